//! Serves the files of a folder, compressed if a compressed file lies beside them, and no file outside the folder.

use super::office::Office;
use super::refused::Refused;
use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use percent_encoding::percent_decode_str;
use std::io;
use std::path::Path;
use std::sync::Arc;
use tower_http::services::ServeDir;

/// The routes of the folder's files. Any other path is not found.
pub(super) fn routes(folder: &Path) -> io::Result<Router<Arc<Office>>> {
    let folder = folder.canonicalize()?;
    folder.read_dir()?;
    if !folder.join("index.html").is_file() {
        tracing::warn!("{} has no index.html, so there is no page at /", folder.display());
    }
    let nothing = tower::service_fn(|_: Request| async { Ok(Refused::Nothing.into_response()) });
    let files = ServeDir::new(&folder).precompressed_gzip().precompressed_br().fallback(nothing);
    let folder: Arc<Path> = folder.into();
    let inside = from_fn(move |request: Request, next: Next| within(Arc::clone(&folder), request, next));
    Ok(Router::new().fallback_service(tower::ServiceBuilder::new().layer(inside).service(files)))
}

/// Lets a request through if its file exists inside the folder. Neither dots in the path nor links lead out of it.
async fn within(folder: Arc<Path>, request: Request, next: Next) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return ([(header::ALLOW, "GET,HEAD")], Refused::Method).into_response();
    }
    let path = request.uri().path().to_owned();
    let named = percent_decode_str(path.trim_start_matches('/')).decode_utf8_lossy().into_owned();
    // What begins with a dot is not meant for others, but for one folder (RFC 8615).
    if named.split(['/', '\\']).any(|name| name.starts_with('.') && name != ".well-known") {
        return Refused::Nothing.into_response();
    }
    let is_within = move || {
        let file = folder.join(named);
        let is_outside = |file: &Path, ending: &str| {
            let mut name = file.as_os_str().to_owned();
            name.push(ending);
            Path::new(&name).canonicalize().is_ok_and(|file| !file.starts_with(&folder))
        };
        let may_be_sent = [&file, &file.join("index.html")];
        file.exists()
            && !may_be_sent.iter().any(|file| ["", ".br", ".gz"].iter().any(|ending| is_outside(file, ending)))
    };
    if !tokio::task::spawn_blocking(is_within).await.unwrap_or(false) {
        return Refused::Nothing.into_response();
    }
    let mut response = next.run(request).await;
    let is_there = response.status().is_success() || response.status() == StatusCode::NOT_MODIFIED;
    if let Some(kind) = response.headers().get(header::CONTENT_TYPE).and_then(with_charset) {
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
    }
    let kept = if is_there && is_hashed(&path) { "public, max-age=31536000, immutable" } else { "no-cache" };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    response
}

/// The type of a text, which is in UTF-8.
fn with_charset(kind: &HeaderValue) -> Option<HeaderValue> {
    let kind = kind.to_str().ok().filter(|kind| kind.starts_with("text/") && !kind.contains("charset"))?;
    HeaderValue::from_str(&format!("{kind}; charset=utf-8")).ok()
}

/// Whether the name contains a hash of the content, as in `page.0123456789ab.js`, so that it can be cached for ever.
fn is_hashed(path: &str) -> bool {
    let is_hash = |part: &str| part.len() == 12 && part.bytes().all(|byte| byte.is_ascii_hexdigit());
    path.rsplit('/').next().unwrap_or_default().split('.').skip(1).any(is_hash)
}
