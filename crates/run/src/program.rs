//! A run of a program that goes block by block, forwards and backwards, with the acts of a person in between.

use super::act::{Act, ActError};
use super::control::{Control, Film};
use super::jump::Jump;
use super::landmark::Landmark;
use super::playback::{Playback, Played, STEPS_PER_LOOK};
use super::running::Running;
use super::speed::Speed;
use super::tally::Tally;
use super::unit::Unit;
use std::sync::Arc;
use std::time::Duration;
use sudoku_blocks::{BOARD_LIST, Code, Fault, Finding, Machine, Pulse};

/// The most blocks that run for one question, for one check, or on the way to one moment.
pub const MOST_BLOCKS: u64 = 2_000_000;

/// The most blocks that may run before a program is ready to receive the message that starts its solver.
const MOST_TO_BEGIN: u64 = 20_000;

/// The default seed of the random numbers, so that every run is the same.
const SEED: u64 = 1;

/// The reason why a run does not reach a moment.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RunError {
    /// An act cannot be carried out.
    #[error("{0}")]
    Act(#[from] ActError),
    /// The machine stopped with a fault.
    #[error("{0}")]
    Machine(Fault),
    /// More than [`MOST_BLOCKS`] blocks ran.
    #[error("{MOST_BLOCKS} blocks ran, and the program is still not there; look for a loop without an end")]
    Endless,
    /// The program stopped before the expected moment.
    #[error("the program stopped before that happened; see what it is waiting for")]
    Never,
    /// The program has nothing of that name.
    #[error("there is no \"{0}\" in the program; make it, or give it back its name")]
    Nothing(String),
    /// The program has faults that can be found without running it.
    #[error("{}", .0.first().map(ToString::to_string).unwrap_or_default())]
    Findings(Vec<Finding>),
}

/// A run of a program. Runs can be cloned, and the same acts at the same moments always lead to the same run.
///
/// ```
/// use std::sync::Arc;
/// use sudoku_blocks::{compile, shipped_program};
/// use sudoku_run::{Act, ProgramRun, RunError};
///
/// let program = compile(&shipped_program()?).map_err(RunError::Findings)?;
/// let mut run = ProgramRun::new(Arc::new(program));
/// run.act(Act::Flag)?;
/// run.run_until_it_stops()?;
/// assert!(run.machine().question().is_some(), "the owl asks for a puzzle");
/// run.go_to(run.blocks() / 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ProgramRun {
    seed: u64,
    playback: Playback<Running, (), Act>,
    /// The counts at the point where the learner takes over, and the number of calls of each custom block that were open
    /// there.
    beginning: Tally,
    standing: Vec<usize>,
    /// The moment that the run is heading for.
    wanted: Option<Landmark>,
}

impl ProgramRun {
    /// Creates a run in which no block has run yet.
    pub fn new(code: Arc<Code>) -> ProgramRun {
        ProgramRun::with_seed(code, SEED)
    }

    /// Creates a run with another seed of the random numbers.
    pub fn with_seed(code: Arc<Code>, seed: u64) -> ProgramRun {
        let running = Running::new(code, seed);
        ProgramRun {
            seed,
            beginning: running.tally().clone(),
            playback: held(running),
            standing: Vec::new(),
            wanted: None,
        }
    }

    /// Returns the playback of the run.
    pub fn playback(&self) -> &Playback<Running, (), Act> {
        &self.playback
    }

    /// Returns the playback of the run, to control it.
    pub fn playback_mut(&mut self) -> &mut Playback<Running, (), Act> {
        &mut self.playback
    }

    /// Runs forwards or backwards to the next moment of this kind, beginning with the next frame.
    pub fn look_for(&mut self, landmark: Landmark, backwards: bool) {
        self.wanted = Some(landmark);
        if backwards { self.playback.hunt() } else { self.playback.jump() }
    }

    /// Runs at full speed until the program stops, beginning with the next frame.
    pub fn go_to_end(&mut self) {
        self.wanted = None;
        self.playback.jump();
    }

