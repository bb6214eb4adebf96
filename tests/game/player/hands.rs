//! Acts as the player: moves the mouse, presses keys, types, drops files.

use super::{Player, cell};
use crate::headless::ask;
use bevy::a11y::ActionRequest;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, FileDragAndDrop, WindowEvent, WindowFocused, WindowOccluded, WindowResized};
use bevy_egui::{EguiContext, EguiOutput, egui};
use std::path::Path;
use sudoku_assistant::game::requests::Request;
use sudoku_board::Cell;

/// A single input.
#[derive(Clone, Debug)]
pub enum Input {
    Move(Vec2),
    /// Presses the left button.
    Press,
    /// Releases the left button.
    Release,
    /// Presses and releases a key.
    Tap(Key),
    /// Presses a modifier key, or releases it.
    Hold(KeyCode, bool),
    Touch(TouchPhase, Vec2),
}

impl Input {
    /// Returns the inputs of a mouse click at this position.
    pub fn click(at: Vec2) -> [Input; 3] {
        [Input::Move(at), Input::Press, Input::Release]
    }

    /// Returns the inputs of a tap at this position.
    pub fn tap(at: Vec2) -> [Input; 2] {
        [Input::Touch(TouchPhase::Started, at), Input::Touch(TouchPhase::Ended, at)]
    }

    /// Returns the inputs that type this text.
    pub fn keys(text: &str) -> Vec<Input> {
        text.chars().map(|character| Input::Tap(Key::Character(character.to_string().into()))).collect()
    }
}

impl Player {
    /// Sends all of these inputs between two frames.
    pub fn at_once(&mut self, inputs: impl IntoIterator<Item = Input>) {
        let (window, button) = (self.window, MouseButton::Left);
        for input in inputs {
            match input {
                Input::Move(position) => {
                    let mut entity = self.app.world_mut().entity_mut(window);
                    entity.get_mut::<Window>().expect("the window is open").set_cursor_position(Some(position));
                    self.send(CursorMoved { window, position, delta: None });
                }
                Input::Press => self.send(MouseButtonInput { button, state: ButtonState::Pressed, window }),
                Input::Release => self.send(MouseButtonInput { button, state: ButtonState::Released, window }),
                Input::Tap(key) => {
                    self.key_event(KeyCode::F35, &key, ButtonState::Pressed);
                    self.key_event(KeyCode::F35, &key, ButtonState::Released);
                }
                Input::Hold(code, down) => {
                    let key = if matches!(code, KeyCode::ShiftLeft) { Key::Shift } else { Key::Control };
                    self.key_event(code, &key, if down { ButtonState::Pressed } else { ButtonState::Released });
                }
                Input::Touch(phase, position) => self.touch(phase, position),
            }
        }
        self.frames(1);
    }

