//! The workbench: other problems than the player's sudoku, clicked scripts and lesson programs, with their runs.

mod bench;
mod chess_position;
mod chess_run;
mod chessboard;
mod list_board;
pub(in crate::game) mod program;
pub(in crate::game) mod resume;

pub use bench::Workbench;
pub use chess_position::{Chessboard, Pieces, SquareNames};
pub use chess_run::{ChessRun, square_name};
pub use list_board::ListBoard;

use crate::game::blocks::Blocks;
use crate::game::editor::Editor;
use crate::game::owl::{Reply, Speech};
use crate::game::play::BlockProgram;
use crate::game::requests::{Page, Scene, Tab, labels};
use crate::game::script::{FrameSystems, PageShown, View};
use crate::game::session::Session;
use crate::game::solver::Solver;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use std::sync::Arc;
use sudoku_blocks::bundled;
use sudoku_run::ProgramRun;
use sudoku_run::engines::{Engine, ProblemKind};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Workbench>()
        .add_plugins((program::plugin, resume::plugin, chessboard::plugin))
        .add_systems(
            Update,
            show_problem.run_if(resource_changed::<Solver>.or_else(state_changed::<Scene>)).in_set(FrameSystems::Mark),
        )
        .add_systems(OnExit(Scene::Running), clear)
        .add_systems(OnExit(Page::Stage), leave)
        .add_systems(OnEnter(Page::Stage), come_back)
        .add_observer(on_back_on);
}

/// Sets up the problem that was chosen for the stage.
fn show_problem(
    solver: Res<Solver>,
    scene: Res<State<Scene>>,
    mut workbench: ResMut<Workbench>,
    (mut editor, mut blocks, mut view): (ResMut<Editor>, ResMut<Blocks>, ResMut<View>),
    session: Res<Session>,
    mut reply: Reply,
) {
    let wanted = (solver.problem != ProblemKind::Sudoku && *scene.get() == Scene::Running)
        .then(|| (solver.problem, solver.engine_here()));
    if workbench.problem_shown == wanted {
        return;
    }
    let Some((problem, engine)) = wanted else { return };
    workbench.problem_shown = wanted;
    set_up((problem, engine), &solver, &mut workbench, &mut editor, &mut blocks, &session, &mut reply);
    view.set_tab(if engine == Engine::Blocks { Tab::Blocks } else { Tab::Watch });
    reply.explain(labels::problem(problem).tooltip);
}

/// Sets up a problem: its program, or what the player has made of it, with its saved run or a new one; or the engine on its
/// chessboard.
fn set_up(
    (problem, engine): (ProblemKind, Engine),
    solver: &Solver,
    workbench: &mut Workbench,
    editor: &mut Editor,
    blocks: &mut Blocks,
    session: &Session,
    reply: &mut Reply,
) {
    workbench.chess = None;
    // A test reads all programs that are compiled in.
    let ours =
        problem.program().filter(|_| engine == Engine::Blocks).and_then(|name| Some((name, bundled(name).ok()?)));
    match ours {
        Some((name, program)) => {
            editor.begin_exercise(name.into(), &Arc::new(program), session);
            let program = editor.exercise().cloned().unwrap_or_default();
            blocks.begin(program.program());
            // The run of another problem has ended.
            if workbench.subject() != Some(&editor.subject(session)) {
                workbench.end_run(session, reply);
            }
            let run = ProgramRun::new(Arc::clone(program.code()));
            let saved = solver.problem_run().filter(|(of, _)| of == name).map(|(_, saved)| saved.clone());
            saved.into_iter().for_each(|saved| resume::restore(saved, run.clone(), None, reply));
            workbench.set_run(Some(run), editor.subject(session));
            workbench.show_moment(blocks);
        }
        None => {
            editor.end_exercise();
            workbench.end_run(session, reply);
            workbench.chess = ChessRun::new(problem);
        }
    }
}

/// Returns the stage to the player's sudoku.
fn clear(
    program: Res<BlockProgram>,
    mut solver: ResMut<Solver>,
    mut workbench: ResMut<Workbench>,
    mut editor: ResMut<Editor>,
    mut blocks: ResMut<Blocks>,
    session: Res<Session>,
    mut reply: Reply,
) {
    if workbench.problem_shown.is_some() {
        editor.end_exercise();
    }
    workbench.end_run(&session, &mut reply);
    *workbench = Workbench::default();
    solver.problem = ProblemKind::Sudoku;
    if !Arc::ptr_eq(blocks.program(), program.program()) {
        blocks.begin(program.program());
    }
}

/// Pauses the run when the person leaves the page, and saves that of a problem. A lesson brings its own program and run.
fn leave(mut workbench: ResMut<Workbench>, mut editor: ResMut<Editor>, mut solver: ResMut<Solver>) {
    workbench.pause();
    if workbench.problem_shown.is_some() {
        resume::save(&workbench, &mut solver);
        workbench.put_run_aside();
        editor.end_exercise();
    }
}

/// Restores the problem with its run when the person returns to the page.
fn come_back(
    (scene, solver): (Res<State<Scene>>, Res<Solver>),
    mut workbench: ResMut<Workbench>,
    (mut editor, session): (ResMut<Editor>, Res<Session>),
    mut blocks: ResMut<Blocks>,
    mut reply: Reply,
) {
    if *scene.get() != Scene::Running {
        return;
    }
    match workbench.problem_shown {
        Some((_, engine)) if engine != Engine::Blocks && workbench.chess.is_some() => {}
        Some(shown) => set_up(shown, &solver, &mut workbench, &mut editor, &mut blocks, &session, &mut reply),
        None if workbench.run.is_none() => reply.go_on_to(Scene::Playing),
        None => {}
    }
}

fn on_back_on(back: On<PageShown>, scene: Res<State<Scene>>, workbench: Res<Workbench>, mut speech: ResMut<Speech>) {
    if *back.event() != PageShown(Page::Stage) || *scene.get() != Scene::Running {
        return;
    }
    match (&workbench.chess, workbench.problem_shown) {
        (Some(chess), _) => speech.explain(chess.sentence()),
        (None, Some((problem, _))) => speech.explain(labels::problem(problem).tooltip),
        (None, None) => {}
    }
}
