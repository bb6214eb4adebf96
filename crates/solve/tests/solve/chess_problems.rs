//! Tests of queens and knights: stacked assumptions on problems other than sudoku.

use std::collections::HashSet;
use sudoku_solve::search::{Assumption, Assumptions, Chessboard, KnightsTour, Order, Problem, Queens, Rewind};

#[test]
fn eight_queens_stand_in_92_ways() {
    for (size, count) in [(1, 1), (2, 0), (3, 0), (4, 2), (5, 10), (6, 4), (7, 40), (8, 92)] {
        let mut search = Assumptions::new(Queens::new(size));
        let mut found = HashSet::new();
        while let Some(step) = search.next() {
            if step == Assumption::Solution {
                let columns: Vec<usize> = search.assumed().collect();
                assert_eq!((columns.len(), search.depth()), (size, size));
                for (row, &column) in columns.iter().enumerate() {
                    let safe = |(other, &at): (usize, &usize)| at != column && at.abs_diff(column) != row - other;
                    assert!(columns[..row].iter().enumerate().all(safe), "{columns:?}");
                }
                assert!(found.insert(columns), "a solution is found twice");
            }
        }
        assert_eq!((found.len(), search.solutions()), (count, count as u64), "{size} queens");
        assert!(search.is_done() && search.depth() == 0 && search.next().is_none());
    }
}

#[test]
fn the_steps_of_stacked_assumptions_tell_slots_and_candidates() {
    let steps: Vec<_> = Assumptions::new(Queens::new(2)).collect();
    assert_eq!(
        steps,
        [
            Assumption::Look { slot: 0, candidates: 2 },
            Assumption::Assume { slot: 0, candidate: 0 },
            Assumption::Look { slot: 1, candidates: 0 },
            Assumption::Release { slot: 0, candidate: 0, found: false },
            Assumption::Assume { slot: 0, candidate: 1 },
            Assumption::Look { slot: 1, candidates: 0 },
            Assumption::Release { slot: 0, candidate: 1, found: false },
        ]
    );
}

#[test]
fn a_board_of_another_size_is_brought_to_the_nearest() {
    assert_eq!([0, 1, 8, 16, 17, usize::MAX].map(|size| Queens::new(size).size()), [1, 1, 8, 16, 16, 16]);
    let knight = |size| KnightsTour::new(size, Order::Clockwise).size();
    assert_eq!([0, 1, 5, 8, 9, usize::MAX].map(knight), [1, 1, 5, 8, 8, 8]);
}

/// Returns true if the path visits every square once and each move is a knight's.
fn is_tour(path: &[u8], size: usize) -> bool {
    let squares: HashSet<u8> = path.iter().copied().collect();
    let place = |square: u8| (usize::from(square) / size, usize::from(square) % size);
    let knights = |pair: &[u8]| {
        let ((row, column), (to_row, to_column)) = (place(pair[0]), place(pair[1]));
        matches!((row.abs_diff(to_row), column.abs_diff(to_column)), (1, 2) | (2, 1))
    };
    squares.len() == size * size && path.len() == size * size && path[0] == 0 && path.windows(2).all(knights)
}

#[test]
fn a_knight_has_304_tours_of_a_board_of_five_from_the_corner() {
    for order in [Order::Clockwise, Order::FewestExits] {
        let mut search = Assumptions::new(KnightsTour::new(5, order));
        let mut tours = HashSet::new();
        while let Some(step) = search.next() {
            if step == Assumption::Solution {
                assert!(is_tour(search.problem().path(), 5));
                assert!(tours.insert(search.problem().path().to_vec()), "a tour is found twice");
            }
        }
        assert_eq!(tours.len(), 304, "{order:?}");
        assert_eq!(search.problem().path(), [0]);
    }
}

#[test]
fn small_boards_have_no_tour_but_the_one_that_is_a_single_square() {
    for (size, count) in [(1, 1), (2, 0), (3, 0), (4, 0)] {
        let mut search = Assumptions::new(KnightsTour::new(size, Order::Clockwise));
        assert_eq!(search.by_ref().filter(|&step| step == Assumption::Solution).count(), count, "{size}");
    }
}

#[test]
fn fewest_exits_lead_a_knight_over_the_chessboard_at_once() {
    let mut search = Assumptions::new(KnightsTour::new(8, Order::FewestExits));
    assert!(search.by_ref().take(200).any(|step| step == Assumption::Solution), "63 moves, two steps each");
    assert!(is_tour(search.problem().path(), 8));
    assert_eq!(search.problem().slots(), search.depth());
}

#[test]
fn on_a_chessboard_each_problem_is_searched_as_it_is_alone() {
    let queens: Vec<_> = Assumptions::new(Queens::new(6)).collect();
    assert_eq!(Assumptions::new(Chessboard::Queens(Queens::new(6))).collect::<Vec<_>>(), queens);
    for order in [Order::Clockwise, Order::FewestExits] {
        let alone: Vec<_> = Assumptions::new(KnightsTour::new(5, order)).take(20_000).collect();
        let board = Chessboard::Tour(KnightsTour::new(5, order));
        assert_eq!(Assumptions::new(board).take(20_000).collect::<Vec<_>>(), alone);
    }
}