    /// Sends a request directly, for tests that are not about the mouse or a key.
    pub fn ask(&mut self, request: impl Into<Request>) {
        ask(&mut self.app, request);
    }

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
        self.click_with(MouseButton::Left, position);
    }

    pub fn click_with(&mut self, button: MouseButton, position: Vec2) {
        self.move_to(position);
        // Hovering takes effect one frame after the move.
        self.frames(1);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let window = self.window;
            self.send(MouseButtonInput { button, state, window });
            self.frames(1);
        }
        self.frames(2);
    }

    /// Presses the mouse button, moves the mouse, and releases the button.
    pub fn drag(&mut self, from: Vec2, to: Vec2) {
        self.move_to(from);
        self.frames(1);
        let window = self.window;
        self.send(MouseButtonInput { button: MouseButton::Left, state: ButtonState::Pressed, window });
        self.frames(1);
        for part in 1..=4 {
            self.move_to(from.lerp(to, part as f32 / 4.0));
            self.frames(1);
        }
        self.send(MouseButtonInput { button: MouseButton::Left, state: ButtonState::Released, window });
        self.frames(3);
    }

    /// Turns the mouse wheel down by this many lines.
    pub fn scroll_at(&mut self, position: Vec2, lines: f32) {
        self.scroll_by(position, Vec2::new(0.0, lines));
    }

    /// Turns the mouse wheel to the right and down by this many lines.
    pub fn scroll_by(&mut self, position: Vec2, lines: Vec2) {
        self.move_to(position);
        self.frames(1);
        let (window, unit, phase) = (self.window, MouseScrollUnit::Line, TouchPhase::Moved);
        self.send(MouseWheel { unit, x: -lines.x, y: -lines.y, window, phase });
        // Egui scrolls smoothly.
        self.frames(30);
    }

    /// Sends a touch event, which takes effect in the next frame.
    pub fn touch(&mut self, phase: TouchPhase, position: Vec2) {
        self.touch_with(7, phase, position);
    }

    fn touch_with(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let window = self.window;
        self.send(TouchInput { phase, position, window, force: None, id });
    }

    /// Puts two fingers down, moves both, and lifts them. There is no frame after the last finger was lifted.
    pub fn move_two_fingers(&mut self, from: [Vec2; 2], to: [Vec2; 2]) {
        for (id, place) in (8..).zip(from) {
            self.touch_with(id, TouchPhase::Started, place);
            self.frames(2);
        }
        for part in 1..=4 {
            for (id, (from, to)) in (8..).zip(from.into_iter().zip(to)) {
                self.touch_with(id, TouchPhase::Moved, from.lerp(to, part as f32 / 4.0));
            }
            self.frames(2);
        }
        for (id, place) in (8..).zip(to) {
            self.touch_with(id, TouchPhase::Ended, place);
            self.frames(1);
        }
    }

    pub fn click(&mut self, row: usize, column: usize) {
        let position = self.middle_of(cell(row, column));
        self.click_at(position);
    }

    /// Clicks the cell while Control is pressed.
    pub fn control_click(&mut self, cell: Cell) {
        let position = self.middle_of(cell);
        self.key_event(KeyCode::ControlLeft, &Key::Control, ButtonState::Pressed);
        self.click_at(position);
        self.key_event(KeyCode::ControlLeft, &Key::Control, ButtonState::Released);
        self.frames(1);
    }

    /// Presses an arrow key with Shift.
    pub fn arrow_with_shift(&mut self, arrow: Key) {
        self.key_event(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Pressed);
        self.key(arrow);
        self.key_event(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Released);
        self.frames(1);
    }

    /// Clicks the control with that name, as a screen reader says it.
    pub fn click_control(&mut self, name: impl AsRef<str>) {
        let name = name.as_ref();
        let position =
            self.control(name).unwrap_or_else(|| panic!("there is no control {name:?}: {:?}", self.controls()));
        self.click_at(position);
    }

    /// Performs a screen reader's action on the control with that name.
    pub fn act(&mut self, action: egui::accesskit::Action, name: impl AsRef<str>) {
        let world = self.app.world_mut();
        let output = world.query::<&EguiOutput>().single(world).expect("there are panels");
        let update = output.platform_output.accesskit_update.as_ref().expect("accessibility is on");
        let target = update.nodes.iter().find(|(_, node)| node.label() == Some(name.as_ref()));
        let (target_node, _) = *target.unwrap_or_else(|| panic!("nothing is called {:?}", name.as_ref()));
        let target_tree = egui::accesskit::TreeId::ROOT;
        world.write_message(ActionRequest(egui::accesskit::ActionRequest {
            action,
            target_tree,
            target_node,
            data: None,
        }));
        self.frames(4);
    }

    /// Clicks the control with that name in the menu of another control.
    pub fn click_in_menu(&mut self, menu: impl AsRef<str>, name: impl AsRef<str>) {
        self.click_control(menu);
        self.frames(2);
        self.click_control(name);
    }

    /// Returns true if that menu has an entry with that name. The menu is opened for this, and closed again.
    pub fn has_in_menu(&mut self, menu: impl AsRef<str>, name: impl AsRef<str>) -> bool {
        self.click_control(menu.as_ref());
        self.frames(2);
        let has = self.control(name).is_some();
        self.click_control(menu);
        self.frames(2);
        has
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

    /// Presses the key of the main part of the keyboard that writes this character.
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

    /// Presses a character key with Shift. `character` is what the key writes without Shift.
    pub fn with_shift(&mut self, character: char) {
        self.key_event(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Pressed);
        self.press(character);
        self.key_event(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Released);
        self.frames(1);
    }

    /// Presses a key of the top row with Shift, which writes a sign.
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

    /// Presses a key of the main part with Control.
    pub fn key_with_control(&mut self, key_code: KeyCode, character: char) {
        self.key_event(KeyCode::ControlLeft, &Key::Control, ButtonState::Pressed);
        self.tap(key_code, Key::Character(character.to_string().into()));
        self.key_event(KeyCode::ControlLeft, &Key::Control, ButtonState::Released);
        self.frames(1);
    }

    /// Presses a key of the main part with Control and Shift.
    pub fn key_with_control_and_shift(&mut self, key_code: KeyCode, character: char) {
        self.key_event(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Pressed);
        self.key_with_control(key_code, character);
        self.key_event(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Released);
        self.frames(1);
    }

    pub fn key_event(&mut self, key_code: KeyCode, logical_key: &Key, state: ButtonState) {
        let window = self.window;
        let text = match logical_key {
            Key::Character(text) => Some(text.clone()),
            _ => None,
        };
        self.send(KeyboardInput { key_code, logical_key: logical_key.clone(), state, text, repeat: false, window });
    }

    /// Presses a character key, and draws the frame in which that is known.
    pub fn press_within_a_frame(&mut self, character: char) {
        self.key_event(KeyCode::F35, &Key::Character(character.to_string().into()), ButtonState::Pressed);
        self.frames(1);
    }

    /// Holds a character key down for this many frames, in each of which it repeats.
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

    /// Presses and releases a key with Control between two frames, as on a machine that draws slowly.
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
        self.frames(1);
        self.think();
        self.frames(2);
    }

    /// Hides the window behind others, or shows it again.
    pub fn hide(&mut self, occluded: bool) {
        let window = self.window;
        self.send(WindowOccluded { window, occluded });
        self.frames(2);
    }

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
