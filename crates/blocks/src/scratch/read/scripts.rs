//! Reads the scripts of a sprite: converts blocks that refer to each other by ids to stacks.

use super::super::super::script_error::MOST_DEPTH;
use super::super::super::{
    Block, Definition, Input, LabelPart, Opcode, Script, Shape, Slot, SlotKind, Spec, Sprite, TABLE,
};
use super::comments::{Area, Comments};
use super::error::Sb3Error;
use super::foreign::{ForeignBlock, Part, plain_words};
use super::losses::{LossKind, Losses};
use super::mutation::{Piece, pieces, text, texts};
use super::names::{Names, VariableKind};
use serde_json::{Map, Value};
use std::collections::{HashMap, HashSet};

/// Scratch's number for a variable in a slot.
const VARIABLE: u64 = 12;
/// Scratch's number for a list in a slot.
const LIST: u64 = 13;

/// The inputs with the stacks in the mouths of a block.
const MOUTHS: [&str; 2] = ["SUBSTACK", "SUBSTACK2"];

/// The content of an input.
enum Content<'a> {
    Nothing,
    Text(String),
    Block(&'a str),
    /// A variable or a list.
    Name(Block),
}

/// Reads the scripts of one sprite.
pub(super) struct Scripts<'a> {
    sprite: &'a str,
    blocks: &'a Map<String, Value>,
    comments: Comments<'a>,
    losses: &'a mut Losses,
    names: &'a Names,
    /// The labels of custom blocks, by the pieces in the project.
    labels: HashMap<Vec<Piece>, Vec<Piece>>,
    seen: HashSet<&'a str>,
    /// Pieces that did not fit where they were.
    loose: Vec<Vec<Block>>,
}

