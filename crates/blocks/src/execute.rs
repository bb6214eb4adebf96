//! Runs code. One loop runs the operations on values; a separate function runs the operations that need the rest of the
//! machine.

use super::arithmetic::{contains, function, is_whole, join, length, letter, modulo, round};
use super::code::{Instruction, ListPlace, Op, VariablePlace};
use super::limits::LONGEST_TEXT;
use super::list_operations::{find, index};
use super::machine::{Machine, Status, Thread};
use super::pulse::{Change, Fault, FaultProblem, Pulse};
use super::{BlockId, Value};
use std::cmp::Ordering;
use std::sync::Arc;

/// The instruction after the end of the code.
const RETURN: Instruction = Instruction { op: Op::Return, takes: [0; 2], block: BlockId(0) };

/// The value of empty slots.
static ZERO: Value = Value::Number(0.0);

/// The values of blocks and constants, by index.
type Values = [Option<Value>];

#[inline(always)]
fn value(places: &Values, place: u32) -> &Value {
    match places.get(place as usize) {
        Some(Some(value)) => value,
        _ => &ZERO,
    }
}

#[inline(always)]
fn number(places: &Values, place: u32) -> f64 {
    match places.get(place as usize) {
        Some(Some(Value::Number(number) | Value::Numeral(number))) if !number.is_nan() => *number,
        _ => value(places, place).to_number(),
    }
}

#[inline(always)]
fn truth(places: &Values, place: u32) -> bool {
    match places.get(place as usize) {
        Some(Some(Value::Boolean(is_true))) => *is_true,
        _ => value(places, place).to_boolean(),
    }
}

/// Sets the number that the block reports. This is fast because most blocks report numbers again and again.
#[inline(always)]
fn give_number(places: &mut Values, block: BlockId, number: f64) {
    match places.get_mut(usize::from(block.0)) {
        Some(Some(Value::Number(place))) => *place = number,
        Some(place) => *place = Some(Value::Number(number)),
        None => {}
    }
}

#[inline(always)]
fn give_truth(places: &mut Values, block: BlockId, is_true: bool) {
    match places.get_mut(usize::from(block.0)) {
        Some(Some(Value::Boolean(place))) => *place = is_true,
        Some(place) => *place = Some(Value::Boolean(is_true)),
        None => {}
    }
}

#[inline(always)]
fn give(places: &mut Values, block: BlockId, value: &Value) {
    match places.get_mut(usize::from(block.0)) {
        Some(Some(place)) => place.clone_from(value),
        Some(place) => *place = Some(value.clone()),
        None => {}
    }
}

#[inline(always)]
fn calculate(places: &mut Values, of: &Instruction, with: impl FnOnce(f64, f64) -> f64) {
    let [one, other] = of.takes;
    give_number(places, of.block, with(number(places, one), number(places, other)));
}

#[inline(always)]
fn compare(
    places: &mut Values,
    of: &Instruction,
    numbers: impl FnOnce(&f64, &f64) -> bool,
    others: impl FnOnce(Ordering) -> bool,
) {
    let [one, other] = of.takes;
    let is_true = match (places.get(one as usize), places.get(other as usize)) {
        (
            Some(Some(Value::Number(one) | Value::Numeral(one))),
            Some(Some(Value::Number(other) | Value::Numeral(other))),
        ) if !one.is_nan() && !other.is_nan() => numbers(one, other),
        _ => others(value(places, one).compare(value(places, other))),
    };
    give_truth(places, of.block, is_true);
}

