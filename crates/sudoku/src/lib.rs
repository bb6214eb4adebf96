//! Sudokus with any rules: read, solve, watch, rate, explain, generate and print them. This is the library of *Sudoku
//! Assistant*; it re-exports the crates that the game itself is made of.
//!
//! ```
//! use sudoku_kit::{notation, search::{BruteForce, Search, Step}};
//!
//! let puzzle = notation::read(
//!     "460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075,",
//! )?;
//! let mut search = BruteForce::new(&puzzle);
//! assert!(search.any(|step| step == Step::Solution));
//! println!("{}", search.board());
//! println!("{} digits tried", search.counts().tries);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to begin
//!
//! | you want to | use |
//! |---|---|
//! | read a puzzle in any notation, or write one | [`notation::read`], [`notation::Notation`]; boards of other rules: [`formats`] |
//! | know the solutions, and nothing else | [`constraint`]; for millions of classic puzzles, [`fast`] |
//! | watch a solver at work, step by step | [`search`], or any engine of the table in [`engines`] |
//! | know how a person solves it | [`techniques`] |
//! | make new puzzles | [`generator`], [`board_generator`]; packs of them: [`puzzles`] |
//! | answer questions as data for other programs | [`answers`] |
//! | print booklets, draw pictures | [`print`](mod@print) |
//! | run programs of blocks, as Scratch has them | [`blocks`], [`run`], [`lessons`] |
//!
//! The folder `examples` has a program for most of these lines.
//!
//! # Invariants
//!
//! - A seed makes the same puzzle on every machine and in every version, with one exception: if you ask for a level or a technique,
//!   a version that knows more techniques may make a different one.
//! - An engine never sees a screen: it is an iterator of [`search::Step`]s. Running it to the end is the same program as watching it,
//!   and an engine that begins again makes the same steps.
//! - No input makes a reader panic. Errors say where the fault is and what to do about it.
//! - `unsafe` is used in [`fast`] alone, around the instructions of one kind of processor; each block says why it is sound.
//! - People see cell ids 1 to 81 and `r1c1` to `r9c9`; code counts from 0.

pub use sudoku_answers as answers;
pub use sudoku_blocks as blocks;
pub use sudoku_board::{
    Adjacency, Board, BrokenRule, Candidate, Cell, Cells, CellsIter, Constraint, House, HouseCells, HouseKind,
    NotACell, Pairs, Refusal, Relation, RelationKind, Rules, RulesError, Single, SingleKind, Sum, Value, ValueError,
    Values, ValuesIter, classic, combinations, formats, notation,
};
pub use sudoku_generate::{self as generator, board_generator, puzzles, training};
pub use sudoku_print as print;
pub use sudoku_run::{self as run, engines, lessons};
pub use sudoku_solve::{constraint, fast, search};
pub use sudoku_techniques as techniques;
