//! What the training shows on the stage: its own board with all candidates, what is marked, and the example moment by moment.

use super::open::{Moment, Part, Training};
use crate::classic::Board;
use crate::game::help::hints::{pattern, place};
use crate::game::marks::{Candidate, Mark, Marks};
use crate::game::script::{FrameSystems, Page};
use crate::session::Notes;
use crate::training::Exercise;
use bevy::prelude::*;

/// The room that has the stage for itself.
const ROOM: &str = "training";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, mark.in_set(FrameSystems::Mark));
}

fn mark(page: Res<State<Page>>, training: Res<Training>, mut marks: ResMut<Marks>) {
    if !(page.is_changed() || training.is_changed()) {
        return;
    }
    if *page.get() == Page::Training {
        let exercise = training.exercise.as_ref();
        marks.lend(ROOM, exercise.map_or(Board::EMPTY, |exercise| exercise.position().board()));
        marks.write(ROOM, exercise.map(|exercise| of(&training, exercise)).unwrap_or_default());
    } else if marks.lent().is_some() {
        marks.give_back(ROOM);
    }
}

fn of(training: &Training, exercise: &Exercise) -> Vec<Mark> {
    let (position, notes) = (exercise.position(), Notes::default());
    let of_cell = |cell| Candidate::all_in(cell, position.candidates(cell));
    let mut marks: Vec<Mark> = position.blanks().iter().flat_map(of_cell).map(Mark::Left).collect();
    let (at, shown) = match training.part {
        Part::Idea => (training.moment, 0),
        Part::Practice => {
            marks.extend(training.current.map(Mark::Current));
            match (training.shown, training.hinted) {
                (Some(shown), _) => (Moment::Consequence, shown),
                (None, true) => (Moment::Place, 0),
                (None, false) => (Moment::Position, 0),
            }
        }
    };
    if let Some(deduction) = exercise.deductions().get(shown) {
        match at {
            Moment::Position => {}
            Moment::Place => marks.extend(place(deduction, position, &notes)),
            Moment::Pattern => {
                let follows = |mark: &Mark| matches!(mark, Mark::Follows(_) | Mark::Struck(_));
                marks.extend(pattern(deduction, position, &notes).into_iter().filter(|mark| !follows(mark)));
            }
            Moment::Consequence => marks.extend(pattern(deduction, position, &notes)),
        }
    }
    if training.shown.is_none() {
        let kind = if exercise.places() { Mark::Follows } else { Mark::Struck };
        marks.extend(training.marked.iter().copied().map(kind));
    }
    if let Some(verdict) = training.verdict.as_ref().filter(|_| training.shown.is_none()) {
        marks.extend(verdict.wrong.iter().chain(&verdict.unshown).map(|wrong| Mark::Wrong(wrong.cell)));
        marks.extend(verdict.missed.iter().copied().map(Mark::Fin));
    }
    marks
}
