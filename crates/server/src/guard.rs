//! Guards every request: requires one Host and a head that is not too large, adds security headers, and logs a line.

use super::request_error::RequestError;
use super::worker_pool::Client;
use axum::Router;
use axum::http::{HeaderName, HeaderValue, Method, Request, Uri, Version, header};
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use std::convert::Infallible;
use std::net::IpAddr;
use std::time::Instant;
use sudoku_board::notation::Excerpt;
use tower::ServiceExt;

/// The content security policy. A page may load nothing from elsewhere, run no inline scripts, and be framed by no other site.
/// WebAssembly is allowed.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
                      img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/// The headers of every answer.
pub(super) const HEADERS: [(HeaderName, HeaderValue); 4] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// The largest request head, in bytes. The limit of the HTTP library is rounded up to what it reads at once.
pub(super) const LARGEST_HEAD: usize = 32 << 10;

pub(super) async fn guard(
    routes: Router,
    mut request: Request<Incoming>,
    client: IpAddr,
) -> Result<Response, Infallible> {
    let start = Instant::now();
    // The path is enough for the log: the query may contain a puzzle as long as a book.
    let (method, uri) = (request.method().clone(), request.uri().clone());
    let mut line = LogLine { client, method, uri, start, status: None };
    // RFC 9112, section 3.2.
    let hosts = request.headers().get_all(header::HOST).iter().count();
    let mut response = if head_of(&request) > LARGEST_HEAD {
        RequestError::LargeHead(LARGEST_HEAD).into_response()
    } else if hosts == 1 || hosts == 0 && request.version() < Version::HTTP_11 {
        request.extensions_mut().insert(Client::from(client));
        routes.oneshot(request).await?
    } else {
        RequestError::Host(hosts).into_response()
    };
    response.headers_mut().extend(HEADERS);
    line.status = Some(response.status().as_u16());
    Ok(response)
}

/// Returns the minimum size of a request's head, in bytes.
fn head_of(request: &Request<Incoming>) -> usize {
    let headers = request.headers().iter().map(|(name, value)| name.as_str().len() + value.len() + 4);
    let path = request.uri().path_and_query().map_or(0, |path| path.as_str().len());
    path + headers.sum::<usize>()
}

/// A line of the log, written when the request ends or its client disconnects.
struct LogLine {
    client: IpAddr,
    method: Method,
    uri: Uri,
    start: Instant,
    status: Option<u16>,
}

impl Drop for LogLine {
    fn drop(&mut self) {
        let LogLine { client, method, .. } = self;
        let path = Excerpt(self.uri.path());
        let micros = u64::try_from(self.start.elapsed().as_micros()).unwrap_or(u64::MAX);
        match self.status {
            Some(status) => tracing::info!(%client, %method, %path, status, micros),
            None => tracing::info!(%client, %method, %path, status = "gone", micros),
        }
    }
}
