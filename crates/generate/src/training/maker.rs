//! Makes exercises for a technique in small parts, from new puzzles or from known ones that need it.

use super::exercise::Exercise;
use super::offers::{Offer, offers};
use super::twin::twin;
use crate::board_generator::{BoardGenerator, BoardKind};
use crate::{Generator, GeneratorProgress, Options, Seed};
use std::task::Poll;
use sudoku_board::classic::Grid;
use sudoku_techniques::{Level, Position, Steps, Technique};

/// The order from which techniques come late on a path because they take much time, and not because they are hard.
const LATE: u16 = 9000;

/// The number of puzzles to search before giving up. An offered technique is on the path of at least one puzzle in fifty.
const MOST_PUZZLES: u64 = 1_000;

/// A maker of one exercise, which works in small parts. A seed makes the same exercise on every machine.
pub struct Maker {
    technique: Technique,
    seed: Seed,
    source: Source,
    /// The number of puzzles searched so far.
    number: u64,
    search: Option<PathSearch>,
}

impl Maker {
    /// Creates a maker of exercises on a board of this kind, `None` for the classic one. Returns `None` if the technique is not
    /// offered there.
    pub fn new(board: Option<BoardKind>, technique: Technique, seed: Seed) -> Option<Maker> {
        let offer = offers(board).iter().find(|offer| offer.technique == technique)?;
        Maker::of(board, offer.clone(), seed)
    }

    /// Creates a maker for an offer, which uses the offer's puzzles.
    pub fn of(board: Option<BoardKind>, Offer { technique, puzzles }: Offer, seed: Seed) -> Option<Maker> {
        let source = match board {
            Some(kind) => Source::Board(kind, None),
            None if puzzles.is_empty() => Source::Classic(Box::new(Generator::new(Options::default(), seed).ok()?)),
            None => Source::Known(puzzles),
        };
        Some(Maker { technique, seed, source, number: 0, search: None })
    }

    /// Works for one part: of a new puzzle, or of its path. Returns the exercise once there is one, or `None` if
    /// there was none in a thousand puzzles.
    pub fn advance(&mut self) -> Poll<Option<Exercise>> {
        let Some(search) = &mut self.search else {
            if self.number >= MOST_PUZZLES {
                return Poll::Ready(None);
            }
            if let Poll::Ready(puzzle) = self.source.advance(self.seed.nth(self.number)) {
                self.search = puzzle.map(|puzzle| PathSearch::of(self.technique, puzzle));
                self.number += u64::from(self.search.is_none());
            }
            return Poll::Pending;
        };
        if search.advance().is_pending() {
            return Poll::Pending;
        }
        self.number += 1;
        let places = std::mem::take(&mut search.places);
        self.search = None;
        let chosen = (self.seed.nth(self.number).0 % places.len().max(1) as u64) as usize;
        let exercise = places.get(chosen).and_then(|place| Exercise::at(self.technique, twin(place, self.seed)));
        exercise.map_or(Poll::Pending, |exercise| Poll::Ready(Some(exercise)))
    }
}

/// The origin of the puzzles to search.
enum Source {
    /// Classic puzzles that are known to need the technique.
    Known(Vec<Grid>),
    /// New classic puzzles.
    Classic(Box<Generator>),
    /// New puzzles of a kind, and the generator of the next one.
    Board(BoardKind, Option<BoardGenerator>),
}

impl Source {
    /// Works for one part of the puzzle of this seed. Returns its position once it is made, or `None` if it cannot be made.
    fn advance(&mut self, seed: Seed) -> Poll<Option<Position>> {
        let grid = match self {
            Source::Known(known) => known.get((seed.0 % known.len().max(1) as u64) as usize).copied(),
            Source::Classic(generator) => {
                generator.restart(seed);
                match generator.advance(1) {
                    GeneratorProgress::Puzzle(made) => Some(made.puzzle),
                    GeneratorProgress::Unfinished | GeneratorProgress::GaveUp(_) => None,
                }
            }
            Source::Board(kind, generator) => {
                let work = generator.get_or_insert_with(|| BoardGenerator::new(*kind, None, seed));
                let Some(made) = work.advance() else { return Poll::Pending };
                *generator = None;
                return Poll::Ready(made.ok().and_then(|made| Position::of(&made.puzzle).ok()));
            }
        };
        Poll::Ready(grid.and_then(|grid| Position::of(&grid).ok()))
    }
}

/// The path of a puzzle, as far as it has been followed.
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
    fn of(technique: Technique, puzzle: Position) -> PathSearch {
        let (about, singles) = (technique.about(), Technique::HiddenSingle.order());
        let is_easier = |other: &Technique| {
            other.is_used_on(&puzzle) && other.order() < technique.order() && other.score() < about.score
        };
        let is_asked = |other: &&Technique| **other == technique || other.order() <= singles || is_easier(other);
        let asked = (about.order >= LATE).then(|| Technique::all().iter().filter(is_asked).copied().collect());
        let is_classic = puzzle.is_classic();
        let mut steps = Steps::of(puzzle, true);
        // On other boards, the forcing nets of one puzzle can take longer than a hundred puzzles.
        if !is_classic {
            steps = steps.within(technique.level().max(Level::Unfair));
        }
        PathSearch { technique, steps, asked, places: vec![] }
    }

    /// Works for one part of the path, usually a step. Returns `Ready` at its end.
    fn advance(&mut self) -> Poll<()> {
        let step = match &self.asked {
            None => {
                let before = self.steps.position().clone();
                match self.steps.advance() {
                    Poll::Pending => return Poll::Pending,
                    Poll::Ready(step) => step.map(|step| (step, before)),
                }
            }
            Some(asked) => {
                let before = self.steps.position().clone();
                asked.iter().find_map(|technique| technique.first(&before)).map(|step| {
                    let mut position = before.clone();
                    step.apply(&mut position);
                    self.steps = Steps::of(position, true);
                    (step, before)
                })
            }
        };
        let Some((step, before)) = step else { return Poll::Ready(()) };
        if step.technique == self.technique {
            self.places.push(before);
        }
        Poll::Pending
    }
}

/// Returns the positions on the path of a puzzle in which the technique is the next one to use: all of them on a classic board,
/// those before a harder level than unfair is needed on others, unless the technique is as hard.
pub fn places(technique: Technique, puzzle: Position) -> Vec<Position> {
    let mut search = PathSearch::of(technique, puzzle);
    while search.advance().is_pending() {}
    search.places
}
