//! Requests of learners and teachers about the lessons.

use super::{Page, Request, ViewRequest};
use std::path::PathBuf;
use sudoku_blocks::BlockId;
use sudoku_run::lessons::{Answer, FaultKind, FaultSet};

/// A request about the lessons. Lessons and their tasks are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonRequest {
    /// Show the list of all lessons.
    Path,
    /// Open a task of a lesson. The number after the last one is that of the lesson with planted faults that was opened last.
    Open(usize, usize),
    /// Open the lesson with this class code, or what this link assigns.
    OpenByCode(String),
    /// Choose the kind and the number of planted faults.
    ChooseFaults(FaultKind, u8),
    /// Set the text being typed as the seed of planted faults.
    WriteFaultSeed(String),
    /// Open the task with the chosen faults and the typed seed; with a new seed if none is typed.
    FindFaults,
    /// Open the task with these planted faults.
    OpenFaults(FaultSet),
    /// Give the path its usual order again, without the lessons that a teacher has assigned.
    EndAssignment,
    /// Set the text being typed as the learner's name; `None` discards it.
    WriteLearner(Option<String>),
    /// Switch to the learner with this name.
    SetLearner(String),
    /// Save the results to a file.
    SaveResults(PathBuf),
    /// Save the lessons to a file, as pages to print, with the answers.
    SavePages(PathBuf),
    /// Open the task to continue with.
    GoOn,
    /// Open the next task.
    Next,
    /// Restart the task.
    Restart,
    /// Set the text being typed as an answer.
    Write(String),
    /// Click the cell with this id.
    ClickCell(u32),
    /// Click this block.
    ClickBlock(BlockId),
    /// Give this answer.
    Answer(Answer),
    /// Check the run, or the changed program.
    Check,
    /// Run to the moment that the task asks for.
    RunTo,
    /// Play the trial that the program has failed, up to its first wrong step.
    Watch,
    /// Show the next hint.
    Hint,
    /// Show the solution.
    ShowMe,
    /// Skip the task.
    Skip,
    /// Start the lesson over.
    StartOver,
    /// Open the previous task.
    Previous,
}

impl LessonRequest {
    /// Returns the requests that open a lesson by its class code, or what a link assigns, from wherever a learner is.
    pub fn to_open(code: String) -> [Request; 2] {
        [ViewRequest::ShowPage(Page::Lessons).into(), LessonRequest::OpenByCode(code).into()]
    }
}

/// A request about the link by which a teacher assigns lessons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClassLinkRequest {
    /// Add this lesson at the end, or take it out. Lessons are counted from 0.
    Tick(usize),
    /// Put the lesson at this place, counted from 0, before the one above it.
    MoveUp(usize),
    /// Allow hints, or turn them off.
    AllowHints(bool),
    /// Allow solutions to be shown, or turn that off.
    AllowShow(bool),
    /// Copy the link.
    Copy,
    /// Copy the link to these planted faults.
    CopyFaults(FaultSet),
}
