//! The panel of the player's board: help, the buttons, and the status line under them.

use crate::game::files::saves::Saves;
use crate::game::help::answers::Answers;
use crate::game::help::profile::Profile;
use crate::game::input::commands::Command;
use crate::game::look::layout::POINTER;
use crate::game::look::{Settings, Theme, fonts};
use crate::game::owl::words::{self, words};
use crate::game::panels::origin;
use crate::game::panels::style::{self, heading, muted, switch_box};
use crate::game::play::{Entry, Question, Sitting};
use crate::game::script::{Request, Scene, Switch, Writing};
use crate::game::solver::Solver;
use crate::run::Outcome;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::containers::menu::MenuButton;
use bevy_egui::egui::{Button as EguiButton, Label, RichText, Ui, Vec2, vec2};

/// The height of the panel, for whoever divides a column. The line of the seed has its room even while there is none, so that
/// no button moves when it comes.
pub const HEIGHT: f32 = 224.0 + origin::HEIGHT;

/// What the panel shows.
#[derive(SystemParam)]
pub struct BoardPanel<'w> {
    scene: Res<'w, State<Scene>>,
    sitting: Res<'w, Sitting>,
    question: Res<'w, Question>,
    entry: Res<'w, Entry>,
    settings: Res<'w, Settings>,
    answers: Res<'w, Answers>,
    profile: Res<'w, Profile>,
    solver: Res<'w, Solver>,
    saves: Res<'w, Saves>,
}

/// A button, and whether it can be pressed.
type Button = (Command, bool);

/// From this width on, in points, two rows of buttons stand side by side.
const WIDE: f32 = 420.0;

pub fn board(ui: &mut Ui, theme: &Theme, shown: &BoardPanel) -> Option<Request> {
    let mut asked = None;
    let wide = ui.available_width() >= WIDE;
    let mut help = |ui: &mut Ui| {
        for switch in [Switch::AllowedDigits, Switch::Singles] {
            asked = asked.take().or(switch_box(ui, &shown.settings, switch));
        }
    };
    if wide {
        ui.horizontal(help);
    } else {
        // A finger's keys need the room, and a tab says the same.
        if ui.spacing().interact_size.y <= POINTER {
            heading(ui, words().tab_board());
        }
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            style::lower(ui, 26.0);
            help(ui);
        });
    }
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        let [often, seldom, rarely] = buttons(shown);
        let rows = if wide { vec![[often, seldom].concat()] } else { vec![often, seldom] };
        let last = rows.len() - 1;
        for (number, row) in rows.iter().enumerate() {
            ui.horizontal(|ui| {
                let count = row.len() + usize::from(number == last);
                let width = (ui.available_width() - 6.0 * (count as f32 - 1.0)) / count as f32;
                for &(button, enabled) in row {
                    asked = asked.take().or(style::command(ui, theme, width, button, enabled));
                }
                if number == last {
                    asked = asked.take().or(more(ui, width, &rarely));
                }
            });
        }
    });
    match shown.saves.problem() {
        Some(problem) => {
            let text = RichText::new(words().not_kept_short()).small().color(theme.single.egui());
            ui.add(Label::new(text)).on_hover_text(problem);
        }
        None => muted(ui, theme, status(shown)),
    }
    let (recipe, rated) = (shown.sitting.session().origin(), shown.profile.rated());
    asked.or(origin::origin(ui, theme, recipe, rated))
}

/// What is rarely needed, behind one button.
fn more(ui: &mut Ui, width: f32, buttons: &[Button]) -> Option<Request> {
    let mut asked = None;
    let button = EguiButton::new(RichText::new(words().more()).font(fonts::bold(15.0)))
        .min_size(vec2(width, ui.spacing().interact_size.y.max(32.0)));
    let (shown, _) = MenuButton::from_button(button).ui(ui, |ui| {
        for &(command, enabled) in buttons {
            let entry = ui.add_enabled(
                enabled,
                EguiButton::new(command.word()).min_size(vec2(150.0, ui.spacing().interact_size.y)),
            );
            if entry.on_hover_text(command.tooltip()).clicked() {
                asked = command.request();
                ui.close();
            }
        }
    });
    shown.on_hover_text(words().more_tooltip());
    asked
}

/// The buttons that are needed often, seldom and rarely.
fn buttons(shown: &BoardPanel) -> [Vec<Button>; 3] {
    let session = shown.sitting.session();
    let open = *shown.scene == Scene::Playing;
    // Solve answers the question first.
    let solves = open || *shown.scene == Scene::Asking;
    let mut seldom = vec![(Command::Solve, solves)];
    if open && shown.answers.offers_next(session.board()) {
        seldom.push((Command::Next, true));
    }
    seldom.push((Command::Mistakes, open));
    let erase = match shown.entry.writing() {
        Writing::Colours => Command::EraseColours,
        _ => Command::EraseNotes,
    };
    let often = vec![
        (Command::Undo, open && session.can_undo()),
        (Command::Redo, open && session.can_redo()),
        (Command::Hint, open),
    ];
    let rarely = [Command::FillSingles, Command::FillNotes, erase, Command::GiveDigit, Command::Reset, Command::Clear];
    [often, seldom, rarely.map(|command| (command, open)).to_vec()]
}

fn status(shown: &BoardPanel) -> String {
    let board = shown.sitting.board();
    // While the owl asks, the board shows what is typed.
    let seen = shown.question.draft().filter(|_| *shown.scene == Scene::Asking).unwrap_or(board);
    let blanks = words().status_blanks(seen.blanks().count());
    let run = shown.solver.run();
    if let Some(number) = shown.answers.number(board) {
        let watched = shown.answers.was_watched(board);
        return match run.filter(|run| run.outcome() == Some(Outcome::Solved) && watched) {
            Some(run) => {
                let time = words::duration(run.elapsed());
                words().status_watched(blanks, words::thousands(run.steps()), time)
            }
            None if shown.answers.offers_next(board) || number > 1 => words().status_solution(blanks, number),
            None => blanks,
        };
    }
    match run {
        Some(run) if *shown.scene == Scene::Solving => words().status_steps(blanks, words::thousands(run.steps())),
        _ => blanks,
    }
}
