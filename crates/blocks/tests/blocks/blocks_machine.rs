//! Tests of the machine: threads, clones, messages and time work as in Scratch, and no program can hang or crash it.

use crate::blocks_lowering::any_program;
use crate::small_programs::{code, run, started};
use proptest::prelude::*;
use std::sync::Arc;
use sudoku_blocks::scratch::lowered;
use sudoku_blocks::{
    ActorId, BlockId, Change, FaultProblem, ListPlace, MOST_CALLS, MOST_CLONES, MOST_ITEMS, Machine, Program, Pulse,
    Value, VariablePlace, bundled, bundled_names, compile,
};
use sudoku_samples::thoroughness::cases;

fn items(machine: &Machine) -> Vec<String> {
    machine.list(0).iter().map(Value::to_string).collect()
}

fn after(scripts: &str) -> Vec<String> {
    let mut machine = started(scripts);
    run(&mut machine, 100_000);
    assert!(machine.is_idle() && machine.fault().is_none(), "{:?}", machine.fault());
    items(&machine)
}

#[test]
fn lists_do_what_scratchs_lists_do() {
    for (blocks, expected) in [
        ("add [a] to [S v]\nadd [b] to [S v]\ninsert [c] at (1) of [S v]", &["c", "a", "b"][..]),
        ("add [a] to [S v]\ninsert [c] at (2) of [S v]\ninsert [x] at (9) of [S v]", &["a", "c"]),
        ("add [a] to [S v]\nadd [b] to [S v]\ndelete (1) of [S v]\ndelete (9) of [S v]", &["b"]),
        ("add [a] to [S v]\nadd [b] to [S v]\ndelete [last] of [S v]", &["a"]),
        ("add [a] to [S v]\nadd [b] to [S v]\ndelete [all] of [S v]", &[]),
        ("add [a] to [S v]\ndelete all of [S v]\nadd [b] to [S v]", &["b"]),
        ("add [a] to [S v]\nreplace item (1) of [S v] with (5)\nreplace item (2) of [S v] with (6)", &["5"]),
        ("add [a] to [S v]\nadd (item [last] of [S v]) to [S v]\nadd (item (1.9) of [S v]) to [S v]", &["a", "a", "a"]),
        (
            "add [a] to [S v]\nadd (item # of [A] in [S v]) to [S v]\nadd <[S v] contains [b] ?> to [S v]",
            &["a", "1", "false"],
        ),
        ("add [a] to [S v]\nadd [b] to [S v]\nadd (S) to [S v]\nadd (S) to [S v]", &["a", "b", "ab", "a b ab"]),
    ] {
        assert_eq!(after(&format!("when flag clicked\n{blocks}")), expected, "{blocks}");
    }
}

#[test]
fn loops_go_round_as_often_as_they_say() {
    for (blocks, expected) in [
        ("repeat (2.5)\nadd [a] to [S v]\nend", &["a", "a", "a"][..]),
        ("repeat (-1)\nadd [a] to [S v]\nend", &[]),
        ("repeat [x]\nadd [a] to [S v]\nend", &[]),
        ("for (n) from (1) to (3)\nadd (n) to [S v]\nend", &["1", "2", "3"]),
        ("for (n) from (2) to (0)\nadd (n) to [S v]\nend", &["2", "1", "0"]),
        ("for (n) from (1) to (3)\nadd (n) to [S v]\nset [n v] to (9)\nend", &["1", "2", "3"]),
        ("repeat until <(n) = (2)>\nchange [n v] by (1)\nadd (n) to [S v]\nend", &["1", "2"]),
        ("if <(1) = (2)> then\nadd [a] to [S v]\nelse\nadd [b] to [S v]\nend", &["b"]),
        ("forever\nadd [a] to [S v]\nif <(length of [S v]) = (2)> then\nstop [this script v]\nend\nend", &["a", "a"]),
        ("forever\nadd [a] to [S v]\nstop [all v]\nend", &["a"]),
    ] {
        assert_eq!(after(&format!("when flag clicked\n{blocks}")), expected, "{blocks}");
    }
}

