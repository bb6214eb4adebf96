//! The judge of learners' programs accepts right ones in any form, and refuses wrong ones.

use crate::mutants::{FEW_KINDS, mutants};
use std::collections::BTreeSet;
use std::sync::Arc;
use sudoku_blocks::{Block, Opcode, Program, Script, Slot, compile, read_scripts};
use sudoku_run::lessons::{
    AnswerForm, BlockTexts, CoursePart, Goal, Lesson, MutationKind, ProgramGoal, Quantity, Readers, Reason, Solution,
    Task, TaskKind, Trial, Verdict, Words, check, course, languages, page, picture, texts, words,
};
use sudoku_run::{Act, ProgramRun};
use sudoku_samples::thoroughness::thoroughly;

/// Returns the task with that key.
pub fn task(key: &str) -> (&'static Lesson, &'static Task) {
    let all = course().expect("they ship").iter();
    let mut all = all.flat_map(|lesson| lesson.tasks.iter().map(move |task| (lesson, task)));
    all.find(|(lesson, task)| format!("{}-{}", lesson.name, task.name) == key).unwrap_or_else(|| panic!("no {key}"))
}

/// Returns all tasks to change or make a program, with their keys.
pub fn made() -> impl Iterator<Item = (&'static Lesson, &'static Task, &'static ProgramGoal, String)> {
    let all = course().expect("they ship").iter();
    let all = all.flat_map(|lesson| lesson.tasks.iter().map(move |task| (lesson, task)));
    all.filter_map(|(lesson, task)| match task.goal() {
        Goal::Make(make) => Some((lesson, task, make, format!("{}-{}", lesson.name, task.name))),
        _ => None,
    })
}

fn is_same_head(one: &Script, other: &Script) -> bool {
    match (&one.definition, &other.definition) {
        (Some(one), Some(other)) => one.label() == other.label(),
        (None, None) => one.blocks.first().map(ToString::to_string) == other.blocks.first().map(ToString::to_string),
        _ => false,
    }
}

/// Returns the task's program after the learner has written these scripts.
pub fn written(task: &Task, sprite: &str, scripts: &str) -> Program {
    let mut program = Program::clone(&task.program);
    let at = program.sprites.iter().position(|other| other.name == sprite).expect("a sprite");
    for script in
        read_scripts(&program, &program.sprites[at], scripts).unwrap_or_else(|error| panic!("{error}\n{scripts}"))
    {
        let there = &mut program.sprites[at].scripts;
        match there.iter_mut().find(|other| is_same_head(other, &script)) {
            Some(other) => *other = script,
            None => there.push(script),
        }
    }
    program
}

pub fn verdict(task: &Task, program: &Program) -> Verdict {
    check(task, program).unwrap_or_else(|error| panic!("{error}"))
}

pub fn said(lesson: &Lesson, task: &Task, verdict: &Verdict) -> String {
    words("en").verdict(lesson, task, verdict, ToString::to_string, ToString::to_string)
}

/// Returns `solve` of the small sudoku, with this order of digits and these blocks for a try.
pub fn solve(order: &str, try_one: &str, locals: &str) -> String {
    format!(
        "define <solve> :: run without screen refresh\n{locals}set [cell v] to (first blank)\nif <(cell) = (0)> then\n\
         report <true>\nend\n{order}\nif <(digit) fits (cell) ?> then\n{try_one}\nend\nend\nreport <false>\n"
    )
}

pub const LOCALS: &str = "script variables (cell) (digit)\n";
pub const UP: &str = "for (digit) from (1) to (4)";
pub const DOWN: &str = "for (digit) from (4) to (1)";
pub const PUT: &str = "replace item (cell) of [S v] with (digit)";
pub const CALL: &str = "if <solve> then\nreport <true>\nend";
pub const TAKE: &str = "replace item (cell) of [S v] with [0]";

/// The owl's script until it has asked for a puzzle, and its second question.
const ASK: &str = "when flag clicked\ngo to x: (-201) y: (130)\ndelete all of [S v]\nask [Which puzzle? Type nine rows of nine digits, 0 for a blank, and a comma after each row.] and wait\n";
const AGAIN: &str = "ask [That is no puzzle. It takes nine digits and a comma, nine times. Try again!] and wait\n";

/// Returns a block that counts down by 2, with this question.
fn count_down(question: &str) -> String {
    format!("define count down from (value)\n{question}\nadd (value) to [S v]\ncount down from ((value) - (2))\nend\n")
}

fn fill(body: &str) -> String {
    format!("define fill from cell (cell)\n{body}")
}

/// Returns the owl's script that solves, with these blocks before and after its old ones.
pub fn solving(before: &str, after: &str) -> String {
    format!(
        "when I receive [solve v]\n{before}\nsay [Let me try!]\nif <solve> then\nbroadcast [show digits v] and wait\n\
         say [That is a solution!]\nelse\nsay [There is no solution.]\nend\n{after}"
    )
}

fn commas(body: &str) -> String {
    format!(
        "define (commas in (text)) :: run without screen refresh\nscript variables (place) (count)\n{body}report (count)\n"
    )
}

fn small(report: &str) -> String {
    format!("define <(letter) is a small digit> :: run without screen refresh\nreport {report}\n")
}

fn press(body: &str) -> String {
    format!("define press (key)\n{body}")
}

fn full(body: &str) -> String {
    format!("define <row (row) is full> :: run without screen refresh\n{body}")
}

/// Returns `check column` with this first cell, and these blocks before and after it looks at a cell.
fn column_check(first: &str, before: &str, after: &str) -> String {
    format!(
        "define <check column (column) for (digit)> :: run without screen refresh\nscript variables (count)\n\
         set [count v] to ({first})\nrepeat (9)\n{before}if <(item (count) of [S v]) = (digit)> then\nreport <true>\nend\n\
         {after}end\nreport <false>\n"
    )
}

/// Returns `check box` with these blocks below its variables.
fn box_check(body: &str) -> String {
    format!(
        "define <check box (box) for (digit)> :: run without screen refresh\nscript variables (count) (place)\n\
         set [count v] to ((item ((box) + (1)) of [box starts v]) + (1))\n{body}report <false>\n"
    )
}

fn fits(body: &str) -> String {
    format!("define <(digit) fits (cell) ?> :: run without screen refresh\n{body}")
}

/// Returns `sum of row` with these blocks before its last one.
fn row_sum(body: &str) -> String {
    format!(
        "define (sum of row (row)) :: run without screen refresh\nscript variables (sum) (count)\n{body}report (sum)\n"
    )
}

/// Returns `check row` with these blocks before its last one.
fn row_check(body: &str) -> String {
    format!(
        "define <check row (row) for (digit)> :: run without screen refresh\nscript variables (count)\n{body}report <false>\n"
    )
}

pub const UP_TO_SIZE: &str = "for (column) from (1) to (size)";

/// Returns `place queens` with these blocks for a safe column.
pub fn queens(try_one: &str, order: &str) -> String {
    format!(
        "define place queens from row (row) :: run without screen refresh\nscript variables (column)\n\
         if <(row) > (size)> then\nchange [solutions v] by (1)\nstop [this script v]\nend\n{order}\n\
         if <column (column) is safe in row (row)> then\n{try_one}end\nend\n"
    )
}

pub fn best(body: &str) -> String {
    format!(
        "define (best blank) :: run without screen refresh\nscript variables (best) (cell) (fewest)\n{body}report (best)\n"
    )
}

