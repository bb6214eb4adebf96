//! The style of panels: the theme's colours for all of egui, and the shapes that all panels use.

use crate::game::owl::{Offer, Speech};
use crate::game::requests::commands::{Command, with_keys_of};
use crate::game::requests::labels::Named;
use crate::game::requests::{LookRequest, Request, Switch, ThemeName};
use crate::game::script::FrameSystems;
use crate::game::settings::{self, Settings};
use crate::window::look::layout::POINTER;
use crate::window::look::{Layout, Rgb, Theme, fonts};
use bevy::prelude::*;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Id, Response, RichText, Shadow, Stroke, StrokeKind, TextStyle,
    Ui, Vec2, Visuals, WidgetInfo, WidgetType,
};
use bevy_egui::{EguiContexts, egui};
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, prepare_egui).add_systems(
        Update,
        style_panels.run_if(resource_changed::<Layout>.or_else(resource_changed::<Theme>)).in_set(FrameSystems::Stage),
    );
}

/// The strength of the colours of a disabled button, which can still be read.
const DISABLED: f32 = 0.7;

/// A paper lower than this, in points, has narrow margins.
const LOW: f32 = 240.0;

/// The round corners of buttons and wells.
pub const ROUND: CornerRadius = CornerRadius::same(6);

fn prepare_egui(mut contexts: EguiContexts) -> Result {
    let context = contexts.ctx_mut()?;
    context.set_fonts(fonts::definitions());
    // The zoom keys belong to the solver's speed.
    context.options_mut(|options| options.zoom_with_keyboard = false);
    Ok(())
}

fn style_panels(mut contexts: EguiContexts, theme: Res<Theme>, layout: Res<Layout>) -> Result {
    let context = contexts.ctx_mut()?;
    context.set_zoom_factor(layout.scale);
    apply(context, &theme, layout.least_target());
    Ok(())
}

/// Applies the theme's colours, the fonts and the least height of targets to all widgets.
fn apply(context: &egui::Context, theme: &Theme, least: f32) {
    let mut visuals = if theme.name == ThemeName::Dark { Visuals::dark() } else { Visuals::light() };
    visuals.override_text_color = Some(theme.text.egui());
    visuals.weak_text_color = Some(theme.muted.egui());
    visuals.panel_fill = theme.panel.egui();
    visuals.window_fill = theme.panel.egui();
    visuals.window_stroke = Stroke::new(1.0, theme.edge.egui());
    visuals.window_corner_radius = CornerRadius::same(8);
    visuals.menu_corner_radius = CornerRadius::same(8);
    visuals.popup_shadow = Shadow { offset: [0, 4], blur: 12, spread: 0, color: Color32::from_black_alpha(40) };
    visuals.extreme_bg_color = theme.well.egui();
    visuals.selection.bg_fill = theme.accent.egui().gamma_multiply(0.35);
    visuals.selection.stroke = Stroke::new(2.0, theme.accent.egui());
    visuals.slider_trailing_fill = true;
    visuals.disabled_alpha = DISABLED;
    // A blinking cursor would keep waking the app.
    visuals.text_cursor.blink = false;
    visuals.text_cursor.stroke = Stroke::new(2.0, theme.accent.egui());
    let widgets = &mut visuals.widgets;
    for widget in [
        &mut widgets.noninteractive,
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
        &mut widgets.open,
    ] {
        widget.corner_radius = ROUND;
        widget.expansion = 0.0;
        widget.bg_fill = theme.button.egui();
        widget.weak_bg_fill = theme.button.egui();
        widget.bg_stroke = Stroke::new(1.0, theme.edge.egui());
        widget.fg_stroke = Stroke::new(1.5, theme.on_button.egui());
    }
    widgets.noninteractive.fg_stroke = Stroke::new(1.0, theme.text.egui());
    widgets.hovered.bg_stroke = Stroke::new(1.5, theme.accent.egui());
    widgets.active.bg_stroke = Stroke::new(2.0, theme.accent.egui());
    widgets.active.weak_bg_fill = theme.edge.egui();
    context.all_styles_mut(|style| {
        style.visuals = visuals.clone();
        style.text_styles = [
            (TextStyle::Small, FontId::new(13.0, FontFamily::Proportional)),
            (TextStyle::Body, FontId::new(15.0, FontFamily::Proportional)),
            (TextStyle::Button, fonts::bold(15.0)),
            (TextStyle::Heading, fonts::bold(17.0)),
            (TextStyle::Monospace, FontId::new(14.0, FontFamily::Monospace)),
        ]
        .into();
        style.spacing.item_spacing = Vec2::new(8.0, 8.0);
        style.spacing.button_padding = Vec2::new(10.0, 6.0);
        style.spacing.interact_size.y = least;
        style.spacing.icon_width = 18.0;
        style.spacing.icon_width_inner = 12.0;
        style.spacing.slider_rail_height = 6.0;
        // A scroll bar shows that there is more to see; no text is faded for it.
        style.spacing.scroll.fade.strength = 0.0;
        style.spacing.scroll.floating_width = 4.0;
        style.spacing.scroll.dormant_handle_opacity = 0.5;
        // A tooltip appears after a delay, and is no wider than the panel of its control.
        style.interaction.tooltip_delay = 0.6;
        style.spacing.tooltip_width = 250.0;
        // Labels are for reading only; dragging over them selects nothing.
        style.interaction.selectable_labels = false;
        style.animation_time = 0.0;
    });
}

