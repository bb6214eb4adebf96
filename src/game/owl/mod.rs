//! The owl: its sentences, and its computations in the background.

mod budget;
mod reply;
mod speech;
mod thinking;

pub use budget::Budget;
pub use reply::Reply;
pub use speech::{Mood, Offer, Speech, reading_time};
pub use thinking::{TRIES_A_FRAME, Thinking};

pub(super) fn plugin(app: &mut bevy_app::App) {
    let mut speech = Speech::default();
    speech.rejoice(sudoku_words::words().hello());
    app.insert_resource(speech).add_plugins(thinking::plugin);
}
