//! Boards with any rules on the command line.

use super::run;
use serde_json::{Value, json};
use sudoku_samples::known::SCRATCH;

/// A small sudoku with one solution.
const FOUR: &str = "1... ..3. .2.. ...4";
/// The solution of [`FOUR`].
const FOUR_SOLVED: [u8; 16] = [1, 3, 4, 2, 2, 4, 3, 1, 4, 2, 1, 3, 3, 1, 2, 4];

/// A killer sudoku of 4 by 4 cells in our own format.
const KILLER: &str = r#"(
    version: 1,
    side: 4,
    regions: Boxes,
    houses: [
        (kind: Cage, cells: "r1c1 r1c2 r1c3", sum: 8),
        (kind: Cage, cells: "r2c1 r2c2", sum: 6),
    ],
    givens: ["1 . . .", ". . 3 .", ". 2 . .", ". . . 4"],
)
"#;

fn file(name: &str) -> String {
    format!("{}/tests/boards/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn a_board_of_another_side_is_solved_and_checked() {
    let ran = run(&["solve", FOUR], "");
    assert_eq!(
        (ran.status, ran.out.as_str(), ran.errors.as_str()),
        (Some(0), "1 3 4 2\n2 4 3 1\n4 2 1 3\n3 1 2 4\n", "")
    );
    let record: Value = serde_json::from_str(&run(&["solve", "--json", FOUR], "").out).expect("JSON");
    assert_eq!(record["solution"], json!(FOUR_SOLVED));
    assert_eq!(run(&["check", FOUR], "").out, "valid, unique, minimal, not solved\n");
    assert_eq!(run(&["solve", "--count", "1... ..3. .2.. ...."], "").out, "3\n");
    assert_eq!(run(&["solve", "--engine", "assumptions", FOUR], "").out, ran.out);
    assert_eq!(run(&["solve", "--engine", "assumptions", "--count", "1... ..3. .2.. ...."], "").out, "3\n");
    let several = run(&["solve", "1... ..3. .2.. ...."], "");
    assert!(several.errors.contains("several solutions"), "{}", several.errors);
    let broken = run(&["solve", "1..1 ..3. .2.. ...4"], "");
    assert_eq!(broken.status, Some(1));
    assert_eq!(broken.errors, "sudoku-assistant: row 1 holds two 1s, at r1c1 and r1c4\n");
    assert_eq!(run(&["solve", "--unique", "1... ..3. .2.. ...."], "").status, Some(1));
}

#[test]
fn our_own_form_comes_through_a_pipe_among_others() {
    let text = format!("{KILLER}\n{KILLER}");
    let ran = run(&["solve", "-"], &text);
    let line = FOUR_SOLVED.map(|value| value.to_string()).join(" ");
    assert_eq!((ran.status, ran.out), (Some(0), format!("{line}\n{line}\n")), "{}", ran.errors);
    let again = run(&["convert", "--to", "own", "-"], KILLER);
    assert_eq!(run(&["convert", "--to", "own", "-"], &again.out).out, again.out);
    let wrong = run(&["solve", "-"], &KILLER.replace("sum: 8", "sum: 9").replace("sum: 6", "sum: 60"));
    assert_eq!(wrong.status, Some(2));
    assert!(
        wrong.errors.contains("line 1: house 2, the cage r2c1 r2c2: the cells at r2c1 cannot add up to 60"),
        "{}",
        wrong.errors
    );
}

#[test]
fn a_file_of_lines_of_16_is_solved_line_by_line() {
    let text = std::fs::read_to_string(file("gecode_16.jsonl")).expect("the file");
    let line = |line: &str| {
        let json: Value = serde_json::from_str(line).expect("JSON");
        let given = |row: usize, column: usize| json["givens"][format!("r{row}c{column}")].as_u64().unwrap_or(0);
        let values = (1..=16).flat_map(|row| (1..=16).map(move |column| given(row, column)));
        values.map(|value| char::from(b".123456789ABCDEFG"[value as usize])).collect::<String>() + "\n"
    };
    let lines: String = text.lines().take(3).map(line).collect();
    let ran = run(&["check", "-"], &lines);
    assert_eq!(ran.status, Some(0), "{}", ran.errors);
    assert_eq!(ran.out.lines().filter(|line| line.contains("valid, unique")).count(), 3, "{}", ran.out);
}

#[test]
fn links_go_to_our_form_and_back() {
    let links = std::fs::read_to_string(file("links.txt")).expect("the file");
    let link = links.lines().next().and_then(|line| line.split('\t').next()).expect("a link");
    let own = run(&["convert", "--to", "own", link], "");
    assert!(own.out.contains("name: \"A Kind of Magic\""), "{}", own.errors);
    let back = run(&["convert", "--to", "f-puzzles", "-"], &own.out).out;
    assert_eq!(run(&["convert", "--to", "own", &back], "").out, own.out);
    let solved: Value = serde_json::from_str(&run(&["solve", "--json", "-"], &own.out).out).expect("JSON");
    assert_eq!(solved["solution"].as_str().map(str::len), Some(81));
    let renban = links.lines().find(|line| line.contains("\"renban\"") && line.contains("f-puzzles.com")).map(|line| {
        let link = line.split('\t').next().expect("a link");
        run(&["solve", link], "")
    });
    if let Some(refused) = renban {
        assert_eq!(refused.status, Some(2));
        assert!(refused.errors.contains("“renban”"), "{}", refused.errors);
    }
}

#[test]
fn what_takes_classic_boards_alone_says_so() {
    for arguments in
        [&["race", "--engines", "blocks"][..], &["solve", "--engine", "blocks"], &["convert", "--to", "sdk"]]
    {
        let ran = run(&[arguments, &["-"]].concat(), KILLER);
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(
            ran.errors.contains("of 4 by 4 cells without other rules")
                || ran.errors.contains("cannot represent this board"),
            "{}",
            ran.errors
        );
    }
    let classic = run(&["convert", "--to", "own", SCRATCH], "");
    assert!(classic.out.contains("4 6 . 1 . . . . ."), "{}", classic.out);
    assert_eq!(run(&["solve", "-"], &classic.out).out.len(), 82);
}

#[test]
fn engines_solve_a_board_of_any_rules_step_by_step() {
    let solved = run(&["solve", FOUR], "").out;
    for engine in ["brute-force", "decision-tree", "exact-cover", "assumptions", "binary-program", "logic"] {
        assert_eq!(run(&["solve", "--engine", engine, FOUR], "").out, solved, "{engine}");
        let steps = run(&["solve", "--engine", engine, "--steps", FOUR], "").out;
        assert!(steps.ends_with(&format!("solution\n{solved}")), "{engine}: {steps}");
        if engine != "logic" {
            assert_eq!(
                run(&["solve", "--engine", engine, "--count", "1... ..3. .2.. ...."], "").out,
                "3\n",
                "{engine}"
            );
        }
    }
    let brute = run(&["solve", "--steps", FOUR], "").out;
    let first = [
        "look for a digit in r1c2: 4 options",
        "try 1 in r1c2: row 1 already has it",
        "try 2 in r1c2: column 2 already has it",
        "try 3 in r1c2: it fits",
        "place 3 in r1c2",
    ];
    assert!(brute.starts_with(&first.join("\n")), "{brute}");
    let tree = run(&["solve", "--engine", "decision-tree", "--steps", FOUR], "").out;
    assert!(tree.starts_with("place 2 in r1c4: the only digit for the cell\n"), "{tree}");
    let cages = run(&["solve", "--engine", "exact-cover", "-"], KILLER);
    assert_eq!(cages.status, Some(2));
    assert!(cages.errors.contains("exact-cover takes no cages or other sums; choose brute-force"), "{}", cages.errors);
    let equations = run(&["solve", "--engine", "binary-program", "--steps", FOUR], "").out;
    assert!(
        equations.starts_with("solve the equations: all values are whole\nplace 3 in r1c2: the equations say so\n"),
        "{equations}"
    );
    let summed = run(&["solve", "--engine", "binary-program", "-"], KILLER);
    assert_eq!(summed.out, run(&["solve", "-"], KILLER).out, "{}", summed.errors);
    let large = run(&["solve", "--engine", "binary-program", &".".repeat(256)], "");
    assert_eq!(large.status, Some(2));
    assert!(large.errors.contains("boards of at most 9 by 9 cells; choose brute-force"), "{}", large.errors);
    let stuck = run(&["solve", "--engine", "logic", "1... ..3. .2.. ...."], "");
    assert_eq!(stuck.status, Some(1));
    assert!(stuck.errors.contains("no technique applies any more"), "{}", stuck.errors);
}

#[test]
fn engines_race_on_a_board_of_any_rules() {
    let ran = run(&["race", "--json", "--all", "--by", "steps", "1... ..3. .2.. ...."], "");
    assert_eq!(ran.status, Some(0), "{}", ran.errors);
    let outcomes: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let names: Vec<&str> = outcomes.iter().filter_map(|outcome| outcome["engine"].as_str()).collect();
    assert_eq!(names, ["brute-force", "assumptions", "decision-tree", "binary-program", "exact-cover", "blocks"]);
    assert!(outcomes.iter().all(|outcome| outcome["solutions"] == 3 && outcome["finished"] == true), "{}", ran.out);
    assert_eq!(outcomes.iter().filter(|outcome| outcome["winner"] == true).count(), 1);
    let killer = run(&["race", "-"], KILLER);
    assert_eq!((killer.status, killer.errors.as_str()), (Some(0), ""));
    assert!(!killer.out.contains("exact-cover") && killer.out.contains("decision-tree"), "{}", killer.out);
    let refused = run(&["race", "--engines", "exact-cover", "-"], KILLER);
    assert_eq!(refused.status, Some(2));
    assert!(refused.errors.contains("takes no cages or other sums"), "{}", refused.errors);
}

#[test]
fn new_boards_are_the_same_from_a_seed_and_have_one_solution() {
    let made = run(&["generate", "--board", "killer", "--seed", "3", "-n", "3"], "");
    assert_eq!((made.status, made.errors.as_str()), (Some(0), ""));
    assert_eq!(run(&["generate", "--board", "killer", "--seed", "3", "-n", "3", "--jobs", "2"], "").out, made.out);
    let checked = run(&["check", "-"], &made.out);
    assert_eq!((checked.status, checked.out.lines().count()), (Some(0), 3), "{}", checked.errors);
    let six = run(&["generate", "--board", "6", "--seed", "3", "--format", "grid", "--solutions"], "");
    let (puzzle, solution) = six.out.split_once("\n\n").expect("a puzzle and its solution");
    assert_eq!(run(&["solve", puzzle], "").out.trim_end(), solution.trim_end());
    let record = run(&["generate", "--board", "4", "--seed", "3", "--json"], "").out;
    let record: Value = serde_json::from_str(&record).expect("JSON");
    assert_eq!(record["solution"].as_array().map(Vec::len), Some(16));
    assert_eq!(run(&["generate", "--board", "renban"], "").status, Some(2));
}

#[test]
fn a_new_board_has_the_level_that_was_wished() {
    for (kind, level) in [("jigsaw", "easy"), ("killer", "medium"), ("x", "hard"), ("8", "unfair")] {
        let made = run(&["generate", "--board", kind, "--level", level, "--seed", "5"], "");
        assert_eq!(made.status, Some(0), "{}", made.errors);
        assert_eq!(run(&["generate", "--board", kind, "--level", level, "--seed", "5"], "").out, made.out);
        let rated = run(&["rate", "--json", "-"], &made.out).out;
        assert_eq!(serde_json::from_str::<Value>(&rated).expect("JSON")["level"], level, "{kind}");
    }
    let refused = run(&["generate", "--board", "4", "--level", "extreme", "--seed", "5"], "");
    assert_eq!(
        (refused.status, refused.errors.as_str()),
        (
            Some(1),
            "sudoku-assistant: puzzle 1: no puzzle of the kind 4 and the level extreme was found from seed 5; try another level or seed\n"
        )
    );
    let large = run(&["generate", "--board", "25", "--level", "hard", "--seed", "5"], "");
    assert!(large.errors.contains("puzzles of the kind 25 have no level"), "{}", large.errors);
}

#[test]
fn a_board_of_any_rules_is_rated_and_explained() {
    let rated = run(&["rate", "-"], KILLER);
    assert_eq!((rated.status, rated.out.as_str()), (Some(0), "line 1: easy: naked single, score 48, 12 steps\n"));
    let told = run(&["explain", "--candidates", "--until", "1", "-"], KILLER);
    let expected = "1 . . .\n. . 3 .\n. 2 . .\n. . . 4\n1. Naked single: r1c4 is 2, because no other digit is left there.\n\
                    1   34  | {4} 2\n24  {4} | 3   {1}\n--------+--------\n34  2   | {1} 13\n{3} 13  | 12  4\n\n";
    assert_eq!((told.status, told.out.as_str()), (Some(0), expected));
    let data: Value = serde_json::from_str(&run(&["explain", "--json", "-"], KILLER).out).expect("JSON");
    assert_eq!((&data["level"], &data["solved"]), (&json!("easy"), &json!(true)));
    assert_eq!(data["steps"][0]["placements"], json!(["r1c4=2"]));
    let several = run(&["rate", "-"], &KILLER.replace(". . . 4", ". . . ."));
    assert_eq!((several.status, several.out.as_str()), (Some(1), ""));
    assert!(several.errors.contains("several solutions; only a puzzle with one can be rated"), "{}", several.errors);
    let broken = run(&["rate", "-"], &KILLER.replace("1 . . .", "1 . . 1"));
    assert_eq!((broken.status, broken.out.as_str()), (Some(1), ""));
    let classic = run(&["convert", "--to", "own", SCRATCH], "").out;
    let same = run(&["rate", SCRATCH], "").out;
    assert!(run(&["rate", "-"], &classic).out.ends_with(&same));
}

#[test]
fn a_path_that_does_not_reach_the_solution_says_so() {
    let hard = file("killers_human.jsonl");
    let text = std::fs::read_to_string(hard).expect("the file");
    let nine: Value = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("JSON"))
        .find(|json| json["name"] == "HS_KILLERS 9")
        .expect("a board");
    let board = sudoku_samples::boards::board(&nine);
    let own = sudoku_board::formats::write(&sudoku_board::formats::Puzzle::from(board));
    let rated = run(&["rate", "-"], &own);
    assert!(rated.out.contains("no level: after"), "{}", rated.out);
    let told = run(&["explain", "-"], &own);
    assert_eq!(told.status, Some(1));
    assert!(told.errors.contains("nothing is guessed"), "{}", told.errors);
}

