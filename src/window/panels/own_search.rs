//! The player's own search: the tree of the tries, what can be done with the newest, and beside it the program's search.

use crate::game::help::searches::ProgramSearch;
use crate::game::requests::commands::Command;
use crate::game::requests::{HelpRequest, Request, SolverRequest};
use crate::game::session::Tries;
use crate::window::look::{Theme, fonts};
use crate::window::panels::branches::{About, Branches, branches_height};
use crate::window::panels::icons;
use crate::window::panels::style::{self, Face, Sign, muted, sign_button};
use crate::window::panels::tree::{LEGEND, Look, legend};
use bevy_egui::egui::{Align, Label, Layout, RichText, Sense, Ui, Vec2, vec2};
use sudoku_words::words;

/// The height of the buttons below the player's own search, in points.
pub const BUTTONS: f32 = 38.0;

/// The height of a heading above a tree, in points, and the least number of rows of a tree.
const HEADING: f32 = 24.0;
const FEWEST_ROWS: usize = 3;

/// Returns the words of the player's own search.
fn own() -> About {
    About {
        word: words().own_search(),
        none: words().own_search_none(),
        tooltip: words().own_search_tooltip(),
        is_program: false,
    }
}

/// Returns the words of the program's search.
fn of_program() -> About {
    About {
        word: words().program_search(),
        none: words().program_search_none(),
        tooltip: words().program_search_tooltip(),
        is_program: true,
    }
}

/// Draws the tree of the player's own search in that height, with the number of digits taken back above it, and below it what can be
/// done with an open try.
pub fn own_search(ui: &mut Ui, theme: &Theme, tries: &Tries, height: f32) -> Option<Request> {
    heading(ui, theme, words().own_search(), taken_back(tries));
    let tree = Branches::new(tries.tree(), ui.available_width(), false);
    let mut asked = tree.show(ui, theme, &own(), height - BUTTONS - LEGEND - 6.0);
    legend_row(ui, theme, &[Look::Try, Look::Now, Look::TakenBack]);
    ui.horizontal(|ui| {
        let size = vec2((ui.available_width() - ui.spacing().item_spacing.x) / 2.0, BUTTONS - 4.0);
        for (command, sign, enabled) in
            [(Command::KeepTry, icons::tick as Sign, tries.is_open()), (Command::Compare, icons::lens, true)]
        {
            let button = sign_button(ui, size, sign, &Face::of(theme, command, enabled));
            asked = asked.take().or(command.request().filter(|_| button.clicked()));
        }
    });
    asked
}

/// Draws the player's own search and below it the program's, in that height if possible, with what can be done next.
pub fn both_searches(
    ui: &mut Ui,
    theme: &Theme,
    tries: &Tries,
    program: &ProgramSearch,
    height: f32,
) -> Option<Request> {
    let width = ui.available_width();
    let [own_tree, tree] = [(tries.tree(), false), (program.tree(), true)]
        .map(|(tree, is_program)| Branches::new(tree, width, is_program));
    // What is not a tree: two headings, the line below, two rows of the legend, the buttons and the spaces between them.
    let room = height - 2.0 * HEADING - 2.0 * LEGEND - BUTTONS - LINE - 9.0 * ui.spacing().item_spacing.y;
    let least = branches_height(FEWEST_ROWS);
    let needs = |tree: &Branches| branches_height(tree.rows().max(FEWEST_ROWS));
    // Each gets half of the room, and what the other does not need.
    let own_height = needs(&own_tree).min((room / 2.0).max(room - needs(&tree))).max(least);
    let program_height = needs(&tree).min(room - own_height).max(least);

    let number = sudoku_words::thousands(program.tree().taken_back());
    let count =
        if program.is_cut() { words().program_taken_back_more(number) } else { words().program_taken_back(number) };
    let mut searches =
        [(&own_tree, own(), taken_back(tries), own_height), (&tree, of_program(), count, program_height)];
    if height < LOW {
        // Where only one of them can be seen, it is the one that is new.
        searches.reverse();
    }
    let mut asked = None;
    for (tree, about, count, height) in searches {
        heading(ui, theme, about.word.clone(), count);
        asked = asked.take().or(tree.show(ui, theme, &about, height));
    }
    let cell = tree.first_cell().filter(|&cell| own_tree.first_cell() == Some(cell));
    let about = cell.map_or_else(|| words().searches_rows(), |cell| words().searches_start(sudoku_words::name(cell)));
    let about = RichText::new(about).small().color(theme.muted.egui());
    ui.add(Label::new(about).truncate());
    legend_row(ui, theme, &[Look::Try, Look::Placed, Look::Now]);
    legend_row(ui, theme, &[Look::TakenBack, Look::Begins]);
    asked.or(buttons(ui, theme, tries))
}

/// The height of a line of small text, in points, and the height below which a panel has no room for two trees.
const LINE: f32 = 17.0;
const LOW: f32 = 240.0;

/// Draws the buttons below the two searches.
fn buttons(ui: &mut Ui, theme: &Theme, tries: &Tries) -> Option<Request> {
    let mut asked = None;
    ui.horizontal(|ui| {
        let close = Vec2::splat(BUTTONS - 4.0);
        let gaps = 2.0 * ui.spacing().item_spacing.x;
        let size = vec2((ui.available_width() - close.x - gaps) / 2.0, BUTTONS - 4.0);
        let watch = Face::usual(theme, words().watch_search(), words().watch_search_tooltip(), true);
        let end = Face::usual(theme, words().end_comparison(), words().end_comparison_tooltip(), true);
        let all = [
            (size, icons::tick as Sign, Face::of(theme, Command::KeepTry, tries.is_open()), Command::KeepTry.request()),
            (size, icons::play, watch, Some(SolverRequest::WatchSearch.into())),
            (close, icons::cross, end, Some(HelpRequest::EndComparison.into())),
        ];
        for (size, sign, face, request) in all {
            let clicked = sign_button(ui, size, sign, &face).clicked();
            asked = asked.take().or(request.filter(|_| clicked));
        }
    });
    asked
}

/// Draws the name of a search, and at the right the number of digits that it took back.
fn heading(ui: &mut Ui, theme: &Theme, word: String, count: String) {
    ui.horizontal(|ui| {
        style::lower(ui, 18.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            muted(ui, theme, count);
            // Where there is not enough room, the number stays.
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(RichText::new(word).font(fonts::bold(14.0))).truncate());
            });
        });
    });
}

fn taken_back(tries: &Tries) -> String {
    words().own_taken_back(tries.taken_back())
}

/// Draws a row of the legend.
fn legend_row(ui: &mut Ui, theme: &Theme, looks: &[Look]) {
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), LEGEND), Sense::hover());
    legend(ui, theme, room, looks);
}
