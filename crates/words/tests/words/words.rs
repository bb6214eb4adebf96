//! All words of the game are in `assets/words/`, and every language has the same messages.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use sudoku_blocks::{SlotKind, TABLE};
use sudoku_board::{Board, Cell, Rules};
use sudoku_generate::puzzles;
use sudoku_techniques::{Position, Steps, Technique};

/// A message, or `message.attribute`, with its arguments in the order in which the text names them.
type Messages = BTreeMap<String, Vec<String>>;

/// A message with its arguments and their types, as listed in the comment above it.
type Comments = BTreeMap<String, Vec<(String, String)>>;

fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Returns all files below a folder with this extension, by their paths in it.
fn files(folder: &Path, extension: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                let name = path.strip_prefix(folder).expect("it lies in it").to_string_lossy().into_owned();
                found.insert(name, fs::read_to_string(&path).expect("a text"));
            }
        }
    }
    found
}

/// Returns the variables in a line, in order.
fn variables(line: &str) -> impl Iterator<Item = String> {
    let ends = |c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_';
    line.split('$').skip(1).map(move |rest| rest.split(ends).next().unwrap_or_default().to_owned())
}

/// Returns the messages of a file, and the arguments listed in the comment above each.
fn messages(text: &str) -> (Messages, Comments) {
    let (mut found, mut told) = (Messages::new(), Comments::new());
    let (mut message, mut name, mut comment) = (String::new(), String::new(), Vec::new());
    for line in text.lines() {
        if line.starts_with('#') {
            let argument = line.strip_prefix("# $").and_then(|line| line.strip_suffix(')')?.split_once(" ("));
            comment.extend(argument.map(|(argument, kind)| (argument.to_owned(), kind.to_owned())));
            continue;
        }
        if let Some((id, _)) = line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase())) {
            message = id.to_owned();
            name.clone_from(&message);
            told.insert(name.clone(), std::mem::take(&mut comment));
        } else if let Some((id, _)) = line.strip_prefix("    .").and_then(|line| line.split_once(" =")) {
            name = format!("{message}.{id}");
        }
        let arguments = found.entry(name.clone()).or_default();
        for variable in variables(line) {
            if !arguments.contains(&variable) {
                arguments.push(variable);
            }
        }
    }
    found.remove("");
    (found, told)
}

fn english() -> BTreeMap<String, String> {
    files(&folder("assets/words/en"), "ftl")
}

/// Returns the code of the game and of the words.
fn code() -> BTreeMap<String, String> {
    let in_folder = |path: &'static str| {
        files(&folder(path), "rs").into_iter().map(move |(file, text)| (format!("{path}/{file}"), text))
    };
    ["src/game", "src/window", "src/terminal", "crates/words/src"].into_iter().flat_map(in_folder).collect()
}

/// Returns the names in the tables of the code, such as that of the commands.
fn tables(code: &str) -> BTreeSet<&str> {
    let tables = code.split("! {\n").skip(1).filter_map(|rest| rest.split("\n}\n").next());
    tables.flat_map(|table| table.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')).collect()
}

#[test]
fn every_message_is_said_somewhere() {
    let files = code();
    let tables: BTreeSet<&str> = files.values().flat_map(|text| tables(text)).collect();
    let code: String = files.values().map(|text| text.split_whitespace().collect::<String>()).collect();
    for (file, text) in english() {
        for name in messages(&text).0.into_keys() {
            let name = name.replace(['-', '.'], "_");
            let said = ["words()", "w"].iter().any(|words| code.contains(&format!("{words}.{name}(")));
            let said = said || tables.contains(name.as_str()) || code.contains(&format!("Words::{name},"));
            assert!(said || name == "language_name", "{file}: nobody says {name}");
        }
    }
}

/// The generated functions take their arguments in the order of the English text. If you change the order of words in a
/// sentence, change the comment and check the call.
#[test]
fn comments_name_the_arguments_in_the_order_of_the_call() {
    for (file, text) in english() {
        let (found, told) = messages(&text);
        for (name, arguments) in told {
            assert!(arguments.iter().map(|(argument, _)| argument).eq(&found[&name]), "{file}: {name}");
            let is_known = |kind: &str| ["String", "Number", "Bool", "Value"].contains(&kind);
            assert!(arguments.iter().all(|(_, kind)| is_known(kind)), "{file}: {name} has an argument of another type");
        }
    }
}

/// Returns the argument for a turn: numbers that languages treat differently, or one of the texts that the message knows.
fn argument(kind: &str, known: &[&str], turn: usize) -> FluentValue<'static> {
    match kind {
        "Number" => [1, 0, 2, 5, 21][turn % 5].into(),
        "Value" => match turn % 6 {
            5 => "C".into(),
            turn => [1, 0, 8, 11, 25][turn].into(),
        },
        "Bool" => ["true", "false"][turn % 2].into(),
        _ => known.get(turn).copied().unwrap_or("r1c1").to_owned().into(),
    }
}

