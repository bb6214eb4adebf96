//! Lines for standard error. Equal ones are counted: what is wrong with one row of a table is often wrong with all of them.

use super::input::Origin;
use std::collections::HashMap;
use std::fmt::{self, Display};

/// The prefix of all lines.
const PROGRAM: &str = "sudoku-assistant: ";

/// The most times that an error is printed when it occurs in many lines of an input.
pub(super) const THRICE: u64 = 3;

/// The most different complaints that are remembered, so that memory does not grow with the input.
const MOST_REMEMBERED: usize = 1000;

/// A line for standard error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Complaint {
    /// The name of the input, if there is more than one.
    name: String,
    /// The line of the input.
    line: Option<u64>,
    reason: String,
    /// The most times that it is printed if only the line differs.
    most: u64,
}

impl Complaint {
    /// Always printed.
    pub fn of(origin: Origin<'_>, reason: impl Display) -> Complaint {
        let (name, line) = origin.parts();
        Complaint { name: name.to_owned(), line, reason: reason.to_string(), most: u64::MAX }
    }

    /// Always printed, and about no input.
    pub fn about_nothing(reason: impl Display) -> Complaint {
        Complaint { name: String::new(), line: None, reason: reason.to_string(), most: u64::MAX }
    }

    /// Printed so many times if only the line differs, and then counted.
    pub fn at_most(self, most: u64) -> Complaint {
        Complaint { most, ..self }
    }
}

impl Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PROGRAM}{}{}", Origin::new(&self.name, self.line), self.reason)
    }
}

/// The complaints so far that are counted.
#[derive(Default, Debug)]
pub(super) struct Complaints {
    seen: Vec<Seen>,
    /// The index in `seen` of each complaint, by its input and its reason.
    places: HashMap<(String, String), usize>,
}

#[derive(Debug)]
struct Seen {
    last: Complaint,
    times: u64,
}

impl Complaints {
    /// Registers the complaint and returns true if it should be printed; otherwise it is only counted.
    pub fn take(&mut self, complaint: Complaint) -> bool {
        if complaint.most == u64::MAX {
            return true;
        }
        let key = (complaint.name.clone(), complaint.reason.clone());
        match self.places.get(&key) {
            Some(&place) => {
                let seen = &mut self.seen[place];
                seen.times += 1;
                let is_printed = seen.times <= complaint.most;
                seen.last = complaint;
                is_printed
            }
            None => {
                if self.seen.len() < MOST_REMEMBERED {
                    self.places.insert(key, self.seen.len());
                    self.seen.push(Seen { last: complaint, times: 1 });
                }
                true
            }
        }
    }

    /// The lines that say how many were counted.
    pub fn rest(&self) -> impl Iterator<Item = String> {
        self.seen.iter().filter(|seen| seen.times > seen.last.most).map(|Seen { last, times }| {
            let up_to = last.line.map_or_else(String::new, |line| format!(", up to line {line}"));
            let place = Origin::new(&last.name, None);
            format!("{PROGRAM}{place}{} more like it{up_to}: {}", times - last.most, last.reason)
        })
    }
}
