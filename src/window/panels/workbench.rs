//! The panels for runs on the workbench, beside the player's sudoku: the controls of the run, its stage, its question and its values.

use crate::game::blocks::machine::shown_value;
use crate::game::requests::commands::{Command, with_keys};
use crate::game::requests::{Page, Request, Scene, Switch, WorkbenchRequest};
use crate::game::script::{FilmSpeed, ProgramSpeed, View};
use crate::game::session::Subject;
use crate::game::settings::Settings;
use crate::game::solver::Solver;
use crate::game::solver::watching::why_it_rests;
use crate::game::workbench::{ChessRun, Chessboard, Workbench, square_name};
use crate::window::look::Theme;
use crate::window::panels::keyboard::{keep_keyboard, put_cursor_at_end};
use crate::window::panels::panel_window::PanelWindow;
use crate::window::panels::sets::PanelSystems;
use crate::window::panels::stage::{room, stage};
use crate::window::panels::style::{Face, heading, muted, named_button, within, word_button};
use crate::window::panels::tree::{About, Telling, finished, moment, tree, tree_height};
use crate::window::panels::watch::switches;
use crate::window::panels::{film, gauges};
use crate::window::pictures::{Clicked, Drawables, actors, chessboard, problem};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    CornerRadius, Id, Key, Label, Sense, Stroke, StrokeKind, TextEdit, TextStyle, Ui, WidgetInfo, WidgetType,
};
use bevy_egui::{EguiPrimaryContextPass, egui};
use sudoku_blocks::{BOARD_LIST, Machine, Opcode};
use sudoku_run::engines::Engine;
use sudoku_run::{Act, Playable, PlaybackState, ProgramRun, Unit};
use sudoku_words::words;

/// The state that the panels show.
#[derive(SystemParam)]
pub struct WorkbenchPanel<'w> {
    workbench: Res<'w, Workbench>,
    films: Res<'w, FilmSpeed>,
    programs: Res<'w, ProgramSpeed>,
    settings: Res<'w, Settings>,
    page: Res<'w, State<Page>>,
    solver: Res<'w, Solver>,
    view: Res<'w, View>,
}

impl WorkbenchPanel<'_> {
    /// Returns the run of a program.
    pub fn run(&self) -> Option<&ProgramRun> {
        self.workbench.run()
    }

    /// Returns the part of the history to which the run belongs.
    pub fn subject(&self) -> Option<&Subject> {
        self.workbench.subject()
    }

    /// Returns where typed text goes while nothing else is asked: into the program's question, unless its blocks are being changed.
    pub fn asked(&self) -> Asked {
        if self.view.programming() { Asked::Besides } else { Asked::First }
    }

    /// Returns true if the workbench is on the stage rather than in a lesson.
    fn is_on_stage(&self) -> bool {
        *self.page.get() == Page::Stage
    }

    /// Returns true if anything can ever be shown below the stage.
    pub fn has_foot(&self) -> bool {
        self.run().is_some_and(|run| is_ever_heard(run.machine()))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (on_stage, at_foot).chain().run_if(in_state(Scene::Running)).in_set(PanelSystems::Foot),
    );
}

/// Draws another problem, or a program with sprites of its own, instead of the board.
fn on_stage(mut window: PanelWindow, shown: WorkbenchPanel, mut drawables: ResMut<Drawables>) -> Result {
    let layout = &window.layout;
    // As long as a program has no sprites on the stage, the board's clones show its list.
    let workbench = &shown.workbench;
    if workbench.shows_board() {
        return Ok(());
    }
    // Space is reserved for the foot if anything can ever be shown there.
    let bottom = if shown.has_foot() { layout.board.max.y } else { layout.foot.max.y };
    let place = Rect::new(layout.stage.min.x + 6.0, layout.board.min.y, layout.stage.max.x - 6.0, bottom);
    window.panel("workbench-stage", place, |ui, theme| {
        let place = ui.max_rect();
        // The board below is covered, and gets no clicks.
        let ground = ui.interact(place, Id::new("workbench-stage"), Sense::click_and_drag());
        drawables.cover(room(place), theme.panel);
        let (picture, is_program) = match (workbench.run(), workbench.chess()) {
            (Some(run), _) if workbench.has_problem() => (problem(theme, run, room(place.shrink(4.0))), true),
            (Some(run), _) => (actors(theme, run, room(place.shrink(4.0)), None), true),
            (None, Some(run)) => {
                let name = |index| square_name(index, run.size());
                let name: Option<&dyn Fn(usize) -> String> = if shown.settings.predict() { Some(&name) } else { None };
                (chessboard(&Chessboard::of_run(run), theme, room(place), name), false)
            }
            (None, None) => return None,
        };
        let clicked = stage(ui, theme, picture, &mut drawables).map(|clicked| match clicked {
            Clicked::Act(act) => WorkbenchRequest::Do(act),
            Clicked::Id(id) if is_program => WorkbenchRequest::Do(Act::Click(id)),
            Clicked::Id(id) => WorkbenchRequest::Predict(id as usize - 1),
        });
        clicked.or(ground.clicked().then_some(WorkbenchRequest::ClickStage)).map(Request::from)
    })
}

