//! Nothing is lost: the sitting and the settings are kept as they change, and games are saved under names.

use super::clock::Clock;
use super::pace::WakeUp;
use super::requests::Current;
use super::sitting::Sitting;
use super::speech::{Mood, Speech};
use super::storage::{self, FileError, Folders};
use super::view::Sheet;
use super::writer::Writer;
use super::{FrameSystems, Request, Script, ScriptSystems, Settings, words};
use crate::notation::Notation;
use crate::session::{self, SavedError};
use bevy::app::AppExit;
use bevy::prelude::*;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The extension of saved games.
pub const EXTENSION: &str = "sudoku";

/// How much time on the clock may be lost, more or less, when the program is killed.
const CLOCK_IS_KEPT_EVERY: Duration = Duration::from_secs(10);

/// The longest sitting that is read, in bytes: some millions of moves.
const LONGEST_SITTING: u64 = 1 << 30;

/// Whether this program keeps the sitting.
#[derive(Default, Debug)]
enum Keeping {
    /// It does not: another one does, or what is there cannot be read, or there is no folder.
    #[default]
    No,
    /// It will, as soon as the folder can be written. This is the text of the sitting that was there at the start.
    Waits(Option<String>),
    /// It does, as long as it holds this file.
    Yes { _lock: File },
}

/// What is kept, and what is in the way of keeping it.
#[derive(Resource, Default, Debug)]
pub struct Saves {
    keeping: Keeping,
    /// Whether the settings that were found are of this version or of none, so that they may be overwritten.
    keeps_settings: bool,
    /// The time on the clock when the sitting was kept last.
    kept_time: Duration,
    /// How many times the sitting was to be kept, and which of them is on the disk.
    sent: u64,
    kept: u64,
    /// Why the sitting is not kept at the moment.
    problem: Option<String>,
    games: Vec<String>,
    /// What will be done when it is asked for a second time.
    warned: Option<Request>,
    warning_is_new: bool,
}

impl Saves {
    /// Why what is played is not kept at the moment; `None` while it is.
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    /// Whether all that was played is on the disk.
    pub fn is_kept(&self) -> bool {
        self.sent == self.kept
    }

    /// The names of the saved games.
    pub fn games(&self) -> &[String] {
        &self.games
    }

    /// Whether the request will be carried out when it comes once more.
    pub fn was_warned(&self, request: &Request) -> bool {
        self.warned.as_ref() == Some(request)
    }

    /// What is played is not kept: the owl says so once, and the status line from now on.
    fn is_hindered(&mut self, sentence: String, speech: &mut Speech) {
        speech.refuse(sentence.clone());
        self.problem = Some(sentence);
    }

