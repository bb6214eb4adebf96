//! What is wrong with a program is found before it runs, and told in a sentence.

use crate::small_programs::{findings, program, run, started};
use sudoku_assistant::blocks::{Block, BlockId, Opcode, Problem, Program, Slot, Sprite, check, compile};

#[test]
fn each_thing_that_is_wrong_is_found_at_its_block() {
    for (script, sentence) in [
        ("set [x v] to (1)", "block 2: there is no variable \"x\"; make one, or choose another"),
        ("set [n v] to (x)", "block 3: there is no variable \"x\"; make one, or choose another"),
        ("for (x) from (1) to (2)\nend", "block 2: there is no variable \"x\"; make one, or choose another"),
        ("add [1] to [T v]", "block 2: there is no list \"T\"; make one, or choose another"),
        ("broadcast [x v]", "block 2: nobody receives \"x\"; add \"when I receive x\" to a sprite"),
        ("switch costume to [x v]", "block 2: the sprite has no costume \"x\"; give it one, or choose another"),
        ("create clone of [x v]", "block 2: there is no sprite \"x\"; choose another"),
        ("stop [x v]", "block 2: \"x\" is not in this menu; choose again"),
        ("set [n v] to ([x v] of (1))", "block 3: \"x\" is not in this menu; choose again"),
        ("set [n v] to ()", "block 2: slot 2 of \"set _ to _\" is empty; put something in"),
        ("wait until <>", "block 2: slot 1 of \"wait until _\" is empty and counts as false; put something in"),
        ("report [1]", "block 2: only the definition of a block that gives a value can report; take \"report\" out"),
    ] {
        assert_eq!(findings(&format!("when flag clicked\n{script}")), [sentence], "{script}");
    }
}

#[test]
fn definitions_are_checked() {
    let empty: [&str; 0] = [];
    for (scripts, sentences) in [
        (
            "define (f)\nset [n v] to (1)",
            &["block 1: \"f\" can come to its end without a report; put \"report\" in the end"][..],
        ),
        (
            "define (f)\nif <true> then\nreport [1]\nend",
            &["block 1: \"f\" can come to its end without a report; put \"report\" in the end"],
        ),
        ("define (f)\nif <true> then\nreport [1]\nelse\nreport [2]\nend", &empty),
        ("define (f)\nforever\nend", &empty),
        (
            "define f\nreport [1]",
            &["block 2: only the definition of a block that gives a value can report; take \"report\" out"],
        ),
        ("define f (a) (a)", &["block 1: two things here are called \"a\"; give one of them another name"]),
        (
            "define f (a)\nscript variables (a)",
            &["block 1: two things here are called \"a\"; give one of them another name"],
        ),
        ("define f\n\ndefine f", &["block 2: two things here are called \"f\"; give one of them another name"]),
        ("define (n)\nreport [1]", &["block 1: two things here are called \"n\"; give one of them another name"]),
        ("define show", &["block 1: \"show\" is the name of a block; choose another name"]),
        ("define f () x", &[]),
    ] {
        match program(&["S"], scripts) {
            Ok(_) => assert_eq!(findings(scripts), sentences, "{scripts}"),
            Err(error) => assert!(error.to_string().contains("write \"define\" and then"), "{error}"),
        }
    }
}

#[test]
fn a_program_with_findings_runs_as_far_as_it_can() {
    for (scripts, n, told) in [
        (
            "when flag clicked\nset [n v] to (1)\nif <> then\nset [n v] to (5)\nend\nbroadcast [nobody v]\n\
             switch costume to [no v]\nset [n v] to ((n) + (x))\nset [n v] to (9)",
            "1",
            "block 10: there is no variable \"x\"; make one, or choose another",
        ),
        (
            "when flag clicked\nset [n v] to (7)\nset [n v] to (f)\n\ndefine (f)\nif <> then\nreport [1]\nend",
            "7",
            "block 5: \"f\" can come to its end without a report; put \"report\" in the end",
        ),
        ("when flag clicked\nset [n v] to <not <>>", "true", ""),
        ("when flag clicked\nset [n v] to (2)\n\nset [n v] to (x)\n\n(x)", "2", ""),
    ] {
        let mut machine = started(scripts);
        run(&mut machine, 1_000);
        assert_eq!(machine.variable("n").map(ToString::to_string).as_deref(), Some(n), "{scripts}");
        assert_eq!(machine.fault().map(|fault| fault.to_string()).unwrap_or_default(), told, "{scripts}");
    }
}

/// A program with a script of these blocks under a flag, beside a definition `f (a) <b>`.
fn built(blocks: Vec<Block>) -> Program {
    let mut program = program(&["S"], "define f (a) <b>").expect("it is well formed");
    let mut script = sudoku_assistant::blocks::Script { definition: None, blocks };
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
    assert_eq!(told, ["block 1: the script has more than 255 inputs and script variables; make it two"]);
}
