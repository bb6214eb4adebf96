//! Programs as RON files: those in the folder `assets`, which are compiled in, and those of users.
//!
//! ```ron
//! (
//!     version: 1,
//!     name: "Count",
//!     variables: ["n"],
//!     lists: [(name: "seen")],
//!     sprites: [
//!         (
//!             name: "Owl",
//!             costumes: ["owl"],
//!             scripts: r#"
//!                 when flag clicked
//!                 set [n v] to [0]
//!                 repeat (10)
//!                     change [n v] by (1)
//!                     add (n) to [seen v]
//!                 end
//!             "#,
//!         ),
//!     ],
//! )
//! ```
//!
//! `builds_on: "checkpoint 1"` names one of the bundled programs. Its variables, lists and sprites come first, and a sprite
//! with the name of one of them adds its scripts, costumes and variables to that sprite.

use super::limits::MOST_NAMES;
use super::reading::read_scripts;
use super::script_error::ScriptError;
use super::writing::write_scripts;
use super::{List, MOST_ITEMS, Program, Sprite};
use serde::{Deserialize, Serialize};
use sudoku_storage::versioned::{self, FileError, FormFault};

/// The version of the file format. A program of a newer version is refused.
pub const VERSION: u32 = 1;

/// The size of the largest program file, in bytes: one list may be as long as Scratch allows.
pub const MOST_BYTES: usize = 8 << 20;

/// Errors returned by [`read_program`], with the file.
pub type ProgramError = FileError<ProgramFault>;

/// Errors in a program's file.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ProgramFault {
    /// A file that is not in the format of a program.
    #[error(transparent)]
    File(#[from] FormFault),
    /// A program that builds on one that does not exist. The second text lists those that do.
    #[error(": it builds on \"{0}\", which I do not have; it can build on {1}")]
    BuildsOn(String, String),
    /// A program with too many sprites, or too many names in one place.
    #[error(
        ": more than {MOST_NAMES} sprites, costumes, variables or lists, or {MOST_ITEMS} items in a list; take some out"
    )]
    Crowded,
    /// Scripts that cannot be read, of the sprite with this name. The line is that of the file, if it contains the scripts
    /// unchanged.
    #[error(", scripts of {0}, {1}")]
    Scripts(String, Box<ScriptError>),
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct ProgramForm {
    version: u32,
    name: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    builds_on: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    variables: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lists: Vec<ListForm>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sprites: Vec<SpriteForm>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct ListForm {
    name: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    items: Vec<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct SpriteForm {
    name: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    costumes: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    variables: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lists: Vec<ListForm>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    scripts: String,
}

/// The bundled programs: the name by which others build on them, and their text.
const FILES: [(&str, &str); 9] = [
    ("checkpoint 1", include_str!("../assets/checkpoint_1.ron")),
    ("checkpoint 2", include_str!("../assets/checkpoint_2.ron")),
    ("final", include_str!("../assets/final.ron")),
    ("row of four", include_str!("../assets/row_of_four.ron")),
    ("small sudoku", include_str!("../assets/small_sudoku.ron")),
    ("first sudoku", include_str!("../assets/first_sudoku.ron")),
    ("queens", include_str!("../assets/queens.ron")),
    ("knight's tour", include_str!("../assets/knights_tour.ron")),
    ("scales", include_str!("../assets/scales.ron")),
];

/// Returns the bundled program with that name, such as `checkpoint 1`.
///
/// # Errors
/// [`ProgramError`] if there is none, or if it is damaged, which the project's tests rule out.
pub fn bundled(name: &str) -> Result<Program, ProgramError> {
    match FILES.iter().find(|(known, _)| *known == name) {
        Some((_, text)) => read_program(name, text),
        None => Err(unknown(name, name)),
    }
}

/// Returns the names of the bundled programs.
pub fn bundled_names() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|&(name, _)| name)
}

fn unknown(file: &str, name: &str) -> ProgramError {
    let known = bundled_names().collect::<Vec<_>>().join(", ");
    FileError { file: file.to_owned(), fault: ProgramFault::BuildsOn(name.to_owned(), known) }
}

