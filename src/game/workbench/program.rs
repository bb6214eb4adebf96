//! The run of a program on the workbench: it obeys the controls of a film, hears what a person does to it, and follows its
//! program when that is changed.

use super::bench::Workbench;
use crate::game::blocks::{Blocks, machine};
use crate::game::editor::Editor;
use crate::game::marks::Marks;
use crate::game::owl::{Reply, Speech, labels};
use crate::game::play::{BlockProgram, Sitting};
use crate::game::script::work::elsewhere;
use crate::game::script::{
    BoardRequest, CurrentRequest, EditorRequest, FilmSpeed, FrameSystems, Page, ProgramSpeed, Request, RequestSchedule,
    Scene, ScriptSystems, View, WorkbenchRequest, films_are_left,
};
use crate::game::solver::Solver;
use crate::play::learning::Learning;
use crate::play::watching;
use bevy::prelude::*;
use std::sync::Arc;
use sudoku_blocks::{BOARD_LIST, BlockId, Machine, Opcode};
use sudoku_board::classic::{Board, Cell, Digit};
use sudoku_run::engines::ProblemKind;
use sudoku_run::{Act, Control, Difference, FrameResult, Landmark, ProgramRun, Unit, clone_by_id};
use sudoku_words::words;

/// Who has the board while its list is seen.
const ROOM: &str = "program";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(RequestSchedule, handle_program_requests.in_set(ScriptSystems::Solve))
        .add_systems(
            Update,
            (
                follow.run_if(resource_changed::<Editor>.or_else(resource_changed::<BlockProgram>)),
                advance.run_if(in_state(Page::Stage).or_else(in_state(Page::Lessons))),
                tell_undo.run_if(resource_changed::<Workbench>),
                lend_board.run_if(resource_changed::<Workbench>.or_else(state_changed::<Page>)),
            )
                .chain()
                .in_set(FrameSystems::Mark),
        )
        .add_systems(Update, hold_unseen.run_if(films_are_left).in_set(FrameSystems::Keys));
}

/// The program that is seen: one of a lesson or a problem that can be changed, or else the player's.
fn seen<'a>(editor: &'a Editor, program: &'a BlockProgram) -> &'a BlockProgram {
    editor.exercise().unwrap_or(program)
}

fn handle_program_requests(
    request: Res<CurrentRequest>,
    scene: Res<State<Scene>>,
    page: Res<State<Page>>,
    sitting: Res<Sitting>,
    program: Res<BlockProgram>,
    (view, learning): (Res<View>, Res<Learning>),
    mut workbench: ResMut<Workbench>,
    mut blocks: ResMut<Blocks>,
    mut reply: Reply,
) {
    let request = match &request.0 {
        Request::Workbench(request) => request,
        Request::Board(BoardRequest::Undo) if view.undoes_run() => {
            // The view may be a frame behind.
            if workbench.run.as_mut().is_some_and(ProgramRun::undo) {
                blocks.follow();
                workbench.show_moment(&mut blocks);
                reply.explain(words().program_future_back());
            }
            return;
        }
        _ => return,
    };
    let on_stage = *page.get() == Page::Stage;
    if !on_stage && learning.awaits_prediction() {
        return reply.refuse(words().lessons_predict_first());
    }
    match request {
        WorkbenchRequest::Do(Act::Flag) if on_stage && workbench.stands.is_some() => {
            if workbench.chess.as_ref().is_some_and(|chess| chess.state().paused) {
                reply.then(Control::PlayOrPause);
            }
            workbench.begin();
            workbench.run.iter_mut().for_each(|run| run.playback_mut().pause(false));
            // What an earlier run has said is over.
            if let Some((problem, _)) = workbench.stands.filter(|_| workbench.run.is_some()) {
                reply.explain(labels::problem(problem).tooltip);
            }
            blocks.follow();
            workbench.show_moment(&mut blocks);
        }
        WorkbenchRequest::Do(act) if on_stage && !hears(&workbench, act) => reply.explain(only_watched(&workbench)),
        WorkbenchRequest::ClickStage if workbench.stands.is_some() => reply.explain(only_watched(&workbench)),
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
                workbench.run = Some(on_board(sitting.board(), &program));
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
        // The chessboard does it.
        WorkbenchRequest::Predict(_) => {}
    }
}

