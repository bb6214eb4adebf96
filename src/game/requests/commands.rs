//! The table of all commands: keys, the situations in which they work, requests, and texts. It is the source of buttons,
//! tooltips, keyboard handling, the sheet of keys and the table in docs/keys.md.

use super::chord::{Chord, Key, Press, Sign, ctrl, key, lone, shift};
use super::situation::Situation;
use super::situation::Situation::*;
use crate::game::requests::{
    AskRequest, BlocksRequest, BoardRequest, ClockRequest, DialogRequest, Direction, Drawer, EditorRequest,
    EntryRequest, EquationRequest, FileRequest, HelpRequest, HistoryRequest, LessonRequest, LookRequest, MakingRequest,
    Page, Purpose, Request, Sheet, SolverRequest, SpeedRequest, StatisticsRequest, Switch, Tab, TextSize,
    TrainingRequest, TransferRequest, Travel, ViewRequest, WorkbenchRequest, Writing,
};
use crate::game::session::Subject;
use sudoku_board::Value;
use sudoku_run::{Act, Control, Jump};
use sudoku_words::{Words, words};

type Text = fn(&Words) -> String;

/// A section of the sheet of keys: its title, its commands, and the pages on which its keys work too, each with a
/// description.
type Section = (Text, &'static [Command], &'static [(Situation, Text)]);

/// Reads the table. A line consists of a name; its keys; the situations in which they work; the number on the key and the
/// request; the description for the sheet of keys, where neighbours with the same description share a row; and the text and
/// the tooltip of the button.
macro_rules! commands {
    ($($title:ident {
        $($name:ident [$($key:expr),*] $heard:expr, $number:pat => $request:expr, $does:ident $($word:ident $tooltip:ident)?;)*
    } $(+ $page:ident $there:ident)*)*) => {
        /// A command that has a key.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Command {
            $($(#[doc = stringify!($request)] $name,)*)*
        }

        const SECTIONS: &[Section] = &[$((Words::$title, &[$(Command::$name),*], &[$(($page, Words::$there)),*])),*];

        impl Command {
            fn chords(self) -> Vec<Chord> {
                match self { $($(Command::$name => vec![$($key),*],)*)* }
            }

            fn heard(self) -> &'static [Situation] {
                match self { $($(Command::$name => $heard,)*)* }
            }

            /// Returns the request for the key with that number.
            pub fn numbered(self, number: u8) -> Option<Request> {
                Some(match (self, number) { $($((Command::$name, $number) => $request.into(),)*)* })
            }

            fn words(self) -> &'static [Text] {
                match self { $($(Command::$name => &[Words::$does $(, Words::$word, Words::$tooltip)?],)*)* }
            }
        }
    };
}

const EVERYWHERE: &[Situation] = Situation::EVERYWHERE;
const RACE: Situation = On(Page::Race);
const LESSONS: Situation = On(Page::Lessons);
const TRAINING: Situation = On(Page::Training);
/// The situations in which blocks can be edited.
const EDITING: &[Situation] = &[Program, LESSONS];
const STAGE: &[Situation] = Situation::STAGE;
/// The situations in which undo works: the stage, and editing the program.
const UNDOING: &[Situation] = &[Asking, Playing, Solving, Running, Paused, Program, LESSONS];
const BOARD: &[Situation] = Situation::BOARD;
/// The situations with a board whose cells can be shown larger.
const LARGER: &[Situation] = &[Playing, Solving, Paused, TRAINING];
/// The situations in which the program is visible.
const PROGRAM: &[Situation] = &[Playing, Solving, Running, Paused, Program];
/// The situations in which there are panels beside the board.
const BESIDE_BOARD: &[Situation] = &[Asking, Playing, Solving, Running, Paused, Program];
const FILM: &[Situation] = &[Playing, Solving, Running, Paused, Program, LESSONS];
/// The situations in which a program runs.
const PROGRAM_RUNS: &[Situation] = &[Running, LESSONS];
/// For keys that the panels handle themselves.
const IN_PANELS: &[Situation] = &[];
const ARROWS: [Travel; 4] = [Travel::Up, Travel::Down, Travel::Left, Travel::Right];
const DIRECTIONS: [Direction; 4] = [Direction::Up, Direction::Down, Direction::Left, Direction::Right];

