//! The page that is built in. Its files are named here and nowhere else.

use super::office::Office;
use super::refused::Refused;
use axum::Router;
use axum::http::header;
use axum::routing::get;
use std::sync::Arc;

/// The address of each file, its kind, and what stands in it.
const FILES: [(&str, &str, &str); 3] = [
    ("/", "text/html; charset=utf-8", include_str!("page/index.html")),
    ("/page.css", "text/css; charset=utf-8", include_str!("page/page.css")),
    ("/page.js", "text/javascript; charset=utf-8", include_str!("page/page.js")),
];

pub(super) fn routes() -> Router<Arc<Office>> {
    let add = |routes: Router<_>, (address, kind, text): (&str, &'static str, &'static str)| {
        let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")];
        routes.route(address, get(move || async move { (headers, text) }))
    };
    FILES.into_iter().fold(Router::new(), add).fallback(|| async { Refused::Nothing })
}