#[test]
fn right_programs_are_accepted_in_every_form() {
    let whole = format!("{PUT}\n{CALL}\n{TAKE}");
    let clones = |body: &str| format!("when flag clicked\nhide\n{body}\n");
    let right: Vec<(&str, &str, String)> = vec![
        ("clones-swap", "Cell", clones("set [id v] to [0]\nrepeat (81)\nchange [id v] by (1)\ncreate clone of [myself v]\nend\nset [id v] to [0]")),
        ("clones-swap", "Cell", clones("set [id v] to [1]\nrepeat (81)\ncreate clone of [myself v]\nchange [id v] by (1)\nend\nset [id v] to [0]")),
        ("clones-swap", "Cell", clones("set [id v] to [1]\nrepeat (81)\ncreate clone of [myself v]\nchange [id v] by (1)\nend")),
        ("clones-swap", "Cell", clones("set [id v] to [0]\nrepeat until <(id) = (81)>\nchange [id v] by (1)\ncreate clone of [myself v]\nend\nset [id v] to [0]")),
        ("clones-swap", "Cell", clones("set [id v] to [82]\nrepeat (81)\nchange [id v] by (-1)\ncreate clone of [myself v]\nend")),
        ("clones-swap", "Cell", clones("for (id) from (1) to (81)\ncreate clone of [myself v]\nend\nset [id v] to [0]")),
        ("clones-swap", "Cell", clones("set [id v] to [0]\nrepeat (9)\nrepeat (9)\nchange [id v] by (1)\ncreate clone of [myself v]\nend\nend\nset [id v] to [0]")),
        ("solve-write", "Owl", solve(UP, &whole, LOCALS)),
        ("solve-write", "Owl", solve(DOWN, &whole, LOCALS)),
        ("solve-write", "Owl", solve(UP, &format!("{PUT}\nif <solve> then\nreport <true>\nelse\n{TAKE}\nend"), LOCALS)),
        ("solve-write", "Owl", solve("set [digit v] to [0]\nrepeat (4)\nchange [digit v] by (1)", &whole, LOCALS)),
        ("solve-write", "Owl", solve("set [digit v] to [0]\nrepeat until <(digit) = (4)>\nchange [digit v] by (1)", &whole, LOCALS)),
        ("solve-write", "Owl", solve(UP, &whole, "script variables (cell)\nscript variables (digit)\n")),
        ("deep-turn", "Owl", solve(DOWN, &whole, LOCALS)),
        ("deep-turn", "Owl", solve("set [digit v] to [5]\nrepeat (4)\nchange [digit v] by (-1)", &whole, LOCALS)),
        ("memory-own", "Owl", solve(UP, &whole, LOCALS)),
        ("memory-own", "Owl", solve(UP, &whole, "script variables (cell)\n")),
        ("fewest-write", "Owl", best("set [best v] to (first blank)\nfor (cell) from (1) to (16)\nif <(item (cell) of [S v]) = [0]> then\nif <(digits for (cell)) < (digits for (best))> then\nset [best v] to (cell)\nend\nend\nend\n")),
        ("fewest-write", "Owl", best("set [best v] to (first blank)\nfor (cell) from (16) to (1)\nif <<(item (cell) of [S v]) = [0]> and <(digits for (best)) > (digits for (cell))>> then\nset [best v] to (cell)\nend\nend\n")),
        ("fewest-write", "Owl", best("set [best v] to [0]\nset [fewest v] to [5]\nfor (cell) from (1) to (16)\nif <(item (cell) of [S v]) = [0]> then\nif <not <(digits for (cell)) > (fewest)>> then\nset [best v] to (cell)\nset [fewest v] to (digits for (cell))\nend\nend\nend\n")),
        ("queens-six", "Owl", "when flag clicked\nset [size v] to [6]\nset [solutions v] to [0]\ndelete all of [queens v]\nplace queens from row (1)\nsay (join (solutions) [ ways])\n".to_owned()),
        ("queens-six", "Owl", "when flag clicked\ndelete all of [queens v]\nset [solutions v] to [0]\nset [size v] to ((3) + (3))\nplace queens from row (1)\nsay (join (solutions) [ ways])\n".to_owned()),
        ("first-blank-mend", "Owl", "define (first blank) :: run without screen refresh\nscript variables (cell)\nfor (cell) from (1) to (16)\nif <(item (cell) of [S v]) = [0]> then\nreport (cell)\nend\nend\nreport (0)\n".to_owned()),
        ("digits-mend", "Owl", "define <(letter) is a digit> :: run without screen refresh\nreport <<([abs v] of (letter)) > (0)> or <(letter) = [0]>>\n".to_owned()),
        ("digits-mend", "Owl", "define <(letter) is a digit> :: run without screen refresh\nreport <[0123456789] contains (letter) ?>\n".to_owned()),
        ("variables-order", "Owl", "when flag clicked\nset [cell v] to (3)\nrepeat (2)\nreplace item (cell) of [S v] with (cell)\nchange [cell v] by (1)\nend\n".to_owned()),
        ("variables-order", "Owl", "when flag clicked\nset [cell v] to (2)\nrepeat (2)\nchange [cell v] by (1)\nreplace item (cell) of [S v] with (cell)\nend\n".to_owned()),
        ("variables-order", "Owl", "when flag clicked\nreplace item (4) of [S v] with (4)\nreplace item (3) of [S v] with (3)\n".to_owned()),
        ("flag-order", "Owl", format!("{ASK}repeat until <read puzzle (answer)>\n{AGAIN}end\nbroadcast [show puzzle v] and wait\nsay [There it is!]\n")),
        ("flag-order", "Owl", format!("{ASK}repeat until <read puzzle (answer)>\n{AGAIN}end\nsay [There it is!]\nbroadcast [show puzzle v]\n")),
        ("flag-order", "Owl", format!("{ASK}if <not <read puzzle (answer)>> then\nrepeat until <read puzzle (answer)>\n{AGAIN}end\nend\nbroadcast [show puzzle v] and wait\nsay [There it is!]\n")),
        ("row-order", "Owl", row_check("set [count v] to (((9) * (row)) + (1))\nrepeat (9)\nif <(item (count) of [S v]) = (digit)> then\nreport <true>\nend\nchange [count v] by (1)\nend\n")),
        ("row-order", "Owl", row_check("set [count v] to ((9) * (row))\nrepeat (9)\nchange [count v] by (1)\nif <(item (count) of [S v]) = (digit)> then\nreport <true>\nend\nend\n")),
        ("row-order", "Owl", row_check("set [count v] to (((9) * (row)) + (9))\nrepeat (9)\nif <(item (count) of [S v]) = (digit)> then\nreport <true>\nend\nchange [count v] by (-1)\nend\n")),
        ("solve-order", "Owl", solve(UP, &whole, LOCALS)),
        ("solve-order", "Owl", solve(DOWN, &whole, LOCALS)),
        ("solve-order", "Owl", solve(UP, &format!("{PUT}\nif <solve> then\nreport <true>\nelse\n{TAKE}\nend"), LOCALS)),
        ("queens-order", "Owl", queens("add (column) to [queens v]\nplace queens from row ((row) + (1))\ndelete [last] of [queens v]\n", UP_TO_SIZE)),
        ("queens-order", "Owl", queens("add (column) to [queens v]\nplace queens from row ((row) + (1))\ndelete (row) of [queens v]\n", UP_TO_SIZE)),
        ("queens-order", "Owl", queens("add (column) to [queens v]\nplace queens from row ((row) + (1))\ndelete [last] of [queens v]\n", "for (column) from (size) to (1)")),
        ("base-cases-reach", "Owl", count_down("if <(value) > (0)> then")),
        ("base-cases-reach", "Owl", count_down("if <not <(value) < (1)>> then")),
        ("base-cases-reach", "Owl", count_down("if <<(value) < (1)>> then\nstop [this script v]\nend\nif <true> then").replace("<<(value) < (1)>>", "<(value) < (1)>")),
        ("base-cases-fill", "Owl", fill("if <(cell) < (5)> then\nreplace item (cell) of [S v] with [1]\nfill from cell ((cell) + (1))\nend\n")),
        ("base-cases-fill", "Owl", fill("if <(cell) = (5)> then\nstop [this script v]\nend\nfill from cell ((cell) + (1))\nreplace item (cell) of [S v] with [1]\n")),
        ("base-cases-fill", "Owl", fill("script variables (next)\nset [next v] to (cell)\nrepeat until <(next) > (4)>\nreplace item (next) of [S v] with [1]\nchange [next v] by (1)\nend\n")),
        ("solve-ends-late", "Owl", solve(UP, &whole, LOCALS)),
        ("solve-ends-late", "Owl", solve(DOWN, &whole, LOCALS)),
        ("solve-ends-late", "Owl", solve(UP, &whole, LOCALS).replace("<(cell) = (0)>", "<(cell) < (1)>")),
        ("solve-ends-full", "Owl", solving("if <(first blank) = (0)> then\nsay [The board is full.]\nelse", "end")),
        ("solve-ends-full", "Owl", solving("if <(first blank) = (0)> then\nsay [The board is full.]\nstop [this script v]\nend", "")),
        ("solve-ends-full", "Owl", solving("if <not <[S v] contains [0] ?>> then\nsay [The board is full.]\nelse", "end")),
        ("flag-once", "Owl", format!("{ASK}repeat until <read puzzle (answer)>\n{AGAIN}end\nbroadcast [show puzzle v] and wait\nsay [There it is!]\n")),
        ("flag-once", "Owl", format!("{ASK}repeat until <not <not <read puzzle (answer)>>>\n{AGAIN}end\nsay [There it is!]\nbroadcast [show puzzle v]\n")),
        ("flag-once", "Owl", format!("{ASK}if <not <read puzzle (answer)>> then\n{AGAIN}repeat until <read puzzle (answer)>\n{AGAIN}end\nend\nbroadcast [show puzzle v] and wait\nsay [There it is!]\n")),
        ("flag-click", "Owl", "when this sprite clicked\nsay [Hello!]\n".to_owned()),
        ("flag-click", "Owl", "when this sprite clicked\nsay (join [Hel] [lo!])\n".to_owned()),
        ("flag-click", "Owl", "when this sprite clicked\nif <true> then\nsay [Hello!]\nend\n".to_owned()),
        ("clones-nine", "Cell", clones("set [id v] to [0]\nrepeat (9)\nchange [id v] by (1)\ncreate clone of [myself v]\nend")),
        ("clones-nine", "Cell", clones("set [id v] to [1]\nrepeat (9)\ncreate clone of [myself v]\nchange [id v] by (1)\nend")),
        ("clones-nine", "Cell", clones("set [id v] to [10]\nrepeat until <(id) = (1)>\nchange [id v] by (-1)\ncreate clone of [myself v]\nend")),
        ("letters-commas", "Owl", commas("set [place v] to [1]\nrepeat (length of (text))\nif <(letter (place) of (text)) = [,]> then\nchange [count v] by (1)\nend\nchange [place v] by (1)\nend\n")),
        ("letters-commas", "Owl", commas("repeat until <(place) = (length of (text))>\nchange [place v] by (1)\nif <(letter (place) of (text)) = [,]> then\nchange [count v] by (1)\nend\nend\n")),
        ("letters-commas", "Owl", commas("for (place) from (1) to (length of (text))\nif <not <not <(letter (place) of (text)) = [,]>>> then\nset [count v] to ((count) + (1))\nend\nend\n").replace("for (place) from (1)", "if <(length of (text)) = (0)> then\nreport (0)\nend\nfor (place) from (1)")),
        ("digits-small", "Owl", small("<<(letter) > (0)> and <(letter) < (5)>>")),
        ("digits-small", "Owl", small("<<<(letter) = [1]> or <(letter) = [2]>> or <<(letter) = [3]> or <(letter) = [4]>>>")),
        ("digits-small", "Owl", small("<<[1234] contains (letter) ?> and <(letter) > (0)>>")),
        ("colours-click", "Cell", "when this sprite clicked\nswitch costume to [user 0]\n".to_owned()),
        ("colours-click", "Cell", "when this sprite clicked\nswitch costume to (join [user ] (0))\n".to_owned()),
        ("colours-click", "Cell", "when this sprite clicked\nhide\nswitch costume to [user 0]\nshow\n".to_owned()),
        ("numkey-write", "Owl", press("if <(expecting numkey) = [true]> then\nset [expecting numkey v] to [false]\nset [digit v] to (key)\nend\n")),
        ("numkey-write", "Owl", press("if <not <(expecting numkey) = [false]>> then\nset [digit v] to (key)\nset [expecting numkey v] to [false]\nend\n").replace("<not <(expecting numkey) = [false]>>", "<<(expecting numkey) = [true]> and <true>>")),
        ("numkey-write", "Owl", press("if <not <(expecting numkey) = [true]>> then\nstop [this script v]\nend\nset [digit v] to (key)\nset [expecting numkey v] to [false]\n")),
        ("row-full", "Owl", full("report <not <check row (row) for (0)>>\n")),
        ("row-full", "Owl", full("if <check row (row) for (0)> then\nreport <false>\nelse\nreport <true>\nend\n")),
        ("row-full", "Owl", full("script variables (place)\nrepeat (9)\nchange [place v] by (1)\nif <(item (((9) * (row)) + (place)) of [S v]) < (1)> then\nreport <false>\nend\nend\nreport <true>\n")),
        ("column-fix", "Owl", column_check("(column) + (1)", "", "change [count v] by (9)\n")),
        ("column-fix", "Owl", column_check("(column) - (8)", "change [count v] by (9)\n", "")),
        ("column-fix", "Owl", column_check("(column) + (73)", "", "change [count v] by (-9)\n")),
        ("box-write", "Owl", box_check("repeat (3)\nrepeat (3)\nif <(item (count) of [S v]) = (digit)> then\nreport <true>\nend\nchange [count v] by (1)\nend\nchange [count v] by (6)\nend\n")),
        ("box-write", "Owl", box_check("repeat (3)\nrepeat (3)\nif <(item (count) of [S v]) = (digit)> then\nreport <true>\nend\nchange [count v] by (9)\nend\nchange [count v] by (-26)\nend\n")),
        ("box-write", "Owl", box_check("for (place) from (1) to (9)\nif <(item (count) of [S v]) = (digit)> then\nreport <true>\nend\nchange [count v] by (1)\nif <((place) mod (3)) = (0)> then\nchange [count v] by (6)\nend\nend\n")),
        ("fits-write", "Owl", fits("if <check row ([floor v] of (((cell) - (1)) / (9))) for (digit)> then\nreport <false>\nend\nif <check column (((cell) - (1)) mod (9)) for (digit)> then\nreport <false>\nend\nif <check box (get box ((cell) - (1))) for (digit)> then\nreport <false>\nend\nreport <true>\n")),
        ("fits-write", "Owl", fits("if <check box (get box ((cell) - (1))) for (digit)> then\nreport <false>\nend\nif <check row ([floor v] of (((cell) - (1)) / (9))) for (digit)> then\nreport <false>\nend\nreport <not <check column (((cell) - (1)) mod (9)) for (digit)>>\n")),
        ("fits-write", "Owl", fits("if <check row ([floor v] of (((cell) - (1)) / (9))) for (digit)> then\nreport <false>\nelse\nreport <not <<check column (((cell) - (1)) mod (9)) for (digit)> or <check box (get box ((cell) - (1))) for (digit)>>>\nend\n")),
        ("solved-row", "Owl", row_sum("for (count) from (1) to (9)\nchange [sum v] by (item (((9) * (row)) + (count)) of [S v])\nend\n")),
        ("solved-row", "Owl", row_sum("set [count v] to (((9) * (row)) + (1))\nrepeat (9)\nchange [sum v] by (item (count) of [S v])\nchange [count v] by (1)\nend\n")),
        ("solved-row", "Owl", row_sum("for (count) from (9) to (1)\nset [sum v] to ((sum) + (item (((9) * (row)) + (count)) of [S v]))\nend\n")),
        ("row-mend", "Owl", "define <check row (row) for (digit)> :: run without screen refresh\nscript variables (count)\nfor (count) from (1) to (9)\nif <(item (((9) * (row)) + (count)) of [S v]) = (digit)> then\nreport <true>\nend\nend\nreport <false>\n".to_owned()),
    ];
    let digits_contains = "[0123456789]";
    for (key, sprite, scripts) in &right {
        let (lesson, task) = task(key);
        let verdict = verdict(task, &written(task, sprite, scripts));
        // `contains` counts the empty text as a digit, so that program is wrong.
        let is_right = !scripts.contains(digits_contains);
        assert_eq!(verdict == Verdict::Right, is_right, "{key}: {}\n{scripts}", said(lesson, task, &verdict));
    }
}