// The first command that matches a key press gets it. That is why number keys come before the characters that share a key
// with them on some keyboards; characters with Ctrl are the exception.
commands! {
    keys_board {
        Value [lone(1..=9)] BOARD, n => EntryRequest::Type(n), does_digit;
        Zero [lone(0..=0)] BOARD, _ => EntryRequest::Type(0), does_blank;
        Try [shift('T')] &[Playing], _ => BoardRequest::Try, does_try try_key try_key_tooltip;
        Back [ctrl('B')] &[Playing], _ => BoardRequest::Back, does_try back_key back_key_tooltip;
        KeepTry [ctrl('G')] &[Playing], _ => BoardRequest::KeepTry, does_try keep_try keep_try_tooltip;
        Compare [ctrl('D')] &[Playing], _ => HelpRequest::Compare, does_try compare compare_tooltip;
        Blank [key(Key::Backspace), key(Key::Delete)] BOARD, _ => EntryRequest::PressDigit(None), does_blank blank_key blank_key_tooltip;
        Arrow [lone(Sign::Arrows).held()] BOARD, n => EntryRequest::Move(*ARROWS.get(usize::from(n))?), does_arrow;
        Extend [shift(Sign::Arrows).held()] BOARD, n => EntryRequest::Extend(*ARROWS.get(usize::from(n))?), does_extend;
        RowStart [key(Key::Home).held()] &[Playing, Paused], _ => EntryRequest::Move(Travel::RowStart), does_row_ends;
        RowEnd [key(Key::End).held()] &[Playing, Paused], _ => EntryRequest::Move(Travel::RowEnd), does_row_ends;
        ColumnStart [key(Key::PageUp).held()] BOARD, _ => EntryRequest::Move(Travel::ColumnStart), does_column_ends;
        ColumnEnd [key(Key::PageDown).held()] BOARD, _ => EntryRequest::Move(Travel::ColumnEnd), does_column_ends;
        NextBlank [lone(Key::Tab).held()] BOARD, _ => EntryRequest::Move(Travel::NextBlank), does_blanks;
        PreviousBlank [shift(Key::Tab).held()] BOARD, _ => EntryRequest::Move(Travel::PreviousBlank), does_blanks;
        LeaveCell [key(Key::Escape)] &[Playing], _ => EntryRequest::LeaveCell, does_escape;
        LeaveQuestion [key(Key::Escape)] &[Asking, Answering], _ => AskRequest::Leave, does_escape;
        LeaveSolver [key(Key::Escape)] &[Solving, Running], _ => Control::Stop, does_escape;
        LeavePage [key(Key::Escape)] &[RACE, TRAINING], _ => ViewRequest::ShowPage(Page::Stage), does_escape;
        CloseSheet [key(Key::Escape)] &[Situation::Sheet, Form], _ => ViewRequest::CloseSheet, does_escape close close_tooltip;
        Undo [ctrl('Z')] UNDOING, _ => HistoryRequest::Undo(None), does_undo undo undo_tooltip;
        Redo [ctrl('Y').or_shift(), ctrl('Z').and_shift()] UNDOING, _ => HistoryRequest::Redo(None), does_undo redo redo_tooltip;
    }
    keys_notes {
        Notes [lone('N')] BOARD, _ => EntryRequest::Write(Writing::Notes), does_notes notes_key notes_key_tooltip;
        Corners [shift('M')] BOARD, _ => EntryRequest::Write(Writing::Corners), does_corners corners_key corners_key_tooltip;
        Colours [shift('C')] BOARD, _ => EntryRequest::Write(Writing::Colours), does_colours colours_key colours_key_tooltip;
        Givens [shift('D')] BOARD, _ => EntryRequest::Write(Writing::Givens), does_givens givens_key givens_key_tooltip;
        NoteDigit [shift(1..=9)] BOARD, n => EntryRequest::NoteDigit(Value::digit(n)?), does_note;
        Strike [ctrl(1..=9).and_shift()] BOARD, n => EntryRequest::StrikeDigit(Value::digit(n)?), does_strike;
        FillNotes [lone('F')] BOARD, _ => BoardRequest::FillNotes, does_all_notes fill_notes fill_notes_tooltip;
        EraseNotes [lone('E')] BOARD, _ => BoardRequest::EraseNotes, does_all_notes erase_notes erase_notes_tooltip;
        EraseColours [shift('E')] BOARD, _ => BoardRequest::EraseColours, does_erase_colours erase_colours erase_colours_tooltip;
        Pick [lone('D')] BOARD, _ => EntryRequest::ToggleDigitFirst, does_pick pick_key pick_key_tooltip;
        EnterPicked [key(Key::Enter)] &[Playing], _ => EntryRequest::EnterPicked, does_enter_picked;
    }
    keys_help {
        Hint [lone('H')] BOARD, _ => HelpRequest::Hint, does_hint hint hint_tooltip;
        GiveDigit [shift('H')] BOARD, _ => HelpRequest::GiveDigit, does_give_digit give_digit give_digit_tooltip;
        FillSingles [lone('A')] BOARD, _ => BoardRequest::FillSingles, does_fill_singles fill_singles fill_singles_tooltip;
        Mistakes [lone('M')] BOARD, _ => HelpRequest::MarkMistakes, does_mistakes mistakes mistakes_tooltip;
        Reset [key('R')] BOARD, _ => BoardRequest::Reset, does_reset reset reset_tooltip;
        Clear [lone('C')] BOARD, _ => BoardRequest::Clear, does_reset clear clear_tooltip;
        Solve [lone('S')] BOARD, _ => HelpRequest::Solve, does_solve solve solve_tooltip;
        Next [shift('S')] BOARD, _ => HelpRequest::NextSolution, does_solve next next_tooltip;
    }
    keys_pages {
        Sudoku [key(Key::F2)] EVERYWHERE, _ => ViewRequest::ShowPage(Page::Stage), does_pages page_stage page_stage_tooltip;
        Lessons [key(Key::F4)] EVERYWHERE, _ => ViewRequest::ShowPage(Page::Lessons), does_pages page_lessons page_lessons_tooltip;
        Race [key(Key::F3)] EVERYWHERE, _ => ViewRequest::ShowPage(Page::Race), does_pages page_race page_race_tooltip;
        Training [key(Key::F7)] EVERYWHERE, _ => ViewRequest::ShowPage(Page::Training), does_pages page_training page_training_tooltip;
        Blocks [shift('B')] BESIDE_BOARD, _ => ViewRequest::ShowTab(Tab::Blocks), does_tabs;
        Variables [shift('V')] BESIDE_BOARD, _ => ViewRequest::ShowTab(Tab::Variables), does_tabs;
        WidenProgram [shift('W')] BESIDE_BOARD, _ => ViewRequest::WidenProgram, does_widen_program widen_program widen_program_tooltip;
        CloseUp [key(Key::F8)] LARGER, _ => ViewRequest::CloseUp, does_close_up close_up close_up_tooltip;
        FollowBlocks [shift('F')] &[Playing, Solving, Running, Paused], _ => BlocksRequest::Follow, does_follow_blocks follow_blocks follow_blocks_tooltip;
        NextCalls [shift('Q')] FILM, _ => LookRequest::NextCalls, does_next_calls;
        CopyTable [ctrl('C')] &[RACE], _ => TransferRequest::CopyTable, does_copy_table race_copy_table race_copy_table_tooltip;
    } + RACE does_on_race
    keys_editor {
        Edit [key(Key::F6)] EVERYWHERE, _ => EditorRequest::Begin, does_edit edit edit_tooltip;
        EditArrow [key(Sign::Arrows).held()] EDITING, n => EditorRequest::Go(*DIRECTIONS.get(usize::from(n))?), does_edit_arrows;
        EditAct [key(Key::Enter)] EDITING, _ => EditorRequest::Act, does_edit_act edit_move edit_move_tooltip;
        EditDelete [key(Key::Delete), key(Key::Backspace)] EDITING, _ => EditorRequest::Delete, does_edit_delete edit_delete edit_delete_tooltip;
        EditDuplicate [ctrl('D')] EDITING, _ => EditorRequest::Duplicate, does_edit_duplicate edit_duplicate edit_duplicate_tooltip;
        EditComment [lone('N')] EDITING, _ => EditorRequest::Comment, does_edit_comment edit_comment edit_comment_tooltip;
        EditFind [key('F')] EDITING, _ => EditorRequest::ShowDrawer(Some(Drawer::Found)), does_edit_find;
        EditLarger [lone('Z')] EDITING, _ => EditorRequest::Zoom(true), does_edit_zoom;
        EditSmaller [shift('Z')] EDITING, _ => EditorRequest::Zoom(false), does_edit_zoom;
        InScratch [key(Key::F9)] FILM, _ => ViewRequest::ToggleSheet(Sheet::Scratch), does_in_scratch in_scratch in_scratch_tooltip;
        Judge [shift('K')] PROGRAM, _ => BlocksRequest::Judge, does_judge judge judge_tooltip;
        BackToOurs [shift('O')] &[Program], _ => EditorRequest::BackToOurs, does_edit_ours edit_ours edit_ours_tooltip;
        NewProgram [shift('R')] &[Program], _ => EditorRequest::NewProgram, does_edit_new edit_new edit_new_tooltip;
        LeaveEditor [key(Key::Escape)] EDITING, _ => EditorRequest::Leave, does_edit_leave;
    }
    keys_lessons {
        LessonRestart [key('R')] &[LESSONS], _ => LessonRequest::Restart, does_lesson_restart lesson_restart lesson_restart_tooltip;
        LessonFlag [lone('G')] PROGRAM_RUNS, _ => WorkbenchRequest::Do(Act::Flag), does_lesson_flag lesson_flag lesson_flag_tooltip;
        LessonKey [lone(0..=9)] PROGRAM_RUNS, n => WorkbenchRequest::Do(Act::Key(n.to_string())), does_lesson_key;
        LessonCheck [key('C')] &[LESSONS], _ => LessonRequest::Check, does_lesson_check lesson_check lesson_check_tooltip;
        LessonMoment [key('M')] &[LESSONS], _ => LessonRequest::RunTo, does_lesson_moment;
        LessonWatch [key('T')] &[LESSONS], _ => LessonRequest::Watch, does_lesson_watch lesson_watch lesson_watch_tooltip;
        LessonHint [key('H')] &[LESSONS], _ => LessonRequest::Hint, does_lesson_hint lesson_hint lesson_hint_tooltip;
        LessonShow [key('S')] &[LESSONS], _ => LessonRequest::ShowMe, does_lesson_hint lesson_show lesson_show_tooltip;
        LessonNext [key(Key::PageDown)] &[LESSONS], _ => LessonRequest::Next, does_lesson_next lesson_next lesson_next_tooltip;
        LessonPrevious [key(Key::PageUp)] &[LESSONS], _ => LessonRequest::Previous, does_lesson_next lesson_previous lesson_previous_tooltip;
        LessonPath [key('P')] &[LESSONS], _ => LessonRequest::Path, does_lesson_path lesson_path lesson_path_tooltip;
    }
    keys_training {
        TrainingMark [lone(0..=9), ctrl(1..=9).and_shift()] &[TRAINING], n => TrainingRequest::Type(n), does_training_mark;
        TrainingArrow [key(Sign::Arrows).held()] &[TRAINING], n => TrainingRequest::Move(*ARROWS.get(usize::from(n))?), does_training_arrow;
        TrainingCheck [key('C'), key(Key::Enter)] &[TRAINING], _ => TrainingRequest::Check, does_training_check training_check training_check_tooltip;
        TrainingHint [key('H')] &[TRAINING], _ => TrainingRequest::Hint, does_training_hint training_hint training_hint_tooltip;
        TrainingShow [key('S')] &[TRAINING], _ => TrainingRequest::ShowMe, does_training_hint training_show training_show_tooltip;
        TrainingNext [lone('N'), key(Key::PageDown)] &[TRAINING], _ => TrainingRequest::Next, does_training_next training_next training_next_tooltip;
        TrainingPractise [key('T')] &[TRAINING], _ => TrainingRequest::Practise, does_training_practise training_practise training_practise_tooltip;
        TrainingIdea [key('I')] &[TRAINING], _ => TrainingRequest::Idea, does_training_practise training_idea training_idea_tooltip;
        TrainingList [key('P')] &[TRAINING], _ => TrainingRequest::List, does_training_list training_list training_list_tooltip;
        TrainingBoards [key('B')] &[TRAINING], _ => TrainingRequest::ListBoards, does_training_boards training_boards training_boards_tooltip;
        TrainingPlay [key('W')] &[TRAINING], _ => Control::PlayOrPause, does_training_play training_play training_play_tooltip;
        TrainingBack [key(',').held()] &[TRAINING], _ => Control::StepBack, does_training_step training_back training_back_tooltip;
        TrainingStep [key('.').held()] &[TRAINING], _ => Control::Step, does_training_step training_step training_step_tooltip;
    }
    keys_solver {
        Watch [lone('W')] &[Playing, Solving, Running, Paused, Program, RACE, LESSONS], _ => Control::PlayOrPause, does_watch;
        Step [key('.').held()] FILM, _ => Control::Step, does_step single_step single_step_tooltip;
        StepBack [key(',').held()] FILM, _ => Control::StepBack, does_step step_back step_back_tooltip;
        Beginning [key(Key::Home)] &[Solving, Running], _ => Control::Seek(0), does_seek;
        End [key(Key::End)] &[Solving, Running], _ => Control::Seek(u64::MAX), does_seek;
        TakeBack [lone('B')] FILM, _ => Control::Jump(Jump::TakeBack), does_jump;
        InCell [key('I')] FILM, _ => Control::Jump(Jump::Placement), does_jump;
        Solution [lone('J')] FILM, _ => Control::Jump(Jump::Solution), does_jump;
        VeryEnd [key('U')] FILM, _ => Control::Jump(Jump::End), does_jump_far;
        PreviousSolution [shift('J')] BOARD, _ => SolverRequest::PreviousSolution, does_jump_far;
        Faster [key('+').held()] FILM, _ => SpeedRequest::Faster, does_speed;
        Slower [key('-').held()] FILM, _ => SpeedRequest::Slower, does_speed;
        Over [lone('Q')] &[Playing, Solving, Running, Paused], _ => Control::Jump(Jump::Over), does_over step_over step_over_tooltip;
        Out [key('Z')] &[Playing, Solving, Running, Paused], _ => Control::Jump(Jump::Out), does_over step_out step_out_tooltip;
        PredictCell [key(Key::Enter)] &[Solving], _ => SolverRequest::Predict, does_predict;
        StopAtCell [lone('O')] BOARD, _ => SolverRequest::StopAtCell, does_stop_at stop_at_cell stop_at_cell_tooltip;
        StopBefore [shift('O')] BOARD, _ => SolverRequest::StopBefore, does_stop_at stop_before stop_before_tooltip;
        NextProblem [shift('A')] BESIDE_BOARD, _ => SolverRequest::ShowNextProblem, does_next_problem;
        NextEngine [lone('V')] &[Playing, Solving, Running, Paused], _ => SolverRequest::Next, does_next_engine;
        Keep [lone('K')] BOARD, _ => SolverRequest::Keep, does_keep;
        Why [key('Y')] BOARD, _ => SolverRequest::Why, does_why;
        EquationBefore [key('[').held()] BOARD, _ => EquationRequest::Move(-1), does_equation;
        NextEquation [key(']').held()] BOARD, _ => EquationRequest::Move(1), does_equation;
        Tree [shift('T')] &[Solving], _ => ViewRequest::ToggleSheet(Sheet::Tree), does_tree tree_large tree_large_tooltip;
        Stop [key('X')] &[Playing, Solving, Running, Paused, Program, RACE, LESSONS], _ => Control::Stop, does_stop;
    }
    keys_game {
        GreenFlag [lone('G')] &[Playing, Solving, Paused, RACE], _ => AskRequest::GreenFlag, does_green_flag green_flag green_flag_tooltip;
        OwnPuzzle [shift('G')] &[Playing, Solving, Running, Paused], _ => AskRequest::Open, does_own_puzzle own_puzzle own_puzzle_tooltip;
        Pause [lone('P')] BOARD, _ => ClockRequest::Pause, does_pause;
        GoOn [key(Key::Enter), key(Key::Escape)] &[Paused], _ => ClockRequest::GoOn, does_pause;
        Copy [ctrl('C')] STAGE, _ => TransferRequest::Copy, does_copy copy copy_tooltip;
        Paste [ctrl('V')] IN_PANELS, _ => TransferRequest::Paste(String::new()), does_copy;
        SaveForScratch [ctrl('E')] UNDOING, _ => DialogRequest::Browse(Purpose::SaveForScratch), does_to_scratch save_for_scratch save_for_scratch_tooltip;
        CopyBlocks [ctrl('C').and_shift()] UNDOING, _ => TransferRequest::CopyBlocks, does_to_scratch copy_blocks copy_blocks_tooltip;
        EditText [lone('T')] BOARD, _ => TransferRequest::EditText, does_text;
        Load [lone('L')] BOARD, _ => TransferRequest::LoadText, does_text load load_tooltip;
        Share [shift('L')] BOARD, _ => TransferRequest::Share, does_share share share_tooltip;
        LoadTyped [ctrl(Key::Enter)] IN_PANELS, _ => TransferRequest::LoadText, does_load_typed;
        New [ctrl('N'), shift('N')] EVERYWHERE, _ => MakingRequest::ShowSheet, does_new new_puzzle new_puzzle_tooltip;
        Puzzles [ctrl('P')] EVERYWHERE, _ => TransferRequest::ShowSheet, does_puzzles puzzles puzzles_tooltip;
        Statistics [ctrl('I')] EVERYWHERE, _ => StatisticsRequest::ShowSheet, does_statistics statistics statistics_tooltip;
        Games [ctrl('O'), ctrl('S')] EVERYWHERE, _ => FileRequest::ShowSheet, does_games games games_tooltip;
        Log [ctrl('L')] EVERYWHERE, _ => ViewRequest::ToggleSheet(Sheet::Log), does_log log log_tooltip;
        Settings [ctrl(',')] EVERYWHERE, _ => ViewRequest::ToggleSheet(Sheet::Settings), does_settings settings settings_tooltip;
        Path [shift('P')] BOARD, _ => ViewRequest::ToggleSheet(Sheet::Path), does_path path path_tooltip;
        NextTheme [ctrl('T')] EVERYWHERE, _ => LookRequest::NextTheme, does_next_theme;
        Larger [ctrl('+')] EVERYWHERE, _ => LookRequest::SetTextSize(TextSize::Large), does_text_size;
        Normal [ctrl('-')] EVERYWHERE, _ => LookRequest::SetTextSize(TextSize::Normal), does_text_size;
        Toggle [ctrl(0..=9).without_shift()] EVERYWHERE, n => LookRequest::Toggle(*Switch::ALL.get((usize::from(n) + 9) % 10)?), does_switch;
        Keys [key('?'), key(Key::F1)] EVERYWHERE, _ => ViewRequest::ToggleSheet(Sheet::Keys), does_keys keys keys_tooltip;
    }
}

