//! The terminal itself: taken for the game, and given back whole whatever happens.

use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture};
#[cfg(unix)]
use crossterm::terminal::window_size;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use crossterm::{ExecutableCommand, execute};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use std::io::{self, Stdout, stdout};
use std::mem::ManuallyDrop;
use std::panic;
#[cfg(unix)]
use std::sync::Arc;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

/// The terminal, as long as the game has it.
pub struct Screen {
    /// Never dropped. Its drop shows the cursor, and prints to standard error if that fails, which panics where the terminal is
    /// gone; `give_back` shows the cursor.
    pub terminal: ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>,
}

/// What another program has asked for by a signal.
#[derive(Clone, Default)]
pub struct Signals {
    #[cfg(unix)]
    end: Arc<AtomicBool>,
    #[cfg(unix)]
    wait: Arc<AtomicBool>,
}

static TAKEN: AtomicBool = AtomicBool::new(false);

impl Screen {
    /// Takes the terminal.
    ///
    /// # Errors
    /// It cannot be taken.
    pub fn take() -> io::Result<Screen> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let before = panic::take_hook();
            panic::set_hook(Box::new(move |info| {
                give_back();
                before(info);
            }));
        });
        enter()?;
        terminal().map(|terminal| Screen { terminal }).inspect_err(|_| give_back())
    }
}

/// A terminal on which nothing is drawn yet.
fn terminal() -> io::Result<ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>> {
    Terminal::new(CrosstermBackend::new(stdout())).map(ManuallyDrop::new)
}

/// Takes the terminal from the shell.
fn enter() -> io::Result<()> {
    TAKEN.store(true, Ordering::Relaxed);
    enable_raw_mode()
        .and_then(|()| execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste, Hide))
        .inspect_err(|_| give_back())
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Gives the terminal back, once. Each step is tried even if one before it fails: the terminal may be gone.
fn give_back() {
    if TAKEN.swap(false, Ordering::Relaxed) {
        let mut out = stdout();
        let _ = out.execute(DisableBracketedPaste);
        let _ = out.execute(DisableMouseCapture);
        let _ = out.execute(Show);
        let _ = out.execute(LeaveAlternateScreen);
        let _ = disable_raw_mode();
    }
}

#[cfg(unix)]
impl Signals {
    /// Hears signals from now on.
    ///
    /// # Errors
    /// The system refuses it.
    pub fn hear() -> io::Result<Signals> {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
        let signals = Signals::default();
        for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] {
            signal_hook::flag::register(signal, Arc::clone(&signals.end))?;
        }
        signal_hook::flag::register(SIGTSTP, Arc::clone(&signals.wait))?;
        Ok(signals)
    }

    /// Whether the game is to end. A terminal that is gone has no size.
    pub fn end(&self) -> bool {
        self.end.load(Ordering::Relaxed) || window_size().is_err()
    }

    /// Whether the game is to wait.
    pub fn wait(&self) -> bool {
        self.wait.swap(false, Ordering::Relaxed)
    }

    /// Gives the terminal back and waits until the shell lets the game go on.
    ///
    /// # Errors
    /// The terminal cannot be taken again.
    pub fn suspend(&self, screen: &mut Screen) -> io::Result<()> {
        give_back();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        enter()?;
        // To clear the old one would ask the terminal where its cursor is, and not every terminal answers.
        screen.terminal = terminal()?;
        Ok(())
    }
}

#[cfg(not(unix))]
impl Signals {
    pub fn hear() -> io::Result<Signals> {
        Ok(Signals::default())
    }

    pub fn end(&self) -> bool {
        false
    }

    pub fn wait(&self) -> bool {
        false
    }

    /// There is no shell to go back to.
    pub fn suspend(&self, _: &mut Screen) -> io::Result<()> {
        Ok(())
    }
}
