//! The sheet with all puzzles: the packs and, for each puzzle of a pack, its level, the technique that it needs, whether it is solved, and the
//! best time.

use crate::game::puzzles::packs::Packs;
use crate::game::puzzles::statistics::Played;
use crate::game::requests::commands::Command;
use crate::game::requests::{Request, Sheet, TransferRequest};
use crate::game::statistics::{Record, Statistics};
use crate::window::look::Theme;
use crate::window::panels::overlay::frame::{self, Frame};
use crate::window::panels::style::{ROUND, command};
use crate::window::panels::{icons, style};
use bevy::prelude::*;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    Align2, Color32, ComboBox, EventFilter, FontId, FontSelection, Id, Key, Rect, ScrollArea, Sense, Stroke,
    StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, WidgetType, pos2,
};
use sudoku_generate::puzzles::{Pack, Puzzle};
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    frame::add(app, Sheet::Puzzles, show);
}

fn show(mut frame: Frame, packs: Res<Packs>, played: Res<Played>) -> Result {
    frame.sheet(words().puzzles(), Vec2::new(720.0, 600.0), |ui, theme| puzzles(ui, theme, &packs, played.statistics()))
}

/// Below this width, in points, a row has two lines.
const WIDE: f32 = 560.0;

fn puzzles(ui: &mut Ui, theme: &Theme, packs: &Packs, played: &Statistics) -> Vec<Request> {
    let mut asked = Vec::new();
    let Some(pack) = packs.all().get(packs.shown()) else { return asked };
    ui.horizontal(|ui| {
        let width = ui.available_width() - 130.0;
        let list = ComboBox::from_id_salt("packs").selected_text(title(pack, played)).width(width).height(520.0);
        let list = list.show_ui(ui, |ui| {
            // All packs are visible at once.
            style::lower(ui, 22.0);
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.spacing_mut().button_padding.y = 2.0;
            for (number, other) in packs.all().iter().enumerate() {
                if ui.selectable_label(number == packs.shown(), title(other, played)).clicked() {
                    asked.push(TransferRequest::ShowPack(number).into());
                }
            }
        });
        list.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, words().puzzles_packs()));
        list.response.on_hover_text(words().puzzles_packs_tooltip());
        asked.extend(command(ui, theme, ui.available_width(), Command::Statistics, true));
    });
    let wide = ui.available_width() >= WIDE;
    if wide {
        let (_, row) = ui.allocate_space(Vec2::new(ui.available_width(), 18.0));
        let columns = Columns::of(row, wide);
        let heads = [words().puzzles_name(), words().puzzles_level(), words().puzzles_needs()];
        for (place, head) in [columns.name, columns.level, columns.needs].into_iter().zip(heads) {
            write(ui, place, head, theme.muted.egui(), TextStyle::Small, Align2::LEFT_CENTER);
        }
        write(ui, columns.best, words().puzzles_best(), theme.muted.egui(), TextStyle::Small, Align2::RIGHT_CENTER);
    }
    let height = if wide { 28.0 } else { 44.0 };
    let room = (ui.clip_rect().bottom() - ui.cursor().top()).max(3.0 * height);
    ui.spacing_mut().item_spacing.y = 2.0;
    let area = ScrollArea::vertical().id_salt(("puzzles", packs.shown())).max_height(room).auto_shrink(false);
    let mut gone_to = None;
    let mut scrolled = area.show_rows(ui, height, pack.puzzles.len(), |ui, seen| {
        for index in seen {
            let Some(puzzle) = pack.puzzles.get(index) else { continue };
            let (_, place) = ui.allocate_space(Vec2::new(ui.available_width(), height));
            if row(ui, theme, puzzle, played.of(&puzzle.board), (id(index), place), wide) {
                asked.push(TransferRequest::Choose(puzzle.board.clone()).into());
            }
            // The row that gets the keyboard must not pass it on at once.
            if gone_to.is_none() {
                gone_to = next(ui, index, pack.puzzles.len(), room / height);
                gone_to.into_iter().for_each(|next| ui.memory_mut(|memory| memory.request_focus(id(next))));
            }
        }
    });
    if let Some(next) = gone_to {
        // The row must exist when the next frame is drawn.
        let (top, room) = (next as f32 * (height + 2.0), scrolled.inner_rect.height());
        scrolled.state.offset.y = scrolled.state.offset.y.max(top + height - room).min(top);
        scrolled.state.store(ui.ctx(), scrolled.id);
    }
    asked
}

/// Returns the id of a row from its position in the pack.
fn id(index: usize) -> Id {
    Id::new(("puzzle", index))
}

