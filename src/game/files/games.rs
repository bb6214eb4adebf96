//! Saved games and files: save, open, delete. Replacing and deleting need a confirmation.

use super::pictures::{self, Seen};
use super::writer::{Writer, beside};
use crate::game::files::storage::{EXTENSION, FileError, PROGRAM, SCRATCH};
use crate::game::files::{Folders, storage};
use crate::game::marks::Marks;
use crate::game::owl::{Reply, Speech};
use crate::game::play::BlockProgram;
use crate::game::requests::{FileRequest, Request, Sheet, TransferRequest, ViewRequest};
use crate::game::script::Confirmation;
use crate::game::session::{self, Session};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use sudoku_blocks::program_for;
use sudoku_blocks::scratch::{endless, sb3, with_puzzle};
use sudoku_blocks::{Program, check, write_program};
use sudoku_board::Board;
use sudoku_words::words;

/// The saved games.
#[derive(Resource, Default, Debug)]
pub struct Games {
    names: Vec<String>,
}

impl Games {
    /// Returns their names in alphabetical order.
    pub fn names(&self) -> &[String] {
        &self.names
    }
}

/// Result of work on files with the list of games afterwards, and the sentence to say on success.
type Done = (Option<(Result<(), FileError>, Vec<String>)>, Option<String>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Games>();
}

/// Returns the path for a saved game, or the reason why the name is invalid.
fn game_path(folders: Option<&Folders>, name: &str) -> Result<PathBuf, String> {
    let folders = folders.ok_or_else(|| words().no_folder())?;
    let name = name.trim();
    if name.is_empty() {
        return Err(words().name_needed());
    }
    let is_fit =
        |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '.' | ',' | '(' | ')' | '!' | '\'' | '+');
    if let Some(unfit) = name.chars().find(|&c| !is_fit(c)) {
        return Err(words().unfit_in_name(unfit.escape_debug().to_string()));
    }
    if name.starts_with('.') || name.ends_with('.') || name.chars().count() > 60 || is_reserved(name) {
        return Err(words().name_unfit());
    }
    Ok(folders.games().join(format!("{name}.{EXTENSION}")))
}

/// Returns the path of an existing game, whatever its name.
fn listed_path(games: &Games, folders: Option<&Folders>, name: &str) -> Result<PathBuf, String> {
    match folders {
        Some(folders) if games.names.iter().any(|listed| listed == name) => {
            Ok(folders.games().join(format!("{name}.{EXTENSION}")))
        }
        _ => game_path(folders, name),
    }
}

/// Returns true for names that Windows reserves for devices.
fn is_reserved(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim().to_lowercase();
    let numbered = |prefix: &str| {
        stem.strip_prefix(prefix).is_some_and(|rest| rest.len() == 1 && rest.chars().all(|c| c.is_ascii_digit()))
    };
    matches!(stem.as_str(), "con" | "prn" | "aux" | "nul") || numbered("com") || numbered("lpt")
}

