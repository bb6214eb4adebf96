//! Tests of values: conversions, comparisons and arithmetic work as in Scratch 3.

use crate::small_programs::worked_out;
use std::cmp::Ordering;
use sudoku_blocks::{Value, looks_like_number, write_number};

#[test]
fn numbers_are_written_as_javascript_writes_them() {
    for (number, text) in [
        (0.0, "0"),
        (-0.0, "0"),
        (9.0, "9"),
        (-2.5, "-2.5"),
        (0.1 + 0.2, "0.30000000000000004"),
        (1e20, "100000000000000000000"),
        (1e21, "1e+21"),
        (1.5e300, "1.5e+300"),
        (1e-6, "0.000001"),
        (1e-7, "1e-7"),
        (f64::INFINITY, "Infinity"),
        (f64::NEG_INFINITY, "-Infinity"),
        (f64::NAN, "NaN"),
    ] {
        assert_eq!(write_number(number), text);
    }
}

#[test]
fn texts_are_cast_to_numbers() {
    for (text, number) in [
        ("9", 9.0),
        (" 9 ", 9.0),
        ("-1.5", -1.5),
        ("+3", 3.0),
        (".5", 0.5),
        ("5.", 5.0),
        ("1e3", 1000.0),
        ("0x1F", 31.0),
        ("0b101", 5.0),
        ("0o17", 15.0),
        ("Infinity", f64::INFINITY),
        ("-Infinity", f64::NEG_INFINITY),
        ("", 0.0),
        (" ", 0.0),
        ("abc", 0.0),
        ("inf", 0.0),
        ("nan", 0.0),
        ("9a", 0.0),
        ("1,5", 0.0),
        ("0x", 0.0),
        ("-0x1", 0.0),
        ("true", 0.0),
        ("é", 0.0),
    ] {
        assert_eq!(Value::text(text).to_number(), number, "{text:?}");
    }
    assert_eq!((Value::Boolean(true).to_number(), Value::Number(f64::NAN).to_number()), (1.0, 0.0));
}

#[test]
fn texts_are_cast_to_booleans() {
    for (text, boolean) in [("", false), ("0", false), ("false", false), ("FALSE", false), ("00", true), (" ", true)] {
        assert_eq!(Value::text(text).to_boolean(), boolean, "{text:?}");
    }
    assert!(!Value::Number(f64::NAN).to_boolean() && Value::Number(-1.0).to_boolean());
}

#[test]
fn two_values_are_compared_as_numbers_if_both_are_and_as_texts_otherwise() {
    let text = Value::text;
    for (one, other, ordering) in [
        (text("10"), text("9"), Ordering::Greater),
        (text("9"), text(" 9.0"), Ordering::Equal),
        (text("abc"), text("ABC"), Ordering::Equal),
        (text("a"), text("B"), Ordering::Less),
        (text("10"), text("9a"), Ordering::Less),
        (text(""), text("0"), Ordering::Less),
        (text(" "), text("0"), Ordering::Less),
        (text("0x10"), Value::Number(16.0), Ordering::Equal),
        (Value::Boolean(true), text("1"), Ordering::Equal),
        (Value::Boolean(true), text("TRUE"), Ordering::Equal),
        (Value::Number(f64::NAN), text("NaN"), Ordering::Equal),
        (Value::Number(f64::INFINITY), text("Infinity"), Ordering::Equal),
        (Value::Number(0.0), Value::Number(-0.0), Ordering::Equal),
        (Value::typed("5"), Value::Number(5.0), Ordering::Equal),
    ] {
        assert_eq!(one.compare(&other), ordering, "{one:?} and {other:?}");
        assert_eq!(other.compare(&one), ordering.reverse(), "{other:?} and {one:?}");
    }
}

#[test]
fn what_is_typed_stays_what_it_is() {
    for text in ["9", "09", "1e3", "1e+21", "-0", "", " 9", "Infinity", "0.1", ".5", "5.", "--1", "x"] {
        assert_eq!(Value::typed(text).to_string(), text);
    }
    assert!(looks_like_number("-0.5") && !looks_like_number("e3") && !looks_like_number("Infinity"));
}

#[test]
fn operators_give_what_scratch_gives() {
    for (expression, text) in [
        ("([abc] + (1))", "1"),
        ("((1) / (0))", "Infinity"),
        ("((-1) / (0))", "-Infinity"),
        ("((0) / (0))", "NaN"),
        ("(((0) / (0)) + (1))", "1"),
        ("((0.1) + (0.2))", "0.30000000000000004"),
        ("((-1) mod (9))", "8"),
        ("((1) mod (-9))", "-8"),
        ("((10) mod (0))", "NaN"),
        ("(round (2.5))", "3"),
        ("(round (-2.5))", "-2"),
        ("([floor v] of (-0.5))", "-1"),
        ("([sqrt v] of (-1))", "NaN"),
        ("([sin v] of (180))", "0"),
        ("([cos v] of (60))", "0.5"),
        ("([tan v] of (90))", "Infinity"),
        ("([tan v] of (-90))", "-Infinity"),
        ("([atan v] of (1))", "45"),
        ("([10 ^ v] of (3))", "1000"),
        ("([ln v] of ([e ^ v] of (2)))", "2"),
        ("(join [ab] (12))", "ab12"),
        ("(letter (2) of [xyz])", "y"),
        ("(letter (0) of [xyz])", ""),
        ("(letter (9) of [xyz])", ""),
        ("(letter (1.7) of [xyz])", "x"),
        ("(letter (2) of [äöü])", "ö"),
        ("(letter (1) of (42))", "4"),
        ("(length of [äöü])", "3"),
        ("(length of [a😀])", "3"),
        ("<[Banana] contains [NAN] ?>", "true"),
        ("<[10] > [9]>", "true"),
        ("<[apple] = [APPLE]>", "true"),
        ("<<(1) = (1)> and <not <(1) = (2)>>>", "true"),
        ("<<(1) = (2)> or <false>>", "false"),
        ("(pick random (3) to (3))", "3"),
        ("(item (1) of [S v])", ""),
        ("(item # of [x] in [S v])", "0"),
        ("(length of [S v])", "0"),
        ("(S)", ""),
        ("(answer)", ""),
        ("(costume [name v])", "one"),
        ("(x position)", "0"),
    ] {
        assert_eq!(worked_out(expression).to_string(), text, "{expression}");
    }
}

#[test]
fn random_numbers_are_whole_between_whole_ones() {
    for _ in 0..20 {
        let number = worked_out("(pick random (9) to (1))").to_number();
        assert!((1.0..=9.0).contains(&number) && number.fract() == 0.0, "{number}");
        let number = worked_out("(pick random (0) to [1.0])").to_number();
        assert!((0.0..1.0).contains(&number), "{number}");
    }
}
