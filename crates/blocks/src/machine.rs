//! The machine that runs a program: its state, its inputs, and its visible output.
//!
//! Threads, clones and yields work as in Scratch 3's sequencer. Each thread runs to the end of a round of a loop, then the next
//! thread does. When all threads have had their turn and something visible has changed, the frame is over, and the machine
//! rests until the next [`Machine::tick`].

use super::actor::{Actor, ActorId};
use super::code::{Code, Hat};
use super::limits::{LONGEST_TEXT, MOST_ITEMS};
use super::pulse::{Fault, Pulse};
use super::{BlockId, Value};
use std::collections::VecDeque;
use std::sync::Arc;

/// The state of a thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Status {
    Runs,
    /// It checks its condition again at its next turn.
    Asks,
    /// It sleeps until this time.
    Sleeps(u64),
    /// It waits for these threads to end.
    WaitsFor(Vec<u32>),
    /// It waits for the answer to its question.
    Listens,
    Done,
}

/// A call of a custom block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Frame {
    /// The index of the custom block; `None` for the script itself.
    pub custom_block: Option<u16>,
    /// The block that made the call.
    pub caller: Option<BlockId>,
    pub number: u64,
    pub return_to: u32,
    /// The index on the stack at which its values begin.
    pub base: u32,
    pub without_refresh: bool,
}

/// A script that is running.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Thread {
    pub id: u32,
    /// The index of the script; `None` for a call from outside.
    pub script: Option<u16>,
    pub actor: ActorId,
    /// The index of its actor among all actors.
    pub place: usize,
    pub next: u32,
    pub at: BlockId,
    pub frames: Vec<Frame>,
    pub stack: Vec<Value>,
    pub status: Status,
}

/// A call on the call stack, for display.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallView {
    /// The index in [`Code::custom_blocks`]; `None` for the script itself.
    pub custom_block: Option<u16>,
    /// The number of the call, which is the one in [`Pulse::call`].
    pub number: u64,
    /// The block that is running in the call.
    pub block: BlockId,
    /// The inputs and script variables, with their values.
    pub variables: Vec<(String, Value)>,
}

/// A machine. It can be cloned, stored and compared, and the same inputs always lead to the same state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Machine {
    pub(super) code: Arc<Code>,
    pub(super) variables: Vec<Value>,
    pub(super) lists: Vec<Vec<Value>>,
    /// The sprites and clones, from the back to the front.
    pub(super) actors: Vec<Actor>,
    pub(super) threads: Vec<Thread>,
    /// The index of the thread whose turn it is.
    pub(super) current: usize,
    pub(super) answer: Value,
    /// The questions, each with the thread that asks it. The first one is on the screen.
    pub(super) questions: VecDeque<(u32, Arc<str>)>,
    /// The value that each block reported last, followed by the constants: see [`Code::places`].
    pub(super) values: Vec<Option<Value>>,
    /// The value that the last call from outside reported.
    pub(super) reported: Option<Value>,
    pub(super) random: u64,
    pub(super) now: u64,
    pub(super) calls: u64,
    pub(super) next_thread: u32,
    pub(super) next_actor: u32,
    /// True if something visible has changed in this frame.
    pub(super) redraw: bool,
    /// True if a thread has made progress in this round.
    pub(super) made_progress: bool,
    pub(super) rests: bool,
    pub(super) without_frames: bool,
    /// The bytes used since the values were last counted.
    pub(super) taken: usize,
    pub(super) fault: Option<Fault>,
}

impl Machine {
    /// Creates a machine at the beginning of the program. The seed is for random numbers.
    pub fn new(code: Arc<Code>, seed: u64) -> Machine {
        let values = |lists: &[(String, Vec<Value>)]| lists.iter().map(|(_, items)| items.clone()).collect();
        let actors = code.sprites.iter().enumerate().map(|(sprite, known)| Actor {
            id: ActorId(sprite as u32),
            sprite: sprite as u16,
            is_clone: false,
            costume: 0,
            is_shown: true,
            x: Value::default(),
            y: Value::default(),
            says: Arc::from(""),
            variables: vec![Value::default(); known.variables.len()],
            lists: values(&known.lists),
        });
        Machine {
            variables: vec![Value::default(); code.variables.len()],
            lists: values(&code.lists),
            actors: actors.collect(),
            threads: Vec::new(),
            current: 0,
            answer: Value::text(""),
            questions: VecDeque::new(),
            values: code.places.clone(),
            reported: None,
            random: seed,
            now: 0,
            calls: 0,
            next_thread: 0,
            next_actor: code.sprites.len() as u32,
            redraw: false,
            made_progress: false,
            rests: false,
            without_frames: false,
            taken: 0,
            fault: None,
            code,
        }
    }

    /// Returns the program that runs.
    pub fn code(&self) -> &Arc<Code> {
        &self.code
    }

    /// Turns turbo mode on or off. In turbo mode a frame only ends when nothing is left to run.
    pub fn set_turbo(&mut self, is_on: bool) {
        self.without_frames = is_on;
    }

