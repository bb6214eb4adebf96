//! The current look of everything that is marked, according to the table of marks.

use super::sets::StageSystems;
use crate::game::marks::{Area, Candidate, Mark, Marks};
use crate::game::requests::Page;
pub use crate::window::look::appearance::{Badge, Edge, FigureLook, Look};
use crate::window::look::appearance::{CURRENT, besides, look};
use crate::window::look::{Rgb, Theme};
use bevy::prelude::*;
use sudoku_board::{Cell, Value};

/// The looks of all marks with their ranks, from the lowest rank to the highest.
#[derive(Resource, Default)]
pub struct Looks(Vec<(u8, Look)>);

impl Looks {
    /// Iterates over the looks, without duplicates, the highest rank last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Look> {
        self.0.iter().map(|&(_, look)| look)
    }

    /// Returns the colour of a cell whose colour without marks is `plain`.
    pub fn tinted(&self, of: Cell, plain: Color) -> Color {
        let painted = self.iter().any(|look| matches!(look, Look::Paint(cell, ..) if cell == of));
        self.0.iter().fold(plain, |below, &(rank, look)| match look {
            // The player's colour shows through the tint of a selected cell.
            Look::Tint(cell, colour, strength) if cell == of => {
                let strength = if painted && rank <= CURRENT { 0.4 * strength } else { strength };
                below.mix(&colour.color(), strength)
            }
            Look::Paint(cell, _, colour) if cell == of => colour.color(),
            _ => below,
        })
    }

    /// Returns the digit that a mark shows in the cell, and its colour.
    pub fn digit(&self, of: Cell) -> Option<(Value, Rgb)> {
        self.iter().rev().find_map(|look| match look {
            Look::Digit(Candidate { cell, value: digit }, colour) if cell == of => Some((digit, colour)),
            _ => None,
        })
    }

    /// Returns the frames of the highest rank.
    pub fn frames(&self) -> impl Iterator<Item = (Area, Rgb)> {
        let frames = || {
            self.0.iter().filter_map(|&(rank, look)| match look {
                Look::Frame(area, colour) => Some((rank, (area, colour))),
                _ => None,
            })
        };
        let highest = frames().map(|(rank, _)| rank).max();
        frames().filter(move |&(rank, _)| Some(rank) == highest).map(|(_, frame)| frame)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Looks>().add_systems(Update, look_up.in_set(StageSystems::LookUp));
}

pub(super) fn look_up(marks: Res<Marks>, theme: Res<Theme>, page: Res<State<Page>>, mut looks: ResMut<Looks>) {
    if !(marks.is_changed() || theme.is_changed() || page.is_changed()) {
        return;
    }
    looks.0.clear();
    for &mark in marks.iter() {
        let (rank, look) = look(mark, &theme);
        // On the training page, all candidates of a cell stay visible so that they can be marked.
        let is_answer = matches!(mark, Mark::Follows(_)) && *page.get() == Page::Training;
        let besides = besides(mark, &theme).filter(|_| !is_answer);
        for look in [Some(look), besides].into_iter().flatten() {
            // Two modules may set the same mark.
            if !looks.0.contains(&(rank, look)) {
                looks.0.push((rank, look));
            }
        }
    }
    looks.0.sort_by_key(|&(rank, _)| rank);
}
