//! The tree of calls: the path in the middle, what came back to the left of it, what is still to be tried to the right.

use crate::game::look::fonts;
use crate::game::look::{Rgb, Theme};
use crate::game::owl::words::{self, words};
use crate::game::panels::style::{Face, display, muted, named_button, nothing_yet, within};
use crate::game::script::Request;
use crate::run::Control;
use crate::run::{CallTree, Node};
use bevy_egui::egui::{
    Align2, Color32, FontId, Id, Pos2, Rect, ScrollArea, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

/// The height of a row, in points.
pub const ROW: f32 = 28.0;

/// The radius of a call, in points.
const RADIUS: f32 = 10.5;

/// How far apart calls in a row are at most, in points.
const GAP: f32 = 26.0;

/// The room for the names of the calls beside a large tree, and how much larger a step of the zoom makes it.
const NAMES: f32 = 70.0;
const ZOOM: f32 = 1.25;

/// How a tree is told: what stands in the circle of a call, its name, and how many siblings of a call of the path, by its place
/// from 1, are still to be tried.
pub struct Telling<'a, L> {
    pub sign: &'a dyn Fn(L) -> String,
    pub name: &'a dyn Fn(L) -> String,
    pub untried: &'a dyn Fn(usize) -> usize,
}

/// A call as it is drawn.
struct Leaf {
    at: Pos2,
    radius: f32,
    sign: String,
    name: String,
    fill: Rgb,
    ink: Rgb,
    began: u64,
}

/// The tree in that height. A click on a call asks for the moment at which it began.
pub fn tree<L: Copy + PartialEq>(
    ui: &mut Ui,
    theme: &Theme,
    tree: &CallTree<L>,
    telling: &Telling<L>,
    height: f32,
) -> Option<Request> {
    let response = display(ui, theme, vec2(ui.available_width(), height), &words().tree_of_calls());
    if is_empty(tree) {
        nothing_yet(ui, theme, &response, &words().tree_of_calls_none());
        return None;
    }
    let room = response.on_hover_text(words().tree_of_calls_tooltip()).rect.shrink2(vec2(6.0, 3.0));
    within(ui, room, |ui| {
        ui.shrink_clip_rect(room);
        scrolled(ui, theme, tree, telling, Drawn { zoom: 1.0, width: room.width(), named: false, centred: false })
    })
}

/// The tree as large as it is, in that height: it is dragged, and zoomed by buttons, the wheel with Ctrl, or two fingers.
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
    let room = room.shrink(4.0);
    within(ui, room, |ui| {
        ui.shrink_clip_rect(room);
        // As wide as its widest row, with the names of the calls beside it.
        let siblings = |row: usize| tree.closed(row).len().max((telling.untried)(row + 1) / 2);
        let widest = (0..=tree.path().len()).map(siblings).max().unwrap_or(0) as f32;
        let width = (2.0 * zoom * (NAMES + (widest + 1.0) * GAP)).max(room.width());
        scrolled(ui, theme, tree, telling, Drawn { zoom, width, named: true, centred: before != Some(zoom) })
    })
}

/// Whether no call was made yet.
fn is_empty<L: Copy + PartialEq>(tree: &CallTree<L>) -> bool {
    tree.path().len() == 0 && tree.closed(0).is_empty()
}

/// How a tree is drawn: how many times as large as usual, how wide, whether the calls of the path are named beside it, and whether
/// its middle is to be seen.
#[derive(Clone, Copy)]
struct Drawn {
    zoom: f32,
    width: f32,
    named: bool,
    centred: bool,
}