impl<'a> Scripts<'a> {
    pub fn new(
        sprite: &'a str,
        blocks: &'a Map<String, Value>,
        comments: Option<&'a Map<String, Value>>,
        names: &'a Names,
        losses: &'a mut Losses,
    ) -> Scripts<'a> {
        let mut scripts = Scripts {
            sprite,
            blocks,
            comments: Comments::new(comments),
            losses,
            names,
            labels: HashMap::new(),
            seen: HashSet::new(),
            loose: Vec::new(),
        };
        scripts.labels();
        scripts
    }

    /// Reads all scripts, from left to right and from top to bottom.
    pub fn read(mut self) -> Result<Vec<Script>, Sb3Error> {
        let number = |value: Option<&Value>| value.and_then(Value::as_f64).unwrap_or(0.0);
        let mut tops: Vec<(f64, f64, &str, &Value)> = Vec::new();
        for (id, block) in self.blocks {
            match block {
                Value::Array(parts) => tops.push((number(parts.get(3)), number(parts.get(4)), id, block)),
                _ if is_true(block.get("topLevel")) && !is_true(block.get("shadow")) => {
                    tops.push((number(block.get("x")), number(block.get("y")), id, block));
                }
                _ => {}
            }
        }
        tops.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1)));
        let (mut scripts, mut places) = (Vec::new(), Vec::new());
        for (x, y, id, block) in tops {
            let first = scripts.len();
            match block {
                Value::Array(parts) => scripts.extend(self.name(parts).map(|block| script(vec![block]))),
                _ => match self.definition(block) {
                    Some(mut definition) => {
                        self.see(id)?;
                        definition.comment = self.comments.take(id);
                        let blocks = self.stack(next(block), 1)?;
                        let stacks = split(blocks, false);
                        self.losses.note_many(LossKind::Pieces, stacks.len() - 1, self.sprite);
                        scripts.extend(stacks.into_iter().enumerate().map(|(part, blocks)| Script {
                            definition: (part == 0).then(|| definition.clone()),
                            blocks,
                        }));
                    }
                    None => {
                        let blocks = self.stack(Some(id), 1)?;
                        let stacks = split(blocks, true).into_iter().filter(|blocks| !blocks.is_empty());
                        scripts.extend(stacks.map(script));
                        self.losses.note_many(LossKind::Pieces, scripts.len().saturating_sub(first + 1), self.sprite);
                    }
                },
            }
            places.extend(scripts.get(first).map(|script| (first, Area::of(script, (x, y)))));
            self.losses.note_many(LossKind::Pieces, self.loose.len(), self.sprite);
            scripts.extend(self.loose.drain(..).map(script));
        }
        self.losses.note_many(LossKind::Orphans, self.orphans(), self.sprite);
        self.comments.settle(&places, &mut scripts, self.sprite, self.losses);
        Ok(scripts)
    }

    /// Counts the blocks that belong to no script. Parts of other blocks, such as menus and the picture of a definition, do not
    /// count.
    fn orphans(&self) -> usize {
        let is_prototype = |id: &str| self.blocks.get(id).is_some_and(|block| opcode(block) == "procedures_prototype");
        let belongs = |id: &str, block: &Value| {
            let parent = block.get("parent").and_then(Value::as_str);
            is_true(block.get("shadow")) || is_prototype(id) || parent.is_some_and(is_prototype)
        };
        let lost = |(id, block): &(&String, &Value)| {
            block.is_object() && !self.seen.contains(id.as_str()) && !belongs(id, block)
        };
        self.blocks.iter().filter(lost).count()
    }

    fn see(&mut self, id: &'a str) -> Result<(), Sb3Error> {
        if self.seen.insert(id) {
            return Ok(());
        }
        Err(Sb3Error::Circle { sprite: self.sprite.to_owned(), block: id.chars().take(40).collect() })
    }

    /// Gives each custom block a label of its own, since `%s` and `%b` are the same in labels here.
    fn labels(&mut self) {
        let mut taken: HashMap<String, usize> = HashMap::new();
        for block in self.blocks.values() {
            let Some(code) = proccode(block).filter(|_| opcode(block) == "procedures_prototype") else { continue };
            let noted = pieces(code);
            if self.labels.contains_key(&noted) {
                continue;
            }
            let mut label = noted.clone();
            loop {
                let count = taken.entry(words(&label)).or_default();
                *count += 1;
                if *count == 1 {
                    break;
                }
                label = noted.clone();
                label.push(Piece::Word(count.to_string()));
            }
            if label != noted {
                self.losses.note(LossKind::Names, words(&label).replace('_', "…"));
            }
            self.labels.insert(noted, label);
        }
    }

    fn label(&self, code: &str) -> Vec<Piece> {
        let noted = pieces(code);
        self.labels.get(&noted).cloned().unwrap_or(noted)
    }

    /// Reads the head of a definition, if this is one.
    fn definition(&self, block: &'a Value) -> Option<Definition> {
        if opcode(block) != "procedures_definition" {
            return None;
        }
        let id = block.get("inputs")?.get("custom_block")?.get(1)?.as_str()?;
        let prototype = self.blocks.get(id)?;
        let mutation = prototype.get("mutation")?;
        let mut names = texts(mutation.get("argumentnames")).into_iter();
        let label = self.label(proccode(prototype)?);
        let inputs = |(at, piece): (usize, Piece)| match piece {
            Piece::Word(word) => LabelPart::Word(word),
            Piece::Input(boolean) => {
                let name = names.next().filter(|name| !name.trim().is_empty());
                LabelPart::Input(Input { name: name.unwrap_or_else(|| format!("input {}", at + 1)), boolean })
            }
        };
        Some(Definition {
            label: label.into_iter().enumerate().map(inputs).collect(),
            shape: Shape::Stack,
            without_refresh: is_true(mutation.get("warp")),
            comment: String::new(),
        })
    }

    /// Reads this block and the blocks below it.
    fn stack(&mut self, first: Option<&'a str>, depth: usize) -> Result<Vec<Block>, Sb3Error> {
        if depth > MOST_DEPTH {
            return Err(Sb3Error::Deep { sprite: self.sprite.to_owned() });
        }
        let mut blocks = Vec::new();
        let mut at = first;
        while let Some(id) = at {
            let Some(block) = self.blocks.get(id) else {
                self.losses.note(LossKind::MissingBlocks, self.sprite);
                break;
            };
            at = next(block);
            blocks.extend(self.block(id, None, depth)?);
        }
        Ok(blocks)
    }

    /// Reads a block with everything inside it. `slot` is the kind of the slot that it is in, and `None` in a stack. Returns
    /// `None` if this is not a block.
    fn block(&mut self, id: &'a str, slot: Option<SlotKind>, depth: usize) -> Result<Option<Block>, Sb3Error> {
        if depth > MOST_DEPTH {
            return Err(Sb3Error::Deep { sprite: self.sprite.to_owned() });
        }
        let Some(found) = self.blocks.get(id) else {
            self.losses.note(LossKind::MissingBlocks, self.sprite);
            return Ok(None);
        };
        self.see(id)?;
        let blocks = match found {
            Value::Array(parts) => return Ok(self.name(parts)),
            Value::Object(block) => block,
            _ => return Ok(None),
        };
        let name = opcode(found);
        let inputs = blocks.get("inputs").and_then(Value::as_object);
        let row = TABLE.iter().find(|spec| spec.scratch == Some(name));
        let mut block = match row {
            Some(Spec { opcode: Opcode::Call, .. }) => self.call(found, inputs, depth)?,
            Some(spec) => self.known(spec, found, inputs, depth)?,
            None => self.foreign(found, slot, depth)?,
        };
        for (mouth, branch) in MOUTHS.iter().zip(&mut block.branches) {
            let first = inputs.and_then(|inputs| inputs.get(*mouth)?.get(1)?.as_str());
            let mut parts = split(self.stack(first, depth + 1)?, false).into_iter();
            *branch = parts.next().unwrap_or_default();
            // A piece that does not fit there becomes a script of its own.
            self.loose.extend(parts);
        }
        let mut comments = vec![self.comments.take(id)];
        for inner in block.slots.iter_mut().filter_map(inner_of) {
            comments.push(std::mem::take(&mut inner.comment));
        }
        comments.retain(|comment| !comment.is_empty());
        block.comment = comments.join("\n");
        Ok(Some(block))
    }

    /// Reads a variable or a list as a block.
    fn name(&self, parts: &[Value]) -> Option<Block> {
        let (opcode, kind) = match parts.first()?.as_u64()? {
            VARIABLE => (Opcode::Variable, VariableKind::Variable),
            LIST => (Opcode::List, VariableKind::List),
            _ => return None,
        };
        let name = self.names.meant(kind, parts.get(2).and_then(Value::as_str), parts.get(1)?.as_str()?);
        Some(named(opcode, name))
    }

    /// Reads a block of the table.
    fn known(
        &mut self,
        spec: &Spec,
        found: &'a Value,
        inputs: Option<&'a Map<String, Value>>,
        depth: usize,
    ) -> Result<Block, Sb3Error> {
        let mut block = Block::new(spec.opcode);
        for (slot, row) in spec.slots.iter().enumerate() {
            let input = inputs.and_then(|inputs| inputs.get(row.scratch));
            block.slots[slot] = match input {
                Some(input) if row.kind.takes_blocks() => self.slot(input, row.kind, depth)?,
                _ => match found.get("fields").and_then(|fields| fields.get(row.scratch)) {
                    Some(field) => self.field(field, row.kind),
                    None => Slot::Empty,
                },
            };
        }
        // A name without letters is not a name.
        let is_name =
            matches!(spec.opcode, Opcode::Variable | Opcode::List | Opcode::Parameter | Opcode::BooleanParameter);
        if is_name && block.slots[0] == Slot::Empty {
            block.slots[0] = Slot::Text("unnamed".to_owned());
        }
        Ok(block)
    }

    /// Reads a choice from a menu.
    fn field(&self, field: &Value, kind: SlotKind) -> Slot {
        let name = text(field.get(0).unwrap_or(&Value::Null));
        let id = field.get(1).and_then(Value::as_str);
        let name = match kind {
            SlotKind::Variable | SlotKind::Counter => self.names.meant(VariableKind::Variable, id, &name),
            SlotKind::List => self.names.meant(VariableKind::List, id, &name),
            _ => name,
        };
        chosen(name)
    }

    fn slot(&mut self, input: &'a Value, kind: SlotKind, depth: usize) -> Result<Slot, Sb3Error> {
        let block = match self.content(input) {
            Content::Nothing => None,
            Content::Text(_) if kind == SlotKind::Boolean => None,
            Content::Text(text) if kind == SlotKind::CloneOf && text == "_myself_" => {
                return Ok(chosen("myself".to_owned()));
            }
            Content::Text(text) if kind.is_menu() => return Ok(chosen(text)),
            Content::Text(text) => return Ok(Slot::Text(text)),
            Content::Name(block) => Some(block),
            Content::Block(id) => self.block(id, Some(kind), depth + 1)?,
        };
        let Some(block) = block else { return Ok(Slot::Empty) };
        let shape = block.opcode.spec().shape;
        let fits = if kind == SlotKind::Boolean { shape == Shape::SixSided } else { shape.is_reporter() };
        if fits {
            return Ok(Slot::Block(Box::new(block)));
        }
        self.loose.push(vec![block]);
        Ok(Slot::Empty)
    }

    /// Returns the uppermost content of an input: a typed or chosen text, or a block.
    fn content(&self, input: &'a Value) -> Content<'a> {
        match input.get(1) {
            Some(Value::String(id)) => match self.blocks.get(id) {
                Some(Value::Array(parts)) => self.name(parts).map_or(Content::Nothing, Content::Name),
                Some(block) if is_true(block.get("shadow")) => {
                    // A menu or a typed text, in a block of its own.
                    let fields = block.get("fields").and_then(Value::as_object);
                    let field = fields.and_then(|fields| fields.values().next());
                    Content::Text(text(field.and_then(|field| field.get(0)).unwrap_or(&Value::Null)))
                }
                // A missing block is noted when it is read.
                Some(_) | None => Content::Block(id),
            },
            Some(Value::Array(parts)) => match self.name(parts) {
                Some(block) => Content::Name(block),
                None => Content::Text(text(parts.get(1).unwrap_or(&Value::Null))),
            },
            _ => Content::Nothing,
        }
    }

    fn call(
        &mut self,
        found: &'a Value,
        inputs: Option<&'a Map<String, Value>>,
        depth: usize,
    ) -> Result<Block, Sb3Error> {
        let label = self.label(proccode(found).unwrap_or_default());
        let mut ids = texts(found.get("mutation").and_then(|mutation| mutation.get("argumentids"))).into_iter();
        let mut block = named(Opcode::Call, words(&label));
        for piece in &label {
            let Piece::Input(boolean) = *piece else { continue };
            let kind = if boolean { SlotKind::Boolean } else { SlotKind::Text };
            let input = ids.next().and_then(|id| inputs?.get(&id));
            block.slots.push(match input {
                Some(input) => self.slot(input, kind, depth)?,
                None if boolean => Slot::Empty,
                None => Slot::Text(String::new()),
            });
        }
        Ok(block)
    }

    /// Reads a block that this language does not have: its words, with the content of its inputs and fields.
    fn foreign(&mut self, found: &'a Value, slot: Option<SlotKind>, depth: usize) -> Result<Block, Sb3Error> {
        let name = opcode(found);
        let known = ForeignBlock::named(name);
        let part = |part: &str| found.get(part).and_then(Value::as_object).into_iter().flatten();
        let mut inputs: Vec<(&str, &'a Value, bool)> =
            part("fields").map(|(name, field)| (name.as_str(), field, true)).collect();
        inputs.extend(
            part("inputs")
                .filter(|(name, _)| !MOUTHS.contains(&name.as_str()))
                .map(|(name, input)| (name.as_str(), input, false)),
        );
        // The last mouth that is mentioned, and those before it.
        let mouths = part("inputs").filter_map(|(name, _)| MOUTHS.iter().position(|mouth| mouth == name));
        let mouths = mouths.max().map_or(0, |last| last + 1);
        let shape = match (known, slot) {
            (Some(known), _) => known.opcode,
            (None, Some(SlotKind::Boolean)) => Opcode::ForeignSixSided,
            (None, Some(_)) => Opcode::ForeignRound,
            (None, None) if mouths > 0 => Opcode::ForeignC,
            (None, None) if is_true(found.get("topLevel")) && name.contains("_when") => Opcode::ForeignHat,
            (None, None) => Opcode::ForeignStack,
        };
        let mut block = Block::new(shape);
        block.slots.clear();
        let mut label: Vec<String> = Vec::new();
        let parts: Vec<Part> = match known {
            Some(known) => known.parts().collect(),
            None => {
                label.push(plain_words(name));
                Vec::new()
            }
        };
        for part in parts {
            match part {
                Part::Word(word) => label.push(word.to_owned()),
                Part::Input(name) => {
                    label.push("_".to_owned());
                    let at = inputs.iter().position(|(other, ..)| *other == name);
                    let content = at.map(|at| inputs.remove(at));
                    block.slots.push(match content {
                        Some((_, content, is_field)) => self.foreign_slot(content, is_field, depth)?,
                        None => Slot::Empty,
                    });
                }
            }
        }
        for (name, content, is_field) in inputs {
            label.push(name.split_whitespace().collect::<Vec<_>>().join("-"));
            label.push("_".to_owned());
            block.slots.push(self.foreign_slot(content, is_field, depth)?);
        }
        label.retain(|word| !word.is_empty());
        block.slots.insert(0, Slot::Text(label.join(" ")));
        if shape == Opcode::ForeignC {
            block.branches = vec![Vec::new(); mouths.max(1)];
        }
        Ok(block)
    }

    fn foreign_slot(&mut self, content: &'a Value, is_field: bool, depth: usize) -> Result<Slot, Sb3Error> {
        if is_field {
            return Ok(match self.field(content, SlotKind::Text) {
                Slot::Empty => Slot::Text(String::new()),
                chosen => chosen,
            });
        }
        self.slot(content, SlotKind::Text, depth)
    }
}

fn script(blocks: Vec<Block>) -> Script {
    Script { definition: None, blocks }
}

fn named(opcode: Opcode, name: String) -> Block {
    let mut block = Block::new(opcode);
    block.slots[0] = Slot::Text(if name.is_empty() { "unnamed".to_owned() } else { name });
    block
}

fn chosen(text: String) -> Slot {
    if text.is_empty() { Slot::Empty } else { Slot::Text(text) }
}

fn inner_of(slot: &mut Slot) -> Option<&mut Block> {
    match slot {
        Slot::Block(block) => Some(block),
        Slot::Empty | Slot::Text(_) => None,
    }
}

/// Returns the words of a label, with `_` for each input.
fn words(label: &[Piece]) -> String {
    let words = label.iter().map(|piece| match piece {
        Piece::Word(word) => word.as_str(),
        Piece::Input(_) => "_",
    });
    words.collect::<Vec<_>>().join(" ")
}

fn opcode(block: &Value) -> &str {
    block.get("opcode").and_then(Value::as_str).unwrap_or_default()
}

fn proccode(block: &Value) -> Option<&str> {
    block.get("mutation")?.get("proccode")?.as_str()
}

fn next(block: &Value) -> Option<&str> {
    block.get("next").and_then(Value::as_str)
}

fn is_true(value: Option<&Value>) -> bool {
    matches!(value, Some(Value::Bool(true))) || value.and_then(Value::as_str) == Some("true")
}

/// Splits blocks into valid stacks: a block that ends a stack is the last in it. In a script, a hat or a block that reports a
/// value can be the first. Elsewhere the first stack may be empty, and the others become scripts.
fn split(blocks: Vec<Block>, is_script: bool) -> Vec<Vec<Block>> {
    let nobody = Sprite::default();
    let mut stacks: Vec<Vec<Block>> = vec![Vec::new()];
    for block in blocks {
        let shape = nobody.shape(&block);
        let stands_below = shape != Shape::Hat && !shape.is_reporter();
        let is_first = is_script && stacks.len() == 1;
        let fits = |stack: &Vec<Block>| match stack.last().map(|above| nobody.shape(above)) {
            Some(above) => stands_below && !above.is_cap() && !above.is_reporter(),
            None => stands_below || is_first,
        };
        match stacks.last_mut() {
            Some(stack) if fits(stack) => stack.push(block),
            _ => stacks.push(vec![block]),
        }
    }
    stacks
}