/// Returns true if what a person does on the stage does anything there. A problem is watched, unless its program hears clicks or
/// keys; and keys that a script does not hear are meant for the player's board.
fn hears(workbench: &Workbench, act: &Act) -> bool {
    let Some(machine) = workbench.run().map(ProgramRun::machine) else { return workbench.stands.is_none() };
    let program = machine.code().program();
    let begins = |sprite: Option<usize>, opcode: Opcode| {
        program.scripts().any(|placed| {
            sprite.is_none_or(|sprite| placed.sprite_index == sprite)
                && placed.script.blocks.first().is_some_and(|hat| hat.opcode == opcode)
        })
    };
    match act {
        Act::Key(_) => begins(None, Opcode::WhenKeyPressed),
        Act::Click(id) if workbench.stands.is_some() => {
            clone_by_id(machine, *id).is_some_and(|clone| begins(Some(clone.sprite()), Opcode::WhenClicked))
        }
        _ => true,
    }
}

/// Says that what is on the stage can only be watched, and which button runs it.
fn only_watched(workbench: &Workbench) -> String {
    match workbench.button() {
        _ if workbench.stands.is_none() => words().script_runs(),
        Some(button) => words().problem_is_watched(button),
        None => words().problem_is_solved_now(),
    }
}

/// The player's program with the board as it stands in its list.
fn on_board(board: &Board, program: &BlockProgram) -> ProgramRun {
    let mut run = ProgramRun::new(Arc::clone(program.code()));
    let digits = board.values().map(|value| char::from(b'0' + value.map_or(0, Digit::get)));
    // A program without the list runs as well.
    let _ = run.act(Act::Fill(BOARD_LIST.to_owned(), digits.into_iter().collect()));
    run
}

/// What a block that gives a value would give now, as the owl says it; `None` if it is a command.
fn what_it_gives(machine: &Machine, block: BlockId) -> Option<String> {
    let program = machine.code().program();
    let asked = program.block(block)?;
    let placed = program.script_of(block)?;
    if !placed.sprite.shape(asked).is_reporter() {
        return None;
    }
    Some(match machine.evaluate(block) {
        Some(Ok(value)) => words().block_gives(asked.to_string(), machine::shown_value(&value)),
        Some(Err(fault)) => sudoku_words::full_sentence(&sudoku_words::machine_fault(&fault)),
        None => words().block_gives_nothing(asked.to_string()),
    })
}

/// Does something to the program, which runs at once, as in Scratch; or says why that cannot be done. In a lesson the script of the
/// task stays in sight.
fn act_on(act: &Act, on_stage: bool, workbench: &mut Workbench, blocks: &mut Blocks, reply: &mut Reply) {
    let Some(run) = &mut workbench.run else { return };
    match run.act(act.clone()) {
        Ok(()) => {
            run.playback_mut().pause(false);
            if on_stage {
                blocks.follow();
            }
            workbench.show_moment(blocks);
        }
        Err(reason) => reply.refuse(sudoku_words::full_sentence(&sudoku_words::act_error(&reason))),
    }
}