/// Draws the program's question, or the number keys that it listens to.
fn at_foot(mut window: PanelWindow, shown: WorkbenchPanel) -> Result {
    let Some(run) = shown.run().filter(|run| is_heard(run.machine())) else {
        return Ok(());
    };
    let rect = window.layout.foot;
    window.panel("workbench-foot", rect, |ui, theme| {
        let rect = ui.max_rect();
        let edge = Stroke::new(1.0, theme.edge.egui());
        ui.painter().rect(rect, CornerRadius::same(10), theme.panel.egui(), edge, StrokeKind::Inside);
        within(ui, rect.shrink2(egui::vec2(12.0, 8.0)), |ui| foot(ui, theme, run, shown.asked()))
    })
}

/// Returns true if the program asks a question or listens to keys.
fn is_heard(machine: &Machine) -> bool {
    machine.question().is_some() || has(machine, Opcode::WhenKeyPressed)
}

/// Returns true if the program can ever ask a question or listen to keys.
fn is_ever_heard(machine: &Machine) -> bool {
    is_heard(machine) || has(machine, Opcode::Ask)
}

fn has(machine: &Machine, opcode: Opcode) -> bool {
    let mut scripts = machine.code().program().scripts();
    scripts.any(|placed| placed.script.blocks.iter().any(|block| block.has(opcode)))
}

/// The most lines of a question below the stage.
const LINES: usize = 2;

/// Returns the height of the panel below the stage: a question of that many lines, and a row of controls.
pub fn foot_height(ui: &Ui) -> f32 {
    let line = ui.text_style_height(&TextStyle::Body);
    LINES as f32 * line + ui.spacing().item_spacing.y + ui.spacing().interact_size.y.max(32.0)
}

/// The ways to treat a program's question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Typed text goes into the answer.
    First,
    /// The question can be answered, but something else has the keyboard.
    Besides,
    /// The question cannot be answered now, and is hidden.
    NotNow,
}

/// Draws the program's question with a field for the answer; or number keys, if the program listens for keys.
pub fn foot(ui: &mut Ui, theme: &Theme, run: &ProgramRun, asked: Asked) -> Option<Request> {
    let machine = run.machine();
    match machine.question() {
        Some(_) if asked == Asked::NotNow => None,
        Some(text) => {
            // Space is reserved for two lines. The tooltip has all of a longer text.
            let style = TextStyle::Body.resolve(ui.style());
            let mut job = LayoutJob::simple(words().lessons_asks_you(text), style, theme.text.egui(), f32::INFINITY);
            job.wrap.max_rows = LINES;
            ui.add(Label::new(job));
            question(ui, theme, last_answer(run), asked == Asked::First)
        }
        None if is_heard(machine) => {
            muted(ui, theme, words().program_keys());
            keys(ui, theme)
        }
        None => None,
    }
}

/// Draws the number keys, for a program that listens to them.
fn keys(ui: &mut Ui, theme: &Theme) -> Option<Request> {
    let mut asked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let width = (ui.available_width() - 9.0 * 5.0) / 10.0;
        for digit in 0..=9 {
            let digit = digit.to_string();
            let tooltip = words().program_key_tooltip(&digit);
            if named_button(ui, width, &digit, &Face::usual(theme, &tooltip, &tooltip, true)).clicked() {
                asked = Some(WorkbenchRequest::Do(Act::Key(digit)).into());
            }
        }
    });
    asked
}