    fn warn(&mut self, request: &Request) {
        self.warned = Some(request.clone());
        self.warning_is_new = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Saves>()
        .add_systems(Startup, (read_settings, read_sitting, start_writer).chain().run_if(resource_exists::<Folders>))
        .add_systems(
            Update,
            (hear_reports, keep_sitting, keep_settings)
                .chain()
                .run_if(resource_exists::<Writer>)
                .after(FrameSystems::Scripts),
        )
        .add_systems(Last, flush.run_if(on_message::<AppExit>.and_then(resource_exists::<Writer>)))
        .add_systems(Script, (save_game, open_game, delete_game, save_file).in_set(ScriptSystems::Ask))
        .add_systems(Script, forget_warning.in_set(ScriptSystems::Solved));
}

fn read_settings(
    folders: Res<Folders>,
    mut settings: ResMut<Settings>,
    mut saves: ResMut<Saves>,
    mut speech: ResMut<Speech>,
) {
    let path = folders.settings();
    saves.keeps_settings = true;
    let reason = match storage::read(&path, storage::LARGEST_FILE) {
        Ok(text) => match ron::from_str::<Settings>(&text) {
            Ok(found) if found.version <= Settings::VERSION => {
                *settings = found;
                return;
            }
            Ok(_) => words::FROM_THE_FUTURE.to_owned(),
            Err(error) => error.to_string(),
        },
        Err(FileError::Missing(_)) => return,
        Err(FileError::NotText(_)) => words::NOT_TEXT.to_owned(),
        Err(other) => {
            saves.keeps_settings = false;
            speech.refuse(words::settings_unread(&other));
            return;
        }
    };
    match storage::set_aside(&path) {
        Ok(aside) => speech.refuse(words::settings_set_aside(&reason, &aside)),
        Err(error) => {
            saves.keeps_settings = false;
            speech.refuse(words::settings_unread(&error));
        }
    }
}

fn read_sitting(
    folders: Res<Folders>,
    mut sitting: ResMut<Sitting>,
    mut saves: ResMut<Saves>,
    mut speech: ResMut<Speech>,
) {
    match storage::take_folder(&folders.data) {
        Ok(Some(lock)) => saves.keeping = Keeping::Yes { _lock: lock },
        Ok(None) => {
            saves.is_hindered(words::ANOTHER_WINDOW.to_owned(), &mut speech);
            return;
        }
        Err(error) => {
            saves.keeping = Keeping::Waits(None);
            saves.is_hindered(words::not_kept(&error), &mut speech);
        }
    }
    if matches!(saves.keeping, Keeping::Yes { .. }) {
        storage::sweep(&folders.data);
        storage::sweep(&folders.games());
        storage::sweep(&folders.config);
    }
    let path = folders.sitting();
    let reason = match storage::read(&path, LONGEST_SITTING) {
        Ok(text) => match session::read(&text) {
            Ok(session) => {
                let welcome = words::welcome_back(&session);
                if speech.mood == Mood::Doubtful {
                    // What was wrong with the settings is still to be read.
                    let told = format!("{} {welcome}", speech.text);
                    speech.refuse(told);
                } else {
                    speech.rejoice(welcome);
                }
                saves.kept_time = session.tally().time;
                sitting.restore(session);
                if matches!(saves.keeping, Keeping::Waits(_)) {
                    saves.keeping = Keeping::Waits(Some(text));
                }
                return;
            }
            Err(SavedError::Future { .. }) => words::FROM_THE_FUTURE.to_owned(),
            Err(error) => error.to_string(),
        },
        Err(FileError::Missing(_)) => return,
        Err(FileError::NotText(_)) => words::NOT_TEXT.to_owned(),
        // The whole folder is out of reach; it was told already.
        Err(_) if matches!(saves.keeping, Keeping::Waits(_)) => return,
        Err(error) => {
            // What cannot be read must not be overwritten.
            saves.keeping = Keeping::No;
            saves.is_hindered(words::not_kept(&error), &mut speech);
            return;
        }
    };
    match storage::set_aside(&path) {
        Ok(aside) => speech.refuse(words::sitting_set_aside(&reason, &aside)),
        Err(error) => {
            saves.keeping = Keeping::No;
            saves.is_hindered(words::not_kept(&error), &mut speech);
        }
    }
}

fn start_writer(mut commands: Commands, wake_up: Option<Res<WakeUp>>) {
    commands.insert_resource(Writer::start(wake_up.as_deref().cloned().unwrap_or_default()));
}

fn keep_sitting(
    folders: Res<Folders>,
    writer: Res<Writer>,
    sitting: Res<Sitting>,
    clock: Res<Clock>,
    mut saves: ResMut<Saves>,
) {
    if matches!(saves.keeping, Keeping::No) || sitting.session().is_untouched() {
        return;
    }
    let time = sitting.session().tally().time;
    let clock_moved = time != saves.kept_time;
    let clock_is_due = time.abs_diff(saves.kept_time) >= CLOCK_IS_KEPT_EVERY || (clock_moved && !clock.runs());
    if !(sitting.is_changed() || clock_is_due) {
        return;
    }
    let saves = saves.bypass_change_detection();
    saves.kept_time = time;
    if let Keeping::Waits(at_start) = &saves.keeping {
        match storage::take_folder(&folders.data) {
            Ok(Some(lock)) => {
                let path = folders.sitting();
                // What came there since the start is another game, which must not be overwritten.
                let is_known = match storage::read(&path, LONGEST_SITTING) {
                    Ok(text) => Some(text) == *at_start,
                    Err(FileError::Missing(_)) => true,
                    Err(_) => false,
                };
                if !is_known && let Err(error) = storage::set_aside(&path) {
                    saves.problem = Some(words::not_kept(&error));
                    return;
                }
                saves.keeping = Keeping::Yes { _lock: lock };
            }
            Ok(None) => {
                saves.keeping = Keeping::No;
                saves.problem = Some(words::ANOTHER_WINDOW.to_owned());
                return;
            }
            // It is still out of reach.
            Err(_) => return,
        }
    }
    saves.sent += 1;
    let session = sitting.session().clone();
    writer.write(folders.sitting(), saves.sent, move || session::write(&session));
}

fn keep_settings(folders: Res<Folders>, writer: Res<Writer>, settings: Res<Settings>, saves: Res<Saves>) {
    if saves.keeps_settings && settings.is_changed() && !settings.is_added() {
        writer.write(folders.settings(), 0, settings_text(&settings));
    }
}

fn settings_text(settings: &Settings) -> impl FnOnce() -> String + Send + 'static {
    let settings = settings.clone();
    move || {
        let text = ron::ser::to_string_pretty(&settings, ron::ser::PrettyConfig::new());
        text.expect("names, words and numbers can be written")
    }
}

