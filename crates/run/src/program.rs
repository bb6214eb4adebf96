//! A run of a program that goes block by block, forwards and backwards, with the acts of a person in between.

use super::act::{Act, ActError};
use super::control::{Control, Playable};
use super::counted_machine::CountedMachine;
use super::jump::Jump;
use super::landmark::Landmark;
use super::playback::{FrameResult, Playback, STEPS_PER_LOOK};
use super::run_counts::RunCounts;
use super::speed::Speed;
use super::unit::Unit;
use std::sync::Arc;
use std::time::Duration;
use sudoku_blocks::{Code, Fault, Finding, Machine, Pulse};

/// The most blocks that run for one question, for one check, or on the way to one moment.
pub const MOST_BLOCKS: u64 = 2_000_000;

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
    #[error("{MOST_BLOCKS} blocks ran, and the program is still not there; look for a loop that never ends")]
    Endless,
    /// The program stopped before the expected moment.
    #[error("the program stopped before that happened; see what it is waiting for")]
    Stopped,
    /// The program has nothing with that name.
    #[error("there is no \"{0}\" in the program; make it, or give it back its name")]
    NotFound(String),
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
    playback: Playback<CountedMachine, (), Act>,
    /// The counts at the point where the learner takes over, and the number of calls of each custom block that were open
    /// there.
    start_counts: RunCounts,
    start_open_calls: Vec<usize>,
    /// The moment that the run is heading for.
    target: Option<Landmark>,
    /// The number of blocks after which playing pauses.
    stop: Option<u64>,
    /// The most blocks until the program stops or reaches a moment.
    most_blocks: u64,
}

impl ProgramRun {
    /// Creates a run in which no block has run yet.
    pub fn new(code: Arc<Code>) -> ProgramRun {
        ProgramRun::with_seed(code, SEED)
    }

    /// Creates a run with another seed of the random numbers.
    pub fn with_seed(code: Arc<Code>, seed: u64) -> ProgramRun {
        let machine = CountedMachine::new(code, seed);
        ProgramRun {
            seed,
            start_counts: machine.counts().clone(),
            playback: paused_playback(machine),
            start_open_calls: Vec::new(),
            target: None,
            stop: None,
            most_blocks: MOST_BLOCKS,
        }
    }

    /// Gives up earlier than after [`MOST_BLOCKS`] on a program that does not stop.
    pub(crate) fn limit(&mut self, most_blocks: u64) {
        self.most_blocks = most_blocks;
    }

    /// Returns the playback of the run.
    pub fn playback(&self) -> &Playback<CountedMachine, (), Act> {
        &self.playback
    }

    /// Returns the playback of the run, to control it.
    pub fn playback_mut(&mut self) -> &mut Playback<CountedMachine, (), Act> {
        &mut self.playback
    }

    /// Runs forwards or backwards to the next moment of this kind, beginning with the next frame.
    pub fn run_to_landmark(&mut self, landmark: Landmark, backwards: bool) {
        self.target = Some(landmark);
        if backwards { self.playback.search_back() } else { self.playback.jump() }
    }

    /// Plays, beginning with the next frame, and pauses whenever this number of blocks has run, counted from the start of the
    /// program.
    pub fn play_until(&mut self, blocks: Option<u64>) {
        self.stop = blocks;
        self.playback.pause(false);
    }

    /// Runs at full speed until the program stops, beginning with the next frame.
    pub fn go_to_end(&mut self) {
        self.target = None;
        self.playback.jump();
    }

