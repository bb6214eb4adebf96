//! Boards and programs with planted faults: as many as asked for, each provable, the same from the same seed.

use proptest::prelude::*;
use std::collections::BTreeSet;
use sudoku_blocks::{Block, Program, compile};
use sudoku_board::classic::{ClassicCell, ClassicHouse, Grid};
use sudoku_board::{Cell, House, Value};
use sudoku_generate::Seed;
use sudoku_run::lessons::{
    Answer, Assignment, AssignmentError, FaultKind, FaultSet, Innocence, Lesson, MOST_FAULTS, MutationKind, Progress,
    Quantity, Reason, Solution, Task, Verdict, check, course, faulty_cells, languages, words,
};
use sudoku_solve::fast::Solver;

fn lesson(kind: FaultKind, count: u8, seed: u64) -> &'static Lesson {
    words("en").faults(FaultSet::new(kind, count, Seed(seed))).expect("it is made")
}

fn board(task: &Task) -> Grid {
    let run = task.run().expect("it runs");
    let items = Quantity::Items("S".to_owned()).read_all(&run).expect("a board").concat();
    Grid::from_line(items.as_bytes()).expect("a board")
}

fn solution(task: &Task) -> Vec<u32> {
    match task.solution() {
        Ok(Solution::Answer(Answer::Cells(cells), _)) => cells,
        other => panic!("{other:?}"),
    }
}

fn cell(id: u32) -> Cell {
    Cell::from_id(id as usize).expect("a cell")
}

fn without(board: &Grid, removed: &BTreeSet<Cell>) -> Grid {
    let mut rest = *board;
    removed.iter().for_each(|&cell| rest.put(cell, None));
    rest
}

/// Returns true if a digit is twice in a row, a column or a box after these cells were removed.
fn clashes_without(board: &Grid, removed: &BTreeSet<Cell>) -> bool {
    without(board, removed).conflict().is_some()
}

