//! Key combinations: their names, and whether a key press matches them.

use std::ops::RangeInclusive;
use sudoku_words::words;

/// A key, by the character it types or by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Key {
    Character(char),
    ArrowUp,
    ArrowDown,
    ArrowLeft,
    ArrowRight,
    Backspace,
    Delete,
    End,
    Enter,
    Escape,
    Home,
    PageDown,
    PageUp,
    Tab,
    F(u8),
}

impl Key {
    pub(super) const F1: Key = Key::F(1);
    pub(super) const F2: Key = Key::F(2);
    pub(super) const F3: Key = Key::F(3);
    pub(super) const F4: Key = Key::F(4);
    pub(super) const F6: Key = Key::F(6);
    pub(super) const F7: Key = Key::F(7);
    pub(super) const F8: Key = Key::F(8);
    pub(super) const F9: Key = Key::F(9);
}

/// The arrow keys, in the order in which they are numbered.
const ARROWS: [Key; 4] = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];

/// The modifier keys that are held down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Modifiers {
    /// The Ctrl key, or Cmd on a Mac.
    pub command: bool,
    /// The left Alt key. The right one types characters such as brackets on many keyboards.
    pub alt: bool,
    /// Either Shift key.
    pub shift: bool,
}

/// A key press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Press {
    /// The key that was pressed.
    pub key: Key,
    /// The number of its position among the number keys of the top row, whatever character it types there.
    pub number: Option<u8>,
    /// The modifiers that are held down.
    pub held: Modifiers,
}

/// A key, or a group of keys that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// The key that types this character.
    Character(char),
    /// The number keys in this range.
    Numbers(RangeInclusive<u8>),
    /// The four arrow keys.
    Arrows,
    /// A key that types no character.
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

/// A key or group of keys, with modifiers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Chord {
    sign: Sign,
    command: bool,
    /// True if Shift must be held down, false if it must not; `None` if it does not matter.
    shift: Option<bool>,
    /// True if the command repeats while the key is held down.
    pub(super) repeats: bool,
}

/// Creates a chord of the key, with or without Shift.
pub(super) fn key(sign: impl Into<Sign>) -> Chord {
    Chord { sign: sign.into(), command: false, shift: None, repeats: false }
}

/// Creates a chord of the key without Shift.
pub(super) fn lone(sign: impl Into<Sign>) -> Chord {
    Chord { shift: Some(false), ..key(sign) }
}

/// Creates a chord of the key with Shift.
pub(super) fn shift(sign: impl Into<Sign>) -> Chord {
    Chord { shift: Some(true), ..key(sign) }
}

/// Creates a chord of the key with Ctrl. Letters must come without Shift; other characters need it on some keyboards.
pub(super) fn ctrl(sign: impl Into<Sign>) -> Chord {
    let sign = sign.into();
    let letter = matches!(sign, Sign::Character(sign) if sign.is_alphabetic());
    Chord { command: true, shift: letter.then_some(false), ..key(sign) }
}

impl Chord {
    /// Requires Shift.
    pub(super) fn and_shift(self) -> Chord {
        Chord { shift: Some(true), ..self }
    }

    /// Requires that Shift is not held down.
    pub(super) fn without_shift(self) -> Chord {
        Chord { shift: Some(false), ..self }
    }

    /// Allows the chord with or without Shift.
    pub(super) fn or_shift(self) -> Chord {
        Chord { shift: None, ..self }
    }

    /// Makes the command repeat while the key is held down.
    pub(super) fn held(self) -> Chord {
        Chord { repeats: true, ..self }
    }

    /// Returns true if the key means the same with any modifiers.
    fn is_alone(&self) -> bool {
        matches!(self.sign, Sign::Named(Key::Escape | Key::F(_)))
    }

    /// Returns true if the key press could be meant for a text field.
    pub(super) fn may_be_typed(&self) -> bool {
        !self.command && !self.is_alone()
    }

    /// Returns which of the chord's keys was pressed: the number on it, the index of the arrow, or 0; `None` if it is
    /// another key.
    ///
    /// For number keys the typed character comes first. If the top row types other characters, as with Shift or on French
    /// keyboards, the position of the key counts. A keypad without Num Lock types no digits.
    pub(super) fn pressed(&self, press: &Press) -> Option<u8> {
        let held = press.held;
        let modified = self.command == held.command && self.shift.is_none_or(|shift| shift == held.shift);
        if !modified && !self.is_alone() {
            return None;
        }
        match (&self.sign, press.key) {
            (Sign::Named(name), key) => (*name == key).then_some(0),
            (Sign::Arrows, key) => {
                ARROWS.iter().position(|&arrow| arrow == key).and_then(|place| u8::try_from(place).ok())
            }
            (Sign::Numbers(numbers), Key::Character(written)) => {
                let written = written.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
                written.or(press.number).filter(|number| numbers.contains(number))
            }
            // On some keyboards the plus needs Shift, which is not required here.
            (Sign::Character('+'), Key::Character('=')) => Some(0),
            (Sign::Character(sign), Key::Character(written)) => {
                written.to_lowercase().eq(sign.to_lowercase()).then_some(0)
            }
            _ => None,
        }
    }

    /// Returns the name of the key. In a group of number keys, `number` chooses one; 0 means all of them.
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
            Sign::Named(Key::F(number)) => format!("F{number}"),
            // The other named keys appear in no chord by themselves.
            Sign::Named(_) => String::new(),
        };
        let key = if self.shift == Some(true) { words().key_with_shift(key) } else { key };
        if self.command { words().key_with_ctrl(key) } else { key }
    }
}
