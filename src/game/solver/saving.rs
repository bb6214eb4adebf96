//! Saves the watched run. A search always makes the same steps, so its position is enough. The speeds and the step unit are saved
//! with it.

use super::watched::{Solver, VERSION, Watching};
use crate::game::files::saved_record::SavedRecord;
use crate::game::files::{Folders, saved_record};
use crate::game::owl::Reply;
use crate::game::play::BlockProgram;
use crate::game::requests::Scene;
use crate::game::script::{FilmSpeed, FrameSystems, ProgramSpeed};
use crate::game::session::Session;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use std::path::PathBuf;
use sudoku_run::{EngineRun, Speed, Unit};
use sudoku_storage::versioned::{self, FormError};
use sudoku_words::words;

impl SavedRecord for Solver {
    type Record = Watching;

    fn path(folders: &Folders) -> PathBuf {
        folders.watching()
    }

    fn read(file: &str, text: &str) -> Result<Watching, FormError> {
        versioned::read(&ron::Options::default(), file, text, VERSION)
    }

    fn write(record: &Watching) -> String {
        versioned::write(record)
    }

    fn record(&self) -> &Watching {
        &self.watching
    }

    fn go_on_with(&mut self, record: Watching) {
        self.watching = record;
    }

    fn unread(reason: String) -> String {
        words().watching_unread(reason)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(saved_record::plugin::<Solver>)
        .add_systems(Update, (set_up, resume).chain().run_if(run_once).in_set(FrameSystems::Solve))
        .add_systems(
            Update,
            (
                note_run.run_if(resource_changed::<Solver>),
                note_pace.run_if(
                    resource_changed::<Solver>
                        .or_else(resource_changed::<FilmSpeed>)
                        .or_else(resource_changed::<ProgramSpeed>),
                ),
            )
                .chain()
                .after(FrameSystems::Scripts)
                .before(FrameSystems::Save),
        );
}

/// Restores the speeds and the step unit.
fn set_up(mut films: ResMut<FilmSpeed>, mut programs: ResMut<ProgramSpeed>, mut solver: ResMut<Solver>) {
    let Watching { speed, lesson_speed, step, .. } = solver.watching;
    speed.into_iter().for_each(|notch| films.0 = Speed::from_notch(notch));
    lesson_speed.into_iter().for_each(|notch| programs.0 = Speed::from_notch(notch));
    step.into_iter().for_each(|unit| solver.unit = unit);
}

/// Restores the saved run if the board is still the one it started from.
fn resume(session: Res<Session>, program: Res<BlockProgram>, mut solver: ResMut<Solver>, mut reply: Reply) {
    let run = solver.watching.run.as_ref().map(|written| written.restore(session.board(), program.code()));
    let Some(Ok(run)) = run else { return };
    (solver.engine, solver.run) = (run.engine(), Some(run));
    reply.explain(sudoku_words::engine(solver.engine, program.is_own()).intro);
    reply.go_on_to(Scene::Solving);
}

/// Saves the run whenever it pauses and every second while it plays.
fn note_run(scene: Res<State<Scene>>, mut solver: ResMut<Solver>, mut noted: Local<u64>) {
    let solver = solver.bypass_change_detection();
    let run = solver.run.as_ref().filter(|run| *scene.get() == Scene::Solving && run.checked_digit().is_none());
    let seconds = run.map_or(0, |run| run.elapsed().as_secs());
    if run.is_some_and(|run| !run.playback().is_idle() && seconds == *noted) {
        return;
    }
    *noted = seconds;
    solver.watching.run = run.map(EngineRun::to_saved);
}

/// Records the speeds and the step unit for the file, unless they are the defaults.
fn note_pace(films: Res<FilmSpeed>, programs: Res<ProgramSpeed>, mut solver: ResMut<Solver>) {
    let unit = solver.unit;
    let kept = &mut solver.bypass_change_detection().watching;
    let changed = |now: Speed, usual: Speed| Some(now.notch()).filter(|_| now != usual);
    let speed = changed(films.0, FilmSpeed::default().0);
    let lesson_speed = changed(programs.0, ProgramSpeed::default().0);
    let step = Some(unit).filter(|unit| *unit != Unit::default());
    if (kept.speed, kept.lesson_speed, kept.step) != (speed, lesson_speed, step) {
        (kept.speed, kept.lesson_speed, kept.step) = (speed, lesson_speed, step);
        solver.set_changed();
    }
}
