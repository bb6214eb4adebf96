//! Every lesson can be finished, no check accepts a wrong answer, and all texts exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use sudoku_blocks::{Block, BlockId, Opcode, Program, ProgramFault, read_program, scratch, write_program};
use sudoku_run::lessons::{
    Answer, AnswerForm, Assignment, AssignmentError, CONCEPTS, CoursePart, FaultKind, Goal, Lesson, LessonError,
    LessonFault, MentalModel, Progress, Reason, Solution, Submission, Task, TaskKind, TaskResult, TaskStatus, Verdict,
    check, course, languages, read_lessons, words,
};
use sudoku_run::{Act, ProgramRun};
use sudoku_storage::versioned::{FormFault, MAX_BYTES};

/// The right answers, found without running the programs.
const ANSWERS: &[(&str, &str)] = &[
    ("taste-first", "2"),
    ("taste-block", "replace item (cell) of [S v] with [0]"),
    ("rules-row", "2"),
    ("rules-column", "4"),
    ("rules-box", "2"),
    ("steps-last", "3"),
    ("steps-second", "replace item (2) of [S v] with [2]"),
    ("again-third", "1"),
    ("again-rounds", "2"),
    ("choices-seven", "That is too big."),
    ("choices-four", "4"),
    ("variables-end", "5"),
    ("variables-bigger", "change [cell v] by (1)"),
    ("own-block-first", "3"),
    ("own-block-inside", "1"),
    ("calls-first-around", "2 1 1 2"),
    ("calls-first-after", "1 2 3"),
    ("calls-first-own", "10 20 30"),
    ("calls-first-stop", "9 1 2"),
    ("calls-first-sum", "6"),
    ("calls-first-twice", "1 2 1"),
    ("countdown-second", "3"),
    ("countdown-calls", "5"),
    ("adding-total", "6"),
    ("adding-third", "2"),
    ("base-cases-missing", "-1"),
    ("base-cases-extra", "4"),
    ("flag-hello", "That is no puzzle. It takes nine digits and a comma, nine times. Try again!"),
    ("flag-next", "say [There it is!]"),
    ("clones-count", "81"),
    ("clones-right", "-72"),
    ("clones-down", "108"),
    ("cell-ids-column", "2"),
    ("cell-ids-row", "3"),
    ("cell-ids-which", "37"),
    ("cell-ids-last", "8"),
    ("letters-tenth", "11"),
    ("letters-asked", "81"),
    ("digits-seven", "7"),
    ("digits-letter", "0"),
    ("digits-zero", "true"),
    ("digits-refused", "2"),
    ("colours-costume", "puzzle 1"),
    ("colours-type", "user"),
    ("numkey-no-click", "0"),
    ("numkey-waits", "-1"),
    ("numkey-given", "false"),
    ("row-there", "true"),
    ("row-first", "19"),
    ("row-rounds", "4"),
    ("column-next", "14"),
    ("column-there", "true"),
    ("column-rounds", "4"),
    ("box-number", "4"),
    ("box-first", "31"),
    ("box-jump", "40"),
    ("box-looks", "5"),
    ("fits-five", "true"),
    ("fits-lazy", "0"),
    ("fits-which", "check box … for …"),
    ("solved-sum", "405"),
    ("solved-fake", "true"),
    ("solved-guard", "false"),
    ("first-blank-where", "2"),
    ("first-blank-none", "0"),
    ("first-blank-after", "3"),
    ("first-blank-asked", "3"),
    ("trying-digit", "1"),
    ("trying-none", "false"),
    ("memory-first", "1"),
    ("memory-new", "0"),
    ("memory-third", "5"),
    ("memory-back", "if (solve) then #2"),
    ("memory-kept", "1"),
    ("taking-back-where", "2"),
    ("taking-back-then", "4"),
    ("taking-back-never", "false"),
    ("deep-deepest", "10"),
    ("deep-comes-back", "2"),
    ("deep-calls", "16"),
    ("solve-ends-fake", "true"),
    ("solve-ends-missing", "report <false>"),
    ("solve-ends-extra", "15"),
    ("solve-full", "1"),
    ("solve-true", "3"),
    ("calls-again-around", "3 2 1 1 2 3"),
    ("calls-again-after", "1 2 3 4"),
    ("calls-again-own", "6 7 8"),
    ("calls-again-stop", "9 1 2 3"),
    ("calls-again-sum", "10"),
    ("calls-again-twice", "2 1 1"),
    ("fewest-digits", "2"),
    ("fewest-best", "3"),
    ("fewest-calls", "10"),
    ("fewest-changes", "9"),
    ("queens-safe", "false"),
    ("queens-second", "3"),
    ("queens-deepest", "5"),
    ("knight-second", "8"),
    ("knight-calls", "237"),
    ("knight-small", "There is no such tour."),
    ("transfer-first", "4"),
    ("transfer-off", "7"),
];

