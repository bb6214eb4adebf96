//! The way to Scratch: programs as Scratch 3 projects.

mod calls;
mod lowering;

pub use lowering::lowered;
