### Puzzles: choosing one, making a new one.

# $blanks (Number)
puzzle-taken = { $blanks ->
    [0] This board is full: there is nothing left to fill in.
    [one] Here it is, with 1 blank. Choose it, then a digit. Or press Solve.
   *[other] Here it is, with { $blanks } blanks. Choose one, then a digit. Or press Solve.
}
# $struck (Number)
position-taken = Here it is, with all its candidates as notes. { $struck ->
    [one] 1 candidate was crossed out already.
   *[other] { $struck } candidates were crossed out already.
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
puzzle-chooser-elsewhere = Go to the Sudoku page to choose a puzzle
# The name of a puzzle, or of a collection, that comes with the game; the folder puzzles has the English ones.
# $key (String)
# $name (String)
puzzle-name = { $key ->
   *[other] { $name }
}
answer-chooser = Examples
empty-puzzle = Empty
    .tooltip = An empty board, to type a puzzle in by hand
own-entry = Type your own…
new-entry = New…
    .tooltip = From easy to extreme, or with a technique of your choice
new-puzzle = New
    .tooltip = Make a new puzzle, from easy to extreme

new-intro = Choose a board. Then press a level, and I will make the puzzle.
# $wanted (String)
# $seed (String)
recipe = { $wanted }, seed { $seed }
# $seed (String)
recipe-seed = seed { $seed }
# $level (String)
of-level = level { $level }
# $recipe (String)
making = I am making a new puzzle: { $recipe }.
# $recipe (String)
# $blanks (Number)
puzzle-made = A new puzzle: { $recipe }. It has { $blanks ->
    [one] 1 blank
   *[other] { $blanks } blanks
} and one solution. Choose a blank cell, then a digit.
seed-copied = It is on the clipboard. Anyone who pastes it into the game, on any computer, gets the same puzzle.
no-seed = The puzzle on the board was not made here, so it has no seed. New makes puzzles with a seed.
# $text (String)
bad-seed = “{ $text }” is not a seed: write a whole number, such as 123456, or paste what was copied.
# $text (String)
large-seed = “{ $text }” is not a seed: it is too large. A seed of up to 19 digits works, such as 123456.

new-sheet = A new puzzle
# $side (Number)
board-of-side = { $side } × { $side }
# $side (Number)
board-of-side-about = { $side ->
    [9] The classic board: the digits 1 to 9 in each row, column and box.
   *[other] A board of { $side } by { $side } cells, with the digits 1 to { $side } in each row, column and box.
}
# $kind (String)
board-kind = { $kind ->
    [x] X
    [jigsaw] jigsaw
    [killer] killer
    [windoku] windoku
   *[anti-knight] anti-knight
}
# $kind (String)
board-kind-about = { $kind ->
    [x] Each long diagonal has all digits, too.
    [jigsaw] Crooked regions take the place of the boxes.
    [killer] Each cage adds up to its number, with no digit twice. There are no givens.
    [windoku] Four more squares have all digits, too.
   *[anti-knight] Equal digits are never a knight's move apart.
}
# $board (String)
# $level (String)
board-of-level = { $board }, { $level }
board-mixes = Two rules…
    .tooltip = Choose a board with two of these rules at once
which-board = Board
any-level = Any
any-level-about = Any level will do: this is the fastest to make.
# $level (String)
level-on-board-about = No step that you need is harder than this: { $level }. The rarer the level, the longer it takes.
# $recipe (String)
making-found-no-board = I have found no puzzle for { $recipe }. Try another seed or another level.
how-hard = How hard
easy = easy
medium = medium
hard = hard
# $level (String)
level-about = { $level ->
    [easy] 36 givens: there is always a digit that you can place for certain.
    [medium] Now and then it helps to see where a digit must be: locked candidates, pairs and triples.
    [hard] Patterns over the whole board: fish, wings, colours and rectangles.
    [unfair] Long trains of thought, link by link: chains and almost locked sets.
   *[extreme] Only for the very patient: you have to try something and see where it leads.
}
more-needs = Technique…
    .tooltip = Choose a technique: you get a puzzle that needs it, and nothing harder
# $technique (String)
needs-about = You need this, and nothing harder: { $technique }.
new-more = More: the seed
    .tooltip = Make the same puzzle as others, or see the seed of this one
seed = Seed
    .about = The number of the puzzle. With the same number, a whole class gets the same puzzle.
    .hint = empty: I choose one
    .tooltip = A whole number, or what others have copied, such as: level hard, seed 123456
make = Make it
    .tooltip = Make the puzzle and put it on the stage (Enter). Undo brings back the board before
new-empty = Empty board
    .tooltip = An empty board of this kind, to fill in the givens of your own puzzle
make-stop = Stop
    .tooltip = Stop making this puzzle
# $grids (String)
making-grids = Boards tried so far: { $grids }. Some techniques are rare, and a puzzle with them takes a while.
making-stopped = I have stopped. Choose something else, or try again.
# $grids (String)
# $recipe (String)
making-gave-up = I have tried { $grids } boards for { $recipe } and found no puzzle. Try another seed, or choose something else.
on-the-board = On the board
no-origin = This puzzle was not made by New, so it has no seed.
copy-seed = Copy
    .name = Copy the seed
    .tooltip = Copy the level and the seed: anyone who pastes them under New gets the same puzzle

puzzles-entry = All puzzles…
# $name (String)
# $number (String)
puzzle-number = { $name } { $number }
puzzles = Puzzles
    .tooltip = See all puzzles: first steps, five levels, a pack for each family of techniques, famous ones
    .intro = Choose a puzzle. The arrow keys go from one to the next, and Enter opens it.
    .packs = Pack of puzzles
    .packs-tooltip = Choose a pack
    .name = Name
    .level = Level
    .needs = What you need
    .best = Best time
    .open = not solved yet
    .solved = solved
    .unrated = not rated
# $name (String)
# $solved (Number)
# $of (Number)
puzzles-pack = { $name } ({ $solved } of { $of } solved)
# $time (String)
puzzles-solved-in = solved, best time { $time }
# $name (String)
# $like (String)
# $done (String)
puzzles-row = { $name }, { $like }, { $done }
# $source (String)
# $explainer (String)
# $score (Number)
puzzles-row-tooltip = { $source }. Sudoku Explainer { $explainer }, score { $score }.

statistics = Statistics
    .tooltip = See what you have played: games, times and hints, by level
    .intro = This is what you have solved so far.
    .level = Level
    .games = Games
    .best = Best
    .average = Average
    .hints = Hints
    .other = not rated
    .total = All
    .nothing = –
    .about = Only puzzles that you solved yourself count. Best times are those without filled singles.
    .save = Save a table
    .save-tooltip = Save all of this in a file, puzzle by puzzle, as a table
    .file = sudoku statistics
    .forget = Reset statistics
    .forget-tooltip = Delete all games and times
    .forget-warning = Press the same button again to delete all your games and times for good.
    .forgotten = The statistics are reset.
# $reason (String)
statistics-unread = Your statistics cannot be read: { $reason }. I have put the file aside.

offer-next-puzzle = Next puzzle
    .tooltip = Go on with another puzzle as hard as this one
offer-harder = Harder
    .tooltip = Go on with a puzzle one level harder
offer-watch-blocks = Watch the blocks
    .tooltip = See how the blocks would have solved it; your board stays as it is
