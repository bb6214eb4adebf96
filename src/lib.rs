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
//! | `game` | the game itself, without a screen: its rules, its requests, its files; feature `game` |
//! | `terminal` | the game in a terminal; feature `terminal` |
//! | `window` | the game in a window, with Bevy; feature `window` |
//!
//! Data flows one way:
//!
//! ```text
//! mouse, keys, panels -> Request -> game::play (entry + checks) -> Session -> marks -> stage, panels
//!                                -> game::solver -> Search: Step, Step, Step -> marks -> stage
//! ```
//!
//! # Features
//!
//! All are on by default. Without any of them, this is the command line alone.
//!
//! | feature | adds |
//! |---|---|
//! | `game` | the game without a front end; the next two include it |
//! | `window` | the game in a window |
//! | `terminal` | the game in a terminal |
//! | `server` | the web server, a command of the command line |
//!
//! # Invariants
//!
//! - Only `game::play` changes the session; the stage and the panels read it and send requests. Its rules are plain functions
//!   (`Entry::hear` takes a request and returns the owl's answer), and thin systems connect them to Bevy.
//! - Each request is handled by one module, which matches all requests of its domain: a forgotten one does not compile.
//! - Only `game::files` touches the disk. Each file holds its old text or its new text, never a part of one.
//! - A refused input changes nothing and says why, in a sentence a child can read.
//! - No sentence of the game is in code: all are in `assets/words/`, and the build checks their names and arguments.
//! - The window never blocks: long work runs on a thread that ends with the app, or in slices.
//! - `game` works without a front end, and knows none.
//! - When nothing changes, nothing runs: the game draws after input, after a change, during an animation, and once a second while a
//!   clock is shown.
//! - People see cell ids 1 to 81 and `r1c1` to `r9c9`; code counts from 0.

#[cfg(feature = "game")]
pub mod game;
#[cfg(all(feature = "terminal", not(target_arch = "wasm32")))]
pub mod terminal;
#[cfg(feature = "window")]
pub mod window;
