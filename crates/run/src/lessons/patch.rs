//! What a lesson changes in a program before it is shown: scripts that replace those with the same head, or are added.

use serde::Deserialize;
use sudoku_blocks::{List, Program, Script, ScriptError, Sprite, read_scripts};

/// Changes of one sprite.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Patch {
    /// The sprite. If the program has none of that name, it gets one.
    pub sprite: String,
    /// More costumes.
    #[serde(default)]
    pub costumes: Vec<String>,
    /// More variables for all sprites.
    #[serde(default)]
    pub variables: Vec<String>,
    /// More lists for all sprites.
    #[serde(default)]
    pub lists: Vec<String>,
    /// Scripts. One with the head of a script that is there takes its place.
    #[serde(default)]
    pub scripts: String,
}

/// Scripts for a sprite, by its name.
pub(super) type Probe = (String, Vec<Script>);

/// What heads a script: the label that it defines, or the words of its hat.
fn head(script: &Script) -> Option<String> {
    match &script.definition {
        Some(definition) => Some(format!("define {}", definition.label())),
        None => script.blocks.first().map(ToString::to_string),
    }
}

/// Puts the script in the place of the one with the same head, or else at the end.
pub(super) fn put_in(sprite: &mut Sprite, script: Script) {
    match sprite.scripts.iter_mut().find(|other| head(other) == head(&script)) {
        Some(other) => *other = script,
        None => sprite.scripts.push(script),
    }
}

/// The program with the changes.
///
/// # Errors
/// [`ScriptError`] if a script cannot be read.
pub(super) fn patched(program: &Program, patches: &[Patch]) -> Result<Program, ScriptError> {
    let mut program = program.clone();
    for patch in patches {
        program.variables.extend(patch.variables.iter().cloned());
        program.lists.extend(patch.lists.iter().map(|name| List { name: name.clone(), items: Vec::new() }));
        let at = program.sprites.iter().position(|sprite| sprite.name == patch.sprite).unwrap_or_else(|| {
            program.sprites.push(Sprite { name: patch.sprite.clone(), ..Sprite::default() });
            program.sprites.len() - 1
        });
        program.sprites[at].costumes.extend(patch.costumes.iter().cloned());
        let scripts = read_scripts(&program, &program.sprites[at], &patch.scripts)?;
        scripts.into_iter().for_each(|script| put_in(&mut program.sprites[at], script));
    }
    Ok(program)
}

/// The scripts of a patch, for a program that has its sprite.
///
/// # Errors
/// [`ScriptError`] if a script cannot be read.
pub(super) fn read_probe(program: &Program, patch: &Patch) -> Result<Probe, ScriptError> {
    let sprite = program.sprites.iter().find(|sprite| sprite.name == patch.sprite).cloned().unwrap_or_default();
    Ok((patch.sprite.clone(), read_scripts(program, &sprite, &patch.scripts)?))
}
