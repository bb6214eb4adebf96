//! Schedules the machine's threads: their starts, turns, waits and ends, and the end of a frame.

use super::actor::{Actor, ActorId};
use super::code::{Hat, ScriptCode};
use super::limits::{MOST_CLONES, MOST_VALUES};
use super::machine::{Frame, Machine, Status, Thread};
use super::pulse::{Fault, FaultProblem};
use super::{BlockId, Value};
use std::sync::Arc;

impl Machine {
    /// Starts the scripts that `is_meant` accepts, of one actor or of all, from the front to the back. A script that is already
    /// running is restarted if `anew` is true, and otherwise left alone.
    pub(super) fn begin(
        &mut self,
        is_meant: impl Fn(&ScriptCode) -> bool,
        only: Option<ActorId>,
        anew: bool,
    ) -> Vec<u32> {
        let code = Arc::clone(&self.code);
        let actors: Vec<(ActorId, u16)> = self.actors.iter().rev().map(|actor| (actor.id, actor.sprite)).collect();
        let mut begun = Vec::new();
        for (actor, sprite) in actors.into_iter().filter(|&(actor, _)| only.is_none_or(|only| only == actor)) {
            for (place, script) in code.scripts.iter().enumerate() {
                if script.sprite != sprite || !is_meant(script) {
                    continue;
                }
                let place = place as u16;
                let runs = self.threads.iter().position(|thread| {
                    thread.script == Some(place) && thread.actor == actor && thread.status != Status::Done
                });
                if runs.is_some() && !anew {
                    continue;
                }
                let frame = Frame {
                    custom_block: None,
                    caller: None,
                    number: 0,
                    return_to: 0,
                    base: 0,
                    without_refresh: false,
                };
                let stack = vec![Value::default(); usize::from(script.locals)];
                let id = self.start(Some(place), actor, script.entry, script.block, frame, stack);
                begun.push(id);
                // The new thread takes the turn of the one that it replaces.
                if let Some(old) = runs
                    && let Some(new) = self.threads.pop()
                {
                    self.forget_questions(self.threads[old].id);
                    self.threads[old] = new;
                }
            }
        }
        self.rests = false;
        begun
    }

    /// Starts the scripts that receive the message.
    pub(super) fn send(&mut self, message: &str) -> Vec<u32> {
        let message = message.to_lowercase();
        self.begin(|script| matches!(&script.hat, Hat::Received(other) if *other == message), None, true)
    }

    pub(super) fn start(
        &mut self,
        script: Option<u16>,
        actor: ActorId,
        next: u32,
        at: BlockId,
        frame: Frame,
        stack: Vec<Value>,
    ) -> u32 {
        let id = self.next_thread;
        self.next_thread = id.wrapping_add(1);
        self.take(stack.len() * size_of::<Value>() + size_of::<Thread>());
        let (place, frames) = (self.place_of(actor), vec![frame]);
        self.threads.push(Thread { id, script, actor, place, next, at, frames, stack, status: Status::Runs });
        self.rests = false;
        id
    }

    fn place_of(&self, actor: ActorId) -> usize {
        self.actors.iter().position(|other| other.id == actor).unwrap_or(usize::MAX)
    }

    /// Updates the indices of all threads after sprites or clones have been added or removed.
    pub(super) fn find_actors(&mut self) {
        for thread in 0..self.threads.len() {
            self.threads[thread].place = self.place_of(self.threads[thread].actor);
        }
    }

    fn forget_questions(&mut self, thread: u32) {
        self.questions.retain(|&(asker, _)| asker != thread);
    }

    /// Ends the threads that `is_meant` accepts.
    pub(super) fn end_threads(&mut self, is_meant: impl Fn(&Thread) -> bool) {
        let mut ended = Vec::new();
        for thread in self.threads.iter_mut().filter(|thread| is_meant(thread)) {
            thread.status = Status::Done;
            ended.push(thread.id);
        }
        ended.into_iter().for_each(|thread| self.forget_questions(thread));
    }

    /// Returns true if the current thread can run now. Wakes it if it has waited long enough.
    #[inline]
    pub(super) fn has_turn(&mut self) -> bool {
        match &self.threads[self.current].status {
            Status::Runs | Status::Asks => true,
            Status::Done | Status::Listens => false,
            Status::Sleeps(until) => {
                let is_over = *until <= self.now;
                self.wake(is_over)
            }
            Status::WaitsFor(others) => {
                let is_active = |other: &u32| {
                    self.threads.iter().any(|thread| thread.id == *other && thread.status != Status::Done)
                };
                let is_over = !others.iter().any(is_active);
                self.wake(is_over)
            }
        }
    }

    fn wake(&mut self, is_over: bool) -> bool {
        if is_over {
            self.threads[self.current].status = Status::Runs;
        }
        is_over
    }

    /// Ends a round, in which all threads have had their turn.
    #[cold]
    pub(super) fn end_round(&mut self) {
        self.threads.retain(|thread| thread.status != Status::Done);
        self.current = 0;
        self.rests = self.threads.is_empty() || !self.made_progress || self.redraw && !self.without_frames;
        self.made_progress = false;
        if self.rests {
            self.redraw = false;
        }
    }

    /// Makes a clone right behind its original. Returns `None` if there are too many clones.
    pub(super) fn make_clone(&mut self, of: usize) -> Option<ActorId> {
        if self.actors.iter().filter(|actor| actor.is_clone).count() >= MOST_CLONES {
            return None;
        }
        let id = ActorId(self.next_actor);
        self.next_actor = self.next_actor.wrapping_add(1);
        let clone = Actor { id, is_clone: true, says: Arc::from(""), ..self.actors[of].clone() };
        self.take(clone.lists.iter().flatten().map(Value::bytes).sum());
        self.redraw |= clone.is_shown;
        self.actors.insert(of, clone);
        self.find_actors();
        self.begin(|script| script.hat == Hat::Cloned, Some(id), false);
        Some(id)
    }

    /// Records the use of memory. All values are counted from time to time, and too many of them cause a fault.
    #[inline]
    pub(super) fn take(&mut self, bytes: usize) {
        self.taken += bytes;
        if self.taken > MOST_VALUES / 4 {
            self.count_values();
        }
    }

    #[cold]
    fn count_values(&mut self) {
        let of = |values: &[Value]| values.iter().map(Value::bytes).sum::<usize>();
        let of_lists = |lists: &[Vec<Value>]| lists.iter().map(|list| of(list)).sum::<usize>();
        let actors = self.actors.iter().map(|actor| of(&actor.variables) + of_lists(&actor.lists) + actor.says.len());
        let threads = self.threads.iter().map(|thread| of(&thread.stack) + thread.frames.len() * size_of::<Frame>());
        let values = self.values.iter().flatten().map(Value::bytes);
        let all = of(&self.variables)
            + of_lists(&self.lists)
            + actors.sum::<usize>()
            + threads.sum::<usize>()
            + values.sum::<usize>();
        self.taken = 0;
        if all > MOST_VALUES {
            let block = self.threads.get(self.current).map_or(BlockId(0), |thread| thread.at);
            self.fault = Some(Fault { block, problem: FaultProblem::Room });
        }
    }
}
