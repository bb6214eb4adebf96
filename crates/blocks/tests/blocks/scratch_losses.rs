//! Tests of the losses of an import: each loss is reported, and nothing else is lost.

use proptest::prelude::*;
use serde_json::{Value, json};
use sudoku_blocks::scratch::{Import, Loss, LossKind, endless, read_sb3, sb3, summary};
use sudoku_blocks::{Program, read_program, write_program, write_scripts};

fn read(project: &Value) -> Import {
    let import = read_sb3(project.to_string().as_bytes()).expect("it can be read");
    let again = read_program("test", &write_program(&import.program));
    assert_eq!(again.as_ref(), Ok(&import.program));
    import
}

/// Returns a project of a stage and a cat. `change` adds something that is lost.
fn project(change: impl FnOnce(&mut Value)) -> Value {
    let mut project = json!({
        "targets": [
            {"isStage": true, "name": "Stage", "variables": {}, "lists": {}, "broadcasts": {}, "blocks": {}, "comments": {},
             "costumes": [], "sounds": [], "tempo": 60, "videoState": "off", "textToSpeechLanguage": null},
            {"isStage": false, "name": "Cat", "variables": {}, "lists": {}, "broadcasts": {}, "comments": {}, "sounds": [],
             "costumes": [], "visible": true, "x": 0, "y": 0, "size": 100, "direction": 90, "draggable": false,
             "rotationStyle": "all around", "blocks": {
                "flag": block("event_whenflagclicked", "show", 0, 0),
                "show": block("looks_show", "hide", 0, 0),
                "hide": block("looks_hide", "", 0, 0),
                "key": block("event_whenthisspriteclicked", "", 0, 900),
             }},
        ],
        "monitors": [],
    });
    project["targets"][1]["blocks"]["show"]["topLevel"] = json!(false);
    project["targets"][1]["blocks"]["hide"]["topLevel"] = json!(false);
    change(&mut project);
    project
}

fn block(opcode: &str, next: &str, x: i32, y: i32) -> Value {
    let next = if next.is_empty() { Value::Null } else { json!(next) };
    json!({"opcode": opcode, "next": next, "inputs": {}, "fields": {}, "topLevel": true, "x": x, "y": y})
}

fn told(change: impl FnOnce(&mut Value)) -> String {
    summary(&read(&project(change)).losses).unwrap_or_default()
}

