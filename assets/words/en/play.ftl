### Playing: the question, cells and digits, notes, moves, the clock.

hello = Hello! Choose a blank cell, then a digit. Or press Watch to see a computer solve it.
question = Enter a puzzle: nine rows with a comma after each, and 0 for a blank. Or choose one under Puzzle or New.
answer-first = Give me a puzzle first: type it below or choose one, then press Enter. Escape takes you back to a board.
no-puzzle-yet = There is no puzzle yet. Type or paste one below, or choose one under Puzzle or New.
# $reason (String)
bad-answer = { $reason }. Fix it below and press Enter.
puzzle-has-no-solution = This puzzle has no solution, so a digit in it must be wrong. Fix it under As text, then press Load. You can still play it, or watch me try.
puzzle-has-several-solutions = This puzzle has more than one solution: perhaps a digit is missing. Add it under As text, then press Load. You can still play it, or watch me solve it.

click-a-cell = Choose a blank cell, then a digit. 0 makes the cell blank again.
click-cell-first = Which cell is it for? Choose one of your cells first, then the digit.
no-blank = No blank cells are left.
solved-already = This board is already solved. New makes another puzzle.
board-is-busy = I am using the board to solve it. Press the stop sign to get it back.
board-is-busy-elsewhere = I am still solving your sudoku. To get your board back, go to the Sudoku page and press the stop sign.

# $row (Number)
# $column (Number)
# $cell (String)
# $id (Number)
# $side (Number)
press-a-number-key = This is row { $row }, column { $column } ({ $cell }), cell { $id } in the list S. Choose a digit: 1 to { $side }, or 0 to make it blank.
# $digit (Value)
# $cell (String)
belongs-to-puzzle = { $digit ->
    [none] { $cell }
   *[other] The { $digit } in { $cell }
} belongs to the puzzle and cannot be changed. Choose one of your own cells.
# $cell (String)
holds-a-digit = { $cell } holds a digit. Make it blank first, then write notes in it.
# $digit (Value)
# $cell (String)
# $house (String)
# $what (String)
# $place (String)
refused = { $digit } cannot go in { $cell }: { $house } already has { $what }, in { $place }.
# $digit (Value)
# $cell (String)
# $rule (String)
# $place (String)
refused-by-relation = { $digit } cannot go in { $cell }: { $rule } forbids it because of { $place }.
# $digit (Value)
# $cell (String)
# $others (String)
# $total (Number)
refused-by-sum = { $digit } cannot go in { $cell }: with { $others } the cells could not add up to { $total }.
# $digit (Value)
# $cell (String)
# $total (Number)
# $reached (Number)
refused-by-full-cage = { $digit } cannot go in { $cell }: the cage must add up to { $total }, and this would make { $reached }.
# $digit (Value)
# $cell (String)
# $total (Number)
# $missing (Number)
# $last (String)
refused-by-last-of-cage = { $digit } cannot go in { $cell }: the cage must add up to { $total }, and { $digit } would need { $missing } in { $last }.
# $digit (Value)
# $cell (String)
# $total (Number)
refused-by-cage = { $digit } cannot go in { $cell }: the cage must add up to { $total }, and with { $digit } it no longer can.
# $digit (Value)
# $cell (String)
refused-by-cell = { $digit } cannot go in { $cell }: the rules do not allow it there.
only-classic = I can do that only on boards of 9 by 9 cells without other rules.
# $engine (String)
# $reason (String)
engine-not-on-board = This cannot run on this board: { $engine }. { $reason ->
    [sums] It cannot handle cages or other sums.
    [relations] The board has too many rules about pairs of cells.
    [side] The board is too large.
   *[program] Blocks run only on boards of 9 by 9 and 4 by 4 cells without other rules.
} Choose something else under What runs.
does-close-up = enlarge a part of a large board, or show all of it again
close-up = Larger cells
    .tooltip = Show a part of the board in cells large enough for notes. It follows the current cell; move it with the mouse wheel or two fingers.
not-on-this-board = This board has no such cell or digit.
# $rule (String)
rule-not-played = I cannot show { $rule } yet. The old board stays.
rule-pencil-marks = given pencil marks
# $digit (Value)
# $cell (String)
clashes-with-rule = { $digit } is in { $cell } now, but it breaks a rule. I have marked it.
# $cells (String)
rule-first = A rule is broken in { $cells }. Fix that first.
rule-anti-knight = the rule that equal digits are never a knight's move apart
rule-anti-king = the rule that equal digits never touch
rule-nonconsecutive = the rule that neighbours are never consecutive
rule-thermometer = the thermometer
rule-palindrome = the palindrome
rule-whisper = the whisper line
rule-dot = the dot
rule-other = a rule
# $digit (Value)
# $cell (String)
# $house (String)
# $place (String)
clashes = { $digit } is in { $cell } now, but it clashes: { $house } also has one in { $place }. I have marked both.

