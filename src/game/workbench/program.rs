//! The run of a program on the workbench: playback controls, the person's actions on it, and changes of the program.

use super::bench::Workbench;
use super::chessboard;
use crate::game::blocks::{Blocks, machine};
use crate::game::editor::Editor;
use crate::game::lessons::learning::Learning;
use crate::game::marks::Marks;
use crate::game::owl::{Reply, Speech};
use crate::game::play::BlockProgram;
use crate::game::requests::{EditorRequest, Page, Scene, WorkbenchRequest, labels};
use crate::game::script::work::on_thread;
use crate::game::script::{FilmSpeed, FrameSystems, ProgramSpeed, films_are_left};
use crate::game::session::Session;
use crate::game::solver::{Solver, watching};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use bevy_time::prelude::*;
use std::sync::Arc;
use sudoku_blocks::{BOARD_LIST, BlockId, Machine, Opcode};
use sudoku_board::{Board, Value};
use sudoku_run::engines::{Engine, ProblemKind};
use sudoku_run::{Act, Control, Difference, FrameResult, Landmark, ProgramRun, Unit, clone_by_id};
use sudoku_words::words;

/// The key of this module's marks while it shows its board.
const MODULE: &str = "program";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            follow.run_if(resource_changed::<Editor>.or_else(resource_changed::<BlockProgram>)),
            advance.run_if(in_state(Page::Stage).or_else(in_state(Page::Lessons))),
            overlay_board.run_if(resource_changed::<Workbench>.or_else(state_changed::<Page>)),
        )
            .chain()
            .in_set(FrameSystems::Mark),
    )
    .add_systems(Update, hold_unseen.run_if(films_are_left).in_set(FrameSystems::Keys));
}

/// Returns the visible program: an exercise of a lesson or a problem, or else the player's.
fn seen<'a>(editor: &'a Editor, program: &'a BlockProgram) -> &'a BlockProgram {
    editor.exercise().unwrap_or(program)
}

pub(in crate::game) fn handle(
    In(request): In<WorkbenchRequest>,
    scene: Res<State<Scene>>,
    page: Res<State<Page>>,
    session: Res<Session>,
    program: Res<BlockProgram>,
    learning: Res<Learning>,
    mut workbench: ResMut<Workbench>,
    mut blocks: ResMut<Blocks>,
    mut reply: Reply,
) {
    let on_stage = *page.get() == Page::Stage;
    if !on_stage && learning.awaits_prediction() {
        return reply.refuse(words().lessons_predict_first());
    }
    match &request {
        WorkbenchRequest::Do(Act::Flag) if on_stage && workbench.problem_shown.is_some() => {
            if workbench.chess.as_ref().is_some_and(|chess| chess.state().paused) {
                reply.then(Control::PlayOrPause);
            }
            workbench.begin(&session, &mut reply);
            workbench.run.iter_mut().for_each(|run| run.playback_mut().pause(false));
            // Speech from an earlier run is outdated.
            if let Some((problem, _)) = workbench.problem_shown.filter(|_| workbench.run.is_some()) {
                reply.explain(labels::problem(problem).tooltip);
            }
            blocks.follow();
            workbench.show_moment(&mut blocks);
        }
        WorkbenchRequest::Do(act) if on_stage && !hears(&workbench, act) => reply.explain(only_watched(&workbench)),
        WorkbenchRequest::ClickStage if workbench.problem_shown.is_some() => reply.explain(only_watched(&workbench)),
        WorkbenchRequest::ClickStage => {}
        WorkbenchRequest::Do(act) => act_on(act, on_stage, &mut workbench, &mut blocks, &mut reply),
        WorkbenchRequest::Click(block) => {
            reply.then(EditorRequest::Choose(*block, None));
            let scene = *scene.get();
            let plays = on_stage && scene == Scene::Playing;
            if on_stage && !plays && scene != Scene::Running {
                return;
            }
            if plays {
                if let Err(reason) = Engine::Blocks.takes(session.board().rules()) {
                    return reply.refuse(sudoku_words::not_on_board(reason, program.is_own()));
                }
                workbench.set_run(Some(on_board(session.board(), &program)), session.program_subject());
            }
            let Some(run) = &workbench.run else { return };
            if let Some(told) = what_it_gives(run.machine(), *block) {
                if plays {
                    workbench.run = None;
                }
                return reply.explain(told);
            }
            act_on(&Act::Script(block.0), on_stage, &mut workbench, &mut blocks, &mut reply);
            if plays {
                reply.explain(words().script_runs());
                reply.go_on_to(Scene::Running);
            }
        }
        WorkbenchRequest::Predict(square) => chessboard::predict(*square, &mut workbench, &mut reply),
    }
}

