//! What a person can ask of the game, and how it is carried out: one request after the other.

use crate::game::chess::ChessProblem;
use crate::game::files::dialogs::Purpose;
use crate::game::film::run::Jump;
use crate::game::film::speed::Speed;
use crate::game::look::settings::{Switch, TextSize};
use crate::game::look::theme::ThemeName;
use crate::game::owl::speech::{Mood, Speech};
use crate::game::owl::words;
use crate::game::script::scene::Scene;
use crate::game::script::sets::{FrameSystems, Script, ScriptSystems};
use crate::game::script::view::{Page, Sheet, Tab, View};
use crate::generator::{Difficulty, Recipe};
use crate::search::{Engine, Goal, Measure};
use crate::session::Session;
use crate::sudoku::{Board, Cell, Digit};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::collections::VecDeque;
use std::path::PathBuf;

/// Where a key takes the current cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Travel {
    /// One row up, from the top row to the bottom.
    Up,
    /// One row down, from the bottom row to the top.
    Down,
    /// One column to the left, from the first to the last.
    Left,
    /// One column to the right, from the last to the first.
    Right,
    /// The first cell of the row.
    RowStart,
    /// The last cell of the row.
    RowEnd,
    /// The topmost cell of the column.
    ColumnStart,
    /// The lowest cell of the column.
    ColumnEnd,
    /// The next blank cell in reading order, from the last to the first.
    NextBlank,
    /// The blank cell before, from the first to the last.
    PreviousBlank,
}

/// What a person, or a part of the game for a person, asks for.
#[derive(Message, Clone, PartialEq, Debug)]
pub enum Request {
    /// The instructions are read, or the pause is over.
    GoOn,
    /// The green flag: start over with a new question.
    GreenFlag,
    /// The red stop sign: stop the solver and give the player's board back.
    StopSign,
    /// Escape: leave the sheet, the cell, the question or the solver.
    Cancel,
    /// Put this text into the ask bar.
    WriteAnswer(String),
    /// Take the text of the ask bar as the answer.
    Answer,
    /// A cell was clicked.
    ClickCell(Cell),
    /// The stage was clicked beside the cells.
    ClickStage,
    /// Another cell becomes the current one.
    MoveCell(Travel),
    /// A number key: a digit, or `None` for a blank.
    PressDigit(Option<Digit>),
    /// Note this digit in the current cell, or take the note away.
    NoteDigit(Digit),
    /// Number keys write notes from now on, or digits again.
    ToggleNotes,
    /// The digit comes first and then the cells from now on, or the other way round again.
    ToggleDigitFirst,
    /// Put the picked digit into the current cell.
    EnterPicked,
    /// Note in every blank cell what is allowed in it.
    FillNotes,
    /// Take all notes away.
    EraseNotes,
    /// Enter all singles.
    Accept,
    /// Give the current cell's digit.
    Hint,
    /// Put the digit of a hint into the cell; sent by the hint.
    TakeHint(Cell, Digit),
    /// Mark the digits that cannot stay.
    MarkMistakes,
    /// Make all cells blank but the givens.
    Reset,
    /// Make all cells blank.
    Clear,
    /// Take the last move back.
    Undo,
    /// Make the move again that was taken back.
    Redo,
    /// Solve the board at once.
    Solve,
    /// Show the next solution.
    NextSolution,
    /// Let the solver run on the stage, or let it pause.
    WatchOrPause,
    /// One step of the solver.
    SingleStep,
    /// One step of the solver back.
    StepBack,
    /// The moment after so many steps.
    Seek(u64),
    /// Let the solver run up to something.
    Jump(Jump),
    /// Back to the solution before this moment.
    PreviousSolution,
    /// Tell why nothing was left to try.
    Why,
    /// Another engine solves.
    ChooseEngine(Engine),
    /// The engine after this one solves.
    NextEngine,
    /// Put the solver's solution onto the player's board.
    Keep,
    /// Stop the solver and mark the digits that cannot stay.
    StopAndMark,
    /// Light up the house of this row of the model, counted from 0; or of none.
    ChooseEquation(Option<usize>),
    /// The row of the model so many rows further down, or further up, is chosen.
    MoveEquation(isize),
    /// How fast the solver goes.
    SetSpeed(Speed),
    /// The solver goes one notch slower.
    Slower,
    /// The solver goes one notch faster.
    Faster,
    /// Stop the clock and cover the board, or go on.
    PauseClock,
    /// Other colours.
    SetTheme(ThemeName),
    /// The colours after these.
    NextTheme,
    /// Larger or smaller texts and controls.
    SetTextSize(TextSize),
    /// Turn a setting on or off.
    Toggle(Switch),
    /// Open a sheet, or close it if it is open.
    ShowSheet(Sheet),
    /// Close the sheet.
    CloseSheet,
    /// Bring a panel to the front.
    ShowTab(Tab),
    /// Go to a page.
    ShowPage(Page),
    /// Play with this problem on the page of the chessboard.
    ChooseProblem(ChessProblem),
    /// The puzzle of the race; `None` for the player's board.
    ChooseRacePuzzle(Option<Board>),
    /// An engine takes part in the race, or no longer.
    ToggleRacer(Engine),
    /// What the engines race for.
    SetGoal(Goal),
    /// How fast the engines race; `None` for flat out.
    SetRaceSpeed(Option<u32>),
    /// What the winner has the least of.
    SetMeasure(Measure),
    /// Copy the table of the race.
    CopyRace,
    /// Type in the box of the serial text.
    EditText,
    /// Put this text into the box of the serial text.
    WriteText(String),
    /// Take the serial text as a new puzzle.
    LoadText,
    /// Copy the board as text.
    CopyText,
    /// Take this text, in any notation, as a new puzzle.
    Paste(String),
    /// Take this puzzle of the chooser.
    Choose(Board),
    /// The next new puzzle is to be as hard as that.
    ChooseDifficulty(Difficulty),
    /// Put this text into the field of the seed.
    WriteSeed(String),
    /// Make a new puzzle of what was chosen.
    MakePuzzle,
    /// Make a new puzzle of this.
    Make(Recipe),
    /// Copy what the puzzle on the board was made from.
    CopySeed,
    /// Open a file with a puzzle or a saved game.
    OpenFile(PathBuf),
    /// Save the game in a file.
    SaveFile {
        /// Its path.
        path: PathBuf,
        /// Whether a file of that name may be replaced without a question.
        replace: bool,
    },
    /// Choose a file in the platform's dialog.
    Browse(Purpose),
    /// Save the game under a name.
    SaveGame(String),
    /// Open the saved game of that name.
    OpenGame(String),
    /// Delete the saved game of that name.
    DeleteGame(String),
    /// Put this puzzle on the stage, and remember what it was made from; sent by whoever has read it or made it.
    Load(Board, Option<Recipe>),
    /// Go on with this game; sent by whoever has read it.
    Join(Box<Session>),
    /// The search has come to a solution, or to its end; sent by the solver.
    SettleSearch,
    /// Put this solution on the stage; sent by whoever has found it.
    Fill(Board),
}

