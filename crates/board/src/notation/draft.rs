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

impl Draft {
    /// Creates a draft from the givens and all digits. Without givens, the digits are a puzzle that somebody typed in.
    pub(super) fn played(givens: BoardValues, all: BoardValues) -> Draft {
        let values = if givens == [0; Cell::COUNT] { all } else { givens };
        Draft { played: Some(all), ..Draft::from(values) }
    }
}

impl From<BoardValues> for Draft {
    fn from(values: BoardValues) -> Self {
        Draft { values, played: None, candidates: None, metadata: Metadata::default() }
    }
}
