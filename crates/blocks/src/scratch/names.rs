//! The names of variables and lists that lowering adds to a sprite.

use crate::{Program, Sprite};
use std::collections::HashSet;

/// The names in a sprite, and those that lowering adds.
pub(super) struct Names {
    taken: HashSet<String>,
    /// The added variables.
    pub variables: Vec<String>,
    result: Option<String>,
    /// The list for recursive calls, if it is needed.
    pub call_stack: Option<String>,
}

impl Names {
    pub fn new(program: &Program, sprite: &Sprite) -> Names {
        let variables = program.variables.iter().chain(&sprite.variables);
        let lists = program.lists.iter().chain(&sprite.lists).map(|list| &list.name);
        let taken = variables.chain(lists).cloned().collect();
        Names { taken, variables: Vec::new(), result: None, call_stack: None }
    }

    /// Returns the name, with a number added if it is taken.
    fn free(&mut self, name: &str) -> String {
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        let free = names.find(|name| !self.taken.contains(name)).unwrap_or_default();
        self.taken.insert(free.clone());
        free
    }

    /// Adds a variable.
    pub fn variable(&mut self, name: &str) -> String {
        let free = self.free(name);
        self.variables.push(free.clone());
        free
    }

    /// Returns the variable for reported values, adding it if it is new.
    pub fn result(&mut self) -> String {
        if self.result.is_none() {
            self.result = Some(self.variable("result"));
        }
        self.result.clone().unwrap_or_default()
    }

    /// Returns the list for the variables of recursive calls, adding it if it is new.
    pub fn call_stack(&mut self) -> String {
        if self.call_stack.is_none() {
            self.call_stack = Some(self.free("call stack"));
        }
        self.call_stack.clone().unwrap_or_default()
    }
}