#[test]
fn every_kind_of_loss_is_told_with_its_count_and_names() {
    assert_eq!(told(|_| {}), "", "nothing is lost");
    type Change = fn(&mut Value);
    let kinds: [(LossKind, Change, &str); 13] = [
        (
            LossKind::Pictures,
            |project| {
                project["targets"][0]["costumes"] = json!([{"name": "sky", "assetId": "1"}]);
                project["targets"][1]["costumes"] = json!([{"name": "cat-a", "assetId": "2"}, {"name": "cat-b"}]);
            },
            "left out: 3 pictures (sky, cat-a, cat-b)",
        ),
        (
            LossKind::Sounds,
            |project| project["targets"][1]["sounds"] = json!([{"name": "Meow"}, {"name": "pop"}]),
            "left out: 2 sounds (Meow, pop)",
        ),
        (
            LossKind::Monitors,
            |project| {
                let shown = |name: &str, visible: bool| json!({"params": {"VARIABLE": name}, "visible": visible});
                project["monitors"] = json!([shown("score", true), shown("hidden", false)]);
            },
            "left out: 1 display of a variable or list (score)",
        ),
        (
            LossKind::Values,
            |project| {
                let made = json!({"a": ["score", 7], "b": ["zero", 0], "c": ["word", "hi"], "d": ["text", "0"]});
                project["targets"][0]["variables"] = made;
            },
            "left out: the values of 2 variables (score, word)",
        ),
        (
            LossKind::Looks,
            |project| project["targets"][1]["x"] = json!(12),
            "left out: the first look of 1 sprite (Cat)",
        ),
        (LossKind::Stage, |project| project["targets"][0]["tempo"] = json!(90), "left out: settings of the stage"),
        (
            LossKind::Comments,
            |project| project["targets"][0]["comments"] = json!({"c": {"blockId": null, "text": "mine"}}),
            "left out: 1 comment (Stage)",
        ),
        (
            LossKind::MissingBlocks,
            |project| project["targets"][1]["blocks"]["hide"]["next"] = json!("gone"),
            "left out: the rest of 1 script, which is missing from the file (Cat)",
        ),
        (
            LossKind::Orphans,
            |project| {
                project["targets"][1]["blocks"]["lost"] = block("looks_show", "", 0, 0);
                project["targets"][1]["blocks"]["lost"]["topLevel"] = json!(false);
            },
            "left out: 1 block without a script (Cat)",
        ),
        (
            LossKind::Clouds,
            |project| project["targets"][0]["variables"] = json!({"a": ["☁ high score", 0, true]}),
            "changed: 1 cloud variable, now an ordinary one (high score)",
        ),
        (
            LossKind::Pieces,
            |project| project["targets"][1]["blocks"]["hide"]["opcode"] = json!("event_whenflagclicked"),
            "changed: 1 piece that did not fit, now a script of its own (Cat)",
        ),
        (
            LossKind::Names,
            |project| {
                project["targets"][0]["variables"] = json!({"a": ["score", 0]});
                project["targets"][1]["variables"] = json!({"b": ["score", 0]});
            },
            "changed: 1 name (score 2)",
        ),
        (
            LossKind::Foreign,
            |project| {
                project["targets"][1]["blocks"]["show"] = json!({
                    "opcode": "music_restForBeats", "next": "hide", "inputs": {"BEATS": [1, [4, "1"]]}, "fields": {},
                });
                project["targets"][1]["blocks"]["hide"]["opcode"] = json!("boxes_openLid");
            },
            "shown, but cannot run: 2 blocks (boxes: open lid, rest for … beats)",
        ),
    ];
    for (kind, change, said) in kinds {
        let import = read(&project(change));
        assert_eq!(import.losses.iter().map(|loss| loss.kind).collect::<Vec<_>>(), [kind]);
        assert_eq!(summary(&import.losses).as_deref(), Some(said));
    }
    // All losses at once, beginning with what is left out. Only the first few of many names are listed.
    let all = read(&project(|project| {
        project["targets"][1]["sounds"] = (1..=6).map(|number| json!({"name": format!("s{number}")})).collect();
        kinds.iter().skip(2).for_each(|(_, change, _)| change(project));
    }));
    let counts: Vec<usize> = all.losses.iter().map(|loss| loss.count).collect();
    assert!(counts.len() > 8, "{counts:?}");
    let said = summary(&all.losses).unwrap_or_default();
    assert!(said.starts_with("left out: 6 sounds (s1, s2, s3, s4, …), 1 display"), "{said}");
    assert!(said.find("; changed: ") < said.find("; shown, but cannot run: "), "{said}");
}

#[test]
fn menus_and_the_pictures_of_definitions_are_no_blocks_without_a_script() {
    let change = |project: &mut Value| {
        let blocks = &mut project["targets"][1]["blocks"];
        blocks["define"] = json!({"opcode": "procedures_definition", "next": null, "topLevel": true, "x": 0, "y": 0,
            "inputs": {"custom_block": [1, "picture"]}, "fields": {}});
        // As the editor of 2025 writes prototypes: not as shadow blocks.
        blocks["picture"] = json!({"opcode": "procedures_prototype", "parent": "define", "shadow": false, "fields": {},
            "inputs": {"i": [1, "input"]},
            "mutation": {"proccode": "jump %s", "argumentids": "[\"i\"]", "argumentnames": "[\"far\"]", "warp": "false"}});
        blocks["input"] = json!({"opcode": "argument_reporter_string_number", "parent": "picture", "shadow": false,
            "inputs": {}, "fields": {"VALUE": ["far", null]}});
        blocks["menu"] = json!({"opcode": "looks_costume", "parent": "show", "shadow": true, "inputs": {},
            "fields": {"COSTUME": ["cat-a", null]}});
    };
    assert_eq!(told(change), "");
}

