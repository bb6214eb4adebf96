//! Games under names and in files: save, open, delete. What would be replaced or deleted is asked about once.

use crate::game::files::storage::{self, FileError, Folders};
use crate::game::owl::speech::Speech;
use crate::game::owl::words;
use crate::game::play::sitting::Sitting;
use crate::game::script::requests::Current;
use crate::game::script::requests::Request;
use crate::game::script::sets::{Script, ScriptSystems};
use crate::game::script::view::Sheet;
use crate::notation::Notation;
use crate::session;
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// The extension of saved games.
pub const EXTENSION: &str = "sudoku";

/// The saved games, and what was asked about.
#[derive(Resource, Default, Debug)]
pub struct Games {
    names: Vec<String>,
    /// What will be done when it is asked for a second time.
    warned: Option<Request>,
    warning_is_new: bool,
}

impl Games {
    /// Their names, in the order of the alphabet.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Whether the request will be carried out when it comes once more.
    pub fn was_warned(&self, request: &Request) -> bool {
        self.warned.as_ref() == Some(request)
    }

    fn warn(&mut self, request: &Request) {
        self.warned = Some(request.clone());
        self.warning_is_new = true;
    }
}

pub(in crate::game) fn plugin(app: &mut App) {
    app.init_resource::<Games>()
        .add_systems(Script, (save_game, open_game, delete_game, save_file).in_set(ScriptSystems::Ask))
        .add_systems(Script, forget_warning.in_set(ScriptSystems::Solved));
}

/// The file of a saved game, or why there can be none of that name.
fn game_path(folders: Option<&Folders>, name: &str) -> Result<PathBuf, String> {
    let folders = folders.ok_or_else(|| words::NO_FOLDER.to_owned())?;
    let name = name.trim();
    if name.is_empty() {
        return Err(words::NAME_NEEDED.to_owned());
    }
    let is_fit =
        |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '.' | ',' | '(' | ')' | '!' | '\'' | '+');
    if let Some(unfit) = name.chars().find(|&c| !is_fit(c)) {
        return Err(words::unfit_in_name(unfit));
    }
    if name.starts_with('.') || name.ends_with('.') || name.chars().count() > 60 || is_reserved(name) {
        return Err(words::NAME_UNFIT.to_owned());
    }
    Ok(folders.games().join(format!("{name}.{EXTENSION}")))
}

/// The file of a game that is there, whatever its name.
fn listed_path(games: &Games, folders: Option<&Folders>, name: &str) -> Result<PathBuf, String> {
    match folders {
        Some(folders) if games.names.iter().any(|listed| listed == name) => {
            Ok(folders.games().join(format!("{name}.{EXTENSION}")))
        }
        _ => game_path(folders, name),
    }
}

/// Names that Windows keeps for devices.
fn is_reserved(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim().to_lowercase();
    let numbered = |prefix: &str| {
        stem.strip_prefix(prefix).is_some_and(|rest| rest.len() == 1 && rest.chars().all(|c| c.is_ascii_digit()))
    };
    matches!(stem.as_str(), "con" | "prn" | "aux" | "nul") || numbered("com") || numbered("lpt")
}

fn list_games(games: &mut Games, folders: Option<&Folders>) {
    games.names = folders.map(|folders| storage::list(&folders.games(), EXTENSION)).unwrap_or_default();
}

fn save_game(
    request: Res<Current>,
    folders: Option<Res<Folders>>,
    sitting: Res<Sitting>,
    mut games: ResMut<Games>,
    mut speech: ResMut<Speech>,
) {
    let folders = folders.as_deref();
    if request.0 == Request::ShowSheet(Sheet::Games) {
        list_games(&mut games, folders);
    }
    let Request::SaveGame(name) = &request.0 else { return };
    let path = match game_path(folders, name) {
        Ok(path) => path,
        Err(reason) => {
            speech.refuse(reason);
            return;
        }
    };
    if path.exists() && !games.was_warned(&request.0) {
        speech.refuse(words::replaces(name.trim()));
        games.warn(&request.0);
        return;
    }
    match storage::write(&path, &session::write(&sitting.session().this_puzzle())) {
        Ok(()) => speech.explain(words::game_saved(name.trim())),
        Err(error) => speech.refuse(words::sentence(&error)),
    }
    list_games(&mut games, folders);
}

fn open_game(
    request: Res<Current>,
    folders: Option<Res<Folders>>,
    games: Res<Games>,
    mut speech: ResMut<Speech>,
    mut requests: MessageWriter<Request>,
) {
    let Request::OpenGame(name) = &request.0 else { return };
    match listed_path(&games, folders.as_deref(), name) {
        Ok(path) => drop(requests.write(Request::OpenFile(path))),
        Err(reason) => speech.refuse(reason),
    }
}

fn delete_game(
    request: Res<Current>,
    folders: Option<Res<Folders>>,
    mut games: ResMut<Games>,
    mut speech: ResMut<Speech>,
) {
    let Request::DeleteGame(name) = &request.0 else { return };
    let folders = folders.as_deref();
    if !games.was_warned(&request.0) {
        speech.refuse(words::deletes(name));
        games.warn(&request.0);
        return;
    }
    match listed_path(&games, folders, name).map(|path| storage::delete(&path)) {
        Ok(Ok(())) => speech.explain(words::game_deleted(name)),
        Ok(Err(error)) => speech.refuse(words::sentence(&error)),
        Err(reason) => speech.refuse(reason),
    }
    list_games(&mut games, folders);
}

/// A game into any file: as text if it is to be one, else with its history.
fn save_file(request: Res<Current>, sitting: Res<Sitting>, mut games: ResMut<Games>, mut speech: ResMut<Speech>) {
    let Request::SaveFile { path: chosen, replace } = &request.0 else { return };
    if chosen.is_dir() || chosen.as_os_str().to_string_lossy().ends_with(['/', '\\']) {
        speech.refuse(words::sentence(&FileError::NotAFile(storage::name(chosen))));
        return;
    }
    let path = with_extension(chosen);
    // A dialog has asked about the very path that it gave.
    let may_replace = (*replace && path == *chosen) || games.was_warned(&request.0);
    if path.exists() && !may_replace {
        let name = storage::name(&path);
        speech.refuse(if *replace { words::dialog_replaces(&name) } else { words::replaces(&name) });
        games.warn(&request.0);
        return;
    }
    let text = if path.extension().is_some_and(|extension| extension == "txt") {
        Notation::Line.write(sitting.board()) + "\n"
    } else {
        session::write(&sitting.session().this_puzzle())
    };
    match storage::write(&path, &text) {
        Ok(()) => speech.explain(words::file_saved(&storage::name(&path))),
        Err(error) => speech.refuse(words::sentence(&error)),
    }
}

fn with_extension(path: &Path) -> PathBuf {
    if path.extension().is_some() { path.to_owned() } else { path.with_extension(EXTENSION) }
}

/// A warning holds for the very next request.
fn forget_warning(mut games: ResMut<Games>) {
    if games.warning_is_new {
        games.warning_is_new = false;
    } else if games.warned.is_some() {
        games.warned = None;
    }
}
