//! The controls of a search that is played like a film: buttons, speed, time line, counters and the depth over time.

use crate::blocks::Category;
use crate::game::input::commands::{Command, with_keys};
use crate::game::look::Theme;
use crate::game::look::fonts;
use crate::game::owl::words::{self, words};
use crate::game::panels::icons;
use crate::game::panels::style::{self, Face, display, drawn_button, muted, nothing_yet};
use crate::game::script::{Request, SpeedRequest};
use crate::run::{Control, FilmState, Speed};
use bevy_egui::egui::containers::menu::MenuButton;
use bevy_egui::egui::{
    self, Align, Align2, Button, Color32, FontFamily, FontId, Layout, Rect, RichText, Slider, Stroke, TextStyle, Ui,
    Vec2, WidgetInfo, WidgetType,
};
use egui_plot::{Line, Plot, PlotPoints, VLine};

/// Step back, watch or pause, step forwards, stop. `begin` is the word of the strong one and what it does, `stop` what the last one
/// does.
pub fn buttons(
    ui: &mut Ui,
    theme: &Theme,
    film: Option<&FilmState>,
    begin: (String, String),
    stop: String,
) -> Option<Request> {
    let mut asked = None;
    let (runs, at_end) = (film.is_some_and(|film| !film.paused), film.is_some_and(FilmState::is_at_end));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let narrow = ((ui.available_width() - 18.0) * 0.185).floor();
        let wide = ui.available_width() - 3.0 * (narrow + 6.0);
        let height = ui.spacing().interact_size.y.max(40.0);
        let small = |ui: &mut Ui, face: &Face, draw: fn(&egui::Painter, egui::Rect, Color32)| {
            drawn_button(ui, Vec2::new(narrow, height), face, draw).clicked()
        };
        if small(ui, &Face::of(theme, Command::StepBack, film.is_some()), icons::step_back) {
            asked = Command::StepBack.request();
        }
        let (word, tooltip) = match film {
            None => begin,
            Some(_) if runs => (words().pause(), words().pause_tooltip()),
            Some(_) => (words().go_on(), words().go_on_tooltip()),
        };
        let tooltip = with_keys(tooltip, &[Command::Watch]);
        let face = Face::usual(theme, &word, tooltip, !at_end).strong(theme);
        let draw = |painter: &egui::Painter, square: egui::Rect, ink: Color32| {
            let icon = square.shrink(3.0).translate(Vec2::new(-30.0, 0.0));
            if runs {
                icons::pause(painter, icon, ink)
            } else {
                icons::play(painter, icon, ink)
            }
            let at = square.center() - Vec2::new(16.0, 0.0);
            let write = |size| painter.layout_no_wrap(word.clone(), fonts::bold(size), ink);
            // A long word is written smaller.
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
        let stop = Face { ink: theme.stop, ..Face::usual(theme, words().stop(), &stop, film.is_some()) };
        if small(ui, &stop, icons::stop) {
            asked = Command::Stop.request();
        }
    });
    asked
}

/// What a film can run on to, and whether it can now.
#[derive(Clone, Copy)]
pub struct Jumps<'a> {
    /// What is reached, and the command.
    pub to: &'a [(String, Command)],
    /// Whether there is anything ahead.
    pub enabled: bool,
}

/// The slider of the speed, and beside it the list of what the film can run on to.
pub fn speed(ui: &mut Ui, theme: &Theme, speed: Speed, jumps: Jumps) -> Option<Request> {
    let mut notch = speed.notch();
    let label = match speed.steps_per_second() {
        None => words().speed_flat_out(),
        Some(steps) => words().steps_a_second(steps, words::thousands(u64::from(steps))),
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
        asked = ui.add_enabled_ui(jumps.enabled, |ui| run_to(ui, jumps)).inner;
    });
    asked.or((notch != speed.notch()).then(|| SpeedRequest::Set(Speed::from_notch(notch)).into()))
}

/// The width of the button of the list, in points.
const RUN_TO: f32 = 88.0;

/// The list of what the film can run on to.
fn run_to(ui: &mut Ui, jumps: Jumps) -> Option<Request> {
    let mut asked = None;
    let text = RichText::new(words().run_to()).font(fonts::bold(15.0));
    let (button, _) = MenuButton::from_button(Button::new(text).min_size(Vec2::new(RUN_TO, 36.0))).ui(ui, |ui| {
        for (reached, command) in jumps.to {
            let entry = ui.add(Button::new(words::capitalised(reached)).min_size(Vec2::new(210.0, 30.0)));
            let name = words().on_to(with_keys(reached, &[*command]));
            entry.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
            if entry.on_hover_text(&name).clicked() {
                asked = command.request();
                ui.close();
            }
        }
    });
    button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words().run_to()));
    button.on_hover_text(words().run_to_tooltip());
    asked
}

/// A slider as wide as the panel, its name and its value above it.
fn labelled(ui: &mut Ui, theme: &Theme, slider: Slider, [name, value, tooltip]: [String; 3], fill: Color32) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let least = ui.spacing().interact_size.y;
        // The line of words is not pressed.
        ui.spacing_mut().interact_size.y = 18.0;
        ui.horizontal(|ui| {
            muted(ui, theme, &name);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| muted(ui, theme, &value));
        });
        ui.spacing_mut().slider_width = ui.available_width();
        ui.spacing_mut().interact_size.y = least;
        style::lower(ui, 24.0);
        ui.visuals_mut().selection.bg_fill = fill;
        ui.visuals_mut().widgets.inactive.bg_fill = theme.edge.egui();
        let slider = ui.add(slider.show_value(false));
        // While it is dragged, what changes is to be seen.
        let response = if slider.dragged() { slider } else { slider.on_hover_text(tooltip) };
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Slider, true, words().variable(&name, &value)));
    });
}

