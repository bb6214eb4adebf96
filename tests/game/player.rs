//! A player at the whole game, without a screen: moves the mouse, presses keys, looks at the stage and at the panels.

use crate::headless;
use bevy::ecs::query::QueryFilter;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{
    CursorMoved, FileDragAndDrop, PrimaryWindow, RequestRedraw, WindowEvent, WindowFocused, WindowResized,
    WindowResolution,
};
use bevy_egui::{EguiContext, EguiOutput, egui};
use std::path::Path;
use std::time::Duration;
use sudoku_assistant::game::files::storage::Folders;
use sudoku_assistant::game::film::speed::Speed;
use sudoku_assistant::game::look::layout::Layout;
use sudoku_assistant::game::look::theme::Theme;
use sudoku_assistant::game::owl::speech::{Mood, Speech};
use sudoku_assistant::game::play::entry::Entry;
use sudoku_assistant::game::play::question::Question;
use sudoku_assistant::game::play::sitting::Sitting;
use sudoku_assistant::game::script::page::Page;
use sudoku_assistant::game::script::scene::Scene;
use sudoku_assistant::game::script::speed::FilmSpeed;
use sudoku_assistant::game::solver::Solver;
use sudoku_assistant::game::stage::{CellId, Costume, DigitClone, Figure, FigureLook};
use sudoku_assistant::notation::Notation;
use sudoku_assistant::session::{Notes, Tally};
use sudoku_assistant::sudoku::{Board, Cell, Digit};

/// The puzzle of the Scratch article, and its solution.
pub const SCRATCH: &str = "460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075,";
pub const SCRATCH_SOLVED: &str = "465178932829536714731294568298367451613945287574812396156729843387451629942683175";

/// The length of a frame on the game's own clock.
pub const FRAME: Duration = Duration::from_millis(16);

/// What went to the clipboard last.
#[derive(Resource, Default)]
struct Copied(Option<String>);

fn note_copies(outputs: Query<&EguiOutput>, mut copied: ResMut<Copied>) {
    for command in outputs.iter().flat_map(|output| &output.platform_output.commands) {
        if let egui::OutputCommand::CopyText(text) = command {
            copied.0 = Some(text.clone());
        }
    }
}

pub struct Player {
    pub app: App,
    window: Entity,
}

impl Player {
    /// The game has just been started, in a window of 1280 by 800.
    pub fn new() -> Player {
        Player::with_window(1280, 800)
    }

    pub fn with_window(width: u32, height: u32) -> Player {
        Player::at_home(width, height, None)
    }

    /// The game has just been started on a computer with these folders.
    pub fn with_folders(folders: &Folders) -> Player {
        Player::at_home(1280, 800, Some(folders))
    }

    fn at_home(width: u32, height: u32, folders: Option<&Folders>) -> Player {
        let window =
            Window { resolution: WindowResolution::new(width, height).with_scale_factor_override(1.0), ..default() };
        let mut app = headless::app(window, FRAME);
        if let Some(folders) = folders {
            app.insert_resource(folders.clone());
        }
        let window = app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>()
            .single(app.world())
            .expect("there is a window");
        app.init_resource::<Copied>().add_systems(Last, note_copies);
        let mut player = Player { app, window };
        player.frames(3);
        let world = player.app.world_mut();
        let mut context = world.query::<&mut EguiContext>().single_mut(world).expect("there are panels");
        context.get_mut().enable_accesskit();
        player.frames(2);
        player
    }

    /// The puzzle is on the stage.
    pub fn playing(puzzle: &str) -> Player {
        let mut player = Player::new();
        player.key(Key::Enter);
        player.answer(puzzle);
        assert_eq!(player.scene(), Scene::Playing, "{}", player.owl());
        player
    }

