//! Ends of lines as old Macs wrote them, a carriage return alone, become the usual ones.

use std::borrow::Cow;
use std::io::{self, Read};

const CR: u8 = b'\r';
const LF: u8 = b'\n';

/// A text as it is read, its line ends mended.
///
/// The first line end tells: if it is one carriage return or more with no line feed after them, every carriage return ends a line.
pub(super) struct LineEnds<R> {
    input: R,
    /// Whether each carriage return ends a line; `None` before the first line end.
    old: Option<bool>,
    /// What was read and has not been given yet.
    held: Vec<u8>,
}

impl<R: Read> LineEnds<R> {
    pub fn new(input: R) -> LineEnds<R> {
        LineEnds { input, old: None, held: Vec::new() }
    }
}

impl<R: Read> Read for LineEnds<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.old.is_none() {
            let read = self.input.read(buffer)?;
            if read == 0 && self.held.is_empty() {
                return Ok(0);
            }
            self.held.extend_from_slice(&buffer[..read]);
            self.old = if read == 0 { Some(true) } else { is_old(&self.held) };
            let first = self.held.iter().position(|&byte| byte == CR).unwrap_or(self.held.len());
            // What stands before a line end need not wait for it to be known.
            if self.old.is_none() && first > 0 {
                return Ok(self.give(first, buffer));
            }
            if self.old == Some(true) {
                mend(&mut self.held);
            }
        }
        if !self.held.is_empty() {
            return Ok(self.give(self.held.len(), buffer));
        }
        let read = self.input.read(buffer)?;
        if self.old == Some(true) {
            mend(&mut buffer[..read]);
        }
        Ok(read)
    }
}

impl<R> LineEnds<R> {
    /// Gives what is held, at most so much.
    fn give(&mut self, most: usize, buffer: &mut [u8]) -> usize {
        let given = most.min(buffer.len());
        buffer[..given].copy_from_slice(&self.held[..given]);
        self.held.drain(..given);
        given
    }
}

/// Whether each carriage return of the text ends a line; `None` if that cannot be told yet.
fn is_old(text: &[u8]) -> Option<bool> {
    let first = text.iter().position(|&byte| byte == CR || byte == LF)?;
    if text[first] == LF {
        return Some(false);
    }
    text[first..].iter().find(|&&byte| byte != CR).map(|&byte| byte != LF)
}

fn mend(text: &mut [u8]) {
    text.iter_mut().filter(|byte| **byte == CR).for_each(|byte| *byte = LF);
}

/// The text of an argument, its line ends mended.
pub(super) fn mended(text: &str) -> Cow<'_, str> {
    if is_old(text.as_bytes()) == Some(true) { text.replace('\r', "\n").into() } else { text.into() }
}
