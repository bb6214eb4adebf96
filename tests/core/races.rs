//! The race: every engine does what it does alone, in turns.

use crate::known::{NONE, SCRATCH, TWO, read};
use std::time::Duration;
use sudoku_assistant::engines::{Engine, Goal, Measure, Race};
use sudoku_assistant::search::{Counts, Search, Step};
use sudoku_assistant::sudoku::Board;

/// What a search alone needs for the goal.
fn alone(engine: Engine, board: &Board, goal: Goal) -> (u64, Counts, Option<Board>) {
    let mut search = engine.search(board);
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
        let mut race = Race::new(&board, &Engine::ALL, goal);
        assert!(!race.is_over() && race.standings().winner(Measure::Steps).is_none());
        for _ in 0..1_000_000 {
            if race.is_over() {
                break;
            }
            race.run_slice(Duration::from_micros(200));
        }
        assert!(race.is_over(), "{puzzle}");
        let standings = race.standings();
        assert!(standings.is_over());
        for standing in &standings.0 {
            let (steps, counts, first) = alone(standing.engine, &board, goal);
            assert_eq!((standing.steps, standing.counts), (steps, counts), "{}", standing.engine);
            assert_eq!(standing.board, first.unwrap_or(board), "{}", standing.engine);
            assert!(standing.arrived);
        }
        for measure in Measure::ALL {
            let winner = standings.winner(measure).expect("all arrived");
            assert!(standings.0.iter().all(|standing| standing.value(measure) >= winner.value(measure)));
        }
        race.run_slice(Duration::from_secs(1));
        assert_eq!(race.standings(), standings, "what is over stays as it is");
    }
}

#[test]
fn a_race_by_steps_keeps_the_engines_together() {
    let mut race = Race::new(&read(SCRATCH), &Engine::ALL, Goal::First);
    for steps in [1, 2, 10, 50, 60] {
        race.run_to_step(steps, Duration::from_secs(60));
        for standing in race.standings().0 {
            assert!(standing.steps == steps || standing.arrived && standing.steps < steps, "{}", standing.engine);
            let mut expected = standing.engine.search(race.start());
            expected.by_ref().take(standing.steps as usize).for_each(drop);
            assert_eq!((standing.counts, standing.board), (expected.counts(), expected.board()));
        }
    }
    let arrived: Vec<Engine> =
        race.standings().0.iter().filter(|standing| standing.arrived).map(|s| s.engine).collect();
    assert_eq!(arrived, [Engine::DecisionTree, Engine::BinaryProgram], "56 blanks: 57 and 58 steps");
    assert_eq!(race.standings().winner(Measure::Steps).map(|standing| standing.engine), Some(Engine::DecisionTree));
}

#[test]
fn the_results_of_a_race_are_a_markdown_table() {
    let mut race =
        Race::new(&read(SCRATCH), &[Engine::ExactCover, Engine::DecisionTree, Engine::BruteForce], Goal::First);
    race.run_to_step(200, Duration::from_secs(60));
    let text = race.standings().markdown(Measure::Steps);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "| Engine | Solutions | Steps | Tried | Placed | Taken back | Greatest depth | Time |");
    assert_eq!(lines[1], "|---|---:|---:|---:|---:|---:|---:|---:|");
    assert!(lines[2].starts_with("| exact-cover | 1 | 113 | 0 | 56 | 0 | 56 | "), "{text}");
    assert!(lines[3].starts_with("| **decision-tree** | 1 | 57 | 0 | 56 | 0 | 56 | "), "{text}");
    assert!(lines[4].starts_with("| brute-force (not finished) | 0 | 200 | "), "{text}");
    assert!(lines[2..].iter().all(|line| line.ends_with(" ms |") && line.matches('|').count() == 9), "{text}");
    assert_eq!(lines.len(), 5);
}
