//! The platform's file dialogs, where it has any. They run in the background while the game continues.

use crate::game::files::storage::with_extension;
use crate::game::lessons::learning::Learning;
use crate::game::owl::Speech;
use crate::game::requests::{
    DialogRequest, FileRequest, LessonRequest, Purpose, Request, StatisticsRequest, TransferRequest,
};
use crate::game::script::{FrameSystems, WakeUp};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_ecs::system::NonSendMarker;
use bevy_tasks::{BoxedFuture, IoTaskPool};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::sync::{Mutex, mpsc};
use sudoku_words::words;

/// The path that the person will choose; `None` if the dialog is cancelled.
pub type Choosing = BoxedFuture<'static, Option<PathBuf>>;

/// The function that opens a file dialog for a purpose and, for the name of the file, a person. A front end without dialogs has
/// none.
#[derive(Resource, Clone, Copy)]
pub struct FileDialog(pub fn(Purpose, &str) -> Choosing);

/// The dialog that is open.
#[derive(Resource)]
pub(in crate::game) struct OpenDialog {
    purpose: Purpose,
    chosen: Mutex<Receiver<Option<PathBuf>>>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take_path.run_if(resource_exists::<OpenDialog>).in_set(FrameSystems::Keys));
}

/// The command that saves the printable pages where there is no dialog.
const PRINT_PAGES: &str = "sudoku-assistant lessons --print -o lessons.html";

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

pub(in crate::game) fn handle(
    In(DialogRequest::Browse(purpose)): In<DialogRequest>,
    dialog: Option<Res<FileDialog>>,
    is_open: Option<Res<OpenDialog>>,
    learning: Res<Learning>,
    wake_up: Option<Res<WakeUp>>,
    mut speech: ResMut<Speech>,
    mut commands: Commands,
    // Some platforms only open dialogs from the main thread.
    _main_thread: NonSendMarker,
) {
    if is_open.is_some() {
        speech.refuse(words().dialog_is_open());
        return;
    }
    let Some(dialog) = dialog else {
        speech.refuse(words().no_dialogs());
        return;
    };
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
        // The platform's dialog has already asked before replacing a file.
        (Some(path), purpose) => drop(requests.write(request(purpose, path, true))),
        (None, Purpose::Open) => speech.explain(words().no_file_chosen()),
        (None, Purpose::SavePages) => speech.explain(words().nothing_saved_but(PRINT_PAGES)),
        (None, _) => speech.explain(words().nothing_saved()),
    }
    commands.remove_resource::<OpenDialog>();
}

/// Returns the request for a file that the person has chosen. `replace` is true if the person has agreed to replace an existing
/// one.
pub fn request(purpose: Purpose, path: PathBuf, replace: bool) -> Request {
    match purpose {
        Purpose::Open => TransferRequest::OpenFile(path).into(),
        Purpose::Save | Purpose::SaveForScratch => FileRequest::Save { path, replace, text: None }.into(),
        Purpose::SaveStatistics => StatisticsRequest::Save(path).into(),
        Purpose::SaveResults => LessonRequest::SaveResults(path).into(),
        Purpose::SavePages => LessonRequest::SavePages(path).into(),
    }
}

/// Returns the request that saves the text under a path from a dialog. The dialog asks before replacing a file, but only for the
/// exact path it returned, not for the path with an added extension.
pub(in crate::game) fn save_as(path: &Path, extension: &str, text: String) -> FileRequest {
    let replace = path.extension().is_some();
    FileRequest::Save { path: with_extension(path, extension), replace, text: Some(text.into()) }
}
