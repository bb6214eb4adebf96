//! What a room keeps of what a person does there: a file of its own, written as it changes.

use super::saves::Saves;
use super::writer::Writer;
use crate::files::Folders;
use crate::files::storage::{self, FileError};
use crate::game::owl::{Mood, Speech};
use crate::game::script::FrameSystems;
use crate::versioned::FormError;
use bevy::prelude::*;
use std::marker::PhantomData;
use std::path::PathBuf;

/// A room, of which something is kept.
pub trait Kept: Resource<Mutability = bevy::ecs::component::Mutable> {
    /// What is kept.
    type Record: Default + Clone + PartialEq + Send + Sync + 'static;

    /// Its file.
    fn path(folders: &Folders) -> PathBuf;
    /// Reads it. `file` is the name to be used in errors.
    ///
    /// # Errors
    /// [`FormError`], with the file, the place and the reason.
    fn read(file: &str, text: &str) -> Result<Self::Record, FormError>;
    /// Its text.
    fn write(record: &Self::Record) -> String;
    /// The record as it stands.
    fn record(&self) -> &Self::Record;
    /// The room goes on with what was kept.
    fn go_on_with(&mut self, record: Self::Record);
    /// That it cannot be read, as the owl says it.
    fn unread(reason: String) -> String;
}

/// Whether what is found may be overwritten.
#[derive(Resource)]
struct Keeps<K>(bool, PhantomData<K>);

/// Reads the record when the game starts, and keeps it whenever it changes.
pub fn plugin<K: Kept>(app: &mut App) {
    app.insert_resource(Keeps::<K>(false, PhantomData))
        .add_systems(PostStartup, read::<K>.run_if(resource_exists::<Folders>))
        .add_systems(
            Update,
            keep::<K>
                .run_if(resource_exists::<Writer>)
                .run_if(resource_changed::<K>)
                .run_if(|saves: Res<Saves>| !saves.is_elsewhere())
                .after(FrameSystems::Scripts),
        );
}

fn read<K: Kept>(folders: Res<Folders>, mut page: ResMut<K>, mut keeps: ResMut<Keeps<K>>, mut speech: ResMut<Speech>) {
    let path = K::path(&folders);
    let reason = match storage::read(&path, storage::LARGEST_FILE) {
        Ok(text) => match K::read(&storage::name(&path), &text) {
            Ok(record) => {
                page.go_on_with(record);
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
    speech.refuse(K::unread(reason));
}

fn keep<K: Kept>(
    folders: Res<Folders>,
    writer: Res<Writer>,
    keeps: Res<Keeps<K>>,
    page: Res<K>,
    mut kept: Local<K::Record>,
) {
    if keeps.0 && *page.record() != *kept {
        kept.clone_from(page.record());
        let record = kept.clone();
        writer.write(K::path(&folders), 0, move || K::write(&record));
    }
}