impl Machine {
    /// Runs the current thread until this many blocks have run, one of them has changed more than a variable, or the thread's
    /// turn is over. Returns the number of blocks that have run, and the last one.
    pub(super) fn run(&mut self, most: u32) -> Option<(u32, Pulse)> {
        let mut left = most;
        let mut last = None;
        loop {
            let Machine { code, threads, current, actors, variables, lists, values, .. } = &mut *self;
            let Some(thread) = threads.get_mut(*current) else { break };
            let Thread { id, script, place, frames, stack, .. } = thread;
            let Some(frame) = frames.last() else { break };
            let (base, goes_on) = (frame.base as usize, frame.without_refresh);
            let mut pulse = Pulse {
                block: thread.at,
                thread: *id,
                depth: (frames.len() - usize::from(script.is_some())) as u16,
                call: frame.number,
                change: Change::Nothing,
            };
            let (own_variables, own_lists) = match actors.get_mut(*place) {
                Some(actor) => (&mut actor.variables[..], &actor.lists[..]),
                None => (&mut [][..], &[][..]),
            };
            let (instructions, variables) = (&code.instructions[..], &mut variables[..]);
            let (lists, values) = (&lists[..], &mut values[..]);
            let mut next = thread.next as usize;
            let mut ended = None;
            let is_further = loop {
                let Some(instruction) = instructions.get(next) else { break true };
                next += 1;
                let &Instruction { op, takes: [one, other], block, .. } = instruction;
                let list = |place| {
                    match place {
                        ListPlace::Program(place) => lists.get(usize::from(place)),
                        ListPlace::Sprite(place) => own_lists.get(usize::from(place)),
                    }
                    .map_or(&[][..], Vec::as_slice)
                };
                macro_rules! variable {
                    ($place:expr) => {
                        match $place {
                            VariablePlace::Call(place) => stack.get_mut(base + usize::from(place)),
                            VariablePlace::Sprite(place) => own_variables.get_mut(usize::from(place)),
                            VariablePlace::Program(place) => variables.get_mut(usize::from(place)),
                        }
                    };
                }
                match op {
                    Op::Nothing => {}
                    Op::Copy => {
                        let value = value(values, one).clone();
                        give(values, block, &value);
                    }
                    Op::Keep => {
                        stack.push(value(values, one).clone());
                        continue;
                    }
                    Op::Take(place) => {
                        if let Some(place) = values.get_mut(place as usize) {
                            *place = stack.pop();
                        }
                        continue;
                    }
                    Op::Load(place) => {
                        if let Some(variable) = variable!(place) {
                            give(values, block, variable);
                        }
                    }
                    Op::Set(place) => {
                        if let Some(variable) = variable!(place) {
                            variable.clone_from(value(values, one));
                        }
                    }
                    Op::Change(place) => {
                        if let Some(variable) = variable!(place) {
                            let sum = variable.to_number() + number(values, one);
                            variable.clone_from(&Value::Number(sum));
                        }
                    }

                    Op::Add => calculate(values, instruction, |one, other| one + other),
                    Op::Subtract => calculate(values, instruction, |one, other| one - other),
                    Op::Multiply => calculate(values, instruction, |one, other| one * other),
                    Op::Divide => calculate(values, instruction, |one, other| one / other),
                    Op::Mod => calculate(values, instruction, modulo),
                    Op::Greater => compare(values, instruction, f64::gt, Ordering::is_gt),
                    Op::Less => compare(values, instruction, f64::lt, Ordering::is_lt),
                    Op::Equals => compare(values, instruction, f64::eq, Ordering::is_eq),
                    Op::And => give_truth(values, block, truth(values, one) && truth(values, other)),
                    Op::Or => give_truth(values, block, truth(values, one) || truth(values, other)),
                    Op::Not => give_truth(values, block, !truth(values, one)),
                    Op::Round => give_number(values, block, round(number(values, one))),
                    Op::Function(which) => give_number(values, block, function(which, number(values, one))),

                    Op::Item(place) => {
                        let items = list(place);
                        let index = match values.get(one as usize) {
                            Some(Some(Value::Number(number) | Value::Numeral(number))) => index(*number, items.len()),
                            _ => None,
                        };
                        let Some(index) = index else { break true };
                        give(values, block, &items[index]);
                    }
                    Op::ItemNumber(place) => {
                        let found = find(list(place), value(values, one));
                        give_number(values, block, found.map_or(0.0, |index| (index + 1) as f64));
                    }
                    Op::Has(place) => give_truth(values, block, find(list(place), value(values, one)).is_some()),
                    Op::Length(place) => give_number(values, block, list(place).len() as f64),

                    Op::Jump(to) => {
                        next = to as usize;
                        continue;
                    }
                    Op::JumpUnless(to) => {
                        if !truth(values, one) {
                            next = to as usize;
                        }
                    }
                    Op::JumpIf(to) => {
                        if truth(values, one) {
                            next = to as usize;
                        }
                    }
                    Op::Loop(to) if goes_on => {
                        next = to as usize;
                        continue;
                    }
                    Op::RepeatStart(left) => {
                        if let Some(left) = stack.get_mut(base + usize::from(left)) {
                            *left = Value::Number(round(number(values, one)));
                        }
                        continue;
                    }
                    Op::RepeatNext { left, exit } => match stack.get_mut(base + usize::from(left)) {
                        Some(Value::Number(left)) if *left >= 1.0 => *left -= 1.0,
                        _ => next = exit as usize,
                    },
                    Op::ForStart(first) => {
                        let [from, to] = instruction.takes.map(|place| number(values, place));
                        let step = if to < from { -1.0 } else { 1.0 };
                        for (kept, value) in stack.iter_mut().skip(base + usize::from(first)).zip([from, to, step]) {
                            *kept = Value::Number(value);
                        }
                        continue;
                    }
                    Op::ForNext { next: first, exit } => {
                        let at = base + usize::from(first);
                        match stack.get_mut(at..at + 3) {
                            // Numbers this large have no exact successor, so the loop would never advance.
                            Some([Value::Number(value), Value::Number(to), Value::Number(step)])
                                if (*value - *to) * *step <= 0.0 && *value + *step != *value =>
                            {
                                give_number(values, block, *value);
                                *value += *step;
                            }
                            _ => next = exit as usize,
                        }
                        continue;
                    }
                    _ => break true,
                }
                ended = Some(instruction);
                left -= 1;
                if left == 0 {
                    break false;
                }
            };
            thread.next = next as u32;
            if let Some(&Instruction { op, block, .. }) = ended {
                thread.at = block;
                let change = match op {
                    Op::Set(place) | Op::Change(place) => Change::Variable(place),
                    _ => Change::Nothing,
                };
                last = Some(Pulse { block, change, ..pulse });
            }
            if !is_further {
                break;
            }
            let instruction = next.checked_sub(1).and_then(|at| code.instructions.get(at)).copied().unwrap_or(RETURN);
            let ends_block = instruction.op.ends_block();
            if ends_block {
                (thread.at, pulse.block) = (instruction.block, instruction.block);
            }
            pulse.change = self.perform(&instruction);
            if ends_block {
                left -= 1;
                last = Some(pulse);
            }
            if left == 0 || !pulse.is_quiet() || self.fault.is_some() || !self.is_at_hand(pulse.thread) {
                break;
            }
        }
        Some((most - left, last?))
    }

