//! Inputs that other sudoku programs got wrong according to public bug reports, with the right answers.

use super::{Ran, run};
use serde_json::{Value, json};
use sudoku_board::{Board, Rules};

/// Two puzzles with two equal givens in a house, each with the error about its cells.
const CLASHING: [(&str, &str); 2] = [
    (
        "11...............................................................................",
        "row 1 holds two 1s, in columns 1 and 2",
    ),
    (
        ".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..",
        "row 1 holds two 9s, in columns 2 and 3",
    ),
];

fn objects(ran: &Ran) -> Vec<Value> {
    ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn it_is_said_how_many_solutions_there_are() {
    let several = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";
    for (puzzle, solutions) in [
        (several, 26),
        ("92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..", 6),
        ("..1..4.....2.2..", 2),
    ] {
        let checked = run(&["check", puzzle], "");
        assert!(checked.out.contains(&format!("not unique ({solutions} solutions)")), "{}", checked.out);
        assert_eq!(objects(&run(&["check", "--json", puzzle], ""))[0]["solutions"], solutions);
        assert_eq!(run(&["solve", "--count", puzzle], "").out, format!("{solutions}\n"));
        assert_eq!(run(&["solve", "--all", "--json", puzzle], "").out.lines().count(), solutions);
    }
    // With the missing given, 5 in row 6, column 3, the solution is unique.
    let at = 5 * 9 + 2;
    let whole = format!("{}5{}", &several[..at], &several[at + 1..]);
    assert!(run(&["check", &whole], "").out.starts_with("valid, unique, "));
    let many = run(&["check", "--json", &".".repeat(81)], "");
    assert_eq!((&objects(&many)[0]["solutions"], &objects(&many)[0]["more"]), (&json!(100), &json!(true)));
    assert!(run(&["check", &".".repeat(81)], "").out.contains("not unique (more than 100 solutions)"));
}

#[test]
fn clashing_givens_are_refused_at_once_by_all_commands_which_name_both_cells() {
    let folder = tempfile::tempdir().expect("a folder");
    let picture = folder.path().join("a.svg").to_string_lossy().into_owned();
    for (puzzle, reason) in CLASHING {
        let commands = [
            &["solve"][..],
            &["solve", "--unique"],
            &["solve", "--all"],
            &["solve", "--count"],
            &["solve", "--seconds", "9"],
            &["solve", "--engine", "brute-force"],
            &["solve", "--engine", "blocks"],
            &["solve", "--engine", "logic"],
            &["rate"],
            &["explain"],
            &["convert", "--to", "sdk"],
            &["convert", "--to", "own"],
            &["race"],
            &["export", "--lp"],
            &["print", "-o", &picture],
        ];
        let own = format!(
            "(version: 1, side: 9, regions: Boxes, houses: [(kind: Extra, cells: \"r9c1 r9c2\")], givens: [{}])",
            puzzle
                .as_bytes()
                .chunks(9)
                .map(|row| format!(
                    "\"{}\"",
                    row.iter().map(|&sign| char::from(sign).to_string()).collect::<Vec<_>>().join(" ")
                ))
                .collect::<Vec<_>>()
                .join(", ")
        );
        for command in commands {
            let told = run(&[command, &[puzzle]].concat(), "");
            assert_eq!(told.status, Some(1), "{command:?}: {}", told.errors);
            assert!(told.errors.contains(reason), "{command:?}: {}", told.errors);
            assert_eq!(told.out, if command.contains(&"--count") { "0\n" } else { "" }, "{command:?}");
            let piped = run(command, &format!("{puzzle}\n"));
            assert!(piped.status == Some(1) && piped.errors.contains(reason), "{command:?}: {}", piped.errors);
            assert_eq!(piped.out, told.out, "{command:?}");
            if !command.contains(&"blocks") && !command.contains(&"--lp") && !command.contains(&"--to") {
                let other = run(&[command, &["-"]].concat(), &own);
                assert!(
                    other.status == Some(1) && other.errors.contains("row 1 holds two"),
                    "{command:?}: {}",
                    other.errors
                );
            }
        }
        let checked = run(&["check", puzzle], "");
        assert_eq!((checked.status, checked.out), (Some(1), format!("not valid: {reason}\n")));
    }
}

#[test]
fn puzzles_against_programs_that_only_try_are_solved() {
    for puzzle in [
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        "001000000200000000003000000400000005005000600600000040007103000800000000009020000",
    ] {
        let solved = run(&["solve", puzzle], "");
        assert_eq!((solved.status, solved.out.lines().count()), (Some(0), 11), "{}", solved.errors);
        let stopped = run(&["solve", "--engine", "brute-force", "--seconds", "0.2", puzzle], "");
        assert!(stopped.status == Some(3) && stopped.errors.contains("stopped after"), "{}", stopped.errors);
    }
    assert_eq!(
        run(
            &["solve", "--count", "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"],
            ""
        )
        .out,
        "1\n"
    );
}

#[test]
fn a_puzzle_with_a_mistyped_given_is_explained_without_techniques_that_assume_one_solution() {
    let mistyped = "895.....7..79...6...65..3.....34.6.9.....81...2.....4..7...5.....8......9..6....5";
    assert_eq!(run(&["solve", "--count", mistyped], "").out, "4\n");
    let rated = run(&["rate", mistyped], "");
    assert!(rated.status == Some(1) && rated.errors.contains("several solutions"), "{}", rated.errors);
    let told = run(&["explain", "--json", mistyped], "");
    assert!(told.status == Some(1) && told.errors.contains("several solutions"), "{}", told.errors);
    let steps = objects(&told)[0]["steps"].clone();
    let names: Vec<&str> =
        steps.as_array().expect("steps").iter().filter_map(|step| step["technique"].as_str()).collect();
    assert!(!names.is_empty());
    let assumes_one = |name: &&&str| {
        ["unique", "avoidable", "universal", "bug"].iter().any(|word| name.to_lowercase().contains(word))
    };
    assert_eq!(names.iter().find(assumes_one), None);
}

#[test]
fn a_solved_board_has_nothing_to_rate() {
    let solved = "123456789457189236689237145214573698376918452598624371731892564842365917965741823";
    let ran = run(&["rate", solved], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(0), "easy: nothing to do, score 0, 0 steps\n"), "{}", ran.errors);
}

