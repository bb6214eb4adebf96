//! Writes a program as the `project.json` of Scratch 3: targets with variables, lists, blocks, comments and costumes.

use super::costumes::Picture;
use super::ids::{Placed, Shared};
use super::target::Scripts;
use crate::{Program, Sprite};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// The version of Scratch's virtual machine that projects are written for.
const MACHINE: &str = "5.0.0";

/// A project, and its pictures by their file names.
pub(super) struct Project {
    pub json: Value,
    pub pictures: BTreeMap<String, String>,
}

impl Project {
    /// Creates the project of a program that has only features of Scratch.
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
        // Variables and lists for all sprites belong to the stage.
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
