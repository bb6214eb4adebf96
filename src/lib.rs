//! # Sudoku Assistant
//!
//! A sudoku on a Scratch-like stage, for people who learn to think like programmers: play, and watch programs search,
//! fail and backtrack, forwards and backwards. The same rules and solvers are this library and a command line.
//!
//! ```
//! use sudoku_assistant::{notation, search::{BruteForce, Search, Step}};
//!
//! let puzzle = notation::read(
//!     "460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075,",
//! )?;
//! let mut search = BruteForce::new(&puzzle);
//! assert!(search.any(|step| step == Step::Solution));
//! println!("{}", notation::Notation::Drawn.write(&search.board()));
//! println!("{} digits tried", search.counts().tries);
//! # Ok::<(), notation::ReadError>(())
//! ```
//!
//! The rules, notations, solvers, techniques, generators and runs are crates of their own in `crates/`; `ARCHITECTURE.md` has the map.
//! The crate `sudoku-kit` is their front door for other programs.
//!
//! # The map of the game
//!
//! A room uses only rooms on lower floors, and no files import each other in a circle. `tests/core/house.rs` reads this table
//! and every import, and fails if that is not so.
//!
//! | floor | room | what it is |
//! |---|---|---|
//! | 3 | [`statistics`] | what was played: games, times, hints, by puzzle and by level |
//! | 4 | [`session`] | one sitting: board, notes and history; every change is a [`session::Move`] that can be undone |
//! | 7 | `files` | where the game keeps its files, on the disk or in a browser |
//! | 7 | `requests` | what a person can ask for, and the table of the commands, with keys and words |
//! | 8 | `play` | who changes the session, and what helps with it: cells and number keys, checks, answers, hints, lessons; and all of it on one table, for a front end without systems |
//! | 9 | `terminal` | the game in a terminal; feature `terminal`, on by default |
//! | 9 | `game` | the game, with Bevy; feature `window`, on by default; it has floors of its own |
//! | 10 | `main` | the program: reads the arguments, then plays or runs a command |
//!
//! Data flows one way:
//!
//! ```text
//! mouse, keys, panels -> Request -> play (entry + checks) -> Session -> marks -> stage, panels
//!                                -> solver -> Search: Step, Step, Step -> marks -> stage
//! ```
//!
//! # Features
//!
//! | feature | what it adds; all are on by default |
//! |---|---|
//! | none | the command line alone |
//! | `window` | the game in a window |
//! | `terminal` | the game in a terminal |
//! | `server` | the web server, a command of the command line |
//!
//! # Invariants
//!
//! - Nothing in `crates/` names Bevy. Only `game` does, and only `terminal` names ratatui and crossterm.
//! - Only `play` changes the [`session::Session`]; the stage and the panels read it and send requests. Its rules are plain functions
//!   (`Entry::hear` takes a request and returns what the owl says), and thin systems in `game::play` connect them to Bevy.
//! - Each request is carried out by one room, which matches all that its domain can ask for: a forgotten one does not compile.
//! - The game touches files in `files` alone; what is written there is at every moment the old text or the new one, whole.
//! - A refused input changes nothing and says why, in a sentence a child can read.
//! - No sentence of the game is in code: they are in `assets/words/`, and names and arguments are checked by the build.
//! - The window never waits: what takes long has a thread of its own that ends with the app, or is cut into parts.
//! - All that `game::logic` adds works without a window; the layout, the stage, the panels and the pace are around it.
//! - When nothing moves, nothing runs: the game draws on input, on a change, while something animates, and once a
//!   second for a clock that runs.
//! - People see cell ids 1 to 81 and `r1c1` to `r9c9`; code counts from 0.

#[cfg(not(target_arch = "wasm32"))]
use sudoku_storage::atomic;
use sudoku_storage::clock;
pub use sudoku_storage::versioned;

pub use sudoku_blocks as blocks;
pub use sudoku_board::classic;
pub use sudoku_generate::board_generator;
pub use sudoku_run::engines;
pub use sudoku_solve::constraint;
pub use sudoku_solve::fast;
pub use sudoku_techniques::board_techniques;
pub mod files;
pub use sudoku_board::formats;
#[cfg(feature = "window")]
pub mod game;
pub use sudoku_board::notation;
pub use sudoku_generate as generator;
pub use sudoku_run::lessons;
pub mod play;
pub use sudoku_generate::puzzles;
pub use sudoku_print as print;
pub mod requests;
pub use sudoku_run as run;
pub use sudoku_solve::search;
pub mod session;
pub mod statistics;
pub use sudoku_board::sudoku;
pub use sudoku_techniques as techniques;
#[cfg(all(feature = "terminal", not(target_arch = "wasm32")))]
pub mod terminal;
pub use sudoku_generate::training;
pub use sudoku_words as words;