#[test]
fn wrong_programs_are_refused_with_a_sentence_that_has_no_hole() {
    let whole = format!("{PUT}\n{CALL}\n{TAKE}");
    let flag = |body: &str| format!("when flag clicked\n{body}\n");
    let wrong: Vec<(&str, &str, String)> = vec![
        (
            "clones-swap",
            "Cell",
            flag("hide\nset [id v] to [1]\nrepeat (80)\ncreate clone of [myself v]\nchange [id v] by (1)\nend"),
        ),
        (
            "clones-swap",
            "Cell",
            flag("hide\nset [id v] to [0]\nrepeat (82)\ncreate clone of [myself v]\nchange [id v] by (1)\nend"),
        ),
        (
            "clones-swap",
            "Cell",
            flag(
                "hide\nset [id v] to [1]\ncreate clone of [myself v]\nset [id v] to [81]\nrepeat (80)\ncreate clone of [myself v]\nend",
            ),
        ),
        // Chooses the last blank; the blank with the most digits; a neighbour of a blank; any cell.
        (
            "fewest-write",
            "Owl",
            best(
                "for (cell) from (1) to (16)\nif <(item (cell) of [S v]) = [0]> then\nset [best v] to (cell)\nend\nend\n",
            ),
        ),
        (
            "fewest-write",
            "Owl",
            best(
                "set [best v] to (first blank)\nfor (cell) from (1) to (16)\nif <(item (cell) of [S v]) = [0]> then\nif <(digits for (cell)) > (digits for (best))> then\nset [best v] to (cell)\nend\nend\nend\n",
            ),
        ),
        (
            "fewest-write",
            "Owl",
            best(
                "set [best v] to (first blank)\nfor (cell) from (1) to (16)\nif <(digits for (cell)) < (digits for (best))> then\nset [best v] to (cell)\nend\nend\n",
            ),
        ),
        (
            "fewest-write",
            "Owl",
            best(
                "set [best v] to (first blank)\nfor (cell) from (1) to (15)\nif <(item (cell) of [S v]) = [0]> then\nif <(digits for (cell)) < (2)> then\nset [best v] to (cell)\nend\nend\nend\n",
            ),
        ),
        // Does not take back; does not try again; keeps the order; leaves out digits.
        ("deep-turn", "Owl", solve(DOWN, &format!("{PUT}\n{CALL}"), LOCALS)),
        ("deep-turn", "Owl", solve(DOWN, &format!("{PUT}\nreport <solve>"), LOCALS)),
        ("deep-turn", "Owl", solve(DOWN, &format!("{PUT}\n{CALL}\n{TAKE}\nreport <false>"), LOCALS)),
        ("deep-turn", "Owl", solve(UP, &whole, LOCALS)),
        ("deep-turn", "Owl", solve("for (digit) from (4) to (2)", &whole, LOCALS)),
        // Does not search.
        ("queens-six", "Owl", flag("set [size v] to [6]\nsay [4 ways]")),
        ("queens-six", "Owl", flag("set [size v] to [6]\nset [solutions v] to [4]\nsay (join (solutions) [ ways])")),
        (
            "queens-six",
            "Owl",
            flag(
                "set [size v] to [4]\nset [solutions v] to [0]\ndelete all of [queens v]\nplace queens from row (1)\nset [size v] to [6]\nsay [4 ways]",
            ),
        ),
        (
            "queens-six",
            "Owl",
            flag(
                "set [size v] to [6]\nset [solutions v] to [0]\ndelete all of [queens v]\nplace queens from row (2)\nsay (join (solutions) [ ways])",
            ),
        ),
        ("memory-own", "Owl", solve(UP, &whole, "script variables (digit)\n")),
        // The base case is missing, never reached, or ends too early.
        ("base-cases-reach", "Owl", count_down("if <(value) > (1)> then")),
        ("base-cases-reach", "Owl", count_down("if <not <(value) = (-1)>> then")),
        ("base-cases-fill", "Owl", fill("replace item (cell) of [S v] with [1]\nfill from cell ((cell) + (1))\n")),
        (
            "base-cases-fill",
            "Owl",
            fill("if <(cell) < (4)> then\nreplace item (cell) of [S v] with [1]\nfill from cell ((cell) + (1))\nend\n"),
        ),
        ("solve-ends-late", "Owl", solve(UP, &whole, LOCALS).replace("<(cell) = (0)>", "<(cell) = (16)>")),
        ("solve-ends-late", "Owl", solve(UP, &whole, LOCALS).replace("<(cell) = (0)>", "<true>")),
        ("solve-ends-full", "Owl", solving("say [The board is full.]", "")),
        ("solve-ends-full", "Owl", solving("if <(first blank) = (16)> then\nsay [The board is full.]\nelse", "end")),
        // With a block that is not needed in place of the right one.
        (
            "variables-order",
            "Owl",
            flag(
                "set [cell v] to (2)\nrepeat (2)\nreplace item (cell) of [S v] with (cell)\nchange [cell v] by (1)\nend",
            ),
        ),
        (
            "variables-order",
            "Owl",
            flag(
                "set [cell v] to (3)\nrepeat (2)\nreplace item (cell) of [S v] with (cell)\nchange [cell v] by (2)\nend",
            ),
        ),
        (
            "flag-order",
            "Owl",
            format!(
                "{ASK}if <not <read puzzle (answer)>> then\n{AGAIN}end\nbroadcast [show puzzle v] and wait\nsay [There it is!]\n"
            ),
        ),
        (
            "flag-order",
            "Owl",
            format!(
                "{ASK}repeat until <not <read puzzle (answer)>>\n{AGAIN}end\nbroadcast [show puzzle v] and wait\nsay [There it is!]\n"
            ),
        ),
        (
            "row-order",
            "Owl",
            row_check(
                "set [count v] to ((9) * (row))\nrepeat (9)\nif <(item (count) of [S v]) = (digit)> then\nreport <true>\nend\nchange [count v] by (1)\nend\n",
            ),
        ),
        (
            "row-order",
            "Owl",
            row_check(
                "set [count v] to (((9) * (row)) + (1))\nrepeat (9)\nif <(item (count) of [S v]) = (digit)> then\nreport <true>\nend\nchange [count v] by (9)\nend\n",
            ),
        ),
        ("solve-order", "Owl", solve(UP, &whole, LOCALS).replacen("report <true>", "report <false>", 1)),
        (
            "solve-order",
            "Owl",
            solve(UP, &format!("replace item (digit) of [S v] with (cell)\n{CALL}\n{TAKE}"), LOCALS),
        ),
        (
            "queens-order",
            "Owl",
            queens(
                "add (row) to [queens v]\nplace queens from row ((row) + (1))\ndelete [last] of [queens v]\n",
                UP_TO_SIZE,
            ),
        ),
        (
            "queens-order",
            "Owl",
            queens(
                "add (column) to [queens v]\nplace queens from row (row)\ndelete [last] of [queens v]\n",
                UP_TO_SIZE,
            ),
        ),
        ("solve-write", "Owl", solve(UP, &format!("{PUT}\n{CALL}"), LOCALS)),
        ("solve-write", "Owl", "define <solve> :: run without screen refresh\nreport <true>\n".to_owned()),
        ("solve-write", "Owl", "define <solve> :: run without screen refresh\nreport <solve>\n".to_owned()),
        (
            "digits-mend",
            "Owl",
            "define <(letter) is a digit> :: run without screen refresh\nreport <true>\n".to_owned(),
        ),
        (
            "digits-mend",
            "Owl",
            "define <(letter) is a digit> :: run without screen refresh\nreport <not <(letter) = [x]>>\n".to_owned(),
        ),
    ];
    for (key, sprite, scripts) in &wrong {
        let (lesson, task) = task(key);
        let verdict = verdict(task, &written(task, sprite, scripts));
        let said = said(lesson, task, &verdict);
        assert!(matches!(verdict, Verdict::Wrong(_)), "{key} is accepted:\n{scripts}");
        is_readable(&verdict, &said, key);
    }
}

