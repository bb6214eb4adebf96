//! What `--help` tells below the options, with examples and exit statuses.

pub(super) const PROGRAM: &str = "\
Examples:
  sudoku-assistant
  sudoku-assistant solve 460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075,
  sudoku-assistant solve puzzles.txt > solutions.txt
  sudoku-assistant generate --count 1000 --difficulty hard --symmetry rotational-180 > hard.txt
  sudoku-assistant check puzzles.txt
  sudoku-assistant convert --to sdk puzzles.txt
  sudoku-assistant race 85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.
  sudoku-assistant export --lp .....6....59.....82....8....45........3........6..3.54...325..6.................. > puzzle.lp

Exit status: 0 all went well, 1 a puzzle has no solution or is not as it was asked for, 2 an input cannot be read or the game \
cannot open a window, 3 the time was over.";

pub(super) const SOLVE: &str = "\
Each puzzle may be in any notation that --format lists. Puzzles given as arguments are answered with grids, files and standard \
input with a line a solution, in the order of the puzzles. A puzzle that cannot be read or has no solution is named on standard \
error with its file and line, has no line in the output, and the others are solved all the same.

Of a puzzle with several solutions one is printed. With brute-force and assumptions it is the one that comes first when its \
digits are read as a number; the other engines have orders of their own. The engine fast works on all processor cores, the \
others on one.

Examples:
  sudoku-assistant solve puzzles.txt more.sdm > solutions.txt
  sudoku-assistant solve --unique puzzles.txt             the solutions of proper puzzles alone
  sudoku-assistant solve --count puzzles.txt              a number a puzzle
  sudoku-assistant solve --count --limit 1 puzzles.txt    0, 1 or 1+
  sudoku-assistant check --unique --filter puzzles.txt    the puzzles themselves
  sudoku-assistant solve --steps --engine decision-tree puzzle.txt

Exit status: 0 solved, 1 a puzzle has no solution (with --unique: none or several), 2 an input cannot be read, 3 a search was \
stopped by --seconds; the highest of all puzzles. 0 as well if whoever reads the output has seen enough.";

pub(super) const CHECK: &str = "\
What is told:
  valid     no digit stands twice in a row, a column or a box
  unique    there is exactly one solution; else `no solution` or `not unique`
  minimal   it is unique, and without any one of its givens it would not be
  solved    all cells are filled, and it is valid

A puzzle of a file or of standard input has a line of its own that begins with its place:
  $ sudoku-assistant check puzzles.txt
  puzzles.txt, line 1: valid, unique, not minimal, not solved
  puzzles.txt, line 2: not valid: row 1 holds two 4s, in columns 1 and 2
Several questions may be asked at once; the answer is yes if it is yes to all of them.

Examples:
  sudoku-assistant check --solved --quiet board.txt && echo 'Well done!'
  sudoku-assistant check --unique --filter *.txt | sudoku-assistant solve
  sudoku-assistant check --minimal --filter --invert puzzles.txt

Exit status: 0 yes for all puzzles, 1 no for one or more (where nothing is asked: it is not valid or not unique), 2 an input \
cannot be read. With --filter: 0 a puzzle was printed, 1 none was, 2 an input cannot be read.";

pub(super) const GENERATE: &str = "\
Every puzzle has exactly one solution. The same seed and options make the same puzzles, on every machine and with any --jobs; \
a shorter series is the beginning of a longer one. Without --givens and --minimal a puzzle has few givens, mostly 22 to 30.

Examples:
  sudoku-assistant generate --format grid
  sudoku-assistant generate --count 100 --givens 30 --symmetry rotational-180 --difficulty easy
  sudoku-assistant generate --count 1000000 --seed 1 > million.txt
  sudoku-assistant generate --count 10 --solutions > puzzles.csv

Exit status: 0 all were made, 1 one or more were not found in reasonable time, 2 no puzzle can be like that.";

pub(super) const CONVERT: &str = "\
Author, source, level and the like are kept where both notations have a place for them: sdk and opensudoku. For opensudoku all \
puzzles become games of one document, and what is told of the first is told of the whole.

Examples:
  sudoku-assistant convert --to grid puzzles.txt | less
  sudoku-assistant convert --to opensudoku *.sdk > puzzles.opensudoku
  sudoku-assistant generate --count 6 | sudoku-assistant convert --to candidates

Exit status: 0 converted, 2 an input cannot be read: it is named on standard error, and the others are converted all the same.";

pub(super) const RACE: &str = "\
The engines run in turns on the same thread: the one that has used the least processor time goes on. Each makes some steps \
before the race, so that none pays for being the first. The table is Markdown; the winner's name is in heavy type.

Exit status: 0 all arrived, 1 the puzzle has no solution, 2 it cannot be read, 3 the race was ended by --seconds.";

pub(super) const EXPORT: &str = "\
The model has 729 variables, 324 equations and one more for each given. Variable x_i_j_k is 1 if row i, column j holds digit k. \
GLPK solves it with `glpsol --lp puzzle.lp -o solution.txt`, CBC with `cbc puzzle.lp solve solution solution.txt`.

Exit status: 0 written, 2 the puzzle cannot be read.";

pub(super) const COMPLETIONS: &str = "\
Examples:
  sudoku-assistant completions bash > ~/.local/share/bash-completion/completions/sudoku-assistant
  sudoku-assistant completions fish > ~/.config/fish/completions/sudoku-assistant.fish
  sudoku-assistant completions zsh > ~/.zfunc/_sudoku-assistant

Exit status: 0.";

pub(super) const MAN: &str = "\
Examples:
  sudoku-assistant man solve | man -l -
  sudoku-assistant man --dir ~/.local/share/man/man1

Exit status: 0 written, 2 the pages cannot be written, or there is no such command.";
