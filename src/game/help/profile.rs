//! Rates the puzzle on the board: its level and its hardest technique.

use crate::game::owl::{Budget, Reply};
use crate::game::script::FrameSystems;
use crate::game::script::work::in_parts;
use crate::game::session::Session;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use futures_lite::future::yield_now;
use sudoku_board::Board;
use sudoku_techniques::{Deduction, Level, Path, Position, Steps, Technique};

/// The rating of the puzzle on the board.
#[derive(Resource, Default, Debug)]
pub struct Profile {
    puzzle: Board,
    rated: Option<Rated>,
    path: Vec<Deduction>,
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
            Some(Rated::Puzzle(level, _)) if self.puzzle == *puzzle => Some(level),
            _ => None,
        }
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

/// Rates each new puzzle.
fn follow(session: Res<Session>, mut profile: ResMut<Profile>, mut reply: Reply) {
    let puzzle = session.board().puzzle();
    if profile.puzzle != puzzle {
        *profile = Profile { puzzle: puzzle.clone(), ..Profile::default() };
        // An empty board is not a puzzle.
        if !puzzle.is_blank() {
            let rated = async move {
                let rated = rate(&puzzle).await;
                (puzzle, rated)
            };
            reply.note(rated, tell);
        }
    }
}

/// A puzzle with its rating and the path to its solution.
type Finding = (Board, Option<(Rated, Vec<Deduction>)>);

fn tell(In((puzzle, found)): In<Finding>, mut profile: ResMut<Profile>) {
    if let Some((rated, path)) = found.filter(|_| profile.puzzle == puzzle) {
        (profile.rated, profile.path) = (Some(rated), path);
    }
}

/// Rates a puzzle and finds the path to its solution; `None` if that takes too long.
async fn rate(puzzle: &Board) -> Option<(Rated, Vec<Deduction>)> {
    const TRIES: u64 = 10_000;
    match Budget::new(TRIES).count(puzzle).await? {
        0 => Some((Rated::NoSolution, vec![])),
        1 => {
            let path = in_parts(path(Position::of(puzzle).ok()?)).await;
            Some((Rated::Puzzle(path.level(), path.hardest()?), path.steps))
        }
        _ => Some((Rated::Several, vec![])),
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