# $cell (String)
blocks-refuse = The blocks do not allow that in { $cell }.
# $reason (String)
blocks-stopped = { $reason }. The blocks have stopped, so I check your digits myself. To let them try again, turn “Blocks run the game” off and on in Settings.

# $blanks (Number)
blanks-left = { $blanks ->
    [0] No blanks are left.
    [one] 1 blank is left.
   *[other] { $blanks } blanks are left.
}
# $digit (Value)
# $left (String)
accepted = { $digit } fits its row, its column and its box. { $left }
# $digit (Value)
# $left (String)
accepted-by-every-rule = { $digit } fits: no rule forbids it. { $left }
# $cell (String)
# $left (String)
blank-again = { $cell } is blank again. { $left }
# $cell (String)
# $left (String)
cell-notes-gone = The notes in { $cell } are gone. { $left }
# $cell (String)
# $left (String)
blank-already = { $cell } is already blank. { $left }

notes-on = Number keys write notes now: small digits that a cell might hold. Press N to go back to digits.
notes-off = Number keys write digits again. Shift and a digit still makes a note.
corners-on = Number keys write notes in the corners now: handy for a digit that fits only a few cells of a box.
colours-on = Number keys 1 to 6 colour the chosen cells now, and 0 takes colours away. Right-click a candidate to colour it.
givens-on = Number keys fill in the givens of your own puzzle now, and 0 takes one away. I count its solutions as you go. Press Shift+D again when you are done.
# $digit (Value)
# $cell (String)
given-written = { $digit } is a given in { $cell } now.
# $cell (String)
given-gone = The given in { $cell } is gone.
# $solutions (String)
# $givens (Number)
own-puzzle-solutions = { $solutions ->
    [none] No solution is left, so a given must be wrong. Take the last one back.
    [one] One solution: your puzzle is ready. Press Shift+D to play it.
    [several] { $givens ->
        [one] 1 given, and several solutions so far.
       *[other] { $givens } givens, and several solutions so far.
    }
   *[unknown] I could not count the solutions in time. Add more givens.
}
colours-have-numbers = There are six colours, 1 to 6. Press 0 to take the colours away.
# $number (Number)
colour-picked = Colour { $number } is picked. Choose the cells for it.
# $cell (String)
coloured = { $cell } has a new colour. Do the same again to take it away.
# $cell (String)
colour-gone = The colour of { $cell } is gone.
# $digit (Value)
# $cell (String)
candidate-coloured = The { $digit } in { $cell } has a new colour. Do the same again to take it away.
# $digit (Value)
# $cell (String)
candidate-colour-gone = The colour of the { $digit } in { $cell } is gone.
colours-erased = All colours are gone. Undo brings them back.
no-colours = There are no colours.
# $digit (Value)
# $cell (String)
noted = { $digit } is noted in { $cell }. Do the same again to remove the note.
# $digit (Value)
# $cell (String)
note-gone = The note of { $digit } in { $cell } is gone.
# $digit (Value)
# $cell (String)
struck = { $digit } is crossed out in { $cell }: “Show allowed digits” leaves it out. Do the same again to bring it back.
# $digit (Value)
# $cell (String)
stroke-gone = { $digit } is possible in { $cell } again.
notes-filled = Every blank cell now has a note for each digit that is allowed there.
notes-full-already = Every blank cell already has exactly these notes.
notes-erased = All notes are gone. Undo brings them back.
no-notes = There are no notes.

digit-first = Pick a digit first, then choose the cells for it. Press D to go back.
cell-first-again = Cells come first again: choose one, then a digit.
pick-first = Pick a digit first: type one, or choose one below.
# $digit (Value)
picked = Choose the cells for { $digit }. Choose a cell that has it to take it away.
picked-blank = Choose the cells that should be blank.
none-picked = No digit is picked.
# $digit (Value)
# $cell (String)
cell-for-picked = Press Enter or click to put { $digit } into { $cell }, or to take it away from there.
# $digit (Value)
# $cell (String)
cell-for-note = Press Enter or click to note { $digit } in { $cell }, or to remove the note.
# $cell (String)
cell-for-blank = Press Enter or click to make { $cell } blank.
# $cell (String)
cell-for-colour = Press Enter or click to colour { $cell }, or to take the colour away.
# $cell (String)
press-for-colour = This is { $cell }. Choose 1 to 6 for a colour, or 0 to take its colours away.

