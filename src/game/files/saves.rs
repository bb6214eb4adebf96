//! Saves the game and the settings as they change.

use super::writer::Writer;
use crate::game::files::storage::{FileError, Lock};
use crate::game::files::{Folders, storage};
use crate::game::owl::{Mood, Speech};
use crate::game::play::{Clock, Resume};
use crate::game::script::{FrameSystems, WakeUp};
use crate::game::session::{self, SavedError, Session};
use crate::game::settings::Settings;
use bevy_app::AppExit;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use std::path::Path;
use std::time::Duration;
use sudoku_storage::versioned::FormError;
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Saves>()
        .add_systems(Startup, (read_settings, read_sitting, start_writer).chain().run_if(resource_exists::<Folders>))
        .add_systems(
            Update,
            (read_reports, keep_sitting, keep_settings)
                .chain()
                .run_if(resource_exists::<Writer>)
                .in_set(FrameSystems::Save),
        )
        .add_systems(Last, flush.run_if(on_message::<AppExit>.and_then(resource_exists::<Writer>)));
}

fn read_settings(
    folders: Res<Folders>,
    mut settings: ResMut<Settings>,
    mut saves: ResMut<Saves>,
    mut speech: ResMut<Speech>,
) {
    saves.read_settings(&folders, &mut settings, &mut speech);
}

fn read_sitting(folders: Res<Folders>, mut commands: Commands, mut saves: ResMut<Saves>, mut speech: ResMut<Speech>) {
    if let Some(session) = saves.read_sitting(&folders, &mut speech) {
        commands.trigger(Resume(session));
    }
}

fn start_writer(mut commands: Commands, wake_up: Option<Res<WakeUp>>) {
    commands.insert_resource(Writer::new(wake_up.as_deref().cloned().unwrap_or_default()));
}

fn keep_sitting(
    folders: Res<Folders>,
    writer: Res<Writer>,
    session: Res<Session>,
    clock: Res<Clock>,
    mut saves: ResMut<Saves>,
) {
    if session.is_untouched() {
        return;
    }
    let time = session.stats().time;
    let clock_moved = time != saves.kept_time;
    let clock_is_due = saves.until_clock_is_due(time).is_zero() || (clock_moved && !clock.runs());
    if !(session.is_changed() || clock_is_due) {
        return;
    }
    let saves = saves.bypass_change_detection();
    saves.kept_time = time;
    if !saves.may_keep(&folders) {
        return;
    }
    saves.sent += 1;
    let session = session.clone();
    writer.write(folders.sitting(), saves.sent, move || session::write(&session));
}

fn keep_settings(folders: Res<Folders>, writer: Res<Writer>, settings: Res<Settings>, saves: Res<Saves>) {
    if saves.keeps_settings && settings.is_changed() && !settings.is_added() {
        let settings = settings.clone();
        writer.write(folders.settings(), 0, move || settings_text(&settings));
    }
}

/// Reports once when something cannot be saved; the status line shows it until saving works again.
fn read_reports(folders: Res<Folders>, writer: Res<Writer>, mut saves: ResMut<Saves>, mut speech: ResMut<Speech>) {
    for report in writer.reports() {
        if report.result.is_ok() && report.path == folders.sitting() {
            saves.bypass_change_detection().kept = report.number;
        }
        match report.result {
            Ok(()) if report.path != folders.sitting() || saves.problem().is_none() => {}
            Err(error) if report.path == folders.settings() => {
                speech.refuse(words().settings_not_kept(error.to_string()))
            }
            written => saves.record(written, &mut speech),
        }
    }
}

/// Writes the latest state and waits for it before the program ends.
fn flush(folders: Res<Folders>, writer: Res<Writer>, session: Res<Session>, saves: Res<Saves>) {
    if saves.keeps() && !session.is_untouched() {
        let session = session.clone();
        writer.write(folders.sitting(), saves.sent, move || session::write(&session));
    }
    writer.flush();
}

/// Interval at which the clock is saved. A frame, which may come a second later, and ten seconds at most are lost if the program
/// is killed.
const CLOCK_IS_KEPT_EVERY: Duration = Duration::from_secs(9);

/// Maximum size in bytes of a saved game: several million moves.
const LONGEST_SITTING: u64 = 1 << 30;

