//! The game in an app without a renderer: it receives the events of a terminal, and draws into a buffer of characters.

use super::colours::{Colours, Pen};
use super::cursor::{Cursor, List};
use super::display::Display;
use super::draw;
use super::effect::Effect;
use super::flash::{self, Flash};
use super::input;
use super::targets::Targets;
use crate::game;
use crate::game::files::Folders;
use crate::game::owl::{Mood, Preface, Speech};
use crate::game::pace::Pace;
use crate::game::puzzles::transfer::CopyText;
use crate::game::requests::{EditorRequest, LessonRequest, Request};
use crate::game::script::work::task_pools;
use crate::game::script::{Attention, FilmSpeed, FrameSystems, WakeUp};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::app::StatesPlugin;
use bevy_time::TimePlugin;
use crossterm::event::Event;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::sync::Arc;
use std::time::Duration;
use sudoku_blocks::Program;
use sudoku_run::Speed;

/// The least time between two frames, unless a run plays at full speed.
const FRAME: Duration = Duration::from_millis(16);

/// The game in a terminal.
pub struct TerminalGame {
    app: App,
    pen: Pen,
    targets: Targets,
}

/// The flow of the loop after an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// The game goes on.
    GoOn,
    /// The game goes back to the shell, until it is called again.
    Suspend,
    /// The game ends.
    Quit,
}

impl TerminalGame {
    /// Starts the game with its files in these folders, or without files. The owl first says `preface`. `ascii` restricts the
    /// screen to ASCII. `wake_up` is called when there is a result from another thread.
    pub fn new(folders: Option<Folders>, preface: Option<String>, ascii: bool, wake_up: WakeUp) -> TerminalGame {
        let mut app = App::new();
        app.add_plugins((task_pools(), TimePlugin, StatesPlugin, game::plugin, plugin));
        if let Some(folders) = folders {
            app.insert_resource(folders);
        }
        app.insert_resource(Preface(preface)).insert_resource(wake_up);
        app.finish();
        app.cleanup();
        let mut game =
            TerminalGame { app, pen: Pen { colours: Colours::of_terminal(), ascii }, targets: Targets::new() };
        game.update();
        game
    }

    /// Returns the app, in which the game runs.
    pub fn app_mut(&mut self) -> &mut App {
        &mut self.app
    }

    /// Runs a frame.
    pub fn update(&mut self) {
        self.app.update();
        let world = self.app.world_mut();
        // These systems cannot fail: they only read.
        if let Ok((list, task, _)) = world.run_system_cached(visible) {
            let mut cursor = world.non_send_mut::<Cursor>();
            cursor.follow(list, task);
        }
    }

    /// Handles an event, and carries out what it asks for.
    pub fn handle(&mut self, event: Event) -> Flow {
        let world = self.app.world_mut();
        let Ok(effect) = world.run_system_cached_with(input::effect, (event, &self.targets)) else {
            return Flow::GoOn;
        };
        let mut cursor = world.non_send_mut::<Cursor>();
        cursor.quits &= effect == Effect::Quit;
        match effect {
            Effect::Nothing => return Flow::GoOn,
            Effect::Ask(requests) => self.ask(requests),
            Effect::Line(list, line, requests) => {
                cursor.select(list, line);
                cursor.offers &= requests.is_empty();
                self.ask(requests);
            }
            Effect::Write(list, line, text) => cursor.write(list, line, text),
            Effect::OpenOffers => cursor.offers = true,
            Effect::CloseOffers => cursor.offers = false,
            Effect::SwitchAnswer => {
                cursor.answers_program = !cursor.answers_program;
                self.ask(vec![LessonRequest::Write(String::new()).into()]);
            }
            Effect::Item(item) => cursor.item = item,
            Effect::Edit(requests) => {
                self.ask(requests);
                let world = self.app.world_mut();
                if let Ok((.., program)) = world.run_system_cached(visible) {
                    world.non_send_mut::<Cursor>().editor.open(&program);
                }
            }
            Effect::Type(key) => cursor.editor.press(key),
            Effect::Insert(text) => cursor.editor.paste(&text),
            Effect::LeaveEditor => cursor.editor.close(),
            Effect::SwitchColours => self.pen.colours.dark = !self.pen.colours.dark,
            Effect::Suspend => return Flow::Suspend,
            Effect::Quit if cursor.editor.has_changes() && !cursor.quits => {
                cursor.quits = true;
                cursor.editor.reopen();
                return Flow::GoOn;
            }
            Effect::Quit => return Flow::Quit,
        }
        Flow::GoOn
    }

    /// Carries out these requests.
    pub fn ask(&mut self, requests: Vec<Request>) {
        let rewrites = requests.iter().any(|request| matches!(request, Request::Editor(EditorRequest::Rewrite(_))));
        self.app.world_mut().write_message_batch(requests);
        self.update();
        let world = self.app.world_mut();
        // A text that is refused stays open, so that it can be corrected.
        if rewrites && world.resource::<Speech>().mood() != Mood::Doubtful {
            world.non_send_mut::<Cursor>().editor.finish();
        }
    }

    /// Draws everything into a new buffer.
    pub fn draw(&mut self, area: Rect) -> Buffer {
        let mut buffer = Buffer::empty(area);
        let drawn = self.app.world_mut().run_system_cached_with(draw::draw, (self.pen, &mut buffer));
        self.targets = drawn.unwrap_or_default();
        buffer
    }

    /// Returns the time until the next frame is needed.
    pub fn wait(&mut self) -> Duration {
        let world = self.app.world_mut();
        let Ok((next, is_flat_out, flash)) = world.run_system_cached(next_frame) else { return FRAME };
        let wait = match (next.at_once, is_flat_out) {
            (true, true) => Duration::ZERO,
            (true, false) => FRAME,
            (false, _) => next.wait,
        };
        flash.map_or(wait, |flash| wait.min(flash))
    }

    /// Returns the text to copy to the clipboard, once.
    pub fn copied(&mut self) -> Option<String> {
        self.app.world_mut().resource_mut::<Messages<CopyText>>().drain().last().map(|CopyText(text)| text)
    }

    /// Tells the game whether the person can see it.
    pub fn set_seen(&mut self, is_seen: bool) {
        self.app.insert_resource(Attention { is_focused: is_seen, is_hidden: !is_seen });
        self.update();
    }

    /// Saves everything, and waits for that.
    pub fn end(&mut self) {
        self.app.world_mut().write_message(AppExit::Success);
        self.app.update();
    }
}

fn plugin(app: &mut App) {
    app.init_non_send::<Cursor>()
        .init_resource::<Flash>()
        .insert_resource(Attention { is_focused: true, is_hidden: false })
        .add_systems(Update, flash::begin.after(FrameSystems::Scripts));
}

/// Returns the list, the lesson's task and the program that are visible.
fn visible(display: Display) -> (Option<List>, Option<(usize, usize)>, Arc<Program>) {
    let task = display.learning.lesson_number().map(|lesson| (lesson, display.learning.task_number()));
    (display.list(), task, Arc::clone(display.visible_program()))
}

/// Returns when the game needs the next frame, whether a run plays at full speed, and when the flashing cell changes.
fn next_frame(pace: Pace, speed: Res<FilmSpeed>, flash: Res<Flash>) -> (game::pace::NextFrame, bool, Option<Duration>) {
    (pace.next_frame(), speed.get() == Speed::FLAT_OUT, flash.next_change())
}
