//! The marks on the board, for the modules of the window.

pub use crate::play::marks::{Area, Candidate, Link, Mark, Marks};

pub(super) fn plugin(app: &mut bevy::app::App) {
    app.init_resource::<Marks>();
}