/// Returns the texts that a message distinguishes: everything in square brackets at the beginning of its lines.
fn known<'a>(text: &'a str, message: &str) -> Vec<&'a str> {
    let lines = text.lines().skip_while(|line| !line.starts_with(&format!("{message} ="))).skip(1);
    let lines = lines.take_while(|line| line.starts_with([' ', '}']));
    lines.filter_map(|line| Some(line.trim().strip_prefix('[')?.split_once(']')?.0)).collect()
}

#[test]
fn every_message_is_read_in_every_language() {
    for root in ["assets/words", "crates/run/assets/lessons"].map(folder) {
        let told: Comments = files(&root.join("en"), "ftl").values().flat_map(|text| messages(text).1).collect();
        let entries = fs::read_dir(root).expect("a folder").map(|entry| entry.expect("an entry"));
        for language in entries.filter(|entry| entry.path().is_dir()) {
            let tag = language.file_name().to_string_lossy().into_owned();
            let texts = files(&language.path(), "ftl");
            let mut bundle = FluentBundle::new(vec![tag.parse().expect("a language")]);
            for (file, text) in &texts {
                let resource = FluentResource::try_new(text.clone());
                let resource = resource.unwrap_or_else(|(_, errors)| panic!("{tag}, {file}: {errors:?}"));
                bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{tag}, {file}: {errors:?}"));
            }
            for text in texts.values() {
                for key in messages(text).0.into_keys() {
                    let (id, attribute) = key.split_once('.').map_or((&*key, None), |(id, of)| (id, Some(of)));
                    let message = bundle.get_message(id).unwrap_or_else(|| panic!("{tag}: there is no {id}"));
                    let pattern = match attribute {
                        Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
                        None => message.value(),
                    };
                    let pattern = pattern.unwrap_or_else(|| panic!("{tag}: {key} is empty"));
                    let (known, arguments) = (known(text, id), told.get(id).map_or(&[][..], Vec::as_slice));
                    for turn in 0..if arguments.is_empty() { 1 } else { known.len().max(5) + 1 } {
                        let given = arguments.iter().map(|(name, kind)| (name.clone(), argument(kind, &known, turn)));
                        let (given, mut errors) = (FluentArgs::from_iter(given), Vec::new());
                        let said = bundle.format_pattern(pattern, Some(&given), &mut errors);
                        assert!(errors.is_empty() && !said.contains(['{', '}']), "{tag}: {key}: {said}, {errors:?}");
                        // A message may say nothing about a text that it does not know.
                        let knows = known.is_empty() || turn < known.len();
                        assert!(!knows || !said.trim().is_empty(), "{tag}: {key} says nothing");
                    }
                }
            }
        }
    }
}

/// A message within a message gets no arguments, and the game would stop where it needs one.
#[test]
fn no_message_stands_within_another() {
    for (file, text) in files(&folder("assets/words"), "ftl") {
        let inner =
            text.split("{ ").skip(1).find(|rest| rest.starts_with(|c: char| c.is_ascii_lowercase() || c == '-'));
        assert_eq!(inner.map(|rest| rest.lines().next()), None, "{file}");
    }
}

/// A tooltip gets its keys from the table of commands. The Enter of a text field is not a command.
#[test]
fn no_tooltip_names_its_key() {
    for (file, text) in english() {
        for in_brackets in text.split('(').skip(1).filter_map(|rest| rest.split_once(')')).map(|(inside, _)| inside) {
            let is_key =
                in_brackets.chars().count() == 1 || in_brackets.contains("Ctrl") || in_brackets.contains("Shift+");
            assert!(!is_key, "{file}: ({in_brackets})");
        }
    }
}

