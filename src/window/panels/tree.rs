//! The tree of calls: the current path in the middle, finished calls to its left, and calls that are still to be tried to its right.

use crate::game::requests::Request;
use crate::window::look::{Theme, fonts};
use crate::window::panels::style::{Face, display, muted, named_button, nothing_yet};
use bevy_egui::egui::{
    Align2, Color32, FontId, Galley, Id, Painter, Pos2, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};
use std::f32::consts::FRAC_PI_4;
use std::sync::Arc;
use sudoku_board::{Cell, Value};
use sudoku_run::{CallTree, Control, Node};
use sudoku_words::{words, written};

/// The height of a row, in points.
pub const ROW: f32 = 27.0;

/// The radius of a call, in points.
pub const RADIUS: f32 = 10.0;

/// The distance between calls in a row, and the largest distance between calls that are still to be tried, in points.
const GAP: f32 = 23.0;
const UNTRIED_GAP: f32 = 12.0;

/// The space for the names of the calls beside a tree and beside a large one, in points, and the factor of a zoom step.
const NAMES: f32 = 36.0;
const LARGE_NAMES: f32 = 70.0;
const ZOOM: f32 = 1.25;

/// The height of the legend below a tree, and the margin around a tree, in points.
pub const LEGEND: f32 = 21.0;
pub const MARGIN: Vec2 = vec2(6.0, 3.0);

/// The position of the path between the names and the right edge of a tree, as a share of the width. It leaves room for most finished calls.
const PATH: f32 = 0.64;

/// The words of a tree: what it is, the sign in the circle of a call, its name, its short name, the number of siblings that are still
/// to be tried of a call of the path, by its position from 1, the sentences about calls of that name that are open or closed, and what
/// a click on a call asks for.
pub struct Telling<'a, L> {
    pub about: About,
    pub sign: &'a dyn Fn(L) -> String,
    pub name: &'a dyn Fn(L) -> String,
    pub short: &'a dyn Fn(L) -> String,
    pub untried: &'a dyn Fn(usize) -> usize,
    pub open: &'a dyn Fn(String) -> String,
    pub closed: &'a dyn Fn(String, &Node<L>) -> String,
    pub click: &'a dyn Fn(Option<&Node<L>>) -> Request,
}

/// The words about a tree as a whole: its name, the text of an empty one, the tooltip, and the name of the first call.
pub struct About {
    pub word: String,
    pub none: String,
    pub tooltip: String,
    pub root: String,
}

impl About {
    /// Returns the words about the calls of a run.
    pub fn calls() -> About {
        About {
            word: words().tree_of_calls(),
            none: words().tree_of_calls_none(),
            tooltip: words().tree_of_calls_tooltip(),
            root: words().tree_root(),
        }
    }
}

/// Asks for the moment of a run at which a call began.
pub fn moment<L>(call: Option<&Node<L>>) -> Request {
    Control::Seek(call.map_or(0, |call| call.start_step)).into()
}

/// Returns the sign of a digit in its cell.
pub fn sign((_, digit): (Cell, Value)) -> String {
    written(digit).to_string()
}

/// Returns the name of a digit in its cell.
pub fn name((cell, digit): (Cell, Value)) -> String {
    words().tree_digit(written(digit).to_string(), sudoku_words::name(cell))
}

/// Returns the short name of a digit in its cell.
pub fn short((cell, _): (Cell, Value)) -> String {
    sudoku_words::name(cell)
}

/// The style of a call.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// The first call.
    Root,
    /// A call whose digit is placed.
    Placed,
    /// The running call.
    Now,
    /// A finished call that found nothing.
    TakenBack,
    /// A call in which a solution was found.
    Found,
    /// A call that is still to be tried.
    Untried,
    /// A digit of a person's try.
    Try,
    /// The sign beside a digit with which a try begins.
    Begins,
}

impl Look {
    /// Returns the colours of the call, of its edge and of its sign.
    pub fn colours(self, theme: &Theme) -> [Color32; 3] {
        let [fill, ink, edge] = match self {
            Look::Root => [theme.button, theme.on_button, theme.edge],
            Look::Placed => [theme.user_cell, theme.user_digit, theme.user_digit],
            Look::Now => [theme.tried_cell, theme.tried_digit, theme.tried_digit],
            Look::Found => [theme.puzzle_cell, theme.puzzle_digit, theme.puzzle_digit],
            Look::Untried => [theme.panel, theme.muted, theme.edge],
            Look::Begins => [theme.text, theme.panel, theme.text],
            Look::Try => {
                let pale = theme.panel.egui().lerp_to_gamma(theme.guess().egui(), 0.35);
                return [pale, theme.guess().egui(), theme.text.egui()];
            }
            Look::TakenBack => {
                let pale = theme.panel.egui().lerp_to_gamma(theme.clash.egui(), 0.3);
                return [pale, theme.clash.egui(), theme.text.egui()];
            }
        };
        [fill.egui(), edge.egui(), ink.egui()]
    }