    /// Runs the next block. Returns `None` if the machine rests until the next tick, has nothing to run, or has a fault.
    #[inline]
    pub fn pulse(&mut self) -> Option<Pulse> {
        self.drain(1).map(|(_, pulse)| pulse)
    }

    /// Runs at most this many blocks, and stops after one that changes more than a variable. Returns the number of blocks that
    /// have run, and the last one. Returns `None` as [`Machine::pulse`] does.
    #[inline]
    pub fn drain(&mut self, most: u32) -> Option<(u32, Pulse)> {
        let (mut ran, mut last) = (0, None);
        while ran < most && last.is_none_or(Pulse::is_quiet) && !self.rests && self.fault.is_none() {
            if self.current >= self.threads.len() {
                self.end_round();
            } else if !self.has_turn() {
                self.current += 1;
            } else if let Some((blocks, pulse)) = self.run(most - ran) {
                ran += blocks;
                last = Some(pulse);
            }
        }
        Some((ran, last?))
    }

    /// Begins a new frame after this many milliseconds.
    pub fn tick(&mut self, milliseconds: u64) {
        self.now = self.now.saturating_add(milliseconds);
        self.rests = false;
    }

    /// Clicks the green flag: stops everything, deletes the clones, and starts the scripts with a green flag.
    pub fn flag(&mut self) {
        self.stop();
        self.begin(|script| script.hat == Hat::Flag, None, true);
    }

    /// Clicks the red sign: stops everything, and deletes the clones.
    pub fn stop(&mut self) {
        self.threads.clear();
        self.current = 0;
        self.questions.clear();
        self.actors.retain(|actor| !actor.is_clone);
        self.actors.iter_mut().for_each(|actor| actor.says = Arc::from(""));
        self.fault = None;
        self.rests = false;
    }

    /// Presses a key, whose name is an entry of the menu of "when key pressed".
    pub fn key(&mut self, name: &str) {
        self.begin(|script| matches!(&script.hat, Hat::Key(key) if key == name || key == "any"), None, false);
    }

    /// Clicks a sprite or clone.
    pub fn click(&mut self, actor: ActorId) {
        self.begin(|script| script.hat == Hat::Clicked, Some(actor), true);
    }

    /// Restarts the script that contains the block, in its sprite. A definition runs with blank inputs. Returns false if there
    /// is no such script, or if it cannot run because it is a loose piece.
    pub fn begin_script(&mut self, block: BlockId) -> bool {
        let code = Arc::clone(&self.code);
        let Some(placed) = code.program().script_of(block) else { return false };
        if let Some(place) = code.custom_blocks.iter().position(|other| other.block == placed.id) {
            let place = place as u16;
            let begins = |thread: &Thread| thread.frames.first().is_some_and(|call| call.custom_block == Some(place));
            self.end_threads(begins);
            return self.call(place, &[]);
        }
        let actor = self.actors.iter().find(|actor| !actor.is_clone && actor.sprite() == placed.sprite_index);
        let Some(actor) = actor.map(|actor| actor.id) else { return false };
        !self.begin(|script| script.block == placed.id, Some(actor), true).is_empty()
    }

    /// Broadcasts a message from outside. Scripts that it started before are restarted.
    pub fn broadcast(&mut self, message: &str) {
        self.send(message);
    }

    /// Answers the question. Does nothing if there is none.
    pub fn answer(&mut self, text: &str) {
        if let Some((thread, _)) = self.questions.pop_front() {
            let end = text.char_indices().map(|(start, letter)| start + letter.len_utf8());
            let end = end.take_while(|&end| end <= LONGEST_TEXT).last().unwrap_or(0);
            self.answer = Value::text(&text[..end]);
            if let Some(thread) = self.threads.iter_mut().find(|other| other.id == thread) {
                thread.status = Status::Runs;
            }
            self.rests = false;
        }
    }

    /// Calls a custom block of [`Code::custom_blocks`] from outside, in a thread of its own. Get the reported value with
    /// [`Machine::reported`]. Returns true if there is such a block, and a sprite that has it.
    pub fn call(&mut self, custom_block: u16, inputs: &[Value]) -> bool {
        let code = Arc::clone(&self.code);
        let Some(block) = code.custom_blocks.get(usize::from(custom_block)) else { return false };
        let Some(actor) = self.actors.iter().find(|actor| actor.sprite == block.sprite && !actor.is_clone) else {
            return false;
        };
        let actor = actor.id;
        self.reported = None;
        self.calls += 1;
        let frame = Frame {
            custom_block: Some(custom_block),
            caller: None,
            number: self.calls,
            return_to: 0,
            base: 0,
            without_refresh: block.without_refresh,
        };
        let mut stack = inputs.to_vec();
        stack.resize(usize::from(block.inputs), Value::text(""));
        stack.resize(usize::from(block.locals), Value::default());
        self.start(None, actor, block.entry, block.block, frame, stack);
        true
    }

    /// Returns the value that the last [`Machine::call`] reported; `None` until it ends.
    pub fn reported(&self) -> Option<&Value> {
        self.reported.as_ref()
    }

