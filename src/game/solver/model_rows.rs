//! The equations of the board's binary program; selecting one highlights its house.

use super::watched::Solver;
use crate::game::owl::Speech;
use crate::game::requests::{EquationRequest, Scene};
use crate::game::script::{RequestSchedule, RequestSystems};
use crate::game::session::Session;
use crate::game::solver::watching::offer_moment;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use sudoku_board::classic::Grid;
use sudoku_run::engines::Engine;
use sudoku_solve::search::{Equation, Model, Search};
use sudoku_words::words;

/// The model of the board on the stage, while the binary program is the engine.
#[derive(Resource, Default, Debug)]
pub struct ModelRows {
    of: Option<(Grid, Model)>,
    chosen: Option<usize>,
}

impl ModelRows {
    /// Returns the model, while the binary program is the engine.
    pub fn model(&self) -> Option<&Model> {
        self.of.as_ref().map(|(_, model)| model)
    }

    /// Returns the index of the selected row.
    pub fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// Returns the selected equation.
    pub fn equation(&self) -> Option<Equation> {
        self.model()?.equations().get(self.chosen?).copied()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ModelRows>().add_systems(RequestSchedule, follow.in_set(RequestSystems::Solved));
}

pub(in crate::game) fn handle(
    In(request): In<EquationRequest>,
    scene: Res<State<Scene>>,
    solver: Res<Solver>,
    mut rows: ResMut<ModelRows>,
    mut speech: ResMut<Speech>,
) {
    let Some(last) = rows.model().map(|model| model.equations().len() - 1) else { return };
    rows.chosen = match request {
        EquationRequest::Choose(chosen) => chosen.map(|row| row.min(last)),
        EquationRequest::Move(by) => {
            Some(rows.chosen.map_or(if by < 0 { last } else { 0 }, |row| row.saturating_add_signed(by).min(last)))
        }
    };
    if let Some(equation) = rows.equation() {
        speech.mention(match equation {
            Equation::Given(..) => words().equation_is_given(equation.to_string()),
            Equation::Need(_) => words().equation_is_need(equation.to_string()),
        });
        if let Some(run) = solver.run().filter(|_| *scene.get() == Scene::Solving) {
            offer_moment(run, &mut speech);
        }
    }
}

/// Updates the model to the board from which the run started or, without a run, to the player's board.
fn follow(scene: Res<State<Scene>>, session: Res<Session>, solver: Res<Solver>, mut rows: ResMut<ModelRows>) {
    let run = solver.run().filter(|_| *scene.get() == Scene::Solving);
    let grid = run.map_or_else(|| session.board().classic(), |run| run.search().start().classic());
    let covered = matches!(scene.get(), Scene::Asking | Scene::Paused);
    let Some(grid) = grid.filter(|_| solver.engine == Engine::BinaryProgram && !covered) else {
        if rows.of.is_some() {
            *rows = ModelRows::default();
        }
        return;
    };
    if rows.of.as_ref().is_none_or(|(of, _)| *of != grid) {
        *rows = ModelRows { of: Some((grid, Model::of(&grid))), chosen: None };
    }
}