/// Forwards and backwards, to a moment, on until the program stops.
pub(in crate::game) fn control(
    In(control): In<Control>,
    (page, learning): (Res<State<Page>>, Res<Learning>),
    solver: Res<Solver>,
    mut workbench: ResMut<Workbench>,
    mut blocks: ResMut<Blocks>,
    mut reply: Reply,
) {
    let on_stage = *page.get() == Page::Stage;
    let unit = if on_stage { solver.unit } else { Unit::Block };
    let of_script = workbench.stands.is_none() && on_stage;
    // Where nothing is left to run, Watch clicks the flag. In a lesson that is the learner's part.
    let begins = matches!(control, Control::PlayOrPause | Control::Step | Control::Jump(_));
    let said_before = workbench.run.as_ref().and_then(|run| said(run.machine()));
    let has_begun = on_stage && !of_script && begins && workbench.run.as_ref().is_some_and(is_to_begin);
    if has_begun {
        workbench.begin();
    }
    let problem = workbench.stands.map(|(problem, _)| problem).filter(|_| on_stage);
    let Workbench { run, chess, .. } = &mut *workbench;
    let Some(run) = run else {
        let Some(chess) = chess else { return };
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
    // What has stopped is left for the sudoku.
    if control == Control::Stop && on_stage && (of_script || run.is_over()) {
        reply.explain(words().stopped());
        return reply.go_on_to(Scene::Playing);
    }
    let blocks_before = run.blocks();
    run.control(control, unit);
    match problem {
        // What an earlier run has said is over.
        Some(problem) if has_begun => reply.explain(labels::problem(problem).tooltip),
        Some(problem) => tell_said(said_before.as_deref(), run.machine(), problem, &mut reply),
        None => {}
    }
    if control == Control::Step && unit == Unit::Block && run.blocks() == blocks_before {
        tell_fault(run, &mut reply);
    }
    // In a lesson the script of the task stays in sight while blocks run; a single step is followed.
    if on_stage {
        blocks.follow();
    } else if matches!(control, Control::Step | Control::StepBack) {
        follow_step(run, &learning, &mut blocks);
    }
    workbench.show_moment(&mut blocks);
}

/// A single step of a lesson's program is followed to the sprite of the task. What another one does meanwhile is not seen.
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

/// Blocks run, as fast as the speed asks for, until the program stops: in a lesson block by block.
fn advance(
    time: Res<Time<Real>>,
    page: Res<State<Page>>,
    (films, programs): (Res<FilmSpeed>, Res<ProgramSpeed>),
    solver: Res<Solver>,
    mut workbench: ResMut<Workbench>,
    mut blocks: ResMut<Blocks>,
    mut speech: ResMut<Speech>,
) {
    let problem = workbench.stands.map(|(problem, _)| problem).filter(|_| *page.get() == Page::Stage);
    let Some(run) = &mut workbench.bypass_change_detection().run else { return };
    if run.playback().is_idle() {
        return;
    }
    let (speed, unit) = match page.get() {
        Page::Lessons => (programs.0, Unit::Block),
        _ => (films.0, solver.unit),
    };
    let said_before = said(run.machine());
    let stops: Vec<Landmark> = solver.stops.blocks.iter().map(|&block| Landmark::Block(block)).collect();
    let played = run.advance(time.delta(), speed, unit, &stops);
    if let Some(problem) = problem {
        tell_said(said_before.as_deref(), run.machine(), problem, &mut speech);
    }
    match played {
        FrameResult::Nothing => return,
        FrameResult::Ended => tell_fault(run, &mut speech),
        FrameResult::Moved | FrameResult::Reached => {}
    }
    workbench.set_changed();
    workbench.show_moment(&mut blocks);
}

/// The words of the sprites of the program.
fn said(machine: &Machine) -> Option<String> {
    machine.actors().iter().find(|actor| !actor.says.is_empty()).map(|actor| actor.says.to_string())
}

/// The owl of a problem's program is not on the stage: the one beside the stage says what it says, at each moment that is seen.
fn tell_said(before: Option<&str>, machine: &Machine, problem: ProblemKind, speech: &mut Speech) {
    match said(machine) {
        now if now.as_deref() == before => {}
        Some(says) => speech.explain(says),
        None => speech.mention(labels::problem(problem).tooltip),
    }
}

/// The program has stopped: the owl tells what went wrong, if that is why.
fn tell_fault(run: &ProgramRun, speech: &mut Speech) {
    if run.machine().fault().is_some() {
        speech.refuse(watching::why_it_rests(run));
    }
}

/// A run that nobody sees holds, unless it is on its way to something.
fn hold_unseen(mut workbench: ResMut<Workbench>) {
    if let Some(run) = workbench.run.as_mut().filter(|run| !run.playback().is_jumping()) {
        run.playback_mut().pause(true);
    }
}

/// The program was changed: its run begins again with the same actions, and pauses where it was, or where it differs first.
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
    // A lesson whose program is not changed runs one that nobody edits.
    if editor.exercise().is_none() && *page.get() == Page::Lessons {
        return;
    }
    blocks.become_program(now.program());
    // What ran for long begins again at its beginning.
    let before = Some(run.clone()).filter(|before| before.blocks() <= MOST);
    let mut run = ProgramRun::with_seed(Arc::clone(now.code()), run.seed());
    let work = move || {
        let difference = before.and_then(|before| run.follow(&before).err());
        (run, difference)
    };
    reply.note(elsewhere(work), go_on_with);
}

