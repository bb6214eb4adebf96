//! A row of a script: words, slots and the blocks in them, side by side and vertically centred.

use super::part::{Form, Measure, Metrics, Outline, Part, Top};
use bevy::math::{Rect, Vec2};
use sudoku_blocks::{Block, BlockId, Category, Definition, LabelPart, Opcode, Shape, Slot, SlotKind, Sprite};
use sudoku_words::{block_words, choice, words};

/// A group of parts, relative to the group's top left corner.
pub(super) struct Item {
    pub parts: Vec<Part>,
    pub size: Vec2,
}

impl Item {
    fn single(id: BlockId, category: Category, form: Form, size: Vec2) -> Item {
        let rect = Rect::from_corners(Vec2::ZERO, size);
        Item { parts: vec![Part { id, category, form, slot: None, rect }], size }
    }

    /// Returns the parts, moved so that the group's top left corner is at `to`.
    pub fn moved(self, to: Vec2) -> impl Iterator<Item = Part> {
        self.parts.into_iter().map(move |part| {
            let rect = Rect::from_corners(part.rect.min + to, part.rect.max + to);
            Part { rect, ..part }
        })
    }
}

/// Builds rows.
pub(super) struct Rows<'a> {
    pub sprite: &'a Sprite,
    pub metrics: Metrics,
    pub measure: Measure<'a>,
}