#[test]
fn a_board_with_diagonals_and_windows_is_solved_and_explained_by_both() {
    let givens = ".......1.....2...3.........4....3.......5...6....1.........78......6........32...";
    let row = |row: &[u8]| {
        format!("\"{}\"", row.iter().map(|&sign| char::from(sign).to_string()).collect::<Vec<_>>().join(" "))
    };
    let window = |top: u8, left: u8| {
        let cells: Vec<String> = (0..9).map(|place| format!("r{}c{}", top + place / 3, left + place % 3)).collect();
        format!("(kind: Windoku, cells: \"{}\"), ", cells.join(" "))
    };
    let diagonal = |cell: fn(u8) -> String| {
        format!("(kind: Diagonal, cells: \"{}\"), ", (1..=9).map(cell).collect::<Vec<_>>().join(" "))
    };
    let text = format!(
        "(version: 1, side: 9, regions: Boxes, houses: [{}{}{}{}{}{}], givens: [{}])",
        diagonal(|line| format!("r{line}c{line}")),
        diagonal(|line| format!("r{}c{line}", 10 - line)),
        window(2, 2),
        window(2, 6),
        window(6, 2),
        window(6, 6),
        givens.as_bytes().chunks(9).map(row).collect::<Vec<_>>().join(", ")
    );
    let solution = "932674518678521943541398267469283751217459386853716429326147895794865132185932674";
    assert_eq!(
        run(&["solve", "-"], &text).out.trim_end(),
        solution.chars().map(String::from).collect::<Vec<_>>().join(" ").replace(' ', "")
    );
    assert!(run(&["check", "-"], &text).out.contains("valid, unique"));
    let explained = &objects(&run(&["explain", "--json", "-"], &text))[0];
    for step in explained["steps"].as_array().expect("steps") {
        for gone in step["eliminations"].as_array().expect("eliminations") {
            assert_ne!(gone, "r1c6=4", "{}", step["sentence"]);
        }
    }
}

/// Returns a board with a cage of two cells and this sum, the first of which is a given.
fn cage(given: u8, sum: i32) -> String {
    format!(
        "(version: 1, side: 9, regions: Boxes, houses: [(kind: Cage, cells: \"r1c1 r1c2\", sum: {sum})], \
         givens: [\"{given} . . . . . . . .\"{}])",
        ", \". . . . . . . . .\"".repeat(8)
    )
}