/// Runs of more blocks are not done again after a change.
const MOST: u64 = 100_000;

fn go_on_with(
    In((run, difference)): In<(ProgramRun, Option<Difference>)>,
    page: Res<State<Page>>,
    editor: Res<Editor>,
    program: Res<BlockProgram>,
    mut workbench: ResMut<Workbench>,
    mut blocks: ResMut<Blocks>,
    mut speech: ResMut<Speech>,
) {
    // It may have been changed again, or be gone.
    let is_that = Arc::ptr_eq(seen(&editor, &program).code(), run.machine().code());
    if !is_that || workbench.run.is_none() {
        return;
    }
    workbench.run = Some(run);
    // That many blocks run is seen when they run; and a program with something missing is still being written.
    let is_whole = seen(&editor, &program).findings().is_empty();
    // In a lesson the program is changed so that it does something else; Check says whether it is the right thing.
    let is_told = is_whole && *page.get() != Page::Lessons;
    if let Some(difference) = difference.filter(|difference| is_told && *difference != Difference::Endless) {
        speech.refuse(sudoku_words::difference(&difference));
    }
    blocks.follow();
    workbench.show_moment(&mut blocks);
}

/// Undo is first that of the run, if a person has turned to another future in it.
fn tell_undo(workbench: Res<Workbench>, mut view: ResMut<View>) {
    let undoes = workbench.run().is_some_and(|run| run.playback().line().can_undo());
    if view.undoes_run() != undoes {
        view.set_undoes_run(undoes);
    }
}

/// As long as a program has no clones of its own, the board's clones show its list.
fn lend_board(
    (scene, page): (Res<State<Scene>>, Res<State<Page>>),
    sitting: Res<Sitting>,
    workbench: Res<Workbench>,
    mut marks: ResMut<Marks>,
) {
    let shows = *scene.get() == Scene::Running && *page.get() == Page::Stage && workbench.shows_board();
    let machine = workbench.run().map(ProgramRun::machine).filter(|_| shows);
    match machine.and_then(|machine| board_of(machine, &sitting.board().puzzle())) {
        Some(board) => marks.lend(ROOM, board, Vec::new()),
        None => marks.give_back(ROOM),
    }
}

/// The list as a board with the givens of the puzzle; `None` if it is not 81 digits.
fn board_of(machine: &Machine, puzzle: &Board) -> Option<Board> {
    let items = machine.list(machine.code().list(BOARD_LIST)?);
    let values = items.iter().map(|item| item.as_number().and_then(|digit| Digit::new(digit as u8)));
    let mut board = *puzzle;
    if items.len() != Cell::COUNT {
        return None;
    }
    for (cell, value) in Cell::all().zip(values) {
        board.put(cell, value, puzzle.kind(cell));
    }
    Some(board)
}
