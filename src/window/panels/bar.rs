//! The bar at the top: the green flag, the red stop sign, the title, the pages, puzzles and games, the clock, and buttons for the sheets.

use crate::game::lessons::learning::Learning;
use crate::game::play::{Clock, board_is_busy};
use crate::game::puzzles::packs::Packs;
use crate::game::requests::commands::{Command, with_keys};
use crate::game::requests::{
    AskRequest, ClockRequest, MakingRequest, Page, Request, Scene, SolverRequest, TransferRequest,
};
use crate::game::session::Session;
use crate::game::settings::Settings;
use crate::game::solver::Solver;
use crate::window::look::layout::POINTER;
use crate::window::look::{Theme, fonts};
use crate::window::panels::chooser::{Choice, chooser};
use crate::window::panels::icons;
use crate::window::panels::pages::stop_sign;
use crate::window::panels::panel_window::PanelWindow;
use crate::window::panels::sets::PanelSystems;
use crate::window::panels::style::{Face, ROUND, drawn_button, named_button};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::containers::menu::MenuButton;
use bevy_egui::egui::{
    Align, Align2, Button, Color32, ComboBox, CornerRadius, Layout, Painter, Rect, RichText, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, WidgetType,
};
use bevy_egui::{EguiPrimaryContextPass, egui};
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, stop_sign.pipe::<_, _, (), _>(show).in_set(PanelSystems::Bar));
}

/// The state that the bar shows.
#[derive(SystemParam)]
struct BarPanel<'w> {
    scene: Res<'w, State<Scene>>,
    page: Res<'w, State<Page>>,
    settings: Res<'w, Settings>,
    packs: Res<'w, Packs>,
    session: Res<'w, Session>,
    clock: Res<'w, Clock>,
    learning: Res<'w, Learning>,
    solver: Res<'w, Solver>,
}

fn show(In(stop): In<(String, bool)>, mut window: PanelWindow, shown: BarPanel) -> Result {
    window.panel("bar", window.layout.bar, |ui, theme| bar(ui, theme, stop, &shown))
}

/// Draws an icon in a square in that colour.
type Icon = fn(&Painter, Rect, Color32);

/// The width of everything in the bar except the title and the pages, in points.
const OTHERS: f32 = 716.0;

/// The least width of a page's button, and the space in it around its word, in points.
const PAGE: f32 = 64.0;
const BESIDE_WORD: f32 = 22.0;

/// Below this width, in points, everything in the bar is smaller.
const NARROWER: f32 = 810.0;

/// Below this width, in points, the bar has no button for a new puzzle; the list of puzzles has one.
const NARROWEST: f32 = 530.0;

/// Below this width, in points, the bar has no button for the player's own puzzle; the list of puzzles has one.
const OWN_PUZZLE: f32 = 590.0;

/// Below this width, in points, a bar for fingers has no clock.
const CLOCK: f32 = 460.0;

