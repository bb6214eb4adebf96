//! Sets the terminal up for the game, and always restores it.

use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture};
#[cfg(unix)]
use crossterm::terminal::window_size;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{ExecutableCommand, execute};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use std::io::{Stdout, stdout};
use std::mem::ManuallyDrop;
#[cfg(unix)]
use std::sync::Arc;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{io, panic};

/// The terminal while the game uses it.
pub struct Screen {
    /// Never dropped: its `Drop` shows the cursor and, if that fails, prints to standard error, which panics once the terminal is
    /// closed. `give_back` shows the cursor instead.
    pub terminal: ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>,
}

/// Flags that are set by signals from other programs.
#[derive(Clone, Default)]
pub struct Signals {
    #[cfg(unix)]
    end: Arc<AtomicBool>,
    #[cfg(unix)]
    wait: Arc<AtomicBool>,
}

static TAKEN: AtomicBool = AtomicBool::new(false);

impl Screen {
    /// Sets the terminal up.
    ///
    /// # Errors
    /// Fails if the terminal cannot be set up.
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

/// Creates a terminal with an empty buffer.
fn terminal() -> io::Result<ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>> {
    Terminal::new(CrosstermBackend::new(stdout())).map(ManuallyDrop::new)
}

/// Switches the terminal to raw mode and the alternate screen.
fn enter() -> io::Result<()> {
    TAKEN.store(true, Ordering::Relaxed);
    enable_raw_mode()
        .and_then(|()| {
            execute!(
                stdout(),
                EnterAlternateScreen,
                Clear(ClearType::All),
                EnableMouseCapture,
                EnableBracketedPaste,
                Hide
            )
        })
        .inspect_err(|_| give_back())
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Restores the terminal, once. Each step is tried even if an earlier one fails, because the terminal may be closed.
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
    /// Installs the signal handlers.
    ///
    /// # Errors
    /// Fails if the system refuses a handler.
    pub fn install() -> io::Result<Signals> {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
        let signals = Signals::default();
        for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] {
            signal_hook::flag::register(signal, Arc::clone(&signals.end))?;
        }
        signal_hook::flag::register(SIGTSTP, Arc::clone(&signals.wait))?;
        Ok(signals)
    }

    /// Returns true if the game must end. A closed terminal has no size.
    pub fn end(&self) -> bool {
        self.end.load(Ordering::Relaxed) || window_size().is_err()
    }

    /// Returns true if the game must suspend itself; clears the flag.
    pub fn wait(&self) -> bool {
        self.wait.swap(false, Ordering::Relaxed)
    }

    /// Restores the terminal and suspends the process until the shell resumes it.
    ///
    /// # Errors
    /// Fails if the terminal cannot be set up again.
    pub fn suspend(&self, screen: &mut Screen) -> io::Result<()> {
        give_back();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        enter()?;
        // Clearing the old one would query the cursor's position, and not every terminal answers.
        screen.terminal = terminal()?;
        Ok(())
    }
}

#[cfg(not(unix))]
impl Signals {
    pub fn install() -> io::Result<Signals> {
        Ok(Signals::default())
    }

    pub fn end(&self) -> bool {
        false
    }

    pub fn wait(&self) -> bool {
        false
    }

    /// Does nothing: there is no shell to return to.
    pub fn suspend(&self, _: &mut Screen) -> io::Result<()> {
        Ok(())
    }
}
