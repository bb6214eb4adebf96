//! Floor 5, an address: answers over HTTP, and the page that asks for them.
//!
//! | path | what is there |
//! |---|---|
//! | `/` | the page, or the files of a folder |
//! | `/solve/?grid=` | `{"result": "<81 digits>"}`, empty without a solution |
//! | `/api/v1/…` | `solve`, `count`, `check`, `rate`, `explain`, `hint`, `convert`, `generate`, as `/api/v1/openapi.json` tells |
//! | `/healthz` | `ok` |
//!
//! Whoever comes gets an answer soon or is told why not: what is sent, what is asked and how long it takes have [`Limits`]. Searches
//! run in threads of their own, and end when their time is over or nobody waits for them any more.

mod api;
mod article;
mod connections;
mod guard;
mod limits;
mod log;
mod office;
mod openapi;
mod page;
mod question;
mod refused;
mod site;
mod subject;
mod wanted;

pub use limits::Limits;

use axum::Router;
use axum::routing::get;
use connections::Stop;
use office::Office;
use refused::Refused;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::runtime::Builder;

/// What is served, and where.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address and the port; port 0 stands for one that is free.
    pub bind: SocketAddr,
    /// The folder of the page; without it there is one that is built in.
    pub site: Option<PathBuf>,
    /// What nobody may exceed.
    pub limits: Limits,
}

/// Why nothing is served.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The address cannot be had.
    #[error("{address} cannot be listened at: {reason}; --bind 127.0.0.1:0 takes any port that is free")]
    Bind {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        reason: io::Error,
    },
    /// The folder of the page is none.
    #[error("--site: {} is no folder with a page: {reason}", .folder.display())]
    Site {
        /// What was named.
        folder: PathBuf,
        /// What the system says.
        reason: io::Error,
    },
    /// The system has no threads, or no signals.
    #[error("the server cannot begin: {0}")]
    System(#[from] io::Error),
}

/// Serves until Ctrl-C or SIGTERM comes, and what runs has ended; says at which address as soon as it listens.
///
/// # Errors
/// It cannot begin.
pub fn run(settings: Settings, listens: impl FnOnce(SocketAddr) -> io::Result<()>) -> Result<(), ServeError> {
    let Settings { bind, site, limits } = settings;
    let page = match site {
        Some(folder) => site::routes(&folder).map_err(|reason| ServeError::Site { folder, reason })?,
        None => page::routes(),
    };
    let _log = log::begin();
    let runtime = Builder::new_multi_thread().enable_all().max_blocking_threads(limits.at_once + 8).build()?;
    let ended = runtime.block_on(async {
        let stop = Stop::on_signals()?;
        let listener = TcpListener::bind(bind).await.map_err(|reason| ServeError::Bind { address: bind, reason })?;
        listens(listener.local_addr()?)?;
        connections::serve(listener, routes(page, limits), limits, stop).await;
        Ok(())
    });
    runtime.shutdown_background();
    ended
}

/// All that there is.
fn routes(page: Router<Arc<Office>>, limits: Limits) -> Router {
    Router::new()
        .route("/healthz", get(|| async { "ok\n" }))
        .merge(article::routes())
        .merge(api::routes())
        .merge(openapi::routes())
        .merge(page)
        .method_not_allowed_fallback(|| async { Refused::Method })
        .with_state(Arc::new(Office::new(limits)))
}
