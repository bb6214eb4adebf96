//! The tree of a search with its branches: one row for each cell, and the digits that were taken back to the left of those that stay.

use crate::game::requests::{EntryRequest, Request};
use crate::window::look::{Theme, fonts};
use crate::window::panels::style::{display, nothing_yet};
use crate::window::panels::tree::{Look, MARGIN, RADIUS, ROW, inside, name, sign};
use bevy_egui::egui::{
    Align2, CornerRadius, FontId, Pos2, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};
use std::ops::RangeInclusive;
use sudoku_board::Cell;
use sudoku_run::{BranchLayout, BranchTree, Spot};
use sudoku_words::words;

/// The least and the largest distance between digits in a row, and the space for the names of the cells, in points.
const GAP: f32 = 23.0;
const WIDE_GAP: f32 = 36.0;
const NAMES: f32 = 42.0;

/// The words of a search.
pub struct About {
    pub word: String,
    pub none: String,
    pub tooltip: String,
    /// True if the program searches, not the player.
    pub is_program: bool,
}

/// Returns the height that a tree needs with that number of rows.
pub fn branches_height(rows: usize) -> f32 {
    rows as f32 * ROW + 2.0 * MARGIN.y
}

/// A tree with the places of its digits in a panel of some width.
pub struct Branches<'a> {
    tree: &'a BranchTree,
    layout: BranchLayout,
    gap: f32,
}

impl<'a> Branches<'a> {
    /// Lays out the tree in that width.
    pub fn new(tree: &'a BranchTree, width: f32, is_program: bool) -> Self {
        let room = (width - 2.0 * MARGIN.x - NAMES - 2.0 * RADIUS - 4.0).max(GAP);
        let layout = BranchLayout::new(tree, (room / GAP) as usize, is_program);
        let used = layout.spots.iter().map(|spot| -spot.column).fold(1.0, f32::max);
        Branches { tree, layout, gap: (room / used).clamp(GAP, WIDE_GAP) }
    }

    /// Returns the number of rows, including the one that says how the search goes on.
    pub fn rows(&self) -> usize {
        self.depth() + usize::from(self.layout.more > 0)
    }

    /// Returns the number of rows with digits, or with numbers below them.
    fn depth(&self) -> usize {
        let labels = self.layout.spots.iter().filter(|spot| spot.has_label).map(|spot| spot.row + 2);
        labels.max().unwrap_or(0).max(self.layout.rows.len())
    }

    /// Draws the tree in that height. The rows scroll if there is not enough room.
    pub fn show(&self, ui: &mut Ui, theme: &Theme, about: &About, height: f32) -> Option<Request> {
        let spoken = words().search_spoken(&about.word, self.tree.taken_back() as usize);
        let response = display(ui, theme, vec2(ui.available_width(), height), &spoken);
        if self.tree.is_empty() {
            nothing_yet(ui, theme, &response, &about.none);
            return None;
        }
        let room = response.on_hover_text(&about.tooltip).rect.shrink2(MARGIN);
        let area = ScrollArea::vertical().id_salt(("branches", about.is_program)).auto_shrink(false);
        // A player sees the newest digit; the program's search is shown from its beginning.
        let area = area.stick_to_bottom(!about.is_program);
        let ui = &mut inside(ui, room);
        let rows = |ui: &mut Ui, seen: Rect| {
            let (all, _) = ui.allocate_exact_size(vec2(ui.available_width(), self.rows() as f32 * ROW), Sense::hover());
            // One more row at each end keeps lines from being cut off.
            let first = (seen.top() / ROW - 1.0).max(0.0) as usize;
            let last = (seen.bottom() / ROW + 1.0) as usize;
            self.draw(ui, theme, about, all, first..=last)
        };
        area.show_viewport(ui, rows).inner
    }

