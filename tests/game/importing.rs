//! Tests of Scratch's files: the losses when one is opened, and errors when one is saved.

use crate::player::Player;
use crate::programs::{downwards, playing, save};
use std::fs;
use sudoku_assistant::game::files::storage;
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::play::BlockProgram;
use sudoku_assistant::game::requests::LookRequest;
use sudoku_words::words;

/// A project with a picture, a sound, a comment in a sprite without scripts, and a block that only Scratch has.
const PROJECT: &str = r#"{"targets": [
    {"isStage": true, "name": "Stage", "variables": {"v": ["score", 7]}, "lists": {}, "broadcasts": {}, "blocks": {},
     "comments": {"c": {"blockId": null, "text": "mine"}}, "costumes": [{"name": "sky"}], "sounds": [{"name": "pop"}]},
    {"isStage": false, "name": "Cat", "variables": {}, "lists": {}, "broadcasts": {}, "comments": {}, "costumes": [], "sounds": [],
     "blocks": {"a": {"opcode": "event_whenflagclicked", "next": "b", "inputs": {}, "fields": {}, "topLevel": true},
                "b": {"opcode": "text2speech_speakAndWaitBlock", "next": null, "inputs": {"WORDS": [1, [10, "hi"]]}, "fields": {}}}}]}"#;

/// The owl's words about the project.
const SAID: [(&str, &str); 3] = [
    (
        "en",
        "Left out: 1 picture (sky), 1 sound (pop), the value of 1 variable (score), 1 comment (Stage). \
         Shown, but cannot run here: 1 block (speak …).",
    ),
    (
        "de",
        "Weggelassen: 1 Bild (sky), 1 Klang (pop), der Wert von 1 Variablen (score), 1 Kommentar (Stage). \
         Zu sehen, aber hier nicht ausführbar: 1 Block (speak …).",
    ),
    (
        "es",
        "No se incluye: 1 imagen (sky), 1 sonido (pop), el valor de 1 variable (score), 1 comentario (Stage). \
         Se ve, pero aquí no puede ejecutarse: 1 bloque (speak …).",
    ),
];

/// Opens the project, and a file that is not a project, in that language, which is the same in the whole process.
pub fn a_project_says_what_it_loses(language: &str) {
    let (_, said) = SAID.iter().find(|(tag, _)| *tag == language).expect("the words of each language");
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = playing(&downwards());
    player.ask(LookRequest::SetLanguage(Some(language.to_owned())));
    let open = |player: &mut Player, name: &str, content: &str| {
        let path = folder.path().join(name);
        fs::write(&path, content).expect("a file");
        player.drop_file(&path);
        player.owl().to_owned()
    };
    for (file, name) in [("my cat.sb3", "my cat"), ("project.json", "project")] {
        let told = open(&mut player, file, PROJECT);
        assert_eq!(told, format!("{} {said}", words().program_opened(name)));
        player.with_control('z');
        player.frames(2);
        assert_eq!(**player.resource::<BlockProgram>().text(), downwards(), "undo brings the program before back");
    }
    for (content, reason) in [
        ("", words().import_empty()),
        ("hello", words().import_no_project()),
        ("{\"a\": 1}", words().import_form("targets")),
    ] {
        let told = open(&mut player, "broken.sb3", content);
        assert_eq!((player.mood(), told), (Mood::Doubtful, words().bad_file("broken.sb3", reason)));
        assert_eq!(**player.resource::<BlockProgram>().text(), downwards());
    }
}

#[test]
fn a_project_of_scratch_says_what_it_loses() {
    a_project_says_what_it_loses("en");
}

#[test]
fn recursion_without_a_base_case_goes_to_scratch_with_a_warning() {
    let folder = tempfile::tempdir().expect("a folder");
    for (scripts, warns) in
        [("define go (x)\ngo (x)\n", true), ("define go (x)\nif <(x) = (1)> then\ngo (x)\nend\n", false)]
    {
        let text = format!(
            "(version: 1, name: \"x\", lists: [(name: \"S\")], sprites: [(name: \"Owl\", scripts: {scripts:?})])"
        );
        let mut player = playing(&text);
        let path = folder.path().join(format!("{warns}.sb3"));
        save(&mut player, &path);
        player.until(|player| player.owl().starts_with(&words().file_saved(storage::name(&path))));
        assert_eq!(player.owl().contains(&words().endless_for_scratch("go …")), warns, "{}", player.owl());
    }
}

#[test]
fn the_comments_of_our_programs_come_back_as_they_are_stored() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = playing(&downwards());
    // As the German and the Spanish game write them, and one that a pupil has written.
    let comments = ["Kein Haus der Zelle hat die Ziffer.", "Las filas se cuentan desde 0.", "Meine Idee"];
    let written = comments.iter().enumerate().map(|(at, text)| {
        format!(
            r#""c{at}": {{"blockId": "b{at}", "text": "{text}", "x": 0, "y": 0, "width": 9, "height": 9, "minimized": false}}"#
        )
    });
    let blocks = (0..3).map(|at| {
        let opcode = if at == 0 { "event_whenflagclicked" } else { "looks_show" };
        let next = if at < 2 { format!("\"b{}\"", at + 1) } else { "null".to_owned() };
        format!(
            r#""b{at}": {{"opcode": "{opcode}", "next": {next}, "inputs": {{}}, "fields": {{}}, "topLevel": {}, "comment": "c{at}"}}"#,
            at == 0
        )
    });
    let project =
        PROJECT.replace(r#""comments": {}"#, &format!(r#""comments": {{{}}}"#, written.collect::<Vec<_>>().join(", ")));
    let (before, _) = project.split_once(r#""blocks": {"a""#).expect("the blocks of the cat");
    let project = format!("{before}\"blocks\": {{{}}}}}]}}", blocks.collect::<Vec<_>>().join(", "));
    let path = folder.path().join("cat.sb3");
    fs::write(&path, project).expect("a file");
    player.drop_file(&path);
    let stored = player.resource::<BlockProgram>().program().comments();
    assert_eq!(stored, ["No house of the cell has the digit.", "Rows count from 0.", "Meine Idee"], "{}", player.owl());
}
