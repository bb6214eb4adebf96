### Checkpoint 1: the board, made of clones, and the puzzle, read letter by letter.

flag = The green flag
    .goal = You can say what a program does after the flag, and in which order.
    .start = A program is a list of instructions. Blocks that are stuck together run from top to bottom. The block on top, with the round hat, says when they begin.

flag-start = Click the green flag and let the blocks run until the owl asks you something.
    .why = The flag woke the scripts under “when flag clicked”. One of them asks, and now it waits for your answer.
    .wrong = The owl has not asked yet.
    .hint-1 = The green flag is above the stage.
    .hint-2 = Click the flag, then let the program run until it stops by itself.
flag-hello = Suppose you type “hello” as your answer. What will the owl ask then?
    .why = “repeat until” goes round and round as long as the answer is no puzzle. “hello” is none, so the owl asks again, with the words inside the loop.
    .wrong = The first question stands above the loop and is asked only once.
    .hint-1 = Find the block “repeat until” in the owl's script. What is inside it?
    .hint-2 = “hello” is no puzzle, so the blocks inside the loop run.
flag-puzzle = Now give the owl a real puzzle. Answer with 460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075, and let it run until the owl says “There it is!”
    .why = Nine rows of nine digits, with a comma after each: that is a puzzle, so the loop is over and the blocks below it run.
    .wrong = The owl has not said “There it is!” yet.
    .hint-1 = Type the whole line, with the comma at its end.
    .hint-2 = If the owl asks once more, look for a digit that is missing, and type it again.
flag-next = Which block makes the owl say “There it is!”? Click that block.
    .why = It stands at the bottom, so it runs last: first the loop has to end, then the board shows the puzzle, then the owl speaks.
    .wrong = This block does something else.
    .hint-1 = It is in the owl's script, under the flag.
    .hint-2 = It is a purple block, and it has the owl's words in it.

clones = 81 cells from one sprite
    .goal = You can explain how one sprite becomes a whole board.
    .start = There is only one sprite called Cell, and yet the board has 81 cells. The others are clones: copies that have scripts and variables of their own.

clones-count = The flag is clicked. How many clones will there be when all is done?
    .why = “repeat (81)” goes round 81 times, and each time it makes one clone. The first sprite is not a clone. It hides.
    .wrong = Each round of the loop makes one clone.
    .hint-1 = Find the block “create clone of myself”. It stands inside a loop.
    .hint-2 = The number is written on the loop.
clones-ten = Step through the program until there are exactly ten clones.
    .why = Each clone begins its life with a copy of the id. The tenth clone was made when id was 10, so it keeps 10 forever.
    .wrong = Count the clones again.
    .hint-1 = Watch the variable id of the sprite Cell. It counts along.
    .hint-2 = Stop right after “create clone of myself” has run while id is 10.
clones-right = Clone 1 stands at x = -144. The next one is 36 steps to its right. What is x of clone 3?
    .why = Clone 3 is two places further: -144 + 36 + 36 = -72.
    .wrong = Begin at -144 and add 36 for each place to the right.
    .hint-1 = From clone 1 to clone 3 there are two places to go.
    .hint-2 = -144 + 36 = -108. Add 36 once more.
clones-down = Clone 1 stands at y = 144. Nine clones fill a row, and each row is 36 steps lower. What is y of clone 10?
    .why = Clones 1 to 9 are in the first row. Clone 10 begins the second: 144 - 36 = 108.
    .wrong = Which row is clone 10 in?
    .hint-1 = Clone 9 is the last one of the first row.
    .hint-2 = One row down: 144 - 36.
clones-swap = Somebody has swapped two blocks, and now the ids go from 0 to 80. Swap them back, so that the first clone has the id 1.
    .why = A clone copies the id as it is at that moment. So first count, then clone.
    .wrong = The clone copies the id at the moment when it is made.
    .hint-1 = Look at the two blocks inside “repeat (81)”.
    .hint-2 = “change id by 1” belongs above “create clone of myself”.

