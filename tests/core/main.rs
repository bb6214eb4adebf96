//! The command line, the server, the files and the documents: everything that needs no window.

mod command_line;
mod documents;
mod frozen;
mod layers;
#[cfg(feature = "server")]
mod serve;
mod sessions;
mod statistics;
