### The settings, and the pages, tabs and sheets of the panels.

settings = Settings
    .tooltip = Colours, sizes, rules and help
    .kept = Changes take effect at once and are saved.
colours = Colours
light = Light
    .tooltip = Use light colours
dark = Dark
    .tooltip = Use dark colours
colour-blind-safe = Colour-blind safe
    .tooltip = Use colours that colour-blind people can tell apart
sizes = Size of text and buttons
size-normal = Normal
    .tooltip = Use the normal text size
size-large = Larger
    .tooltip = Make the text a quarter larger
language = Language
    .system = As on this computer
    .system-tooltip = Use the language of this computer
language-changed = I speak English now.
rules-and-help = Rules and help
allowed-digits = Show allowed digits
    .tooltip = Show in each blank cell, in small digits, what its row, column and box do not have yet
singles = Singles in red
    .tooltip = Show in red a digit with one place left, or the only digit for a cell
houses = Show row, column and box
    .tooltip = Highlight the row, the column and the box of the current cell
less-motion = Less motion
    .tooltip = Stop all jumping and flashing, even when a puzzle is solved
letters = Letters above 9
    .tooltip = On boards with more than 9 values: A is 10, B is 11 and so on. You still type them as numbers
letters-on = Values above 9 are letters: A is 10, B is 11 and so on.
letters-off = Values above 9 are numbers again.
sound = Sounds
    .tooltip = Play short, quiet sounds when a digit is placed, refused or taken back, and when a puzzle is solved
same-digits = Highlight equal digits
    .tooltip = Highlight all cells with the same digit as the current cell
tidy-notes = Tidy notes automatically
    .tooltip = When you place a digit, take it out of the notes in its row, column and box
strict = Refuse digits that clash
    .tooltip = Off: a clashing digit stays, and every clash is marked
    .on = From now on, a digit that clashes is refused.
    .off = From now on, a digit that clashes may stay, and I mark every clash.
show-clock = Show the clock
    .tooltip = The time of this puzzle, at the top
heat = Heat map
    .tooltip = Make the cells glow where the solver has tried the most digits
blocks-play = Blocks run the game
    .tooltip = Let a Scratch program check your digits and solve the board. It always refuses digits that clash
    .on = The blocks run the game from now on: they hear your clicks and keys, and I say what they say.
    .off = The blocks have stopped. I check your digits myself again.
predict = Predict
    .tooltip = Say what a solver does next before it does it: pause, then click the cell, the block or the square
    .on = While a solver pauses, click the cell it goes to next. If blocks run, click the block that runs next; on a chessboard, the square. I let it go on and tell you whether you were right.
    .off = You watch again without predicting.
# $label (String)
switched-on = { $label }: on.
# $label (String)
switched-off = { $label }: off.

page = Page
    .tooltip = Choose a page
page-stage = Sudoku
    .tooltip = Play, and watch an engine solve the board
page-race = Race
    .tooltip = Let the engines race on the same puzzle
tab-board = Board
    .tooltip = See help, buttons and the text of the board
tab-task = Task
    .tooltip = See what to do in this lesson
tab-watch = Watch
    .tooltip = Control the solver
tab-variables = Variables
    .tooltip = See the variables, the list S and the call stack

log = Log
    .tooltip = Read what the owl has said
    .sheet = What the owl has said
games = Games
    .tooltip = Save and open games and files
keys = Keys
    .tooltip = See how it works, and all keys
close = Close
    .tooltip = Close this sheet

# $blanks (Number)
status-blanks = { $blanks ->
    [0] no blanks left
    [one] 1 blank left
   *[other] { $blanks } blanks left
}
# $blanks (String)
# $number (Number)
status-solution = { $blanks } · solution { $number }
# $blanks (String)
# $steps (String)
status-steps = { $blanks } · { $steps } steps
# $blanks (String)
# $steps (String)
# $time (String)
status-watched = { $blanks } · { $steps } steps, watched for { $time }
