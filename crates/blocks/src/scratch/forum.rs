//! Writes programs as text that Scratch's forums and wikis show as pictures ("scratchblocks", T. Radvan, 2013).
//!
//! Blocks that Scratch does not have get their category after `::`, so that they have its colour.

use crate::{
    Block, Category, Definition, LabelPart, Opcode, Program, Script, Slot, SlotKind, Sprite, looks_like_number,
};

/// Round blocks of Scratch without slots that this language does not have. A variable with such a name is marked as a variable.
const FOREIGN: [&str; 17] = [
    "direction",
    "size",
    "volume",
    "tempo",
    "pitch",
    "timer",
    "loudness",
    "username",
    "mouse x",
    "mouse y",
    "backdrop name",
    "backdrop number",
    "costume name",
    "costume number",
    "days since 2000",
    "color effect",
    "translate language",
];

/// Returns all scripts of the program, sprite by sprite, with a blank line between them.
///
/// The program must have no errors that [`crate::check`] finds.
pub fn scratchblocks(program: &Program) -> String {
    let mut parts = Vec::new();
    for sprite in program.sprites.iter().filter(|sprite| !sprite.scripts.is_empty()) {
        if program.sprites.len() > 1 {
            parts.push(format!("// {}\n", one_line(&sprite.name)));
        }
        parts.extend(
            sprite.scripts.iter().map(|script| Writer { sprite, text: String::new(), held: None }.script(script)),
        );
    }
    parts.join("\n")
}

struct Writer<'a> {
    sprite: &'a Sprite,
    text: String,
    /// The comments of the blocks between two braces, where scratchblocks takes none. They follow the second brace.
    held: Option<Vec<String>>,
}

impl Writer<'_> {
    fn script(mut self, script: &Script) -> String {
        if let Some(definition) = &script.definition {
            self.definition(definition);
        }
        self.stack(&script.blocks, 0);
        self.text
    }

    fn definition(&mut self, definition: &Definition) {
        let words = definition.label.iter().map(|part| match part {
            LabelPart::Word(word) => escaped(word),
            LabelPart::Input(input) if input.boolean => format!("<{}>", escaped(&input.name)),
            LabelPart::Input(input) => format!("({})", escaped(&input.name)),
        });
        let words = words.collect::<Vec<_>>().join(" ");
        self.line(0, &format!("define {words}"), &definition.comment);
    }

    fn line(&mut self, depth: usize, words: &str, comment: &str) {
        self.text.push_str(&"    ".repeat(depth));
        self.text.push_str(words);
        if !comment.is_empty() {
            let comment = one_line(comment);
            match &mut self.held {
                Some(held) => held.push(comment),
                None => self.text.push_str(&format!(" // {comment}")),
            }
        }
        self.text.push('\n');
    }

    fn stack(&mut self, blocks: &[Block], depth: usize) {
        for block in blocks {
            let spec = block.opcode.spec();
            let is_known = spec.scratch.is_some();
            let words = self.words(block);
            let hint = match block.opcode {
                _ if is_known => "",
                Opcode::Report => " :: custom cap",
                _ if block.opcode.is_foreign() => " :: grey",
                _ if spec.category == Category::Variables => " :: variables",
                _ => " :: control",
            };
            match &block.branches[..] {
                [] => self.line(depth, &format!("{words}{hint}"), &block.comment),
                // For a block that scratchblocks does not know, the mouths have to be marked.
                [branch] if !is_known => {
                    let is_outermost = self.held.is_none();
                    self.held.get_or_insert_default();
                    self.line(depth, &format!("{words} {{"), &block.comment);
                    self.stack(branch, depth + 1);
                    let comments = if is_outermost { self.held.take() } else { None };
                    self.line(depth, &format!("}}{hint}"), &comments.unwrap_or_default().join("; "));
                }
                branches => {
                    self.line(depth, &words, &block.comment);
                    for (index, branch) in branches.iter().enumerate() {
                        if index > 0 {
                            self.line(depth, spec.lines.get(index).unwrap_or(&"else"), "");
                        }
                        self.stack(branch, depth + 1);
                    }
                    self.line(depth, "end", "");
                }
            }
        }
    }

    /// Returns the first line of a block.
    fn words(&self, block: &Block) -> String {
        let is_call = block.opcode.has_label();
        let mut slots = (0..block.slots.len()).skip(usize::from(is_call));
        let mut parts: Vec<String> = Vec::new();
        for word in block.words().split(' ') {
            parts.push(match if word == "_" { slots.next() } else { None } {
                Some(slot) => self.slot(block, slot),
                None if is_call => escaped(word),
                None => word.to_owned(),
            });
        }
        // One slot for each new variable.
        parts.extend(slots.map(|slot| self.slot(block, slot)));
        parts.join(" ")
    }

    fn slot(&self, block: &Block, slot: usize) -> String {
        let text = match &block.slots[slot] {
            Slot::Block(inner) => return self.reporter(inner),
            Slot::Text(text) => text,
            Slot::Empty => "",
        };
        match block.slot_kind(slot).unwrap_or(SlotKind::Text) {
            SlotKind::Number if looks_like_number(text) => format!("({text})"),
            SlotKind::Number | SlotKind::Text => format!("[{}]", escaped(text)),
            SlotKind::Boolean => "<>".to_owned(),
            SlotKind::Counter | SlotKind::NewVariables => named(text, "variables"),
            // These menus can be covered by a block, so they are round.
            kind if kind.takes_blocks() => format!("({} v)", escaped(text)),
            _ => format!("[{} v]", escaped(text)),
        }
    }

    fn reporter(&self, block: &Block) -> String {
        let name = block.text(0).unwrap_or_default();
        match block.opcode {
            Opcode::Variable => named(name, "variables"),
            Opcode::List => format!("({} :: list)", escaped(name)),
            Opcode::Parameter => named(name, "custom-arg"),
            Opcode::BooleanParameter => format!("<{} :: custom-arg>", escaped(name)),
            opcode => {
                let hint = match opcode {
                    Opcode::Call => " :: custom",
                    _ if opcode.is_foreign() => " :: grey",
                    Opcode::True | Opcode::False => " :: operators",
                    _ => "",
                };
                let (open, close) = match self.sprite.shape(block) {
                    crate::Shape::SixSided => ('<', '>'),
                    _ => ('(', ')'),
                };
                format!("{open}{}{hint}{close}", self.words(block))
            }
        }
    }
}

/// Returns a name that cannot be taken for a number or another block.
fn named(name: &str, category: &str) -> String {
    if looks_like_number(name) || FOREIGN.contains(&name.to_lowercase().as_str()) {
        format!("({} :: {category})", escaped(name))
    } else {
        format!("({})", escaped(name))
    }
}

/// Escapes brackets and all other letters with a meaning.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in one_line(text).chars() {
        if "\\[]()<>{}:/".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    match escaped.strip_suffix(" v") {
        Some(start) => format!("{start} \\v"),
        None => escaped,
    }
}

fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}
