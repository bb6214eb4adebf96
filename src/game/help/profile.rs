//! What the puzzle on the board is like: its level, and the hardest technique that it takes.

use crate::game::owl::{Effort, Reply};
use crate::game::play::Sitting;
use crate::game::script::FrameSystems;
use crate::game::script::work::in_parts;
use bevy::prelude::*;
use bevy::tasks::futures_lite::future::yield_now;
use sudoku_board::classic::Board;
use sudoku_techniques::{Deduction, Level, Path, Position, Steps, Technique};

/// What is known of the puzzle on the board.
#[derive(Resource, Default, Debug)]
pub struct Profile {
    puzzle: Board,
    rated: Option<Rated>,
    path: Vec<Deduction>,
}

/// What a puzzle is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rated {
    /// It has no solution.
    NoSolution,
    /// It has more than one solution.
    Several,
    /// It has one solution, and the way there is as hard as that.
    Puzzle(Level, Technique),
}

impl Profile {
    /// The level of a puzzle, if it is the one on the board and its level is known.
    pub fn level_of(&self, puzzle: &Board) -> Option<Level> {
        match self.rated {
            Some(Rated::Puzzle(level, _)) if self.puzzle == *puzzle => Some(level),
            _ => None,
        }
    }

    /// What the puzzle on the board is like, as soon as that is known.
    pub fn rated(&self) -> Option<Rated> {
        self.rated
    }

    /// The way to its solution, where there is one.
    pub fn path(&self) -> &[Deduction] {
        &self.path
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Profile>()
        .add_systems(Update, follow.run_if(resource_changed::<Sitting>).in_set(FrameSystems::Mark));
}

/// Another puzzle is looked at as soon as it comes.
fn follow(sitting: Res<Sitting>, mut profile: ResMut<Profile>, mut reply: Reply) {
    let puzzle = sitting.board().puzzle();
    if profile.puzzle != puzzle {
        *profile = Profile { puzzle, ..Profile::default() };
        // An empty board is no puzzle.
        if puzzle != Board::EMPTY {
            reply.note(async move { (puzzle, rate(&puzzle).await) }, tell);
        }
    }
}

/// What was found out about a puzzle, and the way to its solution.
type Finding = (Board, Option<(Rated, Vec<Deduction>)>);

fn tell(In((puzzle, found)): In<Finding>, mut profile: ResMut<Profile>) {
    if let Some((rated, path)) = found.filter(|_| profile.puzzle == puzzle) {
        (profile.rated, profile.path) = (Some(rated), path);
    }
}

/// What the puzzle is like, and the way to its solution; `None` if that takes too long to tell.
async fn rate(puzzle: &Board) -> Option<(Rated, Vec<Deduction>)> {
    const TRIES: u64 = 10_000;
    match Effort::of(TRIES).count(puzzle).await? {
        0 => Some((Rated::NoSolution, vec![])),
        1 => {
            let path = in_parts(path(Position::of(puzzle).ok()?)).await;
            Some((Rated::Puzzle(path.level(), path.hardest()?), path.steps))
        }
        _ => Some((Rated::Several, vec![])),
    }
}

/// The path from a position with one solution to that, a step at a time.
async fn path(start: Position) -> Path {
    let (mut path, mut steps) = (vec![], Steps::of(start, true));
    for step in steps.by_ref() {
        path.push(step);
        yield_now().await;
    }
    Path { steps: path, end: steps.position().clone() }
}