    /// Draws the call without its sign.
    pub fn draw(self, painter: &Painter, theme: &Theme, at: Pos2, radius: f32, line: f32) {
        let [fill, edge, ink] = self.colours(theme);
        let stroke = Stroke::new(line, edge);
        painter.circle(at, radius, fill, stroke);
        if self == Look::Begins {
            painter.text(at, Align2::CENTER_CENTER, "?", fonts::bold(1.7 * radius), ink);
        }
        if self == Look::TakenBack {
            let slash = Vec2::angled(-FRAC_PI_4) * (radius - 0.5);
            painter.line_segment([at - slash, at + slash], stroke);
        }
    }
}

/// A call as drawn in the tree.
struct Leaf {
    at: Pos2,
    sign: String,
    name: String,
    look: Look,
    asked: Request,
}

/// Returns the height of a tree with that number of visible levels.
pub fn tree_height(levels: f32) -> f32 {
    levels * ROW + LEGEND + 2.0 * MARGIN.y
}

/// Draws the tree with that height.
pub fn tree<L: Copy + PartialEq>(
    ui: &mut Ui,
    theme: &Theme,
    tree: &CallTree<L>,
    telling: &Telling<L>,
    height: f32,
) -> Option<Request> {
    let response = display(ui, theme, vec2(ui.available_width(), height), &telling.about.word);
    if is_empty(tree) {
        nothing_yet(ui, theme, &response, &telling.about.none);
        return None;
    }
    let room = response.on_hover_text(&telling.about.tooltip).rect.shrink2(MARGIN);
    let (room, below) = room.split_top_bottom_at_y(room.bottom() - LEGEND);
    legend(ui, theme, below, &[Look::Placed, Look::Now, Look::TakenBack]);
    let drawn = Drawn { zoom: 1.0, width: room.width(), names: NAMES, path: PATH, centred: false };
    scrolled(&mut inside(ui, room), theme, tree, telling, drawn)
}

/// Returns a part of a display whose space is already allocated, so that it does not move what follows.
pub fn inside(ui: &mut Ui, room: Rect) -> Ui {
    let mut part = ui.new_child(UiBuilder::new().max_rect(room));
    part.shrink_clip_rect(room);
    part
}

/// Draws the legend of the calls' styles, in the largest letters that fit.
pub fn legend(ui: &Ui, theme: &Theme, room: Rect, looks: &[Look]) {
    let painter = ui.painter();
    let word = |look: Look| match look {
        Look::Root => words().tree_of_calls(),
        Look::Placed => words().tree_placed(),
        Look::Now => words().tree_now(),
        Look::TakenBack => words().tree_taken_back(),
        Look::Found => words().tree_found(),
        Look::Untried => words().tree_untried(),
        Look::Try => words().tree_try(),
        Look::Begins => words().tree_begins(),
    };
    let write = |size: f32| {
        let galley = |&look: &Look| painter.layout_no_wrap(word(look), FontId::proportional(size), theme.muted.egui());
        looks.iter().map(galley).collect::<Vec<_>>()
    };
    let (sign, gap) = (16.0, 10.0);
    let width = |galleys: &[Arc<Galley>]| galleys.iter().map(|galley| sign + galley.size().x + gap).sum::<f32>() - gap;
    let fits = [13.0, 12.0, 11.0, 10.0].map(write).into_iter().find(|galleys| width(galleys) <= room.width());
    let mut left = room.left() + 2.0;
    for (&look, galley) in looks.iter().zip(fits.unwrap_or_else(|| write(9.0))) {
        look.draw(painter, theme, pos2(left + 5.0, room.center().y), 5.0, 1.0);
        let at = pos2(left + sign, room.center().y - galley.size().y / 2.0);
        left += sign + galley.size().x + gap;
        painter.galley(at, galley, theme.muted.egui());
    }
}

