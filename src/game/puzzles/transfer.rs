//! Puzzles in and out: the serial text, the clipboard, the chooser, files that are opened or dropped on the window.

use crate::game::files::storage::{self, LARGEST_FILE};
use crate::game::owl::speech::Speech;
use crate::game::owl::words;
use crate::game::play::sitting::Sitting;
use crate::game::script::requests::Current;
use crate::game::script::requests::Request;
use crate::game::script::scene::Scene;
use crate::game::script::sets::{FrameSystems, Script, ScriptSystems};
use crate::generator::Recipe;
use crate::notation::{self, Notation};
use crate::session;
use crate::sudoku::Board;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use std::path::Path;

/// What stands in the box of the serial text: the board as 81 characters, or what is typed over it.
#[derive(Resource, Default, Debug)]
pub struct SerialText {
    draft: Option<String>,
}

impl SerialText {
    /// The text for that board.
    pub fn text(&self, board: &Board) -> String {
        self.draft.clone().unwrap_or_else(|| Notation::Line.write(board))
    }
}

/// A puzzle, what it is made from, or a game that came from outside.
enum Incoming {
    Puzzle { board: Box<Board>, of: usize },
    Recipe(Recipe),
    Game(Box<session::Session>),
}

pub(in crate::game) fn plugin(app: &mut App) {
    app.init_resource::<SerialText>()
        .add_message::<FileDragAndDrop>()
        .add_systems(Update, drop_file.in_set(FrameSystems::Keys))
        .add_systems(Script, (write_text, take_in).chain().in_set(ScriptSystems::Ask))
        .add_systems(Script, forget_draft.in_set(ScriptSystems::Solved));
}

fn drop_file(mut drops: MessageReader<FileDragAndDrop>, mut requests: MessageWriter<Request>) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            requests.write(Request::OpenFile(path_buf.clone()));
        }
    }
}

fn write_text(request: Res<Current>, sitting: Res<Sitting>, mut serial: ResMut<SerialText>) {
    if let Request::WriteText(text) = &request.0 {
        serial.draft = (*text != Notation::Line.write(sitting.board())).then(|| text.clone());
    }
}

/// The box shows the board again when the board changes.
fn forget_draft(
    request: Res<Current>,
    sitting: Res<Sitting>,
    mut serial: ResMut<SerialText>,
    mut before: Local<Board>,
) {
    if *before != *sitting.board() || matches!(request.0, Request::Load(..)) {
        *before = *sitting.board();
        serial.draft = None;
    }
}

/// Takes a puzzle or a game from outside, or says why not.
fn take_in(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    serial: Res<SerialText>,
    mut speech: ResMut<Speech>,
    mut next: ResMut<NextState<Scene>>,
    mut requests: MessageWriter<Request>,
) {
    let incoming = match &request.0 {
        Request::LoadText => read_text(&serial.text(sitting.board())),
        Request::Paste(text) => read_text(text),
        Request::OpenFile(path) => read_file(path),
        Request::Choose(board) => Ok(Incoming::Puzzle { board: Box::new(*board), of: 1 }),
        _ => return,
    };
    match incoming {
        _ if *scene.get() == Scene::Solving => speech.refuse(words::BOARD_IS_BUSY),
        _ if *scene.get() == Scene::Paused && request.0 == Request::LoadText => speech.refuse(words::GO_ON_FIRST),
        Ok(Incoming::Puzzle { board, of }) => {
            speech.explain(words::puzzle_taken(&board, of));
            requests.write(Request::Load(*board, None));
            next.set(Scene::Playing);
        }
        Ok(Incoming::Game(session)) => {
            speech.explain(words::game_opened(&session));
            requests.write(Request::Join(session));
            next.set(Scene::Playing);
        }
        Ok(Incoming::Recipe(recipe)) => drop(requests.write(Request::Make(recipe))),
        Err(reason) => speech.refuse(reason),
    }
}

fn read_text(text: &str) -> Result<Incoming, String> {
    // What was copied beside a seed.
    if let Ok(recipe) = text.parse() {
        return Ok(Incoming::Recipe(recipe));
    }
    let board = notation::read(text).map_err(|reason| words::bad_text(&reason))?;
    Ok(Incoming::Puzzle { board: Box::new(board), of: 1 })
}

/// A saved game begins with its version; everything else is puzzles, of which the first counts.
fn read_file(path: &Path) -> Result<Incoming, String> {
    let text = storage::read(path, LARGEST_FILE).map_err(|error| words::sentence(&error))?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let is_game = text.trim_start().strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with("version"));
    if is_game {
        let session = session::read(&text).map_err(|error| words::bad_file(&name, &error.to_string()))?;
        return Ok(Incoming::Game(Box::new(session)));
    }
    // A text that is one puzzle need not be cut.
    if let Ok(board) = notation::read(&text) {
        return Ok(Incoming::Puzzle { board: Box::new(board), of: 1 });
    }
    // A text in memory is read without errors.
    let mut pieces = notation::Splitter::new(text.as_bytes()).map_while(Result::ok);
    let first = pieces.next().unwrap_or(notation::NumberedText { line: 1, text: String::new() });
    let board = notation::read(&first.text)
        .map_err(|reason| words::bad_file(&name, &reason.below(first.line - 1).to_string()))?;
    Ok(Incoming::Puzzle { board: Box::new(board), of: 1 + pieces.count() })
}
