//! Saves the game and the settings as they change.

use super::writer::Writer;
use crate::files::Folders;
use crate::game::look::Settings;
use crate::game::owl::Speech;
use crate::game::play::{Clock, Resume, Sitting};
use crate::game::script::{FrameSystems, WakeUp};
pub use crate::play::saves::Saves;
use crate::play::saves::{CLOCK_IS_KEPT_EVERY, settings_text};
use crate::session;
use bevy::app::AppExit;
use bevy::prelude::*;
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Saves>()
        .add_systems(Startup, (read_settings, read_sitting, start_writer).chain().run_if(resource_exists::<Folders>))
        .add_systems(
            Update,
            (hear_reports, keep_sitting, keep_settings)
                .chain()
                .run_if(resource_exists::<Writer>)
                .after(FrameSystems::Scripts),
        )
        .add_systems(Last, flush.run_if(on_message::<AppExit>.and_then(resource_exists::<Writer>)));
}

fn read_settings(
    folders: Res<Folders>,
    mut settings: ResMut<Settings>,
    mut saves: ResMut<Saves>,
    mut speech: ResMut<Speech>,
) {
    saves.read_settings(&folders, &mut settings, &mut speech);
}

fn read_sitting(folders: Res<Folders>, mut commands: Commands, mut saves: ResMut<Saves>, mut speech: ResMut<Speech>) {
    if let Some(session) = saves.read_sitting(&folders, &mut speech) {
        commands.trigger(Resume(session));
    }
}

fn start_writer(mut commands: Commands, wake_up: Option<Res<WakeUp>>) {
    commands.insert_resource(Writer::new(wake_up.as_deref().cloned().unwrap_or_default()));
}

fn keep_sitting(
    folders: Res<Folders>,
    writer: Res<Writer>,
    sitting: Res<Sitting>,
    clock: Res<Clock>,
    mut saves: ResMut<Saves>,
) {
    if sitting.session().is_untouched() {
        return;
    }
    let time = sitting.session().stats().time;
    let clock_moved = time != saves.kept_time;
    let clock_is_due = time.abs_diff(saves.kept_time) >= CLOCK_IS_KEPT_EVERY || (clock_moved && !clock.runs());
    if !(sitting.is_changed() || clock_is_due) {
        return;
    }
    let saves = saves.bypass_change_detection();
    saves.kept_time = time;
    if !saves.may_keep(&folders) {
        return;
    }
    saves.sent += 1;
    let session = sitting.session().clone();
    writer.write(folders.sitting(), saves.sent, move || session::write(&session));
}

fn keep_settings(folders: Res<Folders>, writer: Res<Writer>, settings: Res<Settings>, saves: Res<Saves>) {
    if saves.keeps_settings && settings.is_changed() && !settings.is_added() {
        let settings = settings.clone();
        writer.write(folders.settings(), 0, move || settings_text(&settings));
    }
}

/// Reports once when something cannot be saved; the status line shows it until saving works again.
fn hear_reports(folders: Res<Folders>, writer: Res<Writer>, mut saves: ResMut<Saves>, mut speech: ResMut<Speech>) {
    for report in writer.reports() {
        if report.result.is_ok() && report.path == folders.sitting() {
            saves.bypass_change_detection().kept = report.number;
        }
        match report.result {
            Ok(()) if report.path != folders.sitting() || saves.problem().is_none() => {}
            Err(error) if report.path == folders.settings() => {
                speech.refuse(words().settings_not_kept(error.to_string()))
            }
            written => saves.hear(written, &mut speech),
        }
    }
}

/// Writes the latest state and waits for it before the program ends.
fn flush(folders: Res<Folders>, writer: Res<Writer>, sitting: Res<Sitting>, saves: Res<Saves>) {
    if saves.keeps() && !sitting.session().is_untouched() {
        let session = sitting.session().clone();
        writer.write(folders.sitting(), saves.sent, move || session::write(&session));
    }
    writer.flush();
}
