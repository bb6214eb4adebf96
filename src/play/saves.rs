//! Nothing is lost: how the sitting and the settings are found, and whether they may be kept.

use super::{Mood, Settings, Speech};
use crate::files::Folders;
use crate::files::storage::{self, FileError, Lock};
use crate::session::{self, SavedError, Session};
use std::path::Path;
use std::time::Duration;
use sudoku_board::classic::is_solved;
use sudoku_storage::versioned::FormError;
use sudoku_words::words;

/// How much time on the clock may be lost, more or less, when the program is killed.
pub const CLOCK_IS_KEPT_EVERY: Duration = Duration::from_secs(10);

/// The longest sitting that is read, in bytes: some millions of moves.
const LONGEST_SITTING: u64 = 1 << 30;

/// Reads what is kept in a file of its own, and tells whether that file may be overwritten. What cannot be read stands aside, and
/// the owl says so in the words of `unread`.
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
        // That the folder is out of reach was told already.
        Err(_) if speech.mood == Mood::Doubtful => return (None, false),
        Err(error) => error.to_string(),
    };
    speech.refuse(unread(reason));
    (None, storage::set_aside(path).is_ok())
}

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
#[derive(Default, Debug)]
pub struct Saves {
    keeping: Keeping,
    /// Whether the settings that were found are of this version or of none, so that they may be overwritten.
    pub(crate) keeps_settings: bool,
    /// The time on the clock when the sitting was kept last.
    pub(crate) kept_time: Duration,
    /// How many times the sitting was to be kept, and which of them is on the disk.
    pub(crate) sent: u64,
    pub(crate) kept: u64,
    /// Why the sitting is not kept at the moment.
    pub(crate) problem: Option<String>,
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
    pub(crate) fn is_hindered(&mut self, sentence: String, speech: &mut Speech) {
        speech.refuse(sentence.clone());
        self.problem = Some(sentence);
    }

    /// Reads the settings that were kept. What cannot be read is set aside, and the owl says so.
    pub fn read_settings(&mut self, folders: &Folders, settings: &mut Settings, speech: &mut Speech) {
        let path = folders.settings();
        self.keeps_settings = true;
        let reason = match storage::read(&path, storage::LARGEST_FILE) {
            Ok(text) => match ron::from_str::<Settings>(&text) {
                Ok(found) if found.version <= Settings::VERSION => {
                    *settings = found;
                    // What is said of the game that was kept is said in it already.
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

    /// Takes the folder, and reads the session that was kept there, and the owl welcomes the player back. What cannot be read is set
    /// aside, and the owl says so.
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
                        // What was wrong with the settings is still to be read.
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
            // The whole folder is out of reach; it was told already.
            Err(_) if matches!(self.keeping, Keeping::Waits(_)) => return None,
            Err(error) => {
                // What cannot be read must not be overwritten.
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

    /// Whether the sitting may be kept now. A folder that was out of reach may be in reach again.
    pub fn may_keep(&mut self, folders: &Folders) -> bool {
        if matches!(self.keeping, Keeping::No | Keeping::Elsewhere) {
            return false;
        }
        if let Keeping::Waits(at_start) = &self.keeping {
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
                // It is still out of reach.
                Err(_) => return false,
            }
        }
        true
    }

    /// What became of writing the sitting: the owl tells once that it is not kept, and that it is again.
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

    /// Whether this program keeps the sitting.
    pub fn keeps(&self) -> bool {
        matches!(self.keeping, Keeping::Yes { .. })
    }
}

/// The settings as they are kept.
pub fn settings_text(settings: &Settings) -> String {
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::new());
    text.expect("names, words and numbers can be written")
}
