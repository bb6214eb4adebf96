//! The state that the page of the race shows.

use crate::game::play::BlockProgram;
use crate::game::puzzles::packs::Packs;
use crate::game::race::Racing;
use crate::game::requests::Scene;
use crate::game::session::Session;
use crate::window::panels::bubble::OwlPanel;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use sudoku_run::engines::Measure;

/// The measures that can decide a race. The engine with the lowest value wins.
pub const MEASURES: [Measure; 3] = [Measure::Tries, Measure::Steps, Measure::Time];

/// The state that the page shows.
#[derive(SystemParam)]
pub struct RacePanel<'w> {
    pub scene: Res<'w, State<Scene>>,
    pub session: Res<'w, Session>,
    pub racing: Res<'w, Racing>,
    pub packs: Res<'w, Packs>,
    pub program: Res<'w, BlockProgram>,
    pub owl: OwlPanel<'w>,
}
