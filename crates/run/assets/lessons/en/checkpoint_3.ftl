### Checkpoint 3: the computer solves, on a small sudoku of four rows, whose whole tree of calls can be seen.

first-blank = The first blank
    .goal = You can explain how the program finds the next cell to fill.
    .start = This is a small sudoku: four rows of four, the digits 1 to 4, and boxes of two by two. Before the program can try a digit, it needs a blank cell. Blanks are zeros in the list S.

first-blank-where = “first blank” looks for the first 0 in S. Which cell will it report? Click it.
    .why = “item # of 0 in S” looks through the list from the front. Item 1 is 2, and item 2 is the first 0.
    .wrong = It reads the board like a page: left to right, then the next row.
    .hint-1 = Begin in the top left corner.
    .hint-2 = The corner holds a 2. Go one to the right.
first-blank-none = Now the board is full. What does “first blank” report?
    .why = There is no item with 0. A real item number is never 0, so 0 can mean “there is none”.
    .wrong = No cell has this number.
    .hint-1 = What does Scratch say when it does not find something in a list?
    .hint-2 = Read the note beside the block.
first-blank-after = The program has just put a digit into cell 2. It asks “first blank” again. Which cell is it now? Click it.
    .why = Cell 2 is not blank any more. So the program finds the next one, and nobody has to count.
    .wrong = Cell 2 is filled now. Read on from there.
    .hint-1 = The top row is now 2 1 0 3.
    .hint-2 = It is the third cell.
first-blank-mend = This “first blank” looks for the wrong thing. Fix it.
    .why = A blank is a 0 in the list. Looking for 1 finds the first 1.
    .wrong = What is in S where the board is blank?
    .hint-1 = It looks for a 1. What should it look for?
    .hint-2 = Change the 1 into 0.

trying = Try the digits in order
    .goal = You can follow the loop in “solve” and say what it does with each digit.
    .start = The block “solve” takes the first blank and tries 1, 2, 3, 4. If a digit fits, it goes in, and a new call of “solve” does the rest of the board.

trying-digit = The first blank is cell 2, in the row 2 0 0 3. Which digit is put into it first?
    .why = 1 is tried first. It is not in the row, the column or the box of cell 2, so it fits.
    .wrong = The digits are tried in order: 1, 2, 3, 4. Take the first one that fits.
    .hint-1 = Is there a 1 in the top row? In column 1, which is 0 0 0 2? In the box?
    .hint-2 = There is none. So the very first digit fits.
trying-none = With 1 in cell 2, the next call has cell 3, and the top row is 2 1 0 3. What will this call report?
    .why = 1, 2 and 3 are in the row, and 4 is in the column. No digit fits, so the call reports false. That means a digit placed earlier must be wrong.
    .wrong = Try each digit in cell 3: look at the row, and then at the column 0 4 2 3.
    .hint-1 = The row has 2, 1 and 3 already. Only 4 is left.
    .hint-2 = Cell 7, right below, is 4.
trying-solve = Click Solve and let the program run until the board is full.
    .why = Each call filled one cell and left the rest to the next call. That is divide and conquer: one cell now, the smaller board later.
    .wrong = Some cells are still blank.
    .hint-1 = Click the button Solve on the stage.
    .hint-2 = Then let the blocks run to the end.
trying-three = This “solve” finds no solution, because it never tries 4. Fix it.
    .why = If it never tries a digit, it never finds a solution that needs this digit. Brute force has to try them all.
    .wrong = How far does the loop count?
    .hint-1 = Look at the “for” block.
    .hint-2 = Let it count from 1 to 4.

memory = What a call remembers
    .goal = You can explain that each call has variables of its own.
    .start = “solve” calls “solve”. The first call is not over then: it waits, like a page with a bookmark in it. Each call has its own page with its own `cell` and `digit`.

memory-first = The first call has put 1 into cell 2 and called “solve”. The second call has just begun. What is `digit` in the first call?
    .why = The first call waits with its variables as they were: cell 2, digit 1.
    .wrong = Look at the card of the first call.
    .hint-1 = Which digit did the first call put in?
    .hint-2 = It is waiting in the middle of its loop, and the loop is at 1.
memory-new = And what is `digit` in the second call, which has just begun?
    .why = Each call begins with new variables, and they are 0. It does not see those of the first call.
    .wrong = It has not given `digit` a value.
    .hint-1 = Nobody has given it a value.
    .hint-2 = A new variable in Scratch is 0.