#[test]
fn each_call_has_variables_of_its_own() {
    let sum = "define (sum to (k))\nscript variables (rest)\nif <(k) = (0)> then\nreport (0)\nend\n\
               set [rest v] to (sum to ((k) - (1)))\nreport ((rest) + (k))";
    assert_eq!(after(&format!("when flag clicked\nadd (sum to (10)) to [S v]\n\n{sum}")), ["55"]);
    // A variable with the name of an input is a different variable.
    let shadow = "define f (n)\nset [n v] to (3)\nadd (n) to [S v]";
    assert_eq!(after(&format!("when flag clicked\nf (7)\nadd (n) to [S v]\n\n{shadow}")), ["7", "3"]);
    let stopped = "define (f)\nif <true> then\nstop [this script v]\nend\nreport (1)";
    assert_eq!(after(&format!("when flag clicked\nadd (join [x] (f)) to [S v]\n\n{stopped}")), ["x"]);
}

#[test]
fn scripts_take_turns_at_the_end_of_each_round_of_a_loop() {
    let of = |letter: &str| {
        format!("when flag clicked\nrepeat (2)\nadd [{letter}] to [S v]\nadd [{letter}2] to [S v]\nend\n\n")
    };
    assert_eq!(after(&(of("a") + &of("b"))), ["a", "a2", "b", "b2", "a", "a2", "b", "b2"]);
    let quick = "define f :: run without screen refresh\nrepeat (2)\nadd [q] to [S v]\nend\n\nwhen flag clicked\nf\n\n";
    assert_eq!(after(&(quick.to_owned() + &of("b"))), ["q", "q", "b", "b2", "b", "b2"]);
}

#[test]
fn a_message_starts_those_who_receive_it_and_can_be_waited_for() {
    let receiver = "when I receive [Go v]\nrepeat (2)\nadd [r] to [S v]\nend";
    assert_eq!(after(&format!("when flag clicked\nbroadcast [go v]\nadd [s] to [S v]\n\n{receiver}")), ["s", "r", "r"]);
    assert_eq!(
        after(&format!("when flag clicked\nbroadcast [go v] and wait\nadd [s] to [S v]\n\n{receiver}")),
        ["r", "r", "s"]
    );
    // A message that is sent again restarts its script.
    let again = "when flag clicked\nbroadcast [go v]\nwait (0.1) seconds\nbroadcast [go v]\n\n\
                 when I receive [go v]\nadd [r] to [S v]\nwait (1) seconds\nadd [end] to [S v]";
    assert_eq!(after(again), ["r", "r", "end"]);
    let itself = "when flag clicked\nbroadcast [go v]\n\nwhen I receive [go v]\nchange [n v] by (1)\n\
                  if <(n) < (3)> then\nbroadcast [go v] and wait\nadd [never] to [S v]\nend\nadd (n) to [S v]";
    assert_eq!(after(itself), ["3"]);
}

#[test]
fn time_is_told_from_outside() {
    let mut machine = started("when flag clicked\nwait (1) seconds\nadd [a] to [S v]");
    let until_rest = |machine: &mut Machine| {
        while machine.pulse().is_some() {}
        items(machine).len()
    };
    assert_eq!(until_rest(&mut machine), 0);
    assert!(machine.rests() && !machine.is_idle());
    machine.tick(999);
    assert_eq!(until_rest(&mut machine), 0);
    machine.tick(1);
    assert_eq!(until_rest(&mut machine), 1);
    assert!(machine.is_idle());
}

#[test]
fn a_frame_is_over_when_something_new_is_to_be_seen() {
    let mut machine = started("when flag clicked\nrepeat (3)\nnext costume\nend");
    let mut frames = 0;
    while !machine.is_idle() {
        while machine.pulse().is_some() {}
        machine.tick(16);
        frames += 1;
    }
    assert_eq!(frames, 4, "one for each costume, and one for the end");
    let mut machine = started("when flag clicked\nrepeat (3)\nnext costume\nend");
    machine.set_turbo(true);
    while machine.pulse().is_some() {}
    assert!(machine.is_idle());
}

