//! Shows the training on the stage: its own board, the marks on it, and the example moment by moment.

use super::open::{Moment, Part, Training};
use crate::game::help::hints::{pattern, place};
use crate::game::marks::{Candidate, Mark, Marks};
use crate::game::requests::Page;
use crate::game::script::FrameSystems;
use crate::game::session::Notes;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use std::mem::discriminant;
use sudoku_generate::training::Exercise;
use sudoku_techniques::{Deduction, Position, Technique};

/// The key of this module's marks.
const MODULE: &str = "training";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, mark.in_set(FrameSystems::Mark));
}

fn mark(page: Res<State<Page>>, training: Res<Training>, mut marks: ResMut<Marks>) {
    if !(page.is_changed() || training.is_changed()) {
        return;
    }
    if *page.get() == Page::Training {
        let exercise = training.exercise.as_ref();
        let board = exercise.map_or_else(|| training.empty.clone(), |exercise| exercise.position().board());
        marks.show_overlay(MODULE, board, exercise.map(|exercise| of(&training, exercise)).unwrap_or_default());
    } else if marks.overlay().is_some() {
        marks.end_overlay(MODULE);
    }
}

fn of(training: &Training, exercise: &Exercise) -> Vec<Mark> {
    match training.part {
        Part::Idea => example(exercise, training.moment),
        Part::Practice => practice(training, exercise),
    }
}

/// Returns the marks of a moment of the example.
fn example(exercise: &Exercise, moment: Moment) -> Vec<Mark> {
    // Singles are visible from the digits alone.
    let is_single =
        matches!(exercise.technique(), Technique::FullHouse | Technique::NakedSingle | Technique::HiddenSingle);
    let mut marks = if is_single { vec![] } else { left(exercise.position()) };
    let Some(deduction) = exercise.deductions().first() else { return marks };
    let small = |mark: &Mark| matches!(mark, Mark::Core(_) | Mark::Possible(_) | Mark::Follows(_));
    marks.extend(told(deduction, exercise.position(), moment).into_iter().filter(|mark| !(is_single && small(mark))));
    if is_single && moment == Moment::Consequence {
        let placed = deduction.placements.iter();
        marks.extend(placed.flat_map(|&placed| [Mark::Tried(placed.cell), Mark::TriedDigit(placed)]));
    }
    marks
}

/// Returns the marks of an exercise, including the person's and those of a hint.
fn practice(training: &Training, exercise: &Exercise) -> Vec<Mark> {
    let mut marks = left(exercise.position());
    marks.extend(training.current.map(Mark::Current));
    let moment = match (training.shown, training.hinted) {
        (Some(_), _) => Moment::Consequence,
        (None, true) => Moment::Place,
        (None, false) => Moment::Position,
    };
    let deduction = exercise.deductions().get(training.shown.unwrap_or(0));
    marks.extend(deduction.into_iter().flat_map(|deduction| told(deduction, exercise.position(), moment)));
    if training.shown.is_none() {
        let kind = if exercise.places() { Mark::Follows } else { Mark::Struck };
        marks.extend(training.marked.iter().copied().map(kind));
        let verdict = training.verdict.iter();
        marks.extend(verdict.clone().flat_map(|verdict| &verdict.wrong).map(|wrong| Mark::Wrong(wrong.cell)));
        marks.extend(verdict.clone().flat_map(|verdict| &verdict.unshown).map(|unshown| Mark::Wrong(unshown.cell)));
        marks.extend(verdict.flat_map(|verdict| &verdict.missed).copied().map(Mark::Fin));
    }
    marks
}

/// Marks all remaining candidates.
fn left(position: &Position) -> Vec<Mark> {
    let of_cell = |cell| Candidate::all_in(cell, position.candidates(cell));
    position.blanks().iter().flat_map(of_cell).map(Mark::Left).collect()
}

/// Returns the marks of a hint, up to the given moment.
fn told(deduction: &Deduction, position: &Position, moment: Moment) -> Vec<Mark> {
    let notes = Notes::default();
    match moment {
        Moment::Position => vec![],
        Moment::Place => place(deduction, position, &notes),
        Moment::Pattern => {
            let follows = |mark: &Mark| matches!(mark, Mark::Follows(_) | Mark::Struck(_));
            pattern(deduction, position, &notes).into_iter().filter(|mark| !follows(mark)).collect()
        }
        Moment::Consequence => pattern(deduction, position, &notes),
    }
}

impl Training {
    /// Returns one mark of each kind in the example, in the order of their appearance.
    pub fn legend(&self) -> Vec<Mark> {
        let mut kinds: Vec<Mark> = vec![];
        let moments = self.exercise.iter().flat_map(|exercise| Moment::ALL.map(|moment| example(exercise, moment)));
        for mark in moments.flatten() {
            // These two always appear together with more specific marks.
            let is_plain = matches!(mark, Mark::Possible(_) | Mark::Tried(_));
            if !is_plain && kinds.iter().all(|kind| discriminant(kind) != discriminant(&mark)) {
                kinds.push(mark);
            }
        }
        kinds
    }
}
