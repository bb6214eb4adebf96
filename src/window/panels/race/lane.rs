//! A lane of the race: an engine, its medal and its numbers. The engine's board moves towards the finish with every digit that it places, and
//! back with every digit that it takes back.

use super::shown::MEASURES;
use crate::game::race::{Racing, value};
use crate::game::requests::{RaceRequest, Request};
use crate::window::look::{Rgb, Theme, fonts};
use bevy_egui::egui::{
    Align, Align2, Checkbox, CornerRadius, FontId, Layout, Painter, Pos2, Rangef, Rect, Sense, Stroke, StrokeKind,
    TextWrapMode, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use sudoku_board::{Board, CellKind};
use sudoku_run::engines::{EngineState, Goal};
use sudoku_words::words;

/// Below this width, in points, the track is below the name.
const WIDE: f32 = 520.0;

/// Below this width, in points, only the number that decides the race is shown.
const ALL: f32 = 760.0;

/// The widths of the names, of a medal, of a number and of the right margin, in points.
const NAMES: f32 = 206.0;
const MEDAL: f32 = 74.0;
const NUMBER: f32 = 84.0;
const MARGIN: f32 = 14.0;

/// The width of the finish, in points.
const FINISH: f32 = 12.0;

/// The height of a track below its name, in points.
const TRACK: f32 = 52.0;

/// The positions of the parts of the lanes, from the left of a lane.
pub struct Columns {
    width: f32,
    name: f32,
}

impl Columns {
    /// Returns the columns of lanes that fill the width.
    pub fn of(ui: &Ui) -> Columns {
        Columns { width: ui.available_width(), name: ui.spacing().interact_size.y.max(32.0) }
    }

    /// Returns the height of a lane whose track is below its name; `None` if it is all in one line.
    pub fn folded(&self) -> Option<f32> {
        (self.width < WIDE).then_some(self.name + TRACK)
    }

    /// Returns true if all numbers are shown.
    pub fn has_all(&self) -> bool {
        self.width >= ALL
    }

    /// Returns the column of that measure, with the space at its sides.
    pub fn number(&self, measure: usize) -> Rangef {
        let after = if self.has_all() { MEASURES.len() - 1 - measure } else { 0 };
        let right = self.width - MARGIN - NUMBER * after as f32;
        Rangef::new(right - NUMBER, right)
    }

    /// Returns the range from the start of the track to the middle of its finish.
    pub fn track(&self) -> Rangef {
        match self.folded() {
            None => Rangef::new(NAMES, self.number(0).min - MEDAL),
            Some(_) => Rangef::new(10.0, self.width - MEDAL),
        }
    }
}

/// The contents of a lane.
pub struct Lane<'a> {
    /// The state of the race.
    pub racing: &'a Racing,
    /// The progress of the engine.
    pub standing: &'a EngineState,
    /// True if the engine takes part in the next race.
    pub takes_part: bool,
    /// Why the engine cannot take part, if it cannot.
    pub unfit: Option<String>,
    /// True if the engine is in this race.
    pub is_in: bool,
    /// The number of cells to fill.
    pub blanks: usize,
}

impl Lane<'_> {
    /// Returns the engine's place if it has crossed the finish.
    fn place(&self) -> Option<usize> {
        self.racing.standings().rank(self.standing, self.racing.measure())
    }

    fn is_out(&self) -> bool {
        self.racing.standings().is_out(self.standing)
    }

    fn filled(&self) -> usize {
        self.blanks.saturating_sub(self.standing.board.blanks().count())
    }

    /// Returns the progress of the engine as a share of the track: the share of the cells that are filled. Only an engine with
    /// a place crosses the finish; one that might still be overtaken waits just before it.
    fn reached(&self) -> f32 {
        let reached = (self.filled() as f32 / self.blanks.max(1) as f32).min(1.0);
        match self.place() {
            Some(_) => 1.0,
            None if self.is_out() => reached,
            None => reached.min(0.97),
        }
    }

    /// Returns the engine's result or progress in words.
    fn told(&self) -> String {
        let value = value(self.standing, self.racing.measure());
        match self.place() {
            _ if !self.is_in => String::new(),
            Some(place) => words().race_came(words().race_place(place), value),
            None if self.is_out() => words().race_out(),
            None if self.standing.steps == 0 => String::new(),
            None => words().race_still_running(value),
        }
    }
}

