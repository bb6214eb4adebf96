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
