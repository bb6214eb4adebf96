### Checkpoint 1: the board, made of clones, and the puzzle, read letter by letter.

flag = The green flag
    .goal = You can say what a program does after the flag, and in which order.
    .start = A program is a list of instructions. Blocks that are stuck together run from top to bottom. The block on top, with the round hat, says when they begin.

flag-start = Click the green flag and let the blocks run until the owl asks you something.
    .why = The flag woke the scripts under “when flag clicked”. One of them asks, and now it waits for your answer.
    .wrong = The owl has not asked you anything.
    .hint-1 = The green flag is at the top left.
    .hint-2 = Click the flag, then let the program run until it stops by itself.
flag-hello = Suppose you type “hello” as your answer. What will the owl ask then?
    .why = “repeat until” repeats until the answer is a puzzle. “hello” is not one, so the owl asks again, with the words inside the loop.
    .wrong = The first question is above the loop, so it is asked only once.
    .hint-1 = Find the block “repeat until” in the owl's script. What is inside it?
    .hint-2 = “hello” is not a puzzle, so the blocks inside the loop run.
flag-puzzle = Now give the owl a real puzzle. Answer with this line, the last comma too: `460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075,` Then let the program run until the owl says “There it is!”
    .why = A puzzle is nine rows of nine digits, with a comma after each row. So the loop ends, and the blocks below it run.
    .wrong = The owl has not said “There it is!”.
    .hint-1 = Type the whole line, with the comma at its end.
    .hint-2 = If the owl asks once more, look for a missing digit, and type the whole line again.
flag-next = Which block makes the owl say “There it is!”? Click that block.
    .why = It is at the bottom, so it runs last. First the loop ends, then the board shows the puzzle, then the owl speaks.
    .wrong = This block does something else.
    .hint-1 = It is in the owl's script, under the flag.
    .hint-2 = It is a purple block, and it has the owl's words in it.
flag-once = This owl asks again only once. Change it so that it asks until the answer is a puzzle.
    .why = “if” asks once. “repeat until” asks as often as it has to.
    .wrong = What happens if the second answer is no puzzle either?
    .hint-1 = Which block does something again and again?
    .hint-2 = Put “repeat until read puzzle answer” in place of “if”. The block “ask” goes into it.
flag-order = The owl's script has come apart. Put the loose blocks in order, so that it works as before. Two of them are not needed.
    .why = First the question. The loop asks again until the answer is a puzzle. Only then does the board show it.
    .wrong = What should the owl do after “hello”, and what after a puzzle?
    .hint-1 = There are two blocks that ask. One of them goes into the loop.
    .hint-2 = Ask first. Below it is “repeat until read puzzle”. At the end are “broadcast” and “say”.
flag-click = Write a new script for the owl. When you click the owl, it should say “Hello!”
    .why = A script of its own begins with its own hat. It waits until you click the owl.
    .wrong = The new script needs a hat of its own.
    .hint-1 = Look for “when this sprite clicked” under Events.
    .hint-2 = Put “say Hello!” below it.

clones = 81 cells from one sprite
    .goal = You can explain how one sprite becomes a whole board.
    .start = There is one sprite called Cell. It hides, and makes clones: copies with scripts and variables of their own. Each cell of the board is a clone.

clones-count = You click the flag. How many clones will there be when the script ends?
    .why = “repeat 81” runs 81 times, and each time it makes one clone. The sprite itself is not a clone. It hides.
    .wrong = Each round of the loop makes one clone.
    .hint-1 = Find the block “create clone of myself”. It is inside a loop.
    .hint-2 = The number is written on the loop.
clones-all = Click the flag. Let the program run until there are 81 clones.
    .why = The loop has made one clone in each round. All of them were made by one small script.
    .wrong = There should be 81 clones.
    .hint-1 = The green flag is at the top left.
    .hint-2 = The number of clones is under Variables.
clones-ten = Step through the program until there are exactly ten clones.
    .why = Each clone begins its life with a copy of the id. The tenth clone was made when `id` was 10, so it keeps 10 forever.
    .wrong = Count the clones again.
    .hint-1 = Watch the variable `id` of the sprite Cell. It counts along.
    .hint-2 = Stop right after “create clone of myself” has run while `id` is 10.
clones-right = Clone 1 is at x = -144. The next clone is 36 steps to its right. What is clone 3's x?
    .why = Clone 3 is two places further: -144 + 36 + 36 = -72.
    .wrong = Begin at -144 and add 36 for each place to the right.
    .hint-1 = From clone 1 to clone 3 it is two places.
    .hint-2 = -144 + 36 = -108. Add 36 once more.
clones-down = Clone 1 is at y = 144. Nine clones fill a row, and each row is 36 steps lower. What is clone 10's y?
    .why = Clones 1 to 9 are in the first row. Clone 10 begins the second: 144 - 36 = 108.
    .wrong = Which row is clone 10 in?
    .hint-1 = Clone 9 is the last one of the first row.
    .hint-2 = One row down: 144 - 36.