#[test]
fn questions_wait_for_their_answers_one_after_the_other() {
    let mut machine = started(
        "when flag clicked\nask [a?] and wait\nadd (answer) to [S v]\n\nwhen flag clicked\nask [b?] and wait\nadd (answer) to [S v]",
    );
    run(&mut machine, 50);
    assert_eq!(machine.question(), Some("a?"));
    machine.answer("one");
    run(&mut machine, 50);
    assert_eq!((machine.question(), items(&machine).len()), (Some("b?"), 1));
    machine.answer("two");
    run(&mut machine, 50);
    assert_eq!((machine.question(), items(&machine)), (None, vec!["one".to_owned(), "two".to_owned()]));
    machine.answer("three");
    assert!(machine.is_idle(), "nobody has asked");
}

#[test]
fn clones_have_variables_of_their_own_and_go_when_they_are_deleted() {
    let scripts = "when flag clicked\nrepeat (3)\nchange [id v] by (1)\ncreate clone of [myself v]\nend\nset [id v] to (0)\n\n\
                   when I receive [tell v]\nif <(id) > (0)> then\nadd (id) to [S v]\nend\n\n\
                   when this sprite clicked\nadd (join [clicked ] (id)) to [S v]\ndelete this clone\n\n\
                   when [a v] key pressed\nbroadcast [tell v]";
    let mut machine = started(scripts);
    run(&mut machine, 1_000);
    let ids: Vec<ActorId> = machine.actors().iter().filter(|actor| actor.is_clone).map(|actor| actor.id).collect();
    assert_eq!(ids.len(), 3);
    machine.click(ids[1]);
    run(&mut machine, 1_000);
    assert_eq!((machine.actors().len(), items(&machine)), (3, vec!["clicked 2".to_owned()]));
    machine.key("a");
    run(&mut machine, 1_000);
    assert_eq!(items(&machine)[1..], ["3", "1"], "those in front first");
    machine.key("b");
    assert!(machine.is_idle(), "nobody listens to it");
    machine.flag();
    assert_eq!(machine.actors().len(), 1, "the flag takes the clones away");
    run(&mut machine, 1_000);
    assert_eq!(machine.actors().len(), 4);
}

#[test]
fn there_are_no_more_clones_than_in_scratch() {
    let mut machine = started("when flag clicked\nrepeat (400)\ncreate clone of [myself v]\nend");
    run(&mut machine, 10_000);
    assert_eq!(machine.actors().len(), MOST_CLONES + 1);
    let mut machine =
        started("when flag clicked\ncreate clone of [myself v]\n\nwhen I start as a clone\ncreate clone of [myself v]");
    run(&mut machine, 10_000);
    assert!(machine.is_idle());
    assert_eq!(machine.actors().len(), MOST_CLONES + 1);
}

#[test]
fn costumes_are_chosen_by_name_or_number() {
    for (block, costume) in [
        ("switch costume to [three v]", 2),
        ("switch costume to [2]", 1),
        ("switch costume to ((1) + (2))", 2),
        ("switch costume to ((1) + (1))", 1),
        ("switch costume to (join [] [3])", 2),
        ("switch costume to ((0) - (1))", 1),
        ("switch costume to (join [no] [thing])", 0),
        ("switch costume to ((1) / (0))", 0),
        ("next costume\nnext costume\nnext costume\nnext costume", 1),
    ] {
        let mut machine = started(&format!("when flag clicked\n{block}"));
        run(&mut machine, 100);
        assert_eq!(machine.actors()[0].costume(), costume, "{block}");
    }
    let mut machine = started("when flag clicked\nhide\nsay [hello]\ngo to x: (3) y: [x]");
    run(&mut machine, 100);
    let owl = &machine.actors()[0];
    assert_eq!((owl.is_shown, &*owl.says, owl.position()), (false, "hello", (3.0, 0.0)));
}

