//! Answers a request whose handler panics. The panic is a bug; the client gets a status and a sentence, and the server keeps
//! running.

use super::request_error::RequestError;
use axum::Router;
use axum::response::IntoResponse;
use tower_http::catch_panic::CatchPanicLayer;

/// Returns the routes with an answer, status 500, for each request whose handler panics.
pub(super) fn catch(routes: Router) -> Router {
    routes.layer(CatchPanicLayer::custom(|_| RequestError::WorkerPanicked.into_response()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;
    use crate::worker_pool::{Client, WorkClass, WorkerPool};
    use axum::body::{Body, to_bytes};
    use axum::http::{Request, StatusCode};
    use axum::routing::get;
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::Arc;
    use tower::ServiceExt;

    /// A computation that panics, on a thread of its own.
    async fn work(pool: Arc<WorkerPool>, class: WorkClass) -> Result<(), RequestError> {
        let client = Client::from(IpAddr::from(Ipv4Addr::LOCALHOST));
        let (done, _) = pool.work(client, class, |_| panic!("this panic is part of the test")).await?;
        Ok(done)
    }

    #[tokio::test]
    async fn a_request_that_panics_gets_a_500_and_the_next_one_is_answered() {
        let pool = Arc::new(WorkerPool::new(Limits::default()));
        let (quick, slow) = (Arc::clone(&pool), Arc::clone(&pool));
        let routes = catch(
            Router::new()
                .route("/handler", get(|| async { assert!(std::env::args().count() == 0, "part of the test") }))
                .route("/quick", get(|| work(quick, WorkClass::Quick)))
                .route("/slow", get(|| work(slow, WorkClass::Slow)))
                .route("/healthz", get(|| async { "ok" })),
        );
        for path in ["/handler", "/quick", "/slow"] {
            let request = Request::get(path).body(Body::empty()).expect("a request");
            let response = routes.clone().oneshot(request).await.expect("an answer");
            assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR, "{path}");
            let body = to_bytes(response.into_body(), 1000).await.expect("a body");
            assert_eq!(&body[..], br#"{"error":"internal error; this is a bug in the server"}"#, "{path}");
            let request = Request::get("/healthz").body(Body::empty()).expect("a request");
            assert_eq!(routes.clone().oneshot(request).await.expect("an answer").status(), StatusCode::OK, "{path}");
        }
    }
}