impl Command {
    /// Returns all commands, in the order in which they are matched against a key press.
    pub fn all() -> impl Iterator<Item = Command> {
        SECTIONS.iter().flat_map(|(_, commands, _)| commands.iter().copied())
    }

    /// Returns the command that leads to the page from everywhere.
    pub fn to(page: Page) -> Option<Command> {
        let leads = |command: &Command| command.request() == Some(ViewRequest::ShowPage(page).into());
        Command::all().find(|command| command.heard() == EVERYWHERE && leads(command))
    }

    /// Returns true if the panels of the window handle its keys.
    pub fn is_in_panels(self) -> bool {
        self.heard().is_empty()
    }

    /// Returns the request of the command's button.
    pub fn request(self) -> Option<Request> {
        self.numbered(0)
    }

    /// Returns the request of the command's button on a panel about this subject.
    pub fn request_on(self, subject: Option<Subject>) -> Option<Request> {
        Some(match self.request()? {
            Request::History(HistoryRequest::Undo(_)) => HistoryRequest::Undo(subject).into(),
            Request::History(HistoryRequest::Redo(_)) => HistoryRequest::Redo(subject).into(),
            request => request,
        })
    }

    /// Returns the names of its keys. In a group of number keys, `number` chooses one; 0 means all of them.
    fn names(self, number: u8) -> impl Iterator<Item = String> {
        self.chords().into_iter().map(move |chord| chord.name(number))
    }

