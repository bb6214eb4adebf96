//! Nothing is lost: the sitting and the settings are kept as they change.

use crate::classic::is_solved;
use crate::files::Folders;
use crate::files::storage::{self, FileError, Lock};
use crate::game::files::writer::Writer;
use crate::game::look::Settings;
use crate::game::owl::words::{self, words};
use crate::game::owl::{Mood, Speech};
use crate::game::play::{Clock, Resume, Sitting};
use crate::game::script::{FrameSystems, WakeUp};
use crate::session::{self, SavedError};
use bevy::app::AppExit;
use bevy::prelude::*;
use std::time::Duration;

/// How much time on the clock may be lost, more or less, when the program is killed.
const CLOCK_IS_KEPT_EVERY: Duration = Duration::from_secs(10);

/// The longest sitting that is read, in bytes: some millions of moves.
const LONGEST_SITTING: u64 = 1 << 30;

/// Whether this program keeps the sitting.
#[derive(Default, Debug)]
enum Keeping {
    /// It does not: what is there cannot be read, or there is no folder.
    #[default]
    No,
    /// It does not, since another one does.
    Elsewhere,
    /// It will, as soon as the folder can be written. This is the text of the sitting that was there at the start.
    Waits(Option<String>),
    /// It does, as long as it holds this file.
    Yes { _lock: Lock },
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
}

impl Saves {
    /// Why what is played is not kept at the moment; `None` while it is.
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    /// Whether another window keeps what is played and learned, so that this one must not.
    pub fn is_elsewhere(&self) -> bool {
        matches!(self.keeping, Keeping::Elsewhere)
    }

    /// Whether all that was played is on the disk.
    pub fn is_kept(&self) -> bool {
        self.sent == self.kept
    }

    /// What is played is not kept: the owl says so once, and the status line from now on.
    fn is_hindered(&mut self, sentence: String, speech: &mut Speech) {
        speech.refuse(sentence.clone());
        self.problem = Some(sentence);
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
        .add_systems(Last, flush.run_if(on_message::<AppExit>.and_then(resource_exists::<Writer>)));
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
                // What is said of the game that was kept is said in it already.
                words::speak(settings.language.as_deref());
                return;
            }
            Ok(_) => words().from_the_future(),
            Err(error) => error.to_string(),
        },
        Err(FileError::Missing(_)) => return,
        Err(FileError::NotText(_)) => words().not_text(),
        Err(other) => {
            saves.keeps_settings = false;
            speech.refuse(words().settings_unread(other.to_string()));
            return;
        }
    };
    match storage::set_aside(&path) {
        Ok(aside) => {
            speech.refuse(words().settings_set_aside(reason, aside.file_name().unwrap_or_default().to_string_lossy()))
        }
        Err(error) => {
            saves.keeps_settings = false;
            speech.refuse(words().settings_unread(error.to_string()));
        }
    }
}

fn read_sitting(folders: Res<Folders>, mut commands: Commands, mut saves: ResMut<Saves>, mut speech: ResMut<Speech>) {
    match storage::take_folder(&folders.data) {
        Ok(Some(lock)) => saves.keeping = Keeping::Yes { _lock: lock },
        Ok(None) => {
            saves.keeping = Keeping::Elsewhere;
            saves.is_hindered(words().another_window(), &mut speech);
            return;
        }
        Err(error) => {
            saves.keeping = Keeping::Waits(None);
            saves.is_hindered(words().not_kept(error.to_string()), &mut speech);
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
                let welcome = if is_solved(session.board()) {
                    words().welcome_back_solved()
                } else {
                    words().welcome_back(words::blanks_left(session.board()), words::time_played(session.tally().time))
                };
                if speech.mood == Mood::Doubtful {
                    // What was wrong with the settings is still to be read.
                    let told = format!("{} {welcome}", speech.text);
                    speech.refuse(told);
                } else {
                    speech.rejoice(welcome);
                }
                saves.kept_time = session.tally().time;
                commands.trigger(Resume(session));
                if matches!(saves.keeping, Keeping::Waits(_)) {
                    saves.keeping = Keeping::Waits(Some(text));
                }
                return;
            }
            Err(SavedError::Future { .. }) => words().from_the_future(),
            Err(error) => error.to_string(),
        },
        Err(FileError::Missing(_)) => return,
        Err(FileError::NotText(_)) => words().not_text(),
        // The whole folder is out of reach; it was told already.
        Err(_) if matches!(saves.keeping, Keeping::Waits(_)) => return,
        Err(error) => {
            // What cannot be read must not be overwritten.
            saves.keeping = Keeping::No;
            saves.is_hindered(words().not_kept(error.to_string()), &mut speech);
            return;
        }
    };
    match storage::set_aside(&path) {
        Ok(aside) => {
            speech.refuse(words().sitting_set_aside(reason, aside.file_name().unwrap_or_default().to_string_lossy()))
        }
        Err(error) => {
            saves.keeping = Keeping::No;
            saves.is_hindered(words().not_kept(error.to_string()), &mut speech);
        }
    }
}

fn start_writer(mut commands: Commands, wake_up: Option<Res<WakeUp>>) {
    commands.insert_resource(Writer::new(wake_up.as_deref().cloned().unwrap_or_default()));
}

fn keep_sitting(
    folders: Res<Folders>,
    writer: Res<Writer>,
    sitting: Res<Sitting>,
    clock: Res<Clock>,
    mut saves: ResMut<Saves>,
) {
    if matches!(saves.keeping, Keeping::No | Keeping::Elsewhere) || sitting.session().is_untouched() {
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
                    saves.problem = Some(words().not_kept(error.to_string()));
                    return;
                }
                saves.keeping = Keeping::Yes { _lock: lock };
            }
            Ok(None) => {
                saves.keeping = Keeping::Elsewhere;
                saves.problem = Some(words().another_window());
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
                speech.explain(words().kept_again());
            }
            Ok(()) => {}
            Err(error) if report.path == folders.settings() => {
                speech.refuse(words().settings_not_kept(error.to_string()))
            }
            Err(error) => {
                let sentence = words().not_kept(error.to_string());
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