fn lessons() -> &'static [Lesson] {
    course().unwrap_or_else(|error| panic!("{error}"))
}

fn key(lesson: &Lesson, task: &Task) -> String {
    format!("{}-{}", lesson.name, task.name)
}

/// Returns all tasks, with their keys.
fn tasks() -> impl Iterator<Item = (&'static Lesson, &'static Task, String)> {
    lessons().iter().flat_map(|lesson| lesson.tasks.iter().map(move |task| (lesson, task, key(lesson, task))))
}

#[test]
fn the_taste_takes_ten_minutes_and_is_not_on_the_path() {
    for tag in sudoku_run::lessons::languages() {
        let course = words(tag).course().expect("the lessons ship");
        let tastes: Vec<&Lesson> = course.iter().filter(|lesson| lesson.part == CoursePart::Taste).collect();
        let [taste] = tastes[..] else { panic!("{} tastes", tastes.len()) };
        assert!((8..=10).contains(&taste.minutes), "{tag}: {}", taste.minutes);
        let kinds: BTreeSet<TaskKind> = taste.tasks.iter().map(|task| task.kind).collect();
        assert_eq!(kinds, [TaskKind::Predict, TaskKind::Run, TaskKind::Change].into());
        // The path begins behind it, whoever has begun it goes on with it, and nobody is led back to it.
        let mut progress = Progress::default();
        let next = |progress: &Progress| progress.next_task(course).map(|(lesson, _)| lesson.name.clone());
        assert_eq!(next(&progress).as_deref(), Some("rules"));
        progress.mark_skipped(taste, &taste.tasks[0]);
        assert_eq!(next(&progress).as_deref(), Some("taste"));
        for lesson in course.iter().filter(|lesson| lesson.part != CoursePart::Taste) {
            for task in &lesson.tasks {
                progress.mark_skipped(lesson, task);
            }
        }
        assert_eq!(next(&progress), None);
    }
}

#[test]
fn every_lesson_has_all_five_kinds_of_tasks() {
    // The rules of sudoku are no program, so there is nothing to change in them, and nothing to make.
    let complete = lessons().iter().filter(|lesson| lesson.is_step() && lesson.name != "rules");
    let mut seen = 0;
    for lesson in complete {
        for kind in [TaskKind::Predict, TaskKind::Run, TaskKind::Investigate, TaskKind::Change, TaskKind::Make] {
            assert!(lesson.tasks.iter().any(|task| task.kind == kind), "{}: {kind:?}", lesson.name);
        }
        seen += 1;
    }
    assert!(seen > 28, "{seen}");
}

fn checked<'a>(task: &Task, facts: impl Into<Submission<'a>>, key: &str) -> Verdict {
    check(task, facts).unwrap_or_else(|error| panic!("{key}: {error}"))
}

/// Returns the blocks with this text.
fn blocks(program: &Program, words: &str) -> Vec<u16> {
    let all = (0..program.count() as u16).filter(|&id| program.block(BlockId(id)).is_some());
    all.filter(|&id| program.block(BlockId(id)).is_some_and(|block| block.to_string() == words)).collect()
}

/// Returns the answer as a person gives it.
fn given(task: &Task, text: &str) -> Answer {
    match task.answer_form().expect("it asks") {
        AnswerForm::Cell => Answer::Cell(text.parse().expect("an id")),
        AnswerForm::Cells => Answer::Cells(text.split(' ').map(|id| id.parse().expect("an id")).collect()),
        AnswerForm::Number => Answer::Number(text.to_owned()),
        AnswerForm::Choice(choices) => {
            assert!(choices.iter().any(|choice| choice == text), "{text}");
            Answer::Choice(text.to_owned())
        }
        AnswerForm::Block => {
            // The second of two blocks with the same words is meant by #2.
            let (text, nth) =
                text.split_once(" #").map_or((text, 1), |(text, nth)| (text, nth.parse().expect("a number")));
            Answer::Block(blocks(&task.program, text)[nth - 1])
        }
    }
}

