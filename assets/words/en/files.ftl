### Saved games, files, the clipboard, and what is kept by itself.

games-intro = Your board saves itself. Give it a name to keep a copy.
name-needed = Give the game a name first, then press Save.
name-unfit = This name does not work for a file on every computer. Try a shorter or simpler one.
# $unfit (String)
unfit-in-name = '{ $unfit }' cannot be in a file name on every computer: use letters, digits and spaces.
# $name (String)
game-replaces = You already have a game called '{ $name }'. Press the same button again to replace it, or choose another name.
# $name (String)
file-replaces = There is already a file called '{ $name }'. Press the same button again to replace it, or choose another name.
# $name (String)
dialog-replaces = There is already a file called '{ $name }', and the window for files did not ask about it. Choose exactly that file there to replace it.
# $name (String)
deletes = Press the same button again, and the saved game { $name } is gone for good.
# $name (String)
game-saved = The game is saved as { $name }.
# $path (String)
file-saved = Saved in { $path }.
# $name (String)
file-downloaded = Your browser downloads { $name }.
# $name (String)
game-deleted = The saved game { $name } is deleted.
# $left (String)
# $played (String)
game-opened = The game is open, with its history. { $left } { $played }
# $time (String)
time-played = The clock is at { $time }.

no-file-chosen = No file was chosen. You can also drop a file here.
nothing-saved = Nothing was saved: no file was chosen.
# $command (String)
nothing-saved-but = Nothing was saved: no file was chosen. This command saves the pages too: { $command }
dialog-is-open = A window for choosing a file is already open.
no-dialogs = I cannot open a window for choosing a file here. You can type the path of a file instead.
no-folder = There is no folder for saved games here. You can still save a game to a file by its path.
# $name (String)
# $reason (String)
bad-file = I cannot open { $name }: { $reason }. Your board is just as it was.
# $reason (String)
bad-text = { $reason }. Nothing has changed: fix the text and try again.
copied = The board is on the clipboard, as 81 characters.
copied-with-rules = The board is on the clipboard, with all of its rules.

# $left (String)
# $played (String)
welcome-back = Welcome back! Your board is just as you left it. { $left } { $played }
welcome-back-solved = Welcome back! Your last board is solved. New makes another puzzle.
not-text = it is not a text file
from-the-future = a newer version of this program wrote it
saved-puzzle = the puzzle does not have a digit or a point for each cell
saved-entered = the entered digits are not a digit or a point for each cell
saved-given = a digit was entered into a given
saved-cell = a cell is named that the board does not have
saved-note = a note is not a digit of this board
saved-note-beside-digit = there are notes in a cell that holds a digit
saved-order = the cells of a move are out of order
saved-state = a cell of a move is not written as a digit or as notes
saved-nothing-changed = a move has changed nothing
saved-origin = a move that begins no puzzle has an origin
saved-history = its history does not lead to its board
# $reason (String)
# $name (String)
settings-set-aside = Your settings could not be read ({ $reason }). I kept the old file as { $name }, and all is set as at the start.
# $error (String)
settings-unread = Your settings could not be read: { $error }. All is set as at the start.
# $reason (String)
# $name (String)
sitting-set-aside = Your last game could not be read ({ $reason }). I kept it as { $name }, and we start afresh.
# $error (String)
settings-not-kept = Your settings cannot be saved: { $error }. They hold until you close the game.
# $error (String)
not-kept = Your game is not being saved at the moment: { $error }.
not-kept-short = Not saved: see what is in the way
another-window = The game is open in another window, which saves its board. What you play here is kept only if you save it.
kept-again = Your game is being saved again.

# $path (String)
missing-file = there is no file { $path }; check its name and its folder
# $path (String)
not-a-file = { $path } is not a file but a folder or a device; choose a file in it
# $path (String)
# $megabytes (Number)
# $limit (Number)
large-file = { $path } has { $megabytes } MB, and puzzles and games have at most { $limit }; on the command line `sudoku-assistant solve -` reads larger ones
# $path (String)
not-a-text = { $path } is not a text file, but perhaps a picture; choose a file with a puzzle or a saved game
# $path (String)
# $reason (String)
unreadable-file = { $path } cannot be read: { $reason }
# $path (String)
# $reason (String)
unwritable-file = { $path } cannot be written: { $reason }
read-only = it, or its folder, is read-only; choose another folder, or allow this program to write there
disk-full = the disk is full; make room, and I try again
browser-full = the browser's storage is full; delete saved games or save them to files, and I try again
browser-forbids = the browser keeps nothing for this page; allow it to store data, and load the page again
path-through-file = a part of its path is a file, not a folder

games-sheet = Games and files
save-heading = Save this game
game-name = The name of the game
    .hint = a name for it
save = Save
    .tooltip = Save the game under this name (Enter)
replace = Replace
saved-heading = Saved games
none-saved = There are none yet.
delete = Delete
    .sure = Really?
    .tooltip = Delete this saved game
# $name (String)
delete-named = Delete { $name }
open = Open
    .tooltip = Go on with this game. Undo leads back to the board before
# $name (String)
open-named = Open { $name }
files-heading = Files
files-about = Puzzles in many notations, and saved games. You can also drop a file on the window.
open-file = Open a file…
    .tooltip = Choose a file to open
save-file = Save to a file…
    .tooltip = Choose a file to save the game in. A name that ends in .txt saves the board as text, .svg or .png a picture of it, .pdf the puzzle to print
file-path = The path of a file
    .hint = or the path of a file
open-path = Open path
    .tooltip = Open the file at this path (Enter)
save-path = Save path
    .replace = Replace file
    .tooltip = Save the game at this path. A name that ends in .txt saves the board as text, .svg or .png a picture of it, .pdf the puzzle to print
download-name = The name of a file to download
    .hint = or a name, such as board.pdf
download = Download
    .tooltip = Download the game under this name. A name that ends in .txt gives the board as text, .svg or .png a picture of it, .pdf the puzzle to print

dialog-open = Open a puzzle or a saved game
    .filter = Puzzles and saved games
    .all = All files
dialog-save = Save the game
    .file = game
    .filter = Saved games
    .text = The board as text
    .picture = A picture of the board
    .paper = The puzzle, to print

as-text = As text
    .field = The board as text
    .tooltip = 81 characters, with a point for a blank. Type or paste any notation
load = Load
    .tooltip = Take this text as a new puzzle: its digits become givens
copy = Copy
    .tooltip = Copy the board as text

dialog-save-for-scratch = Save for Scratch
    .filter = Scratch project

share = Share
    .tooltip = Copy a link that opens this puzzle, and show it
share-sheet = Share the puzzle
share-about = Whoever opens this link gets the puzzle on the board, without what you have played. Point the camera of a phone at the square to open it there.
share-code = The link as a QR code
link-copied = The link is on the clipboard.
no-link = Only the game in a browser has an address for links. Copy puts the board on the clipboard as text.
