//! The serde representation of values.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use std::fmt::Debug;
use sudoku_board::classic::{ClassicHouse, Grid};
use sudoku_board::notation::Notation;
use sudoku_board::{Cell, House, HouseKind, Value, Values};
use sudoku_run::engines::Engine;
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED, grid};

fn is_kept<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T, form: serde_json::Value) {
    assert_eq!(serde_json::to_value(&value).expect("it can be written"), form);
    assert_eq!(serde_json::from_value::<T>(form).expect("it can be read"), value);
}

#[test]
fn values_are_kept_as_text_or_as_numbers_and_read_again() {
    is_kept(Value::DIGITS[4], json!(5));
    is_kept(Values::DIGITS - Values::only(Value::DIGITS[0]), json!([2, 3, 4, 5, 6, 7, 8, 9]));
    is_kept(Cell::at(3, 4), json!("r4c5"));
    is_kept(House::of(HouseKind::Box, Cell::at(3, 4)), json!("box 5"));
    Notation::ALL.iter().for_each(|&notation| is_kept(notation, json!(notation.name())));
    Engine::ALL.iter().for_each(|&engine| is_kept(engine, json!(engine.name())));
}

#[test]
fn a_grid_is_kept_as_its_line() {
    let puzzle = grid(SCRATCH);
    is_kept(puzzle, json!(puzzle.to_string()));
}

#[test]
fn what_is_none_of_them_is_refused() {
    let is_refused = |form: serde_json::Value| {
        let text = serde_json::from_value::<Grid>(form.clone()).expect_err("no grid");
        assert!(!text.to_string().is_empty(), "{form}");
    };
    is_refused(json!(SCRATCH_SOLVED[1..]));
    is_refused(json!(7));
    assert!(serde_json::from_value::<Value>(json!(0)).is_err());
    assert!(serde_json::from_value::<Cell>(json!("r0c1")).is_err());
    assert!(serde_json::from_value::<Engine>(json!("fast")).is_err());
}
