### The keys: their names, and the sheet that says what they do.

# $key (String)
key-with-ctrl = Ctrl+{ $key }
# $key (String)
key-with-shift = Shift+{ $key }
# $first (Number)
# $last (Number)
key-numbers = { $first } to { $last }
key-arrows = arrows
key-backspace = Backspace
key-delete = Delete
key-end = End
key-enter = Enter
key-escape = Escape
key-home = Home
key-page-down = Page Down
key-page-up = Page Up
key-tab = Tab
key-tab-then = Tab, then Enter or space
key-cmd = Cmd

# $tooltip (String)
# $keys (String)
with-keys = { $tooltip } ({ $keys })
# $tooltip (String)
# $key (String)
with-key-for-next = { $tooltip } ({ $key }: the next)

keys-board = The board
does-digit = put the digit into the current cell
does-blank = make the current cell blank
does-arrow = another cell, around the edges
does-extend = choose one more cell; Ctrl and a click does so too, and so does dragging
does-row-ends = the ends of the row
does-column-ends = the ends of the column
does-blanks = the next blank cell, the one before
does-escape = leave the cell, the question, the solver, the page or a sheet
does-undo = undo, redo

keys-notes = Notes and digits
does-notes = number keys write notes, or digits again
does-corners = number keys write notes in the corners
does-colours = number keys colour cells; Shift and a digit colours a candidate, and so does a right click
does-givens = fill in the givens of your own puzzle
does-note = note the digit in the current cell
does-strike = cross out the candidate in the current cell
does-all-notes = fill all notes, erase all notes
does-erase-colours = erase all colours
does-try = begin a try, take it back, keep its digits, compare your search with the program’s
does-pick = the digit first, then the cells for it
does-enter-picked = put the picked digit into the current cell

keys-help = Help
does-hint = show the next part of a hint, and in the end do what it says
does-give-digit = put the right digit into the current cell
does-fill-singles = fill all singles
does-mistakes = mark the mistakes
does-reset = reset to the givens, clear everything
does-solve = solve at once, show the next solution

keys-pages = Pages
does-pages = the pages in the order of the bar; Escape leads back to the sudoku
does-copy-table = copy the table of the race
does-on-race = start the race, stop it, start it over

keys-solver = The solver on the stage
does-watch = watch, pause, go on
does-step = a step forwards, a step back; hold the key to keep going
does-seek = the beginning of the time line, its end
does-jump = on to the next take-back, placement in the current cell, solution
does-jump-far = on to the very end, back to the solution before
does-speed = faster, slower
does-over = step over a call, out of a call
does-predict = with Predict: the solver goes to this cell next
does-stop-at = stop at the current cell, back to the stop before
does-next-problem = put the next problem on the stage
does-next-engine = the next engine
does-keep = keep the solution
does-why = ask why nothing was left to try
does-equation = the equation before, the next one
does-tree = see the tree of calls large
does-stop = stop, and give my board back

keys-game = The game
does-green-flag = the green flag: start, or start over
does-own-puzzle = enter your own puzzle
does-pause = pause the clock and cover the board, go on
does-copy = copy the board as text, take a puzzle from the clipboard
does-text = type in the text of the board, load that text
does-share = in a browser: a link to the puzzle
does-load-typed = load the text while typing in it
does-new = a new puzzle, from easy to extreme
does-puzzles = all puzzles to play
does-statistics = what you have played: games, times, hints
does-games = saved games and files
does-log = what the owl has said
does-path = the path to the solution, technique by technique
does-settings = settings
does-next-theme = other colours
does-text-size = larger text, normal text
does-switch = allowed digits, singles, equal digits, tidy notes, strict, clock, heat map, blocks, predict, houses
does-keys = show all keys
does-tab-then = press any button, while no cell is chosen
does-cmd = on a Mac, instead of Ctrl
