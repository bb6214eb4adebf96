//! Runs the command `solve`.

use super::{NO_SOLUTION, run};
use std::path::Path;
use sudoku_samples::known::{MILLIONS, SCRATCH, SCRATCH_SOLVED, TWO};

#[test]
fn a_puzzle_is_solved_in_each_format() {
    let line = run(&["solve", "--format", "line", SCRATCH], "");
    assert_eq!(
        (line.status, line.out.as_str(), line.errors.as_str()),
        (Some(0), format!("{SCRATCH_SOLVED}\n").as_str(), "")
    );
    let comma = run(&["solve", SCRATCH, "--format", "comma"], "");
    assert!(comma.out.starts_with("465178932,829536714,"));
    let grid = run(&["solve", SCRATCH], "");
    assert!(grid.out.starts_with("4 6 5 | 1 7 8 | 9 3 2\n"));
    assert_eq!(grid.out.lines().count(), 11);
}

#[test]
fn a_solution_can_be_read_again() {
    let solved = run(&["solve", SCRATCH], "").out;
    assert_eq!(run(&["solve", "-", "--format", "line"], &solved).out.trim(), SCRATCH_SOLVED);
}

#[test]
fn many_puzzles_come_from_standard_input() {
    let samples = include_str!("../../../puzzles/samples.txt");
    let ran = run(&["solve", "-", "--format", "line"], samples);
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    assert_eq!(ran.out.lines().count(), 7);
    assert_eq!(ran.out.lines().nth(2), Some(SCRATCH_SOLVED));
}

#[test]
fn a_puzzle_without_solution_ends_with_status_1() {
    let ran = run(&["solve", NO_SOLUTION], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(1), ""));
    assert_eq!(ran.errors, "sudoku-assistant: this puzzle has no solution\n");
}