/// Returns the last answer if the program has asked again since; empty if something else was done after it.
fn last_answer(run: &ProgramRun) -> &str {
    match run.playback().line().actions().last() {
        Some((_, _, Act::Answer(text))) => text,
        _ => "",
    }
}

/// Draws the field for the answer to the program's question. An answer that the program did not accept can be corrected.
fn question(ui: &mut Ui, theme: &Theme, last: &str, keeps_keyboard: bool) -> Option<Request> {
    let id = Id::new("program_question");
    let draft: Option<String> = ui.data(|data| data.get_temp(id));
    let mut text = draft.unwrap_or_else(|| last.to_owned());
    let mut asked = None;
    ui.horizontal(|ui| {
        let width = ui.available_width() - 86.0;
        let field = ui.add(
            TextEdit::singleline(&mut text).id(id.with(("field", keeps_keyboard))).desired_width(width).char_limit(400),
        );
        field.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().lessons_question_field()));
        if keeps_keyboard && keep_keyboard(ui, &field) {
            put_cursor_at_end(ui, &field, &text);
        }
        let enter = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let tooltip = words().lessons_question_tooltip();
        if word_button(ui, theme, 70.0, &words().editor_ok(), &tooltip, true).clicked() || enter {
            asked = Some(WorkbenchRequest::Do(Act::Answer(text.clone())).into());
        }
        if asked.is_some() {
            ui.data_mut(|data| data.remove::<String>(id));
        } else if field.changed() {
            ui.data_mut(|data| data.insert_temp(id, text));
        }
    });
    asked
}

/// Draws the controls of the run on the stage, in that height if possible.
pub fn workbench(ui: &mut Ui, theme: &Theme, shown: &WorkbenchPanel, height: f32) -> Option<Request> {
    match (shown.workbench.run(), shown.workbench.chess()) {
        (Some(run), _) => {
            let asked = controls(ui, theme, run, shown, (words().watch(), words().program_watch()), None);
            asked.or(values(ui, theme, run))
        }
        (None, Some(run)) => chess(ui, theme, run, shown, height),
        (None, None) => None,
    }
}

/// The moment that a lesson's task runs to, and how its run continues.
pub struct OfTask<'a> {
    /// A short name of the moment that the program can run to.
    pub moment: Option<&'a str>,
    /// True if the program can run on.
    pub goes_on: bool,
}

/// Draws the controls of a program's run; `begin` is the word and the tooltip of the main button.
pub fn controls(
    ui: &mut Ui,
    theme: &Theme,
    run: &ProgramRun,
    shown: &WorkbenchPanel,
    begin: (String, String),
    of_task: Option<OfTask>,
) -> Option<Request> {
    let on_stage = shown.is_on_stage();
    let has_ended = on_stage && shown.workbench.has_ended();
    // In a lesson, nothing begins again by itself: starting it is up to the learner.
    let goes_on = of_task.as_ref().is_none_or(|of_task| of_task.goes_on);
    let state = run.playback().state();
    let state = PlaybackState { ended: has_ended || (!goes_on && state.furthest > 0), ..state };
    let can_stop = of_task.is_none() || !run.machine().is_idle();
    let usual = [
        (words().jump_call_reached(), Command::InCell),
        (words().jump_return_reached(), Command::TakeBack),
        (words().program_end_reached(), Command::VeryEnd),
    ];
    let moment = of_task.as_ref().and_then(|of_task| of_task.moment);
    let moment = moment.map(|moment| (moment.to_owned(), Command::LessonMoment));
    let jumps: Vec<_> = moment.into_iter().chain(usual).collect();
    let controls = film::FilmControls {
        state,
        has_begun: state.furthest > 0 || !state.paused,
        begin,
        begins_again: on_stage && shown.workbench.has_problem(),
        stop: (with_keys(words().program_stop(), &[Command::Stop]), can_stop),
        speed: if on_stage { shown.films.get() } else { shown.programs.get() },
        jumps: film::Jumps { to: &jumps, enabled: !has_ended, stops: None },
        unit: on_stage.then_some((shown.solver.unit(), Engine::Blocks)),
        counts: Some((if on_stage { shown.solver.unit() } else { Unit::Block }, Engine::Blocks)),
    };
    let asked = film::controls(ui, theme, &controls, false);
    if state.furthest > 0 && (run.has_stopped() || !goes_on) {
        let is_over = !goes_on && run.machine().question().is_none() && run.machine().fault().is_none();
        ui.label(if is_over { words().lessons_rests_for_good() } else { why_it_rests(run) });
    }
    asked
}

