//! The program beside the stage, to read, watch and change: the categories, the scripts of a sprite and the calls; or the listing
//! of an engine that is not made of blocks.

mod arranged;
mod calls;
mod categories;
mod copies;
mod drawer;
mod field;
mod fill;
mod header;
mod in_scratch;
mod listing;
mod margin;
mod menu;
mod miniature;
mod names;
mod outline;
mod paint;
mod scripts;
mod seen;
mod target;

pub use in_scratch::in_scratch;
pub use miniature::{is_wide, miniature};
pub use seen::Seen;

use crate::game::blocks::Blocks;
use crate::game::editor::{Editor, Field};
use crate::game::play::BlockProgram;
use crate::game::requests::{EditorRequest, Request, Scene};
use crate::game::session::{Session, Subject};
use crate::game::settings::{ReducedMotion, Settings};
use crate::game::solver::Solver;
use crate::game::workbench::Workbench;
use crate::window::look::Theme;
use crate::window::panels::style::within;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Sense, Ui};
use sudoku_board::{Cell, Value};
use sudoku_run::engines::Engine;
use sudoku_run::{EngineRun, Node};
use sudoku_words::words;

/// The state that the panel beside the stage shows.
#[derive(SystemParam)]
pub struct ProgramPanel<'w> {
    scene: Res<'w, State<Scene>>,
    solver: Res<'w, Solver>,
    blocks: Res<'w, Blocks>,
    editor: Res<'w, Editor>,
    program: Res<'w, BlockProgram>,
    settings: Res<'w, Settings>,
    motion: ReducedMotion<'w>,
    session: Res<'w, Session>,
    workbench: Res<'w, Workbench>,
}

impl ProgramPanel<'_> {
    /// Returns the run that is being watched.
    fn run(&self) -> Option<&EngineRun> {
        self.solver.run().filter(|_| *self.scene.get() == Scene::Solving)
    }

    /// Returns true if a click on a block predicts that it runs next.
    fn expects_block(&self) -> bool {
        self.settings.predict() && self.run().is_some() && self.solver.is_paused()
    }

    /// Returns the engine of the current run, or of the next one.
    fn engine(&self) -> Engine {
        match self.run() {
            Some(run) => run.engine(),
            // A clicked script belongs to the program of blocks.
            None if *self.scene.get() == Scene::Running && self.workbench.run().is_some() => Engine::Blocks,
            None => self.solver.engine_here(),
        }
    }

    /// Returns the calls of the running engine, each with the step at which it began.
    fn calls(&self) -> Vec<(calls::Card, u64)> {
        if let Some(run) = self.run() {
            let card = |node: &Node<(Cell, Value)>| {
                let (cell, digit) = node.label;
                let line = words().call_variable(words().variable_digit(), digit.to_string());
                (calls::Card { title: sudoku_words::name(cell), line }, node.start_step)
            };
            return run.tree().path().map(card).collect();
        }
        let Some(chess) = self.workbench.chess() else { return Vec::new() };
        let card = |node: &Node<(usize, usize)>| {
            (calls::Card { title: chess.square(node.label), line: String::new() }, node.start_step)
        };
        chess.tree().path().map(card).collect()
    }

    /// Returns the visible program; `subject` is the part of the history that it belongs to.
    fn seen<'a>(&'a self, subject: &'a Subject) -> Seen<'a> {
        let exercise = self.editor.exercise();
        let program = exercise.unwrap_or(&self.program);
        let preview = self.editor.field().and_then(Field::preview);
        Seen {
            program: preview.unwrap_or(program.program()),
            findings: program.findings(),
            editor: Some(&self.editor),
            blocks: &self.blocks,
            stops: Some(self.solver.stops()),
            expects_block: self.expects_block(),
            undo: [self.session.can_undo(Some(subject)), self.session.can_redo(Some(subject))],
            // In an exercise, the run may come first.
            undoes: exercise.is_none().then_some(subject),
            is_own: program.is_own(),
            calls_shown: self.settings.calls_shown(),
            // A click predicts the next block.
            hides_return: self.expects_block(),
            // While a run plays, the next step comes soon.
            is_still: self.motion.is_wished() || self.run().is_some() && !self.solver.is_paused(),
        }
    }
}

