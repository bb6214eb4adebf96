//! "Switch costume": paints every clone according to its kind of cell, its digit and its marks.

use super::clones::DigitClone;
use super::flash::Flash;
use super::looks::Looks;
use super::pictures::Pictures;
use super::sets::StageSystems;
use crate::game::clones::{CellId, Costume};
use crate::game::solver::BoardOnStage;
use crate::window::look::Theme;
use bevy::prelude::*;
use sudoku_board::CellKind;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (paint_cells, paint_digits).in_set(StageSystems::Paint));
}

/// Sets the picture and colour of the sprite, and leaves it unchanged if it already has both.
fn dress(sprite: &mut Mut<Sprite>, image: &Handle<Image>, color: Color) {
    if sprite.image != *image {
        sprite.image = image.clone();
    }
    if sprite.color != color {
        sprite.color = color;
    }
}

fn paint_cells(
    on_stage: BoardOnStage,
    looks: Res<Looks>,
    theme: Res<Theme>,
    pictures: Res<Pictures>,
    mut cells: Query<(&CellId, &Costume, &mut Sprite, Option<&Flash>)>,
    flashes: Query<(), With<Flash>>,
    mut unflashed: RemovedComponents<Flash>,
) {
    let flashed = unflashed.read().count() > 0;
    if !(on_stage.is_changed() || looks.is_changed() || pictures.is_changed() || flashed || !flashes.is_empty()) {
        return;
    }
    for (id, costume, mut sprite, flash) in &mut cells {
        let plain = match costume {
            Costume::Puzzle => theme.puzzle_cell,
            Costume::User => theme.user_cell,
        };
        let color = looks.tinted(id.cell(), plain.color());
        let color = flash.map_or(color, |flash| color.mix(&theme.clash.color(), flash.strength()));
        dress(&mut sprite, &pictures.cell, color);
    }
}

fn paint_digits(
    on_stage: BoardOnStage,
    looks: Res<Looks>,
    theme: Res<Theme>,
    pictures: Res<Pictures>,
    mut digits: Query<(&CellId, &mut DigitClone, &mut Sprite, &mut Visibility)>,
) {
    if !(on_stage.is_changed() || looks.is_changed() || pictures.is_changed()) {
        return;
    }
    let (board, owners) = (on_stage.board(), on_stage.owners());
    for (id, mut clone, mut sprite, mut visibility) in &mut digits {
        let cell = id.cell();
        let marked = looks.digit(cell);
        let shown = board.get(cell).or(marked.map(|(digit, _)| digit));
        clone.set_if_neq(DigitClone(shown));
        visibility.set_if_neq(if shown.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        let (images, colour) = match (owners.kind(cell), marked) {
            (CellKind::Puzzle, _) => (&pictures.puzzle_digits, theme.puzzle_digit),
            (CellKind::User, Some((_, colour))) => (&pictures.user_digits, colour),
            (CellKind::User, None) => (&pictures.user_digits, theme.user_digit),
        };
        if let Some(image) = shown.and_then(|digit| images.get(&digit)) {
            dress(&mut sprite, image, colour.color());
        }
    }
}
