//! The clones of the board, one for each cell. Each knows its cell by its id, and wears the costume of a given or of a cell that the
//! player fills.

use crate::game::script::FrameSystems;
use crate::game::solver::BoardOnStage;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use std::sync::Arc;
use sudoku_board::{Cell, CellKind, Rules};

/// The id of a clone, which identifies its cell: from 1 in reading order, so 1 to 81 on a classic board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellId {
    id: usize,
    cell: Cell,
}

impl CellId {
    /// Returns the id of the cell on a board with these rules.
    pub fn of(rules: &Rules, cell: Cell) -> CellId {
        CellId { id: rules.index(cell) + 1, cell }
    }

    /// Returns the number, from 1.
    pub fn get(self) -> usize {
        self.id
    }

    /// Returns the cell with this id.
    pub fn cell(self) -> Cell {
        self.cell
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

/// The rules of the board on the stage.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct StageRules(pub Arc<Rules>);

impl Default for StageRules {
    fn default() -> Self {
        StageRules(Rules::shared_classic())
    }
}

/// The set of the system that notices other rules and replaces the clones.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct CloneSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StageRules>().add_systems(Startup, create_clones).add_systems(
        Update,
        (follow_rules.in_set(CloneSystems), switch_costumes)
            .chain()
            .after(FrameSystems::Mark)
            .before(FrameSystems::Stage),
    );
}

fn create_clones(rules: Res<StageRules>, mut commands: Commands) {
    let clone = |cell| (Name::new(format!("Cell {cell}")), CellId::of(&rules.0, cell), Costume::default());
    commands.spawn_batch(rules.0.cells().map(clone).collect::<Vec<_>>());
}

/// Notices when a board with other rules comes onto the stage. One with another side gets new clones.
fn follow_rules(
    on_stage: BoardOnStage,
    mut rules: ResMut<StageRules>,
    clones: Query<Entity, With<CellId>>,
    mut commands: Commands,
) {
    if !on_stage.is_changed() {
        return;
    }
    let owners = on_stage.owners();
    if rules.0 == *owners.rules() {
        return;
    }
    let has_other_cells = rules.0.side() != owners.rules().side();
    rules.0 = Arc::clone(owners.rules());
    if has_other_cells {
        clones.iter().for_each(|clone| commands.entity(clone).despawn());
        commands.run_system_cached(create_clones);
    }
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
