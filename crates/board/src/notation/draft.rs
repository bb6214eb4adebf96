//! The result of reading a text, before the rules are checked.

use super::Metadata;
use super::values::BoardValues;
use crate::classic::ClassicCell;
use crate::{Cell, Values};

/// The content of a text, before the rules are checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Draft {
    pub(super) values: BoardValues,
    pub(super) played: Option<BoardValues>,
    pub(super) candidates: Option<Box<[Values; Cell::COUNT]>>,
    pub(super) metadata: Metadata,
}

impl From<BoardValues> for Draft {
    fn from(values: BoardValues) -> Self {
        Draft { values, played: None, candidates: None, metadata: Metadata::default() }
    }
}
