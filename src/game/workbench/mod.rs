//! What lies on the workbench beside the player's sudoku: another problem, a script that somebody clicked, or the program of a
//! lesson; and the run of it.

mod chessboard;
mod program;

pub use chessboard::{ChessRun, square_name};
pub(in crate::game) use program::{control, stopped};

use crate::blocks::{Program, bundled};
use crate::engines::{Engine, ProblemKind};
use crate::game::blocks::{Blocks, machine};
use crate::game::editor::Editor;
use crate::game::owl::Speech;
use crate::game::owl::labels;
use crate::game::play::BlockProgram;
use crate::game::script::{BackOn, FrameSystems, Page, Scene, Tab, View};
use crate::game::solver::Solver;
use crate::run::{Film, FilmState, ProgramRun};
use bevy::prelude::*;
use std::sync::Arc;

/// The workbench.
#[derive(Resource, Default, Debug)]
pub struct Workbench {
    /// The run of a program.
    run: Option<ProgramRun>,
    /// The run of an engine on a chessboard.
    chess: Option<ChessRun>,
    /// Another problem than the sudoku, and the engine that runs on it.
    stands: Option<(ProblemKind, Engine)>,
    /// Its program as the person has changed it, while another page is seen.
    program: Option<Arc<Program>>,
}

impl Workbench {
    /// The run of a program: a lesson's, that of a problem, or a script that was clicked.
    pub fn run(&self) -> Option<&ProgramRun> {
        self.run.as_ref()
    }

    /// The run of an engine on a chessboard.
    pub fn chess(&self) -> Option<&ChessRun> {
        self.chess.as_ref()
    }

    /// Whether the board's clones show the list of a script that was clicked: it has no clones of its own.
    pub fn shows_board(&self) -> bool {
        let has_clones = |run: &ProgramRun| run.machine().actors().iter().any(|actor| actor.is_clone);
        self.stands.is_none() && self.run.as_ref().is_some_and(|run| !has_clones(run))
    }

    /// Where the run is, and what it does.
    pub fn state(&self) -> Option<FilmState> {
        let program = self.run.as_ref().map(|run| run.playback().state());
        program.or_else(|| self.chess.as_ref().map(ChessRun::state))
    }

    /// Whether something runs.
    pub fn runs(&self) -> bool {
        self.state().is_some_and(|state| !state.paused)
    }

    /// Whether there is something to stop.
    pub fn can_stop(&self) -> bool {
        let chess = self.chess.as_ref().is_some_and(|run| run.state().furthest > 0);
        self.stands.is_none() || chess || self.run.as_ref().is_some_and(|run| !run.has_stopped())
    }

    /// This is the run now.
    pub(in crate::game) fn lay(&mut self, run: Option<ProgramRun>) {
        self.run = run;
    }

    /// Nothing runs any more, unless somebody lets it.
    pub(in crate::game) fn pause(&mut self) {
        if let Some(run) = &mut self.run {
            run.playback_mut().pause(true);
        }
        if let Some(chess) = &mut self.chess {
            chess.pause();
        }
    }

