//! Floor 7, requests: what a person, or a part of the game for a person, can ask for: one enum a domain, each carried out in full
//! by one room; and the table of the commands, with their keys and their words.

pub mod choices;
pub mod chord;
pub mod commands;
pub mod editing;
pub mod labels;
pub mod page;
pub mod scene;
pub mod situation;
pub mod travel;

pub use choices::{Purpose, Switch, TextSize, ThemeName, Writing};
pub use editing::{Drawer, Held, Naming, Way};
pub use page::{Page, Sheet, Tab};
pub use scene::Scene;
pub use travel::Travel;

use crate::blocks::edit::{DropPlace, Edit};
use crate::blocks::{BlockId, Shape};
use crate::classic::{Board, Cell, Digit};
use crate::engines::{Engine, Goal, Measure, ProblemKind};
use crate::generator::{Recipe, Wanted};
use crate::lessons::Answer;
use crate::run::Act;
use crate::run::{Control, Speed, Unit};
use crate::session::Session;
use crate::techniques::{Candidate, Technique};
use std::path::PathBuf;
use std::sync::Arc;

/// Makes [`Request`] of its domains, and each of them a request.
macro_rules! domains {
    ($($(#[$about:meta])* $name:ident($domain:ident)),* $(,)?) => {
        /// Whatever is asked for, by its domain.
        #[derive(Clone, PartialEq, Debug)]
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
    /// The question and its answer.
    Ask(AskRequest),
    /// Cells and number keys.
    Entry(EntryRequest),
    /// Moves on the board.
    Board(BoardRequest),
    /// The clock.
    Clock(ClockRequest),
    /// Help with the board as it stands.
    Help(HelpRequest),
    /// The film of the page that is seen: a run of the solver, the chessboard, the race.
    Film(Control),
    /// How fast films go.
    Speed(SpeedRequest),
    /// The solver on the stage.
    Solver(SolverRequest),
    /// The rows of the binary program.
    Equation(EquationRequest),
    /// The blocks of the program.
    Blocks(BlocksRequest),
    /// The editor of the program.
    Editor(EditorRequest),
    /// The lessons.
    Lesson(LessonRequest),
    /// The training.
    Training(TrainingRequest),
    /// What runs on the workbench beside the player's sudoku.
    Workbench(WorkbenchRequest),
    /// The race.
    Race(RaceRequest),
    /// Colours, sizes and switches.
    Look(LookRequest),
    /// Pages, sheets and tabs.
    View(ViewRequest),
    /// New puzzles.
    Making(MakingRequest),
    /// Puzzles that come and go as text.
    Transfer(TransferRequest),
    /// What was played.
    Statistics(StatisticsRequest),
    /// Saved games and files.
    File(FileRequest),
    /// The platform's own dialogs.
    Dialog(DialogRequest),
}

/// The question and its answer.
#[derive(Clone, PartialEq, Debug)]
pub enum AskRequest {
    /// The green flag: what is seen starts, or starts over.
    GreenFlag,
    /// Ask for a puzzle.
    Open,
    /// Put this text into the ask bar.
    Write(String),
    /// Take the text of the ask bar as the answer.
    Answer,
    /// Take the text as the answer, and then do this.
    AnswerFirst(Box<Request>),
    /// Leave the question for the board.
    Leave,
}

/// Cells and number keys.
#[derive(Clone, PartialEq, Debug)]
pub enum EntryRequest {
    /// A cell was clicked.
    ClickCell(Cell),
    /// This cell is chosen beside the others, or no more.
    ToggleCell(Cell),
    /// The mouse was dragged from the first cell over the second: both are chosen.
    DragOver(Cell, Cell),
    /// The next cell that way is chosen beside the others.
    Extend(Travel),
    /// Strike this candidate, or take the stroke away; while colours are written, colour it.
    StrikeAt(Candidate),
    /// The stage was clicked beside the cells, or the cell is left by a key.
    LeaveCell,
    /// Another cell becomes the current one.
    Move(Travel),
    /// A number key: a digit, or `None` for a blank; while colours are written, their number.
    PressDigit(Option<Digit>),
    /// Note this digit in the current cell, or take the note away; while colours are written, colour this candidate.
    NoteDigit(Digit),
    /// Strike this candidate in the current cell, or take the stroke away.
    StrikeDigit(Digit),
    /// Put the picked digit into the current cell.
    EnterPicked,
    /// Number keys write this from now on, or digits again if they do so already.
    Write(Writing),
    /// The digit comes first and then the cells from now on, or the other way round again.
    ToggleDigitFirst,
}

/// Moves on the board.
#[derive(Clone, PartialEq, Debug)]
pub enum BoardRequest {
    /// Note in every blank cell what is allowed in it.
    FillNotes,
    /// Take all notes away.
    EraseNotes,
    /// Take all colours away.
    EraseColours,
    /// Fill all singles.
    FillSingles,
    /// A hint was told; sent by the hint.
    CountHint,
    /// Put these digits into their cells, and strike these candidates; sent by the hint.
    TakeHint(Vec<Candidate>, Vec<Candidate>),
    /// Make all cells blank but the givens.
    Reset,
    /// Make all cells blank.
    Clear,
    /// Take the last move back.
    Undo,
    /// Make the move again that was taken back.
    Redo,
    /// Put this puzzle on the stage; sent by whoever has read it or made it.
    Load {
        /// The puzzle.
        puzzle: Board,
        /// The recipe that it was made from.
        origin: Option<Recipe>,
        /// The candidates that are struck; then all others become notes.
        struck: Vec<(Cell, Digit)>,
    },
    /// Go on with this game; sent by whoever has read it.
    Join(Box<Session>),
    /// Put this solution on the stage; sent by whoever has found it.
    Fill(Board),
    /// Go on with this program of blocks; sent by whoever has changed it.
    Program(Arc<str>),
}

impl BoardRequest {
    /// Puts this puzzle on the stage, and remembers what it was made from.
    pub fn load(puzzle: Board, origin: Option<Recipe>) -> BoardRequest {
        BoardRequest::Load { puzzle, origin, struck: Vec::new() }
    }
}

/// The clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockRequest {
    /// Stop the clock and cover the board, or go on.
    Pause,
    /// Let a clock that stands still go on.
    GoOn,
}

/// Help with the board as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HelpRequest {
    /// Tell the next part of a hint, or in the end do what it says.
    Hint,
    /// Give the current cell's digit.
    GiveDigit,
    /// Mark the digits that cannot stay.
    MarkMistakes,
    /// Solve the board at once.
    Solve,
    /// Show the next solution.
    NextSolution,
}

/// How fast films go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpeedRequest {
    /// As fast as this.
    Set(Speed),
    /// One notch slower.
    Slower,
    /// One notch faster.
    Faster,
}