/// Draws the tree in its full size, in an area of that height. It can be dragged, and zoomed with buttons, Ctrl and the wheel, or two fingers.
pub fn large<L: Copy + PartialEq>(
    ui: &mut Ui,
    theme: &Theme,
    tree: &CallTree<L>,
    telling: &Telling<L>,
    height: f32,
) -> Option<Request> {
    let id = Id::new("large_tree");
    let before: Option<f32> = ui.data(|data| data.get_temp(id));
    let mut zoom = before.unwrap_or(1.0);
    ui.horizontal(|ui| {
        for (word, tooltip, factor) in [("−", words().tree_smaller(), 1.0 / ZOOM), ("+", words().tree_larger(), ZOOM)]
        {
            if named_button(ui, 44.0, word, &Face::usual(theme, &tooltip, &tooltip, true)).clicked() {
                zoom *= factor;
            }
        }
        muted(ui, theme, words().tree_how());
    });
    let room = display(ui, theme, vec2(ui.available_width(), height - 40.0), &words().tree_of_calls()).rect;
    if ui.rect_contains_pointer(room) {
        zoom *= ui.input(|input| input.zoom_delta());
    }
    let zoom = zoom.clamp(0.3, 3.0);
    ui.data_mut(|data| data.insert_temp(id, zoom));
    let (room, below) = room.shrink2(MARGIN).split_top_bottom_at_y(room.bottom() - MARGIN.y - LEGEND);
    legend(ui, theme, below, &[Look::Placed, Look::Now, Look::TakenBack, Look::Found, Look::Untried]);
    // The tree is as wide as its widest row, with the names of the calls beside it.
    let siblings = |row: usize| tree.closed(row).len().max((telling.untried)(row + 1) / 2);
    let widest = (0..=tree.path().len()).map(siblings).max().unwrap_or(0) as f32;
    let width = (2.0 * zoom * (LARGE_NAMES + (widest + 1.0) * GAP)).max(room.width());
    let drawn = Drawn { zoom, width, names: LARGE_NAMES, path: 0.5, centred: before != Some(zoom) };
    scrolled(&mut inside(ui, room), theme, tree, telling, drawn)
}

/// Returns true if no call was made yet.
fn is_empty<L: Copy + PartialEq>(tree: &CallTree<L>) -> bool {
    tree.path().len() == 0 && tree.closed(0).is_empty()
}

/// The layout of a tree: its zoom, its width, the space for the names of the calls, the position of the path in the rest of the
/// width, and whether the view is centred.
#[derive(Clone, Copy)]
struct Drawn {
    zoom: f32,
    width: f32,
    names: f32,
    path: f32,
    centred: bool,
}

/// Draws the visible rows; at first, the last one is visible.
fn scrolled<L: Copy + PartialEq>(
    ui: &mut Ui,
    theme: &Theme,
    tree: &CallTree<L>,
    telling: &Telling<L>,
    drawn: Drawn,
) -> Option<Request> {
    let depth = tree.path().len();
    let mut asked = None;
    let is_wide = drawn.width > ui.available_width();
    let mut area = ScrollArea::new([is_wide, true]).id_salt("tree").auto_shrink(false).stick_to_bottom(true);
    if drawn.centred {
        area = area.horizontal_scroll_offset((drawn.width - ui.available_width()).max(0.0) / 2.0);
    }
    area.show_viewport(ui, |ui, seen| {
        let rows = depth + 1 + usize::from(!tree.closed(depth).is_empty());
        let height = ROW * drawn.zoom;
        let (all, _) = ui.allocate_exact_size(vec2(drawn.width, rows as f32 * height), Sense::hover());
        // One more row at each end keeps lines from being cut off.
        let first = (seen.top() / height - 1.0).max(0.0) as usize;
        let last = ((seen.bottom() / height + 1.0) as usize).min(rows - 1);
        for row in first..=last {
            asked = asked.take().or(draw_row(ui, theme, tree, telling, (all, drawn), row));
        }
    });
    asked
}

/// Returns the finished calls that have room. Older ones share a node if there are too many.
fn with_room<L: Copy>(closed: &[Node<L>], most: usize) -> Vec<Node<L>> {
    let (first, rest) = closed.split_at(closed.len().saturating_sub(most.max(1) - 1));
    let first = match first {
        _ if closed.len() <= most.max(1) => return closed.to_vec(),
        [.., last] => Node {
            calls: first.iter().map(|node| node.calls).sum(),
            solutions: first.iter().map(|node| node.solutions).sum(),
            merged_calls: first.iter().map(|node| node.merged_calls).sum(),
            ..*last
        },
        [] => return closed.to_vec(),
    };
    [&[first], rest].concat()
}