/// Draws the program, or the listing of the running engine, in the rest of the space; with or without the menu.
pub fn beside_stage(ui: &mut Ui, theme: &Theme, shown: &ProgramPanel, with_menu: bool) -> Option<Request> {
    let engine = shown.engine();
    if engine == Engine::Blocks {
        return program(ui, theme, &shown.seen(&shown.editor.subject(&shown.session)), with_menu);
    }
    let of_search = shown.run().and_then(EngineRun::last_step).and_then(|step| engine.line_of(&step));
    let line = of_search.or_else(|| shown.workbench.chess()?.line());
    let room = ui.available_rect_before_wrap();
    let height = if room.height() < LOW { 0.0 } else { calls::HEIGHT };
    let (lines, below) = room.split_top_bottom_at_y(room.bottom() - height);
    within(ui, lines, |ui| listing::listing(ui, theme, engine, line));
    if height == 0.0 {
        return None;
    }
    within(ui, below, |ui| calls::engine_calls(ui, theme, &shown.calls()))
}

/// Draws the menu of rarely needed commands for the program, which is in the row of the tabs.
pub fn menu_beside_stage(ui: &mut Ui, shown: &ProgramPanel) -> Option<Request> {
    let is_seen = shown.engine() == Engine::Blocks;
    is_seen.then(|| header::menu(ui, &shown.editor, &shown.seen(&shown.editor.subject(&shown.session)))).flatten()
}

/// Below the first height, in points, there is no room for the calls; below the second, the scripts come first.
const LOW: f32 = 330.0;
const LOWEST: f32 = 190.0;
/// The least height at which scripts can be read, in points.
const LEAST: f32 = 90.0;
/// The gap between the parts, in points.
const GAP: f32 = 8.0;

/// Draws a program in the rest of the space, with or without the menu in its header.
pub fn program(ui: &mut Ui, theme: &Theme, seen: &Seen, with_menu: bool) -> Option<Request> {
    let mut room = ui.available_rect_before_wrap();
    let header = ui.spacing().interact_size.y.max(32.0) + GAP;
    let (low, lowest) = (room.height() < LOW, room.height() < LOWEST);
    if lowest {
        // The rest has to be scrolled to.
        room.max.y = room.top() + room.height().max(LEAST) + header;
    }
    // The categories are in the margin of the paper.
    let width = if seen.editor.is_some() { categories::WIDTH - categories::MARGIN } else { 0.0 };
    let (strip, right) = room.split_left_right_at_x(room.left() + width);
    let strip = strip.with_min_x((strip.left() - categories::MARGIN).max(ui.clip_rect().left()));
    let right = if width > 0.0 { right.with_min_x(right.left() + GAP) } else { right };
    let (head, paper) = match lowest {
        true => {
            let (paper, head) = right.split_top_bottom_at_y(right.bottom() - header);
            (head, paper)
        }
        false => right.split_top_bottom_at_y(right.top() + header),
    };
    let calls = if low { 0.0 } else { calls::HEIGHT };
    let (paper, below) = paper.split_top_bottom_at_y(paper.bottom() - calls);
    let paper = if low { paper } else { paper.with_max_y(paper.bottom() - GAP) };
    let mut asked = within(ui, head, |ui| header::header(ui, theme, seen, with_menu));
    if !low {
        asked = within(ui, below, |ui| calls::calls(ui, theme, seen)).or(asked);
    }
    if let Some(editor) = seen.editor {
        asked = within(ui, strip, |ui| categories::categories(ui, theme, editor, seen)).or(asked);
    }
    let beside = drawer::beside(paper);
    let (palette, paper) = match (seen.editor, beside) {
        (Some(editor), Some((palette, paper))) if editor.drawer().is_some() => (Some(palette), paper),
        _ => (None, paper),
    };
    // A piece that is dropped on the palette is deleted.
    let bin = palette.map_or(strip, |palette| palette.union(strip));
    if let Some((editor, palette)) = seen.editor.zip(palette) {
        asked = drawer::pinned(ui, theme, editor, seen, palette).or(asked);
    }
    let (paper, of_copy) = if low { (paper, None) } else { copies::copies(ui, theme, seen, paper) };
    asked = within(ui, paper, |ui| scripts::scripts(ui, theme, seen, bin)).or(of_copy).or(asked);
    if let Some(editor) = seen.editor {
        if palette.is_none() {
            asked = drawer::drawer(ui, theme, editor, seen, paper).or(asked);
        }
        asked = names::naming(ui, theme, editor, seen, paper).or(asked);
        let pins = EditorRequest::PinDrawer(beside.is_some());
        asked = asked.or((editor.pinned() != beside.is_some()).then(|| pins.into()));
    }
    ui.allocate_rect(room, Sense::hover());
    asked
}