/// Reads a file with a format version. Returns its content, and true if the file may be overwritten. An unreadable file is set
/// aside, and the owl says so in the words of `unread`.
pub fn read_kept<R>(
    path: &Path,
    read: impl FnOnce(&str, &str) -> Result<R, FormError>,
    unread: impl FnOnce(String) -> String,
    speech: &mut Speech,
) -> (Option<R>, bool) {
    let reason = match storage::read(path, storage::LARGEST_FILE) {
        Ok(text) => match read(&storage::name(path), &text) {
            Ok(record) => return (Some(record), true),
            Err(error) => error.to_string(),
        },
        Err(FileError::Missing(_)) => return (None, true),
        // The unreachable folder was reported already.
        Err(_) if speech.mood() == Mood::Doubtful => return (None, false),
        Err(error) => error.to_string(),
    };
    speech.refuse(unread(reason));
    (None, storage::set_aside(path).is_ok())
}

/// The program's permission to save the game.
#[derive(Default, Debug)]
enum SavePermission {
    /// It may not: the saved game is unreadable, or there is no folder.
    #[default]
    No,
    /// It may not, because another window saves it.
    Elsewhere,
    /// It will, once the folder is writable. Holds the text of the game saved there at the start, if any.
    Waits(Option<String>),
    /// It may, for as long as it holds this lock file.
    Yes { _lock: Lock },
}

/// The state of saving, and the reason if nothing is saved.
#[derive(Resource, Default, Debug)]
pub struct Saves {
    keeping: SavePermission,
    /// True if the settings file has a version this program may overwrite, or does not exist.
    keeps_settings: bool,
    /// Time on the clock in the last saved game.
    kept_time: Duration,
    /// Number of saves sent so far; `kept` is the last one that reached the disk.
    sent: u64,
    kept: u64,
    /// Why the game is not being saved at the moment.
    problem: Option<String>,
}

impl Saves {
    /// Returns why the game is not being saved at the moment; `None` if it is.
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    /// Returns the time until the clock must be saved, which now shows that time.
    pub fn until_clock_is_due(&self, time: Duration) -> Duration {
        CLOCK_IS_KEPT_EVERY.saturating_sub(time.abs_diff(self.kept_time))
    }

    /// Returns true if another window saves the game and the lessons, so that this one must not.
    pub fn is_saved_elsewhere(&self) -> bool {
        matches!(self.keeping, SavePermission::Elsewhere)
    }

    /// Returns true if every save has reached the disk.
    pub fn is_kept(&self) -> bool {
        self.sent == self.kept
    }

    /// Reports that the game is not being saved: once by the owl, and in the status line from now on.
    fn report_problem(&mut self, sentence: String, speech: &mut Speech) {
        speech.refuse(sentence.clone());
        self.problem = Some(sentence);
    }

    /// Reads the saved settings. An unreadable file is set aside, and the owl says so.
    pub fn read_settings(&mut self, folders: &Folders, settings: &mut Settings, speech: &mut Speech) {
        let path = folders.settings();
        self.keeps_settings = true;
        let reason = match storage::read(&path, storage::LARGEST_FILE) {
            Ok(text) => match ron::from_str::<Settings>(&text) {
                Ok(found) if found.version() <= Settings::VERSION => {
                    *settings = found;
                    // The report about the saved game is in the player's words.
                    settings.speak();
                    return;
                }
                Ok(_) => words().from_the_future(),
                Err(error) => error.to_string(),
            },
            Err(FileError::Missing(_)) => return,
            Err(FileError::NotText(_)) => words().not_text(),
            Err(other) => {
                self.keeps_settings = false;
                speech.refuse(words().settings_unread(other.to_string()));
                return;
            }
        };
        match storage::set_aside(&path) {
            Ok(aside) => speech
                .refuse(words().settings_set_aside(reason, aside.file_name().unwrap_or_default().to_string_lossy())),
            Err(error) => {
                self.keeps_settings = false;
                speech.refuse(words().settings_unread(error.to_string()));
            }
        }
    }

