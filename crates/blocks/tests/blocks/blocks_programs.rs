//! Tests of the bundled programs.

use crate::small_programs::run;
use std::sync::Arc;
use sudoku_blocks::{Actor, Machine, Value, bundled, bundled_names, check, compile, read_program, write_program};
use sudoku_board::classic::ClassicCell;
use sudoku_board::{Cell, CellKind};
use sudoku_samples::known::{NONE, SCRATCH, SCRATCH_SOLVED, read};
use sudoku_solve::search::{Assumption, Assumptions, KnightsTour, Order};

#[test]
fn every_program_that_ships_is_read_and_nothing_is_wrong_with_it() {
    for name in bundled_names() {
        let program = bundled(name).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(check(&program), [], "{name}");
    }
}

#[test]
fn every_program_that_ships_is_the_same_once_it_is_written_and_read() {
    for name in bundled_names() {
        let program = bundled(name).expect("it ships");
        let text = write_program(&program);
        assert_eq!(read_program("again", &text).as_ref(), Ok(&program), "{text}");
    }
}

fn machine(name: &str) -> Machine {
    Machine::new(Arc::new(compile(&bundled(name).expect("it ships")).expect("nothing is wrong")), 1)
}

fn values(machine: &Machine) -> String {
    machine.list(0).iter().map(Value::to_string).collect()
}

fn says(machine: &Machine) -> &str {
    machine.actors().iter().find(|actor| !actor.says.is_empty()).map_or("", |actor| &*actor.says)
}

/// Returns the clone of the cell with that id, 1 to 81.
fn clone(machine: &Machine, id: usize) -> &Actor {
    let id = Value::Number(id as f64);
    let mut clones = machine.actors().iter().filter(|actor| actor.is_clone);
    clones.find(|actor| actor.variables[0] == id).expect("81 clones")
}

/// Returns a machine after the flag has been clicked and the puzzle has been typed.
fn playing(name: &str) -> Machine {
    let mut machine = machine(name);
    machine.flag();
    run(&mut machine, 10_000);
    assert!(machine.question().expect("a question").starts_with("Which puzzle?"));
    machine.answer(SCRATCH);
    run(&mut machine, 100_000);
    machine
}

#[test]
fn checkpoint_1_asks_for_a_puzzle_and_shows_it() {
    let mut machine = machine("checkpoint 1");
    machine.flag();
    run(&mut machine, 10_000);
    for wrong in ["", "hello", &SCRATCH[..89], &SCRATCH.replacen('4', "x", 1), &format!("{SCRATCH}1")] {
        machine.answer(wrong);
        run(&mut machine, 10_000);
        assert!(machine.question().expect("it asks again").starts_with("That is no puzzle"), "{wrong}");
    }
    machine.answer(SCRATCH);
    run(&mut machine, 100_000);
    assert_eq!((machine.question(), values(&machine)), (None, SCRATCH.replace(',', "")));
    for (index, &value) in read(SCRATCH).values().iter().enumerate() {
        let actor = clone(&machine, index + 1);
        // The costumes of givens come first, followed by those of the player's digits, beginning with the blank.
        assert_eq!(actor.costume(), usize::from(value).checked_sub(1).unwrap_or(9), "cell {}", index + 1);
        let (x, y) = actor.position();
        assert_eq!((x, y), ((index % 9) as f64 * 36.0 - 144.0, 144.0 - (index / 9) as f64 * 36.0));
        assert!(actor.is_shown);
    }
}

