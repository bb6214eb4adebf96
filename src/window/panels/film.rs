//! The playback controls of every run: buttons, speed, the unit of a step, and the time line. They keep their positions when the run begins.

use crate::game::requests::commands::{Command, with_keys};
use crate::game::requests::labels::Named;
use crate::game::requests::{Request, SolverRequest, SpeedRequest, labels};
use crate::window::look::{Theme, fonts};
use crate::window::panels::style::{Face, choice, drawn_button, muted};
use crate::window::panels::{icons, style};
use bevy_egui::egui::containers::menu::{MenuButton, MenuConfig};
use bevy_egui::egui::{
    self, Align2, Button, Color32, DragValue, FontId, Layout, PopupCloseBehavior, RichText, Slider, Ui, Vec2,
    WidgetInfo, WidgetType,
};
use sudoku_blocks::Category;
use sudoku_board::Value;
use sudoku_run::engines::Engine;
use sudoku_run::{Breakpoints, Control, PlaybackState, Speed, Unit};
use sudoku_words::words;

/// A run's playback, and the words of its controls.
pub struct FilmControls<'a> {
    /// The state of the playback; before the run begins, the state in which it will begin.
    pub state: PlaybackState,
    /// True if the run has begun.
    pub has_begun: bool,
    /// The word and the tooltip of the main button before the run begins.
    pub begin: (String, String),
    /// True if the main button starts a run again that has ended.
    pub begins_again: bool,
    /// The tooltip of the Stop button, and whether there is anything to stop.
    pub stop: (String, bool),
    /// The speed of the run.
    pub speed: Speed,
    /// The moments that the run can jump to.
    pub jumps: Jumps<'a>,
    /// The unit of a step, and the engine that makes it; `None` if no unit can be chosen.
    pub unit: Option<(Unit, Engine)>,
    /// The unit in which the speed is given, and the engine; `None` for steps without a name.
    pub counts: Option<(Unit, Engine)>,
}

/// Draws all controls, one below the other; in a low panel, the speed is beside the time line.
pub fn controls(ui: &mut Ui, theme: &Theme, film: &FilmControls, is_low: bool) -> Option<Request> {
    let begun = Some(&film.state).filter(|_| film.has_begun);
    if is_low {
        ui.spacing_mut().item_spacing.y = 4.0;
    }
    let mut asked = buttons(ui, theme, begun, film, if is_low { 32.0 } else { 40.0 });
    if is_low {
        ui.columns(2, |sides| {
            asked = asked.take().or(time_line(&mut sides[0], theme, &film.state));
            asked = asked.take().or(speed(&mut sides[1], theme, film));
        });
        return asked.or(film.unit.and_then(|(unit, engine)| units(ui, theme, unit, engine)));
    }
    asked = asked.or(speed(ui, theme, film));
    asked = asked.or(film.unit.and_then(|(unit, engine)| units(ui, theme, unit, engine)));
    asked.or(time_line(ui, theme, &film.state))
}

/// Draws the buttons with at least that height: step back, watch or pause, step forwards, stop.
fn buttons(
    ui: &mut Ui,
    theme: &Theme,
    film: Option<&PlaybackState>,
    controls: &FilmControls,
    least: f32,
) -> Option<Request> {
    let mut asked = None;
    let (runs, at_end) = (film.is_some_and(|film| !film.paused), film.is_some_and(PlaybackState::is_at_end));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let narrow = ((ui.available_width() - 18.0) * 0.185).floor();
        let wide = ui.available_width() - 3.0 * (narrow + 6.0);
        let height = ui.spacing().interact_size.y.max(least);
        let small = |ui: &mut Ui, face: &Face, draw: fn(&egui::Painter, egui::Rect, Color32)| {
            drawn_button(ui, Vec2::new(narrow, height), face, draw).clicked()
        };
        if small(ui, &Face::of(theme, Command::StepBack, film.is_some()), icons::step_back) {
            asked = Command::StepBack.request();
        }
        let (word, tooltip) = match film {
            None => controls.begin.clone(),
            Some(_) if at_end && controls.begins_again => (words().watch_again(), words().watch_again_tooltip()),
            Some(_) if runs => (words().pause(), words().pause_tooltip()),
            Some(_) => (words().go_on(), words().go_on_tooltip()),
        };
        let tooltip = with_keys(tooltip, &[Command::Watch]);
        let face = Face::usual(theme, &word, tooltip, !at_end || controls.begins_again).strong(theme);
        let draw = |painter: &egui::Painter, square: egui::Rect, ink: Color32| {
            let icon = square.shrink(3.0).translate(Vec2::new(-30.0, 0.0));
            if runs {
                icons::pause(painter, icon, ink)
            } else {
                icons::play(painter, icon, ink)
            }
            let at = square.center() - Vec2::new(16.0, 0.0);
            let write = |size| painter.layout_no_wrap(word.clone(), fonts::bold(size), ink);
            // A long word is written in a smaller size.
            let room = square.center().x + wide / 2.0 - 6.0 - at.x;
            let fits = [17.0, 15.0, 13.5].map(write).into_iter().find(|galley| galley.size().x <= room);
            let galley = fits.unwrap_or_else(|| write(12.0));
            painter.galley(Align2::LEFT_CENTER.anchor_size(at, galley.size()).min, galley, ink);
        };
        if drawn_button(ui, Vec2::new(wide, height), &face, draw).clicked() {
            asked = Command::Watch.request();
        }
        if small(ui, &Face::of(theme, Command::Step, !at_end), icons::single_step) {
            asked = Command::Step.request();
        }
        let (stop, can_stop) = &controls.stop;
        let stop = Face::usual(theme, words().stop(), stop, film.is_some() && *can_stop);
        let stop = Face { ink: theme.stop, ..stop };
        if small(ui, &stop, icons::stop) {
            asked = Command::Stop.request();
        }
    });
    asked
}