/// Draws the lane, and returns where it is, and whether the engine is to take part or not.
pub fn lane(ui: &mut Ui, theme: &Theme, lane: &Lane, columns: &Columns, height: f32) -> (Rect, Option<Request>) {
    let standing = lane.standing;
    let about = sudoku_words::engine(standing.engine, standing.is_users_program);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let spoken = words().variable(&about.word, lane.told());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
    response.on_hover_text(words().race_lane_about());
    let place = lane.place();
    let (edge, thick) = match place {
        Some(1) => (theme.medals[0], 2.0),
        _ => (theme.edge, 1.0),
    };
    let painter = ui.painter().clone();
    painter.rect_stroke(rect, CornerRadius::same(8), Stroke::new(thick, edge.egui()), StrokeKind::Inside);
    let (name, line) = match columns.folded() {
        None => (rect.with_max_x(rect.left() + NAMES - 6.0), rect),
        Some(_) => {
            let (name, line) = rect.split_top_bottom_at_y(rect.top() + columns.name);
            (name.with_max_x(rect.right() - MARGIN - NUMBER), line)
        }
    };
    let builder = UiBuilder::new().max_rect(name.shrink2(vec2(10.0, 0.0))).layout(Layout::left_to_right(Align::Center));
    let toggled = ui.scope_builder(builder.id_salt(about.word.clone()), |ui| {
        ui.style_mut().wrap_mode = Some(TextWrapMode::Truncate);
        let mut on = lane.takes_part;
        let racer = ui.add_enabled(lane.unfit.is_none(), Checkbox::new(&mut on, &about.word));
        let racer = racer.on_disabled_hover_text(lane.unfit.as_deref().unwrap_or_default());
        racer.on_hover_text(&about.tooltip).clicked()
    });
    let toggled = toggled.inner.then(|| RaceRequest::ToggleRacer(standing.engine).into());
    if !lane.is_in {
        return (rect, toggled);
    }
    let span = columns.track();
    let track =
        Rect::from_x_y_ranges(rect.left() + span.min..=rect.left() + span.max, line.top() + 5.0..=line.bottom() - 5.0);
    draw_track(&painter, theme, track, lane, place);
    let medal = pos2(track.right() + FINISH / 2.0 + MEDAL / 2.0, line.center().y);
    draw_medal(&painter, theme, medal, lane, place, line.height());
    for (n, measure) in MEASURES.into_iter().enumerate() {
        let chosen = measure == lane.racing.measure();
        if !columns.has_all() && !chosen {
            continue;
        }
        let at = pos2(rect.left() + columns.number(n).max, name.center().y);
        let font = if chosen { fonts::bold(16.0) } else { FontId::proportional(14.0) };
        let ink = match place {
            Some(_) if chosen => theme.on_button,
            Some(_) => theme.text,
            None => theme.muted,
        };
        let text = if standing.steps == 0 { "–".to_owned() } else { value(standing, measure) };
        painter.text(at, Align2::RIGHT_CENTER, text, font, ink.egui());
    }
    (rect, toggled)
}

/// Draws the track with its finish, and the board with its trail.
fn draw_track(painter: &Painter, theme: &Theme, track: Rect, lane: &Lane, place: Option<usize>) {
    let side = track.height();
    let (first, last) = (track.left(), track.right() - FINISH / 2.0 - side - 1.0);
    let left = first + (last - first).max(0.0) * lane.reached();
    let fill = match place {
        _ if lane.is_out() => theme.clash,
        Some(_) => theme.user_cell,
        None => theme.tried_cell,
    };
    let thickness = 14.0_f32.min(side * 0.3);
    let bar =
        |right: f32| Rect::from_center_size(track.center(), vec2(0.0, thickness)).with_min_x(first).with_max_x(right);
    painter.rect_filled(bar(track.right()), thickness / 2.0, theme.well.egui());
    if left > first {
        painter.rect_filled(bar(left + side / 2.0), thickness / 2.0, fill.egui());
    }
    draw_finish(
        painter,
        theme,
        Rect::from_center_size(pos2(track.right(), track.center().y), vec2(FINISH, side + 8.0)),
    );
    let board = Rect::from_min_size(pos2(left, track.top()), Vec2::splat(side));
    small_board(painter, theme, board, &lane.standing.board);
    if place.is_none() && lane.standing.steps > 0 {
        let counted = match lane.racing.goal() {
            Goal::First => words().race_filled(lane.filled(), lane.blanks),
            Goal::All => words().race_found(lane.standing.counts.solutions as usize),
        };
        let text = painter.layout_no_wrap(counted, FontId::proportional(13.0), theme.muted.egui());
        // The text is beside the board, if there is room.
        let right = board.right() + 8.0;
        let x = if right + text.size().x < track.right() - FINISH { right } else { board.left() - 8.0 - text.size().x };
        if x >= first {
            painter.galley(pos2(x, track.top() + 1.0), text, theme.muted.egui());
        }
    }
}

