//! Brings saved runs of programs back: the future that an act has replaced, and the run that was on the stage when the game ended.

use super::bench::Workbench;
use super::program::MOST;
use crate::game::blocks::Blocks;
use crate::game::owl::Reply;
use crate::game::requests::{BoardRequest, Scene};
use crate::game::script::FrameSystems;
use crate::game::script::work::on_thread;
use crate::game::session::{RunChange, Session, Subject};
use crate::game::solver::Solver;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_time::prelude::*;
use std::sync::Arc;
use sudoku_run::engines::{Engine, ProblemKind};
use sudoku_run::{ProgramRun, RestoreError, SavedRun};
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_last_problem.run_if(run_once).in_set(FrameSystems::Solve))
        .add_systems(Update, save_run.run_if(resource_changed::<Workbench>).in_set(FrameSystems::Stage));
}

/// Shows the problem whose run was on the stage when the game ended.
fn show_last_problem(mut solver: ResMut<Solver>, mut reply: Reply) {
    let Some((name, _)) = solver.problem_run() else { return };
    if let Some(&problem) = ProblemKind::ALL.iter().find(|problem| problem.program() == Some(name)) {
        solver.show(problem, Engine::Blocks);
        reply.go_on_to(Scene::Running);
    }
}

/// Saves the run of the problem on the stage whenever it pauses, and every second while it plays.
fn save_run(time: Res<Time<Real>>, workbench: Res<Workbench>, mut solver: ResMut<Solver>, mut saved: Local<u64>) {
    let seconds = time.elapsed().as_secs();
    if workbench.run().is_none_or(|run| run.playback().is_idle()) || seconds != *saved {
        *saved = seconds;
        save(&workbench, &mut solver);
    }
}

/// Saves the run of the problem on the stage. A run in which nobody has done anything is not worth saving.
pub(super) fn save(workbench: &Workbench, solver: &mut ResMut<Solver>) {
    let name = solver.problem().program();
    let run = match (workbench.subject(), workbench.run()) {
        (Some(Subject::Exercise(of)), Some(run)) if name == Some(&**of) => Some(run),
        // Another page is open.
        _ if name.is_some() => return,
        _ => None,
    };
    let before = solver.problem_run();
    let now = match (name, run.map(ProgramRun::to_saved)) {
        (Some(name), Some(now)) if !now.acts.is_empty() => Some((name.to_owned(), now)),
        // The saved run may not be back yet.
        (Some(name), _) => before.filter(|(of, _)| of == name).cloned(),
        (None, _) => None,
    };
    if before != now.as_ref() {
        solver.save_problem_run(now);
    }
}

/// Undoes or redoes a branch of the run on the workbench.
pub(in crate::game) fn exchange(
    In((undoes, subject)): In<(bool, Subject)>,
    workbench: Res<Workbench>,
    session: Res<Session>,
    mut reply: Reply,
) {
    let (Some(run), Some(other)) = (workbench.run(), session.other_run(undoes, &subject)) else { return };
    reply.then(BoardRequest::Run(RunChange::Exchange { undoes, subject, now: run.to_saved() }));
    let said = if undoes { words().program_future_back() } else { words().redone(words().move_branch()) };
    restore(other.clone(), run.at_start(), Some(said), &mut reply);
}

/// Repeats a saved run, beside the game if it is long, and puts it on the workbench; then the owl says this.
pub(super) fn restore(saved: SavedRun, mut run: ProgramRun, said: Option<String>, reply: &mut Reply) {
    let is_long = saved.steps.max(saved.furthest) > MOST;
    let work = move || {
        let result = run.restore(&saved);
        (run, result, said)
    };
    if is_long {
        reply.note(on_thread(work), go_on_with);
    } else {
        reply.note(std::future::ready(work()), go_on_with);
    }
}

fn go_on_with(
    In((run, result, said)): In<(ProgramRun, Result<(), RestoreError>, Option<String>)>,
    mut workbench: ResMut<Workbench>,
    mut blocks: ResMut<Blocks>,
    mut reply: Reply,
) {
    // The program may have been changed, or the run removed.
    let is_of_program = |now: &ProgramRun| Arc::ptr_eq(now.machine().code(), run.machine().code());
    if result.is_err() || !workbench.run().is_some_and(is_of_program) {
        return;
    }
    workbench.run = Some(run);
    blocks.follow();
    workbench.show_moment(&mut blocks);
    said.into_iter().for_each(|said| reply.explain(said));
}
