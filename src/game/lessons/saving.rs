//! Saves the progress in the lessons in its own file.

use crate::game::files::Folders;
use crate::game::files::saved_record::SavedRecord;
use crate::game::lessons::learning::Learning;
use std::path::PathBuf;
use sudoku_run::lessons::Progress;
use sudoku_storage::versioned::FormError;
use sudoku_words::words;

impl SavedRecord for Learning {
    type Record = Progress;

    fn path(folders: &Folders) -> PathBuf {
        folders.lessons()
    }

    fn read(file: &str, text: &str) -> Result<Progress, FormError> {
        Progress::read(file, text)
    }

    fn write(record: &Progress) -> String {
        record.write()
    }

    fn record(&self) -> &Progress {
        self.progress()
    }

    fn go_on_with(&mut self, record: Progress) {
        Learning::go_on_with(self, record);
    }

    fn unread(reason: String) -> String {
        words().lessons_unread(reason)
    }
}
