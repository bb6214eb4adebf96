//! Marks the player's colours, the current cell, all cells with its digit, and the clashes.

use crate::game::marks::{Candidate, Mark, Marks};
use crate::game::play::{Entry, OwnSearch};
use crate::game::requests::Scene;
use crate::game::script::FrameSystems;
use crate::game::session::Session;
use crate::game::settings::Settings;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use std::cell::LazyCell;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, mark.in_set(FrameSystems::Mark));
}

fn mark(
    scene: Res<State<Scene>>,
    session: Res<Session>,
    entry: Res<Entry>,
    settings: Res<Settings>,
    search: Res<OwnSearch>,
    mut marks: ResMut<Marks>,
) {
    if !(scene.is_changed()
        || session.is_changed()
        || entry.is_changed()
        || settings.is_changed()
        || search.is_changed())
    {
        return;
    }
    let board = session.board();
    let mut now: Vec<Mark> = entry.current().map(Mark::Current).into_iter().collect();
    now.extend(entry.others().iter().copied().map(Mark::Chosen));
    if *scene.get() == Scene::Playing {
        now.extend(search.0.cells().map(|(cell, begins)| Mark::Guessed(cell, begins)));
        let notes = session.notes();
        // Candidates that are ruled out are not shown, so neither are their colours.
        for cell in board.rules().cells() {
            let left = LazyCell::new(|| board.candidates(cell).minus(notes.struck(cell)));
            now.extend(notes.coloured(cell).filter_map(|(candidate, colour)| match candidate {
                None => Some(Mark::Coloured(cell, colour)),
                Some(value) => {
                    left.contains(value).then_some(Mark::ColouredCandidate(Candidate { cell, value }, colour))
                }
            }));
        }
        if let Some(current) = entry.current().filter(|_| settings.houses()) {
            now.extend(board.rules().around(current).peers.iter().copied().map(Mark::Seen));
        }
        now.extend(board.clashing_cells().map(Mark::Wrong));
        if let Some(digit) = entry.highlighted(board).filter(|_| settings.same_digits()) {
            now.extend(board.rules().cells().filter(|&cell| board.get(cell) == Some(digit)).map(Mark::SameDigit));
        }
    }
    marks.write("play", now);
}