/// Lowers the height of targets to this one, except on touch screens.
pub fn lower(ui: &mut Ui, height: f32) {
    if ui.spacing().interact_size.y <= POINTER {
        ui.spacing_mut().interact_size.y = height;
    }
}

/// Adds a line of text that can be clicked.
pub fn link(ui: &mut Ui, text: RichText) -> Response {
    let least = ui.spacing().interact_size.y;
    if least <= POINTER {
        return ui.link(text);
    }
    ui.add(egui::Button::new(text).frame(false).min_size(Vec2::new(least, least)))
}

/// Draws the contents in a part of the window.
pub fn within<T>(ui: &mut Ui, rect: egui::Rect, contents: impl FnOnce(&mut Ui) -> T) -> T {
    ui.scope_builder(egui::UiBuilder::new().max_rect(rect), contents).inner
}

/// Draws the white paper of a side panel. The contents get the available height, and scroll if they need more. They start at
/// their top when something else is shown, or when the size changes.
pub fn paper<T>(ui: &mut Ui, theme: &Theme, showing: impl Hash + Debug, contents: impl FnOnce(&mut Ui, f32) -> T) -> T {
    let rect = ui.max_rect();
    ui.painter().rect(
        rect,
        CornerRadius::same(8),
        theme.panel.egui(),
        Stroke::new(1.0, theme.edge.egui()),
        StrokeKind::Inside,
    );
    // A low paper has narrow margins.
    let inner = rect.shrink2(if rect.height() < LOW { Vec2::new(10.0, 6.0) } else { Vec2::new(16.0, 12.0) });
    // The scroll bar is in the margin.
    let area = inner.with_max_x(rect.right() - 4.0);
    ui.scope_builder(egui::UiBuilder::new().max_rect(area), |ui| {
        // The frame around a focused button must not be cut off.
        ui.set_clip_rect(rect.shrink(1.0));
        let id = Id::new((showing, rect.width() as i32, rect.height() as i32));
        let scrolled = egui::ScrollArea::vertical().id_salt(id).auto_shrink(false);
        let contents = |ui: &mut Ui| {
            ui.set_max_width(inner.width());
            contents(ui, inner.height())
        };
        scrolled.show(ui, contents).inner
    })
    .inner
}

/// Adds a heading in a panel.
pub fn heading(ui: &mut Ui, text: impl Into<String>) {
    ui.label(RichText::new(text).text_style(TextStyle::Heading));
}

/// Adds less important text.
pub fn muted(ui: &mut Ui, theme: &Theme, text: impl Into<String>) {
    ui.label(RichText::new(text.into()).small().color(theme.muted.egui()));
}

/// Draws a well of that size, which shows something and cannot be pressed, with its text for screen readers.
pub fn display(ui: &mut Ui, theme: &Theme, size: Vec2, spoken: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, spoken));
    let edge = Stroke::new(1.0, theme.edge.egui());
    ui.painter().rect(rect, ROUND, theme.well.egui(), edge, StrokeKind::Inside);
    response
}

/// Draws the owl's sentence on a page that does not show the owl.
pub fn spoken(ui: &mut Ui, theme: &Theme, speech: Option<&Speech>) {
    let text = speech.map_or("", |speech| speech.text());
    let size = Vec2::new(ui.available_width(), 66.0);
    let room = display(ui, theme, size, &words().owl_says(text)).rect.shrink2(Vec2::new(10.0, 6.0));
    let ink = theme.text.egui();
    let write = |size: f32| {
        let font = FontId::new(size, FontFamily::Proportional);
        ui.painter().layout(text.to_owned(), font, ink, room.width())
    };
    // A long sentence is written in a smaller size.
    let fits = [14.0, 13.0, 12.0].into_iter().map(write).find(|galley| galley.size().y <= room.height());
    ui.painter().galley(room.min, fits.unwrap_or_else(|| write(11.0)), ink);
}

