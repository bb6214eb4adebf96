//! Handles requests to the solver: engines, breakpoints, explanations and solutions; and reports the end of a search.

use super::predict::predict;
use super::watched::{Prediction, Solver};
use crate::game::help::answers;
use crate::game::owl::{Reply, Speech};
use crate::game::play::{BlockProgram, Entry};
use crate::game::requests::{Page, Scene, SolverRequest, ViewRequest, labels};
use crate::game::session::Session;
use crate::game::settings::Settings;
use crate::game::solver::watching::{self, go_back_to, offer_moment, tell_moment};
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use std::sync::Arc;
use sudoku_blocks::{BlockSearch, program_for};
use sudoku_board::Board;
use sudoku_run::engines::{AnySearch, Engine, ProblemKind};
use sudoku_run::{BackTarget, Breakpoints, EngineRun, Outcome, Target, toggle};
use sudoku_solve::search::{Search, Step};
use sudoku_words::{words, written};

/// Handles the requests to the solver.
pub(in crate::game) fn handle(
    In(request): In<SolverRequest>,
    scene: Res<State<Scene>>,
    entry: Res<Entry>,
    session: Res<Session>,
    program: Res<BlockProgram>,
    settings: Res<Settings>,
    mut solver: ResMut<Solver>,
    mut reply: Reply,
) {
    let solving = *scene.get() == Scene::Solving;
    match request {
        SolverRequest::ShowNextProblem => {
            let all = ProblemKind::ALL;
            let at = all.iter().position(|&problem| problem == solver.problem).unwrap_or(0);
            reply.then(SolverRequest::ShowProblem(all[(at + 1) % all.len()]));
        }
        SolverRequest::ShowProblem(_) if *scene.get() == Scene::Paused => reply.refuse(words().go_on_first()),
        SolverRequest::ShowProblem(problem) => {
            solver.problem = problem;
            match (problem, scene.get()) {
                (ProblemKind::Sudoku, Scene::Running) => {
                    reply.explain(words().click_a_cell());
                    reply.go_on_to(Scene::Playing);
                }
                (ProblemKind::Sudoku, _) | (_, Scene::Running) => {}
                _ => reply.go_on_to(Scene::Running),
            }
        }
        SolverRequest::Choose(engine) => choose(engine, solving, &program, &mut solver, &mut reply),
        SolverRequest::Next => {
            let engines = solver.problem.engines();
            let at = engines.iter().position(|&other| other == solver.engine_here()).unwrap_or(0);
            choose(engines[(at + 1) % engines.len()], solving, &program, &mut solver, &mut reply);
        }
        SolverRequest::ShowCheck(cell, digit) if *scene.get() == Scene::Playing => {
            let check = BlockSearch::check(session.board(), Arc::clone(program.code()), cell, digit);
            let Some(check) = check else { return };
            let mut run = EngineRun::from_search(AnySearch::Blocks(check));
            run.playback_mut().step();
            solver.run = Some(run);
            reply.explain(words().check_intro(written(digit), sudoku_words::name(cell)));
            reply.go_on_to(Scene::Solving);
        }
        SolverRequest::ShowCheck(..) => {}
        SolverRequest::WatchDeduction(_) if *scene.get() == Scene::Paused => reply.refuse(words().go_on_first()),
        SolverRequest::WatchDeduction(number) => {
            let puzzle = session.board().puzzle();
            let mut run = match EngineRun::new(Engine::Logic, &puzzle, program.code()) {
                Ok(run) => run,
                Err(reason) => return reply.refuse(sudoku_words::not_on_board(reason, false)),
            };
            run.jump(Target::Deduction(number));
            (solver.engine, solver.run) = (Engine::Logic, Some(run));
            reply.then(ViewRequest::CloseSheet);
            reply.then(ViewRequest::ShowPage(Page::Stage));
            reply.explain(sudoku_words::engine(Engine::Logic, false).intro);
            reply.go_on_to(Scene::Solving);
        }
        SolverRequest::WatchBlocks if *scene.get() == Scene::Playing => {
            watch_from(&session.board().puzzle(), Engine::Blocks, &program, &mut solver, &mut reply);
        }
        SolverRequest::WatchSearch if *scene.get() == Scene::Playing => match session.before_tries(&session.tries()) {
            // A program of the player's own may search in another way than the one that was compared.
            Some(board) => {
                let is_by_blocks = !program.is_own() && program_for(board.rules()).is_some();
                let engine = if is_by_blocks { Engine::Blocks } else { Engine::BruteForce };
                watch_from(&board, engine, &program, &mut solver, &mut reply);
            }
            None => reply.refuse(words().try_none()),
        },
        SolverRequest::WatchBlocks | SolverRequest::WatchSearch => {}
        SolverRequest::Keep => keep(solver.run().filter(|_| solving), &mut reply),
        SolverRequest::SetUnit(unit) => solver.unit = unit,
        SolverRequest::StopAtCell => match entry.current() {
            Some(cell) => {
                let stops = toggle(&mut solver.stops.cells, cell);
                let cell = sudoku_words::name(cell);
                reply.explain(if stops { words().stops_at_cell(cell) } else { words().stops_no_more_at_cell(cell) });
            }
            None => reply.refuse(words().cell_for_stop()),
        },
        SolverRequest::Predict if !settings.predict() => reply.refuse(words().predict_first()),
        SolverRequest::Predict => {
            let from = solver.run().and_then(EngineRun::cell);
            match entry.current() {
                Some(cell) if !predict(Prediction::Cell(cell, from), &mut solver) => {
                    reply.refuse(words().predict_at_rest())
                }
                Some(_) => {}
                None => reply.refuse(words().predict_cell()),
            }
        }
        SolverRequest::StopAtDepth(depth) => solver.stops.depth = depth,
        SolverRequest::StopAtBlock(block) => {
            // While blocks are watched, a click predicts that this block runs next.
            let predicts = settings.predict() && solving && solver.run().is_some_and(EngineRun::runs_blocks);
            if predicts && predict(Prediction::Block(block), &mut solver) {
                return;
            }
            let stops = toggle(&mut solver.stops.blocks, block);
            reply.explain(if stops { words().stops_at_block() } else { words().stops_no_more_at_block() });
        }
        SolverRequest::ForgetStops => solver.stops = Breakpoints::default(),
        SolverRequest::StopBefore if solver.stops.is_empty() => reply.refuse(words().no_stops()),
        SolverRequest::PreviousSolution | SolverRequest::StopBefore | SolverRequest::Why | SolverRequest::Settle => {
            let Solver { run, unit, stops, .. } = &mut *solver;
            let Some(run) = run.as_mut().filter(|_| solving) else { return };
            match request {
                SolverRequest::PreviousSolution if !run.has_previous_solution() => {
                    reply.refuse(words().no_solution_before());
                }
                SolverRequest::PreviousSolution => go_back_to(BackTarget::Solution, run, *unit, stops, &mut reply),
                SolverRequest::StopBefore => go_back_to(BackTarget::Breakpoint, run, *unit, stops, &mut reply),
                SolverRequest::Why => {
                    reply.explain(run.unmet_need().map_or_else(|| words().no_why(), |why| sudoku_words::why(&why)));
                    offer_moment(run, &mut reply);
                }
                _ => settle(run, &mut reply),
            }
        }
    }
}

