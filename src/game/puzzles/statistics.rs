//! The statistics of solved puzzles: recorded, shown, saved as a table, and erased.

use super::packs::Packs;
use crate::game::files::dialogs::save_as;
use crate::game::files::saved_record::SavedRecord;
use crate::game::files::storage::TABLE;
use crate::game::files::{Folders, saved_record};
use crate::game::help::profile::Profile;
use crate::game::owl::Reply;
use crate::game::play::PuzzleSolved;
use crate::game::requests::{Request, Sheet, StatisticsRequest, ViewRequest};
use crate::game::script::{Confirmation, FrameSystems};
use crate::game::statistics::Statistics;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use std::path::PathBuf;
use sudoku_storage::versioned::FormError;
use sudoku_words::words;

/// The statistics of solved puzzles.
#[derive(Resource, Default, Debug)]
pub struct Played(Statistics);

impl Played {
    /// Returns the statistics.
    pub fn statistics(&self) -> &Statistics {
        &self.0
    }
}

impl SavedRecord for Played {
    type Record = Statistics;

    fn path(folders: &Folders) -> PathBuf {
        folders.statistics()
    }

    fn read(file: &str, text: &str) -> Result<Statistics, FormError> {
        Statistics::read(file, text)
    }

    fn write(statistics: &Statistics) -> String {
        statistics.write()
    }

    fn record(&self) -> &Statistics {
        &self.0
    }

    fn go_on_with(&mut self, statistics: Statistics) {
        self.0 = statistics;
    }

    fn unread(reason: String) -> String {
        words().statistics_unread(reason)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Played>()
        .add_plugins(saved_record::plugin::<Played>)
        .add_systems(Update, note.run_if(on_message::<PuzzleSolved>).in_set(FrameSystems::Mark));
}

fn note(mut solved: MessageReader<PuzzleSolved>, profile: Res<Profile>, packs: Res<Packs>, mut played: ResMut<Played>) {
    for PuzzleSolved { puzzle, game } in solved.read() {
        let Some(tally) = game else { continue };
        let level = profile.level_of(puzzle).or_else(|| packs.level_of(puzzle));
        played.0.note(puzzle, level, tally.game());
    }
}

pub(in crate::game) fn handle(
    In(asked): In<StatisticsRequest>,
    mut played: ResMut<Played>,
    mut confirmation: ResMut<Confirmation>,
    mut reply: Reply,
) {
    match &asked {
        StatisticsRequest::ShowSheet => {
            reply.explain(words().statistics_intro());
            reply.then(ViewRequest::ToggleSheet(Sheet::Statistics));
        }
        StatisticsRequest::Save(path) => {
            reply.then(save_as(path, TABLE, played.0.table()));
        }
        StatisticsRequest::Forget if !confirmation.is_given(&Request::Statistics(StatisticsRequest::Forget)) => {
            reply.refuse(words().statistics_forget_warning());
        }
        StatisticsRequest::Forget => {
            played.0 = Statistics::default();
            reply.explain(words().statistics_forgotten());
        }
    }
}
