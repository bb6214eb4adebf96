//! interim
use crate::notation::{NumberedText, split_puzzles};
use std::io::{self, BufRead};
pub struct Splitter<R> {
    reader: Option<R>,
    pieces: std::vec::IntoIter<NumberedText>,
}
impl<R: BufRead> Splitter<R> {
    pub fn new(reader: R) -> Self {
        Splitter { reader: Some(reader), pieces: Vec::new().into_iter() }
    }
}
impl<R: BufRead> Iterator for Splitter<R> {
    type Item = io::Result<NumberedText>;
    fn next(&mut self) -> Option<Self::Item> {
        if let Some(mut reader) = self.reader.take() {
            let mut text = Vec::new();
            if let Err(e) = reader.read_to_end(&mut text) {
                return Some(Err(e));
            }
            self.pieces = split_puzzles(&String::from_utf8_lossy(&text)).into_iter();
        }
        self.pieces.next().map(Ok)
    }
}
