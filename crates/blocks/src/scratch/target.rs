//! Writes the scripts of a sprite in Scratch 3's format: blocks by their ids, with inputs, fields and mutations, and comments.

use super::ids::{Placed, Shared};
use super::layout::{Extent, comment_size, places};
use crate::{Block, Definition, LabelPart, Opcode, Script, Shape, Slot, SlotKind};
use serde_json::{Map, Value, json};

/// All scripts of a sprite.
pub(super) struct Scripts<'a> {
    placed: Placed<'a>,
    shared: &'a Shared<'a>,
    pub blocks: Map<String, Value>,
    pub comments: Map<String, Value>,
    /// The positions of the script's comments that have not been written yet.
    places: std::vec::IntoIter<(Extent, &'a str)>,
}

/// Scratch's number for an input with only a shadow: a typed text, or a part of a custom block's definition.
const TYPED: u8 = 1;
/// Scratch's number for an input with a block and no shadow.
const BLOCK: u8 = 2;
/// Scratch's number for an input with a block that covers a typed text.
const COVERED: u8 = 3;

/// The most letters of a comment in Scratch.
const MOST_LETTERS: usize = 8000;

/// The text between the id of a comment and the number of a further part of it.
const PART: &str = ", part ";

/// Returns the id of a further part of a comment.
fn continuation(id: &str, part: usize) -> String {
    format!("{id}{PART}{}", part + 1)
}

/// Splits the id of a further part into the id of the comment and the number of the part.
pub(super) fn continued(id: &str) -> Option<(&str, usize)> {
    let (first, part) = id.rsplit_once(PART)?;
    Some((first, part.parse().ok()?))
}

/// Scratch's number for a typed number.
const NUMBER: u8 = 4;
/// Scratch's number for a typed number that is not negative.
const POSITIVE: u8 = 5;
/// Scratch's number for a typed whole number that is not negative.
const WHOLE: u8 = 6;
/// Scratch's number for a typed whole number.
const INTEGER: u8 = 7;
/// Scratch's number for a typed text.
const TEXT: u8 = 10;
/// Scratch's number for the name of a message.
const MESSAGE: u8 = 11;
/// Scratch's number for a variable in a slot.
const VARIABLE: u8 = 12;
/// Scratch's number for a list in a slot.
const LIST: u8 = 13;

