//! The machine that runs a program: its state, what comes to it from outside, and what is to be seen of it.
//!
//! Threads, clones and yields are those of Scratch 3's sequencer: each thread runs up to the end of a round of a loop, then
//! the next one does; when all have had their turn and something new is to be seen, the frame is over and the machine rests
//! until the next [`Machine::tick`].

use super::actor::{Actor, ActorId};
use super::code::{Code, Hat};
use super::limits::{LONGEST_TEXT, MOST_ITEMS};
use super::pulse::{Fault, Pulse};
use super::{BlockId, Value};
use std::collections::VecDeque;
use std::sync::Arc;

/// For what a thread waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Status {
    Runs,
    /// It asks its condition again when it has its turn.
    Asks,
    /// Until that moment.
    Sleeps(u64),
    /// For these threads to end.
    WaitsFor(Vec<u32>),
    /// For the answer.
    Listens,
    Done,
}

/// A call of a custom block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Frame {
    /// Which; none for the script itself.
    pub custom_block: Option<u16>,
    /// The block that called.
    pub caller: Option<BlockId>,
    pub number: u64,
    pub return_to: u32,
    /// The index on the stack at which its values begin.
    pub base: u32,
    pub without_refresh: bool,
}

/// A script that runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Thread {
    pub id: u32,
    /// The script; none for a call from outside.
    pub script: Option<u16>,
    pub actor: ActorId,
    /// The index of its sprite or clone among all of them.
    pub place: usize,
    pub next: u32,
    pub at: BlockId,
    pub frames: Vec<Frame>,
    pub stack: Vec<Value>,
    pub status: Status,
}

/// A call on the stack of calls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallView {
    /// The place of its definition in [`Code::custom_blocks`]; none for the script itself.
    pub custom_block: Option<u16>,
    /// Its number, as pulses tell it.
    pub number: u64,
    /// The block that runs in it.
    pub block: BlockId,
    /// Its inputs and script variables, with their values.
    pub variables: Vec<(String, Value)>,
}

/// The machine. It is a value: it can be cloned, kept and compared, and the same inputs always lead to the same state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Machine {
    pub(super) code: Arc<Code>,
    pub(super) variables: Vec<Value>,
    pub(super) lists: Vec<Vec<Value>>,
    /// From the back to the front.
    pub(super) actors: Vec<Actor>,
    pub(super) threads: Vec<Thread>,
    /// The thread whose turn it is.
    pub(super) current: usize,
    pub(super) answer: Value,
    /// Questions with the threads that ask them; the first one is on the screen.
    pub(super) questions: VecDeque<(u32, Arc<str>)>,
    /// The value that each block gave last, and the constants: see [`Code::places`].
    pub(super) given: Vec<Option<Value>>,
    /// The value that the last call from outside reported.
    pub(super) reported: Option<Value>,
    pub(super) random: u64,
    pub(super) now: u64,
    pub(super) calls: u64,
    pub(super) next_thread: u32,
    pub(super) next_actor: u32,
    /// True if something new is to be seen in this frame.
    pub(super) redraw: bool,
    /// True if a thread got on in this round.
    pub(super) got_on: bool,
    pub(super) rests: bool,
    pub(super) without_frames: bool,
    /// Bytes that were taken since the values were counted.
    pub(super) taken: usize,
    pub(super) fault: Option<Fault>,
}

