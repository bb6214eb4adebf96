//! In a race, every engine makes the same steps as it does alone, in turns.

use crate::search;
use std::sync::Arc;
use std::time::Duration;
use sudoku_blocks::{BlockSearch, Code, Grain, SearchFault, compile, read_program, shipped_program, write_program};
use sudoku_board::Board;
use sudoku_run::engines::{Engine, EngineState, Goal, Measure, Race, RaceState};
use sudoku_samples::known::{NONE, SCRATCH, SCRATCH_SOLVED, TWO, read};
use sudoku_solve::search::{Counts, Search, Step};

/// Runs a search alone up to the goal. Returns its steps, its counts and the first solution.
fn alone(engine: Engine, board: &Board, goal: Goal) -> (u64, Counts, Option<Board>) {
    let mut search = search(engine, board.clone());
    let (mut steps, mut first) = (0, None);
    while let Some(step) = search.next() {
        steps += 1;
        if step == Step::Solution {
            first = first.or(Some(search.board()));
            if goal == Goal::First {
                break;
            }
        }
    }
    (steps, search.counts(), first)
}

#[test]
fn in_a_race_every_engine_does_what_it_does_alone() {
    for (puzzle, goal) in [(SCRATCH, Goal::First), (SCRATCH, Goal::All), (TWO, Goal::All), (NONE, Goal::First)] {
        let board = read(puzzle);
        let mut race = Race::new(&board, Engine::ALL, goal).expect("a classic board");
        assert!(!race.is_over() && race.state().winner(Measure::Steps).is_none());
        assert_eq!(race.state().rank(&race.state().0[0], Measure::Steps), None);
        for _ in 0..1_000_000 {
            if race.is_over() {
                break;
            }
            race.run_slice(Duration::from_micros(200));
        }
        assert!(race.is_over(), "{puzzle}");
        let standings = race.state();
        assert!(standings.is_over());
        for standing in &standings.0 {
            let (steps, counts, first) = alone(standing.engine, &board, goal);
            assert_eq!((standing.steps, standing.counts), (steps, counts), "{}", standing.engine);
            assert_eq!(standing.board, first.unwrap_or_else(|| board.clone()), "{}", standing.engine);
            assert!(standing.finished);
        }
        for measure in Measure::ALL {
            let winner = standings.winner(measure).expect("all arrived");
            assert!(standings.0.iter().all(|standing| standing.value(measure) >= winner.value(measure)));
            assert_eq!(standings.rank(winner, measure), Some(1));
            for standing in &standings.0 {
                let less = standings.0.iter().filter(|other| other.value(measure) < standing.value(measure));
                assert_eq!(standings.rank(standing, measure), Some(less.count() + 1));
            }
        }
        race.run_slice(Duration::from_secs(1));
        assert_eq!(race.state(), standings, "what is over stays as it is");
    }
}

/// Compiles the shipped program with one part of its text replaced.
fn changed(from: &str, to: &str) -> Arc<Code> {
    let text = write_program(&shipped_program().expect("it is read"));
    assert_eq!(text.matches(from).count(), 1, "{from} in {text}");
    Arc::new(compile(&read_program("test", &text.replace(from, to)).expect("a program")).expect("it runs"))
}

/// Races brute force against a program of blocks on the puzzle. Returns the final standings, the program last.
fn raced(code: &Arc<Code>, puzzle: &str, goal: Goal) -> RaceState {
    let mut race = Race::new(&read(puzzle), &[Engine::BruteForce], goal).expect("any board");
    race.add_program(code).expect("a classic board");
    race.warm_up();
    let start = |engine, is_users_program| EngineState::at_start(engine, is_users_program, race.start().clone());
    assert_eq!(race.state().0, [start(Engine::BruteForce, false), start(Engine::Blocks, true)]);
    for _ in 0..1_000_000 {
        if race.is_over() {
            return race.state();
        }
        race.run_slice(Duration::from_millis(1));
    }
    panic!("it does not end: {:?}", race.state());
}

#[test]
fn a_program_races_beside_the_engines() {
    let ours = alone(Engine::Blocks, &read(SCRATCH), Goal::First).1;
    let downwards = changed("for (digit) from (1) to (9)", "for (digit) from (9) to (1)");
    let mut search = BlockSearch::with_program(&read(SCRATCH), Arc::clone(&downwards), Grain::Digits);
    assert!(search.any(|step| step == Step::Solution));
    for goal in [Goal::First, Goal::All] {
        let standings = raced(&downwards, SCRATCH, goal);
        let (first, own) = (&standings.0[0], &standings.0[1]);
        assert_eq!(own.board, first.board, "there is one solution");
        assert!(own.counts.tries != ours.tries && !standings.is_wrong(own), "{own:?}");
        if goal == Goal::First {
            assert_eq!((first.counts, own.counts), (ours, search.counts()));
            let fewer = if own.counts.tries < ours.tries { own } else { first };
            assert_eq!(standings.winner(Measure::Tries), Some(fewer));
        }
    }
}

