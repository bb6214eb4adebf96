//! What a reader finds in a text, before the rules are checked.

use super::Metadata;
use super::values::Values;
use crate::classic::{Cell, Digits};

/// What a reader found, before the rules were checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Draft {
    pub(super) values: Values,
    pub(super) played: Option<Values>,
    pub(super) candidates: Option<Box<[Digits; Cell::COUNT]>>,
    pub(super) metadata: Metadata,
}

impl From<Values> for Draft {
    fn from(values: Values) -> Self {
        Draft { values, played: None, candidates: None, metadata: Metadata::default() }
    }
}