impl Request {
    /// Whether it is about the board that is played on, so that it needs one.
    fn needs_board(&self) -> bool {
        use Request::*;
        matches!(
            self,
            ClickCell(_)
                | MoveCell(_)
                | PressDigit(_)
                | NoteDigit(_)
                | ToggleNotes
                | ToggleDigitFirst
                | EnterPicked
                | FillNotes
                | EraseNotes
                | Accept
                | Hint
                | MarkMistakes
                | Reset
                | Clear
                | Undo
                | Redo
                | NextSolution
        )
    }
}

/// The request that the running script carries out.
#[derive(Resource, Clone, Debug)]
pub struct Current(pub Request);

/// What a script answers a request with: a sentence, another scene, requests of its own.
#[derive(SystemParam)]
pub(in crate::game) struct Reply<'w> {
    pub speech: ResMut<'w, Speech>,
    pub next: ResMut<'w, NextState<Scene>>,
    pub requests: MessageWriter<'w, Request>,
}

pub(in crate::game) fn plugin(app: &mut App) {
    app.add_message::<Request>()
        .add_systems(Update, run_scripts.in_set(FrameSystems::Scripts))
        .add_systems(Script, refuse_without_board.in_set(ScriptSystems::Ask));
}

/// While there is no board to play on, the owl says what to do first.
fn refuse_without_board(request: Res<Current>, scene: Res<State<Scene>>, view: Res<View>, mut speech: ResMut<Speech>) {
    if view.page() != Page::Stage {
        return;
    }
    let solves = matches!(request.0, Request::Solve | Request::WatchOrPause | Request::SingleStep | Request::Jump(_));
    match scene.get() {
        // A cell can be looked at, and mistakes are marked once the solver is stopped for them.
        Scene::Solving if matches!(request.0, Request::ClickCell(_) | Request::MoveCell(_) | Request::MarkMistakes) => {
        }
        Scene::Solving if request.0.needs_board() || matches!(request.0, Request::Solve | Request::EditText) => {
            speech.refuse(words::BOARD_IS_BUSY);
        }
        // A click on the covered board goes on.
        Scene::Paused if matches!(request.0, Request::ClickCell(_)) => {}
        Scene::Paused if request.0.needs_board() || solves || request.0 == Request::EditText => {
            speech.refuse(words::GO_ON_FIRST)
        }
        // What is wrong with an answer stays in the bubble.
        Scene::Asking if request.0.needs_board() && speech.mood != Mood::Doubtful => {
            speech.explain(words::ANSWER_FIRST);
        }
        _ => {}
    }
}

/// Carries out all requests that wait, in the order in which they came.
fn run_scripts(world: &mut World) {
    for request in take_requests(world) {
        carry_out(world, request);
    }
}

/// Runs the script of the request, and then those of the requests that the script itself sent.
pub(in crate::game) fn carry_out(world: &mut World, request: Request) {
    let others = take_requests(world);
    let mut waiting = VecDeque::from([request]);
    while let Some(request) = waiting.pop_front() {
        world.insert_resource(Current(request));
        world.run_schedule(Script);
        world.run_schedule(StateTransition);
        // What a script sends belongs to its request, so it comes before the next one.
        take_requests(world).into_iter().rev().for_each(|request| waiting.push_front(request));
    }
    world.remove_resource::<Current>();
    world.write_message_batch(others);
}

fn take_requests(world: &mut World) -> Vec<Request> {
    world.resource_mut::<Messages<Request>>().drain().collect()
}
