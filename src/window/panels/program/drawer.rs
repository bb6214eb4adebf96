//! The open drawer: the blocks of a category with its names, or the results of a search, to drag or to take.

use super::arranged::{Drawn, drawer as blocks_in};
use super::names::{changes, new_of};
use super::outline::Origin;
use super::paint::Brush;
use super::scripts;
use super::seen::Seen;
use crate::game::editor::Editor;
use crate::game::requests::{Drawer, EditorRequest, HeldPiece, Request};
use crate::window::look::Theme;
use crate::window::panels::keyboard::keep_keyboard;
use crate::window::panels::style::within;
use bevy_egui::egui::{
    Area, Frame, Id, Key, Order, Popup, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Ui,
    WidgetInfo, WidgetType, pos2, vec2,
};
use sudoku_blocks::edit::PaletteBlock;
use sudoku_words::words;

/// The largest and the least width of the drawer where it covers the scripts, the space around its widest block, and its least
/// height, in points.
const WIDTH: f32 = 290.0;
const NARROWEST: f32 = 190.0;
const AROUND: f32 = 62.0;
const LEAST: f32 = 260.0;

/// In an area of at least this width, in points, the palette is beside the scripts, and takes this share of it.
const MODULE: f32 = 460.0;
const SHARE: f32 = 0.46;

/// Returns the area of the palette beside the scripts, and the rest for the scripts; `None` if there is not enough space for both.
pub fn beside(room: Rect) -> Option<(Rect, Rect)> {
    (room.width() >= MODULE).then(|| room.split_left_right_at_x(room.left() + (SHARE * room.width()).min(WIDTH)))
}

/// Draws the open drawer in its area beside the scripts. Returns the request of what was clicked or dragged.
pub fn pinned(ui: &mut Ui, theme: &Theme, editor: &Editor, seen: &Seen, room: Rect) -> Option<Request> {
    let open = editor.drawer()?;
    let edge = Stroke::new(1.0, theme.edge.egui());
    ui.painter().vline(room.right(), room.y_range(), edge);
    let inner = room.with_max_x(room.right() - GAP);
    within(ui, inner, |ui| contents(ui, theme, editor, seen, open)).map(Request::from)
}

/// The gap between the palette and the scripts, in points.
const GAP: f32 = 6.0;

/// Draws the open drawer over the scripts. Returns the request of what was clicked or dragged.
pub fn drawer(ui: &Ui, theme: &Theme, editor: &Editor, seen: &Seen, paper: Rect) -> Option<Request> {
    let open = editor.drawer().filter(|_| ui.is_enabled())?;
    // If the paper is low, the drawer reaches over the board.
    let widest = blocks_in(ui, seen, open, editor.query()).iter().map(|drawn| drawn.layout.size.x).fold(0.0, f32::max);
    let wanted = if open == Drawer::Found { WIDTH } else { (widest + AROUND).clamp(NARROWEST, WIDTH) };
    let room = Rect::from_min_size(paper.min, vec2(paper.width().min(wanted), paper.height().max(LEAST)));
    let area = Area::new(Id::new("drawer")).order(Order::Foreground).fixed_pos(room.min).constrain(true);
    let shown = area.show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            let inner = room.size() - vec2(16.0, 16.0);
            ui.set_min_size(inner);
            ui.set_max_width(inner.x);
            contents(ui, theme, editor, seen, open)
        })
    });
    let lies = shown.response.rect;
    // The names of the categories close the drawer themselves. The menu of a block is above the drawer.
    let away = !Popup::is_any_open(ui.ctx())
        && ui.input(|input| {
            let at = input.pointer.interact_pos();
            input.pointer.any_pressed() && at.is_some_and(|at| paper.contains(at) && !lies.contains(at))
        });
    let leaves = away || ui.input(|input| input.key_pressed(Key::Escape));
    let close = || EditorRequest::ShowDrawer(None);
    shown.inner.inner.or_else(|| leaves.then(close)).map(Request::from)
}

