//! The controls of the player's board: the buttons above the number keys, and the Board tab.

use crate::game::files::saves::Saves;
use crate::game::help::answers::Answers;
use crate::game::help::profile::{Profile, Rated};
use crate::game::play::{Entry, OwnSearch, Question};
use crate::game::requests::commands::Command;
use crate::game::requests::{Request, Scene, Switch, TransferRequest, Writing, labels};
use crate::game::script::View;
use crate::game::session::{Session, Subject};
use crate::game::settings::Settings;
use crate::game::solver::Solver;
use crate::window::look::Theme;
use crate::window::panels::style::{Face, Sign, muted, sign_button, switch_box};
use crate::window::panels::{icons, origin};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{
    Atom, Button as EguiButton, Label, Popup, RichText, ScrollArea, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};
use sudoku_run::Outcome;
use sudoku_words::words;

/// The state that the panel shows.
#[derive(SystemParam)]
pub struct BoardPanel<'w> {
    scene: Res<'w, State<Scene>>,
    session: Res<'w, Session>,
    question: Res<'w, Question>,
    entry: Res<'w, Entry>,
    settings: Res<'w, Settings>,
    answers: Res<'w, Answers>,
    profile: Res<'w, Profile>,
    solver: Res<'w, Solver>,
    saves: Res<'w, Saves>,
    view: Res<'w, View>,
    search: Res<'w, OwnSearch>,
}

/// Draws the most important buttons of the board side by side in that area. The last one opens a menu with all other commands.
pub fn actions(ui: &mut Ui, theme: &Theme, shown: &BoardPanel, room: Vec2) -> Option<Request> {
    let mut asked = None;
    let open = *shown.scene == Scene::Playing;
    let session = &shown.session;
    ui.horizontal(|ui| {
        let gap = ui.spacing().item_spacing.x;
        // The menu at the end needs no word.
        let menu = vec2(room.y.min(44.0), room.y);
        let size = vec2((room.x - menu.x - 5.0 * gap) / 5.0, room.y);
        let mut button = |ui: &mut Ui, command: Command, sign: Sign, enabled: bool| {
            let pressed = sign_button(ui, size, sign, &Face::of(theme, command, enabled)).clicked();
            asked = asked.take().or(command.request_on(Some(Subject::Board)).filter(|_| pressed));
        };
        let of_board = Some(&Subject::Board);
        button(ui, Command::Try, icons::question_mark, open);
        button(ui, Command::Back, icons::back, open && shown.search.0.is_open());
        button(ui, Command::Undo, icons::undo, open && session.can_undo(of_board));
        let (mode, sign) = mode(shown.entry.writing());
        let on = shown.entry.writing() != Writing::Digits;
        let face = Face::of(theme, mode, open);
        let face = if on && open { face.strong(theme) } else { face };
        let key = sign_button(ui, size, sign, &face);
        key.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, open, on, &face.name));
        let pressed = key.clicked();
        button(ui, Command::Hint, icons::bulb, open);
        asked = asked.take().or(mode.request().filter(|_| pressed)).or(more(ui, theme, menu, shown));
    });
    asked
}

/// Returns the command for what the number keys write instead of digits, and its icon.
fn mode(writing: Writing) -> (Command, Sign) {
    match writing {
        Writing::Digits | Writing::Notes => (Command::Notes, icons::pencil),
        Writing::Corners => (Command::Corners, icons::pencil),
        Writing::Colours => (Command::Colours, icons::pencil),
        Writing::Givens => (Command::Givens, icons::pencil),
    }
}

/// Draws the Board tab: help, the state of the puzzle, the recipe that it was made from, and its difficulty.
pub fn board(ui: &mut Ui, theme: &Theme, shown: &BoardPanel) -> Option<Request> {
    // They are side by side, so that a low panel has room for the state of the puzzle below them.
    let mut asked = ui.horizontal_wrapped(|ui| help(ui, shown)).inner;
    match shown.saves.problem() {
        Some(problem) => {
            let text = RichText::new(words().not_kept_short()).small().color(theme.single.egui());
            ui.add(Label::new(text)).on_hover_text(problem);
        }
        None => muted(ui, theme, status(shown)),
    }
    let (recipe, rated) = (shown.session.origin(), shown.profile.rated());
    asked = asked.or(origin::origin(ui, theme, recipe, rated));
    asked
}

/// Draws the switches for what the board shows.
fn help(ui: &mut Ui, shown: &BoardPanel) -> Option<Request> {
    let switches = [Switch::AllowedDigits, Switch::Singles];
    switches.into_iter().fold(None, |asked, switch| asked.or(switch_box(ui, &shown.settings, switch)))
}