/// Returns wrong answers that a person could give: all of them, or a selection.
fn others(task: &Task, right: &Answer) -> Vec<Answer> {
    let all: Vec<Answer> = match task.answer_form().expect("it asks") {
        AnswerForm::Cell => (1..=81).map(Answer::Cell).collect(),
        AnswerForm::Cells => (1..=81).map(|id| Answer::Cells(vec![id])).collect(),
        AnswerForm::Number => {
            let number = right.value().to_number();
            let wrong = [number - 1.0, number + 1.0, -number - 1.0, number * 10.0 + 5.0];
            let typed = wrong.iter().map(ToString::to_string).chain(["", "many", "1/0"].map(str::to_owned));
            typed.map(Answer::Number).collect()
        }
        AnswerForm::Choice(choices) => choices.iter().cloned().chain(["".to_owned()]).map(Answer::Choice).collect(),
        AnswerForm::Block => (0..task.program.count() as u16).map(Answer::Block).collect(),
    };
    all.into_iter().filter(|answer| answer != right).collect()
}

fn told(lesson: &Lesson, task: &Task, verdict: &Verdict) -> String {
    words("en").verdict(lesson, task, verdict, ToString::to_string, ToString::to_string)
}

#[test]
fn every_question_takes_the_right_answer_and_no_other() {
    let mut asked = BTreeSet::new();
    for (lesson, task, key) in tasks() {
        let Goal::Ask(_) = task.goal() else { continue };
        let (_, answer) =
            ANSWERS.iter().find(|(known, _)| *known == key).unwrap_or_else(|| panic!("{key}: {:?}", task.solution()));
        asked.insert(key.clone());
        let right = given(task, answer);
        assert_eq!(checked(task, &right, &key), Verdict::Right, "{key}");
        for wrong in others(task, &right) {
            let verdict = checked(task, &wrong, &key);
            assert!(matches!(verdict, Verdict::Wrong(_)), "{key}: {wrong:?}");
            let told = told(lesson, task, &verdict);
            assert!(told.len() > 15, "{key}: {wrong:?} is told “{told}”");
        }
        assert_eq!(checked(task, Submission::default(), &key), Verdict::Wrong(Reason::Missing), "{key}");
        match task.solution() {
            Ok(Solution::Answer(shown, _)) => assert_eq!(shown.value().to_string(), right.value().to_string(), "{key}"),
            other => panic!("{key}: {other:?}"),
        }
    }
    assert_eq!(asked.len(), ANSWERS.len(), "an answer belongs to no question");
}

/// Runs block by block, and does what the solution shows, as a learner would.
fn followed(task: &Task, key: &str) -> ProgramRun {
    let Ok(Solution::Play(acts, then)) = task.solution() else { panic!("{key}: {:?}", task.solution()) };
    let mut run = task.run().expect("it begins");
    for act in acts {
        while run.forward().is_some() {}
        run.act(act).unwrap_or_else(|error| panic!("{key}: {error}"));
    }
    while run.blocks() < then.blocks() {
        run.forward().unwrap_or_else(|| panic!("{key}: stopped after {}", run.blocks()));
    }
    run
}

#[test]
fn every_moment_is_reached_and_is_not_there_from_the_start() {
    for (_, task, key) in tasks() {
        let Goal::Reach { .. } = task.goal() else { continue };
        let start = task.run().unwrap_or_else(|error| panic!("{key}: {error}"));
        assert_eq!(checked(task, &start, &key), Verdict::Wrong(Reason::WrongMoment), "{key}");
        let mut there = followed(task, &key);
        assert_eq!(checked(task, &there, &key), Verdict::Right, "{key}");
        // Going back and forth leads through the same moments.
        let machine = there.machine().clone();
        let at = there.blocks();
        assert!(at == there.blocks_at_start() || there.back(), "{key}");
        assert!(
            at == there.blocks_at_start() || checked(task, &there, &key) == Verdict::Wrong(Reason::WrongMoment),
            "{key}"
        );
        there.go_to(0);
        assert_eq!(there.blocks(), there.blocks_at_start(), "{key}");
        there.go_to(at);
        assert!(*there.machine() == machine, "{key}");
    }
}

#[test]
fn every_program_to_make_is_wrong_at_first_and_right_as_it_is_shown() {
    for (lesson, task, key) in tasks() {
        let Goal::Make(_) = task.goal() else { continue };
        let verdict = checked(task, &*task.program, &key);
        assert!(matches!(verdict, Verdict::Wrong(_)), "{key}: nothing is to be done");
        assert!(told(lesson, task, &verdict).len() > 20, "{key}: it is told why");
        let Ok(Solution::Program(shown)) = task.solution() else { panic!("{key}: {:?}", task.solution()) };
        assert_eq!(checked(task, &*shown, &key), Verdict::Right, "{key}");
        assert!(
            task.script_to_change().is_some() || shown.count() > task.program.count(),
            "{key}: it is known what changes"
        );
        // A program without any scripts does nothing.
        let mut empty = Program::clone(&shown);
        empty.sprites.iter_mut().for_each(|sprite| sprite.scripts.clear());
        assert!(matches!(checked(task, &empty, &key), Verdict::Wrong(_)), "{key}");
    }
}