/// Returns true if the action has an effect on the stage. Problems only react if their program handles clicks or keys; keys that
/// a clicked script does not handle are meant for the player's board.
fn hears(workbench: &Workbench, act: &Act) -> bool {
    let Some(machine) = workbench.run().map(ProgramRun::machine) else { return workbench.problem_shown.is_none() };
    let program = machine.code().program();
    let begins = |sprite: Option<usize>, opcode: Opcode| {
        program.scripts().any(|placed| {
            sprite.is_none_or(|sprite| placed.sprite_index == sprite)
                && placed.script.blocks.first().is_some_and(|hat| hat.opcode == opcode)
        })
    };
    match act {
        Act::Key(_) => begins(None, Opcode::WhenKeyPressed),
        Act::Click(id) if workbench.problem_shown.is_some() => {
            clone_by_id(machine, *id).is_some_and(|clone| begins(Some(clone.sprite()), Opcode::WhenClicked))
        }
        _ => true,
    }
}

/// Returns a sentence that the stage can only be watched, and which button runs it.
fn only_watched(workbench: &Workbench) -> String {
    match workbench.button() {
        _ if workbench.problem_shown.is_none() => words().script_runs(),
        Some(button) => words().problem_is_watched(button),
        None => words().problem_is_solved_now(),
    }
}

/// Creates a run of the player's program with the current board in its list.
fn on_board(board: &Board, program: &BlockProgram) -> ProgramRun {
    let mut run = ProgramRun::new(Arc::clone(program.code()));
    // No value of these boards has two figures.
    let digits = board.values().iter().map(|value| char::from(b'0' + value));
    // A program without that list runs too.
    let _ = run.act(Act::Fill(BOARD_LIST.to_owned(), digits.collect()));
    run
}

/// Returns the owl's sentence on a reporter's current value; `None` for a command.
fn what_it_gives(machine: &Machine, block: BlockId) -> Option<String> {
    let program = machine.code().program();
    let asked = program.block(block)?;
    let placed = program.script_of(block)?;
    if !placed.sprite.shape(asked).is_reporter() {
        return None;
    }
    Some(match machine.evaluate(block) {
        Some(Ok(value)) => words().block_gives(asked.to_string(), machine::shown_value(&value)),
        Some(Err(fault)) => sudoku_words::full_sentence(&sudoku_words::machine_fault(program, &fault)),
        None => words().block_gives_nothing(asked.to_string()),
    })
}

/// Performs an action on the program, which runs at once, as in Scratch; or says why it cannot. In a lesson, the task's script
/// stays in view.
fn act_on(act: &Act, on_stage: bool, workbench: &mut Workbench, blocks: &mut Blocks, reply: &mut Reply) {
    match workbench.act(act.clone(), reply) {
        Ok(()) => {
            workbench.run.iter_mut().for_each(|run| run.playback_mut().pause(false));
            if on_stage {
                blocks.follow();
            }
            workbench.show_moment(blocks);
        }
        Err(reason) => reply.refuse(sudoku_words::full_sentence(&sudoku_words::act_error(&reason))),
    }
}