#[test]
fn an_endless_loop_runs_on_as_long_as_it_is_asked_to() {
    for blocks in
        ["forever\nend", "forever\nset [n v] to (1)\nend", "repeat until <false>\nend", "repeat ((1) / (0))\nend"]
    {
        let mut machine = started(&format!("when flag clicked\n{blocks}"));
        assert!((0..50_000).all(|_| machine.pulse().is_some()), "{blocks}");
        machine.stop();
        assert!(machine.is_idle() && machine.pulse().is_none());
    }
    let mut machine = started("when flag clicked\nwait until <false>");
    assert!(run(&mut machine, 1_000) < 1_000 && !machine.is_idle(), "it asks once a frame");
    let mut machine = started("when flag clicked\nfor (n) from [1e300] to [1e301]\nend\nadd [x] to [S v]");
    run(&mut machine, 1_000);
    assert!(machine.is_idle(), "numbers that great cannot be counted");
}

/// Returns the fault that stops these scripts.
fn faulted(scripts: &str) -> FaultProblem {
    let mut machine = started(scripts);
    run(&mut machine, 3_000_000);
    let fault = machine.fault().unwrap_or_else(|| panic!("{scripts}"));
    assert_eq!(machine.pulse(), None, "it has stopped");
    assert!(!fault.to_string().is_empty());
    machine.flag();
    assert_eq!(machine.fault(), None, "and can begin anew");
    assert!(machine.pulse().is_some());
    fault.problem
}

#[test]
fn calls_without_an_end_are_a_fault() {
    assert_eq!(faulted("when flag clicked\nf\n\ndefine f :: run without screen refresh\nf"), FaultProblem::Recursion);
    let slow = "when flag clicked\nf\n\ndefine f\nf";
    assert_eq!(faulted(slow), FaultProblem::Recursion, "even if others run in between");
    let deep = "when flag clicked\nset [n v] to (sum to (9000))\nadd (n) to [S v]\n\n\
                define (sum to (k)) :: run without screen refresh\nif <(k) = (0)> then\nreport (0)\nend\n\
                report ((k) + (sum to ((k) - (1))))";
    assert_eq!((after(deep), MOST_CALLS), (vec!["40504500".to_owned()], 10_000));
}

#[test]
fn texts_and_lists_have_limits() {
    let double = "when flag clicked\nset [n v] to [x]\nforever\nset [n v] to (join (n) (n))\nend";
    assert_eq!(faulted(double), FaultProblem::LongText);
    let mut machine = started("when flag clicked\nforever\nadd [x] to [S v]\nend");
    run(&mut machine, 500_000);
    assert_eq!((machine.list(0).len(), machine.fault()), (MOST_ITEMS, None));
    let long = "when flag clicked\nset [n v] to [x]\nrepeat (16)\nset [n v] to (join (n) (n))\nend\nforever\nadd (join (n) [y]) to [S v]\nend";
    assert_eq!(faulted(long), FaultProblem::Room);
}

#[test]
fn a_pulse_tells_the_block_the_call_and_what_it_changed() {
    let mut machine = started(
        "when flag clicked\nset [n v] to (1)\nf (2)\nadd [x] to [S v]\nreplace item (1) of [S v] with [y]\nnext costume\n\n\
         define f (a)\nscript variables (b)\nset [b v] to (a)",
    );
    let mut pulses = Vec::new();
    while let Some(pulse) = machine.pulse() {
        pulses.push(pulse);
        if pulse.block.0 == 8 {
            let calls = machine.calls(pulse.thread);
            assert_eq!((calls.len(), calls[0].block.0, calls[1].block), (2, 2, pulse.block));
            let [a, b] = calls[1].variables.as_slice() else { panic!("an input and a variable") };
            assert_eq!((a, b), (&("a".to_owned(), Value::Numeral(2.0)), &("b".to_owned(), Value::Numeral(2.0))));
            assert_eq!(machine.code().custom_blocks()[0].label, "f _");
        }
    }
    let told: Vec<(u16, u16, u64, Change)> =
        pulses.iter().map(|Pulse { block, depth, call, change, .. }| (block.0, *depth, *call, *change)).collect();
    let list = ListPlace::Program(0);
    assert_eq!(
        told,
        [
            (0, 0, 0, Change::Nothing),
            (1, 0, 0, Change::Variable(VariablePlace::Program(0))),
            (2, 0, 0, Change::Called(0)),
            (7, 1, 1, Change::Nothing),
            (9, 1, 1, Change::Nothing),
            (8, 1, 1, Change::Variable(VariablePlace::Call(1))),
            (3, 0, 0, Change::List(list)),
            (4, 0, 0, Change::Item(list, 0)),
            (5, 0, 0, Change::Look(ActorId(0))),
        ]
    );
    assert_eq!(machine.value_of(pulses[4].block), Some(&Value::Numeral(2.0)));
    assert!(size_of::<Pulse>() <= 40);
}