memory-four = Let it run until four calls of “solve” are open at once.
    .why = Three calls wait, each with a digit on the board, and the fourth one works. Together they show the way from the first blank to here.
    .wrong = Count the cards: there are not four yet, or you have gone past four.
    .hint-1 = Each time “solve” is called, one card is added. When it reports, its card goes away.
    .hint-2 = The second call fails soon. Go on after that.
memory-third = Four calls are open now. Which cell does the third one remember? Click it.
    .why = The first call has cell 2, the second cell 3, the third cell 5: the third blank of the board.
    .wrong = Look at the card of the third call, or count the blanks.
    .hint-1 = The first call took the first blank, the second call took the second.
    .hint-2 = The first row has two blanks. The third blank is in the second row.
memory-own = Here all calls share one `cell`, and so they get mixed up. Give each call a `cell` of its own again.
    .why = “script variables” makes variables that belong to one call. No other call can change them. Calls may share `digit`, because the loop sets it anew in each round.
    .wrong = When a call comes back, `cell` still holds the other call's value.
    .hint-1 = A block is missing at the top of “solve”.
    .hint-2 = Put “script variables cell” right under “define”.

taking-back = Taking back
    .goal = You can explain what backtracking is, in your own words.
    .start = Sometimes a digit fits and is wrong all the same. You see it only later, when no digit fits any more. Then the program goes back and takes a digit out again.

taking-back-gives-up = Let it run until “solve” reports for the first time.
    .why = It reported false. No digit fits into cell 3, so this call gives up. The call before it gets this answer.
    .wrong = No call has reported.
    .hint-1 = Watch cell 3: all four digits are refused.
    .hint-2 = Stop right after the block “report false” at the end of “solve”.
taking-back-where = The call for cell 3 has just reported false. Which cell becomes blank now? Click it.
    .why = The call before it had put 1 into cell 2. It hears “false”, takes its 1 back, and goes on with its loop.
    .wrong = It is the cell that was filled last.
    .hint-1 = Only one digit was placed so far.
    .hint-2 = Which call called the one that gave up?
taking-back-then = The 1 in cell 2 was taken back. Which digit goes into cell 2 next?
    .why = 2 and 3 are in the row already. 4 fits. The loop simply went on where it was.
    .wrong = The loop goes on: 2, then 3, then 4.
    .hint-1 = The top row is 2 0 0 3. Does 2 fit? Does 3?
    .hint-2 = Only one digit is left.
taking-back-never = This board has 1 and 3 in its top row, and no solution at all. What does “solve” report in the end?
    .why = All digits of the first cell were tried, and each failed. Then the first call reports false, and that is a proof: there is no solution.
    .wrong = What does “solve” report after its loop is over?
    .hint-1 = If there is no solution, no call can find one.
    .hint-2 = Look at the last block of “solve”.
taking-back-mend = This “solve” forgets to take digits back. Put the block in that makes the cell blank again.
    .why = Without it, wrong digits stay on the board, and later digits do not fit.
    .wrong = What should happen when the inner “solve” has reported false?
    .hint-1 = The new block comes after “if solve then report true”, inside the other “if”.
    .hint-2 = “replace item cell of S with 0”.

deep = How deep, how many
    .goal = You can explain the difference between how deep calls go and how many there are.
    .start = Two numbers say a lot about a recursion: how many calls are open at once, and how many there are in all. The board has nine blanks.

deep-deepest = At one moment, how many calls of “solve” are waiting or working, at most? Count the first one, and the last one, which finds nothing left to fill.
    .why = One call for each of the nine blanks, and one more that finds no blank and reports true: 10.
    .wrong = One call for each blank. And which call sees that the board is full?
    .hint-1 = There are nine blanks.
    .hint-2 = The call that says “solved” comes on top of them.
deep-comes-back = The seventh call has just begun, with cell 9. How many more calls begin before it comes back?
    .why = It placed 3 and called “solve”, which reported false. It placed 4 and called “solve”, which reported false too. Two calls, and then it gave up.
    .wrong = Each digit that fits leads to one call.
    .hint-1 = Go step by step and count the calls of “solve”.
    .hint-2 = In cell 9 two digits fit: 3 and 4.
deep-calls = How many calls of “solve” are there in all until the board is full?
    .why = 16 calls, though only 10 are open at once: six came back with “false” on the way. Depth costs memory. The number of calls costs time.
    .wrong = Count all calls, also those that failed.
    .hint-1 = Each digit that is placed leads to one call. The first call comes on top.
    .hint-2 = Ten calls were right. Six failed.