fn bar(ui: &mut Ui, theme: &Theme, stop: (String, bool), shown: &BarPanel) -> Vec<Request> {
    let mut asked = Vec::new();
    let rect = ui.max_rect();
    let width =
        |word: String, size| ui.painter().layout_no_wrap(word, fonts::bold(size), Color32::PLACEHOLDER).size().x;
    let pages: Vec<(Page, Command, f32)> = Page::ALL
        .into_iter()
        .filter_map(|page| {
            let command = Command::to(page)?;
            Some((page, command, (width(command.word(), 15.0) + BESIDE_WORD).max(PAGE)))
        })
        .collect();
    // Without enough space, the title is left out first; then the pages become a list.
    let with_pages = OTHERS + pages.iter().map(|(.., width)| width + 8.0).sum::<f32>();
    let narrow = rect.width() < with_pages;
    let with_title = rect.width() >= with_pages + width(words().title(), 21.0);
    let (side, icon_side, gap) = match rect.width() {
        ..NARROWEST => (30.0, 25.0, 2.0),
        ..NARROWER => (34.0, 30.0, 4.0),
        _ if narrow => (40.0, 36.0, 4.0),
        _ => (40.0, 36.0, 8.0),
    };
    // On touch screens, nothing is smaller than a finger.
    let least = ui.spacing().interact_size.y;
    let touch = least > POINTER;
    let (side, icon_side) = if touch { (least.max(side), least.max(icon_side)) } else { (side, icon_side) };
    ui.painter().rect_filled(rect, CornerRadius::ZERO, theme.bar.egui());
    let inner = rect.shrink2(Vec2::new(if narrow { 8.0 } else { 18.0 }, 0.0));
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.x = gap;
        if touch && rect.width() < NARROWEST {
            ui.spacing_mut().button_padding.x = 3.0;
        }
        // The flag starts the program that is visible.
        let in_lesson = *shown.page == Page::Lessons && shown.learning.open().is_some();
        let runs = *shown.page == Page::Stage && *shown.scene == Scene::Running;
        let command = if in_lesson || runs { Command::LessonFlag } else { Command::GreenFlag };
        let tooltip = command.tooltip();
        let flag = Face::usual(theme, words().green_flag(), tooltip, true).on_bar(theme, theme.flag);
        let pole = theme.on_bar.egui();
        let draw = |painter: &Painter, square: Rect, colour| icons::flag(painter, square.shrink(4.0), colour, pole);
        if drawn_button(ui, Vec2::splat(side), &flag, draw).clicked() {
            asked.extend(command.request());
        }
        let (tooltip, enabled) = stop;
        let stop = Face::usual(theme, words().stop_sign(), tooltip, enabled).on_bar(theme, theme.stop);
        let edge = stop.shade(theme.on_bar);
        let draw =
            |painter: &Painter, square: Rect, colour| icons::stop_sign(painter, square.shrink(6.0), colour, edge);
        if drawn_button(ui, Vec2::splat(side), &stop, draw).clicked() {
            asked.extend(Command::Stop.request());
        }
        // Without room for the button, the list of puzzles still has the same entry.
        if rect.width() >= OWN_PUZZLE && (!narrow || *shown.page == Page::Stage) {
            let own = Face::of(theme, Command::OwnPuzzle, true).on_bar(theme, theme.on_bar);
            let draw = |painter: &Painter, square: Rect, colour| icons::pencil(painter, square.shrink(6.0), colour);
            if drawn_button(ui, Vec2::splat(side), &own, draw).clicked() {
                asked.extend(Command::OwnPuzzle.request());
            }
        }
        if with_title {
            ui.add_space(8.0);
            ui.label(RichText::new(words().title()).font(fonts::bold(21.0)).color(theme.on_bar.egui()));
            ui.add_space(16.0);
        }
        let solves = *shown.scene == Scene::Solving;
        let can_choose = !solves && *shown.page == Page::Stage;
        let why_not = if solves { board_is_busy(*shown.page.get()) } else { words().puzzle_chooser_elsewhere() };
        ui.add_enabled_ui(can_choose, |ui| {
            let width = if rect.width() < NARROWER { 60.0 } else { 96.0 };
            let problem = Some(shown.solver.problem());
            let title = words().puzzle_chooser();
            asked.extend(chooser(ui, "puzzles", &title, width, shown.packs.short(), problem, &why_not).map(|choice| {
                match choice {
                    Choice::New => MakingRequest::ShowSheet.into(),
                    Choice::Own => AskRequest::Open.into(),
                    Choice::Problem(problem) => SolverRequest::ShowProblem(problem).into(),
                    Choice::All => TransferRequest::ShowSheet.into(),
                    Choice::Puzzle(board) => TransferRequest::Choose(*board).into(),
                }
            }));
        });
        // While the solver uses the board, the owl says so.
        let usual = Face::of(theme, Command::New, true);
        let new = Face { behind: theme.bar, ..usual };
        let width = if rect.width() < NARROWER { 48.0 } else { 64.0 };
        if rect.width() >= NARROWEST && named_button(ui, width, &new.name, &new).clicked() {
            asked.extend(Command::New.request());
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let sheets: [(Command, Icon); 4] = [
                (Command::Keys, icons::question_mark),
                (Command::Settings, icons::sliders),
                (Command::Log, icons::lines),
                (Command::Games, icons::folder),
            ];
            if touch && narrow {
                asked.extend(menu(ui, theme, &sheets.map(|(command, _)| command)));
            } else {
                for (command, icon) in sheets {
                    let face = Face::of(theme, command, true).on_bar(theme, theme.on_bar);
                    let draw = |painter: &Painter, square: Rect, colour| icon(painter, square.shrink(5.0), colour);
                    if drawn_button(ui, Vec2::splat(icon_side), &face, draw).clicked() {
                        asked.extend(command.request());
                    }
                }
            }
            let has_room = !touch || rect.width() >= CLOCK;
            if shown.settings.clock() && has_room && clock(ui, theme, shown) {
                asked.push(ClockRequest::Pause.into());
            }
            asked.extend(page_buttons(ui, theme, *shown.page.get(), &pages, narrow));
        });
    });
    asked
}

/// Returns the height of the targets in the bar.
fn least_height(ui: &Ui) -> f32 {
    ui.spacing().interact_size.y.max(32.0)
}

