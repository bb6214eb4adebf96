//! Tests how the game ends and when it refuses to start: signals, a closed terminal, and windows that are too small.

use super::{PATIENCE, Played};
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::io::Read;
use std::thread::sleep;
use std::time::{Duration, Instant};

#[test]
fn a_signal_ends_the_game_and_gives_the_terminal_back() {
    for name in ["TERM", "HUP", "INT", "QUIT"] {
        let mut played = Played::new(80, 24, &[]);
        played.signal(name);
        assert!(played.ends().success(), "{name}");
        played.is_given_back();
    }
}

#[test]
fn what_is_no_terminal_is_named() {
    let tells = |term: &str, shell: &str| {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let home = tempfile::tempdir().expect("a folder");
        let mut command = CommandBuilder::new("sh");
        command.args(["-c", shell]);
        command.env("TERM", term);
        command.env("GAME", env!("CARGO_BIN_EXE_sudoku-assistant"));
        command.env("HOME", home.path());
        let mut child = pair.slave.spawn_command(command).expect("a shell");
        drop(pair.slave);
        let mut told = String::new();
        // Reading from a terminal that has been closed ends with an error.
        let _ = pair.master.try_clone_reader().expect("its output").read_to_string(&mut told);
        assert_eq!(child.wait().expect("it ends").exit_code(), 2, "{told}");
        told
    };
    for (term, shell, said) in [
        ("dumb", "exec \"$GAME\" --terminal", "TERM is dumb"),
        ("xterm", "exec \"$GAME\" --terminal < /dev/null", "standard input is not a terminal"),
        ("xterm", "\"$GAME\" --terminal | cat; exit 2", "standard output is not a terminal"),
        ("xterm", "\"$GAME\" --terminal < /dev/null | cat; exit 2", "neither standard input nor output is a terminal"),
    ] {
        let told = tells(term, shell);
        assert!(told.contains(said), "{told}");
    }
}

#[test]
fn a_terminal_of_any_size_and_of_fifty_sizes_in_a_row_is_drawn_in() {
    let mut played = Played::new(80, 24, &[]);
    played.types("w").sees("Pause");
    let resize = |played: &mut Played, cols: u16, rows: u16| {
        played.screen.lock().expect("the screen").screen_mut().set_size(rows, cols);
        played.master.resize(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }).expect("another size");
    };
    resize(&mut played, 2, 1);
    played.comes_to("first word of what it needs", |played| played.text().starts_with("Ma"));
    // The sizes look random, but are the same in each run.
    let mut seed = 47_u32;
    let mut next = |most: u16| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) as u16 % most + 1
    };
    for _ in 0..50 {
        let (cols, rows) = (next(200), next(60));
        resize(&mut played, cols, rows);
    }
    resize(&mut played, 80, 24);
    played.sees("Stop").types("\x03");
    assert!(played.ends().success());
}

/// The game runs in the terminal of another program, which is killed. The shell around the game records how it ended.
/// Standard error is the same terminal, so nothing can be printed any more.
#[test]
#[cfg(target_os = "linux")]
fn the_game_ends_quietly_with_its_terminal() {
    let home = tempfile::tempdir().expect("a folder");
    let ended = home.path().join("ended");
    let game = env!("CARGO_BIN_EXE_sudoku-assistant");
    let shell = format!("trap '' HUP; stty cols 80 rows 24; '{game}' --terminal; echo $? > '{}'", ended.display());
    let mut terminal = std::process::Command::new("script")
        .args(["-qfc", &shell, "/dev/null"])
        .env("TERM", "xterm")
        .env("HOME", home.path())
        .env("XDG_DATA_HOME", home.path())
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("a terminal");
    let mut read = [0; 4096];
    let mut output = terminal.stdout.take().expect("its output");
    let mut seen = String::new();
    while !seen.contains("Sudoku Assistant") {
        let count = output.read(&mut read).expect("the game is seen");
        assert!(count > 0, "{seen}");
        seen += &String::from_utf8_lossy(&read[..count]);
    }
    terminal.kill().expect("it runs");
    terminal.wait().expect("it ends");
    let start = Instant::now();
    let status = || std::fs::read_to_string(&ended).unwrap_or_default();
    while !status().ends_with('\n') {
        assert!(start.elapsed() < PATIENCE, "the game goes on");
        sleep(Duration::from_millis(50));
    }
    assert_eq!(status().trim(), "0", "it neither panics nor aborts");
}