    /// Returns true if nothing runs, and nothing waits for time to pass.
    pub fn is_idle(&self) -> bool {
        self.threads.iter().all(|thread| thread.status == Status::Done) || self.fault.is_some()
    }

    /// Returns true if the machine rests until the next tick.
    pub fn rests(&self) -> bool {
        self.rests
    }

    /// Returns true if a script waits for time to pass.
    pub fn waits_for_time(&self) -> bool {
        self.threads.iter().any(|thread| matches!(thread.status, Status::Sleeps(_)))
    }

    /// Returns the reason why the machine stopped, if something went wrong.
    pub fn fault(&self) -> Option<Fault> {
        self.fault.clone()
    }

    /// Returns the sprites and clones, from the back to the front.
    pub fn actors(&self) -> &[Actor] {
        &self.actors
    }

    /// Returns the question on the screen.
    pub fn question(&self) -> Option<&str> {
        self.questions.front().map(|(_, text)| &**text)
    }

    /// Returns the variables for all sprites, in the order of the program.
    pub fn variables(&self) -> &[Value] {
        &self.variables
    }

    /// Returns the variable for all sprites with that name.
    pub fn variable(&self, name: &str) -> Option<&Value> {
        self.variables.get(self.code.variables.iter().position(|other| other == name)?)
    }

    /// Returns the value of a variable in the current call, or else in the program, as text.
    pub fn variable_now(&self, name: &str) -> Option<String> {
        let calls = self.threads().next().map(|thread| self.calls(thread)).unwrap_or_default();
        let own = calls.last().and_then(|call| call.variables.iter().find(|(other, _)| other == name));
        own.map(|(_, value)| value).or_else(|| self.variable(name)).map(ToString::to_string)
    }

    /// Returns a list for all sprites, by its index in the program.
    pub fn list(&self, place: u16) -> &[Value] {
        self.lists.get(usize::from(place)).map_or(&[], Vec::as_slice)
    }

    /// Replaces the items of a list for all sprites. At most [`MOST_ITEMS`] are taken.
    pub fn set_list(&mut self, place: u16, items: impl Iterator<Item = Value>) {
        if let Some(list) = self.lists.get_mut(usize::from(place)) {
            *list = items.take(MOST_ITEMS).collect();
        }
    }

    /// Returns the value that the block reported last.
    pub fn value_of(&self, block: BlockId) -> Option<&Value> {
        self.values.get(usize::from(block.0)).filter(|_| usize::from(block.0) < self.code.blocks)?.as_ref()
    }

    /// Returns the threads that have not ended, in the order of their turns.
    pub fn threads(&self) -> impl Iterator<Item = u32> {
        self.threads.iter().filter(|thread| thread.status != Status::Done).map(|thread| thread.id)
    }

    /// Returns the calls of a thread, beginning with the script itself or the first call.
    pub fn calls(&self, thread: u32) -> Vec<CallView> {
        let Some(thread) = self.threads.iter().find(|other| other.id == thread) else { return Vec::new() };
        let blocks = thread.frames.iter().skip(1).map(|frame| frame.caller.unwrap_or(thread.at)).chain([thread.at]);
        let views = thread.frames.iter().zip(blocks).map(|(frame, block)| {
            let names: &[String] = match (frame.custom_block, thread.script) {
                (Some(place), _) => self.code.custom_blocks.get(usize::from(place)).map_or(&[], |block| &block.names),
                (None, Some(script)) => self.code.scripts.get(usize::from(script)).map_or(&[], |script| &script.names),
                (None, None) => &[],
            };
            let values = thread.stack.get(frame.base as usize..).unwrap_or_default();
            CallView {
                custom_block: frame.custom_block,
                number: frame.number,
                block,
                variables: names.iter().cloned().zip(values.iter().cloned()).collect(),
            }
        });
        views.collect()
    }

    /// Returns the depth of calls in the thread whose turn it is.
    pub fn depth(&self) -> usize {
        self.threads.get(self.current).map_or(0, |thread| thread.frames.len())
    }

    /// Returns the number of open calls of this custom block.
    pub fn open_calls(&self, custom_block: u16) -> usize {
        let running = self.threads.iter().filter(|thread| thread.status != Status::Done);
        running.flat_map(|thread| &thread.frames).filter(|frame| frame.custom_block == Some(custom_block)).count()
    }

    /// Returns the memory that the state uses besides the size of the machine itself, in bytes. Texts are shared.
    pub fn heap_bytes(&self) -> usize {
        let of_list = |list: &Vec<Value>| size_of::<Vec<Value>>() + size_of_val(list.as_slice());
        let actors = self.actors.iter().map(|actor| {
            size_of::<Actor>() + size_of_val(&*actor.variables) + actor.lists.iter().map(of_list).sum::<usize>()
        });
        let threads = self
            .threads
            .iter()
            .map(|thread| size_of::<Thread>() + size_of_val(&*thread.stack) + thread.frames.len() * size_of::<Frame>());
        size_of_val(&*self.variables)
            + size_of_val(&*self.values)
            + self.lists.iter().map(of_list).sum::<usize>()
            + actors.sum::<usize>()
            + threads.sum::<usize>()
    }
}
