//! Checks that painted texts do not overlap, and that they stay inside the shapes they belong to.

use crate::player::Player;
use bevy_egui::egui::epaint::{ClippedShape, Shape, TextShape};
use bevy_egui::egui::{Color32, Pos2, Rect, Vec2};
use sudoku_words::words;

/// The distance by which texts may overlap with an edge or with each other, in points, because letters have round corners.
const NEAR: f32 = 1.5;

/// A painted text, and the rectangle of its letters.
struct Text {
    words: String,
    ink: Rect,
    clip: Rect,
    /// Its position in the order of painting.
    at: usize,
    elided: bool,
}

impl Text {
    fn of(text: &TextShape, clip: Rect, at: usize) -> Option<Text> {
        let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
        let seen = ink.is_positive() && ink.intersect(clip).is_positive() && text.angle == 0.0;
        let words = text.galley.job.text.clone();
        seen.then(|| Text { words, ink, clip, at, elided: text.galley.elided })
    }
}

/// A rectangle that was painted: a button, a card, a panel, or another filled area.
struct Card {
    rect: Rect,
    at: usize,
    is_opaque: bool,
}

fn flat(shapes: Vec<ClippedShape>) -> Vec<(Rect, Shape)> {
    fn add(clip: Rect, shape: Shape, all: &mut Vec<(Rect, Shape)>) {
        match shape {
            Shape::Vec(shapes) => shapes.into_iter().for_each(|shape| add(clip, shape, all)),
            shape => all.push((clip, shape)),
        }
    }
    let mut all = Vec::new();
    shapes.into_iter().for_each(|clipped| add(clipped.clip_rect, clipped.shape, &mut all));
    all
}

/// Returns all texts and all cards, from the lowest to the topmost.
fn texts_and_cards(player: &mut Player) -> (Vec<Text>, Vec<Card>) {
    let (mut texts, mut cards) = (Vec::new(), Vec::new());
    for (at, (clip, shape)) in flat(player.painted()).into_iter().enumerate() {
        match shape {
            Shape::Text(text) => texts.extend(Text::of(&text, clip, at)),
            Shape::Rect(rect) => {
                let is_opaque = rect.fill.is_opaque();
                let is_seen = rect.fill != Color32::TRANSPARENT || !rect.stroke.is_empty();
                let place = rect.rect.intersect(clip);
                if is_seen && rect.blur_width == 0.0 && place.is_positive() {
                    cards.push(Card { rect: rect.rect, at, is_opaque });
                }
            }
            // Blocks hide what is below them.
            Shape::Mesh(mesh) if mesh.vertices.iter().all(|vertex| vertex.color.is_opaque()) => {
                cards.push(Card { rect: mesh.calc_bounds(), at, is_opaque: true });
            }
            _ => {}
        }
    }
    (texts, cards)
}

/// The size below which texts are signs, such as the counts on number keys, in points.
const SIGN: Vec2 = Vec2::new(4.0, 4.0);

/// Returns the faults of the visible texts at positions that `is_meant` accepts: texts that overlap, texts that leave the shape
/// they are written on, and texts that are cut off.
pub fn misplaced(player: &mut Player, is_meant: impl Fn(Pos2) -> bool) -> Vec<String> {
    let (texts, cards) = texts_and_cards(player);
    let scale = player.layout().scale;
    let points = |rect: bevy::math::Rect| {
        let corner = |at: bevy::math::Vec2| Pos2::new(at.x / scale, at.y / scale);
        Rect::from_min_max(corner(rect.min), corner(rect.max))
    };
    // Scripts can be scrolled in all directions, and calls sideways.
    let scripts = words().script_area("");
    let rooms: Vec<String> =
        player.controls().into_iter().filter(|name| name.starts_with(scripts.trim_end())).collect();
    let scrolled: Vec<Rect> = rooms.iter().filter_map(|name| player.bounds(name)).map(points).collect();
    let pressed: Vec<String> = player.pressable().into_iter().flatten().map(|(name, ..)| name).collect();
    let hidden = |at: usize, place: Rect| {
        cards.iter().any(|card| card.is_opaque && card.at > at && card.rect.expand(0.5).contains_rect(place))
    };
    let mut found = Vec::new();
    for (index, text) in texts.iter().enumerate() {
        let seen = text.ink.intersect(text.clip);
        let is_sign = seen.width() < SIGN.x || seen.height() < SIGN.y;
        if hidden(text.at, seen) || is_sign || !is_meant(seen.center()) {
            continue;
        }
        for other in &texts[..index] {
            let common = seen.intersect(other.ink.intersect(other.clip));
            let touches = common.width() > NEAR && common.height() > NEAR;
            if touches && !hidden(other.at, common) {
                found.push(format!("{:?} is written over {:?}: {common:?}", text.words, other.words));
            }
        }
        let scrolls = scrolled.iter().any(|room| room.expand(2.0).contains_rect(text.clip));
        let is_cut = text.ink.left() < text.clip.left() - NEAR || text.ink.right() > text.clip.right() + NEAR;
        if is_cut && !scrolls {
            found.push(format!("{:?} is cut: {:?} of {:?}", text.words, seen.x_range(), text.ink.x_range()));
        }
        // A long name or comment may end in dots, because a tooltip has all of it.
        if text.elided && pressed.contains(&text.words) {
            found.push(format!("{:?} ends in dots", text.words));
        }
        let middle: Pos2 = seen.center();
        let below = cards.iter().rfind(|card| card.at < text.at && card.rect.contains(middle));
        if let Some(card) = below.filter(|card| !card.rect.expand(NEAR).contains_rect(seen)) {
            found.push(format!("{:?} leaves what it is written on: {seen:?}, {:?}", text.words, card.rect));
        }
    }
    found
}

/// Returns the size in which these words are painted, in points.
pub fn size_of(player: &mut Player, words: &str) -> Option<f32> {
    flat(player.painted()).into_iter().find_map(|(_, shape)| match shape {
        Shape::Text(text) if text.galley.job.text == words => {
            text.galley.job.sections.first().map(|section| section.format.font_id.size)
        }
        _ => None,
    })
}
