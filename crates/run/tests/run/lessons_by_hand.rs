//! Programs as pupils write them, for the tasks that have more than one right answer: three for each task of checkpoint 3, the
//! outlook and the projects.

use super::lessons_judged::{
    CALL, DOWN, LOCALS, PUT, TAKE, UP, UP_TO_SIZE, best, made, queens, said, solve, solving, task, verdict, written,
};
use std::collections::{BTreeMap, BTreeSet};
use sudoku_run::lessons::{CoursePart, Lesson, TaskKind, Verdict, course, languages, words};

/// Three programs for a task, after its key.
type Programs = (&'static str, [String; 3]);

/// Returns a custom block without parameters of its own, with this heading.
fn define(heading: &str, body: &str) -> String {
    format!("define {heading} :: run without screen refresh\n{body}\n")
}

/// Returns `solve` in three forms.
fn solves() -> [String; 3] {
    let count = "set [digit v] to [0]\nrepeat (4)\nchange [digit v] by (1)";
    [
        solve(DOWN, &format!("{PUT}\n{CALL}\n{TAKE}"), LOCALS),
        solve(UP, &format!("{PUT}\nif <solve> then\nreport <true>\nelse\n{TAKE}\nend"), LOCALS),
        solve(count, &format!("{PUT}\n{CALL}\n{TAKE}"), "script variables (digit) (cell)\n"),
    ]
}

/// Returns three programs for each task of checkpoint 3.
fn of_checkpoint_3() -> Vec<Programs> {
    let first_blank = |body: &str| define("(first blank)", body);
    let left = |body: &str| define("(blanks left)", &format!("script variables (cell) (count)\n{body}"));
    let smallest =
        |body: &str| define("(smallest digit for (cell))", &format!("script variables (digit) (small)\n{body}"));
    let filled = |body: &str| {
        let base = "if <(cell) > (16)> then\nreport (0)\nend";
        define("(filled from cell (cell))", &format!("script variables (rest) (place)\n{base}\n{body}"))
    };
    let try_one = |body: &str| define("try (digit) in (cell)", &format!("script variables (done)\n{PUT}\n{body}"));
    let fewest = |body: &str| define("(fewest calls)", &format!("script variables (cell) (count)\n{body}"));
    let on = "(filled from cell ((cell) + (1)))";
    let is_blank = "<(item (cell) of [S v]) = [0]>";
    let turned = [
        solve(DOWN, &format!("{PUT}\n{CALL}\n{TAKE}"), LOCALS),
        solve("set [digit v] to [5]\nrepeat (4)\nchange [digit v] by (-1)", &format!("{PUT}\n{CALL}\n{TAKE}"), LOCALS),
        solve(UP, &format!("{PUT}\n{CALL}\n{TAKE}"), LOCALS)
            .replace("(digit) fits", "((5) - (digit)) fits")
            .replace("with (digit)", "with ((5) - (digit))"),
    ];
    vec![
        (
            "first-blank-mend",
            [
                first_blank(&format!(
                    "script variables (cell)\nfor (cell) from (1) to (16)\nif {is_blank} then\nreport (cell)\nend\nend\nreport (0)"
                )),
                first_blank(&format!(
                    "script variables (cell)\nset [cell v] to [1]\nrepeat until <{is_blank} or <(cell) > (16)>>\nchange [cell v] by (1)\nend\nif <(cell) > (16)> then\nreport (0)\nend\nreport (cell)"
                )),
                first_blank("if <not <[S v] contains [0] ?>> then\nreport (0)\nend\nreport (item # of [0] in [S v])"),
            ],
        ),
        (
            "first-blank-left",
            [
                left(&format!(
                    "for (cell) from (16) to (1)\nif {is_blank} then\nset [count v] to ((count) + (1))\nend\nend\nreport (count)"
                )),
                left(&format!(
                    "repeat (16)\nchange [cell v] by (1)\nif {is_blank} then\nchange [count v] by (1)\nend\nend\nreport (count)"
                )),
                left(
                    "set [count v] to [16]\nfor (cell) from (1) to (16)\nif <(item (cell) of [S v]) > (0)> then\nchange [count v] by (-1)\nend\nend\nreport (count)",
                ),
            ],
        ),
        ("trying-three", solves()),
        (
            "trying-smallest",
            [
                smallest(
                    "set [digit v] to [1]\nrepeat until <<(digit) fits (cell) ?> or <(digit) > (4)>>\nchange [digit v] by (1)\nend\nif <(digit) > (4)> then\nreport (0)\nend\nreport (digit)",
                ),
                smallest(
                    "if <(1) fits (cell) ?> then\nreport (1)\nend\nif <(2) fits (cell) ?> then\nreport (2)\nend\nif <(3) fits (cell) ?> then\nreport (3)\nend\nif <(4) fits (cell) ?> then\nreport (4)\nend\nreport (0)",
                ),
                smallest(
                    "set [small v] to [0]\nfor (digit) from (4) to (1)\nif <(digit) fits (cell) ?> then\nset [small v] to (digit)\nend\nend\nreport (small)",
                ),
            ],
        ),
        ("memory-own", solves()),
        (
            "memory-filled",
            [
                filled(&format!("if {is_blank} then\nreport {on}\nend\nreport ((1) + {on})")),
                filled(&format!(
                    "if {is_blank} then\nset [rest v] to [0]\nelse\nset [rest v] to [1]\nend\nreport ((rest) + {on})"
                )),
                filled(
                    "set [rest v] to [0]\nfor (place) from (cell) to (16)\nif <(item (place) of [S v]) > (0)> then\nchange [rest v] by (1)\nend\nend\nreport (rest)",
                ),
            ],
        ),
        ("taking-back-mend", solves()),
        (
            "taking-back-try",
            [
                try_one(&format!("if <solve> then\nstop [this script v]\nend\n{TAKE}")),
                try_one(&format!("if <solve> then\nset [done v] to [1]\nelse\n{TAKE}\nend")),
                try_one(&format!("set [done v] to <solve>\nif <(done) = [false]> then\n{TAKE}\nend")),
            ],
        ),
        ("deep-turn", turned),
        (
            "deep-fewest",
            [
                fewest(&format!(
                    "set [count v] to [1]\nfor (cell) from (1) to (16)\nif {is_blank} then\nchange [count v] by (1)\nend\nend\nreport (count)"
                )),
                fewest(&format!(
                    "repeat (16)\nchange [cell v] by (1)\nif {is_blank} then\nchange [count v] by (1)\nend\nend\nreport ((1) + (count))"
                )),
                fewest(
                    "set [count v] to [17]\nfor (cell) from (16) to (1)\nif <(item (cell) of [S v]) > (0)> then\nchange [count v] by (-1)\nend\nend\nreport (count)",
                ),
            ],
        ),
        ("solve-ends-late", solves()),
        (
            "solve-ends-full",
            [
                solving("if <(first blank) = (0)> then\nsay [The board is full.]\nelse", "end"),
                solving("if <(first blank) = (0)> then\nsay [The board is full.]\nstop [this script v]\nend", ""),
                solving("if <not <[S v] contains [0] ?>> then\nsay [The board is full.]\nelse", "end"),
            ],
        ),
        ("solve-end", solves()),
        ("solve-order", solves()),
        ("solve-write", solves()),
    ]
}

/// Returns three programs for each task of the outlook.
fn of_the_outlook() -> Vec<Programs> {
    let is_blank = "<(item (cell) of [S v]) = [0]>";
    let six = |size: &str| {
        format!(
            "when flag clicked\ndelete all of [queens v]\n{size}\nset [solutions v] to [0]\nplace queens from row (1)\nsay (join (solutions) [ ways])\n"
        )
    };
    let safe = |body: &str| {
        define("<column (column) is safe in row (row)>", &format!("script variables (above) (gap)\n{body}"))
    };
    let corner = |start: &str, column: &str| {
        format!(
            "when flag clicked\n{start}\nif <visit row (1) column ({column}) as number (1)> then\nsay [The knight has been on every square.]\nelse\nsay [There is no such tour.]\nend\n"
        )
    };
    let board = "set [size v] to [5]\ndelete all of [visits v]\nrepeat ((size) * (size))\nadd [0] to [visits v]\nend";
    let counted = "delete all of [visits v]\nset [size v] to [5]\nrepeat (25)\nadd [0] to [visits v]\nend";
    let free = |body: &str| define("<row (row) column (column) is free>", body);
    let square = "(item (square in row (row) column (column)) of [visits v])";
    let place = |row: &str| {
        format!("add (column) to [queens v]\nplace queens from row ((row) + (1))\ndelete {row} of [queens v]\n")
    };
    vec![
        (
            "fewest-last",
            [
                best(&format!(
                    "set [best v] to [0]\nset [fewest v] to [5]\nfor (cell) from (16) to (1)\nif {is_blank} then\nif <(digits for (cell)) < (fewest)> then\nset [best v] to (cell)\nset [fewest v] to (digits for (cell))\nend\nend\nend\n"
                )),
                best(&format!(
                    "set [best v] to (first blank)\nfor (cell) from (1) to (16)\nif <{is_blank} and <not <(digits for (best)) < (digits for (cell))>>> then\nset [best v] to (cell)\nend\nend\n"
                )),
                best(&format!(
                    "set [best v] to (first blank)\nrepeat (16)\nchange [cell v] by (1)\nif {is_blank} then\nif <<(digits for (cell)) < (digits for (best))> or <(digits for (cell)) = (digits for (best))>> then\nset [best v] to (cell)\nend\nend\nend\n"
                )),
            ],
        ),
        (
            "fewest-write",
            [
                best(&format!(
                    "set [best v] to (first blank)\nfor (cell) from (16) to (1)\nif {is_blank} then\nif <(digits for (cell)) < (digits for (best))> then\nset [best v] to (cell)\nend\nend\nend\n"
                )),
                best(&format!(
                    "set [best v] to (first blank)\nrepeat (16)\nchange [cell v] by (1)\nif <{is_blank} and <(digits for (best)) > (digits for (cell))>> then\nset [best v] to (cell)\nend\nend\n"
                )),
                best(&format!(
                    "set [best v] to [0]\nset [fewest v] to [5]\nfor (cell) from (1) to (16)\nif {is_blank} then\nif <not <(digits for (cell)) > (fewest)>> then\nset [best v] to (cell)\nset [fewest v] to (digits for (cell))\nend\nend\nend\n"
                )),
            ],
        ),
        (
            "queens-six",
            [
                six("set [size v] to [6]"),
                six("set [size v] to ((3) + (3))"),
                six("set [size v] to [5]\nchange [size v] by (1)"),
            ],
        ),
        (
            "queens-write",
            [
                safe(
                    "if <(length of [queens v]) = (0)> then\nreport <true>\nend\nfor (above) from (1) to (length of [queens v])\nif <(item (above) of [queens v]) = (column)> then\nreport <false>\nend\nif <([abs v] of ((item (above) of [queens v]) - (column))) = ((row) - (above))> then\nreport <false>\nend\nend\nreport <true>",
                ),
                safe(
                    "set [above v] to (length of [queens v])\nrepeat until <(above) = (0)>\nset [gap v] to ([abs v] of ((column) - (item (above) of [queens v])))\nif <(gap) = (0)> then\nreport <false>\nelse\nif <(gap) = ((row) - (above))> then\nreport <false>\nend\nend\nchange [above v] by (-1)\nend\nreport <true>",
                ),
                safe(
                    "if <[queens v] contains (column) ?> then\nreport <false>\nend\nrepeat (length of [queens v])\nchange [above v] by (1)\nset [gap v] to ((column) - (item (above) of [queens v]))\nif <<(gap) = ((row) - (above))> or <((0) - (gap)) = ((row) - (above))>> then\nreport <false>\nend\nend\nreport <true>",
                ),
            ],
        ),
        (
            "queens-order",
            [
                queens(&place("[last]"), UP_TO_SIZE),
                queens(&place("(row)"), UP_TO_SIZE),
                queens(&place("[last]"), "for (column) from (size) to (1)"),
            ],
        ),
        ("knight-corner", [corner(board, "size"), corner(counted, "5"), corner(board, "(1) + (4)")]),
        (
            "knight-free",
            [
                free(&format!(
                    "if <<<(row) > (0)> and <(row) < ((size) + (1))>> and <<(column) > (0)> and <(column) < ((size) + (1))>>> then\nreport <{square} = (0)>\nend\nreport <false>"
                )),
                free(&format!(
                    "if <(row) < (1)> then\nreport <false>\nend\nif <(column) < (1)> then\nreport <false>\nend\nif <(row) > (size)> then\nreport <false>\nend\nif <(column) > (size)> then\nreport <false>\nend\nreport <not <{square} > (0)>>"
                )),
                free(&format!(
                    "if <{square} = (0)> then\nreport <not <<<(row) < (1)> or <(column) < (1)>> or <<(row) > (size)> or <(column) > (size)>>>>\nelse\nreport <false>\nend"
                )),
            ],
        ),
    ]
}

/// Returns three programs for each project that makes the small sudoku do something else.
fn of_the_sudoku_projects() -> Vec<Programs> {
    let is_blank = "<(item (cell) of [S v]) = [0]>";
    let whole = format!("{PUT}\n{CALL}\n{TAKE}");
    // A question of its own, asked by `solve`; a question for each diagonal; a look at each cell of the board.
    let asking = solve(UP, &whole, LOCALS)
        .replace("<(digit) fits (cell) ?>", "<<(digit) fits (cell) ?> and <no diagonal of (cell) has (digit)>>");
    let any = |cells: [u8; 4]| {
        let [one, two, three, four] = cells.map(|cell| format!("<(item ({cell}) of [S v]) = (digit)>"));
        format!("<<{one} or {two}> or <{three} or {four}>>")
    };
    let (falling, rising) = (any([1, 6, 11, 16]), any([4, 7, 10, 13]));
    let question = define(
        "<no diagonal of (cell) has (digit)>",
        &format!(
            "if <<((cell) mod (5)) = (1)> and {falling}> then\nreport <false>\nend\nif <<<((cell) mod (3)) = (1)> and <<(cell) > (3)> and <(cell) < (14)>>> and {rising}> then\nreport <false>\nend\nreport <true>"
        ),
    );
    let fits = |body: &str| {
        define(
            "<(digit) fits (cell) ?>",
            &format!(
                "script variables (row) (column) (count) (place)\nset [row v] to ([floor v] of (((cell) - (1)) / (4)))\nset [column v] to (((cell) - (1)) mod (4))\n{body}\nreport <not <<check row (row) for (digit)> or <<check column (column) for (digit)> or <check box from ((((4) * ((row) - ((row) mod (2)))) + ((column) - ((column) mod (2)))) + (1)) for (digit)>>>>"
            ),
        )
    };
    let each_cell = "set [count v] to [0]\nrepeat (16)\nset [place v] to ((count) mod (4))\nchange [count v] by (1)\nif <(item (count) of [S v]) = (digit)> then\nif <<(row) = (column)> and <(((count) - (1)) mod (5)) = (0)>> then\nreport <false>\nend\nif <<((row) + (column)) = (3)> and <(([floor v] of (((count) - (1)) / (4))) + (place)) = (3)>> then\nreport <false>\nend\nend\nend";
    let count_all = |body: &str| {
        define(
            "(number of solutions)",
            &format!("script variables (cell) (digit) (count)\nset [cell v] to (first blank)\n{body}"),
        )
    };
    let best_blank = |order: &str, win: &str| {
        define(
            "(best blank)",
            &format!(
                "script variables (best) (fewest) (cell) (digit) (count)\nset [best v] to (first blank)\nset [fewest v] to [5]\n{order}\nif {is_blank} then\nset [count v] to [0]\nrepeat (4)\nchange [digit v] by (1)\nif <(digit) fits (cell) ?> then\nchange [count v] by (1)\nend\nend\nset [digit v] to [0]\nif {win} then\nset [fewest v] to (count)\nset [best v] to (cell)\nend\nend\nend\nreport (best)"
            ),
        )
    };
    let with_best = solve(UP, &whole, LOCALS).replace("(first blank)", "(best blank)");
    // The first cell for which only one digit is left.
    let single = define(
        "(first blank)",
        &format!(
            "script variables (cell) (digit) (count)\nfor (cell) from (1) to (16)\nif {is_blank} then\nset [count v] to [0]\nfor (digit) from (1) to (4)\nif <(digit) fits (cell) ?> then\nchange [count v] by (1)\nend\nend\nif <(count) < (2)> then\nreport (cell)\nend\nend\nend\nreport (item # of [0] in [S v])"
        ),
    );
    let is_dead = format!(
        "if <{is_blank} and <not <<<(1) fits (cell) ?> or <(2) fits (cell) ?>> or <<(3) fits (cell) ?> or <(4) fits (cell) ?>>>>> then"
    );
    let dead = define(
        "(dead blanks)",
        &format!(
            "script variables (cell) (count)\nfor (cell) from (16) to (1)\n{is_dead}\nchange [count v] by (1)\nend\nend\nreport (count)"
        ),
    );
    let looking = solve(UP, &whole, LOCALS)
        .replace("set [cell v] to", "if <(dead blanks) > (0)> then\nreport <false>\nend\nset [cell v] to");
    let before = solving("if <(dead blanks) > (0)> then\nsay [There is no solution.]\nstop [this script v]\nend", "");
    let ending = solve(UP, &whole, "script variables (cell) (digit) (count)\nset [cell v] to [0]\nrepeat (16)\nchange [cell v] by (1)\nLOOK\nreport <false>\nend\nend\n").replace("LOOK", &is_dead);
    let puzzle = |body: &str| define("make a puzzle", &format!("script variables (cell) (digit)\n{body}"));
    let take_out = "set [digit v] to (item (cell) of [S v])\nreplace item (cell) of [S v] with [0]";
    let put_back = "replace item (cell) of [S v] with (digit)";
    vec![
        (
            "diagonals-write",
            [
                format!("{asking}\n{question}"),
                fits(&format!(
                    "if <<(row) = (column)> and {falling}> then\nreport <false>\nend\nif <<((row) + (column)) = (3)> and {rising}> then\nreport <false>\nend"
                )),
                fits(each_cell),
            ],
        ),
        (
            "count-all-write",
            [
                count_all(
                    "if <(cell) = (0)> then\nreport (1)\nend\nfor (digit) from (4) to (1)\nif <(digit) fits (cell) ?> then\nreplace item (cell) of [S v] with (digit)\nset [count v] to ((number of solutions) + (count))\nreplace item (cell) of [S v] with [0]\nend\nend\nreport (count)",
                ),
                count_all(
                    "if <(cell) = (0)> then\nset [count v] to [1]\nelse\nset [count v] to [0]\nrepeat (4)\nchange [digit v] by (1)\nif <(digit) fits (cell) ?> then\nreplace item (cell) of [S v] with (digit)\nchange [count v] by (number of solutions)\nreplace item (cell) of [S v] with [0]\nend\nend\nend\nreport (count)",
                ),
                count_all(
                    "if <not <[S v] contains [0] ?>> then\nreport (1)\nend\nset [digit v] to [1]\nrepeat until <(digit) > (4)>\nif <(digit) fits (cell) ?> then\nreplace item (cell) of [S v] with (digit)\nchange [count v] by (number of solutions)\nend\nreplace item (cell) of [S v] with [0]\nchange [digit v] by (1)\nend\nreport (count)",
                ),
            ],
        ),
        (
            "fewest-first-write",
            [
                format!("{with_best}\n{}", best_blank("for (cell) from (1) to (16)", "<(count) < (fewest)>")),
                format!("{with_best}\n{}", best_blank("for (cell) from (16) to (1)", "<not <(count) > (fewest)>>")),
                single,
            ],
        ),
        ("dead-board-write", [format!("{looking}\n{dead}"), format!("{before}\n{dead}"), ending]),
        (
            "puzzle-maker-write",
            [
                puzzle(&format!(
                    "for (cell) from (16) to (1)\n{take_out}\nif <not <(number of solutions) = (1)>> then\n{put_back}\nend\nend"
                )),
                puzzle(&format!(
                    "repeat (16)\nchange [cell v] by (1)\n{take_out}\nif <(number of solutions) > (1)> then\n{put_back}\nend\nend"
                )),
                puzzle(&format!(
                    "repeat (80)\nset [cell v] to (pick random (1) to (16))\n{take_out}\nif <(number of solutions) > (1)> then\n{put_back}\nend\nend"
                )),
            ],
        ),
    ]
}

/// Returns three programs for each other project.
fn of_the_other_projects() -> Vec<Programs> {
    let place = |row: &str| {
        format!("add (column) to [queens v]\nplace queens from row ((row) + (1))\ndelete {row} of [queens v]\n")
    };
    let other_way = define(
        "place queens from row (row)",
        &format!(
            "script variables (column)\nif <(row) = ((size) + (1))> then\nchange [solutions v] by (1)\nelse\nrepeat (size)\nchange [column v] by (1)\nif <column (column) is safe in row (row)> then\n{}end\nend\nend",
            place("[last]")
        ),
    );
    let visit = |body: &str| {
        define("<visit row (row) column (column) as number (number)>", &format!("script variables (move)\n{body}"))
    };
    let square = "(square in row (row) column (column))";
    let jump = "if <visit row ((row) + (item (move) of [down v])) column ((column) + (item (move) of [right v])) as number ((number) + (1))> then\nreport <true>\nend";
    let go = format!("replace item {square} of [visits v] with (number)");
    let back = format!("replace item {square} of [visits v] with [0]");
    let is_done = "if <(number) = ((size) * (size))> then\nreport <true>\nend";
    let is_taken = "if <not <row (row) column (column) is free>> then\nreport <false>\nend";
    let ways = |body: &str| {
        define("(ways to balance (rest) from weight (place))", &format!("script variables (count) (next)\n{body}"))
    };
    let with = "(ways to balance ((rest) - (item (place) of [weights v])) from weight ((place) + (1)))";
    let without = "(ways to balance (rest) from weight ((place) + (1)))";
    vec![
        (
            "place-queens-write",
            [
                queens(&place("(row)"), UP_TO_SIZE),
                queens(&place("[last]"), "for (column) from (size) to (1)"),
                other_way,
            ],
        ),
        (
            "visit-write",
            [
                visit(&format!(
                    "{is_taken}\n{go}\n{is_done}\nfor (move) from (8) to (1)\n{jump}\nend\n{back}\nreport <false>"
                )),
                visit(&format!(
                    "{is_taken}\n{go}\n{is_done}\nrepeat (8)\nchange [move v] by (1)\n{jump}\nend\n{back}\nreport <false>"
                )),
                visit(&format!(
                    "if <row (row) column (column) is free> then\n{go}\nif <not <[visits v] contains (0) ?>> then\nreport <true>\nelse\nfor (move) from (1) to (8)\n{jump}\nend\n{back}\nend\nend\nreport <false>"
                )),
            ],
        ),
        (
            "transfer-ways",
            [
                ways(&format!(
                    "if <(rest) < (0)> then\nreport (0)\nend\nif <(rest) = (0)> then\nreport (1)\nend\nif <(place) > (length of [weights v])> then\nreport (0)\nend\nreport ({without} + {with})"
                )),
                ways(&format!(
                    "if <(place) > (length of [weights v])> then\nif <(rest) = (0)> then\nreport (1)\nelse\nreport (0)\nend\nend\nset [count v] to {with}\nchange [count v] by {without}\nreport (count)"
                )),
                ways(
                    "if <(rest) = (0)> then\nreport (1)\nend\nif <(rest) > (0)> then\nset [next v] to (place)\nrepeat until <(next) > (length of [weights v])>\nchange [count v] by (ways to balance ((rest) - (item (next) of [weights v])) from weight ((next) + (1)))\nchange [next v] by (1)\nend\nend\nreport (count)",
                ),
            ],
        ),
    ]
}

#[test]
fn three_programs_by_hand_are_accepted_for_each_task_to_make_from_checkpoint_3_on() {
    let parts = [of_checkpoint_3(), of_the_outlook(), of_the_sudoku_projects(), of_the_other_projects()];
    let programs: BTreeMap<&str, [String; 3]> = parts.into_iter().flatten().collect();
    let needed = made().filter(|(lesson, ..)| lesson.part >= CoursePart::Checkpoint3).map(|(.., key)| key);
    assert_eq!(programs.keys().map(|key| (*key).to_owned()).collect::<BTreeSet<_>>(), needed.collect());
    for (key, programs) in &programs {
        let (lesson, task) = task(key);
        let mut different = Vec::new();
        for scripts in programs {
            let program = written(task, "Owl", scripts);
            let verdict = verdict(task, &program);
            assert_eq!(verdict, Verdict::Right, "{key}: {}\n{scripts}", said(lesson, task, &verdict));
            if !different.contains(&program) {
                different.push(program);
            }
        }
        assert!(different.len() == 3, "{key}: some of the programs are the same");
    }
}

#[test]
fn a_project_refuses_what_does_not_do_what_it_asks_for() {
    let whole = format!("{PUT}\n{CALL}\n{TAKE}");
    let puzzle = |body: &str| define("make a puzzle", &format!("script variables (cell) (digit)\n{body}"));
    let visit = |body: &str| {
        define("<visit row (row) column (column) as number (number)>", &format!("script variables (move)\n{body}"))
    };
    let lists = "replace item (square in row (row) column (column)) of [visits v] with (number)";
    let wrong = [
        // Counts only the first solution; forgets to take digits back.
        ("count-all-write", define("(number of solutions)", "if <solve> then\nreport (1)\nend\nreport (0)")),
        // Tries the digits in another order, which is luck.
        ("fewest-first-write", solve(DOWN, &whole, LOCALS)),
        // Gives up every board.
        ("dead-board-write", define("<solve>", "report <false>")),
        // Has several solutions; too few blanks; another digit; no digits at all.
        ("puzzle-maker-write", puzzle("for (cell) from (1) to (12)\nreplace item (cell) of [S v] with [0]\nend")),
        ("puzzle-maker-write", puzzle("replace item (1) of [S v] with [0]")),
        ("puzzle-maker-write", puzzle("delete all of [S v]")),
        // Numbers the squares in order; says so without a tour.
        ("visit-write", visit("report <true>")),
        (
            "visit-write",
            visit(&format!(
                "{lists}\nif <(number) = ((size) * (size))> then\nreport <true>\nend\nreport <visit row ([floor v] of ((number) / (size))) column (((number) mod (size)) + (1)) as number ((number) + (1))>"
            )),
        ),
        // Counts each way of a greedy program.
        (
            "transfer-ways",
            define(
                "(ways to balance (rest) from weight (place))",
                "if <balance (rest) from weight (place)> then\nreport (1)\nend\nreport (0)",
            ),
        ),
        ("place-queens-write", define("place queens from row (row)", "set [solutions v] to [2]")),
        ("diagonals-write", solve(DOWN, &whole, LOCALS)),
    ];
    for (key, scripts) in wrong {
        let (lesson, task) = task(key);
        let verdict = verdict(task, &written(task, "Owl", &scripts));
        assert!(matches!(verdict, Verdict::Wrong(_)), "{key} is accepted:\n{scripts}");
        assert!(said(lesson, task, &verdict).len() > 20, "{key}");
    }
}

#[test]
fn a_project_is_one_task_to_make_with_hints_and_the_last_is_a_problem_not_seen_before() {
    let all = course().expect("they ship");
    let projects: Vec<&Lesson> = all.iter().filter(|lesson| lesson.part == CoursePart::Projects).collect();
    assert_eq!(all.len() - projects.len(), all.iter().position(|lesson| lesson.name == projects[0].name).unwrap_or(0));
    let (transfer, open) = projects.split_last().expect("there are projects");
    let kinds = |lesson: &Lesson| lesson.tasks.iter().map(|task| task.kind).collect::<Vec<_>>();
    for lesson in open {
        assert_eq!(kinds(lesson), [TaskKind::Make], "{}", lesson.name);
        for language in languages() {
            let hints = (1..)
                .map_while(|stage| words(language).hint(lesson, &lesson.tasks[0], stage, ToString::to_string))
                .count();
            assert!(hints > 2, "{language}, {}: {hints}", lesson.name);
        }
    }
    assert_eq!(open.len(), 7);
    assert_eq!(kinds(transfer), [TaskKind::Predict, TaskKind::Investigate, TaskKind::Make]);
    assert!(
        all.iter().filter(|lesson| lesson.based_on == transfer.based_on).count() == 1,
        "its program is seen before"
    );
}