/// Applies a playback control to the visible run.
pub(in crate::game) fn control(
    In(control): In<Control>,
    (page, learning): (Res<State<Page>>, Res<Learning>),
    solver: Res<Solver>,
    session: Res<Session>,
    mut workbench: ResMut<Workbench>,
    mut blocks: ResMut<Blocks>,
    mut reply: Reply,
) {
    let on_stage = *page.get() == Page::Stage;
    let unit = if on_stage { solver.unit() } else { Unit::Block };
    let of_script = workbench.problem_shown.is_none() && on_stage;
    // If nothing is running, Watch clicks the green flag. In a lesson, the learner has to.
    let begins = matches!(control, Control::PlayOrPause | Control::Step | Control::Jump(_));
    let said_before = workbench.run.as_ref().and_then(|run| said(run.machine()));
    let has_begun = on_stage && !of_script && begins && workbench.run.as_ref().is_some_and(is_to_begin);
    if has_begun {
        workbench.begin(&session, &mut reply);
    }
    let problem = workbench.problem().filter(|_| on_stage);
    let Some(run) = &workbench.run else {
        let Some(chess) = &mut workbench.chess else { return };
        if control == Control::Stop && chess.state().furthest == 0 {
            reply.explain(words().stopped());
            return reply.go_on_to(Scene::Playing);
        }
        return chess.control(control, &mut reply);
    };
    if !on_stage && begins && learning.awaits_prediction() {
        return reply.refuse(words().lessons_predict_first());
    }
    if let Some(said) = watching::nothing_runs(control, run).filter(|_| !on_stage) {
        reply.refuse(said);
    }
    // Stop ends a clicked script, and leaves a problem that has already stopped.
    if control == Control::Stop && on_stage && (of_script || run.is_over()) {
        reply.explain(words().stopped());
        return reply.go_on_to(Scene::Playing);
    }
    let blocks_before = run.blocks();
    workbench.change_run(&mut reply, |run| run.control(control, unit));
    let Some(run) = &workbench.run else { return };
    match problem {
        // Speech from an earlier run is outdated.
        Some(problem) if has_begun => reply.explain(labels::problem(problem).tooltip),
        Some(problem) => tell_said(said_before.as_deref(), run.machine(), problem, &mut reply),
        None => {}
    }
    if control == Control::Step && unit == Unit::Block && run.blocks() == blocks_before {
        tell_fault(run, &mut reply);
    }
    // In a lesson, the task's script stays in view while blocks run, but single steps are followed.
    if on_stage {
        blocks.follow();
    } else if matches!(control, Control::Step | Control::StepBack) {
        follow_step(run, &learning, &mut blocks);
    }
    workbench.show_moment(&mut blocks);
}

/// Scrolls to a single step of a lesson's program if it belongs to the sprite of the task.
fn follow_step(run: &ProgramRun, learning: &Learning, blocks: &mut Blocks) {
    let program = run.machine().code().program();
    let running = run.last().and_then(|pulse| program.script_of(pulse.block));
    let of_task = learning.open().and_then(|(lesson, task)| task.program.scripts().nth(lesson.script_of(task)?));
    match (running, of_task) {
        (Some(running), Some(of_task)) if running.sprite.name != of_task.sprite.name => blocks.leave(),
        _ => blocks.follow(),
    }
}

/// Returns true if the program of a problem has not started, or has finished and asks nothing.
fn is_to_begin(run: &ProgramRun) -> bool {
    let waits = run.is_over() && run.machine().question().is_none();
    waits || run.playback().line().actions().next().is_none()
}

/// Runs blocks at the selected speed until the program stops; in a lesson block by block.
fn advance(
    time: Res<Time<Real>>,
    (page, learning): (Res<State<Page>>, Res<Learning>),
    (films, programs): (Res<FilmSpeed>, Res<ProgramSpeed>),
    solver: Res<Solver>,
    mut workbench: ResMut<Workbench>,
    mut blocks: ResMut<Blocks>,
    mut speech: ResMut<Speech>,
) {
    let problem = workbench.problem_shown.map(|(problem, _)| problem).filter(|_| *page.get() == Page::Stage);
    let Some(run) = &mut workbench.bypass_change_detection().run else { return };
    if run.playback().is_idle() {
        return;
    }
    let (speed, unit) = match page.get() {
        Page::Lessons => (programs.0, Unit::Block),
        _ => (films.0, solver.unit()),
    };
    let said_before = said(run.machine());
    let stops: Vec<Landmark> = solver.stops().blocks.iter().map(|&block| Landmark::Block(block)).collect();
    let played = run.advance(time.delta(), speed, unit, &stops);
    if let Some(problem) = problem {
        tell_said(said_before.as_deref(), run.machine(), problem, &mut speech);
    }
    match played {
        FrameResult::Nothing => return,
        FrameResult::Ended => tell_fault(run, &mut speech),
        FrameResult::Reached if *page.get() == Page::Lessons => follow_step(run, &learning, &mut blocks),
        FrameResult::Moved | FrameResult::Reached => {}
    }
    workbench.set_changed();
    workbench.show_moment(&mut blocks);
}

/// Returns the speech of the program's sprites.
fn said(machine: &Machine) -> Option<String> {
    machine.actors().iter().find(|actor| !actor.says.is_empty()).map(|actor| actor.says.to_string())
}

