### Why a text is not a puzzle. These are parts of other sentences, without a capital and without a full stop.

unread-empty = there is no puzzle here: 81 digits are needed, 0 for a blank
# $row (Number)
# $column (Number)
# $found (String)
# $sign (Bool)
unread-not-a-digit = row { $row }, column { $column }: { $found } is not a digit from 0 to 9{ $sign ->
    [true] ; write 0 for a blank
   *[false] { "" }
}
# $row (Number)
# $digits (Number)
unread-row-length = row { $row } has { $digits ->
    [one] 1 digit
   *[other] { $digits } digits
}, but it needs 9
# $rows (Number)
unread-row-count = 9 rows are needed, { $rows ->
    [one] 1 was given
   *[other] { $rows } were given
}
# $house (String)
# $digit (Value)
# $first (String)
# $second (String)
unread-conflict = { $house } holds two { $digit }s, in { $first } and { $second }
# $most (Number)
unread-too-long = this is longer than { $most } bytes, and a puzzle has only 81 digits: is it the right text?
# $puzzles (Number)
unread-several = there are { $puzzles } puzzles here, but only one is allowed: take out the others
# $line (Number)
# $character (Number)
unread-between-columns = line { $line }, character { $character }: this digit is not below the others of its column; move it there, or write a . for every blank cell
unread-columns-unclear = it is not clear in which columns these digits are: write a . for the blank cells of the first row and of the last row
unread-rows-unclear = it is not clear in which rows these digits are: write a . for every blank cell of the rows that have no digit
# $row (Number)
# $cells (Number)
unread-row-cells = row { $row } has { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}, but it needs 9
# $cells (Number)
unread-cells = 81 cells are needed, { $cells ->
    [one] 1 was given
   *[other] { $cells } were given
}
# $line (Number)
# $character (Number)
# $found (String)
unread-unexpected = line { $line }, character { $character }: { $found } does not belong in a list of digits; take it out
# $line (Number)
# $character (Number)
# $opened (String)
unread-unclosed = line { $line }, character { $character }: this { $opened } is never closed; close it where it ends
# $line (Number)
# $character (Number)
unread-too-deep = line { $line }, character { $character }: the lists are nested too deep; a board is nine lists of nine digits
# $line (Number)
# $reason (String)
unread-xml = line { $line }: this OpenSudoku file is broken ({ $reason }); save it again in OpenSudoku
unread-no-game = this is not a sudoku: there is no <game data="..."/> in it
# $version (String)
unread-version = this OpenSudoku game says it is version { $version }, but only 1 to 5 are known; the 81 digits alone are enough
unread-no-puzzle-in-address = there is no puzzle in this web address: 81 digits are needed, as in ?puzzle=..., 0 or . for a blank
# $notation (String)
unread-other-notation = this is not in the format { $notation }
# $part (String)
# $reason (String)
unread-in-part = below [{ $part }]: { $reason }
