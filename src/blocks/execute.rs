//! What each operation of the compiled code does.

use super::arithmetic::{contains, function, is_whole, join, length, letter, modulo, round};
use super::code::{Instruction, Op, VariablePlace};
use super::limits::{LONGEST_TEXT, MOST_CALLS};
use super::machine::{Frame, Machine, Status};
use super::pulse::{Change, Fault, FaultProblem, Pulse};
use super::{BlockId, Value};
use std::cmp::Ordering;
use std::sync::Arc;

/// How far back the caller of a custom block looks whether it calls itself.
const RECENT_CALLS: usize = 5;

/// Replaces the two values on top by one.
#[inline(always)]
fn combine(stack: &mut Vec<Value>, with: impl FnOnce(&Value, &Value) -> Value) {
    let other = stack.pop().unwrap_or_default();
    if let Some(one) = stack.last_mut() {
        *one = with(one, &other);
    }
}

#[inline(always)]
fn calculate(stack: &mut Vec<Value>, with: impl FnOnce(f64, f64) -> f64) {
    combine(stack, |one, other| Value::Number(with(one.to_number(), other.to_number())));
}

#[inline(always)]
fn compare(stack: &mut Vec<Value>, with: impl FnOnce(Ordering) -> bool) {
    combine(stack, |one, other| Value::Boolean(with(one.compare(other))));
}

#[inline(always)]
fn pop(stack: &mut Vec<Value>) -> Value {
    stack.pop().unwrap_or_default()
}

