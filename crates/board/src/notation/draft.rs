//! The result of reading a text, before the rules are checked.

use super::Metadata;
use super::values::Values;
use crate::Cell;
use crate::classic::{ClassicCell, Digits};

/// The content of a text, before the rules are checked.
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
