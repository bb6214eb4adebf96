//! The game in a real pseudo-terminal, controlled by keys and mouse; a terminal emulator reads the screen.

mod endings;
mod game;
mod screens;

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};
use vt100::Parser;

/// A puzzle whose first blank cell is a 5 in the solution.
const PUZZLE: &str = "460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075,";

/// The longest time to wait for anything, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A game that runs in a pseudo-terminal.
struct Played {
    screen: Arc<Mutex<Parser>>,
    /// All output of the game.
    bytes: Arc<Mutex<Vec<u8>>>,
    keyboard: Box<dyn Write + Send>,
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    _home: Option<tempfile::TempDir>,
}

impl Played {
    fn new(columns: u16, rows: u16, environment: &[(&str, &str)]) -> Played {
        let home = tempfile::tempdir().expect("a folder");
        let mut played = Played::at(home.path(), columns, rows, environment);
        played._home = Some(home);
        played
    }

    fn at(home: &Path, columns: u16, rows: u16, environment: &[(&str, &str)]) -> Played {
        let mut played = Played::begun(home, columns, rows, environment, &[]);
        played.comes_to("board", |played| played.text().contains('┏') || played.text().contains("+---"));
        played
    }

    /// Starts the program with these arguments, too.
    fn begun(home: &Path, columns: u16, rows: u16, environment: &[(&str, &str)], arguments: &[&str]) -> Played {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_sudoku-assistant"));
        command.arg("--terminal");
        command.args(arguments);
        command.cwd(home);
        command.env_clear();
        let own = [("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("LANG", "en_US.UTF-8")];
        own.iter().chain(environment).for_each(|(name, value)| command.env(name, value));
        for (name, folder) in [("HOME", ""), ("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config")] {
            command.env(name, home.join(folder));
        }
        let child = pair.slave.spawn_command(command).expect("the game");
        let mut reader = pair.master.try_clone_reader().expect("its output");
        let screen = Arc::new(Mutex::new(Parser::new(rows, columns, 0)));
        let bytes = Arc::new(Mutex::new(Vec::new()));
        let (shown, kept) = (Arc::clone(&screen), Arc::clone(&bytes));
        thread::spawn(move || {
            let mut part = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut part) {
                shown.lock().expect("the screen").process(&part[..count]);
                kept.lock().expect("the bytes").extend_from_slice(&part[..count]);
            }
        });
        let keyboard = pair.master.take_writer().expect("its input");
        Played { screen, bytes, keyboard, master: pair.master, child, _home: None }
    }

    fn text(&self) -> String {
        self.screen.lock().expect("the screen").screen().contents()
    }

    /// Returns the character at that position, counted from 0.
    fn sign(&self, row: u16, column: u16) -> String {
        let parser = self.screen.lock().expect("the screen");
        parser.screen().cell(row, column).map(|cell| cell.contents().to_owned()).unwrap_or_default()
    }

    /// Returns the digits of the board's first row.
    fn first_row(&self) -> Vec<String> {
        (0..9).map(|column| self.sign(2, cell(0, column).0 as u16 - 1)).collect()
    }

    fn signal(&self, name: &str) {
        let kill = format!("kill -{name} {}", self.child.process_id().expect("it runs"));
        assert!(std::process::Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
    }

    /// Waits until the screen shows the text.
    fn sees(&mut self, text: &str) -> &mut Played {
        self.comes_to(text, |played| played.text().contains(text))
    }

    fn comes_to(&mut self, what: &str, is_so: impl Fn(&Played) -> bool) -> &mut Played {
        let start = Instant::now();
        while !is_so(self) {
            assert!(start.elapsed() < PATIENCE, "no {what} in\n{}", self.text());
            sleep(Duration::from_millis(10));
        }
        self
    }

    fn types(&mut self, keys: &str) -> &mut Played {
        self.keyboard.write_all(keys.as_bytes()).and_then(|()| self.keyboard.flush()).expect("the game listens");
        self
    }

    /// Opens the lesson with this class code by the arrow keys.
    fn opens_lesson(&mut self, code: &str) -> &mut Played {
        let lessons = sudoku_run::lessons::course().expect("the lessons ship");
        let place = lessons.iter().position(|lesson| lesson.name == code).expect("it ships");
        let title = sudoku_run::lessons::words("en").title(&lessons[place]);
        // The button at the top of the list comes first.
        let down = "\x1b[B".repeat(place + 1);
        self.types("\x1bOS").sees(&title).types("\x1b[H").types(&down).types("\r")
    }

    /// Pastes a text.
    fn pastes(&mut self, text: &str) -> &mut Played {
        self.types(&format!("\x1b[200~{text}\x1b[201~"))
    }

    /// Returns the column and the row of the text on the screen, counted from 1.
    fn place(&self, text: &str) -> (usize, usize) {
        let all = self.text();
        let row = all.lines().position(|line| line.contains(text)).expect("it is on the screen");
        let line = all.lines().nth(row).expect("it is there");
        let before = &line[..line.find(text).expect("it is in it")];
        (before.chars().count() + 1, row + 1)
    }

    fn clicks(&mut self, column: usize, row: usize) -> &mut Played {
        self.types(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"))
    }

    fn ends(&mut self) -> portable_pty::ExitStatus {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("it is known") {
                return status;
            }
            assert!(start.elapsed() < PATIENCE, "it goes on: {}", self.text());
            sleep(Duration::from_millis(10));
        }
    }

    /// Waits until the terminal is restored: its normal screen, a visible cursor and no mouse reports.
    fn is_given_back(&mut self) {
        self.comes_to("terminal of the shell", |played| {
            let parser = played.screen.lock().expect("the screen");
            let screen = parser.screen();
            let mouse = screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None;
            !screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste() && mouse
        });
    }
}

impl Drop for Played {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

/// Returns the left end and the top of a cell in a terminal of 80 by 24 characters, counted from 1.
fn cell(row: usize, column: usize) -> (usize, usize) {
    (2 + 5 * column + column / 3 + 2, 3 + 2 * row + row / 3)
}

#[test]
fn a_puzzle_is_pasted_and_a_digit_typed_refused_and_taken_back() {
    let mut played = Played::new(80, 24, &[]);
    played.pastes(PUZZLE).sees("56 blanks");
    let (x, y) = cell(0, 2);
    played.clicks(x, y).sees("[·]");
    played.types("4").sees("!4!").sees("r1c1");
    played.types("5").sees("[5]");
    played.types("\x15").sees("[·]");
    played.types("\x19").sees("[5]");
}

#[test]
fn notes_are_written_and_seen_without_colours() {
    let mut played = Played::new(80, 24, &[("NO_COLOR", "1")]);
    played.pastes(PUZZLE).sees("56 blanks");
    let (x, y) = cell(0, 2);
    played.clicks(x, y).sees("[·]").types("n37");
    played.comes_to("notes", |played| played.sign(2, 13) == "3" && played.sign(3, 13) == "7");
    let bytes = played.bytes.lock().expect("the bytes").clone();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    assert!(!text.contains("\x1b[38;") && !text.contains("\x1b[48;"), "no colours are set");
}

#[test]
fn a_hint_comes_in_stages_and_is_done_by_a_click() {
    let mut played = Played::new(80, 24, &[]);
    played.pastes(PUZZLE).sees("56 blanks");
    played.types("h").sees("[ Tell me more ]");
    let (x, y) = played.place("[ Tell me more ]");
    played.clicks(x + 2, y).sees("[ Tell me more ]");
    played.types("h").sees("[ Do it ]").types("h");
    played.comes_to("digit that the hint has found", |played| !played.text().contains("[ Do it ]"));
}

#[test]
fn the_board_is_solved_and_the_next_solution_asked_for() {
    let mut played = Played::new(80, 24, &[]);
    played.pastes(PUZZLE).sees("56 blanks").types("s").sees("Solved");
    played.types("S").sees("This is the only solution.");
}

#[test]
fn a_run_is_watched_forwards_and_backwards() {
    let mut played = Played::new(80, 24, &[]);
    played.pastes(PUZZLE).sees("56 blanks").types("v").sees("Brute force");
    played.types("w").sees("Pause").types("w").sees("paused");
    played.types(".").types(".").types(",").types("j").sees("[ Keep it ]");
    played.types("x").sees("I stopped");
}

#[test]
fn the_script_shows_which_block_runs() {
    let mut played = Played::new(80, 24, &[]);
    // Before the first block of the script runs, the first digit is looked for.
    played.pastes(PUZZLE).sees("56 blanks").types(".").sees("define solve").types(".").sees("▶");
}

#[test]
fn what_was_played_is_there_again_after_a_restart() {
    let home = tempfile::tempdir().expect("a folder");
    let mut played = Played::at(home.path(), 80, 24, &[]);
    played.pastes(PUZZLE).sees("56 blanks").types("\x03");
    assert!(played.ends().success());
    played.is_given_back();
    Played::at(home.path(), 80, 24, &[]).sees("Welcome back");
}

#[test]
fn the_terminal_is_resized_at_any_moment() {
    let mut played = Played::new(80, 24, &[]);
    played.types("w").sees("Pause");
    for (cols, rows) in [(160, 50), (30, 5), (100, 30), (80, 24)] {
        played.screen.lock().expect("the screen").screen_mut().set_size(rows, cols);
        played.master.resize(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }).expect("another size");
        played.sees(if cols < 60 { "larger" } else { "Stop" });
    }
}

#[test]
fn words_and_lines_are_those_that_are_asked_for() {
    let mut german = Played::new(80, 24, &[("LANG", "de_DE.UTF-8")]);
    german.types("?").sees("Im Terminal");
    let mut spanish = Played::new(80, 24, &[("LANG", "es_ES.UTF-8")]);
    spanish.types("?").sees("En la terminal");
    let mut plain = Played::new(80, 24, &[("LANG", "C")]);
    assert!(plain.sees("+---").text().is_ascii());
}

#[test]
fn a_new_puzzle_is_made_and_another_one_chosen() {
    let mut played = Played::new(80, 24, &[]);
    played.types("\x0e").sees("Easy").types("\r").sees("A new puzzle");
    played.types("\x10").sees("▶").types("\x1b[B\r").sees("Here it is");
}

#[test]
fn the_flag_runs_the_program_and_starts_it_over() {
    let mut played = Played::new(100, 30, &[]);
    played.pastes(PUZZLE).sees("56 blanks");
    for _ in 0..2 {
        played.types("g").comes_to("run", |played| played.text().contains(" · "));
    }
    played.types("x").sees("Here is your board");
}

#[cfg(unix)]
#[test]
fn tasks_of_a_lesson_are_done_and_kept() {
    let home = tempfile::tempdir().expect("a folder");
    let mut played = Played::at(home.path(), 100, 30, &[]);
    played.opens_lesson("flag").sees("Task 1 of 7");
    played.types("c").sees("Not yet.");
    // Click the flag, and run until the owl asks.
    played.types("g").sees("It asks: ").types("c").sees("Right!");
    played.types("\x1b[6~").sees("Task 2 of 7").types("2").sees("Not yet.").types("1").sees("Right!");
    played.types("\x1b[6~").sees("Task 3 of 7");
    // Typed text is the answer to the program; `u` is not the stop sign of the table.
    played.pastes(PUZZLE).types("\r").types("u").sees("The program has").types("c").sees("Right!");
    played.types("\x1b[6~").sees("Task 4 of 7").types("s").sees("The answer is");
    for task in 5..=7 {
        played.types("\x1b[6~").sees(&format!("Task {task} of 7")).types("s").sees("This program does it.");
    }
    played.types("p").sees("7/7").types("\x03").ends();

    // A number is typed.
    let mut again = Played::at(home.path(), 80, 30, &[]);
    again.types("\x1bOS").sees("7/7").types("\r").sees("Task 1 of 7");
    again.types("80\r").sees("Not yet.").types("\x7f1\r").sees("Right!");
    again.types(&"\x1b[6~".repeat(5)).sees("Task 6 of 7").types("c").sees("Not yet.");
    again.types("\x1b").sees("The green flag").types("\x1b").comes_to("board", |played| played.text().contains('┏'));
}

#[test]
fn the_game_begins_with_a_lesson_if_that_is_asked_for() {
    let home = tempfile::tempdir().expect("a folder");
    let mut played = Played::begun(home.path(), 100, 30, &[], &["lesson", "taking-back", "3"]);
    played.sees("Task 3 of 6").types("\x1bOQ").comes_to("board", |played| played.text().contains('┏'));
}

#[test]
fn a_program_is_changed_as_text() {
    let mut played = Played::new(100, 40, &[]);
    played.opens_lesson("clones").sees("Task 1 of 7");
    played.types(&"\x1b[6~".repeat(5)).sees("Task 6 of 7");
    // In the exercise, two blocks are in the wrong order: the one below goes above the other.
    played.types("\x1b[17~").sees("The program as text").sees("create clone of");
    let down = |played: &Played| {
        let (_, first) = played.place("variables: cell");
        played.place("change [id v] by (1)").1 - first
    };
    let steps = down(&played);
    played.types(&"\x1b[B".repeat(steps)).types("\x1b[H\x0b\x7f\x1b[H");
    // What cannot be read is said, and the text stays.
    played.pastes("oops\n").types("\x13").sees("I cannot read line").sees("oops");
    played.types("\x1b[A\x1b[H\x0b\x1b[3~").pastes("    change [id v] by (1)\n").types("\x13");
    played.sees("Task 6 of 7").types("c").sees("Right!");
    // Undo brings the exercise back.
    played.types("\x15").types("c").sees("Not yet.");
    // The player's own program is changed on the stage, and its text is kept while it is not used.
    played.types("\x1bOQ").comes_to("board", |played| played.text().contains('┏'));
    played.types("\x1b[17~").sees("The program as text").types("xyz").sees("xyz").types("\x1b");
    played.comes_to("board", |played| played.text().contains('┏'));
    played.types("\x1b[17~").sees("xyz");
}

#[test]
fn a_lesson_leaves_the_board_alone_and_gives_way_to_a_new_puzzle() {
    let mut played = Played::new(100, 30, &[]);
    played.pastes(PUZZLE).sees("56 blanks");
    let (x, y) = cell(0, 2);
    played.clicks(x, y).sees("[·]").types("5").sees("[5]");
    // The lesson gets the keyboard, and the question waits.
    played.types("G").sees("The puzzle");
    played.opens_lesson("flag").sees("Task 1 of 7");
    played.types("\x15").sees("no change to undo").types("w").sees("Nothing is running");
    played.types("\x1bOQ");
    played.comes_to("board with its digit", |played| played.text().contains('┏') && played.sign(2, 13) == "5");
    let before = played.first_row();
    played.opens_lesson("flag").sees("Task 1 of 7");
    played.types("\x0e").sees("Easy").types("\r");
    played.comes_to("new board", |played| played.text().contains('┏') && played.first_row() != before);
}

#[test]
fn the_game_goes_back_to_the_shell_and_comes_again() {
    let mut played = Played::new(80, 24, &[]);
    played.types("\x1a").is_given_back();
    played.signal("CONT");
    played.comes_to("game again", |played| played.screen.lock().expect("the screen").screen().alternate_screen());
    played.sees("Sudoku Assistant").sees("Keys");
}

#[test]
fn nothing_is_drawn_while_nothing_changes() {
    let mut played = Played::new(80, 24, &[]);
    played.sees("Keys");
    let count = |played: &Played| played.bytes.lock().expect("the bytes").len();
    let mut before = usize::MAX;
    played.comes_to("rest", |_| true);
    while before != count(&played) {
        before = count(&played);
        sleep(Duration::from_millis(700));
    }
    sleep(Duration::from_millis(700));
    assert_eq!(count(&played), before);
}
