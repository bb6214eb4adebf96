//! Replaces the features that Scratch does not have: script variables, `report` and `for` become variables, a list and `stop
//! this script`.
//!
//! This is what the library "Script variables" (A. Joshi, 2021) lets people do by hand. A script variable becomes a variable of
//! the sprite, named after its script: `solve: cell`. A call becomes a statement above the block that needs its value, which is
//! then in the variable `result`. A call that can lead back to the same definition pushes that definition's variables to the
//! list `call stack` and pops them afterwards; inputs do not need this.
//!
//! Values are computed in the same order as before, and each call sees the same values. Two threads of one sprite that take
//! turns in the same custom block share its variables, as all variables in Scratch are shared. Blocks that run without screen
//! refresh do not take turns, but in Scratch even they let others run after half a second.
//! without screen refresh take no turns, but in Scratch even these let the others run after half a second.

use super::building::{block_with, change, function, get, is_true, minus, number, set, truth};
use super::calls::{CallGraph, has_calls, mentions, sets};
use super::names::Names;
use crate::{Block, Category, Definition, List, Opcode, Program, Script, Shape, Slot, SlotKind, Sprite, Value};

/// Returns the program with blocks of Scratch only. It works the same if [`crate::check`] finds no errors in it.
pub fn lowered(program: &Program) -> Program {
    let mut lowered = program.clone();
    for (sprite, original) in lowered.sprites.iter_mut().zip(&program.sprites) {
        let mut names = Names::new(program, original);
        let calls = CallGraph::of(original);
        sprite.scripts = original
            .scripts
            .iter()
            .map(|script| Lowering::new(original, script, &calls, &mut names).script(script))
            .collect();
        sprite.variables.extend(names.variables);
        let items = Vec::new();
        sprite.lists.extend(names.call_stack.map(|name| List { name, items }));
    }
    lowered
}

/// A script that is being lowered.
struct Lowering<'a> {
    sprite: &'a Sprite,
    definition: Option<&'a Definition>,
    calls: &'a CallGraph,
    names: &'a mut Names,
    /// The prefix of the names of its variables.
    title: String,
    /// The script variables, each with the variable that replaces it.
    locals: Vec<(String, String)>,
    /// The temporary variables, each with its purpose.
    kept: Vec<(&'static str, String)>,
    /// The names of the temporary variables that are in use.
    in_use: Vec<String>,
}

