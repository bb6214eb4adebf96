//! A session of 10,000 moves: its memory, and the time to make the moves, to write them as text, and to read that text.

use criterion::{Criterion, criterion_group, criterion_main};
use memory_stats::memory_stats;
use std::hint::black_box;
use sudoku_assistant::game::session::{self, Move, Session};
use sudoku_board::notation;
use sudoku_board::{Cell, Value};

const MOVES: usize = 10_000;
const PUZZLE: &str = "460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075,";

/// Returns digits, notes, filled notes and resets in turns, as a diligent player makes them.
fn moves() -> Vec<Move> {
    let puzzle = notation::read(PUZZLE).expect("a puzzle");
    let cells: Vec<Cell> = puzzle.blanks().collect();
    let deeds = (0..).map(|n: usize| {
        let (cell, digit) = (cells[n * 31 % cells.len()], Value::DIGITS[n * 7 % 9]);
        match n % 200 {
            199 => Move::Reset,
            99 => Move::FillNotes,
            _ if n.is_multiple_of(3) => Move::Enter { cell, value: Some(digit) },
            _ if n % 3 == 1 => Move::Enter { cell, value: None },
            _ => Move::Note { cell, digit },
        }
    });
    std::iter::once(Move::Load(puzzle, None)).chain(deeds.take(MOVES - 1)).collect()
}

fn play(moves: &[Move]) -> Session {
    let mut session = Session::default();
    for next in moves {
        // A note in a filled cell is refused, as it is for a player.
        let _ = session.make(next.clone());
    }
    session
}

fn memory(_: &mut Criterion) {
    let resident = || memory_stats().map_or(0, |stats| stats.physical_mem);
    let moves = moves();
    let before = resident();
    let sittings: Vec<Session> = (0..20).map(|_| play(&moves)).collect();
    let each = (resident() - before) / sittings.len();
    let text = session::write(&sittings[0]).len();
    println!("memory of a sitting of {MOVES} moves: {} KiB; its file: {} KiB", each >> 10, text >> 10);
}

fn sitting(criterion: &mut Criterion) {
    let moves = moves();
    let played = play(&moves);
    let text = session::write(&played);
    let mut group = criterion.benchmark_group("a sitting of 10,000 moves");
    group.sample_size(20);
    group.bench_function("play", |bencher| bencher.iter(|| play(black_box(&moves))));
    group.bench_function("copy", |bencher| bencher.iter(|| black_box(&played).clone()));
    group.bench_function("write", |bencher| bencher.iter(|| session::write(black_box(&played))));
    group.bench_function("read", |bencher| bencher.iter(|| session::read(black_box(&text))));
    group.finish();
}

criterion_group!(benches, memory, sitting);
criterion_main!(benches);
