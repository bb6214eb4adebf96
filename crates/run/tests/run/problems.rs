//! Problems and engines: combinations in the table run, and others explain why they do not.

use std::sync::Arc;
use sudoku_blocks::{bundled, bundled_names, compile};
use sudoku_run::engines::{Engine, ProblemKind};
use sudoku_run::{Act, ProgramRun};
use sudoku_samples::known::{SCRATCH, read};
use sudoku_solve::search::{Assumption, Assumptions, Step};

#[test]
fn each_engine_runs_on_the_problems_of_its_row() {
    let mut ran = 0;
    for problem in ProblemKind::ALL {
        for &engine in problem.engines() {
            match (problem, engine, problem.chessboard()) {
                (ProblemKind::Sudoku, ..) => {
                    assert!(crate::search(engine, read(SCRATCH)).any(|step| step == Step::Solution), "{engine}");
                }
                (_, Engine::Blocks, _) => {
                    let program = bundled(problem.program().expect("a program")).expect("a program that reads");
                    let mut run = ProgramRun::new(Arc::new(compile(&program).expect("a program that runs")));
                    run.act(Act::Flag).expect("a flag");
                    assert!((0..1000).all(|_| run.forward().is_some()), "{}", problem.label());
                }
                (_, Engine::Assumptions, Some(board)) => {
                    let found = Assumptions::new(board).find(|step| *step == Assumption::Solution);
                    assert!(found.is_some(), "{}", problem.label());
                }
                other => panic!("nothing runs {other:?}"),
            }
            assert!(engine.runs_on(problem).is_ok());
            ran += 1;
        }
    }
    assert_eq!(ran, Engine::ALL.len() + 5);
}

#[test]
fn an_engine_that_does_not_run_on_a_problem_says_why_and_what_does() {
    let said = |engine: Engine, problem| engine.runs_on(problem).map_err(|unfit| unfit.to_string());
    let logic = said(Engine::Logic, ProblemKind::Queens);
    let expected = "Logic fills a sudoku; for eight queens choose Stacked assumptions or The blocks";
    assert_eq!(logic, Err(expected.to_owned()));
    let blocks = said(Engine::Blocks, ProblemKind::Tour);
    let expected = "there is no program of blocks for a knight's tour of 8 by 8 squares; choose Stacked assumptions";
    assert_eq!(blocks, Err(expected.to_owned()));
    for problem in ProblemKind::ALL {
        for &engine in Engine::ALL {
            assert_eq!(said(engine, problem).is_ok(), problem.engines().contains(&engine), "{engine} {problem:?}");
        }
    }
}

#[test]
fn programs_and_chessboards_are_those_of_their_problems() {
    for problem in ProblemKind::ALL {
        assert_eq!(problem.program().is_some(), problem.engines().contains(&Engine::Blocks), "{problem:?}");
        assert!(problem.program().is_none_or(|name| bundled_names().any(|known| known == name)), "{problem:?}");
        assert_eq!(problem.chessboard().is_some(), ProblemKind::ON_A_CHESSBOARD.contains(&problem), "{problem:?}");
    }
}

#[test]
fn the_documents_have_the_table() {
    let page = include_str!("../../../../docs/engines.md");
    for problem in ProblemKind::ALL {
        let engines = match problem.engines() {
            all if all == Engine::ALL => "all".to_owned(),
            some => some.iter().map(|engine| engine.label().to_lowercase()).collect::<Vec<_>>().join(", "),
        };
        let row = format!("| {} | {engines} |\n", problem.label());
        assert!(page.contains(&row), "{row}");
    }
}
