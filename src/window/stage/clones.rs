//! The sprites of the 81 clones, which react to clicks, of their digits and of their small figures.

use super::figures::Figures;
use super::sets::StageSystems;
use crate::game::clones::{CellId, Costume};
use crate::game::requests::{EntryRequest, Page, Request, TrainingRequest};
use crate::window::look::{Layout, SeveralFingers};
use bevy::prelude::*;
use std::time::Duration;
use sudoku_board::{Candidate, Value};

/// A digit clone, with the digit that it shows; `None` while it is hidden.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DigitClone(pub Option<Value>);

pub(super) fn plugin(app: &mut App) {
    app.add_observer(add_sprites)
        .add_systems(Update, place.run_if(resource_changed::<Layout>).in_set(StageSystems::Place));
}

/// Gives a clone its sprite, a second one for its digit, and a third one for its small figures.
fn add_sprites(add: On<Add, Costume>, clones: Query<&CellId>, mut commands: Commands) -> Result {
    let id = *clones.get(add.entity)?;
    commands
        .entity(add.entity)
        .insert((Sprite::default(), Transform::from_xyz(0.0, 0.0, 1.0), Pickable::default()))
        .observe(on_click)
        .observe(on_drag_enter);
    let hidden = |z| (id, Sprite::default(), Transform::from_xyz(0.0, 0.0, z), Visibility::Hidden, Pickable::IGNORE);
    commands.spawn((Name::new(format!("Digit {}", id.cell())), DigitClone::default(), hidden(4.0)));
    commands.spawn((Name::new(format!("Figures {}", id.cell())), Figures::default(), hidden(2.5)));
    Ok(())
}

/// The time after which a touch counts as a click with the other mouse button.
const LONG_PRESS: Duration = Duration::from_millis(500);

/// Clicks the cell. With Ctrl, or Cmd on a Mac, a click adds the cell to the selection; with the other button, it strikes a candidate.
fn on_click(
    click: On<Pointer<Click>>,
    cells: Query<&CellId>,
    (keys, page): (Res<ButtonInput<KeyCode>>, Res<State<Page>>),
    (layout, several): (Res<Layout>, Res<SeveralFingers>),
    mut requests: MessageWriter<Request>,
) {
    if click.pointer_id.is_touch() && several.0 {
        return;
    }
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
    let is_visible = layout.board.contains(click.pointer_location.position);
    let request = match button {
        // The rest of the board is behind the paper of the stage.
        PointerButton::Primary if !is_visible => Some(EntryRequest::LeaveCell),
        _ if !is_visible => None,
        PointerButton::Primary if keys.any_pressed(command) => Some(EntryRequest::ToggleCell(cell)),
        PointerButton::Primary => Some(EntryRequest::ClickCell(cell)),
        PointerButton::Secondary => digit.map(|digit| EntryRequest::StrikeAt(Candidate { cell, value: digit })),
        PointerButton::Middle => None,
    };
    requests.write_batch(request.map(Request::from));
}

/// Adds each cell that the mouse is dragged across to the selection.
fn on_drag_enter(
    enter: On<Pointer<DragEnter>>,
    cells: Query<&CellId>,
    (page, layout, several): (Res<State<Page>>, Res<Layout>, Res<SeveralFingers>),
    mut requests: MessageWriter<Request>,
) {
    let is_visible = layout.board.contains(enter.pointer_location.position);
    if !is_visible || enter.pointer_id.is_touch() && several.0 {
        return;
    }
    let (Ok(from), Ok(cell)) = (cells.get(enter.dragged), cells.get(enter.entity)) else { return };
    let (from, cell) = (from.cell(), cell.cell());
    if enter.button == PointerButton::Primary && from != cell && *page.get() == Page::Stage {
        requests.write(EntryRequest::DragOver(from, cell).into());
    }
}

fn place(layout: Res<Layout>, mut clones: Query<(&CellId, &mut Sprite, &mut Transform)>) {
    for (id, mut sprite, mut transform) in &mut clones {
        sprite.custom_size = Some(Vec2::splat(layout.cell));
        *transform = layout.transform(layout.cell_rect(id.cell()), transform.translation.z);
    }
}
