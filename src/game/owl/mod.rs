//! The owl: what it says, in which mood, and the words it has.

pub mod labels;
pub mod reply;
pub mod speech;
pub mod thinking;
pub(in crate::game) mod words;
