//! Sentences about what is wrong with a teacher's link.

use sudoku_run::lessons::AssignmentError;
use sudoku_words::words;

/// Says what is wrong with a link.
pub fn link_error(reason: AssignmentError) -> String {
    match reason {
        AssignmentError::Empty => words().link_without_lessons(),
        AssignmentError::Twice(code) => words().link_names_twice(code),
        AssignmentError::Crowded => words().link_is_crowded(),
        AssignmentError::UnknownPart(part) => words().link_has_unknown_part(part),
        AssignmentError::NoSwitch(part, value) => words().link_has_no_switch(part, value),
        AssignmentError::NoTask(value) => words().link_has_no_task(value),
        AssignmentError::FaultsNotAlone => words().link_faults_not_alone(),
        AssignmentError::NoFaults(part) => words().link_has_no_faults(part),
    }
}
