//! Boards with wrong digits.
//!
//! A digit is provably wrong from what is on the board: the faults are the only cells, no more than there are faults, after
//! whose removal no digit is twice in a row, a column or a box. What is left belongs to a solution. So the faults are also the
//! only set of at most that many cells whose removal leaves a board with a solution: any other set leaves a digit twice.

use crate::Act;
use crate::lessons::clash::faulty_cells;
use crate::lessons::form::shipped;
use crate::lessons::lesson::{Goal, Lesson, Task, TaskKind};
use crate::lessons::planted::{FAULTS, FaultPlaces, FaultSet, PlantedFaults};
use crate::lessons::question::{AnswerForm, Moment, Quantity, Question};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use sudoku_generate::{Random, full_grid};

/// The lesson whose program and board the boards are shown with, and the name of its list.
const BASE: &str = "fits";
const LIST: &str = "S";

/// The fewest blanks of a board, and how many more there can be.
const LEAST_BLANKS: u32 = 6;
const MORE_BLANKS: u32 = 31;

/// Makes a board with that many wrong digits: 81 digits in reading order, 0 for blanks.
fn faulty_board(count: u8, random: &mut Random) -> Vec<u8> {
    let mut cells: Vec<usize> = (0..81).collect();
    loop {
        let mut board = full_grid(random).to_vec();
        random.shuffle(&mut cells);
        let (faults, others) = cells.split_at(count.into());
        for &cell in faults {
            let right = u32::from(board[cell]);
            board[cell] = ((right + random.below(8)) % 9 + 1) as u8;
        }
        let mut faults = faults.to_vec();
        faults.sort_unstable();
        if faulty_cells(&board).as_ref() != Some(&faults) {
            continue;
        }
        let mut left = LEAST_BLANKS + random.below(MORE_BLANKS);
        for &cell in others {
            if left == 0 {
                break;
            }
            let digit = std::mem::replace(&mut board[cell], 0);
            match faulty_cells(&board).as_ref() == Some(&faults) {
                true => left -= 1,
                false => board[cell] = digit,
            }
        }
        return board;
    }
}

/// Makes the lesson.
pub(super) fn lesson(set: &FaultSet, random: &mut Random) -> Option<Lesson> {
    let base = shipped().ok()?.iter().find(|lesson| lesson.name == BASE)?;
    let board = faulty_board(set.count, random);
    let rows: BTreeSet<usize> = faulty_cells(&board)?.into_iter().map(|cell| cell / 9 + 1).collect();
    let digits: String = board.iter().map(u8::to_string).collect();
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