/// Returns the row that a key moves the keyboard to, if this row has it.
fn next(ui: &Ui, index: usize, rows: usize, page: f32) -> Option<usize> {
    if !ui.memory(|memory| memory.has_focus(id(index))) {
        return None;
    }
    // The rows handle the arrow keys.
    let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id(index), filter));
    let (last, page) = (rows.saturating_sub(1), (page as usize).max(1));
    let ways = [
        (Key::ArrowUp, index.saturating_sub(1)),
        (Key::ArrowDown, index + 1),
        (Key::PageUp, index.saturating_sub(page)),
        (Key::PageDown, index + page),
        (Key::Home, 0),
        (Key::End, last),
    ];
    let way = ways.into_iter().find(|(key, _)| ui.input(|input| input.key_pressed(*key)));
    way.map(|(_, next)| next.min(last)).filter(|next| *next != index)
}

/// Returns the name of a pack, with the number of its puzzles that are solved.
fn title(pack: &Pack, played: &Statistics) -> String {
    let solved = pack.puzzles.iter().filter(|puzzle| played.of(&puzzle.board).is_some()).count();
    words().puzzles_pack(sudoku_words::puzzle_name(&pack.name), solved, pack.puzzles.len())
}

/// The positions of the parts of a row.
struct Columns {
    name: Rect,
    level: Rect,
    needs: Rect,
    best: Rect,
}

impl Columns {
    fn of(row: Rect, wide: bool) -> Columns {
        let inner = row.shrink2(Vec2::new(10.0, 0.0));
        let (rest, best) = inner.split_left_right_at_x(inner.right() - 80.0);
        if wide {
            let (name, rest) = rest.split_left_right_at_fraction(0.38);
            let (level, needs) = rest.split_left_right_at_x(rest.left() + 84.0);
            return Columns { name, level, needs, best };
        }
        let (name, below) = rest.split_top_bottom_at_fraction(0.52);
        let (level, needs) = below.split_left_right_at_x(below.left());
        Columns { name, level, needs, best }
    }
}

/// Draws the row of a puzzle, and returns true if it was chosen.
fn row(ui: &Ui, theme: &Theme, puzzle: &Puzzle, record: Option<Record>, (id, place): (Id, Rect), wide: bool) -> bool {
    let response = ui.interact(place, id, Sense::click());
    let name = sudoku_words::puzzle_name(&puzzle.name);
    let level = puzzle.rating.map(|rating| words().level_name(rating.level.name()));
    let needs = puzzle.rating.and_then(|rating| rating.hardest).map(sudoku_words::technique);
    let best = record.and_then(|record| record.best()).map(sudoku_words::clock);
    let done = match (record, &best) {
        (None, _) => words().puzzles_open(),
        (Some(_), None) => words().puzzles_solved(),
        (Some(_), Some(best)) => words().puzzles_solved_in(best),
    };
    let like = match (&level, &needs) {
        (Some(level), Some(needs)) => words().puzzle_level(level, needs),
        _ => words().puzzles_unrated(),
    };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words().puzzles_row(&name, &like, &done)));
    let hot = response.has_focus() || response.hovered();
    let (fill, edge) = if hot { (theme.button, theme.accent) } else { (theme.well, theme.edge) };
    let stroke = Stroke::new(if response.has_focus() { 2.5 } else { 1.0 }, edge.egui());
    ui.painter().rect(place, ROUND, fill.egui(), stroke, StrokeKind::Inside);
    let columns = Columns::of(place, wide);
    let (ink, pale) = (theme.text.egui(), theme.muted.egui());
    write(ui, columns.name, name, ink, TextStyle::Button, Align2::LEFT_CENTER);
    if wide {
        write(ui, columns.level, level.unwrap_or_default(), ink, TextStyle::Body, Align2::LEFT_CENTER);
        let needs = needs.unwrap_or_else(|| words().puzzles_unrated());
        write(ui, columns.needs, needs, ink, TextStyle::Body, Align2::LEFT_CENTER);
    } else {
        write(ui, columns.needs, sudoku_words::capitalised(&like), pale, TextStyle::Small, Align2::LEFT_CENTER);
    }
    if record.is_some() {
        let tick = Rect::from_center_size(pos2(columns.best.left() + 10.0, columns.best.center().y), Vec2::splat(18.0));
        icons::tick(ui.painter(), tick, theme.accent.egui());
        write(ui, columns.best, best.unwrap_or_default(), ink, TextStyle::Body, Align2::RIGHT_CENTER);
    }
    let explainer = puzzle.rating.and_then(|rating| rating.explainer).map(|tenths| f64::from(tenths) / 10.0);
    let about = match (explainer, puzzle.rating) {
        (Some(explainer), Some(rating)) => {
            words().puzzles_row_tooltip(&puzzle.source, sudoku_words::decimal(explainer, 1), rating.score)
        }
        _ => puzzle.source.clone(),
    };
    response.on_hover_text(about).clicked()
}

/// Writes a text into its place, cut off at the end of the place.
fn write(ui: &Ui, place: Rect, text: String, ink: Color32, style: TextStyle, align: Align2) {
    let font: FontId = FontSelection::Style(style).resolve(ui.style());
    let mut job = LayoutJob::simple_singleline(text, font, ink);
    job.wrap = TextWrapping::truncate_at_width(place.width() - 6.0);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let corner = align.align_size_within_rect(galley.size(), place).min;
    ui.painter().galley(corner, galley, ink);
}