    /// Locks the folder and reads the session saved there; the owl welcomes the player back. An unreadable file is set aside, and
    /// the owl says so.
    pub fn read_sitting(&mut self, folders: &Folders, speech: &mut Speech) -> Option<Session> {
        match storage::take_folder(&folders.data) {
            Ok(Some(lock)) => self.keeping = SavePermission::Yes { _lock: lock },
            Ok(None) => {
                self.keeping = SavePermission::Elsewhere;
                self.report_problem(words().another_window(), speech);
                return None;
            }
            Err(error) => {
                self.keeping = SavePermission::Waits(None);
                self.report_problem(words().not_kept(error.to_string()), speech);
            }
        }
        if matches!(self.keeping, SavePermission::Yes { .. }) {
            storage::sweep(&folders.data);
            storage::sweep(&folders.games());
            storage::sweep(&folders.config);
        }
        let path = folders.sitting();
        let reason = match storage::read(&path, LONGEST_SITTING) {
            Ok(text) => match session::read(&text) {
                Ok(session) => {
                    let welcome = if session.board().is_solved() {
                        words().welcome_back_solved()
                    } else {
                        words().welcome_back(
                            words().blanks_left(session.board().blanks().count()),
                            sudoku_words::time_played(session.stats().time),
                        )
                    };
                    if speech.mood() == Mood::Doubtful {
                        // Keep the complaint about the settings readable.
                        let told = format!("{} {welcome}", speech.text());
                        speech.refuse(told);
                    } else {
                        speech.rejoice(welcome);
                    }
                    self.kept_time = session.stats().time;
                    if matches!(self.keeping, SavePermission::Waits(_)) {
                        self.keeping = SavePermission::Waits(Some(text));
                    }
                    return Some(session);
                }
                Err(SavedError::Future { .. }) => words().from_the_future(),
                Err(error) => error.to_string(),
            },
            Err(FileError::Missing(_)) => return None,
            Err(FileError::NotText(_)) => words().not_text(),
            // The whole folder is unreachable, which was reported already.
            Err(_) if matches!(self.keeping, SavePermission::Waits(_)) => return None,
            Err(error) => {
                // An unreadable file must not be overwritten.
                self.keeping = SavePermission::No;
                self.report_problem(words().not_kept(error.to_string()), speech);
                return None;
            }
        };
        match storage::set_aside(&path) {
            Ok(aside) => speech
                .refuse(words().sitting_set_aside(reason, aside.file_name().unwrap_or_default().to_string_lossy())),
            Err(error) => {
                self.keeping = SavePermission::No;
                self.report_problem(words().not_kept(error.to_string()), speech);
            }
        }
        None
    }

    /// Returns true if the game may be saved now. Tries again if the folder was unreachable before.
    pub fn may_keep(&mut self, folders: &Folders) -> bool {
        if matches!(self.keeping, SavePermission::No | SavePermission::Elsewhere) {
            return false;
        }
        if let SavePermission::Waits(at_start) = &self.keeping {
            match storage::take_folder(&folders.data) {
                Ok(Some(lock)) => {
                    let path = folders.sitting();
                    // A file that appeared since the start is another game, which must not be overwritten.
                    let is_known = match storage::read(&path, LONGEST_SITTING) {
                        Ok(text) => Some(text) == *at_start,
                        Err(FileError::Missing(_)) => true,
                        Err(_) => false,
                    };
                    if !is_known && let Err(error) = storage::set_aside(&path) {
                        self.problem = Some(words().not_kept(error.to_string()));
                        return false;
                    }
                    self.keeping = SavePermission::Yes { _lock: lock };
                }
                Ok(None) => {
                    self.keeping = SavePermission::Elsewhere;
                    self.problem = Some(words().another_window());
                    return false;
                }
                // Still unreachable.
                Err(_) => return false,
            }
        }
        true
    }

    /// Handles the result of saving: the owl says once that saving fails, and once that it works again.
    pub fn record(&mut self, written: Result<(), FileError>, speech: &mut Speech) {
        match written {
            Ok(()) if self.problem.take().is_some() => speech.explain(words().kept_again()),
            Ok(()) => {}
            Err(error) => {
                let sentence = words().not_kept(error.to_string());
                if self.problem.as_ref() != Some(&sentence) {
                    self.report_problem(sentence, speech);
                }
            }
        }
    }

    /// Returns true if this program saves the game.
    pub fn keeps(&self) -> bool {
        matches!(self.keeping, SavePermission::Yes { .. })
    }
}

/// Returns the settings in their file format.
pub fn settings_text(settings: &Settings) -> String {
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::new());
    text.expect("names, words and numbers can be written")
}
