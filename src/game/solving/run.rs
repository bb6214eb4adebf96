//! One run of the search on the stage, from its start to its outcome.

use super::Speed;
use crate::search::{BruteForce, Step};
use crate::sudoku::Board;
use bevy::platform::time::Instant;
use std::time::Duration;

/// The most time that the search may take of one frame, so that the window always answers.
pub const FRAME_BUDGET: Duration = Duration::from_millis(8);

/// How much of a step may be missing when it is made.
const EARLY: f64 = 0.05;

/// How many steps go by between two looks at the clock.
const STEPS_PER_LOOK: u64 = 1024;

/// How many samples of the depth are kept; when there are more, every other one goes.
const TRAIL_LENGTH: usize = 512;

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A solution was found.
    Solved,
    /// There is none from here.
    NoSolution {
        /// Whether there is one without the player's digits: then one of them is wrong.
        puzzle_has_one: bool,
    },
    /// The player stopped it.
    Stopped,
}

/// A search on the stage.
#[derive(Debug)]
pub struct Run {
    search: BruteForce,
    /// The search of the puzzle without the player's digits, once there is no solution with them.
    puzzle_search: Option<BruteForce>,
    pub(super) paused: bool,
    pub(super) single_steps: u32,
    pub(super) outcome: Option<Outcome>,
    /// The part of a step that the time so far has earned.
    owed: f64,
    steps: u64,
    elapsed: Duration,
    last_step: Option<Step>,
    trail: Vec<u8>,
    steps_per_sample: u64,
}

impl Run {
    pub(super) fn new(board: &Board) -> Run {
        Run {
            search: BruteForce::new(board),
            puzzle_search: None,
            paused: false,
            single_steps: 0,
            outcome: None,
            owed: 0.0,
            steps: 0,
            elapsed: Duration::ZERO,
            last_step: None,
            trail: Vec::new(),
            steps_per_sample: 1,
        }
    }

    /// The search itself.
    pub fn search(&self) -> &BruteForce {
        &self.search
    }

    /// The board that the stage shows: the search's, or the player's while only the puzzle is looked at.
    pub fn board(&self) -> Board {
        if self.looks_at_puzzle() { *self.search.start() } else { self.search.board() }
    }

    /// How many steps were made.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// How long the search ran, pauses not counted.
    pub fn elapsed(&self) -> Duration {
        self.elapsed
    }

    /// The last step, while the search goes on.
    pub fn last_step(&self) -> Option<Step> {
        self.last_step
    }

    /// How the run ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whether there was no solution and the puzzle without the player's digits is searched now.
    pub fn looks_at_puzzle(&self) -> bool {
        self.puzzle_search.is_some()
    }

    /// The depth over the whole run, in at most 512 samples at equal distances.
    pub fn depth_trail(&self) -> &[u8] {
        &self.trail
    }

    /// Whether a single step was asked for and is still to be made.
    pub(in crate::game) fn has_step_to_make(&self) -> bool {
        self.single_steps > 0
    }

    /// Goes on for a frame of that length.
    pub(super) fn advance(&mut self, frame: Duration, speed: Speed) {
        if self.outcome.is_some() {
            return;
        }
        let singles = u64::from(std::mem::take(&mut self.single_steps));
        if self.puzzle_search.is_some() {
            if !self.paused || singles > 0 {
                self.search_puzzle();
            }
            return;
        }
        let due = match (self.paused, speed.steps_per_second()) {
            (true, _) => {
                self.owed = 0.0;
                singles
            }
            (false, None) => u64::MAX,
            (false, Some(rate)) => {
                self.owed += frame.as_secs_f64() * f64::from(rate);
                // A nap may end a little before the step is due; it is made all the same, and the rest is owed back.
                let whole = (self.owed + EARLY).floor();
                self.owed -= whole;
                whole as u64
            }
        };
        if !self.paused {
            self.elapsed += frame;
        }
        self.make_steps(due);
    }

    fn make_steps(&mut self, due: u64) {
        let start = Instant::now();
        for made in 0..due {
            match self.search.next() {
                Some(step) => {
                    self.note(step);
                    if step == Step::Solution {
                        self.outcome = Some(Outcome::Solved);
                        return;
                    }
                }
                None => {
                    self.last_step = None;
                    self.no_solution();
                    return;
                }
            }
            if made % STEPS_PER_LOOK == STEPS_PER_LOOK - 1 && start.elapsed() >= FRAME_BUDGET {
                return;
            }
        }
    }

    #[inline]
    fn note(&mut self, step: Step) {
        self.steps += 1;
        self.last_step = Some(step);
        if self.steps.is_multiple_of(self.steps_per_sample) {
            self.trail.push(self.search.depth() as u8);
            if self.trail.len() >= TRAIL_LENGTH {
                let mut index = 0;
                self.trail.retain(|_| {
                    index += 1;
                    index % 2 == 0
                });
                self.steps_per_sample *= 2;
            }
        }
    }

    fn no_solution(&mut self) {
        let start = self.search.start();
        if start.played() == 0 {
            self.outcome = Some(Outcome::NoSolution { puzzle_has_one: false });
        } else {
            self.puzzle_search = Some(BruteForce::new(&start.puzzle()));
        }
    }

    fn search_puzzle(&mut self) {
        let Some(search) = &mut self.puzzle_search else { return };
        let start = Instant::now();
        let found = loop {
            let chunk = search.by_ref().take(STEPS_PER_LOOK as usize);
            if chunk.into_iter().any(|step| step == Step::Solution) {
                break true;
            }
            if search.is_done() {
                break false;
            }
            if start.elapsed() >= FRAME_BUDGET {
                return;
            }
        };
        self.outcome = Some(Outcome::NoSolution { puzzle_has_one: found });
    }
}