#[test]
fn boards_are_printed_with_what_their_rules_look_like_or_refused_by_their_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let printed = |text: &str, name: &str, more: &[&str]| {
        let path = folder.path().join(name).to_string_lossy().into_owned();
        let ran = run(&[&["print", "-o", &path], more, &["-"]].concat(), text);
        (ran.status, ran.errors, std::fs::read(path).unwrap_or_default())
    };
    let (status, errors, picture) = printed(KILLER, "killer.svg", &[]);
    assert_eq!(status, Some(0), "{errors}");
    let dashed = String::from_utf8(picture).expect("text").matches("stroke-dasharray").count();
    // A cage of three cells in a row has eight sides, and one of two cells has six.
    assert_eq!(dashed, 8 + 6);
    let (status, errors, booklet) = printed(&format!("{KILLER}\n{KILLER}"), "all.pdf", &[]);
    assert_eq!((status, &booklet[..5]), (Some(0), &b"%PDF-"[..]), "{errors}");
    let with = |relation: &str| KILLER.replace("houses: [", &format!("relations: [{relation}], houses: ["));
    let everywhere = with("(kind: Difference(9), holds: false, cells: Everywhere(King))");
    let (status, errors, named) = printed(&everywhere, "everywhere.svg", &[]);
    assert_eq!(status, Some(0), "{errors}");
    assert!(named.len() > printed(KILLER, "again.svg", &[]).2.len(), "a rule that cannot be seen is named");
    let (status, errors, nothing) = printed(&with("(kind: Less, cells: Line(\"r1c1 r1c2\"))"), "line.svg", &[]);
    assert_eq!((status, nothing.len()), (Some(2), 0));
    assert!(errors.contains("“thermometer” cannot be drawn yet"), "{errors}");
    let (hint, plain) = (printed(KILLER, "hint.svg", &["--hint"]), printed(KILLER, "plain.svg", &["--candidates"]));
    assert_eq!(hint.0, Some(0), "{}", hint.1);
    assert!(hint.2.len() > plain.2.len(), "the hint is marked on the candidates");
    let linked = printed(KILLER, "linked.pdf", &["--link", "https://example.org/"]);
    assert!(linked.2.len() > printed(KILLER, "unlinked.pdf", &[]).2.len() + 1000, "{}: it has a QR code", linked.1);
    let several = printed(&KILLER.replace(". . . 4", ". . . ."), "several.png", &[]);
    assert!(several.1.contains("several solutions"), "{}", several.1);
}