#[test]
fn a_program_that_is_wrong_does_not_win_though_it_ends_first() {
    let one_blank = format!("{}.", &SCRATCH_SOLVED[..80]);
    for (from, to, puzzle, solutions, faulty) in [
        ("for (digit) from (1) to (9)", "for (digit) from (1) to (2)", SCRATCH, 0, false),
        ("replace item (cell) of [S v] with [0]", "replace item (cell) of [S v] with [10]", SCRATCH, 0, true),
        // The program calls itself twice, so it finds every solution twice.
        (
            "if <solve> then\n            report",
            "if <<solve> or <solve>> then\n            report",
            &one_blank,
            2,
            false,
        ),
    ] {
        let standings = raced(&changed(from, to), puzzle, Goal::All);
        let own = &standings.0[1];
        assert!(own.finished && standings.is_wrong(own) && !standings.is_wrong(&standings.0[0]), "{own:?}");
        assert_eq!(own.counts.solutions, solutions, "{to}");
        assert_eq!(matches!(own.fault, Some(SearchFault::NoDigit(..))), faulty, "{to}: {:?}", own.fault);
        for measure in Measure::ALL {
            assert_eq!(standings.winner(measure).map(|standing| standing.engine), Some(Engine::BruteForce));
        }
        assert!(standings.markdown(Measure::Tries).contains("| blocks, your program (wrong) | "));
    }
}

#[test]
fn a_race_by_steps_keeps_the_engines_together() {
    let mut race = Race::new(&read(SCRATCH), Engine::ALL, Goal::First).expect("a classic board");
    for steps in [1, 2, 10, 50, 60] {
        assert!(race.run_to(Measure::Steps, steps, Duration::from_secs(60)));
        for standing in race.state().0 {
            assert!(standing.steps == steps || standing.finished && standing.steps < steps, "{}", standing.engine);
            let mut expected = search(standing.engine, race.start().clone());
            expected.by_ref().take(standing.steps as usize).for_each(drop);
            assert_eq!((standing.counts, standing.board), (expected.counts(), expected.board()));
        }
    }
    let arrived: Vec<Engine> = race.state().0.iter().filter(|standing| standing.finished).map(|s| s.engine).collect();
    assert_eq!(arrived, [Engine::DecisionTree, Engine::BinaryProgram, Engine::Logic], "56 blanks: 57, 58 and 57 steps");
    assert_eq!(race.state().winner(Measure::Steps).map(|standing| standing.engine), Some(Engine::DecisionTree));
}

#[test]
fn engines_arrive_in_the_order_of_their_places_and_no_place_is_taken_back() {
    for (puzzle, goal) in [(SCRATCH, Goal::First), (TWO, Goal::All), (NONE, Goal::First)] {
        for measure in Measure::ALL {
            let mut race = Race::new(&read(puzzle), Engine::ALL, goal).expect("a classic board");
            let mut places: Vec<(Engine, usize)> = Vec::new();
            for turn in 0.. {
                assert!(turn < 1_000_000, "{puzzle} {measure:?}");
                let until = race.least(measure) + if measure == Measure::Time { 20_000 } else { 1 };
                // Turns of different lengths make no difference.
                race.run_to(measure, until, Duration::from_micros(if turn % 2 == 0 { 1 } else { 5_000 }));
                let standings = race.state();
                let mut now: Vec<(Engine, usize)> = standings
                    .0
                    .iter()
                    .filter_map(|standing| Some((standing.engine, standings.rank(standing, measure)?)))
                    .collect();
                now.sort_by_key(|(_, place)| *place);
                assert!(
                    places.iter().all(|placed| now.contains(placed)),
                    "{puzzle} by {measure:?}: {places:?}, {now:?}"
                );
                now.retain(|placed| !places.contains(placed));
                places.append(&mut now);
                if standings.is_over() {
                    assert_eq!(standings.ranked_count(measure), Engine::ALL.len());
                    break;
                }
            }
            // An engine that arrives later never ranks higher than one that arrived before.
            assert!(places.is_sorted_by_key(|(_, place)| *place), "{puzzle} by {measure:?}: {places:?}");
        }
    }
}

#[test]
fn the_results_of_a_race_are_a_markdown_table() {
    let engines = [Engine::ExactCover, Engine::DecisionTree, Engine::BruteForce];
    let mut race = Race::new(&read(SCRATCH), &engines, Goal::First).expect("any board");
    race.run_to(Measure::Steps, 200, Duration::from_secs(60));
    let text = race.state().markdown(Measure::Steps);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "| Engine | Solutions | Steps | Tried | Placed | Taken back | Greatest depth | Time |");
    assert_eq!(lines[1], "|---|---:|---:|---:|---:|---:|---:|---:|");
    assert!(lines[2].starts_with("| exact-cover | 1 | 113 | 0 | 56 | 0 | 56 | "), "{text}");
    assert!(lines[3].starts_with("| **decision-tree** | 1 | 57 | 0 | 56 | 0 | 56 | "), "{text}");
    assert!(lines[4].starts_with("| brute-force (not finished) | 0 | 200 | "), "{text}");
    assert!(lines[2..].iter().all(|line| line.ends_with(" ms |") && line.matches('|').count() == 9), "{text}");
    assert_eq!(lines.len(), 5);
}
