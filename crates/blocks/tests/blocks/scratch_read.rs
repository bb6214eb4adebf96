//! Tests of reading Scratch projects: our exports come back unchanged, and blocks that this language does not have are kept.

use proptest::prelude::*;
use serde_json::{Value, json};
use std::io::{Cursor, Read, Write};
use std::sync::Arc;
use sudoku_blocks::scratch::{Import, Sb3Error, lowered, read_sb3, sb3};
use sudoku_blocks::{
    Change, ListPlace, Machine, Opcode, Program, bundled, bundled_names, check, compile, read_program, write_program,
    write_scripts,
};
use sudoku_samples::known::SCRATCH;
use sudoku_samples::thoroughness::cases;

/// Returns a zip with one file.
fn zipped(name: &str, content: &[u8]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    zip.start_file(name, zip::write::SimpleFileOptions::default()).expect("a file");
    zip.write_all(content).expect("it is written");
    zip.finish().expect("a zip").into_inner()
}

fn read(project: &Value) -> Result<Program, Sb3Error> {
    read_sb3(&zipped("project.json", project.to_string().as_bytes())).map(|import| import.program)
}

/// Returns the project in an export.
fn json_of(program: &str) -> Value {
    let bytes = sb3(&bundled(program).expect("it ships")).expect("it can be written");
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).expect("a zip");
    let mut text = String::new();
    zip.by_name("project.json").expect("a project").read_to_string(&mut text).expect("its text");
    serde_json::from_str(&text).expect("JSON")
}

/// Returns a project with one sprite of these blocks.
fn project(blocks: Value) -> Value {
    json!({"targets": [
        {"isStage": true, "name": "Stage", "variables": {"v1": ["score", 3]}, "lists": {"l1": ["S", ["1", 2, true]]},
         "broadcasts": {}, "blocks": {}, "comments": {}, "costumes": [{"name": "backdrop1"}], "sounds": []},
        {"isStage": false, "name": "Cat", "variables": {"v2": ["score", 0], "v3": ["  ", 0]}, "lists": {},
         "broadcasts": {}, "blocks": blocks, "comments": {"c": {"blockId": "b", "text": "a note"}, "d": {"blockId": null, "text": "lies about"}},
         "costumes": [{"name": "cat-a"}, {"name": "cat-b"}], "sounds": [], "layerOrder": 1},
    ], "monitors": [{"nonsense": 1}], "extensions": ["pen"], "meta": {"semver": "3.0.0"}})
}

fn scripts(program: &Program, sprite: usize) -> String {
    write_scripts(program, &program.sprites[sprite])
}

fn sorted(mut names: Vec<String>) -> Vec<String> {
    names.sort();
    names
}

#[test]
fn a_project_in_a_folder_of_the_zip_is_read() {
    let text = json_of("final").to_string();
    let program = read_sb3(&zipped("project.json", text.as_bytes())).expect("it is a project");
    let inside = read_sb3(&zipped("My game/project.json", text.as_bytes()));
    assert_eq!(inside.expect("it is a project"), program);
    assert!(matches!(read_sb3(&zipped("My game/my-project.json", text.as_bytes())), Err(Sb3Error::NoJsonFile)));
}