/// Adds the blocks of a stack to the list, each by itself, without the blocks in its mouths.
fn take_apart(blocks: &[Block], all: &mut Vec<Block>) {
    for block in blocks {
        all.push(Block { branches: block.branches.iter().map(|_| Vec::new()).collect(), ..block.clone() });
        block.branches.iter().for_each(|branch| take_apart(branch, all));
    }
}

#[test]
fn each_part_has_blocks_to_put_in_order_and_one_or_two_that_are_not_needed() {
    let mut parts = BTreeSet::new();
    let arranged = made().filter(|(_, task, ..)| task.kind == TaskKind::Arrange);
    for (lesson, task, _, key) in arranged {
        parts.insert(lesson.part);
        let shown = shown(task);
        let [(sprite, at)] = changed(task, &shown)[..] else { panic!("{key}: one script is to be made") };
        let begun = task.script_to_change().expect("it is known").script;
        let loose: Vec<&Script> = task.program.scripts().filter(|placed| placed.is_loose()).map(|p| p.script).collect();
        assert!(loose.iter().all(|piece| task.program.sprites[sprite].scripts.contains(piece)), "{key}");
        let (mut there, mut needed) = (Vec::new(), Vec::new());
        take_apart(&begun.blocks, &mut there);
        loose.iter().for_each(|piece| take_apart(&piece.blocks, &mut there));
        take_apart(&shown.sprites[sprite].scripts[at].blocks, &mut needed);
        for block in needed {
            let place = there.iter().position(|other| *other == block);
            there.swap_remove(place.unwrap_or_else(|| panic!("{key}: “{block}” is missing in {there:#?}")));
        }
        let is_all_that_is_left = |pieces: &[&Script]| {
            let mut blocks = Vec::new();
            pieces.iter().for_each(|piece| take_apart(&piece.blocks, &mut blocks));
            blocks.len() == there.len() && blocks.iter().all(|block| there.contains(block))
        };
        let pairs = loose.iter().flat_map(|one| loose.iter().map(move |other| [*one, *other]));
        assert!(
            loose.iter().any(|piece| is_all_that_is_left(&[piece]))
                || pairs.into_iter().any(|pair| is_all_that_is_left(&pair)),
            "{key}: one or two pieces are not needed, {there:#?}"
        );
        // The pieces lie there in another order, and a program with those that are left beside it is right.
        let mut program = Program::clone(&task.program);
        let place = program.sprites[sprite].scripts.iter().position(|script| script == begun).expect("it is there");
        let mut pieces = begun.clone();
        pieces.blocks.extend(loose.iter().flat_map(|piece| piece.blocks.clone()));
        program.sprites[sprite].scripts[place] = pieces;
        assert!(matches!(verdict(task, &program), Verdict::Wrong(_)), "{key}: they are in order from the start");
        program.sprites[sprite].scripts[place] = shown.sprites[sprite].scripts[at].clone();
        assert!(program.scripts().any(|placed| placed.is_loose()));
        assert_eq!(verdict(task, &program), Verdict::Right, "{key}");
    }
    // The taste is too short for it, and the projects leave open how a program is built.
    let is_step = |part: &CoursePart| !matches!(part, CoursePart::Taste | CoursePart::Projects);
    let all: Vec<CoursePart> = CoursePart::ALL.into_iter().filter(is_step).collect();
    assert_eq!(parts.into_iter().collect::<Vec<_>>(), all);
}

