//! The pictures of the small figures: one for each cell that has any. Cells with the same figures share it.

use super::costumes;
use super::figures::{FigurePlace, Figures, SmallFigure};
use super::looks::FigureLook;
use super::pictures::to_image;
use super::sets::StageSystems;
use crate::game::clones::CellId;
use crate::window::look::{Layout, Rgb, Theme};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use sudoku_board::{Cell, Value};
use tiny_skia::Pixmap;

/// The shapes of figures that have been drawn: the value, whether it is heavy, and the side of its square in pixels.
type Shapes = HashMap<(Value, bool, u32), Option<Pixmap>>;

/// The shapes and pictures that have been drawn in the current sizes and colours.
#[derive(Default)]
struct Drawn {
    layout: Option<Layout>,
    shapes: Shapes,
    pictures: HashMap<Figures, Handle<Image>>,
}

/// The number of pictures above which they are forgotten, except those that are shown.
const MOST: usize = 1024;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, paint.in_set(StageSystems::Paint));
}

/// Draws the figures of the cells in which they have changed. Those of cells that a close-up does not show wait until it does.
fn paint(
    (theme, layout): (Res<Theme>, Res<Layout>),
    mut cells: Query<(&CellId, Ref<Figures>, &mut Sprite, &mut Visibility)>,
    mut images: ResMut<Assets<Image>>,
    mut drawn: Local<Drawn>,
) {
    let resized = layout.is_changed() && !drawn.layout.as_ref().is_some_and(|drawn| drawn.shows_as_large(&layout));
    let all = resized || theme.is_changed();
    if all || drawn.pictures.len() > MOST {
        *drawn = Drawn { layout: Some(layout.clone()), ..default() };
    }
    for (id, figures, mut sprite, mut visibility) in &mut cells {
        if all || figures.is_changed() {
            visibility.set_if_neq(Visibility::Hidden);
        }
        let place = layout.cell_rect(id.cell());
        let waits = *visibility == Visibility::Hidden && !figures.0.is_empty();
        if !waits || layout.board.intersect(place).is_empty() {
            continue;
        }
        let Drawn { shapes, pictures, .. } = &mut *drawn;
        let picture = pictures.get(&*figures).cloned().or_else(|| {
            let picture = images.add(to_image(draw(&figures.0, id.cell(), &layout, &theme, shapes)?));
            pictures.insert((*figures).clone(), picture.clone());
            Some(picture)
        });
        if let Some(picture) = picture {
            sprite.image = picture;
            visibility.set_if_neq(Visibility::Inherited);
        }
    }
}

/// Draws the figures of a cell in a picture as large as the cell.
fn draw(figures: &[SmallFigure], cell: Cell, layout: &Layout, theme: &Theme, shapes: &mut Shapes) -> Option<Pixmap> {
    let (ratio, cell_place) = (layout.pixel_ratio, layout.cell_rect(cell));
    let side = (layout.cell * ratio).round() as u32;
    let mut picture = Pixmap::new(side, side)?;
    for (figure, place) in figures.iter().zip(places(figures, cell, layout)) {
        let (heavy, colour) = dress(figure.look, theme);
        let side = (place.width() * ratio).round() as u32;
        let shape = shapes.entry((figure.value, heavy, side)).or_insert_with(|| match heavy {
            true => costumes::bold_figure(side, figure.value),
            false => costumes::allowed_figure(side, figure.value),
        });
        if let Some(shape) = shape {
            costumes::stamp(&mut picture, shape, ((place.min - cell_place.min) * ratio).round().as_ivec2(), colour);
        }
    }
    Some(picture)
}

/// Returns whether figures that look like this are heavy, and their colour.
fn dress(look: FigureLook, theme: &Theme) -> (bool, Rgb) {
    match look {
        FigureLook::Hidden | FigureLook::Allowed => (false, theme.allowed_digit),
        FigureLook::Note => (true, theme.note),
        FigureLook::Single => (true, theme.single),
    }
}

/// Returns the square of each figure of a cell.
fn places(figures: &[SmallFigure], cell: Cell, layout: &Layout) -> Vec<Rect> {
    let side = layout.figure_side();
    let between = figures.iter().filter(|figure| figure.place == FigurePlace::Between).count();
    // A figure fills half of its square. If there are many, they are smaller and closer together.
    let step = (0.62 * side).min((layout.cell - 0.4 * side) / between.max(1) as f32);
    let first = layout.cell_rect(cell).center() - Vec2::X * step * (between as f32 - 1.0) / 2.0;
    let small = side * (step / (0.5 * side)).min(1.0);
    let line = (0..).map(|n| Rect::from_center_size(first + Vec2::X * step * n as f32, Vec2::splat(small)));
    let (mut corners, mut line) = (layout.corner_rects(cell), line);
    let place = |figure: &SmallFigure| match figure.place {
        FigurePlace::Own => Some(layout.figure_rect(cell, figure.value)),
        FigurePlace::Corner => corners.next(),
        FigurePlace::Between => line.next(),
    };
    figures.iter().map_while(place).collect()
}
