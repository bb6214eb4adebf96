//! What is marked on the board, as it is drawn.

pub use crate::play::marks::{Area, Candidate, Link, Mark, Marks};

pub(super) fn plugin(app: &mut bevy::app::App) {
    app.init_resource::<Marks>();
}
