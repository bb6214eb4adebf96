//! The progress that a learning platform stores.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use std::collections::BTreeSet;
use sudoku_run::lessons::{
    Assignment, LONGEST_RECORD, Lesson, PlatformReport, Progress, Reason, RecordError, Task, TaskStatus, Verdict,
    course, lesson,
};
use sudoku_samples::thoroughness::cases;

/// Something that a learner does in a task.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Right,
    Wrong,
    Hint(u32),
    Show,
    Skip,
}

impl Deed {
    fn carry_out(self, progress: &mut Progress, lesson: &Lesson, task: &Task) {
        match self {
            Deed::Right => progress.record_verdict(lesson, task, &Verdict::Right),
            Deed::Wrong => progress.record_verdict(lesson, task, &Verdict::Wrong(Reason::Other)),
            Deed::Hint(hints) => progress.record_hints(lesson, task, hints),
            Deed::Show => progress.mark_shown(lesson, task),
            Deed::Skip => progress.mark_skipped(lesson, task),
        }
    }
}

fn deeds(most: usize) -> impl Strategy<Value = Vec<(Index, Deed)>> {
    let deed = prop_oneof![
        3 => Just(Deed::Right),
        3 => Just(Deed::Wrong),
        1 => (1..6u32).prop_map(Deed::Hint),
        1 => Just(Deed::Show),
        1 => Just(Deed::Skip),
    ];
    vec((any::<Index>(), deed), 0..most)
}

fn tasks(course: &[Lesson]) -> Vec<(&Lesson, &Task)> {
    course.iter().flat_map(|lesson| lesson.tasks.iter().map(move |task| (lesson, task))).collect()
}

/// Returns the progress after these deeds, each in a task of the course.
fn progress_after(course: &[Lesson], deeds: &[(Index, Deed)]) -> Progress {
    let tasks = tasks(course);
    let mut progress = Progress::default();
    for (index, deed) in deeds {
        let (lesson, task) = *index.get(&tasks);
        deed.carry_out(&mut progress, lesson, task);
    }
    progress
}

/// Returns a task's status, its wrong answers and its hints, as far as a record counts them.
fn counted(progress: &Progress, (lesson, task): (&Lesson, &Task)) -> (TaskStatus, u32, u32) {
    let result = progress.result(lesson, task);
    (result.status, result.wrong.min(3), result.hints.min(3))
}

fn solved(course: &[Lesson]) -> Progress {
    let mut progress = Progress::default();
    tasks(course).into_iter().for_each(|(lesson, task)| Deed::Right.carry_out(&mut progress, lesson, task));
    progress
}

fn renamed(task: &Task, name: String) -> Task {
    let mut task = task.clone();
    task.name = name;
    task
}

/// A course of made-up lessons with that many tasks each.
fn made_up(lessons: usize, tasks: usize) -> Vec<Lesson> {
    let model = lesson("clones").expect("it ships");
    let lesson = |number| Lesson {
        name: format!("a-lesson-with-a-long-name-{number}"),
        tasks: (0..tasks).map(|number| renamed(&model.tasks[0], format!("task-{number}"))).collect(),
        ..model.clone()
    };
    (0..lessons).map(lesson).collect()
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_record_brings_back_each_result(deeds in deeds(400)) {
        let course = course().expect("it ships");
        let progress = progress_after(course, &deeds);
        let record = progress.to_record(course);
        prop_assert!(record.len() <= LONGEST_RECORD && record.bytes().all(|byte| byte.is_ascii_graphic()), "{}", record);
        let again = Progress::from_record(&record, course).expect("it was just written");
        for task in tasks(course) {
            prop_assert_eq!(counted(&again, task), counted(&progress, task));
        }
        prop_assert_eq!(again.to_record(course), record);
    }

    #[test]
    fn a_record_outlives_changes_of_the_course(
        deeds in deeds(100),
        lost in any::<Index>(),
        turned in any::<Index>(),
        place in any::<Index>(),
    ) {
        let before = course().expect("it ships");
        let progress = progress_after(before, &deeds);
        // Lessons and tasks change places, one of each is taken out, and each lesson gets a task.
        let mut after = before.to_vec();
        after.remove(lost.index(before.len()));
        after.rotate_left(turned.index(before.len()));
        for lesson in &mut after {
            let new = renamed(&lesson.tasks[0], "made-up".to_owned());
            let tasks = lesson.tasks.len();
            lesson.tasks.rotate_left(turned.index(tasks));
            lesson.tasks.remove(lost.index(tasks));
            lesson.tasks.insert(place.index(tasks), new);
        }
        let again = Progress::from_record(&progress.to_record(before), &after).expect("it was just written");
        for (lesson, task) in tasks(&after) {
            prop_assert_eq!(counted(&again, (lesson, task)), counted(&progress, (lesson, task)));
        }
    }

    #[test]
    fn a_record_is_never_too_long_for_the_platform(lessons in 1..60usize, tasks in 1..60usize) {
        let course = made_up(lessons, tasks);
        let record = solved(&course).to_record(&course);
        prop_assert!(record.len() <= LONGEST_RECORD);
        let again = Progress::from_record(&record, &course).expect("it was just written");
        let done = course.iter().filter(|lesson| again.is_done(lesson)).count();
        let part = (record.len() - 1) / done.max(1);
        prop_assert!(done == course.len() || LONGEST_RECORD - record.len() < part + 10, "{} of {} lessons", done, lessons);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "1?[;=a-zA-Z0-9_é -]{0,60}") {
        let _ = Progress::from_record(&text, course().expect("it ships"));
    }
}

