//! Everything that a person, or a part of the game on their behalf, can ask for, as one enum per domain.
//! Each domain is carried out by a single module. Also the table of commands, with their keys and texts.

mod choices;
pub mod chord;
pub mod commands;
mod editing;
pub mod labels;
mod lessons;
mod page;
mod scene;
pub mod situation;
mod travel;

pub use choices::{CallsShown, Purpose, Switch, TextSize, ThemeName, Writing};
pub use editing::{Direction, Drawer, HeldPiece, Naming};
pub use lessons::{ClassLinkRequest, LessonRequest};
pub use page::{Page, Sheet, Tab};
pub use scene::Scene;
pub use travel::Travel;

use crate::game::session::{RunChange, Session, Subject};
use bevy_ecs::prelude::*;
use std::path::PathBuf;
use std::sync::Arc;
use sudoku_blocks::edit::{DropPlace, Edit};
use sudoku_blocks::{BlockId, Shape};
use sudoku_board::{Board, Candidate, Cell, Value};
use sudoku_generate::board_generator::BoardKind;
use sudoku_generate::{Recipe, RecipeChoice};
use sudoku_run::engines::{Engine, Goal, Measure, ProblemKind};
use sudoku_run::{Act, Control, Speed, Unit};
use sudoku_techniques::Technique;

