### Checkpoint 2: a person plays, and the program checks each digit.

numkey = Expecting a number key
    .goal = You can explain how one variable switches keys on and off.
    .start = You click a cell and then press a key. The key scripts are always there. A variable called `expecting numkey` tells them whether they should listen.

numkey-no-click = No cell was clicked. Somebody presses the key 5. Item 3 of S is 0 now. What is it after that?
    .why = `expecting numkey` is not true, so the key script does nothing. The board stays as it was.
    .wrong = First a cell has to be clicked.
    .hint-1 = Look at the “if” in the block “press”.
    .hint-2 = `expecting numkey` becomes true only after a click on a cell.
numkey-enter = Now do it right: put a 5 into cell 3, which is the third one in the top row.
    .why = The click said “expecting numkey = true”, the key said “digit = 5”, and then the digit was checked and went into S.
    .wrong = Item 3 of S is not 5.
    .hint-1 = Two steps: click, then press.
    .hint-2 = Click cell 3, let the blocks run, then press the key 5.
numkey-waits = Cell 3 was clicked, and the program waits for a key. What is in the variable `digit` right now?
    .why = -1 means “no key yet”. No key gives -1, so “wait until not digit = -1” really waits for a key.
    .wrong = Look at the variable. A block has set it just before the waiting began.
    .hint-1 = Find “wait until” in the script. What does it wait for?
    .hint-2 = The block “set digit to …” is a little above it.
numkey-given = Cell 3 was clicked and waits. Now cell 1 is clicked, which belongs to the puzzle. What is `expecting numkey` then?
    .why = A green cell takes no digit, so the program stops listening to keys. Otherwise the key would go to the wrong cell.
    .wrong = Cell 1 is green. What does the script do first for a green cell?
    .hint-1 = Follow the script: “if type = puzzle then …”.
    .hint-2 = The first block inside sets `expecting numkey`.
numkey-once = In this program a second key changes `digit` again, though nobody clicked. One block is missing in “press”. Put it back.
    .why = After one key the switch goes off. Now you can press one key for each click.
    .wrong = After one key, the program should stop listening.
    .hint-1 = The variable `expecting numkey` should change when a key was pressed.
    .hint-2 = Put “set expecting numkey to false” inside the “if”.
numkey-write = “press” is empty. Write it. If `expecting numkey` is true, it should take the key as `digit`, and then expect no other key.
    .why = A key counts only after a click on a cell, and only once. `expecting numkey` remembers that.
    .wrong = What should happen without a click, and what after the first key?
    .hint-1 = Everything goes into one “if”: is `expecting numkey` = true?
    .hint-2 = In the “if”: set `expecting numkey` to false, and set `digit` to `key`.

row = Check a row
    .goal = You can explain how a loop looks through nine items of a list.
    .start = Is the digit already in this row? The nine cells of a row are side by side in the list S, so the program looks at one after the other.

row-there = Row 0 of this puzzle is 4 6 0 1 0 0 0 0 0. What does “check row 0 for 6” report?
    .why = The second item is 6. So the digit is there, and 6 must not go into this row again.
    .wrong = Is there a 6 in row 0?
    .hint-1 = “true” means: the row has the digit.
row-first = The program checks row 2. Which cell does it look at first? Click it.
    .why = 9 × 2 + 1 = 19. Two whole rows come before it, and list items count from 1.
    .wrong = Rows count from 0 here: row 2 is the third one.
    .hint-1 = Row 0 begins with cell 1, row 1 with cell 10.
    .hint-2 = Row 2 begins right after cell 18.
row-absent = The program looks for 2 in row 0, which has no 2. Let it run until “check row” has reported.
    .why = It looked at all nine cells. Only after the last one is it sure, and reports false.
    .wrong = “check row” has not reported.
    .hint-1 = Click Run, or take single steps.
    .hint-2 = The last block is “report false”.
row-stop = The program looks for 1 in row 0. Let it run until “check row” has reported.
    .why = It reported true as soon as it saw the 1. It did not look at the rest of the row: “report” ends the block at once.
    .wrong = “check row” has not reported.
    .hint-1 = The 1 is the fourth number of row 0.
    .hint-2 = Go on until the block “report true” has run.
