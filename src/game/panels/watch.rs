//! The solver's panel: its controls, its counters and the depth over time.

use super::icons;
use super::style::{Face, display, drawn_button, heading, muted, nothing_yet};
use crate::game::solving::{Run, Solver, Speed};
use crate::game::theme::Theme;
use crate::game::{Request, Scene, fonts, words};
use bevy_egui::egui::{
    self, Align, Align2, Color32, Layout, Pos2, Shape, Slider, Stroke, TextStyle, Ui, Vec2, WidgetInfo, WidgetType,
    pos2,
};

/// The height of all but the plot.
const HEIGHT_WITHOUT_PLOT: f32 = 268.0;

/// The solver's controls, in that height if they can.
pub fn watch(ui: &mut Ui, theme: &Theme, scene: Scene, solver: &Solver, height: f32) -> Option<Request> {
    let run = solver.run();
    ui.horizontal(|ui| {
        heading(ui, "Watch the solver");
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| muted(ui, theme, "brute force"));
    });
    let controlled = controls(ui, theme, scene, solver);
    let asked = controlled.or(speed(ui, theme, solver.speed()));
    counters(ui, theme, run);
    muted(ui, theme, "Depth over time");
    plot(ui, theme, run, (height - HEIGHT_WITHOUT_PLOT).clamp(48.0, 240.0));
    asked
}

/// Watch or pause, single step, stop.
fn controls(ui: &mut Ui, theme: &Theme, scene: Scene, solver: &Solver) -> Option<Request> {
    let mut asked = None;
    let solving = scene == Scene::Solving;
    let running = solving && !solver.is_paused();
    ui.horizontal(|ui| {
        let gap = ui.spacing().item_spacing.x;
        let narrow = ((ui.available_width() - 2.0 * gap) * 0.24).floor();
        let wide = ui.available_width() - 2.0 * (narrow + gap);
        let (word, tooltip) = match (solving, running) {
            (false, _) => ("Watch", "Watch the recursion solve the board from here (W)"),
            (true, true) => ("Pause", "Hold the solver (W)"),
            (true, false) => ("Go on", "Let the solver go on (W)"),
        };
        let face = Face {
            name: word,
            tooltip,
            enabled: true,
            fill: Some(theme.accent),
            ink: theme.on_accent,
            behind: theme.panel,
        };
        let draw = |painter: &egui::Painter, square: egui::Rect, ink: Color32| {
            let icon = square.shrink(3.0).translate(Vec2::new(-30.0, 0.0));
            if running {
                icons::pause(painter, icon, ink)
            } else {
                icons::play(painter, icon, ink)
            }
            let at = square.center() - Vec2::new(16.0, 0.0);
            painter.text(at, Align2::LEFT_CENTER, word, fonts::bold(17.0), ink);
        };
        if drawn_button(ui, Vec2::new(wide, 40.0), &face, draw).clicked() {
            asked = Some(Request::WatchOrPause);
        }
        let mut small = |name, tooltip, enabled, ink, draw: fn(&egui::Painter, egui::Rect, Color32)| {
            let face = Face { name, tooltip, enabled, fill: Some(theme.button), ink, behind: theme.panel };
            drawn_button(ui, Vec2::new(narrow, 40.0), &face, draw).clicked()
        };
        if small("Single step", "One step of the solver (.)", true, theme.on_button, icons::single_step) {
            asked = Some(Request::SingleStep);
        }
        if small("Stop", "Stop the solver and give my board back (X or Escape)", solving, theme.stop, icons::stop) {
            asked = Some(Request::StopSign);
        }
    });
    asked
}

fn speed(ui: &mut Ui, theme: &Theme, speed: Speed) -> Option<Request> {
    let mut notch = speed.notch();
    let label = match speed.steps_per_second() {
        None => "as fast as it can".to_owned(),
        Some(1) => "1 step a second".to_owned(),
        Some(steps) => format!("{} steps a second", words::thousands(u64::from(steps))),
    };
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.horizontal(|ui| {
            muted(ui, theme, "Speed");
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| muted(ui, theme, &label));
        });
        ui.spacing_mut().slider_width = ui.available_width();
        ui.visuals_mut().selection.bg_fill = theme.accent.egui();
        ui.visuals_mut().widgets.inactive.bg_fill = theme.edge.egui();
        let slider = Slider::new(&mut notch, 0..=Speed::FLAT_OUT.notch()).show_value(false);
        let response = ui.add(slider).on_hover_text("How fast the solver goes (- and +)");
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Slider, true, format!("Speed: {label}")));
    });
    (notch != speed.notch()).then(|| Request::SetSpeed(Speed::from_notch(notch)))
}

fn counters(ui: &mut Ui, theme: &Theme, run: Option<&Run>) {
    let counts = run.map(|run| run.search().counts()).unwrap_or_default();
    let depth = run.filter(|run| run.outcome().is_none()).map_or(0, |run| run.search().depth());
    let tiles = [
        ("Tried", counts.tries),
        ("Depth", depth as u64),
        ("Placed", counts.placements),
        ("Taken back", counts.retractions),
    ];
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(6.0, 6.0);
        let width = (ui.available_width() - 6.0) / 2.0;
        for pair in tiles.chunks(2) {
            ui.horizontal(|ui| pair.iter().for_each(|&(name, value)| tile(ui, theme, width, name, value)));
        }
    });
}

fn tile(ui: &mut Ui, theme: &Theme, width: f32, name: &str, value: u64) {
    let value = words::thousands(value);
    let rect = display(ui, theme, Vec2::new(width, 46.0), &format!("{name}: {value}")).rect;
    let painter = ui.painter();
    let font = TextStyle::Small.resolve(ui.style());
    painter.text(rect.min + Vec2::new(9.0, 4.0), Align2::LEFT_TOP, name, font, theme.muted.egui());
    let at = rect.max - Vec2::new(9.0, 3.0);
    painter.text(at, Align2::RIGHT_BOTTOM, value, fonts::bold(19.0), theme.text.egui());
}

/// The depth of the recursion over the whole run so far.
fn plot(ui: &mut Ui, theme: &Theme, run: Option<&Run>, height: f32) {
    let response = display(ui, theme, Vec2::new(ui.available_width(), height), "A plot of the depth over time");
    let room = response.rect.shrink(6.0);
    let trail = run.map(Run::depth_trail).unwrap_or_default();
    if trail.len() >= 2 {
        let highest = f32::from(trail.iter().copied().max().unwrap_or(0).max(9));
        let last = (trail.len() - 1) as f32;
        let points: Vec<Pos2> = trail
            .iter()
            .enumerate()
            .map(|(index, &depth)| {
                let x = room.left() + room.width() * index as f32 / last;
                pos2(x, room.bottom() - room.height() * f32::from(depth) / highest)
            })
            .collect();
        ui.painter().add(Shape::line(points, Stroke::new(1.8, theme.my_blocks.egui())));
    } else {
        nothing_yet(ui, theme, &response, "Press Watch to see it grow");
    }
    response.on_hover_text("How many digits stand on the board at each moment: up is placing, down is taking back");
}
