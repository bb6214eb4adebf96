//! The one place where the command line meets a clock: the time that goes by, be it in a browser, which has a clock of its own.

#[cfg(not(target_arch = "wasm32"))]
pub(super) use std::time::Instant;
#[cfg(target_arch = "wasm32")]
pub(super) use web_time::Instant;
