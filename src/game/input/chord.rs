//! A key with what is held down beside it: its name, and whether it was pressed.

use crate::game::owl::words::words;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::KeyCode;
use std::ops::RangeInclusive;

/// The number keys of the top row, from 0.
const TOP_ROW: [KeyCode; 10] = [
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

/// The arrows, in the order in which they are counted.
const ARROWS: [Key; 4] = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];

/// The keys that write nothing, wherever the keyboard is.
const FUNCTION_KEYS: [Key; 12] =
    [Key::F1, Key::F2, Key::F3, Key::F4, Key::F5, Key::F6, Key::F7, Key::F8, Key::F9, Key::F10, Key::F11, Key::F12];

/// The modifier keys that are down. They are followed event by event: a quick chord may begin and end within one frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Modifiers {
    /// Ctrl, or Cmd on a Mac.
    pub command: bool,
    /// The left Alt; the right one makes signs such as brackets on many keyboards.
    pub alt: bool,
    /// Shift.
    pub shift: bool,
}

impl Modifiers {
    pub(super) fn follow(&mut self, input: &KeyboardInput) {
        let down = input.state == ButtonState::Pressed;
        match input.key_code {
            KeyCode::ControlLeft | KeyCode::ControlRight | KeyCode::SuperLeft | KeyCode::SuperRight => {
                self.command = down
            }
            KeyCode::AltLeft => self.alt = down,
            KeyCode::ShiftLeft | KeyCode::ShiftRight => self.shift = down,
            _ => {}
        }
    }
}

/// A key, or a row of keys that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// Writes this character.
    Character(char),
    /// Number keys.
    Numbers(RangeInclusive<u8>),
    /// The four arrows.
    Arrows,
    /// Writes nothing.
    Named(Key),
}

impl From<char> for Sign {
    fn from(character: char) -> Sign {
        Sign::Character(character)
    }
}

impl From<RangeInclusive<u8>> for Sign {
    fn from(numbers: RangeInclusive<u8>) -> Sign {
        Sign::Numbers(numbers)
    }
}

impl From<Key> for Sign {
    fn from(key: Key) -> Sign {
        Sign::Named(key)
    }
}

/// A key with its modifiers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Chord {
    sign: Sign,
    command: bool,
    /// Whether Shift must be down; `None` where it does not matter.
    shift: Option<bool>,
    /// Whether it acts again and again while it is held down.
    pub(super) repeats: bool,
}

/// The key, with or without Shift.
pub(super) fn key(sign: impl Into<Sign>) -> Chord {
    Chord { sign: sign.into(), command: false, shift: None, repeats: false }
}

/// The key without Shift.
pub(super) fn lone(sign: impl Into<Sign>) -> Chord {
    Chord { shift: Some(false), ..key(sign) }
}

/// The key with Shift.
pub(super) fn shift(sign: impl Into<Sign>) -> Chord {
    Chord { shift: Some(true), ..key(sign) }
}

/// The key with Ctrl. A letter is meant without Shift; signs need it on some keyboards and not on others.
pub(super) fn ctrl(sign: impl Into<Sign>) -> Chord {
    let sign = sign.into();
    let letter = matches!(sign, Sign::Character(sign) if sign.is_alphabetic());
    Chord { command: true, shift: letter.then_some(false), ..key(sign) }
}

impl Chord {
    /// The same, with Shift.
    pub(super) fn and_shift(self) -> Chord {
        Chord { shift: Some(true), ..self }
    }

    /// The same, without Shift.
    pub(super) fn without_shift(self) -> Chord {
        Chord { shift: Some(false), ..self }
    }

    /// The same, with or without Shift.
    pub(super) fn or_shift(self) -> Chord {
        Chord { shift: None, ..self }
    }

    /// The same, which acts again and again while it is held down.
    pub(super) fn held(self) -> Chord {
        Chord { repeats: true, ..self }
    }

    /// Whether it stays the same whatever is held down with it.
    fn is_alone(&self) -> bool {
        matches!(&self.sign, Sign::Named(key) if *key == Key::Escape || FUNCTION_KEYS.contains(key))
    }

    /// Whether it could be meant for a text.
    pub(super) fn may_be_typed(&self) -> bool {
        !self.command && !self.is_alone()
    }

    /// Which of its keys was pressed: the number on it, the arrow's place, or 0; `None` if it is another key.
    ///
    /// A number key's character counts first. Where the top row has other characters, as with Shift or on French keyboards,
    /// its place counts. A keypad without Num Lock gives no digits.
    pub(super) fn pressed(&self, input: &KeyboardInput, held: Modifiers) -> Option<u8> {
        let modified = self.command == held.command && self.shift.is_none_or(|shift| shift == held.shift);
        if !modified && !self.is_alone() {
            return None;
        }
        let place = match (&self.sign, &input.logical_key) {
            (Sign::Named(name), key) => return (name == key).then_some(0),
            (Sign::Arrows, key) => ARROWS.iter().position(|arrow| arrow == key)?,
            (Sign::Numbers(numbers), Key::Character(text)) => {
                let place = || TOP_ROW.iter().position(|&key| key == input.key_code);
                let written = text.parse().ok().filter(|_| text.len() == 1);
                written.or_else(place).filter(|&number| numbers.contains(&(number as u8)))?
            }
            // The plus may come without its Shift.
            (Sign::Character('+'), Key::Character(text)) if text == "=" => 0,
            (Sign::Character(sign), Key::Character(text)) if text.to_lowercase().chars().eq(sign.to_lowercase()) => 0,
            _ => return None,
        };
        u8::try_from(place).ok()
    }

    /// How it is called; of a row of number keys, the one with that number, or with 0 all of them.
    pub(super) fn name(&self, number: u8) -> String {
        let key = match &self.sign {
            Sign::Character(sign) => sign.to_string(),
            Sign::Numbers(numbers) if number > 0 || numbers.end() == numbers.start() => number.to_string(),
            Sign::Numbers(numbers) => words().key_numbers(*numbers.start(), *numbers.end()),
            Sign::Arrows => words().key_arrows(),
            Sign::Named(Key::Backspace) => words().key_backspace(),
            Sign::Named(Key::Delete) => words().key_delete(),
            Sign::Named(Key::End) => words().key_end(),
            Sign::Named(Key::Enter) => words().key_enter(),
            Sign::Named(Key::Escape) => words().key_escape(),
            Sign::Named(Key::Home) => words().key_home(),
            Sign::Named(Key::PageDown) => words().key_page_down(),
            Sign::Named(Key::PageUp) => words().key_page_up(),
            Sign::Named(Key::Tab) => words().key_tab(),
            Sign::Named(key) => {
                let number = FUNCTION_KEYS.iter().position(|other| other == key);
                number.map(|number| format!("F{}", number + 1)).unwrap_or_default()
            }
        };
        let key = if self.shift == Some(true) { words().key_with_shift(key) } else { key };
        if self.command { words().key_with_ctrl(key) } else { key }
    }
}
