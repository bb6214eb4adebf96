//! Tests of lowering: programs do the same after the features that Scratch does not have are replaced.

use proptest::prelude::*;
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::Arc;
use sudoku_blocks::scratch::{Missing, lowered, missing};
use sudoku_blocks::{
    ActorId, Block, Change, Code, Machine, Opcode, Program, Shape, bundled, bundled_names, check, compile,
    read_program, write_scripts,
};
use sudoku_samples::thoroughness::cases;

/// Returns a program with one sprite, some variables, a list, and these scripts.
fn program(scripts: &str) -> Program {
    let text = format!(
        "(version: 1, name: \"small\", variables: [\"x\", \"y\", \"fuel\"], lists: [(name: \"log\")], sprites: [(name: \"Owl\", \
         variables: [\"own\"], costumes: [\"owl\"], scripts: r#\"{scripts}\"#)])"
    );
    read_program("small", &text).unwrap_or_else(|error| panic!("{error}\n{scripts}"))
}

fn machine(program: &Program) -> Machine {
    let code: Code = compile(program).unwrap_or_else(|findings| panic!("{findings:?}\n{program:#?}"));
    Machine::new(Arc::new(code), 1)
}

/// Runs until nothing is left to run, or for this many blocks. Returns the number of blocks that ran, and the number of calls
/// of each custom block.
fn run(machine: &mut Machine, most: usize) -> (usize, HashMap<String, usize>) {
    let mut blocks = 0;
    let mut calls = HashMap::new();
    for _ in 0..10_000 {
        while let Some(pulse) = machine.pulse() {
            if let Change::Called(place) = pulse.change {
                let label = machine.code().custom_blocks()[usize::from(place)].label.clone();
                *calls.entry(label).or_insert(0) += 1;
            }
            blocks += 1;
            if blocks == most {
                return (blocks, calls);
            }
        }
        if machine.is_idle() || machine.question().is_some() {
            return (blocks, calls);
        }
        machine.tick(33);
    }
    (blocks, calls)
}

fn has_only_blocks_of_scratch(program: &Program) {
    fn look(block: &Block, sprite: &sudoku_blocks::Sprite, is_statement: bool) {
        assert!(block.opcode.spec().scratch.is_some(), "{block}");
        let is_reporter = sprite.shape(block).is_reporter();
        assert!(is_statement != is_reporter, "{block}");
        assert!(block.opcode != Opcode::Call || is_statement, "{block}");
        block.slots.iter().filter_map(|slot| slot.block()).for_each(|inner| look(inner, sprite, false));
        block.branches.iter().flatten().for_each(|inner| look(inner, sprite, true));
    }
    assert_eq!(check(program), [], "{program:#?}");
    for sprite in &program.sprites {
        assert!(sprite.definitions().all(|definition| definition.shape == Shape::Stack));
        let blocks = sprite.scripts.iter().flat_map(|script| &script.blocks);
        blocks.for_each(|block| look(block, sprite, true));
    }
}

/// Clicks the flag in the program and in its lowered form, checks that they do the same, and returns the items of the list.
fn log(scripts: &str) -> String {
    let program = program(scripts);
    let low = lowered(&program);
    has_only_blocks_of_scratch(&low);
    let [high, low] = [&program, &low].map(|program| {
        let mut machine = machine(program);
        machine.flag();
        let (_, calls) = run(&mut machine, 1_000_000);
        assert!(machine.is_idle() && machine.fault().is_none(), "{:?}", machine.fault());
        let items: Vec<String> = machine.list(0).iter().map(ToString::to_string).collect();
        let variables: Vec<String> = machine.variables().iter().map(ToString::to_string).collect();
        (items.join(" "), variables, calls)
    });
    assert_eq!(low, high, "{scripts}");
    high.0
}