/// Draws a word or two in the middle of a display that has nothing to show yet.
pub fn nothing_yet(ui: &Ui, theme: &Theme, display: &Response, text: &str) {
    let font = TextStyle::Small.resolve(ui.style());
    ui.painter().text(display.rect.center(), Align2::CENTER_CENTER, text, font, theme.muted.egui());
}

/// The style and the texts of a button with a drawn face.
pub struct Face {
    /// The name for screen readers.
    pub name: String,
    /// The tooltip: the button's action and its key.
    pub tooltip: String,
    /// True if it can be pressed.
    pub enabled: bool,
    /// The colour of the button; `None` for a drawing without a button around it.
    pub fill: Option<Rgb>,
    /// The colour of the drawing.
    pub ink: Rgb,
    /// The background, into which a disabled button fades.
    pub behind: Rgb,
}

impl Face {
    /// Returns the usual button on the paper of a panel.
    pub fn usual(theme: &Theme, name: impl Into<String>, tooltip: impl Into<String>, enabled: bool) -> Face {
        let (name, tooltip) = (name.into(), tooltip.into());
        Face { name, tooltip, enabled, fill: Some(theme.button), ink: theme.on_button, behind: theme.panel }
    }

    /// Returns the usual button of a command.
    pub fn of(theme: &Theme, command: Command, enabled: bool) -> Face {
        Face::usual(theme, command.word(), command.tooltip(), enabled)
    }

    /// Highlights the button as the most important one.
    pub fn strong(self, theme: &Theme) -> Face {
        Face { fill: Some(theme.accent), ink: theme.on_accent, ..self }
    }

    /// Turns the button into a drawing on the bar at the top.
    pub fn on_bar(self, theme: &Theme, ink: Rgb) -> Face {
        Face { fill: None, ink, behind: theme.bar, ..self }
    }

    /// Returns the colour, faded if the button is disabled.
    pub fn shade(&self, colour: Rgb) -> Color32 {
        if self.enabled { colour.egui() } else { self.behind.egui().lerp_to_gamma(colour.egui(), DISABLED) }
    }
}

/// Adds a button with a drawn face. `draw` gets the painter, the square for the drawing and the colour.
pub fn drawn_button(
    ui: &mut Ui,
    size: Vec2,
    face: &Face,
    draw: impl FnOnce(&egui::Painter, egui::Rect, Color32),
) -> Response {
    let sense = if face.enabled { egui::Sense::click() } else { egui::Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, face.enabled, &face.name));
    let painter = ui.painter();
    if let Some(fill) = face.fill {
        let edge = ui.visuals().widgets.inactive.bg_stroke;
        painter.rect(rect, ROUND, face.shade(fill), edge, StrokeKind::Inside);
    }
    let inner = if response.is_pointer_button_down_on() { rect.translate(Vec2::new(0.0, 1.0)) } else { rect };
    let side = inner.width().min(inner.height());
    draw(painter, egui::Rect::from_center_size(inner.center(), Vec2::splat(side)), face.shade(face.ink));
    if response.has_focus() || (response.hovered() && face.enabled) {
        let stroke = Stroke::new(if response.has_focus() { 2.5 } else { 1.5 }, face.ink.egui());
        painter.rect_stroke(rect.shrink(1.0), ROUND, stroke, StrokeKind::Inside);
    }
    response.on_hover_text(&face.tooltip)
}

/// Adds a button of that width with a word on it.
pub fn word_button(ui: &mut Ui, theme: &Theme, width: f32, word: &str, tooltip: &str, enabled: bool) -> Response {
    named_button(ui, width, word, &Face::usual(theme, word, tooltip, enabled))
}

/// Adds the button of that width for an offer of the owl.
pub fn offer(ui: &mut Ui, theme: &Theme, width: f32, offer: Offer) -> Option<Request> {
    let tooltip = with_keys_of(offer.tooltip(), &offer.request());
    word_button(ui, theme, width, &offer.label(), &tooltip, true).clicked().then(|| offer.request())
}

