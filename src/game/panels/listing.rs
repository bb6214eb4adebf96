//! The program beside the stage, whatever runs: the blocks, or the listing of an engine that is not made of them.

use crate::engines::Engine;
use crate::game::blocks::Blocks;
use crate::game::look::{Theme, fonts};
use crate::game::owl::labels;
use crate::game::owl::words::words;
use crate::game::panels::blocks::{blocks, chooser};
use crate::game::panels::style::{ROUND, heading};
use crate::game::script::{Request, Scene};
use crate::game::solver::Solver;
use crate::run::Run;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    FontFamily, FontId, Rect, ScrollArea, Sense, TextFormat, Ui, UiBuilder, WidgetInfo, WidgetType, vec2,
};

/// The size of the text, in points, and how far a level is indented.
const TEXT: f32 = 14.0;
const INDENT: f32 = 16.0;

/// What is left free around a line.
const MARGIN: bevy_egui::egui::Vec2 = vec2(8.0, 4.0);

/// What the panel shows.
#[derive(SystemParam)]
pub struct ProgramPanel<'w> {
    scene: Res<'w, State<Scene>>,
    solver: Res<'w, Solver>,
    blocks: Res<'w, Blocks>,
}

impl ProgramPanel<'_> {
    /// The run that is watched.
    fn run(&self) -> Option<&Run> {
        self.solver.run().filter(|_| *self.scene.get() == Scene::Solving)
    }

    /// The engine of that run, or of the next one.
    fn engine(&self) -> Engine {
        self.run().map_or(self.solver.engine, Run::engine)
    }
}

/// The chooser of scripts; where no blocks run, the name of what does.
pub fn program_title(ui: &mut Ui, shown: &ProgramPanel, width: f32) -> Option<Request> {
    match shown.engine() {
        Engine::Blocks => chooser(ui, &shown.blocks, width),
        engine => {
            heading(ui, labels::engine(engine, false).word);
            None
        }
    }
}

/// The blocks or the listing, in that height.
pub fn program(ui: &mut Ui, theme: &Theme, shown: &ProgramPanel, height: f32) -> Option<Request> {
    match shown.engine() {
        Engine::Blocks => blocks(ui, theme, &shown.blocks, &shown.solver.stops, height),
        engine => {
            let line = shown.run().and_then(Run::last_step).and_then(|step| engine.line_of(&step));
            listing(ui, theme, &labels::engine(engine, false).listing, line, height);
            None
        }
    }
}

/// The lines, with one lit: the one at which the engine is.
fn listing(ui: &mut Ui, theme: &Theme, words_of_it: &str, lit: Option<usize>, height: f32) {
    let room = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), height));
    let mut inside = ui.new_child(UiBuilder::new().max_rect(room));
    ScrollArea::vertical().id_salt("listing").auto_shrink(false).show(&mut inside, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (number, text) in words_of_it.lines().enumerate() {
            line(ui, theme, text, lit == Some(number));
        }
    });
    ui.allocate_rect(room, Sense::hover());
}

fn line(ui: &mut Ui, theme: &Theme, text: &str, is_lit: bool) {
    let words_of_it = text.trim_start();
    let indent = (text.len() - words_of_it.len()) as f32 / 4.0 * INDENT;
    // A line that begins a group is bold.
    let font = match words_of_it.ends_with(':') {
        true => fonts::bold(TEXT),
        false => FontId::new(TEXT, FontFamily::Proportional),
    };
    let width = ui.available_width();
    let mut job = LayoutJob::single_section(words_of_it.to_owned(), TextFormat::simple(font, theme.text.egui()));
    job.wrap = TextWrapping::wrap_at_width(width - indent - 2.0 * MARGIN.x);
    let galley = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y + 2.0 * MARGIN.y), Sense::hover());
    if is_lit {
        ui.painter().rect_filled(rect, ROUND, theme.tried_cell.egui());
        response.scroll_to_me(None);
    }
    ui.painter().galley(rect.min + vec2(MARGIN.x + indent, MARGIN.y), galley, theme.text.egui());
    let spoken = if is_lit { words().block_runs(words_of_it) } else { words_of_it.to_owned() };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
}
