//! A key with what is held down beside it: its name, and whether it was pressed.

use crate::words::words;
use std::ops::RangeInclusive;

/// A key, by what it writes or by its name.
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
    pub(super) const F5: Key = Key::F(5);
    pub(super) const F6: Key = Key::F(6);
    pub(super) const F7: Key = Key::F(7);
}

/// The arrows, in the order in which they are counted.
const ARROWS: [Key; 4] = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];

/// The modifier keys that are down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Modifiers {
    /// Ctrl, or Cmd on a Mac.
    pub command: bool,
    /// The left Alt; the right one makes signs such as brackets on many keyboards.
    pub alt: bool,
    /// Shift.
    pub shift: bool,
}

/// A key that is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Press {
    /// The key.
    pub key: Key,
    /// Its place among the number keys of the top row, which may write something else.
    pub number: Option<u8>,
    /// What is held down with it.
    pub held: Modifiers,
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
        matches!(self.sign, Sign::Named(Key::Escape | Key::F(_)))
    }

    /// Whether it could be meant for a text.
    pub(super) fn may_be_typed(&self) -> bool {
        !self.command && !self.is_alone()
    }

    /// Which of its keys was pressed: the number on it, the arrow's place, or 0; `None` if it is another key.
    ///
    /// A number key's character counts first. Where the top row has other characters, as with Shift or on French keyboards,
    /// its place counts. A keypad without Num Lock gives no digits.
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
            // The plus may come without its Shift.
            (Sign::Character('+'), Key::Character('=')) => Some(0),
            (Sign::Character(sign), Key::Character(written)) => {
                written.to_lowercase().eq(sign.to_lowercase()).then_some(0)
            }
            _ => None,
        }
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
            Sign::Named(Key::F(number)) => format!("F{number}"),
            // Such keys are signs.
            Sign::Named(_) => String::new(),
        };
        let key = if self.shift == Some(true) { words().key_with_shift(key) } else { key };
        if self.command { words().key_with_ctrl(key) } else { key }
    }
}
