//! The picture of a run on the stage: everything to draw, and the areas that can be clicked. The stage turns it into sprites, and
//! the panels handle the clicks.

use crate::window::look::Rgb;
use bevy::prelude::*;
use sudoku_blocks::ActorId;
use sudoku_run::Act;

/// The shape of a drawable.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// The whole rectangle.
    Plain,
    /// A square of a board, with rounded corners and a darker edge.
    Square,
    /// A disc with a darker edge.
    Disc,
    /// The rectangle's outline.
    Frame,
    /// A queen's crown.
    Queen,
    /// The owl, in its own colours.
    Owl,
    /// Text on one line.
    Text {
        /// The text.
        text: String,
        /// Font size, in hundredths of the rectangle's height.
        size: u8,
        /// True for the heavier weight of givens; only for digits.
        is_heavy: bool,
    },
}

/// The thing that a drawable belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// The cover over the player's board.
    Cover,
    /// The background.
    Ground,
    /// A sprite or a clone of a program.
    Actor(ActorId),
    /// A square of a board, counted row by row from 0.
    Square(usize),
    /// A queen or a knight's move, counted from 0.
    Man(usize),
    /// The lines and names of a board.
    Lines,
}

/// A drawable on the stage, in points from the window's upper left corner. Later ones cover earlier ones.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawable {
    /// The thing that it belongs to.
    pub owner: Owner,
    /// Its shape.
    pub shape: Shape,
    /// Its rectangle.
    pub rect: Rect,
    /// Clockwise rotation around its centre, in radians.
    pub turn: f32,
    /// Its colour; `None` for shapes with their own colours.
    pub tint: Option<Rgb>,
    /// The visible area; everything outside is clipped.
    pub clip: Rect,
}

/// Effect of a click on the stage.
#[derive(Clone, Debug)]
pub enum Clicked {
    /// Chooses the clone, the list item or the square with that id.
    Id(u32),
    /// Performs this action.
    Act(Act),
}

/// An area of the stage that can be clicked or read by a screen reader.
#[derive(Clone, Debug)]
pub struct Target {
    /// The thing in the area.
    pub owner: Owner,
    /// Its rectangle.
    pub rect: Rect,
    /// Its name, for screen readers.
    pub name: String,
    /// Effect of a click; `None` if the area can only be read.
    pub clicked: Option<Clicked>,
}

/// A sprite's speech.
#[derive(Clone, Debug)]
pub struct Saying {
    /// The words.
    pub text: String,
    /// The sprite's rectangle.
    pub beside: Rect,
    /// Free space for the words; `None` for any place beside the sprite.
    pub room: Option<Rect>,
}

/// The picture of a run.
#[derive(Clone, Default, Debug)]
pub struct StagePicture {
    /// The drawables, the lowest first.
    pub drawables: Vec<Drawable>,
    /// The areas that can be clicked or read.
    pub targets: Vec<Target>,
    /// The speech of all sprites.
    pub says: Vec<Saying>,
    /// The stage, which clips everything.
    pub stage: Rect,
}

impl StagePicture {
    /// Creates an empty picture.
    pub(super) fn new(stage: Rect) -> StagePicture {
        StagePicture { stage, ..StagePicture::default() }
    }

    /// Adds a drawable on top.
    pub(super) fn put(&mut self, owner: Owner, shape: Shape, rect: Rect, tint: Option<Rgb>) {
        self.drawables.push(Drawable { owner, shape, rect, turn: 0.0, tint, clip: self.stage });
    }

    /// Adds text centred in the rectangle.
    pub(super) fn write(&mut self, owner: Owner, text: &str, size: u8, rect: Rect, ink: Rgb) {
        self.put(owner, Shape::Text { text: text.to_owned(), size, is_heavy: false }, rect, Some(ink));
    }

    /// Adds a straight line of that width.
    pub(super) fn draw_line(&mut self, owner: Owner, [from, to]: [Vec2; 2], width: f32, ink: Rgb) {
        let size = Vec2::new(from.distance(to), width);
        let rect = Rect::from_center_size((from + to) / 2.0, size);
        let (shape, turn) = (Shape::Plain, (to - from).to_angle());
        self.drawables.push(Drawable { owner, shape, rect, turn, tint: Some(ink), clip: self.stage });
    }

    /// Adds a square with its digit.
    pub(super) fn put_square(&mut self, owner: Owner, rect: Rect, [fill, ink]: [Rgb; 2], digit: &str, is_given: bool) {
        self.put(owner, Shape::Square, rect, Some(fill));
        if !digit.is_empty() {
            let is_heavy = is_given && digit.bytes().all(|byte| byte.is_ascii_digit());
            // Long values get a smaller font.
            let size = if digit.chars().count() > 2 { 36 } else { 80 };
            self.put(owner, Shape::Text { text: digit.to_owned(), size, is_heavy }, rect, Some(ink));
        }
    }
}

/// The drawables of the current frame, from the page that has the stage.
#[derive(Resource, Default, Debug)]
pub struct Drawables(pub Vec<Drawable>);

impl Drawables {
    /// Covers everything below.
    pub fn cover(&mut self, rect: Rect, colour: Rgb) {
        let (owner, tint) = (Owner::Cover, Some(colour));
        self.0.push(Drawable { owner, shape: Shape::Plain, rect, turn: 0.0, tint, clip: rect });
    }
}
