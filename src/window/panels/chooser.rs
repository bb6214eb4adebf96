//! The chooser of what is on the stage: a short list of puzzles, entries for a new puzzle and for all puzzles, and other problems.

use crate::game::requests::commands::{Command, with_keys};
use crate::game::requests::labels::{self, Named};
use bevy_egui::egui::{ComboBox, RichText, Ui, WidgetInfo, WidgetType};
use sudoku_board::Board;
use sudoku_generate::puzzles::Pack;
use sudoku_run::engines::ProblemKind;
use sudoku_words::words;

/// An entry of the chooser.
pub enum Choice {
    /// Makes a new puzzle.
    New,
    /// Lets the player type a puzzle.
    Own,
    /// Shows all puzzles.
    All,
    /// Puts another problem on the stage, or the player's sudoku again.
    Problem(ProblemKind),
    Puzzle(Box<Board>),
}

/// Draws the chooser and returns the entry that was clicked. `id` identifies the chooser; `problem` is what is on the stage, if it can be
/// changed here; `why_not` is the reason why nothing can be chosen at the moment, or empty.
pub fn chooser(
    ui: &mut Ui,
    id: &str,
    title: &str,
    width: f32,
    packs: &[Pack],
    problem: Option<ProblemKind>,
    why_not: &str,
) -> Option<Choice> {
    choose(ui, id, title, width, packs, (true, problem), why_not)
}

/// Draws a chooser that has only puzzles, and returns the puzzle that was chosen.
pub fn puzzle_chooser(ui: &mut Ui, id: &str, title: &str, width: f32, packs: &[Pack]) -> Option<Board> {
    match choose(ui, id, title, width, packs, (false, None), "")? {
        Choice::Puzzle(board) => Some(*board),
        Choice::New | Choice::Own | Choice::All | Choice::Problem(_) => None,
    }
}

fn choose(
    ui: &mut Ui,
    id: &str,
    title: &str,
    width: f32,
    packs: &[Pack],
    (new, problem): (bool, Option<ProblemKind>),
    why_not: &str,
) -> Option<Choice> {
    let mut chosen = None;
    let shown = ComboBox::from_id_salt(id).selected_text(title).width(width).height(600.0).show_ui(ui, |ui| {
        let tooltip = with_keys(words().new_entry_tooltip(), &[Command::New]);
        if new && ui.selectable_label(false, words().new_entry()).on_hover_text(tooltip).clicked() {
            chosen = Some(Choice::New);
        }
        let tooltip = Command::OwnPuzzle.tooltip();
        if problem.is_some() && ui.selectable_label(false, words().own_entry()).on_hover_text(tooltip).clicked() {
            chosen = Some(Choice::Own);
        }
        let tooltip = Command::Puzzles.tooltip();
        if new && ui.selectable_label(false, words().puzzles_entry()).on_hover_text(tooltip).clicked() {
            chosen = Some(Choice::All);
        }
        if ui.selectable_label(false, words().empty_puzzle()).on_hover_text(words().empty_puzzle_tooltip()).clicked() {
            chosen = Some(Choice::Puzzle(Box::default()));
        }
        chosen = problem.and_then(|problem| others(ui, problem)).map(Choice::Problem).or(chosen.take());
        for pack in packs {
            ui.label(RichText::new(sudoku_words::puzzle_name(&pack.name)).small());
            for puzzle in &pack.puzzles {
                if ui
                    .selectable_label(false, sudoku_words::puzzle_name(&puzzle.name))
                    .on_hover_text(&puzzle.source)
                    .clicked()
                {
                    chosen = Some(Choice::Puzzle(Box::new(puzzle.board.clone())));
                }
            }
        }
    });
    shown.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, title));
    shown.response.on_hover_text(words().puzzle_chooser_tooltip()).on_disabled_hover_text(why_not);
    chosen
}

/// Draws the other problems in rows of two, and the entry for the player's sudoku.
fn others(ui: &mut Ui, problem: ProblemKind) -> Option<ProblemKind> {
    let mut chosen = None;
    if problem != ProblemKind::Sudoku && ui.selectable_label(false, words().your_sudoku()).clicked() {
        chosen = Some(ProblemKind::Sudoku);
    }
    ui.label(RichText::new(words().other_problems()).small());
    let [_, others @ ..] = ProblemKind::ALL;
    for pair in others.chunks(2) {
        ui.horizontal(|ui| {
            for &other in pair {
                let Named { word, tooltip } = labels::problem(other);
                if ui.selectable_label(other == problem, word).on_hover_text(tooltip).clicked() {
                    chosen = Some(other);
                }
            }
        });
    }
    if chosen.is_some() {
        ui.close();
    }
    chosen
}
