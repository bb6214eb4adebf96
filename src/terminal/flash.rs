//! Flashes the cell that forbids a digit.

use crate::game::play::DigitRefused;
use crate::game::settings::ReducedMotion;
use bevy_ecs::prelude::*;
use std::time::Duration;
use sudoku_board::Cell;
use sudoku_storage::clock::Instant;

/// The time for which the cell flashes.
const FLASHING: Duration = Duration::from_millis(900);

/// The duration of one flash.
const FLASH: Duration = Duration::from_millis(150);

/// The cell that flashes, and since when.
#[derive(Resource, Default, Debug)]
pub struct Flash {
    cell: Option<(Cell, Instant)>,
    /// True if the cell is lit steadily, because the person asks for less motion.
    steady: bool,
}

impl Flash {
    /// Returns the cell while it is lit.
    pub fn lit(&self) -> Option<Cell> {
        let (cell, since) = self.cell?;
        let flashes = since.elapsed().as_millis() / FLASH.as_millis();
        (since.elapsed() < FLASHING && (self.steady || flashes.is_multiple_of(2))).then_some(cell)
    }

    /// Returns the time until the cell looks different; `None` if nothing flashes.
    pub fn next_change(&self) -> Option<Duration> {
        self.cell.filter(|(_, since)| since.elapsed() < FLASHING + FLASH).map(|_| FLASH)
    }
}

/// Begins to flash the cell that already holds a refused digit.
pub(super) fn begin(mut refusals: MessageReader<DigitRefused>, rest: ReducedMotion, mut flash: ResMut<Flash>) {
    if let Some(refusal) = refusals.read().last() {
        *flash =
            Flash { cell: refusal.clash.cells.first().map(|&cell| (cell, Instant::now())), steady: rest.is_wished() };
    }
}