    /// Returns the name of its first key.
    pub fn first_key(self) -> String {
        self.names(0).next().unwrap_or_default()
    }

    /// Returns its keys as a text, such as “Ctrl+Y or Ctrl+Shift+Z”.
    pub fn keys(self) -> String {
        sudoku_words::either(self.names(0))
    }

    /// Returns the description of its keys for the sheet of keys.
    fn does(self) -> String {
        self.words()[0](words())
    }

    /// Returns the text on its button.
    pub fn word(self) -> String {
        self.words().get(1).map(|word| word(words())).unwrap_or_default()
    }

    /// Returns the tooltip of its button, including its keys.
    pub fn tooltip(self) -> String {
        with_keys(self.words().get(2).map(|tooltip| tooltip(words())).unwrap_or_default(), &[self])
    }
}

/// Adds the keys of these commands to a tooltip.
pub fn with_keys(tooltip: impl AsRef<str>, commands: &[Command]) -> String {
    words().with_keys(tooltip, sudoku_words::either(commands.iter().flat_map(|command| command.names(0))))
}

/// Adds to a tooltip the keys for a request, if there are any.
pub fn with_keys_of(tooltip: String, request: &Request) -> String {
    let numbered = Command::all().flat_map(|command| (0..=9).map(move |number| (command, number)));
    match numbered.into_iter().find(|(command, number)| command.numbered(*number).as_ref() == Some(request)) {
        Some((command, number)) => words().with_keys(tooltip, sudoku_words::either(command.names(number))),
        None => tooltip,
    }
}

