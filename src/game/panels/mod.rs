//! The panels around the stage, in egui. Each file is a function of what it shows that returns what the person asked for.

mod ask_bar;
mod bar;
mod board;
mod bubble;
mod chess;
mod chooser;
mod film;
mod icons;
mod instructions;
mod keyboard;
mod model;
mod number_keys;
mod origin;
mod overlay;
mod race;
mod serial;
mod style;
mod tabs;
mod variables;
mod watch;

use crate::game::chess::Chess;
use crate::game::files::games::Games;
use crate::game::files::saves::Saves;
use crate::game::help::answers::Answers;
use crate::game::look::fonts;
use crate::game::look::layout::{Layout, Panels};
use crate::game::look::settings::Settings;
use crate::game::look::theme::Theme;
use crate::game::owl::speech::Speech;
use crate::game::play::clock::Clock;
use crate::game::play::entry::Entry;
use crate::game::play::question::Question;
use crate::game::play::sitting::Sitting;
use crate::game::puzzles::clipboard::Clipboard;
use crate::game::puzzles::making::Making;
use crate::game::puzzles::transfer::SerialText;
use crate::game::race::Racing;
use crate::game::script::confirmation::Confirmation;
use crate::game::script::page::{Page, Tab};
use crate::game::script::requests::{AskRequest, Request};
use crate::game::script::scene::Scene;
use crate::game::script::sets::FrameSystems;
use crate::game::script::speed::FilmSpeed;
use crate::game::script::view::View;
use crate::game::solver::model_rows::ModelRows;
use crate::game::solver::{Solver, board_on_stage};
use crate::puzzles::{self, Pack};
use crate::search::Step;
use crate::sudoku::Board;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::emath::GuiRounding;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};

/// The bundled puzzles, for the chooser.
#[derive(Resource, Debug)]
struct Packs(Vec<Pack>);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((EguiPlugin::default(), keyboard::plugin))
        .add_systems(Startup, (load_packs, prepare_egui))
        .add_systems(
            Update,
            (scale_panels.run_if(resource_changed::<Layout>), style_panels.run_if(resource_changed::<Theme>))
                .in_set(FrameSystems::Stage),
        )
        .add_systems(Update, copy_text.run_if(resource_changed::<Clipboard>).in_set(FrameSystems::Stage))
        .add_systems(EguiPrimaryContextPass, draw);
}

fn load_packs(mut commands: Commands) -> Result {
    commands.insert_resource(Packs(puzzles::bundled()?));
    Ok(())
}

fn prepare_egui(mut contexts: EguiContexts) -> Result {
    let context = contexts.ctx_mut()?;
    context.set_fonts(fonts::definitions());
    // The keys of the zoom belong to the solver's speed.
    context.options_mut(|options| options.zoom_with_keyboard = false);
    Ok(())
}

fn scale_panels(mut contexts: EguiContexts, layout: Res<Layout>) -> Result {
    contexts.ctx_mut()?.set_zoom_factor(layout.scale);
    Ok(())
}

fn style_panels(mut contexts: EguiContexts, theme: Res<Theme>) -> Result {
    style::apply(contexts.ctx_mut()?, &theme);
    Ok(())
}

fn copy_text(mut contexts: EguiContexts, mut clipboard: ResMut<Clipboard>) -> Result {
    if let Some(text) = clipboard.take() {
        contexts.ctx_mut()?.copy_text(text);
    }
    Ok(())
}

/// All that the panels show.
#[derive(SystemParam)]
struct Shown<'w> {
    scene: Res<'w, State<Scene>>,
    page: Res<'w, State<Page>>,
    speed: Res<'w, FilmSpeed>,
    layout: Res<'w, Layout>,
    theme: Res<'w, Theme>,
    settings: Res<'w, Settings>,
    speech: Res<'w, Speech>,
    sitting: Res<'w, Sitting>,
    entry: Res<'w, Entry>,
    solver: Res<'w, Solver>,
    answers: Res<'w, Answers>,
    saves: Res<'w, Saves>,
    games: Res<'w, Games>,
    confirmation: Res<'w, Confirmation>,
    making: Res<'w, Making>,
    serial: Res<'w, SerialText>,
    clock: Res<'w, Clock>,
    packs: Res<'w, Packs>,
    question: Res<'w, Question>,
    chess: Res<'w, Chess>,
    racing: Res<'w, Racing>,
    rows: Res<'w, ModelRows>,
}

