//! The web server: answers questions about puzzles over HTTP, and serves a page that asks them.
//!
//! | path | content |
//! |---|---|
//! | `/` | the page, or the files of a folder |
//! | `/solve/?grid=` | `{"result": "<81 digits>"}`, empty if there is no solution |
//! | `/api/v1/…` | `solve`, `count`, `check`, `rate`, `explain`, `hint`, `convert`, `describe`, `generate`, as described in `/api/v1/openapi.json` |
//! | `/healthz` | `ok` |
//!
//! Every client gets an answer or an error soon: [`Limits`] bound the size of requests, the work they ask for and the time they
//! take. Searches run in their own threads and end when their time is up or nobody waits for them any more. Long work waits in a
//! queue with a fair share for each client, so that it never delays quick work.

mod api;
mod connection_stream;
mod connections;
mod cplex;
mod generate_options;
mod guard;
mod limits;
mod log;
mod openapi;
mod options;
mod page;
mod panics;
mod question;
mod question_kind;
mod request_error;
mod site;
mod worker_pool;

pub use limits::Limits;
pub use log::{Log, LogLevel};

use axum::Router;
use axum::routing::get;
use connections::ShutdownSignal;
use request_error::RequestError;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::runtime::Builder;
use worker_pool::WorkerPool;

/// The settings of the server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address and port to listen on; port 0 picks a free port.
    pub bind: SocketAddr,
    /// The folder of the page; `None` for the built-in page.
    pub site: Option<PathBuf>,
    /// Limits on requests and connections.
    pub limits: Limits,
    /// The log on standard error.
    pub log: Log,
}

/// Errors that keep the server from starting.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The address is not available.
    #[error("cannot listen on {address}: {reason}; --bind 127.0.0.1:0 picks a free port")]
    Bind {
        /// The address to listen on.
        address: SocketAddr,
        /// The system's error.
        reason: io::Error,
    },
    /// The folder of the page cannot be read.
    #[error("--site: cannot read the folder {}: {reason}", .folder.display())]
    Site {
        /// The path that was given.
        folder: PathBuf,
        /// The system's error.
        reason: io::Error,
    },
    /// The system refused to start a thread or to install a signal handler.
    #[error("cannot start the server: {0}")]
    System(#[from] io::Error),
}

/// Serves until Ctrl-C or SIGTERM, then lets running requests finish. Calls `listens` with the address once the server is
/// ready.
///
/// # Errors
/// Fails if the server cannot start.
pub fn run(settings: Settings, listens: impl FnOnce(SocketAddr) -> io::Result<()>) -> Result<(), ServeError> {
    let Settings { bind, site, limits, log } = settings;
    let _log = log.begin();
    let page = match site {
        Some(folder) => site::routes(&folder, limits.patience).map_err(|reason| ServeError::Site { folder, reason })?,
        None => page::routes(),
    };
    let runtime = Builder::new_multi_thread().enable_all().max_blocking_threads(2 * limits.at_once + 8).build()?;
    let ended = runtime.block_on(async {
        let stop = ShutdownSignal::on_signals()?;
        let listener = TcpListener::bind(bind).await.map_err(|reason| ServeError::Bind { address: bind, reason })?;
        listens(listener.local_addr()?)?;
        connections::serve(listener, routes(page, limits), limits, stop).await;
        Ok(())
    });
    runtime.shutdown_background();
    ended
}

/// Returns all routes: the page, the API, its document, and the health check.
fn routes(page: Router<Arc<WorkerPool>>, limits: Limits) -> Router {
    let routes = Router::new()
        .route("/healthz", get(|| async { "ok\n" }))
        .merge(cplex::routes())
        .merge(api::routes())
        .merge(openapi::routes())
        .merge(page)
        .method_not_allowed_fallback(|| async { RequestError::Method })
        .with_state(Arc::new(WorkerPool::new(limits)));
    panics::catch(routes)
}