impl<'a> Lowering<'a> {
    fn new(sprite: &'a Sprite, script: &'a Script, calls: &'a CallGraph, names: &'a mut Names) -> Lowering<'a> {
        let definition = script.definition.as_ref();
        let label = definition.map(Definition::label);
        let words = label.as_deref().or(script.blocks.first().map(Block::words)).unwrap_or_default();
        let words = words.split(' ').filter(|word| word.contains(char::is_alphanumeric));
        let title = words.collect::<Vec<_>>().join(" ");
        let mut lowering = Lowering {
            sprite,
            definition,
            calls,
            names,
            title,
            locals: Vec::new(),
            kept: Vec::new(),
            in_use: Vec::new(),
        };
        for name in script.script_variables() {
            if lowering.local(name).is_none() {
                let lowered = lowering.variable(name);
                lowering.locals.push((name.to_owned(), lowered));
            }
        }
        lowering
    }

    fn script(mut self, script: &Script) -> Script {
        let mut blocks = Vec::new();
        let (hat, body) = match script.blocks.split_first() {
            Some((hat, body)) if hat.opcode.spec().shape == Shape::Hat => (Some(hat), body),
            _ => (None, &script.blocks[..]),
        };
        blocks.extend(hat.cloned());
        // Each call has script variables of its own. They begin as 0, even if they are read before they are made.
        for (name, lowered) in &self.locals {
            let made = body.iter().position(|block| mentions(block, name));
            if made.is_some_and(|at| body[at].opcode != Opcode::ScriptVariables) {
                blocks.push(set(lowered, number(0.0)));
            }
        }
        self.stack(body, &mut blocks);
        // A `stop this script` at the end has no effect.
        if script.definition.is_some() && blocks.last().is_some_and(is_stop_this) {
            blocks.pop();
        }
        let definition =
            script.definition.as_ref().map(|definition| Definition { shape: Shape::Stack, ..definition.clone() });
        Script { definition, blocks }
    }

    fn local(&self, name: &str) -> Option<&str> {
        self.locals.iter().find(|(local, _)| local == name).map(|(_, lowered)| lowered.as_str())
    }

    /// Adds a variable to the sprite, named after the script.
    fn variable(&mut self, name: &str) -> String {
        let name = if self.title.is_empty() { name.to_owned() } else { format!("{}: {name}", self.title) };
        self.names.variable(&name)
    }

    /// Returns a temporary variable that is not in use.
    fn temporary(&mut self, purpose: &'static str) -> String {
        let free = self.kept.iter().find(|(other, name)| *other == purpose && !self.in_use.contains(name));
        let name = match free {
            Some((_, name)) => name.clone(),
            None => {
                let name = self.variable(purpose);
                self.kept.push((purpose, name.clone()));
                name
            }
        };
        self.in_use.push(name.clone());
        name
    }

    /// Returns a value that can be read later. It is stored in a variable if a call or a new value of `counter` could change
    /// it.
    fn store_if_changing(&mut self, purpose: &'static str, value: Slot, counter: &str, out: &mut Vec<Block>) -> Slot {
        if self.is_stable(&value) && !value.block().is_some_and(|block| mentions(block, counter)) {
            return value;
        }
        let kept = self.temporary(purpose);
        out.push(set(&kept, value));
        get(&kept)
    }

    fn stack(&mut self, blocks: &[Block], out: &mut Vec<Block>) {
        for (index, block) in blocks.iter().enumerate() {
            let in_use = self.in_use.len();
            let first = out.len();
            self.statement(block, &blocks[index + 1..], out);
            self.in_use.truncate(in_use);
            if let Some(first) = out[first..].iter_mut().find(|first| first.comment.is_empty()) {
                first.comment.clone_from(&block.comment);
            }
        }
    }

    fn branch(&mut self, blocks: &[Block]) -> Vec<Block> {
        let mut out = Vec::new();
        self.stack(blocks, &mut out);
        out
    }

    fn statement(&mut self, block: &Block, below: &[Block], out: &mut Vec<Block>) {
        match block.opcode {
            Opcode::ScriptVariables => self.script_variables(block, below, out),
            Opcode::Report => self.report(block, out),
            Opcode::For => self.count(block, out),
            Opcode::RepeatUntil | Opcode::WaitUntil if has_calls(&block.slots) => self.until(block, out),
            Opcode::Call => {
                let slots = self.slots(block, out);
                self.call(block, slots, true, out);
            }
            _ => {
                let slots = self.slots(block, out);
                let branches = block.branches.iter().map(|branch| self.branch(branch)).collect();
                out.push(Block { slots, branches, ..Block::new(block.opcode) });
            }
        }
    }

    /// Sets new script variables to 0, unless they are set before anything reads them.
    fn script_variables(&mut self, block: &Block, below: &[Block], out: &mut Vec<Block>) {
        for name in (0..block.slots.len()).filter_map(|slot| block.text(slot)) {
            let next = below.iter().find(|block| mentions(block, name));
            let is_set = next.is_some_and(|next| {
                matches!(next.opcode, Opcode::SetVariable | Opcode::For)
                    && next.text(0) == Some(name)
                    && !next.slots.iter().filter_map(Slot::block).any(|inner| mentions(inner, name))
            });
            if let Some(lowered) = self.local(name).filter(|_| !is_set) {
                out.push(set(lowered, number(0.0)));
            }
        }
    }

    fn report(&mut self, block: &Block, out: &mut Vec<Block>) {
        let result = self.names.result();
        let is_question = self.definition.is_some_and(|definition| definition.shape == Shape::SixSided);
        match block.slots.first() {
            // The value of the called block is passed on, so nothing has to be restored after the call.
            Some(Slot::Block(inner)) if inner.opcode == Opcode::Call && self.is_question(inner) == is_question => {
                let slots = self.slots(inner, out);
                self.call(inner, slots, false, out);
            }
            Some(Slot::Block(inner)) if is_question && matches!(inner.opcode, Opcode::True | Opcode::False) => {
                out.push(set(&result, truth(inner.opcode == Opcode::True)));
            }
            Some(Slot::Text(typed)) if is_question => {
                out.push(set(&result, truth(Value::typed(typed).to_boolean())));
            }
            _ => {
                let value = self.slots(block, out).into_iter().next().unwrap_or_default();
                let is_true_or_false = value.block().is_none_or(|inner| inner.opcode.spec().shape == Shape::SixSided);
                out.push(set(&result, value));
                if is_question && !is_true_or_false {
                    // A number or a text counts as false if it is 0, "false" or empty.
                    let is = |text: &str| block_with(Opcode::Equals, [get(&result), Slot::Text(text.to_owned())]);
                    let is_false = [is("0"), is("false"), is("")]
                        .into_iter()
                        .reduce(|one, other| block_with(Opcode::Or, [one, other]))
                        .unwrap_or_default();
                    out.push(set(&result, block_with(Opcode::Not, [is_false])));
                }
            }
        }
        out.push(Block { slots: vec![Slot::Text("this script".to_owned())], ..Block::new(Opcode::Stop) });
    }

    /// Replaces `for` by `repeat`, which remembers the number of rounds by itself in every call.
    fn count(&mut self, block: &Block, out: &mut Vec<Block>) {
        let name = block.text(0).unwrap_or_default();
        let counter = self.local(name).unwrap_or(name).to_owned();
        let mut slots = self.slots(block, out).into_iter().skip(1);
        let (from, to) = (slots.next().unwrap_or_default(), slots.next().unwrap_or_default());
        let typed = |slot: &Slot| match slot {
            Slot::Text(text) => Some(Value::typed(text).to_number()),
            _ => None,
        };
        let (before, rounds, step) = match (typed(&from), typed(&to)) {
            (Some(from), Some(to)) => {
                let step = if from > to { -1.0 } else { 1.0 };
                (number(from - step), number((to - from).abs().floor() + 1.0), number(step))
            }
            _ => {
                let step = self.temporary("step");
                let in_use = self.in_use.len();
                let (first, last) = (
                    self.store_if_changing("first", from, &counter, out),
                    self.store_if_changing("last", to, &counter, out),
                );
                self.in_use.truncate(in_use);
                let way = minus(last, first.clone());
                out.push(set(&step, number(1.0)));
                let is_down = block_with(Opcode::Less, [way.clone(), number(0.0)]);
                let down = vec![set(&step, number(-1.0))];
                out.push(Block { slots: vec![is_down], branches: vec![down], ..Block::new(Opcode::If) });
                let rounds = block_with(Opcode::Add, [function("floor", function("abs", way)), number(1.0)]);
                (minus(first, get(&step)), rounds, get(&step))
            }
        };
        // If the counter is set elsewhere, the next number has to be stored in another variable.
        let body = &block.branches[..];
        let is_set = self.local(name).is_none() || body.iter().flatten().any(|inner| sets(inner, name));
        let next = if is_set { self.temporary("next") } else { counter.clone() };
        out.push(set(&next, before));
        let mut round = vec![change(&next, step)];
        if is_set {
            round.push(set(&counter, get(&next)));
        }
        body.iter().for_each(|branch| self.stack(branch, &mut round));
        out.push(Block { slots: vec![rounds], branches: vec![round], ..Block::new(Opcode::Repeat) });
    }

    /// Replaces a loop whose condition contains calls. The condition is evaluated inside the loop, in every round and after
    /// other scripts have had their turn.
    fn until(&mut self, block: &Block, out: &mut Vec<Block>) {
        let done = self.temporary("done");
        out.push(set(&done, truth(false)));
        let mut round = Vec::new();
        let condition = self.slots(block, &mut round).into_iter().next().unwrap_or_default();
        round.push(set(&done, condition));
        if let Some(body) = block.branches.first().filter(|body| !body.is_empty()) {
            let goes_on = block_with(Opcode::Equals, [get(&done), truth(false)]);
            let body = self.branch(body);
            round.push(Block { slots: vec![goes_on], branches: vec![body], ..Block::new(Opcode::If) });
        }
        let is_done = is_true(get(&done));
        out.push(Block { slots: vec![is_done], branches: vec![round], ..Block::new(Opcode::RepeatUntil) });
    }

    /// Writes a call, and stores the variables that it could change if `goes_on` is true.
    fn call(&mut self, call: &Block, slots: Vec<Slot>, goes_on: bool, out: &mut Vec<Block>) {
        let caller = self.definition.map(Definition::label);
        let comes_back = goes_on && self.calls.leads(call.text(0).unwrap_or_default(), caller.as_deref());
        let names = self.locals.iter().map(|(_, name)| name).chain(&self.in_use).filter(|_| comes_back);
        let names: Vec<String> = names.cloned().collect();
        let on_stack = |opcode, first: Option<Slot>, list: &str| {
            let slots = first.into_iter().chain([number(1.0), Slot::Text(list.to_owned())]).collect();
            Block { slots, ..Block::new(opcode) }
        };
        for name in &names {
            out.push(on_stack(Opcode::InsertAtList, Some(get(name)), &self.names.call_stack()));
        }
        out.push(Block { slots, comment: call.comment.clone(), ..Block::new(Opcode::Call) });
        for name in names.iter().rev() {
            let list = self.names.call_stack();
            out.push(set(name, Slot::Block(Box::new(on_stack(Opcode::ItemOf, None, &list)))));
            out.push(on_stack(Opcode::DeleteOfList, None, &list));
        }
    }

    /// Returns the content of the slots, first to last. Calls, and values that must be computed before them, are added to
    /// `out`.
    fn slots(&mut self, block: &Block, out: &mut Vec<Block>) -> Vec<Slot> {
        let mut slots = Vec::with_capacity(block.slots.len());
        for (index, slot) in block.slots.iter().enumerate() {
            slots.push(match slot {
                Slot::Block(inner) => {
                    let call_follows = has_calls(&block.slots[index + 1..]);
                    self.value(inner, self.takes_truth(block, index), call_follows, out)
                }
                Slot::Text(name) => match block.slot_kind(index) {
                    Some(SlotKind::Variable) => Slot::Text(self.local(name).unwrap_or(name).to_owned()),
                    _ => slot.clone(),
                },
                Slot::Empty => Slot::Empty,
            });
        }
        slots
    }

    /// Returns a block that reports a value as it appears in a slot after its calls have been made.
    fn value(&mut self, block: &Block, is_condition: bool, call_follows: bool, out: &mut Vec<Block>) -> Slot {
        let in_use = self.in_use.len();
        let slots = self.slots(block, out);
        let value = match block.opcode {
            Opcode::Call => {
                // The call is the last to use its inputs.
                self.in_use.truncate(in_use);
                self.call(block, slots, true, out);
                let result = get(&self.names.result());
                if self.is_question(block) { is_true(result) } else { result }
            }
            Opcode::True | Opcode::False => {
                let other = number(f64::from(u8::from(block.opcode == Opcode::True)));
                block_with(Opcode::Equals, [number(1.0), other])
            }
            opcode => Slot::Block(Box::new(Block { slots, comment: block.comment.clone(), ..Block::new(opcode) })),
        };
        if !call_follows {
            return value;
        }
        // A call that follows could change this value.
        self.in_use.truncate(in_use);
        match self.store_if_changing("value", value, "", out) {
            kept if is_condition && kept.block().is_some_and(|block| block.opcode == Opcode::Variable) => is_true(kept),
            kept => kept,
        }
    }

    /// Returns true if no call can change the value: it is made of inputs and of this script's own variables.
    fn is_stable(&self, value: &Slot) -> bool {
        value.block().is_none_or(|block| {
            let is_own = match block.opcode {
                Opcode::Parameter | Opcode::BooleanParameter => true,
                Opcode::Variable => block.text(0).is_some_and(|name| {
                    let kept = self.kept.iter().map(|(_, own)| own);
                    self.locals.iter().map(|(_, own)| own).chain(kept).any(|own| own == name)
                }),
                Opcode::Random => false,
                opcode => opcode.spec().category == Category::Operators,
            };
            is_own && block.slots.iter().all(|slot| self.is_stable(slot))
        })
    }

    /// Returns true for a call of a custom block that reports true or false.
    fn is_question(&self, call: &Block) -> bool {
        self.sprite.shape(call) == Shape::SixSided
    }

    fn takes_truth(&self, block: &Block, slot: usize) -> bool {
        let definition = block.text(0).filter(|_| block.opcode == Opcode::Call && slot > 0);
        match definition.and_then(|label| self.sprite.definition(label)?.0.inputs().nth(slot - 1)) {
            Some(input) => input.boolean,
            None => block.slot_kind(slot) == Some(SlotKind::Boolean),
        }
    }
}

fn is_stop_this(block: &Block) -> bool {
    block.opcode == Opcode::Stop && block.text(0) == Some("this script")
}