/// This covers the sample solutions too, which differ from the lesson's program.
#[test]
fn every_program_of_the_lessons_is_written_read_and_exported() {
    let is_same = |key: &str, program: &Program| {
        assert_eq!(read_program(key, &write_program(program)).as_ref(), Ok(program), "{key}");
    };
    let is_exported = |key: &str, program: &Program| {
        let project = scratch::sb3(program).unwrap_or_else(|findings| panic!("{key}: {findings:?}"));
        assert!(project.len() > 1_000, "{key}");
    };
    for lesson in lessons() {
        is_same(&lesson.name, &lesson.program);
        is_exported(&lesson.name, &lesson.program);
    }
    for (lesson, task, key) in tasks().filter(|(lesson, task, _)| task.program != lesson.program) {
        is_same(&key, &task.program);
        if let Ok(Solution::Program(shown)) = task.solution()
            && shown != lesson.program
        {
            is_same(&key, &shown);
            is_exported(&key, &shown);
        }
    }
}

/// Returns the keys of a language: the messages and their attributes.
fn keys(language: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lessons").join(language);
    let mut keys = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let text = fs::read_to_string(entry.expect("an entry").path()).expect("a text");
        let mut message = String::new();
        for line in text.lines() {
            if let Some((id, _)) = line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
            {
                message = id.to_owned();
                assert!(keys.insert(message.clone()), "{language}: {id} is there twice");
            } else if let Some((id, _)) = line.strip_prefix("    .").and_then(|line| line.split_once(" =")) {
                assert!(keys.insert(format!("{message}.{id}")), "{language}: {message}.{id} is there twice");
            }
        }
    }
    keys
}

/// Returns the keys that the lessons need, without the fixed messages.
fn wanted() -> BTreeSet<String> {
    let mut wanted: BTreeSet<String> = lessons()
        .iter()
        .flat_map(|lesson| ["", ".goal", ".start"].map(|attribute| format!("{}{attribute}", lesson.name)))
        .collect();
    assert!(lessons().iter().all(|lesson| !lesson.concepts.is_empty()), "each card names what is learnt");
    for (_, task, key) in tasks() {
        let own = ["", ".why", ".wrong", ".hint-1"].map(|attribute| format!("{key}{attribute}"));
        wanted.extend(own);
        assert!(!task.name.is_empty());
    }
    wanted
}

#[test]
fn every_message_of_the_lessons_is_there_in_every_language_and_none_is_left_over() {
    let english = keys("en");
    let fixed: BTreeSet<&String> = english.iter().filter(|key| is_fixed(key)).collect();
    let missing: Vec<String> = wanted().into_iter().filter(|key| !english.contains(key)).collect();
    assert_eq!(missing, Vec::<String>::new(), "English lacks words");
    for key in english.iter().filter(|key| !fixed.contains(key) && !wanted().contains(*key)) {
        let (task, stage) = key.rsplit_once(".hint-").unwrap_or_else(|| panic!("{key}: nobody says it"));
        let before = stage.parse::<usize>().map(|stage| format!("{task}.hint-{}", stage - 1));
        assert!(before.is_ok_and(|before| english.contains(&before)), "{key}: the hint before it is missing");
    }
    for language in languages() {
        assert_eq!(keys(language), english, "{language}");
        // Fluent parses every message.
        let unread = english.iter().find(|key| words(language).own_message(key, &[]).is_none());
        assert_eq!(unread, None, "{language}");
    }
}

/// Returns true if the message is independent of any lesson. Whether it is needed depends on the code.
fn is_fixed(key: &str) -> bool {
    let known = lessons().iter().any(|lesson| key == lesson.name || key.starts_with(&format!("{}.", lesson.name)));
    let of_task = tasks().any(|(_, _, task)| key == task || key.starts_with(&format!("{task}.")));
    !known && !of_task
}