#[test]
fn unreadable_input_ends_with_status_2_and_the_reason() {
    let ran = run(&["solve", &SCRATCH.replacen("820500000", "82050000", 1)], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert_eq!(ran.errors, "sudoku-assistant: row 2 has 8 digits, but needs 9\n");
    let ran = run(&["solve", "-"], "no digits at all\n");
    assert_eq!(ran.status, Some(2));
    assert!(ran.errors.contains("no puzzle"));
}

#[test]
fn one_bad_puzzle_among_many_is_named_by_its_line_and_the_others_are_solved() {
    let ran = run(
        &["solve", "-", "--format", "line"],
        &format!("{SCRATCH}\n{NO_SOLUTION}\n{}x\n{SCRATCH}\n", &NO_SOLUTION[1..]),
    );
    assert_eq!((ran.status, ran.out.lines().count()), (Some(2), 2));
    let told: Vec<&str> = ran.errors.lines().collect();
    assert!(told.len() == 2 && told[0].starts_with("sudoku-assistant: line 2: "), "{}", ran.errors);
    assert!(told[1].starts_with("sudoku-assistant: line 3: row 9, column 9: 'x' "), "{}", ran.errors);
}

#[test]
fn grids_of_several_solutions_are_apart() {
    let ran = run(&["solve", "--all", TWO], "");
    assert_eq!((ran.status, ran.out.lines().count()), (Some(0), 23));
    assert_eq!(ran.out.lines().nth(11), Some(""));
    assert_eq!(run(&["solve", "-", "--format", "line"], &ran.out).out.lines().count(), 2, "they can be read again");
}

/// A solved board with a blank middle row, which is one of many puzzles that are solved quickly.
const EASY: &str = "465178932829536714731294568298367451.........574812396156729843387451629942683175";

fn write(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("a file");
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn an_argument_is_a_puzzle_a_file_or_standard_input() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = write(folder.path(), "one.txt", &format!("# one\n{SCRATCH}\n"));
    let ran = run(&["solve", "--format", "line", &file, TWO, "-"], EASY);
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!((lines.len(), lines[0], lines[2]), (3, SCRATCH_SOLVED, SCRATCH_SOLVED));
    assert!(lines[1].starts_with("465178932"), "{}", ran.out);
}

#[test]
fn what_is_neither_file_nor_puzzle_is_told_so_and_the_others_are_solved() {
    let ran = run(&["solve", "nowhere.txt", "--format", "line", SCRATCH], "");
    assert_eq!((ran.status, ran.out.trim()), (Some(2), SCRATCH_SOLVED));
    assert_eq!(ran.errors, "sudoku-assistant: nowhere.txt: no such file\n");
    let ran = run(&["solve", "\u{1b}[31mred"], "");
    assert!(ran.errors.starts_with("sudoku-assistant: \\u{1b}[31mred: no such file"), "{}", ran.errors);
    assert!(ran.errors.trim_end().chars().all(|c| !c.is_control()), "{:?}", ran.errors);
    let ran = run(&["solve", &"x".repeat(100_000)], "");
    assert!(ran.errors.len() < 300 && ran.errors.contains("xxx...: no such file"), "{}", ran.errors);
    let folder = tempfile::tempdir().expect("a folder");
    let ran = run(&["solve", folder.path().to_str().expect("UTF-8")], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert!(ran.errors.contains("cannot read the file: "), "{}", ran.errors);
}

#[test]
fn without_an_argument_standard_input_is_read() {
    let ran = run(&["solve"], SCRATCH);
    assert_eq!((ran.status, ran.out.trim(), ran.errors.as_str()), (Some(0), SCRATCH_SOLVED, ""), "a line, not a grid");
}

#[test]
fn messages_name_the_file_and_the_line_whatever_stands_before() {
    let grid = run(&["convert", "--to", "grid", SCRATCH], "").out;
    let folder = tempfile::tempdir().expect("a folder");
    // A comment, a grid of eleven lines, a blank line, a line with a Windows line end, a line with commas, and a line that
    // is too short.
    let text = format!("# note\n{grid}\n{EASY}\r\n{SCRATCH}\n{}\n{NO_SOLUTION}\n{EASY}", &EASY[1..]);
    let (first, second) = (write(folder.path(), "a.txt", &text), write(folder.path(), "b.txt", "# nothing\n"));
    for jobs in ["1", "2", "7"] {
        let ran = run(&["solve", "--jobs", jobs, &first, &second], "");
        assert_eq!((ran.status, ran.out.lines().count()), (Some(2), 4));
        assert!(ran.out.lines().all(|line| line == SCRATCH_SOLVED), "{}", ran.out);
        let places = [format!("{first}, line 16: "), format!("{first}, line 17: "), format!("{second}: ")];
        let is_at = |(told, place): (&str, &String)| told.starts_with(&format!("sudoku-assistant: {place}"));
        assert!(ran.errors.lines().count() == 3 && ran.errors.lines().zip(&places).all(is_at), "{}", ran.errors);
    }
}

#[test]
fn a_message_has_one_line_number_and_it_is_that_of_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let newspaper = "1\n  2\n     3\n\n4\n\n\n\n\n\n5";
    let text = format!(
        "# note\n{EASY}\n\n<opensudoku>\n<game data=\"{EASY}\"/>\n</oops>\n</opensudoku>\n[[1,2],\n [3,,4]]\n{newspaper}\n\n[\n{EASY}\n"
    );
    let file = write(folder.path(), "n.txt", &text);
    let places = [
        ("line 6: ", "the tag that closes nothing"),
        ("line 9, character 5: ',' ", "the comma"),
        ("line 12, character 6: ", "the digit"),
        ("line 22, character 1: this '[' ", "the bracket"),
    ];
    for arguments in [&["solve"][..], &["check", "--quiet"], &["convert", "--to", "line"], &["convert", "--to", "sdk"]]
    {
        for (place, input) in [(format!("{file}, "), file.as_str()), (String::new(), "-")] {
            let ran = run(&[arguments, &[input]].concat(), &text);
            let told: Vec<&str> = ran.errors.lines().collect();
            for ((begin, what), told) in places.iter().zip(&told) {
                assert!(told.starts_with(&format!("sudoku-assistant: {place}{begin}")), "{what}: {}", ran.errors);
            }
            assert!(told.len() >= places.len(), "{}", ran.errors);
        }
    }
}

#[test]
fn thousands_of_puzzles_are_answered_in_order_by_any_number_of_threads() {
    // The digits of each puzzle are permuted differently, so that the order of the solutions can be checked.
    let solution = |n: usize| -> String {
        let shift = |c: char| char::from_digit((c.to_digit(10).expect("a digit") as usize + n - 1) as u32 % 9 + 1, 10);
        SCRATCH_SOLVED.chars().map(|c| shift(c).expect("a digit")).collect()
    };
    let mut puzzles = String::new();
    let mut solutions = String::new();
    for n in 0..5000 {
        let whole = solution(n % 9);
        let hole = n * 31 % 81;
        // A few are in another notation, or invalid.
        match n % 500 {
            77 => puzzles.push_str(&format!("{}!\n", &whole[1..])),
            78 => puzzles.push_str(&format!("{}\n", whole.replace(&whole[..9], "0 0 0 0 0 0 0 0 0 "))),
            _ => puzzles.push_str(&format!("{}.{}\n", &whole[..hole], &whole[hole + 1..])),
        }
        if n % 500 != 77 {
            solutions.push_str(&format!("{whole}\n"));
        }
    }
    let one = run(&["solve", "--jobs", "1"], &puzzles);
    assert!(one.out == solutions, "every solution in its place");
    // Three of the ten invalid puzzles, the number of the others, and the summary.
    assert_eq!(one.errors.lines().count(), 5, "{}", one.errors);
    assert!(one.errors.starts_with("sudoku-assistant: line 78: row 9, column 9: '!' is not a digit from 0 to 9\n"));
    assert!(one.errors.ends_with("sudoku-assistant: 5000 puzzles, 10 could not be read\n"), "{}", one.errors);
    for jobs in ["2", "3", "16"] {
        let ran = run(&["solve", "--jobs", jobs], &puzzles);
        assert!(ran.out == one.out && ran.errors == one.errors && ran.status == Some(2), "{jobs}");
    }
    assert_eq!(run(&["solve", "--jobs", "0"], EASY).status, Some(2), "nobody does nothing");
}

#[test]
fn solutions_are_counted_up_to_a_limit() {
    let count = |arguments: &[&str]| run(&[&["solve", "--count"], arguments].concat(), "").out;
    assert_eq!(count(&[SCRATCH]), "1\n");
    assert_eq!(count(&[TWO]), "2\n");
    assert_eq!(count(&["--limit", "2", TWO]), "2\n", "there are no more than the limit");
    assert_eq!(count(&["--limit", "1", TWO]), "1+\n");
    assert_eq!(count(&["--limit", "20", MILLIONS]), "20+\n");
    assert_eq!(count(&["--seconds", "100", TWO]), "2\n");
    assert_eq!(count(&["--engine", "exact-cover", TWO]), "2\n");
    let ran = run(&["solve", "--count"], &format!("{TWO}\n{NO_SOLUTION}\n{SCRATCH}\n"));
    assert_eq!((ran.status, ran.out.as_str(), ran.errors.as_str()), (Some(1), "2\n0\n1\n", ""));
    let conflict = run(&["solve", "--count", &SCRATCH.replacen("46010", "44010", 1)], "");
    assert_eq!((conflict.status, conflict.out.as_str()), (Some(1), "0\n"), "a line for each puzzle");
}

#[test]
fn a_count_that_was_stopped_is_told_with_a_plus_in_its_place() {
    for engine in ["fast", "brute-force"] {
        let input = format!("{SCRATCH}\n{}\n{TWO}\n", "0".repeat(81));
        let ran = run(&["solve", "--count", "--limit", "1000000000000", "--seconds", "1", "--engine", engine], &input);
        let lines: Vec<&str> = ran.out.lines().collect();
        assert_eq!((ran.status, lines.len(), lines[0], lines[2]), (Some(3), 3, "1", "2"), "{engine}: {}", ran.out);
        let found = lines[1].strip_suffix('+').expect("there are more");
        assert!(ran.errors.starts_with("sudoku-assistant: line 2: stopped after 1 s: "), "{}", ran.errors);
        assert!(ran.errors.contains(&format!(" {found} solutions")) && found.parse::<u64>().is_ok_and(|n| n > 0));
    }
}

#[test]
fn a_solution_that_is_not_the_only_one_can_be_refused() {
    for engine in ["fast", "brute-force", "exact-cover"] {
        let input = format!("{TWO}\n{SCRATCH}\n{NO_SOLUTION}\n");
        let ran = run(&["solve", "--unique", "--engine", engine], &input);
        assert_eq!((ran.status, ran.out.trim()), (Some(1), SCRATCH_SOLVED), "{engine}");
        let told: Vec<&str> = ran.errors.lines().collect();
        assert!(told.len() == 2 && told[0].starts_with("sudoku-assistant: line 1: "), "{engine}: {}", ran.errors);
        assert!(told[1].starts_with("sudoku-assistant: line 3: "), "{engine}: {}", ran.errors);
    }
}

#[test]
fn the_fast_engine_gives_all_solutions_and_stops_when_the_time_is_over() {
    let all = |engine: &str| {
        let ran = run(&["solve", "--engine", engine, "--all", "-"], TWO);
        let mut lines: Vec<String> = ran.out.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(all("fast"), all("brute-force"));
    let ran = run(&["solve", "--all", "--limit", "30000", "-j", "2"], &format!("{MILLIONS}\n{TWO}\n{MILLIONS}\n"));
    assert_eq!((ran.status, ran.out.lines().count()), (Some(0), 60_002), "more than is kept waiting");
    assert!(ran.out.lines().nth(30_000).is_some_and(|line| line.contains("672984338")), "in order");
    let ran = run(&["solve", "--all", "--seconds", "1", &"0".repeat(81), "--format", "line"], "");
    assert_eq!(ran.status, Some(3));
    let told = ran.errors.strip_prefix("sudoku-assistant: stopped after 1 s: found ").expect(&ran.errors);
    let told: usize = told.strip_suffix(" solutions\n").and_then(|n| n.parse().ok()).expect("a number");
    assert_eq!(told, ran.out.lines().count());
}

#[test]
fn steps_need_an_engine_that_makes_them() {
    let ran = run(&["solve", "--steps", "--format", "line", TWO], "");
    assert!(ran.out.starts_with("look for a digit in r1c1: 9 options\n"), "{}", ran.out);
    assert_eq!(ran.out, run(&["solve", "--steps", "--engine", "brute-force", "--format", "line", TWO], "").out);
    let ran = run(&["solve", "--steps", "--engine", "fast", TWO], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert!(ran.errors.contains("--steps"), "{}", ran.errors);
    let ran = run(&["solve", "--engine", "assumptions", "--jobs", "2", TWO], "");
    assert_eq!(ran.status, Some(2));
    assert!(ran.errors.contains("one thread"), "{}", ran.errors);
}

#[test]
fn a_summary_is_told_if_it_is_wanted() {
    let ran = run(&["solve", "--summary"], &format!("{EASY}\n{NO_SOLUTION}\n{SCRATCH}\n12 34\n"));
    assert_eq!((ran.status, ran.out.lines().count()), (Some(2), 2));
    assert!(
        ran.errors.ends_with("\nsudoku-assistant: 4 puzzles, 1 has no solution, 1 could not be read\n"),
        "{}",
        ran.errors
    );
}

#[test]
fn a_row_twice_in_a_long_file_spoils_no_other_grid() {
    let folder = tempfile::tempdir().expect("a folder");
    let lines = format!("{EASY}\n").repeat(50);
    for (notation, row, messages) in [("sdk", 9, 1), ("grid", 3, 1), ("ss", 17, 1), ("candidates", 18, 1)] {
        let text = run(&["convert", "--to", notation], &lines).out;
        let mut twice: Vec<&str> = text.lines().collect();
        twice.insert(row, twice[row - 1]);
        let file = write(folder.path(), notation, &twice.join("\n"));
        let ran = run(&["solve", "--format", "line", &file], "");
        let solved: Vec<&str> = ran.out.lines().collect();
        assert_eq!(ran.status, Some(2), "{notation}");
        assert!(solved.iter().all(|line| *line == SCRATCH_SOLVED), "{notation}");
        // The first nine rows of a grid that repeats a row at its end are a puzzle.
        let others = if notation == "sdk" { 50 } else { 49 };
        assert_eq!((solved.len(), ran.errors.lines().count()), (others, messages), "{notation}: {}", ran.errors);
        assert!(ran.errors.contains("a puzzle has 9 rows, but 1"), "{notation}: {}", ran.errors);
    }
}

#[test]
fn files_in_utf_16_are_read_and_what_is_no_text_is_refused_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = format!("# \u{1f600} {}\r\n{EASY}\r\n\r\n{EASY}\r\n", "x".repeat(5000));
    let little = u16::to_le_bytes as fn(u16) -> [u8; 2];
    let big = u16::to_be_bytes as fn(u16) -> [u8; 2];
    for (name, mark, write) in
        [("little", "\u{feff}", little), ("big", "\u{feff}", big), ("bare-little", "", little), ("bare-big", "", big)]
    {
        let text = format!("{mark}{text}");
        let path = folder.path().join(name);
        std::fs::write(&path, text.encode_utf16().flat_map(write).collect::<Vec<u8>>()).expect("a file");
        let ran = run(&["solve", "--format", "line", path.to_str().expect("UTF-8")], "");
        assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""), "{name}");
        assert_eq!(ran.out, format!("{SCRATCH_SOLVED}\n{SCRATCH_SOLVED}\n"), "{name}");
    }
    let picture = format!("\u{89}PNG\r\n\u{1a}\n\0\0\0\rIHDR{}", "5\n".repeat(1000));
    let file = write(folder.path(), "picture.png", &picture);
    let ran = run(&["solve", &file], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert_eq!(ran.errors, format!("sudoku-assistant: {file}: cannot read the file: not a text file\n"));
    let ran = run(&["solve"], &picture);
    assert_eq!(ran.errors, "sudoku-assistant: cannot read standard input: not a text file\n");
}

#[test]
fn answers_are_objects_one_a_line() {
    let objects = |arguments: &[&str], input: &str| {
        let ran = run(arguments, input);
        let objects = ran.out.lines().map(|line| serde_json::from_str(line).expect("an object"));
        (ran.status, objects.collect::<Vec<serde_json::Value>>())
    };
    let puzzle = EASY.replace('0', ".");
    let solved = serde_json::json!({ "puzzle": puzzle, "solution": SCRATCH_SOLVED });
    assert_eq!(objects(&["solve", "--json"], &format!("{EASY}\n{EASY}\n")), (Some(0), vec![solved.clone(); 2]));
    assert_eq!(objects(&["solve", "--json", "--unique", EASY], ""), (Some(0), vec![solved.clone()]));
    assert_eq!(objects(&["solve", "--json", "--engine", "exact-cover", EASY], ""), (Some(0), vec![solved]));
    let counted =
        |solutions: u64, more: bool| serde_json::json!({ "puzzle": puzzle, "solutions": solutions, "more": more });
    assert_eq!(objects(&["solve", "--json", "--count", EASY], ""), (Some(0), vec![counted(1, false)]));
    let blank = objects(&["solve", "--json", "--count", "--limit", "2", &"0".repeat(81)], "").1;
    assert_eq!((&blank[0]["solutions"], &blank[0]["more"]), (&2.into(), &true.into()));
}
