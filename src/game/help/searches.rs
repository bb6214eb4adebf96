//! Compares the player's own search with the program's.

use crate::game::owl::{Offer, Reply, Speech};
use crate::game::requests::{Request, Scene, Tab, ViewRequest};
use crate::game::script::FrameSystems;
use crate::game::session::Session;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use futures_lite::future::yield_now;
use sudoku_board::Board;
use sudoku_run::BranchTree;
use sudoku_run::engines::Engine;
use sudoku_solve::search::{Advance, Record, Rewind};
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ComparedSearch>()
        .add_systems(Update, follow.run_if(resource_changed::<Session>).in_set(FrameSystems::Solve));
}

/// The program's search from the board on which the player's own began, once the player has compared them.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct ComparedSearch(Option<(Board, ProgramSearch)>);

impl ComparedSearch {
    /// Returns the program's search, if it is shown beside the player's own.
    pub fn get(&self) -> Option<&ProgramSearch> {
        self.0.as_ref().map(|(_, search)| search)
    }

    /// Shows the program's search no longer.
    pub(super) fn end(&mut self) {
        self.0 = None;
    }
}

/// The search of plain recursion to its first solution.
#[derive(Clone, PartialEq, Debug)]
pub struct ProgramSearch {
    tree: BranchTree,
    /// True if the search was not followed to its end.
    is_cut: bool,
}

impl ProgramSearch {
    /// Returns all digits that it placed.
    pub fn tree(&self) -> &BranchTree {
        &self.tree
    }

    /// Returns true if it was not followed to its end.
    pub fn is_cut(&self) -> bool {
        self.is_cut
    }
}

/// Follows plain recursion from the board on which the player's search began, and shows and says how the two differ.
pub(super) fn compare(session: &Session, reply: &mut Reply) {
    match session.before_tries(&session.tries()) {
        Some(board) => reply.think(program_search(board), tell),
        None => reply.refuse(words().try_none()),
    }
}

/// The most steps of the program's search that are followed, and the number between two pauses.
const MOST: u64 = 2_000_000;
const PART: u64 = 2_000;

/// Follows the program's search from this board to its first solution. Returns no search if the program cannot search boards with
/// these rules.
async fn program_search(board: Board) -> (Board, Option<ProgramSearch>) {
    let Ok(mut search) = Engine::BruteForce.search(&board) else { return (board, None) };
    let mut tree = BranchTree::default();
    for _ in 0..MOST / PART {
        let batch = search.run(PART, |step| {
            tree.note(step);
            step.is_solution()
        });
        if batch.end != Advance::Made {
            return (board, Some(ProgramSearch { tree, is_cut: false }));
        }
        yield_now().await;
    }
    (board, Some(ProgramSearch { tree, is_cut: true }))
}

/// Shows the program's search, and says how many digits the player and the program have taken back.
fn tell(
    In((board, program)): In<(Board, Option<ProgramSearch>)>,
    scene: Res<State<Scene>>,
    session: Res<Session>,
    mut compared: ResMut<ComparedSearch>,
    mut speech: ResMut<Speech>,
    mut requests: MessageWriter<Request>,
) {
    let (own, Some(search)) = (session.tries().taken_back() as u64, program) else {
        return speech.refuse(words().compare_not_here());
    };
    let digits = search.tree.taken_back();
    let number = sudoku_words::thousands(digits);
    speech.explain(if search.is_cut {
        words().compared_with_long(own as usize, number)
    } else {
        words().compared(own as usize, number, own < digits)
    });
    if *scene.get() == Scene::Playing {
        speech.offer(Offer::WatchSearch);
    }
    compared.0 = Some((board, search));
    requests.write(ViewRequest::ShowTab(Tab::Watch).into());
}

/// Forgets the program's search when the player's own begins from another board.
fn follow(session: Res<Session>, mut compared: ResMut<ComparedSearch>) {
    let is_other = |(board, _): &(Board, ProgramSearch)| session.before_tries(&session.tries()).as_ref() != Some(board);
    if compared.0.as_ref().is_some_and(is_other) {
        compared.end();
    }
}
