//! Connections: their maximum number, timeouts, and a graceful shutdown.

use super::connection_stream::ConnectionStream;
use super::guard::{LARGEST_HEAD, guard};
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

/// The pause before the next attempt if the system has no connections left.
const PAUSE: Duration = Duration::from_millis(50);

/// The response when there are too many connections.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// Waits for the signal to stop the server.
pub(super) struct ShutdownSignal {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
}

impl ShutdownSignal {
    /// Listens for Ctrl-C and, on Unix, for SIGTERM.
    #[cfg(unix)]
    pub fn on_signals() -> io::Result<ShutdownSignal> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(ShutdownSignal { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    #[cfg(not(unix))]
    pub fn on_signals() -> io::Result<ShutdownSignal> {
        Ok(ShutdownSignal {})
    }

    #[cfg(unix)]
    async fn wait(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }

    #[cfg(not(unix))]
    async fn wait(&mut self) {
        // If there are no signals, this waits for ever.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    }
}

/// Accepts connections until the signal to stop, then lets running requests finish, or stops at once on a second signal.
pub(super) async fn serve(listener: TcpListener, routes: Router, limits: Limits, mut stop: ShutdownSignal) {
    let open = GracefulShutdown::new();
    let connection_slots = Arc::new(Semaphore::new(limits.connections));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.patience).max_buf_size(LARGEST_HEAD);
    // Most answers are so short that copying them behind the head is faster than sending head and body from separate buffers.
    http.writev(false);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stop.wait() => break,
        };
        let (stream, client) = match accepted {
            Ok(accepted) => accepted,
            Err(reason) => {
                tracing::warn!("cannot accept a connection: {reason}");
                sleep(PAUSE).await;
                continue;
            }
        };
        let Ok(slot) = Arc::clone(&connection_slots).try_acquire_owned() else {
            reject(&stream);
            continue;
        };
        // If this fails, answers are only a little slower.
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(limits.patience));
        let stream = TokioIo::new(ConnectionStream::new(Box::pin(stream), limits.patience));
        let routes = routes.clone();
        let answer = service_fn(move |request| guard(routes.clone(), request, client.ip()));
        let connection = open.watch(http.serve_connection(stream, answer));
        tokio::spawn(async move {
            // A client that disconnects, sends no HTTP or takes no answer has already been told, if that is possible.
            let _ = timeout(limits.life, connection).await;
            drop(slot);
        });
    }
    drop(listener);
    tracing::info!("stopping once running requests are finished");
    tokio::select! {
        ended = timeout(limits.patience.saturating_add(limits.time), open.shutdown()) => {
            if ended.is_err() {
                tracing::warn!("some requests are still running; stopping without them");
            }
        }
        () = stop.wait() => {}
    }
}

/// Tells the client that the server is full, in few enough bytes to always fit.
fn reject(stream: &TcpStream) {
    tracing::warn!("too many connections; refused one");
    let _ = stream.try_write(FULL);
}
