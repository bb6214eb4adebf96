//! Tests of exported Scratch 3 projects: everything that a project refers to is in it.

use crate::blocks_lowering::any_program;
use proptest::prelude::*;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::io::{Cursor, Read};
use sudoku_blocks::scratch::{sb3, scratchblocks, with_puzzle};
use sudoku_blocks::{Program, TABLE, bundled, bundled_names, read_program};
use sudoku_samples::known::{SCRATCH, read};
use sudoku_samples::thoroughness::cases;

/// Returns the files of the zip.
fn files(program: &Program) -> BTreeMap<String, Vec<u8>> {
    let bytes = sb3(program).unwrap_or_else(|findings| panic!("{findings:?}"));
    assert_eq!(sb3(program), Ok(bytes.clone()), "the same program makes the same bytes");
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).expect("a zip");
    let mut files = BTreeMap::new();
    for place in 0..zip.len() {
        let mut file = zip.by_index(place).expect("a file");
        let mut content = Vec::new();
        let name = file.name().expect("UTF-8").into_owned();
        file.read_to_end(&mut content).expect("its content");
        assert!(files.insert(name, content).is_none(), "each file once");
    }
    files
}

fn json(files: &BTreeMap<String, Vec<u8>>) -> Value {
    serde_json::from_slice(&files["project.json"]).expect("JSON")
}

fn object(value: &Value) -> &Map<String, Value> {
    value.as_object().unwrap_or_else(|| panic!("an object, not {value}"))
}

fn array(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("a list, not {value}"))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("a text, not {value}"))
}

/// A target, and the stage whose variables, lists and messages it can use.
struct Target<'a> {
    target: &'a Value,
    stage: &'a Value,
}

