//! The strip of calls: a card for each call, with the call's own variables. A click shows the call's place in the script, or its moment.

use super::paint::pale;
use super::seen::Seen;
use crate::game::blocks::Call;
use crate::game::requests::commands::Command;
use crate::game::requests::labels::Named;
use crate::game::requests::{BlocksRequest, CallsShown, LookRequest, Request, labels};
use crate::window::look::{Theme, fonts};
use crate::window::panels::style::{ROUND, choice_of_size, command, heading, muted};
use bevy_egui::egui::scroll_area::ScrollBarVisibility;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    Align, Align2, Color32, FontId, Id, Layout, Pos2, Rect, ScrollArea, Sense, Stroke, StrokeKind, TextFormat, Ui,
    WidgetInfo, WidgetType, vec2,
};
use std::borrow::Borrow;
use std::ops::RangeInclusive;
use sudoku_blocks::Category;
use sudoku_run::Control;
use sudoku_words::words;

/// The height of the strip including its heading, in points.
pub const HEIGHT: f32 = 100.0;

/// The height of a card, the range of its width, and the gap between two cards, in points.
const CARD: f32 = 50.0;
const WIDTHS: RangeInclusive<f32> = 70.0..=220.0;
const GAP: f32 = 6.0;

/// The space on either side of a card's words.
const MARGIN: f32 = 8.0;

/// The most cards that are as wide as their words; if there are more, all have one width.
const MOST_MEASURED: usize = 200;

/// The text sizes of a card's title and of its variables, from the usual ones to the smallest, for texts that are too long.
const TITLES: [f32; 4] = [15.0, 14.0, 13.0, 12.0];
const LINES: [f32; 3] = [13.0, 12.0, 11.0];

/// The text on a call's card: its subject and its own variables.
pub struct Card {
    pub title: String,
    pub line: String,
}

/// Draws the calls of custom blocks, with the newest one in view.
pub fn calls(ui: &mut Ui, theme: &Theme, seen: &Seen) -> Option<Request> {
    let shown = seen.blocks;
    let calls = &shown.moment().calls;
    let left = shown.moment().running.is_some() && !shown.follows();
    let mut asked = above(ui, theme, calls.len(), left, Some(seen.calls_shown));
    if calls.is_empty() {
        muted(ui, theme, words().calls_none());
        return asked;
    }
    let card = |call: &Call| Card { title: call.title.clone(), line: variables(call).join(", ") };
    let cards: Vec<Card> = calls.iter().map(card).collect();
    let clicked = strip(ui, theme, &cards, shown.call(), shown.follows(), &words().call_tooltip());
    asked = clicked.map(|call| BlocksRequest::ShowCall(call).into()).or(asked);
    asked
}

/// Returns the call's variables with their values, as they are written on its card.
pub fn variables(call: &Call) -> Vec<String> {
    call.variables.iter().map(|(name, value)| words().call_variable(name, value)).collect()
}

/// Draws the calls of an engine that is not made of blocks, each with the step at which it began. A click jumps to that step.
pub fn engine_calls(ui: &mut Ui, theme: &Theme, calls: &[(Card, u64)]) -> Option<Request> {
    above(ui, theme, calls.len(), false, None);
    if calls.is_empty() {
        muted(ui, theme, words().engine_calls_none());
        return None;
    }
    let (cards, began): (Vec<&Card>, Vec<u64>) = calls.iter().map(|(card, began)| (card, *began)).unzip();
    let clicked = strip(ui, theme, &cards, None, true, &words().tree_click());
    clicked.and_then(|call| began.get(call)).map(|&began| Control::Seek(began).into())
}

/// Draws the heading of the strip, with the ways in which calls can be shown, and with the number of calls, or a button that leads
/// back to the running call.
fn above(ui: &mut Ui, theme: &Theme, count: usize, was_left: bool, calls_shown: Option<CallsShown>) -> Option<Request> {
    let mut asked = None;
    ui.horizontal(|ui| {
        heading(ui, words().calls());
        asked = calls_shown.and_then(|now| ways(ui, theme, now));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if was_left {
                asked = command(ui, theme, 76.0, Command::FollowBlocks, true).or(asked.take());
            } else if count > 0 {
                muted(ui, theme, words().calls_depth(count));
            }
        });
    });
    asked
}

/// The width of what is on the right of the heading, and the size of the words for the ways to show calls, in points.
const RIGHT: f32 = 90.0;
const WAYS: f32 = 13.0;

/// Draws the ways in which calls can be shown: a button for each or, where there is no room for all, one that leads to the next way.
fn ways(ui: &mut Ui, theme: &Theme, now: CallsShown) -> Option<Request> {
    let mut asked = None;
    let spacing = 4.0;
    ui.spacing_mut().item_spacing.x = spacing;
    let padding = 2.0 * ui.spacing().button_padding.x;
    let names = CallsShown::ALL.map(|way| (way, labels::calls_shown(way)));
    let width = |word: &str| {
        let galley = ui.painter().layout_no_wrap(word.to_owned(), fonts::bold(WAYS), Color32::PLACEHOLDER);
        galley.size().x.max(ui.spacing().interact_size.y) + padding + spacing
    };
    let has_room = names.iter().map(|(_, named)| width(&named.word)).sum::<f32>() + RIGHT <= ui.available_width();
    for (way, Named { word, tooltip }) in names.into_iter().filter(|(way, _)| has_room || *way == now) {
        let tooltip = words().with_key_for_next(tooltip, Command::NextCalls.keys());
        if choice_of_size(ui, theme, now == way, (&word, WAYS), &tooltip).clicked() {
            asked = Some(if has_room { LookRequest::ShowCalls(way) } else { LookRequest::NextCalls }.into());
        }
    }
    asked
}