# $cells (Number)
# $fit (Bool)
singles-filled = I filled { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}{ $fit ->
    [true] , and no rule is broken.
   *[false] . The other singles no longer fit.
}
no-singles = There are no singles now: every blank cell has more than one possible digit. A hint may help.
singles-clash = The singles clash with each other, so none can stay: a digit on the board is wrong.
try-begun = This starts a try. Enter your guess. Back takes it away again, with all digits after it.
try-waits = This try has no digit yet. Enter your guess.
try-none = No try is open. Press Try before you guess.
# $digits (Number)
# $open (Bool)
try-back = { $digits ->
    [0] The try is over.
    [one] 1 digit is taken back.
   *[other] { $digits } digits are taken back.
} { $open ->
    [true] The try before it is still open.
   *[false] The board is as it was before the try.
}
# $digits (Number)
# $open (Bool)
try-kept = { $digits ->
    [0] The try is over.
    [one] The digit of this try stays.
   *[other] The { $digits } digits of this try stay.
} { $open ->
    [true] The try before it is still open.
   *[false] You can go on.
}
# $own (Number)
# $number (String)
# $fewer (Bool)
compared = You took back { $own ->
    [one] 1 digit
   *[other] { $own } digits
} here. The program took back { $number }. { $fewer ->
    [true] It tries each digit in turn; you looked first.
   *[false] Guess where few digits are left.
}
# $own (Number)
# $number (String)
compared-with-long = You took back { $own ->
    [one] 1 digit
   *[other] { $own } digits
} here. The program took back more than { $number }. It tries each digit in turn; you looked first.
compare-not-here = The program cannot search a board with these rules.
reset-done = Only the givens are left. Undo brings your digits and notes back.
reset-already = Nothing to reset: the board has only givens.
cleared = The board is empty. Type in a puzzle, then press Load to turn its digits into givens. Undo brings the old board back.
clear-already = The board is already empty.

# $what (String)
undone = I undid { $what }. Redo brings it back.
# $what (String)
redone = I redid { $what }.
move-enter = your last digit
move-give = your last given
move-note = your last note
move-strike = crossing out a candidate
move-colour = your last colour
move-fill-notes = filling the notes
move-erase-notes = erasing the notes
move-erase-colours = erasing the colours
move-accept = the filled singles
move-hint = the hint
move-try = the start of a try
move-back = taking back the try
move-keep = keeping the try
move-reset = the reset
move-clear = clearing the board
move-load = loading the new puzzle
move-fill = the solution
move-branch = the change to the run
move-program = the change to the blocks
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.

go-on-first = The clock is paused and the board is covered. Press P, or click or tap the board to go on.
clock-paused = The clock is paused, and I have covered the board. Press P, or click or tap the board to go on.
clock-goes-on = On we go. Choose a blank cell, then a digit.
clock-stands = The clock only runs while you play, so it is stopped already. Press W to pause a running program.

# $time (String)
# $hints (Number)
# $mistakes (Number)
# $sum (Number)
solved-by-hand = You did it in { $time }, with { $hints ->
    [0] no hints
    [one] 1 hint
   *[other] { $hints } hints
} and { $mistakes ->
    [0] no mistakes
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}! All digits add up to { $sum }.
# $time (String)
# $filled (Number)
# $hints (Number)
# $mistakes (Number)
# $sum (Number)
solved-together = We did it in { $time }! I filled { $filled ->
    [one] 1 cell
   *[other] { $filled } cells
} for you. You used { $hints ->
    [0] no hints
    [one] 1 hint
   *[other] { $hints } hints
} and made { $mistakes ->
    [0] no mistakes
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}. All digits add up to { $sum }.
# $time (String)
# $sum (Number)
solved-with-solution = The board is solved, in { $time }, after I showed you a solution. All digits add up to { $sum }.
# $digit (Value)
# $house (String)
# $first (String)
# $second (String)
conflict-first = There are two { $digit }s in { $house }: in { $first } and { $second }. Take one away first.

undo = Undo
    .tooltip = Take the last move back
redo = Redo
    .tooltip = Make the undone move again
fill-singles = Fill singles
    .tooltip = Fill every single: a cell with one possible digit left, or a digit with one place left
reset = Reset
    .tooltip = Clear all but the givens
clear = Clear
    .tooltip = Clear everything, givens too
fill-notes = Fill notes
    .tooltip = Note the allowed digits in every blank cell
erase-notes = Erase notes
    .tooltip = Erase all notes

green-flag = Green flag
    .tooltip = Start the program on this puzzle, or start it over
own-puzzle = Enter your own puzzle
    .tooltip = Type a puzzle, paste it, or choose one of ours. Undo brings this one back
stop-sign = Stop sign
pause-clock = Pause the clock
    .tooltip = The time of this puzzle. Click to pause and cover the board
go-on-clock = Resume the clock
    .tooltip = Go on