impl Machine {
    /// The thread at hand goes on until a block has run, or its turn is over.
    #[inline]
    pub(super) fn run(&mut self) -> Option<Pulse> {
        loop {
            let thread = self.threads.get_mut(self.current)?;
            let Some(&Instruction { op, block, gives }) = self.code.instructions.get(thread.next as usize) else {
                self.end_turn(Status::Done);
                return None;
            };
            thread.next += 1;
            let frame = thread.frames.last()?;
            let (call, depth) = (frame.number, thread.frames.len() - usize::from(thread.script.is_some()));
            let base = frame.base as usize;
            let id = thread.id;
            let mut change = Change::Nothing;
            let stack = &mut thread.stack;
            match op {
                Op::Nothing => {}
                Op::Fault(place) => {
                    let problem = self.code.faults.get(place as usize).cloned();
                    self.fault = problem
                        .zip(block)
                        .map(|(problem, block)| Fault { block, problem: FaultProblem::Finding(problem) });
                }
                Op::Constant(place) => stack.push(self.code.constants.get(place as usize).cloned().unwrap_or_default()),
                Op::Load(VariablePlace::Call(place)) => {
                    let value = stack.get(base + usize::from(place)).cloned().unwrap_or_default();
                    stack.push(value);
                }
                Op::Load(VariablePlace::Program(place)) => {
                    stack.push(self.variables.get(usize::from(place)).cloned().unwrap_or_default());
                }
                Op::Set(VariablePlace::Call(place)) => {
                    change = Change::Variable(VariablePlace::Call(place));
                    let value = pop(stack);
                    if let Some(variable) = stack.get_mut(base + usize::from(place)) {
                        *variable = value;
                    }
                }
                Op::Change(VariablePlace::Call(place)) => {
                    change = Change::Variable(VariablePlace::Call(place));
                    let by = pop(stack).to_number();
                    if let Some(variable) = stack.get_mut(base + usize::from(place)) {
                        *variable = Value::Number(variable.to_number() + by);
                    }
                }
                Op::Load(VariablePlace::Sprite(_)) => {
                    let value = self.own_variable(op).map_or_else(Value::default, |variable| variable.clone());
                    self.push(value);
                }
                Op::Set(place) => {
                    change = Change::Variable(place);
                    let value = pop(stack);
                    if let Some(variable) = self.own_variable(op) {
                        *variable = value;
                    }
                }
                Op::Change(place) => {
                    change = Change::Variable(place);
                    let by = pop(stack).to_number();
                    if let Some(variable) = self.own_variable(op) {
                        *variable = Value::Number(variable.to_number() + by);
                    }
                }
                Op::Zero(first, count) => {
                    let variables = stack.iter_mut().skip(base + usize::from(first)).take(usize::from(count));
                    variables.for_each(|variable| *variable = Value::default());
                }

                Op::Add => calculate(stack, |one, other| one + other),
                Op::Subtract => calculate(stack, |one, other| one - other),
                Op::Multiply => calculate(stack, |one, other| one * other),
                Op::Divide => calculate(stack, |one, other| one / other),
                Op::Mod => calculate(stack, modulo),
                Op::Greater => compare(stack, Ordering::is_gt),
                Op::Less => compare(stack, Ordering::is_lt),
                Op::Equals => compare(stack, Ordering::is_eq),
                Op::And => combine(stack, |one, other| Value::Boolean(one.to_boolean() && other.to_boolean())),
                Op::Or => combine(stack, |one, other| Value::Boolean(one.to_boolean() || other.to_boolean())),
                Op::Not => {
                    let value = pop(stack).to_boolean();
                    stack.push(Value::Boolean(!value));
                }
                Op::Round => {
                    let value = pop(stack).to_number();
                    stack.push(Value::Number(round(value)));
                }
                Op::Function(which) => {
                    let value = pop(stack).to_number();
                    stack.push(Value::Number(function(which, value)));
                }
                Op::LetterOf => combine(stack, |place, text| letter(&text.to_text(), place.to_number())),
                Op::LengthOf => {
                    let text = pop(stack).to_text();
                    stack.push(Value::Number(length(&text) as f64));
                }
                Op::Contains => combine(stack, |text, part| Value::Boolean(contains(text, part))),
                Op::Join => {
                    let other = pop(stack);
                    let one = pop(stack);
                    let text = join(&one, &other);
                    self.push_text(text, block);
                }
                Op::Random => {
                    let to = pop(stack);
                    let from = pop(stack);
                    let value = self.pick(&from, &to);
                    self.push(value);
                }

                Op::Contents(_) | Op::Item(_) | Op::ItemNumber(_) | Op::Length(_) | Op::Has(_) => {
                    self.ask_list(op, block);
                }
                Op::AddTo(place)
                | Op::DeleteOf(place)
                | Op::DeleteAll(place)
                | Op::InsertAt(place)
                | Op::Replace(place) => change = self.change_list(op, place),

                Op::Jump(to) => thread.next = to,
                Op::JumpUnless(to) => {
                    if !pop(stack).to_boolean() {
                        thread.next = to;
                    }
                }
                Op::JumpIf(to) => {
                    if pop(stack).to_boolean() {
                        thread.next = to;
                    }
                }
                Op::Loop(to) => {
                    let goes_on = frame.without_refresh;
                    thread.next = to;
                    if !goes_on {
                        self.end_turn(Status::Runs);
                        return None;
                    }
                }
                Op::RepeatStart(left) => {
                    let times = round(pop(stack).to_number());
                    if let Some(left) = stack.get_mut(base + usize::from(left)) {
                        *left = Value::Number(times);
                    }
                }
                Op::RepeatNext { left, exit } => match stack.get_mut(base + usize::from(left)) {
                    Some(Value::Number(left)) if *left >= 1.0 => *left -= 1.0,
                    _ => thread.next = exit,
                },
                Op::ForStart(next) => {
                    let to = pop(stack).to_number();
                    let from = pop(stack).to_number();
                    let step = if to < from { -1.0 } else { 1.0 };
                    for (place, value) in (usize::from(next)..).zip([from, to, step]) {
                        if let Some(kept) = stack.get_mut(base + place) {
                            *kept = Value::Number(value);
                        }
                    }
                }
                Op::ForNext { next, exit } => {
                    let at = base + usize::from(next);
                    match stack.get_mut(at..at + 3) {
                        Some([Value::Number(next), Value::Number(to), Value::Number(step)])
                            if (*next - *to) * *step <= 0.0 =>
                        {
                            let value = *next;
                            *next += *step;
                            // Beyond what numbers can count the loop would stand still.
                            if *next == value {
                                thread.next = exit;
                            } else {
                                stack.push(Value::Number(value));
                            }
                        }
                        _ => thread.next = exit,
                    }
                }

                Op::Call(place) => {
                    change = Change::Called(place);
                    self.enter(place, block);
                }
                Op::Report => {
                    let value = pop(stack);
                    let custom_block = frame.custom_block;
                    if let Some(place) = custom_block {
                        change = Change::Reported(place);
                    }
                    self.leave(Some(value));
                }
                Op::Return | Op::StopThis => self.leave(None),
                Op::StopAll => self.stop(),
                Op::StopOthers => {
                    let actor = thread.actor;
                    self.end_threads(|other| other.actor == actor && other.id != id);
                }

                Op::Broadcast => {
                    let message = pop(stack).to_text();
                    self.send(&message);
                }
                Op::BroadcastAndWait => {
                    let message = pop(stack).to_text();
                    let begun = self.send(&message);
                    // It may have begun itself anew.
                    if self.is_at_hand(id) {
                        self.end_turn(Status::WaitsFor(begun));
                    }
                }
                Op::Wait => {
                    let milliseconds = (pop(stack).to_number() * 1000.0).max(0.0);
                    let until = self.now.saturating_add(milliseconds as u64);
                    self.redraw = true;
                    self.end_turn(Status::Sleeps(until));
                }
                Op::WaitUntil(head) => {
                    if pop(stack).to_boolean() {
                        thread.status = Status::Runs;
                    } else {
                        thread.next = head;
                        self.end_turn(Status::Asks);
                    }
                }
                Op::Ask => {
                    let question = pop(stack).to_text();
                    self.questions.push_back((id, question));
                    self.redraw = true;
                    self.end_turn(Status::Listens);
                }
                Op::Answer => stack.push(self.answer.clone()),

                Op::CloneMyself | Op::CloneOf(_) | Op::CloneNamed => change = self.clone_actor(op),
                Op::DeleteClone => {
                    let actor = thread.actor;
                    if self.actors.iter().any(|other| other.id == actor && other.is_clone) {
                        change = Change::Deleted(actor);
                        self.actors.retain(|other| other.id != actor);
                        self.end_threads(|thread| thread.actor == actor);
                        self.redraw = true;
                    }
                }
                Op::CostumeNumber | Op::CostumeName | Op::XPosition | Op::YPosition => self.look_up(op),
                Op::SwitchCostume | Op::NextCostume | Op::Say | Op::Show(_) | Op::GoTo => {
                    change = Change::Look(thread.actor);
                    self.change_look(op);
                }
            }
            if let Some(block) = block {
                if let Some(thread) = self.threads.get_mut(self.current).filter(|thread| thread.id == id) {
                    thread.at = block;
                    if gives && !matches!(op, Op::Call(_)) {
                        let value = thread.stack.last().cloned();
                        if let Some(given) = self.given.get_mut(usize::from(block.0)) {
                            *given = value;
                        }
                    }
                }
                return Some(Pulse { block, thread: id, depth: depth as u16, call, change });
            }
            if !self.is_at_hand(id) || self.threads[self.current].status == Status::Done {
                return None;
            }
        }
    }

