//! Marks what the solver does: where it is at work, what refuses, what is taken back and why, what is left to try.

use super::model_rows::ModelRows;
use super::watching::Solver;
use crate::classic::{Cell, Digit, check_digit};
use crate::game::help::hints;
use crate::game::look::Settings;
use crate::game::marks::{Area, Candidate, Mark, Marks};
use crate::game::script::{FrameSystems, Scene};
use crate::run::Run;
use crate::search::{Need, Reason, Step};
use crate::session::Notes;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (mark_run, mark_equation).in_set(FrameSystems::Mark));
}

fn mark_run(scene: Res<State<Scene>>, solver: Res<Solver>, settings: Res<Settings>, mut marks: ResMut<Marks>) {
    if scene.is_changed() || solver.is_changed() || settings.is_changed() {
        let run = solver.run().filter(|_| *scene.get() == Scene::Solving);
        marks.write("run", run.map(|run| marks_of(run, settings.heat)).unwrap_or_default());
    }
}

fn marks_of(run: &Run, heat: bool) -> Vec<Mark> {
    let mut marks = Vec::new();
    if heat {
        marks.extend(Cell::all().map(|cell| Mark::Heat(cell, run.heat().strength(cell))));
    }
    if let Some(why) = run.why() {
        marks.push(Mark::Looked(why.need.into()));
        marks.extend(why.forbidding.iter().map(|&(cell, _)| Mark::Forbidding(cell)));
    }
    let at_work = |cell, digit| [Mark::Tried(cell), Mark::TriedDigit(Candidate::new(cell, digit))];
    if let Some(found) = run.found() {
        let board = run.board();
        let pattern = hints::pattern(&found.deduction, &found.before, &Notes::default());
        // What follows stands on the board already.
        let is_seen = |mark: &Mark| matches!(mark, Mark::Follows(placed) if board.get(placed.cell).is_some());
        marks.extend(pattern.into_iter().filter(|mark| !is_seen(mark)));
    }
    // What is checked stands there all the while, and so does what is in its way.
    if let Some((cell, digit)) = run.checks() {
        marks.extend(at_work(cell, digit));
        marks.extend(check_digit(&run.board(), cell, digit).map(|clash| Mark::Refusing(clash.cell)));
    }
    match run.last_step() {
        Some(Step::Look { need: Need::Cell(cell), .. }) => marks.push(Mark::Tried(cell)),
        Some(Step::Look { need, .. }) => marks.push(Mark::Looked(need.into())),
        Some(Step::Try { cell, digit, refused_by }) => {
            marks.extend(at_work(cell, digit));
            if let Some(house) = refused_by {
                marks.push(Mark::Looked(Area::House(house)));
                marks.extend(check_digit(&run.board(), cell, digit).map(|clash| Mark::Refusing(clash.cell)));
            }
        }
        Some(Step::Place { cell, digit, reason }) => {
            marks.extend(at_work(cell, digit));
            if let Reason::Only(Need::Place(house, _)) = reason {
                marks.push(Mark::Looked(Area::House(house)));
            }
        }
        Some(Step::Retract { cell, .. }) => marks.extend([Mark::Tried(cell), Mark::Retracted(cell)]),
        Some(Step::Relax(_) | Step::Strike(_) | Step::Solution | Step::Cut | Step::Block(_)) | None => {}
    }
    if let Some((cell, open)) = run.open_digits() {
        marks.extend(Digit::ALL.map(|digit| {
            let candidate = Candidate::new(cell, digit);
            if open.contains(digit) { Mark::Open(candidate) } else { Mark::Closed(candidate) }
        }));
    }
    marks
}

fn mark_equation(rows: Res<ModelRows>, mut marks: ResMut<Marks>) {
    if rows.is_changed() {
        marks.write("equation", rows.equation().map(|equation| Mark::Equation(equation.into())).into_iter().collect());
    }
}
