//! Around every request: one Host, security headers, and a line in the log.

use super::refused::Refused;
use crate::notation::Excerpt;
use axum::Router;
use axum::http::{HeaderName, HeaderValue, Method, Request, Uri, Version, header};
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use std::convert::Infallible;
use std::net::IpAddr;
use std::time::Instant;
use tower::ServiceExt;

/// A page may load nothing from elsewhere, run no inline scripts, and be framed by no other site. WebAssembly is allowed.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
                      img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

const HEADERS: [(HeaderName, HeaderValue); 4] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

pub(super) async fn guard(routes: Router, request: Request<Incoming>, client: IpAddr) -> Result<Response, Infallible> {
    let start = Instant::now();
    // The query may hold a puzzle as long as a book; the path is enough.
    let (method, uri) = (request.method().clone(), request.uri().clone());
    let mut line = Line { client, method, uri, start, status: None };
    // RFC 9112, section 3.2.
    let hosts = request.headers().get_all(header::HOST).iter().count();
    let mut response = if hosts == 1 || hosts == 0 && request.version() < Version::HTTP_11 {
        routes.oneshot(request).await?
    } else {
        Refused::Host(hosts).into_response()
    };
    response.headers_mut().extend(HEADERS);
    line.status = Some(response.status().as_u16());
    Ok(response)
}

/// A line of the log, written when the request ends or its client disconnects.
struct Line {
    client: IpAddr,
    method: Method,
    uri: Uri,
    start: Instant,
    status: Option<u16>,
}

impl Drop for Line {
    fn drop(&mut self) {
        let Line { client, method, .. } = self;
        let path = Excerpt(self.uri.path());
        let micros = u64::try_from(self.start.elapsed().as_micros()).unwrap_or(u64::MAX);
        match self.status {
            Some(status) => tracing::info!(%client, %method, %path, status, micros),
            None => tracing::info!(%client, %method, %path, status = "gone", micros),
        }
    }
}
