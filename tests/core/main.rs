//! The command line, the server, the files and the documents: everything that needs no front end.

mod command_line;
mod documents;
#[cfg(feature = "game")]
mod frozen;
mod layers;
#[cfg(feature = "server")]
mod serve;
#[cfg(feature = "game")]
mod sessions;
#[cfg(feature = "game")]
mod statistics;
