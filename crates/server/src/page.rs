//! The built-in page, which has the embeddable board. Its files are listed only here.

use super::request_error::RequestError;
use super::worker_pool::WorkerPool;
use axum::Router;
use axum::http::header;
use axum::routing::get;
use std::sync::Arc;

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The path, type and content of each file. The board gets its answers from this server.
const FILES: [(&str, &str, &str); 8] = [
    ("/", HTML, include_str!("../../../web/board/index.html")),
    ("/page.css", CSS, include_str!("../../../web/board/page.css")),
    ("/page.js", SCRIPT, include_str!("../../../web/board/page.js")),
    ("/board.js", SCRIPT, include_str!("../../../web/board/board.js")),
    ("/look.js", SCRIPT, include_str!("../../../web/board/look.js")),
    ("/rules.js", SCRIPT, include_str!("../../../web/board/rules.js")),
    ("/steps.js", SCRIPT, include_str!("../../../web/board/steps.js")),
    ("/brain.js", SCRIPT, include_str!("../../../web/board/brain-server.js")),
];

pub(super) fn routes() -> Router<Arc<WorkerPool>> {
    let add = |routes: Router<_>, (address, kind, text): (&str, &'static str, &'static str)| {
        let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")];
        routes.route(address, get(move || async move { (headers, text) }))
    };
    FILES.into_iter().fold(Router::new(), add).fallback(|| async { RequestError::NotFound })
}
