//! Programs with one wrong block: faults that are planted for learners, and programs on which the judge is tested.

use sudoku_blocks::{Block, Opcode, Script, Shape, Slot};

/// A way to make a block wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MutationKind {
    /// Removes the block.
    Remove,
    /// Moves the block below the next one.
    MoveDown,
    /// Makes the first number in the block one more.
    OneMore,
    /// Makes the first number in the block one less.
    OneLess,
    /// Replaces the first comparison or operation in the block with another one.
    Operation,
    /// Exchanges the two operands or inputs of the first block that has two.
    Operands,
    /// Replaces the first variable or input in the block with another one of the script.
    Variable,
}

impl MutationKind {
    /// All kinds.
    pub const ALL: [MutationKind; 7] = [
        MutationKind::Remove,
        MutationKind::MoveDown,
        MutationKind::OneMore,
        MutationKind::OneLess,
        MutationKind::Operation,
        MutationKind::Operands,
        MutationKind::Variable,
    ];
}

/// A change that makes one block of a script wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mutation {
    /// The number of the block that is changed: those of a stack count from 0, from top to bottom, each before its branches.
    pub place: usize,
    /// The kind of change.
    pub kind: MutationKind,
}

/// Returns all mutations that change the script.
pub fn mutations(script: &Script) -> Vec<Mutation> {
    let kinds = |place| MutationKind::ALL.map(|kind| Mutation { place, kind });
    let all = (0..rows(script).len()).flat_map(kinds);
    all.filter(|mutation| mutation.apply(&mut script.clone(), script).is_some()).collect()
}

/// Returns the blocks of a script that are below another one or on top, from top to bottom, each before its branches, and the number
/// of blocks that each is inside.
pub(super) fn rows(script: &Script) -> Vec<(usize, &Block)> {
    fn add<'a>(stack: &'a [Block], depth: usize, rows: &mut Vec<(usize, &'a Block)>) {
        for block in stack {
            rows.push((depth, block));
            block.branches.iter().for_each(|branch| add(branch, depth + 1, rows));
        }
    }
    let mut all = Vec::new();
    add(&script.blocks, 0, &mut all);
    all
}

impl Mutation {
    /// Changes the script, which may have later mutations of the original already. Returns a description in the notation of
    /// scripts; `None` if nothing changes.
    pub fn apply(&self, script: &mut Script, original: &Script) -> Option<String> {
        let before = script.clone();
        let variables = variables(original);
        let (mut number, mut told) = (0, None);
        visit(&mut script.blocks, &mut |stack, at| {
            number += 1;
            if number - 1 != self.place {
                return false;
            }
            told = change(stack, at, self.kind, &variables);
            true
        });
        told.filter(|_| *script != before)
    }
}

/// Visits each block of a stack with its index there, each before its branches, until something is done. Returns true then.
fn visit(stack: &mut Vec<Block>, see: &mut dyn FnMut(&mut Vec<Block>, usize) -> bool) -> bool {
    for at in 0..stack.len() {
        if see(stack, at) || stack[at].branches.iter_mut().any(|branch| visit(branch, see)) {
            return true;
        }
    }
    false
}

fn change(stack: &mut Vec<Block>, at: usize, kind: MutationKind, variables: &[Block]) -> Option<String> {
    let is_hat = stack[at].opcode.spec().shape == Shape::Hat;
    let block = stack[at].to_string();
    match kind {
        MutationKind::Remove => (!is_hat).then(|| format!("without “{}”", stack.remove(at))),
        MutationKind::MoveDown => (at + 1 < stack.len() && !is_hat).then(|| {
            stack.swap(at, at + 1);
            format!("“{block}” below the next")
        }),
        MutationKind::OneMore => changed(&mut stack[at], &mut |block| add(block, 1)),
        MutationKind::OneLess => changed(&mut stack[at], &mut |block| add(block, -1)),
        MutationKind::Operation => changed(&mut stack[at], &mut other_operation),
        MutationKind::Operands => changed(&mut stack[at], &mut exchange),
        MutationKind::Variable => changed(&mut stack[at], &mut |block| other_variable(block, variables)),
    }
}

/// Changes the first block in the slots of the block that can be changed, or else the block itself. Returns a description.
fn changed(block: &mut Block, change: &mut dyn FnMut(&mut Block) -> bool) -> Option<String> {
    let before = block.to_string();
    changes(block, change).then(|| format!("“{before}” became “{block}”"))
}

fn changes(block: &mut Block, change: &mut dyn FnMut(&mut Block) -> bool) -> bool {
    let inner = block.slots.iter_mut().any(|slot| match slot {
        Slot::Block(inner) => changes(inner, change),
        Slot::Text(_) | Slot::Empty => false,
    });
    inner || change(block)
}

fn add(block: &mut Block, more: i64) -> bool {
    let number = |slot: &Slot| match slot {
        Slot::Text(text) => text.parse::<i64>().ok(),
        Slot::Block(_) | Slot::Empty => None,
    };
    let found = block.slots.iter_mut().find_map(|slot| number(slot).map(|number| (slot, number)));
    found.is_some_and(|(slot, number)| {
        *slot = Slot::Text((number + more).to_string());
        true
    })
}

fn other_operation(block: &mut Block) -> bool {
    block.opcode = match block.opcode {
        Opcode::Equals => Opcode::Greater,
        Opcode::Less => Opcode::Greater,
        Opcode::Greater => Opcode::Equals,
        Opcode::Add => Opcode::Subtract,
        Opcode::Multiply => Opcode::Add,
        Opcode::Divide => Opcode::Multiply,
        Opcode::Mod => Opcode::Subtract,
        Opcode::And => Opcode::Or,
        Opcode::Or => Opcode::And,
        Opcode::True => Opcode::False,
        Opcode::False => Opcode::True,
        _ => return false,
    };
    true
}

/// Exchanges the operands of an operation for which their order matters, or the two inputs of a custom block.
fn exchange(block: &mut Block) -> bool {
    let (one, other) = match (block.opcode, block.slots.len()) {
        (Opcode::Less | Opcode::Greater | Opcode::Subtract | Opcode::Divide | Opcode::Mod, 2) => (0, 1),
        (Opcode::Call, 3) => (1, 2),
        _ => return false,
    };
    block.slots.swap(one, other);
    block.slots[one] != block.slots[other]
}

/// Returns the variables and inputs that the blocks of the script read, each once.
fn variables(script: &Script) -> Vec<Block> {
    let mut found: Vec<Block> = Vec::new();
    let mut collect = |block: &mut Block| {
        if matches!(block.opcode, Opcode::Variable | Opcode::Parameter) && !found.contains(block) {
            found.push(block.clone());
        }
        false
    };
    visit(&mut script.blocks.clone(), &mut |stack, at| changes(&mut stack[at], &mut collect));
    found
}

fn other_variable(block: &mut Block, variables: &[Block]) -> bool {
    if !matches!(block.opcode, Opcode::Variable | Opcode::Parameter) {
        return false;
    }
    let next = variables.iter().position(|other| other == block).map_or(0, |at| at + 1) % variables.len().max(1);
    let other = variables.get(next).filter(|other| *other != block).cloned();
    other.is_some_and(|other| {
        *block = other;
        true
    })
}
