//! The standards that lessons serve: CSTA's of 2017, and England's national curriculum for computing of 2013.

use super::lesson::{Lesson, TaskKind};

/// A standard, and what a lesson contains that serves it.
pub(super) struct Standard {
    /// The key of the message that describes it.
    pub key: &'static str,
    /// The concepts that serve it.
    concepts: &'static [&'static str],
    /// The kinds of tasks that serve it.
    kinds: &'static [TaskKind],
}

impl Standard {
    const fn of_concepts(key: &'static str, concepts: &'static [&'static str]) -> Standard {
        Standard { key, concepts, kinds: &[] }
    }

    const fn of_kinds(key: &'static str, kinds: &'static [TaskKind]) -> Standard {
        Standard { key, concepts: &[], kinds }
    }

    /// Returns the code of the standard; `None` if it has none, as in England.
    pub(super) fn code(&self) -> Option<&'static str> {
        self.key.strip_prefix("csta-")
    }

    /// Returns true if the lesson serves the standard.
    pub(super) fn is_served_by(&self, lesson: &Lesson) -> bool {
        let has_concept = lesson.concepts.iter().any(|concept| self.concepts.contains(&concept.as_str()));
        has_concept || lesson.tasks.iter().any(|task| self.kinds.contains(&task.kind))
    }
}

/// Computer Science Teachers Association, K-12 Computer Science Standards, revised 2017: algorithms and programming.
pub(super) const CSTA: [Standard; 14] = [
    Standard::of_concepts("csta-1B-AP-09", &["variables", "state"]),
    Standard::of_concepts("csta-1B-AP-10", &["sequence", "events", "loops", "conditions", "broadcast"]),
    Standard::of_concepts("csta-1B-AP-11", &["custom-blocks", "divide-and-conquer"]),
    Standard::of_kinds("csta-1B-AP-12", &[TaskKind::Change]),
    Standard::of_kinds("csta-1B-AP-15", &[TaskKind::Change, TaskKind::Make]),
    Standard::of_concepts("csta-2-AP-11", &["variables", "strings", "arithmetic"]),
    Standard::of_concepts("csta-2-AP-12", &["backtracking"]),
    Standard::of_concepts("csta-2-AP-13", &["divide-and-conquer", "abstraction"]),
    Standard::of_concepts("csta-2-AP-14", &["custom-blocks"]),
    Standard::of_kinds("csta-2-AP-17", &[TaskKind::Make]),
    Standard::of_concepts("csta-3A-AP-14", &["lists"]),
    Standard::of_concepts("csta-3A-AP-17", &["recursion", "divide-and-conquer"]),
    Standard::of_concepts("csta-3B-AP-10", &["backtracking"]),
    Standard::of_concepts("csta-3B-AP-13", &["recursion"]),
];

/// Department for Education, National curriculum in England: computing programmes of study, 2013.
pub(super) const ENGLAND: [Standard; 8] = [
    Standard::of_concepts(
        "england-ks2-sequence",
        &["sequence", "events", "loops", "conditions", "variables", "state", "broadcast", "clones"],
    ),
    Standard::of_concepts("england-ks2-decompose", &["custom-blocks", "divide-and-conquer"]),
    Standard::of_kinds("england-ks2-reasoning", &[TaskKind::Predict, TaskKind::Investigate, TaskKind::Change]),
    Standard::of_concepts("england-ks3-abstraction", &["abstraction", "coordinates", "state"]),
    Standard::of_concepts("england-ks3-algorithms", &["backtracking", "divide-and-conquer", "recursion"]),
    Standard::of_concepts("england-ks3-boolean", &["conditions", "validation"]),
    Standard::of_concepts("england-ks3-data", &["lists"]),
    Standard::of_concepts("england-ks3-procedures", &["custom-blocks", "abstraction", "recursion"]),
];
