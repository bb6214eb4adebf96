//! Values: numbers, texts and booleans, with the conversions and comparisons of Scratch 3.

use std::cmp::Ordering;
use std::fmt;
use std::sync::Arc;

/// The value of a variable, list item or slot. Numbers are not boxed, and copies of a text share it.
#[derive(Debug)]
pub enum Value {
    /// A number, which may be infinite or NaN.
    Number(f64),
    /// A text that is written like this number, such as a typed `9`. The difference only matters for names of costumes.
    Numeral(f64),
    /// A text, shared by its copies.
    Text(Arc<str>),
    /// A text that programs copy often: empty, `true` or `false`. It does not count as memory.
    Word(&'static str),
    /// A boolean: true or false.
    Boolean(bool),
}

/// Compares bit by bit, so that two states of a machine can be compared: NaN equals itself. Blocks compare with
/// [`Value::compare`].
impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Number(one), Value::Number(other)) | (Value::Numeral(one), Value::Numeral(other)) => {
                one.to_bits() == other.to_bits()
            }
            (Value::Text(one), Value::Text(other)) => one == other,
            (Value::Word(one), Value::Word(other)) => one == other,
            (Value::Boolean(one), Value::Boolean(other)) => one == other,
            _ => false,
        }
    }
}

impl Eq for Value {}

/// Clones numbers first: most values are numbers, and the machine mostly copies them.
impl Clone for Value {
    #[inline(always)]
    fn clone(&self) -> Value {
        match self {
            Value::Number(number) => Value::Number(*number),
            Value::Numeral(number) => Value::Numeral(*number),
            other => other.clone_other(),
        }
    }

    #[inline(always)]
    fn clone_from(&mut self, other: &Value) {
        match (&mut *self, other) {
            (Value::Number(number), Value::Number(other)) | (Value::Numeral(number), Value::Numeral(other)) => {
                *number = *other;
            }
            _ => self.clone_from_other(other),
        }
    }
}

impl Default for Value {
    /// Returns the value of a new variable.
    fn default() -> Value {
        Value::Number(0.0)
    }
}

/// Returns true if a typed text looks like a number: `9`, `-0.5`, `1e3`; not `Infinity`, not ` 9`.
pub fn looks_like_number(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_digit() || "+-.".contains(first))
        && text.ends_with(|last: char| last.is_ascii_digit() || last == '.')
        && text.parse::<f64>().is_ok()
}

/// Returns the number that JavaScript's `Number(text)` returns, or `None` for NaN.
fn number_in(text: &str) -> Option<f64> {
    // Most texts are words.
    if text.starts_with(|first: char| first.is_ascii_alphabetic() && first != 'I') {
        return None;
    }
    let text = text.trim_matches(is_white_space);
    if text.is_empty() {
        return Some(0.0);
    }
    let radix = match text.get(..2) {
        Some("0x" | "0X") => Some(16),
        Some("0o" | "0O") => Some(8),
        Some("0b" | "0B") => Some(2),
        _ => None,
    };
    if let Some(radix) = radix {
        let digits = &text[2..];
        let add = |sum: f64, digit: char| Some(sum * f64::from(radix) + f64::from(digit.to_digit(radix)?));
        return if digits.is_empty() { None } else { digits.chars().try_fold(0.0, add) };
    }
    match text.strip_prefix(['+', '-']).unwrap_or(text) {
        "Infinity" => Some(if text.starts_with('-') { f64::NEG_INFINITY } else { f64::INFINITY }),
        // Rust accepts more words than JavaScript: "inf", "nan", "infinity".
        digits if digits.starts_with(|first: char| first.is_ascii_digit() || first == '.') => text.parse().ok(),
        _ => None,
    }
}

/// Returns true for the characters that JavaScript trims around a number.
fn is_white_space(letter: char) -> bool {
    letter.is_whitespace() && letter != '\u{85}' || letter == '\u{feff}'
}

fn is_blank(text: &str) -> bool {
    text.chars().all(is_white_space)
}

/// Writes a number as JavaScript does: with the fewest digits that mean this number, and in powers of ten only if it is very
/// large or very small (ECMA-262, Number::toString).
pub fn write_number(number: f64) -> String {
    if number.is_nan() {
        return "NaN".to_owned();
    }
    if number.is_infinite() {
        return if number > 0.0 { "Infinity" } else { "-Infinity" }.to_owned();
    }
    if number == 0.0 {
        return "0".to_owned();
    }
    if (1e-6..1e21).contains(&number.abs()) {
        return number.to_string();
    }
    let text = format!("{number:e}");
    if number.abs() >= 1e21 { text.replace('e', "e+") } else { text }
}

impl Value {
    /// Creates a text value.
    pub fn text(text: &str) -> Value {
        Value::word(text).unwrap_or_else(|| Value::Text(Arc::from(text)))
    }

    /// Creates a text that is shared.
    pub(super) fn shared(text: Arc<str>) -> Value {
        Value::word(&text).unwrap_or(Value::Text(text))
    }

