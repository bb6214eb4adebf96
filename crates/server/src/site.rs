//! Serves the regular files of a folder, compressed if a compressed file lies beside them, but no file outside the folder.

use super::request_error::RequestError;
use super::worker_pool::WorkerPool;
use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use percent_encoding::percent_decode_str;
use std::fs;
use std::io;
use std::path::{Component, Path};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;
use tower::ServiceBuilder;
use tower_http::services::ServeDir;
use tower_http::timeout::ResponseBodyTimeoutLayer;

/// Returns the routes of the folder's files. Any other path is not found.
pub(super) fn routes(folder: &Path, patience: Duration) -> io::Result<Router<Arc<WorkerPool>>> {
    let folder = folder.canonicalize()?;
    folder.read_dir()?;
    if !folder.join("index.html").is_file() {
        tracing::warn!("{} has no index.html, so there is no page at /", folder.display());
    }
    let not_found = tower::service_fn(|_: Request| async { Ok(RequestError::NotFound.into_response()) });
    let files = ServeDir::new(&folder).precompressed_gzip().precompressed_br().fallback(not_found);
    let folder: Arc<Path> = folder.into();
    let inside =
        from_fn(move |request: Request, next: Next| serve_if_inside(Arc::clone(&folder), patience, request, next));
    let files = ServiceBuilder::new().layer(inside).layer(ResponseBodyTimeoutLayer::new(patience)).service(files);
    Ok(Router::new().fallback_service(files))
}

/// The suffixes of a file that is stored uncompressed, and compressed.
const FORMS: [&str; 3] = ["", ".br", ".gz"];

/// Lets a request through if its file is a regular one inside the folder. Neither dots in the path nor links lead out of it, or
/// to hidden files. A disk that does not respond delays only this client, and not for long.
async fn serve_if_inside(folder: Arc<Path>, patience: Duration, request: Request, next: Next) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return ([(header::ALLOW, "GET,HEAD")], RequestError::Method).into_response();
    }
    let path = request.uri().path().to_owned();
    let named = percent_decode_str(path.trim_start_matches('/')).decode_utf8_lossy().into_owned();
    if named.split(['/', '\\']).any(is_hidden) {
        return RequestError::NotFound.into_response();
    }
    let response = async {
        let may_be_sent = tokio::task::spawn_blocking(move || may_be_sent(&folder, &named)).await.unwrap_or(false);
        if may_be_sent { Ok(next.run(request).await) } else { Err(RequestError::NotFound) }
    };
    let mut response = match timeout(patience, response).await {
        Ok(Ok(response)) => response,
        Ok(Err(error)) => return error.into_response(),
        Err(_) => return RequestError::Busy.into_response(),
    };
    let is_there = response.status().is_success() || response.status() == StatusCode::NOT_MODIFIED;
    if let Some(kind) = response.headers().get(header::CONTENT_TYPE).and_then(with_charset) {
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
    }
    let kept = if is_there && is_hashed(&path) { "public, max-age=31536000, immutable" } else { "no-cache" };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    response
}

/// Returns true if a name begins with a dot. Such a file is not meant to be served, except in one folder (RFC 8615).
fn is_hidden(name: &str) -> bool {
    name.starts_with('.') && name != ".well-known"
}

/// Returns true if the file, or the index page if it is a folder, exists, and all its forms, plain or compressed, are regular
/// files inside the folder that are not hidden. Reading anything else, such as a pipe, might never end.
fn may_be_sent(folder: &Path, named: &str) -> bool {
    let mut file = folder.join(named);
    if file.is_dir() {
        file.push("index.html");
    }
    let may_be_sent = |form: &str| {
        let mut name = file.clone().into_os_string();
        name.push(form);
        let file = Path::new(&name).canonicalize().ok()?;
        let inside = file.strip_prefix(folder).ok().filter(|_| fs::metadata(&file).is_ok_and(|about| about.is_file()));
        let hides = |part: Component| part.as_os_str().to_str().is_none_or(is_hidden);
        Some(inside.is_some_and(|inside| !inside.components().any(hides)))
    };
    // A form that does not exist forbids nothing.
    FORMS.into_iter().filter_map(may_be_sent).all(|may| may) && fs::metadata(&file).is_ok()
}

/// Returns the content type with a charset if it is a text without one. All texts are in UTF-8.
fn with_charset(kind: &HeaderValue) -> Option<HeaderValue> {
    let kind = kind.to_str().ok().filter(|kind| kind.starts_with("text/") && !kind.contains("charset"))?;
    HeaderValue::from_str(&format!("{kind}; charset=utf-8")).ok()
}

/// Returns true if the name contains a hash of the content, as in `page.0123456789ab.js`, so that it can be cached for ever.
fn is_hashed(path: &str) -> bool {
    let is_hash = |part: &str| part.len() == 12 && part.bytes().all(|byte| byte.is_ascii_hexdigit());
    path.rsplit('/').next().unwrap_or_default().split('.').skip(1).any(is_hash)
}
