//! Logic on boards of any rules: human techniques, one deduction after another, until none applies.

use std::collections::VecDeque;
use std::sync::Arc;
use sudoku_board::{Board, Candidate, Cell, Value, Values};
use sudoku_solve::search::{Counts, Level, Need, Reason, Rest, Rewind, Search, Step};
use sudoku_techniques::{Deduction, Position, Steps, Technique};

/// Logic on a board of any rules, as an iterator of steps. It never guesses: when no technique applies, it ends.
#[derive(Clone, Debug)]
pub struct BoardLogic {
    start: Arc<Board>,
    placed: Vec<(Cell, Value)>,
    /// `None` when no technique applies any more.
    steps: Option<Steps>,
    /// True if no technique applies any more, although a solution is still possible.
    gave_up: bool,
    waiting: VecDeque<Step>,
    counts: Counts,
}

impl BoardLogic {
    /// Starts a search.
    pub fn new(board: &Board) -> BoardLogic {
        let steps = Position::of(board).ok().map(|position| Steps::of(position, false));
        let (start, placed, waiting) = (Arc::new(board.clone()), Vec::new(), VecDeque::new());
        BoardLogic { start, placed, steps, gave_up: false, waiting, counts: Counts::default() }
    }
}

impl BoardLogic {
    /// Returns true if the search has ended because no technique applies, although a solution is still possible.
    pub const fn gave_up(&self) -> bool {
        self.gave_up
    }
}

impl Iterator for BoardLogic {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.waiting.is_empty() {
            match self.steps.as_mut()?.next() {
                Some(deduction) => {
                    let reason = reason(&deduction);
                    let Deduction { placements, eliminations, .. } = deduction;
                    let gone = (!eliminations.is_empty()).then_some(Step::Strike(eliminations.len() as u16));
                    let placed =
                        placements.iter().map(|&Candidate { cell, value }| Step::Place { cell, digit: value, reason });
                    self.waiting.extend(gone.into_iter().chain(placed));
                }
                None => {
                    let is_solved = self.board().is_solved();
                    let at_end = self.steps.take();
                    self.gave_up = !is_solved && at_end.is_some_and(|steps| steps.position().contradiction().is_none());
                    self.waiting.extend(is_solved.then_some(Step::Solution));
                }
            }
        }
        let step = self.waiting.pop_front()?;
        if let Step::Place { cell, digit, .. } = step {
            self.placed.push((cell, digit));
        }
        self.counts.note(&step, self.placed.len());
        Some(step)
    }
}

impl Rewind for BoardLogic {
    fn depth(&self) -> usize {
        self.placed.len()
    }

    fn heap_bytes(&self) -> usize {
        let candidates = self.steps.as_ref().map_or(0, |_| self.start.values().len() * size_of::<Values>());
        candidates + size_of_val(&*self.placed) + self.waiting.len() * size_of::<Step>()
    }
}

impl Search for BoardLogic {
    fn start(&self) -> &Board {
        &self.start
    }

    fn counts(&self) -> Counts {
        self.counts
    }

    fn levels(&self) -> Vec<Level> {
        let level = |&(cell, digit): &(Cell, Value)| Level { cell, digit, rest: Rest::Digits(Values::EMPTY) };
        self.placed.iter().map(level).collect()
    }

    fn is_done(&self) -> bool {
        self.steps.is_none() && self.waiting.is_empty()
    }
}

/// Returns the reason for the placements of a deduction.
fn reason(deduction: &Deduction) -> Reason {
    match (deduction.technique, &deduction.why.base[..], &deduction.placements[..]) {
        (Technique::NakedSingle, _, [placed]) => Reason::Only(Need::Cell(placed.cell)),
        (Technique::FullHouse | Technique::HiddenSingle, [house], [placed]) => {
            Reason::Only(Need::Place(*house, placed.value))
        }
        _ => Reason::Deduced,
    }
}