#[test]
fn checkpoint_2_lets_a_digit_in_if_it_fits() {
    let mut machine = playing("checkpoint 2");
    let press = |machine: &mut Machine, cell: usize, key: &str| {
        machine.click(clone(machine, cell).id);
        run(machine, 100_000);
        machine.key(key);
        run(machine, 100_000);
        (values(machine).as_bytes()[cell - 1] - b'0', says(machine).to_owned(), clone(machine, cell).costume())
    };
    machine.key("5");
    run(&mut machine, 1_000);
    assert_eq!(values(&machine), SCRATCH.replace(',', ""), "no cell was clicked");
    assert_eq!(press(&mut machine, 3, "5"), (5, String::new(), 14));
    assert_eq!(press(&mut machine, 3, "5"), (5, String::new(), 14), "it stands there already");
    for (cell, wrong) in [(3, "6"), (3, "8"), (40, "4"), (21, "1")] {
        let board = values(&machine);
        let digit = wrong.parse().map(|digit: u8| sudoku_board::Value::digit(digit).expect("a digit"));
        let mut now = sudoku_board::notation::read(&board).expect("81 digits");
        let at = Cell::from_id(cell).expect("1 to 81");
        now.write(at, None, CellKind::User);
        let clashes = now.clash(at, digit.expect("a digit")).is_some();
        let (value, said, _) = press(&mut machine, cell, wrong);
        assert_eq!(value == wrong.parse::<u8>().expect("a digit"), !clashes, "{wrong} in {cell}: {said}");
        assert_eq!(said.contains("does not fit"), clashes, "{said}");
    }
    assert_eq!(press(&mut machine, 3, "0").0, 0);
    let (value, said, _) = press(&mut machine, 1, "9");
    assert_eq!((value, said.as_str()), (4, "This digit belongs to the puzzle. Click a purple cell!"));
    for (index, digit) in SCRATCH_SOLVED.bytes().enumerate() {
        if values(&machine).as_bytes()[index] == b'0' {
            press(&mut machine, index + 1, &char::from(digit).to_string());
        }
    }
    assert_eq!((values(&machine).as_str(), says(&machine)), (SCRATCH_SOLVED, "Solved!"));
}

#[test]
fn the_final_program_solves_what_is_left() {
    let mut machine = playing("final");
    let button = machine.actors().iter().find(|actor| actor.sprite() == 2).expect("three sprites").id;
    machine.click(button);
    run(&mut machine, 10_000_000);
    assert_eq!((values(&machine).as_str(), says(&machine)), (SCRATCH_SOLVED, "That is a solution!"));
    assert_eq!(clone(&machine, 3).costume(), 14);
    let mut machine = playing("final");
    machine.set_list(0, NONE.chars().map(|digit| Value::typed(&digit.to_string().replace('.', "0"))));
    machine.click(button);
    run(&mut machine, 10_000_000);
    assert_eq!(says(&machine), "There is no solution with these digits.");
}

#[test]
fn five_queens_can_stand_in_10_ways() {
    let text = write_program(&bundled("queens").expect("it ships"));
    let smaller =
        read_program("test", &text.replacen("set [size v] to [8]", "set [size v] to [5]", 1)).expect("a program");
    let mut machine = Machine::new(Arc::new(compile(&smaller).expect("it compiles")), 1);
    machine.flag();
    run(&mut machine, 10_000_000);
    let solutions = machine.variable("solutions").map(ToString::to_string);
    assert_eq!((solutions.as_deref(), machine.list(0).len()), (Some("10"), 0));
}

#[test]
fn the_tour_of_the_knight_is_a_tour() {
    let mut machine = machine("knight's tour");
    machine.flag();
    run(&mut machine, 50_000_000);
    assert_eq!(says(&machine), "The knight has been on every square.");
    let visits: Vec<usize> = machine.list(0).iter().map(|visit| visit.to_number() as usize).collect();
    let mut path = vec![usize::MAX; 25];
    visits.iter().enumerate().for_each(|(square, &visit)| path[visit - 1] = square);
    assert!(path.windows(2).all(|pair| {
        let [down, right] = [pair[0] / 5, pair[0] % 5].map(|at| at as isize);
        let (down, right) = ((pair[1] / 5) as isize - down, (pair[1] % 5) as isize - right);
        (down * right).abs() == 2
    }));
    let mut native = Assumptions::new(KnightsTour::new(5, Order::Clockwise));
    assert!(native.any(|step| step == Assumption::Solution));
    assert_eq!(native.problem().path().iter().map(|&square| usize::from(square)).collect::<Vec<_>>(), path);
}

#[test]
fn the_small_sudoku_accepts_each_of_two_solutions() {
    for (puzzle, solution) in [
        ("0010040000020200", "2314142331424231"),
        // The entered digit decides which solution is right.
        ("0010040040020200", "2314142341323241"),
        ("2314142331424231", "2314142331424231"),
        ("2314142341323241", "2314142341323241"),
    ] {
        let mut machine = machine("small sudoku");
        machine.set_list(0, puzzle.chars().map(|digit| Value::typed(&digit.to_string())));
        machine.flag();
        run(&mut machine, 10_000);
        machine.broadcast("solve");
        run(&mut machine, 1_000_000);
        assert_eq!((values(&machine).as_str(), says(&machine)), (solution, "That is a solution!"), "{puzzle}");
    }
}
