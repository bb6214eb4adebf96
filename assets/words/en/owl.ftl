### Words that all parts of the game share: the name of the language, and how cells, digits, numbers and times are written.
###
### One word for each thing, everywhere the same.
###
### Sudoku:
###   cell, row, column, box (never “block”: blocks are those of Scratch), house
###   digit, number key, given, blank (a cell without a digit), current cell
###   board, puzzle, note, candidate, hint, mistake, level, seed
###   naked single, hidden single, singles, to clash; to cross out (a candidate), crossed out
### The solver:
###   solver, engine, step, run, time line, stop; to place, to try, to take back, depth, dead end
###   call, call stack, tree of calls, assumption; slot, requirement, option, to cover, to branch
### Scratch:
###   block, custom block, script, program (all scripts together), stage, sprite, clone, costume
###   variable, list, input, slot, green flag, stop sign

language-name = English
title = Sudoku Assistant

# $text (String)
owl-says = The owl says: { $text }

# $digit (Value)
a-digit = { $digit ->
    [8] an { $digit }
    [11] an { $digit }
    [18] an { $digit }
    [A] an { $digit }
    [E] an { $digit }
    [F] an { $digit }
    [H] an { $digit }
    [I] an { $digit }
    [L] an { $digit }
    [M] an { $digit }
    [N] an { $digit }
    [O] an { $digit }
   *[other] a { $digit }
}
# $row (Number)
# $column (Number)
cell-name = r{ $row }c{ $column }
# $row (Number)
# $column (Number)
# $content (String)
read-cell = row { $row }, column { $column }, { $content }
# $cell (String)
# $house (String)
read-cell-in-house = { $cell }, { $house }
# $cell (String)
# $total (Number)
# $count (Number)
read-cell-in-cage = { $cell }, cage of { $total }, { $count ->
    [one] one cell
   *[other] { $count } cells
}
# $digit (Value)
read-given = { $digit }, given
read-blank = blank
# $digits (String)
read-notes = blank, could be { $digits }
# $number (Number)
house-row = row { $number }
# $number (Number)
house-column = column { $number }
# $number (Number)
house-box = box { $number }
# $number (Number)
house-region = region { $number }
# $number (Number)
house-diagonal = diagonal { $number }
# $number (Number)
house-windoku = windoku square { $number }
# $number (Number)
house-group = disjoint group { $number }
# $number (Number)
house-extra = extra region { $number }
# $number (Number)
house-cage = cage { $number }

list-none = none
# $first (String)
# $last (String)
list-and = { $first } and { $last }
# $first (String)
# $last (String)
list-or = { $first } or { $last }

yes = true
no = false
nothing = –

thousands-mark = ,
decimal-mark = .
# $number (String)
milliseconds = { $number } ms
# $number (String)
seconds = { $number } s
# $minutes (Number)
# $seconds (String)
minutes = { $minutes } min { $seconds } s
# $number (String)
microseconds = { $number } µs
# A time that the clock of a browser cannot measure.
too-short = < 1 ms
