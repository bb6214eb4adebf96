//! The choice of the board, and the techniques as cards, level by level, with a dot for each position that was found. Each harder
//! level is folded into a row.

use crate::game::requests::commands::Command;
use crate::game::requests::{Request, TrainingRequest, labels};
use crate::game::training::Training;
use crate::window::look::{Theme, fonts};
use crate::window::panels::board_kinds::board_kinds;
use crate::window::panels::style::{heading, muted};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align2, Id, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};
use sudoku_generate::training::GOAL;
use sudoku_techniques::{Level, Technique};
use sudoku_words::{capitalised, words};

/// The least width of a card, the space around its words, and the gap between two cards, in points.
const CARD: f32 = 112.0;
const MARGIN: f32 = 10.0;
const GAP: f32 = 8.0;
/// The height of the dots of a card, in points.
const DOTS: f32 = 12.0;

/// Draws the choice of the board, and the list of all techniques that are offered on it.
pub fn list(ui: &mut Ui, theme: &Theme, training: &Training) -> Option<Request> {
    heading(ui, words().training_techniques());
    let mut asked = board(ui, theme, training);
    muted(ui, theme, words().training_count(training.offers().len()));
    for level in Level::ALL {
        let of_level = training.offers().iter().map(|offer| offer.technique).filter(|one| one.level() == level);
        let of_level: Vec<Technique> = of_level.collect();
        if of_level.is_empty() {
            continue;
        }
        ui.add_space(2.0);
        let is_shown = match level {
            Level::Easy | Level::Medium => {
                muted(ui, theme, capitalised(&words().level_name(level.name())));
                true
            }
            _ => folded(ui, theme, training, level, &of_level),
        };
        if is_shown {
            asked = asked.take().or(cards(ui, theme, training, &of_level));
        }
    }
    ui.add_space(2.0);
    muted(ui, theme, words().training_dots());
    asked.map(Request::from)
}

/// Draws the row of the board and, while another one is being chosen, the kinds of boards below it.
fn board(ui: &mut Ui, theme: &Theme, training: &Training) -> Option<TrainingRequest> {
    let kind = labels::board_kind(training.board()).word;
    let (is_shown, name) = (training.lists_boards(), words().training_boards());
    let said = words().variable(&name, &kind);
    let response = row(ui, theme, is_shown, [name, String::new(), kind], said);
    let mut asked = None;
    if response.on_hover_text(Command::TrainingBoards.tooltip()).clicked() {
        asked = Some(TrainingRequest::ListBoards);
    }
    if is_shown {
        asked = asked.or(board_kinds(ui, theme, training.board()).map(TrainingRequest::ChooseBoard));
    }
    asked
}

/// Draws the techniques of a level, as many side by side as their names allow.
fn cards(ui: &mut Ui, theme: &Theme, training: &Training, techniques: &[Technique]) -> Option<TrainingRequest> {
    let names = techniques.iter().map(|&technique| capitalised(&sudoku_words::technique(technique)));
    let names: Vec<String> = names.collect();
    let font = fonts::bold(14.0);
    let ink = theme.on_button.egui();
    let write = |text: &str, width: f32| ui.painter().layout(text.to_owned(), font.clone(), ink, width - 2.0 * MARGIN);
    let longest = names.iter().flat_map(|name| name.split([' ', '-']));
    let longest = longest.map(|word| write(word, f32::INFINITY).size().x).fold(0.0, f32::max);
    let room = ui.available_width();
    let width = |columns: u8| (room - GAP * f32::from(columns - 1)) / f32::from(columns);
    // No word is broken, and no name has more than two lines.
    let fits = |columns: &u8| {
        let width = width(*columns);
        let is_low = |name: &String| write(name, width).rows.len() <= 2;
        width >= (longest + 2.0 * MARGIN + 1.0).max(CARD) && names.iter().all(is_low)
    };
    let columns = (1..=3).rev().find(fits).unwrap_or(1);
    let width = width(columns);
    let mut asked = None;
    for (row, names) in techniques.chunks(columns.into()).zip(names.chunks(columns.into())) {
        let write = |name: &String| ui.painter().layout(name.clone(), font.clone(), ink, width - 2.0 * MARGIN);
        let galleys: Vec<_> = names.iter().map(write).collect();
        let highest = galleys.iter().map(|galley| galley.size().y).fold(0.0, f32::max);
        let size = vec2(width, (highest + DOTS + 2.0 * MARGIN - 2.0).max(ui.spacing().interact_size.y));
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for ((&technique, name), galley) in row.iter().zip(names).zip(galleys) {
                let found = training.tally().of(technique).found_of_goal();
                let is_open = training.technique() == Some(technique);
                let said = words().training_card(name, found, GOAL);
                let (rect, response) = card(ui, theme, size, is_open);
                let (painter, at) = (ui.painter(), rect.min + vec2(MARGIN, MARGIN - 2.0));
                painter.galley(at, galley, ink);
                dots(painter, theme, pos2(at.x, rect.bottom() - MARGIN), found);
                response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, is_open, &said));
                if response.on_hover_text(words().training_open_tooltip()).clicked() {
                    asked = Some(TrainingRequest::Open(technique));
                }
            }
        });
    }
    asked
}

