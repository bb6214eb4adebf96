//! Puzzles that several tests use.

use sudoku_board::classic::Grid;
use sudoku_board::{Board, notation};

/// The first example of the Scratch article.
pub const SCRATCH: &str = "460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075,";
/// Its only solution.
pub const SCRATCH_SOLVED: &str = "465178932829536714731294568298367451613945287574812396156729843387451629942683175";

/// The grid of the CPLEX article: 17 givens, millions of solutions.
pub const MILLIONS: &str = "000006000059000008200008000045000000003000000006003054000325006000000000000000000";

/// A puzzle with two solutions: 2 and 7 can be exchanged in rows 8 and 9. r1c1 is a single.
pub const TWO: &str = ".6517893282953671473129456829836745161394528757481239615672984338.4516.994.6831.5";

/// A puzzle without a solution: its first eight digits break no rule, but then r1c9 has none left.
pub const NONE: &str = "12345678.........9...............................................................";

/// A puzzle as a newspaper prints it.
pub const NEWSPAPER: &str = "       6        7    4   3
            9   6      2
   5        3   4        6

   7 4                 1
   8   9             3   4
     1                 5 7

   2        6   3        5
     3      2   8
   4   5    7        2
";
/// The same puzzle as a line.
pub const NEWSPAPER_LINE: &str = "..6..74.3...9.6.2.5..3.4..674.....1.8.9...3.4.1.....572..6.3..5.3.2.8...4.57..2..";

/// Reads the digits of the puzzle in a text.
pub fn grid(text: &str) -> Grid {
    read(text).classic().expect("classic rules")
}

/// Reads the puzzle in a text.
pub fn read(text: &str) -> Board {
    notation::read(text).expect("a puzzle")
}
