//! Transfers puzzles in and out: the serial text, the clipboard, the chooser, and files opened or dropped on the window.

use super::packs::Packs;
use super::sharing::Site;
use crate::game::files::storage::{self, LARGEST_FILE, SCRATCH};
use crate::game::owl::Reply;
use crate::game::play::{BlockProgram, board_is_busy, read_other, take, take_board};
use crate::game::race::Racing;
use crate::game::requests::{
    BoardRequest, LessonRequest, MakingRequest, Page, Request, Scene, Sheet, Tab, TransferRequest, ViewRequest,
};
use crate::game::script::work::on_thread;
use crate::game::script::{CurrentRequest, RequestSchedule, RequestSystems, View};
use crate::game::session;
use crate::game::session::Session;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use std::path::Path;
use sudoku_blocks::scratch::{Import, Loss, is_project, read_sb3, scratchblocks};
use sudoku_blocks::{Program, read_program, write_program};
use sudoku_board::notation::{self, Reading};
use sudoku_board::{Board, formats};
use sudoku_generate::Recipe;
use sudoku_generate::puzzles::Puzzle;
use sudoku_run::lessons::Assignment;
use sudoku_words::words;

/// The serial text: the board as 81 characters, or the text typed in its place.
#[derive(Resource, Default, Debug)]
pub struct SerialText {
    draft: Option<String>,
}

impl SerialText {
    /// Returns the text for that board.
    pub fn text(&self, board: &Board) -> String {
        self.draft.clone().unwrap_or_else(|| board.to_string())
    }
}

/// Asks the front end to copy a text to the clipboard.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct CopyText(pub String);

fn copy(clipboard: &mut MessageWriter<CopyText>, text: String, said: impl Into<String>, reply: &mut Reply) {
    clipboard.write(CopyText(text));
    reply.explain(said);
}

/// Maximum length in bytes of a text that is parsed within its frame.
const LONGEST_AT_ONCE: usize = 10_000;

/// Something loaded from outside: a puzzle, a recipe or a game.
enum Incoming {
    Puzzle(Box<Reading>),
    /// A board that is not a classic one.
    Board(Box<Board>),
    /// A file of puzzles: its name, the listed puzzles, and the total number.
    Several {
        name: String,
        puzzles: Vec<Puzzle>,
        of: usize,
    },
    Recipe(Recipe),
    /// The link or code of assigned lessons. Its faults are told where lessons are opened.
    Lessons(String),
    Game(Box<session::Session>),
    /// A program, and the parts of its Scratch project that could not be read.
    Program(Box<Program>, Vec<Loss>),
}

/// Maximum number of a file's puzzles that are listed.
const MOST_LISTED: usize = 1_000;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SerialText>()
        .add_message::<CopyText>()
        .add_systems(RequestSchedule, forget_draft.in_set(RequestSystems::Solved));
}

/// Shows the board's own text again when the board changes.
fn forget_draft(
    request: Res<CurrentRequest>,
    session: Res<Session>,
    mut serial: ResMut<SerialText>,
    mut before: Local<Board>,
) {
    if *before != session.board().clone() || matches!(request.0, Request::Board(BoardRequest::Load { .. })) {
        *before = session.board().clone();
        serial.draft = None;
    }
}