/// Draws an area of that size that is clicked as a whole.
pub fn card(ui: &mut Ui, theme: &Theme, size: Vec2, is_open: bool) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let is_hot = response.hovered() || response.has_focus();
    let fill = if is_open { theme.button } else { theme.panel };
    let stroke = match (is_open, is_hot) {
        (false, false) => Stroke::new(1.0, theme.edge.egui()),
        _ => Stroke::new(2.0, theme.accent.egui()),
    };
    ui.painter().rect(rect, 7, fill.egui(), stroke, StrokeKind::Inside);
    (rect, response)
}

/// Draws a dot for each position that is to be found; found ones are filled.
fn dots(painter: &Painter, theme: &Theme, left: Pos2, found: u32) {
    for dot in 0..GOAL {
        let middle = left + vec2(3.0 + 9.0 * dot as f32, -2.0);
        if dot < found {
            painter.circle_filled(middle, 3.4, theme.flag.egui());
        } else {
            painter.circle_stroke(middle, 2.8, Stroke::new(1.2, theme.edge.egui()));
        }
    }
}

/// Draws the row of a level that can be folded. Returns true if its techniques are shown.
fn folded(ui: &mut Ui, theme: &Theme, training: &Training, level: Level, techniques: &[Technique]) -> bool {
    let id = Id::new(("training-level", level.name()));
    let holds_open = training.technique().is_some_and(|open| open.level() == level);
    let is_shown: bool = ui.data(|data| data.get_temp(id)).unwrap_or(holds_open);
    let name = capitalised(&words().level_name(level.name()));
    let said = words().training_level(&name, techniques.len());
    let names = techniques.iter().map(|&technique| sudoku_words::technique(technique)).collect::<Vec<_>>().join(", ");
    let response = row(ui, theme, is_shown, [name, names, techniques.len().to_string()], said);
    if response.on_hover_text(words().training_level_tooltip()).clicked() {
        ui.data_mut(|data| data.insert_temp(id, !is_shown));
    }
    is_shown
}

/// Draws a row that unfolds what is below it: its title, as much of the text in the middle as fits, the text on the right, and an
/// arrow.
fn row(ui: &mut Ui, theme: &Theme, is_shown: bool, [title, middle, right]: [String; 3], said: String) -> Response {
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y.max(40.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::CollapsingHeader, true, is_shown, &said));
    let is_hot = response.hovered() || response.has_focus();
    let edge = if is_hot { Stroke::new(2.0, theme.accent.egui()) } else { Stroke::new(1.0, theme.edge.egui()) };
    let painter = ui.painter().with_clip_rect(rect);
    painter.rect(rect, 7, theme.well.egui(), edge, StrokeKind::Inside);
    let ink = theme.on_button.egui();
    let title = painter.text(rect.left_center() + Vec2::X * 14.0, Align2::LEFT_CENTER, title, fonts::bold(15.0), ink);
    let arrow = Rect::from_center_size(rect.right_center() - Vec2::X * 18.0, Vec2::splat(10.0));
    let points = if is_shown {
        [arrow.left_top(), arrow.center_bottom(), arrow.right_top()]
    } else {
        [arrow.left_top(), arrow.right_center(), arrow.left_bottom()]
    };
    painter.add(Shape::line(points.to_vec(), Stroke::new(2.0, ink)));
    let right_at = pos2(arrow.left() - 10.0, rect.center().y);
    let right = painter.text(right_at, Align2::RIGHT_CENTER, right, fonts::bold(14.0), theme.text.egui());
    let small = TextStyle::Small.resolve(ui.style());
    let room = right.left() - 12.0 - (title.right() + 14.0);
    let mut job = LayoutJob::simple(middle, small, theme.muted.egui(), room.max(0.0));
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = false;
    if room > 60.0 {
        let galley = painter.layout_job(job);
        let at = pos2(title.right() + 14.0, rect.center().y - galley.size().y / 2.0);
        painter.galley(at, galley, theme.muted.egui());
    }
    response
}
