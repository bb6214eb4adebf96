//! The server's answers.

use super::{Server, encoded};
use serde_json::{Value, json};
use std::process::Command;
use sudoku_samples::known::{MILLIONS, NEWSPAPER, NEWSPAPER_LINE, NONE, SCRATCH, SCRATCH_SOLVED, TWO};

/// A puzzle with two 5s in the first row.
const BROKEN: &str = "55...............................................................................";

fn scratch() -> String {
    SCRATCH.replace(',', "").replace('0', ".")
}

/// Returns what the command line prints as JSON.
fn printed(arguments: &[&str]) -> Vec<Value> {
    let output = Command::new(env!("CARGO_BIN_EXE_sudoku-assistant")).args(arguments).output().expect("it runs");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn the_address_of_the_article_answers_as_its_server_did() {
    let server = Server::start(&[]);
    let reply = server.get(&format!("/solve/?grid={}", scratch()));
    assert_eq!((reply.status, reply.json()), (200, json!({ "result": SCRATCH_SOLVED })));
    assert_eq!(reply.header("content-type"), Some("application/json"));
    assert_eq!(server.get(&format!("/solve?grid={SCRATCH}")).json(), json!({ "result": SCRATCH_SOLVED }));
    for none in [NONE, BROKEN] {
        assert_eq!(server.get(&format!("/solve/?grid={none}")).json(), json!({ "result": "" }));
    }
    let one_of_many = server.get(&format!("/solve/?grid={MILLIONS}")).json();
    let solution = one_of_many["result"].as_str().expect("a solution");
    let keeps = MILLIONS.bytes().zip(solution.bytes()).all(|(given, digit)| given == b'0' || given == digit);
    assert!(keeps && solution.len() == 81, "{solution}");
}

#[test]
fn formatting_in_the_grid_of_the_article_is_stripped() {
    let server = Server::start(&[]);
    let line = scratch();
    let rows: Vec<String> = (0..9)
        .map(|row| format!("{} |{}|{}", &line[9 * row..][..3], &line[9 * row + 3..][..3], &line[9 * row + 6..][..3]))
        .collect();
    let drawn = format!("\n{}\n------+------+------\n{}\n", rows[..3].join("\r\n"), rows[3..].join("\n"));
    let reply = server.get(&format!("/solve/?grid={}", encoded(&drawn)));
    assert_eq!(reply.json(), json!({ "result": SCRATCH_SOLVED }));
    for (query, words) in [(&*format!("?grid={}", &line[1..]), "81 cells"), ("?grid=", "as grid"), ("", "as grid")] {
        let reply = server.get(&format!("/solve/{query}"));
        assert!(reply.status == 400 && reply.error().contains(words), "{}", reply.text());
    }
}

#[test]
fn the_answers_are_those_of_the_command_line() {
    let server = Server::start(&[]);
    let line = scratch();
    for (question, options, arguments) in [
        ("count", json!({ "limit": 7 }), &["solve", "--count", "--limit", "7", "--json"][..]),
        ("check", json!({}), &["check", "--json"]),
        ("rate", json!({}), &["rate", "--json"]),
        ("explain", json!({ "until": 3, "candidates": true }), &["explain", "--until", "3", "--candidates", "--json"]),
        ("convert", json!({ "to": "comma" }), &["convert", "--to", "comma", "--json"]),
    ] {
        let mut body = options;
        body["puzzle"] = line.as_str().into();
        let reply = server.post(&format!("/api/v1/{question}"), &body);
        assert_eq!(reply.status, 200, "{}", reply.text());
        assert_eq!(vec![reply.json()], printed(&[arguments, &[&line]].concat()), "{question}");
    }
    let made = server.get("/api/v1/generate?count=3&seed=7&symmetry=rotational-180&level=Medium").json();
    let options = ["--seed", "7", "--symmetry", "rotational-180", "--level", "medium", "--json"];
    assert_eq!(made, Value::from(printed(&[&["generate", "-n", "3"][..], &options].concat())));
    let made = server.get("/api/v1/generate?count=2&seed=7&board=jigsaw%2Bx&level=easy").json();
    let options = ["--seed", "7", "--board", "jigsaw+x", "--level", "easy", "--json"];
    assert_eq!(made, Value::from(printed(&[&["generate", "-n", "2"][..], &options].concat())));
}

#[test]
fn a_new_puzzle_is_made_of_a_number_or_of_its_digits() {
    let server = Server::start(&[]);
    let by_query = server.get("/api/v1/generate?seed=18446744073709551615&needs=naked-pair").json();
    let body = json!({ "seed": u64::MAX.to_string(), "needs": "Naked-Pair" });
    assert_eq!(server.post("/api/v1/generate", &body).json(), by_query);
    assert_eq!(by_query["seed"], json!(u64::MAX.to_string()));
    assert!(server.get("/api/v1/generate").json()["puzzle"].is_string(), "by chance without a seed");
    assert_eq!(server.get("/api/v1/generate?minimal=true&count=0").status, 200);
    let reply = server.post("/api/v1/generate", &json!({ "level": 5 }));
    assert!(reply.status == 400 && reply.error().contains("level must be one of easy, "), "{}", reply.text());
    let reply = server.post("/api/v1/generate", &json!({ "seed": "x" }));
    assert!(reply.status == 400 && reply.error().contains("seed must be a whole number"), "{}", reply.text());
    for (query, words, status) in [
        ("level=odd", "level must be one of easy, medium, hard, unfair, extreme, not \"odd\"", 400),
        ("needs=magic", "needs must be one of full-house, ", 400),
        ("seed=x", "seed must be a whole number from 0 to 18446744073709551615, not \"x\"", 400),
        ("level=easy&needs=x-wing", "use only one", 400),
        ("givens=16", "givens must be a whole number from 17 to 80, not 16", 400),
        ("givens=300", "givens must be a whole number from 17 to 80, not 300", 400),
        ("givens=few", "givens must be a whole number from 17 to 80, not \"few\"", 400),
        ("givens=79&level=extreme", "always easy", 422),
        ("board=renban", "board must be one of 4, 6, 8, ", 400),
        ("board=killer&minimal=true", "board cannot be combined with givens, ", 400),
        ("board=25&level=easy", "puzzles of the kind 25 have no level; leave it out", 422),
        ("board=4&level=extreme&seed=5", "no puzzle of the kind 4 and the level extreme was found from seed 5", 422),
        ("minimal=1", "minimal must be true or false, not \"1\"", 400),
        ("level=5", "level must be one of easy, ", 400),
        ("seed=1&seed=2", "seed is given twice", 400),
        ("puzzle=1", "takes no puzzle", 400),
    ] {
        let reply = server.get(&format!("/api/v1/generate?{query}"));
        assert!(reply.status == status && reply.error().contains(words), "{query}: {}", reply.text());
    }
}

#[test]
fn a_solution_comes_with_whether_there_are_others() {
    let server = Server::start(&[]);
    let solve = |puzzle: &str| server.get(&format!("/api/v1/solve?puzzle={puzzle}")).json();
    let line = scratch();
    assert_eq!(solve(&line), json!({ "puzzle": line, "solution": SCRATCH_SOLVED, "solutions": "one" }));
    assert_eq!(solve(NONE), json!({ "puzzle": NONE, "solution": null, "solutions": "none" }));
    let several = solve(TWO);
    assert!(several["solutions"] == "several" && several["solution"].is_string(), "{several}");
}

#[test]
fn a_hint_is_the_first_step_of_the_explanation() {
    let server = Server::start(&[]);
    let line = scratch();
    let explained = server.get(&format!("/api/v1/explain?puzzle={line}")).json();
    let hint = server.get(&format!("/api/v1/hint?puzzle={line}")).json();
    assert_eq!(hint, json!({ "puzzle": line, "hint": explained["steps"][0] }));
    assert_eq!(server.get(&format!("/api/v1/hint?puzzle={SCRATCH_SOLVED}")).json()["hint"], Value::Null);
}

#[test]
fn puzzles_are_read_in_any_notation() {
    let server = Server::start(&[]);
    let reply = server.post("/api/v1/convert", &json!({ "puzzle": NEWSPAPER }));
    assert_eq!(reply.json(), json!({ "puzzle": NEWSPAPER_LINE }));
    let reply = server.get(&format!("/api/v1/solve?puzzle={}", encoded(SCRATCH)));
    assert_eq!(reply.json()["solution"], SCRATCH_SOLVED);
}

/// A killer sudoku of 4 by 4 cells in our own format, one of 6 by 6 cells without a solution, and one with several
/// solutions.
pub const BOARDS: [&str; 3] = [
    "(version: 1, side: 4, regions: Boxes, houses: [(kind: Cage, cells: \"r1c1 r1c2 r1c3\", sum: 8)], givens: [\"1 . . .\", \". . 3 .\", \". 2 . .\", \". . . 4\"])",
    "(version: 1, side: 6, regions: Boxes, houses: [(kind: Cage, cells: \"r1c1 r1c2\", sum: 11), (kind: Cage, cells: \"r2c1 r2c2\", sum: 11)])",
    "1... ..3. .2.. ....",
];

#[test]
fn boards_of_any_rules_are_answered_too() {
    let server = Server::start(&[]);
    let ask = |question: &str, board: &str| server.post(&format!("/api/v1/{question}"), &json!({ "puzzle": board }));
    let solved = ask("solve", BOARDS[0]).json();
    assert_eq!(solved["solutions"], "one");
    assert_eq!(solved["solution"], json!([1, 3, 4, 2, 2, 4, 3, 1, 4, 2, 1, 3, 3, 1, 2, 4]));
    for (question, arguments) in [
        ("check", &["check"][..]),
        ("rate", &["rate"]),
        ("explain", &["explain"]),
        ("convert", &["convert", "--to", "own"]),
    ] {
        let reply = ask(question, BOARDS[0]);
        assert_eq!(vec![reply.json()], printed(&[arguments, &["--json", BOARDS[0]]].concat()), "{question}");
    }
    assert_eq!(ask("hint", BOARDS[0]).json()["hint"], ask("explain", BOARDS[0]).json()["steps"][0]);
    assert_eq!(ask("count", BOARDS[2]).json()["solutions"], 3);
    assert_eq!(ask("solve", BOARDS[1]).json()["solutions"], "none");
    assert_eq!(ask("rate", BOARDS[1]).status, 422);
    assert_eq!(ask("rate", BOARDS[2]).status, 422);
    let broken = ask("solve", &BOARDS[0].replace("1 . . .", "1 . . 1"));
    assert_eq!((broken.status, broken.error()), (422, "row 1 holds two 1s, at r1c1 and r1c4".to_owned()));
    let unread = ask("solve", &BOARDS[0].replace("side: 4", "side: 1"));
    assert_eq!(unread.status, 400);
    assert!(unread.error().contains("its side is 2 to 25"), "{}", unread.error());
    let no_way = server.post("/api/v1/convert", &json!({ "puzzle": BOARDS[0], "to": "sdk" }));
    assert_eq!(no_way.status, 400);
    let classic = printed(&["convert", "--to", "own", "--json", &scratch()])[0]["puzzle"].clone();
    let own = server.post("/api/v1/rate", &json!({ "puzzle": classic })).json();
    assert_eq!(own, server.post("/api/v1/rate", &json!({ "puzzle": scratch() })).json());
}

#[test]
fn a_board_is_described_to_a_program_that_draws_it() {
    let server = Server::start(&[]);
    let describe =
        |board: &str, picture: bool| server.post("/api/v1/describe", &json!({ "puzzle": board, "picture": picture }));
    let killer = describe(BOARDS[0], true).json();
    assert_eq!(
        (&killer["side"], &killer["classic"], &killer["houses_only"]),
        (&json!(4), &json!(false), &json!(false))
    );
    assert_eq!(killer["givens"], json!([1, 0, 0, 0, 0, 0, 3, 0, 0, 2, 0, 0, 0, 0, 0, 4]));
    let cage = json!({ "name": "the cage of 8", "cells": ["r1c1", "r1c2", "r1c3"], "sum": 8 });
    let houses = killer["houses"].as_array().expect("a list");
    assert_eq!((houses.len(), houses.last()), (13, Some(&cage)));
    assert_eq!(houses[0], json!({ "name": "row 1", "cells": ["r1c1", "r1c2", "r1c3", "r1c4"] }));
    assert!(killer["picture"].as_str().is_some_and(|picture| picture.starts_with("<svg")));
    // The rules are a board without values, which is described as the same rules.
    let rules = describe(killer["rules"].as_str().expect("a text"), false).json();
    assert_eq!((&rules["rules"], &rules["values"]), (&killer["rules"], &json!(vec![0; 16])));
    assert_eq!((&rules["picture"], &rules["reason"]), (&Value::Null, &Value::Null));
    let broken = describe(&BOARDS[0].replace("1 . . .", "1 . 2 ."), false).json();
    assert!(broken["reason"].as_str().is_some_and(|reason| reason.contains("must add up to 8")), "{broken}");
    let classic = describe(&scratch(), false).json();
    assert_eq!((&classic["classic"], &classic["houses"][26]["name"]), (&json!(true), &json!("box 9")));
    let plain = describe(BOARDS[2], false).json();
    assert_eq!((&plain["classic"], &plain["houses_only"]), (&json!(false), &json!(true)));
    let thermometer = r#"(version: 1, side: 4, regions: Boxes, relations: [(kind: Less, cells: Line("r1c1 r1c2"))])"#;
    let refused = describe(thermometer, true);
    assert!(refused.status == 400 && refused.error().contains("thermometer"), "{}", refused.text());
}

#[test]
fn a_list_is_answered_by_a_list_in_its_order() {
    let server = Server::start(&[]);
    let made = server.get("/api/v1/generate?count=40&seed=1").json();
    let made = made.as_array().expect("a list");
    let puzzles: Vec<&Value> = made.iter().rev().map(|one| &one["puzzle"]).collect();
    let solutions: Vec<&Value> = made.iter().rev().map(|one| &one["solution"]).collect();
    let solved = server.post("/api/v1/solve", &json!({ "puzzles": puzzles })).json();
    let answered: Vec<&Value> = solved.as_array().expect("a list").iter().map(|one| &one["solution"]).collect();
    assert_eq!(answered, solutions);
    let query: Vec<String> =
        puzzles.iter().map(|puzzle| format!("puzzle={}", puzzle.as_str().expect("text"))).collect();
    assert_eq!(server.get(&format!("/api/v1/solve?{}", query.join("&"))).json(), solved);
    let one = server.get(&format!("/api/v1/solve?puzzles={NONE}")).json();
    assert_eq!(one, json!([{ "puzzle": NONE, "solution": null, "solutions": "none" }]), "a list of one is a list");
    assert_eq!(server.post("/api/v1/solve", &json!({ "puzzles": [] })).json(), json!([]), "and so is an empty one");
}

#[test]
fn an_item_without_an_answer_is_an_error_and_the_others_are_answered() {
    let server = Server::start(&[]);
    let line = scratch();
    let solved = json!({ "puzzle": line, "solution": SCRATCH_SOLVED, "solutions": "one" });
    let reply = server.post("/api/v1/solve", &json!({ "puzzles": [line, "46x", line] })).json();
    assert_eq!((&reply[0], &reply[2]), (&solved, &solved));
    let error = reply[1]["error"].as_str().expect("a sentence");
    assert!(error.starts_with("row 1, column 3: "), "{error}");
    let reply = server.get(&format!("/api/v1/rate?puzzle={TWO}&puzzle={line}")).json();
    assert!(reply[0]["error"].as_str().is_some_and(|error| error.contains("several solutions")), "{reply}");
    assert!(reply[1]["level"].is_string(), "{reply}");
}

#[test]
fn a_strict_list_is_refused_if_one_item_has_no_answer() {
    let server = Server::start(&[]);
    let line = scratch();
    let reply = server.post("/api/v1/solve", &json!({ "puzzles": [line, "46x", line], "strict": true }));
    assert_eq!((reply.status, &reply.json()["puzzle"]), (400, &json!(2)));
    assert!(reply.error().starts_with("puzzle 2: row 1, column 3: "), "{}", reply.error());
    let reply = server.get(&format!("/api/v1/rate?strict=true&puzzle={line}&puzzle={line}&puzzle={TWO}"));
    assert_eq!((reply.status, &reply.json()["puzzle"]), (422, &json!(3)));
    assert!(reply.error().contains("several solutions"), "{}", reply.error());
}

#[test]
fn a_puzzle_that_breaks_a_rule_is_refused_and_can_be_checked() {
    let server = Server::start(&[]);
    for question in ["solve", "count", "rate", "explain", "hint", "convert", "describe"] {
        let reply = server.get(&format!("/api/v1/{question}?puzzle={BROKEN}"));
        assert_eq!(reply.status, 422, "{question}");
        assert!(reply.error().contains("row 1 holds two 5s"), "{}", reply.error());
    }
    let checked = server.get(&format!("/api/v1/check?puzzle={BROKEN}")).json();
    assert_eq!((&checked["valid"], &checked["puzzle"]), (&json!(false), &json!(BROKEN)));
    assert_eq!(vec![checked], printed(&["check", "--json", BROKEN]));
    let none = server.get(&format!("/api/v1/explain?puzzle={NONE}"));
    assert_eq!(none.status, 422, "{}", none.text());
}

#[test]
fn what_other_programs_get_wrong_is_answered_as_on_the_command_line() {
    let server = Server::start(&[]);
    let ask = |question: &str, puzzle: &str| server.post(&format!("/api/v1/{question}"), &json!({ "puzzle": puzzle }));
    // The puzzle has two equal givens in a row.
    for (puzzle, reason) in [
        (format!("11{}", ".".repeat(79)), "row 1 holds two 1s, in columns 1 and 2"),
        (
            ".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..".to_owned(),
            "row 1 holds two 9s, in columns 2 and 3",
        ),
    ] {
        for question in ["solve", "count", "rate", "explain", "hint", "convert"] {
            let reply = ask(question, &puzzle);
            assert_eq!((reply.status, reply.error()), (422, reason.to_owned()), "{question}");
        }
        assert_eq!(ask("check", &puzzle).json()["reason"], reason);
    }
    // The puzzle has several solutions.
    let several = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";
    let checked = ask("check", several).json();
    assert_eq!((&checked["solutions"], &checked["more"]), (&json!(26), &json!(false)));
    assert_eq!(ask("count", several).json()["solutions"], 26);
    assert_eq!(ask("solve", several).json()["solutions"], "several");
    // The puzzle has a mistyped given.
    let mistyped = "895.....7..79...6...65..3.....34.6.9.....81...2.....4..7...5.....8......9..6....5";
    assert_eq!((ask("rate", mistyped).status, ask("hint", mistyped).status), (422, 200));
    // The board is already solved.
    let solved = "123456789457189236689237145214573698376918452598624371731892564842365917965741823";
    assert_eq!(ask("rate", solved).json()["score"], 0);
    // The board has a cage with an impossible sum.
    let cage = BOARDS[0].replace("sum: 8", "sum: 6").replace("1 . . .", "4 . . .");
    for question in ["solve", "count", "rate", "explain", "hint"] {
        let reply = ask(question, &cage);
        assert!(
            reply.status == 422 && reply.error().contains("r1c1, r1c2 and r1c3 must add up to 6"),
            "{}",
            reply.text()
        );
    }
    // The position has placed digits and eliminated candidates.
    let position = "+98+41.+6..31.+3892+6......+341+8941.+9.5..6.9..1+34..+2356+4+891+7.+69.817......+67.+917.13.+9.6.:532 733 247 853 887 599";
    let converted = ask("convert", position).json();
    assert_eq!(converted["played"].as_str().map(|played| played.replace('.', "").len()), Some(49));
    assert!(ask("rate", &position.replacen("+98", "+78", 1)).error().contains("r1c1 must be 9"));
}

#[test]
fn the_puzzle_of_an_answer_can_be_asked_about_again() {
    let server = Server::start(&[]);
    let ask = |question: &str, puzzle: &Value| {
        server.post(&format!("/api/v1/{question}"), &json!({ "puzzle": puzzle })).json()
    };
    for board in ["killer", "x", "6", "9"] {
        let made = server.get(&format!("/api/v1/generate?board={board}&seed=1")).json();
        let first = ask("solve", &made["puzzle"]);
        for question in ["solve", "count", "check", "rate", "explain", "hint", "convert"] {
            let again = ask(question, &made["puzzle"])["puzzle"].clone();
            assert_eq!(ask("solve", &again)["solution"], first["solution"], "{board}: {question}");
        }
    }
}

#[test]
fn what_cannot_be_understood_is_refused_with_the_reason() {
    let server = Server::start(&[]);
    for (path, status, words) in [
        ("/api/v1/solve", 400, "no puzzle"),
        ("/api/v1/solve?colour=red", 400, "solve has no option \"colour\"; it has puzzle, puzzles, strict"),
        ("/api/v1/count?limit=few&puzzle=1", 400, "\"few\""),
        ("/api/v1/count?limit=0&puzzle=1", 400, "limit must be a whole number from 1 to 1000000"),
        ("/api/v1/count?limit=1000001&puzzle=1", 400, "limit must be a whole number from 1 to 1000000"),
        ("/api/v1/explain?until=&puzzle=1", 400, "until must be a whole number"),
        ("/api/v1/convert?to=music&puzzle=1", 400, "to must be one of comma, line, "),
        ("/api/v1/paint", 404, "openapi.json"),
        ("/api/v2/solve", 404, "openapi.json"),
    ] {
        let reply = server.get(path);
        assert!(reply.status == status && reply.error().contains(words), "{path}: {}", reply.text());
    }
    let post = |kind: &str, body: &str| server.ask("POST", "/api/v1/solve", kind, body);
    let json = "content-type: application/json; charset=utf-8\r\n";
    assert_eq!(post("", "{}").status, 415);
    assert_eq!(post("content-type: text/plain\r\n", "{}").status, 415, "no page of another site asks in secret");
    for (body, words) in [
        ("", "the body is not JSON"),
        ("[]", "must be an object"),
        ("{\"puzzle\":", "line 1 column 10"),
        ("{\"puzzle\":1}", "puzzle must be a string"),
        ("{\"puzzle\":null}", "puzzle must be a string"),
        ("{\"puzzles\":[1]}", "puzzles must be a list of strings"),
        ("{}", "no puzzle given"),
        ("{\"puzzle\":\"\",\"puzzles\":[]}", "use only one of them"),
        ("\u{0}", "the body is not JSON"),
    ] {
        let reply = post(json, body);
        assert!(reply.status == 400 && reply.error().contains(words), "{body}: {}", reply.text());
    }
    let reply = server.ask("DELETE", "/api/v1/solve", "", "");
    assert_eq!((reply.status, reply.header("allow")), (405, Some("GET,HEAD,POST")));
    for path in ["/", "/solve/", "/healthz"] {
        let reply = server.ask("POST", path, "", "");
        assert_eq!((reply.status, reply.header("allow")), (405, Some("GET,HEAD")), "{path}");
        assert!(reply.error().contains("Allow header"), "{path}: {}", reply.error());
    }
}
