//! The paths of the game's own files.

use bevy_ecs::prelude::*;
use std::path::PathBuf;

/// The folders in which the game keeps its files.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    /// The folder of the session, the saved games and other data.
    pub data: PathBuf,
    /// The folder of the settings.
    pub config: PathBuf,
}

impl Folders {
    /// Returns the path of the current session.
    pub fn sitting(&self) -> PathBuf {
        self.data.join("sitting.sudoku")
    }

    /// Returns the path of the progress in the lessons.
    pub fn lessons(&self) -> PathBuf {
        self.data.join("lessons.ron")
    }

    /// Returns the path of the progress in the training.
    pub fn training(&self) -> PathBuf {
        self.data.join("training.ron")
    }

    /// Returns the path of the current run.
    pub fn watching(&self) -> PathBuf {
        self.data.join("watching.ron")
    }

    /// Returns the path of the statistics.
    pub fn statistics(&self) -> PathBuf {
        self.data.join("statistics.ron")
    }

    /// Returns the path of the settings.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// Returns the folder of the saved games.
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }
}
