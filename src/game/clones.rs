//! The 81 clones of the board. Each knows its cell by its id, and wears the costume of a given or of a cell that the player fills.

use crate::game::script::FrameSystems;
use crate::game::solver::BoardOnStage;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use sudoku_board::Cell;
use sudoku_board::classic::{CellKind, ClassicCell};

/// The id of a clone, 1 to 81, which identifies its cell.
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

/// The costume of a clone.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Costume {
    /// The cell is a given of the puzzle.
    Puzzle,
    /// The player fills the cell.
    #[default]
    User,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, create_clones)
        .add_systems(Update, switch_costumes.after(FrameSystems::Mark).before(FrameSystems::Stage));
}

fn create_clones(mut commands: Commands) {
    commands.spawn_batch(
        Cell::all()
            .map(|cell| (Name::new(format!("Cell {cell}")), CellId::of(cell), Costume::default()))
            .collect::<Vec<_>>(),
    );
}

fn switch_costumes(on_stage: BoardOnStage, mut clones: Query<(&CellId, &mut Costume)>) {
    if !on_stage.is_changed() {
        return;
    }
    let owners = on_stage.owners();
    for (id, mut costume) in &mut clones {
        costume.set_if_neq(match owners.kind(id.cell()) {
            CellKind::Puzzle => Costume::Puzzle,
            CellKind::User => Costume::User,
        });
    }
}
