//! Programs with one wrong block.

use sudoku_blocks::{Block, Opcode, Script, Slot};

/// Returns copies of a script in which one block was removed or changed.
pub fn mutants(script: &Script) -> Vec<(String, Script)> {
    let mut found = Vec::new();
    let count = count_of(script, &mut |_, _| {});
    for place in 0..count {
        for kind in 0..4 {
            let mut mutant = script.clone();
            let mut what = String::new();
            let mut number = 0;
            visit(&mut mutant.blocks, &mut |stack, at| {
                number += 1;
                if number - 1 != place {
                    return;
                }
                let is_hat = stack[at].to_string().starts_with("when ");
                match kind {
                    0 if !is_hat => what = format!("without “{}”", stack.remove(at)),
                    1 if at + 1 < stack.len() && !is_hat => {
                        what = format!("“{}” below the next", stack[at]);
                        stack.swap(at, at + 1);
                    }
                    2 | 3 => what = changed_block(&mut stack[at], kind == 2),
                    _ => {}
                }
            });
            if !what.is_empty() && mutant != *script {
                found.push((what, mutant));
            }
        }
    }
    found
}

/// Visits each block below another one, with its stack and its index there, until something is changed.
fn visit(stack: &mut Vec<Block>, see: &mut dyn FnMut(&mut Vec<Block>, usize)) {
    for at in 0..stack.len() {
        let before = stack.len();
        see(stack, at);
        if stack.len() != before {
            return;
        }
        for branch in &mut stack[at].branches {
            visit(branch, see);
        }
    }
}

fn count_of(script: &Script, see: &mut dyn FnMut(&mut Vec<Block>, usize)) -> usize {
    let mut count = 0;
    visit(&mut script.blocks.clone(), &mut |stack, at| {
        count += 1;
        see(stack, at);
    });
    count
}

/// Changes a number, a comparison or an operation in the block. Returns a description of the change.
fn changed_block(block: &mut Block, numbers: bool) -> String {
    let before = block.to_string();
    let mut is_changed = false;
    let mut change = |block: &mut Block| {
        if is_changed {
            return;
        }
        if numbers {
            if let Some((slot, number)) =
                block.slots.iter_mut().find_map(|slot| number(slot).map(|number| (slot, number)))
            {
                *slot = text(&(number + 1).to_string());
                is_changed = true;
            }
            return;
        }
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
            _ => return,
        };
        is_changed = true;
    };
    in_slots(block, &mut change);
    change(block);
    if is_changed { format!("“{before}” became “{block}”") } else { String::new() }
}

/// Changes every block in the slots of a block, inner blocks first.
pub fn in_slots(block: &mut Block, change: &mut dyn FnMut(&mut Block)) {
    for slot in &mut block.slots {
        if let Slot::Block(inner) = slot {
            in_slots(inner, change);
            change(inner);
        }
    }
}

pub fn number(slot: &Slot) -> Option<i64> {
    match slot {
        Slot::Text(text) => text.parse().ok(),
        _ => None,
    }
}

pub fn text(text: &str) -> Slot {
    Slot::Text(text.to_owned())
}