/// Returns the commands that handle a key press in this situation: their requests, and whether they repeat while the key is
/// held down.
pub fn hearing(press: Press, situation: Situation) -> impl Iterator<Item = (Option<Request>, bool)> {
    Command::all().filter(move |command| command.heard().contains(&situation)).flat_map(move |command| {
        let chords = command.chords().into_iter().filter(|chord| !(chord.may_be_typed() && situation.takes_text()));
        let heard = |chord: Chord| Some((command.numbered(chord.pressed(&press)?), chord.repeats));
        chords.filter_map(heard).collect::<Vec<_>>()
    })
}

/// A row of the sheet of keys: one or more keys with the same effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeysRow {
    /// The names of the keys, one by one.
    pub chords: Vec<String>,
    /// The keys as one text.
    pub keys: String,
    /// A description of what the keys do.
    pub does: String,
}

/// Returns the sheet of keys: the sections, each with its title and rows.
pub fn sheet() -> Vec<(String, Vec<KeysRow>)> {
    let mut sheet = sheet_of(|_| true);
    for ((_, rows), (.., pages)) in sheet.iter_mut().zip(SECTIONS) {
        rows.extend(pages.iter().map(|(page, does)| keys_as_on_stage(*page, does(words()))));
    }
    let notes = [(words().key_tab_then(), words().does_tab_then()), (words().key_cmd(), words().does_cmd())];
    let notes = notes.map(|(keys, does)| KeysRow { chords: vec![keys.clone()], keys, does });
    sheet.last_mut().into_iter().for_each(|(_, rows)| rows.extend(notes.clone()));
    sheet
}

