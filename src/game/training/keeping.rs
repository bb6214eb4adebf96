//! What was found in the training is kept in a file of its own.

use super::Training;
use crate::game::files::folders::Folders;
use crate::game::files::kept::Kept;
use crate::game::owl::words::words;
use crate::training::Tally;
use crate::versioned::FormError;
use std::path::PathBuf;

impl Kept for Training {
    type Record = Tally;

    fn path(folders: &Folders) -> PathBuf {
        folders.training()
    }

    fn read(file: &str, text: &str) -> Result<Tally, FormError> {
        Tally::read(file, text)
    }

    fn write(record: &Tally) -> String {
        record.write()
    }

    fn record(&self) -> &Tally {
        &self.tally
    }

    fn go_on_with(&mut self, record: Tally) {
        self.tally = record;
    }

    fn unread(reason: String) -> String {
        words().training_unread(reason)
    }
}
