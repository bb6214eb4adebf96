//! The platform's file dialogs.

use crate::game::files::dialogs::{Choosing, FileDialog};
use crate::game::files::storage::{EXTENSION, PAGES, PROGRAM, SCRATCH, TABLE};
use crate::game::requests::Purpose;
use bevy::prelude::*;
#[cfg(target_arch = "wasm32")]
use std::path::Path;
use sudoku_storage::clock;
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(FileDialog(native));
}

/// Extensions of files that can be opened.
const OPENED: [&str; 8] = [EXTENSION, SCRATCH, PROGRAM, "txt", "sdk", "sdm", "csv", "json"];

/// A dialog for saving: its title, a suggested file name, the name of the file type, and the extension. Browsers have no such
/// dialog.
#[cfg_attr(target_arch = "wasm32", allow(dead_code))]
struct Saving(String, String, String, &'static str);

impl Saving {
    /// Returns `None` for opening a file.
    fn of(purpose: Purpose, person: &str) -> Option<Saving> {
        Some(match purpose {
            Purpose::Open => return None,
            Purpose::Save => {
                Saving(words().dialog_save(), words().dialog_save_file(), words().dialog_save_filter(), EXTENSION)
            }
            Purpose::SaveForScratch => Saving(
                words().dialog_save_for_scratch(),
                words().dialog_save_file(),
                words().dialog_save_for_scratch_filter(),
                SCRATCH,
            ),
            Purpose::SavePages => {
                Saving(words().lessons_pages(), words().lessons_pages_file(), words().lessons_pages_filter(), PAGES)
            }
            Purpose::SaveStatistics => {
                Saving(words().statistics_save(), words().statistics_file(), words().lessons_results_filter(), TABLE)
            }
            Purpose::SaveResults => {
                // A teacher gets one from each pupil.
                let (date, _) = clock::date_and_time(clock::seconds_since_1970());
                let parts = [words().lessons_results_file(), person.to_owned(), date];
                let file = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
                Saving(words().lessons_save(), file, words().lessons_results_filter(), TABLE)
            }
        })
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn native(purpose: Purpose, person: &str) -> Choosing {
    use crate::game::files::storage::{PAPER, PICTURES};
    let dialog = rfd::AsyncFileDialog::new();
    let path = |file: rfd::FileHandle| file.path().to_owned();
    let Some(Saving(title, name, kind, extension)) = Saving::of(purpose, person) else {
        let chosen = dialog
            .set_title(words().dialog_open())
            .add_filter(words().dialog_open_filter(), &OPENED)
            .add_filter(words().dialog_open_all(), &["*"])
            .pick_file();
        return Box::pin(async move { chosen.await.map(path) });
    };
    let mut dialog =
        dialog.set_title(title).set_file_name(format!("{name}.{extension}")).add_filter(kind, &[extension]);
    if purpose == Purpose::Save {
        dialog = dialog
            .add_filter(words().dialog_save_text(), &["txt"])
            .add_filter(words().dialog_save_paper(), &[PAPER])
            .add_filter(words().dialog_save_picture(), &PICTURES);
    }
    let chosen = dialog.save_file();
    Box::pin(async move { chosen.await.map(path) })
}

/// A browser shows a dialog for opening files, and downloads saved files without one.
#[cfg(target_arch = "wasm32")]
fn native(purpose: Purpose, person: &str) -> Choosing {
    use crate::game::files::browser::{DOWNLOADS, choose};
    match Saving::of(purpose, person) {
        None => Box::pin(choose(&OPENED)),
        Some(Saving(_, name, _, extension)) => {
            let path = Path::new(DOWNLOADS).join(format!("{name}.{extension}"));
            Box::pin(std::future::ready(Some(path)))
        }
    }
}