/// The solver on the stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolverRequest {
    /// This stands on the stage.
    Stand(ProblemKind),
    /// The problem after this one stands on the stage.
    StandNext,
    /// Another engine solves.
    Choose(Engine),
    /// The engine after this one solves.
    Next,
    /// One step is to be this.
    SetUnit(Unit),
    /// Runs are to stop at the current cell, or no more.
    StopAtCell,
    /// The run will go to the current cell next: see whether it does.
    Predict,
    /// Runs are to stop when so many digits are placed; `None` for whatever depth.
    StopAtDepth(Option<usize>),
    /// Runs are to stop at this block, or no more.
    StopAtBlock(BlockId),
    /// Runs are to stop nowhere any more.
    ForgetStops,
    /// Back to the place before at which runs stop.
    StopBefore,
    /// Back to the solution before this moment.
    PreviousSolution,
    /// Watch logic find the deduction of that number, counted from 0, on the way to the solution of the puzzle.
    WatchDeduction(usize),
    /// Tell why nothing was left to try.
    Why,
    /// Show block by block whether the digit fits into the cell.
    ShowCheck(Cell, Digit),
    /// Put the solver's solution onto the player's board.
    Keep,
    /// The search has come to a solution, or to its end; sent by the solver.
    Settle,
    /// Watch the blocks solve the puzzle from its givens; the board stays as it is.
    WatchBlocks,
}

/// The rows of the binary program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EquationRequest {
    /// Light up the house of this row, counted from 0; or of none.
    Choose(Option<usize>),
    /// The row so many rows further down, or further up, is chosen.
    Move(isize),
}