    /// Carries out a playback control, in steps of that unit.
    pub fn obey(&mut self, control: Control, unit: Unit) {
        let depth = self.last().map_or(0, |pulse| pulse.depth);
        match control {
            Control::Step if unit == Unit::Block => drop(self.forward()),
            Control::Step => self.look_for(Landmark::Step(unit), false),
            Control::StepBack if unit == Unit::Block => drop(self.back()),
            Control::StepBack => self.look_for(Landmark::Step(unit), true),
            Control::PlayOrPause | Control::Seek(_) => self.playback.obey(control),
            Control::Jump(Jump::Placement) => self.look_for(Landmark::Call, false),
            Control::Jump(Jump::TakeBack) => self.look_for(Landmark::Return, false),
            Control::Jump(Jump::Over) => self.look_for(Landmark::Depth(depth), false),
            Control::Jump(Jump::Out) => self.look_for(Landmark::Depth(depth.saturating_sub(1)), false),
            Control::Jump(Jump::Solution | Jump::End) => self.go_to_end(),
            Control::Stop => {
                self.playback.pause(true);
                // Stopping cannot fail.
                let _ = self.act(Act::Stop);
            }
        }
    }

    /// Plays for one frame of that length: makes the steps of that unit that are due. Pauses at the given stops, and at the
    /// moment that the run is heading for.
    pub fn advance(&mut self, frame: Duration, speed: Speed, unit: Unit, stops: &[Landmark]) -> Played {
        if self.playback.is_hunting() {
            let wanted = self.wanted.iter();
            return self
                .playback
                .look_back(|moment, pulse| wanted.clone().any(|wanted| wanted.is_at(pulse, &moment.search)));
        }
        if self.has_stopped() {
            self.playback.pause(true);
            return Played::Ended;
        }
        let wanted = self.wanted.as_ref().filter(|_| self.playback.is_jumping());
        let landmarks = || stops.iter().chain(wanted);
        self.playback.advance(
            frame,
            speed,
            |pulse| unit.is_whole_pulse(pulse),
            |pulse| landmarks().any(|landmark| landmark.may_be_at(pulse)),
            |moment, pulse| landmarks().any(|landmark| landmark.is_at(pulse, &moment.search)),
        )
    }

    /// Returns true if nothing runs until the person does something.
    pub fn has_stopped(&self) -> bool {
        self.playback.line().now().rests > 0 && !self.machine().waits_for_time()
    }

    /// Returns true if nothing runs any more: the program has ended, or was stopped.
    pub fn is_over(&self) -> bool {
        self.has_stopped() || self.machine().is_idle()
    }

    /// Returns true if no block can run now.
    pub fn is_idle(&self) -> bool {
        self.has_stopped() || self.machine().is_idle() || self.clone().forward().is_none()
    }

    /// Returns the seed of the random numbers.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the machine at the current moment.
    pub fn machine(&self) -> &Machine {
        self.playback.search().machine()
    }

    /// Returns the number of blocks that have run, counted from the start of the program.
    pub fn blocks(&self) -> u64 {
        self.tally().blocks
    }

    /// Returns the number of blocks that had run where the learner took over. The run cannot go back beyond that.
    pub fn beginning(&self) -> u64 {
        self.beginning.blocks
    }

    /// Returns the block that ran last.
    pub fn last(&self) -> Option<Pulse> {
        self.tally().pulse
    }

    /// Returns the counts since the start of the program.
    pub fn tally(&self) -> &Tally {
        self.playback.search().tally()
    }

    /// Returns the counts at the point where the learner took over.
    pub fn tally_at_beginning(&self) -> &Tally {
        &self.beginning
    }

    /// Returns the number of open calls of the custom block at the point where the learner took over.
    pub fn standing_at_beginning(&self, custom_block: u16) -> usize {
        self.standing.get(usize::from(custom_block)).copied().unwrap_or(0)
    }

    /// Lets the learner take over here: counts start from here, and the run cannot go back beyond.
    pub fn begin_here(&mut self) {
        let mut running = self.playback.search().clone();
        self.standing = running.forget_depths();
        self.beginning = running.tally().clone();
        self.playback = held(running);
    }

    /// Drops all earlier moments, so that copies take less room.
    pub fn forget_past(&mut self) {
        self.playback = held(self.playback.search().clone());
    }