#[test]
fn a_value_that_a_block_reported_stands_beside_the_call() {
    let mut machine = started("when flag clicked\nset [n v] to (f)\n\ndefine (f)\nreport [hi]");
    run(&mut machine, 100);
    assert_eq!(machine.value_of(sudoku_blocks::BlockId(2)), Some(&Value::text("hi")));
}

/// Returns the bundled programs and their lowered forms.
fn shipped() -> Vec<Program> {
    let programs = bundled_names().map(|name| bundled(name).expect("it ships"));
    programs.flat_map(|program| [lowered(&program), program]).collect()
}

#[test]
fn what_was_worked_out_stays_while_others_are_called() {
    let scripts = "when flag clicked\nadd (sum (3)) to [S v]\nadd (pair (1) (pair (2) (3))) to [S v]\n\n\
                   define (sum (k)) :: run without screen refresh\nif <(k) = (0)> then\nreport (0)\nend\n\
                   report (((10) * (k)) + ((sum ((k) - (1))) + ((sum (0)) * (k))))\n\n\
                   define (pair (a) (b))\nreport (join (join (a) (twice (b))) (join (a) (twice (a))))\n\n\
                   define (twice (a))\nreport (join (a) (a))";
    assert_eq!(after(scripts), ["60", "1233222233222111"]);
}

proptest! {
    #![proptest_config(cases(32))]

    #[test]
    fn a_kept_state_goes_on_as_the_other_did(kept in 0_usize..4_000, further in 0_usize..4_000, seed: u64) {
        let program = bundled("final").expect("it ships");
        let mut machine = Machine::new(Arc::new(compile(&program).expect("nothing is wrong")), seed);
        machine.flag();
        run(&mut machine, kept);
        let mut copy = machine.clone();
        prop_assert!(copy == machine);
        let play = |machine: &mut Machine| {
            run(machine, further);
            machine.answer(sudoku_samples::known::SCRATCH);
            run(machine, further);
            machine.key("5");
            run(machine, further)
        };
        prop_assert_eq!(play(&mut machine), play(&mut copy));
        prop_assert!(copy == machine);
    }

    #[test]
    fn draining_so_many_blocks_is_pulsing_so_often(
        program in prop_oneof![any_program(), prop::sample::select(shipped())],
        is_turbo: bool,
        mosts in prop::collection::vec(prop_oneof![1_u32..4, 1_u32..2_000], 1..80),
    ) {
        let code = Arc::new(compile(&program).expect("nothing is wrong"));
        let mut drained = Machine::new(code, 1);
        drained.set_turbo(is_turbo);
        drained.flag();
        let mut pulsed = drained.clone();
        for most in mosts {
            let told = drained.drain(most);
            let ran = told.map_or(0, |(ran, _)| ran);
            let pulses: Vec<Pulse> = (0..ran).map_while(|_| pulsed.pulse()).collect();
            prop_assert_eq!(told, pulses.last().map(|&last| (pulses.len() as u32, last)));
            let is_quiet = |pulse: &Pulse| matches!(pulse.change, Change::Nothing | Change::Variable(_));
            prop_assert!(pulses.iter().rev().skip(1).all(is_quiet), "nobody is told too late");
            if ran < most && pulses.last().is_none_or(is_quiet) {
                prop_assert_eq!(pulsed.pulse(), None, "no more than these can run");
            }
            prop_assert!(drained == pulsed);
            if told.is_none() {
                for machine in [&mut drained, &mut pulsed] {
                    machine.tick(20);
                    machine.answer(sudoku_samples::known::SCRATCH);
                    machine.broadcast("solve");
                }
            }
        }
    }

    #[test]
    fn random_numbers_follow_from_the_seed(seed: u64) {
        let code = code(&["S"], "when flag clicked\nrepeat (5)\nadd (pick random (1) to (1000000)) to [S v]\nend");
        let roll = |seed| {
            let mut machine = Machine::new(code.clone(), seed);
            machine.flag();
            run(&mut machine, 1_000);
            items(&machine)
        };
        prop_assert_eq!(roll(seed), roll(seed));
        prop_assert_ne!(roll(seed), roll(seed ^ 1));
    }
}

