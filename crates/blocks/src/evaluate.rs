//! Evaluates a block on a copy of the machine, which is then thrown away.

use super::code::Code;
use super::{
    Block, BlockId, Definition, Fault, LabelPart, Machine, Opcode, PlacedScript, Script, Slot, Value, compile,
};
use std::sync::Arc;

/// The most blocks that run to evaluate a block.
const MOST: u32 = 100_000;

/// The label of the custom block that reports the value. No line of a script can contain a line break.
const LABEL: &str = "\n";

/// The time between two rounds in milliseconds, for scripts that wait.
const FRAME: u64 = 16;

impl Machine {
    /// Returns the value that the block would report now in its sprite. The inputs and variables of its script have the values
    /// of the innermost call of that script, or are blank. The machine does not change. Returns `None` if the block reports no
    /// value, or takes too long.
    ///
    /// # Errors
    /// A [`Fault`] if the block cannot run.
    pub fn evaluate(&self, block: BlockId) -> Option<Result<Value, Fault>> {
        let mut program = self.code.program().clone();
        let placed = program.script_of(block)?;
        let asked = program.block(block)?;
        if !placed.sprite.shape(asked).is_reporter() {
            return None;
        }
        let (sprite, script) = (placed.sprite_index, reporting(&placed, asked));
        let values = self.values_in(placed.id);
        program.sprites[sprite].scripts.push(script);
        let code = Arc::new(compile(&program).ok()?);
        let place = code.custom_blocks().iter().position(|block| block.label.starts_with(LABEL))?;
        let mut copy = self.with(code);
        copy.call(place as u16, &[]);
        let thread = copy.threads.last_mut()?;
        thread.stack.iter_mut().zip(values).for_each(|(place, value)| *place = value);
        let mut left = MOST;
        while left > 0 && copy.reported().is_none() {
            match copy.drain(left) {
                Some((ran, _)) => left -= ran,
                None if copy.fault().is_some() => return copy.fault().map(Err),
                None if copy.waits_for_time() => {
                    copy.tick(FRAME);
                    left -= 1;
                }
                None => return None,
            }
        }
        copy.reported().cloned().map(Ok)
    }

    /// Returns the inputs and script variables of the innermost call in the script that begins with that block.
    fn values_in(&self, script: BlockId) -> Vec<Value> {
        let stands = |block| self.code.program().script_of(block).is_some_and(|placed| placed.id == script);
        let calls = self.threads().flat_map(|thread| self.calls(thread)).filter(|call| stands(call.block));
        let values = calls.last().map(|call| call.variables).unwrap_or_default();
        values.into_iter().map(|(_, value)| value).collect()
    }

    /// Returns a copy of the machine in which nothing runs, with other code for the same variables, lists and sprites.
    fn with(&self, code: Arc<Code>) -> Machine {
        let mut copy = self.clone();
        copy.values.clone_from(&code.places);
        copy.code = code;
        copy.threads.clear();
        copy.questions.clear();
        (copy.current, copy.fault, copy.rests) = (0, None, false);
        copy
    }
}

/// Returns a custom block that reports the value of the block. Its inputs and script variables have the same names as those of
/// the script around the block.
fn reporting(placed: &PlacedScript<'_>, asked: &Block) -> Script {
    let inputs = placed.script.definition.iter().flat_map(Definition::inputs);
    let label = std::iter::once(LabelPart::Word(LABEL.to_owned())).chain(inputs.cloned().map(LabelPart::Input));
    let definition = Definition {
        label: label.collect(),
        shape: super::Shape::Round,
        without_refresh: true,
        comment: String::new(),
    };
    let report = Block { slots: vec![Slot::Block(Box::new(asked.clone()))], ..Block::new(Opcode::Report) };
    let names = placed.script.script_variables().into_iter().map(|name| Slot::Text(name.to_owned())).collect();
    // Script variables exist from the beginning of a call, wherever they are made.
    let variables = Block { slots: names, ..Block::new(Opcode::ScriptVariables) };
    Script { definition: Some(definition), blocks: vec![report, variables] }
}