/// Lets the owl beside the stage say what the sprites of a problem's program say, because these are not on the stage.
fn tell_said(before: Option<&str>, machine: &Machine, problem: ProblemKind, speech: &mut Speech) {
    match said(machine) {
        now if now.as_deref() == before => {}
        Some(says) => speech.explain(says),
        None => speech.mention(labels::problem(problem).tooltip),
    }
}

/// Reports a fault, if that is why the program stopped.
fn tell_fault(run: &ProgramRun, speech: &mut Speech) {
    if run.machine().fault().is_some() {
        speech.refuse(watching::why_it_rests(run));
    }
}

/// Pauses a run that nobody can see, unless it is running to a target.
fn hold_unseen(mut workbench: ResMut<Workbench>) {
    if let Some(run) = workbench.run.as_mut().filter(|run| !run.playback().is_jumping()) {
        run.playback_mut().pause(true);
    }
}

/// After a change of the program, reruns it with the same actions, and pauses at the same position or at the first difference.
fn follow(
    editor: Res<Editor>,
    program: Res<BlockProgram>,
    page: Res<State<Page>>,
    workbench: Res<Workbench>,
    mut blocks: ResMut<Blocks>,
    mut reply: Reply,
) {
    let now = seen(&editor, &program);
    let Some(run) = workbench.run().filter(|_| !Arc::ptr_eq(blocks.program(), now.program())) else { return };
    // A lesson whose program cannot be changed runs its own.
    if editor.exercise().is_none() && *page.get() == Page::Lessons {
        return;
    }
    blocks.become_program(now.program());
    // Long runs are not repeated; they restart from the beginning.
    let before = Some(run.clone()).filter(|before| before.blocks() <= MOST);
    let mut run = ProgramRun::with_seed(Arc::clone(now.code()), run.seed());
    let work = move || {
        let difference = before.and_then(|before| run.follow(&before).err());
        (run, difference)
    };
    reply.note(on_thread(work), go_on_with);
}

/// Maximum number of blocks of a run that is repeated after a change.
pub(super) const MOST: u64 = 100_000;

fn go_on_with(
    In((run, difference)): In<(ProgramRun, Option<Difference>)>,
    page: Res<State<Page>>,
    editor: Res<Editor>,
    program: Res<BlockProgram>,
    mut workbench: ResMut<Workbench>,
    mut blocks: ResMut<Blocks>,
    mut speech: ResMut<Speech>,
) {
    // The program may have been changed again, or the run removed.
    let is_that = Arc::ptr_eq(seen(&editor, &program).code(), run.machine().code());
    if !is_that || workbench.run.is_none() {
        return;
    }
    workbench.run = Some(run);
    // Endless loops show when they run, and an incomplete program is still being written.
    let is_whole = seen(&editor, &program).findings().is_empty();
    // In a lesson, a different result is intended; Check tells whether it is right.
    let is_told = is_whole && *page.get() != Page::Lessons;
    if let Some(difference) = difference.filter(|difference| is_told && *difference != Difference::Endless) {
        speech.refuse(sudoku_words::difference(&difference));
    }
    blocks.follow();
    workbench.show_moment(&mut blocks);
}

/// While a program has no clones of its own, the board's clones show its list.
fn overlay_board(
    (scene, page): (Res<State<Scene>>, Res<State<Page>>),
    session: Res<Session>,
    workbench: Res<Workbench>,
    mut marks: ResMut<Marks>,
) {
    let shows = *scene.get() == Scene::Running && *page.get() == Page::Stage && workbench.shows_board();
    let machine = workbench.run().map(ProgramRun::machine).filter(|_| shows);
    match machine.and_then(|machine| board_of(machine, &session.board().puzzle())) {
        Some(board) => marks.show_overlay(MODULE, board, Vec::new()),
        None => marks.end_overlay(MODULE),
    }
}

/// Returns the list as a board with the puzzle's givens; `None` if it does not have an item for each cell.
fn board_of(machine: &Machine, puzzle: &Board) -> Option<Board> {
    let items = machine.list(machine.code().list(BOARD_LIST)?);
    let rules = puzzle.rules();
    let value = |number: f64| Value::new(number as u8).filter(|value| value.get() <= rules.side());
    let values = items.iter().map(|item| item.as_number().and_then(value));
    let mut board = puzzle.clone();
    if items.len() != rules.cell_count() {
        return None;
    }
    for (cell, value) in rules.cells().zip(values) {
        board.write(cell, value, puzzle.kind(cell));
    }
    Some(board)
}
