//! Marks the solver's work: the current cell, the cells that refuse, digits taken back and the reason, and digits left to try.

use super::model_rows::ModelRows;
use super::watched::Solver;
use crate::game::marks::{Mark, Marks};
use crate::game::requests::Scene;
use crate::game::script::FrameSystems;
use crate::game::settings::Settings;
use crate::game::solver::watching;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (mark_run, mark_equation).in_set(FrameSystems::Mark));
}

fn mark_run(scene: Res<State<Scene>>, solver: Res<Solver>, settings: Res<Settings>, mut marks: ResMut<Marks>) {
    if scene.is_changed() || solver.is_changed() || settings.is_changed() {
        let run = solver.run().filter(|_| *scene.get() == Scene::Solving);
        marks.write("run", run.map(|run| watching::marks(run, settings.heat())).unwrap_or_default());
    }
}

fn mark_equation(rows: Res<ModelRows>, mut marks: ResMut<Marks>) {
    if rows.is_changed() {
        marks.write("equation", rows.equation().map(|equation| Mark::Equation(equation.into())).into_iter().collect());
    }
}
