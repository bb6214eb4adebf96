//! Boards with wrong digits.
//!
//! A digit is provably wrong from what is on the board: the faults are the only cells, no more than there are faults, after
//! whose removal no digit is twice in a row, a column or a box. What is left belongs to a solution. So the faults are also the
//! only set of at most that many cells whose removal leaves a board with a solution: any other set leaves a digit twice.

use super::clash::{clashes, innocence};
use super::{FAULTS, FaultPlaces, FaultSet, Innocence, MOST_FAULTS, PlantedFaults};
use crate::Act;
use crate::lessons::lesson::{Goal, Lesson, Task, TaskKind};
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

/// Returns the cells that are wrong, in order, as indices: the smallest set of at most [`MOST_FAULTS`] cells after whose removal
/// no digit is twice in a row, a column or a box. `None` if there is no such set, or more than one.
pub fn faulty_cells(board: &[u8]) -> Option<Vec<usize>> {
    (0..=MOST_FAULTS).map(|most| covers(board, most)).find(|found| !found.is_empty()).and_then(|found| {
        let mut found = found.into_iter();
        found.next().filter(|_| found.next().is_none())
    })
}

/// Returns sets of at most that many cells after whose removal no digit is twice, among them all without a cell too many.
fn covers(board: &[u8], most: u8) -> BTreeSet<Vec<usize>> {
    let clash = (0..board.len()).find_map(|cell| clashes(board, cell).first().map(|clash| [cell, clash.other]));
    let Some(pair) = clash else { return BTreeSet::from([Vec::new()]) };
    let mut found = BTreeSet::new();
    // One of the two has to go.
    for cell in pair.into_iter().filter(|_| most > 0) {
        let mut rest = board.to_vec();
        rest[cell] = 0;
        for mut cells in covers(&rest, most - 1) {
            cells.push(cell);
            cells.sort_unstable();
            found.insert(cells);
        }
    }
    found
}

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

/// Returns why the cell is not wrong, given the ids of those that are.
pub fn why_right(board: &[u8], faults: &[u32], id: u32) -> Innocence {
    let index = |id: u32| (id as usize).wrapping_sub(1);
    let faults: Vec<usize> = faults.iter().map(|&id| index(id)).collect();
    innocence(board, &faults, index(id))
}

/// Makes the lesson.
pub(super) fn lesson(set: &FaultSet, random: &mut Random) -> Option<Lesson> {
    let base = crate::lessons::lesson(BASE)?;
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
