//! Defines custom blocks and changes their labels and inputs. Their calls are updated.

use super::super::check::MOST_LOCALS;
use super::super::{Block, BlockId, Definition, Input, LabelPart, Opcode, Program, Script, Shape, Slot, Sprite, TABLE};
use super::block_path::BlockPath;
use super::calls::{calls, is_meant};
use super::error::{EditError, LONGEST_NAME};
use super::moving::{EditResult, add_script};
use super::names::one_line;

/// A part of the new label of a custom block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewPart {
    /// One or more words.
    Words(String),
    /// An input, old or new.
    Input {
        /// The name of the input.
        name: String,
        /// True if the input takes a condition; otherwise it takes a number or a text.
        boolean: bool,
        /// The index that the input had before; `None` for a new one. An input whose kind changes is a new one.
        was: Option<usize>,
    },
}

/// Returns the label made of these parts, or an error if it is not allowed. `script` is the index of the custom block's
/// definition; `None` for a new block.
fn label(
    sprite: &Sprite,
    script: Option<usize>,
    parts: &[NewPart],
    variables: &[String],
) -> Result<Vec<LabelPart>, EditError> {
    let mut label = Vec::new();
    let own = script.and_then(|script| sprite.scripts.get(script));
    let mut names: Vec<String> =
        own.map(|own| own.script_variables().into_iter().map(str::to_owned).collect()).unwrap_or_default();
    for part in parts {
        match part {
            NewPart::Words(words) => {
                if words.chars().count() > 10 * LONGEST_NAME {
                    return Err(EditError::LongName);
                }
                if words.contains(['(', '<']) {
                    return Err(EditError::OpenInput);
                }
                label.extend(words.split_whitespace().map(|word| LabelPart::Word(word.to_owned())));
            }
            NewPart::Input { name, boolean, .. } => {
                let name = one_line(name)?;
                if names.contains(&name) {
                    return Err(EditError::Taken(name));
                }
                names.push(name.clone());
                label.push(LabelPart::Input(Input { name, boolean: *boolean }));
            }
        }
    }
    if names.len() > MOST_LOCALS {
        return Err(EditError::Crowded);
    }
    let definition = Definition { label, shape: Shape::Stack, without_refresh: false, comment: String::new() };
    let words = definition.label.iter().filter_map(|part| match part {
        LabelPart::Word(word) => Some(word.as_str()),
        LabelPart::Input(_) => None,
    });
    let words: Vec<&str> = words.collect();
    if words.is_empty() {
        return Err(EditError::NoName);
    }
    let whole = definition.label();
    let is_block = words.iter().any(|word| ["_", "::"].contains(word))
        || ["end", "else"].contains(&whole.as_str())
        || words.first() == Some(&"define")
        || TABLE.iter().any(|spec| spec.lines[0] == whole);
    if is_block {
        return Err(EditError::BlockName(whole));
    }
    let mut others = sprite.scripts.iter().enumerate().filter(|&(index, _)| Some(index) != script);
    let has_label = |other: &Script| other.definition.as_ref().is_some_and(|other| other.label() == whole);
    if others.any(|(_, other)| has_label(other)) || sprite.variables.iter().chain(variables).any(|name| *name == whole)
    {
        return Err(EditError::Taken(whole));
    }
    Ok(definition.label)
}

fn is_shape(shape: Shape) -> Result<(), EditError> {
    match shape {
        Shape::Stack | Shape::Round | Shape::SixSided => Ok(()),
        _ => Err(EditError::NoBlock),
    }
}

/// Makes a custom block with an empty definition.
pub(super) fn define(program: &mut Program, sprite: usize, parts: &[NewPart], shape: Shape, quick: bool) -> EditResult {
    is_shape(shape)?;
    let owner = program.sprites.get(sprite).ok_or(EditError::Gone)?;
    let label = label(owner, None, parts, &program.variables)?;
    let definition = Definition { label, shape, without_refresh: quick, comment: String::new() };
    let scripts = &mut program.sprites[sprite].scripts;
    scripts.push(Script { definition: Some(definition), blocks: Vec::new() });
    Ok(Some(BlockPath { sprite, script: scripts.len() - 1, steps: Vec::new() }))
}