/// Returns the scripts of the cat with these comments.
fn commented(comments: Value) -> String {
    let Import { program, losses } = read(&project(|project| project["targets"][1]["comments"] = comments));
    assert_eq!(losses, []);
    write_scripts(&program, &program.sprites[0])
}

#[test]
fn a_comment_stays_on_its_block_or_beside_the_nearest_script() {
    let free = |text: &str, x: i32, y: i32| json!({"blockId": null, "text": text, "x": x, "y": y, "width": 200, "height": 100});
    assert_eq!(
        commented(json!({
            "a": free("far right", 1500, 20), "b": free("below", 0, 1100), "c": free("beside", 400, 920),
            "d": free("above", 0, -150), "e": {"blockId": "hide", "text": "on it", "x": 0, "y": 2000},
            "f": {"blockId": "hide", "text": "on it too", "x": 0, "y": 2000},
            "g": {"blockId": "gone", "text": "of a block that is gone", "x": 30, "y": 950},
        })),
        "when flag clicked // above\\nfar right\nshow\nhide // on it\\non it too\n\n\
         when this sprite clicked // beside\\nof a block that is gone\\nbelow\n"
    );
}

#[test]
fn a_comment_of_any_length_goes_to_scratch_and_comes_back() {
    for letters in [1, 7_999, 8_000, 8_001, 16_000, 20_500, 90_000] {
        let text: String = ('a'..='z').chain(['ü', '\n', '€']).cycle().take(letters).collect();
        let program = read(&project(|project| {
            project["targets"][1]["comments"] = json!({"c": {"blockId": "show", "text": text}});
        }))
        .program;
        let exported = sb3(&program).expect("it can be written");
        let Import { program: again, losses } = read_sb3(&exported).expect("it is read");
        assert_eq!((&again.sprites[0].scripts, losses), (&program.sprites[0].scripts, vec![]), "{letters}");
        let mut zip = zip::ZipArchive::new(std::io::Cursor::new(exported)).expect("a zip");
        let json: Value = serde_json::from_reader(zip.by_name("project.json").expect("a project")).expect("JSON");
        let comments = json["targets"][1]["comments"].as_object().expect("comments");
        assert!(
            comments.values().all(|comment| comment["text"].as_str().is_some_and(|text| text.chars().count() <= 8_000))
        );
        let hanging = comments.values().filter(|comment| !comment["blockId"].is_null()).count();
        assert_eq!((comments.len(), hanging), (letters.div_ceil(8_000), 1), "a block has one comment");
    }
}

#[test]
fn a_list_may_be_as_long_as_in_scratch() {
    let with = |items: usize| {
        let items: Vec<String> = (0..items).map(|number| number.to_string()).collect();
        project(|project| project["targets"][0]["lists"] = json!({"l": ["seen", items]})).to_string()
    };
    for items in [20_001, 200_000] {
        let import = read_sb3(with(items).as_bytes()).expect("it is read");
        assert_eq!((import.program.lists[0].items.len(), import.losses), (items, vec![]));
        let again = read_program("test", &write_program(&import.program));
        assert_eq!(again.as_ref(), Ok(&import.program));
        assert!(sb3(&import.program).is_ok());
    }
    assert_eq!(
        read_sb3(with(200_001).as_bytes()).expect_err("it is too long").to_string(),
        "the list seen has 200001 items, and a list can have 200000; delete some in Scratch"
    );
}

#[test]
fn a_project_json_alone_is_read_as_the_project_is() {
    let project = project(|_| {});
    for begin in ["", "\u{feff}", " \n"] {
        let text = format!("{begin}{project}");
        assert_eq!(read_sb3(text.as_bytes()).expect("it is read"), read(&project), "{begin:?}");
    }
}

