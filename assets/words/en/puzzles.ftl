### Puzzles: choosing one, making a new one.

# $blanks (Number)
puzzle-taken = { $blanks ->
    [0] This board is full: there is nothing left to fill in.
    [one] Here it is, with 1 blank. Click it, then press a number key. Or press Solve.
   *[other] Here it is, with { $blanks } blanks. Click one, then press a number key. Or press Solve.
}
# $number (String)
# $all (Bool)
# $taken (String)
first-of-puzzles = This is the first of { $number } puzzles; { $all ->
    [true] the others are
   *[false] the first thousand are
} in the list at the top, under Puzzle. { $taken }
# $number (Number)
puzzle-of-file = Puzzle { $number }
# $number (Number)
# $name (String)
puzzle-of-file-source = Puzzle { $number } of { $name }

puzzle-chooser = Puzzle
    .tooltip = Choose one of the puzzles that come with the game
# The name of a puzzle, or of a collection, that comes with the game; the folder puzzles has the English ones.
# $key (String)
# $name (String)
puzzle-name = { $key ->
   *[other] { $name }
}
answer-chooser = Examples
empty-puzzle = Empty
    .tooltip = An empty board, to type a puzzle in by hand
new-entry = New…
    .tooltip = Easy, medium or hard
new-puzzle = New
    .tooltip = Make a new puzzle: easy, medium or hard

new-intro = Choose how hard the new puzzle should be, then press Enter.
# $difficulty (String)
# $seed (String)
recipe = { $difficulty }, seed { $seed }
# $recipe (String)
making = I am making a new puzzle: { $recipe }.
# $recipe (String)
# $blanks (Number)
puzzle-made = A new puzzle: { $recipe }. It has { $blanks ->
    [one] 1 blank
   *[other] { $blanks } blanks
} and one solution. Click a blank cell, then press a number key.
seed-copied = It is on the clipboard. Anyone who pastes it into the game, on any computer, gets the same puzzle.
no-seed = The puzzle on the board was not made here, so it has no seed. New makes puzzles with a seed.
# $text (String)
bad-seed = “{ $text }” is not a seed: write a whole number, such as 123456, or paste what was copied.
# $text (String)
large-seed = “{ $text }” is not a seed: it is too large. A seed of up to 19 digits works, such as 123456.

new-sheet = A new puzzle
how-hard = How hard
easy = Easy
    .about = 36 givens: there is always a digit that you can place for certain.
medium = Medium
    .about = 30 givens: now and then you have to look a little ahead.
hard = Hard
    .about = As few givens as possible, mostly 24 to 31: you have to look far ahead.
seed = Seed
    .about = The number of the puzzle. With the same number, a whole class gets the same puzzle.
    .hint = empty: I choose one
    .tooltip = A whole number, or what others have copied, such as: hard, seed 123456
make = Make it
    .working = Making…
    .tooltip = Make the puzzle and put it on the stage (Enter). Undo leads back to the board before
on-the-board = On the board
no-origin = This puzzle was not made by New, so it has no seed.
copy-seed = Copy
    .name = Copy the seed
    .tooltip = Copy how hard it is and the seed: anyone who pastes it under New gets the same puzzle
