//! Lays out a script: rows of words, slots and blocks, one below the other. Draws nothing.

use super::part::{Form, Measure, Metrics, Outline, Part, Top};
use super::row::{Item, Rows};
use bevy::math::{Rect, Vec2};
use std::ops::Range;
use sudoku_blocks::{Block, BlockId, Category, PlacedScript, Shape, numbered};
use sudoku_words::block_words;

/// A row: the words of a stack block and the contents of its slots.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The stack block; the blocks in its slots have the ids after it.
    pub id: BlockId,
    /// The row's rectangle.
    pub rect: Rect,
    /// The row's text, for screen readers.
    pub words: String,
    /// The block's comment, in the current language.
    pub comment: String,
}

/// A script's layout.
#[derive(Clone, PartialEq, Debug)]
pub struct ScriptLayout {
    /// The parts in reading order; a nested part comes after the part that contains it.
    pub parts: Vec<Part>,
    /// The rows in reading order.
    pub rows: Vec<Row>,
    /// Width and height of the script.
    pub size: Vec2,
    /// The lengths used.
    pub metrics: Metrics,
    /// The ids of the script's blocks.
    ids: Range<BlockId>,
}

impl ScriptLayout {
    /// Lays out a script.
    pub fn new(placed: &PlacedScript, metrics: Metrics, measure: Measure) -> ScriptLayout {
        let ids = placed.id..placed.id.plus(placed.script.count());
        let mut layout = ScriptLayout { parts: Vec::new(), rows: Vec::new(), size: Vec2::ZERO, metrics, ids };
        let rows = Rows { sprite: placed.sprite, metrics, measure };
        let mut bottom = 0.0;
        if let Some(definition) = &placed.script.definition {
            let head = rows.definition(placed.id, definition);
            let outline = Outline { top: Top::Shoulders, mouths: Vec::new(), bump: true };
            let height = head.size.y + 2.0 * metrics.scaled(9.0);
            let at = layout.command(placed.id, Category::MyBlocks, outline, Vec2::ZERO);
            layout.row(at, head, 0.0, height);
            layout.rows.extend(layout.told(placed.id, at, &definition.comment));
            bottom = layout.parts[at].rect.max.y;
        }
        match placed.script.blocks.as_slice() {
            // A reporter may lie on its own.
            [block] if placed.sprite.shape(block).is_reporter() => layout.reporter(&rows, placed.id, block),
            _ => drop(layout.stack(&rows, placed.stack(), Vec2::new(0.0, bottom))),
        }
        layout.size.y += metrics.bump();
        layout
    }

    /// Returns the parts that are visible between two heights.
    pub fn seen(&self, top: f32, bottom: f32) -> impl Iterator<Item = &Part> {
        let reach = self.metrics.bump();
        self.parts.iter().filter(move |part| part.rect.max.y + reach >= top && part.rect.min.y <= bottom)
    }

    /// Returns the row that contains the block; `None` if the block belongs to another script.
    pub fn row_of(&self, id: BlockId) -> Option<&Row> {
        let rows = &self.rows[..self.rows.partition_point(|row| row.id <= id)];
        rows.last().filter(|_| self.ids.contains(&id))
    }

    /// Returns the part that is the block's shape.
    pub fn block(&self, id: BlockId) -> Option<&Part> {
        self.parts.iter().find(|part| part.id == id && part.is_block())
    }

    fn reporter(&mut self, rows: &Rows, id: BlockId, block: &Block) {
        let item = rows.reporter(block, id);
        self.size = item.size;
        self.parts.extend(item.moved(Vec2::ZERO));
        self.rows.extend(self.told(id, 0, &block.comment));
    }

    /// Lays out blocks one below the other. Returns the height at which they end.
    fn stack<'a>(&mut self, rows: &Rows<'a>, blocks: impl Iterator<Item = (BlockId, &'a Block)>, from: Vec2) -> f32 {
        blocks.fold(from.y, |y, (id, block)| self.block_of_stack(rows, id, block, Vec2::new(from.x, y)))
    }

