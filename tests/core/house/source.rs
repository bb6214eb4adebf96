//! Finds the items of other files that each file of `src/` uses.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The path of an item: the names that lead to it.
pub type Names = Vec<String>;

/// A file of `src/`, and the names that it uses.
pub struct File {
    /// The path from `src/`, such as `blocks/edit/mod.rs`.
    pub path: String,
    /// The first line of the file.
    pub title: String,
    /// The names and symbols in the code, without comments, strings and unit tests.
    pub words: Vec<String>,
    /// The path of the module in this file, such as `blocks`, `edit`.
    module: Names,
    /// The names that the file imports or re-exports, each with the path as it is written there.
    imports: Vec<(String, Names)>,
    /// All paths that the file mentions, except for re-exports (`pub use`).
    named: Vec<Names>,
}

/// All files, by module path.
pub struct Source(BTreeMap<Names, File>);

impl Source {
    pub fn read() -> Source {
        let mut source = Source(BTreeMap::new());
        source.read_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "");
        source
    }

    fn read_folder(&mut self, folder: &Path, before: &str) {
        for entry in fs::read_dir(folder).expect("a folder of the source") {
            let entry = entry.expect("an entry of a folder").path();
            let path = format!("{before}{}", entry.file_name().expect("a name").to_string_lossy());
            if entry.is_dir() {
                self.read_folder(&entry, &format!("{path}/"));
            } else if let Some(stem) = path.strip_suffix(".rs") {
                let module = stem.split('/').filter(|name| !["mod", "lib"].contains(name)).map(str::to_owned);
                let file = File::of(module.collect(), &path, &fs::read_to_string(&entry).expect("text"));
                self.0.insert(file.module.clone(), file);
            }
        }
    }

    pub fn files(&self) -> impl Iterator<Item = &File> {
        self.0.values()
    }

    /// Returns the other files whose items the file uses, each with the path from the root of the crate.
    pub fn used_by<'a>(&'a self, file: &'a File) -> impl Iterator<Item = (&'a File, Names)> {
        file.named.iter().filter_map(|path| {
            let path = self.path_from_root(file, path)?;
            self.home_of(&path).filter(|used| used.path != file.path).map(|used| (used, path))
        })
    }

    /// Returns the path from the root of the crate; `None` if it leads to another crate.
    fn path_from_root(&self, file: &File, path: &[String]) -> Option<Names> {
        let (first, rest) = path.split_first()?;
        let from = match first.as_str() {
            "crate" | "sudoku_assistant" => vec![],
            "self" => file.module.clone(),
            "super" => {
                let ups = path.iter().take_while(|name| *name == "super").count();
                let above = &file.module[..file.module.len().checked_sub(ups)?];
                return Some([above, &path[ups..]].concat());
            }
            name => {
                let child = [&file.module[..], &path[..1]].concat();
                let imported = file.imports.iter().find(|(here, path)| here == name && path[0] != name);
                match imported {
                    _ if !rest.is_empty() && self.0.contains_key(&child) => child,
                    Some((_, path)) => self.path_from_root(file, path)?,
                    None if self.0.contains_key(&child) => child,
                    None => return None,
                }
            }
        };
        Some([&from, rest].concat())
    }

    /// Returns the file that defines an item, whichever modules re-export it; `None` for a module, whose items are named
    /// elsewhere.
    fn home_of(&self, path: &[String]) -> Option<&File> {
        let (file, rest) = (0..path.len()).rev().find_map(|end| Some((self.0.get(&path[..end])?, &path[end..])))?;
        if self.0.contains_key(path) {
            return None;
        }
        let passed_on = file.imports.iter().filter(|(here, _)| *here == rest[0]);
        let mut onward =
            passed_on.filter_map(|(_, import)| Some([&self.path_from_root(file, import)?, &rest[1..]].concat()));
        Some(onward.find(|onward| onward != path).and_then(|onward| self.home_of(&onward)).unwrap_or(file))
    }
}

