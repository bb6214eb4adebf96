//! Feedback on learners' programs: small boards with the first difference, and the run of the trial up to its first wrong step.

use crate::mutants::{FEW_KINDS, mutants};
use std::sync::Arc;
use sudoku_blocks::{Program, compile, read_scripts};
use sudoku_run::lessons::{
    Condition, Ending, Goal, Lesson, Quantity, Reason, SmallBoard, Solution, Task, Verdict, check, course, languages,
    words,
};
use sudoku_run::{Act, RunError};

/// Returns all tasks to change or make a program, in English.
fn made() -> impl Iterator<Item = (&'static Lesson, &'static Task)> {
    let all = course().expect("they ship").iter();
    let all = all.flat_map(|lesson| lesson.tasks.iter().map(move |task| (lesson, task)));
    all.filter(|(_, task)| matches!(task.goal(), Goal::Make(_)))
}

fn task(lesson: &str, task: &str) -> (&'static Lesson, &'static Task) {
    made().find(|(one, other)| one.name == lesson && other.name == task).expect("there is such a task")
}

fn sample(task: &Task) -> Arc<Program> {
    match task.solution() {
        Ok(Solution::Program(program)) => program,
        other => panic!("{other:?}"),
    }
}

/// Returns the task's program with this script of the owl in place of its own.
fn with_script(task: &Task, script: &str) -> Program {
    let mut program = Program::clone(&task.program);
    let at = program.sprites.iter().position(|sprite| sprite.name == "Owl").expect("an owl");
    let read = read_scripts(&program, &program.sprites[at], script).unwrap_or_else(|error| panic!("{error}"));
    for script in read {
        let label = |script: &sudoku_blocks::Script| script.definition.as_ref().map(|own| own.label());
        let hat = |script: &sudoku_blocks::Script| script.blocks.first().map(ToString::to_string);
        let is_it = |other: &sudoku_blocks::Script| {
            label(other) == label(&script) && (label(&script).is_some() || hat(other) == hat(&script))
        };
        let own = program.sprites[at].scripts.iter_mut().find(|other| is_it(other)).expect("the task has the script");
        *own = script;
    }
    program
}

fn reason(task: &Task, program: &Program) -> Reason {
    match check(task, program) {
        Ok(Verdict::Wrong(reason)) => reason,
        other => panic!("{}: {other:?}", task.name),
    }
}

/// Calls the function with each wrong program that differs from the sample solution in one block and fails a trial.
fn each_wrong_program(mut see: impl FnMut(&'static Lesson, &'static Task, &Program, &Reason, &str)) {
    for (lesson, task) in made() {
        let sample = sample(task);
        for (sprite, own) in sample.sprites.iter().enumerate() {
            for (at, script) in own.scripts.iter().enumerate() {
                if task.program.sprites[sprite].scripts.contains(script) {
                    continue;
                }
                for (what, script) in mutants(script, &FEW_KINDS) {
                    let mut program = Program::clone(&sample);
                    program.sprites[sprite].scripts[at] = script;
                    if let Ok(Verdict::Wrong(reason @ (Reason::Differs { .. } | Reason::Stops { .. }))) =
                        check(task, &program)
                    {
                        see(lesson, task, &program, &reason, &format!("{}-{}, {what}", lesson.name, task.name));
                    }
                }
            }
        }
    }
}

