//! Where each thing is kept.

use std::path::PathBuf;

/// Where the game keeps its files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    /// The sitting and the saved games.
    pub data: PathBuf,
    /// The settings.
    pub config: PathBuf,
}

impl Folders {
    /// The sitting, as it stands.
    pub fn sitting(&self) -> PathBuf {
        self.data.join("sitting.sudoku")
    }

    /// What has been done in the lessons.
    pub fn lessons(&self) -> PathBuf {
        self.data.join("lessons.ron")
    }

    /// What was found in the training.
    pub fn training(&self) -> PathBuf {
        self.data.join("training.ron")
    }

    /// Where the run is that is watched.
    pub fn watching(&self) -> PathBuf {
        self.data.join("watching.ron")
    }

    /// What was played.
    pub fn statistics(&self) -> PathBuf {
        self.data.join("statistics.ron")
    }

    /// The settings.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// The saved games.
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }
}
