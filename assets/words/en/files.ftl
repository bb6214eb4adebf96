### Saved games, files, the clipboard, and what is saved automatically.

games-intro = Your game is saved automatically. Give it a name to keep a copy.
name-needed = Give the game a name first, then press Save.
name-unfit = Not every computer allows this file name. Try a shorter or simpler one.
# $unfit (String)
unfit-in-name = Not every computer allows '{ $unfit }' in a file name: use letters, digits and spaces.
# $name (String)
game-replaces = You already have a game called '{ $name }'. Press the same button again to replace it, or choose another name.
# $name (String)
file-replaces = There is already a file called '{ $name }'. Press the same button again to replace it, or choose another name.
# $name (String)
dialog-replaces = There is already a file called '{ $name }', and the file window did not ask about it. To replace it, choose exactly that file there.
# $name (String)
deletes = Press the same button again to delete the saved game { $name } for good.
# $name (String)
game-saved = The game is saved as { $name }.
# $path (String)
file-saved = Saved in { $path }.
# $name (String)
file-downloaded = Your browser is downloading { $name }.
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
dialog-is-open = A file window is already open.
no-dialogs = I cannot open a file window here. You can type the path of a file instead.
no-folder = There is no folder for saved games here. You can still save a game to a file by its path.
# $name (String)
# $reason (String)
bad-file = I cannot open { $name }: { $reason }. Your board has not changed.
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
saved-puzzle = the puzzle does not have a digit or a dot for each cell
saved-entered = the entered digits do not have a digit or a dot for each cell
saved-given = a digit was entered over a given
saved-cell = it names a cell that the board does not have
saved-note = a note is not a digit of this board
saved-note-beside-digit = there are notes in a cell that holds a digit
saved-order = the cells of a move are out of order
saved-state = a cell of a move is not written as a digit or as notes
saved-nothing-changed = a move has changed nothing
saved-origin = a move that does not start a puzzle has an origin
saved-history = its history does not lead to its board
# $reason (String)
# $name (String)
settings-set-aside = Your settings could not be read ({ $reason }). I kept the old file as { $name }, and all settings are reset to their defaults.
# $error (String)
settings-unread = Your settings could not be read: { $error }. All settings are reset to their defaults.
# $reason (String)
# $name (String)
sitting-set-aside = Your last game could not be read ({ $reason }). I kept it as { $name }, and we start a new one.
# $error (String)
settings-not-kept = Your settings cannot be saved: { $error }. They last until you close the game.
# $error (String)
not-kept = Your game is not being saved at the moment: { $error }.
not-kept-short = Not saved: see why
another-window = The game is also open in another window, and only that one is saved automatically. To keep what you play here, save it.
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
disk-full = the disk is full; free some space, and I will try again
browser-full = the browser's storage is full; delete saved games or save them to files, and I will try again
browser-forbids = the browser does not save data for this page; allow it to, and reload the page
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
    .tooltip = Go on with this game. Undo brings back the board you have now
# $name (String)
open-named = Open { $name }
files-heading = Files
files-about = Open puzzles in many formats, and saved games. You can also drop a file on the window.
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
    .tooltip = 81 characters, with a dot for a blank. Type or paste any format
load = Load
    .tooltip = Load this text as a new puzzle: its digits become givens
copy = Copy
    .tooltip = Copy the board as text

dialog-save-for-scratch = Save for Scratch
    .filter = Scratch project

share = Share
    .tooltip = Copy a link that opens this puzzle, and show it
share-sheet = Share the puzzle
share-about = Anyone who opens this link gets this puzzle, without your digits. To open it on a phone, point the camera at the square.
share-code = The link as a QR code
link-copied = The link is on the clipboard.
no-link = Links work only when you play in a browser. Copy puts the board on the clipboard as text.