    fn word(text: &str) -> Option<Value> {
        ["", "true", "false"].into_iter().find(|word| *word == text).map(Value::Word)
    }

    /// Returns the text, if this is one.
    fn as_text(&self) -> Option<&str> {
        match self {
            Value::Text(text) => Some(text),
            Value::Word(text) => Some(text),
            _ => None,
        }
    }

    /// Creates the value of a typed text, in the most compact form with the same meaning.
    pub fn typed(text: &str) -> Value {
        match text.parse::<f64>() {
            Ok(number) if looks_like_number(text) && write_number(number) == text => Value::Numeral(number),
            _ => Value::text(text),
        }
    }

    /// Returns the size in bytes. A text is counted as if it were not shared.
    pub(super) fn bytes(&self) -> usize {
        let text = if let Value::Text(text) = self { text.len() } else { 0 };
        size_of::<Value>() + text
    }

    #[inline(never)]
    fn clone_other(&self) -> Value {
        match self {
            Value::Number(number) => Value::Number(*number),
            Value::Numeral(number) => Value::Numeral(*number),
            Value::Text(text) => Value::Text(Arc::clone(text)),
            Value::Word(text) => Value::Word(text),
            Value::Boolean(is_true) => Value::Boolean(*is_true),
        }
    }

    #[inline(never)]
    fn clone_from_other(&mut self, other: &Value) {
        *self = other.clone();
    }

    /// Converts to a number: 0 if it is not one.
    #[inline(always)]
    pub fn to_number(&self) -> f64 {
        match self {
            Value::Number(number) | Value::Numeral(number) if !number.is_nan() => *number,
            other => other.as_number().filter(|number| !number.is_nan()).unwrap_or(0.0),
        }
    }

    /// Converts to a boolean: a text is false if it is empty, `0` or `false`.
    #[inline(always)]
    pub fn to_boolean(&self) -> bool {
        match self {
            Value::Boolean(is_true) => *is_true,
            other => other.is_something(),
        }
    }

    #[inline(never)]
    fn is_something(&self) -> bool {
        match self {
            Value::Boolean(is_true) => *is_true,
            Value::Number(number) | Value::Numeral(number) => *number != 0.0 && !number.is_nan(),
            Value::Text(text) => !(text.is_empty() || &**text == "0" || text.eq_ignore_ascii_case("false")),
            Value::Word(text) => *text == "true",
        }
    }

    /// Converts to a text, which is shared if possible.
    pub fn to_text(&self) -> Arc<str> {
        match self {
            Value::Text(text) => Arc::clone(text),
            Value::Word(text) => Arc::from(*text),
            Value::Number(number) | Value::Numeral(number) => Arc::from(write_number(*number)),
            Value::Boolean(true) => Arc::from("true"),
            Value::Boolean(false) => Arc::from("false"),
        }
    }

    /// Returns the number that this is or is written like; `None` for other texts, for blank ones, and for NaN.
    #[inline(never)]
    pub fn as_number(&self) -> Option<f64> {
        match self {
            Value::Number(number) | Value::Numeral(number) => Some(*number).filter(|number| !number.is_nan()),
            Value::Boolean(is_true) => Some(f64::from(u8::from(*is_true))),
            Value::Word(_) => None,
            Value::Text(text) => number_in(text).filter(|number| *number != 0.0 || !is_blank(text)),
        }
    }

    /// Compares two values: as numbers if both are numbers, and otherwise as texts, ignoring case.
    #[inline]
    pub fn compare(&self, other: &Value) -> Ordering {
        if let (Value::Number(one) | Value::Numeral(one), Value::Number(other) | Value::Numeral(other)) = (self, other)
            && let Some(ordering) = one.partial_cmp(other)
        {
            return ordering;
        }
        self.compare_others(other)
    }

    #[inline(never)]
    fn compare_others(&self, other: &Value) -> Ordering {
        let number = self.as_number();
        let ordering = number.and_then(|number| number.partial_cmp(&other.as_number()?));
        ordering.unwrap_or_else(|| match (self.as_text(), other.as_text()) {
            (Some(one), Some(other)) => compare_texts(one, other),
            _ => compare_texts(&self.to_text(), &other.to_text()),
        })
    }
}

/// Compares two texts, ignoring case.
fn compare_texts(one: &str, other: &str) -> Ordering {
    let small = |(one, other): (u8, u8)| (one.to_ascii_lowercase(), other.to_ascii_lowercase());
    match one.bytes().zip(other.bytes()).map(small).find(|(one, other)| one != other || !one.is_ascii()) {
        Some((one, other)) if one.is_ascii() && other.is_ascii() => one.cmp(&other),
        None => one.len().cmp(&other.len()),
        _ => one.to_lowercase().encode_utf16().cmp(other.to_lowercase().encode_utf16()),
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_text() {
            Some(text) => f.write_str(text),
            None => f.write_str(&self.to_text()),
        }
    }
}