    /// What of the program runs is seen.
    pub(in crate::game) fn show_moment(&self, blocks: &mut Blocks) {
        let moment = self.run.as_ref().map(|run| {
            let running = run.last().filter(|_| run.blocks() > 0).map(|pulse| pulse.block);
            machine::moment_of(run.machine(), running)
        });
        blocks.show(moment.unwrap_or_default());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Workbench>()
        .add_plugins((program::plugin, chessboard::plugin))
        .add_systems(
            Update,
            stand.run_if(resource_changed::<Solver>.or_else(state_changed::<Scene>)).in_set(FrameSystems::Mark),
        )
        .add_systems(OnExit(Scene::Running), clear)
        .add_systems(OnExit(Page::Stage), leave)
        .add_systems(OnEnter(Page::Stage), come_back)
        .add_observer(on_back_on);
}

/// What was chosen to stand on the stage, and to run there, is laid out.
fn stand(
    solver: Res<Solver>,
    scene: Res<State<Scene>>,
    mut workbench: ResMut<Workbench>,
    (mut editor, mut blocks, mut view): (ResMut<Editor>, ResMut<Blocks>, ResMut<View>),
    mut speech: ResMut<Speech>,
) {
    let wanted = (solver.problem != ProblemKind::Sudoku && *scene.get() == Scene::Running)
        .then(|| (solver.problem, solver.engine_here()));
    if workbench.stands == wanted {
        return;
    }
    let Some((problem, engine)) = wanted else { return };
    let other = workbench.stands.is_none_or(|(before, _)| before != problem);
    workbench.stands = wanted;
    if other {
        workbench.program = None;
    }
    lay_out(problem, engine, &mut workbench, &mut editor, &mut blocks);
    view.set_tab(if engine == Engine::Blocks { Tab::Blocks } else { Tab::Watch });
    speech.explain(labels::problem(problem).tooltip);
}

/// The program of the problem with its run, or the engine on its chessboard.
fn lay_out(problem: ProblemKind, engine: Engine, workbench: &mut Workbench, editor: &mut Editor, blocks: &mut Blocks) {
    (workbench.run, workbench.chess) = (None, None);
    // A test reads all programs that are compiled in.
    let ours = || problem.program().and_then(|name| bundled(name).ok()).map(Arc::new);
    match workbench.program.take().or_else(ours).filter(|_| engine == Engine::Blocks) {
        Some(program) => {
            editor.set_exercise(Some(program));
            let program = editor.exercise().cloned().unwrap_or_default();
            blocks.begin(program.program());
            workbench.run = Some(ProgramRun::new(Arc::clone(program.code())));
            workbench.show_moment(blocks);
        }
        None => {
            editor.set_exercise(None);
            workbench.chess = ChessRun::new(problem);
        }
    }
}

/// The player's sudoku is back on the stage.
fn clear(
    program: Res<BlockProgram>,
    mut solver: ResMut<Solver>,
    mut workbench: ResMut<Workbench>,
    mut editor: ResMut<Editor>,
    mut blocks: ResMut<Blocks>,
) {
    if workbench.stands.is_some() {
        editor.set_exercise(None);
    }
    *workbench = Workbench::default();
    solver.problem = ProblemKind::Sudoku;
    if !Arc::ptr_eq(blocks.program(), program.program()) {
        blocks.begin(program.program());
    }
}

/// Nothing runs behind another page. A lesson brings its own program.
fn leave(mut workbench: ResMut<Workbench>, mut editor: ResMut<Editor>) {
    workbench.pause();
    if workbench.stands.is_some() {
        workbench.program = editor.exercise().map(|exercise| Arc::clone(exercise.program()));
        editor.set_exercise(None);
    }
}

/// Whoever comes back finds what stood on the stage. A program begins again.
fn come_back(
    scene: Res<State<Scene>>,
    mut next: ResMut<NextState<Scene>>,
    mut workbench: ResMut<Workbench>,
    mut editor: ResMut<Editor>,
    mut blocks: ResMut<Blocks>,
) {
    if *scene.get() != Scene::Running {
        return;
    }
    match workbench.stands {
        Some((_, engine)) if engine != Engine::Blocks && workbench.chess.is_some() => {}
        Some((problem, engine)) => lay_out(problem, engine, &mut workbench, &mut editor, &mut blocks),
        None if workbench.run.is_none() => next.set(Scene::Playing),
        None => {}
    }
}

fn on_back_on(back: On<BackOn>, scene: Res<State<Scene>>, workbench: Res<Workbench>, mut speech: ResMut<Speech>) {
    if *back.event() != BackOn(Page::Stage) || *scene.get() != Scene::Running {
        return;
    }
    match (&workbench.chess, workbench.stands) {
        (Some(chess), _) => speech.explain(chess.sentence()),
        (None, Some((problem, _))) => speech.explain(labels::problem(problem).tooltip),
        (None, None) => {}
    }
}