impl Machine {
    /// A machine with the program at its beginning. The seed is for random numbers.
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
            given: code.places.clone(),
            reported: None,
            random: seed,
            now: 0,
            calls: 0,
            next_thread: 0,
            next_actor: code.sprites.len() as u32,
            redraw: false,
            got_on: false,
            rests: false,
            without_frames: false,
            taken: 0,
            fault: None,
            code,
        }
    }

    /// The program that runs.
    pub fn code(&self) -> &Arc<Code> {
        &self.code
    }

    /// Turbo mode: a frame is not over before nothing is left to run.
    pub fn set_turbo(&mut self, is_on: bool) {
        self.without_frames = is_on;
    }

    /// The next block runs. `None` if the machine rests until the next tick, has nothing to run or has a fault.
    #[inline]
    pub fn pulse(&mut self) -> Option<Pulse> {
        self.drain(1).map(|(_, pulse)| pulse)
    }

    /// At most so many blocks run; the last one of them if it changes more than a variable. Returns how many have run, and the
    /// last one. `None` as for [`Machine::pulse`].
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

    /// The green flag: everything stops, the clones go, and the scripts under flags begin.
    pub fn flag(&mut self) {
        self.stop();
        self.begin(|script| script.hat == Hat::Flag, None, true);
    }

    /// The red sign: everything stops, and the clones go.
    pub fn stop(&mut self) {
        self.threads.clear();
        self.current = 0;
        self.questions.clear();
        self.actors.retain(|actor| !actor.is_clone);
        self.actors.iter_mut().for_each(|actor| actor.says = Arc::from(""));
        self.fault = None;
        self.rests = false;
    }

    /// A key is pressed; its name is as in the menu of "when key pressed".
    pub fn key(&mut self, name: &str) {
        self.begin(|script| matches!(&script.hat, Hat::Key(key) if key == name || key == "any"), None, false);
    }

    /// A sprite or a clone is clicked.
    pub fn click(&mut self, actor: ActorId) {
        self.begin(|script| script.hat == Hat::Clicked, Some(actor), true);
    }

    /// Restarts the script that contains the block, in its sprite; a definition with blank inputs. Returns whether there is
    /// one.
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

    /// A message is broadcast from outside; scripts that it began before begin anew.
    pub fn broadcast(&mut self, message: &str) {
        self.send(message);
    }

    /// The question is answered. Nothing happens if there is none.
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

    /// Calls a custom block of [`Code::custom_blocks`] from outside, in a thread of its own. [`Machine::reported`] tells what
    /// it reported. Returns whether there is such a block, and a sprite that has it.
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

    /// The value that the last [`Machine::call`] reported; `None` until it ends.
    pub fn reported(&self) -> Option<&Value> {
        self.reported.as_ref()
    }

    /// Returns true if nothing runs, and nothing waits for time to go by.
    pub fn is_idle(&self) -> bool {
        self.threads.iter().all(|thread| thread.status == Status::Done) || self.fault.is_some()
    }

    /// Returns true if the machine rests until the next tick.
    pub fn rests(&self) -> bool {
        self.rests
    }

    /// Returns true if a script waits for time to go by.
    pub fn waits_for_time(&self) -> bool {
        self.threads.iter().any(|thread| matches!(thread.status, Status::Sleeps(_)))
    }

    /// Why it stopped, if something went wrong.
    pub fn fault(&self) -> Option<Fault> {
        self.fault.clone()
    }

    /// The sprites and clones, from the back to the front.
    pub fn actors(&self) -> &[Actor] {
        &self.actors
    }

    /// The question on the screen.
    pub fn question(&self) -> Option<&str> {
        self.questions.front().map(|(_, text)| &**text)
    }

    /// The variables for all sprites, in the order of the program.
    pub fn variables(&self) -> &[Value] {
        &self.variables
    }

    /// The variable for all sprites with that name.
    pub fn variable(&self, name: &str) -> Option<&Value> {
        self.variables.get(self.code.variables.iter().position(|other| other == name)?)
    }

    /// The value of a variable in the call that runs, or else in the program, as it is written.
    pub fn variable_now(&self, name: &str) -> Option<String> {
        let calls = self.threads().next().map(|thread| self.calls(thread)).unwrap_or_default();
        let own = calls.last().and_then(|call| call.variables.iter().find(|(other, _)| other == name));
        own.map(|(_, value)| value).or_else(|| self.variable(name)).map(ToString::to_string)
    }

    /// A list for all sprites, by its place in the program.
    pub fn list(&self, place: u16) -> &[Value] {
        self.lists.get(usize::from(place)).map_or(&[], Vec::as_slice)
    }

    /// Puts other items into a list for all sprites. At most [`MOST_ITEMS`] are taken.
    pub fn set_list(&mut self, place: u16, items: impl Iterator<Item = Value>) {
        if let Some(list) = self.lists.get_mut(usize::from(place)) {
            *list = items.take(MOST_ITEMS).collect();
        }
    }

    /// The value that the block gave when it was last worked out.
    pub fn value_of(&self, block: BlockId) -> Option<&Value> {
        self.given.get(usize::from(block.0)).filter(|_| usize::from(block.0) < self.code.blocks)?.as_ref()
    }

    /// The threads that have not ended, in the order of their turns.
    pub fn threads(&self) -> impl Iterator<Item = u32> {
        self.threads.iter().filter(|thread| thread.status != Status::Done).map(|thread| thread.id)
    }

    /// The calls of a thread, the script itself or the first call first.
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

    /// The depth of calls in the thread whose turn it is.
    pub fn depth(&self) -> usize {
        self.threads.get(self.current).map_or(0, |thread| thread.frames.len())
    }

    /// The number of open calls of that custom block.
    pub fn standing(&self, custom_block: u16) -> usize {
        let running = self.threads.iter().filter(|thread| thread.status != Status::Done);
        running.flat_map(|thread| &thread.frames).filter(|frame| frame.custom_block == Some(custom_block)).count()
    }

    /// The memory that the state takes besides the size of the machine itself, in bytes; texts are shared.
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
            + size_of_val(&*self.given)
            + self.lists.iter().map(of_list).sum::<usize>()
            + actors.sum::<usize>()
            + threads.sum::<usize>()
    }
}