#[test]
fn each_failed_trial_shows_what_happened_beside_what_was_expected() {
    let (mut lists, mut values) = (0, 0);
    each_wrong_program(|lesson, _, _, reason, key| {
        let boards = words("en").boards(lesson, &Verdict::Wrong(reason.clone()));
        let [.., got, wanted] = &boards[..] else { panic!("{key}: {boards:?}") };
        assert_eq!((&*got.heading, &*wanted.heading), ("It was", "Expected"), "{key}");
        assert!(boards.len() < 4 && boards.iter().all(|board| !board.cells.is_empty()), "{key}: {boards:?}");
        let fits = |board: &SmallBoard| board.cells.len().div_ceil(board.columns) <= board.columns + 2;
        assert!(boards.iter().all(fits), "{key}: {boards:?}");
        match reason {
            Reason::Differs { quantity: Quantity::Items(_), expected, actual, .. } => {
                let first = (0..).find(|&at| expected.get(at) != actual.get(at)).expect("they differ");
                for (board, items) in [(got, actual), (wanted, expected)] {
                    let mark = board.mark.as_ref().expect("the difference is marked");
                    assert_eq!(mark.index, first, "{key}");
                    let is_marked = first < items.len() && board.value().is_none();
                    assert_eq!(board.marked().is_some(), is_marked, "{key}");
                    assert!(board.value().is_some() || board.to_string().contains(&mark.place), "{key}: {board}");
                    let brackets = board.to_string().matches('[').count();
                    assert_eq!(brackets, usize::from(is_marked), "{key}: {board}");
                }
                lists += 1;
            }
            Reason::Stops { .. } => assert!(got.value().is_some(), "{key}: {got}"),
            _ => {
                assert!(
                    got.value().is_some_and(|value| wanted.value().is_some_and(|other| value != other)),
                    "{key}: {boards:?}"
                );
                values += 1;
            }
        }
    });
    assert!(lists > 30 && values > 30, "{lists} lists, {values} values");
}

#[test]
fn lists_that_are_no_board_are_shown_as_a_row() {
    let (lesson, task) = task("queens", "order");
    let wrong = with_script(
        task,
        "define place queens from row (row) :: run without screen refresh\nadd (row) to [queens v]\nadd (row) to [queens v]",
    );
    let reason = reason(task, &wrong);
    let verdict = Verdict::Wrong(reason.clone());
    let said = words("en").verdict(lesson, task, &verdict, ToString::to_string, ToString::to_string);
    let boards = words("en").boards(lesson, &verdict);
    match reason {
        Reason::Differs { quantity: Quantity::Items(_), .. } => {
            assert!(said.contains("“queens”") && !said.contains("Cell"), "{said}");
            assert!(boards.iter().all(|board| board.columns == board.cells.len()), "{boards:?}");
        }
        _ => assert!(boards.iter().all(|board| board.value().is_some()), "{boards:?}"),
    }
}

#[test]
fn the_run_of_each_failed_trial_stops_at_a_step_of_the_learners_program() {
    let (mut wrong, mut others) = (0, 0);
    each_wrong_program(|_, task, program, reason, key| {
        let code = Arc::new(compile(program).expect("it is compiled"));
        let failed = task.failed_trial(&code, reason).expect("the sample runs").expect("a trial failed");
        assert!(Arc::ptr_eq(failed.run.machine().code(), &code), "{key}: the learner's program runs");
        let begun = failed.run.blocks();
        match failed.ending {
            Ending::WrongStep(blocks) => {
                wrong += 1;
                let mut run = failed.run.clone();
                run.go_to(blocks);
                assert!(begun < blocks && run.blocks() == blocks, "{key}: {begun} to {blocks}");
                // The step has changed something.
                let (Reason::Differs { quantity, .. } | Reason::Stops { quantity, .. }) = reason else { return };
                let after = quantity.read_all(&run);
                run.back();
                assert!(after != quantity.read_all(&run) || *quantity == Quantity::Reported, "{key}: {after:?}");
            }
            Ending::Last(blocks) => {
                others += 1;
                assert!(begun <= blocks, "{key}");
            }
            Ending::Never => {
                others += 1;
                assert!(matches!(reason, Reason::Stops { error: RunError::Endless, .. }), "{key}: {reason:?}");
            }
        }
    });
    assert!(wrong > 300, "{wrong} wrong steps are told, {others} are not");
}