/// Checks that a sentence of feedback has no gap, no row of many numbers, and no block as it is written in a script.
fn is_readable(verdict: &Verdict, said: &str, key: &str) {
    // Faults of blocks that cannot run are described by the game, not by the lessons.
    if matches!(verdict, Verdict::Wrong(Reason::Findings(_) | Reason::Stops { .. })) {
        return;
    }
    for hole in ["“”", "“ ", " ”", "  ", " .", " v]", "_", "()"] {
        assert!(!said.contains(hole), "{key}: {said}");
    }
    let longest = said.split(|letter: char| !letter.is_ascii_digit() && letter != ' ').map(str::trim);
    let longest = longest.map(|row| row.split_whitespace().count().max(row.len() / 4)).max();
    assert!(longest.is_some_and(|numbers| numbers < 10), "{key}: {said}");
}

/// Changes every block in the slots of a block, inner blocks first.
fn in_slots(block: &mut Block, change: &mut dyn FnMut(&mut Block)) {
    for slot in &mut block.slots {
        if let Slot::Block(inner) = slot {
            in_slots(inner, change);
            change(inner);
        }
    }
}

fn number(slot: &Slot) -> Option<i64> {
    match slot {
        Slot::Text(text) => text.parse().ok(),
        _ => None,
    }
}

fn text(text: &str) -> Slot {
    Slot::Text(text.to_owned())
}

/// Returns the scripts of the sample solution that differ from the initial program, as indices of sprite and script.
fn changed(task: &Task, shown: &Program) -> Vec<(usize, usize)> {
    let sprites = shown.sprites.iter().enumerate();
    let scripts = sprites.flat_map(|(at, sprite)| (0..sprite.scripts.len()).map(move |script| (at, script)));
    scripts
        .filter(|&(sprite, script)| {
            !task.program.sprites[sprite].scripts.contains(&shown.sprites[sprite].scripts[script])
        })
        .collect()
}

fn shown(task: &Task) -> Program {
    match task.solution() {
        Ok(Solution::Program(shown)) => Program::clone(&shown),
        other => panic!("{other:?}"),
    }
}

/// Changes every block of a stack, inner blocks first.
fn each(blocks: &mut [Block], change: &mut dyn FnMut(&mut Block)) {
    for block in blocks.iter_mut() {
        in_slots(block, change);
        block.branches.iter_mut().for_each(|branch| each(branch, change));
        change(block);
    }
}

fn block(opcode: Opcode, slots: Vec<Slot>) -> Block {
    Block { slots, ..Block::new(opcode) }
}