#[test]
fn every_fixed_message_is_said_somewhere() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lessons");
    let files = |folder: &Path| fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let files = files(&folder).filter(|path| path.is_file()).chain(files(&folder.join("faults")));
    let mut code: String = files.map(|path| fs::read_to_string(path).expect("a text")).collect();
    code += &fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../cli/src/lessons.rs")).expect("a text");
    let mut made: BTreeSet<String> = CoursePart::ALL.iter().map(|part| format!("part-{}", part.key())).collect();
    made.extend(TaskKind::ALL.iter().map(|kind| format!("kind-{}", kind.key())));
    made.extend(CONCEPTS.iter().map(|concept| format!("concept-{concept}")));
    made.extend(MentalModel::ALL.iter().map(|model| format!("model-{}", model.key())));
    made.extend(["choice-true", "choice-false"].map(str::to_owned));
    made.extend(["", ".goal", ".start"].map(|text| format!("faults{text}")));
    for kind in FaultKind::ALL.map(FaultKind::key) {
        made.extend(["", ".why", ".wrong", ".hint-1", ".hint-2"].map(|text| format!("faults-{kind}{text}")));
    }
    // The teacher's pages.
    made.extend(CONCEPTS.iter().flat_map(|concept| [format!("mistake-{concept}"), format!("mistake-{concept}.say")]));
    for kind in TaskKind::ALL.map(TaskKind::key) {
        made.insert(format!("teacher-plan-{kind}"));
        made.extend(["not-yet", "nearly", "yes"].map(|level| format!("rubric-{kind}-{level}")));
    }
    made.extend(["not-yet", "nearly", "yes"].map(|level| format!("teacher-rubric-{level}")));
    for key in keys("en").iter().filter(|key| is_fixed(key)) {
        let last = ["wrong-", "differs-", "act-", "do-", "moment-"]
            .iter()
            .find_map(|how| key.strip_prefix(how))
            .unwrap_or(key);
        let said = made.contains(key) || [key.as_str(), last].iter().any(|key| code.contains(&format!("\"{key}\"")));
        assert!(said, "nobody says {key}");
    }
    assert_eq!(made.iter().find(|key| !keys("en").contains(*key)), None);
}

/// A function that returns true for the expected fault.
type Is<Fault> = fn(&Fault) -> bool;

#[test]
fn a_lesson_file_that_is_broken_is_refused_with_its_place() {
    let lesson = |inside: &str| format!("(version: 1, part: Outlook, lessons: [{inside}])");
    let whole = |name: &str, program: &str, rest: &str| {
        lesson(&format!("(name: {name:?}, concepts: [], program: {program:?}, scripts: [], {rest})"))
    };
    let task =
        |kind: &str, goal: &str| whole("a", "queens", &format!("tasks: [(name: \"b\", kind: {kind}, goal: {goal})]"));
    use FormFault::{Form, TooLong, Version};
    use LessonFault::{Board, Choice, Concept, Crowded, File, Kind, Name, NoScript, Program, Script};
    let refused: [(String, Is<LessonFault>); 17] = [
        ("x".to_owned(), |fault| matches!(fault, File(Form { line: 1, column: 1, .. }))),
        ("(version: 7, moons: 3)".to_owned(), |fault| matches!(fault, File(Version { version: 7, known: 1 }))),
        ("(version: 1, part: Outlook, lessons: [], moons: 3)".to_owned(), |fault| {
            matches!(fault, File(Form { line: 1, .. }))
        }),
        (whole("Big Name", "queens", "tasks: []"), |fault| matches!(fault, Name(name) if name == "Big Name")),
        (
            whole("a", "chess", "tasks: []"),
            |fault| matches!(fault, Program(lesson, error) if lesson == "a" && matches!(error.fault, ProgramFault::BuildsOn { .. })),
        ),
        (
            whole("a", "queens", "tasks: []").replace("concepts: []", "concepts: [\"magic\"]"),
            |fault| matches!(fault, Concept(_, concept) if concept == "magic"),
        ),
        (
            whole("a", "queens", "tasks: []").replace("scripts: []", "scripts: [\"fly\"]"),
            |fault| matches!(fault, NoScript(_, script) if script == "fly"),
        ),
        (
            whole("a", "queens", "tasks: [], changes: [(sprite: \"Owl\", scripts: \"say )\")]"),
            |fault| matches!(fault, Script(lesson, error) if lesson == "a" && error.line == 1),
        ),
        (
            whole("a", "queens", "tasks: []").replace("scripts: []", "board: (\"T\", 3), scripts: []"),
            |fault| matches!(fault, Board(_, list) if list == "T"),
        ),
        (task("Run", "Ask(of: Clones, by: Number)"), |fault| matches!(fault, Kind(_, task) if task == "b")),
        (task("Make", "Reach(until: Rest)"), |fault| matches!(fault, Kind(_, task) if task == "b")),
        (
            task("Predict", "Ask(of: Clones, by: Choice([\"1\"])), models: {\"2\": Loop}"),
            |fault| matches!(fault, Choice(_, task, text) if task == "b" && text == "2"),
        ),
        (task("Arrange", "Make(trials: [])"), |fault| matches!(fault, Kind(_, task) if task == "b")),
        (task("Change", "Make(trials: [], pieces: \"hide\")"), |fault| matches!(fault, Kind(_, task) if task == "b")),
        (task("Make", "Make(trials: [(acts: [], calls: [(\"_\", [(1, 2000000000), (1, 2000000000)])])])"), |fault| {
            matches!(fault, Crowded)
        }),
        ("(".repeat(100_000), |fault| matches!(fault, File(Form { line: 1, .. }))),
        (" ".repeat(MAX_BYTES + 1), |fault| matches!(fault, File(TooLong(_)))),
    ];
    for (text, is_so) in refused {
        let error = read_lessons("test", &text).expect_err("it is broken");
        assert!(is_so(&error.fault) && error.to_string().starts_with("test"), "{error:?}");
    }
    let twice = lesson("(name: \"a\", concepts: [], program: \"queens\", scripts: [], tasks: []), ".repeat(2).trim());
    assert_eq!(
        read_lessons("test", &twice).err(),
        Some(LessonError { file: "test".to_owned(), fault: LessonFault::Name("a".to_owned()) })
    );
}