    /// Carries out a playback control, in steps of that unit.
    pub fn control(&mut self, control: Control, unit: Unit) {
        let depth = self.last().map_or(0, |pulse| pulse.depth);
        match control {
            Control::Step if unit == Unit::Block => drop(self.forward()),
            Control::Step => self.run_to_landmark(Landmark::Step(unit), false),
            Control::StepBack if unit == Unit::Block => drop(self.back()),
            Control::StepBack => self.run_to_landmark(Landmark::Step(unit), true),
            Control::PlayOrPause | Control::Seek(_) => self.playback.apply(control),
            Control::Jump(Jump::Placement) => self.run_to_landmark(Landmark::Call, false),
            Control::Jump(Jump::TakeBack) => self.run_to_landmark(Landmark::Return, false),
            Control::Jump(Jump::Over) => self.run_to_landmark(Landmark::Depth(depth), false),
            Control::Jump(Jump::Out) => self.run_to_landmark(Landmark::Depth(depth.saturating_sub(1)), false),
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
    pub fn advance(&mut self, frame: Duration, speed: Speed, unit: Unit, stops: &[Landmark]) -> FrameResult {
        if self.playback.is_searching_back() {
            let target = self.target.iter();
            return self
                .playback
                .advance_back(|moment, pulse| target.clone().any(|target| target.is_at(pulse, &moment.search)));
        }
        if self.has_stopped() {
            self.playback.pause(true);
            return FrameResult::Ended;
        }
        let target = self.target.as_ref().filter(|_| self.playback.is_jumping());
        let landmarks = || stops.iter().chain(target);
        let stop = self.stop;
        self.playback.advance(
            frame,
            speed,
            |pulse| unit.is_whole_pulse(pulse),
            |pulse| stop.is_some() || landmarks().any(|landmark| landmark.may_be_at(pulse)),
            |moment, pulse| {
                stop == Some(moment.search.counts().blocks)
                    || landmarks().any(|landmark| landmark.is_at(pulse, &moment.search))
            },
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
        self.counts().blocks
    }

    /// Returns the number of blocks that had run where the learner took over. The run cannot go back beyond that.
    pub fn blocks_at_start(&self) -> u64 {
        self.start_counts.blocks
    }

    /// Returns the block that ran last.
    pub fn last(&self) -> Option<Pulse> {
        self.counts().last_pulse
    }

    /// Returns the counts since the start of the program.
    pub fn counts(&self) -> &RunCounts {
        self.playback.search().counts()
    }

    /// Returns the counts at the point where the learner took over.
    pub fn counts_at_start(&self) -> &RunCounts {
        &self.start_counts
    }

    /// Returns the number of open calls of the custom block at the point where the learner took over.
    pub fn open_calls_at_start(&self, custom_block: u16) -> usize {
        self.start_open_calls.get(usize::from(custom_block)).copied().unwrap_or(0)
    }

    /// Lets the learner take over here: counts start from here, and the run cannot go back beyond.
    pub fn set_start(&mut self) {
        let mut machine = self.playback.search().clone();
        self.start_open_calls = machine.reset_max_open_calls();
        self.start_counts = machine.counts().clone();
        self.playback = paused_playback(machine);
    }

    /// Returns a run that is where this one started, and in which the learner has done nothing.
    #[must_use]
    pub fn at_start(&self) -> ProgramRun {
        let playback = paused_playback(self.playback.line().beginning().clone());
        let (start_counts, start_open_calls) = (self.start_counts.clone(), self.start_open_calls.clone());
        ProgramRun {
            seed: self.seed,
            playback,
            start_counts,
            start_open_calls,
            target: None,
            stop: None,
            most_blocks: self.most_blocks,
        }
    }

    /// Drops all earlier moments, so that copies take less room.
    pub fn forget_past(&mut self) {
        self.playback = paused_playback(self.playback.search().clone());
    }

    /// Carries out an act. It replaces all later moments; to bring those back, [save](ProgramRun::to_saved) the run before.
    ///
    /// # Errors
    /// [`ActError`] if it cannot be carried out; then nothing has changed.
    pub fn act(&mut self, act: Act) -> Result<(), ActError> {
        self.playback.act(act)
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
        self.playback.seek(blocks.max(self.start_counts.blocks).saturating_sub(before));
        while self.blocks() < blocks && self.forward().is_some() {}
    }

    /// Goes to the moment of the next act or, backwards, of the previous one, just after the act. Returns false if there is
    /// none.
    pub fn go_to_act(&mut self, backwards: bool) -> bool {
        let position = self.playback.line().next_action(backwards);
        position.inspect(|&position| self.playback.seek(position)).is_some()
    }

    /// Runs blocks until the condition holds.
    ///
    /// # Errors
    /// [`RunError`] if it never does; the run is then where it ended.
    pub fn run_until(&mut self, condition: impl Fn(&ProgramRun) -> bool) -> Result<(), RunError> {
        for _ in 0..self.most_blocks {
            if condition(self) {
                return Ok(());
            }
            if self.forward().is_none() {
                return match self.machine().fault() {
                    Some(fault) => Err(RunError::Machine(fault)),
                    None if condition(self) => Ok(()),
                    None => Err(RunError::Stopped),
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
            Err(RunError::Stopped) => Ok(()),
            ended => ended,
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

fn paused_playback(machine: CountedMachine) -> Playback<CountedMachine, (), Act> {
    let mut playback = Playback::new(machine, STEPS_PER_LOOK);
    playback.pause(true);
    playback
}