impl Rows<'_> {
    /// Lays out words, with each `_` replaced by a slot's content. `id` is the block's.
    pub fn words(&self, id: BlockId, block: &Block, words: &str) -> Item {
        let category = block.opcode.spec().category;
        let mut next = id.plus(1);
        let mut slots =
            block.slots.iter().enumerate().skip(usize::from(block.opcode.has_label())).map(|(index, slot)| {
                let first = next;
                next = next.plus(slot.block().map_or(0, Block::count));
                let mut item = self.slot(block, id, self.kind(block, index), slot, first);
                item.parts.first_mut().into_iter().for_each(|part| part.slot = Some((id, index)));
                item
            });
        let mut items = Vec::new();
        for part in words.split(' ') {
            match if part == "_" { slots.next() } else { None } {
                Some(item) => items.push(item),
                None => self.word(id, category, part, &mut items),
            }
        }
        // This block has more slots than placeholders: one for each new variable.
        items.extend(slots.take(if block.opcode == Opcode::ScriptVariables { usize::MAX } else { 0 }));
        self.side_by_side(items)
    }

    /// Lays out the head of a definition.
    pub fn definition(&self, id: BlockId, definition: &Definition) -> Item {
        let mut items = Vec::new();
        self.word(id, Category::MyBlocks, &words().block_define(), &mut items);
        items.push(self.prototype(id, definition));
        self.side_by_side(items)
    }

    /// Lays out the custom block in a definition's head, with the names of its inputs.
    pub fn prototype(&self, id: BlockId, definition: &Definition) -> Item {
        let mut items = Vec::new();
        let mut inputs = 0..;
        for part in &definition.label {
            match part {
                LabelPart::Word(word) => self.word(id, Category::MyBlocks, word, &mut items),
                LabelPart::Input(input) => {
                    let form = if input.boolean { Form::SixSided } else { Form::Round };
                    let mut item = self.name(id, Category::MyBlocks, form, &input.name);
                    item.parts.first_mut().into_iter().for_each(|part| part.slot = inputs.next().map(|at| (id, at)));
                    items.push(item);
                }
            }
        }
        let form = match definition.shape {
            Shape::Round => Form::Round,
            Shape::SixSided => Form::SixSided,
            _ => Form::Command(Outline { top: Top::Notch, mouths: Vec::new(), bump: true }),
        };
        self.around(id, Category::MyBlocks, form, self.side_by_side(items))
    }

    /// Appends a word, joined with the words before it.
    fn word(&self, id: BlockId, category: Category, word: &str, items: &mut Vec<Item>) {
        let before = items.last_mut().and_then(|item| match item.parts.as_mut_slice() {
            [Part { form: Form::Words(text), .. }] => Some(std::mem::take(text)),
            _ => None,
        });
        let text = match before {
            Some(text) => {
                items.pop();
                text + " " + word
            }
            None => word.to_owned(),
        };
        let size = Vec2::new((self.measure)(&text).ceil(), self.metrics.slot());
        items.push(Item::single(id, category, Form::Words(text), size));
    }

    fn slot(&self, block: &Block, id: BlockId, kind: SlotKind, slot: &Slot, inside: BlockId) -> Item {
        let category = block.opcode.spec().category;
        let height = self.metrics.slot();
        let text_in = |room: f32, text: &str| Vec2::new((self.measure)(text).ceil() + room * height, height);
        match slot {
            Slot::Block(reporter) => self.reporter(reporter, inside),
            Slot::Text(name) if is_name(block.opcode) => {
                let mut items = Vec::new();
                self.word(id, category, name, &mut items);
                self.side_by_side(items)
            }
            Slot::Text(name) if matches!(kind, SlotKind::NewVariables | SlotKind::Counter) => {
                self.name(id, Category::Variables, Form::Round, name)
            }
            Slot::Empty if kind == SlotKind::Boolean => {
                Item::single(id, category, Form::Hole, Vec2::new(2.0 * height, height))
            }
            Slot::Text(text) if kind.is_menu() => {
                let is_ours = kind.choices().contains(&text.as_str()) || kind == SlotKind::CloneOf && text == "myself";
                let text = if is_ours { choice(text) } else { text.clone() };
                // Leave space for the arrow after the text.
                let size = text_in(1.4, &text);
                Item::single(id, category, Form::Menu(text), size)
            }
            Slot::Text(_) | Slot::Empty => {
                let text = if let Slot::Text(text) = slot { text.as_str() } else { "" };
                let size = text_in(0.8, text).max(Vec2::new(1.2 * height, 0.0));
                Item::single(id, category, Form::Typed(text.to_owned()), size)
            }
        }
    }

    /// Returns the kind of a slot; for the inputs of a custom block, the definition decides.
    fn kind(&self, block: &Block, slot: usize) -> SlotKind {
        let label = block.text(0).filter(|_| block.opcode == Opcode::Call);
        let input = label.and_then(|label| self.sprite.definition(label)?.0.inputs().nth(slot.checked_sub(1)?));
        match input {
            Some(input) if input.boolean => SlotKind::Boolean,
            _ => block.slot_kind(slot).unwrap_or(SlotKind::Text),
        }
    }

    /// Lays out a reporter.
    pub fn reporter(&self, block: &Block, id: BlockId) -> Item {
        let form = if self.sprite.shape(block) == Shape::SixSided { Form::SixSided } else { Form::Round };
        self.around(id, block.opcode.spec().category, form, self.words(id, block, &block_words(block, 0)))
    }

    /// Lays out a variable's name in its shape.
    fn name(&self, id: BlockId, category: Category, form: Form, name: &str) -> Item {
        let mut items = Vec::new();
        self.word(id, category, name, &mut items);
        self.around(id, category, form, self.side_by_side(items))
    }

    /// Wraps a shape around its contents. Rounder or more pointed shapes need more space at their ends.
    fn around(&self, id: BlockId, category: Category, form: Form, inner: Item) -> Item {
        let height = inner.size.y + 2.0 * self.metrics.rim();
        let first = inner.parts.iter().map(|part| &part.form).next();
        let last = inner.parts.iter().rev().find(|part| part.rect.max.x >= inner.size.x - 0.5).map(|part| &part.form);
        // Contents with the same kind of ends need less space.
        let end = |inside: Option<&Form>| match (&form, inside) {
            (Form::SixSided, Some(Form::SixSided | Form::Hole)) => 0.3 * height,
            (Form::SixSided, _) => 0.55 * height,
            (Form::Round, Some(Form::Round | Form::Typed(_) | Form::Menu(_))) => 0.15 * height,
            (Form::Round, Some(Form::SixSided | Form::Hole)) => 0.3 * height,
            _ => 0.4 * height,
        };
        let (left, right) = (end(first).ceil(), end(last).ceil());
        let size = Vec2::new(left + inner.size.x + right, height);
        let mut item = Item::single(id, category, form, size);
        item.parts.extend(inner.moved(Vec2::new(left, self.metrics.rim())));
        item
    }

    fn side_by_side(&self, items: Vec<Item>) -> Item {
        let height = items.iter().map(|item| item.size.y).fold(self.metrics.slot(), f32::max);
        let mut row = Item { parts: Vec::new(), size: Vec2::new(0.0, height) };
        for item in items {
            if !row.parts.is_empty() {
                row.size.x += self.metrics.gap();
            }
            let (width, down) = (item.size.x, (height - item.size.y) / 2.0);
            row.parts.extend(item.moved(Vec2::new(row.size.x, down)));
            row.size.x += width;
        }
        row
    }
}

/// Returns true if the block consists of a name alone.
fn is_name(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::Variable | Opcode::List | Opcode::Parameter | Opcode::BooleanParameter)
}
