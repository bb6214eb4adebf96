//! The solver's panel: which engine, its controls, its counters and the depth over time.

use crate::classic::{Cell, Digit};
use crate::engines::Engine;
use crate::game::input::commands::{Command, with_keys};
use crate::game::look::{Settings, Theme};
use crate::game::owl::labels::{self, Named};
use crate::game::owl::words::{self, words};
use crate::game::panels::film;
use crate::game::panels::style::{self, Face, choice, depth_and_predict, muted, named_button, switch_box};
use crate::game::panels::tree::{ROW, Telling, tree};
use crate::game::play::BlockProgram;
use crate::game::script::{FilmSpeed, Request, Scene, SolverRequest, Switch};
use crate::game::solver::Solver;
use crate::run::{Film, FilmState, Run, Unit};
use crate::search::Search;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Button, ComboBox, DragValue, Ui, WidgetInfo, WidgetType};

/// What the panel shows.
#[derive(SystemParam)]
pub struct WatchPanel<'w> {
    scene: Res<'w, State<Scene>>,
    solver: Res<'w, Solver>,
    speed: Res<'w, FilmSpeed>,
    settings: Res<'w, Settings>,
    program: Res<'w, BlockProgram>,
}

/// The height of what stands below the plot while the solver works.
const BELOW_PLOT: f32 = 60.0;

/// The height of a line that says what stands below it, with its space.
const HEADING: f32 = 34.0;

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
    let buttons =
        |ui: &mut Ui| film::buttons(ui, theme, running, (words().watch(), words().watch_tooltip()), stop.clone());
    let mut asked = None;
    if height < LOW {
        // What is pressed most comes first, where the rest must be scrolled to.
        asked = asked.or(buttons(ui));
        if solving {
            ui.columns(2, |sides| {
                asked = asked.take().or(film::time_line(&mut sides[0], theme, &film));
                asked = asked.take().or(film::speed(&mut sides[1], theme, shown.speed.0));
            });
            asked = asked.or(jumps(ui, theme, !film.is_at_end()));
            asked = asked.or(calls_and_stops(ui, theme, &shown.solver, &film));
            asked = asked.or(units(ui, theme, &shown.solver));
        } else {
            asked = asked.or(film::speed(ui, theme, shown.speed.0));
        }
        asked = asked.or(engines(ui, shown));
    } else {
        asked = asked.or(engines(ui, shown));
        asked = asked.or(buttons(ui));
        if solving {
            asked = asked.or(jumps(ui, theme, !film.is_at_end()));
            asked = asked.or(calls_and_stops(ui, theme, &shown.solver, &film));
            asked = asked.or(units(ui, theme, &shown.solver));
        }
        asked = asked.or(film::speed(ui, theme, shown.speed.0));
        if solving {
            asked = asked.or(film::time_line(ui, theme, &film));
        }
    }
    counters(ui, theme, run, &film, solving);
    let trail = run.map_or(&[][..], |run| run.playback().trail());
    let below = if solving { BELOW_PLOT } else { 0.0 };
    let left = height - (ui.cursor().top() - top) - below - 8.0;
    if let Some(run) = run.filter(|_| solving) {
        let left = left - 2.0 * HEADING;
        let graph = (0.34 * left).clamp(64.0, 160.0);
        muted(ui, theme, words().tree_of_calls());
        asked = asked.or(call_tree(ui, theme, run, (left - graph).max(3.0 * ROW)));
        asked = asked.or(depth_and_predict(ui, theme, &shown.settings));
        asked = asked.or(film::plot(ui, theme, trail, &film, graph));
    } else {
        muted(ui, theme, words().depth_over_time());
        asked = asked.or(film::plot(ui, theme, trail, &film, (left - HEADING).clamp(48.0, 220.0)));
    }
    if solving {
        asked = asked.or(help(ui, theme, shown));
    }
    asked
}

