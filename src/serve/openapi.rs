//! The OpenAPI document.

use super::office::Office;
use axum::Router;
use axum::http::header;
use axum::routing::get;
use std::sync::Arc;

/// The document.
const DOCUMENT: &str = include_str!("openapi.json");

pub(super) fn routes() -> Router<Arc<Office>> {
    let document = || async { ([(header::CONTENT_TYPE, "application/json")], DOCUMENT) };
    Router::new().route("/api/v1/openapi.json", get(document))
}
