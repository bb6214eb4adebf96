//! Marks on the board while the solver works: the house that refuses the digit, and the cell that holds it already.

use super::pictures::{Pictures, house_size};
use super::{StageSystems, at};
use crate::game::Scene;
use crate::game::layout::Layout;
use crate::game::solving::Solver;
use crate::game::theme::Theme;
use crate::search::Step;
use crate::sudoku::{Cell, House, check_digit};
use bevy::ecs::query::QueryData;
use bevy::prelude::*;

/// The frame around the house that refuses.
#[derive(Component, Debug)]
struct HouseFrame;

/// The veil over the cell that holds the digit already, or from which a digit was just taken back.
#[derive(Component, Debug)]
struct Veil;

#[derive(QueryData)]
#[query_data(mutable)]
struct Mark {
    sprite: &'static mut Sprite,
    transform: &'static mut Transform,
    visibility: &'static mut Visibility,
}

impl MarkItem<'_, '_> {
    /// Shows the mark so, or hides it.
    fn show(mut self, look: Option<(Sprite, Transform)>) {
        match look {
            Some((sprite, transform)) => {
                self.visibility.set_if_neq(Visibility::Inherited);
                (*self.sprite, *self.transform) = (sprite, transform);
            }
            None => {
                self.visibility.set_if_neq(Visibility::Hidden);
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn).add_systems(Update, mark.in_set(StageSystems::Paint));
}

fn spawn(mut commands: Commands) {
    commands.spawn((Name::new("House frame"), HouseFrame, Sprite::default(), Visibility::Hidden, Pickable::IGNORE));
    commands.spawn((Name::new("Veil"), Veil, Sprite::default(), Visibility::Hidden, Pickable::IGNORE));
}

fn refusal(scene: &Scene, solver: &Solver) -> (Option<House>, Option<Cell>) {
    let Some(run) = solver.run().filter(|_| *scene == Scene::Solving) else { return (None, None) };
    match run.last_step() {
        Some(Step::Try { cell, digit, refused_by: Some(house) }) => {
            (Some(house), check_digit(&run.board(), cell, digit).map(|clash| clash.cell))
        }
        Some(Step::Retract { cell, .. }) => (None, Some(cell)),
        _ => (None, None),
    }
}

fn mark(
    scene: Res<State<Scene>>,
    solver: Res<Solver>,
    layout: Res<Layout>,
    pictures: Res<Pictures>,
    theme: Res<Theme>,
    frame: Single<Mark, (With<HouseFrame>, Without<Veil>)>,
    veil: Single<Mark, (With<Veil>, Without<HouseFrame>)>,
) {
    if !(scene.is_changed() || solver.is_changed() || layout.is_changed() || theme.is_changed()) {
        return;
    }
    let (house, cell) = refusal(&scene, &solver);
    frame.into_inner().show(house.map(|house| {
        let [first, .., last] = house.cells().map(|cell| layout.cell_rect(cell));
        let sprite = Sprite {
            image: pictures.houses.get(&house.kind()).cloned().unwrap_or_default(),
            custom_size: Some(house_size(house.kind(), &layout)),
            color: theme.refusing_house.color(),
            ..default()
        };
        (sprite, at(&layout, first.union(last), 3.0))
    }));
    veil.into_inner().show(cell.map(|cell| {
        let sprite = Sprite {
            image: pictures.cell.clone(),
            custom_size: Some(Vec2::splat(layout.cell)),
            color: theme.clash.color(),
            ..default()
        };
        (sprite, at(&layout, layout.cell_rect(cell), 1.5))
    }));
}