#[test]
fn a_program_that_never_ends_or_has_faults_is_told_so() {
    let (_, task, key) = tasks().find(|(_, _, key)| key == "letters-skip").expect("it is there");
    let mut program = Program::clone(&task.program);
    let owl = program.sprites.iter().position(|sprite| sprite.name == "Owl").expect("an owl");
    let scripts = &mut program.sprites[owl].scripts;
    let script = scripts.iter_mut().find(|script| script.definition.is_some()).expect("a definition");
    script.blocks = vec![Block::new(Opcode::Forever)];
    assert!(matches!(checked(task, &program, &key), Verdict::Wrong(Reason::Stops { .. })));
    let scripts = &mut program.sprites[owl].scripts;
    scripts.iter_mut().for_each(|script| script.blocks.retain(|block| block.opcode != Opcode::Forever));
    assert!(matches!(checked(task, &program, &key), Verdict::Wrong(Reason::Findings(_))));
}

#[test]
fn progress_is_kept_and_tells_where_one_goes_on() {
    let from = lessons().iter().position(|lesson| lesson.name == "flag").expect("it is there");
    let lessons = &lessons()[from..from + 3];
    let mut progress = Progress::default();
    let first = |lesson: usize, task: usize| (&lessons[lesson], &lessons[lesson].tasks[task]);
    let next = |progress: &Progress| progress.next_task(lessons).map(|(lesson, task)| key(lesson, task));
    assert_eq!(next(&progress).as_deref(), Some("flag-start"));
    let (lesson, task) = first(0, 0);
    progress.record_verdict(lesson, task, &Verdict::Wrong(Reason::Missing));
    progress.record_verdict(lesson, task, &Verdict::Wrong(Reason::WrongMoment));
    progress.record_hints(lesson, task, 2);
    progress.record_hints(lesson, task, 1);
    assert_eq!(progress.result(lesson, task), TaskResult { status: TaskStatus::Open, wrong: 1, hints: 2 });
    progress.mark_skipped(lesson, task);
    assert_eq!(progress.result(lesson, task).status, TaskStatus::Skipped);
    progress.record_verdict(lesson, task, &Verdict::Right);
    progress.mark_skipped(lesson, task);
    assert_eq!(progress.result(lesson, task).status, TaskStatus::Solved);
    let (lesson, task) = first(0, 1);
    progress.mark_shown(lesson, task);
    progress.record_verdict(lesson, task, &Verdict::Right);
    assert_eq!(
        (progress.result(lesson, task).status, next(&progress).as_deref()),
        (TaskStatus::Shown, Some("flag-puzzle"))
    );
    // Learners who jump ahead continue there, and later return to the open tasks.
    for task in &lessons[2].tasks {
        progress.record_verdict(&lessons[2], task, &Verdict::Right);
    }
    assert!(progress.is_done(&lessons[2]) && !progress.is_done(&lessons[0]));
    assert_eq!(next(&progress).as_deref(), Some("flag-puzzle"));
    let (lesson, task) = first(0, 1);
    progress.record_prediction(lesson, task, "my guess".to_owned());
    progress.record_prediction(lesson, task, "my second one".to_owned());
    progress.record_answer(lesson, task, "=1+1, \"or\" so");
    progress.record_time(lesson, task, 40);
    progress.record_time(lesson, task, 2);
    let made = |lesson: &Lesson, task: &Task| match &*key(lesson, task) {
        "flag-puzzle" => "sprite: Owl\n\nsay [hello, you]\n".to_owned(),
        _ => String::new(),
    };
    let table = progress.table("Anna", lessons, made);
    let lines: Vec<&str> = table.split("\r\n").collect();
    assert!(lines[0].starts_with("name,date (UTC),time (UTC),lesson,task,kind,result,"), "{table}");
    assert_eq!(
        lines[0].split(',').skip(7).collect::<Vec<_>>().join(","),
        "tries,wrong answers,hints,seconds,prediction,last answer,program,model"
    );
    // Two tries: one was wrong, and one was right.
    assert_eq!(lines[1], "Anna,,,flag,start,run,solved,2,1,2,0,,,,");
    assert_eq!(lines[3], "Anna,,,flag,puzzle,run,open,0,0,0,0,,,\"sprite: Owl\n\nsay [hello, you]\",");
    // An answer that a spreadsheet would evaluate is exported as text.
    assert!(
        lines[2].starts_with("Anna,20")
            && lines[2].ends_with(",flag,hello,predict,shown,0,0,0,42,my guess,\"'=1+1, \"\"or\"\" so\",,"),
        "{}",
        lines[2]
    );
    // Two learners who share a computer have separate progress.
    assert!(progress.switch_to(" Anna ") && progress.name() == "Anna", "what was done without a name is hers");
    assert!(!progress.switch_to("Anna") && !progress.switch_to("  "));
    let hers = progress.table("", lessons, |_, _| String::new());
    assert!(progress.switch_to("Ben") && !progress.has_results() && progress.seconds(lesson, task) == 0);
    let (lesson, task) = first(0, 0);
    progress.record_verdict(lesson, task, &Verdict::Right);
    assert_eq!(Progress::read("kept", &progress.write()).as_ref(), Ok(&progress));
    assert!(!progress.switch_to("BEN"), "capitals make no other learner");
    assert!(progress.switch_to("anna") && progress.name() == "Anna", "nor do small letters");
    assert_eq!(progress.table("", lessons, |_, _| String::new()), hers);
    assert!(hers.contains(",shown,0,0,0,42,"), "{hers}");
    let kept = progress.write();
    assert_eq!(Progress::read("kept", &kept).as_ref(), Ok(&progress));
    let refused: [(String, Is<FormFault>); 4] = [
        (kept.replace("version: 1", "version: 2"), |fault| matches!(fault, FormFault::Version { version: 2, .. })),
        (kept.replace("Solved", "Magic"), |fault| matches!(fault, FormFault::Form { .. })),
        (kept[..kept.len() / 2].to_owned(), |fault| matches!(fault, FormFault::Form { .. })),
        ("[".repeat(2 << 20), |fault| matches!(fault, FormFault::TooLong(_))),
    ];
    for (text, is_so) in refused {
        let error = Progress::read("kept", &text).expect_err("it is broken");
        assert!(is_so(&error.fault) && error.file == "kept", "{error:?}");
    }
    progress.start_over(&lessons[0]);
    assert_eq!(progress.result(&lessons[0], &lessons[0].tasks[0]), TaskResult::default());
}

