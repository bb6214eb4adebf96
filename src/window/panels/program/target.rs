//! The positions at which a piece can be dropped, and the nearest one.

use super::arranged::{GAP, Scripts};
use crate::window::blocks::Form;
use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use sudoku_blocks::edit::DropPlace;

/// The largest distance from the corner of a piece to its drop place, in points.
const NEAR: f32 = 40.0;

/// The mark that shows where a piece would be dropped.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Target {
    /// A line between two blocks, at the top left corner of the dropped piece.
    Line(Pos2),
    /// The rectangle of a slot.
    Slot(Rect),
}

/// Returns the mark of a drop place, relative to the top left of all scripts; `None` for the palette and for other sprites.
pub fn target(scripts: &Scripts, sprite: usize, place: DropPlace) -> Option<Target> {
    let command = |id| {
        scripts.scripts.iter().find_map(|script| {
            let part =
                script.layout.parts.iter().find(|part| part.id == id && part.is_block() && part.slot.is_none())?;
            Some((part, vec2(GAP, script.top), script.layout.metrics))
        })
    };
    Some(match place {
        DropPlace::Above(id) => {
            let (part, offset, _) = command(id)?;
            Target::Line(pos2(part.rect.min.x, part.rect.min.y) + offset)
        }
        DropPlace::Below(id) => {
            let (part, offset, _) = command(id)?;
            Target::Line(pos2(part.rect.min.x, part.rect.max.y) + offset)
        }
        DropPlace::Mouth(id, mouth) => {
            let (part, offset, metrics) = command(id)?;
            let Form::Command(outline) = &part.form else { return None };
            Target::Line(pos2(part.rect.min.x + metrics.arm(), outline.mouths.get(mouth)?.0) + offset)
        }
        DropPlace::Slot(id, slot) => scripts.scripts.iter().find_map(|script| {
            let part = script.layout.parts.iter().find(|part| part.slot == Some((id, slot)))?;
            let (min, max) = (part.rect.min, part.rect.max);
            let rect = Rect::from_min_max(pos2(min.x, min.y), pos2(max.x, max.y));
            Some(Target::Slot(rect.translate(vec2(GAP, script.top))))
        })?,
        DropPlace::Script { sprite: other, .. } if other != sprite => return None,
        DropPlace::Script { at, .. } => {
            let bottom = scripts.scripts.last().map_or(GAP, |last| last.top + last.layout.size.y + GAP);
            let top = scripts.scripts.get(at).map_or(bottom, |script| script.top);
            Target::Line(pos2(GAP, top - GAP / 2.0))
        }
        DropPlace::Palette => return None,
    })
}

/// Returns the drop place nearest to a piece with that top left corner: a slot or a stack that is near, or else between two scripts.
pub fn nearest(
    scripts: &Scripts,
    sprite: usize,
    places: &[DropPlace],
    corner: Pos2,
    pointer: Pos2,
) -> Option<DropPlace> {
    let distance = |target: Target| match target {
        Target::Line(at) => 0.6 * (corner.x - at.x).abs() + (corner.y - at.y).abs(),
        // Of nested slots, the innermost one under the mouse is chosen.
        Target::Slot(rect) if rect.expand(3.0).contains(pointer) => -1.0 / rect.area().max(1.0),
        Target::Slot(rect) => (corner + Vec2::new(0.0, rect.height() / 2.0)).distance(rect.left_center()),
    };
    let near = |wanted: fn(&DropPlace) -> bool, most: f32| {
        let found = places.iter().filter(|place| wanted(place)).filter_map(|place| {
            let far = distance(target(scripts, sprite, *place)?);
            (far <= most).then_some((far, *place))
        });
        found.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, place)| place)
    };
    let is_between: fn(&DropPlace) -> bool = |place| matches!(place, DropPlace::Script { .. });
    near(|place| !matches!(place, DropPlace::Script { .. } | DropPlace::Palette), NEAR)
        .or_else(|| near(is_between, f32::INFINITY))
}