impl Shown<'_> {
    fn page(&self) -> Page {
        *self.page.get()
    }

    fn scene(&self) -> Scene {
        *self.scene.get()
    }

    /// The variables, the list and the stack; of the binary program its equations.
    fn variables(&self, ui: &mut egui::Ui, height: f32) -> Option<Request> {
        let solving = self.scene() == Scene::Solving;
        let run = self.solver.run();
        let board = board_on_stage(&self.scene(), &self.sitting, &self.solver);
        let step = run.filter(|_| solving).and_then(|run| run.last_step());
        let rows = self.rows.model().map(|model| (model, self.rows.chosen()));
        let shown = variables::Shown { scene: self.scene(), board: &board, entry: &self.entry, run, step, rows };
        variables::variables(ui, &self.theme, &shown, height)
    }

    fn serial(&self, ui: &mut egui::Ui) -> Option<Request> {
        // A covered board is covered here too.
        let covered = self.scene() == Scene::Paused;
        let text = if covered { String::new() } else { self.serial.text(self.sitting.board()) };
        serial::serial(ui, &self.theme, matches!(self.scene(), Scene::Solving | Scene::Paused), text)
    }

    fn watch(&self, ui: &mut egui::Ui, height: f32) -> Option<Request> {
        let shown =
            watch::Shown { scene: self.scene(), solver: &self.solver, speed: self.speed.0, settings: &self.settings };
        watch::watch(ui, &self.theme, &shown, height)
    }

    fn board(&self, ui: &mut egui::Ui) -> Option<Request> {
        let shown = board::Shown {
            scene: self.scene(),
            sitting: &self.sitting,
            settings: &self.settings,
            answers: &self.answers,
            solver: &self.solver,
            saves: &self.saves,
        };
        board::board(ui, &self.theme, &shown)
    }

    /// The panel of that tab.
    fn tab(&self, ui: &mut egui::Ui, tab: Tab, height: f32) -> Vec<Request> {
        let mut asked = Vec::new();
        match tab {
            Tab::Board => {
                asked.extend(self.board(ui));
                asked.extend(self.serial(ui));
            }
            Tab::Watch => asked.extend(self.watch(ui, height)),
            Tab::Variables => asked.extend(self.variables(ui, height)),
        }
        asked
    }

    /// What stands at the foot of the stage, or over it.
    fn foot(&self, place: &Place, in_front: bool) -> Vec<Request> {
        let mut asked = Vec::new();
        let theme = &self.theme;
        match self.scene() {
            Scene::Welcome => place.panel("instructions", instructions::rect(place.layout), |ui| {
                let goes_on = !self.sitting.session().is_untouched();
                asked.extend(instructions::instructions(ui, theme, goes_on));
            }),
            Scene::Asking => place.panel("ask-bar", place.layout.foot, |ui| {
                asked.extend(ask_bar::ask_bar(ui, theme, self.question.text(), &self.packs.0, in_front));
            }),
            scene => place.panel("number-keys", place.layout.foot, |ui| {
                let run = self.solver.run().filter(|_| scene == Scene::Solving);
                let tried = run.and_then(|run| match run.last_step()? {
                    Step::Try { digit, refused_by, .. } => Some((digit, refused_by.is_none())),
                    Step::Place { digit, .. } => Some((digit, true)),
                    _ => None,
                });
                let board = run.map_or(*self.sitting.board(), |run| run.board());
                let open = run.and_then(|run| run.open_digits()).map(|(_, digits)| digits);
                let engine = run.map(|run| run.engine());
                let shown = number_keys::Shown { scene, entry: &self.entry, board: &board, tried, open, engine };
                asked.extend(number_keys::number_keys(ui, theme, &shown));
            }),
        }
        asked
    }
}