#[test]
fn a_call_gets_its_own_variables_back_when_the_calls_inside_it_have_ended() {
    let fibonacci = "when flag clicked
add (fibonacci (15)) to [log v]

define (fibonacci (n)) :: run without screen refresh
script variables (a) (b)
if <(n) < (2)> then
    report (n)
end
set [a v] to (fibonacci ((n) - (1)))
set [b v] to (fibonacci ((n) - (2)))
report ((a) + (b))
";
    assert_eq!(log(fibonacci), "610");
    let in_one_line = "when flag clicked
add (fibonacci (15)) to [log v]

define (fibonacci (n))
if <(n) < (2)> then
    report (n)
end
report ((fibonacci ((n) - (1))) + (fibonacci ((n) - (2))))
";
    assert_eq!(log(in_one_line), "610");
    let ackermann = "when flag clicked
add (ackermann (2) (3)) to [log v]

define (ackermann (m) (n)) :: run without screen refresh
if <(m) = (0)> then
    report ((n) + (1))
end
if <(n) = (0)> then
    report (ackermann ((m) - (1)) (1))
end
report (ackermann ((m) - (1)) (ackermann (m) ((n) - (1))))
";
    assert_eq!(log(ackermann), "9");
    let in_a_loop = "when flag clicked
walk to (3)

define walk to (depth) :: run without screen refresh
script variables (i)
if <(depth) = (0)> then
    stop [this script v]
end
for (i) from (1) to (depth)
    walk to ((depth) - (i))
    add (join (depth) (i)) to [log v]
end
";
    assert_eq!(log(in_a_loop), "11 21 22 31 11 32 33");
}

#[test]
fn values_are_worked_out_in_the_order_in_which_they_stand() {
    let next = "
define (next) :: run without screen refresh
change [x v] by (1)
report (x)
";
    let tries = [
        ("add (join (x) (join (next) (join (x) (next)))) to [log v]", "0112"),
        ("add ((next) + ((10) * (next))) to [log v]", "21"),
        ("add (((x) * (10)) + (next)) to [log v]", "1"),
        ("replace item (next) of [log v] with (next)\nadd (x) to [log v]", "2"),
        ("if <<(next) = (7)> and <(next) = (2)>> then\nadd [no] to [log v]\nelse\nadd (x) to [log v]\nend", "2"),
        ("if <<(next) = (1)> or <(next) = (9)>> then\nadd (x) to [log v]\nend", "2"),
        ("repeat (next)\nadd (next) to [log v]\nend", "2"),
        ("if <(next) = (1)> then\nif <(next) = (2)> then\nadd (next) to [log v]\nend\nend", "3"),
    ];
    for (block, expected) in tries {
        assert_eq!(log(&format!("when flag clicked\n{block}\n{next}")), expected, "{block}");
    }
}

#[test]
fn the_condition_of_a_loop_is_worked_out_each_time() {
    let until = "when flag clicked
repeat until <more than (3)>
    add (x) to [log v]
end
add [end] to [log v]

define <more than (n)>
change [x v] by (1)
report <(x) > (n)>
";
    assert_eq!(log(until), "1 2 3 end");
    let wait = "when flag clicked
wait until <is it so>
add [end] to [log v]

when flag clicked
repeat (5)
    change [y v] by (1)
end

define <is it so>
change [x v] by (1)
report <(y) = (5)>
";
    assert_eq!(log(wait), "end");
}

#[test]
fn for_counts_up_and_down_whatever_happens_to_its_variable() {
    for (loops, expected) in [
        ("for (i) from (1) to (3)\nadd (i) to [log v]\nend\nadd (i) to [log v]", "1 2 3 3"),
        ("for (i) from (3) to (1)\nadd (i) to [log v]\nend", "3 2 1"),
        ("for (i) from (2) to (2)\nadd (i) to [log v]\nend", "2"),
        ("for (i) from (1) to (2.5)\nadd (i) to [log v]\nend", "1 2"),
        ("for (i) from (1.5) to (-1)\nadd (i) to [log v]\nend", "1.5 0.5 -0.5"),
        ("for (i) from (1) to (3)\nadd (i) to [log v]\nset [i v] to (9)\nend", "1 2 3"),
        ("for (x) from (1) to (3)\nadd (x) to [log v]\nchange [x v] by (5)\nend\nadd (x) to [log v]", "1 2 3 8"),
        ("set [x v] to (2)\nfor (i) from (x) to ((x) * (2))\nset [x v] to (9)\nadd (i) to [log v]\nend", "2 3 4"),
        ("set [x v] to (4)\nfor (i) from (x) to (2)\nadd (i) to [log v]\nend", "4 3 2"),
        ("for (i) from (length of [log v]) to (1)\nadd (i) to [log v]\nend", "0 1"),
        ("for (i) from (1) to (2)\nfor (j) from (i) to (2)\nadd (join (i) (j)) to [log v]\nend\nend", "11 12 22"),
    ] {
        assert_eq!(log(&format!("when flag clicked\nscript variables (i) (j)\n{loops}\n")), expected, "{loops}");
    }
}

