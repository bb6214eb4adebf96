//! The paper of the stage, which takes clicks outside the cells, and the lines around boxes and regions and along diagonals.

use super::costumes;
use super::pictures::Pictures;
use super::sets::StageSystems;
use crate::game::clones::StageRules;
use crate::game::requests::{EntryRequest, Page, Request};
use crate::window::look::{Layout, Theme};
use bevy::prelude::*;
use bevy::sprite::{BorderRect, SliceScaleMode, SpriteImageMode, TextureSlicer};
use sudoku_board::{HouseCells, HouseKind, Rules};

/// The paper of the stage, white or in the theme's colour.
#[derive(Component, Debug)]
struct Paper;

/// A line around boxes or regions, or along a diagonal. All of them are spawned again when the rules or the layout change.
#[derive(Component, Debug)]
struct RuleLine;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn)
        .add_systems(Update, place.run_if(resource_changed::<Layout>).in_set(StageSystems::Place))
        .add_systems(
            Update,
            draw_lines
                .run_if(resource_changed::<Layout>.or_else(resource_changed::<StageRules>))
                .in_set(StageSystems::Place),
        )
        .add_systems(Update, paint.run_if(resource_changed::<Theme>).in_set(StageSystems::Paint));
}

fn spawn(mut commands: Commands) {
    commands.spawn((Name::new("Paper"), Paper, Sprite::default(), Pickable::default())).observe(
        |click: On<Pointer<Click>>, page: Res<State<Page>>, mut requests: MessageWriter<Request>| {
            if click.button == PointerButton::Primary && *page.get() == Page::Stage {
                requests.write(EntryRequest::LeaveCell.into());
            }
        },
    );
}

fn place(layout: Res<Layout>, pictures: Res<Pictures>, mut sheet: Query<(&mut Sprite, &mut Transform), With<Paper>>) {
    for (mut sprite, mut transform) in &mut sheet {
        sprite.image = pictures.sheet.clone();
        sprite.custom_size = Some(layout.stage.size());
        sprite.image_mode = SpriteImageMode::Sliced(TextureSlicer {
            border: BorderRect::all(costumes::SHEET_CORNER * layout.scale * layout.pixel_ratio),
            center_scale_mode: SliceScaleMode::Stretch,
            sides_scale_mode: SliceScaleMode::Stretch,
            max_corner_scale: 1.0 / layout.pixel_ratio,
        });
        *transform = layout.transform(layout.stage, 0.0);
    }
}

/// Draws the lines around the boxes or regions, and those along the diagonals.
fn draw_lines(
    (layout, rules, theme): (Res<Layout>, Res<StageRules>, Res<Theme>),
    old: Query<Entity, With<RuleLine>>,
    mut commands: Commands,
) {
    old.iter().for_each(|line| commands.entity(line).despawn());
    let colour = theme.box_lines.color();
    for rect in region_lines(&rules.0, &layout) {
        let sprite = Sprite { custom_size: Some(rect.size()), color: colour, ..default() };
        commands.spawn((Name::new("Box line"), RuleLine, sprite, layout.transform(rect, 2.0), Pickable::IGNORE));
    }
    for house in rules.0.houses().iter().filter(|house| house.kind() == HouseKind::Diagonal) {
        let [Some(&first), Some(&last)] = [house.cells.first(), house.cells.last()] else { continue };
        let [from, to] = [first, last].map(|cell| layout.to_world(layout.cell_rect(cell).center()));
        let (along, middle) = (to - from, from.midpoint(to));
        let sprite = Sprite {
            custom_size: Some(Vec2::new(along.length() + layout.cell, layout.gap)),
            color: colour.with_alpha(0.35),
            ..default()
        };
        let place =
            Transform::from_translation(middle.extend(1.5)).with_rotation(Quat::from_rotation_z(along.to_angle()));
        commands.spawn((Name::new("Diagonal"), RuleLine, sprite, place, Pickable::IGNORE));
    }
}

/// Returns the lines between cells of different boxes or regions, and around the board. Those in a row are one line.
fn region_lines(rules: &Rules, layout: &Layout) -> Vec<Rect> {
    let side = usize::from(rules.side());
    let mut regions = vec![None; rules.cell_count()];
    let is_region = |house: &&HouseCells| matches!(house.kind(), HouseKind::Box | HouseKind::Region);
    for (number, house) in rules.houses().iter().filter(is_region).enumerate() {
        house.cells.iter().for_each(|&cell| regions[rules.index(cell)] = Some(number));
    }
    let region = |row: usize, column: usize| {
        if row < side && column < side { (true, regions[row * side + column]) } else { (false, None) }
    };
    let (pitch, gap) = (layout.cell + layout.gap, layout.gap);
    let mut lines = Vec::new();
    for upright in [true, false] {
        for at in 0..=side {
            // The cells on either side of the line, at this place along it; before the first row there are none.
            let differ = |along: usize| {
                let [before, after] = [at.wrapping_sub(1), at];
                let cell = |across| if upright { region(along, across) } else { region(across, along) };
                cell(before) != cell(after)
            };
            let mut along = 0;
            while along < side {
                let length = (along..side).take_while(|&along| differ(along)).count();
                if length > 0 {
                    let [start, end] = [along, along + length].map(|place| place as f32 * pitch);
                    let across = at as f32 * pitch;
                    let (min, max) = (Vec2::new(across, start), Vec2::new(across + gap, end + gap));
                    let turn = |point: Vec2| layout.board.min + if upright { point } else { point.yx() };
                    lines.push(Rect::from_corners(turn(min), turn(max)));
                }
                along += length + 1;
            }
        }
    }
    lines
}

fn paint(
    theme: Res<Theme>,
    mut sheet: Query<&mut Sprite, With<Paper>>,
    mut lines: Query<&mut Sprite, (With<RuleLine>, Without<Paper>)>,
) {
    sheet.iter_mut().for_each(|mut sprite| sprite.color = theme.panel.color());
    for mut line in &mut lines {
        line.color = theme.box_lines.color().with_alpha(line.color.alpha());
    }
}
