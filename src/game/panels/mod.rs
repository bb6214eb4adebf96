//! The panels around the stage, in egui. Each file is a function of what it shows that returns what the person asked for.

mod ask_bar;
mod bar;
mod bubble;
mod icons;
mod instructions;
mod number_keys;
mod style;
mod variables;
mod watch;

use super::ask::Question;
use super::entry::{Entry, Sitting};
use super::layout::Layout;
use super::solving::Solver;
use super::speech::Speech;
use super::theme::Theme;
use super::{Current, Request, Scene, Script, ScriptSystems, fonts};
use crate::puzzles::{self, Pack};
use crate::search::Step;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::emath::GuiRounding;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};

/// The bundled puzzles, for the chooser.
#[derive(Resource, Debug)]
struct Packs(Vec<Pack>);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .add_systems(Startup, (load_packs, prepare_egui))
        .add_systems(
            Update,
            (scale_panels.run_if(resource_changed::<Layout>), style_panels.run_if(resource_changed::<Theme>))
                .in_set(super::FrameSystems::Stage),
        )
        .add_systems(Script, give_keyboard_back.in_set(ScriptSystems::Ask))
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

/// A click on the stage takes the keyboard from the control that had it.
fn give_keyboard_back(mut contexts: EguiContexts, request: Res<Current>) -> Result {
    if matches!(request.0, Request::ClickCell(_) | Request::ClickStage) {
        contexts.ctx_mut()?.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
    }
    Ok(())
}

/// All that the panels show.
#[derive(SystemParam)]
struct Shown<'w> {
    scene: Res<'w, State<Scene>>,
    layout: Res<'w, Layout>,
    theme: Res<'w, Theme>,
    speech: Res<'w, Speech>,
    sitting: Res<'w, Sitting>,
    entry: Res<'w, Entry>,
    solver: Res<'w, Solver>,
    packs: Res<'w, Packs>,
    question: Res<'w, Question>,
}

/// Draws all panels and sends on what the person asked for.
fn draw(mut contexts: EguiContexts, shown: Shown, mut requests: MessageWriter<Request>) -> Result {
    let Shown { scene, layout, theme, speech, sitting, entry, solver, packs, question } = shown;
    let context = contexts.ctx_mut()?;
    let scene = *scene.get();
    let solving = scene == Scene::Solving;
    let run = solver.run();
    let mut asked = Vec::new();
    let place = Place { context, layout: &layout };

    place.panel("bar", layout.bar, |ui| asked.extend(bar::bar(ui, &theme, scene)));
    place.panel("variables", layout.left, |ui| {
        let board = run.filter(|_| solving).map_or(*sitting.board(), |run| run.board());
        let step = run.filter(|_| solving).and_then(|run| run.last_step());
        variables::variables(ui, &theme, &variables::Shown { scene, board: &board, entry: &entry, run, step });
    });
    place.panel("watch", layout.right, |ui| {
        let shown = watch::Shown { scene, session: sitting.session(), solver: &solver };
        asked.extend(watch::watch(ui, &theme, &shown));
    });
    bubble::bubble(&place, &theme, &speech);
    match scene {
        Scene::Welcome => place.panel("instructions", instructions::rect(&layout), |ui| {
            asked.extend(instructions::instructions(ui, &theme));
        }),
        Scene::Asking => {
            place.panel("ask bar", layout.foot, |ui| {
                asked.extend(ask_bar::ask_bar(ui, &theme, question.text(), &packs.0));
            });
        }
        Scene::Playing | Scene::Solving => place.panel("number keys", layout.foot, |ui| {
            let tried = run.filter(|_| solving).and_then(|run| match run.last_step()? {
                Step::Try { digit, refused_by, .. } => Some((digit, refused_by.is_none())),
                Step::Place { digit, .. } => Some((digit, true)),
                Step::Look { .. } | Step::Retract { .. } | Step::Solution => None,
            });
            asked.extend(number_keys::number_keys(ui, &theme, scene, &entry, tried));
        }),
    }
    requests.write_batch(asked);
    Ok(())
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