    fn draw(
        &self,
        ui: &mut Ui,
        theme: &Theme,
        about: &About,
        all: Rect,
        seen: RangeInclusive<usize>,
    ) -> Option<Request> {
        let path = all.right() - RADIUS - 4.0;
        let at = |column: f32, row: usize| pos2(path + column * self.gap, all.top() + (row as f32 + 0.5) * ROW);
        let (muted, font) = (theme.muted.egui(), FontId::proportional(12.0));
        for (row, &cell) in self.layout.rows.iter().enumerate().filter(|(row, _)| seen.contains(row)) {
            let at = pos2(all.left(), at(0.0, row).y);
            ui.painter().text(at, Align2::LEFT_CENTER, sudoku_words::name(cell), font.clone(), muted);
        }
        let spots = &self.layout.spots;
        let line = Stroke::new(1.5, theme.edge.egui());
        for spot in spots {
            let Some(above) = spot.above.map(|above| &spots[above]) else { continue };
            if above.row <= *seen.end() && spot.row >= *seen.start() {
                let ends = [at(above.column, above.row), at(spot.column, spot.row)];
                ui.painter().line_segment([ends[0] + vec2(0.0, RADIUS), ends[1] - vec2(0.0, RADIUS)], line);
            }
        }
        let mut asked = None;
        for (index, spot) in spots.iter().enumerate().filter(|(_, spot)| seen.contains(&spot.row)) {
            let place = at(spot.column, spot.row);
            asked = asked.take().or(self.digit(ui, theme, about, (index, spot), place));
            if spot.has_label {
                let below = at(spot.column, spot.row + 1) - vec2(0.0, 0.2 * ROW);
                let text = format!("+{}", sudoku_words::thousands(spot.hidden));
                ui.painter().text(below, Align2::CENTER_CENTER, text, FontId::proportional(11.0), muted);
            }
        }
        if self.layout.more > 0 {
            let row = self.depth();
            let text = words().search_goes_on(self.layout.more);
            let galley = ui.painter().layout_no_wrap(text.clone(), FontId::proportional(12.0), theme.text.egui());
            let size = galley.size() + vec2(18.0, 5.0);
            let right = at(0.0, row) + vec2(RADIUS + 2.0, 0.0);
            let pill = Rect::from_min_size(pos2(right.x - size.x, right.y - size.y / 2.0), size);
            let line = Stroke::new(1.5, theme.edge.egui());
            let last = self.layout.spots.iter().filter(|spot| spot.column == 0.0).map(|spot| spot.row).max();
            let last = at(0.0, last.unwrap_or(0)) + vec2(0.0, RADIUS);
            ui.painter().line_segment([last, pos2(path, pill.top())], line);
            let edge = Stroke::new(1.0, theme.user_digit.egui());
            ui.painter().rect(pill, CornerRadius::same(12), theme.panel.egui(), edge, StrokeKind::Inside);
            ui.painter().galley(pill.center() - galley.size() / 2.0, galley, theme.text.egui());
            let response = ui.interact(pill, ui.id().with((about.is_program, "more")), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &text));
        }
        asked
    }

    /// Draws a digit, which can be clicked.
    fn digit(
        &self,
        ui: &mut Ui,
        theme: &Theme,
        about: &About,
        (index, spot): (usize, &Spot),
        at: Pos2,
    ) -> Option<Request> {
        let branch = &self.tree.nodes()[spot.node];
        let look = match (branch.is_taken_back, about.is_program) {
            (true, _) => Look::TakenBack,
            (false, true) => Look::Placed,
            (false, false) if self.tree.path().last() == Some(&spot.node) => Look::Now,
            (false, false) => Look::Try,
        };
        let square = Rect::from_center_size(at, Vec2::splat(2.0 * RADIUS));
        let response = ui.interact(square, ui.id().with((about.is_program, index)), Sense::click());
        let spoken = self.spoken(spot, about);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &spoken));
        look.draw(ui.painter(), theme, at, RADIUS, 1.2);
        if response.hovered() || response.has_focus() {
            ui.painter().circle_stroke(at, RADIUS, Stroke::new(2.0, theme.text.egui()));
        }
        let [_, _, ink] = look.colours(theme);
        let text = match spot.merged {
            0 => sign((branch.cell, branch.digit)),
            merged => format!("+{}", merged + 1),
        };
        let size = if text.chars().count() > 1 { 1.0 } else { 1.3 } * RADIUS;
        ui.painter().text(at, Align2::CENTER_CENTER, text, fonts::bold(size), ink);
        if branch.begins_try {
            Look::Begins.draw(ui.painter(), theme, at + vec2(0.8, -0.8) * RADIUS, 5.0, 1.0);
        }
        let asked = response.on_hover_text(spoken).clicked();
        asked.then(|| EntryRequest::ClickCell(branch.cell).into())
    }

    /// Returns what a digit's tooltip and a screen reader say.
    fn spoken(&self, spot: &Spot, about: &About) -> String {
        let branch = &self.tree.nodes()[spot.node];
        let name = name((branch.cell, branch.digit));
        match (branch.is_taken_back, spot.merged, about.is_program) {
            (true, 0, _) => words().own_closed(name, spot.below as usize + 1),
            (true, merged, _) => words().search_merged(name, merged as usize, (spot.below + 1) as usize),
            (false, _, true) => words().search_kept(name),
            (false, _, false) => words().own_open(name),
        }
    }

    /// Returns the cell of the first row.
    pub fn first_cell(&self) -> Option<Cell> {
        self.layout.rows.first().copied()
    }
}
