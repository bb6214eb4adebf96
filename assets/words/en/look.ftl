### The settings, and the pages, tabs and sheets of the panels.

settings = Settings
    .tooltip = Colours, sizes, rules and help
    .kept = All of it takes effect at once and is saved.
colours = Colours
light = Light
    .tooltip = Light colours
dark = Dark
    .tooltip = Dark colours
colour-blind-safe = Colour-blind safe
    .tooltip = Colours that also differ for colour-blind eyes
sizes = Size of texts and buttons
size-normal = Normal
    .tooltip = Texts in the usual size
size-large = Larger
    .tooltip = Texts a quarter larger
language = Language
    .system = As on this computer
    .system-tooltip = The language that this computer is set to
language-changed = I speak English now.
rules-and-help = Rules and help
allowed-digits = Show allowed digits
    .tooltip = Each blank cell shows in small digits what no row, column or box of it holds
singles = Singles in red
    .tooltip = A digit that has one place left, or is the only one for its cell, stands out in red
houses = Show row, column and box
    .tooltip = The row, the column and the box of the current cell stand out
less-motion = Less motion
    .tooltip = Nothing jumps when a puzzle is solved, and nothing flashes
letters = Letters above 9
    .tooltip = On boards with more than 9 values: A is 10, B is 11 and so on. They are typed as numbers all the same
letters-on = Values above 9 are letters: A is 10, B is 11 and so on.
letters-off = Values above 9 are numbers again.
sound = Sounds
    .tooltip = Short, quiet sounds: a digit is placed, refused or taken back, or the puzzle is solved
same-digits = Highlight equal digits
    .tooltip = All cells with the current cell's digit stand out
tidy-notes = Placed digits leave the notes
    .tooltip = A digit that you place is taken out of the notes in its row, column and box
strict = Refuse digits that clash
    .tooltip = Off: a clashing digit stays, and every clash is marked
    .on = A digit that clashes is refused from now on.
    .off = A digit that clashes may stay from now on, and I mark every clash.
show-clock = Show the clock
    .tooltip = The time of this puzzle, at the top
heat = Heat map
    .tooltip = The more often the solver has tried a digit in a cell, the more the cell glows
blocks-play = Blocks run the game
    .tooltip = A Scratch program checks your digits and solves the board. It always refuses digits that clash
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
    .tooltip = What to see
page-stage = Sudoku
    .tooltip = Play, and watch an engine solve the board
page-race = Race
    .tooltip = Let the engines race on the same puzzle
tab-board = Board
    .tooltip = Help, buttons and the text of the board
tab-task = Task
    .tooltip = What to do in this lesson
tab-watch = Watch
    .tooltip = The solver's controls
tab-variables = Variables
    .tooltip = Variables, the list S and the stack of calls

log = Log
    .tooltip = What the owl has said
    .sheet = What the owl has said
games = Games
    .tooltip = Save and open games and files
keys = Keys
    .tooltip = How it works, and all keys
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
