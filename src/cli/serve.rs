//! The command `serve`: answers behind an address.

use super::patience::seconds;
use super::report::{Status, cannot_begin};
use crate::serve::{self, Limits, Settings};
use clap::{Args, value_parser};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// What is served, where, and within which limits.
#[derive(Args, Clone, Debug)]
pub struct Serve {
    /// Listen at this address and port; port 0 takes one that is free. Only an address of this network lets others in.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:9000")]
    pub bind: SocketAddr,
    /// Serve the files of this folder, such as the game that web/build makes; without it a page with a board is built in.
    #[arg(long, value_name = "FOLDER")]
    pub site: Option<PathBuf>,
    /// Stop the work on a request after so many seconds.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "10")]
    pub seconds: Duration,
    /// Work on so many requests at once, and tell others to try again.
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..), default_value = "64")]
    pub at_once: u16,
    /// Take so many puzzles in a request.
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..), default_value = "1000")]
    pub puzzles: u32,
}

impl Serve {
    /// Serves until it is told to stop.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let limits = Limits {
            time: self.seconds,
            at_once: self.at_once.into(),
            puzzles: usize::try_from(self.puzzles).unwrap_or(usize::MAX),
            ..Limits::default()
        };
        let settings = Settings { bind: self.bind, site: self.site.clone(), limits };
        let listens = |address| {
            writeln!(out, "http://{address}/")?;
            out.flush()
        };
        match serve::run(settings, listens) {
            Ok(()) => Ok(Status::Fine),
            Err(reason) => cannot_begin(&reason.to_string(), errors),
        }
    }
}
