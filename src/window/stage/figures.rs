//! The small figures in blank cells: allowed digits, the player's notes, singles in red, and what marks add.

use super::looks::{FigureLook, Look, Looks};
use super::sets::StageSystems;
use crate::game::clones::CellId;
use crate::game::marks::Candidate;
use crate::game::requests::Scene;
use crate::game::session::Session;
use crate::game::settings::Settings;
use crate::game::solver::BoardOnStage;
use crate::window::look::Layout;
use bevy::prelude::*;
use sudoku_board::{Value, Values};

/// The place of a small figure in its cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FigurePlace {
    /// In the small square of its value.
    Own,
    /// In the next corner.
    Corner,
    /// In the line between the corners.
    Between,
}

/// A small figure that is seen in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SmallFigure {
    /// The value.
    pub value: Value,
    /// The look, which is never that of a hidden figure.
    pub look: FigureLook,
    /// The place.
    pub place: FigurePlace,
}

/// The small figures of a cell, all of which are one picture.
#[derive(Component, Clone, Default, PartialEq, Eq, Hash, Debug)]
pub struct Figures(pub Vec<SmallFigure>);

impl Figures {
    /// Returns the values in the small squares of their own.
    pub fn in_own_places(&self) -> Values {
        self.0.iter().filter(|figure| figure.place == FigurePlace::Own).map(|figure| figure.value).collect()
    }

    /// Returns all values.
    pub fn values(&self) -> Values {
        self.0.iter().map(|figure| figure.value).collect()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, look.in_set(StageSystems::LookUp).after(super::looks::look_up));
}

/// Computes what each cell shows: allowed, noted and single digits; marks take precedence over all of them. A mark needs the
/// place of its digit, so corner notes in its cell are not shown there. Figures that are too small to be read are not shown.
fn look(
    (scene, session): (Res<State<Scene>>, Res<Session>),
    on_stage: BoardOnStage,
    settings: Res<Settings>,
    (looks, layout): (Res<Looks>, Res<Layout>),
    mut cells: Query<(&CellId, &mut Figures)>,
) {
    if !(on_stage.is_changed() || settings.is_changed() || looks.is_changed() || layout.is_changed()) {
        return;
    }
    if !layout.shows_figures() {
        cells.iter_mut().for_each(|(_, mut figures)| {
            figures.set_if_neq(Figures::default());
        });
        return;
    }
    // A board that a page has brought along shows only the marks on it.
    let overlay = on_stage.has_overlay();
    let covered = !overlay && (*scene.get() == Scene::Paused || on_stage.draft().is_some());
    let board = on_stage.board();
    let rules = board.rules();
    let blank: Vec<bool> =
        rules.cells().map(|cell| !covered && board.get(cell).is_none() && looks.digit(cell).is_none()).collect();
    let mut singles = vec![Values::EMPTY; rules.cell_count()];
    if settings.singles() {
        board.singles().iter().for_each(|single| singles[rules.index(single.cell)].insert(single.value));
    }
    let notes = session.notes();
    let mut allowed = vec![Values::EMPTY; rules.cell_count()];
    if settings.allowed_digits() {
        board.blanks().for_each(|cell| allowed[rules.index(cell)] = board.candidates(cell).minus(notes.struck(cell)));
    }
    let marked: Vec<(Candidate, FigureLook)> = looks
        .iter()
        .rev()
        .filter_map(|look| match look {
            Look::Figure(candidate, look) => Some((candidate, look)),
            Look::Badge(candidate, ..) => Some((candidate, FigureLook::Note)),
            _ => None,
        })
        .collect();
    let left = on_stage.left();
    for (id, mut figures) in &mut cells {
        let cell = id.cell();
        let index = rules.index(cell);
        let of_cell: Vec<_> = marked.iter().filter(|(mark, _)| mark.cell == cell).collect();
        let (noted, corners) = (notes.get(cell), notes.corners(cell));
        let own = |value| {
            let look = if let Some((_, look)) = of_cell.iter().find(|(mark, _)| mark.value == value) {
                *look
            } else if overlay {
                FigureLook::Hidden
            } else if let Some(left) = left {
                // The candidates that logic has left; the ones that it has struck are hidden.
                if left.candidates(cell).contains(value) { FigureLook::Allowed } else { FigureLook::Hidden }
            } else if singles[index].contains(value) {
                FigureLook::Single
            } else if noted.contains(value) {
                FigureLook::Note
            } else if allowed[index].contains(value) {
                FigureLook::Allowed
            } else {
                FigureLook::Hidden
            };
            (look != FigureLook::Hidden).then_some(SmallFigure { value, look, place: FigurePlace::Own })
        };
        let seen = if !blank[index] {
            Vec::new()
        } else if overlay || left.is_some() || corners.is_empty() || !of_cell.is_empty() {
            Values::up_to(layout.side).iter().filter_map(own).collect()
        } else {
            let (between, look) = match noted {
                Values::EMPTY => (allowed[index], FigureLook::Allowed),
                _ => (noted, FigureLook::Note),
            };
            let corner = |value| SmallFigure { value, look: FigureLook::Note, place: FigurePlace::Corner };
            let between = between.iter().map(|value| SmallFigure { value, look, place: FigurePlace::Between });
            corners.iter().map(corner).chain(between).collect()
        };
        figures.set_if_neq(Figures(seen));
    }
}