/// The owl tells once when something cannot be kept; the status line says so until it can.
fn hear_reports(folders: Res<Folders>, writer: Res<Writer>, mut saves: ResMut<Saves>, mut speech: ResMut<Speech>) {
    for report in writer.reports() {
        if report.result.is_ok() && report.path == folders.sitting() {
            saves.bypass_change_detection().kept = report.number;
        }
        match report.result {
            Ok(()) if report.path == folders.sitting() && saves.problem.is_some() => {
                saves.problem = None;
                speech.explain(words::KEPT_AGAIN);
            }
            Ok(()) => {}
            Err(error) if report.path == folders.settings() => speech.refuse(words::settings_not_kept(&error)),
            Err(error) => {
                let sentence = words::not_kept(&error);
                if saves.problem.as_ref() != Some(&sentence) {
                    saves.is_hindered(sentence, &mut speech);
                }
            }
        }
    }
}

/// The end of the program waits for the last word.
fn flush(folders: Res<Folders>, writer: Res<Writer>, sitting: Res<Sitting>, saves: Res<Saves>) {
    if matches!(saves.keeping, Keeping::Yes { .. }) && !sitting.session().is_untouched() {
        let session = sitting.session().clone();
        writer.write(folders.sitting(), saves.sent, move || session::write(&session));
    }
    writer.flush();
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
fn listed_path(saves: &Saves, folders: Option<&Folders>, name: &str) -> Result<PathBuf, String> {
    match folders {
        Some(folders) if saves.games.iter().any(|listed| listed == name) => {
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

fn list_games(saves: &mut Saves, folders: Option<&Folders>) {
    saves.games = folders.map(|folders| storage::list(&folders.games(), EXTENSION)).unwrap_or_default();
}

fn save_game(
    request: Res<Current>,
    folders: Option<Res<Folders>>,
    sitting: Res<Sitting>,
    mut saves: ResMut<Saves>,
    mut speech: ResMut<Speech>,
) {
    let folders = folders.as_deref();
    if request.0 == Request::ShowSheet(Sheet::Games) {
        list_games(&mut saves, folders);
    }
    let Request::SaveGame(name) = &request.0 else { return };
    let path = match game_path(folders, name) {
        Ok(path) => path,
        Err(reason) => {
            speech.refuse(reason);
            return;
        }
    };
    if path.exists() && !saves.was_warned(&request.0) {
        speech.refuse(words::replaces(name.trim()));
        saves.warn(&request.0);
        return;
    }
    match storage::write(&path, &session::write(&sitting.session().this_puzzle())) {
        Ok(()) => speech.explain(words::game_saved(name.trim())),
        Err(error) => speech.refuse(words::sentence(&error)),
    }
    list_games(&mut saves, folders);
}

fn open_game(
    request: Res<Current>,
    folders: Option<Res<Folders>>,
    saves: Res<Saves>,
    mut speech: ResMut<Speech>,
    mut requests: MessageWriter<Request>,
) {
    let Request::OpenGame(name) = &request.0 else { return };
    match listed_path(&saves, folders.as_deref(), name) {
        Ok(path) => drop(requests.write(Request::OpenFile(path))),
        Err(reason) => speech.refuse(reason),
    }
}

fn delete_game(
    request: Res<Current>,
    folders: Option<Res<Folders>>,
    mut saves: ResMut<Saves>,
    mut speech: ResMut<Speech>,
) {
    let Request::DeleteGame(name) = &request.0 else { return };
    let folders = folders.as_deref();
    if !saves.was_warned(&request.0) {
        speech.refuse(words::deletes(name));
        saves.warn(&request.0);
        return;
    }
    match listed_path(&saves, folders, name).map(|path| storage::delete(&path)) {
        Ok(Ok(())) => speech.explain(words::game_deleted(name)),
        Ok(Err(error)) => speech.refuse(words::sentence(&error)),
        Err(reason) => speech.refuse(reason),
    }
    list_games(&mut saves, folders);
}

/// A game into any file: as text if it is to be one, else with its history.
fn save_file(request: Res<Current>, sitting: Res<Sitting>, mut saves: ResMut<Saves>, mut speech: ResMut<Speech>) {
    let Request::SaveFile { path: chosen, replace } = &request.0 else { return };
    if chosen.is_dir() || chosen.as_os_str().to_string_lossy().ends_with(['/', '\\']) {
        speech.refuse(words::sentence(&FileError::NotAFile(storage::name(chosen))));
        return;
    }
    let path = with_extension(chosen);
    // A dialog has asked about the very path that it gave.
    let may_replace = (*replace && path == *chosen) || saves.was_warned(&request.0);
    if path.exists() && !may_replace {
        let name = storage::name(&path);
        speech.refuse(if *replace { words::dialog_replaces(&name) } else { words::replaces(&name) });
        saves.warn(&request.0);
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
fn forget_warning(mut saves: ResMut<Saves>) {
    if saves.warning_is_new {
        saves.warning_is_new = false;
    } else if saves.warned.is_some() {
        saves.warned = None;
    }
}