fn draw_finish(painter: &Painter, theme: &Theme, finish: Rect) {
    let side = FINISH / 2.0;
    painter.rect_filled(finish, CornerRadius::ZERO, theme.panel.egui());
    for row in 0..(finish.height() / side).ceil() as usize {
        let column = row % 2;
        let min = finish.min + side * vec2(column as f32, row as f32);
        let square = Rect::from_min_size(min, Vec2::splat(side)).intersect(finish);
        painter.rect_filled(square, CornerRadius::ZERO, theme.text.egui());
    }
}

/// Draws the place on a medal, or a word if the engine has no place yet or cannot get one.
fn draw_medal(painter: &Painter, theme: &Theme, at: Pos2, lane: &Lane, place: Option<usize>, height: f32) {
    let Some(place) = place else {
        let text = match lane.is_out() {
            true => words().race_out(),
            false if lane.standing.steps > 0 => words().race_not_yet(),
            false => String::new(),
        };
        painter.text(at, Align2::CENTER_CENTER, text, FontId::proportional(13.0), theme.muted.egui());
        return;
    };
    let text = words().race_place(place);
    match theme.medals.get(place - 1) {
        Some(medal) => {
            let (radius, ink) = ((height / 2.0 - 5.0).min(22.0), theme.on_block.egui());
            painter.circle(at, radius, medal.egui(), Stroke::new(1.5, ink.gamma_multiply(0.6)));
            painter.text(at, Align2::CENTER_CENTER, text, fonts::bold(14.0), ink);
        }
        None => drop(painter.text(at, Align2::CENTER_CENTER, text, fonts::bold(14.0), theme.text.egui())),
    }
}

/// Draws the board in colours only: givens, filled cells and blank cells.
fn small_board(painter: &Painter, theme: &Theme, rect: Rect, board: &Board) {
    // Everything is aligned to whole pixels, so that all lines have the same width.
    let pixel = 1.0 / painter.ctx().pixels_per_point();
    let (side, (rows, columns)) = (board.rules().side(), board.rules().usual_box_size());
    let thickness: f32 = if side > 9 { 1.0 } else { 2.0 };
    let line = (thickness / pixel).round().max(1.0) * pixel;
    let lines = f32::from((side / rows).max(side / columns)) + 1.0;
    let cell = ((rect.width() - lines * line) / f32::from(side) / pixel).floor() * pixel;
    let extent = |each: u8| f32::from(side) * cell + (f32::from(side / each) + 1.0) * line;
    let size = vec2(extent(columns), extent(rows));
    let corner = rect.center() - size / 2.0;
    let all = Rect::from_min_size((corner / pixel).round() * pixel, size);
    painter.rect_filled(all, CornerRadius::same(3), theme.box_lines.egui());
    let offset = |n: u8, each: u8| f32::from(n) * cell + f32::from(n / each + 1) * line;
    for top in (0..side).step_by(rows.into()) {
        for left in (0..side).step_by(columns.into()) {
            let min = all.min + vec2(offset(left, columns), offset(top, rows));
            let size = vec2(f32::from(columns), f32::from(rows)) * cell;
            painter.rect_filled(Rect::from_min_size(min, size), CornerRadius::ZERO, theme.panel.egui());
        }
    }
    // Very small cells are not apart from each other.
    let filled_side = if cell > 2.0 * pixel { cell - pixel } else { cell };
    // Pale colours are not visible on such small areas.
    let strong = |pale: Rgb, strong: Rgb| pale.egui().lerp_to_gamma(strong.egui(), 0.55);
    let (given, filled) = (strong(theme.puzzle_cell, theme.flag), strong(theme.user_cell, theme.accent));
    for at in board.rules().cells().filter(|&at| board.get(at).is_some()) {
        let fill = if board.kind(at) == CellKind::Puzzle { given } else { filled };
        let min = all.min + vec2(offset(at.column() as u8, columns), offset(at.row() as u8, rows));
        painter.rect_filled(Rect::from_min_size(min, Vec2::splat(filled_side)), CornerRadius::ZERO, fill);
    }
}
