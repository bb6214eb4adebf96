//! Tests of the printed sheets of tasks in which blocks are put in order.

use sudoku_run::lessons::{BlockTexts, Lesson, Readers, Task, TaskKind, languages, page, words};

/// Calls `test` with each task to arrange in each language.
fn with_each(mut test: impl FnMut(&str, &Lesson, &Task)) {
    let mut tasks = 0;
    for language in languages() {
        for lesson in words(language).course().expect("they ship") {
            for task in lesson.tasks.iter().filter(|task| task.kind == TaskKind::Arrange) {
                test(language, lesson, task);
                tasks += 1;
            }
        }
    }
    assert!(tasks > 9, "{tasks} tasks");
}

#[test]
fn the_letters_of_the_solution_bring_each_of_its_blocks_once() {
    with_each(|language, lesson, task| {
        let key = format!("{language}, {}-{}", lesson.name, task.name);
        let pieces = task.pieces();
        let (order, rest) = task.order_of_pieces();
        let mut letters: Vec<char> = order.iter().chain(&rest).copied().collect();
        letters.sort_unstable();
        assert_eq!(letters, pieces.iter().map(|(letter, _)| *letter).collect::<Vec<_>>(), "{key}");
        // The blocks of these pieces, and those that are there at the start, are as many as in the solution.
        let start = task.script_to_change().expect("a script to change");
        let brought = pieces.iter().filter(|(letter, _)| order.contains(letter));
        let brought: usize = brought.map(|(_, piece)| piece.script.count()).sum();
        let sample = task.sample_solution().expect("a solution");
        let mut solved = sample.sprites[start.sprite_index].scripts.iter();
        let is_whole = solved.any(|script| script.count() == start.script.count() + brought);
        assert!(is_whole, "{key}: {order:?} of {}", pieces.len());
    });
}

#[test]
fn the_sheet_has_a_letter_for_each_block_and_boxes_and_the_teacher_has_the_order() {
    let said = BlockTexts::english();
    with_each(|language, lesson, task| {
        let key = format!("{language}, {}-{}", lesson.name, task.name);
        let words = words(language);
        let [sheet, teacher] = [Readers::Learners, Readers::Teachers]
            .map(|readers| page(&[lesson], readers, words, said).expect("it prints"));
        let (order, _) = task.order_of_pieces();
        let letters = order.iter().map(char::to_string).collect::<Vec<_>>().join(" ");
        let order = words.format("print-order", &[("letters", letters.into())]);
        assert!(teacher.contains(&order) && !sheet.contains(&order), "{key}: {order}");
        for (letter, _) in task.pieces() {
            assert!(sheet.contains(&format!("<div class=\"piece\"><b>{letter}</b><svg")), "{key}: {letter}");
        }
        let arranged: usize = lesson.tasks.iter().map(|task| task.pieces().len()).sum();
        assert_eq!(sheet.matches("<div class=\"piece\">").count(), arranged, "{key}");
        let boxes = sheet.split("<ol class=\"order\">").skip(1).map(|part| part.matches("<li></li>").count());
        assert!(boxes.sum::<usize>() >= arranged, "{key}");
    });
}