/// Draws the pages side by side, or as a list if there is not enough space.
fn page_buttons(
    ui: &mut Ui,
    theme: &Theme,
    page: Page,
    pages: &[(Page, Command, f32)],
    narrow: bool,
) -> Option<Request> {
    let mut asked = None;
    if narrow {
        let chosen = Command::to(page).map(Command::word).unwrap_or_default();
        let list = ComboBox::from_id_salt("pages").selected_text(chosen).width(60.0).height(420.0).show_ui(ui, |ui| {
            for &(other, command, _) in pages {
                if ui.selectable_label(other == page, command.word()).on_hover_text(command.tooltip()).clicked() {
                    asked = command.request();
                }
            }
        });
        list.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, words().page()));
        let keys: Vec<Command> = pages.iter().map(|(_, command, _)| *command).collect();
        list.response.on_hover_text(with_keys(words().page_tooltip(), &keys));
        return asked;
    }
    // The layout goes from right to left.
    for &(other, command, width) in pages.iter().rev() {
        let (rect, response) = ui.allocate_exact_size(Vec2::new(width, least_height(ui)), Sense::click());
        let (chosen, word) = (other == page, command.word());
        response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, &word));
        let (fill, ink) = if chosen { (theme.on_bar, theme.bar) } else { (theme.bar, theme.on_bar) };
        let hot = response.has_focus() || response.hovered();
        let stroke = Stroke::new(if hot { 2.5 } else { 1.5 }, theme.on_bar.egui());
        let painter = ui.painter();
        painter.rect(rect, CornerRadius::same(16), fill.egui(), stroke, StrokeKind::Inside);
        painter.text(rect.center(), Align2::CENTER_CENTER, word, fonts::bold(15.0), ink.egui());
        if response.on_hover_text(command.tooltip()).clicked() {
            asked = command.request();
        }
    }
    asked
}

/// Draws a button that opens a menu with the commands that have no room in the bar.
fn menu(ui: &mut Ui, theme: &Theme, commands: &[Command]) -> Option<Request> {
    let mut asked = None;
    let side = ui.spacing().interact_size.y;
    let button = Button::new("").fill(theme.bar.egui()).stroke(Stroke::NONE).min_size(Vec2::splat(side));
    let (shown, _) = MenuButton::from_button(button).ui(ui, |ui| {
        for &command in commands {
            let entry = ui.add(Button::new(command.word()).min_size(Vec2::new(150.0, side)));
            if entry.on_hover_text(command.tooltip()).clicked() {
                asked = command.request();
                ui.close();
            }
        }
    });
    icons::lines(ui.painter(), shown.rect.shrink(side * 0.2), theme.on_bar.egui());
    shown.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words().more()));
    shown.on_hover_text(words().more_tooltip());
    asked
}

/// Draws the time, and a button that pauses it.
fn clock(ui: &mut Ui, theme: &Theme, shown: &BarPanel) -> bool {
    let enabled = matches!(shown.scene.get(), Scene::Playing | Scene::Paused);
    let paused = *shown.scene == Scene::Paused;
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let small = ui.ctx().content_rect().width() < NARROWER;
    let (rect, response) = ui.allocate_exact_size(Vec2::new(if small { 62.0 } else { 94.0 }, least_height(ui)), sense);
    let time = sudoku_words::clock(shown.session.stats().time);
    let word = if paused { words().go_on_clock() } else { words().pause_clock() };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &word));
    let ink = theme.on_bar.egui().gamma_multiply(if shown.clock.runs() || paused { 1.0 } else { 0.75 });
    let painter = ui.painter();
    painter.rect_stroke(rect, ROUND, Stroke::new(1.5, ink), StrokeKind::Inside);
    let icon = Rect::from_center_size(rect.left_center() + Vec2::new(17.0, 0.0), Vec2::splat(24.0));
    if !small {
        let draw = if paused { icons::play } else { icons::pause };
        draw(painter, icon, ink);
    }
    let middle = rect.center() + Vec2::new(if small { 0.0 } else { 13.0 }, 0.0);
    painter.text(middle, Align2::CENTER_CENTER, time, fonts::bold(if small { 14.0 } else { 16.0 }), ink);
    if response.has_focus() || (enabled && response.hovered()) {
        let stroke = Stroke::new(2.5, theme.on_bar.egui());
        painter.rect_stroke(rect, ROUND, stroke, StrokeKind::Inside);
    }
    let clicked = response.clicked();
    let tooltip = if paused { words().go_on_clock_tooltip() } else { words().pause_clock_tooltip() };
    response.on_hover_text(with_keys(tooltip, &[Command::Pause]));
    clicked
}