pub(in crate::game) fn handle(
    In(request): In<TransferRequest>,
    (scene, page): (Res<State<Scene>>, Res<State<Page>>),
    session: Res<Session>,
    program: Res<BlockProgram>,
    racing: Res<Racing>,
    site: Option<Res<Site>>,
    mut view: ResMut<View>,
    mut packs: ResMut<Packs>,
    mut serial: ResMut<SerialText>,
    mut clipboard: MessageWriter<CopyText>,
    mut reply: Reply,
) {
    let scene = *scene.get();
    let board = session.board();
    match &request {
        // The text cannot be edited while the board is covered.
        TransferRequest::EditText | TransferRequest::LoadText if scene == Scene::Paused => {
            reply.refuse(words().go_on_first());
        }
        TransferRequest::EditText if scene == Scene::Solving => reply.refuse(words().board_is_busy()),
        TransferRequest::EditText => {
            // The text is below the variables or, where panels are folded, below the board's buttons.
            view.set_tab(Tab::Variables);
            view.set_tab(Tab::Board);
        }
        TransferRequest::WriteText(text) => {
            serial.draft = (*text != board.to_string()).then(|| text.clone());
        }
        TransferRequest::LoadText
        | TransferRequest::Paste(_)
        | TransferRequest::OpenFile(_)
        | TransferRequest::Choose(_)
            if scene == Scene::Solving =>
        {
            reply.refuse(board_is_busy(*page.get()));
        }
        TransferRequest::ShowSheet => {
            reply.explain(words().puzzles_intro());
            reply.then(ViewRequest::ToggleSheet(Sheet::Puzzles));
        }
        TransferRequest::ShowPack(pack) => packs.show(*pack),
        TransferRequest::LoadText => take_in_text(serial.text(board), &mut reply),
        TransferRequest::Paste(text) => take_in_text(text.clone(), &mut reply),
        TransferRequest::OpenFile(path) => {
            let path = path.clone();
            reply.think(on_thread(move || read_file(&path)), take_in);
        }
        TransferRequest::Choose(board) => {
            reply.explain(words().puzzle_taken(board.blanks().count()));
            load(board.clone(), &mut reply);
        }
        TransferRequest::CopyBlocks => {
            copy(&mut clipboard, scratchblocks(program.program()), words().blocks_copied(), &mut reply);
        }
        TransferRequest::CopyTable => match racing.table() {
            Some(table) => copy(&mut clipboard, table, words().race_copied(), &mut reply),
            None => reply.refuse(words().no_race_yet()),
        },
        TransferRequest::Copy | TransferRequest::Share if scene == Scene::Paused => reply.refuse(words().go_on_first()),
        TransferRequest::Copy => {
            let said = if board.rules().is_classic() { words().copied() } else { words().copied_with_rules() };
            copy(&mut clipboard, board.to_string(), said, &mut reply);
        }
        TransferRequest::Share => match site.map(|site| site.link(board)) {
            Some(link) => {
                copy(&mut clipboard, link, words().link_copied(), &mut reply);
                reply.then(ViewRequest::ToggleSheet(Sheet::Share));
            }
            None => reply.refuse(words().no_link()),
        },
        TransferRequest::CopySeed => match session.origin() {
            Some(recipe) => copy(&mut clipboard, recipe.to_string(), words().seed_copied(), &mut reply),
            None => reply.refuse(words().no_seed()),
        },
    }
}

/// Parses a text; long ones in the background.
fn take_in_text(text: String, reply: &mut Reply) {
    if text.len() < LONGEST_AT_ONCE {
        reply.think(async move { read_text(&text) }, take_in);
    } else {
        reply.think(on_thread(move || read_text(&text)), take_in);
    }
}

/// Loads a puzzle or a game from outside, or says why it cannot.
fn take_in(In(incoming): In<Result<Incoming, String>>, mut packs: ResMut<Packs>, mut reply: Reply) {
    match incoming {
        Ok(Incoming::Puzzle(reading)) => take(&reading, &mut reply),
        Ok(Incoming::Board(board)) => take_board(*board, &mut reply),
        Ok(Incoming::Several { name, puzzles, of }) => {
            let Some(first) = puzzles.first().map(|puzzle| puzzle.board.clone()) else { return };
            let taken = words().puzzle_taken(first.blanks().count());
            reply.explain(words().first_of_puzzles(sudoku_words::thousands(of as u64), of <= MOST_LISTED, taken));
            packs.open(name, puzzles);
            load(first, &mut reply);
        }
        Ok(Incoming::Game(session)) => {
            let played = sudoku_words::time_played(session.stats().time);
            reply.explain(words().game_opened(words().blanks_left(session.board().blanks().count()), played));
            reply.then(BoardRequest::Join(session));
            reply.go_on_to(Scene::Playing);
        }
        Ok(Incoming::Program(program, losses)) => {
            let opened = words().program_opened(&program.name);
            reply.explain(sudoku_words::losses(&losses).map_or(opened.clone(), |losses| format!("{opened} {losses}")));
            reply.then(BoardRequest::Program(write_program(&program).into()));
        }
        Ok(Incoming::Recipe(recipe)) => reply.then(MakingRequest::Make(recipe)),
        Ok(Incoming::Lessons(link)) => {
            LessonRequest::to_open(link).into_iter().for_each(|request| reply.then(request));
        }
        Err(reason) => reply.refuse(reason),
    }
}