/// Returns the block whose words begin like this, ignoring heads of definitions.
fn block(machine: &Machine, words: &str) -> BlockId {
    let program = machine.code().program();
    let ids = (0..program.count() as u16).map(BlockId);
    let mut found = ids.filter(|&id| program.block(id).is_some_and(|block| block.words().starts_with(words)));
    found.next().expect("the program has such a block")
}

#[test]
fn any_script_begins_when_it_is_clicked_a_definition_and_a_loose_piece_too() {
    let mut machine =
        started("when I receive [go v]\nadd [a] to [S v]\n\ndefine f (n)\nadd (n) to [S v]\n\nset [n v] to (1)");
    let begin = |machine: &mut Machine, words| {
        let block = block(machine, words);
        assert!(machine.begin_script(block), "{words}");
        run(machine, 1_000);
        assert!(machine.is_idle() && machine.fault().is_none(), "{:?}", machine.fault());
    };
    begin(&mut machine, "when I receive");
    assert_eq!(items(&machine), ["a"]);
    let in_definition = BlockId(3);
    assert!(machine.begin_script(in_definition));
    run(&mut machine, 1_000);
    // The input of the call is blank.
    assert_eq!(items(&machine), ["a", ""]);
    begin(&mut machine, "set _ to _");
    assert_eq!(machine.variable("n").map(ToString::to_string).as_deref(), Some("1"));
    assert!(!machine.begin_script(BlockId(99)), "there is no such script");
}

#[test]
fn a_loose_piece_with_a_fault_stops_the_machine_only_when_it_is_clicked() {
    let mut machine = started("when flag clicked\nadd [a] to [S v]\n\nadd [b] to [T v]");
    run(&mut machine, 1_000);
    assert_eq!((items(&machine), machine.fault()), (vec!["a".to_owned()], None));
    assert!(machine.begin_script(BlockId(2)));
    run(&mut machine, 1_000);
    assert!(matches!(machine.fault().map(|fault| fault.problem), Some(FaultProblem::Finding(_))));
}

#[test]
fn evaluating_a_block_changes_nothing() {
    let double = "define (double (k))\nscript variables (twice)\nset [twice v] to ((k) + (k))\nadd (twice) to [S v]\nreport (twice)";
    let mut machine = started(&format!("when flag clicked\nset [n v] to (double (4))\n\n{double}"));
    let value = |machine: &Machine, block| machine.evaluate(block).map(|given| given.map(|value| value.to_string()));
    let (call, sum) = (block(&machine, "double _"), block(&machine, "_ + _"));
    let before = machine.clone();
    assert_eq!(value(&machine, call), Some(Ok("8".to_owned())));
    // Nothing has called the block yet, so its input is blank.
    assert_eq!(value(&machine, sum), Some(Ok("0".to_owned())));
    assert!(machine == before, "the machine is as it was");
    while items(&machine).is_empty() {
        assert!(machine.pulse().is_some(), "it comes to the list");
    }
    assert_eq!(value(&machine, sum), Some(Ok("8".to_owned())), "inputs are those of the call that runs");
    assert_eq!(value(&machine, block(&machine, "add _ to _")), None, "a command gives nothing");
    let waits = started("when flag clicked\nset [n v] to (asks)\n\ndefine (asks)\nask [?] and wait\nreport (answer)");
    assert_eq!(value(&waits, block(&waits, "asks")), None);
}