/// Draws the search or the buttons for new names, and the blocks.
fn contents(ui: &mut Ui, theme: &Theme, editor: &Editor, seen: &Seen, open: Drawer) -> Option<EditorRequest> {
    let (mut asked, mut entered) = (None, false);
    if open == Drawer::Found {
        (asked, entered) = search(ui, editor);
    }
    ScrollArea::vertical().id_salt(("drawer", format!("{open:?}"))).auto_shrink(false).show(ui, |ui| {
        if let Drawer::Of(category) = open {
            asked = new_of(ui, theme, seen.blocks.sprite(), category).or(asked.take());
        }
        asked = blocks(ui, theme, editor, seen, (open, entered)).or(asked.take());
    });
    asked
}

/// Draws the search field, and returns whether Enter was pressed in it.
fn search(ui: &mut Ui, editor: &Editor) -> (Option<EditorRequest>, bool) {
    let mut query = editor.query().to_owned();
    let id = Id::new("palette_search");
    let search = TextEdit::singleline(&mut query).id(id).desired_width(f32::INFINITY);
    let search = ui.add(search.hint_text(words().palette_search()).char_limit(100));
    search.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().palette_search()));
    keep_keyboard(ui, &search);
    let entered = search.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if entered {
        search.request_focus();
    }
    let changed = search.on_hover_text(words().palette_search_tooltip()).changed();
    (changed.then_some(EditorRequest::Search(query)), entered)
}

/// The width of the button for a block's menu, in points.
const MENU: f32 = 30.0;

/// Draws the blocks. Enter in the search takes the first one.
fn blocks(
    ui: &mut Ui,
    theme: &Theme,
    editor: &Editor,
    seen: &Seen,
    (open, entered): (Drawer, bool),
) -> Option<EditorRequest> {
    let found = blocks_in(ui, seen, open, editor.query());
    let held = |block: &PaletteBlock| HeldPiece::New(Box::new(block.block.clone()));
    let mut asked = found.first().filter(|_| entered).map(|first| EditorRequest::Take(held(&first.block)));
    if found.is_empty() && open == Drawer::Found {
        ui.label(words().palette_nothing());
    }
    let mut before = None;
    for (number, Drawn { block, layout, words: name }) in found.iter().enumerate() {
        if before.replace(block.category) != Some(block.category) {
            ui.label(RichText::new(sudoku_words::category(block.category)).small().strong());
        }
        let changes = changes(seen, &block.block);
        let room = ui.available_width() - if changes.is_some() { MENU } else { 0.0 };
        let size = vec2(layout.size.x.min(room), layout.size.y + 4.0);
        let (_, rect) = ui.allocate_space(size);
        let response = ui.interact(rect, Id::new(("palette", number)), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words().palette_block(name)));
        if ui.is_rect_visible(rect) {
            let origin = Origin::new(ui, rect.min);
            let painter = ui.painter().with_clip_rect(ui.clip_rect().intersect(rect.expand(2.0)));
            let brush = Brush { painter: &painter, theme, metrics: layout.metrics, origin };
            layout.parts.iter().for_each(|part| brush.part(part));
            if response.has_focus() || response.hovered() {
                let stroke = Stroke::new(2.0, theme.accent.egui());
                ui.painter().rect_stroke(rect.expand(2.0), 4, stroke, StrokeKind::Outside);
            }
        }
        if response.drag_started() {
            scripts::keep_grip(ui, rect.min);
            asked = Some(EditorRequest::Drag(held(block)));
        } else if response.clicked() {
            asked = Some(EditorRequest::Take(held(block)));
        }
        let mut entries = |ui: &mut Ui| {
            for (word, request) in changes.iter().flatten() {
                if ui.button(word).clicked() {
                    asked = Some(request.clone());
                    ui.close();
                }
            }
        };
        if changes.is_some() {
            // The commands for the block's name are behind a small button beside it, and in its context menu.
            let at = Rect::from_min_size(pos2(rect.left() + room + 4.0, rect.center().y - 12.0), vec2(24.0, 24.0));
            let told = words().palette_change(name);
            within(ui, at, |ui| {
                let menu = ui.menu_button("⋯", &mut entries).response.on_hover_text(&told);
                menu.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &told));
            });
            response.context_menu(entries);
        }
        response.on_hover_text(words().palette_block_tooltip());
    }
    asked
}
