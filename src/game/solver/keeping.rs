//! The run that is watched is kept in a file of its own: a search makes the same steps again, so its place in them is enough.

use super::watched::{Solver, VERSION, Watching};
use crate::game::files::Folders;
use crate::game::files::kept::{self, Kept};
use crate::game::owl::words::words;
use crate::game::owl::{Reply, labels};
use crate::game::play::{BlockProgram, Sitting};
use crate::game::script::current_request::run_scripts;
use crate::game::script::{FrameSystems, Scene};
use crate::run::Run;
use crate::versioned::{self, FormError};
use bevy::prelude::*;
use std::path::PathBuf;

impl Kept for Solver {
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
    app.add_plugins(kept::plugin::<Solver>)
        .add_systems(Update, resume.run_if(run_once).in_set(FrameSystems::Solve))
        .add_systems(Update, note.run_if(resource_changed::<Solver>).in_set(FrameSystems::Scripts).after(run_scripts));
}

/// Whoever comes back to a board on which a run was watched finds it where it was.
fn resume(sitting: Res<Sitting>, program: Res<BlockProgram>, mut solver: ResMut<Solver>, mut reply: Reply) {
    let run = solver.watching.run.as_ref().map(|written| written.run(sitting.board(), program.code()));
    let Some(Ok(run)) = run else { return };
    (solver.engine, solver.run) = (run.engine(), Some(run));
    reply.explain(labels::engine(solver.engine, program.is_own()).intro);
    reply.go_on_to(Scene::Solving);
}

/// Every rest of a run is worth keeping, and every second of one that goes on.
fn note(scene: Res<State<Scene>>, mut solver: ResMut<Solver>, mut noted: Local<u64>) {
    let solver = solver.bypass_change_detection();
    let run = solver.run.as_ref().filter(|run| *scene.get() == Scene::Solving && run.checks().is_none());
    let seconds = run.map_or(0, |run| run.elapsed().as_secs());
    if run.is_some_and(|run| !run.playback().is_at_rest() && seconds == *noted) {
        return;
    }
    *noted = seconds;
    solver.watching.run = run.map(Run::written);
}
