//! Writes puzzles as f-puzzles' JSON.

use super::error::FormatError;
use super::puzzle::Puzzle;
use crate::{Adjacency, Board, Cell, HouseCells, HouseKind, Pairs, Relation, RelationKind, Rules, Sum, Values};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// Writes the puzzle as f-puzzles does.
///
/// # Errors
/// [`FormatError::Unwritable`] if it has no way to write one of the rules.
pub fn json(puzzle: &Puzzle) -> Result<String, FormatError> {
    let board = &puzzle.board;
    let mut top = Map::new();
    top.insert("size".to_owned(), json!(board.rules().side()));
    for (name, text) in [
        ("title", &puzzle.metadata.name),
        ("author", &puzzle.metadata.author),
        ("ruleset", &puzzle.metadata.description),
    ] {
        if let Some(text) = text {
            top.insert(name.to_owned(), json!(text));
        }
    }
    top.insert("grid".to_owned(), grid(board)?);
    let mut told = vec![false; board.rules().sums().len()];
    add_houses(&mut top, board.rules(), &mut told)?;
    for relation in board.rules().relations() {
        add_relation(&mut top, relation)?;
    }
    for (sum, _) in board.rules().sums().iter().zip(told).filter(|(_, told)| !told) {
        add_sum(&mut top, board.rules(), sum)?;
    }
    Ok(Value::Object(top).to_string())
}

fn unwritable(rule: impl Into<String>) -> FormatError {
    FormatError::Unwritable { format: "f-puzzles", rule: rule.into() }
}

fn name(cell: Cell) -> String {
    cell.to_string().to_uppercase()
}

fn names(cells: &[Cell]) -> Vec<String> {
    cells.iter().copied().map(name).collect()
}

fn push(top: &mut Map<String, Value>, kind: &str, value: Value) {
    if let Value::Array(list) = top.entry(kind).or_insert_with(|| json!([])) {
        list.push(value);
    }
}

fn grid(board: &Board) -> Result<Value, FormatError> {
    let rules = board.rules();
    let side = rules.side();
    let base = base(rules).ok_or_else(|| unwritable("a board without boxes"))?;
    let is_region = |house: &&HouseCells| base == HouseKind::Region && house.kind() == base;
    let regions: Vec<_> = rules.houses().iter().filter(is_region).collect();
    let all = Values::up_to(side);
    let cell = |cell: Cell| {
        let mut field = Map::new();
        if let Some(value) = board.get(cell) {
            field.insert("value".to_owned(), json!(value));
            if board.is_given(cell) {
                field.insert("given".to_owned(), json!(true));
            }
        }
        if let Some(region) = regions.iter().position(|region| region.cells.contains(&cell)) {
            field.insert("region".to_owned(), json!(region));
        }
        if rules.allowed(cell) != all {
            field.insert("givenPencilMarks".to_owned(), json!(rules.allowed(cell).iter().collect::<Vec<_>>()));
        }
        Value::Object(field)
    };
    let side = usize::from(side);
    let row = |row| (0..side).map(|column| cell(Cell::at(row, column))).collect::<Vec<_>>();
    Ok(json!((0..side).map(row).collect::<Vec<_>>()))
}

/// Returns the cells of all houses of one kind in a form that does not depend on their order.
fn cell_sets(rules: &Rules, kind: HouseKind) -> BTreeSet<BTreeSet<Cell>> {
    let of_kind = rules.houses().iter().filter(|house| house.kind() == kind);
    of_kind.map(|house| house.cells.iter().copied().collect()).collect()
}

/// Returns the kind of the houses that divide the board: the usual boxes, or regions with as many cells. `None` without such
/// houses.
fn base(rules: &Rules) -> Option<HouseKind> {
    let usual = Rules::with_boxes(rules.side().into()).ok()?;
    if cell_sets(rules, HouseKind::Box) == cell_sets(&usual, HouseKind::Box) {
        return Some(HouseKind::Box);
    }
    let regions: Vec<_> = rules.houses().iter().filter(|house| house.kind() == HouseKind::Region).collect();
    let is_full = regions.iter().all(|region| region.cells.len() == usize::from(rules.side()));
    let mut cells: Vec<Cell> = regions.into_iter().flat_map(|region| region.cells.iter().copied()).collect();
    cells.sort_unstable();
    (is_full && cells.into_iter().eq(rules.cells())).then_some(HouseKind::Region)
}

/// Returns the flag that f-puzzles has for the house, alone or with all others of its kind.
fn flag(rules: &Rules, house: &HouseCells) -> Option<&'static str> {
    let last = usize::from(rules.side()) - 1;
    let is_long = house.cells.len() == usize::from(rules.side());
    match house.kind() {
        HouseKind::Diagonal if is_long && house.cells.iter().all(|cell| cell.row() == cell.column()) => {
            Some("diagonal-")
        }
        HouseKind::Diagonal if is_long && house.cells.iter().all(|cell| cell.row() + cell.column() == last) => {
            Some("diagonal+")
        }
        HouseKind::DisjointGroup => {
            let mut all = Rules::latin(rules.side().into()).ok()?;
            all.add_disjoint_groups().ok()?;
            (cell_sets(rules, house.kind()) == cell_sets(&all, house.kind())).then_some("disjointgroups")
        }
        _ => None,
    }
}