/// The moments that a run can jump to.
#[derive(Clone, Copy)]
pub struct Jumps<'a> {
    /// The name of each moment, and the command that jumps to it.
    pub to: &'a [(String, Command)],
    /// True if there is anything ahead.
    pub enabled: bool,
    /// The places at which the run stops by itself; `None` if they cannot be chosen here.
    pub stops: Option<&'a Breakpoints>,
}

/// Draws the slider of the speed and, beside it, the list of moments to jump to.
fn speed(ui: &mut Ui, theme: &Theme, film: &FilmControls) -> Option<Request> {
    let FilmControls { speed, jumps, .. } = *film;
    let mut notch = speed.notch();
    let label = match speed.steps_per_second() {
        None => words().speed_flat_out(),
        Some(steps) => labels::rate(steps, film.counts),
    };
    let mut asked = None;
    ui.horizontal(|ui| {
        let width = ui.available_width() - RUN_TO - ui.spacing().item_spacing.x;
        ui.vertical(|ui| {
            ui.set_max_width(width);
            let slider = Slider::new(&mut notch, 0..=Speed::FLAT_OUT.notch());
            let tooltip = with_keys(words().speed_tooltip(), &[Command::Slower, Command::Faster]);
            labelled(ui, theme, slider, [words().speed(), label, tooltip], theme.accent.egui());
        });
        let can_open = jumps.enabled || jumps.stops.is_some();
        asked = ui.add_enabled_ui(can_open, |ui| run_to(ui, jumps)).inner;
    });
    asked.or((notch != speed.notch()).then(|| SpeedRequest::Set(Speed::from_notch(notch)).into()))
}

/// The width of the list's button, in points.
const RUN_TO: f32 = 88.0;

/// Draws the list of moments to jump to.
fn run_to(ui: &mut Ui, jumps: Jumps) -> Option<Request> {
    let mut asked = None;
    let text = RichText::new(words().run_to()).font(fonts::bold(15.0));
    let button = MenuButton::from_button(Button::new(text).min_size(Vec2::new(RUN_TO, 36.0)));
    // The list stays open after a click in it, because a depth can be dragged in it.
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let (button, _) = button.config(config).ui(ui, |ui| {
        for (reached, command) in jumps.to {
            let button = Button::new(sudoku_words::capitalised(reached)).min_size(ENTRY);
            let entry = ui.add_enabled(jumps.enabled, button);
            let name = words().on_to(with_keys(reached, &[*command]));
            entry.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
            if entry.on_hover_text(&name).clicked() {
                asked = command.request();
                ui.close();
            }
        }
        if let Some(stops) = jumps.stops {
            for (command, enabled) in [(Command::Over, jumps.enabled), (Command::Out, jumps.enabled)] {
                asked = asked.take().or(entry(ui, command, enabled));
            }
            ui.separator();
            asked = asked.take().or(stops_of(ui, stops));
        }
    });
    button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words().run_to()));
    button.on_hover_text(words().run_to_tooltip());
    asked
}

/// The size of an entry of the list, in points.
const ENTRY: Vec2 = Vec2::new(210.0, 30.0);

/// Draws an entry of the list that is a command.
fn entry(ui: &mut Ui, command: Command, enabled: bool) -> Option<Request> {
    let entry = ui.add_enabled(enabled, Button::new(command.word()).min_size(ENTRY));
    let clicked = entry.on_hover_text(command.tooltip()).clicked();
    if clicked {
        ui.close();
    }
    command.request().filter(|_| clicked)
}

/// The number of cells of the largest boards.
const MOST_CELLS: usize = (Value::MOST as usize).pow(2);

