//! The time from the start of the process to the first complete frame, for the game and for a bare Bevy app with the same
//! plugins.
//!
//! The two are started in turns, each in a process of its own, and print a message when the frame is in the window.

use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::view::ExtractedWindows;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::winit::WinitSettings;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use std::env;
use std::error::Error;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;
use sudoku_assistant::game::files::Folders;
use sudoku_assistant::window;
use sudoku_assistant::window::look::layout::DESIGN_SIZE;

/// The number of times that each of the two is measured.
const STARTS: usize = 15;

/// The message that both programs print.
const SHOWN: &str = "The first frame is in the window.";

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let mut app = match arguments.next().as_deref() {
        Some("bare") => bare(),
        Some("game") => the_game(arguments.next().ok_or("a folder for its files is missing")?.into()),
        _ => return compare(),
    };
    app.sub_app_mut(RenderApp).add_systems(Render, tell.in_set(RenderSystems::Cleanup));
    app.run();
    Ok(())
}

fn compare() -> Result<(), Box<dyn Error>> {
    if env::var_os("DISPLAY").or(env::var_os("WAYLAND_DISPLAY")).is_none() {
        println!("There is no display to open a window on; Xvfb makes one.");
        return Ok(());
    }
    let folder = tempfile::tempdir()?;
    let pair = || Ok::<_, Box<dyn Error>>((start("game", folder.path())?, start("bare", folder.path())?));
    // After the first start, the program and the drivers are in memory.
    pair()?;
    let pairs = (0..STARTS).map(|_| pair()).collect::<Result<Vec<_>, _>>()?;
    println!(
        "the first frame: the game after {:.3} s, a bare app after {:.3} s, {:.2} times as long",
        median(pairs.iter().map(|(game, _)| *game)),
        median(pairs.iter().map(|(_, bare)| *bare)),
        median(pairs.iter().map(|(game, bare)| game / bare)),
    );
    Ok(())
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Starts one of the two, and ends it when its frame is in the window. Returns the seconds that this took.
fn start(which: &str, folder: &Path) -> Result<f64, Box<dyn Error>> {
    let start = Instant::now();
    let mut child = Command::new(env::current_exe()?).arg(which).arg(folder).stdout(Stdio::piped()).spawn()?;
    let said = BufReader::new(child.stdout.take().ok_or("no standard output")?).lines().next();
    let seconds = start.elapsed().as_secs_f64();
    child.kill()?;
    child.wait()?;
    if said.transpose()?.as_deref() == Some(SHOWN) {
        Ok(seconds)
    } else {
        Err(format!("no frame from the {which} app").into())
    }
}

/// Returns an app with a camera, a sprite, and a word in egui, in a window of the game's size.
fn bare() -> App {
    let mut app = App::new();
    let window = Window { resolution: DESIGN_SIZE.as_uvec2().into(), ..default() };
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(LogPlugin { filter: "error".to_owned(), ..default() }),
    )
    .add_plugins(EguiPlugin::default())
    .insert_resource(WinitSettings::continuous())
    .add_systems(Startup, |mut commands: Commands| {
        commands.spawn(Camera2d);
        commands.spawn(Sprite::from_color(Color::WHITE, Vec2::splat(55.0)));
    })
    .add_systems(EguiPrimaryContextPass, |mut contexts: EguiContexts| -> Result {
        egui::Area::new("word".into()).show(contexts.ctx_mut()?, |ui| ui.label("sudoku"));
        Ok(())
    });
    app
}

/// Returns the game, with its files in a separate folder.
fn the_game(folder: PathBuf) -> App {
    let mut app = window::app();
    app.insert_resource(Folders { data: folder.clone(), config: folder });
    app
}

fn tell(windows: Res<ExtractedWindows>, pipelines: Res<PipelineCache>, mut told: Local<bool>) {
    let shown = !windows.is_empty() && windows.values().all(|window| !window.needs_initial_present);
    if !*told && shown && pipelines.waiting_pipelines().next().is_none() {
        println!("{SHOWN}");
        *told = true;
    }
}
