//! Rates the puzzle on the board: the number of its solutions, its level and its hardest technique.

use crate::game::owl::Reply;
use crate::game::play::{Entry, solutions};
use crate::game::requests::Writing;
use crate::game::script::FrameSystems;
use crate::game::script::work::in_parts;
use crate::game::session::Session;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use futures_lite::future::yield_now;
use sudoku_board::Board;
use sudoku_techniques::{Deduction, Level, Path, Position, Steps, Technique};
use sudoku_words::words;

/// The rating of the puzzle on the board.
#[derive(Resource, Default, Debug)]
pub struct Profile {
    puzzle: Option<Board>,
    solutions: Option<SolutionCount>,
    rated: Option<Rated>,
    path: Vec<Deduction>,
}

/// The number of solutions of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolutionCount {
    /// A given must be wrong.
    None,
    /// The puzzle is whole.
    One,
    /// Givens are missing.
    Several,
    /// Counting would take too long.
    Unknown,
}

impl SolutionCount {
    /// Returns its name in the texts.
    pub fn key(self) -> &'static str {
        match self {
            SolutionCount::None => "none",
            SolutionCount::One => "one",
            SolutionCount::Several => "several",
            SolutionCount::Unknown => "unknown",
        }
    }
}

/// A puzzle's rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rated {
    /// It has no solution.
    NoSolution,
    /// It has more than one solution.
    Several,
    /// It has one solution; the level and the hardest technique of the path to it.
    Puzzle(Level, Technique),
}

impl Profile {
    /// Returns the level of a puzzle, if it is the one on the board and has been rated.
    pub fn level_of(&self, puzzle: &Board) -> Option<Level> {
        match self.rated {
            Some(Rated::Puzzle(level, _)) if self.puzzle.as_ref() == Some(puzzle) => Some(level),
            _ => None,
        }
    }

    /// Returns the number of solutions of the puzzle on the board, once they are counted.
    pub fn solutions(&self) -> Option<SolutionCount> {
        self.solutions
    }

    /// Returns the rating of the puzzle on the board, once it is known.
    pub fn rated(&self) -> Option<Rated> {
        self.rated
    }

    /// Returns the path to its solution; empty if there is none.
    pub fn path(&self) -> &[Deduction] {
        &self.path
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Profile>()
        .add_systems(Update, follow.run_if(resource_changed::<Session>).in_set(FrameSystems::Mark));
}

/// Counts the solutions of each new puzzle.
fn follow(session: Res<Session>, mut profile: ResMut<Profile>, mut reply: Reply) {
    let puzzle = session.board().puzzle();
    if profile.puzzle.as_ref() == Some(&puzzle) {
        return;
    }
    *profile = Profile { puzzle: Some(puzzle.clone()), ..Profile::default() };
    if puzzle.is_puzzle() {
        reply.note(in_parts(solutions(puzzle)), tell_count);
    } else {
        profile.solutions = Some(SolutionCount::Several);
    }
}

/// Rates a puzzle by its solutions or, if it has one, by the path to it.
fn tell_count(
    In((puzzle, found)): In<(Board, Option<usize>)>,
    mut profile: ResMut<Profile>,
    entry: Res<Entry>,
    mut reply: Reply,
) {
    if profile.puzzle.as_ref() != Some(&puzzle) {
        return;
    }
    let count = match found {
        Some(0) => SolutionCount::None,
        Some(1) => SolutionCount::One,
        Some(_) => SolutionCount::Several,
        None => SolutionCount::Unknown,
    };
    profile.solutions = Some(count);
    profile.rated = match count {
        SolutionCount::None => Some(Rated::NoSolution),
        SolutionCount::Several => Some(Rated::Several),
        SolutionCount::One | SolutionCount::Unknown => None,
    };
    if entry.writing() == Writing::Givens {
        reply.explain(words().own_puzzle_solutions(count.key(), puzzle.given_count()));
    }
    if let (SolutionCount::One, Ok(start)) = (count, Position::of(&puzzle)) {
        let path = in_parts(path(start));
        reply.note(async move { (puzzle, path.await) }, tell_path);
    }
}

fn tell_path(In((puzzle, path)): In<(Board, Path)>, mut profile: ResMut<Profile>) {
    if profile.puzzle.as_ref() == Some(&puzzle) {
        profile.rated = path.hardest().map(|hardest| Rated::Puzzle(path.level(), hardest));
        profile.path = path.steps;
    }
}

/// Solves a position that has one solution, and yields after each step.
async fn path(start: Position) -> Path {
    let (mut path, mut steps) = (vec![], Steps::of(start, true));
    for step in steps.by_ref() {
        path.push(step);
        yield_now().await;
    }
    Path { steps: path, end: steps.position().clone() }
}