#[test]
fn a_cage_that_cannot_be_is_named_with_its_sum() {
    for command in [
        &["solve"][..],
        &["solve", "--count"],
        &["rate"],
        &["explain"],
        &["race"],
        &["solve", "--engine", "brute-force"],
    ] {
        let ran = run(&[command, &["-"]].concat(), &cage(4, 3));
        assert_eq!(ran.status, Some(1), "{command:?}");
        assert!(ran.errors.contains("r1c1 and r1c2 must add up to 3"), "{command:?}: {}", ran.errors);
    }
    let checked = run(&["check", "-"], &cage(4, 3));
    let reason = "r1c1 and r1c2 must add up to 3, but with the values already there it is at least 5";
    assert_eq!((checked.status, checked.out), (Some(1), format!("line 1: not valid: {reason}\n")));
    // The sum is too large for the rest, and too small.
    assert!(
        run(&["check", "-"], &cage(1, 17))
            .out
            .contains("must add up to 17, but with the values already there it is at most 10")
    );
    assert!(!run(&["check", "-"], &cage(1, 3)).out.contains("not valid"));
    let never = run(&["solve", "-"], &cage(1, 40));
    assert_eq!(never.status, Some(2));
    assert!(
        never.errors.contains("the cage r1c1 r1c2: the cells at r1c1 cannot add up to 40; they add up to 3 to 17"),
        "{}",
        never.errors
    );
}

#[test]
fn a_full_board_that_only_a_diagonal_breaks_is_not_solved() {
    let mut rules = Rules::with_boxes(9).expect("rules");
    rules.add_diagonals().expect("diagonals");
    let solved = "123456789457189236689237145214573698376918452598624371731892564842365917965741823";
    let values: Vec<u8> = solved.bytes().map(|sign| sign - b'0').collect();
    let board = Board::from_givens(rules, &values).expect("a board");
    let text = sudoku_board::formats::write(&board.into());
    for option in [&[][..], &["--solved"]] {
        let ran = run(&[&["check"], option, &["-"]].concat(), &text);
        assert_eq!(ran.status, Some(1));
        assert!(ran.out.contains("not valid: diagonal 1 holds two"), "{}", ran.out);
    }
}

/// Returns a board with a mistake in it, in which the cells of some columns were entered by the player.
fn half_played() -> String {
    let all = "874630251195247836263581479342718695758396142916054783431865927629473518587129364";
    let rows = |keeps: fn(usize) -> bool| {
        let row = |row: &[u8]| {
            let sign = |(column, &sign): (usize, &u8)| {
                if keeps(column) && sign != b'0' { char::from(sign).to_string() } else { ".".to_owned() }
            };
            format!("\"{}\"", row.iter().enumerate().map(sign).collect::<Vec<_>>().join(" "))
        };
        all.as_bytes().chunks(9).map(row).collect::<Vec<_>>().join(", ")
    };
    let (givens, played) = (rows(|column| column % 3 != 1), rows(|column| column % 3 == 1));
    format!("(version: 1, side: 9, regions: Boxes, givens: [{givens}], played: [{played}])")
}

#[test]
fn a_half_played_board_keeps_the_player_s_digits_apart_in_each_form_that_can() {
    let text = half_played();
    let own = run(&["convert", "--to", "own", "-"], &text).out;
    assert!(own.contains("givens") && own.contains("played"), "{own}");
    for form in ["own", "f-puzzles", "sdk", "opensudoku"] {
        let written = run(&["convert", "--to", form, "-"], &text);
        assert_eq!(written.status, Some(0), "{form}: {}", written.errors);
        // OpenSudoku requires a name for each folder of puzzles.
        let back = run(&["convert", "--to", "own", "-"], &written.out).out.replace("    name: \"Sudoku\",\n", "");
        assert_eq!(back, own, "{form}: {}", written.out);
    }
    // The other formats contain only the givens.
    let line = run(&["convert", "--to", "line", "-"], &text).out;
    assert_eq!(
        line.chars().filter(char::is_ascii_digit).count(),
        own.split("played")
            .next()
            .expect("givens")
            .split("givens")
            .nth(1)
            .expect("givens")
            .chars()
            .filter(char::is_ascii_digit)
            .count()
    );
    // Commands use only the givens, and say so.
    for command in ["solve", "rate", "explain"] {
        assert!(run(&[command, "-"], &text).errors.contains("the player's digits do not count here"), "{command}");
    }
    assert_eq!(objects(&run(&["convert", "--json", "-"], &text))[0]["played"].as_str().map(str::len), Some(81));
    // All digits together have no solution.
    let all = "874630251195247836263581479342718695758396142916054783431865927629473518587129364";
    assert!(run(&["check", all], "").out.contains("no solution"));
}