/// The space between entries of the menu, and the width of an entry, in points.
const GAP: f32 = 4.0;
const ENTRY: f32 = 170.0;

/// Draws the button that opens the menu of rarely needed commands.
fn more(ui: &mut Ui, theme: &Theme, size: Vec2, shown: &BoardPanel) -> Option<Request> {
    let mut asked = None;
    let face = Face::usual(theme, words().more(), words().more_tooltip(), true);
    let button = sign_button(ui, size, icons::lines, &face);
    Popup::menu(&button).width(2.0 * ENTRY + GAP).show(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        asked = help(ui, shown);
        if let Some(recipe) = shown.session.origin() {
            muted(ui, theme, sudoku_words::capitalised(&labels::recipe(recipe)));
            if ui.button(words().copy_seed_name()).on_hover_text(words().copy_seed_tooltip()).clicked() {
                asked = Some(TransferRequest::CopySeed.into());
                ui.close();
            }
        }
        ui.separator();
        let entries = entries(shown);
        let most = ui.ctx().content_rect().height() - 2.0 * size.y;
        ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
            // The entries go down the first column, then down the second.
            let half = entries.len().div_ceil(2);
            for row in 0..half {
                ui.horizontal(|ui| {
                    for &(command, enabled, on) in entries.iter().skip(row).step_by(half) {
                        let least = vec2(ENTRY, ui.spacing().interact_size.y);
                        let entry = ui.add_enabled(
                            enabled,
                            EguiButton::selectable(on, (command.word(), Atom::grow())).min_size(least).truncate(),
                        );
                        if entry.on_hover_text(command.tooltip()).clicked() {
                            asked = command.request_on(Some(Subject::Board));
                            ui.close();
                        }
                    }
                });
            }
        });
    });
    asked
}

/// Returns the entries of the last button's menu: each command, whether it is enabled, and whether it is on.
fn entries(shown: &BoardPanel) -> Vec<(Command, bool, bool)> {
    let session = &shown.session;
    let open = *shown.scene == Scene::Playing;
    // While the owl asks, Solve answers the question first.
    let can_redo = open && session.can_redo(Some(&Subject::Board));
    let mut entries =
        vec![(Command::Redo, can_redo, false), (Command::Solve, open || *shown.scene == Scene::Asking, false)];
    if open && shown.answers.offers_next(session.board()) {
        entries.push((Command::Next, true, false));
    }
    let writing = shown.entry.writing();
    let erase = match writing {
        Writing::Colours => Command::EraseColours,
        _ => Command::EraseNotes,
    };
    let help = [Command::Mistakes, Command::GiveDigit, Command::FillSingles, Command::FillNotes, erase];
    entries.extend(help.map(|command| (command, open, false)));
    entries.push((Command::Corners, open, writing == Writing::Corners));
    entries.push((Command::Colours, open, writing == Writing::Colours));
    entries.push((Command::Givens, open, writing == Writing::Givens));
    entries.push((Command::Pick, open, shown.entry.digit_first()));
    entries.push((Command::Path, matches!(shown.profile.rated(), Some(Rated::Puzzle(..))), false));
    if session.board().rules().side() > 9 {
        entries.push((Command::CloseUp, open, shown.view.close_up()));
    }
    entries.extend([Command::Reset, Command::Clear].map(|command| (command, open, false)));
    entries
}

/// Returns the difficulty of the puzzle, if it is known.
pub fn level(shown: &BoardPanel) -> Option<String> {
    shown.profile.rated().map(|rated| sudoku_words::capitalised(&origin::told(rated)))
}

/// Returns the number of blank cells and what is known of the solution; or a warning if the game cannot be saved.
pub fn status(shown: &BoardPanel) -> String {
    if shown.saves.problem().is_some() {
        return words().not_kept_short();
    }
    let board = shown.session.board();
    // While the owl asks, the board shows the typed puzzle.
    let seen = shown.question.draft().filter(|_| *shown.scene == Scene::Asking).unwrap_or(board);
    let blanks = words().status_blanks(seen.blanks().count());
    let run = shown.solver.run();
    if let Some(number) = shown.answers.number(board) {
        let watched = shown.answers.was_watched(board);
        return match run.filter(|run| run.outcome() == Some(Outcome::Solved) && watched) {
            Some(run) => {
                let time = sudoku_words::duration(run.elapsed());
                words().status_watched(blanks, sudoku_words::thousands(run.steps()), time)
            }
            None if shown.answers.offers_next(board) || number > 1 => words().status_solution(blanks, number),
            None => blanks,
        };
    }
    match run {
        Some(run) if *shown.scene == Scene::Solving => {
            words().status_steps(blanks, sudoku_words::thousands(run.steps()))
        }
        _ => blanks,
    }
}
