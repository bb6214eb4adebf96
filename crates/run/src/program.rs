//! A run of a program, block by block, forwards and backwards, with what a person does in between.

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

/// The most blocks that run for one question, one check or one way to a moment.
pub const MOST_BLOCKS: u64 = 2_000_000;

/// The most blocks that may run before a program is ready for its solver.
const MOST_TO_BEGIN: u64 = 20_000;

/// The seed of random numbers, so that a run is the same each time.
const SEED: u64 = 1;

/// Why a run does not come to where it should.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RunError {
    /// Something cannot be done.
    #[error("{0}")]
    Act(#[from] ActError),
    /// The machine stopped.
    #[error("{0}")]
    Machine(Fault),
    /// It does not come to an end.
    #[error("{MOST_BLOCKS} blocks ran, and the program is still not there; look for a loop without an end")]
    Endless,
    /// The program stopped before what was waited for happened.
    #[error("the program stopped before that happened; see what it is waiting for")]
    Never,
    /// There is nothing of that name.
    #[error("there is no \"{0}\" in the program; make it, or give it back its name")]
    Nothing(String),
    /// Something is wrong with the program.
    #[error("{}", .0.first().map(ToString::to_string).unwrap_or_default())]
    Findings(Vec<Finding>),
}

/// A run of a program. It is a value: it can be cloned, and the same acts at the same moments always lead to the same run.
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
    /// Where it begins for whoever acts in it, how much had happened up to there, and how many calls of each custom block stood.
    beginning: Tally,
    standing: Vec<usize>,
    /// What it is on its way to.
    wanted: Option<Landmark>,
}

impl ProgramRun {
    /// The program, of which nothing runs yet.
    pub fn new(code: Arc<Code>) -> ProgramRun {
        ProgramRun::with_seed(code, SEED)
    }

    /// The same with another seed of random numbers.
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

    /// The run as a film.
    pub fn playback(&self) -> &Playback<Running, (), Act> {
        &self.playback
    }

    /// The run as a film, to play it.
    pub fn playback_mut(&mut self) -> &mut Playback<Running, (), Act> {
        &mut self.playback
    }

    /// Goes on, or back, to the next moment that is looked for, from the next frame on.
    pub fn look_for(&mut self, landmark: Landmark, backwards: bool) {
        self.wanted = Some(landmark);
        if backwards { self.playback.hunt() } else { self.playback.jump() }
    }

    /// Goes on as fast as it can until the program stops, from the next frame on.
    pub fn go_to_end(&mut self) {
        self.wanted = None;
        self.playback.jump();
    }

    /// Does what the control of a film asks for, in steps of that unit.
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
                // Whatever runs can be stopped.
                let _ = self.act(Act::Stop);
            }
        }
    }

    /// Goes on for a frame of that length, so many steps of that unit as are due. It holds where it is to stop, and at what it
    /// looks for.
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

    /// Whether nothing runs until somebody does something.
    pub fn has_stopped(&self) -> bool {
        self.playback.line().now().rests > 0 && !self.machine().waits_for_time()
    }

    /// Returns true if nothing runs any more: the program has come to its end, or was stopped.
    pub fn is_over(&self) -> bool {
        self.has_stopped() || self.machine().is_idle()
    }

    /// Returns true if no block can run now.
    pub fn is_idle(&self) -> bool {
        self.has_stopped() || self.machine().is_idle() || self.clone().forward().is_none()
    }

    /// The seed of random numbers.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The machine at this moment.
    pub fn machine(&self) -> &Machine {
        self.playback.search().machine()
    }

    /// How many blocks have run, from the very beginning.
    pub fn blocks(&self) -> u64 {
        self.tally().blocks
    }

    /// How many blocks had run where it begins. It does not go back beyond.
    pub fn beginning(&self) -> u64 {
        self.beginning.blocks
    }

    /// The block that ran last.
    pub fn last(&self) -> Option<Pulse> {
        self.tally().pulse
    }

    /// What has happened, from the very beginning.
    pub fn tally(&self) -> &Tally {
        self.playback.search().tally()
    }

    /// What had happened where it begins.
    pub fn tally_at_beginning(&self) -> &Tally {
        &self.beginning
    }

    /// How many calls of the custom block stood where it begins.
    pub fn standing_at_beginning(&self, custom_block: u16) -> usize {
        self.standing.get(usize::from(custom_block)).copied().unwrap_or(0)
    }

    /// It begins here: counts begin here, and it does not go back beyond.
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

    /// A person does something. What came after this moment can be brought back by [`ProgramRun::undo`].
    ///
    /// # Errors
    /// [`ActError`]; nothing has changed then.
    pub fn act(&mut self, act: Act) -> Result<(), ActError> {
        self.playback.act(act)
    }

    /// Brings back what came after the moment at which something else was done. Returns whether there was anything.
    pub fn undo(&mut self) -> bool {
        self.playback.undo()
    }

    /// The next block runs. `None` if the program has stopped: it has ended, waits for somebody to do something, or has
    /// a fault.
    pub fn forward(&mut self) -> Option<Pulse> {
        if self.has_stopped() {
            return None;
        }
        self.playback.forward()
    }

    /// One block back. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        let before = self.blocks();
        self.playback.back();
        self.blocks() < before
    }

    /// Goes to the moment at which so many blocks have run, or as near as it gets.
    pub fn go_to(&mut self, blocks: u64) {
        let before = self.blocks() - self.playback.line().position();
        self.playback.seek(blocks.max(self.beginning.blocks).saturating_sub(before));
        while self.blocks() < blocks && self.forward().is_some() {}
    }

    /// Goes to the moment of the next deed, or of the last one before; it is done there. Returns whether there is one.
    pub fn go_to_deed(&mut self, backwards: bool) -> bool {
        let deed = self.playback.line().next_deed(backwards);
        deed.inspect(|&position| self.playback.seek(position)).is_some()
    }

    /// Lets blocks run until something is so.
    ///
    /// # Errors
    /// [`RunError`] if that does not come about; the run stands where it ended then.
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

    /// Lets blocks run until the program stops.
    ///
    /// # Errors
    /// [`RunError`] if it does not, or the machine stops.
    pub fn run_until_it_stops(&mut self) -> Result<(), RunError> {
        match self.run_until(|_| false) {
            Err(RunError::Never) => Ok(()),
            ended => ended,
        }
    }

    /// Begins as somebody would who wants to see it solve its problem: puts the board of its list S as it was at first, clicks
    /// the flag and, where the program then waits for it, sends the message.
    pub fn begin(&mut self, message: Option<&str>) {
        let at_first = self.machine().code().program().lists.iter().find(|list| list.name == BOARD_LIST);
        // Each letter is an item.
        let at_first = at_first.filter(|list| list.items.iter().all(|item| item.chars().count() == 1));
        let items = at_first.map(|list| list.items.concat()).filter(|items| !items.is_empty());
        // Nothing can be against a list that is there, the flag, or a message.
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

    /// Carries out what a person does, each act after the program has stopped; nothing runs after the last one.
    ///
    /// # Errors
    /// [`RunError`] if it cannot be done, or the program does not stop.
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