/// Returns the sheet of keys for a selection of commands.
pub fn sheet_of(is_meant: impl Fn(Command) -> bool) -> Vec<(String, Vec<KeysRow>)> {
    let row = |row: &[Command]| KeysRow { chords: chords(row), keys: label(row), does: row[0].does() };
    let section = |(title, commands, _): &Section| {
        let meant: Vec<Command> = commands.iter().copied().filter(|&command| is_meant(command)).collect();
        let rows = meant.chunk_by(|one, next| one.does() == next.does()).map(row);
        (title(words()), rows.collect())
    };
    SECTIONS.iter().map(section).collect()
}

/// Returns the names of the keys in a row, without repetitions.
fn chords(row: &[Command]) -> Vec<String> {
    let mut chords: Vec<String> = row.iter().flat_map(|command| command.names(0)).collect();
    chords.dedup();
    chords
}

/// Returns the keys of a row as one text.
fn label(row: &[Command]) -> String {
    let mut keys: Vec<String> = row.iter().map(|command| command.keys()).collect();
    keys.dedup();
    let is_sign = |key: &String| key.chars().count() == 1 && !key.contains(char::is_alphanumeric);
    if keys.iter().all(is_sign) { sudoku_words::all_of(keys) } else { keys.join(", ") }
}

/// Returns the row of the keys that work on that page as they do on the stage.
fn keys_as_on_stage(page: Situation, does: String) -> KeysRow {
    let there = |command: &Command| [page, Solving].iter().all(|place| command.heard().contains(place));
    let there: Vec<_> = Command::all().filter(|command| there(command) && command.heard() != EVERYWHERE).collect();
    let keys = there.iter().map(|command| command.keys()).collect::<Vec<_>>().join(" ");
    KeysRow { chords: chords(&there), keys, does }
}