#[test]
fn script_variables_begin_with_0() {
    let again = "when flag clicked
repeat (2)
    script variables (a)
    add (a) to [log v]
    set [a v] to (5)
end
count
count

define count
script variables (b)
change [b v] by (1)
add (b) to [log v]
";
    assert_eq!(log(again), "0 0 1 1");
    let in_a_branch = "when flag clicked
look at (1)
look at (0)

define look at (n)
if <(n) = (1)> then
    script variables (c)
    set [c v] to (7)
end
add (c) to [log v]
";
    assert_eq!(log(in_a_branch), "7 0");
    let with_a_name_that_is_taken = "when flag clicked
script variables (x)
set [x v] to (5)
change
add (x) to [log v]

define change
change [x v] by (1)
add (x) to [log v]
";
    assert_eq!(log(with_a_name_that_is_taken), "1 5");
}

#[test]
fn true_and_false_are_what_they_were() {
    let values = "when flag clicked
add (<true> + (1)) to [log v]
add (<yes> + (1)) to [log v]
add (join <yes> <no>) to [log v]
add <false> to [log v]
if <not <given <no>>> then
    add [not] to [log v]
end
if <given <true>> then
    add [given] to [log v]
end
if <text> then
    add [text] to [log v]
end
if <<number> or <other number>> then
    add [number] to [log v]
end

define <yes>
report <true>

define <no>
report <given <false>>

define <given <what>>
report <what>

define <text>
report [words]

define <number>
report ((2) - (2))

define <other number>
report ((2) - (1))
";
    assert_eq!(log(values), "2 2 truefalse false not given text number");
}

#[test]
fn every_clone_has_script_variables_of_its_own() {
    let clones = "when flag clicked
repeat (3)
    change [own v] by (1)
    create clone of [myself v]
end

when I start as a clone
script variables (mine)
set [mine v] to (own)
repeat (3)
    change [mine v] by (10)
end
add (mine) to [log v]
";
    assert_eq!(log(clones), "31 32 33");
}

/// Plays a program. Returns the board and the costumes after each action, and the number of calls of each custom block.
fn play(program: &Program, puzzle: &str, doings: &[(usize, u8)]) -> Vec<(String, Vec<usize>, HashMap<String, usize>)> {
    let mut machine = machine(program);
    machine.set_turbo(true);
    let list = machine.code().list("S").expect("the board");
    let sprite = |name: &str| program.sprites.iter().position(|sprite| sprite.name == name).expect("the sprite");
    let solve = ActorId(sprite("Solve") as u32);
    let mut seen = Vec::new();
    let mut look = |machine: &mut Machine| {
        let (_, calls) = run(machine, 3_000_000);
        assert_eq!(machine.fault(), None);
        let board = machine.list(list).iter().map(ToString::to_string).collect::<Vec<_>>().join("");
        let costumes = machine.actors().iter().map(|actor| actor.costume()).collect();
        seen.push((board, costumes, calls));
    };
    machine.flag();
    look(&mut machine);
    for answer in ["", "nonsense", puzzle] {
        machine.answer(answer);
        look(&mut machine);
    }
    for (cell, digit) in doings {
        let clones = machine.actors().iter().filter(|actor| actor.is_clone);
        let clicked = clones.map(|actor| actor.id).nth(cell % 81).expect("81 clones");
        machine.click(clicked);
        look(&mut machine);
        machine.key(&digit.to_string());
        look(&mut machine);
    }
    machine.click(solve);
    look(&mut machine);
    seen
}

proptest! {
    #![proptest_config(cases(8))]

    #[test]
    fn the_final_program_can_be_played_without_what_scratch_lacks(doings in prop::collection::vec((0..81_usize, 0..10_u8), 0..20)) {
        let program = bundled("final").expect("it ships");
        let puzzle = "465178932,829536714,731294568,298367451,613000287,574812396,156729843,300051629,940683105,";
        prop_assert_eq!(play(&lowered(&program), puzzle, &doings), play(&program, puzzle, &doings));
    }
}

#[test]
fn every_program_that_ships_can_be_without_what_scratch_lacks() {
    for name in bundled_names() {
        let program = bundled(name).expect("it ships");
        has_only_blocks_of_scratch(&lowered(&program));
        assert_eq!(lowered(&lowered(&program)), lowered(&program), "{name}");
    }
}

