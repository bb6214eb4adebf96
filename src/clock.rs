//! The one place with a clock for the time that goes by, be it in a browser, which has a clock of its own.

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use std::time::Instant;
#[cfg(target_arch = "wasm32")]
pub(crate) use web_time::Instant;
