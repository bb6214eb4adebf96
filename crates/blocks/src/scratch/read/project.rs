//! Converts a project of Scratch 3 to a program: its targets with their variables, lists, costumes and scripts.

use super::super::super::limits::MOST_NAMES;
use super::super::super::{List, MOST_BYTES, MOST_ITEMS, Program, Sprite, write_program};
use super::super::costumes::Picture;
use super::archive::project;
use super::error::Sb3Error;
use super::losses::{Import, LossKind, Losses};
use super::mutation::text;
use super::names::{Names, VariableKind};
use super::scripts::Scripts;
use serde_json::{Map, Value};

/// The name of the sprite that replaces the stage, if the stage has scripts.
const STAGE: &str = "Stage";

/// Reads a project that Scratch 3 has saved: sprites with the names of their costumes, variables, lists, scripts, custom blocks
/// and comments, and a list of everything that is missing or different. Pictures, sounds and monitors are left out, and
/// variables begin as 0. A block that this language does not have becomes a foreign block. The bytes may also be those of
/// `project.json` alone.
///
/// # Errors
/// [`Sb3Error`] if the file is not such a project.
pub fn read_sb3(bytes: &[u8]) -> Result<Import, Sb3Error> {
    let project = project(bytes)?;
    let targets = array(&project, "", "targets")?;
    if targets.len() > MOST_NAMES {
        return Err(Sb3Error::Crowded);
    }
    let mut program = Program { name: "A project of Scratch".to_owned(), ..Program::default() };
    let mut losses = Losses::default();
    losses.note_project(&project);
    let is_stage = |target: &Value| target.get("isStage").and_then(Value::as_bool) == Some(true);
    let mut of_all = Names::default();
    let mut targets: Vec<(String, &Value)> =
        targets.iter().enumerate().map(|(at, target)| (format!("targets[{at}]"), target)).collect();
    if let Some((place, stage)) = targets.iter().find(|(_, target)| is_stage(target)) {
        (program.variables, program.lists) = made(stage, place, &mut of_all, &mut losses)?;
    }
    // Sprites in front come last.
    targets.sort_by_key(|(_, target)| target.get("layerOrder").and_then(Value::as_i64).unwrap_or(0));
    let mut sprite_names = Names::default();
    for (place, target) in &targets {
        let blocks = object(target, place, "blocks")?;
        let comments = target.get("comments").and_then(Value::as_object);
        if is_stage(target) && blocks.is_empty() {
            losses.note_many(LossKind::Comments, comments.map_or(0, Map::len), STAGE);
            continue;
        }
        let mut names = of_all.clone();
        let (variables, lists) =
            if is_stage(target) { Default::default() } else { made(target, place, &mut names, &mut losses)? };
        let name = if is_stage(target) { STAGE.to_owned() } else { text(value(target, place, "name")?) };
        let costumes = array(target, place, "costumes")?;
        if costumes.len() > MOST_NAMES {
            return Err(Sb3Error::Crowded);
        }
        let mut sprite = Sprite {
            name: sprite_names.free(&name),
            costumes: costumes.iter().map(|costume| text(costume.get("name").unwrap_or(&Value::Null))).collect(),
            variables,
            lists,
            scripts: Vec::new(),
        };
        if sprite.name != name {
            losses.note(LossKind::Names, &sprite.name);
        }
        sprite.scripts = Scripts::new(&sprite.name, blocks, comments, &names, &mut losses).read()?;
        program.sprites.push(sprite);
        // Refuse a program that is too long before each of its blocks is processed again.
        if program.count() > Program::MOST_BLOCKS {
            return Err(Sb3Error::Long);
        }
    }
    if write_program(&program).len() > MOST_BYTES {
        return Err(Sb3Error::Long);
    }
    let backdrop = Picture::of_stage(&program.sprites);
    for (_, target) in &targets {
        losses.note_target(target, is_stage(target), &backdrop);
    }
    losses.note_foreign(&program);
    Ok(Import { program, losses: losses.sorted() })
}

/// Reads the variables and lists of a target. Lists keep their names if a variable has the same one.
fn made(
    target: &Value,
    place: &str,
    names: &mut Names,
    losses: &mut Losses,
) -> Result<(Vec<String>, Vec<List>), Sb3Error> {
    let mut add = |names: &mut Names, kind, id: &str, name: &str| {
        let free = names.add(kind, id, name);
        // A difference in spaces is not visible.
        if free.split(' ').ne(name.split_whitespace()) {
            losses.note(LossKind::Names, &free);
        }
        free
    };
    let wrong = |kind: &str, id: &str, wanted| Sb3Error::Form { place: format!("{place}.{kind}[{id:?}]"), wanted };
    if object(target, place, "lists")?.len().max(object(target, place, "variables")?.len()) > MOST_NAMES {
        return Err(Sb3Error::Crowded);
    }
    let mut lists = Vec::new();
    for (id, list) in object(target, place, "lists")? {
        let entry = list.as_array().map(Vec::as_slice).unwrap_or_default();
        let [Value::String(name), Value::Array(items), ..] = entry else {
            return Err(wrong("lists", id, "a name and the items"));
        };
        if items.len() > MOST_ITEMS {
            return Err(Sb3Error::LongList { list: name.clone(), items: items.len() });
        }
        lists.push(List { name: add(names, VariableKind::List, id, name), items: items.iter().map(text).collect() });
    }
    let mut variables = Vec::new();
    for (id, variable) in object(target, place, "variables")? {
        let Some(name) = variable.get(0).and_then(Value::as_str) else {
            return Err(wrong("variables", id, "a name and the value"));
        };
        variables.push(add(names, VariableKind::Variable, id, name));
    }
    Ok((variables, lists))
}

fn value<'a>(of: &'a Value, place: &str, name: &str) -> Result<&'a Value, Sb3Error> {
    of.get(name).ok_or_else(|| Sb3Error::Form { place: path(place, name), wanted: "there" })
}

fn array<'a>(of: &'a Value, place: &str, name: &str) -> Result<&'a Vec<Value>, Sb3Error> {
    let array = value(of, place, name)?.as_array();
    array.ok_or_else(|| Sb3Error::Form { place: path(place, name), wanted: "a list" })
}

fn object<'a>(of: &'a Value, place: &str, name: &str) -> Result<&'a Map<String, Value>, Sb3Error> {
    let object = value(of, place, name)?.as_object();
    object.ok_or_else(|| Sb3Error::Form { place: path(place, name), wanted: "an object" })
}

fn path(place: &str, name: &str) -> String {
    if place.is_empty() { name.to_owned() } else { format!("{place}.{name}") }
}
