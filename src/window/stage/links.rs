//! Draws lines and arrows between candidates, below the digits and beside them.

use super::clones::DigitClone;
use super::costumes;
use super::figures::Figures;
use super::looks::{Look, Looks};
use super::pictures::{Pictures, to_image};
use super::routes::{Curve, Digitscape, WIDTH};
use super::sets::StageSystems;
use crate::game::clones::CellId;
use crate::game::marks::Link;
use crate::window::look::Layout;
use bevy::prelude::*;

/// The length of an arrow's head and half of its width, in sides of a figure.
const HEAD: Vec2 = Vec2::new(0.4, 0.26);

/// A link that is drawn on the stage.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct LinkLine {
    /// The link to draw.
    pub link: Link,
    /// Its route as a cubic Bézier curve, in pixels from the top left of the window.
    pub curve: Curve,
    /// The head of an arrow: one wing, the tip, the other wing.
    pub head: Option<[Vec2; 3]>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(StageSystems::Link));
}

/// Draws all links again when one of them, the layout or a digit has changed.
fn draw(
    looks: Res<Looks>,
    (layout, pictures): (Res<Layout>, Res<Pictures>),
    digits: Query<(&CellId, Ref<DigitClone>)>,
    figures: Query<(&CellId, Ref<Figures>)>,
    old: Query<Entity, With<LinkLine>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let moved = || {
        pictures.is_changed()
            || digits.iter().any(|(_, digit)| digit.is_changed())
            || figures.iter().any(|(_, figures)| figures.is_changed())
    };
    if !(looks.is_changed() || !old.is_empty() && moved()) {
        return;
    }
    old.iter().for_each(|line| commands.entity(line).despawn());
    let mut lines = looks
        .iter()
        .filter_map(|look| match look {
            Look::Line(link, colour) => Some((link, colour, false)),
            Look::Dashes(link, colour) => Some((link, colour, true)),
            _ => None,
        })
        .peekable();
    if lines.peek().is_none() {
        return;
    }
    let mut digitscape = Digitscape::empty(&layout);
    for (id, digit) in &digits {
        digitscape.filled[id.get() - 1] = digit.0.is_some();
    }
    for (id, figures) in &figures {
        digitscape.figures[id.get() - 1] = figures.in_own_places();
    }
    let (side, ratio) = (layout.figure_side(), layout.pixel_ratio);
    for (link, colour, dashed) in lines {
        let curve = digitscape.route(&link);
        let head = link.arrow.then(|| head(&curve, side));
        // The picture is aligned to whole pixels of the screen, so that it stays sharp.
        let room = side * (WIDTH + HEAD.y);
        let reach = curve.iter().fold(Rect::from_corners(curve[0], curve[3]), |reach, &at| reach.union_point(at));
        let min = ((reach.min - room) * ratio).floor();
        let size = ((reach.max + room) * ratio).ceil() - min;
        let place = |at: Vec2| at * ratio - min;
        let drawing = costumes::line(
            size.as_uvec2(),
            curve.map(place),
            head.map(|head| head.map(place)),
            WIDTH * side * ratio,
            dashed,
        );
        let Some(drawing) = drawing else { continue };
        let sprite = Sprite {
            image: images.add(to_image(drawing)),
            custom_size: Some(size / ratio),
            color: colour.color(),
            ..default()
        };
        let rect = Rect::from_corners(min / ratio, (min + size) / ratio);
        // The line is above the box lines, and below all figures and digits.
        let place = layout.transform(rect, 2.2);
        commands.spawn((Name::new("Link"), LinkLine { link, curve, head }, sprite, place, Pickable::IGNORE));
    }
}

fn head(&[.., before, tip]: &Curve, side: f32) -> [Vec2; 3] {
    let along = (tip - before).normalize_or_zero() * side;
    let (back, across) = (tip - along * HEAD.x, along.perp() * HEAD.y);
    [back + across, tip, back - across]
}