    /// Carries out an act. If it replaces later moments, [`ProgramRun::undo`] brings those back.
    ///
    /// # Errors
    /// [`ActError`] if it cannot be carried out; then nothing has changed.
    pub fn act(&mut self, act: Act) -> Result<(), ActError> {
        self.playback.act(act)
    }

    /// Brings back the moments that the last act at an earlier moment has replaced. Returns false if there are none.
    pub fn undo(&mut self) -> bool {
        self.playback.undo()
    }

    /// Runs the next block. Returns `None` if the program has stopped: it has ended, waits for the person to do something,
    /// or has a fault.
    pub fn forward(&mut self) -> Option<Pulse> {
        if self.has_stopped() {
            return None;
        }
        self.playback.forward()
    }

    /// Goes back by one block. Returns false if the run is at its start.
    pub fn back(&mut self) -> bool {
        let before = self.blocks();
        self.playback.back();
        self.blocks() < before
    }

    /// Goes to the moment at which this number of blocks has run, or as near to it as possible.
    pub fn go_to(&mut self, blocks: u64) {
        let before = self.blocks() - self.playback.line().position();
        self.playback.seek(blocks.max(self.beginning.blocks).saturating_sub(before));
        while self.blocks() < blocks && self.forward().is_some() {}
    }

    /// Goes to the moment of the next act or, backwards, of the previous one, just after the act. Returns false if there is
    /// none.
    pub fn go_to_deed(&mut self, backwards: bool) -> bool {
        let deed = self.playback.line().next_deed(backwards);
        deed.inspect(|&position| self.playback.seek(position)).is_some()
    }

    /// Runs blocks until the condition holds.
    ///
    /// # Errors
    /// [`RunError`] if it never does; the run is then where it ended.
    pub fn run_until(&mut self, is_so: impl Fn(&ProgramRun) -> bool) -> Result<(), RunError> {
        for _ in 0..MOST_BLOCKS {
            if is_so(self) {
                return Ok(());
            }
            if self.forward().is_none() {
                return match self.machine().fault() {
                    Some(fault) => Err(RunError::Machine(fault)),
                    None if is_so(self) => Ok(()),
                    None => Err(RunError::Never),
                };
            }
        }
        Err(RunError::Endless)
    }

    /// Runs blocks until the program stops.
    ///
    /// # Errors
    /// [`RunError`] if it does not stop, or stops with a fault.
    pub fn run_until_it_stops(&mut self) -> Result<(), RunError> {
        match self.run_until(|_| false) {
            Err(RunError::Never) => Ok(()),
            ended => ended,
        }
    }

    /// Starts the program's solver: resets the list with the board to its initial items, clicks the flag, and sends the
    /// message if the program then waits for it.
    pub fn begin(&mut self, message: Option<&str>) {
        let at_first = self.machine().code().program().lists.iter().find(|list| list.name == BOARD_LIST);
        // Only a list of single characters can be refilled with `Act::Fill`.
        let at_first = at_first.filter(|list| list.items.iter().all(|item| item.chars().count() == 1));
        let items = at_first.map(|list| list.items.concat()).filter(|items| !items.is_empty());
        // These acts cannot fail: the list exists, and anyone may click the flag or send a message.
        if let Some(items) = items {
            let _ = self.act(Act::Fill(BOARD_LIST.to_owned(), items));
        }
        let _ = self.act(Act::Flag);
        let Some(message) = message else { return };
        let from = self.blocks();
        while self.blocks() - from < MOST_TO_BEGIN && self.forward().is_some() {}
        if self.has_stopped() && self.machine().question().is_none() && self.machine().fault().is_none() {
            let _ = self.act(Act::Broadcast(message.to_owned()));
        }
    }

    /// Carries out the acts, each after the program has stopped. Nothing runs after the last one.
    ///
    /// # Errors
    /// [`RunError`] if an act cannot be carried out, or the program does not stop.
    pub fn act_all(&mut self, acts: &[Act]) -> Result<(), RunError> {
        for act in acts {
            self.run_until_it_stops()?;
            self.act(act.clone())?;
        }
        Ok(())
    }
}

fn held(running: Running) -> Playback<Running, (), Act> {
    let mut playback = Playback::new(running, STEPS_PER_LOOK);
    playback.pause(true);
    playback
}