/// A different way to write the same script: its name, and the change it makes.
type Form = (&'static str, fn(&mut Script));

const FORMS: [Form; 7] = [
    ("other names", |script| {
        let names: Vec<String> = script.script_variables().into_iter().map(str::to_owned).collect();
        each(&mut script.blocks, &mut |block| {
            let is_name = matches!(
                block.opcode,
                Opcode::Variable | Opcode::SetVariable | Opcode::ChangeVariable | Opcode::For | Opcode::ScriptVariables
            );
            for slot in block.slots.iter_mut().filter(|_| is_name) {
                if let Slot::Text(name) = slot
                    && names.contains(name)
                {
                    name.push_str(" of mine");
                }
            }
        });
    }),
    ("turned round", |script| {
        each(&mut script.blocks, &mut |block| {
            let turned = match block.opcode {
                Opcode::Less => Opcode::Greater,
                Opcode::Greater => Opcode::Less,
                same @ (Opcode::Add | Opcode::Multiply | Opcode::Equals) => same,
                _ => return,
            };
            block.opcode = turned;
            block.slots.swap(0, 1);
        });
    }),
    ("not, and otherwise", |script| {
        each(&mut script.blocks, &mut |inner| {
            if inner.opcode == Opcode::If {
                let condition = std::mem::take(&mut inner.slots[0]);
                let not = block(Opcode::Not, vec![condition]);
                let then = std::mem::take(&mut inner.branches[0]);
                *inner = block(Opcode::IfElse, vec![Slot::Block(Box::new(not))]);
                inner.branches = vec![Vec::new(), then];
            }
        });
    }),
    ("counted by hand", |script| {
        each_stack(&mut script.blocks, &mut |stack| {
            let Some(at) = stack.iter().position(|block| block.opcode == Opcode::For) else { return };
            let slots = stack[at].slots.clone();
            let (Some(from), Some(to)) = (number(&slots[1]), number(&slots[2])) else { return };
            let by = if to < from { -1 } else { 1 };
            let mut body = std::mem::take(&mut stack[at].branches[0]);
            body.insert(0, block(Opcode::ChangeVariable, vec![slots[0].clone(), text(&by.to_string())]));
            let mut repeat = block(Opcode::Repeat, vec![text(&((to - from).abs() + 1).to_string())]);
            repeat.branches = vec![body];
            stack[at] = repeat;
            stack.insert(at, block(Opcode::SetVariable, vec![slots[0].clone(), text(&(from - by).to_string())]));
        });
    }),
    ("until it is so", |script| {
        // Only a custom block has variables of its own to count with.
        if script.definition.is_none() {
            return;
        }
        let mut counters = 0;
        each_stack(&mut script.blocks, &mut |stack| {
            let Some(at) = stack.iter().position(|block| block.opcode == Opcode::Repeat) else { return };
            counters += 1;
            let name = text(&format!("round {counters}"));
            let rounds = std::mem::take(&mut stack[at].slots[0]);
            let value = Slot::Block(Box::new(block(Opcode::Variable, vec![name.clone()])));
            let mut body = std::mem::take(&mut stack[at].branches[0]);
            body.push(block(Opcode::ChangeVariable, vec![name.clone(), text("1")]));
            let equals = block(Opcode::Equals, vec![value, rounds]);
            let mut until = block(Opcode::RepeatUntil, vec![Slot::Block(Box::new(equals))]);
            until.branches = vec![body];
            stack[at] = until;
            stack.insert(at, block(Opcode::SetVariable, vec![name, text("0")]));
        });
        let names = (1..=counters).map(|number| text(&format!("round {number}"))).collect();
        if counters > 0 {
            script.blocks.insert(0, block(Opcode::ScriptVariables, names));
        }
    }),
    ("in another order", |script| {
        each_stack(&mut script.blocks, &mut |stack| {
            let at = (1..stack.len()).find(|&at| are_independent(&stack[at - 1], &stack[at]));
            at.into_iter().for_each(|at| stack.swap(at - 1, at));
        });
    }),
    ("with a block that does nothing", |script| {
        each_stack(&mut script.blocks, &mut |stack| {
            let mut nothing = block(Opcode::If, vec![Slot::Block(Box::new(block(Opcode::False, Vec::new())))]);
            nothing.branches = vec![vec![block(Opcode::Hide, Vec::new())]];
            let is_hat = stack.first().is_some_and(|block| block.to_string().starts_with("when "));
            stack.insert(usize::from(is_hat), nothing);
        });
    }),
];

/// Changes every stack of a script, inner stacks first.
fn each_stack(blocks: &mut Vec<Block>, change: &mut dyn FnMut(&mut Vec<Block>)) {
    for block in blocks.iter_mut() {
        block.branches.iter_mut().for_each(|branch| each_stack(branch, change));
    }
    change(blocks);
}

/// Returns true if both blocks set variables to constants, and the variables differ.
fn are_independent(one: &Block, other: &Block) -> bool {
    let is_constant = |block: &Block| block.opcode == Opcode::SetVariable && matches!(block.slots[1], Slot::Text(_));
    is_constant(one) && is_constant(other) && one.slots[0] != other.slots[0]
}

#[test]
fn every_right_program_is_accepted_in_other_forms() {
    let mut tried = 0;
    for (lesson, task, _, key) in made() {
        let shown = shown(task);
        for &(sprite, at) in &changed(task, &shown) {
            // Try all combinations of forms.
            for set in 1..1_u32 << FORMS.len() {
                let mut program = shown.clone();
                let script = &mut program.sprites[sprite].scripts[at];
                let forms = (0..FORMS.len()).filter(|form| set >> form & 1 == 1).map(|form| FORMS[form]);
                let names: Vec<&str> = forms
                    .filter_map(|(name, form)| {
                        let before = script.clone();
                        form(script);
                        (*script != before).then_some(name)
                    })
                    .collect();
                // Skip combinations that were tried before and, to save time, most of the large ones.
                if names.len() != set.count_ones() as usize || names.len() > 2 && set % 5 != 0 {
                    continue;
                }
                tried += 1;
                let verdict = verdict(task, &program);
                assert_eq!(verdict, Verdict::Right, "{key}, {names:?}: {}", said(lesson, task, &verdict));
            }
        }
    }
    assert!(tried > 200, "{tried}");
}

/// Returns boards of a small sudoku with at most one solution.
fn small_boards() -> Vec<String> {
    let fits = |board: &[u8; 16], cell: usize, digit: u8| {
        (0..16).all(|other| {
            let is_peer = other / 4 == cell / 4
                || other % 4 == cell % 4
                || (other / 8 == cell / 8 && other % 4 / 2 == cell % 4 / 2);
            other == cell || !is_peer || board[other] != digit
        })
    };
    fn count(board: &mut [u8; 16], fits: &dyn Fn(&[u8; 16], usize, u8) -> bool) -> usize {
        let Some(cell) = board.iter().position(|&digit| digit == 0) else { return 1 };
        let mut found = 0;
        for digit in 1..=4 {
            if fits(board, cell, digit) {
                board[cell] = digit;
                found += count(board, fits);
                board[cell] = 0;
            }
        }
        found
    }
    let full = [[1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1], [2, 4, 1, 3, 3, 1, 4, 2, 4, 3, 2, 1, 1, 2, 3, 4_u8]];
    let mut boards = Vec::new();
    let mut state = 7_u32;
    while boards.len() < 24 {
        let mut next = |below: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) % below
        };
        let mut board = full[next(2) as usize];
        (0..14).for_each(|_| board[next(16) as usize] = 0);
        let (cell, digit) = (next(16) as usize, next(4) as u8 + 1);
        // Some of them become unsolvable.
        if board[cell] == 0 && fits(&board, cell, digit) {
            board[cell] = digit;
        }
        if count(&mut board.clone(), &fits) <= 1 {
            boards.push(board.iter().map(ToString::to_string).collect());
        }
    }
    boards
}

/// Other puzzles in the notation with a comma after each row, and texts that are not puzzles.
const PUZZLES: [(bool, &str); 6] = [
    (true, "530070000,600195000,098000060,800060003,400803001,700020006,060000280,000419005,000080079,"),
    (true, "000000010,400000000,020000000,000050407,008000300,001090000,300400200,050100000,000806000,"),
    (true, "123456789,456789123,789123456,231564897,564897231,897231564,312645978,645978312,978312640,"),
    (false, "530070000,600195000,098000060,80006000y,400803001,700020006,060000280,000419005,000080079,"),
    (false, "530070000,600195000,098000060,800060003 400803001,700020006,060000280,000419005,000080079,"),
    (false, "530070000,600195000,098000060,800060003,400803001,700020006,060000280,000419005,000080079,,"),
];

