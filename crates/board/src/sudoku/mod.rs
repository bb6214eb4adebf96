//! Boards of side 2 to 25 with any rules, made at run time: houses, relations between two cells, sums, and the values allowed
//! in each cell. [`classic`](crate::classic) is the same for the board of 9 by 9 cells alone, for code that needs the speed or
//! the knowledge of its rules.
//!
//! ```
//! use sudoku_board::Cell;
//! use sudoku_board::sudoku::{Board, Rules};
//!
//! let mut rules = Rules::with_boxes(4)?;
//! rules.add_diagonals()?;
//! assert_eq!(rules.houses().len(), 4 + 4 + 4 + 2);
//!
//! let mut board = Board::new(rules);
//! board.give(Cell::at(0, 0), 3)?;
//! board.put(Cell::at(3, 3), 3)?;
//! assert_eq!(board.refusal().map(|refusal| refusal.to_string()).as_deref(), Some("diagonal 1 holds two 3s, at r1c1 and r4c4"));
//! # Ok::<(), sudoku_board::sudoku::RulesError>(())
//! ```

mod board;
mod combinations;
mod derived;
mod error;
mod house;
mod leftovers;
mod refusal;
mod relation;
mod rules;
mod sum;

pub use board::Board;
pub use combinations::combinations;
pub use error::RulesError;
pub use house::HouseCells;
pub use refusal::{BrokenRule, Refusal};
pub use relation::{Adjacency, Pairs, Relation, RelationKind};
pub use rules::Rules;
pub use sum::Sum;