#[test]
fn the_whole_course_fits_into_a_record_with_room_for_as_much_again() {
    let course = course().expect("it ships");
    let mut progress = solved(course);
    for (lesson, task) in tasks(course) {
        (0..9).for_each(|_| Deed::Wrong.carry_out(&mut progress, lesson, task));
        Deed::Hint(9).carry_out(&mut progress, lesson, task);
    }
    let record = progress.to_record(course);
    assert!(record.len() <= LONGEST_RECORD / 2, "{} characters", record.len());
    let again = Progress::from_record(&record, course).expect("it was just written");
    assert!(tasks(course).into_iter().all(|task| counted(&again, task) == (TaskStatus::Solved, 3, 3)));
}

#[test]
fn the_tasks_of_a_lesson_can_be_told_apart() {
    let course = course().expect("it ships");
    for lesson in course {
        // Each task alone makes its own record.
        let records: BTreeSet<String> = (lesson.tasks.iter())
            .map(|task| {
                let mut progress = Progress::default();
                Deed::Right.carry_out(&mut progress, lesson, task);
                progress.to_record(course)
            })
            .collect();
        assert_eq!(records.len(), lesson.tasks.len(), "two tasks of {} have one fingerprint; rename one", lesson.name);
    }
}

#[test]
fn records_of_this_version_keep_their_meaning() {
    let course = course().expect("it ships");
    let clones = lesson("clones").expect("it ships");
    let row = lesson("row").expect("it ships");
    let mut progress = Progress::default();
    Deed::Right.carry_out(&mut progress, clones, &clones.tasks[0]);
    Deed::Wrong.carry_out(&mut progress, clones, &clones.tasks[1]);
    Deed::Skip.carry_out(&mut progress, row, &row.tasks[0]);
    // Platforms have stored records like this one.
    let record = FROZEN;
    assert_eq!(progress.to_record(course), record);
    let again = Progress::from_record(&format!(" {record}\n"), course).expect("it is a record");
    assert_eq!(again.result(clones, &clones.tasks[0]).status, TaskStatus::Solved);
    assert_eq!(again.result(clones, &clones.tasks[1]).wrong, 1);
    assert_eq!(again.result(row, &row.tasks[0]).status, TaskStatus::Skipped);
    assert_eq!(Progress::from_record("", course), Ok(Progress::default()));
}

const FROZEN: &str = "1;clones=dOYBU8NE;row=_tnD";

#[test]
fn damaged_records_are_refused() {
    let course = course().expect("it ships");
    let refused = |record| Progress::from_record(record, course).expect_err(record);
    assert_eq!(refused("2;clones=AAAA"), RecordError::Version("2".to_owned()));
    for part in ["clones", "clones=AAA", "clones=AA+A", "nowhere=AAAé", ""] {
        let record = format!("1;row=;{part}");
        assert_eq!(Progress::from_record(&record, course), Err(RecordError::Lesson(part.to_owned())), "{record}");
    }
}

#[test]
fn score_and_completion_are_those_of_the_assigned_lessons() {
    let course = course().expect("it ships");
    let clones = lesson("clones").expect("it ships");
    let assigned = Assignment::of_code("lessons=clones,row").expect("a link");
    let report = |progress: &Progress, assigned: Option<&Assignment>| {
        let report = PlatformReport::new(progress, course, assigned);
        (report.score, report.is_complete)
    };
    assert_eq!(report(&Progress::default(), None), (0, false));
    assert_eq!(report(&solved(course), None), (100, true));
    // The path leaves out the taste, and so does a package without a choice of lessons.
    let path: Vec<Lesson> = course.iter().filter(|lesson| lesson.is_on_path()).cloned().collect();
    assert_eq!(report(&solved(&path), None), (100, true));
    let mut progress = solved(std::slice::from_ref(clones));
    let all = clones.tasks.len() + lesson("row").expect("it ships").tasks.len();
    assert_eq!(report(&progress, Some(&Assignment::of_lesson("clones"))), (100, true));
    assert_eq!(report(&progress, Some(&assigned)), ((100 * clones.tasks.len() / all) as u8, false));
    assert_eq!(report(&progress, Some(&Assignment::of_lesson("row"))), (0, false));
    // Tasks that were shown or skipped are done, but do not count.
    for (number, task) in lesson("row").expect("it ships").tasks.iter().enumerate() {
        let deed = if number == 0 { Deed::Show } else { Deed::Skip };
        deed.carry_out(&mut progress, lesson("row").expect("it ships"), task);
    }
    assert_eq!(report(&progress, Some(&assigned)), ((100 * clones.tasks.len() / all) as u8, true));
}
