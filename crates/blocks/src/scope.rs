//! Resolves the words of a block where it is used, for reading and writing scripts as text.
//!
//! Names have priority over custom blocks, and custom blocks over the table. A block whose words would mean something else gets
//! a mark after `::`.

use super::{Block, Definition, Input, Opcode, Program, Shape, Sprite, TABLE};

/// The form of a block in a text: a line, round brackets, or `<` and `>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Line,
    Round,
    SixSided,
}

impl Form {
    pub fn fits(self, shape: Shape) -> bool {
        match self {
            Form::Line => !shape.is_reporter(),
            Form::Round => shape == Shape::Round,
            Form::SixSided => shape == Shape::SixSided,
        }
    }
}

/// A mark, which gives the meaning of the words before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// A block of the table that has the same words as a custom block or a name.
    Block,
    /// A custom block, which may have no definition.
    Custom,
    /// An input of a custom block.
    Input,
    Variable,
    List,
    /// A foreign block of that shape; in brackets, the brackets give the shape.
    Foreign(Opcode),
}

impl Mark {
    const ALL: [(Mark, &'static str); 9] = [
        (Mark::Block, "block"),
        (Mark::Custom, "custom"),
        (Mark::Input, "custom-arg"),
        (Mark::Variable, "variables"),
        (Mark::List, "list"),
        (Mark::Foreign(Opcode::ForeignStack), "grey"),
        (Mark::Foreign(Opcode::ForeignHat), "grey hat"),
        (Mark::Foreign(Opcode::ForeignC), "grey c"),
        (Mark::Foreign(Opcode::ForeignCap), "grey cap"),
    ];

    /// Returns the mark with that word, which is the word in Scratch's forums.
    pub fn named(word: &str) -> Option<Mark> {
        Mark::ALL.into_iter().find(|(_, other)| *other == word).map(|(mark, _)| mark)
    }

    pub fn word(self) -> &'static str {
        Mark::ALL.into_iter().find(|(mark, _)| *mark == self).map_or("", |(_, word)| word)
    }
}

/// A custom block that the script can call.
pub(super) struct CallableBlock<'a> {
    pub label: String,
    pub definition: &'a Definition,
}

impl<'a> CallableBlock<'a> {
    pub fn of(definition: &'a Definition) -> CallableBlock<'a> {
        CallableBlock { label: definition.label(), definition }
    }
}

/// The names that a script can use.
pub(super) struct Scope<'a> {
    pub program: &'a Program,
    pub sprite: &'a Sprite,
    pub known: &'a [CallableBlock<'a>],
    pub inputs: Vec<Input>,
    pub script_variables: Vec<String>,
}

impl<'a> Scope<'a> {
    /// Returns the custom block with these words and this many slots.
    pub fn custom(&self, words: &str, form: Form, slots: usize) -> Option<&'a Definition> {
        let known = self.known.iter().find(|known| {
            known.label == words && form.fits(known.definition.shape) && known.definition.inputs().count() == slots
        });
        known.map(|known| known.definition)
    }

    /// Returns the kind of block that a name in brackets means.
    pub fn named(&self, name: &str, form: Form) -> Option<Opcode> {
        let has = |names: &[String]| names.iter().any(|other| other == name);
        let has_list = |lists: &[super::List]| lists.iter().any(|list| list.name == name);
        let six_sided = form == Form::SixSided;
        if self.inputs.iter().any(|input| input.name == name && input.boolean == six_sided) {
            Some(if six_sided { Opcode::BooleanParameter } else { Opcode::Parameter })
        } else if six_sided {
            None
        } else if has(&self.script_variables) || has(&self.sprite.variables) || has(&self.program.variables) {
            Some(Opcode::Variable)
        } else if has_list(&self.sprite.lists) || has_list(&self.program.lists) {
            Some(Opcode::List)
        } else {
            None
        }
    }

    /// Returns the mark that the block needs in order not to be taken for another one. `words` has a `_` for each slot.
    pub fn mark(&self, block: &Block, words: &str, form: Form) -> Option<Mark> {
        if block.opcode.is_foreign() {
            let in_brackets = block.opcode.spec().shape.is_reporter();
            return Some(Mark::Foreign(if in_brackets { Opcode::ForeignStack } else { block.opcode }));
        }
        let name = block.text(0).unwrap_or_default();
        let meant = if form == Form::Line { None } else { self.named(name, form) };
        let (is_plain, mark) = match block.opcode {
            Opcode::Variable => {
                let is_block =
                    |spec: &super::Spec| spec.slots.is_empty() && spec.lines[0] == name && form.fits(spec.shape);
                let is_free = self.custom(name, form, 0).is_none() && !TABLE.iter().any(is_block);
                (meant == Some(Opcode::Variable) || meant.is_none() && is_free, Mark::Variable)
            }
            Opcode::List => (meant == Some(Opcode::List), Mark::List),
            Opcode::Parameter | Opcode::BooleanParameter => (meant == Some(block.opcode), Mark::Input),
            Opcode::Call => {
                let inputs = block.slots.len().saturating_sub(1);
                let is_word = form == Form::Line
                    && (["end", "else"].contains(&words) || words.split(' ').next() == Some("define"));
                let is_known = self.custom(words, form, inputs).is_some();
                (is_known && !is_word && (inputs > 0 || meant.is_none()), Mark::Custom)
            }
            _ => {
                let is_name = form != Form::Line && block.slots.is_empty() && self.named(words, form).is_some();
                (self.custom(words, form, block.slots.len()).is_none() && !is_name, Mark::Block)
            }
        };
        (!is_plain).then_some(mark)
    }
}