/// Draws the children of the call of the path above that row, and the lines that lead to them.
fn draw_row<L: Copy + PartialEq>(
    ui: &mut Ui,
    theme: &Theme,
    tree: &CallTree<L>,
    telling: &Telling<L>,
    (all, drawn): (Rect, Drawn),
    row: usize,
) -> Option<Request> {
    let [height, full, between] = [ROW, RADIUS, GAP].map(|length| length * drawn.zoom);
    let names = all.left() + drawn.names * drawn.zoom.min(1.0);
    let middle = pos2(names + drawn.path * (all.right() - names), all.top() + (row as f32 + 0.5) * height);
    let above = middle - vec2(0.0, height - full);
    let mut leaves = Vec::new();
    if row == 0 {
        let (sign, name) = (String::new(), telling.about.root.clone());
        leaves.push(Leaf { at: middle, sign, name, look: Look::Root, asked: (telling.click)(None) });
    } else {
        let runs = tree.path().nth(row - 1);
        let is_last = row == tree.path().len();
        let most = ((middle.x - names) / between - 0.5).max(1.0) as usize;
        let closed = with_room(tree.closed(row - 1), most);
        for (n, call) in closed.iter().enumerate() {
            let at = middle - vec2(between * (closed.len() - n) as f32, 0.0);
            let look = if call.solutions > 0 { Look::Found } else { Look::TakenBack };
            let sign = match call.merged_calls {
                1 => (telling.sign)(call.label),
                shared @ 2..100 => format!("+{shared}"),
                _ => "…".to_owned(),
            };
            leaves.push(Leaf {
                at,
                sign,
                name: (telling.closed)((telling.name)(call.label), call),
                look,
                asked: (telling.click)(Some(call)),
            });
        }
        let untried = if runs.is_some() { (telling.untried)(row) } else { 0 };
        let gap = (UNTRIED_GAP * drawn.zoom).min((all.right() - middle.x - full) / untried.max(1) as f32);
        for n in 0..untried {
            let at = middle + vec2(full + gap * (n as f32 + 0.6), 0.0);
            ui.painter().line_segment([above, at], Stroke::new(1.0, theme.edge.egui()));
            Look::Untried.draw(ui.painter(), theme, at, 0.38 * gap, 1.0);
        }
        if let Some(call) = runs {
            let name = (telling.open)((telling.name)(call.label));
            let (at, font) = (pos2(all.left(), middle.y), FontId::proportional(12.0 * drawn.zoom.clamp(0.8, 1.1)));
            let short = if drawn.names < LARGE_NAMES { telling.short } else { telling.name };
            ui.painter().text(at, Align2::LEFT_CENTER, short(call.label), font, theme.muted.egui());
            let look = if is_last { Look::Now } else { Look::Placed };
            leaves.push(Leaf {
                at: middle,
                sign: (telling.sign)(call.label),
                name,
                look,
                asked: (telling.click)(Some(call)),
            });
        }
    }
    let line = Stroke::new(1.5, theme.edge.egui());
    for leaf in leaves.iter().filter(|_| row > 0) {
        ui.painter().line_segment([above, leaf.at - vec2(0.0, full)], line);
    }
    let mut asked = None;
    for (n, leaf) in leaves.into_iter().enumerate() {
        let square = Rect::from_center_size(leaf.at, Vec2::splat(2.0 * full));
        let response = ui.interact(square, ui.id().with((row, n)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &leaf.name));
        leaf.look.draw(ui.painter(), theme, leaf.at, full, 1.2);
        if response.hovered() || response.has_focus() {
            ui.painter().circle_stroke(leaf.at, full, Stroke::new(2.0, theme.text.egui()));
        }
        let [_, _, ink] = leaf.look.colours(theme);
        // Names of squares and numbers of calls are longer than digits.
        let size = if leaf.sign.chars().count() > 1 { 1.0 } else { 1.3 } * full;
        ui.painter().text(leaf.at, Align2::CENTER_CENTER, leaf.sign, fonts::bold(size), ink);
        if response.on_hover_text(leaf.name).clicked() {
            asked = Some(leaf.asked);
        }
    }
    asked
}

/// Returns the text about a finished call.
pub fn finished<L>(name: String, call: &Node<L>) -> String {
    let number = sudoku_words::thousands(call.calls);
    match (call.merged_calls, call.solutions) {
        (1, 0) => words().tree_dead(name, call.calls, number),
        (1, solutions) => words().tree_solved(name, solutions, sudoku_words::thousands(solutions), call.calls, number),
        (shared, _) => words().tree_shared(name, sudoku_words::thousands(shared), call.calls, number),
    }
}
