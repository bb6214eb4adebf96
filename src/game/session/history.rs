//! The history of all changes, in the order in which they were made. Undo and redo act on one subject, and leave the changes of
//! the others as they are.

use super::change::Change;
use std::sync::Arc;

/// The subject that a change belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// The board with its notes.
    Board,
    /// The player's program of blocks.
    Program,
    /// The program of the exercise with this name, which a lesson or a problem gives.
    Exercise(Arc<str>),
}

/// The changes that were made, the newest last, and those that were undone, the next one to redo last.
///
/// The changes of one subject do not depend on those of the others, except where a game is continued with another one: that
/// changes both. Such a change is undone with the board, after all newer changes of the program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct History {
    pub done: Vec<Change>,
    pub undone: Vec<Change>,
}

impl History {
    /// Adds a change. What can no longer be redone after it is dropped: the undone changes of its subject, and what depends on
    /// them.
    pub fn push(&mut self, change: Change) {
        let mut broken: Vec<Subject> = change.subjects().collect();
        let mut kept: Vec<Change> = Vec::new();
        for undone in std::mem::take(&mut self.undone).into_iter().rev() {
            if undone.subjects().any(|subject| broken.contains(&subject)) {
                broken.extend(undone.subjects());
            } else {
                kept.push(undone);
            }
        }
        kept.reverse();
        self.undone = kept;
        self.done.push(change);
    }

    /// Returns true if a change of the subject, or else of the board or the player's program, can be undone.
    pub fn can_undo(&self, subject: Option<&Subject>) -> bool {
        next(&self.done, subject).is_some()
    }

    /// Returns true if a change of the subject, or else of the board or the player's program, can be redone.
    pub fn can_redo(&self, subject: Option<&Subject>) -> bool {
        next(&self.undone, subject).is_some()
    }

    /// Returns the subject, the board or this program, of the next change to undo, or else to redo. A change of both is undone
    /// with the board.
    pub fn next_subject(&self, undoes: bool, program: &Subject) -> Option<Subject> {
        let changes = if undoes { &self.done } else { &self.undone };
        changes.iter().rfind(|change| change.is_of_puzzle() || change.touches(program))?.subjects().next()
    }

    /// Takes the changes out that are to be undone, in that order: the last one is the newest of the subject.
    pub fn take_done(&mut self, subject: Option<&Subject>) -> Vec<Change> {
        take(&mut self.done, subject)
    }

    /// Takes the changes out that are to be redone, in that order: the last one is the next of the subject.
    pub fn take_undone(&mut self, subject: Option<&Subject>) -> Vec<Change> {
        take(&mut self.undone, subject)
    }

    /// Returns the next change of the subject to undo, or else to redo.
    pub fn next(&self, undoes: bool, subject: &Subject) -> Option<&Change> {
        let changes = if undoes { &self.done } else { &self.undone };
        next(changes, Some(subject)).map(|place| &changes[place])
    }

    /// Returns the next change of the subject to undo, or else to redo.
    pub fn next_mut(&mut self, undoes: bool, subject: &Subject) -> Option<&mut Change> {
        let changes = if undoes { &mut self.done } else { &mut self.undone };
        next(changes, Some(subject)).map(|place| &mut changes[place])
    }

    /// Returns true if there are branches of runs of the subject.
    pub fn has_branches(&self, subject: &Subject) -> bool {
        self.done.iter().chain(&self.undone).any(|change| change.branch().is_some() && change.touches(subject))
    }

    /// Drops all branches of runs of the subject.
    pub fn drop_branches(&mut self, subject: &Subject) {
        let is_kept = |change: &Change| change.branch().is_none() || !change.touches(subject);
        self.done.retain(is_kept);
        self.undone.retain(is_kept);
    }

    /// Returns the newest change of the subject.
    pub fn newest(&self, subject: &Subject) -> Option<&Change> {
        self.done.iter().rfind(|change| change.touches(subject))
    }
}

/// Returns the place of the next change of the subject, or else of the board or the player's program.
fn next(changes: &[Change], subject: Option<&Subject>) -> Option<usize> {
    let Some(subject) = subject else { return changes.iter().rposition(Change::is_of_puzzle) };
    let place = changes.iter().rposition(|change| change.touches(subject))?;
    (*subject == Subject::Board || !changes[place].touches(&Subject::Board)).then_some(place)
}

fn take(changes: &mut Vec<Change>, subject: Option<&Subject>) -> Vec<Change> {
    let mut taken = Vec::new();
    let Some(place) = next(changes, subject) else { return taken };
    let subjects: Vec<Subject> = changes[place].subjects().collect();
    // Later changes of the same subjects come first.
    for at in (place..changes.len()).rev() {
        if subjects.iter().any(|of| changes[at].touches(of)) {
            taken.push(changes.remove(at));
        }
    }
    taken
}
