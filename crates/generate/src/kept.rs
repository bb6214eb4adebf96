//! The form in which a recipe's choice is saved in files.

use super::Difficulty;
use super::recipe::{Wanted, WantedError};

/// The saved form: a difficulty is saved by its name, as before there were levels; everything else is saved as text.
#[derive(serde::Serialize, serde::Deserialize)]
pub(super) enum Form {
    Easy,
    Medium,
    Hard,
    Needs(String),
}

impl From<Wanted> for Form {
    fn from(wanted: Wanted) -> Form {
        match wanted {
            Wanted::Difficulty(Difficulty::Easy) => Form::Easy,
            Wanted::Difficulty(Difficulty::Medium) => Form::Medium,
            Wanted::Difficulty(Difficulty::Hard) => Form::Hard,
            other => Form::Needs(other.to_string()),
        }
    }
}

impl TryFrom<Form> for Wanted {
    type Error = WantedError;

    fn try_from(form: Form) -> Result<Wanted, WantedError> {
        Ok(Wanted::Difficulty(match form {
            Form::Easy => Difficulty::Easy,
            Form::Medium => Difficulty::Medium,
            Form::Hard => Difficulty::Hard,
            Form::Needs(text) => return text.parse(),
        }))
    }
}