/// Calls the function with each set of at most that many cells.
fn each_set(cells: &[Cell], most: usize, chosen: &mut BTreeSet<Cell>, see: &mut dyn FnMut(&BTreeSet<Cell>)) {
    see(chosen);
    let has_room = chosen.len() < most;
    for (at, &cell) in cells.iter().enumerate().filter(|_| has_room) {
        chosen.insert(cell);
        each_set(&cells[at + 1..], most, chosen, see);
        chosen.remove(&cell);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn the_faults_of_a_board_are_the_only_cells_whose_removal_leaves_no_digit_twice(seed: u64, count in 1..=MOST_FAULTS) {
        let task = &lesson(FaultKind::Board, count, seed).tasks[0];
        let (board, faults) = (board(task), solution(task));
        prop_assert_eq!(faults.len(), usize::from(count));
        let removed: BTreeSet<Cell> = faults.iter().map(|id| cell(*id)).collect();
        prop_assert!(!clashes_without(&board, &removed));
        // What is left has a solution.
        prop_assert!(Solver::new().solve(&without(&board, &removed)).is_some());
        // No other choice of cells that clash will do. A cell without a clash makes no difference.
        let is_far = |other: &Cell, cell: Cell| *other != cell && !other.is_peer_of(cell);
        let alone = |cell: Cell| clashes_without(&board, &Cell::all().filter(|other| is_far(other, cell)).collect());
        let clashing: Vec<Cell> = Cell::all().filter(|&cell| board.get(cell).is_some() && alone(cell)).collect();
        if count <= 3 {
            each_set(&clashing, count.into(), &mut BTreeSet::new(), &mut |set| {
                assert!(*set == removed || clashes_without(&board, set), "{set:?} instead of {removed:?}");
            });
        }
    }

    #[test]
    fn each_click_on_a_board_is_judged_with_a_reason(seed: u64, count in 1..=MOST_FAULTS) {
        let lesson = lesson(FaultKind::Board, count, seed);
        let task = &lesson.tasks[0];
        let (board, faults) = (board(task), solution(task));
        for id in 1..=81_u32 {
            let verdict = check(task, &Answer::Cells(vec![id])).expect("it is judged");
            let said = words("en").verdict(lesson, task, &verdict, ToString::to_string, ToString::to_string);
            match (&verdict, faults.contains(&id)) {
                (Verdict::Right, true) => prop_assert_eq!(count, 1),
                (Verdict::Wrong(Reason::SomeFaults { conflicts, found: 1, of }), true) => {
                    prop_assert_eq!(*of, faults.len());
                    prop_assert!(!conflicts.is_empty() && said.contains(" is twice in "), "{}", said);
                }
                (Verdict::Wrong(Reason::NoFault(why)), false) => match why {
                    Innocence::Blank => prop_assert_eq!(board.get(cell(id)), None),
                    Innocence::Fits(digit) => {
                        let houses = House::around(cell(id)).into_iter().flat_map(House::cells);
                        prop_assert_eq!(houses.filter(|&cell| board.get(cell) == Some(*digit)).count(), 3);
                    }
                    Innocence::Accused { conflict, proof } => {
                        let [accused, proof] = [conflict, proof].map(|conflict| conflict.cells[1].id() as u32);
                        prop_assert!(faults.contains(&accused));
                        prop_assert!(proof != id && !faults.contains(&proof));
                    }
                },
                other => panic!("{id}: {other:?}"),
            }
            prop_assert!(!said.contains('{') && !said.contains("faults-"), "{}", said);
        }
        let mut clicked = Vec::new();
        for (id, left) in faults.iter().rev().zip((0..faults.len()).rev()) {
            clicked.push(*id);
            let verdict = check(task, &Answer::Cells(clicked.clone())).expect("it is judged");
            prop_assert_eq!(verdict == Verdict::Right, left == 0);
            prop_assert!(words("en").fault(task, *id).is_some());
        }
    }
}

#[test]
fn a_board_with_two_ways_out_has_no_provable_faults() {
    let board = |fives: &[u32]| {
        let mut board = Grid::EMPTY;
        fives.iter().for_each(|&id| board.put(cell(id), Value::digit(5)));
        board
    };
    assert_eq!(faulty_cells(&board(&[])), Some(Vec::new()));
    assert_eq!(faulty_cells(&board(&[1, 2])), None, "either of the two can be wrong");
    assert_eq!(faulty_cells(&board(&[1, 2, 10])), None, "three in a box: two of them have to go");
    assert_eq!(faulty_cells(&board(&[1, 9, 73])), Some(vec![cell(1)]), "it is in the way of both");
}

/// Returns the programs in which only some of the planted faults were fixed.
fn partly_fixed(task: &Task, right: &Program) -> Vec<Program> {
    let mut found = Vec::new();
    let wrong = &task.program;
    let differing: Vec<(usize, usize)> = wrong
        .sprites
        .iter()
        .enumerate()
        .flat_map(|(at, sprite)| (0..sprite.scripts.len()).map(move |script| (at, script)))
        .filter(|&(at, script)| wrong.sprites[at].scripts[script] != right.sprites[at].scripts[script])
        .collect();
    for &(at, script) in &differing {
        let mut program = Program::clone(right);
        program.sprites[at].scripts[script] = wrong.sprites[at].scripts[script].clone();
        found.push(program);
    }
    found
}

#[test]
fn a_program_with_planted_faults_passes_only_when_all_of_them_are_fixed() {
    let mut bases = BTreeSet::new();
    for seed in 1..=24 {
        let count = (seed % u64::from(MOST_FAULTS) + 1) as u8;
        let lesson = lesson(FaultKind::Program, count, seed);
        let task = &lesson.tasks[0];
        let key = format!("seed {seed}, {count} faults");
        let Ok(Solution::Program(right)) = task.solution() else { panic!("{key}") };
        bases.insert(words("en").task(lesson, task).split('”').next().unwrap_or_default().to_owned());
        assert_eq!(check(task, &*right), Ok(Verdict::Right), "{key}");
        let wrong = check(task, &*task.program).expect("it is judged");
        assert!(
            matches!(&wrong, Verdict::Wrong(Reason::Differs { .. } | Reason::Stops { .. })),
            "{key}: a fault is seen in a trial: {wrong:?}"
        );
        // The program runs and can be watched.
        assert!(task.run().is_ok(), "{key}");
        let Verdict::Wrong(reason) = &wrong else { unreachable!() };
        let code = std::sync::Arc::new(compile(&task.program).expect("it compiles"));
        assert!(matches!(task.failed_trial(&code, reason), Ok(Some(_))), "{key}: {reason:?}");
        for program in partly_fixed(task, &right) {
            assert!(matches!(check(task, &program), Ok(Verdict::Wrong(_))), "{key}: a script of it alone");
        }
        assert_eq!(task.planted().len(), usize::from(count), "{key}");
        for (at, alone) in task.planted().iter().enumerate() {
            let program = task.with_planted(std::slice::from_ref(alone)).expect("it is a fault");
            assert!(matches!(check(task, &program), Ok(Verdict::Wrong(_))), "{key}: {alone:?} by itself");
            let others: Vec<_> =
                task.planted().iter().enumerate().filter(|(other, _)| *other != at).map(|(_, fault)| *fault).collect();
            if !others.is_empty() {
                let program = task.with_planted(&others).expect("they are faults");
                assert!(matches!(check(task, &program), Ok(Verdict::Wrong(_))), "{key}: all but {alone:?}");
            }
        }
        assert_eq!(task.with_planted(task.planted()).as_ref(), Some(&*task.program), "{key}");
    }
    assert!(bases.len() >= 4, "several programs have faults: {bases:?}");
}

/// Returns the blocks of all scripts as text, each before those inside it.
fn block_texts(program: &Program) -> Vec<String> {
    fn add(stack: &[Block], texts: &mut Vec<String>) {
        for block in stack {
            texts.push(block.to_string());
            block.branches.iter().for_each(|branch| add(branch, texts));
        }
    }
    let mut texts = Vec::new();
    program.scripts().for_each(|placed| add(&placed.script.blocks, &mut texts));
    texts
}

#[test]
fn the_second_hint_names_each_wrong_block_or_the_one_above_a_gap() {
    for seed in 1..=40 {
        let lesson = lesson(FaultKind::Program, (seed % u64::from(MOST_FAULTS) + 1) as u8, seed);
        let task = &lesson.tasks[0];
        let Ok(Solution::Program(right)) = task.solution() else { panic!("seed {seed}") };
        let hint = words("en").hint(lesson, task, 2, ToString::to_string).expect("a hint");
        let before = block_texts(&right);
        for fault in task.planted() {
            let after = block_texts(&task.with_planted(std::slice::from_ref(fault)).expect("it is a fault"));
            let first = (0..before.len()).find(|&at| before[at] != *after.get(at).map_or("", String::as_str));
            let first = first.expect("something differs");
            let named = match fault.mutation.kind {
                MutationKind::Remove if fault.mutation.place == 0 => continue,
                // One of several equal blocks may be missing.
                MutationKind::Remove if before[first - 1] == before[first] => continue,
                MutationKind::Remove => &before[first - 1],
                MutationKind::MoveDown => &before[first],
                _ => &after[first],
            };
            assert!(hint.contains(named.as_str()), "seed {seed}, {fault:?}: {named} is not in {hint}");
        }
    }
}

#[test]
fn a_seed_makes_the_same_task_and_the_next_one_another() {
    for kind in FaultKind::ALL {
        let set = FaultSet::new(kind, 3, Seed(123_456));
        // Two threads make it at once, each by itself.
        let make = || std::thread::spawn(move || words("de").faults(set).map(|lesson| lesson.tasks[0].program.clone()));
        let [one, other] = [make(), make()].map(|made| made.join().expect("it is made"));
        assert_eq!(one, other);
        let english = &lesson(kind, 3, 123_456).tasks[0];
        let next = set.next();
        assert_eq!(next.seed, Seed(123_457));
        let next = &words("en").faults(next).expect("it is made").tasks[0];
        assert_ne!(english.name, next.name);
        match kind {
            FaultKind::Board => assert_ne!(board(english), board(next)),
            FaultKind::Program => assert_ne!(english.program, next.program),
        }
    }
    assert_eq!(
        board(&lesson(FaultKind::Board, 2, 7).tasks[0]).values().iter().map(u8::to_string).collect::<String>(),
        FROZEN
    );
}

/// The board of seed 7, which every version makes.
const FROZEN: &str = "584274913960304720237819654095627481726148539148935267602793845463582196850060070";

#[test]
fn the_texts_are_there_in_every_language() {
    for language in languages() {
        let said = words(language);
        for (kind, seed) in FaultKind::ALL.into_iter().flat_map(|kind| (1..=12).map(move |seed| (kind, seed))) {
            let set = FaultSet::new(kind, (seed % 5 + 1) as u8, Seed(seed));
            let lesson = said.faults(set).expect("it is made");
            let task = &lesson.tasks[0];
            let line = |block: &sudoku_blocks::Block| block.words().to_owned();
            let hints = [1, 2].map(|stage| said.hint(lesson, task, stage, line).expect("a hint"));
            assert_eq!(said.hint(lesson, task, 3, line), None);
            let texts = [
                said.title(lesson),
                said.goal(lesson),
                said.start(lesson),
                said.task(lesson, task),
                said.why(lesson, task),
            ];
            for text in texts.iter().chain(&hints).chain([&said.wrong(lesson, task).expect("a text")]) {
                let is_whole = !text.is_empty() && !text.contains(['{', '}', '$']) && !text.contains("faults-");
                assert!(is_whole, "{language}: {text}");
            }
            assert!(texts[0].contains(&seed.to_string()), "{language}: {}", texts[0]);
            assert_eq!((lesson.tasks.len(), lesson.minutes > 0), (1, true));
        }
    }
}

#[test]
fn a_link_opens_the_same_faults_for_a_whole_class() {
    let set = FaultSet::new(FaultKind::Board, 3, Seed(123_456));
    let link = Assignment::of_faults(set).link("https://example.org/game/");
    assert_eq!(link, "https://example.org/game/#lesson=faults&kind=board&count=3&seed=123456");
    let read = |text: &str| Assignment::of_link(text).expect("a link");
    assert_eq!(read(&link).map(|assigned| assigned.faults), Ok(Some(set)));
    let assigned = read("lesson=faults&seed=9&kind=program&count=1&hint=off").expect("it is read");
    assert_eq!(assigned.faults, Some(FaultSet::new(FaultKind::Program, 1, Seed(9))));
    assert!(!assigned.allows_hints && assigned.allows_show);
    assert_eq!(read(&assigned.to_string()), Ok(assigned));
    assert_eq!(read("lesson=faults").map(|assigned| assigned.faults), Ok(None), "the learner chooses");
    for (text, part) in [
        ("lesson=faults&kind=cake&count=3&seed=1", "kind=cake"),
        ("lesson=faults&kind=board&count=6&seed=1", "count=6"),
        ("lesson=faults&kind=board&count=0&seed=1", "count=0"),
        ("lesson=faults&kind=board&count=3", "seed="),
        ("lesson=faults&kind=board&count=3&seed=-1", "seed=-1"),
    ] {
        assert_eq!(read(text), Err(AssignmentError::NoFaults(part.to_owned())), "{text}");
    }
    assert_eq!(read("lessons=clones,faults&kind=board"), Err(AssignmentError::FaultsNotAlone));
    assert!(matches!(read("lesson=clones&seed=3"), Err(AssignmentError::UnknownPart(_))));
}

#[test]
fn what_was_found_is_counted_and_leaves_the_table_and_the_record_as_they_are() {
    let mut progress = Progress::default();
    let course = course().expect("they ship");
    let before = (progress.table("me", course, |_, _| String::new()), progress.to_record(course));
    for (kind, seed) in [(FaultKind::Board, 1), (FaultKind::Board, 2), (FaultKind::Program, 1)] {
        let lesson = lesson(kind, 1, seed);
        // Once more does not count twice.
        for _ in 0..2 {
            progress.record_verdict(lesson, &lesson.tasks[0], &Verdict::Right);
        }
    }
    let some = lesson(FaultKind::Board, 2, 3);
    let found = Reason::SomeFaults { conflicts: Vec::new(), found: 1, of: 2 };
    progress.record_verdict(some, &some.tasks[0], &Verdict::Wrong(found));
    assert_eq!((progress.found(FaultKind::Board), progress.found(FaultKind::Program)), (2, 1));
    assert_eq!(progress.result(some, &some.tasks[0]).wrong, 0, "one of two is no mistake");
    assert_eq!(before, (progress.table("me", course, |_, _| String::new()), progress.to_record(course)));
    let read = Progress::read("lessons.ron", &progress.write()).expect("it is read");
    assert_eq!(read, progress);
    // A platform with such a link keeps that task.
    let set = FaultSet::new(FaultKind::Board, 1, Seed(1));
    let made = words("en").faults(set);
    let record = progress.to_record(course.iter().chain(made));
    let again = Progress::from_record(&record, course.iter().chain(made)).expect("it is read");
    assert_eq!(again.found(FaultKind::Board), 1);
}