    pub fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.app.update());
    }

    pub fn seconds(&mut self, seconds: f32) {
        self.frames((seconds / FRAME.as_secs_f32()).ceil() as usize);
    }

    /// Waits until something is so, for what is worked out on other threads too.
    pub fn until(&mut self, mut reached: impl FnMut(&Player) -> bool) {
        for _ in 0..10_000 {
            if reached(self) {
                return;
            }
            self.frames(1);
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("it is not reached: {}", self.owl());
    }

    // What the player does.

    /// Sends a window event as the window system does: as itself and as part of the stream of all events.
    fn send<M: Message + Clone + Into<WindowEvent>>(&mut self, message: M) {
        self.app.world_mut().write_message(message.clone());
        self.app.world_mut().write_message::<WindowEvent>(message.into());
    }

    pub fn move_to(&mut self, position: Vec2) {
        let window = self.window;
        self.app.world_mut().get_mut::<Window>(window).expect("the window is open").set_cursor_position(Some(position));
        self.send(CursorMoved { window, position, delta: None });
        self.frames(1);
    }

    pub fn click_at(&mut self, position: Vec2) {
        self.move_to(position);
        // Hovering is known one frame after the move.
        self.frames(1);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let window = self.window;
            self.send(MouseButtonInput { button: MouseButton::Left, state, window });
            self.frames(1);
        }
        self.frames(2);
    }

    pub fn click(&mut self, row: usize, column: usize) {
        let position = self.middle_of(cell(row, column));
        self.click_at(position);
    }

    /// Clicks the control with that name, as a screen reader says it.
    pub fn click_control(&mut self, name: &str) {
        let position =
            self.control(name).unwrap_or_else(|| panic!("there is no control {name:?}: {:?}", self.controls()));
        self.click_at(position);
    }

    pub fn key(&mut self, key: Key) {
        let key_code = match key {
            Key::Enter => KeyCode::Enter,
            Key::Escape => KeyCode::Escape,
            Key::Backspace => KeyCode::Backspace,
            Key::Delete => KeyCode::Delete,
            Key::ArrowUp => KeyCode::ArrowUp,
            Key::ArrowDown => KeyCode::ArrowDown,
            Key::ArrowLeft => KeyCode::ArrowLeft,
            Key::ArrowRight => KeyCode::ArrowRight,
            Key::Tab => KeyCode::Tab,
            Key::Home => KeyCode::Home,
            Key::End => KeyCode::End,
            Key::PageUp => KeyCode::PageUp,
            Key::PageDown => KeyCode::PageDown,
            Key::F1 => KeyCode::F1,
            Key::Control => KeyCode::ControlLeft,
            _ => KeyCode::F35,
        };
        self.tap(key_code, key);
    }

    /// Presses a key of the main part of the keyboard that writes this character.
    pub fn press(&mut self, character: char) {
        let key_code = match character {
            '0'..='9' => TOP_ROW[character as usize - '0' as usize],
            _ => KeyCode::F35,
        };
        self.tap(key_code, Key::Character(character.to_string().into()));
    }

    pub fn press_keypad(&mut self, digit: usize) {
        self.tap(KEYPAD[digit], Key::Character(digit.to_string().into()));
    }

    pub fn tap(&mut self, key_code: KeyCode, logical_key: Key) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.key_event(key_code, &logical_key, state);
            self.frames(1);
        }
        self.frames(1);
    }

    pub fn with_control(&mut self, character: char) {
        self.key_event(KeyCode::ControlLeft, &Key::Control, ButtonState::Pressed);
        self.press(character);
        self.key_event(KeyCode::ControlLeft, &Key::Control, ButtonState::Released);
        self.frames(1);
    }

    /// A character key with Shift held; the character is the one without Shift.
    pub fn with_shift(&mut self, character: char) {
        self.key_event(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Pressed);
        self.press(character);
        self.key_event(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Released);
        self.frames(1);
    }

    /// A key of the top row with Shift held, which writes a sign.
    pub fn tap_with_shift(&mut self, key_code: KeyCode, sign: char) {
        self.key_event(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Pressed);
        self.tap(key_code, Key::Character(sign.to_string().into()));
        self.key_event(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Released);
        self.frames(1);
    }

    pub fn shift_tab(&mut self) {
        self.key_event(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Pressed);
        self.key(Key::Tab);
        self.key_event(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Released);
        self.frames(1);
    }

    /// A key of the main part with Control held.
    pub fn key_with_control(&mut self, key_code: KeyCode, character: char) {
        self.key_event(KeyCode::ControlLeft, &Key::Control, ButtonState::Pressed);
        self.tap(key_code, Key::Character(character.to_string().into()));
        self.key_event(KeyCode::ControlLeft, &Key::Control, ButtonState::Released);
        self.frames(1);
    }

    fn key_event(&mut self, key_code: KeyCode, logical_key: &Key, state: ButtonState) {
        let window = self.window;
        let text = match logical_key {
            Key::Character(text) => Some(text.clone()),
            _ => None,
        };
        self.send(KeyboardInput { key_code, logical_key: logical_key.clone(), state, text, repeat: false, window });
    }

    /// Holds a character key down for so many frames, in each of which it repeats.
    pub fn hold(&mut self, character: char, frames: usize) {
        self.hold_key(Key::Character(character.to_string().into()), frames);
    }

    pub fn hold_key(&mut self, logical_key: Key, frames: usize) {
        let (key_code, state, window) = (KeyCode::F35, ButtonState::Pressed, self.window);
        let text = match &logical_key {
            Key::Character(text) => Some(text.clone()),
            _ => None,
        };
        self.key_event(key_code, &logical_key, state);
        for _ in 0..frames {
            self.frames(1);
            let (logical_key, text) = (logical_key.clone(), text.clone());
            self.send(KeyboardInput { key_code, logical_key, state, text, repeat: true, window });
        }
        self.key_event(key_code, &logical_key, ButtonState::Released);
        self.frames(2);
    }

    /// A chord that begins and ends between two frames, as on a machine that draws slowly.
    pub fn with_control_in_one_frame(&mut self, character: char) {
        let key = Key::Character(character.to_string().into());
        for (code, key, state) in [
            (KeyCode::ControlLeft, &Key::Control, ButtonState::Pressed),
            (KeyCode::F35, &key, ButtonState::Pressed),
            (KeyCode::F35, &key, ButtonState::Released),
            (KeyCode::ControlLeft, &Key::Control, ButtonState::Released),
        ] {
            self.key_event(code, key, state);
        }
        self.frames(2);
    }

    pub fn type_text(&mut self, text: &str) {
        for character in text.chars() {
            let logical_key = Key::Character(character.to_string().into());
            self.key_event(KeyCode::F35, &logical_key, ButtonState::Pressed);
            self.key_event(KeyCode::F35, &logical_key, ButtonState::Released);
        }
        self.frames(2);
    }

    /// Pastes into the focused field, as the clipboard does.
    pub fn paste(&mut self, text: &str) {
        let world = self.app.world_mut();
        let context = world.query_filtered::<Entity, With<EguiContext>>().single(world).expect("there are panels");
        world.write_message(bevy_egui::input::EguiInputEvent { context, event: egui::Event::Text(text.to_owned()) });
        self.frames(2);
    }

    /// Types the answer and presses Enter.
    pub fn answer(&mut self, text: &str) {
        self.type_text(text);
        self.key(Key::Enter);
        self.frames(3);
    }

    /// Drops a file on the window.
    pub fn drop_file(&mut self, path: &Path) {
        let window = self.window;
        self.send(FileDragAndDrop::DroppedFile { window, path_buf: path.to_owned() });
        self.frames(3);
    }

    /// Gives the window the focus, or takes it away.
    pub fn focus(&mut self, focused: bool) {
        let window = self.window;
        self.app.world_mut().get_mut::<Window>(window).expect("the window is open").focused = focused;
        self.send(WindowFocused { window, focused });
        self.frames(2);
    }

    pub fn resize(&mut self, width: f32, height: f32) {
        let window = self.window;
        self.app.world_mut().get_mut::<Window>(window).expect("the window is open").resolution.set(width, height);
        self.send(WindowResized { window, width, height });
        self.frames(3);
    }

    // What the player sees.

    pub fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    pub fn scene(&self) -> Scene {
        *self.resource::<State<Scene>>().get()
    }

    pub fn owl(&self) -> &str {
        &self.resource::<Speech>().text
    }

    pub fn mood(&self) -> Mood {
        self.resource::<Speech>().mood
    }

    pub fn board(&self) -> Board {
        *self.resource::<Sitting>().board()
    }

    pub fn board_line(&self) -> String {
        Notation::Line.write(&self.board())
    }

    pub fn notes(&self) -> &Notes {
        self.resource::<Sitting>().session().notes()
    }

    pub fn tally(&self) -> &Tally {
        self.resource::<Sitting>().session().tally()
    }

    pub fn entry(&self) -> &Entry {
        self.resource::<Entry>()
    }

    pub fn solver(&self) -> &Solver {
        self.resource::<Solver>()
    }

    pub fn speed(&self) -> Speed {
        self.resource::<FilmSpeed>().0
    }

    pub fn page(&self) -> Page {
        *self.resource::<State<Page>>().get()
    }

    pub fn theme(&self) -> &Theme {
        self.resource::<Theme>()
    }

    pub fn layout(&self) -> &Layout {
        self.resource::<Layout>()
    }

    pub fn answer_text(&self) -> &str {
        self.resource::<Question>().text()
    }

    fn component<C: Component + Clone, F: QueryFilter>(&mut self, cell: Cell) -> C {
        let world = self.app.world_mut();
        let mut clones = world.query_filtered::<(&CellId, &C), F>();
        let found: Vec<C> =
            clones.iter(world).filter(|(id, _)| id.cell() == cell).map(|(_, component)| component.clone()).collect();
        assert_eq!(found.len(), 1, "one clone for {cell}");
        found[0].clone()
    }

    pub fn costume(&mut self, cell: Cell) -> Costume {
        self.component::<Costume, ()>(cell)
    }

    /// The colour of the cell clone.
    pub fn colour(&mut self, cell: Cell) -> Color {
        self.component::<Sprite, With<Costume>>(cell).color
    }

    /// Whether a frame lies around a house or a cell.
    pub fn is_framed(&mut self) -> bool {
        let world = self.app.world_mut();
        let mut named = world.query::<(&Name, &Visibility)>();
        named.iter(world).any(|(name, visibility)| name.as_str() == "House frame" && *visibility != Visibility::Hidden)
    }

    /// The digits that the digit clones show, as a line of 81, from what is drawn.
    pub fn shown(&mut self) -> String {
        Cell::all()
            .map(|cell| {
                let digit = self.component::<DigitClone, ()>(cell).0;
                let visible = self.component::<Visibility, With<DigitClone>>(cell) != Visibility::Hidden;
                assert_eq!(digit.is_some(), visible, "{cell}");
                digit.map_or('.', |digit| char::from(b'0' + digit.get()))
            })
            .collect()
    }

    /// How the small figures of a cell look; those that are hidden by their look are not drawn.
    pub fn figures(&mut self, cell: Cell) -> Vec<(Digit, FigureLook)> {
        let world = self.app.world_mut();
        let mut figures = world.query::<(&CellId, &Figure, &FigureLook, &Visibility)>();
        let of_cell = figures.iter(world).filter(|(id, ..)| id.cell() == cell);
        of_cell
            .map(|(_, figure, look, visibility)| {
                assert_eq!(*look == FigureLook::Hidden, *visibility == Visibility::Hidden, "{cell}");
                (figure.0, *look)
            })
            .collect()
    }

    pub fn figure_colour(&mut self, cell: Cell, digit: Digit) -> Color {
        let world = self.app.world_mut();
        let mut figures = world.query::<(&CellId, &Figure, &Sprite)>();
        let found = figures.iter(world).find(|(id, figure, _)| id.cell() == cell && figure.0 == digit);
        found.expect("every cell has nine figures").2.color
    }

    pub fn scale_of(&mut self, cell: Cell) -> f32 {
        self.component::<Transform, With<Costume>>(cell).scale.x
    }

    /// Where the clone stands in the window, by the camera.
    pub fn middle_of(&mut self, cell: Cell) -> Vec2 {
        let place = self.component::<GlobalTransform, With<Costume>>(cell).translation();
        let world = self.app.world_mut();
        let (camera, transform) =
            world.query::<(&Camera, &GlobalTransform)>().single(world).expect("there is a camera");
        camera.world_to_viewport(transform, place).expect("the clone is in the window")
    }

    fn access_nodes(&mut self) -> Vec<egui::accesskit::Node> {
        let world = self.app.world_mut();
        let output = world.query::<&EguiOutput>().single(world).expect("there are panels");
        let update = output.platform_output.accesskit_update.as_ref().expect("accessibility is on");
        update.nodes.iter().map(|(_, node)| node.clone()).collect()
    }

    /// The names of all that a screen reader can say.
    pub fn controls(&mut self) -> Vec<String> {
        self.access_nodes().iter().filter_map(|node| node.label().or(node.value()).map(str::to_owned)).collect()
    }

    /// The roles and the names of all that can be pressed or changed.
    pub fn interactive(&mut self) -> Vec<(egui::accesskit::Role, String)> {
        self.access_nodes()
            .iter()
            .filter(|node| node.supports_action(egui::accesskit::Action::Focus))
            .map(|node| (node.role(), node.label().or(node.value()).unwrap_or_default().to_owned()))
            .collect()
    }

    /// The middle of the control with that name.
    pub fn control(&mut self, name: &str) -> Option<Vec2> {
        self.bounds(name).map(|bounds| bounds.center())
    }

    /// Where the control with that name stands.
    pub fn bounds(&mut self, name: &str) -> Option<Rect> {
        self.all_bounds(name).first().copied()
    }

    fn all_bounds(&mut self, name: &str) -> Vec<Rect> {
        let scale = self.layout().scale;
        let nodes = self.access_nodes();
        let named = nodes.iter().filter(|node| node.label().or(node.value()) == Some(name));
        let rect = |b: egui::accesskit::Rect| {
            Rect::new(b.x0 as f32 * scale, b.y0 as f32 * scale, b.x1 as f32 * scale, b.y1 as f32 * scale)
        };
        named.filter_map(|node| node.bounds()).map(rect).collect()
    }

    /// Clicks the control with that name on the sheet that lies over the middle of the window.
    pub fn click_on_sheet(&mut self, name: &str) {
        let middle = self.layout().window / 2.0;
        let bounds = self.all_bounds(name);
        let nearest = bounds.iter().map(Rect::center).min_by(|a, b| a.distance(middle).total_cmp(&b.distance(middle)));
        self.click_at(nearest.unwrap_or_else(|| panic!("there is no control {name:?}")));
    }

    /// The text in the field with that name.
    pub fn field(&mut self, name: &str) -> String {
        let nodes = self.access_nodes();
        let field = nodes.iter().find(|node| node.label() == Some(name)).expect("there is such a field");
        field.value().unwrap_or_default().to_owned()
    }

    /// The name of the control that has the keyboard.
    pub fn focused(&mut self) -> Option<String> {
        let world = self.app.world_mut();
        let output = world.query::<&EguiOutput>().single(world).expect("there are panels");
        let update = output.platform_output.accesskit_update.as_ref().expect("accessibility is on");
        let (_, node) = update.nodes.iter().find(|(id, _)| *id == update.focus)?;
        node.label().or(node.value()).map(str::to_owned)
    }

    /// What was copied in the last frames.
    pub fn copied(&self) -> Option<String> {
        self.resource::<Copied>().0.clone()
    }

    /// Whether the last frame asked for another one.
    pub fn asks_for_redraw(&mut self) -> bool {
        let mut messages = self.app.world_mut().resource_mut::<Messages<RequestRedraw>>();
        messages.clear();
        self.frames(1);
        !self.resource::<Messages<RequestRedraw>>().is_empty()
    }
}

/// The cell in that row and column, counted from 1.
pub fn cell(row: usize, column: usize) -> Cell {
    Cell::at(row - 1, column - 1)
}

pub const TOP_ROW: [KeyCode; 10] = [
    KeyCode::Digit0,
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
];

pub const KEYPAD: [KeyCode; 10] = [
    KeyCode::Numpad0,
    KeyCode::Numpad1,
    KeyCode::Numpad2,
    KeyCode::Numpad3,
    KeyCode::Numpad4,
    KeyCode::Numpad5,
    KeyCode::Numpad6,
    KeyCode::Numpad7,
    KeyCode::Numpad8,
    KeyCode::Numpad9,
];
