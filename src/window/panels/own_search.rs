//! The player's own search: the tree of the tries, and what can be done with the newest.

use crate::game::requests::commands::Command;
use crate::game::requests::{EntryRequest, Request};
use crate::game::session::Tries;
use crate::window::look::Theme;
use crate::window::panels::icons;
use crate::window::panels::style::{self, Face, muted, sign_button};
use crate::window::panels::tree::{About, Telling, name, short, sign, tree};
use bevy_egui::egui::{Align, Layout, Ui, vec2};
use sudoku_board::{Cell, Value};
use sudoku_run::Node;
use sudoku_words::words;

/// The height of the buttons below the player's own search, in points.
pub const BUTTONS: f32 = 38.0;

/// Draws the tree of the player's own search in that height, with the number of digits taken back above it, and below it what can be
/// done with an open try.
pub fn own_search(ui: &mut Ui, theme: &Theme, tries: &Tries, height: f32) -> Option<Request> {
    ui.horizontal(|ui| {
        style::lower(ui, 18.0);
        muted(ui, theme, words().own_search());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            muted(ui, theme, words().own_taken_back(tries.taken_back()));
        });
    });
    let about = About {
        word: words().own_search(),
        none: words().own_search_none(),
        tooltip: words().own_search_tooltip(),
        root: words().own_search_root(),
    };
    let telling = Telling {
        about,
        sign: &sign,
        name: &name,
        short: &short,
        untried: &|_| 0,
        open: &|name| words().own_open(name),
        closed: &|name, node: &Node<(Cell, Value)>| words().own_closed(name, node.calls as usize),
        click: &|node: Option<&Node<(Cell, Value)>>| {
            node.map_or(EntryRequest::LeaveCell, |node| EntryRequest::ClickCell(node.label.0)).into()
        },
    };
    let mut asked = tree(ui, theme, tries.tree(), &telling, height - BUTTONS - 6.0);
    ui.horizontal(|ui| {
        let size = vec2((ui.available_width() - ui.spacing().item_spacing.x) / 2.0, BUTTONS - 4.0);
        let keep = sign_button(ui, size, icons::tick, &Face::of(theme, Command::KeepTry, tries.is_open()));
        let compare = sign_button(ui, size, icons::lens, &Face::of(theme, Command::Compare, true));
        for (button, command) in [(keep, Command::KeepTry), (compare, Command::Compare)] {
            asked = asked.take().or(command.request().filter(|_| button.clicked()));
        }
    });
    asked
}
