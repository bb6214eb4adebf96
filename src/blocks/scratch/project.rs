//! A program as the `project.json` of Scratch 3: targets with variables, lists, blocks, comments and costumes.

use super::costumes::Picture;
use super::target::Scripts;
use crate::blocks::{List, Opcode, Program, Sprite};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// The version of Scratch's machine for which projects are written.
const MACHINE: &str = "5.0.0";

/// A project, and the pictures that belong to it by their file names.
pub(super) struct Project {
    pub json: Value,
    pub pictures: BTreeMap<String, String>,
}

/// The names that all sprites use. Each has an id that is made of its place.
pub(super) struct Shared<'a> {
    program: &'a Program,
    messages: Vec<&'a str>,
}

impl<'a> Shared<'a> {
    fn new(program: &'a Program) -> Shared<'a> {
        let mut shared = Shared { program, messages: Vec::new() };
        for placed in program.scripts() {
            for block in &placed.script.blocks {
                shared.collect(block);
            }
        }
        shared
    }

    fn collect(&mut self, block: &'a crate::blocks::Block) {
        let has_message = matches!(block.opcode, Opcode::WhenReceived | Opcode::Broadcast | Opcode::BroadcastAndWait);
        if let Some(name) = block.text(0).filter(|_| has_message)
            && self.place_of_message(name).is_none()
        {
            self.messages.push(name);
        }
        let inside = block.slots.iter().filter_map(|slot| slot.block()).chain(block.branches.iter().flatten());
        inside.for_each(|inner| self.collect(inner));
    }

    /// Scratch does not tell great letters from small ones in them.
    fn place_of_message(&self, name: &str) -> Option<usize> {
        self.messages.iter().position(|other| other.to_lowercase() == name.to_lowercase())
    }

    pub fn message(&self, name: &str) -> String {
        self.place_of_message(name).map_or_else(String::new, |place| format!("message {place}"))
    }

    /// A message that stands in a menu beneath a block.
    pub fn any_message(&self) -> &'a str {
        self.messages.first().copied().unwrap_or("message1")
    }

    pub fn variable(&self, sprite: &Placed<'_>, name: &str) -> String {
        let place = |names: &[String]| names.iter().position(|other| other == name);
        sprite.id("variable", place(&sprite.sprite.variables), place(&self.program.variables))
    }

    pub fn list(&self, sprite: &Placed<'_>, name: &str) -> String {
        let place = |lists: &[List]| lists.iter().position(|list| list.name == name);
        sprite.id("list", place(&sprite.sprite.lists), place(&self.program.lists))
    }
}

/// A sprite with its place among the targets. Ids are made of places, for Scratch's editor takes no strange letters in them.
#[derive(Clone, Copy)]
pub(super) struct Placed<'a> {
    pub sprite: &'a Sprite,
    pub place: usize,
}

impl Placed<'_> {
    fn id(&self, kind: &str, own: Option<usize>, shared: Option<usize>) -> String {
        match (own, shared) {
            (Some(own), _) => format!("{kind} {}.{own}", self.place),
            (None, Some(shared)) => format!("{kind} {shared}"),
            (None, None) => String::new(),
        }
    }
}

impl Project {
    /// The project. Nothing in the program may be missing in Scratch.
    pub fn new(program: &Program) -> Project {
        let shared = Shared::new(program);
        let mut pictures = BTreeMap::new();
        let names: Map<String, Value> =
            shared.messages.iter().map(|name| (shared.message(name), json!(name))).collect();
        let variables = |sprite: &Placed<'_>| -> Value {
            let pairs = sprite.sprite.variables.iter().map(|name| (shared.variable(sprite, name), json!([name, 0])));
            pairs.collect::<Map<_, _>>().into()
        };
        let lists = |sprite: &Placed<'_>| -> Value {
            let pairs = sprite
                .sprite
                .lists
                .iter()
                .map(|list| (shared.list(sprite, &list.name), json!([list.name, list.items])));
            pairs.collect::<Map<_, _>>().into()
        };
        // What is for all sprites belongs to the stage.
        let everybody = Placed { sprite: &Sprite::default(), place: 0 };
        let of_all = program.variables.iter().map(|name| (shared.variable(&everybody, name), json!([name, 0])));
        let lists_of_all =
            program.lists.iter().map(|list| (shared.list(&everybody, &list.name), json!([list.name, list.items])));
        let mut targets = vec![json!({
            "isStage": true, "name": "Stage", "layerOrder": 0,
            "variables": of_all.collect::<Map<_, _>>(), "lists": lists_of_all.collect::<Map<_, _>>(), "broadcasts": names,
            "blocks": {}, "comments": {}, "sounds": [], "volume": 100, "currentCostume": 0,
            "costumes": [costume("backdrop", Picture::of_stage(&program.sprites), &mut pictures)],
            "tempo": 60, "videoTransparency": 50, "videoState": "off", "textToSpeechLanguage": null,
        })];
        for (place, sprite) in program.sprites.iter().enumerate() {
            let placed = Placed { sprite, place: place + 1 };
            let scripts = Scripts::of(placed, &shared);
            let named = sprite.costumes.iter().map(|name| (name.as_str(), Picture::of_costume(name)));
            let mut costumes: Vec<Value> = named.map(|(name, picture)| costume(name, picture, &mut pictures)).collect();
            if costumes.is_empty() {
                costumes.push(costume(&sprite.name, Picture::of_costume(&sprite.name), &mut pictures));
            }
            targets.push(json!({
                "isStage": false, "name": sprite.name, "layerOrder": place + 1,
                "variables": variables(&placed), "lists": lists(&placed), "broadcasts": {},
                "blocks": scripts.blocks, "comments": scripts.comments, "sounds": [], "volume": 100, "currentCostume": 0,
                "costumes": costumes,
                "visible": true, "x": 0, "y": 0, "size": 100, "direction": 90, "draggable": false,
                "rotationStyle": "all around",
            }));
        }
        let agent = concat!("Sudoku Assistant ", env!("CARGO_PKG_VERSION"));
        let meta = json!({"semver": "3.0.0", "vm": MACHINE, "agent": agent});
        Project { json: json!({"targets": targets, "monitors": [], "extensions": [], "meta": meta}), pictures }
    }
}

fn costume(name: &str, picture: Picture, pictures: &mut BTreeMap<String, String>) -> Value {
    let id = picture.asset_id();
    let file = format!("{id}.svg");
    let (x, y) = picture.middle;
    pictures.insert(file.clone(), picture.svg);
    json!({
        "name": name, "assetId": id, "md5ext": file, "dataFormat": "svg", "bitmapResolution": 1,
        "rotationCenterX": x, "rotationCenterY": y,
    })
}
