//! The names of variables and lists. A project identifies them by ids, a program by unique names.

use std::collections::{HashMap, HashSet};

/// The kind of a named value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum VariableKind {
    Variable,
    List,
}

/// The names that are visible in a sprite.
#[derive(Clone, Default)]
pub(super) struct Names {
    /// The name for each id in the project, or for each name that has no id.
    meant: HashMap<(VariableKind, String), String>,
    taken: HashSet<String>,
}

impl Names {
    /// Adds a variable or list. Returns its name, with a number added if it is taken.
    pub fn add(&mut self, kind: VariableKind, id: &str, name: &str) -> String {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let name = if name.is_empty() { "unnamed".to_owned() } else { name };
        let free = self.free(&name);
        self.meant.insert((kind, id.to_owned()), free.clone());
        free
    }

    /// Returns the name, with a number added if it is taken.
    pub fn free(&mut self, name: &str) -> String {
        let mut free = name.to_owned();
        let mut number = 2;
        while !self.taken.insert(free.clone()) {
            free = format!("{name} {number}");
            number += 1;
        }
        free
    }

    /// Returns the name for the id and name in a block.
    pub fn meant(&self, kind: VariableKind, id: Option<&str>, name: &str) -> String {
        let by = |key: &str| self.meant.get(&(kind, key.to_owned()));
        id.and_then(by).cloned().unwrap_or_else(|| name.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}