cell-ids = Row and column from a number
    .goal = You can work out row, column and id of a cell in your head.
    .start = Cells are numbered 1 to 81, like words on a page: left to right, then the next line. Programs like to count rows and columns from 0: row 0 to row 8, column 0 to column 8.

cell-ids-column = Which column is cell 12 in? Count columns from 0.
    .why = 12 - 1 = 11. The remainder of 11 ÷ 9 is 2. “mod” gives that remainder, and it is the column.
    .wrong = First take 1 away, then take away whole rows of nine. What is left?
    .hint-1 = Cells 1 to 9 fill the first row. Cell 10 is in column 0 again.
    .hint-2 = Cell 10 is column 0, cell 11 is column 1, cell 12 is …
cell-ids-row = Which row is cell 30 in? Count rows from 0.
    .why = 30 - 1 = 29, and 9 fits into 29 three whole times. “floor” cuts off what is left over.
    .wrong = How many whole rows of nine lie before this cell?
    .hint-1 = Row 0 ends with cell 9, row 1 with cell 18, row 2 with cell 27.
    .hint-2 = Cell 30 comes after cell 27, so three rows are full.
cell-ids-which = Now the other way. Which cell is in row 4 and column 0, counted from 0? Click it.
    .why = Four rows of nine come before it: 4 × 9 = 36. It is the next one: 37.
    .wrong = Row 4, counted from 0, is the fifth row from the top.
    .hint-1 = Column 0 is the first one on the left.
    .hint-2 = Go down the left side: row 0, row 1, row 2, row 3, row 4.
cell-ids-hole = In this program the block “row of cell” goes wrong for some cells: there is a wrong number in it. Mend it.
    .why = A row has nine cells, so we divide by 9. With 10, cell 10 would still be in row 0.
    .wrong = Compare it with how many cells a row has.
    .hint-1 = How many cells are there in one row?
    .hint-2 = Change the 10 into that number.
cell-ids-back = The block “cell in row, column” always gives 0. Make it give the right id for each row and column.
    .why = Nine cells for each row above, then the column, then 1 more because ids begin with 1. Now you can go both ways.
    .wrong = Think of row 4, column 0: that was cell 37.
    .hint-1 = There are 9 times row cells above this row.
    .hint-2 = Put this into “report”: 9 * row + column + 1. Use two “+” blocks and one “*” block.

letters = Letter by letter
    .goal = You can follow a loop that reads a text one letter at a time.
    .start = Your answer is one long text. The program looks at it letter by letter, and a variable called place says which letter is next. Digits go into the list S.

letters-tenth = Nine digits, then a comma, then more digits. When the tenth digit goes into S, what is place?
    .why = The comma is letter 10, so the tenth digit is letter 11. A comma takes a place, but it does not go into the list.
    .wrong = Do not forget the comma.
    .hint-1 = The first nine digits are letters 1 to 9.
    .hint-2 = Letter 10 is the comma.
letters-comma = Step until two whole rows are in S and place is 20: the program looks at the second comma.
    .why = 18 digits and one comma came before: 18 + 1 = 19. So the second comma is letter 20.
    .wrong = S should have 18 items, and place should be 20.
    .hint-1 = Watch how long S is, and watch place.
    .hint-2 = The inner loop has just ended for the second time.
letters-asked = How often will “is a digit” be asked while the whole puzzle is read?
    .why = Nine rows, nine digits each: the inner loop goes round 9 × 9 = 81 times. The commas are looked at by another block.
    .wrong = A loop in a loop: the inner one runs whole, each time the outer one goes round.
    .hint-1 = The inner loop asks once each time it goes round.
    .hint-2 = 9 times 9.
letters-skip = Now the second row is never read: the program forgot to step over the comma. Put the missing block in.
    .why = After the comma, place has to move on, or the comma is taken for the first digit of the next row.
    .wrong = After the comma is checked, place still points at it.
    .hint-1 = The block that moves on is already there once, in the inner loop.
    .hint-2 = Put “change place by 1” under the second “if”, inside the outer loop.

