### A taste of ten minutes, for people who have done no other lesson.

taste = A program solves a sudoku
    .goal = You have seen how a program tries a digit, fails, and goes back.
    .start = This is a small sudoku: no digit from 1 to 4 may be twice in a row, a column or a box of two by two. The program does not think: it tries, and it goes back.

taste-first = In the top left cell, the program tries 1, 2, 3, 4. Which digit does it put in first?
    .why = There is a 1 in the row already. So 2 is the first digit that fits.
    .wrong = Take the first digit that is not yet in the row, the column or the box.
    .hint-1 = A 1 is in the row. Is there a 2 in the row, the column or the box?
    .hint-2 = There is none. So 2 fits.
taste-back = Click Solve. Let the program run until it takes the digit back: the second change of S.
    .why = Nothing fits in the next cell. So 2 was wrong, and the program took it back.
    .wrong = The program has not just taken a digit back.
    .hint-1 = The list S holds the board. Taking a digit back is a change, too.
    .hint-2 = Click the button Solve on the stage, and then Run to.
taste-block = Nothing fits beside the 2. Which block will take the 2 back? Click it.
    .why = It puts a 0 into the cell, so the cell is blank again. Then the next digit is tried. That is backtracking.
    .wrong = That is another block.
    .hint-1 = Look near the end of “solve”. A blank cell is a 0.
    .hint-2 = It is the block with the note “Take back”.
taste-other = This board has two solutions. To find the other one, let “solve” try 4 first and 1 last.
    .why = Each order finds a solution if there is one. Which one comes first depends on the order.
    .wrong = Change only the order in which digits are tried.
    .hint-1 = Look at the “for” block. It can count down, too.
    .hint-2 = Let `digit` go from 4 to 1.
