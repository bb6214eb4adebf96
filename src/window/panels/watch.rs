//! The solver's panel: the choice of the engine, its controls, its counters and the depth over time.

use crate::game::clones::StageRules;
use crate::game::help::searches::ComparedSearch;
use crate::game::play::{BlockProgram, OwnSearch};
use crate::game::requests::commands::{Command, with_keys};
use crate::game::requests::{Request, Scene, SolverRequest, Switch, labels};
use crate::game::script::FilmSpeed;
use crate::game::settings::Settings;
use crate::game::solver::Solver;
use crate::window::look::Theme;
use crate::window::panels::own_search::{BUTTONS, both_searches, own_search};
use crate::window::panels::style::{muted, switch_box};
use crate::window::panels::tree::{About, Telling, finished, large, moment, name, short, sign, tree, tree_height};
use crate::window::panels::{film, gauges, style};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Align, Button, ComboBox, Label, Layout, RichText, Ui, WidgetInfo, WidgetType};
use sudoku_board::{Cell, Value};
use sudoku_run::engines::Engine;
use sudoku_run::{EngineRun, Playable, PlaybackState};
use sudoku_solve::search::Search;
use sudoku_words::words;

/// The state that the panel shows.
#[derive(SystemParam)]
pub struct WatchPanel<'w> {
    scene: Res<'w, State<Scene>>,
    solver: Res<'w, Solver>,
    speed: Res<'w, FilmSpeed>,
    settings: Res<'w, Settings>,
    program: Res<'w, BlockProgram>,
    rules: Res<'w, StageRules>,
    search: Res<'w, OwnSearch>,
    compared: Res<'w, ComparedSearch>,
}

/// Below this height, in points, the most important controls come first.
const LOW: f32 = 240.0;

/// The height of a heading including its space, in points.
const HEADING: f32 = 26.0;

/// The height of the depth's graph beside a tree, in points, and the number of levels of the tree that take precedence over it.
const GRAPH: f32 = 48.0;
const LEVELS: f32 = 6.5;

/// The height of the switches and of the line below the tree, in points.
const BELOW: f32 = 56.0;

/// Draws the solver's controls, in that height if possible. They keep their positions when it begins to work.
pub fn watch(ui: &mut Ui, theme: &Theme, shown: &WatchPanel, height: f32) -> Option<Request> {
    let solving = *shown.scene == Scene::Solving;
    if let Some(program) = shown.compared.get().filter(|_| *shown.scene == Scene::Playing) {
        return both_searches(ui, theme, &shown.search.0, program, height);
    }
    let run = shown.solver.run();
    let top = ui.cursor().top();
    let film = run.map(|run| run.playback().state()).unwrap_or_default();
    // The check of a digit runs blocks, whatever engine is chosen.
    let engine = run.filter(|_| solving).map_or(shown.solver.engine(), EngineRun::engine);
    let unit = (run.filter(|_| solving).map_or(shown.solver.unit(), |run| run.unit(shown.solver.unit())), engine);
    let controls = film::FilmControls {
        // The time line of a stopped run cannot be used.
        state: if solving { film } else { PlaybackState { paused: true, ..PlaybackState::default() } },
        has_begun: solving,
        begin: (words().watch(), words().watch_tooltip()),
        // The check of a digit is not a run of the board, so it cannot be started again.
        begins_again: run.is_none_or(|run| run.checked_digit().is_none()),
        stop: (with_keys(words().stop_tooltip(), &[Command::Stop, Command::LeaveSolver]), true),
        speed: shown.speed.get(),
        jumps: film::Jumps { to: &jumps(), enabled: !(solving && film.is_at_end()), stops: Some(shown.solver.stops()) },
        unit: Some(unit),
        counts: Some(unit),
    };
    let is_low = height < LOW;
    let mut asked = None;
    if is_low {
        asked = film::controls(ui, theme, &controls, true).or(engines(ui, shown));
    } else {
        asked = asked.or(engines(ui, shown));
        asked = asked.or(film::controls(ui, theme, &controls, false));
    }
    // The results of the last run stay visible.
    if run.is_some() && !solving {
        muted(ui, theme, words().last_run());
    }
    counters(ui, theme, run, &film);
    let left = |ui: &Ui| height - (ui.cursor().top() - top) - 8.0;
    let trail = run.map_or(&[][..], |run| run.playback().trail());
    let Some(run) = run.filter(|_| solving) else {
        let room = left(ui) - HEADING;
        // With large texts there is no room for the graph.
        if room < GRAPH && !is_low {
            return asked;
        }
        if shown.search.0.has_begun() {
            return asked.or(own_search(ui, theme, &shown.search.0, room.clamp(tree_height(2.0) + BUTTONS, 330.0)));
        }
        muted(ui, theme, words().depth_over_time());
        return asked.or(gauges::plot(ui, theme, trail, &film, room.clamp(GRAPH, 220.0)));
    };
    asked = asked.or(tree_heading(ui, theme));
    let room = left(ui) - BELOW;
    let has_graph = room - HEADING - GRAPH - 8.0 >= tree_height(LEVELS);
    let tree = if has_graph { room - HEADING - GRAPH - 8.0 } else { room };
    asked = asked.or(call_tree(ui, theme, run, tree.max(tree_height(3.0))));
    if has_graph {
        muted(ui, theme, words().depth_over_time());
        asked = asked.or(gauges::plot(ui, theme, trail, &film, GRAPH));
    }
    asked = asked.or(switches(ui, &shown.settings, &[Switch::Heat, Switch::Predict]));
    line_below(ui, theme, shown, run, &film);
    asked
}