/// Draws the cards side by side. Returns the index of the one that was clicked.
fn strip<C: Borrow<Card>>(
    ui: &mut Ui,
    theme: &Theme,
    cards: &[C],
    chosen: Option<usize>,
    follows: bool,
    tooltip: &str,
) -> Option<usize> {
    let id = Id::new("calls");
    let places = places(ui, cards);
    let end = places[cards.len()] - GAP;
    // No card is cut off on the left: the view begins with a whole card.
    let offset = places.iter().copied().find(|&left| left >= end - ui.available_width()).unwrap_or(0.0);
    let shape = (cards.len(), end, ui.available_width());
    let seen: Option<(usize, f32, f32)> = ui.data(|data| data.get_temp(id));
    let mut area = ScrollArea::horizontal().id_salt(id).auto_shrink([false, true]).max_height(CARD + 8.0);
    area = area.scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded);
    // A new call is scrolled into view, and so is its caller when it ends.
    if follows && seen != Some(shape) {
        area = area.horizontal_scroll_offset(offset);
    }
    let width = end.max(offset + ui.available_width());
    let mut clicked = None;
    area.show_viewport(ui, |ui, viewport| {
        ui.set_min_size(vec2(width, CARD + 8.0));
        let corner = ui.min_rect().min;
        for (index, shown) in cards.iter().enumerate() {
            let (left, right) = (places[index], places[index + 1] - GAP);
            if right < viewport.left() || left > viewport.right() {
                continue;
            }
            let rect = Rect::from_min_size(corner + vec2(left, 1.0), vec2(right - left, CARD));
            let look = Look { is_newest: index + 1 == cards.len(), is_chosen: chosen == Some(index), tooltip };
            if card(ui, theme, rect, index, shown.borrow(), look) {
                clicked = Some(index);
            }
        }
    });
    ui.data_mut(|data| data.insert_temp(id, shape));
    clicked
}

/// Returns the left edge of each card, and that of the next one. Up to [`MOST_MEASURED`] cards are as wide as their words.
fn places<C: Borrow<Card>>(ui: &Ui, cards: &[C]) -> Vec<f32> {
    let mut places = vec![0.0];
    let mut end = 0.0;
    for shown in cards {
        let Card { title, line } = shown.borrow();
        let measure =
            |font: FontId, text: &str| ui.painter().layout_no_wrap(text.to_owned(), font, Color32::BLACK).size().x;
        let width = match cards.len() {
            ..=MOST_MEASURED => {
                let line = measure(FontId::proportional(LINES[0]), line);
                measure(fonts::bold(TITLES[0]), title).max(line).ceil() + 2.0 * MARGIN
            }
            _ => *WIDTHS.start(),
        };
        end += width.clamp(*WIDTHS.start(), *WIDTHS.end()) + GAP;
        places.push(end);
    }
    places
}

/// The look of a card, and its tooltip, which says what a click does.
#[derive(Clone, Copy)]
struct Look<'a> {
    is_newest: bool,
    is_chosen: bool,
    tooltip: &'a str,
}

/// Draws a card, and returns true if it was clicked.
fn card(ui: &mut Ui, theme: &Theme, rect: Rect, index: usize, shown: &Card, look: Look) -> bool {
    let response = ui.interact(rect, Id::new(("call", index)), Sense::click());
    let spoken = words().call_spoken(index + 1, &shown.title, &shown.line);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &spoken));
    let (fill, edge) = if look.is_newest {
        (theme.tried_cell.egui(), theme.tried_digit.egui())
    } else {
        (pale(theme), theme.block(Category::MyBlocks).egui())
    };
    let stroke = match look.is_chosen || response.has_focus() {
        true => Stroke::new(2.5, theme.accent.egui()),
        false => Stroke::new(if response.hovered() { 2.0 } else { 1.0 }, edge),
    };
    let painter = ui.painter();
    painter.rect(rect, ROUND, fill, stroke, StrokeKind::Inside);
    // A text that is too long even in the smallest size ends in dots; the tooltip has all of it.
    let line = |y: f32, text: &str, sizes: &[f32], font: fn(f32) -> FontId| {
        let at = Pos2::new(rect.center().x, rect.top() + y);
        let write = |size: f32| {
            let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font(size), theme.text.egui()));
            job.wrap = TextWrapping::truncate_at_width(rect.width() - MARGIN);
            painter.layout_job(job)
        };
        let fits = sizes.iter().map(|&size| write(size)).find(|galley| !galley.elided);
        let galley = fits.unwrap_or_else(|| write(sizes[sizes.len() - 1]));
        painter.galley(Align2::CENTER_CENTER.anchor_size(at, galley.size()).min, galley, theme.text.egui());
    };
    line(if shown.line.is_empty() { 25.0 } else { 16.0 }, &shown.title, &TITLES, fonts::bold);
    line(35.0, &shown.line, &LINES, FontId::proportional);
    response.on_hover_text(format!("{spoken}\n{}", look.tooltip)).clicked()
}
