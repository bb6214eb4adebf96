//! Connections: so many at once, none of them silent for long, and an end that lets finish what runs.

use super::guard::guard;
use super::limits::Limits;
use axum::Router;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;

/// The largest head of a request, in bytes.
const LARGEST_HEAD: usize = 32 << 10;

/// How long to wait when the system has no connection to give.
const PAUSE: Duration = Duration::from_millis(50);

/// What is said to those for whom there is no connection left.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// The wish that the server ends.
pub(super) struct Stop {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
}

impl Stop {
    /// Ctrl-C, and on Unix SIGTERM.
    #[cfg(unix)]
    pub fn on_signals() -> io::Result<Stop> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Stop { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    #[cfg(not(unix))]
    pub fn on_signals() -> io::Result<Stop> {
        Ok(Stop {})
    }

    #[cfg(unix)]
    async fn wished(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }

    #[cfg(not(unix))]
    async fn wished(&mut self) {
        // Without the signal there is nothing to wait for.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    }
}

/// Takes connections until the end is wished for; then lets finish what runs, or until it is wished for again.
pub(super) async fn serve(listener: TcpListener, routes: Router, limits: Limits, mut stop: Stop) {
    let open = GracefulShutdown::new();
    let places = Arc::new(Semaphore::new(limits.connections));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.patience).max_buf_size(LARGEST_HEAD);
    // Most answers are so short that they are copied behind their head sooner than sent beside it.
    http.writev(false);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stop.wished() => break,
        };
        let stream = match accepted {
            Ok((stream, _)) => stream,
            Err(reason) => {
                tracing::warn!("no connection can be taken now: {reason}");
                sleep(PAUSE).await;
                continue;
            }
        };
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else {
            turn_away(&stream);
            continue;
        };
        // Without it answers only wait a little longer.
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(limits.patience));
        let stream = TokioIo::new(Box::pin(stream));
        let routes = routes.clone();
        let answer = service_fn(move |request| guard(routes.clone(), request));
        let connection = open.watch(http.serve_connection(stream, answer));
        tokio::spawn(async move {
            // A client that breaks off, sends no HTTP or takes no answer has been told by then, if it can be told.
            let _ = timeout(limits.life, connection).await;
            drop(place);
        });
    }
    drop(listener);
    tracing::info!("ends as soon as what runs is finished");
    tokio::select! {
        ended = timeout(limits.patience.saturating_add(limits.time), open.shutdown()) => {
            if ended.is_err() {
                tracing::warn!("what still runs is left behind");
            }
        }
        () = stop.wished() => {}
    }
}

/// Says in as many bytes as always fit that there is no place.
fn turn_away(stream: &TcpStream) {
    tracing::warn!("too many connections; one was turned away");
    let _ = stream.try_write(FULL);
}
