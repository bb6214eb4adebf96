//! # Sudoku Assistant
//!
//! A sudoku on a Scratch-like stage, for people who learn to think like programmers: play, and watch programs search,
//! fail and backtrack, forwards and backwards.
//!
//! This package is the game. Its building blocks (boards, solvers, techniques, generators, blocks, runs) are the crates in `crates/`;
//! `ARCHITECTURE.md` has the map. Other programs use them through the crate `sudoku-kit`.
//!
//! # Modules
//!
//! From the bottom up; each uses only those above it in this list:
//!
//! | module | contents |
//! |---|---|
//! | [`statistics`] | the games that were played: times and hints, by puzzle and by level |
//! | [`session`] | a board with its notes and their history; every change is a [`session::Move`] that can be undone |
//! | [`files`] | the places where the game keeps its files, on a disk or in a browser |
//! | [`requests`] | everything a person can ask for, and the table of commands with their keys and words |
//! | [`play`] | the rules of play for every front end: entry, checks, answers, hints, lessons |
//! | `terminal` | the game in a terminal; feature `terminal` |
//! | `game` | the game in a window, with Bevy; feature `window` |
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
//! All are on by default. Without any of them, this is the command line alone.
//!
//! | feature | adds |
//! |---|---|
//! | `window` | the game in a window |
//! | `terminal` | the game in a terminal |
//! | `server` | the web server, a command of the command line |
//!
//! # Invariants
//!
//! - Only `play` changes the [`session::Session`]; the stage and the panels read it and send requests. Its rules are plain functions
//!   (`Entry::hear` takes a request and returns the owl's answer), and thin systems in `game::play` connect them to Bevy.
//! - Each request is handled by one module, which matches all requests of its domain: a forgotten one does not compile.
//! - Only `files` touches the disk. Each file holds its old text or its new text, never a part of one.
//! - A refused input changes nothing and says why, in a sentence a child can read.
//! - No sentence of the game is in code: all are in `assets/words/`, and the build checks their names and arguments.
//! - The window never blocks: long work runs on a thread that ends with the app, or in slices.
//! - Everything that `game::logic` adds works without a window; the layout, the stage, the panels and the pace are around it.
//! - When nothing changes, nothing runs: the game draws after input, after a change, during an animation, and once a second while a
//!   clock is shown.
//! - People see cell ids 1 to 81 and `r1c1` to `r9c9`; code counts from 0.

pub mod files;
#[cfg(feature = "window")]
pub mod game;
pub mod play;
pub mod requests;
pub mod session;
pub mod statistics;
#[cfg(all(feature = "terminal", not(target_arch = "wasm32")))]
pub mod terminal;
