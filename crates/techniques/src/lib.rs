//! Human techniques for boards of any rules. Each technique finds deductions, with their reasons as data.
//!
//! ```
//! use sudoku_board::notation;
//! use sudoku_techniques::{Position, Technique, solve_path};
//!
//! let puzzle = notation::read(
//!     "..............1.23..1.45.................65.127.3.........2...4...7.......6...8..",
//! )?;
//! let position = Position::of(&puzzle)?;
//! for deduction in Technique::HiddenSingle.every(&position) {
//!     println!("{:?}, for {:?}", deduction.placements, deduction.why.base);
//! }
//! let path = solve_path(&position, true);
//! assert!(path.is_solved());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Position`] contains the values and the candidates that are left. A [`Technique`] finds [`Deduction`]s in it, always in
//! the same order. A deduction has its consequences (placements, eliminations) and a [`Why`]: houses, cells, fins, chains of
//! links, almost locked sets, colours. A deduction is displayed as a sentence; pictures are made from it elsewhere.
//! [`solve_path`] tries the techniques in the order of [`Technique::all`], the easiest first.
//!
//! Most techniques are for classic boards. Other boards use those that hold with any houses, and some that need cages, sums or
//! relations ([`Technique::is_used_on`]). There, a path ends where none applies: it never guesses.
//!
//! ```
//! use sudoku_board::{Board, Rules};
//! use sudoku_techniques::{Position, Steps};
//!
//! let puzzle = Board::from_givens(Rules::with_boxes(4)?, &[1, 0, 0, 0, 0, 0, 3, 0, 0, 1, 0, 0, 0, 0, 0, 2])?;
//! let mut steps = Steps::of(Position::of(&puzzle)?, true);
//! let first = steps.next().ok_or("something follows")?;
//! assert_eq!(first.to_string(), "Naked single: r1c4 is 4, because no other digit is left there.");
//! assert!(steps.by_ref().count() > 0 && steps.position().is_solved());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Each family has a file, and finders are written once for all boards, which they see through one trait (`view`). Some files are
//! shared by several families: the table of strong and weak links (`links`), that of almost locked sets (`sets`), and the engine
//! of all fish (`meshes`). `finders` is the list of all finders. The names, codes and scores are HoDoKu's (B. Hobiger,
//! 2012), the difficulties those of Sudoku Explainer 1.2 (N. Juillerat, 2007), for the techniques that they know.
//!
//! Without the feature `variants`, positions have the classic rules only, which makes small programs smaller.

#![cfg_attr(not(feature = "variants"), allow(dead_code, reason = "the code for other rules, which is never called"))]

mod als;
mod bits;
mod cages;
mod chains;
mod classic;
mod colouring;
mod combinations;
mod consequences;
mod contradiction;
mod deduction;
mod equations;
mod exclusion;
mod explainer;
mod finders;
mod fish;
mod focus;
mod forcing;
mod general;
mod kraken;
mod links;
mod lists;
mod locked;
mod meshes;
mod nets;
mod novelties;
mod path;
mod pieces;
mod position;
mod rating;
mod rectangles;
mod refutations;
mod related;
mod sentence;
mod sets;
mod shape;
mod single_digit;
mod singles;
mod subsets;
mod sue_de_coq;
mod survey;
mod surveyed;
mod technique;
mod templates;
mod uniqueness;
mod view;
mod wings;

pub use contradiction::Contradiction;
pub use deduction::{CellSet, Chain, Deduction, Link, LinkPlace, Net, Node, Strength, Why};
pub use focus::Focus;
pub use path::{Path, Steps, next, solve_path};
pub use pieces::Piece;
pub use position::{Position, PositionBoard};
pub use rating::{Rating, rate};
pub use technique::{Fins, Fish, Level, Shape, Technique, TechniqueInfo};

pub use combinations::choose_within;
use deduction::{DeductionSink, offer};
pub use sentence::list;