#[test]
fn a_link_assigns_lessons_or_says_what_is_wrong_with_it() {
    let read = |text: &str| Assignment::of_link(text);
    for (text, lessons, task, hints, show) in [
        ("https://example.org/#lesson=taking-back&task=3", &["taking-back"][..], Some(3), true, true),
        ("lesson=Clones", &["clones"], None, true, true),
        (" #lessons=clones,taking-back&hint=off&show=off\n", &["clones", "taking-back"], None, false, false),
        ("lessons=row, fits,&show=OFF&hint=on", &["row", "fits"], None, true, false),
        ("lesson=row&hint=off&", &["row"], None, false, true),
    ] {
        let assigned = read(text).expect("a link").expect("a good one");
        assert_eq!(
            (&assigned.lessons[..], assigned.task),
            (&lessons.iter().map(|&code| code.to_owned()).collect::<Vec<_>>()[..], task),
            "{text}"
        );
        assert_eq!((assigned.allows_hints, assigned.allows_show), (hints, show), "{text}");
        assert_eq!(assigned.is_path(), lessons.len() > 1 || !hints || !show, "{text}");
        // What is written is read again.
        let link = assigned.link("https://example.org/game/");
        assert_eq!(read(&link), Some(Ok(assigned)), "{link}");
    }
    for text in ["", "clones", "https://example.org/#000000", "hint=off", "4..=5", "a lesson"] {
        assert_eq!(read(text), None, "{text}");
    }
    let wrong: [(&str, Is<AssignmentError>); 7] = [
        ("#lessons=", |error| matches!(error, AssignmentError::Empty)),
        ("lessons=row,fits,row", |error| matches!(error, AssignmentError::Twice(code) if code == "row")),
        ("lesson=row&hints=off", |error| matches!(error, AssignmentError::UnknownPart(part) if part == "hints")),
        (
            "lesson=row&hint=no",
            |error| matches!(error, AssignmentError::NoSwitch(part, value) if part == "hint" && value == "no"),
        ),
        (
            "lesson=row&show",
            |error| matches!(error, AssignmentError::NoSwitch(part, value) if part == "show" && value.is_empty()),
        ),
        ("lesson=row&task=two", |error| matches!(error, AssignmentError::NoTask(value) if value == "two")),
        ("lesson=row&task=-1", |error| matches!(error, AssignmentError::NoTask(_))),
    ];
    for (text, is_so) in wrong {
        let error = read(text).expect("a link").expect_err(text);
        assert!(is_so(&error), "{text}: {error:?}");
        assert!(!error.to_string().is_empty());
    }
    let many: Vec<String> = (0..101).map(|number| format!("a{number}")).collect();
    assert_eq!(read(&format!("lessons={}", many.join(","))), Some(Err(AssignmentError::Crowded)));
}