row-rounds = Look again: 1 in row 0, which is 4 6 0 1 0 0 0 0 0. How many cells did it look at before it reported?
    .why = 4, 6, 0, and then the 1: four cells. The loop could run nine times, but “report” ends it.
    .wrong = Count the cells up to the 1. The cell with the 1 counts too.
    .hint-1 = It begins on the left and stops at the 1.
    .hint-2 = 4 is the first cell, 6 the second, 0 the third …
row-mend = This “check row” misses a digit now and then. Find out why, and fix it.
    .why = A row has nine cells. With 8 rounds it never looks at the last one. Mistakes like this are so common that they have a name: off-by-one mistakes.
    .wrong = Which cell of the row does it never look at?
    .hint-1 = How many times does the loop run?
    .hint-2 = Change the 8 in “repeat” into 9.
row-order = Put the loose blocks in order, so that “check row” works again. Two of them are not needed.
    .why = It starts at the first cell of the row. Each round looks at one cell and goes on to the next. After nine cells it reports false.
    .wrong = Where does it start, and which cell comes next?
    .hint-1 = List items count from 1. So the first cell of row 0 is 9 × 0 + 1.
    .hint-2 = Two blocks belong in the loop: “if”, and below it “change count by 1”. “report false” comes after the loop.
row-full = “row … is full” should report true if a row has no blank. Write it. “check row” can help you.
    .why = A row is full if it has no 0. “check row” finds a 0 as it finds any digit.
    .wrong = Which number does a blank have in S?
    .hint-1 = Ask “check row” for 0.
    .hint-2 = If it finds a 0, the row is not full. So you need the block “not”.

column = Check a column
    .goal = You can write a custom block that is almost like one you know.
    .start = The cells of a column are below each other on the board. In the list they are far apart: it is a whole row from one to the next.

column-next = The program checks column 4, so it begins at cell 5. Which cell is next? Click it.
    .why = One row further down is nine items later: 5 + 9 = 14.
    .wrong = In a column you go down, not to the right.
    .hint-1 = Put your finger on cell 5 and go one down.
    .hint-2 = 5 + 9.
column-there = Column 4 holds, from the top: 0 0 9 0 4 0 2 0 0. What does “check column 4 for 9” report?
    .why = The third cell of the column has the 9.
    .wrong = Is there a 9 in this column?
    .hint-1 = “true” means: the column has the digit.
column-found = The program looks for 8 in column 0. Let it run until “check column” has reported.
    .why = Column 0 begins with 4 and 8. So it looked at cells 1 and 10, and reported true.
    .wrong = “check column” has not reported.
    .hint-1 = Click Run, or take single steps.
    .hint-2 = Go on until “report true” has run.
column-rounds = The program looks for 4 in column 4, which is 0 0 9 0 4 0 2 0 0. How many times does “change count by 9” run?
    .why = It goes on to the next row four times. In the fifth cell it finds the 4, and “report” ends the block.
    .wrong = It stops at the 4. How many cells come before it?
    .hint-1 = The block runs after each cell that is not 4.
    .hint-2 = The 4 is in the fifth cell.
column-fix = This “check column” begins in the wrong cell. Fix it.
    .why = Column 0 begins in cell 1, column 1 in cell 2. So the first cell is `column` + 1.
    .wrong = In which cell does column 3 begin?
    .hint-1 = The first cell of each column is in the top row.
    .hint-2 = Set `count` to `column` + 1.
column-write = Here “check column” is almost empty. Write it, with “check row” as your model.
    .why = Only two things are different: where it begins, and how far each step goes. Seeing what is the same in two programs is called abstraction.
    .wrong = Compare the beginning and the step with “check row”.
    .hint-1 = Column 0 begins with item 1, column 1 with item 2. So begin with `column` + 1.
    .hint-2 = In the loop, change `count` by 9. All the rest is as in “check row”.

