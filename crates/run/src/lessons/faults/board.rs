//! Boards with wrong digits.
//!
//! A digit is provably wrong from what is on the board: the faults are the only cells, no more than there are faults, after
//! whose removal no digit is twice in a row, a column or a box. What is left belongs to a solution. So the faults are also the
//! only set of at most that many cells whose removal leaves a board with a solution: any other set leaves a digit twice.

use crate::Act;
use crate::lessons::form::shipped;
use crate::lessons::lesson::{Goal, Lesson, Task, TaskKind};
use crate::lessons::planted::{FAULTS, FaultPlaces, FaultSet, PlantedFaults};
use crate::lessons::question::{AnswerForm, Moment, Quantity, Question};
use crate::lessons::wrong_digits::faulty_cells;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::{Cell, Value};
use sudoku_generate::{Random, full_grid};

/// The lesson whose program and board the boards are shown with, and the name of its list.
const BASE: &str = "fits";
const LIST: &str = "S";

/// The fewest blanks of a board, and how many more there can be.
const LEAST_BLANKS: u32 = 6;
const MORE_BLANKS: u32 = 31;

/// Makes a board with that many wrong digits, and returns it with their cells, in reading order.
fn faulty_board(count: u8, random: &mut Random) -> (Grid, Vec<Cell>) {
    let mut cells: Vec<Cell> = Cell::all().collect();
    loop {
        let mut grid = Grid::of_values(full_grid(random));
        random.shuffle(&mut cells);
        let (faults, others) = cells.split_at(count.into());
        for &cell in faults {
            let right = grid.get(cell).map_or(0, |digit| u32::from(digit.get()));
            grid.put(cell, Value::digit(((right + random.below(8)) % 9 + 1) as u8));
        }
        let mut faults = faults.to_vec();
        faults.sort_unstable();
        if faulty_cells(&grid).as_ref() != Some(&faults) {
            continue;
        }
        let mut left = LEAST_BLANKS + random.below(MORE_BLANKS);
        for &cell in others {
            if left == 0 {
                break;
            }
            let mut rest = grid;
            rest.put(cell, None);
            if faulty_cells(&rest).as_ref() == Some(&faults) {
                (grid, left) = (rest, left - 1);
            }
        }
        return (grid, faults);
    }
}

/// Makes the lesson.
pub(super) fn lesson(set: &FaultSet, random: &mut Random) -> Option<Lesson> {
    let base = shipped().ok()?.iter().find(|lesson| lesson.name == BASE)?;
    let (grid, faults) = faulty_board(set.count, random);
    let rows: BTreeSet<usize> = faults.into_iter().map(|cell| cell.row() + 1).collect();
    let digits: String = grid.values().iter().map(u8::to_string).collect();
    let question = Question {
        acts: Vec::new(),
        moment: Moment::Blocks(0),
        quantity: Quantity::Faults(LIST.to_owned()),
        form: AnswerForm::Cells,
    };
    let task = Task {
        name: set.task_name(),
        kind: TaskKind::Investigate,
        program: Arc::clone(&base.program),
        script: None,
        acts: vec![Act::Fill(LIST.to_owned(), digits)],
        takeover: Moment::Blocks(0),
        goal: Goal::Ask(question),
        sample_solution: None,
        probes: Vec::new(),
        models: BTreeMap::new(),
        faults: Some(PlantedFaults { set: *set, purpose: None, places: FaultPlaces::Rows(rows.into_iter().collect()) }),
    };
    Some(Lesson { name: FAULTS.to_owned(), tasks: vec![task], ..base.clone() })
}