/// Defines [`Request`] with one variant per domain, and a conversion from each domain.
macro_rules! domains {
    ($($(#[$about:meta])* $name:ident($domain:ident)),* $(,)?) => {
        /// A request of any domain.
        #[derive(Message, Clone, PartialEq, Debug)]
        pub enum Request {
            $($(#[$about])* $name($domain)),*
        }

        $(impl From<$domain> for Request {
            fn from(request: $domain) -> Request {
                Request::$name(request)
            }
        })*
    };
}

domains! {
    /// The question for a puzzle, and its answer.
    Ask(AskRequest),
    /// Input by cells and number keys.
    Entry(EntryRequest),
    /// Moves on the board that are not input by cells.
    Board(BoardRequest),
    /// Changes that are undone and redone.
    History(HistoryRequest),
    /// Pauses of the clock.
    Clock(ClockRequest),
    /// Help with the current board.
    Help(HelpRequest),
    /// Playback controls of the visible page: a run of the solver, a chessboard problem, or the race.
    Film(Control),
    /// The speed of playbacks.
    Speed(SpeedRequest),
    /// The solver and its runs on the stage.
    Solver(SolverRequest),
    /// The visible row of the binary program.
    Equation(EquationRequest),
    /// The view of the program of blocks.
    Blocks(BlocksRequest),
    /// The editor of the program of blocks.
    Editor(EditorRequest),
    /// The lessons and their tasks.
    Lesson(LessonRequest),
    /// The link by which a teacher assigns lessons.
    ClassLink(ClassLinkRequest),
    /// The training of techniques.
    Training(TrainingRequest),
    /// Programs that run on the workbench, beside the player's sudoku.
    Workbench(WorkbenchRequest),
    /// The race of the engines.
    Race(RaceRequest),
    /// Changes of colours, sizes and settings.
    Look(LookRequest),
    /// Navigation between pages, sheets and tabs.
    View(ViewRequest),
    /// The generator of new puzzles.
    Making(MakingRequest),
    /// Puzzles and other texts that are imported or exported.
    Transfer(TransferRequest),
    /// The statistics of the games played.
    Statistics(StatisticsRequest),
    /// Saved games and other files.
    File(FileRequest),
    /// Dialogs of the platform.
    Dialog(DialogRequest),
}

/// A request about the question for a puzzle, and its answer.
#[derive(Clone, PartialEq, Debug)]
pub enum AskRequest {
    /// Start or restart what is visible: the green flag.
    GreenFlag,
    /// Ask for a new puzzle.
    Open,
    /// Replace the text in the ask bar.
    Write(String),
    /// Submit the text in the ask bar as the answer.
    Answer,
    /// Submit the text as the answer, and then carry out this request.
    AnswerFirst(Box<Request>),
    /// Return from the question to the board.
    Leave,
}

/// A request by cells or number keys.
#[derive(Clone, PartialEq, Debug)]
pub enum EntryRequest {
    /// Click a cell.
    ClickCell(Cell),
    /// Add this cell to the selection, or remove it.
    ToggleCell(Cell),
    /// Drag the mouse from the first cell over the second, which selects both.
    DragOver(Cell, Cell),
    /// Add the next cell in this direction to the selection.
    Extend(Travel),
    /// Strike this candidate, or remove the stroke; while colours are being entered, colour it.
    StrikeAt(Candidate),
    /// Leave the current cell, by a key or a click beside the cells.
    LeaveCell,
    /// Make another cell the current one.
    Move(Travel),
    /// Press a number key on the screen: a value, or `None` for a blank; while colours are being entered, the number of a colour.
    PressDigit(Option<Value>),
    /// Type a figure, 0 to 9. On boards with values above 9 it may follow another one: 1 enters 1 at once, and 2 after it makes
    /// it 12. Alone, 0 is a blank.
    Type(u8),
    /// Add or remove this note in the current cell; while colours are being entered, colour this candidate.
    NoteDigit(Value),
    /// Strike this candidate in the current cell, or remove the stroke.
    StrikeDigit(Value),
    /// Enter the picked digit into the current cell.
    EnterPicked,
    /// Let number keys enter this kind of mark; if they do so already, let them enter digits again.
    Write(Writing),
    /// Switch between choosing the digit before the cells and the cell before the digit.
    ToggleDigitFirst,
}

/// A move on the board that is not input by cells.
#[derive(Clone, PartialEq, Debug)]
pub enum BoardRequest {
    /// Note the allowed digits in every blank cell.
    FillNotes,
    /// Remove all notes.
    EraseNotes,
    /// Remove all colours.
    EraseColours,
    /// Enter all singles.
    FillSingles,
    /// Begin a try: the next digit is a guess.
    Try,
    /// Take back the newest try.
    Back,
    /// Keep the digits of the newest try.
    KeepTry,
    /// Count a hint that was given; sent by the hint.
    CountHint,
    /// Enter these digits and strike these candidates; sent by the hint.
    TakeHint(Vec<Candidate>, Vec<Candidate>),
    /// Clear all cells but the givens.
    Reset,
    /// Clear all cells.
    Clear,
    /// Put this puzzle on the board; sent by the module that has read or generated it.
    Load {
        /// The puzzle to play.
        puzzle: Board,
        /// The recipe, if a generator made the puzzle.
        origin: Option<Recipe>,
        /// The candidates to strike; if there are any, all others become notes.
        struck: Vec<(Cell, Value)>,
    },
    /// Continue this game; sent by the module that has read it.
    Join(Box<Session>),
    /// Fill in this solution; sent by the module that has found it.
    Fill(Board),
    /// Use this program of blocks; sent by the module that has changed it.
    Program(Arc<str>),
    /// Use this program in the exercise of that name; sent by the module that has changed it.
    Exercise(Arc<str>, Arc<str>),
    /// Record what has happened to the run on the workbench, which sends it.
    Run(RunChange),
}

impl BoardRequest {
    /// Creates a request to put this puzzle on the board, with the recipe that it was made from.
    pub fn load(puzzle: Board, origin: Option<Recipe>) -> BoardRequest {
        BoardRequest::Load { puzzle, origin, struck: Vec::new() }
    }
}

/// A request to undo or redo a change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HistoryRequest {
    /// Undo the last change of this subject; `None` for what is in front.
    Undo(Option<Subject>),
    /// Redo the change of this subject that was undone last; `None` for what is in front.
    Redo(Option<Subject>),
}

/// A request to stop or resume the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockRequest {
    /// Stop the clock and cover the board, or resume.
    Pause,
    /// Resume the clock if it is stopped.
    GoOn,
}

/// A request for help with the current board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HelpRequest {
    /// Show the next part of a hint, or in the end carry it out.
    Hint,
    /// Enter the current cell's digit.
    GiveDigit,
    /// Mark the digits that are wrong.
    MarkMistakes,
    /// Solve the board at once.
    Solve,
    /// Show the next solution of the puzzle.
    NextSolution,
    /// Compare the player's own search with the program's.
    Compare,
    /// Show the program's search no longer.
    EndComparison,
}

/// A request to change the speed of playbacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpeedRequest {
    /// Set this speed.
    Set(Speed),
    /// Go one notch slower.
    Slower,
    /// Go one notch faster.
    Faster,
}

/// A request for the solver on the stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolverRequest {
    /// Show this problem on the stage.
    ShowProblem(ProblemKind),
    /// Show the next problem on the stage.
    ShowNextProblem,
    /// Choose the engine.
    Choose(Engine),
    /// Choose the next engine.
    Next,
    /// Choose the unit of a step.
    SetUnit(Unit),
    /// Add or remove a stop at the current cell.
    StopAtCell,
    /// Predict that the run goes to the current cell next, and see whether it does.
    Predict,
    /// Stop when this number of digits is placed; `None` for no such stop.
    StopAtDepth(Option<usize>),
    /// Add or remove a stop at this block.
    StopAtBlock(BlockId),
    /// Remove all stops.
    ForgetStops,
    /// Go back to the previous stop.
    StopBefore,
    /// Go back to the previous solution.
    PreviousSolution,
    /// Run to the deduction with this number on the puzzle's solution path, counted from 0, and show how logic finds it.
    WatchDeduction(usize),
    /// Explain why nothing was left to try.
    Why,
    /// Show block by block whether the digit fits into the cell.
    ShowCheck(Cell, Value),
    /// Copy the solver's solution to the player's board.
    Keep,
    /// Handle a solution, or the end of the search; sent by the solver.
    Settle,
    /// Show how the blocks solve the puzzle from its givens, without changing the board.
    WatchBlocks,
    /// Show how the program searches from the board on which the player's own search began, without changing the board.
    WatchSearch,
}