    /// Lays out a block and its contents. Returns the height at which it ends.
    fn block_of_stack<'a>(&mut self, rows: &Rows<'a>, id: BlockId, block: &'a Block, from: Vec2) -> f32 {
        let (spec, shape) = (block.opcode.spec(), rows.sprite.shape(block));
        let top = if shape == Shape::Hat { Top::Hat } else { Top::Notch };
        let outline = Outline { top, mouths: Vec::new(), bump: !shape.is_cap() };
        let rise = if shape == Shape::Hat { self.metrics.hat() } else { 0.0 };
        let at = self.command(id, spec.category, outline, from);
        let mut bottom = self.row(at, rows.words(id, block, &block_words(block, 0)), rise, self.metrics.row());
        self.rows.extend(self.told(id, at, &block.comment));
        let slots: usize = block.slots.iter().filter_map(|slot| slot.block()).map(Block::count).sum();
        let mut first = id.plus(1 + slots);
        for (mouth, branch) in block.branches.iter().enumerate() {
            if mouth > 0 && mouth < spec.lines.len() {
                let words = block_words(block, mouth);
                bottom = self.row(at, rows.words(id, block, &words), 0.0, self.metrics.scaled(22.0));
            }
            let inside = Vec2::new(from.x + self.metrics.arm(), bottom);
            let end = self.stack(rows, numbered(first, branch), inside).max(bottom + self.metrics.mouth());
            first = first.plus(branch.iter().map(Block::count).sum());
            if let Form::Command(outline) = &mut self.parts[at].form {
                outline.mouths.push((bottom, end));
            }
            self.parts[at].rect.max.y = end;
            bottom = end;
        }
        if !block.branches.is_empty() {
            bottom += self.metrics.foot();
            self.parts[at].rect.max.y = bottom;
            self.size.y = self.size.y.max(bottom);
        }
        bottom
    }

    /// Adds a block without rows. Returns its index.
    fn command(&mut self, id: BlockId, category: Category, outline: Outline, from: Vec2) -> usize {
        let least = self.metrics.notch() + self.metrics.notch_length() + self.metrics.margin();
        let rect = Rect::from_corners(from, from + Vec2::new(least, 0.0));
        self.parts.push(Part { id, category, form: Form::Command(outline), slot: None, rect });
        self.parts.len() - 1
    }

    /// Adds a row at the block's bottom, extends the block around it, and returns the height at which it ends.
    fn row(&mut self, at: usize, row: Item, rise: f32, least: f32) -> f32 {
        let metrics = self.metrics;
        let rect = self.parts[at].rect;
        let height = (row.size.y + 2.0 * metrics.scaled(4.0)).max(least);
        let top = rect.max.y + rise;
        let from = Vec2::new(rect.min.x + metrics.margin(), top + (height - row.size.y) / 2.0);
        let right = from.x + row.size.x + metrics.margin();
        self.parts.extend(row.moved(from));
        let rect = &mut self.parts[at].rect;
        rect.max = rect.max.max(Vec2::new(right, top + height));
        self.size = self.size.max(rect.max);
        top + height
    }

    /// Returns the row that was just added to the block.
    fn told(&self, id: BlockId, at: usize, comment: &str) -> Option<Row> {
        let words = read(&self.parts[at..]);
        Some(Row { id, rect: self.parts.get(at)?.rect, words, comment: sudoku_words::comment(comment) })
    }

    /// Returns the words of a reporter, including those of the reporters in its slots.
    pub fn words_in(&self, reporter: &Part) -> String {
        let area = reporter.rect;
        read(self.parts.iter().filter(|part| area.contains(part.rect.center())))
    }
}

/// Joins the words of these parts, for screen readers.
fn read<'a>(parts: impl IntoIterator<Item = &'a Part>) -> String {
    let words = parts.into_iter().filter_map(|part| match &part.form {
        Form::Words(text) | Form::Typed(text) | Form::Menu(text) if !text.is_empty() => Some(text.as_str()),
        Form::Hole => Some("_"),
        _ => None,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Returns a script's title for lists: the words of its first block.
pub fn title(placed: &PlacedScript) -> String {
    let rows = Rows { sprite: placed.sprite, metrics: Metrics { text: 12.0 }, measure: &|_| 0.0 };
    let item = match (&placed.script.definition, placed.stack().next()) {
        (Some(definition), _) => rows.prototype(placed.id, definition),
        (None, Some((id, block))) => rows.words(id, block, &block_words(block, 0)),
        (None, None) => return String::new(),
    };
    let words = item.parts.into_iter().filter_map(|part| match part.form {
        Form::Words(text) | Form::Typed(text) | Form::Menu(text) => Some(text),
        _ => None,
    });
    words.collect::<Vec<_>>().join(" ")
}
