//! The command `serve`: runs the web server.

use super::patience::seconds;
use super::report::{Status, cannot_begin};
use crate::serve::{self, Limits, Settings};
use clap::{Args, value_parser};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// What to serve, where, and within which limits.
#[derive(Args, Clone, Debug)]
pub struct Serve {
    /// Listen on this address and port. Port 0 picks a free port. Other computers can connect only if this is an address of
    /// your network.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:9000")]
    pub bind: SocketAddr,
    /// Serve the files in this folder, such as the game built by web/build [default: a built-in page with a board].
    #[arg(long, value_name = "FOLDER")]
    pub site: Option<PathBuf>,
    /// Stop working on a request after this many seconds.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "10")]
    pub seconds: Duration,
    /// Work on at most this many requests at once; others are told to try again.
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..), default_value = "64")]
    pub at_once: u16,
    /// Accept at most this many puzzles per request.
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..), default_value = "1000")]
    pub puzzles: u32,
}

impl Serve {
    /// Serves until told to stop.
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