#[test]
fn every_language_has_the_words_of_english() {
    let sorted = |text: &str| {
        let mut found = messages(text).0;
        found.values_mut().for_each(|arguments| arguments.sort());
        found
    };
    for entry in fs::read_dir(folder("assets/words")).expect("a folder") {
        let language = entry.expect("an entry").path();
        let words = files(&language, "ftl");
        assert!(words.keys().eq(english().keys()), "{language:?} has other files");
        for (file, text) in english() {
            assert_eq!(sorted(&words[&file]), sorted(&text), "{language:?}, {file}");
        }
    }
}

/// Returns what a message says for each key of its selector, except for the default.
fn variants<'a>(text: &'a str, message: &str) -> BTreeMap<&'a str, &'a str> {
    let lines = text.lines().skip_while(|line| !line.starts_with(&format!("{message} ="))).skip(1);
    let lines = lines.take_while(|line| line.starts_with(' '));
    lines.filter_map(|line| line.trim().strip_prefix('[')?.split_once("] ")).collect()
}

/// Returns the key for a text of the code.
fn key(text: &str) -> String {
    text.replace(|sign: char| !sign.is_ascii_alphanumeric(), "-")
}

#[test]
fn the_words_on_the_blocks_have_the_same_slots_in_every_language() {
    let slots = |words: &str| words.split(' ').filter(|word| *word == "_").count();
    let is_word = |word: &str| word.len() > 1 && word.chars().any(char::is_alphabetic);
    for (file, text) in files(&folder("assets/words"), "ftl") {
        if !file.ends_with("blocks.ftl") || file.starts_with("en") {
            continue;
        }
        let mut translated = variants(&text, "block-words");
        for spec in TABLE.iter() {
            for (mouth, english) in spec.lines.iter().enumerate() {
                let line = if mouth > 0 { format!("-{}", mouth + 1) } else { String::new() };
                let key = format!("{:?}{line}", spec.opcode);
                match translated.remove(key.as_str()) {
                    Some(words) => assert_eq!(slots(words), slots(english), "{file}: {key}"),
                    None => assert!(!english.split(' ').any(is_word), "{file}: no words for {key}, “{english}”"),
                }
            }
        }
        assert!(translated.is_empty(), "{file}: no blocks are called {:?}", translated.keys());
        let kinds = [SlotKind::Key, SlotKind::Stop, SlotKind::Function, SlotKind::NumberOrName];
        let choices = kinds.into_iter().flat_map(SlotKind::choices).copied().chain(["myself"]);
        let choices: BTreeSet<String> = choices.map(key).collect();
        for key in variants(&text, "block-choice").into_keys() {
            assert!(choices.contains(key), "{file}: no menu has {key}");
        }
    }
}

#[test]
fn the_puzzles_that_come_with_the_game_have_a_name_in_every_language() {
    let packs = puzzles::bundled().expect("packs");
    let names = packs.iter().flat_map(|pack| pack.puzzles.iter().map(|puzzle| &puzzle.name).chain([&pack.name]));
    // A number at the end is the same in every language.
    let plain = |name: &str| match name.rsplit_once(' ') {
        Some((plain, number)) if number.parse::<u32>().is_ok() => key(plain),
        _ => key(name),
    };
    let keys: BTreeSet<String> = names.map(|name| plain(name)).collect();
    for (file, text) in files(&folder("assets/words"), "ftl") {
        if file.ends_with("puzzles.ftl") && !file.starts_with("en") {
            assert!(variants(&text, "puzzle-name").into_keys().eq(&keys), "{file}");
        }
    }
}

#[test]
fn what_is_noted_beside_the_blocks_that_come_with_the_game_is_there_in_every_language() {
    let [programs, lessons] =
        ["crates/blocks/assets", "crates/run/assets/lessons"].map(|path| files(&folder(path), "ron"));
    let comments = programs
        .values()
        .chain(lessons.values())
        .flat_map(|text| text.lines())
        .filter_map(|line| line.split_once(" // "));
    let keys: BTreeSet<String> = comments.map(|(_, comment)| format!("is-{}", key(comment))).collect();
    assert!(keys.len() > 15);
    for (file, text) in files(&folder("assets/words"), "ftl") {
        if file.ends_with("blocks.ftl") && !file.starts_with("en") {
            assert_eq!(
                variants(&text, "block-comment").into_keys().map(str::to_owned).collect::<BTreeSet<_>>(),
                keys,
                "{file}"
            );
        }
    }
}