/// What runs on what stands on the stage. What does not is grey, and says why.
pub fn engines(ui: &mut Ui, shown: &WatchPanel) -> Option<Request> {
    let mut asked = None;
    let (problem, engine, is_own) = (shown.solver.problem, shown.solver.engine_here(), shown.program.is_own());
    let about = labels::engine(engine, is_own);
    let name = words().engine(&about.word);
    let width = ui.available_width();
    let list = ComboBox::from_id_salt("engine").selected_text(&name).width(width).height(420.0).truncate();
    let list = list.show_ui(ui, |ui| {
        for &other in Engine::ALL {
            let entry = labels::engine(other, is_own);
            let fits = other.runs_on(problem).is_ok();
            let choice = ui.add_enabled(fits, Button::selectable(other == engine, entry.word));
            let choice = choice.on_hover_text(entry.tooltip).on_disabled_hover_text(labels::unfit(other, problem));
            if choice.clicked() {
                asked = Some(SolverRequest::Choose(other).into());
            }
        }
    });
    list.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, &name));
    list.response.on_hover_text(words().engine_tooltip(about.tooltip, Command::NextEngine.keys()));
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

/// Over a call, out of it; stop at the current cell, and back to where it stopped.
fn calls_and_stops(ui: &mut Ui, theme: &Theme, solver: &Solver, film: &FilmState) -> Option<Request> {
    let at_end = film.is_at_end();
    let buttons = [
        (Command::Over, !at_end),
        (Command::Out, !at_end),
        (Command::StopAtCell, true),
        (Command::StopBefore, !solver.stops.is_empty()),
    ];
    let mut asked = style::commands(ui, theme, &buttons);
    let stops = &solver.stops;
    if !stops.is_empty() {
        let cells = stops.cells.iter().map(|&cell| words::name(cell));
        let blocks = (!stops.blocks.is_empty()).then(|| words().stops_blocks(stops.blocks.len()));
        let depth = stops.depth.map(|depth| words().stops_depth(depth));
        let all: Vec<String> = cells.chain(depth).chain(blocks).collect();
        ui.horizontal(|ui| {
            let name = words().forget_stops_name();
            let face = Face::usual(theme, name, words().forget_stops_tooltip(), true);
            if named_button(ui, 56.0, &words().forget_stops(), &face).clicked() {
                asked = Some(SolverRequest::ForgetStops.into());
            }
            muted(ui, theme, words().stops_are(all.join(", ")));
        });
    }
    asked
}

/// What one step is.
fn units(ui: &mut Ui, theme: &Theme, solver: &Solver) -> Option<Request> {
    let mut asked = None;
    let has_blocks = solver.engine == Engine::Blocks;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.spacing_mut().button_padding.x = 7.0;
        muted(ui, theme, words().unit());
        // Where there are no blocks, no step is a block.
        for unit in Unit::ALL.into_iter().filter(|unit| has_blocks || *unit != Unit::Block) {
            let chosen = unit == solver.unit || (!has_blocks && unit == Unit::Digit && solver.unit == Unit::Block);
            let Named { word, tooltip } = labels::unit(unit, solver.engine);
            if choice(ui, theme, chosen, &word, &tooltip).clicked() {
                asked = Some(SolverRequest::SetUnit(unit).into());
            }
        }
    });
    asked
}

/// The tree of calls: digits in cells.
fn call_tree(ui: &mut Ui, theme: &Theme, run: &Run, height: f32) -> Option<Request> {
    let levels = run.search().levels();
    let telling = Telling {
        sign: &|(_, digit): (Cell, Digit)| digit.to_string(),
        name: &|(cell, digit): (Cell, Digit)| words().tree_digit(digit.to_string(), words::name(cell)),
        untried: &|at: usize| levels.get(at - 1).map_or(0, |level| level.rest.len()),
    };
    tree(ui, theme, run.tree(), &telling, height)
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
        let mut asked = switch_box(ui, &shown.settings, Switch::Heat);
        let mut depth = shown.solver.stops.depth.unwrap_or(0);
        let name = words().stop_at_depth();
        let drag =
            ui.add(DragValue::new(&mut depth).range(0..=Cell::COUNT)).on_hover_text(words().stop_at_depth_tooltip());
        drag.widget_info(|| WidgetInfo::labeled(WidgetType::DragValue, true, &name));
        muted(ui, theme, &name);
        if drag.changed() {
            asked = Some(SolverRequest::StopAtDepth(Some(depth).filter(|&depth| depth > 0)).into());
        }
        let hottest = run.heat().hottest().filter(|_| shown.settings.heat);
        if let Some((cell, count)) = hottest.map(|cell| (cell, run.heat().of(cell))).filter(|(_, count)| *count > 1) {
            muted(ui, theme, words().hottest(words::name(cell), words::thousands(u64::from(count))));
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