/// Adds the button of that width for a command.
pub fn command(ui: &mut Ui, theme: &Theme, width: f32, command: Command, enabled: bool) -> Option<Request> {
    let face = Face::of(theme, command, enabled);
    let pressed = named_button(ui, width, &face.name, &face).clicked();
    command.request().filter(|_| pressed)
}

/// Adds a button with a word on it and a longer name for screen readers. A word that is too wide is written in a smaller size.
pub fn named_button(ui: &mut Ui, width: f32, word: &str, face: &Face) -> Response {
    let height = ui.spacing().interact_size.y.max(32.0);
    drawn_button(ui, Vec2::new(width, height), face, |painter, square, ink| {
        let galley = fitting(painter, word, ink, width - 8.0);
        painter.galley(Align2::CENTER_CENTER.anchor_size(square.center(), galley.size()).min, galley, ink);
    })
}

/// Lays out the word in bold, as large as fits into the width; if even the smallest size is too wide, it ends in dots.
pub fn fitting(painter: &egui::Painter, word: &str, ink: Color32, width: f32) -> Arc<egui::Galley> {
    let write = |size| painter.layout_no_wrap(word.to_owned(), fonts::bold(size), ink);
    let fits = BOLD_SIZES.into_iter().map(write).find(|galley| galley.size().x <= width);
    fits.unwrap_or_else(|| {
        let [.., least] = BOLD_SIZES;
        let mut job = LayoutJob::simple_singleline(word.to_owned(), fonts::bold(least), ink);
        job.wrap = TextWrapping::truncate_at_width(width.max(1.0));
        painter.layout_job(job)
    })
}

/// The text sizes of buttons, from the usual one to the smallest, in points.
const BOLD_SIZES: [f32; 8] = [15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0];

/// Draws an icon in a square in that colour.
pub type Sign = fn(&egui::Painter, egui::Rect, Color32);

/// Adds a button with an icon and its name; without enough space, with the icon alone.
pub fn sign_button(ui: &mut Ui, size: Vec2, sign: Sign, face: &Face) -> Response {
    drawn_button(ui, size, face, |painter, square, ink| {
        let side = (0.62 * square.height()).min(18.0);
        let beside = side + 5.0;
        let mut galleys = [15.0, 14.0, 13.0, 12.0]
            .into_iter()
            .map(|points| painter.layout_no_wrap(face.name.clone(), fonts::bold(points), ink));
        let word = galleys.find(|galley| beside + galley.size().x <= size.x - 10.0);
        let width = word.as_ref().map_or(side, |galley| beside + galley.size().x);
        let room = egui::Rect::from_center_size(square.center(), Vec2::new(width, side));
        sign(painter, egui::Rect::from_min_size(room.min, Vec2::splat(side)), ink);
        if let Some(galley) = word {
            let at = room.left_center() + Vec2::new(beside, 0.0);
            painter.galley(Align2::LEFT_CENTER.anchor_size(at, galley.size()).min, galley, ink);
        }
    })
}

/// Adds a check box for a setting.
pub fn switch_box(ui: &mut Ui, settings: &Settings, switch: Switch) -> Option<Request> {
    let mut on = settings.is_on(switch);
    let Named { word, tooltip } = settings::named(switch);
    let toggle = LookRequest::Toggle(switch).into();
    ui.checkbox(&mut on, word).on_hover_text(with_keys_of(tooltip, &toggle)).clicked().then_some(toggle)
}

/// Adds a button for one of several choices.
pub fn choice(ui: &mut Ui, theme: &Theme, chosen: bool, word: &str, tooltip: &str) -> Response {
    choice_of_size(ui, theme, chosen, (word, 15.0), tooltip)
}

/// Adds the same button with its word in that size.
pub fn choice_of_size(ui: &mut Ui, theme: &Theme, chosen: bool, (word, size): (&str, f32), tooltip: &str) -> Response {
    let (fill, ink) = if chosen { (theme.accent, theme.on_accent) } else { (theme.button, theme.on_button) };
    let text = RichText::new(word).font(fonts::bold(size)).color(ink.egui());
    let button = egui::Button::new(text).fill(fill.egui()).selected(false);
    // The button of a short word is at least as wide as it is high, for fingers.
    let response = ui.add(button.min_size(Vec2::splat(ui.spacing().interact_size.y)));
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, word));
    if response.has_focus() {
        let stroke = Stroke::new(2.5, theme.text.egui());
        ui.painter().rect_stroke(response.rect, ROUND, stroke, StrokeKind::Outside);
    }
    response.on_hover_text(tooltip)
}
