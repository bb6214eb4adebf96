//! The page of the training, around the stage: the techniques with the tally, the one that is open, and at the foot of the board the
//! digits or the controls of the example.

use crate::classic::Digit;
use crate::game::input::commands::Command;
use crate::game::look::{Panels, Theme};
use crate::game::owl::words::{self, capitalised, words};
use crate::game::panels::number_keys::key;
use crate::game::panels::panel_window::PanelWindow;
use crate::game::panels::sets::PanelSystems;
use crate::game::panels::style::{self, commands, heading, muted, paper, within};
use crate::game::script::{Page, Request, TrainingRequest};
use crate::game::training::{Part, Training};
use crate::techniques::{Level, Technique};
use crate::training::{Count, offers};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{CornerRadius, RichText, Stroke, StrokeKind, Ui, Vec2};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (left, right, folded, at_foot).chain().run_if(in_state(Page::Training)).in_set(PanelSystems::Page),
    );
}

fn left(mut window: PanelWindow, training: Res<Training>) -> Result {
    let Panels::Apart { left, .. } = window.layout.panels else { return Ok(()) };
    window.panel("training-list", left, |ui, theme| paper(ui, theme, "list", |ui, _| list(ui, theme, &training)))
}

fn right(mut window: PanelWindow, training: Res<Training>) -> Result {
    let Panels::Apart { right, .. } = window.layout.panels else { return Ok(()) };
    window.panel("training", right, |ui, theme| {
        paper(ui, theme, (training.technique, training.part), |ui, _| match training.technique {
            Some(technique) => open(ui, theme, &training, technique, false),
            None => {
                heading(ui, words().training_heading());
                ui.label(words().training_how());
                None
            }
        })
    })
}

fn folded(mut window: PanelWindow, training: Res<Training>) -> Result {
    let Panels::Folded(mut rect) = window.layout.panels else { return Ok(()) };
    if training.technique.is_none() {
        // The list lies over the board as well, which is empty then; or beside it, where keys would stand.
        let layout = &window.layout;
        if rect.min.x < layout.board.max.x {
            rect.min.y = rect.min.y.min(layout.board.min.y);
        }
        rect.max.y = rect.max.y.max(layout.foot.max.y);
    }
    window.panel("training-folded", rect, |ui, theme| {
        paper(ui, theme, (training.technique, training.part), |ui, _| match training.technique {
            Some(technique) => open(ui, theme, &training, technique, true),
            None => list(ui, theme, &training),
        })
    })
}

/// All techniques, by their levels.
fn list(ui: &mut Ui, theme: &Theme, training: &Training) -> Option<Request> {
    let mut asked = None;
    heading(ui, words().training_techniques());
    style::lower(ui, 20.0);
    ui.spacing_mut().item_spacing.y = 5.0;
    for level in Level::ALL {
        let mut of_level = offers().iter().map(|offer| offer.technique).filter(|one| one.level() == level).peekable();
        if of_level.peek().is_some() {
            ui.add_space(6.0);
            muted(ui, theme, capitalised(&words().level_name(level.name())));
        }
        for technique in of_level {
            let name = capitalised(&words::technique(technique));
            let name = RichText::new(name);
            let is_open = training.technique == Some(technique);
            let link = style::link(ui, if is_open { name.strong().color(theme.accent.egui()) } else { name });
            if link.on_hover_text(words().training_open_tooltip()).clicked() {
                asked = Some(TrainingRequest::Open(technique).into());
            }
            tally(ui, theme, training, technique);
        }
    }
    asked
}

/// What was found of a technique, if anything was.
fn tally(ui: &mut Ui, theme: &Theme, training: &Training, technique: Technique) {
    let count = training.tally.of(technique);
    if count != Count::default() {
        muted(ui, theme, words().training_tally(count.found, count.helped, count.missed));
    }
}

