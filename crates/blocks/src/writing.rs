//! Writes scripts as text, in the notation that Scratch's forums and wikis use for blocks ("scratchblocks", T. Radvan, 2013).
//!
//! `(9)` is a number, `[9]` a text, `[S v]` a choice; `(cell)` and `<solve>` are blocks that report a value. A backslash makes
//! the next character an ordinary one. If words could mean several things, a mark follows: `(cell :: custom-arg)`.

use super::scope::{CallableBlock, Form, Scope};
use super::value::looks_like_number;
use super::{Block, Definition, LabelPart, Opcode, Program, Script, Shape, Slot, SlotKind, Sprite};
use std::borrow::Cow;
use std::fmt::{self, Write};

/// The text after the head of a definition that runs without screen refresh.
pub(super) const WITHOUT_REFRESH: &str = ":: run without screen refresh";

/// Returns all scripts of a sprite as text, with a blank line between them.
pub fn write_scripts(program: &Program, sprite: &Sprite) -> String {
    write_some_scripts(program, sprite, |_| true)
}

/// Returns those scripts of a sprite as text for which `is_wanted` is true, with a blank line between them.
pub(super) fn write_some_scripts(program: &Program, sprite: &Sprite, is_wanted: impl Fn(&Script) -> bool) -> String {
    let known: Vec<CallableBlock> = sprite.definitions().map(CallableBlock::of).collect();
    let wanted = sprite.scripts.iter().filter(|script| is_wanted(script));
    let scripts: Vec<String> =
        wanted.map(|script| Writer::of(program, sprite, script, &known).script(script)).collect();
    scripts.join("\n")
}

/// Writes the block's first line of words with the content of its slots. Custom blocks in the slots are written as round ones.
impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut writer = Writer { scope: None, text: String::new() };
        writer.words(self, self.words(), Form::Line);
        f.write_str(&writer.text)
    }
}

struct Writer<'a> {
    /// The names in scope; `None` if a block is written alone.
    scope: Option<Scope<'a>>,
    text: String,
}

