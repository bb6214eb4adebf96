//! The names of variables and lists: a project knows them by ids, a program by names that can be told apart.

use std::collections::{HashMap, HashSet};

/// Variables or lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Kind {
    Variable,
    List,
}

/// The names that are seen in a sprite.
#[derive(Clone, Default)]
pub(super) struct Names {
    /// By what a project says: an id, or a name where it has no ids.
    meant: HashMap<(Kind, String), String>,
    taken: HashSet<String>,
}

impl Names {
    /// Something that is made: its name, with a number if it is taken.
    pub fn add(&mut self, kind: Kind, id: &str, name: &str) -> String {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let name = if name.is_empty() { "unnamed".to_owned() } else { name };
        let free = self.free(&name);
        self.meant.insert((kind, id.to_owned()), free.clone());
        free
    }

    /// The name with a number behind it, if it is taken.
    pub fn free(&mut self, name: &str) -> String {
        let mut free = name.to_owned();
        let mut number = 2;
        while !self.taken.insert(free.clone()) {
            free = format!("{name} {number}");
            number += 1;
        }
        free
    }

    /// What a block means by an id and a name.
    pub fn meant(&self, kind: Kind, id: Option<&str>, name: &str) -> String {
        let by = |key: &str| self.meant.get(&(kind, key.to_owned()));
        id.and_then(by).cloned().unwrap_or_else(|| name.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}
