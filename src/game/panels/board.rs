//! The panel of the player's board: help, the buttons, and the status line under them.

use crate::game::files::saves::Saves;
use crate::game::film::run::Outcome;
use crate::game::help::answers::Answers;
use crate::game::look::settings::Settings;
use crate::game::look::theme::Theme;
use crate::game::owl::words;
use crate::game::panels::origin;
use crate::game::panels::style::{heading, muted, switch_box, word_button};
use crate::game::play::sitting::Sitting;
use crate::game::script::choices::Switch;
use crate::game::script::requests::{BoardRequest, HelpRequest, Request};
use crate::game::script::scene::Scene;
use crate::game::solver::Solver;
use bevy_egui::egui::{Label, RichText, Ui, Vec2};

/// The height of the panel, for whoever divides a column.
pub fn height(sitting: &Sitting) -> f32 {
    const BUTTONS: f32 = 300.0;
    if sitting.session().origin().is_some() { BUTTONS + origin::HEIGHT } else { BUTTONS }
}

/// What the panel shows.
pub struct Shown<'a> {
    pub scene: Scene,
    pub sitting: &'a Sitting,
    pub settings: &'a Settings,
    pub answers: &'a Answers,
    pub solver: &'a Solver,
    pub saves: &'a Saves,
}

/// A button: its word, its tooltip with the key, whether it can be pressed, and what it asks for.
type Button = (&'static str, &'static str, bool, Request);

/// From this width on, in points, two rows of buttons stand side by side.
const WIDE: f32 = 420.0;

pub fn board(ui: &mut Ui, theme: &Theme, shown: &Shown) -> Option<Request> {
    let mut asked = None;
    let wide = ui.available_width() >= WIDE;
    let mut help = |ui: &mut Ui| {
        for switch in [Switch::AllowedDigits, Switch::Singles] {
            asked = asked.take().or(switch_box(ui, shown.settings, switch));
        }
    };
    if wide {
        ui.horizontal(help);
    } else {
        heading(ui, "Your board");
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
            let gaps = (buttons.len() - 1) as f32 * ui.spacing().item_spacing.x;
            let width = (ui.available_width() - gaps) / buttons.len() as f32;
            ui.horizontal(|ui| {
                for (word, tooltip, enabled, request) in buttons {
                    if word_button(ui, theme, width, word, tooltip, enabled).clicked() {
                        asked = Some(request);
                    }
                }
            });
        }
    });
    match shown.saves.problem() {
        Some(problem) => {
            let text = RichText::new("Not kept: see what is in the way").small().color(theme.stop.egui());
            ui.add(Label::new(text)).on_hover_text(problem);
        }
        None => muted(ui, theme, status(shown)),
    }
    if let Some(recipe) = shown.sitting.session().origin() {
        asked = asked.or(origin::origin(ui, theme, recipe));
    }
    asked
}

fn rows(shown: &Shown) -> [Vec<Button>; 4] {
    let session = shown.sitting.session();
    let open = shown.scene == Scene::Playing;
    // Solve answers the question first.
    let solves = open || shown.scene == Scene::Asking;
    let mut solving = vec![("Solve", "Solve the board at once, from here (S)", solves, HelpRequest::Solve.into())];
    if open && shown.answers.offers_next(session.board()) {
        solving.push(("Next", "Show the next solution (Shift+S)", true, HelpRequest::NextSolution.into()));
    }
    solving.push(("Mistakes", "Mark the digits that cannot stay (M)", open, HelpRequest::MarkMistakes.into()));
    [
        vec![
            ("Undo", "Take the last move back (Ctrl+Z)", open && session.can_undo(), BoardRequest::Undo.into()),
            ("Redo", "Make it again (Ctrl+Y)", open && session.can_redo(), BoardRequest::Redo.into()),
            ("Hint", "The current cell's digit (H)", open, HelpRequest::Hint.into()),
        ],
        vec![
            ("Accept", "Enter all singles, asking the rules for each (A)", open, BoardRequest::FillSingles.into()),
            ("Reset", "Clear all but the givens (R)", open, BoardRequest::Reset.into()),
            ("Clear", "Clear everything, givens too (C)", open, BoardRequest::Clear.into()),
        ],
        solving,
        vec![
            ("Fill notes", "Note in every blank cell what is allowed (F)", open, BoardRequest::FillNotes.into()),
            ("Erase notes", "Take all notes away (E)", open, BoardRequest::EraseNotes.into()),
        ],
    ]
}

fn status(shown: &Shown) -> String {
    let board = shown.sitting.board();
    let blanks = match board.blanks().count() {
        0 => "no blanks left".to_owned(),
        1 => "1 blank left".to_owned(),
        blanks => format!("{blanks} blanks left"),
    };
    if let Some(number) = shown.answers.number(board) {
        let more = if shown.answers.offers_next(board) || number > 1 {
            format!(" · solution {number}")
        } else {
            String::new()
        };
        return match shown
            .solver
            .run()
            .filter(|run| run.outcome() == Some(Outcome::Solved) && shown.answers.was_watched(board))
        {
            Some(run) => {
                let time = words::duration(run.elapsed());
                format!("{blanks} · {} steps in {time}", words::thousands(run.steps()))
            }
            None => format!("{blanks}{more}"),
        };
    }
    match shown.solver.run() {
        Some(run) if shown.scene == Scene::Solving => format!("{blanks} · {} steps", words::thousands(run.steps())),
        _ => blanks,
    }
}
