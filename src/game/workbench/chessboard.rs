//! Plays the run of an engine on a chessboard, with the owl's comments.

use super::bench::Workbench;
use crate::game::owl::Speech;
use crate::game::requests::Page;
use crate::game::script::{FilmSpeed, FrameSystems, films_are_left};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use bevy_time::prelude::*;
use sudoku_run::engines::ProblemKind;
use sudoku_run::{FrameResult, Jump};
use sudoku_solve::search::Assumption;
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, advance.run_if(in_state(Page::Stage)).in_set(FrameSystems::Solve))
        .add_systems(Update, hold_unseen.run_if(films_are_left).in_set(FrameSystems::Keys));
}

/// Pauses a film that nobody can see, unless it is running to a target.
fn hold_unseen(mut workbench: ResMut<Workbench>) {
    if let Some(run) = workbench.chess.as_mut().filter(|run| !run.state().jumping) {
        run.pause();
    }
}

/// Predicts that the next event is on this square, and runs to it.
pub(super) fn predict(square: usize, workbench: &mut Workbench, speech: &mut Speech) {
    let Some(run) = &mut workbench.chess else { return };
    if run.state().idle && !run.state().is_at_end() {
        run.predictions.set(square);
        run.target = None;
        run.playback.jump();
    } else {
        speech.refuse(words().predict_at_rest());
    }
}

fn is_reached(jump: Option<Jump>, predicts: bool, step: &Assumption<usize>) -> bool {
    match step {
        Assumption::Solution => jump != Some(Jump::End),
        Assumption::Release { .. } => predicts || jump == Some(Jump::TakeBack),
        Assumption::Assume { .. } => predicts || jump == Some(Jump::Placement),
        Assumption::Look { .. } => false,
    }
}

fn advance(time: Res<Time<Real>>, speed: Res<FilmSpeed>, mut workbench: ResMut<Workbench>, mut speech: ResMut<Speech>) {
    let Some(run) = &mut workbench.bypass_change_detection().chess else { return };
    let before = run.state();
    if before.idle {
        return;
    }
    let speed = speed.0;
    let predicts = run.predictions.open().is_some();
    let target = run.target.filter(|_| before.jumping);
    let is_reached = |step: &_| is_reached(target, predicts, step);
    let refusal_stays = !before.paused && speech.bypass_change_detection().stays(time.delta());
    let progress = run.playback.advance(time.delta(), speed, |_| true, is_reached, |_, step| is_reached(step));
    match progress {
        FrameResult::Nothing => return,
        FrameResult::Ended => speech.rejoice(words().all_ways(sudoku_words::thousands(run.solutions()))),
        FrameResult::Reached if run.last_step() == Some(Assumption::Solution) => {
            let number = sudoku_words::thousands(run.solutions());
            speech.rejoice(match run.problem {
                ProblemKind::Queens => words().queens_way(number),
                _ => words().knight_way(number),
            });
        }
        FrameResult::Reached if predicts => {
            let right = run.changed() == run.predictions.open().copied();
            run.predictions.resolve(right);
            speech.explain(sudoku_words::predicted(right, &run.sentence(), &run.predictions));
        }
        FrameResult::Moved if before.jumping || refusal_stays => {}
        FrameResult::Moved if !before.paused && !speed.is_readable() => speech.tell_once(words().too_fast()),
        FrameResult::Moved | FrameResult::Reached => speech.explain(run.sentence()),
    }
    workbench.set_changed();
}
