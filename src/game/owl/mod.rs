//! The owl: its sentences, and its computations in the background.

pub mod reply;
pub mod thinking;

pub use crate::play::Budget;
pub use crate::play::speech::{self, Mood, Offer, Speech};
pub use crate::requests::labels;
pub use reply::Reply;
pub use thinking::Thinking;

pub(super) fn plugin(app: &mut bevy::app::App) {
    let mut speech = Speech::default();
    speech.rejoice(sudoku_words::words().hello());
    app.insert_resource(speech).add_plugins(thinking::plugin);
}
