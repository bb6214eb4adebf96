//! Feedback on wrong programs names blocks as a reader sees them, in every language. The language is the same for a whole
//! process, so this test has one of its own.

#[path = "../../run/tests/run/mutants.rs"]
mod mutants;

use mutants::{FEW_KINDS, mutants};
use sudoku_blocks::Program;
use sudoku_run::lessons::{self, Goal, Reason, Solution, Task, Verdict, check};

/// Returns wrong programs of a task: the sample solution with one wrong block, or without a script, its variables or its lists.
fn wrong_programs(task: &Task) -> Vec<Program> {
    let Ok(Solution::Program(sample)) = task.solution() else { panic!("{}: it is made", task.name) };
    let (mut found, mut bare) = (Vec::new(), Program::clone(&sample));
    bare.variables.clear();
    found.push(bare.clone());
    bare.lists.clear();
    found.push(bare);
    for (sprite, own) in sample.sprites.iter().enumerate() {
        for (at, script) in own.scripts.iter().enumerate() {
            if task.program.sprites[sprite].scripts.contains(script) {
                continue;
            }
            let mut without = Program::clone(&sample);
            without.sprites[sprite].scripts.remove(at);
            found.push(without);
            found.extend(mutants(script, &FEW_KINDS).into_iter().map(|(_, script)| {
                let mut program = Program::clone(&sample);
                program.sprites[sprite].scripts[at] = script;
                program
            }));
        }
    }
    found
}

#[test]
fn feedback_names_blocks_as_a_reader_sees_them() {
    let [mut differ, mut stop, mut faulty] = [0; 3];
    for (number, language) in lessons::languages().enumerate() {
        sudoku_words::set_language(Some(language));
        let said = lessons::words(language);
        for lesson in said.course().expect("they ship") {
            for task in lesson.tasks.iter().filter(|task| matches!(task.goal(), Goal::Make(_))) {
                // Each language has a third of the programs, and all have the first ones.
                for (at, program) in wrong_programs(task).iter().enumerate() {
                    if at > 1 && at % 3 != number {
                        continue;
                    }
                    let verdict = check(task, program).expect("the sample runs");
                    let Verdict::Wrong(reason) = &verdict else { continue };
                    match reason {
                        Reason::Differs { .. } => differ += 1,
                        Reason::Stops { .. } => stop += 1,
                        Reason::Findings(_) => faulty += 1,
                        _ => {}
                    }
                    let told = said.verdict(
                        lesson,
                        task,
                        &verdict,
                        |found| sudoku_words::finding(program, found),
                        sudoku_words::run_error,
                    );
                    let boards: String = said
                        .boards(lesson, &verdict)
                        .iter()
                        .flat_map(|board| board.cells.join(" ").chars().collect::<Vec<_>>())
                        .collect();
                    for notation in ["[", "]", " v]", "_", "::", "<", ">", "\"", "“”", "«»", "„“"] {
                        let key = format!("{language}, {}-{}", lesson.name, task.name);
                        assert!(!told.contains(notation), "{key}: {told}");
                        assert!(!boards.contains(notation), "{key}: {boards}");
                    }
                }
            }
        }
    }
    assert!(differ > 100 && stop > 10 && faulty > 10, "{differ} differ, {stop} stop, {faulty} have faults");
}