fn load(board: Board, reply: &mut Reply) {
    reply.then(BoardRequest::load(board, None));
    reply.go_on_to(Scene::Playing);
}

fn read_text(text: &str) -> Result<Incoming, String> {
    if Assignment::of_link(text).is_some() {
        return Ok(Incoming::Lessons(text.to_owned()));
    }
    // A copied recipe.
    if let Ok(recipe) = text.parse() {
        return Ok(Incoming::Recipe(recipe));
    }
    match Reading::of(text) {
        Ok(reading) => Ok(Incoming::Puzzle(Box::new(reading))),
        Err(reason) => match read_other(text) {
            Some(other) => Ok(Incoming::Board(Box::new(other?))),
            None => Err(words().bad_text(sudoku_words::capitalised(&sudoku_words::read_error(&reason)))),
        },
    }
}

/// Saved games and block programs start with their version. Everything else is a list of puzzles, the first of which is loaded.
fn read_file(path: &Path) -> Result<Incoming, String> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let bytes = storage::read_bytes(path, LARGEST_FILE).map_err(|error| sudoku_words::sentence(&error))?;
    if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(SCRATCH)) || is_project(&bytes) {
        let project = read_sb3(&bytes).map_err(|error| words().bad_file(&name, sudoku_words::scratch_error(&error)))?;
        let Import { program, losses } = project;
        let mut program = sudoku_words::with_stored_comments(&program);
        // A project has no name of its own.
        program.name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        return Ok(Incoming::Program(Box::new(program), losses));
    }
    let text = storage::text(path, bytes).map_err(|error| sudoku_words::sentence(&error))?;
    let is_program = |rest: &str| rest.split_once(',').is_some_and(|(_, rest)| rest.trim_start().starts_with("name"));
    let versioned = text.trim_start().strip_prefix('(').filter(|rest| rest.trim_start().starts_with("version"));
    if versioned.is_some_and(is_program) {
        let program = read_program(&name, &text).map_err(|error| sudoku_words::capitalised(&error.to_string()))?;
        return Ok(Incoming::Program(Box::new(program), Vec::new()));
    }
    if versioned.is_some() {
        return match (session::read(&text), read_other(&text)) {
            (Ok(session), _) => Ok(Incoming::Game(Box::new(session))),
            (Err(_), Some(other)) => Ok(Incoming::Board(Box::new(other?))),
            (Err(error), None) => Err(words().bad_file(&name, error.to_string())),
        };
    }
    // A text with one puzzle need not be split.
    if let Ok(reading) = Reading::of(&text) {
        return Ok(Incoming::Puzzle(Box::new(reading)));
    }
    if formats::begins_as_board(&text)
        && let Some(other) = read_other(&text)
    {
        return Ok(Incoming::Board(Box::new(other?)));
    }
    // Reading from memory does not fail.
    let mut pieces = notation::Splitter::new(text.as_bytes()).map_while(Result::ok);
    let first = pieces.next().unwrap_or(notation::Piece::of(""));
    let reading = first
        .read()
        .map_err(|reason| words().bad_file(&name, sudoku_words::read_error(&reason.below(first.line - 1))))?;
    let listed = |number: usize, board| Puzzle {
        name: words().puzzle_of_file(number),
        source: words().puzzle_of_file_source(number, &name),
        board,
        rating: None,
    };
    let (mut puzzles, mut of) = (vec![listed(1, reading.board.into())], 1);
    for piece in pieces {
        of += 1;
        if of <= MOST_LISTED
            && let Ok(Reading { board, .. }) = piece.read()
        {
            puzzles.push(listed(of, board.into()));
        }
    }
    Ok(match of {
        1 => Incoming::Puzzle(Box::new(reading)),
        _ => Incoming::Several { name: name.into_owned(), puzzles, of },
    })
}