/// Draws the menu entries for stops: stop at this cell, go back to the previous stop, stop at a depth, and forget all stops.
fn stops_of(ui: &mut Ui, stops: &Breakpoints) -> Option<Request> {
    let mut asked = entry(ui, Command::StopAtCell, true).or(entry(ui, Command::StopBefore, !stops.is_empty()));
    ui.horizontal(|ui| {
        let mut depth = stops.depth.unwrap_or(0);
        let name = words().stop_at_depth();
        ui.add_space(ui.spacing().button_padding.x);
        ui.label(&name);
        let drag = DragValue::new(&mut depth).range(0..=MOST_CELLS);
        let drag = ui.add(drag).on_hover_text(words().stop_at_depth_tooltip());
        drag.widget_info(|| WidgetInfo::labeled(WidgetType::DragValue, true, &name));
        if drag.changed() {
            asked = Some(SolverRequest::StopAtDepth(Some(depth).filter(|&depth| depth > 0)).into());
        }
    });
    let clear = Button::new(words().forget_stops()).min_size(ENTRY);
    let clear = ui.add_enabled(!stops.is_empty(), clear).on_hover_text(words().forget_stops_tooltip());
    if clear.clicked() {
        asked = Some(SolverRequest::ForgetStops.into());
        ui.close();
    }
    asked
}

/// Draws the buttons that choose the unit of a step.
fn units(ui: &mut Ui, theme: &Theme, unit: Unit, engine: Engine) -> Option<Request> {
    let mut asked = None;
    let has_blocks = engine == Engine::Blocks;
    // Without blocks, a block cannot be the unit of a step.
    let choices: Vec<Unit> = Unit::ALL.into_iter().filter(|unit| has_blocks || *unit != Unit::Block).collect();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.spacing_mut().button_padding.x = 4.0;
        muted(ui, theme, words().unit());
        let width = (ui.available_width() - 5.0 * (choices.len() as f32 - 1.0)) / choices.len() as f32;
        for other in choices {
            let chosen = other == unit || (!has_blocks && other == Unit::Digit && unit == Unit::Block);
            let Named { word, tooltip } = labels::unit(other, engine);
            let size = Vec2::new(width.floor(), ui.spacing().interact_size.y);
            let layout = Layout::centered_and_justified(ui.layout().main_dir());
            let button = ui.allocate_ui_with_layout(size, layout, |ui| choice(ui, theme, chosen, &word, &tooltip));
            if button.inner.clicked() {
                asked = Some(SolverRequest::SetUnit(other).into());
            }
        }
    });
    asked
}

/// Adds a slider as wide as the panel, with its name and its value above it.
fn labelled(ui: &mut Ui, theme: &Theme, slider: Slider, [name, value, tooltip]: [String; 3], fill: Color32) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        caption(ui, theme, &name, &value);
        ui.spacing_mut().slider_width = ui.available_width();
        style::lower(ui, 24.0);
        ui.visuals_mut().selection.bg_fill = fill;
        ui.visuals_mut().widgets.inactive.bg_fill = theme.edge.egui();
        let slider = ui.add(slider.show_value(false));
        // During dragging no tooltip covers what changes.
        let response = if slider.dragged() { slider } else { slider.on_hover_text(tooltip) };
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Slider, true, words().variable(&name, &value)));
    });
}

/// Draws a name on the left and its value on the right. If they are too long, both become smaller, and then the name is left out.
fn caption(ui: &mut Ui, theme: &Theme, name: &str, value: &str) {
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(Vec2::new(width, 18.0), egui::Sense::hover());
    let painter = ui.painter();
    let write =
        |text: &str, size: f32| painter.layout_no_wrap(text.to_owned(), FontId::proportional(size), theme.muted.egui());
    let sizes = [13.0, 12.0, 11.0, 10.0];
    let both = sizes.map(|size| [write(name, size), write(value, size)]);
    let fits = both.into_iter().find(|[name, value]| name.size().x + 8.0 + value.size().x <= width);
    let (name, value) = match fits {
        Some([name, value]) => (Some(name), value),
        None => (
            None,
            sizes
                .map(|size| write(value, size))
                .into_iter()
                .find(|galley| galley.size().x <= width)
                .unwrap_or_else(|| write(value, 9.0)),
        ),
    };
    for (galley, align, at) in
        [(name, Align2::LEFT_CENTER, rect.left_center()), (Some(value), Align2::RIGHT_CENTER, rect.right_center())]
    {
        let Some(galley) = galley else { continue };
        let place = align.anchor_size(at, galley.size()).min;
        painter.galley(place, galley, theme.muted.egui());
    }
}

/// Draws the slider over the whole run.
pub fn time_line(ui: &mut Ui, theme: &Theme, film: &PlaybackState) -> Option<Request> {
    let mut position = film.position;
    let (now, furthest) = (sudoku_words::thousands(film.position), sudoku_words::thousands(film.furthest));
    // Long numbers leave no room for more words.
    let value = match film.furthest {
        10_000_000.. => words().time_line_long(now, furthest),
        _ if film.ended => words().time_line_ended(now, furthest),
        _ => words().time_line_so_far(now, furthest),
    };
    let slider = Slider::new(&mut position, 0..=film.furthest.max(1));
    labelled(
        ui,
        theme,
        slider,
        [words().time_line(), value, with_keys(words().time_line_tooltip(), &[Command::Beginning, Command::End])],
        theme.block(Category::Variables).egui(),
    );
    let position = position.min(film.furthest);
    (position != film.position).then_some(Control::Seek(position).into())
}