fn choose(engine: Engine, solving: bool, program: &BlockProgram, solver: &mut Solver, reply: &mut Reply) {
    if engine == solver.engine {
        return;
    }
    if let Some(unfit) = labels::unfit_for_problem(engine, solver.problem) {
        return reply.refuse(unfit);
    }
    // In the middle of a run, the new engine starts from the same board as the old one.
    if let Some(run) = solver.run.as_mut().filter(|_| solving) {
        let mut fresh = match EngineRun::new(engine, run.search().start(), program.code()) {
            Ok(fresh) => fresh,
            Err(reason) => return reply.refuse(sudoku_words::not_on_board(reason, program.is_own())),
        };
        fresh.playback_mut().pause(run.playback().is_paused());
        *run = fresh;
    }
    solver.engine = engine;
    reply.explain(sudoku_words::engine(engine, program.is_own()).intro);
}

/// Starts a run of the engine from this board, whatever is on the stage.
fn watch_from(board: &Board, engine: Engine, program: &BlockProgram, solver: &mut Solver, reply: &mut Reply) {
    let run = match EngineRun::new(engine, board, program.code()) {
        Ok(run) => run,
        Err(reason) => return reply.refuse(sudoku_words::not_on_board(reason, program.is_own())),
    };
    (solver.engine, solver.run) = (engine, Some(run));
    reply.explain(sudoku_words::engine(engine, program.is_own()).intro);
    reply.go_on_to(Scene::Solving);
}

/// Copies the current solution to the player's board.
fn keep(run: Option<&EngineRun>, reply: &mut Reply) {
    match run.filter(|run| run.last_step() == Some(Step::Solution)) {
        Some(run) => answers::keep(run.search().start(), run.board(), reply),
        None => reply.refuse(words().nothing_to_keep()),
    }
}

/// Reports that the search has found a solution or has ended.
fn settle(run: &mut EngineRun, reply: &mut Reply) {
    if let Some(puzzle_has_one) = watching::settle(run, reply) {
        let start = run.search().start().clone();
        reply.note(async move { (start, puzzle_has_one.await) }, tell_end);
    }
}

/// Reports the end of a search without a solution, once it is known whether there is one without the player's digits.
fn tell_end(
    In((start, puzzle_has_one)): In<(sudoku_board::Board, bool)>,
    scene: Res<State<Scene>>,
    mut solver: ResMut<Solver>,
    mut speech: ResMut<Speech>,
) {
    let Some(run) = solver.run.as_mut().filter(|run| *run.search().start() == start) else { return };
    run.set_outcome(Outcome::NoSolution { puzzle_has_one });
    if *scene.get() == Scene::Solving && run.is_at_end() {
        tell_moment(run, &mut speech, false);
    }
}
