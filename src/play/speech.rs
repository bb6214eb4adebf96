//! What the owl says, in which mood, and what it has said.

use crate::requests::{BlocksRequest, BoardRequest, HelpRequest, MakingRequest, Request, SolverRequest};
use std::collections::VecDeque;
use std::time::Duration;
use sudoku_board::classic::{Cell, Digit};
use sudoku_words::words;

/// How many sentences the log keeps.
pub const LOG_LENGTH: usize = 1000;

/// How the owl looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mood {
    /// It explains.
    #[default]
    Calm,
    /// It refuses, or found no solution.
    Doubtful,
    /// It rejoices.
    Happy,
}

/// What the owl offers to do, as a button in its bubble.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// To mark the mistakes.
    MarkMistakes,
    /// To stop the solver and mark the mistakes.
    StopAndMark,
    /// To put the solver's solution onto the player's board.
    Keep,
    /// To tell why nothing was left to try.
    Why,
    /// To go back to the solution before.
    PreviousSolution,
    /// To show block by block why the digit does not fit into the cell.
    ShowCheck(Cell, Digit),
    /// To tell the next part of a hint.
    More,
    /// To do what a hint says.
    DoIt,
    /// To put the puzzle that the program got wrong on the stage, and run it there.
    WatchWrongPuzzle,
    /// Another puzzle like the one that is solved.
    NextPuzzle,
    /// A harder one.
    Harder,
    /// To watch how the blocks would have solved it.
    WatchBlocks,
    /// To take back what was just done to the whole board.
    Undo,
}

impl Offer {
    /// The word on the button.
    pub fn label(self) -> String {
        match self {
            Offer::MarkMistakes | Offer::StopAndMark => words().offer_mark_mistakes(),
            Offer::Keep => words().offer_keep(),
            Offer::Why => words().offer_why(),
            Offer::PreviousSolution => words().offer_previous_solution(),
            Offer::ShowCheck(..) => words().offer_show_check(),
            Offer::More => words().offer_more(),
            Offer::DoIt => words().offer_do_it(),
            Offer::WatchWrongPuzzle => words().offer_wrong_puzzle(),
            Offer::NextPuzzle => words().offer_next_puzzle(),
            Offer::Harder => words().offer_harder(),
            Offer::WatchBlocks => words().offer_watch_blocks(),
            Offer::Undo => words().undo(),
        }
    }

    /// What it does.
    pub fn tooltip(self) -> String {
        match self {
            Offer::MarkMistakes => words().mistakes_tooltip(),
            Offer::StopAndMark => words().offer_mark_mistakes_stop(),
            Offer::Keep => words().offer_keep_tooltip(),
            Offer::Why => words().offer_why_tooltip(),
            Offer::PreviousSolution => words().offer_previous_solution_tooltip(),
            Offer::ShowCheck(..) => words().offer_show_check_tooltip(),
            Offer::More => words().offer_more_tooltip(),
            Offer::DoIt => words().offer_do_it_tooltip(),
            Offer::WatchWrongPuzzle => words().offer_wrong_puzzle_tooltip(),
            Offer::NextPuzzle => words().offer_next_puzzle_tooltip(),
            Offer::Harder => words().offer_harder_tooltip(),
            Offer::WatchBlocks => words().offer_watch_blocks_tooltip(),
            Offer::Undo => words().undo_tooltip(),
        }
    }

    /// What the button asks for.
    pub fn request(self) -> Request {
        match self {
            Offer::MarkMistakes | Offer::StopAndMark => HelpRequest::MarkMistakes.into(),
            Offer::More | Offer::DoIt => HelpRequest::Hint.into(),
            Offer::Keep => SolverRequest::Keep.into(),
            Offer::Why => SolverRequest::Why.into(),
            Offer::PreviousSolution => SolverRequest::PreviousSolution.into(),
            Offer::ShowCheck(cell, digit) => SolverRequest::ShowCheck(cell, digit).into(),
            Offer::WatchWrongPuzzle => BlocksRequest::WatchWrongPuzzle.into(),
            Offer::NextPuzzle => MakingRequest::Another.into(),
            Offer::Harder => MakingRequest::Harder.into(),
            Offer::WatchBlocks => SolverRequest::WatchBlocks.into(),
            Offer::Undo => BoardRequest::Undo.into(),
        }
    }
}

/// Returns the time that a child needs to read a sentence.
pub fn reading_time(text: &str) -> Duration {
    Duration::from_millis(1_200 + 60 * text.chars().count() as u64)
}

/// What stands in the owl's speech bubble, and what stood there before.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Speech {
    /// The sentence.
    pub text: String,
    /// The owl's look.
    pub mood: Mood,
    offers: Vec<Offer>,
    log: VecDeque<String>,
    /// The time for which a refusal has been seen while a film went on.
    seen: Duration,
}

impl Speech {
    /// Explains something.
    pub fn explain(&mut self, text: impl Into<String>) {
        self.say(text.into(), Mood::Calm);
    }

    /// Says why something is not done.
    pub fn refuse(&mut self, text: impl Into<String>) {
        self.say(text.into(), Mood::Doubtful);
    }

    /// Says that something is well done.
    pub fn rejoice(&mut self, text: impl Into<String>) {
        self.say(text.into(), Mood::Happy);
    }

    /// Adds an offer to what was just said.
    pub fn offer(&mut self, offer: Offer) {
        if !self.offers.contains(&offer) {
            self.offers.push(offer);
        }
    }

    /// Says something in passing, which the log need not keep.
    pub fn mention(&mut self, text: impl Into<String>) {
        (self.text, self.mood, self.seen) = (text.into(), Mood::Calm, Duration::ZERO);
        self.offers.clear();
    }

    /// Counts the time that a film goes on beside a refusal. Returns true while the refusal must stay to be read: no step of the
    /// film is told until then.
    pub fn stays(&mut self, time: Duration) -> bool {
        if self.mood != Mood::Doubtful {
            return false;
        }
        self.seen += time;
        self.seen < reading_time(&self.text)
    }

    /// Says in passing what may have been said just before.
    pub fn tell_once(&mut self, text: String) {
        if self.text != text {
            self.mention(text);
        }
    }

    fn say(&mut self, text: String, mood: Mood) {
        if self.log.back() != Some(&text) {
            if self.log.len() == LOG_LENGTH {
                self.log.pop_front();
            }
            self.log.push_back(text.clone());
        }
        (self.text, self.mood, self.seen) = (text, mood, Duration::ZERO);
        self.offers.clear();
    }

    /// What the owl offers to do.
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// The last thousand sentences, the latest at the end.
    pub fn log(&self) -> &VecDeque<String> {
        &self.log
    }
}
