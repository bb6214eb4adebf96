//! Changes that a lesson makes to a program before it is shown: scripts that are added, or replace those with the same
//! head.

use serde::Deserialize;
use sudoku_blocks::{List, PlacedScript, Program, Script, ScriptError, Sprite, read_scripts};

/// Changes to one sprite.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Patch {
    /// The name of the sprite, which is added if the program does not have it.
    pub sprite: String,
    /// Costumes to add.
    #[serde(default)]
    pub costumes: Vec<String>,
    /// Variables for all sprites to add.
    #[serde(default)]
    pub variables: Vec<String>,
    /// Lists for all sprites to add.
    #[serde(default)]
    pub lists: Vec<String>,
    /// The labels of custom blocks whose definitions are taken away.
    #[serde(default)]
    pub without: Vec<String>,
    /// Scripts to add, in text form. A script with the same head as an existing one replaces it.
    #[serde(default)]
    pub scripts: String,
}

/// Scripts to add to a sprite, after the name of the sprite.
pub(super) type Probe = (String, Vec<Script>);

/// Returns the head of a script: the label that it defines, or the text of its hat block.
fn head(script: &Script) -> Option<String> {
    match &script.definition {
        Some(definition) => Some(format!("define {}", definition.label())),
        None => script.blocks.first().map(ToString::to_string),
    }
}

/// Replaces the script with the same head, or else adds the script at the end.
pub(super) fn insert_or_replace(sprite: &mut Sprite, script: Script) {
    match sprite.scripts.iter_mut().find(|other| head(other) == head(&script)) {
        Some(other) => *other = script,
        None => sprite.scripts.push(script),
    }
}

/// Returns the program with the changes applied.
///
/// # Errors
/// [`ScriptError`] if a script cannot be read.
pub(super) fn apply_patches(program: &Program, patches: &[Patch]) -> Result<Program, ScriptError> {
    let mut program = program.clone();
    for patch in patches {
        program.variables.extend(patch.variables.iter().cloned());
        program.lists.extend(patch.lists.iter().map(|name| List { name: name.clone(), items: Vec::new() }));
        let at = program.sprites.iter().position(|sprite| sprite.name == patch.sprite).unwrap_or_else(|| {
            program.sprites.push(Sprite { name: patch.sprite.clone(), ..Sprite::default() });
            program.sprites.len() - 1
        });
        program.sprites[at].costumes.extend(patch.costumes.iter().cloned());
        let is_left_out = |script: &Script| {
            script.definition.as_ref().is_some_and(|definition| patch.without.contains(&definition.label()))
        };
        program.sprites[at].scripts.retain(|script| !is_left_out(script));
        let scripts = read_scripts(&program, &program.sprites[at], &patch.scripts)?;
        scripts.into_iter().for_each(|script| insert_or_replace(&mut program.sprites[at], script));
    }
    Ok(program)
}

/// Parses the scripts of a patch, for a program that has its sprite.
///
/// # Errors
/// [`ScriptError`] if a script cannot be read.
pub(super) fn read_probe(program: &Program, patch: &Patch) -> Result<Probe, ScriptError> {
    let sprite = program.sprites.iter().find(|sprite| sprite.name == patch.sprite).cloned().unwrap_or_default();
    Ok((patch.sprite.clone(), read_scripts(program, &sprite, &patch.scripts)?))
}

/// Returns the first script that the other program does not have.
pub(super) fn changed_script<'a>(program: &'a Program, other: &Program) -> Option<PlacedScript<'a>> {
    program.scripts().find(|placed| {
        let sprite = other.sprites.get(placed.sprite_index);
        !sprite.is_some_and(|sprite| sprite.scripts.contains(placed.script))
    })
}

/// Returns the program with loose pieces below the script that has to be changed, in alphabetical order, so that their order
/// gives nothing away.
///
/// # Errors
/// [`ScriptError`] if a piece cannot be read.
pub(super) fn lay_pieces(mut program: Program, sample: &Program, pieces: &str) -> Result<Program, ScriptError> {
    let place = changed_script(&program, sample).map(|placed| (placed.sprite_index, placed.script.clone()));
    let Some((sprite, script)) = place else { return Ok(program) };
    let mut pieces = read_scripts(&program, &program.sprites[sprite], pieces)?;
    pieces.sort_by_cached_key(head);
    let scripts = &mut program.sprites[sprite].scripts;
    let below = scripts.iter().position(|other| *other == script).map_or(scripts.len(), |at| at + 1);
    scripts.splice(below..below, pieces);
    Ok(program)
}