/// The slider over the whole run.
pub fn time_line(ui: &mut Ui, theme: &Theme, film: &FilmState) -> Option<Request> {
    let mut position = film.position;
    let (now, furthest) = (words::thousands(film.position), words::thousands(film.furthest));
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

/// Counters, two in a row, or three if there are many.
pub fn counters(ui: &mut Ui, theme: &Theme, tiles: &[(String, u64)]) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(6.0, 6.0);
        let count = if tiles.len() > 4 { 3 } else { 2 };
        let width = (ui.available_width() - 6.0 * (count - 1) as f32) / count as f32;
        for row in tiles.chunks(count) {
            ui.horizontal(|ui| row.iter().for_each(|(name, value)| tile(ui, theme, width, name, *value)));
        }
    });
}

fn tile(ui: &mut Ui, theme: &Theme, width: f32, name: &str, value: u64) {
    let value = words::thousands(value);
    let rect = display(ui, theme, Vec2::new(width, 44.0), &words().variable(name, &value)).rect;
    let painter = ui.painter();
    let font = TextStyle::Small.resolve(ui.style());
    painter.text(rect.min + Vec2::new(9.0, 3.0), Align2::LEFT_TOP, name, font, theme.muted.egui());
    let at = rect.max - Vec2::new(9.0, 2.0);
    // A long number is written smaller.
    let fits = [19.0, 16.0, 14.0, 12.0].map(|size| {
        let galley = painter.layout_no_wrap(value.clone(), fonts::bold(size), theme.text.egui());
        (galley.size().x <= width - 16.0, galley)
    });
    let [.., last] = &fits;
    let (_, galley) = fits.iter().find(|(fits, _)| *fits).unwrap_or(last);
    let place = Align2::RIGHT_BOTTOM.anchor_size(at, galley.size());
    painter.galley(place.min, galley.clone(), theme.text.egui());
}

/// The depth over the whole run, and the moment that is shown. A click leads to the moment below it.
pub fn plot(ui: &mut Ui, theme: &Theme, trail: &[u16], film: &FilmState, height: f32) -> Option<Request> {
    let size = Vec2::new(ui.available_width(), height);
    let response = display(ui, theme, size, &words().depth_over_time_plot());
    if trail.len() < 2 {
        nothing_yet(ui, theme, &response, &words().depth_over_time_none());
        return None;
    }
    let points = PlotPoints::from_iter(
        trail
            .iter()
            .enumerate()
            .map(|(index, &depth)| [(index as u64 * film.steps_per_sample) as f64, f64::from(depth)]),
    );
    let highest = f64::from(trail.iter().copied().max().unwrap_or(0).max(9));
    // The axes: the depth on the left, the steps below.
    let room = response.rect.shrink(5.0);
    let room = Rect::from_min_max(room.min + Vec2::new(20.0, 0.0), room.max - Vec2::new(0.0, 14.0));
    let font = FontId::new(11.0, FontFamily::Proportional);
    let last = match film.furthest {
        steps @ 0..100_000 => words::thousands(steps),
        steps @ 100_000..100_000_000 => words().thousand_steps(words::thousands(steps / 1_000)),
        steps => words().million_steps(words::thousands(steps / 1_000_000)),
    };
    for (at, place, text) in [
        (room.left_top() - Vec2::new(4.0, 2.0), Align2::RIGHT_TOP, highest.to_string()),
        (room.left_bottom() - Vec2::new(4.0, 0.0), Align2::RIGHT_BOTTOM, "0".to_owned()),
        (room.left_bottom(), Align2::LEFT_TOP, "0".to_owned()),
        (room.right_bottom(), Align2::RIGHT_TOP, last),
    ] {
        ui.painter().text(at, place, text, font.clone(), theme.muted.egui());
    }
    let axis = Stroke::new(1.0, theme.edge.egui());
    ui.painter().line_segment([room.left_top(), room.left_bottom()], axis);
    ui.painter().line_segment([room.left_bottom(), room.right_bottom()], axis);
    let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(room));
    let plot = Plot::new("depth")
        .width(room.width())
        .height(room.height())
        .min_size(egui::Vec2::ZERO)
        .show_axes(false)
        .show_grid([false, true])
        .show_background(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_x(false)
        .show_y(false)
        .include_y(0.0)
        .include_y(highest)
        .include_x(0.0)
        .include_x(film.furthest as f64)
        .set_margin_fraction(egui::Vec2::new(0.0, 0.04))
        .show(&mut inside, |plot| {
            plot.line(Line::new("depth", points).color(theme.recursion.egui()).width(1.6));
            if film.position < film.furthest {
                plot.vline(
                    VLine::new("now", film.position as f64).color(theme.block(Category::Variables).egui()).width(1.5),
                );
            }
        });
    let shown = plot.response.on_hover_text(words().depth_over_time_tooltip());
    shown.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words().depth_over_time()));
    let at = shown.interact_pointer_pos().filter(|_| shown.clicked())?;
    let position = plot.transform.value_from_position(at).x.round().clamp(0.0, film.furthest as f64);
    Some(Control::Seek(position as u64).into())
}