/// Draws all panels and sends on what the person asked for.
fn draw(
    mut contexts: EguiContexts,
    shown: Shown,
    mut view: ResMut<View>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let (theme, layout) = (&shown.theme, &shown.layout);
    let mut asked = Vec::new();
    let place = Place { context, layout };

    place.panel("bar", layout.bar, |ui| {
        let time = shown.sitting.session().tally().time;
        let packs = &shown.packs.0;
        let runs = shown.clock.runs();
        asked.extend(bar::bar(
            ui,
            theme,
            &bar::Shown {
                scene: shown.scene(),
                page: shown.page(),
                settings: &shown.settings,
                packs,
                time,
                runs,
                races: shown.racing.runs(),
            },
        ));
    });
    let under_bar = Rect::from_corners(Vec2::new(0.0, layout.bar.max.y), layout.window);
    match shown.page() {
        Page::Stage => asked.extend(stage_panels(&place, &shown, &view)),
        Page::Race => place.panel("race", under_bar, |ui| {
            // A covered board is covered here too.
            let board = if shown.scene() == Scene::Paused { &Board::EMPTY } else { shown.sitting.board() };
            let about = race::Shown { racing: &shown.racing, packs: &shown.packs.0, board, speech: &shown.speech };
            asked.extend(race::race(ui, theme, &about));
        }),
        Page::Chess => place.panel("chess", under_bar, |ui| {
            asked.extend(chess::chess(ui, theme, &shown.chess, shown.speed.0, &shown.speech));
        }),
    }
    if let Some(sheet) = view.sheet() {
        let about = overlay::Shown {
            settings: &shown.settings,
            games: &shown.games,
            confirmation: &shown.confirmation,
            making: &shown.making,
            origin: shown.sitting.session().origin(),
            speech: &shown.speech,
        };
        asked.extend(overlay::overlay(context, theme, sheet, &about));
    }
    // The instructions leave with a click anywhere that asks for nothing else.
    let clicked = context.input(|input| input.pointer.primary_released());
    let free = view.sheet().is_none() && shown.page() == Page::Stage;
    if shown.scene() == Scene::Welcome && clicked && asked.is_empty() && free {
        let popup = egui::Popup::is_any_open(context);
        asked.extend((!popup).then_some(AskRequest::GoOn.into()));
    }
    let typing = context.text_edit_focused();
    if view.typing() != typing {
        view.set_typing(typing);
    }
    requests.write_batch(asked);
    Ok(())
}

/// The panels around the stage, the bubble, and what stands at the foot.
fn stage_panels(place: &Place, shown: &Shown, view: &View) -> Vec<Request> {
    let mut asked = Vec::new();
    let theme = &shown.theme;
    match place.layout.panels {
        Panels::Apart { left, right } => {
            place.panel("left", left, |ui| {
                style::paper(ui, theme, |ui, height| {
                    asked.extend(shown.variables(ui, height - serial::HEIGHT));
                    asked.extend(shown.serial(ui));
                });
            });
            place.panel("right", right, |ui| {
                style::paper(ui, theme, |ui, height| {
                    // While the solver has the board, its controls have the room of the player's.
                    let solving = shown.scene() == Scene::Solving;
                    asked
                        .extend(shown.watch(ui, if solving { height } else { height - board::height(&shown.sitting) }));
                    if !solving {
                        asked.extend(shown.board(ui));
                    }
                });
            });
        }
        Panels::Folded(rect) => place.panel("folded", rect, |ui| {
            style::paper(ui, theme, |ui, height| {
                asked.extend(tabs::tabs(ui, theme, view.tab()));
                asked.extend(shown.tab(ui, view.tab(), height - 40.0));
            });
        }),
    }
    asked.extend(bubble::bubble(place, theme, &shown.speech));
    asked.extend(shown.foot(place, view.sheet().is_none()));
    asked
}

/// How far a panel's shadow may reach, in points.
const SHADOW: f32 = 36.0;

/// Puts panels into the rectangles of the layout.
struct Place<'a> {
    context: &'a egui::Context,
    layout: &'a Layout,
}

impl Place<'_> {
    /// The rectangle in the points of egui, which are scaled pixels.
    fn rect(&self, rect: Rect) -> egui::Rect {
        let point = |at: Vec2| egui::pos2(at.x / self.layout.scale, at.y / self.layout.scale);
        egui::Rect::from_min_max(point(rect.min), point(rect.max)).round_ui()
    }

    /// A panel that fills the rectangle.
    fn panel(&self, name: &'static str, rect: Rect, contents: impl FnOnce(&mut egui::Ui)) {
        let rect = self.rect(rect);
        egui::Area::new(egui::Id::new(name)).fixed_pos(rect.min).constrain(false).fade_in(false).show(
            self.context,
            |ui| {
                ui.set_clip_rect(rect.expand(SHADOW));
                ui.expand_to_include_rect(rect);
                ui.scope_builder(egui::UiBuilder::new().max_rect(rect), contents);
            },
        );
    }
}
