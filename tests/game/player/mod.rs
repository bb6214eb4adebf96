//! A simulated player of the whole game, without a screen.

mod eyes;
mod hands;

pub use eyes::{ANYTHING, holds};
pub use hands::{Input, KEYPAD, TOP_ROW};

use crate::headless;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowResolution};
use bevy_egui::{EguiContext, EguiFullOutput, EguiOutput, EguiPostUpdateSet, egui};
use std::time::{Duration, Instant};
use sudoku_assistant::game::files::Folders;
use sudoku_assistant::game::owl::{TRIES_A_FRAME, Thinking};
use sudoku_assistant::game::requests::Scene;
use sudoku_board::Cell;

/// The puzzle of the Scratch article.
pub const SCRATCH: &str = "460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075,";
/// The solution of [`SCRATCH`].
pub const SCRATCH_SOLVED: &str = "465178932829536714731294568298367451613945287574812396156729843387451629942683175";

/// The length of a frame on the game's own clock.
pub const FRAME: Duration = Duration::from_millis(16);

/// The longest time that is waited for something. All games of the tests share a few worker threads, so what a player would see at
/// once may have to wait for the long computations of other tests.
const PATIENCE: Duration = Duration::from_secs(300);

/// The text that was copied to the clipboard last.
#[derive(Resource, Default)]
struct Copied(Option<String>);

fn note_copies(outputs: Query<&EguiOutput>, mut copied: ResMut<Copied>) {
    for command in outputs.iter().flat_map(|output| &output.platform_output.commands) {
        if let egui::OutputCommand::CopyText(text) = command {
            copied.0 = Some(text.clone());
        }
    }
}

/// The shapes that the panels painted last, from the lowest to the topmost. Only updated while they are wanted.
#[derive(Resource, Default)]
struct Painted {
    is_wanted: bool,
    shapes: Vec<egui::epaint::ClippedShape>,
}

fn note_painted(outputs: Query<&EguiFullOutput>, mut painted: ResMut<Painted>) {
    if painted.is_wanted {
        painted.shapes =
            outputs.iter().filter_map(|output| output.0.as_ref()).flat_map(|all| all.shapes.clone()).collect();
    }
}

pub struct Player {
    pub app: App,
    window: Entity,
}

/// Runs the systems of the app one after another. Tests run in parallel anyway; if `SUDOKU_PARALLEL_SYSTEMS` is set, the systems do as
/// well, as in the game.
pub fn run_systems_in_order(app: &mut App) {
    if std::env::var_os("SUDOKU_PARALLEL_SYSTEMS").is_none() {
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
    }
}

impl Player {
    /// Starts the game in a window of 1280 by 800.
    pub fn new() -> Player {
        Player::with_window(1280, 800)
    }

    pub fn with_window(width: u32, height: u32) -> Player {
        Player::prepared(width, height, FRAME, |_| {})
    }

    /// Starts the game on a computer with these folders.
    pub fn with_folders(folders: &Folders) -> Player {
        Player::with_resource(folders.clone())
    }

    /// Starts the game with a resource that depends on where it runs.
    pub fn with_resource(resource: impl Resource) -> Player {
        Player::prepared(1280, 800, FRAME, |app| {
            app.insert_resource(resource);
        })
    }

    /// Starts the game on a machine that draws four frames per second.
    pub fn slow() -> Player {
        Player::prepared(1280, 800, Duration::from_millis(250), |_| {})
    }

    fn prepared(width: u32, height: u32, frame: Duration, prepare: impl FnOnce(&mut App)) -> Player {
        let window =
            Window { resolution: WindowResolution::new(width, height).with_scale_factor_override(1.0), ..default() };
        let mut app = headless::app(window, frame);
        prepare(&mut app);
        let window = app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>()
            .single(app.world())
            .expect("there is a window");
        app.init_resource::<Copied>().add_systems(Last, note_copies);
        app.init_resource::<Painted>().add_systems(
            PostUpdate,
            note_painted.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
        );
        run_systems_in_order(&mut app);
        let mut player = Player { app, window };
        player.frames(3);
        let world = player.app.world_mut();
        let mut context = world.query::<&mut EguiContext>().single_mut(world).expect("there are panels");
        context.get_mut().enable_accesskit();
        player.frames(2);
        player
    }

    /// Starts the game with this puzzle on the stage.
    pub fn playing(puzzle: &str) -> Player {
        let mut player = Player::new();
        player.begin(puzzle);
        player
    }

    /// Puts this puzzle on the stage.
    pub fn begin(&mut self, puzzle: &str) {
        self.with_shift('g');
        self.answer(puzzle);
        assert_eq!(self.scene(), Scene::Playing, "{}", self.owl());
        // The puzzle's properties are computed soon.
        self.think();
    }

    /// Runs this many frames, and checks that none of them works for too long.
    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
            let tries = self.resource::<Thinking>().tries();
            assert!(tries <= TRIES_A_FRAME, "{tries} tries in a frame: {}", self.owl());
        }
    }

    /// Waits until everything is worked out.
    pub fn think(&mut self) {
        self.until(|player| !player.resource::<Thinking>().is_going_on());
    }

    pub fn seconds(&mut self, seconds: f32) {
        self.frames((seconds / FRAME.as_secs_f32()).ceil() as usize);
    }

    /// Waits until a condition holds, including work on other threads. Requests sent just before are processed first.
    pub fn until(&mut self, mut reached: impl FnMut(&Player) -> bool) {
        self.frames(1);
        let begun = Instant::now();
        while !reached(self) {
            assert!(begun.elapsed() < PATIENCE, "it is not reached: {}", self.owl());
            self.frames(1);
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

/// Returns the cell in that row and column, counted from 1.
pub fn cell(row: usize, column: usize) -> Cell {
    Cell::at(row - 1, column - 1)
}
