//! Arranges scripts and comments on Scratch's canvas in columns, so that nothing overlaps.
//!
//! The size of a block depends on fonts that are not available here, so the sizes are rather too large than too small.

use crate::{Block, Definition, Opcode, Script, Slot};

/// A size, or a position to the right and down, in units of the canvas.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Extent {
    pub x: usize,
    pub y: usize,
}

/// The distance between scripts.
const GAP: usize = 60;
/// The height below which no script begins.
const COLUMN: usize = 1500;
/// The width of a letter.
const LETTER: usize = 9;
/// The height of a block in a stack.
const ROW: usize = 56;
/// The width of a comment.
const COMMENT: usize = 260;
/// The number of letters in a line of a comment.
const COMMENT_LETTERS: usize = 26;
/// The height of a line of a comment.
const COMMENT_LINE: usize = 22;

/// Returns the size of a comment with that text.
pub(super) fn comment_size(text: &str) -> Extent {
    let lines: usize = text.lines().map(|line| line.chars().count() / COMMENT_LETTERS + 1).sum();
    Extent { x: COMMENT, y: 60 + COMMENT_LINE * lines }
}

/// Returns the size of a script, without its comments.
pub(super) fn size(script: &Script) -> Extent {
    Outline::of(script).size
}

/// Returns the positions of the scripts of a sprite, each with its comments and their positions, in reading order.
pub(super) fn places(scripts: &[Script]) -> Vec<(Extent, Vec<(Extent, &str)>)> {
    let mut at = Extent { x: GAP, y: GAP };
    let mut column = 0;
    let mut places = Vec::with_capacity(scripts.len());
    for script in scripts {
        if at.y > COLUMN {
            at = Extent { x: at.x + column + GAP, y: GAP };
            column = 0;
        }
        let outline = Outline::of(script);
        let right = at.x + outline.size.x + GAP;
        let mut bottom = 0;
        let mut comments = Vec::with_capacity(outline.comments.len());
        for (row, text) in outline.comments {
            let y = bottom.max(row);
            comments.push((Extent { x: right, y: at.y + y }, text));
            bottom = y + comment_size(text).y + GAP / 4;
        }
        let width = outline.size.x + if comments.is_empty() { 0 } else { GAP + COMMENT };
        places.push((at, comments));
        column = column.max(width);
        at.y += outline.size.y.max(bottom) + GAP;
    }
    places
}

/// The size of a script, and the positions of the rows that have comments.
#[derive(Default)]
struct Outline<'a> {
    size: Extent,
    comments: Vec<(usize, &'a str)>,
}

impl<'a> Outline<'a> {
    fn of(script: &'a Script) -> Outline<'a> {
        let mut outline = Outline::default();
        if let Some(definition) = &script.definition {
            outline.head(definition);
        }
        script.blocks.iter().for_each(|block| outline.block(block, 0));
        outline
    }

    fn head(&mut self, definition: &'a Definition) {
        self.comment(&definition.comment);
        let inputs: usize = definition.inputs().map(|input| input.name.chars().count() * LETTER + 40).sum();
        self.size = Extent { x: (definition.label().chars().count() + 7) * LETTER + inputs + 60, y: 2 * ROW };
    }

    fn comment(&mut self, text: &'a str) {
        if !text.is_empty() {
            self.comments.push((self.size.y, text));
        }
    }

    fn block(&mut self, block: &'a Block, indent: usize) {
        self.comments_of(block);
        let words = words(block);
        self.size = Extent { x: self.size.x.max(indent + words.x), y: self.size.y + words.y + ROW - 40 };
        for branch in &block.branches {
            branch.iter().for_each(|inner| self.block(inner, indent + 16));
            // The lower arm of the block, and the space in an empty mouth.
            self.size.y += if branch.is_empty() { 2 * ROW - 40 } else { ROW - 10 };
        }
    }

    fn comments_of(&mut self, block: &'a Block) {
        self.comment(&block.comment);
        // In a slot, a variable or list is only a name, which can have no comment.
        let inside = block.slots.iter().filter_map(Slot::block);
        let inside = inside.filter(|inner| !matches!(inner.opcode, Opcode::Variable | Opcode::List));
        inside.for_each(|inner| self.comments_of(inner));
    }
}

/// Returns the size of the first line of a block with the content of its slots.
fn words(block: &Block) -> Extent {
    let mut size = Extent { x: block.words().chars().count() * LETTER + 30, y: 40 };
    for slot in &block.slots {
        let inside = match slot {
            Slot::Block(inner) => words(inner),
            Slot::Text(text) => Extent { x: text.chars().count() * LETTER + 40, y: 32 },
            Slot::Empty => Extent { x: 40, y: 32 },
        };
        size = Extent { x: size.x + inside.x, y: size.y.max(inside.y + 8) };
    }
    size
}