/// A request about the rows of the binary program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EquationRequest {
    /// Highlight the house of this row, counted from 0, or none.
    Choose(Option<usize>),
    /// Choose the row this many rows further down; negative for up.
    Move(isize),
}

/// A request about the view of the program of blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlocksRequest {
    /// Show this script, counted from 0.
    ChooseScript(usize),
    /// Show the scripts of this sprite, by its index in the program.
    ChooseSprite(usize),
    /// Show the block that makes this call, counted from 0.
    ShowCall(usize),
    /// Stop following the block that runs, to look at other parts of the script.
    Leave,
    /// Keep the running block in view.
    Follow,
    /// Check whether the program solves puzzles of all kinds.
    Judge,
    /// Put the puzzle that failed this check on the stage, and play the program on it.
    WatchWrongPuzzle,
}

/// A request to edit the program of blocks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditorRequest {
    /// Give the keyboard to the program.
    Begin,
    /// Show this set of blocks in the palette, or none.
    ShowDrawer(Option<Drawer>),
    /// Keep the palette open beside the scripts, or not; depends on the room for it.
    PinDrawer(bool),
    /// Search the palette for this text.
    Search(String),
    /// Select a block, or one of its slots.
    Choose(BlockId, Option<usize>),
    /// Select the next item in this direction; while a block is being moved, the next place for it.
    Go(Direction),
    /// Pick up the selected block, type into the selected slot, or drop the block that is being moved.
    Act,
    /// Pick up this block, to be dropped by keys or a click.
    Take(HeldPiece),
    /// Pick up this block, to be dragged by the mouse.
    Drag(HeldPiece),
    /// Drop the block that is being moved there.
    Drop(DropPlace),
    /// Cancel the move of a block or the input of a text; if there is neither, leave the program.
    Leave,
    /// Delete the selected block.
    Delete,
    /// Duplicate the selected block with all blocks below it.
    Duplicate,
    /// Add a comment to the selected block.
    Comment,
    /// Open the text field for this purpose.
    Open(Naming),
    /// Replace the text in the field.
    Write(String),
    /// Set the shape of the custom block in the field.
    SetShape(Shape),
    /// Set whether the custom block in the field runs without screen refresh.
    SetWithoutRefresh(bool),
    /// Apply the text in the field.
    Commit,
    /// Change the program.
    Change(Edit),
    /// Replace the program by this text, in which it can be edited as a whole.
    Rewrite(String),
    /// Return to the shipped program.
    BackToOurs,
    /// Delete all scripts and variables, but keep the sprites and the lists.
    NewProgram,
    /// Enlarge the blocks if true, else shrink them.
    Zoom(bool),
}

/// A request about the training of techniques.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrainingRequest {
    /// Show all techniques.
    List,
    /// Show the kinds of boards to choose from, or hide them.
    ListBoards,
    /// Train on boards of this kind; `None` is the classic one.
    ChooseBoard(Option<BoardKind>),
    /// Explain the idea of a technique, with an example.
    Open(Technique),
    /// Explain the idea of the current technique.
    Idea,
    /// Practise the current technique.
    Practise,
    /// Click a cell, perhaps at one of its candidates.
    Click(Cell, Option<Value>),
    /// Make another cell the current one.
    Move(Travel),
    /// Mark this digit in the current cell, or remove the mark.
    Mark(Value),
    /// Mark the digit of the figures typed so far.
    Type(u8),
    /// Check the marks.
    Check,
    /// Hint at where to look.
    Hint,
    /// Show the solution.
    ShowMe,
    /// Continue with another position.
    Next,
}

/// A request for the program on the workbench, beside the player's sudoku.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WorkbenchRequest {
    /// Do something to the running program.
    Do(Act),
    /// Click a block: its script runs, or the owl says what it reports.
    Click(BlockId),
    /// Click the stage at a place where nothing reacts to clicks.
    ClickStage,
    /// Predict that the next event is on this square, counted row by row from 0, and see whether it is.
    Predict(usize),
}