box = Check a box
    .goal = You can find the box of a cell, and explain why a box needs two loops.
    .start = A box is three cells wide and three high. There are nine, counted from 0: the first row of boxes is 0 1 2, then 3 4 5, then 6 7 8.

box-number = “get box” counts cells from 0. Which box is cell 40 in? It is the cell in the middle of the board.
    .why = Its row is 4, so `box` starts as 3. Its column is 4, which is more than 2, so 1 is added: box 4.
    .wrong = First find the row and the column of 40: 40 ÷ 9 is 4, remainder 4.
    .hint-1 = The middle of the board is in the middle box.
    .hint-2 = Boxes: 0 1 2, then 3 4 5, then 6 7 8. Which is in the middle?
box-first = The program checks box 4, the middle one. Which cell does it look at first? Click it.
    .why = The list `box starts` says 30 for box 4, counted from 0. As an item of S that is 31.
    .wrong = It is the top left corner of the middle box.
    .hint-1 = The middle box begins in row 3 and column 3, counted from 0.
    .hint-2 = 9 × 3 + 3 = 30, and items count from 1.
box-jump = It has looked at cells 31, 32 and 33. Where does it go next? Click it.
    .why = After three steps `count` is 34. Add 6 and it is 40: the cell below 31. Three steps and six more make nine, a whole row.
    .wrong = The next cell of the box is in the row below.
    .hint-1 = Which cell is right below cell 31?
    .hint-2 = 31 + 9.
box-absent = Box 0 is 4 6 0, 8 2 0, 0 0 0. The program looks for 9 in it. Let it run until “check box” has reported.
    .why = It looked at three rows of three cells. There is no 9, so it reported false.
    .wrong = “check box” has not reported.
    .hint-1 = Click Run, or take single steps.
    .hint-2 = The last block is “report false”.
box-looks = Now it looks for 2 in the same box: 4 6 0, 8 2 0, 0 0 0. How many cells does it look at before it reports?
    .why = It sees 4, 6, 0, then 8, and then the 2: five cells. “report” ends both loops at once.
    .wrong = Count the cells up to the 2. The cell with the 2 counts too.
    .hint-1 = It reads the box row by row, like a page.
    .hint-2 = The first row has three cells. How many come in the second row, up to the 2?
box-mend = This “check box” leaves its box. Fix one number.
    .why = The inner loop has gone 3 to the right already. 3 + 6 = 9 is exactly one row.
    .wrong = Where is `count` after the inner loop, and where should it be?
    .hint-1 = Look at the block under the inner loop.
    .hint-2 = It should be 6.
box-write = Here “check box” is almost empty. Write it.
    .why = Two loops, one in the other: three rows, and three cells in each row.
    .wrong = Which nine cells does it look at? Does it stay in its box?
    .hint-1 = Begin at item `box` + 1 of `box starts`, plus 1. Then you need a loop in a loop, three times each.
    .hint-2 = In the inner loop: if item `count` of S is `digit`, report true. Then change `count` by 1. After the inner loop, change it by 6.

fits = Does it fit?
    .goal = You can explain how small blocks work together in a bigger one.
    .start = A digit fits if the row, the column and the box do not have it. We have a block for each of the three questions. Now one block asks them all.

fits-five = Does 5 fit into cell 3? Row 0 is 4 6 0 1 0 0 0 0 0. Column 2 has only a 6. The box has 4, 6, 8 and 2.
    .why = No row, column or box of cell 3 has a 5. So 5 fits. It may be wrong in the end, but no rule forbids it now.
    .wrong = Look for a 5 in the row, in the column and in the box.
    .hint-1 = “true” means: it fits.
    .hint-2 = None of them has a 5.
fits-asks = Now watch it: does 5 fit into cell 3? Let the program run until “fits” has reported.
    .why = “fits” asked three blocks, and each reported false: no 5. So “fits” reported true.
    .wrong = “fits” has not reported.
    .hint-1 = Click Run, or take single steps.
    .hint-2 = All three checks have to be over: row, column and box.
