//! The game in a window, with Bevy and egui: the stage, the panels, and what turns keys, clicks and touches into requests.
//!
//! The modules from the bottom up. Each uses only those in the rows above it:
//!
//! | module | contents |
//! |---|---|
//! | `look` | colours, fonts, and the layout |
//! | `blocks`, `pictures` | the geometry of blocks; the pictures of runs |
//! | `input` | keys, clicks, touches and dropped files become requests |
//! | `stage`, `panels` | everything that is drawn |
//! | `reader` | the board for screen readers |
//! | `graphics`, `pace` | Vulkan or OpenGL; when the next frame is drawn |
//! | `app` | the app with its window |
//! | `desktop`, `web` | starting the game on a computer and in a browser |

mod app;
pub mod blocks;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;
mod dialogs;
mod graphics;
pub mod input;
pub mod look;
mod pace;
mod panels;
pub mod pictures;
pub mod reader;
pub mod stage;
#[cfg(target_arch = "wasm32")]
mod web;

pub use app::app;
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::play;
#[cfg(target_arch = "wasm32")]
pub use web::play;

use crate::game;
use bevy::prelude::*;

/// All plugins: the game, the stage, and the panels.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        game::plugin,
        look::theme::plugin,
        look::layout::plugin,
        look::close_up::plugin,
        pictures::plugin,
        stage::plugin,
    ))
    .add_plugins((panels::plugin, reader::plugin, pace::plugin, dialogs::plugin, input::plugin));
}