/// Returns a program of one sprite with these scripts.
fn program(scripts: &str) -> Program {
    let text =
        format!("(version: 1, name: \"x\", variables: [\"n\"], sprites: [(name: \"Owl\", scripts: {scripts:?})])");
    read_program("test", &text).expect("it can be read")
}

#[test]
fn recursion_that_can_never_end_is_found() {
    for (scripts, found) in [
        ("define go\ngo\n", &["go"][..]),
        ("define go (x)\nset [n v] to (x)\nchange [n v] by (1)\ngo (n)\n", &["go _"]),
        ("define one\ntwo\n\ndefine two\none\n", &["one", "two"]),
        ("define go\nif <(n) = (1)> then\ngo\nelse\ngo\nend\n", &["go"]),
        ("define go\nrepeat (10)\ngo\nend\n", &["go"]),
        ("define go\nforever\ngo\nend\n", &["go"]),
        ("define go\nif <(n) = (1)> then\nset [n v] to (2)\nend\ngo\nstop [this script v]\n", &["go"]),
        ("define (go)\nreport ((go) + (1))\n", &["go"]),
        // A block that calls an endless block never ends either.
        ("define start\ngo\n\ndefine go\ngo\n", &["start", "go"]),
        ("define go\nif <(n) = (1)> then\nstop [this script v]\nend\ngo\n", &[]),
        ("define go\nif <(n) = (1)> then\ngo\nend\n", &[]),
        ("define go\nif <(n) = (1)> then\ngo\nelse\nset [n v] to (2)\nend\n", &[]),
        ("define go\nrepeat (n)\ngo\nend\n", &[]),
        ("define go\nrepeat until <(n) = (1)>\ngo\nend\n", &[]),
        ("define go\nforever\nchange [n v] by (1)\nend\n", &[]),
        ("define go\nforever\nif <(n) = (1)> then\nstop [this script v]\nend\ngo\nend\n", &[]),
        ("define <go>\nif <(n) = (1)> then\nreport <true>\nend\nreport <go>\n", &[]),
        ("define go\nother\n\ndefine other\nset [n v] to (1)\n", &[]),
        ("define go\nstop [other scripts in sprite v]\ngo\n", &["go"]),
    ] {
        assert_eq!(endless(&program(scripts)), found, "{scripts}");
    }
    for name in sudoku_blocks::bundled_names() {
        assert_eq!(endless(&sudoku_blocks::bundled(name).expect("it ships")), [""; 0], "{name}");
    }
}

/// Returns the texts of all comments in a project, with spaces for line ends.
fn texts(project: &Value) -> Vec<String> {
    let targets = project["targets"].as_array().expect("targets");
    let comments = targets.iter().filter_map(|target| target["comments"].as_object()).flat_map(|all| all.values());
    comments.map(|comment| comment["text"].as_str().expect("a text").to_owned()).collect()
}

proptest! {
    #[test]
    fn no_comment_vanishes_untold(
        places in prop::collection::vec((0..2_usize, 0..5_usize, -2_000..2_000_i32, -2_000..2_000_i32), 0..12),
    ) {
        let project = project(|project| {
            for (number, (target, block, x, y)) in places.into_iter().enumerate() {
                let block = [Value::Null, json!("flag"), json!("hide"), json!("key"), json!("gone")][block].clone();
                project["targets"][target]["comments"][format!("c{number}")] =
                    json!({"blockId": block, "text": format!("<{number}>"), "x": x, "y": y});
            }
        });
        let Import { program, losses } = read(&project);
        let text = write_program(&program);
        let kept = texts(&project).iter().filter(|comment| text.contains(comment.as_str())).count();
        let lost: usize = losses.iter().filter(|loss| loss.kind == LossKind::Comments).map(|loss: &Loss| loss.count).sum();
        prop_assert_eq!(kept + lost, texts(&project).len());
    }
}