clones-swap = Somebody has swapped two blocks, and now the ids go from 0 to 80. Change the script so that the ids go from 1 to 81.
    .why = A clone copies the id as it is at that moment. So count first, then clone. Starting at 1 works too.
    .wrong = The clone copies the id at the moment when it is made.
    .hint-1 = Look at the two blocks inside “repeat 81”.
    .hint-2 = “change id by 1” belongs above “create clone of myself”.
clones-nine = This script only hides the sprite. Write the rest: it should make nine clones with the ids 1 to 9.
    .why = It is the same loop with 9 rounds. So the first row of the board is made.
    .wrong = How many clones are there, and which ids do they have?
    .hint-1 = Set `id` to 0. Then you need a loop with 9 rounds.
    .hint-2 = Inside the loop: change `id` by 1, and then create a clone of myself.

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
cell-ids-reports = The program works out which cell is in row 2 and column 3. Let it run until the block reports.
    .why = 9 × 2 + 3 + 1 = 22. So it reports cell 22.
    .wrong = The block has not reported.
    .hint-1 = Click Run, or take single steps.
    .hint-2 = The block “report” is the last one of the script.
cell-ids-last = Cell 27 is at the end of a row. Which column does “column of cell 27” report?
    .why = 27 - 1 = 26, and the remainder of 26 ÷ 9 is 8. Without the “- 1” it would be 0.
    .wrong = Columns count from 0. Which number does the last one have?
    .hint-1 = First take away 1: that makes 26.
    .hint-2 = 26 is 2 × 9 and a remainder.
cell-ids-hole = The block “row of cell” is wrong for some cells: it has a wrong number in it. Fix it.
    .why = A row has nine cells, so we divide by 9. With 10, cell 10 would still be in row 0.
    .wrong = Compare it with how many cells a row has.
    .hint-1 = How many cells are there in one row?
    .hint-2 = Change the 10 into that number.
cell-ids-back = The block “cell in row, column” always gives 0. Make it give the right id for each row and column.
    .why = Nine cells for each row above, then the column, then 1 more because ids begin with 1. Now you can go both ways.
    .wrong = Think of row 4, column 0: that was cell 37.
    .hint-1 = There are 9 × `row` cells above this row.
    .hint-2 = Put this into “report”: 9 * `row` + `column` + 1. Use two “+” blocks and one “*” block.

letters = Letter by letter
    .goal = You can follow a loop that reads a text one letter at a time.
    .start = Your answer is one long text. The program looks at it letter by letter, and a variable called `place` says which letter is next. Digits go into the list S.

letters-tenth = Nine digits, then a comma, then more digits. When the tenth digit goes into S, what is the value of `place`?
    .why = The comma is letter 10, so the tenth digit is letter 11. A comma takes a place, but it does not go into the list.
    .wrong = Do not forget the comma.
    .hint-1 = The first nine digits are letters 1 to 9.
    .hint-2 = Letter 10 is the comma.
letters-row = The program reads the puzzle. Let it run until the first nine digits are in S.
    .why = The inner loop has run nine times. Next comes the comma, and `place` moves on to it.
    .wrong = There should be nine items in S.
    .hint-1 = The items of S are under Variables.
    .hint-2 = One digit is added in each round of the inner loop.
letters-comma = Let it run until two whole rows are in S and `place` is 20: the program looks at the second comma.
    .why = 18 digits and one comma came before: 18 + 1 = 19. So the second comma is letter 20.
    .wrong = S should have 18 items, and `place` should be 20.
    .hint-1 = Watch how long S is, and watch `place`.
    .hint-2 = The inner loop has just ended for the second time.
letters-asked = How many times is “is a digit” called while the whole puzzle is read?
    .why = Nine rows, nine digits each: the inner loop runs 9 × 9 = 81 times. Another block looks at the commas.
    .wrong = One loop is inside the other. In each round of the outer loop, the inner loop runs from start to end.
    .hint-1 = The inner loop asks once in each round.
    .hint-2 = 9 times 9.
letters-skip = This program never reads the second row: it forgets to step over the comma. Put the missing block in.
    .why = After the comma, `place` has to move on. If it does not, the comma is taken for the first digit of the next row.
    .wrong = After the comma is checked, `place` still points at it.
    .hint-1 = The block that moves on is already there once, in the inner loop.
    .hint-2 = Put “change place by 1” under the second “if”, inside the outer loop.
letters-commas = “commas in …” should count the commas in a text. Write it.
    .why = You went through a text letter by letter, and counted. Many programs do that.
    .wrong = Try it with “460,820,”: there are two commas.
    .hint-1 = Set `place` to 1. Repeat as often as the text has letters.
    .hint-2 = In the loop: if letter `place` of `text` is a comma, change `count` by 1. Then change `place` by 1. Report `count` at the end.

digits = Is it a digit?
    .goal = You can explain the trick with abs, and why 0 needs a question of its own.
    .start = People type funny things. Before a letter goes into the list, the program asks: is this a digit? Scratch has no block for that, so we use a trick. “abs” of a number is the number without its minus sign. What is “abs” of a letter?