impl File {
    fn of(module: Names, path: &str, text: &str) -> File {
        let title = text.lines().next().unwrap_or_default().to_owned();
        let mut file =
            File { path: path.to_owned(), title, words: words(text), module, imports: vec![], named: vec![] };
        let words = file.words.clone();
        let mut at = 0;
        while at < words.len() {
            let start = at;
            if words[at] == "use" {
                let known = file.imports.len();
                at = file.import(&words, at + 1, &[]);
                if start == 0 || !["pub", ")"].contains(&words[start - 1].as_str()) {
                    file.named.extend(file.imports[known..].iter().map(|(_, path)| path.clone()));
                }
            } else if is_name(&words[at]) {
                let follows = |at: usize, is: fn(&str) -> bool| words.get(at).is_some_and(|word| is(word));
                while follows(at + 1, |sign| sign == "::") && follows(at + 2, is_name) {
                    at += 2;
                }
                // `pub(in crate::game)` is a visibility, not a use.
                let is_visibility = start > 1 && words[start - 2..start] == ["(", "in"];
                if at > start && !is_visibility {
                    file.named.push(words[start..=at].iter().step_by(2).cloned().collect());
                }
            }
            at += 1;
        }
        file
    }

    /// Reads a branch of an import, and returns the index at which it ends.
    fn import(&mut self, words: &[String], mut at: usize, before: &[String]) -> usize {
        let mut path = before.to_vec();
        let (mut renamed, mut is_empty) = (None, true);
        loop {
            match words[at].as_str() {
                "::" => {}
                "{" => {
                    while words[at] != "}" {
                        at = self.import(words, at + 1, &path);
                    }
                    return at + 1;
                }
                "as" => {
                    at += 1;
                    renamed = Some(words[at].clone());
                }
                "self" if !path.is_empty() => is_empty = false,
                name if is_name(&words[at]) || name == "*" => {
                    path.push(name.to_owned());
                    is_empty = false;
                }
                // The branch after the last comma is empty.
                _ if is_empty => return at,
                _ => {
                    self.imports.extend(renamed.or(path.last().cloned()).map(|name| (name, path)));
                    return at;
                }
            }
            at += 1;
        }
    }
}

fn is_name(word: &str) -> bool {
    word.starts_with(|first: char| first.is_alphabetic() || first == '_')
}

/// Returns the names and symbols in the code, without comments, strings, character literals and unit tests.
fn words(text: &str) -> Vec<String> {
    let mut words = vec![];
    let mut rest = text.split("#[cfg(test)]").next().unwrap_or_default();
    while let Some(first) = rest.chars().next() {
        let end_of = |sign: &str, from: usize| rest[from..].find(sign).map_or(rest.len(), |at| from + at + sign.len());
        let length = match first {
            _ if rest.starts_with("//") => end_of("\n", 0),
            _ if rest.starts_with("/*") => end_of("*/", 0),
            _ if rest.starts_with("r\"") || rest.starts_with("r#") => {
                let hashes = rest[1..].chars().take_while(|&sign| sign == '#').count();
                end_of(&format!("\"{}", "#".repeat(hashes)), hashes + 2)
            }
            '"' => {
                let mut escaped = false;
                let is_end = |sign| {
                    let ends = sign == '"' && !escaped;
                    escaped = sign == '\\' && !escaped;
                    ends
                };
                rest[1..].find(is_end).map_or(rest.len(), |at| at + 2)
            }
            '\'' if rest.starts_with("'\\") => end_of("'", 3),
            '\'' if rest.chars().nth(2) == Some('\'') => end_of("'", 1),
            _ if first.is_alphanumeric() || first == '_' => {
                rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(rest.len())
            }
            _ if rest.starts_with("::") => 2,
            _ => first.len_utf8(),
        };
        let is_code = !first.is_whitespace() && !['"', '\''].contains(&first) || length == 1 && first == '\'';
        if is_code && !rest.starts_with("//") && !rest.starts_with("/*") && !rest[..length].contains('"') {
            words.push(rest[..length].to_owned());
        }
        rest = &rest[length..];
    }
    words
}
