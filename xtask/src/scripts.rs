//! The scripts in `.ci/`, described by their own first lines.

use std::path::Path;
use std::{fs, io};

/// A script that can be run.
pub struct Script {
    /// The file's name.
    pub name: String,
    /// The name and the arguments.
    pub usage: String,
    /// The rest of the first sentence of the script's header.
    pub purpose: String,
}

/// Returns all scripts, by name: the files in `.ci/` without an extension. Fails if one does not go on
/// with `# NAME ARGUMENTS: purpose` after its first line.
pub fn scripts(root: &Path) -> io::Result<Vec<Script>> {
    let mut scripts = Vec::new();
    for entry in fs::read_dir(root.join(".ci"))? {
        let path = entry?.path();
        if path.is_dir() || path.extension().is_some() {
            continue;
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let script = describe(&name, &fs::read_to_string(&path)?);
        scripts
            .push(script.ok_or_else(|| io::Error::other(format!(".ci/{name}: line 2 must be `# {name}: purpose`")))?);
    }
    scripts.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(scripts)
}

fn describe(name: &str, text: &str) -> Option<Script> {
    let header: Vec<&str> = text.lines().skip(1).map_while(|line| line.strip_prefix("# ")).collect();
    let header = header.join(" ");
    let (usage, purpose) = header.split_once(": ")?;
    let purpose = purpose.split_once(". ").map_or(purpose, |(sentence, _)| sentence).trim_end_matches('.');
    (usage.split(' ').next() == Some(name)).then(|| Script {
        name: name.to_owned(),
        usage: usage.to_owned(),
        purpose: purpose.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_script_of_this_project_says_what_it_is_for() {
        let scripts = scripts(&crate::workspace()).expect("described scripts");
        assert!(scripts.iter().any(|script| script.name == "run"));
    }

    #[test]
    fn a_header_has_the_name_the_arguments_and_the_purpose() {
        let text = "#!/bin/sh\n# book [FOLDER]: builds: a\n# book. It needs mdbook.\n#\n# More.\n";
        let script = describe("book", text).expect("a description");
        assert_eq!((script.usage.as_str(), script.purpose.as_str()), ("book [FOLDER]", "builds: a book"));
        for text in ["", "#!/bin/sh\n", "#!/bin/sh\n# books: builds.\n", "#!/bin/sh\n# Builds a book.\n"] {
            assert!(describe("book", text).is_none(), "{text:?}");
        }
    }
}
