//! The game's own files, on a disk or in a browser.

#[cfg(target_arch = "wasm32")]
pub mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod disk;
mod folders;
pub mod storage;

pub use folders::Folders;