/// The blocks of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlocksRequest {
    /// Show this script, counted from 0.
    ChooseScript(usize),
    /// Show the scripts of this sprite, by its place in the program.
    ChooseSprite(usize),
    /// Show where this call stands, counted from 0.
    ShowCall(usize),
    /// Leave the block that runs, for something else in the script.
    Leave,
    /// Keep the block that runs in sight.
    Follow,
    /// Check whether the program solves puzzles of all kinds.
    Judge,
    /// Put the puzzle that it got wrong then on the stage, and watch it.
    WatchWrongPuzzle,
}

/// The editor of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditorRequest {
    /// Give the program the keyboard.
    Begin,
    /// Show these blocks of the palette, or none.
    ShowDrawer(Option<Drawer>),
    /// There is room for the palette beside the scripts, where it stays open; or there is none.
    PinDrawer(bool),
    /// Look for this in the palette.
    Search(String),
    /// Choose a block, or one of its slots.
    Choose(BlockId, Option<usize>),
    /// Choose what is next to it; with a piece in the hand, the next place.
    Go(Way),
    /// Take what is chosen into the hand, type into it if it is a slot, or let go what is in the hand.
    Act,
    /// Take this into the hand; the keys or a click put it somewhere.
    Take(Held),
    /// Take this into the hand; the mouse drags it.
    Drag(Held),
    /// Put what is in the hand there.
    Drop(DropPlace),
    /// Leave what is in the hand where it was, or what is typed as it was, or else the program.
    Leave,
    /// Delete what is chosen.
    Delete,
    /// Copy the chosen block with all below it.
    Duplicate,
    /// Note something beside the chosen block.
    Comment,
    /// Type this.
    Open(Naming),
    /// This stands in the field now.
    Write(String),
    /// The custom block in the field is to have this shape.
    SetShape(Shape),
    /// The custom block in the field is to run without screen refresh, or not.
    SetWithoutRefresh(bool),
    /// Take what stands in the field.
    Commit,
    /// Change the program.
    Change(Edit),
    /// Go on with the program that ships.
    BackToOurs,
    /// All scripts and variables go; the sprites and the lists stay.
    NewProgram,
    /// Draw the blocks larger, or smaller.
    Zoom(bool),
}

/// The lessons. They are counted from 0, and so are their tasks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonRequest {
    /// Show all lessons.
    Path,
    /// Open a task of a lesson.
    Open(usize, usize),
    /// Open the lesson with this class code.
    OpenByCode(String),
    /// This is typed as the name of whoever learns; `None` forgets it.
    WriteLearner(Option<String>),
    /// Somebody with this name learns now.
    SetLearner(String),
    /// Save in a file what was done.
    SaveResults(PathBuf),
    /// Save the lessons in a file as pages to print, with the answers.
    SavePages(PathBuf),
    /// Open the task where one goes on.
    GoOn,
    /// Open the task after this one.
    Next,
    /// The task begins anew.
    Restart,
    /// This is typed as an answer.
    Write(String),
    /// The cell with that id was clicked.
    ClickCell(u32),
    /// The block was clicked.
    ClickBlock(BlockId),
    /// This is the answer.
    Answer(Answer),
    /// Check the run, or the changed program.
    Check,
    /// Run to the moment that the task asks for.
    RunTo,
    /// Give the next hint.
    Hint,
    /// Show how it is done.
    ShowMe,
    /// Go past the task.
    Skip,
    /// Begin the lesson anew.
    StartOver,
    /// Open the task before this one.
    Previous,
}

/// The training.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrainingRequest {
    /// Show all techniques.
    List,
    /// Show the idea of a technique, with an example.
    Open(Technique),
    /// Show the idea of the technique that is open.
    Idea,
    /// Practise the technique that is open.
    Practise,
    /// A cell was clicked, perhaps at one of its candidates.
    Click(Cell, Option<Digit>),
    /// Another cell becomes the current one.
    Move(Travel),
    /// Mark this digit in the current cell, or take the mark away.
    Mark(Digit),
    /// Check what is marked.
    Check,
    /// Tell where to look.
    Hint,
    /// Show what there is to find.
    ShowMe,
    /// Go on with another position.
    Next,
}

/// What runs on the workbench beside the player's sudoku.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WorkbenchRequest {
    /// Do something to the program that runs.
    Do(Act),
    /// A block was clicked: its script runs, or the owl tells what it gives.
    Click(BlockId),
    /// The stage was clicked where nothing on it hears a click.
    ClickStage,
    /// Something will happen on this square next, counted row by row from 0: see whether it does.
    Predict(usize),
}