pub(in crate::game) fn handle(
    In(asked): In<FileRequest>,
    folders: Option<Res<Folders>>,
    writer: Option<Res<Writer>>,
    session: Res<Session>,
    program: Res<BlockProgram>,
    games: Res<Games>,
    marks: Res<Marks>,
    mut confirmation: ResMut<Confirmation>,
    mut reply: Reply,
) {
    let whole = Request::File(asked.clone());
    let folders = folders.as_deref();
    // Ask before anything is lost.
    let mut confirmed = |warning: String, reply: &mut Reply| {
        let given = confirmation.is_given(&whole);
        if !given {
            reply.refuse(warning);
        }
        given
    };
    // Access the disk in the background, then list the games again.
    let work_and_tell =
        |work: Box<dyn FnOnce() -> Result<(), FileError> + Send>, say: Option<String>, reply: &mut Reply| {
            let folder = folders.map(Folders::games);
            let list = move || folder.map(|folder| storage::list(&folder, EXTENSION)).unwrap_or_default();
            let done = beside(writer.as_deref(), move || (work(), list()));
            reply.note(async move { (done.await, say) }, tell);
        };
    match &asked {
        FileRequest::ShowSheet => {
            work_and_tell(Box::new(|| Ok(())), None, &mut reply);
            reply.explain(words().games_intro());
            reply.then(ViewRequest::ToggleSheet(Sheet::Games));
        }
        FileRequest::OpenGame(name) => match listed_path(&games, folders, name) {
            Ok(path) => reply.then(TransferRequest::OpenFile(path)),
            Err(reason) => reply.refuse(reason),
        },
        FileRequest::SaveGame(name) => {
            let name = name.trim();
            match game_path(folders, name) {
                Ok(path) if storage::exists(&path) && !confirmed(words().game_replaces(name), &mut reply) => {}
                Ok(path) => {
                    let game = session.this_puzzle();
                    let write = move || storage::write(&path, session::write(&game).as_bytes());
                    work_and_tell(Box::new(write), Some(words().game_saved(name)), &mut reply);
                }
                Err(reason) => reply.refuse(reason),
            }
        }
        FileRequest::DeleteGame(name) => {
            if !confirmed(words().deletes(name), &mut reply) {
                return;
            }
            match listed_path(&games, folders, name) {
                Ok(path) => {
                    let delete = move || storage::delete(&path);
                    work_and_tell(Box::new(delete), Some(words().game_deleted(name)), &mut reply);
                }
                Err(reason) => reply.refuse(reason),
            }
        }
        FileRequest::Save { path: chosen, .. }
            if chosen.is_dir() || chosen.as_os_str().to_string_lossy().ends_with(['/', '\\']) =>
        {
            reply.refuse(sudoku_words::sentence(&FileError::NotAFile(storage::name(chosen))));
        }
        FileRequest::Save { path: chosen, replace, text } => {
            let path = if text.is_some() { chosen.clone() } else { storage::with_extension(chosen, EXTENSION) };
            let name = storage::name(&path);
            // The dialog has asked only about the exact path it returned.
            let warning = if *replace { words().dialog_replaces(&name) } else { words().file_replaces(&name) };
            let may_replace = *replace && path == *chosen;
            if storage::exists(&path) && !may_replace && !confirmed(warning, &mut reply) {
                return;
            }
            let is_project = text.is_none() && has_extension(&path, SCRATCH);
            if is_project && let Some(finding) = check(program.program()).iter().find(|finding| finding.problem.stops())
            {
                reply.refuse(words().program_not_for_scratch(sudoku_words::finding(program.program(), finding)));
                return;
            }
            let mut say = if storage::HAS_PATHS { words().file_saved(&name) } else { words().file_downloaded(&name) };
            if is_project && let Some(label) = endless(program.program()).first() {
                say = format!("{say} {}", words().endless_for_scratch(sudoku_run::lessons::with_dots(label)));
            }
            let seen = Seen::of(&session, &marks);
            let (game, program, text) = (session.this_puzzle(), Arc::clone(program.program()), text.clone());
            let write = move || match text {
                Some(text) => storage::write(&path, text.as_bytes()),
                None => storage::write(&path, &content(&path, &game, &program, &seen)),
            };
            work_and_tell(Box::new(write), Some(say), &mut reply);
        }
    }
}

/// Reports success or failure.
fn tell(In((done, say)): In<Done>, mut games: ResMut<Games>, mut speech: ResMut<Speech>) {
    // Only when the game ends does the writer stop without a result.
    let Some((result, names)) = done else { return };
    games.names = names;
    match result {
        Ok(()) => say.into_iter().for_each(|say| speech.explain(say)),
        Err(error) => speech.refuse(sudoku_words::sentence(&error)),
    }
}

/// Returns the file's content in the format of its extension: the board as a picture or as text, the puzzle on paper, the program
/// of blocks with the puzzle as a Scratch project, or the game with its history.
fn content(path: &Path, game: &Session, program: &Program, seen: &Seen) -> Vec<u8> {
    let extension = path.extension().and_then(|extension| extension.to_str());
    // The fonts and templates are built in, and the size of the picture is valid, so this does not fail.
    if let Some(Ok(picture)) = extension.and_then(|extension| pictures::content(extension, game, seen)) {
        return picture;
    }
    match extension {
        Some("txt") => (game.board().to_string() + "\n").into_bytes(),
        // The person has been asked about its losses.
        Some(SCRATCH) => scratch_project(program, &game.board().puzzle()).unwrap_or_default(),
        Some(PROGRAM) => write_program(program).into_bytes(),
        _ => session::write(game).into_bytes(),
    }
}

fn scratch_project(program: &Program, puzzle: &Board) -> Option<Vec<u8>> {
    match program_for(puzzle.rules()).and_then(|_| with_puzzle(program, puzzle)) {
        Some(program) => sb3(&sudoku_words::with_translated_comments(&program)).ok(),
        None => sb3(&sudoku_words::with_translated_comments(program)).ok(),
    }
}

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|its| its == extension)
}