    fn is_at_hand(&self, thread: u32) -> bool {
        self.threads.get(self.current).is_some_and(|other| other.id == thread)
    }

    /// The turn of the thread at hand is over.
    fn end_turn(&mut self, status: Status) {
        if let Some(thread) = self.threads.get_mut(self.current) {
            self.got_on |= thread.status == Status::Runs;
            thread.status = status;
        }
        self.current += 1;
    }

    pub(super) fn push(&mut self, value: Value) {
        if let Some(thread) = self.threads.get_mut(self.current) {
            thread.stack.push(value);
        }
    }

    pub(super) fn push_text(&mut self, text: Arc<str>, block: Option<BlockId>) {
        if text.len() > LONGEST_TEXT {
            let block = block.unwrap_or(BlockId(0));
            self.fault = Some(Fault { block, problem: FaultProblem::LongText });
        }
        self.push(Value::Text(text.clone()));
        self.take(text.len());
    }

    pub(super) fn pop(&mut self) -> Value {
        self.threads.get_mut(self.current).map_or_else(Value::default, |thread| pop(&mut thread.stack))
    }

    /// Where the sprite or clone of the thread at hand is in the list of all.
    pub(super) fn actor(&self) -> Option<usize> {
        let id = self.threads.get(self.current)?.actor;
        self.actors.iter().position(|actor| actor.id == id)
    }

    /// The variable of an operation that does not concern one of the call.
    fn own_variable(&mut self, op: Op) -> Option<&mut Value> {
        match op {
            Op::Load(VariablePlace::Sprite(place))
            | Op::Set(VariablePlace::Sprite(place))
            | Op::Change(VariablePlace::Sprite(place)) => {
                let actor = self.actor()?;
                self.actors[actor].variables.get_mut(usize::from(place))
            }
            Op::Set(VariablePlace::Program(place)) | Op::Change(VariablePlace::Program(place)) => {
                self.variables.get_mut(usize::from(place))
            }
            _ => None,
        }
    }

    /// A call begins, its inputs being on the stack.
    fn enter(&mut self, place: u16, block: Option<BlockId>) {
        let Some(called) = self.code.custom_blocks.get(usize::from(place)) else { return };
        let Some(thread) = self.threads.get_mut(self.current) else { return };
        let inherits = thread.frames.last().is_some_and(|frame| frame.without_refresh);
        let recent = thread.frames.iter().rev().take(RECENT_CALLS);
        // One that calls itself lets others run in between, unless it is to be quick.
        let lets_run =
            !inherits && !called.without_refresh && recent.into_iter().any(|frame| frame.custom_block == Some(place));
        self.calls += 1;
        let base = thread.stack.len().saturating_sub(usize::from(called.inputs));
        thread.frames.push(Frame {
            custom_block: Some(place),
            caller: block,
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
            let block = block.unwrap_or(BlockId(0));
            self.fault = Some(Fault { block, problem: FaultProblem::Recursion });
        } else if lets_run {
            self.end_turn(Status::Runs);
        }
    }

    /// A call ends, or the script.
    fn leave(&mut self, value: Option<Value>) {
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
        // Who waits for a value gets one even if the script was stopped.
        if called.is_some_and(|called| called.reports) {
            let value = value.unwrap_or_else(|| Value::text(""));
            if let Some(given) = frame.caller.and_then(|caller| self.given.get_mut(usize::from(caller.0))) {
                *given = Some(value.clone());
            }
            thread.stack.push(value);
        }
    }

    /// A number between the two, or one of them (SplitMix64: G. Steele, D. Lea, C. Flood, 2014).
    pub(super) fn random(&mut self) -> f64 {
        self.random = self.random.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.random;
        bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((bits ^ bits >> 31) >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn pick(&mut self, from: &Value, to: &Value) -> Value {
        let (one, other) = (from.to_number(), to.to_number());
        let (low, high) = (one.min(other), one.max(other));
        let random = self.random();
        Value::Number(if low == high {
            low
        } else if is_whole(from) && is_whole(to) {
            low + (random * (high + 1.0 - low)).floor()
        } else {
            low + random * (high - low)
        })
    }
}
