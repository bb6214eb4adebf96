//! Checks the rules for modules in `src/lib.rs` and `src/game/mod.rs` against the source code.

mod source;

use source::{File, Source};
use std::collections::{BTreeMap, BTreeSet};

/// The folders with rooms (top-level modules), relative to `src/`, and the files with the tables of their floors (layers).
const HOUSES: [(&str, &str); 2] = [("", "lib.rs"), ("game/", "game/mod.rs")];

/// Reads the floors of the rooms from the table at the top of the file.
fn floors(table: &str) -> BTreeMap<String, u32> {
    let path = format!("{}/src/{table}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the file with the table");
    let mut floors = BTreeMap::new();
    for row in text.lines().filter_map(|line| line.strip_prefix("//! | ")) {
        let mut columns = row.split(" | ");
        let Some(floor) = columns.next().and_then(|floor| floor.parse().ok()) else { continue };
        let rooms = columns.next().expect("the rooms");
        for room in rooms.split('`').skip(1).step_by(2) {
            assert_eq!(floors.insert(room.to_owned(), floor), None, "{table} has {room} twice");
        }
    }
    assert!(floors.len() > 5, "{table} has a table of rooms");
    floors
}

/// Returns the room that the file belongs to; `None` if it is not in this folder.
fn room<'a>(file: &'a File, house: &str) -> Option<&'a str> {
    let (room, _) = file.path.strip_prefix(house)?.split_once(['/', '.'])?;
    // The file with the table is not a room.
    (file.path != "lib.rs").then_some(room)
}

#[test]
fn every_room_is_in_the_table_and_every_room_of_the_table_exists() {
    let source = Source::read();
    for (house, table) in HOUSES {
        let rooms: BTreeSet<&str> = source.files().filter_map(|file| room(file, house)).collect();
        let floors = floors(table);
        let told: BTreeSet<&str> = floors.keys().map(String::as_str).collect();
        assert_eq!(rooms, told, "the rooms in src/{house}, and those in the table of src/{table}");
    }
}

#[test]
fn the_first_line_of_a_room_tells_its_floor() {
    let floors = floors("lib.rs");
    for file in Source::read().files() {
        let Some(told) = file.title.strip_prefix("//! Floor ") else { continue };
        let told = told.split([':', ',']).next().and_then(|floor| floor.parse().ok());
        assert_eq!(told, room(file, "").map(|room| floors[room]), "{}", file.path);
    }
}

#[test]
fn a_room_uses_only_rooms_on_lower_floors() {
    let source = Source::read();
    for (house, table) in HOUSES {
        let floors = floors(table);
        let mut uses = 0;
        for file in source.files() {
            let Some(from) = room(file, house) else { continue };
            for (used, path) in source.used_by(file) {
                // If a room re-exports an item, both rooms count: this one and the one that defines it.
                let path = path.join("/");
                let named = path.strip_prefix(house).and_then(|path| path.split('/').next());
                let named = named.filter(|&named| floors.contains_key(named));
                for to in [room(used, house), named].into_iter().flatten().filter(|&to| to != from) {
                    let (here, there) = (floors[from], floors[to]);
                    assert!(there < here, "{} names {path}: `{from}` is on floor {here}, `{to}` on {there}", file.path);
                    uses += 1;
                }
            }
        }
        assert!(uses > 100, "{table}: only {uses} uses were found");
    }
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let source = Source::read();
    let mut uses: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for file in source.files() {
        uses.insert(&file.path, source.used_by(file).map(|(used, _)| used.path.as_str()).collect());
    }
    // Repeatedly remove files that use no other file. Cycles remain.
    while let Some(file) = uses.iter().find(|(_, used)| used.is_empty()).map(|(&file, _)| file) {
        uses.remove(file);
        for used in uses.values_mut() {
            used.remove(file);
        }
    }
    // Remove files that are not part of a cycle, but lead to one.
    while let Some(&file) = uses.keys().find(|file| !uses.values().any(|used| used.contains(*file))) {
        uses.remove(file);
    }
    assert_eq!(uses, BTreeMap::new(), "each of these files uses one of the others");
}

#[test]
fn bevy_the_command_line_and_the_web_are_named_in_their_rooms_alone() {
    let rooms = [
        (&["game"][..], &["bevy", "bevy_egui", "egui", "egui_plot"][..]),
        (&["game", "files"], &["wasm_bindgen", "web_sys"]),
        (&["terminal"], &["ratatui", "crossterm", "signal_hook"]),
        (&["cli"], &["clap", "clap_complete", "clap_mangen", "indicatif"]),
        (&["serve"], &["axum", "hyper", "hyper_util", "tokio", "tower", "tower_http"]),
    ];
    for file in Source::read().files() {
        for pair in file.words.windows(2) {
            let home = rooms.iter().find(|(_, crates)| crates.contains(&pair[0].as_str()) && pair[1] == "::");
            let Some((home, _)) = home else { continue };
            assert!(home.iter().any(|&home| room(file, "") == Some(home)), "{} names {}", file.path, pair[0]);
        }
    }
}

#[test]
fn only_play_changes_the_session() {
    let mut readers = 0;
    for file in Source::read().files() {
        if [room(file, "game/"), room(file, "")].contains(&Some("play")) {
            continue;
        }
        let words: Vec<&str> = file.words.iter().map(String::as_str).collect();
        for (at, _) in words.windows(2).enumerate().filter(|(_, pair)| *pair == ["Sitting", ">"]) {
            let before = words[..at].iter().rposition(|&word| word == "<").expect("what is done with it");
            let taken = words[..before].iter().rfind(|&&word| word != "::").expect("how it is taken");
            assert!(["Res", "resource_changed"].contains(taken), "{} takes {taken}<Sitting>", file.path);
            readers += 1;
        }
    }
    assert!(readers > 10, "only {readers} systems read the session");
}