/// The technique that is open: its idea, or what can be done to practise it.
fn open(ui: &mut Ui, theme: &Theme, training: &Training, technique: Technique, is_folded: bool) -> Option<Request> {
    let about = technique.about();
    let difficulty = words::decimal(f64::from(about.explainer) / 10.0, 1);
    let ready = training.exercise.is_some();
    let rows: &[&[(Command, bool)]] = match (training.part, is_folded) {
        (Part::Idea, false) => &[&[(Command::TrainingPractise, true)]],
        (Part::Idea, true) => &[&[(Command::TrainingPractise, true), (Command::TrainingList, true)]],
        (Part::Practice, false) => &[
            &[(Command::TrainingCheck, ready), (Command::TrainingNext, true)],
            &[(Command::TrainingHint, ready), (Command::TrainingShow, ready)],
            &[(Command::TrainingIdea, true)],
        ],
        (Part::Practice, true) => &[
            &[(Command::TrainingCheck, ready), (Command::TrainingNext, true), (Command::TrainingHint, ready)],
            &[(Command::TrainingShow, ready), (Command::TrainingIdea, true), (Command::TrainingList, true)],
        ],
    };
    let mut asked = None;
    let mut buttons = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        rows.iter().for_each(|row| asked = asked.take().or(commands(ui, theme, row)));
    };
    let (text, how) = match training.part {
        Part::Idea => (Some(words::idea(technique)), words().training_example_how()),
        Part::Practice => (None, words().training_practice_how()),
    };
    let told = |ui: &mut Ui| {
        heading(ui, capitalised(&words::technique(technique)));
        muted(ui, theme, words().training_difficulty(words().level_name(about.level.name()), &difficulty));
        text.iter().for_each(|text| drop(ui.label(text)));
    };
    // Where there is little room, what is pressed comes first.
    if is_folded {
        buttons(ui);
        told(ui);
    } else {
        told(ui);
        buttons(ui);
    }
    muted(ui, theme, how);
    tally(ui, theme, training, technique);
    asked
}

/// What stands at the foot of the board.
fn at_foot(mut window: PanelWindow, training: Res<Training>) -> Result {
    if training.technique.is_none() {
        return Ok(());
    }
    window.panel("training-foot", window.layout.foot, |ui, theme| {
        let rect = ui.max_rect();
        let edge = Stroke::new(1.0, theme.edge.egui());
        ui.painter().rect(rect, CornerRadius::same(10), theme.panel.egui(), edge, StrokeKind::Inside);
        within(ui, rect.shrink2(Vec2::new(12.0, 6.0)), |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            match training.part {
                Part::Idea => example(ui, theme, &training),
                Part::Practice => digits(ui, theme, &training),
            }
        })
    })
}

/// Whether there is room for words above the keys.
fn has_caption(ui: &Ui) -> bool {
    ui.max_rect().height() >= ui.spacing().interact_size.y + 16.0
}

/// The controls of the example.
fn example(ui: &mut Ui, theme: &Theme, training: &Training) -> Option<Request> {
    let (ready, at) = (training.exercise.is_some(), training.moment as usize + 1);
    if has_caption(ui) {
        muted(ui, theme, words().training_moment(at, crate::game::training::Moment::ALL.len()));
    }
    commands(
        ui,
        theme,
        &[(Command::TrainingBack, ready && at > 1), (Command::TrainingPlay, ready), (Command::TrainingStep, ready)],
    )
}

/// The digits of the current cell, to be marked.
fn digits(ui: &mut Ui, theme: &Theme, training: &Training) -> Option<Request> {
    let mut asked = None;
    let left = training.current.zip(training.exercise.as_ref());
    let left = left.map(|(cell, exercise)| (cell, exercise.position().candidates(cell)));
    if has_caption(ui) {
        muted(ui, theme, words().training_keys());
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let width = (ui.available_width() - 8.0 * 5.0) / 9.0;
        for digit in Digit::ALL {
            let is_marked =
                |marked: &crate::techniques::Candidate| Some(marked.cell) == training.current && marked.digit == digit;
            let live = left.is_some_and(|(_, left)| left.contains(digit));
            let colours = match live {
                true if training.marked.iter().any(is_marked) => (theme.accent, theme.on_accent),
                true => (theme.button, theme.on_button),
                false => (theme.well, theme.muted),
            };
            if key(ui, Vec2::new(width, ui.spacing().interact_size.y), theme, Some(digit), None, live, colours) {
                asked = Some(TrainingRequest::Mark(digit).into());
            }
        }
    });
    asked
}
