//! The solver's panel: which engine, its controls, its counters and the depth over time.

use crate::game::film::control::Control;
use crate::game::film::jump::Jump;
use crate::game::film::run::Run;
use crate::game::film::speed::Speed;
use crate::game::look::settings::Settings;
use crate::game::look::theme::Theme;
use crate::game::owl::words;
use crate::game::panels::film::{self, Buttons, Place};
use crate::game::panels::style::{heading, muted, switch_box};
use crate::game::script::choices::Switch;
use crate::game::script::requests::{Request, SolverRequest};
use crate::game::script::scene::Scene;
use crate::game::solver::Solver;
use crate::search::{Engine, Rewind, Search};
use bevy_egui::egui::{ComboBox, Ui, WidgetInfo, WidgetType};

/// What the panel shows.
pub struct Shown<'a> {
    pub scene: Scene,
    pub solver: &'a Solver,
    pub speed: Speed,
    pub settings: &'a Settings,
}

/// The height of what stands below the plot while the solver works.
const BELOW_PLOT: f32 = 60.0;

/// In less height than this, in points, the order is another.
const LOW: f32 = 240.0;

/// The solver's controls, in that height if they can.
pub fn watch(ui: &mut Ui, theme: &Theme, shown: &Shown, height: f32) -> Option<Request> {
    let solving = shown.scene == Scene::Solving;
    let run = shown.solver.run();
    let top = ui.cursor().top();
    let at_end = solving && run.is_some_and(Run::is_at_end);
    let state = Buttons {
        shown: solving,
        runs: solving && !shown.solver.is_paused(),
        at_end,
        can_stop: solving,
        begin: ("Watch", "Watch the engine solve the board from here (W)"),
        stop: "Stop the solver and give my board back (X or Escape)",
    };
    let place = run.map(place).unwrap_or_default();
    let mut asked = None;
    if height < LOW {
        // What is pressed most comes first, where the rest must be scrolled to.
        asked = asked.or(film::buttons(ui, theme, &state));
        if solving {
            asked = asked.or(film::time_line(ui, theme, place));
            asked = asked.or(jumps(ui, theme, !at_end));
        }
        asked = asked.or(engines(ui, shown.solver.engine()));
        asked = asked.or(film::speed(ui, theme, shown.speed));
    } else {
        heading(ui, "Watch the solver");
        asked = asked.or(engines(ui, shown.solver.engine()));
        asked = asked.or(film::buttons(ui, theme, &state));
        if solving {
            asked = asked.or(jumps(ui, theme, !at_end));
        }
        asked = asked.or(film::speed(ui, theme, shown.speed));
        if solving {
            asked = asked.or(film::time_line(ui, theme, place));
        }
    }
    counters(ui, theme, run, solving);
    muted(ui, theme, "Depth over time");
    let (trail, per_sample) = run.map_or((&[][..], 1), |run| {
        let line = run.playback().line();
        (line.trail(), line.steps_per_sample())
    });
    let below = if solving { BELOW_PLOT } else { 0.0 };
    let left = height - (ui.cursor().top() - top) - below - 8.0;
    film::plot(ui, theme, trail, per_sample, place, left.clamp(48.0, 220.0));
    if solving {
        asked = asked.or(help(ui, theme, shown));
    }
    asked
}

fn place(run: &Run) -> Place {
    let line = run.playback().line();
    Place { position: line.position(), furthest: line.furthest(), ended: line.ended() }
}

/// The chooser of engines.
fn engines(ui: &mut Ui, engine: Engine) -> Option<Request> {
    let mut asked = None;
    let width = ui.available_width();
    let shown = ComboBox::from_id_salt("engine").selected_text(engine.label()).width(width).show_ui(ui, |ui| {
        for other in Engine::ALL {
            if ui.selectable_label(other == engine, other.label()).on_hover_text(other.about()).clicked() {
                asked = Some(SolverRequest::Choose(other).into());
            }
        }
    });
    let spoken = format!("Engine: {}", engine.label());
    shown.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, &spoken));
    shown.response.on_hover_text(format!("{} (V for the next engine)", engine.about()));
    asked
}

/// Where to go on to.
fn jumps(ui: &mut Ui, theme: &Theme, enabled: bool) -> Option<Request> {
    let goals = [
        ("Take-back", "the next digit that is taken back (B)", Control::Jump(Jump::TakeBack).into()),
        ("In cell", "the next digit in the current cell; click one first (I)", Control::Jump(Jump::Placement).into()),
        ("Solution", "the next solution (J)", Control::Jump(Jump::Solution).into()),
        ("End", "the very end, past all solutions (U)", Control::Jump(Jump::End).into()),
    ];
    film::jumps(ui, theme, &goals, enabled)
}

fn counters(ui: &mut Ui, theme: &Theme, run: Option<&Run>, solving: bool) {
    let counts = run.map(|run| run.search().counts()).unwrap_or_default();
    let depth = run.map_or(0, |run| run.search().depth() as u64);
    let mut tiles = vec![
        ("Tried", counts.tries),
        ("Depth", depth),
        ("Placed", counts.placements),
        ("Taken back", counts.retractions),
    ];
    if solving {
        let rate = run.map_or(0, |run| run.playback().rate());
        tiles.extend([("Solutions", counts.solutions), ("Steps a second", rate)]);
    }
    film::counters(ui, theme, &tiles);
}

/// The heat map, and how the binary program gets on.
fn help(ui: &mut Ui, theme: &Theme, shown: &Shown) -> Option<Request> {
    let run = shown.solver.run()?;
    let asked = ui.horizontal(|ui| {
        let asked = switch_box(ui, shown.settings, Switch::Heat);
        let hottest = run.heat().hottest().filter(|_| shown.settings.heat);
        if let Some((cell, count)) = hottest.map(|cell| (cell, run.heat().of(cell))).filter(|(_, count)| *count > 1) {
            muted(ui, theme, format!("most: {cell}, {}", words::thousands(u64::from(count))));
        }
        asked
    });
    if run.playback().is_waiting() {
        muted(ui, theme, "The equations are being solved …");
    } else if run.engine() == Engine::BinaryProgram {
        muted(ui, theme, format!("Equations solved so far: {}", words::thousands(run.relaxations())));
    }
    asked.inner
}
