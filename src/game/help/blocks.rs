//! Solve by blocks: runs the script of the sprite Solve in parts between frames.

use crate::game::help::answers::{Answers, FoundSolutions};
use crate::game::owl::{Offer, Reply};
use bevy_ecs::prelude::*;
use futures_lite::future::yield_now;
use sudoku_blocks::{BlockGame, GameFault};
use sudoku_board::Board;
use sudoku_words::words;

/// Number of blocks that run between two yields; they take no longer than the parts of other background work.
const PART: u32 = 300;

/// Maximum number of blocks for one Solve.
const MOST_BLOCKS: u32 = 100_000_000;

/// Result of the script.
struct End {
    start: Board,
    /// The last speech of the blocks, `None` if they were still running at the limit; or the fault that stopped them.
    result: Result<Option<String>, GameFault>,
    found: Option<FoundSolutions>,
}

/// Lets a copy of the blocks solve the board, so that nothing has changed if the player asks for something else meanwhile.
pub(super) fn solve(board: &Board, game: &BlockGame, reply: &mut Reply) {
    let (start, mut game) = (board.clone(), game.clone());
    let end = async move {
        let result = run(&mut game).await;
        let found = match game.board().filter(|board| matches!(result, Ok(Some(_))) && board.is_solved()) {
            Some(solution) => Some(FoundSolutions::watched(&start, solution).await),
            None => None,
        };
        End { start, result, found }
    };
    reply.think(end, tell);
}

async fn run(game: &mut BlockGame) -> Result<Option<String>, GameFault> {
    game.solve()?;
    for _ in 0..MOST_BLOCKS / PART {
        if game.run_blocks(PART)? {
            return Ok(Some(game.speech().to_owned()));
        }
        yield_now().await;
    }
    Ok(None)
}

fn tell(In(end): In<End>, mut answers: ResMut<Answers>, mut reply: Reply) {
    match (end.result, end.found) {
        (Err(fault), _) => {
            reply.refuse(words().blocks_cannot_solve(sudoku_words::capitalised(&sudoku_words::fault(&fault))))
        }
        (Ok(None), _) => reply.refuse(words().blocks_take_long(sudoku_words::thousands(u64::from(MOST_BLOCKS)))),
        (Ok(Some(said)), Some(found)) => {
            reply.rejoice(if said.is_empty() { words().solution_kept() } else { said });
            answers.show(found, &mut reply);
        }
        (Ok(Some(said)), None) => {
            reply.refuse(if said.is_empty() { words().no_solution() } else { said });
            if end.start.played() > 0 {
                reply.offer(Offer::MarkMistakes);
            }
        }
    }
}
