//! The command `serve`: runs the web server.

use super::display::has_display;
use super::report::{Status, cannot_begin};
use super::time_limit::seconds;
use clap::{Args, ValueEnum, value_parser};
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::time::Duration;
use std::{env, fs};
use sudoku_server::{Limits, Log, Settings};

/// Arguments of the command `serve`.
#[derive(Args, Clone, Debug)]
pub struct Serve {
    /// Listen on this address and port: 9000, localhost:9000, 0.0.0.0:9000. Port 0 picks a free port. Other computers can
    /// connect only if this is an address of your network.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:9000", value_parser = address)]
    pub bind: SocketAddr,
    /// Serve the files in this folder, such as the game built by web/build [default: the game installed with this program, or else
    /// a built-in page with a board].
    #[arg(long, value_name = "FOLDER")]
    pub site: Option<PathBuf>,
    /// Open the page in your browser. Without a display, only print its address.
    #[arg(long)]
    pub open: bool,
    /// Stop working on a request after this many seconds.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "10")]
    pub seconds: Duration,
    /// Work on at most this many requests at once, and tell the others to try again.
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..), default_value = "64")]
    pub at_once: u16,
    /// Accept at most this many puzzles per request.
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..), default_value = "1000")]
    pub puzzles: u32,
    /// Log this on standard error: nothing, only warnings and errors, or every request as well.
    #[arg(long, value_enum, value_name = "WHAT", default_value = "requests")]
    pub log: LogLevel,
    /// Log in this format.
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    pub log_format: LogFormat,
}

/// The events that are logged.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogLevel {
    /// nothing
    None,
    /// warnings and errors
    Errors,
    /// every request, warnings and errors
    Requests,
}

/// The format of the log.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// one line of text per entry
    Text,
    /// one JSON object per entry
    Json,
}

/// Parses an address and a port. Without an address, only this machine can connect.
fn address(text: &str) -> Result<SocketAddr, String> {
    let (host, port) = text.rsplit_once(':').unwrap_or(("", text));
    let port: u16 = port
        .parse()
        .map_err(|_| "expected an address and a port, such as 9000, localhost:9000 or [::1]:9000".to_owned())?;
    let host = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
    let host = if host.is_empty() { "127.0.0.1" } else { host };
    let unknown = |reason: &str| format!("cannot find the address of {host:?}: {reason}");
    let mut found = (host, port).to_socket_addrs().map_err(|reason| unknown(&reason.to_string()))?;
    found.next().ok_or_else(|| unknown("there is none"))
}

/// Returns the folder of the game for browsers that a package has put beside this program.
fn installed_site() -> Option<PathBuf> {
    let program = env::current_exe().and_then(fs::canonicalize).ok()?;
    let places = ["../share/sudoku-assistant/web", "../Resources/web"];
    let mut sites = places.iter().map(|place| program.with_file_name(place));
    sites.find(|site| site.join("index.html").is_file())
}

/// Returns the address of the page for a browser on this computer. A server that listens on all addresses has this one, too.
fn local_page(mut address: SocketAddr) -> String {
    match address.ip() {
        IpAddr::V4(all) if all.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(all) if all.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => {}
    }
    format!("http://{address}/")
}

impl Serve {
    /// Runs the server until it is told to stop.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let limits = Limits {
            time: self.seconds,
            at_once: self.at_once.into(),
            puzzles: usize::try_from(self.puzzles).unwrap_or(usize::MAX),
            ..Limits::default()
        };
        let log = Log {
            level: match self.log {
                LogLevel::None => sudoku_server::LogLevel::Nothing,
                LogLevel::Errors => sudoku_server::LogLevel::Errors,
                LogLevel::Requests => sudoku_server::LogLevel::Requests,
            },
            json: self.log_format == LogFormat::Json,
        };
        let settings = Settings { bind: self.bind, site: self.site.clone().or_else(installed_site), limits, log };
        let listens = |address: SocketAddr| {
            writeln!(out, "http://{address}/")?;
            out.flush()?;
            match self.open && has_display() {
                true => open::that_detached(local_page(address)).or_else(|reason| {
                    writeln!(
                        errors,
                        "sudoku-assistant: cannot open a browser ({reason}); open the address above yourself"
                    )
                }),
                false => Ok(()),
            }
        };
        match sudoku_server::run(settings, listens) {
            Ok(()) => Ok(Status::Fine),
            Err(reason) => cannot_begin(&reason.to_string(), errors),
        }
    }
}
