//! The solver's panel: which engine, its controls, its counters and the depth over time.

use super::film::{self, Buttons, Place};
use super::style::{heading, muted, switch_box, word_button};
use crate::game::settings::{Settings, Switch};
use crate::game::solving::{Jump, Run, Solver};
use crate::game::theme::Theme;
use crate::game::{Request, Scene, words};
use crate::search::{Engine, Search};
use bevy_egui::egui::{ComboBox, Ui, Vec2, WidgetInfo, WidgetType};

/// What the panel shows.
pub struct Shown<'a> {
    pub scene: Scene,
    pub solver: &'a Solver,
    pub settings: &'a Settings,
}

/// The height of all but the plot, while nothing runs and while it does.
const HEIGHT_AT_REST: f32 = 290.0;
const HEIGHT_RUNNING: f32 = 566.0;

/// In less height than this, in points, the order is another.
const LOW: f32 = 240.0;

/// The solver's controls, in that height if they can.
pub fn watch(ui: &mut Ui, theme: &Theme, shown: &Shown, height: f32) -> Option<Request> {
    let solving = shown.scene == Scene::Solving;
    let run = shown.solver.run();
    let state = Buttons {
        shown: solving,
        runs: solving && !shown.solver.is_paused(),
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
            asked = asked.or(jumps(ui, theme));
        }
        asked = asked.or(engines(ui, shown.solver.engine()));
        asked = asked.or(film::speed(ui, theme, shown.solver.speed()));
    } else {
        heading(ui, "Watch the solver");
        asked = asked.or(engines(ui, shown.solver.engine()));
        asked = asked.or(film::buttons(ui, theme, &state));
        if solving {
            asked = asked.or(jumps(ui, theme));
        }
        asked = asked.or(film::speed(ui, theme, shown.solver.speed()));
        if solving {
            asked = asked.or(film::time_line(ui, theme, place));
        }
    }
    counters(ui, theme, run, solving);
    muted(ui, theme, "Depth over time");
    let fixed = if solving { HEIGHT_RUNNING } else { HEIGHT_AT_REST };
    let (trail, per_sample) = run.map_or((&[][..], 1), |run| {
        let line = run.playback().line();
        (line.trail(), line.steps_per_sample())
    });
    film::plot(ui, theme, trail, per_sample, place, (height - fixed).clamp(48.0, 200.0));
    if solving {
        asked = asked.or(ui.horizontal(|ui| help(ui, theme, shown)).inner);
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
                asked = Some(Request::ChooseEngine(other));
            }
        }
    });
    let spoken = format!("Engine: {}", engine.label());
    shown.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, &spoken));
    shown.response.on_hover_text(format!("{} (V for the next engine)", engine.about()));
    asked
}

/// Where to go on to.
fn jumps(ui: &mut Ui, theme: &Theme) -> Option<Request> {
    let mut asked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let width = (ui.available_width() - 18.0) / 4.0;
        for (word, tooltip, jump) in [
            ("Back", "On to the next digit that is taken back (B)", Jump::TakeBack),
            ("In cell", "On to the next digit in the current cell; click one first (I)", Jump::Placement),
            ("Solved", "On to the next solution (J)", Jump::Solution),
            ("End", "On to the very end, past all solutions (U)", Jump::End),
        ] {
            if word_button(ui, theme, width, word, tooltip, true).clicked() {
                asked = Some(Request::Jump(jump));
            }
        }
    });
    asked
}

fn counters(ui: &mut Ui, theme: &Theme, run: Option<&Run>, solving: bool) {
    let counts = run.map(|run| run.search().counts()).unwrap_or_default();
    let depth = run.map_or(0, |run| run.search().levels().len() as u64);
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

/// The heat map, and what the binary program is doing.
fn help(ui: &mut Ui, theme: &Theme, shown: &Shown) -> Option<Request> {
    ui.spacing_mut().item_spacing = Vec2::new(8.0, 0.0);
    let asked = switch_box(ui, shown.settings, Switch::Heat);
    let run = shown.solver.run();
    if run.is_some_and(|run| run.playback().is_waiting()) {
        muted(ui, theme, "solving the equations …");
    } else if shown.settings.heat
        && let Some((cell, count)) =
            run.and_then(|run| Some((run.heat().hottest()?, run.heat().of(run.heat().hottest()?))))
    {
        muted(ui, theme, format!("most: {cell}, {}", words::thousands(u64::from(count))));
    }
    asked
}