impl Target<'_> {
    /// Checks that the target knows a variable, list or message by its id.
    fn check_name(&self, kind: &str, name: &Value, id: &Value) {
        let known = [self.target, self.stage].into_iter().find_map(|place| place[kind].get(text(id)));
        let known = known.unwrap_or_else(|| panic!("{kind} {name} {id}"));
        assert_eq!(if kind == "broadcasts" { known } else { &known[0] }, name);
    }

    fn check_input(&self, id: &str, input: &Value) {
        let input = array(input);
        let kind = input[0].as_u64().expect("a number");
        assert_eq!(input.len(), if kind == 3 { 3 } else { 2 }, "{input:?}");
        for (place, part) in input.iter().enumerate().skip(1) {
            match part {
                Value::String(inner) => {
                    let block = &self.target["blocks"][inner];
                    assert_eq!(block["parent"], id, "{inner}");
                    assert_eq!(block["shadow"], kind == 1 || place == 2, "{inner}");
                }
                Value::Array(named) => match named[0].as_u64() {
                    Some(4..=10) => assert!(named.len() == 2 && named[1].is_string() && (kind == 1 || place == 2)),
                    Some(11) => self.check_name("broadcasts", &named[1], &named[2]),
                    Some(12) => self.check_name("variables", &named[1], &named[2]),
                    Some(13) => self.check_name("lists", &named[1], &named[2]),
                    _ => panic!("{named:?}"),
                },
                other => panic!("{other}"),
            }
        }
    }

    fn check_block(&self, id: &str, block: &Value, known: &HashSet<&str>) {
        // Scratch's editor writes ids into XML without escaping them.
        assert!(id.chars().all(|letter| letter.is_ascii_alphanumeric() || " .".contains(letter)), "{id}");
        assert!(object(&block["inputs"]).keys().all(|input| !input.contains(['"', '<', '&'])), "{block}");
        let blocks = object(&self.target["blocks"]);
        let opcode = text(&block["opcode"]);
        assert!(known.contains(opcode), "{opcode}");
        if let Value::String(next) = &block["next"] {
            assert_eq!(blocks[next]["parent"], id);
        }
        match &block["parent"] {
            Value::String(parent) => {
                let above = blocks[parent].to_string();
                assert!(above.contains(&format!("\"{id}\"")), "{parent} has {id}: {above}");
                assert_eq!(block["topLevel"], false);
            }
            _ => assert_eq!(block["topLevel"], true, "{id}"),
        }
        for input in object(&block["inputs"]).values() {
            self.check_input(id, input);
        }
        for (name, field) in object(&block["fields"]) {
            let kind = match name.as_str() {
                "VARIABLE" => "variables",
                "LIST" => "lists",
                "BROADCAST_OPTION" => "broadcasts",
                _ => {
                    assert!(field[0].is_string() && field[1].is_null());
                    continue;
                }
            };
            self.check_name(kind, &field[0], &field[1]);
        }
        if let Value::String(comment) = &block["comment"] {
            assert_eq!(self.target["comments"][comment]["blockId"], id);
        }
    }

    /// Checks that each call names a definition, and has its inputs.
    fn check_custom_blocks(&self) {
        let blocks = object(&self.target["blocks"]).values();
        let with = |opcode: &'static str| blocks.clone().filter(move |block| block["opcode"] == opcode);
        let heads: HashMap<&str, &Value> =
            with("procedures_prototype").map(|head| (text(&head["mutation"]["proccode"]), head)).collect();
        assert_eq!(heads.len(), with("procedures_definition").count());
        for block in with("procedures_call").chain(with("procedures_prototype")) {
            let head = heads[text(&block["mutation"]["proccode"])];
            for attribute in ["argumentids", "warp"] {
                assert_eq!(block["mutation"][attribute], head["mutation"][attribute]);
            }
            let ids: Vec<String> =
                serde_json::from_str(text(&block["mutation"]["argumentids"])).expect("a list in a text");
            assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len());
            let filled: HashSet<&String> = object(&block["inputs"]).keys().collect();
            assert_eq!(filled, ids.iter().collect(), "{block}");
            for attribute in ["argumentnames", "argumentdefaults"] {
                let texts: Vec<String> = serde_json::from_str(text(&head["mutation"][attribute])).expect("a list");
                assert_eq!(texts.len(), ids.len());
            }
        }
    }

    /// Checks that scripts and comments do not overlap.
    fn check_places(&self) {
        let number = |value: &Value| value.as_u64().expect("a number");
        let blocks = object(&self.target["blocks"]).values().filter(|block| block["topLevel"] == true);
        let scripts: HashSet<(u64, u64)> =
            blocks.clone().map(|block| (number(&block["x"]), number(&block["y"]))).collect();
        assert_eq!(scripts.len(), blocks.count(), "each script has a place of its own");
        let boxes: Vec<[u64; 4]> = object(&self.target["comments"])
            .values()
            .map(|comment| ["x", "y", "width", "height"].map(|key| number(&comment[key])))
            .collect();
        for (place, [x, y, width, height]) in boxes.iter().enumerate() {
            for [other_x, other_y, other_width, other_height] in &boxes[..place] {
                let beside = x + width <= *other_x || other_x + other_width <= *x;
                assert!(beside || y + height <= *other_y || other_y + other_height <= *y, "comments cover each other");
            }
            let inside = |&(left, top): &(u64, u64)| (*x..x + width).contains(&left) && (*y..y + height).contains(&top);
            assert!(!scripts.iter().any(inside), "a comment covers a script");
        }
    }
}

fn check_project(program: &Program) {
    let files = files(program);
    let project = json(&files);
    let targets = array(&project["targets"]);
    assert_eq!(targets.len(), 1 + program.sprites.len());
    let menus = ["looks_costume", "control_create_clone_of_menu", "procedures_definition", "procedures_prototype"];
    let known: HashSet<&str> = TABLE.iter().filter_map(|spec| spec.scratch).chain(menus).collect();
    let mut pictures = HashSet::new();
    let mut ids = HashSet::new();
    for target in targets {
        let checked = Target { target, stage: &targets[0] };
        for (id, block) in object(&target["blocks"]) {
            checked.check_block(id, block, &known);
        }
        checked.check_custom_blocks();
        checked.check_places();
        for id in object(&target["variables"]).keys().chain(object(&target["lists"]).keys()) {
            assert!(ids.insert(id), "{id}");
        }
        for (id, comment) in object(&target["comments"]) {
            assert_eq!(target["blocks"][text(&comment["blockId"])]["comment"], id.as_str());
        }
        assert!(!array(&target["costumes"]).is_empty());
        for costume in array(&target["costumes"]) {
            let file = text(&costume["md5ext"]);
            assert_eq!(file, format!("{}.svg", text(&costume["assetId"])));
            assert_eq!(text(&costume["assetId"]), format!("{:x}", md5::compute(&files[file])));
            let svg = std::str::from_utf8(&files[file]).expect("UTF-8");
            let mut reader = quick_xml::Reader::from_str(svg);
            while reader.read_event().expect("XML") != quick_xml::events::Event::Eof {}
            pictures.insert(file);
        }
    }
    assert_eq!(files.len(), 1 + pictures.len(), "no file is there in vain");
}