fn add_houses(top: &mut Map<String, Value>, rules: &Rules, told: &mut [bool]) -> Result<(), FormatError> {
    let base = base(rules);
    for house in rules.houses() {
        if let Some(flag) = flag(rules, house) {
            top.insert(flag.to_owned(), json!(true));
            continue;
        }
        match house.kind() {
            HouseKind::Row | HouseKind::Column => {}
            kind if Some(kind) == base => {}
            HouseKind::Cage => {
                let is_own = |(at, sum): &(usize, &Sum)| !told[*at] && rules.is_total(sum, house);
                let own = rules.sums().iter().enumerate().find(is_own);
                let mut cage = json!({ "cells": names(&house.cells) });
                if let Some((at, sum)) = own {
                    told[at] = true;
                    cage["value"] = json!(sum.total.to_string());
                }
                push(top, "killercage", cage);
            }
            _ => push(top, "extraregion", json!({ "cells": names(&house.cells) })),
        }
    }
    Ok(())
}

fn add_relation(top: &mut Map<String, Value>, relation: &Relation) -> Result<(), FormatError> {
    let flag = match (relation.kind, relation.holds, &relation.pairs) {
        (RelationKind::Equal, false, Pairs::Everywhere(Adjacency::Knight)) => Some("antiknight"),
        (RelationKind::Equal, false, Pairs::Everywhere(Adjacency::King)) => Some("antiking"),
        (RelationKind::Difference(1), false, Pairs::Everywhere(Adjacency::Orthogonal)) => Some("nonconsecutive"),
        _ => None,
    };
    if let Some(flag) = flag {
        top.insert(flag.to_owned(), json!(true));
        return Ok(());
    }
    let Relation { kind, holds: true, pairs } = relation else { return Err(unwritable(relation.name())) };
    let (kind, value) = match (kind, pairs) {
        (RelationKind::Less, Pairs::Line(line)) => ("thermometer", json!({ "lines": [names(line)] })),
        (RelationKind::Equal, Pairs::Mirrored(line)) => ("palindrome", json!({ "lines": [names(line)] })),
        (RelationKind::AtLeastApart(least), Pairs::Line(line)) => {
            ("whispers", json!({ "lines": [names(line)], "value": least.to_string() }))
        }
        (RelationKind::Equal, Pairs::Line(line)) => {
            let (cells, clones) = (names(&line[..line.len() - 1]), names(&line[1..]));
            ("clone", json!({ "cells": cells, "cloneCells": clones }))
        }
        (RelationKind::Difference(by), Pairs::Line(line)) if line.len() == 2 => {
            ("difference", json!({ "cells": names(line), "value": by.to_string() }))
        }
        (RelationKind::Ratio(times), Pairs::Line(line)) if line.len() == 2 => {
            ("ratio", json!({ "cells": names(line), "value": times.to_string() }))
        }
        (RelationKind::Sum(sum @ (5 | 10)), Pairs::Line(line)) if line.len() == 2 => {
            ("xv", json!({ "cells": names(line), "value": if *sum == 5 { "V" } else { "X" } }))
        }
        _ => return Err(unwritable(relation.name())),
    };
    push(top, kind, value);
    Ok(())
}

fn add_sum(top: &mut Map<String, Value>, rules: &Rules, sum: &Sum) -> Result<(), FormatError> {
    let side = rules.side();
    let inside = |row: i32, column: i32| (0..i32::from(side)).contains(&row) && (0..i32::from(side)).contains(&column);
    if sum.is_plain() {
        // A whole diagonal line, from one edge to another.
        let mut cells: Vec<(i32, i32)> = sum.cells().map(|cell| (cell.row() as i32, cell.column() as i32)).collect();
        cells.sort_unstable();
        let (first, last) = (cells[0], cells[cells.len() - 1]);
        for (right, direction) in [(1, "DR"), (-1, "DL")] {
            let is_line = cells.windows(2).all(|pair| pair[1] == (pair[0].0 + 1, pair[0].1 + right));
            let before = (first.0 - 1, first.1 - right);
            if is_line && !inside(before.0, before.1) && !inside(last.0 + 1, last.1 + right) {
                let cell = format!("R{}C{}", before.0 + 1, before.1 + 1);
                let value = json!({ "cell": cell, "direction": direction, "value": sum.total.to_string() });
                push(top, "littlekillersum", value);
                return Ok(());
            }
        }
        return Err(unwritable("a sum of cells that may be equal"));
    }
    let (mut circle, line): (Vec<_>, Vec<_>) = sum.terms.iter().copied().partition(|&(weight, _)| weight < 0);
    circle.sort_unstable_by_key(|&(_, cell)| cell);
    let powers: Vec<i16> = (0..circle.len() as u32).rev().map(|power| -10_i16.saturating_pow(power)).collect();
    let is_arrow = sum.total == 0
        && circle.len() <= 3
        && !line.is_empty()
        && line.iter().all(|&(weight, _)| weight == 1)
        && circle.iter().map(|&(weight, _)| weight).eq(powers);
    if !is_arrow {
        return Err(unwritable("a sum with weights"));
    }
    let circle: Vec<Cell> = circle.into_iter().map(|(_, cell)| cell).collect();
    let line: Vec<Cell> = circle.last().copied().into_iter().chain(line.into_iter().map(|(_, cell)| cell)).collect();
    push(top, "arrow", json!({ "cells": names(&circle), "lines": [names(&line)] }));
    Ok(())
}
