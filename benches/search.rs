//! The search drained step by step, beside the same algorithm as a plain recursive function.
//!
//! Both count the digits tried until the first solution, so the throughput of both is in tries.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use sudoku_assistant::notation;
use sudoku_assistant::search::{BruteForce, Step};
use sudoku_assistant::sudoku::{Board, Cell, Digit, Digits};

/// Inkala 2006: 335,638 calls.
const PUZZLE: &str = "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.";

/// The algorithm as a recursive function over the same bit sets.
struct Plain {
    values: [Option<Digit>; 81],
    rows: [Digits; 9],
    columns: [Digits; 9],
    boxes: [Digits; 9],
    tries: u64,
}

impl Plain {
    fn new(board: &Board) -> Plain {
        let mut plain = Plain {
            values: *board.values(),
            rows: [Digits::EMPTY; 9],
            columns: [Digits::EMPTY; 9],
            boxes: [Digits::EMPTY; 9],
            tries: 0,
        };
        for cell in Cell::all() {
            if let Some(digit) = board.get(cell) {
                plain.rows[cell.row()].insert(digit);
                plain.columns[cell.column()].insert(digit);
                plain.boxes[cell.box_index()].insert(digit);
            }
        }
        plain
    }

    fn solve(&mut self, from: usize) -> bool {
        let Some(cell) = (from..81).filter_map(Cell::from_index).find(|cell| self.values[cell.index()].is_none())
        else {
            return true;
        };
        let (row, column, square) = (cell.row(), cell.column(), cell.box_index());
        for digit in Digit::ALL {
            self.tries += 1;
            if self.rows[row].contains(digit)
                || self.columns[column].contains(digit)
                || self.boxes[square].contains(digit)
            {
                continue;
            }
            self.values[cell.index()] = Some(digit);
            self.rows[row].insert(digit);
            self.columns[column].insert(digit);
            self.boxes[square].insert(digit);
            if self.solve(cell.index() + 1) {
                return true;
            }
            self.values[cell.index()] = None;
            self.rows[row].remove(digit);
            self.columns[column].remove(digit);
            self.boxes[square].remove(digit);
        }
        false
    }
}

fn plain(board: &Board) -> u64 {
    let mut plain = Plain::new(board);
    assert!(plain.solve(0));
    plain.tries
}

fn drained(board: &Board) -> u64 {
    let mut search = BruteForce::new(board);
    for step in search.by_ref() {
        if step == Step::Solution {
            break;
        }
    }
    search.counts().tries
}

fn search(criterion: &mut Criterion) {
    let board = notation::read(PUZZLE).expect("the puzzle is well formed");
    let tries = plain(&board);
    assert_eq!(tries, drained(&board), "both are the same algorithm");
    let mut group = criterion.benchmark_group("brute force");
    group.throughput(Throughput::Elements(tries));
    group.bench_function("plain recursion", |bencher| bencher.iter(|| plain(black_box(&board))));
    group.bench_function("drained search", |bencher| bencher.iter(|| drained(black_box(&board))));
    group.finish();
}

criterion_group!(benches, search);
criterion_main!(benches);