/// The rows that are seen, the last one at first.
fn scrolled<L: Copy + PartialEq>(
    ui: &mut Ui,
    theme: &Theme,
    tree: &CallTree<L>,
    telling: &Telling<L>,
    drawn: Drawn,
) -> Option<Request> {
    let depth = tree.path().len();
    let mut asked = None;
    let mut area = ScrollArea::new([drawn.named, true]).id_salt("tree").auto_shrink(false).stick_to_bottom(true);
    if drawn.centred {
        area = area.horizontal_scroll_offset((drawn.width - ui.available_width()).max(0.0) / 2.0);
    }
    area.show_viewport(ui, |ui, seen| {
        let rows = depth + 1 + usize::from(!tree.closed(depth).is_empty());
        let height = ROW * drawn.zoom;
        let (all, _) = ui.allocate_exact_size(vec2(drawn.width, rows as f32 * height), Sense::hover());
        // One row more at each end, so that no line is cut off.
        let first = (seen.top() / height - 1.0).max(0.0) as usize;
        let last = ((seen.bottom() / height + 1.0) as usize).min(rows - 1);
        for row in first..=last {
            asked = asked.take().or(draw_row(ui, theme, tree, telling, (all, drawn), row));
        }
    });
    asked
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
    let middle = pos2(all.center().x, all.top() + (row as f32 + 0.5) * height);
    let node = |at, sign: &str, name, fill, ink, began, radius| Leaf {
        at,
        radius,
        sign: sign.to_owned(),
        name,
        fill,
        ink,
        began,
    };
    let mut leaves = Vec::new();
    if row == 0 {
        leaves.push(node(middle, "", words().tree_root(), theme.button, theme.on_button, 0, full));
    } else {
        let runs = tree.path().nth(row - 1);
        let is_last = row == tree.path().len();
        let closed = tree.closed(row - 1);
        let untried = if runs.is_some() { (telling.untried)(row) } else { 0 };
        let gap = |most: f32, count: usize| most.min((all.width() / 2.0 - full) / count.max(1) as f32);
        for (n, call) in closed.iter().enumerate() {
            let at = middle - vec2(gap(between, closed.len()) * (closed.len() - n) as f32, 0.0);
            let fill = if call.solutions > 0 { theme.puzzle_cell } else { theme.clash };
            let (sign, name) = ((telling.sign)(call.label), told(call, telling));
            // The more calls there are in it, the larger it is.
            let radius = full - drawn.zoom * (4.5 - (call.calls as f32).log10().min(4.5));
            leaves.push(node(at, &sign, name, fill, theme.puzzle_digit, call.began, radius));
        }
        for n in 0..untried {
            let at = middle + vec2(full + gap(0.5 * between, untried) * (n as f32 + 0.5), 0.0);
            let painter = ui.painter();
            painter.line_segment([middle - vec2(0.0, height - full), at], Stroke::new(1.0, theme.edge.egui()));
            painter.circle(at, 4.0 * drawn.zoom, theme.panel.egui(), Stroke::new(1.0, theme.edge.egui()));
        }
        if let Some(call) = runs {
            let (fill, ink) =
                if is_last { (theme.tried_cell, theme.tried_digit) } else { (theme.user_cell, theme.user_digit) };
            let name = words().tree_stands((telling.name)(call.label));
            if drawn.named {
                let (at, font) = (pos2(all.left() + 6.0, middle.y), FontId::proportional(13.0 * drawn.zoom.max(0.7)));
                ui.painter().text(at, Align2::LEFT_CENTER, (telling.name)(call.label), font, theme.muted.egui());
            }
            leaves.push(node(middle, &(telling.sign)(call.label), name, fill, ink, call.began, full));
        }
    }
    let line = Stroke::new(1.5, theme.edge.egui());
    for leaf in leaves.iter().filter(|_| row > 0) {
        ui.painter().line_segment([middle - vec2(0.0, height - full), leaf.at - vec2(0.0, leaf.radius)], line);
    }
    let mut asked = None;
    for (n, leaf) in leaves.into_iter().enumerate() {
        let square = Rect::from_center_size(leaf.at, Vec2::splat(2.0 * leaf.radius));
        let response = ui.interact(square, ui.id().with((row, n)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &leaf.name));
        let hot = response.hovered() || response.has_focus();
        let stroke = if hot { Stroke::new(2.0, theme.text.egui()) } else { Stroke::new(1.0, theme.edge.egui()) };
        ui.painter().circle(leaf.at, leaf.radius, leaf.fill.egui(), stroke);
        if leaf.radius > 7.5 {
            let ink: Color32 = leaf.ink.egui();
            ui.painter().text(leaf.at, Align2::CENTER_CENTER, leaf.sign, fonts::bold(1.25 * leaf.radius), ink);
        }
        if response.on_hover_text(leaf.name).clicked() {
            asked = Some(Control::Seek(leaf.began).into());
        }
    }
    asked
}

/// What is said of a call that came back.
fn told<L: Copy>(call: &Node<L>, telling: &Telling<L>) -> String {
    let (name, number) = ((telling.name)(call.label), words::thousands(call.calls));
    match (call.shared, call.solutions) {
        (1, 0) => words().tree_dead(name, call.calls, number),
        (1, solutions) => words().tree_solved(name, solutions, words::thousands(solutions), call.calls, number),
        (shared, _) => words().tree_shared(name, words::thousands(shared), call.calls, number),
    }
}