#[test]
fn assigned_lessons_come_first_and_no_result_is_lost() {
    let all = lessons();
    let find = |name: &str| all.iter().find(|lesson| lesson.name == name).expect("it ships");
    let mut progress = Progress::default();
    progress.mark_skipped(find("flag"), &find("flag").tasks[0]);
    let next = |progress: &Progress| progress.next_task(all).map(|(lesson, task)| key(lesson, task));
    let usual = next(&progress);
    let assigned = Assignment::of_code("lessons=solve,nowhere,row&hint=off").expect("a good one");
    progress.assign(Some(assigned.clone()));
    let names: Vec<&str> = progress.assigned_among(all).map(|(number, _)| &*all[number].name).collect();
    assert_eq!(names, ["solve", "row"], "in the teacher's order, without what does not exist");
    assert_eq!(next(&progress), Some(key(find("solve"), &find("solve").tasks[0])));
    find("solve").tasks.iter().for_each(|task| progress.mark_skipped(find("solve"), task));
    assert_eq!(next(&progress), Some(key(find("row"), &find("row").tasks[0])));
    // It is kept, and it is for everybody at the computer.
    progress.switch_to("Anna");
    progress.switch_to("Ben");
    let kept = Progress::read("kept", &progress.write()).expect("it is read");
    assert_eq!((kept.assigned(), &kept), (Some(&assigned), &progress));
    progress.switch_to("Anna");
    find("row").tasks.iter().for_each(|task| progress.mark_skipped(find("row"), task));
    assert!(next(&progress).is_some(), "the others come after them");
    progress.assign(None);
    progress.start_over(find("solve"));
    progress.start_over(find("row"));
    assert_eq!(next(&progress), usual);
}

#[test]
fn whoever_acts_after_going_back_makes_another_run() {
    let (_, task, _) = tasks().find(|(_, _, key)| key == "flag-puzzle").expect("it is there");
    let mut run = task.run().expect("it begins");
    let begins = run.blocks();
    run.act(Act::Answer("hello".to_owned())).expect("it asks");
    run.run_until_it_stops().expect("it rests");
    assert!(run.machine().question().is_some_and(|question| question.starts_with("That is no puzzle")));
    run.go_to(begins + 5);
    assert!(run.act(Act::Answer("hello".to_owned())).is_err(), "nothing is asked now");
    assert!(run.act(Act::Click(99)).is_err() && run.act(Act::ClickSprite("Cat".to_owned())).is_err());
    assert!(run.act(Act::Call("fly".to_owned(), Vec::new())).is_err());
    assert!(run.act(Act::Fill("T".to_owned(), String::new())).is_err());
    let first = run.to_saved();
    run.act(Act::Flag).expect("there is a flag");
    assert!(!run.playback().line().has_future(), "the act has replaced it");
    run.run_until_it_stops().expect("it rests");
    assert!(run.machine().question().is_some_and(|question| question.starts_with("Which puzzle?")));
    // The first run is made again, with what came after that moment.
    run = run.at_start();
    assert_eq!(run.restore(&first), Ok(()));
    assert!(run.playback().line().has_future());
    assert_eq!(run.blocks(), begins + 5);
    run.run_until_it_stops().expect("it rests");
    assert!(run.machine().question().is_some_and(|question| question.starts_with("That is no puzzle")));
    while run.back() {}
    assert_eq!(run.blocks(), begins);
}

#[test]
fn a_task_begins_within_what_a_frame_has_time_for() {
    for (_, task, key) in tasks() {
        let blocks = task.run().map_or(0, |run| run.blocks());
        assert!(blocks <= 10_000, "{key}: {blocks} blocks");
    }
}
