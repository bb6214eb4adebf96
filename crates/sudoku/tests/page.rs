//! The examples of `docs/library.md`: each is the body of a test that runs it, and another test compares the bodies with the page.

// The page shows each example whole, in the form in which a reader copies it.
#![cfg_attr(rustfmt, rustfmt_skip)]

use std::error::Error;

#[test]
fn solve_count_make() -> Result<(), Box<dyn Error>> {
    use sudoku_kit::{constraint, notation};

    let puzzle = notation::read("46.1.....82.5.........9.5..29.3......1..4..8......2.96..6.2.........1.29.....3.75")?;
    println!("{}", constraint::solve(&puzzle).expect("it has a solution"));
    Ok(())
}

#[test]
fn boards_of_any_rules() -> Result<(), Box<dyn Error>> {
    use sudoku_kit::{Board, Cell, RelationKind, Rules, constraint};

    let mut rules = Rules::with_boxes(6)?;
    rules.add_diagonals()?;
    rules.add_line(RelationKind::Less, vec!["r6c1".parse()?, "r5c2".parse()?, "r4c2".parse()?])?;
    rules.add_cage(vec!["r1c1".parse()?, "r1c2".parse()?], Some(7))?;
    let mut board = Board::new(rules);
    board.give(Cell::at(0, 5), 3)?;
    println!("{} solutions", constraint::count(&board, 1000));
    Ok(())
}

#[test]
fn watch_a_search() -> Result<(), Box<dyn Error>> {
    use sudoku_kit::{engines::Engine, notation, search::{Search, Step}};

    let puzzle = notation::read("46.1.....82.5.........9.5..29.3......1..4..8......2.96..6.2.........1.29.....3.75")?;
    let mut search = Engine::BruteForce.search(&puzzle)?;
    for step in search.by_ref() {
        if step == Step::Solution {
            break;
        }
    }
    println!("{}", search.board());
    println!("{} digits tried, {} taken back", search.counts().tries, search.counts().retractions);
    Ok(())
}

#[test]
fn run_a_program() -> Result<(), Box<dyn Error>> {
    use std::sync::Arc;
    use sudoku_kit::blocks::{compile, shipped_program};
    use sudoku_kit::run::{Act, ProgramRun, RunError};

    let program = compile(&shipped_program()?).map_err(RunError::Findings)?;
    let mut run = ProgramRun::new(Arc::new(program));
    run.act(Act::Flag)?;
    run.run_until_it_stops()?;
    println!("{} blocks ran, and the owl asks: {:?}", run.blocks(), run.machine().question());
    run.go_to(run.blocks() / 2);
    Ok(())
}

#[test]
fn each_example_of_the_page_is_a_test_of_this_file() {
    let page = include_str!("../../../docs/library.md");
    let examples = page.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next());
    let mut found = 0;
    for example in examples {
        let body: String = example.lines().map(|line| if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") }).collect();
        assert!(include_str!("page.rs").contains(&body), "not a test of this file:\n{example}");
        found += 1;
    }
    assert_eq!(found, 4);
}
