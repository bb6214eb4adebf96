//! What a lesson changes in a program before it is shown: scripts that replace those with the same head, or are added.

use crate::blocks::{List, Program, Script, ScriptError, Sprite, read_scripts};
use serde::Deserialize;

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

/// What heads a script: the label that it defines, or the words of its hat.
fn head(script: &Script) -> Option<String> {
    match &script.definition {
        Some(definition) => Some(format!("define {}", definition.label())),
        None => script.blocks.first().map(ToString::to_string),
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
        let there = &mut program.sprites[at].scripts;
        for script in scripts {
            match there.iter_mut().find(|other| head(other) == head(&script)) {
                Some(other) => *other = script,
                None => there.push(script),
            }
        }
    }
    Ok(program)
}
