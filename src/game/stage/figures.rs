//! The small figures in blank cells: what is allowed, the player's notes, and the singles in red.

use crate::game::look::layout::Layout;
use crate::game::look::settings::Settings;
use crate::game::look::theme::Theme;
use crate::game::play::sitting::Sitting;
use crate::game::script::scene::Scene;
use crate::game::solver::{Solver, board_on_stage};
use crate::game::stage::clones::{CellId, tried};
use crate::game::stage::pictures::{Pictures, figure_side};
use crate::game::stage::{StageSystems, at};
use crate::sudoku::{Candidates, Cell, Digit, Digits};
use bevy::prelude::*;

/// The place of a digit in the small square of a cell.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure(pub Digit);

/// How a figure looks.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FigureLook {
    /// It is not seen.
    #[default]
    Hidden,
    /// Light: the digit is allowed.
    Allowed,
    /// Heavy: the player has noted it.
    Note,
    /// Red and heavy: it has one place left.
    Single,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn)
        .add_systems(Update, place.run_if(resource_changed::<Layout>).in_set(StageSystems::Place))
        .add_systems(Update, (look, paint).chain().in_set(StageSystems::Paint));
}

fn spawn(mut commands: Commands) {
    for cell in Cell::all() {
        for digit in Digit::ALL {
            commands.spawn((
                Name::new(format!("Figure {digit} in {cell}")),
                CellId::of(cell),
                Figure(digit),
                FigureLook::default(),
                Sprite::default(),
                Visibility::Hidden,
                Pickable::IGNORE,
            ));
        }
    }
}

fn place(layout: Res<Layout>, mut figures: Query<(&CellId, &Figure, &mut Sprite, &mut Transform)>) {
    let side = figure_side(&layout);
    for (id, figure, mut sprite, mut transform) in &mut figures {
        let cell = layout.cell_rect(id.cell());
        let n = f32::from(figure.0.get() - 1);
        let corner = ((layout.cell - 3.0 * side) / 2.0).floor() + Vec2::new(n % 3.0, (n / 3.0).floor()) * side;
        let min = cell.min + corner;
        sprite.custom_size = Some(Vec2::splat(side));
        *transform = at(&layout, Rect::from_corners(min, min + side), 2.5);
    }
}

/// What each cell shows: the digits allowed, noted, and those that are single.
fn look(
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    solver: Res<Solver>,
    settings: Res<Settings>,
    mut figures: Query<(&CellId, &Figure, &mut FigureLook)>,
) {
    if !(scene.is_changed() || sitting.is_changed() || solver.is_changed() || settings.is_changed()) {
        return;
    }
    let covered = matches!(scene.get(), Scene::Paused | Scene::Welcome);
    let board = board_on_stage(&scene, &sitting, &solver);
    let tried = tried(&scene, &solver).and_then(|(cell, digit)| digit.map(|_| cell));
    let candidates = Candidates::of(&board);
    // What the solver has still to try in its cell.
    let open = solver.run().filter(|_| *scene.get() == Scene::Solving).and_then(|run| run.open_digits());
    let mut singles = [Digits::EMPTY; Cell::COUNT];
    if settings.singles && !covered {
        candidates.singles().iter().for_each(|single| singles[single.cell.index()].insert(single.digit));
    }
    for (id, &Figure(digit), mut look) in &mut figures {
        let cell = id.cell();
        look.set_if_neq(if covered || board.get(cell).is_some() || tried == Some(cell) {
            FigureLook::Hidden
        } else if let Some((_, digits)) = open.filter(|&(at, _)| at == cell) {
            if digits.contains(digit) { FigureLook::Note } else { FigureLook::Hidden }
        } else if singles[cell.index()].contains(digit) {
            FigureLook::Single
        } else if sitting.session().notes().get(cell).contains(digit) {
            FigureLook::Note
        } else if settings.allowed_digits && candidates.get(cell).contains(digit) {
            FigureLook::Allowed
        } else {
            FigureLook::Hidden
        });
    }
}

fn paint(
    theme: Res<Theme>,
    pictures: Res<Pictures>,
    mut figures: Query<(&Figure, Ref<FigureLook>, &mut Sprite, &mut Visibility)>,
) {
    let all = theme.is_changed() || pictures.is_changed();
    for (&Figure(digit), look, mut sprite, mut visibility) in &mut figures {
        if !(all || look.is_changed()) {
            continue;
        }
        let (images, color) = match *look {
            FigureLook::Hidden => {
                visibility.set_if_neq(Visibility::Hidden);
                continue;
            }
            FigureLook::Allowed => (&pictures.allowed_figures, theme.allowed_digit),
            FigureLook::Note => (&pictures.bold_figures, theme.note),
            FigureLook::Single => (&pictures.bold_figures, theme.single),
        };
        visibility.set_if_neq(Visibility::Inherited);
        sprite.image = images.get(&digit).cloned().unwrap_or_default();
        sprite.color = color.color();
    }
}