/// Fish have a message of their own, with the same arguments in all languages.
#[test]
fn every_technique_has_a_name_in_every_language() {
    let plain = Technique::all().iter().filter(|technique| !matches!(technique, Technique::Fish(_)));
    let keys: BTreeSet<String> = plain.map(|technique| format!("{technique:?}")).collect();
    for (file, text) in files(&folder("assets/words"), "ftl") {
        if file.ends_with("techniques.ftl") {
            let named: BTreeSet<&str> = variants(&text, "technique-name").into_keys().collect();
            assert!(file.starts_with("en") || named.iter().eq(keys.iter()), "{file}");
            for key in variants(&text, "a-technique").into_keys().filter(|key| *key != "X-wing") {
                assert!(keys.contains(key), "{file}: there is no {key}");
            }
        }
    }
}

/// Returns the string literals in a line of code, except for attributes and comments.
fn literals(line: &str) -> Vec<String> {
    let line = line.trim_start();
    if line.starts_with("//") || line.starts_with("#[") {
        return Vec::new();
    }
    // A quotation mark that is a character, or inside a text, does not end a text.
    let line = line.replace("'\"'", "").replace("\\\"", "");
    line.split("//").next().unwrap_or_default().split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Returns true if a literal may be meant for people: two words, or one with a capital. Capitals alone are a system variable.
fn is_for_people(literal: &str) -> bool {
    let mut plain = String::new();
    let mut depth = 0;
    for character in literal.chars() {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth == 0 => plain.push(character),
            _ => {}
        }
    }
    let is_word = |word: &str| word.len() > 1 && word.chars().all(|c| c.is_alphabetic() || ".,:;!?'…".contains(c));
    let words: Vec<&str> = plain.split_whitespace().filter(|word| is_word(word)).collect();
    let is_variable = plain.len() > 3 && plain.chars().all(char::is_uppercase);
    words.len() > 1 || (words == [plain.trim()] && !is_variable && plain.starts_with(|c: char| c.is_uppercase()))
}

#[test]
fn no_sentence_stands_in_the_code_of_the_game() {
    // Names of entities, messages for programmers, the name of the folders, commands to type, and the columns of a table for
    // other programs.
    const NOT_ON_THE_SCREEN: [&str; 5] =
        ["Name::new(", ".expect(", "app_name:", "\"sudoku-assistant ", "\"puzzle,level,"];
    // These print on the command line, where there is no window yet.
    const ON_THE_COMMAND_LINE: [&str; 2] = ["src/window/desktop.rs", "src/terminal/mod.rs"];
    for (file, text) in code() {
        if ON_THE_COMMAND_LINE.contains(&file.as_str()) {
            continue;
        }
        for (number, line) in (1..).zip(text.lines()) {
            if NOT_ON_THE_SCREEN.iter().any(|call| line.contains(call)) {
                continue;
            }
            let found = literals(line).into_iter().find(|literal| is_for_people(literal));
            assert_eq!(found, None, "{file}, line {number}: it belongs into assets/words");
        }
    }
}

#[test]
fn a_cage_names_the_digits_that_it_excludes_from_the_same_cells_together() {
    let mut rules = Rules::with_boxes(9).expect("9 has boxes");
    rules.add_cage(vec![Cell::at(0, 0), Cell::at(0, 1)], Some(11)).expect("a cage");
    let position = Position::of(&Board::new(rules)).expect("no rule is broken");
    let found = Steps::of(position, false).next().expect("a deduction");
    assert_eq!(sudoku_words::consequence(&found), "So take away 1 from r1c1 and r1c2.");
    assert_eq!(sudoku_words::reason(&found), "r1c1 + r1c2 = 11: that can only be 2 + 9, 3 + 8, 4 + 7 or 5 + 6.");
    let mut rules = Rules::with_boxes(9).expect("9 has boxes");
    rules.add_cage(vec![Cell::at(0, 0), Cell::at(0, 1)], Some(17)).expect("a cage");
    let position = Position::of(&Board::new(rules)).expect("no rule is broken");
    let found = Steps::of(position, false).next().expect("a deduction");
    assert_eq!(sudoku_words::consequence(&found), "So take away 1, 2, 3, 4, 5, 6 and 7 from r1c1 and r1c2.");
}