/// A request about the race of the engines.
#[derive(Clone, PartialEq, Debug)]
pub enum RaceRequest {
    /// Choose the puzzle of the race; `None` for the player's board.
    ChoosePuzzle(Option<Board>),
    /// Add an engine to the race, or remove it.
    ToggleRacer(Engine),
    /// Choose the goal of the race.
    SetGoal(Goal),
    /// Choose the speed of the race; `None` for flat out.
    SetSpeed(Option<u32>),
    /// Let the engines finish that had not when the race stopped.
    Finish,
    /// Choose the measure of which the winner has the least.
    SetMeasure(Measure),
}

/// A request to change colours, sizes or settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LookRequest {
    /// Choose the palette.
    SetTheme(ThemeName),
    /// Choose the next palette.
    NextTheme,
    /// Choose the size of texts and controls.
    SetTextSize(TextSize),
    /// Choose the language by its tag; `None` for the system's.
    SetLanguage(Option<String>),
    /// Switch a setting on or off.
    Toggle(Switch),
    /// Choose how open calls are shown.
    ShowCalls(CallsShown),
    /// Choose the next way to show open calls.
    NextCalls,
}

/// A request to show pages, sheets or tabs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ViewRequest {
    /// Open a sheet, or close it if it is open.
    ToggleSheet(Sheet),
    /// Close the open sheet.
    CloseSheet,
    /// Bring a panel to the front.
    ShowTab(Tab),
    /// Show a part of a large board in larger cells, or the whole board again.
    CloseUp,
    /// Make the program beside the stage this wide, in points.
    SetProgramWidth(u16),
    /// Make the program beside the stage as wide as possible, or as wide as usual again.
    WidenProgram,
    /// Go to this page.
    ShowPage(Page),
}

/// A request for a new puzzle.
#[derive(Clone, PartialEq, Debug)]
pub enum MakingRequest {
    /// Open the sheet for choosing the kind of puzzle.
    ShowSheet,
    /// Make the next puzzles on boards of this kind; `None` is the classic one.
    ChooseBoard(Option<BoardKind>),
    /// Put an empty board of the chosen kind on the stage, to fill in the givens of an own puzzle.
    Empty,
    /// Choose the kind of puzzle to make, and make one.
    Choose(RecipeChoice),
    /// Put this text into the seed field.
    WriteSeed(String),
    /// Make a puzzle of the chosen kind, from the seed in the field.
    MakeChosen,
    /// Make a puzzle from this recipe.
    Make(Recipe),
    /// Cancel the puzzle that is being made.
    Stop,
    /// Open another puzzle of the same difficulty: the next one of its pack, or a new one.
    Another,
    /// Make a puzzle that is a level harder than the current one.
    Harder,
}

/// A request to import or export puzzles and other texts.
#[derive(Clone, PartialEq, Debug)]
pub enum TransferRequest {
    /// Type into the box with the serial text.
    EditText,
    /// Put this text into the box with the serial text.
    WriteText(String),
    /// Read the serial text as a new puzzle.
    LoadText,
    /// Read this text, in any notation, as a new puzzle.
    Paste(String),
    /// Open the sheet of all puzzles, or close it if it is open.
    ShowSheet,
    /// Show the puzzles of this pack on that sheet, counted from 0.
    ShowPack(usize),
    /// Choose this puzzle on that sheet.
    Choose(Board),
    /// Open a file with a puzzle or a saved game.
    OpenFile(PathBuf),
    /// Copy the board as text.
    Copy,
    /// Copy a link to the puzzle, and show it.
    Share,
    /// Copy the scripts of the program of blocks in the notation of the Scratch forums.
    CopyBlocks,
    /// Copy the table of the race as text.
    CopyTable,
    /// Copy the recipe of the puzzle on the board.
    CopySeed,
}

/// A request about the statistics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StatisticsRequest {
    /// Open the sheet with the statistics, or close it if it is open.
    ShowSheet,
    /// Save the statistics to a file, as a table.
    Save(PathBuf),
    /// Delete all statistics.
    Forget,
}

/// A request about saved games and files.
#[derive(Clone, PartialEq, Debug)]
pub enum FileRequest {
    /// Open the sheet of saved games and files, or close it if it is open.
    ShowSheet,
    /// Save the game, or another text, to a file.
    Save {
        /// The path of the file.
        path: PathBuf,
        /// True if an existing file may be replaced without asking.
        replace: bool,
        /// The text to save instead of the game.
        text: Option<Arc<str>>,
    },
    /// Save the game under a name.
    SaveGame(String),
    /// Open the saved game with this name.
    OpenGame(String),
    /// Delete the saved game with this name.
    DeleteGame(String),
}

/// A request to open one of the platform's dialogs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DialogRequest {
    /// Choose a file for this purpose.
    Browse(Purpose),
}