/// `.ci/scratch-test.mjs` has the same numbers for Scratch's own virtual machine.
#[test]
fn queens_knights_and_scales_make_the_same_calls_without_what_scratch_lacks() {
    for (name, calls) in [
        ("queens", &[("place queens from row _", 2057), ("column _ is safe in row _", 15720)][..]),
        ("knight's tour", &[("visit row _ column _ as number _", 237)]),
        ("scales", &[("balance _ from weight _", 17)]),
    ] {
        let program = bundled(name).expect("it ships");
        let [high, low] = [&program, &lowered(&program)].map(|program| {
            let mut machine = machine(program);
            machine.flag();
            let (_, calls) = run(&mut machine, 10_000_000);
            assert!(machine.is_idle() && machine.fault().is_none());
            (calls, machine.variables().to_vec(), machine.list(0).to_vec())
        });
        assert_eq!(low, high, "{name}");
        for (label, count) in calls {
            assert_eq!(high.0.get(*label), Some(count), "{label}");
        }
    }
}

/// Expressions and statements for definitions that call each other. Each call uses up fuel, and without fuel nothing is called.
#[derive(Clone, Debug)]
enum TestBlock {
    Leaf(&'static str),
    Round(&'static str, Vec<TestBlock>),
    Statement(&'static str, Vec<TestBlock>, Vec<Vec<TestBlock>>),
}

fn number() -> impl Strategy<Value = TestBlock> {
    let leaf =
        prop::sample::select(vec!["[2]", "[0]", "(x)", "(y)", "(a)", "(b)", "(n)", "(length of [log v])", "<true>"]);
    leaf.prop_map(TestBlock::Leaf).prop_recursive(3, 12, 2, |inner| {
        let two = prop::sample::select(vec![
            "(_ + _)",
            "(_ - _)",
            "(_ mod _)",
            "(add up _ and _)",
            "<_ < _>",
            "<_ is near _>",
        ]);
        let one = prop::sample::select(vec!["(item _ of [log v])", "(twice _)", "([abs v] of _)"]);
        prop_oneof![
            (two, prop::collection::vec(inner.clone(), 2)).prop_map(|(words, inside)| TestBlock::Round(words, inside)),
            (one, prop::collection::vec(inner, 1)).prop_map(|(words, inside)| TestBlock::Round(words, inside)),
        ]
    })
}

fn condition() -> impl Strategy<Value = TestBlock> {
    let compared = prop::sample::select(vec!["<_ < _>", "<_ = _>", "<_ is near _>"]);
    let leaf =
        (compared, prop::collection::vec(number(), 2)).prop_map(|(words, inside)| TestBlock::Round(words, inside));
    leaf.prop_recursive(2, 4, 2, |inner| {
        let both = prop::sample::select(vec!["<_ and _>", "<_ or _>"]);
        prop_oneof![
            (both, prop::collection::vec(inner.clone(), 2)).prop_map(|(words, inside)| TestBlock::Round(words, inside)),
            inner.prop_map(|inside| TestBlock::Round("<not _>", vec![inside])),
        ]
    })
}

fn statement() -> impl Strategy<Value = TestBlock> {
    let one = prop::sample::select(vec![
        "set [x v] to _",
        "set [a v] to _",
        "set [b v] to _",
        "change [y v] by _",
        "add _ to [log v]",
        "note _",
        "report _",
    ]);
    let leaf = (one, number()).prop_map(|(words, value)| TestBlock::Statement(words, vec![value], vec![]));
    leaf.prop_recursive(2, 8, 3, |inner| {
        let stack = prop::collection::vec(inner, 1..3);
        prop_oneof![
            (condition(), stack.clone()).prop_map(|(on, body)| TestBlock::Statement("if _ then", vec![on], vec![body])),
            (condition(), stack.clone(), stack.clone()).prop_map(|(on, body, other)| TestBlock::Statement(
                "if _ then",
                vec![on],
                vec![body, other]
            )),
            (number(), stack.clone()).prop_map(|(times, body)| TestBlock::Statement(
                "repeat (_ mod (3))",
                vec![times],
                vec![body]
            )),
            (condition(), stack.clone()).prop_map(|(on, body)| TestBlock::Statement(
                "repeat until <_ or <out of fuel>>",
                vec![on],
                vec![body]
            )),
            (number(), number(), stack).prop_map(|(from, to, body)| TestBlock::Statement(
                "for (b) from (_ mod (4)) to (_ mod (4))",
                vec![from, to],
                vec![body]
            )),
        ]
    })
}

impl TestBlock {
    fn words(&self) -> String {
        let (words, inside) = match self {
            TestBlock::Leaf(words) => return (*words).to_owned(),
            TestBlock::Round(words, inside) | TestBlock::Statement(words, inside, _) => (words, inside),
        };
        let mut inside = inside.iter();
        words
            .chars()
            .map(
                |letter| {
                    if letter == '_' { inside.next().map_or(String::new(), TestBlock::words) } else { letter.into() }
                },
            )
            .collect()
    }

    fn write(&self, reports: Reports, out: &mut String) {
        let words = match (self, reports) {
            (TestBlock::Statement("report _", inside, _), Reports::Nothing) => format!("note {}", inside[0].words()),
            (TestBlock::Statement("report _", inside, _), Reports::Truth) => {
                format!("report <{} < [1]>", inside[0].words())
            }
            _ => self.words(),
        };
        let _ = writeln!(out, "{words}");
        if let TestBlock::Statement(_, _, branches) = self {
            for (index, branch) in branches.iter().enumerate() {
                if index > 0 {
                    let _ = writeln!(out, "else");
                }
                write_stack(branch, reports, out);
            }
            if !branches.is_empty() {
                let _ = writeln!(out, "end");
            }
        }
    }
}

/// The kind of value that a definition reports.
#[derive(Clone, Copy, PartialEq)]
enum Reports {
    Nothing,
    Number,
    Truth,
}

/// Writes a stack up to its first `report`, since nothing after it runs. Returns true if there is a `report`.
fn write_stack(stack: &[TestBlock], reports: Reports, out: &mut String) -> bool {
    for made in stack {
        made.write(reports, out);
        if reports != Reports::Nothing && matches!(made, TestBlock::Statement("report _", ..)) {
            return true;
        }
    }
    false
}

/// Generates programs whose custom blocks call each other, with recursion.
pub fn any_program() -> impl Strategy<Value = Program> {
    prop::collection::vec(prop::collection::vec(statement(), 1..5), 5).prop_map(|stacks| {
        let mut text = "when flag clicked
set [fuel v] to (40)
script variables (a) (b) (n)
"
        .to_owned();
        write_stack(&stacks[0], Reports::Nothing, &mut text);
        let heads = [
            ("(add up (n) and (m))", "report (n)", Reports::Number),
            ("(twice (n))", "report ((n) + (1))", Reports::Number),
            ("<(n) is near (m)>", "report <(n) = (m)>", Reports::Truth),
            ("note (n)", "stop [this script v]", Reports::Nothing),
        ];
        for ((head, end, reports), stack) in heads.into_iter().zip(&stacks[1..]) {
            let _ = writeln!(
                text,
                "\ndefine {head} :: run without screen refresh\nscript variables (a) (b)\nchange [fuel v] by (-1)\n\
                 if <out of fuel> then\n{end}\nend\nadd (n) to [log v]"
            );
            if !write_stack(stack, reports, &mut text) {
                let _ = writeln!(text, "{end}");
            }
        }
        let _ = writeln!(text, "\ndefine <out of fuel> :: run without screen refresh\nreport <(fuel) < (0)>");
        program(&text)
    })
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn any_program_does_the_same_without_what_scratch_lacks(program in any_program()) {
        let low_program = lowered(&program);
        prop_assert_eq!(check(&program), []);
        has_only_blocks_of_scratch(&low_program);
        let mut machines = [&program, &low_program].map(machine);
        machines.iter_mut().for_each(Machine::flag);
        let [high, low] = &mut machines;
        const MOST: usize = 100_000;
        let (blocks, calls) = run(high, MOST);
        prop_assume!(blocks < MOST && high.is_idle() && high.fault().is_none());
        let (_, low_calls) = run(low, 30 * MOST);
        prop_assert!(low.is_idle(), "it comes to its end");
        prop_assert_eq!(low.fault(), None);
        prop_assert_eq!(low_calls, calls, "{}\n\n{}", write_scripts(&program, &program.sprites[0]), write_scripts(&low_program, &low_program.sprites[0]));
        let texts = |machine: &Machine| {
            let values = machine.variables().iter().chain(machine.list(0));
            values.map(ToString::to_string).collect::<Vec<_>>()
        };
        prop_assert_eq!(texts(low), texts(high));
    }
}

#[test]
fn no_feature_is_missing_in_a_lowered_script_and_a_script_without_such_features_stays_as_it_is() {
    let mut found = Vec::new();
    for name in bundled_names() {
        let program = bundled(name).expect("it ships");
        let plain = lowered(&program);
        for (before, after) in program.scripts().zip(plain.scripts()) {
            assert_eq!(missing(&after), [], "{name}");
            let features = missing(&before);
            if features.is_empty() {
                assert_eq!(before.script.blocks, after.script.blocks, "{name}");
            }
            found.extend(features);
        }
    }
    for feature in Missing::ALL {
        assert!(found.contains(&feature), "{feature:?}");
    }
}
