//! The owl's sentences, its moods, and the log.

use crate::game::requests::{BlocksRequest, HelpRequest, HistoryRequest, MakingRequest, Request, SolverRequest};
use crate::game::session::Subject;
use bevy_ecs::prelude::*;
use std::collections::VecDeque;
use std::time::Duration;
use sudoku_board::{Cell, Value};
use sudoku_words::words;

/// Maximum number of sentences in the log.
const LOG_LENGTH: usize = 1000;

/// The owl's expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mood {
    /// For explanations.
    #[default]
    Calm,
    /// For refusals, and when no solution was found.
    Doubtful,
    /// For success.
    Happy,
}

/// A suggestion that appears as a button in the owl's speech bubble.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Marks the mistakes.
    MarkMistakes,
    /// Stops the solver and marks the mistakes.
    StopAndMark,
    /// Copies the solver's solution to the player's board.
    Keep,
    /// Explains why there was nothing left to try.
    Why,
    /// Returns to the previous solution.
    PreviousSolution,
    /// Shows block by block why the digit does not fit into the cell.
    ShowCheck(Cell, Value),
    /// Reveals the next part of a hint.
    More,
    /// Carries out a hint.
    DoIt,
    /// Puts the puzzle that the program got wrong on the stage and runs it there.
    WatchWrongPuzzle,
    /// Starts another puzzle like the solved one.
    NextPuzzle,
    /// Starts a harder puzzle.
    Harder,
    /// Shows how the blocks would have solved the puzzle.
    WatchBlocks,
    /// Undoes the latest change to the whole board.
    Undo,
    /// Compares the player's own search with the program's.
    Compare,
    /// Shows how the program searches from where the player's own search began.
    WatchSearch,
}

impl Offer {
    /// Returns the button's label.
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
            Offer::Compare => words().compare(),
            Offer::WatchSearch => words().watch_search(),
        }
    }

    /// Returns the button's tooltip.
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
            Offer::Compare => words().compare_tooltip(),
            Offer::WatchSearch => words().watch_search_tooltip(),
        }
    }

    /// Returns the request that the button sends.
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
            Offer::Undo => HistoryRequest::Undo(Some(Subject::Board)).into(),
            Offer::Compare => HelpRequest::Compare.into(),
            Offer::WatchSearch => SolverRequest::WatchSearch.into(),
        }
    }
}

/// Returns the time that a child needs to read a sentence.
pub fn reading_time(text: &str) -> Duration {
    Duration::from_millis(1_200 + 60 * text.chars().count() as u64)
}

/// The owl's speech bubble and the log of what it said.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Speech {
    /// The current sentence.
    text: String,
    /// The owl's expression.
    mood: Mood,
    offers: Vec<Offer>,
    log: VecDeque<String>,
    /// Time for which a refusal has been visible while a film was playing.
    seen: Duration,
}

impl Speech {
    /// Returns the current sentence.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the owl's expression.
    pub fn mood(&self) -> Mood {
        self.mood
    }

    /// Explains something, in a calm mood.
    pub fn explain(&mut self, text: impl Into<String>) {
        self.say(text.into(), Mood::Calm);
    }

    /// Explains why a request was refused.
    pub fn refuse(&mut self, text: impl Into<String>) {
        self.say(text.into(), Mood::Doubtful);
    }

    /// Congratulates the player.
    pub fn rejoice(&mut self, text: impl Into<String>) {
        self.say(text.into(), Mood::Happy);
    }

    /// Adds an offer to the current sentence.
    pub fn offer(&mut self, offer: Offer) {
        if !self.offers.contains(&offer) {
            self.offers.push(offer);
        }
    }

    /// Shows a sentence without adding it to the log.
    pub fn mention(&mut self, text: impl Into<String>) {
        (self.text, self.mood, self.seen) = (text.into(), Mood::Calm, Duration::ZERO);
        self.offers.clear();
    }

    /// Counts the time that a film has played since a refusal. Returns true while the refusal must stay readable; until then no
    /// step of the film is described.
    pub fn stays(&mut self, time: Duration) -> bool {
        if self.mood != Mood::Doubtful {
            return false;
        }
        self.seen += time;
        self.seen < reading_time(&self.text)
    }

    /// Shows a sentence without logging it, unless it is shown already.
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

    /// Returns the owl's current offers.
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// Returns the latest sentences, the newest at the end; at most 1,000.
    pub fn log(&self) -> &VecDeque<String> {
        &self.log
    }
}