/// The most items of a list that are read aloud or written out.
const MOST_ITEMS: usize = 81;

/// Draws the variables and lists of the program.
pub fn values(ui: &mut Ui, theme: &Theme, run: &ProgramRun) -> Option<Request> {
    let machine = run.machine();
    let program = machine.code().program();
    heading(ui, words().variables());
    let clones = machine.actors().iter().filter(|actor| actor.is_clone).count();
    let has_board = machine.code().list(BOARD_LIST).is_some_and(|list| !machine.list(list).is_empty());
    match clones {
        0 if !has(machine, Opcode::CreateClone) => {}
        0 if has_board => muted(ui, theme, words().lessons_no_clones_but_list(BOARD_LIST)),
        _ => muted(ui, theme, words().lessons_clones(clones)),
    }
    for (name, value) in program.variables.iter().zip(machine.variables()) {
        ui.label(words().lessons_value(name, shown_value(value)));
    }
    for actor in machine.actors().iter().filter(|actor| !actor.is_clone) {
        let sprite = &program.sprites[actor.sprite()];
        for (name, value) in sprite.variables.iter().zip(&actor.variables) {
            ui.label(words().lessons_value(words().lessons_of_sprite(name, &sprite.name), shown_value(value)));
        }
    }
    for list in &program.lists {
        let items = machine.code().list(&list.name).map(|place| machine.list(place)).unwrap_or_default();
        let shown = items.iter().take(MOST_ITEMS).map(shown_value).collect::<Vec<_>>().join(" ");
        ui.label(words().lessons_list(&list.name, items.len(), shown));
    }
    None
}

/// Draws the controls of an engine on a chessboard.
fn chess(ui: &mut Ui, theme: &Theme, run: &ChessRun, shown: &WorkbenchPanel, height: f32) -> Option<Request> {
    let top = ui.cursor().top();
    let state = run.state();
    let jumps = [
        (words().chess_take_back(), Command::TakeBack),
        (words().jump_solution_reached(), Command::Solution),
        (words().jump_end_reached(), Command::VeryEnd),
    ];
    let controls = film::FilmControls {
        state,
        has_begun: state.furthest > 0 || !state.paused,
        begin: (words().watch(), words().chess_watch()),
        begins_again: true,
        stop: (with_keys(words().chess_stop(), &[Command::Stop]), true),
        speed: shown.films.get(),
        jumps: film::Jumps { to: &jumps, enabled: !state.is_at_end(), stops: None },
        unit: None,
        counts: None,
    };
    let mut asked = film::controls(ui, theme, &controls, false);
    let tiles = [
        (words().counter_solutions(), run.solutions()),
        (words().counter_depth(), state.depth as u64),
        (words().counter_taken_back(), run.releases()),
        (words().counter_rate(), state.rate),
    ];
    gauges::counters(ui, theme, &tiles);
    muted(ui, theme, words().tree_of_calls());
    // The graph, a line above it and the switch are below the tree.
    let left = height - (ui.cursor().top() - top) - 8.0 - 62.0;
    let graph = (0.3 * left).clamp(48.0, 140.0);
    let square = |label| run.square(label);
    let telling = Telling {
        about: About::calls(),
        sign: &square,
        name: &square,
        short: &|_| String::new(),
        untried: &|_| 0,
        open: &|name| words().tree_stands(name),
        closed: &finished,
        click: &moment,
    };
    asked = asked.or(tree(ui, theme, run.tree(), &telling, (left - graph).max(tree_height(3.0))));
    muted(ui, theme, words().depth_over_time());
    asked = asked.or(gauges::plot(ui, theme, run.playback().trail(), &state, graph));
    asked.or(switches(ui, &shown.settings, &[Switch::Predict]))
}