impl<'a> Writer<'a> {
    fn of(program: &'a Program, sprite: &'a Sprite, script: &Script, known: &'a [CallableBlock<'a>]) -> Writer<'a> {
        let inputs = script.definition.iter().flat_map(Definition::inputs).cloned().collect();
        let script_variables = script.script_variables().into_iter().map(str::to_owned).collect();
        Writer { scope: Some(Scope { program, sprite, known, inputs, script_variables }), text: String::new() }
    }

    fn script(mut self, script: &Script) -> String {
        if let Some(definition) = &script.definition {
            self.definition(definition);
        }
        match &script.blocks[..] {
            [block] if self.shape(block).is_reporter() => {
                self.reporter(block);
                self.end_line(&block.comment);
            }
            blocks => self.stack(blocks, 0),
        }
        self.text
    }

    fn shape(&self, block: &Block) -> Shape {
        self.scope.as_ref().map_or(block.opcode.spec().shape, |scope| scope.sprite.shape(block))
    }

    fn definition(&mut self, definition: &Definition) {
        self.text.push_str("define ");
        let (open, close) = brackets(definition.shape);
        self.text.push_str(open);
        for (index, part) in definition.label.iter().enumerate() {
            if index > 0 {
                self.text.push(' ');
            }
            match part {
                LabelPart::Word(word) => self.escaped(word, true),
                LabelPart::Input(input) => {
                    self.text.push(if input.boolean { '<' } else { '(' });
                    self.escaped(&input.name, true);
                    self.text.push(if input.boolean { '>' } else { ')' });
                }
            }
        }
        self.text.push_str(close);
        if definition.without_refresh {
            self.text.push(' ');
            self.text.push_str(WITHOUT_REFRESH);
        }
        self.end_line(&definition.comment);
    }

    fn end_line(&mut self, comment: &str) {
        for (index, line) in comment.split('\n').enumerate().filter(|_| !comment.is_empty()) {
            self.text.push_str(if index == 0 { " // " } else { "\\n" });
            self.text.push_str(&line.replace('\\', "\\\\").replace('\r', "\\r"));
        }
        self.text.push('\n');
    }

    fn stack(&mut self, blocks: &[Block], depth: usize) {
        let indent = "    ".repeat(depth);
        for block in blocks {
            let lines = block.opcode.spec().lines;
            self.text.push_str(&indent);
            self.words(block, block.words(), Form::Line);
            self.end_line(&block.comment);
            for (index, branch) in block.branches.iter().enumerate() {
                if index > 0 {
                    let _ = writeln!(self.text, "{indent}{}", lines.get(index).unwrap_or(&"else"));
                }
                self.stack(branch, depth + 1);
            }
            if !block.branches.is_empty() {
                let _ = writeln!(self.text, "{indent}end");
            }
        }
    }

    fn words(&mut self, block: &Block, words: &str, form: Form) {
        let is_call = block.opcode.has_label();
        let mut slots = block.slots.iter().enumerate().skip(usize::from(is_call));
        for (index, word) in words.split(' ').enumerate() {
            if index > 0 {
                self.text.push(' ');
            }
            match if word == "_" { slots.next() } else { None } {
                Some((slot, content)) => self.slot(self.kind(block, slot), content, block.opcode),
                None if is_call => self.escaped(word, true),
                None => self.text.push_str(word),
            }
        }
        // The slots beyond those in the words are new variables.
        let mut signature = Cow::Borrowed(words);
        for (slot, content) in slots {
            self.text.push(' ');
            self.slot(self.kind(block, slot), content, block.opcode);
            signature.to_mut().push_str(" _");
        }
        if let Some(mark) = self.scope.as_ref().and_then(|scope| scope.mark(block, &signature, form)) {
            let _ = write!(self.text, " :: {}", mark.word());
        }
    }

    fn kind(&self, block: &Block, slot: usize) -> SlotKind {
        let kind = match &self.scope {
            Some(scope) => scope.sprite.slot_kind(block, slot),
            None => block.slot_kind(slot),
        };
        kind.unwrap_or(SlotKind::Text)
    }

    fn slot(&mut self, kind: SlotKind, slot: &Slot, opcode: Opcode) {
        match (slot, kind) {
            (Slot::Empty, SlotKind::Boolean) => self.text.push_str("<>"),
            (Slot::Empty, SlotKind::NewVariables | SlotKind::Counter) => self.text.push_str("()"),
            // Two blocks may have the same words, but only one of them a menu.
            (Slot::Empty, kind) => self.text.push_str(if kind.is_menu() { "[ v]" } else { "()" }),
            (Slot::Text(name), _) if matches!(opcode, Opcode::Variable | Opcode::List) => self.name(name),
            (Slot::Text(name), SlotKind::Parameter) => self.name(name),
            (Slot::Text(name), SlotKind::NewVariables | SlotKind::Counter) => {
                self.text.push('(');
                self.name(name);
                self.text.push(')');
            }
            (Slot::Text(text), SlotKind::Number) if looks_like_number(text) => {
                let _ = write!(self.text, "({text})");
            }
            (Slot::Text(text), SlotKind::Number | SlotKind::Text | SlotKind::Boolean) => {
                self.text.push('[');
                match text.strip_suffix(" v") {
                    Some(start) => {
                        self.escaped(start, false);
                        self.text.push_str(" \\v");
                    }
                    None => self.escaped(text, false),
                }
                self.text.push(']');
            }
            (Slot::Text(choice), _) => {
                self.text.push('[');
                self.escaped(choice, false);
                self.text.push_str(" v]");
            }
            (Slot::Block(block), _) => self.reporter(block),
        }
    }

    /// Writes a block that reports a value, in its brackets.
    fn reporter(&mut self, block: &Block) {
        let (open, close, form) = match self.shape(block) {
            Shape::SixSided => ("<", ">", Form::SixSided),
            _ => ("(", ")", Form::Round),
        };
        self.text.push_str(open);
        self.words(block, block.words(), form);
        self.text.push_str(close);
    }

    /// Writes a name that cannot be taken for a number.
    fn name(&mut self, name: &str) {
        if looks_like_number(name) {
            self.text.push('\\');
        }
        self.escaped(name, true);
    }

    /// Escapes a text. Among words, all brackets are escaped, and all spaces that would be lost; between square brackets, only
    /// square brackets are.
    fn escaped(&mut self, text: &str, is_words: bool) {
        let mut before = ' ';
        for (index, letter) in text.char_indices() {
            let is_last = index + letter.len_utf8() == text.len();
            match letter {
                '\n' => self.text.push_str("\\n"),
                '\r' => self.text.push_str("\\r"),
                '\\' | '[' | ']' => self.text.extend(['\\', letter]),
                '(' | ')' | '<' | '>' | '/' | ':' | '_' if is_words => self.text.extend(['\\', letter]),
                ' ' if is_words && (before == ' ' || is_last) => self.text.push_str("\\ "),
                letter if is_words && letter != ' ' && letter.is_whitespace() => self.text.extend(['\\', letter]),
                _ => self.text.push(letter),
            }
            before = letter;
        }
    }
}

fn brackets(shape: Shape) -> (&'static str, &'static str) {
    match shape {
        Shape::Round => ("(", ")"),
        Shape::SixSided => ("<", ">"),
        _ => ("", ""),
    }
}
