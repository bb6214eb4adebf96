//! Starts the game on Windows without a console: it starts `bin\sudoku-assistant.exe`, which writes to the console that it is called
//! from, and would open one of its own when it is double-clicked.
//!
//! If the game cannot be played, the reason opens in the editor for text files.
#![windows_subsystem = "windows"]

use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::{env, fs, io};

/// Starts the process without a console window: `CREATE_NO_WINDOW` in the Windows API.
#[cfg(windows)]
fn hide_console(command: &mut Command) {
    use std::os::windows::process::CommandExt;
    command.creation_flags(0x0800_0000);
}

/// Other systems open no consoles.
#[cfg(not(windows))]
fn hide_console(_: &mut Command) {}

/// Plays the game that is installed below this folder, and returns what it has written to standard error if it failed.
fn play(folder: &Path) -> io::Result<Option<Vec<u8>>> {
    let mut game = Command::new(folder.join("bin").join("sudoku-assistant.exe"));
    game.args(env::args_os().skip(1)).stdin(Stdio::null()).stdout(Stdio::null());
    hide_console(&mut game);
    let ended = game.output()?;
    Ok((!ended.status.success()).then_some(ended.stderr))
}

fn main() -> ExitCode {
    let played = env::current_exe().and_then(|program| play(program.parent().unwrap_or(Path::new("."))));
    let reason = match played {
        Ok(None) => return ExitCode::SUCCESS,
        Ok(Some(errors)) => errors,
        Err(error) => format!("The game cannot be started: {error}").into_bytes(),
    };
    let file = env::temp_dir().join("Sudoku Assistant.txt");
    if fs::write(&file, reason).is_ok() {
        // Nobody is left to tell if this fails, too.
        drop(Command::new("notepad.exe").arg(file).spawn());
    }
    ExitCode::FAILURE
}
