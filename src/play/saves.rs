//! Loads the saved game and the settings, and decides whether they may be overwritten.

use super::{Mood, Settings, Speech};
use crate::files::Folders;
use crate::files::storage::{self, FileError, Lock};
use crate::session::{self, SavedError, Session};
use std::path::Path;
use std::time::Duration;
use sudoku_board::classic::is_solved;
use sudoku_storage::versioned::FormError;
use sudoku_words::words;

/// Interval at which the clock is saved: the time that may be lost if the program is killed.
pub const CLOCK_IS_KEPT_EVERY: Duration = Duration::from_secs(10);

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
        Err(_) if speech.mood == Mood::Doubtful => return (None, false),
        Err(error) => error.to_string(),
    };
    speech.refuse(unread(reason));
    (None, storage::set_aside(path).is_ok())
}

/// The program's permission to save the game.
#[derive(Default, Debug)]
enum Keeping {
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
#[derive(Default, Debug)]
pub struct Saves {
    keeping: Keeping,
    /// True if the settings file has a version this program may overwrite, or does not exist.
    pub(crate) keeps_settings: bool,
    /// Time on the clock in the last saved game.
    pub(crate) kept_time: Duration,
    /// Number of saves sent so far; `kept` is the last one that reached the disk.
    pub(crate) sent: u64,
    pub(crate) kept: u64,
    /// Why the game is not being saved at the moment.
    pub(crate) problem: Option<String>,
}

impl Saves {
    /// Returns why the game is not being saved at the moment; `None` if it is.
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    /// Returns true if another window saves the game and the lessons, so that this one must not.
    pub fn is_elsewhere(&self) -> bool {
        matches!(self.keeping, Keeping::Elsewhere)
    }

    /// Returns true if every save has reached the disk.
    pub fn is_kept(&self) -> bool {
        self.sent == self.kept
    }

    /// Reports that the game is not being saved: once by the owl, and in the status line from now on.
    pub(crate) fn is_hindered(&mut self, sentence: String, speech: &mut Speech) {
        speech.refuse(sentence.clone());
        self.problem = Some(sentence);
    }

    /// Reads the saved settings. An unreadable file is set aside, and the owl says so.
    pub fn read_settings(&mut self, folders: &Folders, settings: &mut Settings, speech: &mut Speech) {
        let path = folders.settings();
        self.keeps_settings = true;
        let reason = match storage::read(&path, storage::LARGEST_FILE) {
            Ok(text) => match ron::from_str::<Settings>(&text) {
                Ok(found) if found.version <= Settings::VERSION => {
                    *settings = found;
                    // Set the language first, so that the report about the saved game uses it.
                    sudoku_words::set_language(settings.language.as_deref());
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
            Ok(Some(lock)) => self.keeping = Keeping::Yes { _lock: lock },
            Ok(None) => {
                self.keeping = Keeping::Elsewhere;
                self.is_hindered(words().another_window(), speech);
                return None;
            }
            Err(error) => {
                self.keeping = Keeping::Waits(None);
                self.is_hindered(words().not_kept(error.to_string()), speech);
            }
        }
        if matches!(self.keeping, Keeping::Yes { .. }) {
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
                        words().welcome_back(
                            sudoku_words::blanks_left(session.board()),
                            sudoku_words::time_played(session.stats().time),
                        )
                    };
                    if speech.mood == Mood::Doubtful {
                        // Keep the complaint about the settings readable.
                        let told = format!("{} {welcome}", speech.text);
                        speech.refuse(told);
                    } else {
                        speech.rejoice(welcome);
                    }
                    self.kept_time = session.stats().time;
                    if matches!(self.keeping, Keeping::Waits(_)) {
                        self.keeping = Keeping::Waits(Some(text));
                    }
                    return Some(session);
                }
                Err(SavedError::Future { .. }) => words().from_the_future(),
                Err(error) => error.to_string(),
            },
            Err(FileError::Missing(_)) => return None,
            Err(FileError::NotText(_)) => words().not_text(),
            // The whole folder is unreachable, which was reported already.
            Err(_) if matches!(self.keeping, Keeping::Waits(_)) => return None,
            Err(error) => {
                // An unreadable file must not be overwritten.
                self.keeping = Keeping::No;
                self.is_hindered(words().not_kept(error.to_string()), speech);
                return None;
            }
        };
        match storage::set_aside(&path) {
            Ok(aside) => speech
                .refuse(words().sitting_set_aside(reason, aside.file_name().unwrap_or_default().to_string_lossy())),
            Err(error) => {
                self.keeping = Keeping::No;
                self.is_hindered(words().not_kept(error.to_string()), speech);
            }
        }
        None
    }

    /// Returns true if the game may be saved now. Tries again if the folder was unreachable before.
    pub fn may_keep(&mut self, folders: &Folders) -> bool {
        if matches!(self.keeping, Keeping::No | Keeping::Elsewhere) {
            return false;
        }
        if let Keeping::Waits(at_start) = &self.keeping {
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
                    self.keeping = Keeping::Yes { _lock: lock };
                }
                Ok(None) => {
                    self.keeping = Keeping::Elsewhere;
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
    pub fn hear(&mut self, written: Result<(), FileError>, speech: &mut Speech) {
        match written {
            Ok(()) if self.problem.take().is_some() => speech.explain(words().kept_again()),
            Ok(()) => {}
            Err(error) => {
                let sentence = words().not_kept(error.to_string());
                if self.problem.as_ref() != Some(&sentence) {
                    self.is_hindered(sentence, speech);
                }
            }
        }
    }

    /// Returns true if this program saves the game.
    pub fn keeps(&self) -> bool {
        matches!(self.keeping, Keeping::Yes { .. })
    }
}

/// Returns the settings in their file format.
pub fn settings_text(settings: &Settings) -> String {
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::new());
    text.expect("names, words and numbers can be written")
}
