//! The owl's sentences in the training.

use super::open::{Moment, Part, Training};
use crate::game::owl::reading_time;
use crate::game::requests::labels;
use std::time::Duration;
use sudoku_board::Candidate;
use sudoku_generate::training::{Exercise, Verdict};
use sudoku_words::{words, written};

impl Training {
    /// Returns the time for which the moment of the example is shown while it plays: long enough to read what the owl says.
    pub fn reading_time(&self) -> Duration {
        reading_time(&now(self))
    }
}

/// Returns the sentence for the current state.
pub(super) fn now(training: &Training) -> String {
    let Some(technique) = training.technique else { return words().training_about() };
    let name = sudoku_words::a_technique(technique);
    let Some(exercise) = &training.exercise else {
        return match training.making {
            Some(_) => words().training_making(),
            None => words().training_not_found(labels::board_kind(training.board).word, name),
        };
    };
    let example = &exercise.deductions()[training.shown.unwrap_or(0)];
    match (training.part, training.moment) {
        (Part::Idea, Moment::Position) => words().training_example(name),
        (Part::Idea, Moment::Place) => sudoku_words::where_hint(example),
        (Part::Idea, Moment::Pattern) => sudoku_words::reason(example),
        (Part::Idea, Moment::Consequence) => sudoku_words::consequence(example),
        (Part::Practice, _) if training.shown.is_some() => sudoku_words::deduction(example),
        (Part::Practice, _) => match (&training.verdict, training.hinted) {
            (Some(verdict), _) => self::verdict(exercise, verdict),
            (None, true) => sudoku_words::where_hint(example),
            (None, false) => words().training_task(name, exercise.places()),
        },
    }
}

/// Returns the reason why the candidate was not marked.
pub(super) fn unmarked(training: &Training, Candidate { cell, value: digit }: Candidate) -> String {
    let board = training.exercise.as_ref().map(|exercise| exercise.position().board()).unwrap_or_default();
    match board.clash(cell, digit) {
        _ if training.shown.is_some() => words().training_is_shown(),
        _ if board.get(cell).is_some() => words().training_filled(sudoku_words::name(cell)),
        Some(clash) => sudoku_words::refused(&board, cell, digit, &clash),
        None => words().training_ruled_out(written(digit), sudoku_words::name(cell)),
    }
}

/// Returns the sentence on the result of a check.
pub(super) fn verdict(exercise: &Exercise, verdict: &Verdict) -> String {
    let deduction = verdict.deduction.and_then(|place| exercise.deductions().get(place));
    match deduction.filter(|_| verdict.is_found()) {
        Some(deduction) if verdict.missed.is_empty() => words().training_right(sudoku_words::deduction(deduction)),
        Some(_) => words().training_right_and_more(exercise.places(), sudoku_words::by_digit(&verdict.missed)),
        None => {
            let parts = [
                (&verdict.right, words().training_part_right(sudoku_words::by_digit(&verdict.right))),
                (
                    &verdict.wrong,
                    words().training_part_wrong(sudoku_words::by_digit(&verdict.wrong), exercise.places()),
                ),
                (&verdict.unshown, words().training_part_unshown(sudoku_words::by_digit(&verdict.unshown))),
                (&verdict.missed, words().training_part_missed(sudoku_words::by_digit(&verdict.missed))),
            ];
            parts.into_iter().filter(|(what, _)| !what.is_empty()).map(|(_, said)| said).collect::<Vec<_>>().join(" ")
        }
    }
}