/// Changes the label, the inputs or the shape of a custom block. Its calls, and the inputs in its definition, are updated.
pub(super) fn redefine(
    program: &mut Program,
    head: BlockId,
    parts: &[NewPart],
    shape: Shape,
    quick: bool,
) -> EditResult {
    is_shape(shape)?;
    let spot = BlockPath::of(program, head).ok_or(EditError::Gone)?;
    let old = spot.head(program).ok_or(EditError::Gone)?.clone();
    let sprite = spot.sprite(program).ok_or(EditError::Gone)?;
    let label = label(sprite, Some(spot.script), parts, &program.variables)?;
    let has_calls = is_meant(sprite, spot.script, &old.label());
    if shape != old.shape && has_calls {
        let blocks = sprite.scripts.iter().flat_map(|script| &script.blocks);
        let count = blocks.map(|block| calls(block, &old.label())).sum();
        if count > 0 {
            return Err(EditError::InUse { label: old.label(), count });
        }
    }
    let new = Definition { label, shape, without_refresh: quick, comment: old.comment.clone() };
    let inputs: Vec<&Input> = old.inputs().collect();
    // The old index of each input.
    let parts = parts.iter().filter_map(|part| match part {
        NewPart::Input { boolean, was, .. } => Some((*boolean, *was)),
        NewPart::Words(_) => None,
    });
    let was = parts.map(|(boolean, was)| was.filter(|&was| inputs.get(was).is_some_and(|old| old.boolean == boolean)));
    let mut was: Vec<Option<usize>> = was.collect();
    // An old input that is named twice is kept only once.
    for at in 0..was.len() {
        was[at] = was[at].filter(|place| !was[..at].contains(&Some(*place)));
    }
    let change = Change { old: old.label(), new: new.label(), was: &was };
    let names: Vec<(Input, String)> = new
        .inputs()
        .zip(&was)
        .filter_map(|(input, was)| Some(((*inputs.get((*was)?)?).clone(), input.name.clone())))
        .collect();
    let script = spot.script_mut(program).ok_or(EditError::Gone)?;
    script.definition = Some(new);
    script.blocks.iter_mut().for_each(|block| rename_inputs(block, &names));
    let mut left = Vec::new();
    if has_calls {
        let scripts = program.sprites[spot.sprite].scripts.iter_mut();
        left.extend(scripts.enumerate().map(|(index, script)| {
            let mut left = Vec::new();
            script.blocks.iter_mut().for_each(|block| change.calls(block, &mut left));
            (index, left)
        }));
    }
    // Go from the bottom, so that the scripts above keep their numbers.
    let mut head = spot.clone();
    for (index, blocks) in left.into_iter().rev() {
        for block in blocks.into_iter().rev() {
            add_script(program, &BlockPath { script: index, ..spot.clone() }, vec![block]);
            head.script += usize::from(index < spot.script);
        }
    }
    Ok(Some(head))
}

/// The change that has to be made to all calls of a custom block.
struct Change<'a> {
    old: String,
    new: String,
    was: &'a [Option<usize>],
}

impl Change<'_> {
    fn calls(&self, block: &mut Block, left: &mut Vec<Block>) {
        for slot in &mut block.slots {
            if let Slot::Block(inner) = slot {
                self.calls(inner, left);
            }
        }
        block.branches.iter_mut().flatten().for_each(|inner| self.calls(inner, left));
        if block.opcode == Opcode::Call && block.text(0) == Some(&self.old) {
            let mut before: Vec<Slot> = block.slots.drain(..).skip(1).collect();
            let mut take = |was: usize| before.get_mut(was).map(std::mem::take).unwrap_or_default();
            block.slots.push(Slot::Text(self.new.clone()));
            block.slots.extend(self.was.iter().map(|was| was.map(&mut take).unwrap_or_default()));
            left.extend(before.into_iter().filter_map(|slot| match slot {
                Slot::Block(block) => Some(*block),
                Slot::Empty | Slot::Text(_) => None,
            }));
        }
    }
}

/// Renames the inputs in a definition, all at once.
fn rename_inputs(block: &mut Block, names: &[(Input, String)]) {
    let boolean = block.opcode == Opcode::BooleanParameter;
    if boolean || block.opcode == Opcode::Parameter {
        let is_old = |(old, _): &&(Input, String)| old.boolean == boolean && block.text(0) == Some(&old.name);
        if let Some((_, new)) = names.iter().find(is_old) {
            block.slots[0] = Slot::Text(new.clone());
        }
    }
    for slot in &mut block.slots {
        if let Slot::Block(inner) = slot {
            rename_inputs(inner, names);
        }
    }
    block.branches.iter_mut().flatten().for_each(|inner| rename_inputs(inner, names));
}
