//! The pictures of runs on the stage: sprites and clones of a program, and chessboards.

mod actors;
mod chessboard;
mod picture;

pub use actors::{actors, problem};
pub use chessboard::picture as chessboard;
pub use picture::{Clicked, Drawable, Drawables, Owner, Saying, Shape, StagePicture};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Drawables>();
}