digits = Is it a digit?
    .goal = You can explain the trick with abs, and why 0 needs a question of its own.
    .start = People type funny things. Before a letter goes into the list, the program asks: is this a digit? Scratch has no block for that, so we use a trick. “abs” of a number is the number without its minus sign. What is “abs” of a letter?

digits-seven = What is abs of the letter 7?
    .why = The text “7” can be read as a number, and without a minus sign it stays 7.
    .wrong = “abs” only takes a minus sign away.
    .hint-1 = abs of -7 is 7. And abs of 7?
digits-letter = What is abs of the letter x?
    .why = x is no number, and where Scratch needs a number and finds none, it takes 0.
    .wrong = Scratch does not complain. It takes a number that stands for nothing.
    .hint-1 = x is no number. Which number would you take for “nothing”?
digits-zero = Is “0” a digit? What will the block report for it?
    .why = abs of 0 is 0, just like abs of a letter. So the program asks first whether the letter is 0, and then it is sure.
    .wrong = Read the whole block: there are two questions with “or” between them.
    .hint-1 = The first question is “letter = 0”.
    .hint-2 = With “or” it is enough if one of the two is true.
digits-refused = The answer begins with 46x. The program stops reading at the x. How many items are in S then?
    .why = 4 and 6 were already in the list. At x the block reported false at once, and the rest was never read.
    .wrong = Each digit goes into the list right after it was checked.
    .hint-1 = What happens with the 4? And with the 6?
    .hint-2 = “report” ends the block at once. x does not get into the list.
digits-mend = This block takes 1 to 9, but it refuses 0, and then no puzzle with blanks can be read. Mend it.
    .why = Now 0 is let in, 1 to 9 are let in, and letters stay out. That is what we call validation.
    .wrong = Try it in your head with 0, with 7 and with x.
    .hint-1 = Ask two questions with “or” between them.
    .hint-2 = Put this into “report”: letter = 0 or abs of letter > 0.

colours = Green cells and purple cells
    .goal = You can explain how one message reaches 81 clones, and why only one of them answers.
    .start = Green cells belong to the puzzle. Purple cells are yours. Each clone finds out by itself which costume it should wear, and the costume remembers what kind of cell it is.

colours-costume = The first row of this puzzle is 4 6 0 1 0 0 0 0 0. Which costume does clone 4 wear?
    .why = Item 4 of S is 1. It is not 0, so the clone joins “puzzle ” and 1, and that is the name of its costume.
    .wrong = Look up item 4 of S.
    .hint-1 = Count along the first row: 4, 6, 0, …
    .hint-2 = Item 4 is 1, and it was in the puzzle from the start.
colours-type = All clones hear “get type”, and cell is 5. What will be in the variable type?
    .why = Only clone 5 has the id 5. It wears “user 0”, because the puzzle has a 0 there, so the cell is yours.
    .wrong = Only the clone whose id is 5 answers.
    .hint-1 = What is item 5 of S?
    .hint-2 = A 0 means: this cell is for the player.
colours-who = Now cell is 1. Step until the right clone has set type to “puzzle”.
    .why = 81 scripts ran, one in each clone. 80 of them compared their id with cell and did nothing more.
    .wrong = type is not “puzzle” yet.
    .hint-1 = Each clone asks “id = cell” first. For most it is false.
    .hint-2 = Watch the variable type, and stop when it changes.
colours-mend = In this program all cells become purple, even those of the puzzle. Let the puzzle's own digits wear their green costumes again.
    .why = A condition splits the road: for 0 the one way, for all others the other way.
    .wrong = Cells with a digit from the puzzle should wear “puzzle” and that digit.
    .hint-1 = You need “if … then … else”.
    .hint-2 = Ask whether item id of S is 0. If so, switch costume to “user 0”. Else switch to “puzzle ” joined with item id of S.