/// Returns the same trials with other boards.
fn other_trials(make: &ProgramGoal) -> Vec<Trial> {
    let mut found = Vec::new();
    // A shorter list, such as a row of four cells, is filled with the beginning of a board.
    let filled = make.trials.iter().flat_map(|trial| &trial.acts).find_map(|act| match act {
        Act::Fill(list, items) => Some((list, items.chars().filter(char::is_ascii_digit).count())),
        _ => None,
    });
    if let Some((list, length)) = filled
        && let Some(trial) = make.trials.first()
    {
        let own = trial.acts.iter().filter(|act| !matches!(act, Act::Fill(..)));
        let own: Vec<Act> = own.cloned().collect();
        for board in small_boards() {
            let board = board[..length.min(board.len())].to_owned();
            let acts = [Act::Fill(list.clone(), board)].into_iter().chain(own.iter().cloned()).collect();
            found.push(Trial { acts, ..trial.clone() });
        }
        return found;
    }
    for (trial, (is_puzzle, puzzle)) in
        make.trials.iter().flat_map(|trial| PUZZLES.iter().map(move |puzzle| (trial, puzzle)))
    {
        let other = |act: &Act| match act {
            Act::Answer(_) => Act::Answer((*puzzle).to_owned()),
            act => act.clone(),
        };
        // After refusing a text, a program may leave anything in its lists.
        let quantities =
            trial.quantities.iter().filter(|of| *is_puzzle || !matches!(of, Quantity::Items(_))).cloned().collect();
        found.push(Trial { acts: trial.acts.iter().map(other).collect(), quantities, ..trial.clone() });
    }
    found
}

/// Returns the results of a program in all runs of a trial; `None` if it cannot be run.
fn outcomes(program: &Program, trial: &Trial) -> Option<Vec<Vec<String>>> {
    let mut run = ProgramRun::new(Arc::new(compile(program).ok()?));
    run.act_all(&trial.acts).ok()?;
    run.run_until_it_stops().ok()?;
    let own = trial.quantities.iter().map(|of| of.read_all(&run).ok()).collect::<Option<Vec<_>>>()?;
    let mut all = own;
    for (label, inputs) in &trial.calls {
        let mut sets: Vec<Vec<String>> = vec![Vec::new()];
        for &(from, to) in inputs {
            let longer =
                |set: Vec<String>| (from..=to).map(move |input| [set.clone(), vec![input.to_string()]].concat());
            sets = sets.into_iter().flat_map(longer).collect();
        }
        for set in sets {
            let mut run = run.clone();
            run.act_all(&[Act::Call(label.clone(), set)]).ok()?;
            run.run_until_it_stops().ok()?;
            all.push(Quantity::Reported.read_all(&run).ok()?);
        }
    }
    Some(all)
}

#[test]
fn a_program_with_one_wrong_block_is_refused_unless_it_does_the_same() {
    let kinds = thoroughly(&MutationKind::ALL[..], &FEW_KINDS);
    let (mut refused, mut same, mut accepted) = (0, Vec::new(), Vec::new());
    for (lesson, task, make, key) in made() {
        let shown = shown(task);
        for &(sprite, at) in &changed(task, &shown) {
            for (what, script) in mutants(&shown.sprites[sprite].scripts[at], kinds) {
                let mut program = shown.clone();
                program.sprites[sprite].scripts[at] = script;
                let verdict = verdict(task, &program);
                if verdict != Verdict::Right {
                    is_readable(&verdict, &said(lesson, task, &verdict), &format!("{key}, {what}"));
                    refused += 1;
                    continue;
                }
                let differs = |trial: &Trial| outcomes(&shown, trial) != outcomes(&program, trial);
                match other_trials(make).into_iter().find(differs) {
                    Some(trial) => accepted.push(format!("{key}: {what}, with {:?}", trial.acts)),
                    None => same.push(format!("{key}: {what}")),
                }
            }
        }
    }
    assert_eq!(accepted, Vec::<String>::new(), "programs that do something else are accepted");
    assert!(refused > 250 && same.len() * 6 < refused, "{refused} refused, the same do {same:#?}");
}

#[test]
fn in_every_language_all_lessons_can_be_finished_in_its_own_words() {
    for language in languages() {
        let said = words(language);
        let lessons = said.course().expect("they ship");
        let english = course().expect("they ship");
        for (lesson, english) in lessons.iter().zip(english) {
            for (task, english) in lesson.tasks.iter().zip(&english.tasks) {
                let key = format!("{language}: {}-{}", lesson.name, task.name);
                assert_eq!(
                    (&task.name, task.kind, task.program.count()),
                    (&english.name, english.kind, english.program.count())
                );
                match task.solution().unwrap_or_else(|error| panic!("{key}: {error}")) {
                    Solution::Answer(answer, _) => {
                        assert_eq!(check(task, &answer), Ok(Verdict::Right), "{key}");
                        if let Some(AnswerForm::Choice(choices)) = task.answer_form() {
                            assert!(choices.contains(&answer.value().to_string()), "{key}: {choices:?} {answer:?}");
                        }
                    }
                    Solution::Play(_, run) => assert_eq!(check(task, &*run), Ok(Verdict::Right), "{key}"),
                    Solution::Program(program) => {
                        assert!(matches!(check(task, &*task.program), Ok(Verdict::Wrong(_))), "{key}");
                        assert_eq!(check(task, &*program), Ok(Verdict::Right), "{key}");
                    }
                }
            }
        }
    }
}

/// The texts that are the same in every language: names by which the game finds boards, and words that are built into the
/// machine.
const EVERYWHERE: [&str; 7] = ["S", "id", "last", "puzzle ", "user ", "true", "false"];

#[test]
fn no_english_text_of_a_program_is_left_in_another_language() {
    let mut needed: Vec<String> = Vec::new();
    for lesson in course().expect("they ship") {
        needed.extend(texts(&lesson.program));
        for task in &lesson.tasks {
            needed.extend(texts(&task.program));
            if let Ok(Solution::Program(shown)) = task.solution() {
                needed.extend(texts(&shown));
            }
        }
    }
    for language in languages().filter(|language| *language != "en") {
        let said = words(language);
        let missing: Vec<_> = needed.iter().filter(|text| !said.texts().any(|known| known == **text)).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:#?}");
        for text in &needed {
            let (own, is_everywhere) = (said.text(text), EVERYWHERE.contains(&text.as_str()));
            assert!(
                is_everywhere == (own == text) || ["texto", "Text"].contains(&own),
                "{language}: {text:?} is {own:?}"
            );
            assert_eq!(own.matches('_').count(), text.matches('_').count(), "{language}: the inputs of {text:?}");
        }
        // The texts that programs display and say are translated as well.
        for lesson in said.course().expect("they ship") {
            let english =
                needed.iter().filter(|text| !EVERYWHERE.contains(&text.as_str()) && said.text(text) != **text);
            let english: Vec<&String> = english.collect();
            for task in &lesson.tasks {
                let own = texts(&task.program);
                let left: Vec<_> = own.iter().filter(|text| english.contains(text)).collect();
                assert!(left.is_empty(), "{language}, {}-{}: {left:?}", lesson.name, task.name);
            }
        }
    }
}

/// Returns the words of a learner's sheet without pictures and without what the lesson asks and tells before each task.
fn without_what_is_asked(sheet: &str, words: &Words, lesson: &Lesson) -> String {
    let (_, body) = sheet.split_once("<section").expect("a sheet");
    let outside = body.split("<svg").map(|part| part.split_once("</svg>").map_or(part, |(_, after)| after));
    let text = outside.flat_map(|part| part.split('<')).map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    let plain = |text: &str| text.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">").replace("&#39;", "'");
    let mut rest: String = text.map(plain).collect();
    let choices = lesson.tasks.iter().filter_map(|task| match task.answer_form() {
        Some(AnswerForm::Choice(choices)) => Some(choices.iter().map(|choice| words.choice(choice))),
        _ => None,
    });
    let asked = lesson.tasks.iter().map(|task| words.task(lesson, task));
    let told = [words.title(lesson), words.goal(lesson), words.start(lesson), lesson.name.clone()];
    let minutes = words.format("print-minutes", &[("minutes", lesson.minutes.into())]);
    let numbers = (1..=lesson.tasks.len()).map(|number| format!("{number}. "));
    let mut known: Vec<String> = asked.chain(told).chain([minutes]).chain(choices.flatten()).collect();
    known.sort_by_key(|text| std::cmp::Reverse(text.len()));
    for text in known.into_iter().map(|text| text.replace('`', "")).chain(numbers) {
        rest = rest.replace(&text, " ");
    }
    rest
}

