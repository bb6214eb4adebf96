//! The parts of which a drawn script is made, and their lengths. All lengths are in points from the script's top left; the
//! measures are Scratch 3's, made smaller with the text.

use bevy::math::Rect;
use sudoku_blocks::{BlockId, Category};

/// How wide a text is, in points.
pub type Measure<'a> = &'a dyn Fn(&str) -> f32;

/// Lengths at a size of the text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Metrics {
    /// The size of the text, in points.
    pub text: f32,
}

impl Metrics {
    /// A length that belongs to a text of 12 points, in whole points, so that equal blocks look equal.
    pub(super) fn scaled(self, length: f32) -> f32 {
        (length * self.text / 12.0).round()
    }

    /// How far a bump stands out, and how deep a notch is.
    pub fn bump(self) -> f32 {
        self.scaled(4.0)
    }

    /// Where a notch begins, from the block's left.
    pub fn notch(self) -> f32 {
        self.scaled(9.0)
    }

    /// How long a notch is, its slopes included.
    pub fn notch_length(self) -> f32 {
        self.scaled(20.0)
    }

    /// The radius of a block's corners.
    pub fn corner(self) -> f32 {
        self.scaled(3.5)
    }

    /// How high the hat of a block that begins a script rises.
    pub fn hat(self) -> f32 {
        self.scaled(11.0)
    }

    /// How far a mouth's stack stands to the right.
    pub fn arm(self) -> f32 {
        self.scaled(13.0)
    }

    /// What is left free at either end of a row.
    pub(super) fn margin(self) -> f32 {
        self.scaled(8.0)
    }

    /// What is left free between the parts of a row.
    pub(super) fn gap(self) -> f32 {
        self.scaled(5.0)
    }

    /// How high a typed value is.
    pub(super) fn slot(self) -> f32 {
        2.0 * self.scaled(9.5)
    }

    /// What is left free above and below what stands in a block that gives a value.
    pub(super) fn rim(self) -> f32 {
        self.scaled(2.0)
    }

    /// How high a row is at least.
    pub(super) fn row(self) -> f32 {
        2.0 * self.scaled(14.0)
    }

    /// How high an empty mouth is.
    pub(super) fn mouth(self) -> f32 {
        self.scaled(16.0)
    }

    /// How high the foot of a block with mouths is.
    pub(super) fn foot(self) -> f32 {
        self.scaled(13.0)
    }
}

/// How a block begins at its top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Top {
    /// With a curve: it begins a script.
    Hat,
    /// With round shoulders: it defines a custom block.
    Shoulders,
    /// With a notch, for the bump of the block above.
    Notch,
}

/// The outline of a block that stands in a stack.
#[derive(Clone, PartialEq, Debug)]
pub struct Outline {
    /// How it begins.
    pub top: Top,
    /// From where to where its mouths are open, from the script's top.
    pub mouths: Vec<(f32, f32)>,
    /// Whether another block can stand below it.
    pub bump: bool,
}

/// What is to be drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Form {
    /// A block of a stack; its bump reaches below its rectangle.
    Command(Outline),
    /// A block that gives a number or a text, or the name of a value.
    Round,
    /// A block that gives true or false.
    SixSided,
    /// A typed value.
    Typed(String),
    /// A choice.
    Menu(String),
    /// A six-sided slot with nothing in it.
    Hole,
    /// Words.
    Words(String),
}

/// A part in its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// The block to which it belongs.
    pub id: BlockId,
    /// The category of that block, which has a colour.
    pub category: Category,
    /// What it is.
    pub form: Form,
    /// The block and the slot that it fills; in the head of a definition, which of its inputs it is.
    pub slot: Option<(BlockId, usize)>,
    /// Where it stands.
    pub rect: Rect,
}

impl Part {
    /// Whether it is the whole shape of its block.
    pub fn is_block(&self) -> bool {
        matches!(self.form, Form::Command(_) | Form::Round | Form::SixSided)
    }
}
