//! Floor 7, files: where the game keeps what is its own, on the disk or in a browser.

#[cfg(target_arch = "wasm32")]
pub mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod disk;
mod folders;
pub mod storage;

pub use folders::Folders;