impl<'a> Scripts<'a> {
    pub fn of(placed: Placed<'a>, shared: &'a Shared<'a>) -> Scripts<'a> {
        let (blocks, comments) = (Map::new(), Map::new());
        let mut scripts = Scripts { placed, shared, blocks, comments, places: Vec::new().into_iter() };
        let all = &placed.sprite.scripts;
        for (script, (at, comments)) in all.iter().zip(places(all)) {
            scripts.places = comments.into_iter();
            scripts.script(script, at);
        }
        scripts
    }

    fn script(&mut self, script: &Script, at: Extent) {
        let id = match &script.definition {
            Some(definition) => {
                let id = self.definition(definition);
                let first = self.stack(&script.blocks, Some(&id));
                self.put(&id, "next", json!(first));
                Some(id)
            }
            None => self.stack(&script.blocks, None),
        };
        if let Some(id) = id {
            self.put(&id, "topLevel", json!(true));
            self.put(&id, "x", json!(at.x));
            self.put(&id, "y", json!(at.y));
        }
    }

    fn put(&mut self, id: &str, key: &str, value: Value) {
        if let Some(block) = self.blocks.get_mut(id) {
            block[key] = value;
        }
    }

    /// Adds a block without content. Returns its id.
    fn add(&mut self, opcode: &str, parent: Option<&str>, shadow: bool) -> String {
        let id = format!("block {}.{}", self.placed.place, self.blocks.len());
        let block = json!({
            "opcode": opcode, "next": null, "parent": parent, "inputs": {}, "fields": {}, "shadow": shadow,
            "topLevel": false,
        });
        self.blocks.insert(id.clone(), block);
        id
    }

    fn comment(&mut self, block: &str, text: &str) {
        if text.is_empty() {
            return;
        }
        let mut at = self.places.next().map(|(at, _)| at).unwrap_or_default();
        let id = format!("comment on {block}");
        self.put(block, "comment", json!(id));
        let letters: Vec<char> = text.chars().collect();
        for (part, letters) in letters.chunks(MOST_LETTERS).enumerate() {
            let text: String = letters.iter().collect();
            let size = comment_size(&text);
            // In Scratch, a block has one comment; the further parts are placed below it.
            let (id, block) =
                if part == 0 { (id.clone(), json!(block)) } else { (continuation(&id, part), Value::Null) };
            self.comments.insert(
                id,
                json!({
                    "blockId": block, "x": at.x, "y": at.y, "width": size.x, "height": size.y, "minimized": false,
                    "text": text,
                }),
            );
            at.y += size.y;
        }
    }

    /// Adds the blocks of a stack. Returns the id of the first one.
    fn stack(&mut self, blocks: &[Block], parent: Option<&str>) -> Option<String> {
        let mut first = None;
        let mut above: Option<String> = None;
        for block in blocks {
            let id = self.block(block, above.as_deref().or(parent));
            match &above {
                Some(above) => self.put(above, "next", json!(id)),
                None => first = Some(id.clone()),
            }
            above = Some(id);
        }
        first
    }

    fn block(&mut self, block: &Block, parent: Option<&str>) -> String {
        let id = self.add(block.opcode.spec().scratch.unwrap_or_default(), parent, false);
        self.comment(&id, &block.comment);
        match block.opcode {
            Opcode::Call => self.call(&id, block),
            _ => {
                for (spec, slot) in block.opcode.spec().slots.iter().zip(&block.slots) {
                    match slot {
                        Slot::Text(name) if !spec.kind.takes_blocks() => self.field(&id, spec.scratch, spec.kind, name),
                        _ => self.input(&id, spec.scratch, spec.kind, slot),
                    }
                }
            }
        }
        if block.opcode == Opcode::Stop {
            let goes_on = self.placed.sprite.shape(block) == Shape::Stack;
            self.put(&id, "mutation", mutation([("hasnext", json!(goes_on.to_string()))]));
        }
        for (branch, name) in block.branches.iter().zip(["SUBSTACK", "SUBSTACK2"]) {
            if let Some(first) = self.stack(branch, Some(&id)) {
                self.put_in(&id, "inputs", name, json!([BLOCK, first]));
            }
        }
        id
    }

    fn put_in(&mut self, id: &str, part: &str, name: &str, value: Value) {
        if let Some(block) = self.blocks.get_mut(id) {
            block[part][name] = value;
        }
    }

    /// Adds the choice from a menu that takes no blocks.
    fn field(&mut self, id: &str, field: &str, kind: SlotKind, name: &str) {
        let meant = match kind {
            SlotKind::Variable => Some(self.shared.variable(&self.placed, name)),
            SlotKind::List => Some(self.shared.list(&self.placed, name)),
            SlotKind::Message => Some(self.shared.message(name)),
            _ => None,
        };
        self.put_in(id, "fields", field, json!([name, meant]));
    }

    fn input(&mut self, id: &str, input: &str, kind: SlotKind, slot: &Slot) {
        let value = match slot {
            Slot::Block(inner) => {
                let inside = self.reporter(inner, id);
                match self.typed(id, input, kind, "") {
                    Some(typed) => json!([COVERED, inside, typed]),
                    None => json!([BLOCK, inside]),
                }
            }
            Slot::Text(text) => match self.typed(id, input, kind, text) {
                Some(typed) => json!([TYPED, typed]),
                None => return,
            },
            Slot::Empty => return,
        };
        self.put_in(id, "inputs", input, value);
    }

    /// Adds a block that reports a value. Returns its id, or the name if it is a variable or list.
    fn reporter(&mut self, block: &Block, parent: &str) -> Value {
        match (block.opcode, block.text(0)) {
            (Opcode::Variable, Some(name)) => json!([VARIABLE, name, self.shared.variable(&self.placed, name)]),
            (Opcode::List, Some(name)) => json!([LIST, name, self.shared.list(&self.placed, name)]),
            _ => json!(self.block(block, Some(parent))),
        }
    }

    /// Returns the typed or chosen content of a slot, even if a block covers it. Nothing can be typed into a six-sided slot.
    fn typed(&mut self, id: &str, input: &str, kind: SlotKind, text: &str) -> Option<Value> {
        let menu = match kind {
            SlotKind::Boolean => return None,
            SlotKind::Number => {
                let kind = match input {
                    "DURATION" => POSITIVE,
                    "TIMES" | "LETTER" => WHOLE,
                    "INDEX" => INTEGER,
                    _ => NUMBER,
                };
                return Some(json!([kind, text]));
            }
            SlotKind::Broadcast => {
                let name = if text.is_empty() { self.shared.any_message() } else { text };
                return Some(json!([MESSAGE, name, self.shared.message(name)]));
            }
            SlotKind::Costume => "looks_costume",
            SlotKind::CloneOf => "control_create_clone_of_menu",
            _ => return Some(json!([TEXT, text])),
        };
        let chosen = match (kind, text) {
            (SlotKind::CloneOf, "" | "myself") => "_myself_",
            (_, "") => self.placed.sprite.costumes.first().map_or("", String::as_str),
            _ => text,
        };
        let menu = self.add(menu, Some(id), true);
        self.put_in(&menu, "fields", input, json!([chosen, null]));
        Some(json!(menu))
    }

    /// Adds the head of a definition: a block with the picture of the custom block in it.
    fn definition(&mut self, definition: &Definition) -> String {
        let id = self.add("procedures_definition", None, false);
        self.comment(&id, &definition.comment);
        let prototype = self.add("procedures_prototype", Some(&id), true);
        self.put_in(&id, "inputs", "custom_block", json!([TYPED, prototype]));
        let inputs: Vec<(String, &crate::Input)> = self.ids(definition).into_iter().zip(definition.inputs()).collect();
        for (input, part) in &inputs {
            let opcode = if part.boolean { Opcode::BooleanParameter } else { Opcode::Parameter };
            let reporter = self.add(opcode.spec().scratch.unwrap_or_default(), Some(&prototype), true);
            self.put_in(&reporter, "fields", "VALUE", json!([part.name, null]));
            self.put_in(&prototype, "inputs", input, json!([TYPED, reporter]));
        }
        let names: Vec<&str> = inputs.iter().map(|(_, part)| part.name.as_str()).collect();
        let defaults: Vec<&str> = inputs.iter().map(|(_, part)| if part.boolean { "false" } else { "" }).collect();
        let texts = [("argumentnames", as_text(&names)), ("argumentdefaults", as_text(&defaults))];
        self.put(&prototype, "mutation", mutation(self.signature(definition).into_iter().chain(texts)));
        id
    }

    fn call(&mut self, id: &str, block: &Block) {
        let sprite = self.placed.sprite;
        let Some((definition, _)) = block.text(0).and_then(|label| sprite.definition(label)) else { return };
        self.put(id, "mutation", mutation(self.signature(definition)));
        for ((input, part), slot) in self.ids(definition).iter().zip(definition.inputs()).zip(&block.slots[1..]) {
            let kind = if part.boolean { SlotKind::Boolean } else { SlotKind::Text };
            self.input(id, input, kind, slot);
        }
    }

    /// Returns the data that identify a custom block. They are the same in calls and in the definition.
    fn signature(&self, definition: &Definition) -> [(&'static str, Value); 3] {
        let words = definition.label.iter().map(|part| match part {
            LabelPart::Word(word) => word.replace('%', "\\%"),
            LabelPart::Input(input) => if input.boolean { "%b" } else { "%s" }.to_owned(),
        });
        let code = words.collect::<Vec<_>>().join(" ");
        [
            ("proccode", json!(code)),
            ("argumentids", as_text(&self.ids(definition))),
            ("warp", json!(definition.without_refresh.to_string())),
        ]
    }

    /// Returns the ids of the inputs.
    fn ids(&self, definition: &Definition) -> Vec<String> {
        let label = definition.label();
        let place = self.placed.sprite.definitions().position(|other| other.label() == label).unwrap_or_default();
        definition.inputs().enumerate().map(|(input, _)| format!("input {place}.{input}")).collect()
    }
}

/// Encodes a list as a text, as in mutations.
fn as_text(items: &[impl AsRef<str>]) -> Value {
    json!(json!(items.iter().map(AsRef::as_ref).collect::<Vec<&str>>()).to_string())
}

fn mutation(attributes: impl IntoIterator<Item = (&'static str, Value)>) -> Value {
    let mut mutation = json!({"tagName": "mutation", "children": []});
    for (name, value) in attributes {
        mutation[name] = value;
    }
    mutation
}
