//! The 81 cell clones and the 81 digit clones, each of which knows its cell and its position. Cell clones react to clicks.

use super::looks::FigureLook;
use super::sets::StageSystems;
use crate::game::requests::{EntryRequest, Page, Request, TrainingRequest};
use crate::window::look::Layout;
use bevy::prelude::*;
use std::time::Duration;
use sudoku_board::classic::{Cell, Digit};
use sudoku_techniques::Candidate;

/// The id of a cell clone or of a digit clone, 1 to 81, which identifies its cell.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellId(usize);

impl CellId {
    /// Returns the id of the cell.
    pub fn of(cell: Cell) -> CellId {
        CellId(cell.id())
    }

    /// Returns the number, 1 to 81.
    pub fn get(self) -> usize {
        self.0
    }

    /// Returns the cell with this id.
    pub fn cell(self) -> Cell {
        Cell::from_id(self.0).expect("an id is made from a cell")
    }
}

/// The costume of a cell clone.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Costume {
    /// Light green: the cell is a given of the puzzle.
    Puzzle,
    /// Purple: the player fills the cell.
    #[default]
    User,
}

/// A digit clone, with the digit that it shows; `None` while it is hidden.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DigitClone(pub Option<Digit>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn)
        .add_systems(Update, place.run_if(resource_changed::<Layout>).in_set(StageSystems::Place));
}

fn spawn(mut commands: Commands) {
    for cell in Cell::all() {
        let id = CellId::of(cell);
        commands
            .spawn((Name::new(format!("Cell {cell}")), id, Costume::default(), Sprite::default(), Pickable::default()))
            .observe(on_click)
            .observe(on_drag_enter);
        commands.spawn((
            Name::new(format!("Digit {cell}")),
            id,
            DigitClone::default(),
            Sprite::default(),
            Visibility::Hidden,
            Pickable::IGNORE,
        ));
    }
}

/// The time after which a touch counts as a click with the other mouse button.
const LONG_PRESS: Duration = Duration::from_millis(500);

/// Clicks the cell. With Ctrl, or Cmd on a Mac, a click adds the cell to the selection; with the other button, it strikes a candidate.
fn on_click(
    click: On<Pointer<Click>>,
    cells: Query<&CellId>,
    (keys, page): (Res<ButtonInput<KeyCode>>, Res<State<Page>>),
    layout: Res<Layout>,
    mut requests: MessageWriter<Request>,
) {
    let Ok(cell) = cells.get(click.entity).map(|id| id.cell()) else { return };
    let command = [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight];
    let digit = layout.figure_at(cell, click.pointer_location.position);
    match page.get() {
        Page::Stage => {}
        Page::Training if click.button == PointerButton::Primary => {
            requests.write(TrainingRequest::Click(cell, digit).into());
            return;
        }
        // The board is not visible on other pages.
        _ => return,
    }
    let button = match click.button {
        PointerButton::Primary if click.pointer_id.is_touch() && click.duration >= LONG_PRESS => {
            PointerButton::Secondary
        }
        button => button,
    };
    let request = match button {
        PointerButton::Primary if keys.any_pressed(command) => Some(EntryRequest::ToggleCell(cell)),
        PointerButton::Primary => Some(EntryRequest::ClickCell(cell)),
        PointerButton::Secondary => digit.map(|digit| EntryRequest::StrikeAt(Candidate { cell, digit })),
        PointerButton::Middle => None,
    };
    requests.write_batch(request.map(Request::from));
}

/// Adds each cell that the mouse is dragged across to the selection.
fn on_drag_enter(
    enter: On<Pointer<DragEnter>>,
    cells: Query<&CellId>,
    page: Res<State<Page>>,
    mut requests: MessageWriter<Request>,
) {
    let (Ok(from), Ok(cell)) = (cells.get(enter.dragged), cells.get(enter.entity)) else { return };
    let (from, cell) = (from.cell(), cell.cell());
    if enter.button == PointerButton::Primary && from != cell && *page.get() == Page::Stage {
        requests.write(EntryRequest::DragOver(from, cell).into());
    }
}

fn place(
    layout: Res<Layout>,
    mut clones: Query<(&CellId, &mut Sprite, &mut Transform, Has<DigitClone>), Without<FigureLook>>,
) {
    for (id, mut sprite, mut transform, is_digit) in &mut clones {
        sprite.custom_size = Some(Vec2::splat(layout.cell));
        *transform = layout.transform(layout.cell_rect(id.cell()), if is_digit { 4.0 } else { 1.0 });
    }
}
