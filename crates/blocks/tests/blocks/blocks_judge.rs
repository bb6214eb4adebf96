//! Tests of the judge: verdicts depend on the solutions found and on limits of work.

use crate::small_programs::code;
use std::sync::Arc;
use sudoku_blocks::{
    BlockId, BlockSearch, Code, Fault, FaultProblem, Grain, Judge, Mistake, Problem, SearchFault, Solutions, bundled,
    compile, shipped_program, trials,
};
use sudoku_solve::fast::Solver;
use sudoku_solve::search::{Search, Step};

fn judged(code: Arc<Code>, slice: u32) -> Judge {
    let mut judge = Judge::new(code);
    while !judge.is_over() {
        judge.run(slice);
    }
    judge
}

/// Returns the index of the first puzzle that the program gets wrong, and its mistake.
fn first_wrong(solve: &str) -> Option<(usize, Mistake)> {
    let judge = judged(code(&["S"], solve), 100_000);
    judge.first_mistake().map(|first| (judge.results().len() - 1, first.mistake.clone().expect("it is wrong")))
}

#[test]
fn the_puzzles_have_no_one_and_many_solutions() {
    let trials = trials();
    for (solutions, number) in [(Solutions::None, 2), (Solutions::One, 4), (Solutions::Many, 2)] {
        let found = trials.iter().filter(|trial| trial.solutions == solutions).count();
        assert!(found >= number, "{solutions:?}: {found}");
    }
    for trial in &trials {
        let count = Solver::new().count(&trial.board.classic().expect("it is classic"), 2);
        assert_eq!(trial.solutions, [Solutions::None, Solutions::One, Solutions::Many][count as usize]);
    }
}

#[test]
fn the_verdict_is_the_same_however_it_is_cut_into_parts() {
    let program = Arc::new(compile(&shipped_program().expect("it ships")).expect("it compiles"));
    let judge = judged(Arc::clone(&program), 999_983);
    assert_eq!(judge.first_mistake(), None);
    assert_eq!(judge.results().len(), judge.count());
    for judged in judge.results() {
        assert_eq!(judged.work, judged.bundled_work, "{}: its steps are those of brute force", judged.trial.name);
    }
    assert_eq!(judged(program, 77_777).results(), judge.results());
}

#[test]
fn what_is_wrong_is_told_with_the_first_puzzle() {
    let wrong = |solve: &str| first_wrong(&format!("define <solve> :: run without screen refresh\n{solve}"));
    // The first puzzle is full, and the second has one blank.
    assert_eq!(wrong("report <false>"), Some((0, Mistake::NothingFound)));
    let lie = wrong("report <true>");
    assert!(matches!(lie, Some((1, Mistake::WrongSolution(_)))), "{lie:?}");
    let endless = wrong("if <[S v] contains [0] ?> then\nforever\nend\nend\nreport <true>");
    assert_eq!(endless, Some((1, Mistake::GaveUp)));
    let fault = wrong("if <[S v] contains [0] ?> then\nset [n v] to (x)\nend\nreport <true>");
    let unknown =
        Fault { block: BlockId(4), problem: FaultProblem::Finding(Arc::new(Problem::UnknownVariable("x".to_owned()))) };
    assert_eq!(fault, Some((1, Mistake::Fault(SearchFault::Machine(unknown)))));
    assert_eq!(fault.and_then(|(_, wrong)| wrong.block()), Some(BlockId(4)));
    assert_eq!(first_wrong("define f").map(|(_, wrong)| wrong), Some(Mistake::Fault(SearchFault::NoSolve)));
}

#[test]
fn a_solution_that_is_found_twice_is_one_too_many() {
    // The program fills the last blank twice with the same digit.
    let solve = "define <solve> :: run without screen refresh\nscript variables (cell) (digit)\n\
                 set [cell v] to (item # of [0] in [S v])\nif <(cell) = (0)> then\nreport <true>\nend\n\
                 for (digit) from (1) to (9)\nif <(digit) fits (cell)> then\nrepeat (2)\n\
                 replace item (cell) of [S v] with (digit)\nif <solve> then\nreport <true>\nend\nend\n\
                 replace item (cell) of [S v] with [0]\nend\nend\nreport <false>\n\n";
    let fits = "define <(digit) fits (cell)> :: run without screen refresh\nscript variables (row) (column) (other)\n\
                set [row v] to ([floor v] of (((cell) - (1)) / (9)))\nset [column v] to (((cell) - (1)) mod (9))\n\
                for (other) from (1) to (9)\nif <(item (((row) * (9)) + (other)) of [S v]) = (digit)> then\n\
                report <false>\nend\nif <(item (((column) + (1)) + (((other) - (1)) * (9))) of [S v]) = (digit)> then\n\
                report <false>\nend\nend\nreport <true>";
    let found = first_wrong(&(solve.to_owned() + fits));
    assert!(matches!(found, Some((1, Mistake::FoundTwice(_)))), "{found:?}");
}

#[test]
fn a_solver_without_a_report_finds_one_solution() {
    let lowered = sudoku_blocks::scratch::lowered(&bundled("final").expect("it ships"));
    let code = Arc::new(compile(&lowered).expect("it compiles"));
    for trial in trials().into_iter().take(8) {
        let mut search = BlockSearch::with_program(&trial.board, Arc::clone(&code), Grain::Digits);
        let solutions = search.by_ref().filter(|step| *step == Step::Solution).count();
        assert_eq!(
            (solutions, search.fault()),
            (usize::from(trial.solutions != Solutions::None), None),
            "{}",
            trial.name
        );
        assert!(search.is_done());
    }
}
