### Projects: programs without one right answer, and a problem not seen before.

diagonals = Both diagonals
    .goal = You can give a solver a new rule.
    .start = In this sudoku a digit may be only once on each long diagonal, too. The solver does not know that yet. There are many ways to teach it. Every program that solves all boards by the new rule is right.

diagonals-write = Change the program so that it obeys both diagonals, too. If there is no such solution, the owl says so.
    .why = One more rule is enough. The search itself did not change at all.
    .wrong = Look at both diagonals: do all of their digits differ?
    .hint-1 = Which block knows the rules? That is the place for a new one.
    .hint-2 = From the top left corner, the diagonal has the cells 1, 6, 11 and 16.
    .hint-3 = The other one has the cells 4, 7, 10 and 13. Only cells on a diagonal need the new rule.

count-all = How many solutions?
    .goal = You can make a search find all solutions, not just the first.
    .start = `solve` stops when it has found one solution. But some boards have more. The empty board has 288! Your program finds out how many there are.

count-all-write = Write the block “number of solutions”. It reports how many ways there are to fill the board. At the end the board is as it was.
    .why = A search that never stops at a solution finds them all. Each call reports its own number, and the caller adds them up.
    .wrong = A full board counts as one. What happens after a solution is found?
    .hint-1 = Think of `solve`. What has to be different if it finds a solution?
    .hint-2 = If there is no blank, report 1. Then go on with the next digit.
    .hint-3 = Add up what the calls report, and take back each digit.

fewest-first = Fewer calls
    .goal = You can make a slow search fast.
    .start = Brute force takes the first blank. It needs 97 calls of `solve` for this board and three others. But a good player looks where only few digits fit. You choose how your program gets there.

fewest-first-write = Let the program solve these four boards with at most 60 calls of `solve` in all. It has to solve any other board, too.
    .why = Whoever chooses well has less to take back. On large boards this saves millions of calls.
    .wrong = Into which blank do the fewest digits fit?
    .hint-1 = `solve` asks “first blank” for a cell. Give it a better one.
    .hint-2 = Write a block “best blank”: it counts for each blank how many digits fit.
    .hint-3 = Remember the best cell so far, and how many digits fit into it.

dead-board = A dead board
    .goal = You can let a program see early that there is no way.
    .start = A board is dead if no digit fits into one of its blanks. You see that at once. Brute force needs 97 calls before it gives up.

dead-board-write = Let the program see that this board is dead with one call of `solve` at most. All other boards are solved as before.
    .why = Good solvers look ahead after each digit. So they give up dead ends early, deep in the search, too.
    .wrong = Is there a blank into which no digit fits?
    .hint-1 = Before `solve` tries anything, let it look at all blanks.
    .hint-2 = Write a block of your own that reports whether there is a dead blank.
    .hint-3 = Count how many of the four digits fit into a blank. What does 0 mean?

place-queens = Place the queens
    .goal = You can write a search from nothing.
    .start = You know the queens: no one may attack another. The block that asks whether a column is safe is there. The block that places the queens is empty.

place-queens-write = Write “place queens from row …”. It adds 1 to `solutions` for each way to place the queens of this row and of all rows below.
    .why = Try, call, take back: you wrote it without any help from `solve`.
    .wrong = Draw it for three rows. What is in `queens` when a call begins, and when it ends?
    .hint-1 = What is the base case? In which row is there nothing left to place?
    .hint-2 = In a loop over all columns: is the column safe in this row?
    .hint-3 = Add the column to `queens`, call for the next row, and delete it again.

visit = The knight's way
    .goal = You can write a search that finds a way.
    .start = The knight wants to be on each square once. The lists `down` and `right` hold his eight moves. He may try them in any order: each tour is right.

visit-write = Write “visit row … column … as number …”. It reports true if the knight can visit all squares from there. Then `visits` holds the number of each square.
    .why = You built the whole search: a question, a base case, a loop with a call, and a way back.
    .wrong = If no move works, the square has to be 0 again.
    .hint-1 = First ask whether the square is free. If it is not, report false.
    .hint-2 = Write the number into `visits`. When is the knight done?
    .hint-3 = Try each of the eight moves with a call. If one reports true, report true.

puzzle-maker = A puzzle maker
    .goal = You can make puzzles with exactly one solution.
    .start = The board is full. Take digits out, and it becomes a puzzle. But if you take too many, it has two solutions. “number of solutions” counts them for you. Click the owl to try your block.

puzzle-maker-write = Write “make a puzzle”. It leaves exactly one solution, and 8 blanks or more. No digit moves to another cell.
    .why = Your program asks a solver about its puzzle. Puzzles in books are made like that, too.
    .wrong = Take one digit out at a time. When do you have to put it back?
    .hint-1 = Remember the digit, replace it with 0, and count the solutions.
    .hint-2 = If there is more than one solution, put the digit back.
    .hint-3 = Do this for all cells, one by one, or “pick random” cells many times.

transfer = On the scales
    .goal = You can solve a new problem with what you know.
    .start = This is a problem you have not seen before. Something weighs 7. The weights 6, 5, 4 and 3 may go onto the pan, each of them once. Which ones together weigh 7?

transfer-first = You click the flag, and in the end the owl says that the scales balance. Which weight is then the first in `pan`?
    .why = 6 and 5 were tried first. Both were taken off again, since nothing fits with them. 4 and 3 make 7.
    .wrong = Try the weights in order: 6 first. Does any other one go with it?
    .hint-1 = 6 needs a 1. Is there one?
    .hint-2 = 5 needs a 2. Is there one?
transfer-off = How many times is a weight taken off the pan again?
    .why = 7 times: 5, 4, 3 and then 6 itself. Then 4, 3 and 5. After that 4 and 3 stay.
    .wrong = Write down each weight that goes on, and cross it out when it goes off.
    .hint-1 = Run it step by step, and watch `pan`.
    .hint-2 = With 6 on the pan, three weights are tried, and all are too heavy.
transfer-ways = Write “ways to balance … from weight …”. It reports in how many ways the weights from that one on make the number.
    .why = It is a search that you had never seen, and you wrote it yourself.
    .wrong = Each weight is either taken, or it is not. Add up both.
    .hint-1 = What is the number of ways if the rest is 0? And if it is less than 0?
    .hint-2 = With this weight, the rest gets smaller. Without it, the rest stays.