    /// Runs an operation that needs more than the values at hand. `thread.next` is the instruction after it.
    fn perform(&mut self, instruction: &Instruction) -> Change {
        let &Instruction { op, takes: [one, other], block, .. } = instruction;
        let Some(thread) = self.threads.get_mut(self.current) else { return Change::Nothing };
        let (id, actor) = (thread.id, thread.actor);
        match op {
            Op::Fault(place) => {
                let problem = self.code.faults.get(place as usize).cloned();
                self.fault = problem.map(|problem| Fault { block, problem: FaultProblem::Finding(problem) });
            }
            Op::Zero(first, count) => {
                let base = thread.frames.last().map_or(0, |frame| frame.base as usize);
                let variables = thread.stack.iter_mut().skip(base + usize::from(first)).take(usize::from(count));
                variables.for_each(|variable| *variable = Value::default());
            }
            Op::LetterOf => {
                let letter = letter(&self.value(other).to_text(), self.value(one).to_number());
                self.give(block, letter);
            }
            Op::LengthOf => {
                let length = length(&self.value(one).to_text());
                self.give(block, Value::Number(length as f64));
            }
            Op::Contains => {
                let is_inside = contains(self.value(one), self.value(other));
                self.give(block, Value::Boolean(is_inside));
            }
            Op::Join => {
                let text = join(self.value(one), self.value(other));
                self.give_text(block, text);
            }
            Op::Random => {
                let value = self.pick(one, other);
                self.give(block, value);
            }
            Op::Item(_) | Op::Contents(_) => self.ask_list(instruction),
            Op::AddTo(place)
            | Op::DeleteOf(place)
            | Op::DeleteAll(place)
            | Op::InsertAt(place)
            | Op::Replace(place) => return self.change_list(instruction, place),

            Op::Loop(to) => {
                thread.next = to;
                self.end_turn(Status::Runs);
            }
            Op::Call(place) => {
                self.enter(place, block);
                return Change::Called(place);
            }
            Op::Report => {
                let custom_block = thread.frames.last().and_then(|frame| frame.custom_block);
                let value = self.value(one).clone();
                self.leave(Some(value));
                return custom_block.map_or(Change::Nothing, Change::Reported);
            }
            Op::Return | Op::StopThis => self.leave(None),
            Op::StopAll => self.stop(),
            Op::StopOthers => self.end_threads(|other| other.actor == actor && other.id != id),

            Op::Broadcast => {
                let message = self.value(one).to_text();
                self.send(&message);
            }
            Op::BroadcastAndWait => {
                let message = self.value(one).to_text();
                let begun = self.send(&message);
                // The script may have restarted itself.
                if self.is_at_hand(id) {
                    self.end_turn(Status::WaitsFor(begun));
                }
            }
            Op::Wait => {
                let milliseconds = (self.value(one).to_number() * 1000.0).max(0.0);
                let until = self.now.saturating_add(milliseconds as u64);
                self.redraw = true;
                self.end_turn(Status::Sleeps(until));
            }
            Op::WaitUntil(head) => {
                if truth(&self.values, one) {
                    thread.status = Status::Runs;
                } else {
                    thread.next = head;
                    self.end_turn(Status::Asks);
                }
            }
            Op::Ask => {
                let question = self.value(one).to_text();
                self.questions.push_back((id, question));
                self.redraw = true;
                self.end_turn(Status::Listens);
            }
            Op::Answer => self.give(block, self.answer.clone()),

            Op::CloneMyself | Op::CloneOf(_) | Op::CloneNamed => return self.clone_actor(instruction),
            Op::DeleteClone if self.actors.iter().any(|other| other.id == actor && other.is_clone) => {
                self.actors.retain(|other| other.id != actor);
                self.end_threads(|thread| thread.actor == actor);
                self.find_actors();
                self.redraw = true;
                return Change::Deleted(actor);
            }
            Op::CostumeNumber | Op::CostumeName | Op::XPosition | Op::YPosition => self.look_up(instruction),
            Op::SwitchCostume | Op::NextCostume | Op::Say | Op::Show(_) | Op::GoTo => {
                self.change_look(instruction);
                return Change::Look(actor);
            }
            // All other operations only use the values at hand.
            _ => {}
        }
        Change::Nothing
    }