#[test]
fn whatever_a_project_names_is_in_it() {
    for name in bundled_names() {
        check_project(&bundled(name).expect("it ships"));
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn whatever_the_project_of_any_program_names_is_in_it(program in any_program()) {
        check_project(&program);
        prop_assert!(scratchblocks(&program).contains("define (twice (n))") || scratchblocks(&program).contains("define twice (n)"));
    }
}

#[test]
fn names_with_strange_letters_are_kept() {
    let scripts = r##"
when flag clicked
set [a "b" <c> & d v] to [50% \\ "x"]
100%s of [%n ] and [\]]
switch costume to [<&> v]

define 100%s of (a%b) and (c) // Two lines\nof it.
say (a%b)
"##;
    let text = format!(
        "(version: 1, name: \"<&>\", variables: [\"a \\\"b\\\" <c> & d\"], sprites: [(name: \"Ä & \\\"b\\\"\", \
         costumes: [\"<&>\", \"puzzle 10\", \"user\"], scripts: r##\"{scripts}\"##)])"
    );
    let program = read_program("strange", &text).unwrap_or_else(|error| panic!("{error}"));
    check_project(&program);
    let blocks = json(&files(&program))["targets"][1]["blocks"].to_string();
    // Scratch splits the words of a custom block at `%`, so a `%` of ours must not be taken for an input.
    assert!(blocks.contains(r#""proccode":"100\\%s of %s and %s""#), "{blocks}");
}

#[test]
fn the_board_of_a_project_is_the_puzzle_it_was_exported_with() {
    let program = bundled("final").expect("it ships");
    let board = read(SCRATCH);
    let program = with_puzzle(&program, &board).expect("it has a list for it");
    check_project(&program);
    let project = json(&files(&program));
    let lists = object(&project["targets"][0]["lists"]);
    let list = lists.values().find(|list| list[0] == "S").expect("the board");
    let digits: String = array(&list[1]).iter().map(text).collect();
    assert_eq!(digits, SCRATCH.replace(',', ""));
    assert!(project.to_string().contains(&format!("\"{SCRATCH}\"")), "it is what an empty answer means");
    assert_eq!(with_puzzle(&read_program("empty", "(version: 1, name: \"empty\")").expect("a program"), &board), None);
}

#[test]
fn a_program_with_something_wrong_is_not_exported() {
    let text = "(version: 1, name: \"wrong\", sprites: [(name: \"Owl\", scripts: \"when flag clicked\\nset [x v] to (1)\\n\")])";
    let program = read_program("wrong", text).expect("it can be read");
    let findings = sb3(&program).expect_err("there is no variable x");
    assert!(findings[0].to_string().contains("\"x\""), "{findings:?}");
}

#[test]
fn comments_between_braces_follow_the_second_brace() {
    let mut depth = 0;
    for line in scratchblocks(&bundled("small sudoku").expect("it ships")).lines() {
        depth -= usize::from(line.trim_start().starts_with('}'));
        assert!(depth == 0 || !line.contains("//"), "{line}");
        depth += usize::from(line.ends_with('{'));
        if let Some((_, comment)) = line.split_once("} :: control // ") {
            assert_eq!(comment, "Try a digit; Call; Take back");
        }
    }
}

#[test]
fn scripts_as_text_tell_the_categories_of_what_scratch_lacks() {
    let text = scratchblocks(&bundled("final").expect("it ships"));
    for line in [
        "define solve // Fills the first blank, and calls itself for the rest.",
        "script variables (cell) (digit) :: variables",
        "set [cell v] to (first blank :: custom)",
        "    report <true :: operators> :: custom cap",
        "for (digit) from (1) to (9) {",
        "    if <(digit) fits (cell) ? :: custom> then",
        "} :: control",
        "switch costume to (user 0 v)",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}\n{text}");
    }
}
