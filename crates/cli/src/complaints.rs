//! Messages for standard error. Repeated ones are counted: an error in one row of a table is often in all of them.

use super::input::Origin;
use std::collections::HashMap;
use std::fmt::{self, Display};

/// The prefix of all messages.
const PROGRAM: &str = "sudoku-assistant: ";

/// The number of times that an error is printed if it occurs in many lines of an input.
pub(super) const MAX_REPEATS: u64 = 3;

/// The maximum number of different complaints that are remembered, so that memory does not grow with the input.
const MAX_REMEMBERED: usize = 1000;

/// A message for standard error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Complaint {
    /// The name of the input, if there is more than one.
    name: String,
    /// The line of the input, from 1.
    line: Option<u64>,
    reason: String,
    /// The number of times that it is printed if only the line differs; after that it is only counted.
    most: u64,
}

impl Complaint {
    /// Creates a complaint about an input. It is always printed.
    pub fn of(origin: Origin<'_>, reason: impl Display) -> Complaint {
        let (name, line) = origin.parts();
        Complaint { name: name.to_owned(), line, reason: reason.to_string(), most: u64::MAX }
    }

    /// Creates a complaint that is not about an input. It is always printed.
    pub fn general(reason: impl Display) -> Complaint {
        Complaint { name: String::new(), line: None, reason: reason.to_string(), most: u64::MAX }
    }

    /// Limits how many times the complaint is printed if only the line differs; after that it is only counted.
    pub fn at_most(self, most: u64) -> Complaint {
        Complaint { most, ..self }
    }
}

impl Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PROGRAM}{}{}", Origin::new(&self.name, self.line), self.reason)
    }
}

/// The complaints so far, without those that are always printed.
#[derive(Default, Debug)]
pub(super) struct Complaints {
    seen: Vec<SeenComplaint>,
    /// The index in `seen` of each complaint, by its input and its reason.
    indices: HashMap<(String, String), usize>,
}

#[derive(Debug)]
struct SeenComplaint {
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
        match self.indices.get(&key) {
            Some(&index) => {
                let seen = &mut self.seen[index];
                seen.times += 1;
                let is_printed = seen.times <= complaint.most;
                seen.last = complaint;
                is_printed
            }
            None => {
                if self.seen.len() < MAX_REMEMBERED {
                    self.indices.insert(key, self.seen.len());
                    self.seen.push(SeenComplaint { last: complaint, times: 1 });
                }
                true
            }
        }
    }

    /// Returns a line for each complaint that was not always printed, with the number of times it was only counted.
    pub fn summary_lines(&self) -> impl Iterator<Item = String> {
        self.seen.iter().filter(|seen| seen.times > seen.last.most).map(|SeenComplaint { last, times }| {
            let up_to = last.line.map_or_else(String::new, |line| format!(", up to line {line}"));
            let origin = Origin::new(&last.name, None);
            format!("{PROGRAM}{origin}{} more like it{up_to}: {}", times - last.most, last.reason)
        })
    }
}