deep-turn = On this board the wrong digits are the small ones. Change “solve” so that it needs fewer calls for the same solution.
    .why = From 4 down to 1 each first try was right: 10 calls. On another board it could be the other way round. Luck is no plan, but the next lessons have one.
    .wrong = Change only the order in which digits are tried.
    .hint-1 = Look at the “for” block. It may count down as well.
    .hint-2 = Let `digit` go from 4 to 1.

solve-ends = When does “solve” stop?
    .goal = You can say how “solve” ends on a full board, and on a board without a solution.
    .start = “solve” has a base case: if there is no blank, it reports true. Find out what this question does, and what it does not do.

solve-ends-fake = This board is full, but there are two 1s in its top row. What does “solve” report?
    .why = It finds no blank, so it reports true at once. It checks only the digits that it puts in itself.
    .wrong = Read “solve” from the top. What does it do if there is no blank?
    .hint-1 = Here “first blank” reports 0.
    .hint-2 = Which block comes right after “if cell = 0”?
solve-ends-none = This board has no solution: the top row needs a 4, but the box has one already. Click Solve. Let the program run until the owl says that there is no solution.
    .why = No digit fits into cell 4. So the loop ends, and the first call reports false.
    .wrong = The owl has not said “There is no solution.”
    .hint-1 = Click the button Solve on the stage.
    .hint-2 = Then let the blocks run to the end.
solve-ends-missing = Here the base case was taken out. Cell 16 is the only blank. The second call finds no blank. Which block ends this call? Click it.
    .why = No digit fits into a cell that does not exist. So the loop ends, and the call reports false, though the board is right.
    .wrong = Run the program until a call of “solve” has reported. Which block ran last?
    .hint-1 = The question “if cell = 0” is gone. So the call goes on with the loop.
    .hint-2 = It is the last block of “solve”.
solve-ends-extra = Here “solve” asks one more question before it calls itself: is the board full now? Without it there are 16 calls. How many are there with it?
    .why = One less: the last call is left out, which only saw that the board was full. The solution is the same. So one of the two questions is redundant here.
    .wrong = Which call is not made any more?
    .hint-1 = The last call of all finds no blank.
    .hint-2 = Only that one call is left out.
solve-ends-late = This “solve” waits for cell 17, and so it never reports true. Fix its base case.
    .why = “first blank” never reports 17. It reports 0 if no cell is blank. A base case has to be one that comes.
    .wrong = What does “first blank” report if no cell is blank?
    .hint-1 = Read the note beside “first blank”.
    .hint-2 = Change the 17 to 0.
solve-ends-full = If the board is full from the start, the owl should say “The board is full.” Otherwise, all is as before. Change the owl's script.
    .why = Your question comes before the first call. Inside “solve” it is still needed, for the board that gets full.
    .wrong = What does the owl say on a full board, and what on others?
    .hint-1 = You need “if … then … else …” right under “when I receive solve”.
    .hint-2 = Ask whether “first blank” = 0. The old blocks go into “else”.

solve = Write it yourself
    .goal = You have written a solver.
    .start = Now you know all its parts: the first blank, the loop over the digits, the call for the rest, and taking back. Put them together.

solve-full = The board is full already. How many calls of “solve” are there then, the first one counted?
    .why = The first call finds no blank and reports true at once. This is where a recursion ends. It is called the base case.
    .wrong = Does it call itself when there is no blank?
    .hint-1 = What does “first blank” report on a full board?
    .hint-2 = Then the first “if” reports true, and that is all.
solve-end = This “solve” never notices that the board is full. Put in the blocks that end it.
    .why = Every recursion needs a case in which it does not call itself. Without one it goes on and on, or never says yes.
    .wrong = What should it report when there is no blank left?
    .hint-1 = You need an “if” right after “set cell to first blank”.
    .hint-2 = If `cell` = 0, report true.
solve-order = “solve” has come apart. Put the loose blocks in order. Two of them are not needed.
    .why = Find a cell, try a digit, call, take back: these four parts make “solve”.
    .wrong = Go through the parts: find a cell, try a digit, call, take back.
    .hint-1 = “Find a cell” comes first, and then the question whether the board is full.
    .hint-2 = In the loop: if the digit fits, put it in, call, and take it back. After the loop, report false.
solve-write = This “solve” is almost empty. Write the rest.
    .why = You did it. This is called brute force. The same “solve”, with blocks that check nine rows, solves every sudoku.
    .wrong = Go through the four parts: find a cell, try a digit, call, take back.
    .hint-1 = If `cell` = 0, report true. Then: for `digit` from 1 to 4, if `digit` fits `cell` …
    .hint-2 = … replace item `cell` of S with `digit`. If solve, report true. Then replace item `cell` of S with 0. After the loop: report false.
