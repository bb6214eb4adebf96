//! Around every request: headers that keep a page to itself, and a line in the log.

use crate::notation::Escaped;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::Response;
use std::time::Instant;

/// A page loads nothing from elsewhere, runs no script that stands in it, and is shown in no foreign frame; WebAssembly may run.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
                      img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

const HEADERS: [(HeaderName, HeaderValue); 4] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

pub(super) async fn guard(request: Request, next: Next) -> Response {
    let start = Instant::now();
    // The query may hold a puzzle as long as a book; the path tells enough.
    let (method, uri) = (request.method().clone(), request.uri().clone());
    let mut line = Line { method, uri, start, status: None };
    let mut response = next.run(request).await;
    response.headers_mut().extend(HEADERS);
    line.status = Some(response.status().as_u16());
    response
}

/// A line of the log, written when the request is over or its client has gone.
struct Line {
    method: Method,
    uri: Uri,
    start: Instant,
    status: Option<u16>,
}

impl Drop for Line {
    fn drop(&mut self) {
        let (method, path) = (&self.method, Escaped(self.uri.path()));
        let ms = self.start.elapsed().as_secs_f64() * 1e3;
        match self.status {
            Some(status) => tracing::info!("{method} {path} {status} {ms:.1} ms"),
            None => tracing::info!("{method} {path} gone {ms:.1} ms"),
        }
    }
}