#[test]
fn what_we_export_is_read_as_it_stands() {
    for name in bundled_names() {
        let program = bundled(name).expect("it ships");
        let bytes = sb3(&program).expect("it can be written");
        let Import { program: read, losses } = read_sb3(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(losses, [], "{name}");
        let lowered = lowered(&program);
        assert_eq!(sorted(read.variables.clone()), sorted(lowered.variables.clone()));
        assert_eq!(read.sprites.len(), lowered.sprites.len());
        for (place, (read_sprite, sprite)) in read.sprites.iter().zip(&lowered.sprites).enumerate() {
            assert_eq!(read_sprite.name, sprite.name);
            assert_eq!(sorted(read_sprite.variables.clone()), sorted(sprite.variables.clone()));
            assert_eq!(scripts(&read, place), scripts(&lowered, place), "{name}");
            assert_eq!(read_sprite.scripts, sprite.scripts, "{name}");
        }
        for list in &lowered.lists {
            assert!(read.lists.contains(list), "{name}: {}", list.name);
        }
        assert_eq!(check(&read), [], "{name}");
        assert_eq!(read_program("test", &write_program(&read)), Ok(read));
    }
}

/// Returns all changes of S while the program solves a puzzle.
fn changes(program: &Program) -> Vec<(u32, String)> {
    let code = Arc::new(compile(program).expect("it compiles"));
    let list = code.list("S").expect("it is there");
    let mut machine = Machine::new(code, 1);
    let mut changes = Vec::new();
    let mut run = |machine: &mut Machine| {
        for _ in 0..10_000_000 {
            match machine.pulse() {
                Some(pulse) => {
                    if let Change::Item(ListPlace::Program(place), item) = pulse.change
                        && place == list
                    {
                        changes.push((item, machine.list(list)[item as usize].to_string()));
                    }
                }
                None if machine.is_idle() || machine.question().is_some() => break,
                None => machine.tick(16),
            }
        }
    };
    machine.set_turbo(true);
    machine.flag();
    run(&mut machine);
    machine.answer(SCRATCH);
    run(&mut machine);
    machine.broadcast("solve");
    run(&mut machine);
    assert_eq!(machine.fault(), None);
    changes
}

#[test]
fn our_solver_makes_the_same_steps_when_it_comes_back() {
    let program = bundled("final").expect("it ships");
    let read = read_sb3(&sb3(&program).expect("it can be written")).expect("it is read").program;
    let steps = changes(&program);
    assert!(steps.len() > 100, "{}", steps.len());
    assert_eq!(changes(&read), steps);
}

#[test]
fn a_block_that_is_not_ours_is_kept_and_told_when_it_is_reached() {
    let project = project(json!({
        "a": {"opcode": "event_whenflagclicked", "next": "b", "parent": null, "inputs": {}, "fields": {}, "topLevel": true, "x": 1, "y": 1},
        "b": {"opcode": "motion_turnright", "next": "c", "parent": "a", "inputs": {"DEGREES": [3, "m", [4, 15]]}, "fields": {}},
        "m": {"opcode": "sensing_mousex", "next": null, "parent": "b", "inputs": {}, "fields": {}},
        "c": {"opcode": "control_while", "next": "p", "parent": "b", "inputs": {"CONDITION": [2, "t"], "SUBSTACK": [2, "s"]}, "fields": {}},
        "t": {"opcode": "sensing_touchingobject", "next": null, "parent": "c", "inputs": {"TOUCHINGOBJECTMENU": [1, "tm"]}, "fields": {}},
        "tm": {"opcode": "sensing_touchingobjectmenu", "next": null, "parent": "t", "inputs": {}, "fields": {"TOUCHINGOBJECTMENU": ["_mouse_", null]}, "shadow": true},
        "s": {"opcode": "looks_sayforsecs", "next": null, "parent": "c", "inputs": {"MESSAGE": [1, [10, "hi"]], "SECS": [1, [4, "2"]]}, "fields": {}},
        "p": {"opcode": "music_playDrumForBeats", "next": null, "parent": "c", "inputs": {"DRUM": [1, "d"], "BEATS": [3, [12, "score", "v2"], [4, "0.25"]]}, "fields": {"MODE": ["loud", null]}},
        "d": {"opcode": "music_menu_DRUM", "next": null, "parent": "p", "inputs": {}, "fields": {"DRUM": ["1", null]}, "shadow": true},
        "h": {"opcode": "makeymakey_whenMakeyKeyPressed", "next": null, "parent": null, "inputs": {}, "fields": {}, "topLevel": true, "x": 2, "y": 1},
        "w": [12, "score", "v1", 3, 1],
    }));
    let read = read(&project).expect("it can be read");
    assert_eq!(read.variables, ["score"]);
    assert_eq!(read.lists[0].items, ["1", "2", "true"]);
    let cat = &read.sprites[0];
    assert_eq!((cat.name.as_str(), &cat.costumes[..]), ("Cat", &["cat-a".to_owned(), "cat-b".to_owned()][..]));
    assert_eq!(cat.variables, ["score 2", "unnamed"], "names that can be told apart");
    assert_eq!(
        scripts(&read, 0),
        "when flag clicked // lies about\nturn right (mouse x :: grey) degrees :: grey // a note\n\
         while <touching [_mouse_] ? :: grey> :: grey c\n    say [hi] for [2] seconds :: grey\nend\n\
         play drum [1] for (score 2) beats MODE [loud] :: grey\n\n\
         when () key pressed :: grey hat\n\n(score)\n"
    );
    assert_eq!(read_program("test", &write_program(&read)).as_ref(), Ok(&read));
    let mut machine = Machine::new(Arc::new(compile(&read).expect("it compiles")), 1);
    machine.flag();
    while machine.pulse().is_some() {}
    assert_eq!(
        machine.fault().map(|fault| fault.to_string()).as_deref(),
        Some(
            "block 2: \"turn right _ degrees\" is a block of Scratch that I cannot run; take it out, or make it of other blocks"
        )
    );
}

#[test]
fn custom_blocks_keep_their_inputs_and_their_names_apart() {
    let prototype = |code: &str, names: &str| {
        json!({"opcode": "procedures_prototype", "shadow": true, "inputs": {}, "fields": {},
               "mutation": {"proccode": code, "argumentids": "[\"i\",\"j\"]", "argumentnames": names, "warp": "true"}})
    };
    let head = |prototype: &str, next: Value, y: i32| json!({"opcode": "procedures_definition", "next": next, "inputs": {"custom_block": [1, prototype]}, "fields": {}, "topLevel": true, "x": 0, "y": y});
    let call = |code: &str, inputs: Value, next: Value| {
        json!({"opcode": "procedures_call", "next": next, "inputs": inputs, "fields": {},
               "mutation": {"proccode": code, "argumentids": "[\"i\",\"j\"]"}})
    };
    let project = project(json!({
        "d1": head("p1", json!("k1"), 0), "p1": prototype("put %s at%b 5\\%", "[\"the  value\",\"\"]"),
        "d2": head("p2", json!(null), 1), "p2": prototype("put %n at %s 5\\%", "[]"),
        "d3": head("p3", json!(null), 2), "p3": prototype("%s", "[\"x\"]"),
        "d4": head("p4", json!(null), 3), "p4": prototype("end", "[]"),
        "k1": call("put %s at%b 5\\%", json!({"i": [1, [10, "a"]]}), json!("k2")),
        "k2": call("put %n at %s 5\\%", json!({"i": [3, "r", [10, ""]], "j": [1, [10, "b"]]}), json!("k3")),
        "r": {"opcode": "argument_reporter_string_number", "next": null, "inputs": {}, "fields": {"VALUE": ["the  value", null]}},
        "k3": call("end", json!({}), json!("k4")),
        "k4": call("lost %s %b", json!({"i": [1, [10, "c"]]}), json!(null)),
    }));
    let read = read(&project).expect("it can be read");
    assert_eq!(
        scripts(&read, 0),
        "define put (the \\ value) at <input 4> 5% :: run without screen refresh // a note\\nlies about\nput [a] at <> 5%\n\
         put (the \\ value) at [b] 5% 2\nend :: custom\nlost [c] () :: custom\n\n\
         define put (input 2) at (input 4) 5% 2 :: run without screen refresh\n\n\
         define block (x) :: run without screen refresh\n\ndefine end :: run without screen refresh\n"
    );
    assert_eq!(read_program("test", &write_program(&read)).as_ref(), Ok(&read));
}

#[test]
fn what_is_no_project_is_refused_with_the_way_out() {
    let told = |bytes: &[u8]| read_sb3(bytes).expect_err("it is no project").to_string();
    for nothing in ["", " \r\n"] {
        assert_eq!(told(nothing.as_bytes()), "the file is empty; in Scratch, choose \"Save to your computer\" again");
    }
    for other in ["hello", "[]", "(version: 1)", "\u{feff}hello"] {
        assert_eq!(
            told(other.as_bytes()),
            "this is not a Scratch 3 project; in Scratch, choose \"Save to your computer\" to get one"
        );
    }
    assert_eq!(told(b"ScratchV02...."), "this project was saved by Scratch 1; open it in Scratch 3, and save it again");
    let second = zipped("project.json", b"{\"objName\": \"Stage\", \"children\": []}");
    assert_eq!(told(&second), "this project was saved by Scratch 2; open it in Scratch 3, and save it again");
    assert_eq!(told(&zipped("other.json", b"{}")), "there is no project.json in the file; save it again in Scratch");
    assert_eq!(
        told(&zipped("project.json", &vec![b' '; 9 << 20])),
        "the project in the file is longer than 8 MB; make it shorter in Scratch, and save it again"
    );
    let lines = zipped("project.json", b"{\n \"targets\": [,]}");
    assert_eq!(told(&lines), "project.json, line 2, column 14: it is no JSON; save the project again in Scratch");
    assert!(told(&zipped("project.json", "[".repeat(100_000).as_bytes())).contains("it is no JSON"));
    assert!(told(b"PK\x03\x04 and nothing else").starts_with("the file is damaged ("));
    for (change, said) in [
        (json!({}), "project.json: targets should be there; "),
        (json!({"targets": 5}), "project.json: targets should be a list; "),
        (json!({"targets": [{"isStage": true}]}), "project.json: targets[0].lists should be there; "),
        (json!({"targets": [{"blocks": []}]}), "project.json: targets[0].blocks should be an object; "),
        (
            json!({"targets": [{"blocks": {}, "lists": {"l": 3}, "variables": {}}]}),
            "project.json: targets[0].lists[\"l\"] should be a name and the items; ",
        ),
        (
            json!({"targets": [{"blocks": {}, "lists": {}, "variables": {"v": [1, 2]}}]}),
            "project.json: targets[0].variables[\"v\"] should be a name and the value; ",
        ),
    ] {
        let error = read(&change).expect_err("it is no project").to_string();
        assert!(error.starts_with(said), "{error}");
    }
}

#[test]
fn blocks_in_circles_and_too_deep_ones_are_refused() {
    let block = |next: &str, top: bool| json!({"opcode": "looks_show", "next": next, "inputs": {}, "fields": {}, "topLevel": top});
    let circle = read(&project(json!({"a": block("b", true), "b": block("a", false)})));
    assert_eq!(circle, Err(Sb3Error::Circle { sprite: "Cat".to_owned(), block: "a".to_owned() }));
    let mut blocks = serde_json::Map::new();
    for place in 0..200 {
        let inside = json!({"SUBSTACK": [2, format!("b{}", place + 1)]});
        let block =
            json!({"opcode": "control_forever", "next": null, "inputs": inside, "fields": {}, "topLevel": place == 0});
        blocks.insert(format!("b{place}"), block);
    }
    assert_eq!(read(&project(Value::Object(blocks))), Err(Sb3Error::Deep { sprite: "Cat".to_owned() }));
    let mut long = serde_json::Map::new();
    for place in 0..10_001 {
        long.insert(format!("b{place}"), block("", true));
    }
    assert_eq!(read(&project(Value::Object(long))), Err(Sb3Error::Long));
}

#[test]
fn the_stage_with_scripts_is_a_sprite() {
    let mut project = project(json!({}));
    project["targets"][0]["blocks"] = json!({
        "a": {"opcode": "event_whenflagclicked", "next": "b", "inputs": {}, "fields": {}, "topLevel": true},
        "b": {"opcode": "data_setvariableto", "next": null, "inputs": {"VALUE": [1, [10, "9"]]}, "fields": {"VARIABLE": ["score", "v1"]}},
    });
    project["targets"][1]["name"] = json!("Stage");
    let read = read(&project).expect("it can be read");
    let names: Vec<&str> = read.sprites.iter().map(|sprite| sprite.name.as_str()).collect();
    assert_eq!(names, ["Stage", "Stage 2"]);
    assert_eq!(scripts(&read, 0), "when flag clicked\nset [score v] to [9]\n");
    assert_eq!(read.sprites[0].scripts[0].blocks[1].opcode, Opcode::SetVariable);
}

/// Changes something in the project. The numbers choose the place and the change.
fn mutate(value: &mut Value, numbers: &mut impl Iterator<Item = usize>) {
    let Some(number) = numbers.next() else { return };
    let odd = |number: usize| match number % 9 {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(12),
        3 => json!("block 1.1"),
        4 => json!(""),
        5 => json!([]),
        6 => json!({}),
        7 => json!([2, "block 1.3"]),
        _ => json!("procedures_call"),
    };
    match value {
        Value::Object(map) if !map.is_empty() => {
            let keys: Vec<String> = map.keys().cloned().collect();
            let key = &keys[number % keys.len()];
            match number / keys.len() % 12 {
                0 => {
                    map.remove(key);
                }
                1 => {
                    map[key] = odd(number / 7);
                }
                2 => {
                    let other = map[&keys[(number / 3) % keys.len()]].clone();
                    map[key] = other;
                }
                _ => mutate(&mut map[key], numbers),
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let place = number % items.len();
            match number / items.len() % 8 {
                0 => {
                    items.remove(place);
                }
                1 => items[place] = odd(number / 7),
                _ => mutate(&mut items[place], numbers),
            }
        }
        other => *other = odd(number),
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn a_project_that_is_changed_anywhere_is_read_or_refused(
        numbers in prop::collection::vec(any::<u16>(), 1..80),
        times in 1_usize..6,
        program in prop::sample::select(vec!["checkpoint 2", "queens"]),
    ) {
        let mut project = json_of(program);
        let mut numbers = numbers.into_iter().map(usize::from);
        for _ in 0..times {
            mutate(&mut project, &mut numbers);
        }
        match read(&project) {
            Ok(program) => {
                let text = write_program(&program);
                let again = read_program("test", &text);
                prop_assert!(again.as_ref() == Ok(&program), "{again:?}\n{text}");
                let code = compile(&program).map_err(|findings| TestCaseError::fail(format!("{findings:?}")))?;
                let mut machine = Machine::new(Arc::new(code), 1);
                machine.flag();
                crate::small_programs::run(&mut machine, 500);
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn a_file_that_is_changed_anywhere_is_read_or_refused(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..20),
        cut in any::<prop::sample::Index>(),
        cuts in any::<bool>(),
    ) {
        let mut bytes = sb3(&bundled("queens").expect("it ships")).expect("it can be written");
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        if cuts {
            bytes.truncate(cut.index(bytes.len()));
        }
        if let Ok(Import { program, .. }) = read_sb3(&bytes) {
            let again = read_program("test", &write_program(&program));
            prop_assert_eq!(again.as_ref(), Ok(&program));
        }
    }
}
