//! Tests of the check, which finds errors in a program before it runs.

use crate::small_programs::{findings, program, run, started};
use std::sync::Arc;
use sudoku_blocks::{
    Block, BlockId, Fault, FaultProblem, Finding, Opcode, Problem, Program, ScriptProblem, Slot, Sprite, check, compile,
};

/// Returns the finding at the block with that number, counted from 1.
fn at(block: u16, problem: Problem) -> Finding {
    Finding { block: Some(BlockId(block - 1)), problem }
}

fn named(problem: fn(String) -> Problem, name: &str) -> Problem {
    problem(name.to_owned())
}

#[test]
fn each_thing_that_is_wrong_is_found_at_its_block() {
    for (script, block, problem) in [
        ("set [x v] to (1)", 2, named(Problem::UnknownVariable, "x")),
        ("set [n v] to (x)", 3, named(Problem::UnknownVariable, "x")),
        ("for (x) from (1) to (2)\nend", 2, named(Problem::UnknownVariable, "x")),
        ("add [1] to [T v]", 2, named(Problem::UnknownList, "T")),
        ("broadcast [x v]", 2, named(Problem::UnknownMessage, "x")),
        ("switch costume to [x v]", 2, named(Problem::UnknownCostume, "x")),
        ("create clone of [x v]", 2, named(Problem::UnknownSprite, "x")),
        ("stop [x v]", 2, named(Problem::UnknownChoice, "x")),
        ("set [n v] to ([x v] of (1))", 3, named(Problem::UnknownChoice, "x")),
        ("set [n v] to ()", 2, Problem::MissingInput { slot: 2, words: "set _ to _".to_owned() }),
        ("wait until <>", 2, Problem::MissingCondition { slot: 1, words: "wait until _".to_owned() }),
        ("report [1]", 2, Problem::ReportOutside),
    ] {
        assert_eq!(findings(&format!("when flag clicked\n{script}")), [at(block, problem)], "{script}");
    }
}

#[test]
fn definitions_are_checked() {
    for (scripts, found) in [
        ("define (f)\nset [n v] to (1)", Some((1, named(Problem::NoReport, "f")))),
        ("define (f)\nif <true> then\nreport [1]\nend", Some((1, named(Problem::NoReport, "f")))),
        ("define (f)\nif <true> then\nreport [1]\nelse\nreport [2]\nend", None),
        ("define (f)\nforever\nend", None),
        ("define f\nreport [1]", Some((2, Problem::ReportOutside))),
        ("define f (a) (a)", Some((1, named(Problem::NameClash, "a")))),
        ("define f (a)\nscript variables (a)", Some((1, named(Problem::NameClash, "a")))),
        ("define f\n\ndefine f", Some((2, named(Problem::NameClash, "f")))),
        ("define (n)\nreport [1]", Some((1, named(Problem::NameClash, "n")))),
        ("define show", Some((1, named(Problem::BlockName, "show")))),
    ] {
        assert_eq!(findings(scripts), Vec::from_iter(found.map(|(block, problem)| at(block, problem))), "{scripts}");
    }
    let unread = program(&["S"], "define f () x").expect_err("an input has a name");
    assert_eq!(unread.reason, ScriptProblem::Definition);
}

#[test]
fn a_program_with_findings_runs_as_far_as_it_can() {
    for (scripts, n, stops) in [
        (
            "when flag clicked\nset [n v] to (1)\nif <> then\nset [n v] to (5)\nend\nbroadcast [nobody v]\n\
             switch costume to [no v]\nset [n v] to ((n) + (x))\nset [n v] to (9)",
            "1",
            Some((10, named(Problem::UnknownVariable, "x"))),
        ),
        (
            "when flag clicked\nset [n v] to (7)\nset [n v] to (f)\n\ndefine (f)\nif <> then\nreport [1]\nend",
            "7",
            Some((5, named(Problem::NoReport, "f"))),
        ),
        ("when flag clicked\nset [n v] to <not <>>", "true", None),
        ("when flag clicked\nset [n v] to (2)\n\nset [n v] to (x)\n\n(x)", "2", None),
    ] {
        let mut machine = started(scripts);
        run(&mut machine, 1_000);
        assert_eq!(machine.variable("n").map(ToString::to_string).as_deref(), Some(n), "{scripts}");
        let fault = stops.map(|(block, problem)| Fault {
            block: BlockId(block - 1),
            problem: FaultProblem::Finding(Arc::new(problem)),
        });
        assert_eq!(machine.fault(), fault, "{scripts}");
    }
}