/// Placed digits are marked with a plus; eliminated candidates follow after a colon.
const POSITION: &str = "+98+41.+6..31.+3892+6......+341+8941.+9.5..6.9..1+34..+2356+4+891+7.+69.817......+67.+917.13.+9.6.:532 733 247 853 887 599";

#[test]
fn placed_digits_and_candidates_are_kept_apart_from_givens() {
    let converted = &objects(&run(&["convert", "--json", POSITION], ""))[0];
    let cells = POSITION.split(':').next().expect("cells");
    let all: String = cells.replace('+', "");
    let mut givens = cells.to_owned();
    while let Some(at) = givens.find('+') {
        givens.replace_range(at..at + 2, ".");
    }
    assert_eq!((&converted["puzzle"], &converted["played"]), (&json!(givens), &json!(all)));
    for name in ["", ":0000:x:"] {
        let marks = run(&["convert", "--to", "candidates", &format!("{name}{POSITION}")], "").out;
        let cells: Vec<&str> = marks
            .lines()
            .filter(|line| line.starts_with("| "))
            .flat_map(|line| line.split(['|', ' ']))
            .filter(|cell| !cell.is_empty())
            .collect();
        assert_eq!(cells.len(), 81, "{marks}");
        for gone in POSITION.split(':').nth(1).expect("candidates").split(' ') {
            let [digit, row, column] = gone.bytes().map(|sign| usize::from(sign - b'0')).collect::<Vec<_>>()[..] else {
                panic!("three digits")
            };
            assert!(!cells[9 * row + column - 10].contains(&digit.to_string()), "{gone}: {marks}");
        }
    }
    // They count where a solution path continues from the position.
    let steps = |text: &str| objects(&run(&["rate", "--json", text], ""))[0]["steps"].as_u64().expect("steps");
    assert!(steps(POSITION) < steps(&givens));
    // A digit that was placed wrongly is reported, and the puzzle is still solved.
    let wrong = POSITION.replacen("+98", "+78", 1);
    assert_eq!(run(&["solve", &wrong], "").out, run(&["solve", &givens], "").out);
    for command in ["rate", "explain"] {
        let told = run(&[command, &wrong], "");
        assert_eq!(told.status, Some(1));
        assert!(told.errors.contains("r1c1 must be 9, but 7 has been placed there"), "{}", told.errors);
    }
    // A number after a colon is ignored if it is not a candidate.
    assert_eq!(
        run(&["solve", &format!("{givens}:999")], "").status,
        run(&["solve", &format!("{givens}:9")], "").status
    );
}

#[test]
fn rows_that_dots_join_are_not_guessed() {
    let joined = "080000005.000835410.903407820.700000600.100509002.006000003.018302907.047698000.300000040";
    let ran = run(&["solve", joined], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert!(ran.errors.contains("a puzzle has 81 cells, but 89 were given"), "{}", ran.errors);
}

#[test]
fn a_link_to_f_puzzles_is_read_however_it_was_encoded() {
    let links =
        std::fs::read_to_string(format!("{}/tests/boards/links.txt", env!("CARGO_MANIFEST_DIR"))).expect("the file");
    let mut read = 0;
    for line in links.lines() {
        let link = line.split('\t').next().expect("a link");
        let Some((address, data)) = link.split_once("?load=") else { continue };
        let expected = run(&["convert", "--to", "own", link], "");
        if expected.status != Some(0) {
            continue;
        }
        let plain = percent_encoding::percent_decode_str(data).decode_utf8_lossy().into_owned();
        let encoded =
            |text: &str| percent_encoding::utf8_percent_encode(text, percent_encoding::NON_ALPHANUMERIC).to_string();
        for other in [
            format!("{address}?load={plain}"),
            format!("{address}?load={}", encoded(&plain)),
            format!("{address}?load={}", encoded(&encoded(&plain))),
            format!("{address}?load={}", plain.replace('+', " ")),
            encoded(&format!("{address}?load={plain}")),
            format!("https://sudokupad.app/?load=fpuzzles{plain}"),
            format!("https://sudokupad.app/fpuz{}", encoded(&plain)),
            format!("fpuzzles{}", plain.replace('+', " ")),
            plain.replace('+', " "),
        ] {
            let ran = run(&["convert", "--to", "own", "-"], &other);
            assert_eq!((ran.status, ran.out.as_str()), (Some(0), expected.out.as_str()), "{other}: {}", ran.errors);
        }
        read += 1;
    }
    assert!(read >= 5, "{read}");
}
