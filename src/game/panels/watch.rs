//! The solver's panel: which engine, its controls, its counters and the depth over time.

use crate::engines::Engine;
use crate::game::film::{Film, FilmState, Run};
use crate::game::input::commands::{Command, with_keys};
use crate::game::look::{Settings, Theme};
use crate::game::owl::labels;
use crate::game::owl::words::{self, words};
use crate::game::panels::film;
use crate::game::panels::style::{heading, muted, switch_box};
use crate::game::script::{FilmSpeed, Request, Scene, SolverRequest, Switch};
use crate::game::solver::Solver;
use crate::search::Search;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{ComboBox, Ui, WidgetInfo, WidgetType};

/// What the panel shows.
#[derive(SystemParam)]
pub struct WatchPanel<'w> {
    scene: Res<'w, State<Scene>>,
    solver: Res<'w, Solver>,
    speed: Res<'w, FilmSpeed>,
    settings: Res<'w, Settings>,
}

/// The height of what stands below the plot while the solver works.
const BELOW_PLOT: f32 = 60.0;

/// In less height than this, in points, the order is another.
const LOW: f32 = 240.0;

/// The solver's controls, in that height if they can.
pub fn watch(ui: &mut Ui, theme: &Theme, shown: &WatchPanel, height: f32) -> Option<Request> {
    let solving = *shown.scene == Scene::Solving;
    let run = shown.solver.run();
    let top = ui.cursor().top();
    let film = run.map(|run| run.playback().state()).unwrap_or_default();
    let running = Some(&film).filter(|_| solving);
    let stop = with_keys(words().stop_tooltip(), &[Command::Stop, Command::LeaveSolver]);
    let buttons = |ui: &mut Ui| film::buttons(ui, theme, running, words().watch_tooltip(), stop.clone());
    let mut asked = None;
    if height < LOW {
        // What is pressed most comes first, where the rest must be scrolled to.
        asked = asked.or(buttons(ui));
        if solving {
            asked = asked.or(film::time_line(ui, theme, &film));
            asked = asked.or(jumps(ui, theme, !film.is_at_end()));
        }
        asked = asked.or(engines(ui, shown.solver.engine()));
        asked = asked.or(film::speed(ui, theme, shown.speed.0));
    } else {
        heading(ui, words().watch_heading());
        asked = asked.or(engines(ui, shown.solver.engine()));
        asked = asked.or(buttons(ui));
        if solving {
            asked = asked.or(jumps(ui, theme, !film.is_at_end()));
        }
        asked = asked.or(film::speed(ui, theme, shown.speed.0));
        if solving {
            asked = asked.or(film::time_line(ui, theme, &film));
        }
    }
    counters(ui, theme, run, &film, solving);
    muted(ui, theme, words().depth_over_time());
    let trail = run.map_or(&[][..], |run| run.playback().trail());
    let below = if solving { BELOW_PLOT } else { 0.0 };
    let left = height - (ui.cursor().top() - top) - below - 8.0;
    film::plot(ui, theme, trail, &film, left.clamp(48.0, 220.0));
    if solving {
        asked = asked.or(help(ui, theme, shown));
    }
    asked
}

/// The chooser of engines.
fn engines(ui: &mut Ui, engine: Engine) -> Option<Request> {
    let mut asked = None;
    let width = ui.available_width();
    let about = labels::engine(engine);
    let shown = ComboBox::from_id_salt("engine").selected_text(&about.word).width(width).show_ui(ui, |ui| {
        for other in Engine::ALL {
            let entry = labels::engine(other);
            if ui.selectable_label(other == engine, entry.word).on_hover_text(entry.tooltip).clicked() {
                asked = Some(SolverRequest::Choose(other).into());
            }
        }
    });
    let spoken = words().engine(&about.word);
    shown.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, &spoken));
    shown.response.on_hover_text(words().engine_tooltip(about.tooltip, Command::NextEngine.keys()));
    asked
}

/// Where to go on to.
fn jumps(ui: &mut Ui, theme: &Theme, enabled: bool) -> Option<Request> {
    let jumps = [
        (words().jump_take_back(), words().take_back_reached(), Command::TakeBack),
        (words().in_cell(), words().in_cell_reached(), Command::InCell),
        (words().jump_solution(), words().jump_solution_reached(), Command::Solution),
        (words().jump_end(), words().jump_end_reached(), Command::VeryEnd),
    ];
    film::jumps(ui, theme, &jumps, enabled)
}

fn counters(ui: &mut Ui, theme: &Theme, run: Option<&Run>, film: &FilmState, solving: bool) {
    let counts = run.map(|run| run.search().counts()).unwrap_or_default();
    let mut tiles = vec![
        (words().counter_tried(), counts.tries),
        (words().counter_depth(), film.depth as u64),
        (words().counter_placed(), counts.placements),
        (words().counter_taken_back(), counts.retractions),
    ];
    if solving {
        tiles.extend([(words().counter_solutions(), counts.solutions), (words().counter_rate(), film.rate)]);
    }
    film::counters(ui, theme, &tiles);
}

/// The heat map, and how the binary program gets on.
fn help(ui: &mut Ui, theme: &Theme, shown: &WatchPanel) -> Option<Request> {
    let run = shown.solver.run()?;
    let asked = ui.horizontal(|ui| {
        let asked = switch_box(ui, &shown.settings, Switch::Heat);
        let hottest = run.heat().hottest().filter(|_| shown.settings.heat);
        if let Some((cell, count)) = hottest.map(|cell| (cell, run.heat().of(cell))).filter(|(_, count)| *count > 1) {
            muted(ui, theme, words().hottest(cell.to_string(), words::thousands(u64::from(count))));
        }
        asked
    });
    if run.playback().is_waiting() {
        muted(ui, theme, words().equations_wait());
    } else if run.engine() == Engine::BinaryProgram {
        muted(ui, theme, words().equations_solved(words::thousands(run.relaxations())));
    }
    asked.inner
}
