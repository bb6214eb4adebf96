//! Sudoku boards, the rules they have, and every notation and file format that they are written in.
//!
//! [`Rules`] are made at run time, for a side of 2 to 25: houses, relations between two cells, sums, and the values allowed in each
//! cell. A [`Board`] has rules, values and givens. [`classic`] is for 9 by 9 cells alone, for code that needs the speed or the
//! knowledge of their rules.
//!
//! ```
//! use sudoku_board::{Board, Cell, Rules};
//!
//! let mut rules = Rules::with_boxes(4)?;
//! rules.add_diagonals()?;
//! assert_eq!(rules.houses().len(), 4 + 4 + 4 + 2);
//!
//! let mut board = Board::new(rules);
//! board.give(Cell::at(0, 0), 3)?;
//! board.put(Cell::at(3, 3), 3)?;
//! assert_eq!(board.refusal().map(|refusal| refusal.to_string()).as_deref(), Some("diagonal 1 holds two 3s, at r1c1 and r4c4"));
//! # Ok::<(), sudoku_board::RulesError>(())
//! ```

mod board;
mod candidate;
mod cell;
mod cell_kind;
mod cells;
mod clash;
pub mod classic;
mod constraint;
pub mod formats;
mod house;
pub mod notation;
mod operators;
mod refusal;
mod rules;
mod singles;
mod value;
mod values;

pub use board::Board;
pub use candidate::Candidate;
pub use cell::{Cell, NotACell};
pub use cell_kind::{BelongsToPuzzle, CellKind};
pub use cells::{Cells, CellsIter};
pub use clash::Clash;
pub use constraint::Constraint;
pub use house::{House, HouseKind};
pub use refusal::{BrokenRule, Refusal};
pub use rules::{Adjacency, Around, HouseCells, Pairs, Relation, RelationKind, Rules, RulesError, Sum, combinations};
pub use singles::{Single, SingleKind};
pub use value::{Value, ValueError};
pub use values::{Values, ValuesIter};
