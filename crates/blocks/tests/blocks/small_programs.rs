//! Programs of a few blocks for the tests.

use std::sync::Arc;
use sudoku_blocks::{Code, Finding, List, Machine, Program, ScriptError, Sprite, Value, check, compile, read_scripts};

/// Returns a program of one sprite with two costumes, its own variable `id`, the variables `n` and `m`, and these lists and
/// scripts.
pub fn program(lists: &[&str], scripts: &str) -> Result<Program, ScriptError> {
    let list = |name: &&str| List { name: (*name).to_owned(), items: Vec::new() };
    let mut program = Program {
        name: "test".to_owned(),
        variables: vec!["n".to_owned(), "m".to_owned()],
        lists: lists.iter().map(list).collect(),
        sprites: Vec::new(),
    };
    let mut sprite = Sprite {
        name: "Owl".to_owned(),
        costumes: vec!["one".to_owned(), "2".to_owned(), "three".to_owned()],
        variables: vec!["id".to_owned()],
        ..Sprite::default()
    };
    sprite.scripts = read_scripts(&program, &sprite, scripts)?;
    program.sprites.push(sprite);
    Ok(program)
}

/// Returns the compiled program.
pub fn code(lists: &[&str], scripts: &str) -> Arc<Code> {
    let program = program(lists, scripts).unwrap_or_else(|error| panic!("{error}"));
    Arc::new(compile(&program).unwrap_or_else(|findings| panic!("{findings:?}")))
}

/// Returns the findings of the check.
pub fn findings(scripts: &str) -> Vec<Finding> {
    check(&program(&["S"], scripts).unwrap_or_else(|error| panic!("{error}")))
}

/// Returns a machine with the list S, after the flag has been clicked.
pub fn started(scripts: &str) -> Machine {
    let mut machine = Machine::new(code(&["S"], scripts), 7);
    machine.flag();
    machine
}

/// Runs blocks for at most this many pulses and ticks, until nothing is left to do. Returns the number of blocks that ran.
pub fn run(machine: &mut Machine, most: usize) -> usize {
    let mut ran = 0;
    for _ in 0..most {
        match machine.pulse() {
            Some(_) => ran += 1,
            None if machine.is_idle() => break,
            None => machine.tick(10),
        }
    }
    ran
}

/// Returns the value of an expression.
pub fn worked_out(expression: &str) -> Value {
    let mut machine = started(&format!("when flag clicked\nset [n v] to {expression}"));
    run(&mut machine, 1_000);
    machine.variable("n").expect("it is there").clone()
}