/// Returns the script on the learner's sheet that solves a task if it is copied; `None` if no script does.
fn solved_by_copying(lesson: &Lesson, task: &Task, sheet: &str, said: BlockTexts<'_>) -> Option<String> {
    let solutions = lesson.tasks.iter().filter_map(|task| match task.solution() {
        Ok(Solution::Program(program)) => Some(program),
        _ => None,
    });
    let programs = lesson.tasks.iter().map(|task| Arc::clone(&task.program));
    for program in programs.chain(solutions).chain([Arc::clone(&lesson.program)]) {
        for placed in program.scripts().filter(|placed| sheet.contains(&picture(placed.sprite, placed.script, said))) {
            let mut copied = Program::clone(&task.program);
            let sprite = copied.sprites.iter_mut().find(|sprite| sprite.name == placed.sprite.name)?;
            let own = sprite.scripts.iter_mut().find(|script| is_same_head(script, placed.script));
            let Some(own) = own.filter(|own| *own != placed.script) else { continue };
            own.clone_from(placed.script);
            if check(task, &copied) == Ok(Verdict::Right) {
                return Some(picture(placed.sprite, placed.script, said));
            }
        }
    }
    None
}

#[test]
fn the_teachers_pages_have_plan_mistakes_rubric_and_standards() {
    for language in languages() {
        let words = words(language);
        for lesson in words.course().expect("they ship") {
            let html = page(&[lesson], Readers::Teachers, words, BlockTexts::english()).expect("it prints");
            let key = format!("{language}: {}", lesson.name);
            // The plan ends when the lesson does.
            assert!(html.contains(&format!("–{}</td>", lesson.minutes)), "{key}: {}", lesson.minutes);
            assert!(html.matches('–').count() > lesson.tasks.len(), "{key}: each task has its time");
            for concept in &lesson.concepts {
                let say = words.format(&format!("mistake-{concept}.say"), &[]);
                assert!(html.contains(&format!("<i>{say}</i>")), "{key}: {concept}");
            }
            for (kind, is_used) in TaskKind::ALL.map(|kind| (kind, lesson.tasks.iter().any(|task| task.kind == kind))) {
                let best = words.format(&format!("rubric-{}-yes", kind.key()), &[]);
                assert_eq!(html.contains(&format!("<td>{best}</td>")), is_used, "{key}: {kind:?}");
            }
            let (before, england) = html.split_once(&words.format("teacher-england", &[])).expect("standards");
            assert!(england.contains("<li>Key "), "{key}: {england}");
            // The rules of sudoku are no program.
            let is_about_programs = before.contains(&words.format("teacher-csta", &[]));
            assert_eq!(is_about_programs, lesson.name != "rules", "{key}");
            assert_eq!(before.contains("-AP-"), is_about_programs, "{key}");
            for task in &lesson.tasks {
                let wrong = words.wrong(lesson, task).expect("each task has words for wrong answers");
                let first = wrong.split(['`', '<', '&', '\'']).next().unwrap_or_default();
                assert!(html.contains(first), "{key}: {wrong}");
            }
        }
    }
    let flow = |name: &str| {
        let lesson = course().expect("they ship").iter().find(|lesson| lesson.name == name).expect("a lesson");
        page(&[lesson], Readers::Teachers, words("en"), BlockTexts::english()).expect("it prints").contains("3B-AP-13")
    };
    assert!(flow("memory") && flow("solve") && !flow("row"), "recursion is where it is taught");
}

#[test]
fn the_printed_sheets_of_the_learners_hold_no_answers() {
    let said = BlockTexts::english();
    for language in languages() {
        let words = words(language);
        for lesson in words.course().expect("they ship") {
            let printed = |readers| page(&[lesson], readers, words, said).expect("it prints");
            let [sheet, answers] = [Readers::Learners, Readers::Teachers].map(printed);
            let key = format!("{language}: {}", lesson.name);
            let rest = without_what_is_asked(&sheet, words, lesson);
            for (task, number) in lesson.tasks.iter().zip(1..) {
                let plain = |text: String| {
                    let text =
                        text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('\'', "&#39;");
                    text.split('`')
                        .collect::<Vec<_>>()
                        .chunks(2)
                        .map(|parts| parts.join("<i>"))
                        .collect::<Vec<_>>()
                        .join("</i>")
                };
                let hints = (1..).map_while(|stage| words.hint(lesson, task, stage, ToString::to_string));
                for answer in hints.chain([words.why(lesson, task)]).map(plain) {
                    assert!(!sheet.contains(&answer), "{key}, task {number}: {answer}");
                    assert!(answers.contains(&answer), "{key}, task {number}: {answer}");
                }
                if let Ok(Solution::Answer(answer, _)) = task.solution() {
                    let answer = answer.value().to_string();
                    let is_told =
                        rest.split(|sign: char| !sign.is_alphanumeric() && sign != '-').any(|word| word == answer);
                    assert!(!is_told, "{key}, task {number}: {answer} is in {rest:?}");
                }
                if let Goal::Make(_) = task.goal() {
                    assert_eq!(solved_by_copying(lesson, task, &sheet, said), None, "{key}, task {number}");
                    let shown = shown(task);
                    for (sprite, script) in changed(task, &shown) {
                        let sprite = &shown.sprites[sprite];
                        let drawn = picture(sprite, &sprite.scripts[script], said);
                        assert!(!sheet.contains(&drawn), "{key}, task {number}: the whole script is printed");
                        assert!(answers.contains(&drawn), "{key}, task {number}");
                    }
                }
            }
            let own = ["print-name", "print-class", "print-date"].map(|key| words.format(key, &[]));
            assert!(own.iter().all(|word| sheet.contains(&format!("<span>{word}:</span>"))), "{key}: nobody's name");
            let marked = sheet.matches("class=\"computer\"").count();
            assert_eq!(marked, lesson.tasks.iter().filter(|task| task.kind != TaskKind::Predict).count(), "{key}");
            assert!(sheet.contains("<svg") || lesson.name == "solve", "{key}: no script is printed");
        }
    }
}

#[test]
fn a_sheet_prints_the_script_that_a_task_asks_about() {
    let said = BlockTexts::english();
    let sheet = |name: &str| {
        let lesson = course().expect("they ship").iter().find(|lesson| lesson.name == name).expect("a lesson");
        page(&[lesson], Readers::Learners, words("en"), said).expect("it prints")
    };
    assert!(sheet("flag").contains("There it is!</text>") && !sheet("flag").contains(">create clone of</text>"));
    // The sheet has a gap in place of the blocks that this task asks for.
    let fits = sheet("fits");
    assert!(fits.contains("<title>define … fits … ?</title>") && fits.contains(">?</text>"));
}

#[test]
fn the_minutes_of_a_lesson_grow_with_what_is_to_be_read_and_done() {
    for language in languages() {
        for lesson in words(language).course().expect("they ship") {
            assert!((5..=30).contains(&lesson.minutes), "{language}, {}: {}", lesson.name, lesson.minutes);
        }
    }
    let minutes = |name: &str| {
        course().expect("they ship").iter().find(|lesson| lesson.name == name).map(|lesson| lesson.minutes)
    };
    assert!(minutes("solve") > minutes("first-blank"), "a program to write takes longer than one to fix");
}
