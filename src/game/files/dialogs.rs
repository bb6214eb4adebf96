//! The platform's file dialogs, where it has any. They run in the background while the game continues.

use crate::files::storage::{EXTENSION, PAGES, PROGRAM, SCRATCH, TABLE, with_extension};
use crate::game::owl::Speech;
use crate::game::script::{
    CurrentRequest, DialogRequest, FileRequest, FrameSystems, LessonRequest, Purpose, Request, RequestSchedule,
    ScriptSystems, StatisticsRequest, TransferRequest, WakeUp,
};
use crate::play::learning::Learning;
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::tasks::{BoxedFuture, IoTaskPool};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use sudoku_words::words;

/// The path that the person will choose; `None` if the dialog is cancelled.
pub type Choosing = BoxedFuture<'static, Option<PathBuf>>;

/// The function that opens a file dialog for a purpose and, for the name of the file, a person. Tests and other platforms replace
/// it before the game starts.
#[derive(Resource, Clone, Copy)]
pub struct FileDialog(pub fn(Purpose, &str) -> Choosing);

/// The dialog that is open.
#[derive(Resource)]
struct OpenDialog {
    purpose: Purpose,
    chosen: Mutex<Receiver<Option<PathBuf>>>,
}

impl Default for FileDialog {
    fn default() -> Self {
        FileDialog(native)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FileDialog>()
        .add_systems(RequestSchedule, handle_dialog_requests.in_set(ScriptSystems::Ask))
        .add_systems(Update, take_path.run_if(resource_exists::<OpenDialog>).in_set(FrameSystems::Keys));
}

/// The command that saves the printable pages where there is no dialog.
const PRINT_PAGES: &str = "sudoku-assistant lessons --print -o lessons.html";

/// Extensions of files that can be opened.
const OPENED: [&str; 8] = [EXTENSION, SCRATCH, PROGRAM, "txt", "sdk", "sdm", "csv", "json"];

/// A dialog for saving: its title, a suggested file name, the name of the file type, and the extension. Browsers have no such
/// dialog.
#[cfg_attr(target_arch = "wasm32", allow(dead_code))]
struct Saving(String, String, String, &'static str);

/// Returns the person's login name; empty where there is none, as in a browser.
pub fn login() -> String {
    let name = ["USER", "LOGNAME", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    plain(&name.unwrap_or_default())
}

/// Removes the characters that file names cannot contain.
fn plain(name: &str) -> String {
    let is_plain = |letter: &char| letter.is_alphanumeric() || matches!(letter, ' ' | '.' | '-' | '_');
    name.chars().filter(is_plain).take(60).collect()
}

/// Returns the name of the learner whose results are saved: the typed name, or else the login.
fn person(learning: &Learning) -> String {
    let name = plain(learning.name_draft().unwrap_or(learning.progress().name()).trim());
    if name.is_empty() { login() } else { name }
}

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
                let file = format!("{} {}", words().lessons_results_file(), person);
                Saving(words().lessons_save(), file.trim_end().to_owned(), words().lessons_results_filter(), TABLE)
            }
        })
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn native(purpose: Purpose, person: &str) -> Choosing {
    use crate::files::storage::{PAPER, PICTURES};
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
    use crate::files::browser::{DOWNLOADS, choose};
    match Saving::of(purpose, person) {
        None => Box::pin(choose(&OPENED)),
        Some(Saving(_, name, _, extension)) => {
            let path = Path::new(DOWNLOADS).join(format!("{name}.{extension}"));
            Box::pin(std::future::ready(Some(path)))
        }
    }
}

fn handle_dialog_requests(
    request: Res<CurrentRequest>,
    dialog: Res<FileDialog>,
    is_open: Option<Res<OpenDialog>>,
    learning: Res<Learning>,
    wake_up: Option<Res<WakeUp>>,
    mut speech: ResMut<Speech>,
    mut commands: Commands,
    // Some platforms only open dialogs from the main thread.
    _main_thread: NonSendMarker,
) {
    let Request::Dialog(DialogRequest::Browse(purpose)) = request.0 else { return };
    if is_open.is_some() {
        speech.refuse(words().dialog_is_open());
        return;
    }
    let (sender, chosen) = mpsc::channel();
    commands.insert_resource(OpenDialog { purpose, chosen: Mutex::new(chosen) });
    let choosing = (dialog.0)(purpose, &person(&learning));
    let wake_up = wake_up.as_deref().cloned().unwrap_or_default();
    let waiting = async move {
        // The game may have ended meanwhile.
        let _ = sender.send(choosing.await);
        wake_up.call();
    };
    IoTaskPool::get_or_init(Default::default).spawn(waiting).detach();
}

fn take_path(
    dialog: Res<OpenDialog>,
    mut speech: ResMut<Speech>,
    mut requests: MessageWriter<Request>,
    mut commands: Commands,
) {
    let chosen = match dialog.chosen.lock().map(|chosen| chosen.try_recv()) {
        Ok(Ok(chosen)) => chosen,
        Ok(Err(TryRecvError::Empty)) => return,
        Ok(Err(TryRecvError::Disconnected)) | Err(_) => None,
    };
    match (chosen, dialog.purpose) {
        (Some(path), Purpose::Open) => drop(requests.write(TransferRequest::OpenFile(path).into())),
        // The platform's dialog has already asked before replacing a file.
        (Some(path), Purpose::Save | Purpose::SaveForScratch) => {
            requests.write(FileRequest::Save { path, replace: true, text: None }.into());
        }
        (Some(path), Purpose::SaveStatistics) => drop(requests.write(StatisticsRequest::Save(path).into())),
        (Some(path), Purpose::SaveResults) => drop(requests.write(LessonRequest::SaveResults(path).into())),
        (Some(path), Purpose::SavePages) => drop(requests.write(LessonRequest::SavePages(path).into())),
        (None, Purpose::Open) => speech.explain(words().no_file_chosen()),
        (None, Purpose::SavePages) => speech.explain(words().nothing_saved_but(PRINT_PAGES)),
        (None, _) => speech.explain(words().nothing_saved()),
    }
    commands.remove_resource::<OpenDialog>();
}

/// Returns the request that saves the text under a path from a dialog. The dialog asks before replacing a file, but only for the
/// exact path it returned, not for the path with an added extension.
pub(in crate::game) fn save_as(path: &Path, extension: &str, text: String) -> FileRequest {
    let replace = path.extension().is_some();
    FileRequest::Save { path: with_extension(path, extension), replace, text: Some(text.into()) }
}