/// Reads a program. `file` is its name in errors.
///
/// # Errors
/// [`ProgramError`], with the file, the place and the reason.
pub fn read_program(file: &str, text: &str) -> Result<Program, ProgramError> {
    let refuse = |fault| FileError { file: file.to_owned(), fault };
    if text.len() > MOST_BYTES {
        return Err(refuse(ProgramFault::File(FormFault::TooLong(MOST_BYTES))));
    }
    let form: ProgramForm = versioned::read_own(&ron::Options::default(), file, text, VERSION)
        .map_err(|error| error.map(ProgramFault::File))?;
    let mut program = match form.builds_on.as_str() {
        "" => Program::default(),
        // Bundled programs build only on earlier ones, so the recursion ends.
        base => match FILES.iter().take_while(|(known, _)| *known != file).find(|(known, _)| *known == base) {
            Some((known, text)) => read_program(known, text)?,
            None => return Err(unknown(file, base)),
        },
    };
    program.name = form.name;
    program.variables.extend(form.variables);
    program.lists.extend(form.lists.into_iter().map(list));
    let mut added = Vec::with_capacity(form.sprites.len());
    for sprite in form.sprites {
        let at = program.sprites.iter().position(|other| other.name == sprite.name).unwrap_or_else(|| {
            program.sprites.push(Sprite { name: sprite.name, ..Sprite::default() });
            program.sprites.len() - 1
        });
        let whole = &mut program.sprites[at];
        whole.costumes.extend(sprite.costumes);
        whole.variables.extend(sprite.variables);
        whole.lists.extend(sprite.lists.into_iter().map(list));
        added.push((at, sprite.scripts));
    }
    if is_crowded(&program) {
        return Err(refuse(ProgramFault::Crowded));
    }
    for (at, scripts) in added {
        let sprite = &program.sprites[at];
        let scripts = read_scripts(&program, sprite, &scripts).map_err(|mut error| {
            // The file contains the scripts unchanged, so lines can be counted from the file's beginning.
            if let Some(begin) = text.find(&scripts) {
                error.line += text[..begin].matches('\n').count();
            }
            refuse(ProgramFault::Scripts(sprite.name.clone(), Box::new(error)))
        })?;
        program.sprites[at].scripts.extend(scripts);
    }
    Ok(program)
}

/// Returns true if the program has too many sprites, or too many names in one place.
pub(super) fn is_crowded(program: &Program) -> bool {
    let lists_crowded =
        |lists: &[List]| lists.len() > MOST_NAMES || lists.iter().any(|list| list.items.len() > MOST_ITEMS);
    let sprite_crowded = |sprite: &Sprite| {
        sprite.costumes.len() > MOST_NAMES || sprite.variables.len() > MOST_NAMES || lists_crowded(&sprite.lists)
    };
    program.sprites.len() > MOST_NAMES
        || program.variables.len() > MOST_NAMES
        || lists_crowded(&program.lists)
        || program.sprites.iter().any(sprite_crowded)
}

fn list(form: ListForm) -> List {
    List { name: form.name, items: form.items }
}

fn list_form(list: &List) -> ListForm {
    ListForm { name: list.name.clone(), items: list.items.clone() }
}

/// Writes a program as a RON file.
pub fn write_program(program: &Program) -> String {
    let sprites = program.sprites.iter().map(|sprite| SpriteForm {
        name: sprite.name.clone(),
        costumes: sprite.costumes.clone(),
        variables: sprite.variables.clone(),
        lists: sprite.lists.iter().map(list_form).collect(),
        scripts: match write_scripts(program, sprite) {
            scripts if scripts.is_empty() => scripts,
            scripts => format!("\n{scripts}"),
        },
    });
    let form = ProgramForm {
        version: VERSION,
        name: program.name.clone(),
        builds_on: String::new(),
        variables: program.variables.clone(),
        lists: program.lists.iter().map(list_form).collect(),
        sprites: sprites.collect(),
    };
    let pretty = ron::ser::PrettyConfig::new().escape_strings(false).struct_names(false);
    // Texts, numbers and lists of them can always be serialized.
    ron::ser::to_string_pretty(&form, pretty).unwrap_or_default() + "\n"
}
