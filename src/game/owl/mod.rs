//! The owl: its sentences, and its computations in the background.

mod budget;
mod reply;
mod speech;
mod thinking;

pub use budget::Budget;
pub use reply::Reply;
pub use speech::{Mood, Offer, Speech, reading_time};
pub use thinking::{TRIES_A_FRAME, Thinking};

use bevy_app::prelude::*;
use bevy_ecs::prelude::*;

/// Sentences of the owl before its first one, such as the reason why there is no window.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct Preface(pub Option<String>);

pub(super) fn plugin(app: &mut App) {
    let mut speech = Speech::default();
    speech.rejoice(sudoku_words::words().hello());
    app.insert_resource(speech)
        .init_resource::<Preface>()
        .add_systems(PostStartup, begin)
        .add_plugins(thinking::plugin);
}

fn begin(preface: Res<Preface>, mut speech: ResMut<Speech>) {
    if let Some(preface) = &preface.0 {
        let said = format!("{preface} {}", speech.text());
        speech.explain(said);
    }
}