/// Draws switches side by side.
pub fn switches(ui: &mut Ui, settings: &Settings, all: &[Switch]) -> Option<Request> {
    ui.horizontal_wrapped(|ui| {
        style::lower(ui, 20.0);
        all.iter().fold(None, |asked: Option<Request>, &switch| asked.or(switch_box(ui, settings, switch)))
    })
    .inner
}

/// Draws the engines that can run on what is on the stage. The others are grey, and their tooltips say why.
pub fn engines(ui: &mut Ui, shown: &WatchPanel) -> Option<Request> {
    let mut asked = None;
    let (problem, engine, is_own) = (shown.solver.problem(), shown.solver.engine_here(), shown.program.is_own());
    let about = sudoku_words::engine(engine, is_own);
    let name = words().engine(&about.word);
    let width = ui.available_width();
    let list = ComboBox::from_id_salt("engine").selected_text(&name).width(width).height(420.0).truncate();
    let list = list.show_ui(ui, |ui| {
        for &other in Engine::ALL {
            let entry = sudoku_words::engine(other, is_own);
            let unfit = labels::unfit(other, problem, &shown.rules.0, is_own);
            let choice = ui.add_enabled(unfit.is_none(), Button::selectable(other == engine, entry.word));
            let choice = choice.on_hover_text(entry.tooltip).on_disabled_hover_text(unfit.unwrap_or_default());
            if choice.clicked() {
                asked = Some(SolverRequest::Choose(other).into());
            }
        }
    });
    list.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, &name));
    list.response.on_hover_text(words().engine_tooltip(about.tooltip, Command::NextEngine.keys()));
    asked
}

/// Returns the moments that the solver can jump to.
fn jumps() -> [(String, Command); 4] {
    [
        (words().take_back_reached(), Command::TakeBack),
        (words().in_cell_reached(), Command::InCell),
        (words().jump_solution_reached(), Command::Solution),
        (words().jump_end_reached(), Command::VeryEnd),
    ]
}

/// Draws the heading of the tree of calls, with a link to the large tree.
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

/// Draws the tree of calls, whose nodes are digits in cells.
fn call_tree(ui: &mut Ui, theme: &Theme, run: &EngineRun, height: f32) -> Option<Request> {
    told(run, |telling| tree(ui, theme, run.tree(), telling, height))
}

/// Draws the tree with room for all of it.
pub fn large_tree(ui: &mut Ui, theme: &Theme, run: &EngineRun, height: f32) -> Option<Request> {
    told(run, |telling| large(ui, theme, run.tree(), telling, height))
}

/// Calls `draw` with the words for the run's tree.
fn told<T>(run: &EngineRun, draw: impl FnOnce(&Telling<(Cell, Value)>) -> T) -> T {
    let levels = run.search().levels();
    draw(&Telling {
        about: About::calls(),
        sign: &sign,
        name: &name,
        short: &short,
        untried: &|at: usize| levels.get(at - 1).map_or(0, |level| level.rest.len()),
        open: &|name| words().tree_stands(name),
        closed: &finished,
        click: &moment,
    })
}

fn counters(ui: &mut Ui, theme: &Theme, run: Option<&EngineRun>, film: &PlaybackState) {
    let counts = run.map(|run| run.search().counts()).unwrap_or_default();
    let tiles = [
        (words().counter_tried(), counts.tries),
        (words().counter_placed(), counts.placements),
        (words().counter_taken_back(), counts.retractions),
        (words().counter_depth(), film.depth as u64),
    ];
    gauges::counters(ui, theme, &tiles);
}

/// Draws the line of further facts: what the engine waits for, the stops, the solutions, the rate and the hottest cell; if
/// there are none, what a click does.
fn line_below(ui: &mut Ui, theme: &Theme, shown: &WatchPanel, run: &EngineRun, film: &PlaybackState) {
    let equations = match run.engine() {
        _ if run.playback().is_waiting() => Some(words().equations_wait()),
        Engine::BinaryProgram => Some(words().equations_solved(sudoku_words::thousands(run.relaxations()))),
        _ => None,
    };
    let stops = &shown.solver.stops();
    let stops = (!stops.is_empty()).then(|| {
        let cells = stops.cells.iter().map(|&cell| sudoku_words::name(cell));
        let blocks = (!stops.blocks.is_empty()).then(|| words().stops_blocks(stops.blocks.len()));
        let depth = stops.depth.map(|depth| words().stops_depth(depth));
        words().stops_are(cells.chain(depth).chain(blocks).collect::<Vec<_>>().join(", "))
    });
    let solutions = Some(run.search().counts().solutions).filter(|&solutions| solutions > 0);
    let solutions =
        solutions.map(|number| words().variable(words().counter_solutions(), sudoku_words::thousands(number)));
    // A speed slow enough to follow is the one that was set, so it is not repeated.
    let rate = Some(film.rate).filter(|_| !shown.speed.get().is_readable() && film.rate > 0);
    let rate = rate.map(|rate| words().variable(words().counter_rate(), sudoku_words::thousands(rate)));
    let hottest = run.heat().hottest().filter(|_| shown.settings.heat());
    let hottest = hottest.map(|cell| (cell, run.heat().of(cell))).filter(|(_, count)| *count > 1);
    let hottest = hottest
        .map(|(cell, count)| words().hottest(sudoku_words::name(cell), sudoku_words::thousands(u64::from(count))));
    let mut all: Vec<String> = equations.into_iter().chain(stops).chain(solutions).chain(rate).chain(hottest).collect();
    if all.is_empty() {
        all.push(words().tree_click());
    }
    let line = all.join(" · ");
    let text = RichText::new(&line).small().color(theme.muted.egui());
    // The tooltip has all of a text that is too long for the line.
    ui.add(Label::new(text).truncate());
}
