//! The form in which a recipe's choice is saved in files.

use super::Difficulty;
use super::recipe::{RecipeChoice, RecipeChoiceError};

/// The saved form: a difficulty is saved by its name, as before there were levels; everything else is saved as text.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(rename = "Form")]
pub(super) enum SavedChoice {
    Easy,
    Medium,
    Hard,
    Needs(String),
}

impl From<RecipeChoice> for SavedChoice {
    fn from(wanted: RecipeChoice) -> SavedChoice {
        match wanted {
            RecipeChoice::Difficulty(Difficulty::Easy) => SavedChoice::Easy,
            RecipeChoice::Difficulty(Difficulty::Medium) => SavedChoice::Medium,
            RecipeChoice::Difficulty(Difficulty::Hard) => SavedChoice::Hard,
            other => SavedChoice::Needs(other.to_string()),
        }
    }
}

impl TryFrom<SavedChoice> for RecipeChoice {
    type Error = RecipeChoiceError;

    fn try_from(form: SavedChoice) -> Result<RecipeChoice, RecipeChoiceError> {
        Ok(RecipeChoice::Difficulty(match form {
            SavedChoice::Easy => Difficulty::Easy,
            SavedChoice::Medium => Difficulty::Medium,
            SavedChoice::Hard => Difficulty::Hard,
            SavedChoice::Needs(text) => return text.parse(),
        }))
    }
}
