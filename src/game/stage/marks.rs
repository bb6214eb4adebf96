//! Marks on the board while the solver works: the house that refuses the digit, and the cell that holds it already; what had
//! nothing left to try; the row of the binary program that is chosen.

use crate::game::film::run::Run;
use crate::game::look::layout::Layout;
use crate::game::look::theme::Theme;
use crate::game::script::scene::Scene;
use crate::game::solver::Solver;
use crate::game::solver::model_rows::ModelRows;
use crate::game::stage::pictures::{Pictures, cell_frame_size, house_size};
use crate::game::stage::{StageSystems, at};
use crate::search::{Equation, Need, Reason, Step};
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

/// What a frame is drawn around.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Framed {
    House(House),
    Cell(Cell),
}

impl Framed {
    fn need(need: Need) -> Framed {
        match need {
            Need::Cell(cell) => Framed::Cell(cell),
            Need::Place(house, _) => Framed::House(house),
        }
    }
}

/// What is framed, and the cell under the veil.
fn marked(run: &Run) -> (Option<Framed>, Option<Cell>) {
    let why = run.why().map(|why| Framed::need(why.need));
    match run.last_step() {
        Some(Step::Try { cell, digit, refused_by: Some(house) }) => {
            (Some(Framed::House(house)), check_digit(&run.board(), cell, digit).map(|clash| clash.cell))
        }
        Some(Step::Retract { cell, .. }) => (why, Some(cell)),
        Some(Step::Look { need: need @ Need::Place(..), .. }) => (Some(Framed::need(need)), None),
        Some(Step::Place { reason: Reason::Only(Need::Place(house, _)), .. }) => (Some(Framed::House(house)), None),
        _ => (why, None),
    }
}

fn mark(
    scene: Res<State<Scene>>,
    solver: Res<Solver>,
    rows: Res<ModelRows>,
    look: (Res<Layout>, Res<Pictures>, Res<Theme>),
    frame: Single<Mark, (With<HouseFrame>, Without<Veil>)>,
    veil: Single<Mark, (With<Veil>, Without<HouseFrame>)>,
) {
    let (layout, pictures, theme) = look;
    let changed = scene.is_changed() || solver.is_changed() || rows.is_changed();
    if !(changed || layout.is_changed() || theme.is_changed()) {
        return;
    }
    let run = solver.run().filter(|_| *scene.get() == Scene::Solving);
    let (framed, cell) = run.map(marked).unwrap_or_default();
    // The row that somebody has chosen comes before what the solver has to show.
    let chosen = rows.equation().map(|equation| match equation {
        Equation::Need(need) => Framed::need(need),
        Equation::Given(cell, _) => Framed::Cell(cell),
    });
    frame.into_inner().show(chosen.or(framed).map(|framed| {
        let (image, size, rect) = match framed {
            Framed::House(house) => {
                let [first, .., last] = house.cells().map(|cell| layout.cell_rect(cell));
                let image = pictures.houses.get(&house.kind()).cloned();
                (image.unwrap_or_default(), house_size(house.kind(), &layout), first.union(last))
            }
            Framed::Cell(cell) => (pictures.cell_frame.clone(), cell_frame_size(&layout), layout.cell_rect(cell)),
        };
        let color = theme.refusing_house.color();
        (Sprite { image, custom_size: Some(size), color, ..default() }, at(&layout, rect, 3.0))
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