digits-seven = What is abs of the letter 7?
    .why = The text “7” can be read as a number, and without a minus sign it stays 7.
    .wrong = “abs” only takes a minus sign away.
    .hint-1 = abs of -7 is 7. And abs of 7?
digits-letter = What is abs of the letter x?
    .why = x is not a number. Where Scratch needs a number and finds none, it takes 0.
    .wrong = Scratch does not complain. It takes a number that means nothing.
    .hint-1 = x is not a number. Which number would you take for “nothing”?
digits-reports = “is a digit” looks at the letter x. Let it run until it reports.
    .why = x is not 0, and abs of x is 0. Both questions say no, so it reports false.
    .wrong = The block has not reported.
    .hint-1 = Click Run, or take single steps.
    .hint-2 = There is only one block: “report”.
digits-zero = Is “0” a digit? What will the block report for it?
    .why = abs of 0 is 0, just like abs of a letter. So the program first asks whether the letter is 0. Then it is sure.
    .wrong = Read the whole block: there are two questions with “or” between them.
    .hint-1 = The first question is “letter = 0”.
    .hint-2 = With “or” it is enough if one of the two is true.
digits-refused = The answer begins with 46x. The program stops reading at the x. How many items are in S then?
    .why = 4 and 6 were already in the list. At x the block reported false at once, and it never read the rest.
    .wrong = Each digit goes into the list right after it was checked.
    .hint-1 = What happens with the 4? And with the 6?
    .hint-2 = “report” ends the block at once. x does not get into the list.
digits-mend = This block takes 1 to 9, but it refuses 0, so no puzzle with blanks can be read. Fix it.
    .why = Now 0 is let in, 1 to 9 are let in, and letters stay out. That is what we call validation.
    .wrong = Try it in your head with 0, with 7 and with x.
    .hint-1 = Ask two questions with “or” between them.
    .hint-2 = Put this into “report”: `letter` = 0 or abs of `letter` > 0.
digits-small = “is a small digit” should report true for 1, 2, 3 and 4, and false for all else. Write it.
    .why = Both questions must be true: greater than 0, and less than 5. Now you can read small sudokus.
    .wrong = Try it with 0, with 5, and with a letter.
    .hint-1 = You need two questions, and the block “and”.
    .hint-2 = Report: `letter` > 0 and `letter` < 5.

colours = Green cells and purple cells
    .goal = You can explain how one message reaches 81 clones, and why only one of them answers.
    .start = Green cells belong to the puzzle. Purple cells are yours. Each clone finds out by itself which costume it should wear, and the costume remembers what kind of cell it is.

colours-costume = The first row of this puzzle is 4 6 0 1 0 0 0 0 0. Which costume does clone 4 wear?
    .why = Item 4 of S is 1. It is not 0, so the clone joins “puzzle” and 1. That is the name of its costume.
    .wrong = Look up item 4 of S.
    .hint-1 = Count along the first row: 4, 6, 0, …
    .hint-2 = Item 4 is 1, and it was in the puzzle from the start.
colours-first = The message “show puzzle” was sent again. Let the program run until the first clone has put on a puzzle costume.
    .why = Clone 1 is the first: its item in S is 4. So it puts on “puzzle 4”, and the next clone does the same with its own item.
    .wrong = No clone has put on a puzzle costume.
    .hint-1 = Click Run, or take single steps.
    .hint-2 = Go on until “switch costume to join puzzle …” has run.
colours-type = All clones receive “get type”, and `cell` is 5. What will be in the variable `type`?
    .why = Only clone 5 has the id 5. It wears “user 0”, because the puzzle has a 0 there, so the cell is yours.
    .wrong = Only the clone whose id is 5 answers.
    .hint-1 = What is item 5 of S?
    .hint-2 = A 0 means: this cell is for the player.
colours-who = Now `cell` is 1. Let it run until the right clone has set `type` to “puzzle”.
    .why = 81 scripts ran, one in each clone. 80 of them compared their id with `cell` and did nothing more.
    .wrong = `type` is not “puzzle”.
    .hint-1 = Each clone asks “id = cell” first. For most it is false.
    .hint-2 = Watch the variable `type`, and stop when it changes.
colours-mend = In this program all cells become purple, even those of the puzzle. Let the puzzle's own digits wear their green costumes again.
    .why = A condition makes two ways: one for 0, and one for all other digits.
    .wrong = Cells with a digit from the puzzle should wear “puzzle” and that digit.
    .hint-1 = You need “if … then … else”.
    .hint-2 = Ask whether item `id` of S is 0. If so, switch costume to “user 0”. Else switch to “puzzle ” joined with item `id` of S.
colours-click = Write a new script for Cell. A clone that is clicked should put on the costume “user 0”.
    .why = Each clone has its own copy of the script. So only the clone that you click changes.
    .wrong = What does clone 1 wear after a click on it? And the others?
    .hint-1 = Choose the sprite Cell. Look for “when this sprite clicked” under Events.
    .hint-2 = Put “switch costume to user 0” below it.