/// Returns the values of the quantity before and after the first wrong step.
fn at_wrong_step(task: &Task, program: &Program) -> (Vec<String>, Vec<String>) {
    let reason = reason(task, program);
    let code = Arc::new(compile(program).expect("it is compiled"));
    let failed = task.failed_trial(&code, &reason).expect("the sample runs").expect("a trial failed");
    let (Ending::WrongStep(blocks), Reason::Differs { quantity, .. }) = (failed.ending, &reason) else {
        panic!("{:?}, {reason:?}", failed.ending)
    };
    let mut run = failed.run;
    run.go_to(blocks);
    let after = quantity.read_all(&run).expect("it is there");
    run.back();
    (quantity.read_all(&run).expect("it is there"), after)
}

#[test]
fn the_first_wrong_step_is_the_one_that_a_right_program_does_not_make() {
    let texts = |items: &str| items.chars().map(String::from).collect::<Vec<_>>();
    // The third digit is the first wrong one.
    let (_, down) = task("variables", "down");
    let script = |third: &str| {
        format!(
            "when flag clicked\nreplace item (1) of [S v] with (4)\nreplace item (2) of [S v] with (3)\n\
             replace item (3) of [S v] with ({third})\nreplace item (4) of [S v] with (1)\nsay [Done!]"
        )
    };
    let (before, after) = at_wrong_step(down, &with_script(down, &script("1")));
    assert_eq!((before, after), (texts("4300"), texts("4310")));
    // Another order is right as well: the digit that stays wrong is the step.
    let other = "when flag clicked\nreplace item (4) of [S v] with (1)\nreplace item (1) of [S v] with (5)\n\
                 replace item (2) of [S v] with (3)\nreplace item (3) of [S v] with (2)\nsay [Done!]";
    let (before, after) = at_wrong_step(down, &with_script(down, other));
    assert_eq!((before, after), (texts("0001"), texts("5001")));
    // Nothing was written: the run goes on to its end.
    let nothing = with_script(down, "when flag clicked\nsay [Done!]");
    let code = Arc::new(compile(&nothing).expect("it is compiled"));
    let failed = down.failed_trial(&code, &reason(down, &nothing)).expect("it runs").expect("it failed");
    assert!(matches!(failed.ending, Ending::Last(_)), "{:?}", failed.ending);
    assert!(failed.run.playback().line().all_actions().any(|(.., act)| *act == Act::Flag));
}

#[test]
fn a_trial_that_an_observer_has_called_is_watched_with_the_learners_block() {
    let (_, write) = task("fewest", "write");
    let first = with_script(
        write,
        "define (best blank) :: run without screen refresh\nscript variables (best) (cell)\nset [best v] to (first blank)\n\
         for (cell) from (1) to (16)\nif <(item (cell) of [S v]) = [0]> then\nif <(digits for (cell)) > (digits for (best))> then\n\
         set [best v] to (cell)\nend\nend\nend\nreport (best)",
    );
    let reason = reason(write, &first);
    let code = Arc::new(compile(&first).expect("it is compiled"));
    let failed = write.failed_trial(&code, &reason).expect("it runs").expect("it failed");
    let acts: Vec<_> = failed.run.playback().line().all_actions().map(|(.., act)| act.clone()).collect();
    let is_known = |act: &Act| !matches!(act, Act::Call(label, _) if code.custom_block(label).is_none());
    assert!(acts.len() > 1 && acts.iter().all(is_known), "{acts:?}");
}

#[test]
fn further_conditions_are_only_those_that_the_task_asks_for() {
    let mut found = 0;
    for language in languages() {
        let said = words(language);
        for lesson in said.course().expect("they ship") {
            for task in &lesson.tasks {
                let Goal::Make(goal) = task.goal() else { continue };
                for condition in &goal.conditions {
                    let (Condition::FewerCalls(label) | Condition::Calls(label, _) | Condition::AtMostCalls(label, _)) =
                        condition;
                    let asked = said.task(lesson, task);
                    assert!(
                        asked.contains(&label.replace('_', "…")),
                        "{language}, {}-{}: {asked}",
                        lesson.name,
                        task.name
                    );
                    found += 1;
                }
            }
        }
    }
    assert_eq!(found, 6 * languages().count());
}
