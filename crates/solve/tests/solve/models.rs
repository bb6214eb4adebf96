//! Tests of the binary program: its model, and relaxations that are computed elsewhere.

use std::collections::HashSet;
use sudoku_board::classic::Grid;
use sudoku_board::{Cell, Value};
use sudoku_samples::known::{MILLIONS, SCRATCH, SCRATCH_SOLVED, TWO, grid, read};
use sudoku_solve::search::{BinaryProgram, Equation, Model, Relaxed, Rewind, Search, Step};

#[test]
fn a_model_has_729_variables_and_an_equation_for_each_need_and_each_given() {
    for (grid, givens) in [(grid(MILLIONS), 17), (Grid::EMPTY, 0), (grid(SCRATCH), 25), (grid(SCRATCH_SOLVED), 81)] {
        let model = Model::of(&grid);
        assert_eq!(model.equations().len(), 324 + givens);
        let variables: HashSet<(Cell, Value)> =
            model.equations().iter().flat_map(|equation| equation.variables()).collect();
        assert_eq!(variables.len(), Model::VARIABLES);
        let kinds = |given: bool| model.equations().iter().filter(move |e| matches!(e, Equation::Given(..)) == given);
        assert!(kinds(false).all(|equation| equation.variables().len() == 9));
        assert!(kinds(true).all(|equation| equation.variables().len() == 1));
        let distinct: HashSet<&Equation> = model.equations().iter().collect();
        assert_eq!(distinct.len(), model.equations().len());
    }
    assert_eq!(Model::of(&grid(MILLIONS)).equations().len(), 341);
}

#[test]
fn the_equations_hold_for_a_solution_and_not_for_a_mistake() {
    let holds = |board: &Grid, equation: &Equation| {
        equation.variables().into_iter().filter(|&(cell, digit)| board.get(cell) == Some(digit)).count() == 1
    };
    let model = Model::of(&grid(SCRATCH));
    let mut board = grid(SCRATCH_SOLVED);
    assert!(model.equations().iter().all(|equation| holds(&board, equation)));
    board.put(Cell::at(0, 2), Value::digit(4));
    assert!(!model.equations().iter().all(|equation| holds(&board, equation)));
}

#[test]
fn the_lp_text_has_a_row_for_each_equation_and_names_every_variable_once_as_binary() {
    let board = grid(MILLIONS);
    let text = Model::of(&board).to_lp();
    let lines: Vec<&str> = text.lines().collect();
    let at = |section: &str| lines.iter().position(|line| *line == section).expect("the section is there");
    let (objective, rows, binary, end) = (at("Minimize"), at("Subject To"), at("Binary"), at("End"));
    assert!(lines[..objective].iter().all(|line| line.starts_with('\\')), "comments");
    assert_eq!(lines[objective + 1..rows], [" obj: 0 x_1_1_1"]);
    assert_eq!(lines[rows + 1..binary].len(), 341);
    let names: HashSet<&str> =
        lines[rows + 1..binary].iter().filter_map(|row| row.split_once(':')).map(|(name, _)| name).collect();
    assert_eq!(names.len(), 341, "every row has a name of its own");
    for row in [
        " cell_1_1: x_1_1_1 + x_1_1_2 + x_1_1_3 + x_1_1_4 + x_1_1_5 + x_1_1_6 + x_1_1_7 + x_1_1_8 + x_1_1_9 = 1",
        " row_2_digit_3: x_2_1_3 + x_2_2_3 + x_2_3_3 + x_2_4_3 + x_2_5_3 + x_2_6_3 + x_2_7_3 + x_2_8_3 + x_2_9_3 = 1",
        " column_9_digit_9: x_1_9_9 + x_2_9_9 + x_3_9_9 + x_4_9_9 + x_5_9_9 + x_6_9_9 + x_7_9_9 + x_8_9_9 + x_9_9_9 = 1",
        " box_5_digit_1: x_4_4_1 + x_4_5_1 + x_4_6_1 + x_5_4_1 + x_5_5_1 + x_5_6_1 + x_6_4_1 + x_6_5_1 + x_6_6_1 = 1",
        " given_1_6: x_1_6_6 = 1",
    ] {
        assert!(lines[rows + 1..binary].contains(&row), "{row}");
    }
    let binaries: Vec<&str> = lines[binary + 1..end].iter().flat_map(|line| line.split_whitespace()).collect();
    assert_eq!((binaries.len(), binaries.iter().collect::<HashSet<_>>().len()), (729, 729));
    assert_eq!((binaries[0], binaries[728], end + 1), ("x_1_1_1", "x_9_9_9", lines.len()));
    assert!(lines.iter().all(|line| line.len() < 255), "the format allows no longer lines");
}

#[test]
fn relaxations_can_be_worked_out_elsewhere() {
    let board = read(".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.");
    let inline: Vec<Step> = BinaryProgram::new(&board).collect();
    let mut search = BinaryProgram::new(&board);
    search.ask_in_background();
    let (untouched, mut questions, mut steps) = (search.clone(), 0, Vec::new());
    loop {
        match search.next() {
            Some(step) => steps.push(step),
            None if search.waits() => {
                assert_eq!((search.next(), search.is_done()), (None, false), "it waits on");
                let question = search.question().expect("it waits for an answer");
                questions += 1;
                std::thread::spawn(move || question.work_out()).join().expect("the thread ends");
                assert!(!search.waits() && search.question().is_none());
            }
            None => break,
        }
    }
    assert!(search.is_done() && !search.waits());
    assert_eq!(steps, inline);
    let relaxations = steps.iter().filter(|step| matches!(step, Step::Relax(_))).count();
    assert_eq!(questions, relaxations);
    // A computed answer is available to every copy, even an earlier one.
    assert_eq!(untouched.collect::<Vec<Step>>(), inline);
}

#[test]
fn a_question_that_is_answered_twice_counts_once() {
    let mut search = BinaryProgram::new(&read(TWO));
    search.ask_in_background();
    assert_eq!(search.next(), None);
    let question = search.question().expect("it waits for an answer");
    question.work_out();
    question.work_out();
    assert_eq!(search.next(), Some(Step::Relax(Relaxed::Whole)));
    assert!(search.by_ref().any(|step| step == Step::Solution));
}
