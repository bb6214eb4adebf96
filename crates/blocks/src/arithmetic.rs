//! The operators on values, as in Scratch 3.

use super::Value;
use super::code::Function;
use std::sync::Arc;

/// Returns the remainder, which has the sign of the divisor.
pub(super) fn modulo(number: f64, divisor: f64) -> f64 {
    let rest = number % divisor;
    if rest / divisor < 0.0 { rest + divisor } else { rest }
}

/// Rounds to the nearest whole number, with halves rounded up.
pub(super) fn round(number: f64) -> f64 {
    (number + 0.5).floor()
}

/// Rounds to ten digits after the point, so that the sine of 180 is 0.
fn ten_digits(number: f64) -> f64 {
    (number * 1e10).round() / 1e10
}

/// Computes a function; angles are in degrees.
pub(super) fn function(function: Function, number: f64) -> f64 {
    match function {
        Function::Abs => number.abs(),
        Function::Floor => number.floor(),
        Function::Ceiling => number.ceil(),
        Function::Sqrt => number.sqrt(),
        Function::Sin => ten_digits(number.to_radians().sin()),
        Function::Cos => ten_digits(number.to_radians().cos()),
        Function::Tan => match number % 360.0 {
            -270.0 | 90.0 => f64::INFINITY,
            -90.0 | 270.0 => f64::NEG_INFINITY,
            _ => ten_digits(number.to_radians().tan()),
        },
        Function::Asin => number.asin().to_degrees(),
        Function::Acos => number.acos().to_degrees(),
        Function::Atan => number.atan().to_degrees(),
        Function::Ln => number.ln(),
        Function::Log => number.log10(),
        Function::ExpE => number.exp(),
        Function::Exp10 => 10.0_f64.powf(number),
    }
}

/// Returns the length in units of UTF-16, as JavaScript counts.
pub(super) fn length(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.encode_utf16().count() }
}

/// Returns the letter at this position, from 1; an empty text outside of the text.
pub(super) fn letter(text: &str, place: f64) -> Value {
    let place = place - 1.0;
    if !(0.0..text.len() as f64).contains(&place) {
        return Value::text("");
    }
    let mut before = place as usize;
    let found = if text.is_ascii() {
        text.as_bytes().get(before).map(|&letter| char::from(letter))
    } else {
        text.chars().find(|letter| {
            let is_here = before < letter.len_utf16();
            before = before.wrapping_sub(letter.len_utf16());
            is_here
        })
    };
    match found {
        Some(digit @ '0'..='9') => Value::Numeral(f64::from(u32::from(digit) - u32::from('0'))),
        Some(letter) => Value::text(letter.encode_utf8(&mut [0; 4])),
        None => Value::text(""),
    }
}

/// Returns true if one text contains the other, ignoring case.
pub(super) fn contains(text: &Value, part: &Value) -> bool {
    text.to_text().to_lowercase().contains(&part.to_text().to_lowercase())
}

/// Joins both texts.
pub(super) fn join(one: &Value, other: &Value) -> Arc<str> {
    [&*one.to_text(), &*other.to_text()].concat().into()
}

/// Returns the items of a list as one text: without spaces between them if each is a single letter.
pub(super) fn contents(items: &[Value]) -> String {
    let texts: Vec<Arc<str>> = items.iter().map(Value::to_text).collect();
    let gap = if texts.iter().all(|text| length(text) == 1) { "" } else { " " };
    texts.join(gap)
}

/// Returns true for a whole number in Scratch's sense, where a text without a point counts as one.
pub(super) fn is_whole(value: &Value) -> bool {
    match value {
        Value::Number(number) | Value::Numeral(number) => number.is_nan() || number.fract() == 0.0,
        Value::Text(text) => !text.contains('.'),
        Value::Boolean(_) | Value::Word(_) => true,
    }
}