/// The race.
#[derive(Clone, PartialEq, Debug)]
pub enum RaceRequest {
    /// The puzzle of the race; `None` for the player's board.
    ChoosePuzzle(Option<Board>),
    /// Add an engine to the race, or take it out.
    ToggleRacer(Engine),
    /// What the engines race for.
    SetGoal(Goal),
    /// How fast the engines race; `None` for flat out.
    SetSpeed(Option<u32>),
    /// Let those finish that had not when the race stopped.
    Finish,
    /// What the winner has the least of.
    SetMeasure(Measure),
}

/// Colours, sizes and switches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LookRequest {
    /// Other colours.
    SetTheme(ThemeName),
    /// The colours after these.
    NextTheme,
    /// Larger or smaller texts and controls.
    SetTextSize(TextSize),
    /// Another language is to be spoken, by its tag; `None` for the system's.
    SetLanguage(Option<String>),
    /// Turn a setting on or off.
    Toggle(Switch),
}

/// Pages, sheets and tabs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ViewRequest {
    /// Open a sheet, or close it if it is open.
    ToggleSheet(Sheet),
    /// Close the sheet.
    CloseSheet,
    /// Bring a panel to the front.
    ShowTab(Tab),
    /// Make the program beside the stage so many points wide.
    SetProgramWidth(u16),
    /// Make the program beside the stage as wide as it can be, or as usual again.
    WidenProgram,
    /// Go to a page.
    ShowPage(Page),
}

/// New puzzles.
#[derive(Clone, PartialEq, Debug)]
pub enum MakingRequest {
    /// Open the sheet on which the next one is chosen.
    ShowSheet,
    /// Make a new puzzle like that.
    Choose(Wanted),
    /// Put this text into the field of the seed.
    WriteSeed(String),
    /// Make a new puzzle of what was chosen last, with the seed in the field.
    MakeChosen,
    /// Make a new puzzle of this.
    Make(Recipe),
    /// Leave the puzzle that is being made.
    Stop,
    /// Another puzzle as hard as the one on the board: the next one of its pack, or a new one.
    Another,
    /// A new puzzle a level harder than the one on the board.
    Harder,
}

/// Puzzles that come and go as text.
#[derive(Clone, PartialEq, Debug)]
pub enum TransferRequest {
    /// Type in the box of the serial text.
    EditText,
    /// Put this text into the box of the serial text.
    WriteText(String),
    /// Take the serial text as a new puzzle.
    LoadText,
    /// Take this text, in any notation, as a new puzzle.
    Paste(String),
    /// Open the sheet of all puzzles, or close it if it is open.
    ShowSheet,
    /// Show the puzzles of this pack on it, counted from 0.
    ShowPack(usize),
    /// Take this puzzle of the chooser.
    Choose(Board),
    /// Open a file with a puzzle or a saved game.
    OpenFile(PathBuf),
    /// Copy the board as text.
    Copy,
    /// Copy a link to the puzzle, and show it.
    Share,
    /// Copy the scripts of the program of blocks, as Scratch forums write them.
    CopyBlocks,
    /// Copy the table of the race as text.
    CopyTable,
    /// Copy what the puzzle on the board was made from.
    CopySeed,
}

/// What was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StatisticsRequest {
    /// Open the sheet of what was played, or close it if it is open.
    ShowSheet,
    /// Save it in a file, as a table.
    Save(PathBuf),
    /// Forget all of it.
    Forget,
}

/// Saved games and files.
#[derive(Clone, PartialEq, Debug)]
pub enum FileRequest {
    /// Open the sheet of saved games and files, or close it if it is open.
    ShowSheet,
    /// Save the game, or something else, in a file.
    Save {
        /// Its path.
        path: PathBuf,
        /// Whether a file of that name may be replaced without a question.
        replace: bool,
        /// What else is to stand in it.
        text: Option<Arc<str>>,
    },
    /// Save the game under a name.
    SaveGame(String),
    /// Open the saved game of that name.
    OpenGame(String),
    /// Delete the saved game of that name.
    DeleteGame(String),
}

/// The platform's own dialogs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DialogRequest {
    /// Choose a file.
    Browse(Purpose),
}
