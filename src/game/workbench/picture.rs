//! What is seen of a run on the stage: the list of what is drawn there, and what of it can be clicked. The stage makes a sprite of
//! each, and the panels hear the clicks.

use crate::game::look::Rgb;
use bevy::prelude::*;
use sudoku_blocks::ActorId;
use sudoku_run::Act;

/// What a picture shows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// All of the rectangle.
    Plain,
    /// A square of a board: its corners are round, and its edge is darker.
    Square,
    /// A disc with a darker edge.
    Disc,
    /// A line around the rectangle.
    Frame,
    /// A queen's crown.
    Queen,
    /// The owl, in colours of its own.
    Owl,
    /// Text in one line.
    Text {
        /// What it says.
        text: String,
        /// The size of the font, in hundredths of the height of the rectangle.
        size: u8,
        /// Whether it is as heavy as the digit of a given. Only digits are.
        is_heavy: bool,
    },
}

/// Whose picture it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// What covers the player's board.
    Cover,
    /// What lies below everything else.
    Ground,
    /// A sprite or a clone of a program.
    Actor(ActorId),
    /// A square of a board, counted row by row from 0.
    Square(usize),
    /// A queen, or a move of the knight, counted from 0.
    Man(usize),
    /// The lines and names of a board.
    Lines,
}

/// One picture on the stage, in points from the window's upper left corner. Later ones lie over earlier ones.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawable {
    /// Whose it is.
    pub owner: Owner,
    /// What it shows.
    pub shape: Shape,
    /// Where it is.
    pub rect: Rect,
    /// How far it is turned around its middle, clockwise, in radians.
    pub turn: f32,
    /// Its colour; `None` if it has its own.
    pub tint: Option<Rgb>,
    /// What is outside is not seen.
    pub clip: Rect,
}

/// What a click on the stage means.
#[derive(Clone, Debug)]
pub enum Clicked {
    /// The clone, the item of the list or the square with that id.
    Id(u32),
    /// This is to be done.
    Act(Act),
}

/// Something on the stage that can be clicked, or read.
#[derive(Clone, Debug)]
pub struct Target {
    /// Which it is.
    pub owner: Owner,
    /// Where it is.
    pub rect: Rect,
    /// Its name.
    pub name: String,
    /// What a click on it means; `None` if it is only read.
    pub clicked: Option<Clicked>,
}

/// Something that a sprite says.
#[derive(Clone, Debug)]
pub struct Saying {
    /// Its words.
    pub text: String,
    /// The sprite.
    pub beside: Rect,
    /// Room for the words where nothing else is; `None` for any place beside the sprite.
    pub room: Option<Rect>,
}

/// What is seen of a run.
#[derive(Clone, Default, Debug)]
pub struct StagePicture {
    /// What is drawn, from the lowest to the highest.
    pub drawables: Vec<Drawable>,
    /// What can be clicked or read.
    pub targets: Vec<Target>,
    /// Everything that sprites say.
    pub says: Vec<Saying>,
    /// The stage, beyond which nothing is seen.
    pub stage: Rect,
}

impl StagePicture {
    /// An empty stage.
    pub(super) fn new(stage: Rect) -> StagePicture {
        StagePicture { stage, ..StagePicture::default() }
    }

    /// Puts a picture over all others.
    pub(super) fn put(&mut self, owner: Owner, shape: Shape, rect: Rect, tint: Option<Rgb>) {
        self.drawables.push(Drawable { owner, shape, rect, turn: 0.0, tint, clip: self.stage });
    }

    /// Puts text in the middle of the rectangle.
    pub(super) fn write(&mut self, owner: Owner, text: &str, size: u8, rect: Rect, ink: Rgb) {
        self.put(owner, Shape::Text { text: text.to_owned(), size, is_heavy: false }, rect, Some(ink));
    }

    /// Puts a straight line of that width from one point to the other.
    pub(super) fn draw_line(&mut self, owner: Owner, [from, to]: [Vec2; 2], width: f32, ink: Rgb) {
        let size = Vec2::new(from.distance(to), width);
        let rect = Rect::from_center_size((from + to) / 2.0, size);
        let (shape, turn) = (Shape::Plain, (to - from).to_angle());
        self.drawables.push(Drawable { owner, shape, rect, turn, tint: Some(ink), clip: self.stage });
    }

    /// A square with its digit.
    pub(super) fn put_square(&mut self, owner: Owner, rect: Rect, [fill, ink]: [Rgb; 2], digit: &str, is_given: bool) {
        self.put(owner, Shape::Square, rect, Some(fill));
        if !digit.is_empty() {
            let is_heavy = is_given && digit.bytes().all(|byte| byte.is_ascii_digit());
            // Long values become smaller.
            let size = if digit.chars().count() > 2 { 36 } else { 80 };
            self.put(owner, Shape::Text { text: digit.to_owned(), size, is_heavy }, rect, Some(ink));
        }
    }
}

/// What is drawn on the stage in this frame, by whatever page has it.
#[derive(Resource, Default, Debug)]
pub struct Drawables(pub Vec<Drawable>);

impl Drawables {
    /// Covers whatever lies below.
    pub fn cover(&mut self, rect: Rect, colour: Rgb) {
        let (owner, tint) = (Owner::Cover, Some(colour));
        self.0.push(Drawable { owner, shape: Shape::Plain, rect, turn: 0.0, tint, clip: rect });
    }
}
