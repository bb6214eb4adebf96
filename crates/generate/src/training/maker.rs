//! Makes exercises for a technique in small parts, from new puzzles or from known ones that need it.

use super::exercise::Exercise;
use super::offers::{Offer, offers};
use super::twin::twin;
use crate::{Generator, GeneratorProgress, Options, Seed};
use sudoku_board::classic::Grid;
use sudoku_techniques::{Position, Steps, Technique};

/// The order from which techniques come late on a path because they take much time, and not because they are hard.
const LATE: u16 = 9000;

/// A maker of one exercise, which works in small parts. A seed makes the same exercise on every machine.
#[derive(Clone, Debug)]
pub struct Maker {
    technique: Technique,
    seed: Seed,
    /// The puzzles that are known to need the technique.
    known: Vec<Grid>,
    /// The number of puzzles searched so far.
    number: u64,
    generator: Generator,
    search: Option<PathSearch>,
}

impl Maker {
    /// Creates a maker; `None` if the technique is not offered.
    pub fn new(technique: Technique, seed: Seed) -> Option<Maker> {
        let offer = offers().iter().find(|offer| offer.technique == technique)?;
        Maker::of(offer.clone(), seed)
    }

    /// Creates a maker for an offer, which uses the offer's puzzles.
    pub fn of(Offer { technique, puzzles }: Offer, seed: Seed) -> Option<Maker> {
        let generator = Generator::new(Options::default(), seed).ok()?;
        Some(Maker { technique, seed, known: puzzles, number: 0, generator, search: None })
    }

    /// Works for one part: a new puzzle, or a step on its path. Returns the exercise once there is one.
    pub fn advance(&mut self) -> Option<Exercise> {
        let Some(mut search) = self.search.take() else {
            self.search = self.puzzle().and_then(|puzzle| PathSearch::of(self.technique, &puzzle));
            return None;
        };
        if search.step() {
            self.search = Some(search);
            return None;
        }
        self.number += 1;
        let chosen = (self.seed.nth(self.number).0 % search.places.len().max(1) as u64) as usize;
        let place = search.places.into_iter().nth(chosen)?;
        Exercise::at(self.technique, twin(&place, self.seed))
    }

    /// Returns the next puzzle to search.
    fn puzzle(&mut self) -> Option<Grid> {
        let seed = self.seed.nth(self.number);
        if !self.known.is_empty() {
            return self.known.get((seed.0 % self.known.len() as u64) as usize).copied();
        }
        self.generator.restart(seed);
        match self.generator.advance(1) {
            GeneratorProgress::Puzzle(made) => Some(made.puzzle),
            GeneratorProgress::Unfinished | GeneratorProgress::GaveUp(_) => None,
        }
    }
}

/// The path of a puzzle, as far as it has been followed.
#[derive(Clone, Debug)]
struct PathSearch {
    technique: Technique,
    steps: Steps,
    /// The techniques to use for a technique that comes late: singles, all that have a lower score, and itself. `None` to
    /// follow the usual path.
    asked: Option<Vec<Technique>>,
    /// The positions in which the technique was the next one to use.
    places: Vec<Position>,
}

impl PathSearch {
    fn of(technique: Technique, puzzle: &Grid) -> Option<PathSearch> {
        let steps = Steps::of(Position::of(puzzle).ok()?, true);
        let (about, singles) = (technique.about(), Technique::HiddenSingle.order());
        let is_easier = |other: &Technique| {
            other.is_for_paths() && other.order() < technique.order() && other.score() < about.score
        };
        let is_asked = |other: &&Technique| **other == technique || other.order() <= singles || is_easier(other);
        let asked = (about.order >= LATE).then(|| Technique::all().iter().filter(is_asked).copied().collect());
        Some(PathSearch { technique, steps, asked, places: vec![] })
    }

    /// Takes one step. Returns false if there is none.
    fn step(&mut self) -> bool {
        let before = self.steps.position().clone();
        let step = match &self.asked {
            None => self.steps.next(),
            Some(asked) => asked.iter().find_map(|technique| technique.first(&before)).inspect(|step| {
                let mut position = before.clone();
                step.apply(&mut position);
                self.steps = Steps::of(position, true);
            }),
        };
        if step.as_ref().is_some_and(|step| step.technique == self.technique) {
            self.places.push(before);
        }
        step.is_some()
    }
}

/// Returns all positions on the path of a puzzle in which the technique is the next one to use.
pub fn places(technique: Technique, puzzle: &Grid) -> Vec<Position> {
    let Some(mut search) = PathSearch::of(technique, puzzle) else { return vec![] };
    while search.step() {}
    search.places
}
