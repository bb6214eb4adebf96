//! The panel of the player's board: help, the buttons, and the status line under them.

use crate::game::files::saves::Saves;
use crate::game::help::answers::Answers;
use crate::game::help::profile::Profile;
use crate::game::input::commands::Command;
use crate::game::look::{Settings, Theme};
use crate::game::owl::words::{self, words};
use crate::game::panels::origin;
use crate::game::panels::style::{self, heading, muted, switch_box};
use crate::game::play::{Entry, Question, Sitting};
use crate::game::script::{Request, Scene, Switch, Writing};
use crate::game::solver::Solver;
use crate::run::Outcome;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Label, RichText, Ui, Vec2};

/// The height of the panel, for whoever divides a column. The line of the seed has its room even while there is none, so that
/// no button moves when it comes.
pub const HEIGHT: f32 = 300.0 + origin::HEIGHT;

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
        heading(ui, words().tab_board());
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.spacing_mut().interact_size.y = 26.0;
            help(ui);
        });
    }
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        let [first, second, third, fourth] = rows(shown);
        let rows = if wide {
            vec![[first, second].concat(), [third, fourth].concat()]
        } else {
            vec![first, second, third, fourth]
        };
        for buttons in rows {
            asked = asked.take().or(style::commands(ui, theme, &buttons));
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

fn rows(shown: &BoardPanel) -> [Vec<Button>; 4] {
    let session = shown.sitting.session();
    let open = *shown.scene == Scene::Playing;
    // Solve answers the question first.
    let solves = open || *shown.scene == Scene::Asking;
    let mut solving = vec![(Command::Solve, solves)];
    if open && shown.answers.offers_next(session.board()) {
        solving.push((Command::Next, true));
    }
    solving.push((Command::Mistakes, open));
    let erase = match shown.entry.writing() {
        Writing::Colours => Command::EraseColours,
        _ => Command::EraseNotes,
    };
    [
        vec![
            (Command::Undo, open && session.can_undo()),
            (Command::Redo, open && session.can_redo()),
            (Command::Hint, open),
        ],
        vec![(Command::FillSingles, open), (Command::Reset, open), (Command::Clear, open)],
        solving,
        vec![(Command::FillNotes, open), (erase, open), (Command::GiveDigit, open)],
    ]
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
