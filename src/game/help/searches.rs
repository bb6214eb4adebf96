//! Compares the player's own search with the program's.

use crate::game::owl::{Offer, Reply, Speech};
use crate::game::requests::Scene;
use crate::game::session::Session;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use futures_lite::future::yield_now;
use sudoku_board::Board;
use sudoku_run::engines::Engine;
use sudoku_solve::search::{Advance, Rewind, Search, Step};
use sudoku_words::words;

/// Counts the digits that plain recursion takes back from the board on which the player's search began, and says both numbers.
pub(super) fn compare(session: &Session, reply: &mut Reply) {
    match session.before_tries(&session.tries()) {
        Some(board) => reply.think(program_takes_back(board), tell),
        None => reply.refuse(words().try_none()),
    }
}

/// The number of digits that a search has taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Count {
    digits: u64,
    /// True if the search was not followed to its end.
    is_cut: bool,
}

/// The most steps of the program's search that are followed, and the number between two pauses.
const MOST: u64 = 2_000_000;
const PART: u64 = 2_000;

/// Returns the number of digits that the program takes back from this board to its first solution; `None` if it cannot search
/// boards with these rules.
async fn program_takes_back(board: Board) -> Option<Count> {
    let mut search = Engine::BruteForce.search(&board).ok()?;
    for _ in 0..MOST / PART {
        let end = search.run(PART, Step::is_solution).end;
        let digits = search.counts().retractions;
        if end != Advance::Made {
            return Some(Count { digits, is_cut: false });
        }
        yield_now().await;
    }
    Some(Count { digits: search.counts().retractions, is_cut: true })
}

/// Says how many digits the player and the program have taken back.
fn tell(In(program): In<Option<Count>>, scene: Res<State<Scene>>, session: Res<Session>, mut speech: ResMut<Speech>) {
    let (own, Some(Count { digits, is_cut })) = (session.tries().taken_back() as u64, program) else {
        return speech.refuse(words().compare_not_here());
    };
    let number = sudoku_words::thousands(digits);
    speech.explain(if is_cut {
        words().compared_with_long(own as usize, number)
    } else {
        words().compared(own as usize, number, own < digits)
    });
    if *scene.get() == Scene::Playing {
        speech.offer(Offer::WatchBlocks);
    }
}
