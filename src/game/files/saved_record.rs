//! Data that a page of the game saves in its own file whenever it changes.

use super::saves::Saves;
use super::writer::Writer;
use crate::game::files::Folders;
use crate::game::files::saves::read_kept;
use crate::game::owl::Speech;
use crate::game::script::FrameSystems;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use std::marker::PhantomData;
use std::path::PathBuf;
use sudoku_storage::versioned::FormError;

/// A page of the game that saves its data.
pub trait SavedRecord: Resource<Mutability = bevy_ecs::component::Mutable> {
    /// The saved data.
    type Record: Default + Clone + PartialEq + Send + Sync + 'static;

    /// Returns the path of the file.
    fn path(folders: &Folders) -> PathBuf;
    /// Parses the file's text. `file` is the name for error messages.
    ///
    /// # Errors
    /// [`FormError`], with the file, the place and the reason.
    fn read(file: &str, text: &str) -> Result<Self::Record, FormError>;
    /// Formats the data for the file.
    fn write(record: &Self::Record) -> String;
    /// Returns the current data.
    fn record(&self) -> &Self::Record;
    /// Resumes with saved data.
    fn go_on_with(&mut self, record: Self::Record);
    /// Returns the owl's sentence on an unreadable file.
    fn unread(reason: String) -> String;
}

/// True if the file may be overwritten.
#[derive(Resource)]
struct Keeps<K>(bool, PhantomData<K>);

/// Loads the data when the game starts, and saves it whenever it changes.
pub fn plugin<K: SavedRecord>(app: &mut App) {
    app.insert_resource(Keeps::<K>(false, PhantomData))
        .add_systems(PostStartup, read::<K>.run_if(resource_exists::<Folders>))
        .add_systems(
            Update,
            keep::<K>
                .run_if(resource_exists::<Writer>)
                .run_if(resource_changed::<K>)
                .run_if(|saves: Res<Saves>| !saves.is_saved_elsewhere())
                .in_set(FrameSystems::Save),
        );
}

fn read<K: SavedRecord>(
    folders: Res<Folders>,
    mut page: ResMut<K>,
    mut keeps: ResMut<Keeps<K>>,
    mut speech: ResMut<Speech>,
) {
    let (record, may_keep) = read_kept(&K::path(&folders), K::read, K::unread, &mut speech);
    record.into_iter().for_each(|record| page.go_on_with(record));
    keeps.0 = may_keep;
}

fn keep<K: SavedRecord>(
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
