//! The paper of the stage, which takes clicks outside the cells, and the rules of the board: lines around boxes and regions, tints
//! of extra regions, lines along diagonals, cages with their totals.

use super::costumes;
use super::pictures::{Pictures, to_image};
use super::sets::StageSystems;
use crate::game::clones::StageRules;
use crate::game::requests::{EntryRequest, Page, Request};
use crate::window::look::{Layout, Rgb, Theme, fonts};
use bevy::prelude::*;
use bevy::sprite::{BorderRect, SliceScaleMode, SpriteImageMode, TextureSlicer};
use sudoku_board::{HouseCells, HouseKind, Rules};
use sudoku_print::outlines::{Line, borders, outline};

/// The paper of the stage, white or in the theme's colour.
#[derive(Component, Debug)]
struct Paper;

/// A part of the picture of the rules. All of them are spawned again when the rules, the layout or the theme change.
#[derive(Component, Debug)]
struct RulePart;

/// The distance of the lines of a cage from the edges of its cells, in cells.
const CAGE_INSET: f32 = 0.07;

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Layout>.or_else(resource_changed::<StageRules>).or_else(resource_changed::<Theme>);
    app.add_systems(Startup, spawn)
        .add_systems(Update, place.run_if(resource_changed::<Layout>).in_set(StageSystems::Place))
        .add_systems(Update, draw_rules.run_if(changed).in_set(StageSystems::Place))
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

/// Draws the picture of the rules, or moves it with a close-up.
fn draw_rules(
    (layout, rules, theme): (Res<Layout>, Res<StageRules>, Res<Theme>),
    mut old: Query<(Entity, &mut Transform), With<RulePart>>,
    mut drawn: Local<Option<Layout>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let before = drawn.replace(layout.clone()).filter(|before| before.shows_as_large(&layout));
    if let Some(before) = before.filter(|_| !rules.is_changed() && !theme.is_changed()) {
        let moved = layout.to_world(layout.origin) - layout.to_world(before.origin);
        old.iter_mut().for_each(|(_, mut part)| part.translation += moved.extend(0.0));
        return;
    }
    old.iter().for_each(|(part, _)| commands.entity(part).despawn());
    let colour = theme.box_lines.color();
    let mut spawn = |name: Name, rect: Rect, sprite: Sprite, z: f32| {
        let sprite = Sprite { custom_size: Some(rect.size()), ..sprite };
        commands.spawn((name, RulePart, sprite, layout.transform(rect, z), Pickable::IGNORE));
    };
    for line in borders(&rules.0) {
        spawn(Name::new("Box line"), layout.line_rect(line), Sprite::from_color(colour, Vec2::ONE), 2.0);
    }
    let of_kind = |kind: HouseKind| rules.0.houses().iter().filter(move |house| house.kind() == kind);
    for house in of_kind(HouseKind::Windoku).chain(of_kind(HouseKind::Extra)) {
        for &cell in &house.cells {
            let tint = Sprite::from_color(colour.with_alpha(0.22), Vec2::ONE);
            spawn(Name::new("Cell of an extra region"), layout.cell_rect(cell).inflate(layout.gap / 2.0), tint, 1.2);
        }
    }
    if of_kind(HouseKind::Cage).next().is_some() {
        let mut picture = |picture: Option<tiny_skia::Pixmap>, colour: Rgb| Sprite {
            image: picture.map(|picture| images.add(to_image(picture))).unwrap_or_default(),
            color: colour.color(),
            ..default()
        };
        let labels = labels(&rules.0, &layout);
        spawn(Name::new("Cages"), layout.whole_board(), picture(cages(&rules.0, &layout), theme.box_lines), 1.6);
        let size = (layout.whole_board().size() * layout.pixel_ratio).round().as_uvec2();
        let papers = costumes::rectangles(size, labels.iter().map(|(_, rect)| *rect));
        spawn(Name::new("Papers of totals"), layout.whole_board(), picture(papers, theme.panel), 2.12);
        let totals = costumes::texts(size, &labels, fonts::BLACK);
        spawn(Name::new("Totals"), layout.whole_board(), picture(totals, theme.text), 2.14);
    }
    for house in of_kind(HouseKind::Diagonal) {
        let [Some(&first), Some(&last)] = [house.cells.first(), house.cells.last()] else { continue };
        let [from, to] = [first, last].map(|cell| layout.to_world(layout.cell_rect(cell).center()));
        let (along, middle) = (to - from, from.midpoint(to));
        let size = Vec2::new(along.length() + layout.cell, layout.gap);
        let sprite = Sprite { custom_size: Some(size), color: colour.with_alpha(0.35), ..default() };
        let place =
            Transform::from_translation(middle.extend(1.5)).with_rotation(Quat::from_rotation_z(along.to_angle()));
        commands.spawn((Name::new("Diagonal"), RulePart, sprite, place, Pickable::IGNORE));
    }
}

/// Draws the dashed lines of all cages in the pixels of the board.
fn cages(rules: &Rules, layout: &Layout) -> Option<tiny_skia::Pixmap> {
    let ratio = layout.pixel_ratio;
    let point = |point| (layout.point(point) - layout.whole_board().min) * ratio;
    let cages = rules.houses().iter().filter(|house| house.kind() == HouseKind::Cage);
    let lines = cages.flat_map(|cage| outline(&cage.cells, CAGE_INSET)).map(|line: Line| line.map(point));
    let size = (layout.whole_board().size() * ratio).round().as_uvec2();
    costumes::dashes(size, lines, (layout.cell * ratio / 36.0).max(1.0))
}

/// Returns the totals of the cages, each with its place in the pixels of the board.
fn labels(rules: &Rules, layout: &Layout) -> Vec<(String, Rect)> {
    let label = |cage: &HouseCells| {
        let (total, first) = (rules.total(cage)?.to_string(), cage.cells.iter().min()?);
        let corner = layout.cell_rect(*first).min - layout.whole_board().min + 0.03 * layout.cell;
        let height = layout.total_height();
        let size = Vec2::new((0.3 + 0.6 * total.len() as f32) * height, height);
        let place = Rect::from_corners(corner, corner + size);
        Some((total, Rect { min: place.min * layout.pixel_ratio, max: place.max * layout.pixel_ratio }))
    };
    rules.houses().iter().filter(|house| house.kind() == HouseKind::Cage).filter_map(label).collect()
}

fn paint(theme: Res<Theme>, mut sheet: Query<&mut Sprite, With<Paper>>) {
    sheet.iter_mut().for_each(|mut sprite| sprite.color = theme.panel.color());
}