fits-lazy = Somebody tries 6 in cell 3. There is a 6 in its row. How many times is “check column” called?
    .why = The row already has the 6, and “report false” ended the block. More checks would be a waste of time.
    .wrong = What happens right after “check row” has found the 6?
    .hint-1 = “report” ends the block at once.
    .hint-2 = So the blocks below it never run.
fits-which = Somebody tries 2 in cell 3. Which check finds the 2?
    .why = There is no 2 in the row and none in the column. But the box has one, in cell 11.
    .wrong = Look where the nearest 2 is.
    .hint-1 = Row 0 is 4 6 0 1 0 0 0 0 0. Column 2 is 0 0 0 0 0 0 6 0 0.
    .hint-2 = Row 1 begins with 8 2.
fits-mend = This “fits” forgets one of the three checks. Add it.
    .why = Now all three are checked: row, column and box. If one of them has the digit, it does not fit.
    .wrong = Which one is never checked: row, column or box?
    .hint-1 = The box is missing. “get box” finds it, and counts cells from 0.
    .hint-2 = If “check column” is true, report false. Then report: not check box (get box (`cell` - 1)) for `digit`.
fits-write = This “fits” says yes to every digit. Write it. Row, column and box have blocks that can help you.
    .why = One block now answers the question, and three small ones do the work.
    .wrong = When must a digit not go in? Look at row, column and box.
    .hint-1 = Row: floor of (`cell` - 1) / 9. Column: (`cell` - 1) mod 9. Box: get box (`cell` - 1).
    .hint-2 = If “check row” is true, report false. Do the same for the column and the box. Then report true.

solved = Is it solved? The trick with 405
    .goal = You can say what the sum 405 proves, and what it does not.
    .start = Is the board solved? The program is lazy: it looks for blanks, and then it adds up all 81 numbers.

solved-sum = Each row of a solved sudoku holds 1 to 9, which adds up to 45. What is the sum of the whole board?
    .why = Nine rows, 45 each: 9 × 45 = 405.
    .wrong = There are nine rows.
    .hint-1 = 9 × 45.
    .hint-2 = 10 × 45 is 450. Take one 45 away.
solved-fake = Now every row of the board is 1 2 3 4 5 6 7 8 9. That is no sudoku: column 0 has nine ones. What does “solved” report?
    .why = There is no blank and the sum is 405, so it reports true. And that is wrong! A test that some wrong boards pass is not a proof.
    .wrong = Do what the blocks do: look for a 0, then add up.
    .hint-1 = Is there a 0? And what is the sum?
    .hint-2 = Each row adds up to 45 here too.
solved-blank = In the same board, cell 81 is blank now. Let the program run until “solved” has reported.
    .why = It found a 0 in S and reported false at once. So it did not add up anything.
    .wrong = “solved” has not reported.
    .hint-1 = Click Run, or take single steps.
    .hint-2 = Go on until “report false” has run.
solved-guard = In the same board, cell 81 is blank. A player wants to put a 9 there. What does “can stand in” report?
    .why = Column 8 is full of nines, so 9 is refused. In the game each digit is checked when it goes in. That is why the false board cannot happen there, and why 405 is enough.
    .wrong = Look at the column above cell 81.
    .hint-1 = “can stand in” calls “fits”, and that checks row, column and box.
    .hint-2 = All other cells of the last column hold a 9.
solved-nines = This “solved” only adds up. It is happy with 45 nines and 36 blanks, since 45 × 9 is 405. Let it say no if there is a blank.
    .why = Now a board with blanks is never solved, no matter what its sum is.
    .wrong = What should it do as soon as S has a 0 in it?
    .hint-1 = There is a block that asks whether a list contains something.
    .hint-2 = At the top: if S contains 0, report false.
solved-row = “sum of row” should report the sum of one row. Row 0 has items 1 to 9 of S. Write it.
    .why = In a solved sudoku each row adds up to 45. If a row does not, the board is wrong.
    .wrong = Does it add up all nine cells of the row, and no others?
    .hint-1 = Use a loop: for `count` from 1 to 9.
    .hint-2 = In the loop: change `sum` by item 9 × `row` + `count` of S.
