//! A whole program as plain text, to be edited where blocks cannot be dragged.
//!
//! ```text
//! variables: cell, digit
//! lists: S
//!
//! sprite: Cell
//! variables: id
//!
//! when flag clicked
//! set [id v] to [0]
//! ```
//!
//! First come the names of all sprites' variables and lists, then each sprite with its own, and its scripts in the notation of
//! [`write_scripts`]. A backslash makes the next character of a name an ordinary one.

use super::file::is_crowded;
use super::reading::read_scripts;
use super::script_error::{ScriptError, ScriptProblem};
use super::writing::{write_scripts, write_some_scripts};
use super::{List, Program, Script, Sprite};

/// The words that begin the lines of names.
const SPRITE: &str = "sprite:";
const VARIABLES: &str = "variables:";
const LISTS: &str = "lists:";

/// Writes a program as text.
pub fn write_text(program: &Program) -> String {
    let mut text = String::new();
    write_names(&mut text, &program.variables, &program.lists);
    for sprite in &program.sprites {
        if !text.is_empty() {
            text.push('\n');
        }
        text += &format!("{SPRITE} {}\n", escaped(&sprite.name));
        write_names(&mut text, &sprite.variables, &sprite.lists);
        if !sprite.scripts.is_empty() {
            text += &format!("\n{}", write_scripts(program, sprite));
        }
    }
    text
}

/// Writes those scripts as text that a program has and another one has not, below the names of their sprites.
pub fn write_changes(program: &Program, before: &Program) -> String {
    let mut text = String::new();
    for sprite in &program.sprites {
        let old = before.sprites.iter().find(|old| old.name == sprite.name);
        let is_new = |script: &Script| !old.is_some_and(|old| old.scripts.contains(script));
        let scripts = write_some_scripts(program, sprite, is_new);
        if !scripts.is_empty() {
            let gap = if text.is_empty() { "" } else { "\n" };
            text += &format!("{gap}{SPRITE} {}\n\n{scripts}", escaped(&sprite.name));
        }
    }
    text
}

fn write_names(text: &mut String, variables: &[String], lists: &[List]) {
    let lists: Vec<&str> = lists.iter().map(|list| list.name.as_str()).collect();
    let variables: Vec<&str> = variables.iter().map(String::as_str).collect();
    for (word, names) in [(VARIABLES, variables), (LISTS, lists)] {
        if !names.is_empty() {
            let names: Vec<String> = names.into_iter().map(escaped).collect();
            *text += &format!("{word} {}\n", names.join(", "));
        }
    }
}

fn escaped(name: &str) -> String {
    let (last, mut text) = (name.chars().count().saturating_sub(1), String::new());
    for (at, sign) in name.chars().enumerate() {
        if matches!(sign, '\\' | ',') || sign.is_whitespace() && (at == 0 || at == last) {
            text.push('\\');
        }
        text.push(sign);
    }
    text
}

/// Splits a line of names at its commas.
fn names(line: &str) -> Vec<String> {
    let mut names = vec![String::new()];
    // The length of the current name without white space at its end.
    let mut length = 0;
    let mut signs = line.chars();
    while let Some(sign) = signs.next() {
        let Some(name) = names.last_mut() else { break };
        match sign {
            ',' => {
                name.truncate(length);
                names.push(String::new());
                length = 0;
            }
            sign if sign.is_whitespace() && name.is_empty() => {}
            sign => {
                name.extend(if sign == '\\' { signs.next() } else { Some(sign) });
                if !sign.is_whitespace() {
                    length = name.len();
                }
            }
        }
    }
    names.last_mut().into_iter().for_each(|name| name.truncate(length));
    names.retain(|name| !name.is_empty());
    names
}

/// The names at the beginning of a part of the text: the variables and the lists.
struct Names {
    variables: Vec<String>,
    lists: Vec<String>,
    /// The number of lines.
    lines: usize,
}

impl Names {
    fn read(lines: &[&str]) -> Names {
        let mut names = Names { variables: Vec::new(), lists: Vec::new(), lines: 0 };
        for line in lines {
            if let Some(rest) = line.trim_start().strip_prefix(VARIABLES) {
                names.variables.extend(self::names(rest));
            } else if let Some(rest) = line.trim_start().strip_prefix(LISTS) {
                names.lists.extend(self::names(rest));
            } else if !line.trim().is_empty() {
                break;
            }
            names.lines += 1;
        }
        names
    }

    /// Returns the lists; those that existed before keep their items.
    fn lists(&self, before: &[List]) -> Vec<List> {
        let known = |name: &String| before.iter().find(|list| list.name == *name).cloned();
        let list = |name: &String| known(name).unwrap_or_else(|| List { name: name.clone(), items: Vec::new() });
        self.lists.iter().map(list).collect()
    }
}

/// Reads a program that was written by [`write_text`] and then changed. Its sprites, their costumes and the items of lists are
/// those of `program`; a sprite that the text does not name stays as it is.
///
/// # Errors
/// [`ScriptError`] for the first thing that cannot be read.
pub fn read_text(program: &Program, text: &str) -> Result<Program, ScriptError> {
    let lines: Vec<&str> = text.lines().collect();
    let is_head = |line: &&str| line.trim_start().starts_with(SPRITE);
    let first = lines.iter().position(is_head).unwrap_or(lines.len());
    let of_all = Names::read(&lines[..first]);
    if of_all.lines < first {
        return Err(ScriptError { line: of_all.lines + 1, column: 1, reason: ScriptProblem::OutsideSprite });
    }
    let mut read = program.clone();
    (read.variables, read.lists) = (of_all.variables.clone(), of_all.lists(&program.lists));
    // Each part begins with the line of its sprite.
    let mut parts: Vec<(usize, &[&str])> = Vec::new();
    let mut rest = &lines[first..];
    while !rest.is_empty() {
        let end = 1 + rest[1..].iter().position(is_head).unwrap_or(rest.len() - 1);
        parts.push((lines.len() - rest.len(), &rest[..end]));
        rest = &rest[end..];
    }
    let mut scripts = Vec::new();
    for (begin, part) in parts {
        let name = part[0].trim_start().strip_prefix(SPRITE).unwrap_or_default();
        let name = names(name).join(",");
        let unknown = || ScriptError { line: begin + 1, column: 1, reason: ScriptProblem::UnknownSprite(name.clone()) };
        let at = read.sprites.iter().position(|sprite| sprite.name == name).ok_or_else(unknown)?;
        let names = Names::read(&part[1..]);
        let sprite = &mut read.sprites[at];
        sprite.lists = names.lists(&program.sprites[at].lists);
        sprite.variables = names.variables;
        sprite.scripts.clear();
        scripts.push((at, begin + 1 + names.lines, part[1 + names.lines..].join("\n")));
    }
    if is_crowded(&read) {
        return Err(ScriptError { line: 1, column: 1, reason: ScriptProblem::Crowded });
    }
    for (at, begin, text) in scripts {
        let sprite: &Sprite = &read.sprites[at];
        let found =
            read_scripts(&read, sprite, &text).map_err(|error| ScriptError { line: error.line + begin, ..error })?;
        read.sprites[at].scripts.extend(found);
    }
    Ok(read)
}
