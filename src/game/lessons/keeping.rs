//! What has been done in the lessons is kept in a file of its own.

use super::Learning;
use crate::game::files::storage::{self, FileError, Folders};
use crate::game::files::writer::Writer;
use crate::game::owl::words::words;
use crate::game::owl::{Mood, Speech};
use crate::game::script::FrameSystems;
use crate::lessons::Progress;
use bevy::prelude::*;

/// Whether what is found may be overwritten.
#[derive(Resource, Default)]
struct Keeps(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keeps>().add_systems(PostStartup, read.run_if(resource_exists::<Folders>)).add_systems(
        Update,
        keep.run_if(resource_exists::<Writer>).run_if(resource_changed::<Learning>).after(FrameSystems::Scripts),
    );
}

fn read(folders: Res<Folders>, mut learning: ResMut<Learning>, mut keeps: ResMut<Keeps>, mut speech: ResMut<Speech>) {
    let path = folders.lessons();
    let reason = match storage::read(&path, storage::LARGEST_FILE) {
        Ok(text) => match Progress::read(&storage::name(&path), &text) {
            Ok(progress) => {
                learning.progress = progress;
                keeps.0 = true;
                return;
            }
            Err(error) => error.to_string(),
        },
        Err(FileError::Missing(_)) => {
            keeps.0 = true;
            return;
        }
        // That the folder is out of reach was told already.
        Err(_) if speech.mood == Mood::Doubtful => return,
        Err(error) => error.to_string(),
    };
    // What cannot be read stands aside, and is not overwritten.
    keeps.0 = storage::set_aside(&path).is_ok();
    speech.refuse(words().lessons_unread(reason));
}

fn keep(
    folders: Res<Folders>,
    writer: Res<Writer>,
    keeps: Res<Keeps>,
    learning: Res<Learning>,
    mut kept: Local<Progress>,
) {
    if keeps.0 && learning.progress != *kept {
        kept.clone_from(&learning.progress);
        let progress = learning.progress.clone();
        writer.write(folders.lessons(), 0, move || progress.write());
    }
}
