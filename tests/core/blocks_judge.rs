//! Programs are judged by what they find, in limits of work.

use crate::small_programs::code;
use std::sync::Arc;
use sudoku_assistant::blocks::{
    BlockSearch, Code, Grain, Judge, SearchFault, Solutions, Wrong, bundled, compile, shipped_program, trials,
};
use sudoku_assistant::fast::{Grid, Solver};
use sudoku_assistant::search::{Search, Step};

fn judged(code: Arc<Code>, slice: u32) -> Judge {
    let mut judge = Judge::new(code);
    while !judge.is_over() {
        judge.run(slice);
    }
    judge
}

fn first_wrong(solve: &str) -> Option<(String, Wrong)> {
    let judge = judged(code(&["S"], solve), 100_000);
    judge.first_wrong().map(|first| (first.trial.name.to_owned(), first.wrong.clone().expect("it is wrong")))
}

#[test]
fn the_puzzles_have_no_one_and_many_solutions() {
    let trials = trials();
    for (solutions, number) in [(Solutions::None, 2), (Solutions::One, 4), (Solutions::Many, 2)] {
        let found = trials.iter().filter(|trial| trial.solutions == solutions).count();
        assert!(found >= number, "{solutions:?}: {found}");
    }
    for trial in &trials {
        let count = Solver::new().count(&Grid::of(&trial.board), 2);
        assert_eq!(trial.solutions, [Solutions::None, Solutions::One, Solutions::Many][count as usize]);
    }
}

#[test]
fn the_verdict_is_the_same_however_it_is_cut_into_parts() {
    let program = Arc::new(compile(&shipped_program().expect("it ships")).expect("it compiles"));
    let judge = judged(Arc::clone(&program), 999_983);
    assert_eq!(judge.first_wrong(), None);
    assert_eq!(judge.judged().len(), judge.count());
    for judged in judge.judged() {
        assert_eq!(judged.effort, judged.ours, "{}: its steps are those of brute force", judged.trial.name);
    }
    assert_eq!(judged(program, 77_777).judged(), judge.judged());
}

#[test]
fn what_is_wrong_is_told_with_the_first_puzzle() {
    let wrong = |solve: &str| first_wrong(&format!("define <solve> :: run without screen refresh\n{solve}"));
    assert_eq!(
        wrong("report <false>").map(|(name, wrong)| (name, wrong.to_string())),
        Some(("nothing is left to do".to_owned(), "it finds no solution, and there is one".to_owned()))
    );
    let (name, lie) = wrong("report <true>").expect("it is wrong");
    assert_eq!(
        (name.as_str(), lie.to_string().as_str()),
        ("one blank", "it reports true, and what is in S is no solution")
    );
    assert!(matches!(lie, Wrong::WrongSolution(_)));
    let endless = wrong("if <[S v] contains [0] ?> then\nforever\nend\nend\nreport <true>");
    assert_eq!(endless, Some(("one blank".to_owned(), Wrong::GaveUp)));
    let (_, fault) =
        wrong("if <[S v] contains [0] ?> then\nset [n v] to (x)\nend\nreport <true>").expect("it is wrong");
    assert_eq!(fault.to_string(), "block 5: there is no variable \"x\"; make one, or choose another");
    assert_eq!(fault.block().map(|block| block.0), Some(4));
    assert_eq!(first_wrong("define f").map(|(_, wrong)| wrong), Some(Wrong::Fault(SearchFault::NoSolve)));
}

#[test]
fn a_solution_that_is_found_twice_is_one_too_many() {
    // The last blank is filled twice with the same digit.
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
    let (name, wrong) = found.expect("it is wrong");
    assert_eq!(name, "one blank");
    assert!(matches!(wrong, Wrong::FoundTwice(_)), "{wrong}");
}

#[test]
fn a_solver_without_a_report_finds_one_solution() {
    let lowered = sudoku_assistant::blocks::scratch::lowered(&bundled("final").expect("it ships"));
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