    /// Returns true if it is the turn of that thread, and it has not ended.
    fn is_at_hand(&self, thread: u32) -> bool {
        self.threads.get(self.current).is_some_and(|other| other.id == thread && other.status != Status::Done)
    }

    /// Ends the turn of the current thread.
    pub(super) fn end_turn(&mut self, status: Status) {
        if let Some(thread) = self.threads.get_mut(self.current) {
            self.made_progress |= thread.status == Status::Runs;
            thread.status = status;
        }
        self.current += 1;
    }

    /// Returns the index of the current thread's sprite or clone among all of them.
    pub(super) fn actor(&self) -> Option<usize> {
        self.threads.get(self.current).map(|thread| thread.place).filter(|&place| place < self.actors.len())
    }

    /// Returns the value at this index.
    pub(super) fn value(&self, place: u32) -> &Value {
        value(&self.values, place)
    }

    pub(super) fn give(&mut self, block: BlockId, value: Value) {
        give(&mut self.values, block, &value);
    }

    pub(super) fn give_text(&mut self, block: BlockId, text: Arc<str>) {
        if text.len() > LONGEST_TEXT {
            self.fault = Some(Fault { block, problem: FaultProblem::LongText });
        }
        let bytes = text.len();
        self.give(block, Value::shared(text));
        self.take(bytes);
    }

    /// Returns a random number between two values: a whole number if both are whole.
    fn pick(&mut self, one: u32, other: u32) -> Value {
        let (from, to) = (self.value(one), self.value(other));
        let are_whole = is_whole(from) && is_whole(to);
        let (one, other) = (from.to_number(), to.to_number());
        let (low, high) = (one.min(other), one.max(other));
        let random = self.random();
        Value::Number(if low == high {
            low
        } else if are_whole {
            low + (random * (high + 1.0 - low)).floor()
        } else {
            low + random * (high - low)
        })
    }

    /// Returns a random number from 0 up to, but not including, 1 (SplitMix64: G. Steele, D. Lea, C. Flood, 2014).
    pub(super) fn random(&mut self) -> f64 {
        self.random = self.random.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.random;
        bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((bits ^ bits >> 31) >> 11) as f64 / (1_u64 << 53) as f64
    }
}
