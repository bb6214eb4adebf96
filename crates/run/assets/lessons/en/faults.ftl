### Find the faults: boards and programs with planted faults. The texts of a task know how many faults there are.

# $seed (String)
faults = Find the faults, seed { $seed }
    .goal = You can find what is wrong, and prove it.
    .start = Someone has put in mistakes. Find them all.

# $count (Number)
# $lines (Number)
# $rows (String)
faults-board = { $count ->
    [one] One digit on this board is wrong. Click it.
   *[other] { $count } digits on this board are wrong. Click each of them.
}
    .why = That is all. Take the wrong digits away, and no digit is twice in a row, a column or a box.
    .wrong = A wrong digit clashes with two other cells or more.
    .hint-1 = Find a digit that is twice in a row, a column or a box. One of the two is wrong: the one that clashes with yet another cell.
    .hint-2 = { $lines ->
    [one] All wrong digits are in row { $rows }.
   *[other] The wrong digits are in these rows: { $rows }.
}

# $number (Number)
faults-row = row { $number }
# $number (Number)
faults-column = column { $number }
# $number (Number)
faults-box = box { $number }
# $digit (Number)
# $lines (Number)
# $one (String)
# $two (String)
# $three (String)
faults-twice = { $lines ->
    [1] { $digit } is twice in { $one }.
    [2] { $digit } is twice in { $one } and in { $two }.
   *[3] { $digit } is twice in { $one }, in { $two } and in { $three }.
}
# $twice (String)
# $found (Number)
# $of (Number)
faults-found = Found! { $twice } You have { $found } of { $of }.
faults-blank = This cell is blank, so nothing in it can be wrong.
# $digit (Number)
faults-fits = No other { $digit } is in its row, its column or its box.
# $twice (String)
# $proof (String)
faults-accused = { $twice } But the other one is twice in { $proof }, too. So that one is wrong, and this one is right.

# $count (Number)
# $scripts (String)
# $places (String)
faults-program = { $count ->
    [one] There is one fault in it. Fix it.
   *[other] There are { $count } faults in it. Fix them all.
}
    .why = Your program now does the right thing in every trial. So nothing in it is wrong any more.
    .wrong = Which block could be the reason?
    .hint-1 = Look at { $scripts }. Read it block by block: what should each one do?
    .hint-2 = { $count ->
    [one] The fault is here: { $places }.
   *[other] The faults are here: { $places }.
}
faults-check-row = “check row” should report whether a row has the digit.
faults-check-box = “check box” should report whether a box has the digit.
faults-check-fits = “fits” should report true if neither row, column nor box has the digit. It asks other blocks, and they may be wrong, too.
faults-blanks-left = “blanks left” should report how many cells are blank.
faults-solve = “solve” should fill the board, or say that there is no solution. “first blank” helps it, and may be wrong, too.
# $block (String)
faults-at = “{ $block }”
# $block (String)
faults-below = a block is missing below “{ $block }”
# $block (String)
faults-top = a block is missing at the top of “{ $block }”
