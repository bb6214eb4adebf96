//! The solver's panel: which engine, its controls, its counters and the depth over time.

use crate::classic::{Cell, Digit};
use crate::engines::Engine;
use crate::game::input::commands::{Command, with_keys};
use crate::game::look::{Settings, Theme};
use crate::game::owl::labels::{self, Named};
use crate::game::owl::words::{self, words};
use crate::game::panels::film;
use crate::game::panels::style::{self, choice, depth_and_predict, muted, switch_box};
use crate::game::panels::tree::{ROW, Telling, large, tree};
use crate::game::play::BlockProgram;
use crate::game::script::{FilmSpeed, Request, Scene, SolverRequest, Switch};
use crate::game::solver::Solver;
use crate::run::{Film, FilmState, Run, Unit};
use crate::search::Search;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Align, Button, ComboBox, DragValue, Label, Layout, RichText, Ui, WidgetInfo, WidgetType};

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
    let jumps = film::Jumps { to: &jumps(), enabled: !(solving && film.is_at_end()) };
    let buttons =
        |ui: &mut Ui| film::buttons(ui, theme, running, (words().watch(), words().watch_tooltip()), stop.clone());
    let mut asked = None;
    if height < LOW {
        // What is pressed most comes first, where the rest must be scrolled to.
        asked = asked.or(buttons(ui));
        if solving {
            ui.columns(2, |sides| {
                asked = asked.take().or(film::time_line(&mut sides[0], theme, &film));
                asked = asked.take().or(film::speed(&mut sides[1], theme, shown.speed.0, jumps));
            });
            asked = asked.or(calls_and_stops(ui, theme, &shown.solver, &film));
            asked = asked.or(units(ui, theme, &shown.solver));
        } else {
            asked = asked.or(film::speed(ui, theme, shown.speed.0, jumps));
        }
        asked = asked.or(engines(ui, shown));
    } else {
        asked = asked.or(engines(ui, shown));
        asked = asked.or(buttons(ui));
        if solving {
            asked = asked.or(calls_and_stops(ui, theme, &shown.solver, &film));
            asked = asked.or(units(ui, theme, &shown.solver));
        }
        asked = asked.or(film::speed(ui, theme, shown.speed.0, jumps));
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
        let graph = (0.34 * left).clamp(48.0, 160.0);
        asked = asked.or(tree_heading(ui, theme));
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
fn jumps() -> [(String, Command); 4] {
    [
        (words().take_back_reached(), Command::TakeBack),
        (words().in_cell_reached(), Command::InCell),
        (words().jump_solution_reached(), Command::Solution),
        (words().jump_end_reached(), Command::VeryEnd),
    ]
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
    ui.horizontal(|ui| {
        let cells = stops.cells.iter().map(|&cell| words::name(cell));
        let blocks = (!stops.blocks.is_empty()).then(|| words().stops_blocks(stops.blocks.len()));
        let depth = stops.depth.map(|depth| words().stops_depth(depth));
        let mut all: Vec<String> = cells.chain(depth).chain(blocks).collect();
        if all.is_empty() {
            all.push(words().list_none());
        }
        // The line has its room even while there is no stop, and no more than it needs.
        ui.spacing_mut().interact_size.y = 18.0;
        let told = RichText::new(words().stops_are(all.join(", "))).small().color(theme.muted.egui());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let clear = Button::new(RichText::new(words().forget_stops()).small()).small();
            let clear = ui.add_enabled(!stops.is_empty(), clear).on_hover_text(words().forget_stops_tooltip());
            clear.widget_info(|| {
                WidgetInfo::labeled(WidgetType::Button, !stops.is_empty(), words().forget_stops_name())
            });
            if clear.clicked() {
                asked = Some(SolverRequest::ForgetStops.into());
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(Label::new(told).truncate()));
        });
    });
    asked
}

/// What one step is.
fn units(ui: &mut Ui, theme: &Theme, solver: &Solver) -> Option<Request> {
    let mut asked = None;
    // A check of one digit runs blocks, whatever engine is chosen.
    let engine = solver.run().map_or(solver.engine, Run::engine);
    let has_blocks = engine == Engine::Blocks;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.spacing_mut().button_padding.x = 7.0;
        muted(ui, theme, words().unit());
        // Where there are no blocks, no step is a block.
        for unit in Unit::ALL.into_iter().filter(|unit| has_blocks || *unit != Unit::Block) {
            let chosen = unit == solver.unit || (!has_blocks && unit == Unit::Digit && solver.unit == Unit::Block);
            let Named { word, tooltip } = labels::unit(unit, engine);
            if choice(ui, theme, chosen, &word, &tooltip).clicked() {
                asked = Some(SolverRequest::SetUnit(unit).into());
            }
        }
    });
    asked
}

/// What stands above the tree of calls, and the way to a large one.
fn tree_heading(ui: &mut Ui, theme: &Theme) -> Option<Request> {
    ui.horizontal(|ui| {
        style::lower(ui, 18.0);
        muted(ui, theme, words().tree_of_calls());
        let right = Layout::right_to_left(Align::Center);
        let link = |ui: &mut Ui| {
            style::link(ui, RichText::new(Command::Tree.word()).small()).on_hover_text(Command::Tree.tooltip())
        };
        Command::Tree.request().filter(|_| ui.with_layout(right, link).inner.clicked())
    })
    .inner
}

/// The tree of calls: digits in cells.
fn call_tree(ui: &mut Ui, theme: &Theme, run: &Run, height: f32) -> Option<Request> {
    told(run, |telling| tree(ui, theme, run.tree(), telling, height))
}

/// The same with room for all of it.
pub fn large_tree(ui: &mut Ui, theme: &Theme, run: &Run, height: f32) -> Option<Request> {
    told(run, |telling| large(ui, theme, run.tree(), telling, height))
}

/// How the tree of the run is told.
fn told<T>(run: &Run, draw: impl FnOnce(&Telling<(Cell, Digit)>) -> T) -> T {
    let levels = run.search().levels();
    draw(&Telling {
        sign: &|(_, digit): (Cell, Digit)| digit.to_string(),
        name: &|(cell, digit): (Cell, Digit)| words().tree_digit(digit.to_string(), words::name(cell)),
        untried: &|at: usize| levels.get(at - 1).map_or(0, |level| level.rest.len()),
    })
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
        muted(ui, theme, &name);
        let drag =
            ui.add(DragValue::new(&mut depth).range(0..=Cell::COUNT)).on_hover_text(words().stop_at_depth_tooltip());
        drag.widget_info(|| WidgetInfo::labeled(WidgetType::DragValue, true, &name));
        if drag.changed() {
            asked = Some(SolverRequest::StopAtDepth(Some(depth).filter(|&depth| depth > 0)).into());
        }
        asked
    });
    let equations = match run.engine() {
        _ if run.playback().is_waiting() => Some(words().equations_wait()),
        Engine::BinaryProgram => Some(words().equations_solved(words::thousands(run.relaxations()))),
        _ => None,
    };
    let hottest = run.heat().hottest().filter(|_| shown.settings.heat);
    let hottest = hottest.map(|cell| (cell, run.heat().of(cell))).filter(|(_, count)| *count > 1);
    let hottest = hottest.map(|(cell, count)| words().hottest(words::name(cell), words::thousands(u64::from(count))));
    let line: Vec<String> = equations.into_iter().chain(hottest).collect();
    // The line has its room even while it is empty.
    muted(ui, theme, line.join(" · "));
    asked.inner
}
