//! Calls of custom blocks: starting and ending them, and their values.

use super::limits::MOST_CALLS;
use super::machine::{Frame, Machine, Status, Thread};
use super::pulse::{Fault, FaultProblem};
use super::{BlockId, Value};

/// The number of recent calls that are searched to see whether a custom block calls itself.
const RECENT_CALLS: usize = 5;

impl Machine {
    /// Starts a call, whose inputs are on the stack.
    pub(super) fn enter(&mut self, place: u16, block: BlockId) {
        let Some(called) = self.code.custom_blocks.get(usize::from(place)) else { return };
        let Some(thread) = self.threads.get_mut(self.current) else { return };
        let inherits = thread.frames.last().is_some_and(|frame| frame.without_refresh);
        let recent = thread.frames.iter().rev().take(RECENT_CALLS);
        // A recursive call yields to other threads, unless it runs without screen refresh.
        let lets_run =
            !inherits && !called.without_refresh && recent.into_iter().any(|frame| frame.custom_block == Some(place));
        self.calls += 1;
        let base = thread.stack.len().saturating_sub(usize::from(called.inputs));
        thread.frames.push(Frame {
            custom_block: Some(place),
            caller: Some(block),
            number: self.calls,
            return_to: thread.next,
            base: base as u32,
            without_refresh: inherits || called.without_refresh,
        });
        thread.stack.resize(base + usize::from(called.locals), Value::default());
        thread.next = called.entry;
        let is_too_deep = thread.frames.len() > MOST_CALLS;
        self.take(size_of::<Frame>());
        if is_too_deep {
            self.fault = Some(Fault { block, problem: FaultProblem::Recursion });
        } else if lets_run {
            self.end_turn(Status::Runs);
        }
    }

    /// Ends a call or the script.
    pub(super) fn leave(&mut self, value: Option<Value>) {
        let Some(thread) = self.threads.get_mut(self.current) else { return };
        let Some(frame) = thread.frames.pop() else { return };
        thread.stack.truncate(frame.base as usize);
        thread.next = frame.return_to;
        if thread.frames.is_empty() {
            if thread.script.is_none() {
                self.reported = Some(value.unwrap_or_else(|| Value::text("")));
            }
            self.end_turn(Status::Done);
            return;
        }
        let called = frame.custom_block.and_then(|place| self.code.custom_blocks.get(usize::from(place)));
        // A caller that waits for a value gets one even if the script was stopped.
        if let (Some(called), Some(caller)) = (called, frame.caller)
            && called.reports
        {
            self.give(caller, value.unwrap_or_else(|| Value::text("")));
        }
    }

    /// Replaces the reported value. Only valid right after a block has reported.
    pub(super) fn report_instead(&mut self, value: Value) {
        match self.just_called() {
            Some(caller) => self.give(caller, value),
            None => self.reported = Some(value),
        }
    }

    /// Returns the reported value. Only valid right after a block has reported.
    pub fn just_reported(&self) -> Option<&Value> {
        match self.just_called() {
            Some(caller) => self.value_of(caller),
            None => self.reported.as_ref(),
        }
    }

    /// Returns the block that made the call; `None` for a call from outside. Only valid right after a block has reported.
    pub fn just_called(&self) -> Option<BlockId> {
        let thread = self.threads.get(self.current).filter(|thread| thread.status != Status::Done)?;
        self.code.instructions.get((thread.next as usize).checked_sub(1)?).map(|call| call.block)
    }

    /// Returns the inputs and script variables of the current call.
    pub(super) fn inputs(&self) -> &[Value] {
        let of = |thread: &'_ Thread| thread.frames.last().map(|frame| frame.base as usize);
        let thread = self.threads.get(self.current);
        thread.and_then(|thread| thread.stack.get(of(thread)?..)).unwrap_or_default()
    }
}
