//! Rules, notations, engines, packs and the command line: everything that needs no window.

mod command_line;
mod documents;
mod frozen;
mod house;
#[cfg(feature = "server")]
mod serve;
mod sessions;
mod statistics;