/// Returns a program with a script of these blocks below a flag, and a definition `f (a) <b>`.
fn built(blocks: Vec<Block>) -> Program {
    let mut program = program(&["S"], "define f (a) <b>").expect("it is well formed");
    let mut script = sudoku_blocks::Script { definition: None, blocks };
    script.blocks.insert(0, Block::new(Opcode::WhenFlagClicked));
    program.sprites[0].scripts.push(script);
    program
}

fn problems(program: &Program) -> Vec<(Option<BlockId>, Problem)> {
    check(program).into_iter().map(|finding| (finding.block, finding.problem)).collect()
}

fn call(label: &str, inputs: &[Slot]) -> Block {
    let mut block = Block::new(Opcode::Call);
    block.slots = [&[Slot::Text(label.to_owned())], inputs].concat();
    block
}

#[test]
fn what_no_text_can_say_is_found_too() {
    let text = |text: &str| Slot::Text(text.to_owned());
    let truth = || Slot::Block(Box::new(Block::new(Opcode::True)));
    let at = |id: u16| Some(BlockId(id));
    assert_eq!(problems(&built(vec![call("f _ _", &[text("1"), truth()])])), []);
    assert_eq!(
        problems(&built(vec![call("f _ _", &[text("1")])])),
        [(at(2), Problem::InputCount { label: "f _ _".to_owned(), wanted: 2, given: 1 })]
    );
    assert_eq!(problems(&built(vec![call("g", &[])])), [(at(2), Problem::UnknownBlock("g".to_owned()))]);
    assert_eq!(
        problems(&built(vec![call("f _ _", &[text("1"), text("x")])])),
        [(at(2), Problem::WrongShape("x".to_owned()))]
    );
    assert_eq!(problems(&built(vec![Block::new(Opcode::Answer)])), [(at(2), Problem::WrongShape("answer".to_owned()))]);
    assert_eq!(
        problems(&built(vec![Block::new(Opcode::WhenClicked)])),
        [(at(2), Problem::WrongShape("when this sprite clicked".to_owned()))]
    );
    let delete = || Block::new(Opcode::DeleteClone);
    assert_eq!(
        problems(&built(vec![delete(), delete()])),
        [(at(3), Problem::NeverRuns("delete this clone".to_owned()))]
    );
    let mut parameter = Block::new(Opcode::Parameter);
    parameter.slots[0] = text("a");
    let mut say = Block::new(Opcode::Say);
    say.slots[0] = Slot::Block(Box::new(parameter));
    assert_eq!(problems(&built(vec![say])), [(at(3), Problem::UnknownParameter("a".to_owned()))]);
    let mut deep = Block::new(Opcode::Forever);
    for _ in 0..70 {
        let mut outer = Block::new(Opcode::Forever);
        outer.branches[0].push(deep);
        deep = outer;
    }
    assert!(problems(&built(vec![deep])).iter().any(|(_, problem)| *problem == Problem::Deep));
    let long = built(vec![Block::new(Opcode::Show); Program::MOST_BLOCKS + 1]);
    assert_eq!(problems(&long), [(None, Problem::Long)]);
    assert!(compile(&long).is_err(), "what is wrong does not run");
}

#[test]
fn names_that_clash_are_found() {
    let mut program = program(&["n", ""], "").expect("it is well formed");
    program.variables.push("answer".to_owned());
    program.sprites.push(Sprite { name: "Owl".to_owned(), variables: vec!["m".to_owned()], ..Sprite::default() });
    program.sprites[0].costumes.push("2".to_owned());
    let clash = |name: &str| (None, Problem::NameClash(name.to_owned()));
    assert_eq!(
        problems(&program),
        [
            clash("n"),
            (None, Problem::NoName),
            clash("Owl"),
            clash("2"),
            clash("m"),
            (None, Problem::BlockName("answer".to_owned())),
        ]
    );
}

#[test]
fn a_script_with_too_many_variables_is_refused() {
    let names: Vec<String> = (0..300).map(|name| format!("(v{name})")).collect();
    let told = findings(&format!("when flag clicked\nscript variables {}", names.join(" ")));
    assert_eq!(told, [at(1, Problem::Crowded)]);
}
