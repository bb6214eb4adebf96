//! The owl: what it says, in which mood, and the words it has.

pub mod labels;
pub mod reply;
pub mod speech;
pub mod thinking;
pub mod words;

pub use reply::Reply;
pub use speech::{Mood, Offer, Speech};
pub use thinking::{Effort, Thinking};