how-it-works = How it works
step-enter = Bring your own
    .about = Press the pencil at the top, or “Type your own…” in the list of puzzles: type one, paste it, or choose one of ours. Undo brings the old one back.
step-play = Play
    .about = Choose a blank cell, then a digit. If the digit does not fit, I tell you why.
step-watch = Watch
    .about = Press Watch and see me try, fail and go back. Step through it forwards and backwards.
step-change = Change it
    .about = Drag the blocks beside the board to change the program. Then watch yours.

answer-label = Enter a puzzle: nine rows with a comma after each, and 0 for a blank
answer-field = The puzzle
    .tooltip = Type or paste a puzzle: rows with commas, one line of 81, or a grid
answer = Answer
    .tooltip = Put this puzzle on the stage (Enter)

notes-key = Notes
    .tooltip = Write notes with the number keys; with Shift they always do
corners-key = Corner notes
    .tooltip = Write notes in the corners of a cell with the number keys
colours-key = Colours
    .tooltip = Colour cells with the number keys, to follow a chain or to remember something
givens-key = Givens
    .tooltip = Fill in the givens of your own puzzle; the solutions are counted as you go
try-key = Try
    .tooltip = Start a try before you guess: Back takes away all digits from here on
back-key = Back
    .tooltip = Take back your last try, with all digits after it
keep-try = Keep
    .tooltip = Keep the digits of your last try
own-search = Your search
    .none = Your tries grow here
    .tooltip = Each circle is one of your digits. Red ones were taken back. Click one to go to its cell.
# $digits (Number)
own-taken-back = { $digits } taken back
# $name (String)
own-open = { $name }: still on the board. Click to go to the cell.
# $name (String)
# $digits (Number)
own-closed = { $name }: taken back{ $digits ->
    [one] .
   *[other] , with { $digits } digits in all.
} Click to go to the cell.
compare = Compare
    .tooltip = See how many digits the program takes back from the same board
program-search = The program’s search
    .none = The board is full: there is nothing to search
    .tooltip = Each circle is one of the program’s digits. Red ones were taken back. Click one to go to its cell.
# $number (String)
program-taken-back = { $number } taken back
# $number (String)
program-taken-back-more = more than { $number } taken back
# $search (String)
# $digits (Number)
search-spoken = { $search }: { $digits } taken back
# $name (String)
search-kept = { $name }: the program kept it. Click to go to the cell.
# $name (String)
# $others (Number)
# $digits (Number)
search-merged = { $name } and { $others } more tries: all taken back, { $digits } digits in all. Click to go to the cell.
# $digits (Number)
search-goes-on = { $digits } more, none taken back
# $cell (String)
searches-start = Both start at { $cell }. One row is one cell.
searches-rows = One row is one cell.
watch-search = Watch
    .tooltip = See the program search, step by step, from the board where your first try began
end-comparison = Close
    .tooltip = Close the two searches and show the program’s controls again
erase-colours = Erase colours
    .tooltip = Erase all colours
# $number (Number)
colour-name = { $number ->
    [1] Yellow
    [2] Green
    [3] Blue
    [4] Pink
    [5] Orange
   *[other] Grey
}
# $name (String)
# $number (Number)
colour-key-tooltip = { $name } (key { $number }) for the chosen cells
pick-key = Pick
    .tooltip = Pick a digit first, then choose the cells for it
# $name (String)
digit-key = Digit { $name }
# $digit (Value)
# $key (Number)
# $left (Number)
# $all (Number)
digit-key-tooltip = { $digit } (key { $key }). { $left } of { $all } are left
blank-key = Blank
    .tooltip = Make the cell blank
caption-paused = The board is covered while the clock is paused
caption-pick = Pick a digit, then choose the cells for it
caption-picked-note = Choose the cells in which to note the digit
caption-picked = Choose the cells for the digit
caption-note = Choose a digit for a note
# $solutions (String)
caption-given = { $solutions ->
    [none] Choose a given: no solution now
    [one] Choose a given: one solution
    [several] Choose a given: several solutions
    [unknown] Choose a given
   *[counting] Choose a given: counting …
}
caption-picked-colour = Choose the cells for the colour
caption-colour = Choose 1 to 6 for a colour, 0 for none
caption-digit = Type a digit, or choose one here
caption-left = The small number shows how many are left
caption-asleep = Choose an empty cell first

# $count (Number)
cells-chosen = { $count ->
    [one] 1 cell is chosen.
   *[other] { $count } cells are chosen: what you enter goes into all of them.
}
# $count (Number)
cells-marked = { $count ->
    [one] Done in 1 cell.
   *[other] Done in { $count } cells.
}
cells-not-marked = That cannot go in any of these cells.
more = More
    .tooltip = Show less common actions
