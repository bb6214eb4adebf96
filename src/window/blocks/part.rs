//! The parts of a drawn script, and their dimensions in points, relative to the script's top left corner. The proportions are
//! those of Scratch 3, scaled with the text.

use bevy::math::Rect;
use sudoku_blocks::{BlockId, Category};

/// Returns the width of a text in points.
pub type Measure<'a> = &'a dyn Fn(&str) -> f32;

/// Lengths that scale with the text size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Metrics {
    /// Text size in points.
    pub text: f32,
}

impl Metrics {
    /// Scales a length given for 12-point text. The result is in whole points, so that equal blocks look equal.
    pub(super) fn scaled(self, length: f32) -> f32 {
        (length * self.text / 12.0).round()
    }

    /// Height of a bump, and depth of a notch.
    pub fn bump(self) -> f32 {
        self.scaled(4.0)
    }

    /// Distance of a notch from the block's left edge.
    pub fn notch(self) -> f32 {
        self.scaled(9.0)
    }

    /// Length of a notch, including its slopes.
    pub fn notch_length(self) -> f32 {
        self.scaled(20.0)
    }

    /// Radius of a block's corners.
    pub fn corner(self) -> f32 {
        self.scaled(3.5)
    }

    /// Height of a hat above its block.
    pub fn hat(self) -> f32 {
        self.scaled(11.0)
    }

    /// Indentation of the stack in a mouth.
    pub fn arm(self) -> f32 {
        self.scaled(13.0)
    }

    /// Space at either end of a row.
    pub(super) fn margin(self) -> f32 {
        self.scaled(8.0)
    }

    /// Space between the parts of a row.
    pub(super) fn gap(self) -> f32 {
        self.scaled(5.0)
    }

    /// Height of a typed value.
    pub(super) fn slot(self) -> f32 {
        2.0 * self.scaled(9.5)
    }

    /// Space above and below the contents of a reporter.
    pub(super) fn rim(self) -> f32 {
        self.scaled(2.0)
    }

    /// Minimum height of a row.
    pub(super) fn row(self) -> f32 {
        2.0 * self.scaled(14.0)
    }

    /// Height of an empty mouth.
    pub(super) fn mouth(self) -> f32 {
        self.scaled(16.0)
    }

    /// Height of the bottom bar of a block with mouths.
    pub(super) fn foot(self) -> f32 {
        self.scaled(13.0)
    }
}

/// The shape of a block's top edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Top {
    /// A curve, for blocks that start a script.
    Hat,
    /// Rounded shoulders, for definitions of custom blocks.
    Shoulders,
    /// A notch, for the bump of the block above.
    Notch,
}

/// The outline of a stack block.
#[derive(Clone, PartialEq, Debug)]
pub struct Outline {
    /// The shape of its top edge.
    pub top: Top,
    /// Start and end of each mouth, as heights in the script.
    pub mouths: Vec<(f32, f32)>,
    /// True if another block fits below it.
    pub bump: bool,
}

/// The kind of a part.
#[derive(Clone, PartialEq, Debug)]
pub enum Form {
    /// A stack block; its bump extends below its rectangle.
    Command(Outline),
    /// A reporter of numbers or text, or a variable.
    Round,
    /// A reporter of true or false.
    SixSided,
    /// A typed value.
    Typed(String),
    /// The selected entry of a drop-down menu.
    Menu(String),
    /// An empty six-sided slot.
    Hole,
    /// Words on a block.
    Words(String),
}

/// A part in a script's layout.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// The block that it belongs to.
    pub id: BlockId,
    /// The block's category, which decides its colour.
    pub category: Category,
    /// The kind of part.
    pub form: Form,
    /// The block and the slot that it fills; in the head of a definition, the index of the input.
    pub slot: Option<(BlockId, usize)>,
    /// The part's rectangle.
    pub rect: Rect,
}

impl Part {
    /// Returns true if the part is the whole shape of its block.
    pub fn is_block(&self) -> bool {
        matches!(self.form, Form::Command(_) | Form::Round | Form::SixSided)
    }
}
