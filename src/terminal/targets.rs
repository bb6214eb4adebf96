//! The places on the screen that can be clicked, and the lines of lists that can be chosen.

use crate::game::files::dialogs;
use crate::game::files::storage::typed_path;
use crate::game::requests::{FileRequest, LessonRequest, MakingRequest, Purpose, Request};
use ratatui::layout::{Position, Rect};
use sudoku_board::Cell;
use sudoku_words::words;

/// Effect of a click.
#[derive(Clone, PartialEq, Debug)]
pub enum Target {
    /// Clicks a cell of the board.
    Cell(Cell),
    /// Sends a request.
    Ask(Request),
    /// Selects this line of the list, and then takes it.
    Line(usize),
}

/// A field of a list, into which a text is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// The name of a saved game.
    GameName,
    /// The path of a file.
    Path(Purpose),
    /// The seed of a new puzzle.
    Seed,
    /// The seed of planted faults.
    FaultSeed,
    /// The class code of a lesson.
    ClassCode,
    /// The name of the learner.
    Learner,
}

impl Field {
    /// Returns the label beside the field.
    pub fn label(self) -> String {
        match self {
            Field::GameName => words().game_name(),
            Field::Path(Purpose::Open) => words().open_file(),
            Field::Path(Purpose::Save) => words().save_file(),
            Field::Path(Purpose::SaveForScratch) => words().save_for_scratch(),
            Field::Path(Purpose::SaveStatistics) => words().statistics_save(),
            Field::Path(Purpose::SaveResults) => words().lessons_save(),
            Field::Path(Purpose::SavePages) => words().lessons_pages(),
            Field::Seed | Field::FaultSeed => words().seed(),
            Field::ClassCode => words().lessons_code(),
            Field::Learner => words().lessons_learner(),
        }
    }

    /// Returns the requests that a typed text is for; none without a text.
    pub fn requests(self, text: &str) -> Vec<Request> {
        let text = text.trim().to_owned();
        if text.is_empty() && self != Field::Learner {
            return Vec::new();
        }
        match self {
            Field::GameName => vec![FileRequest::SaveGame(text).into()],
            Field::Path(purpose) => vec![dialogs::request(purpose, typed_path(&text), false)],
            Field::Seed => vec![MakingRequest::WriteSeed(text).into(), MakingRequest::MakeChosen.into()],
            Field::FaultSeed => vec![LessonRequest::WriteFaultSeed(text).into(), LessonRequest::FindFaults.into()],
            Field::ClassCode => vec![LessonRequest::OpenByCode(text).into()],
            Field::Learner => vec![LessonRequest::SetLearner(text).into()],
        }
    }
}

/// The effect of choosing a line of a list.
#[derive(Clone, PartialEq, Debug)]
pub enum Choice {
    /// Nothing: it is a title or a fact.
    None,
    /// Sends a request.
    Ask(Box<Request>),
    /// Types into a field.
    Field(Field),
}

/// A line of a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The text on the left.
    pub word: String,
    /// The text in the right column.
    pub about: String,
    /// The effect of choosing it.
    pub choice: Choice,
}

impl Line {
    /// Creates a line that only tells something.
    pub fn fact(word: impl Into<String>, about: impl Into<String>) -> Line {
        Line { word: word.into(), about: about.into(), choice: Choice::None }
    }

    /// Creates the title of the lines below it.
    pub fn title(word: impl Into<String>) -> Line {
        Line::fact(word, "")
    }

    /// Creates a line that sends a request.
    pub fn ask(word: impl Into<String>, about: impl Into<String>, request: impl Into<Request>) -> Line {
        Line { word: word.into(), about: about.into(), choice: Choice::Ask(Box::new(request.into())) }
    }

    /// Creates a line with a field.
    pub fn field(field: Field) -> Line {
        Line { word: field.label(), about: String::new(), choice: Choice::Field(field) }
    }
}

/// The areas that can be clicked, in drawing order.
pub type Targets = Vec<(Rect, Target)>;

/// Returns the topmost target at that position.
pub fn at(targets: &Targets, column: u16, row: u16) -> Option<&Target> {
    targets.iter().rev().find(|(area, _)| area.contains(Position { x: column, y: row })).map(|(_, target)| target)
}
