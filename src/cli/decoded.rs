//! Bytes become UTF-8: UTF-16 is told by its byte order mark, and what is no text at all is refused.

use std::io::{self, Read};

/// In so many bytes at the start of what is no text a byte 0 is found.
const SAMPLE: usize = 1 << 13;
/// How many bytes of UTF-16 are read at once.
const CHUNK: usize = 1 << 12;

#[derive(Clone, Copy)]
enum Encoding {
    /// UTF-8, or what else has no mark; so many bytes of it were looked at.
    Plain {
        seen: usize,
    },
    Utf16 {
        read: fn([u8; 2]) -> u16,
    },
}

/// A text as it is read, as UTF-8. What is not UTF-16 where it should be becomes U+FFFD.
pub(super) struct Decoded<R> {
    input: R,
    /// `None` before the first bytes.
    encoding: Option<Encoding>,
    /// What was read and is part of a character.
    part: Vec<u8>,
    /// What can be given.
    ready: io::Cursor<Vec<u8>>,
}

impl<R: Read> Decoded<R> {
    pub fn new(input: R) -> Decoded<R> {
        Decoded { input, encoding: None, part: Vec::new(), ready: io::Cursor::default() }
    }

    /// Reads as far as the encoding is known: one byte, or the two of a mark.
    fn begin(&mut self) -> io::Result<Encoding> {
        while self.part.len() < 2 && self.part.first().is_none_or(|byte| matches!(byte, 0xfe | 0xff)) {
            let mut byte = [0];
            if self.input.read(&mut byte)? == 0 {
                break;
            }
            self.part.extend(byte);
        }
        Ok(match self.part[..] {
            [0xff, 0xfe] => Encoding::Utf16 { read: u16::from_le_bytes },
            [0xfe, 0xff] => Encoding::Utf16 { read: u16::from_be_bytes },
            _ => Encoding::Plain { seen: 0 },
        })
    }

    /// Makes some characters ready, or none at the end.
    fn decode(&mut self, read: fn([u8; 2]) -> u16) -> io::Result<()> {
        let mut chunk = [0; CHUNK];
        let mut text = String::new();
        while text.is_empty() {
            let length = self.input.read(&mut chunk)?;
            self.part.extend_from_slice(&chunk[..length]);
            let mut units: Vec<u16> = self.part.chunks_exact(2).map(|pair| read([pair[0], pair[1]])).collect();
            // The first half of a pair waits for the second.
            if length > 0 && units.last().is_some_and(|unit| (0xd800..0xdc00).contains(unit)) {
                units.pop();
            }
            self.part.drain(..2 * units.len());
            text.extend(char::decode_utf16(units).map(|character| character.unwrap_or(char::REPLACEMENT_CHARACTER)));
            if length == 0 {
                text.extend(self.part.drain(..).map(|_| char::REPLACEMENT_CHARACTER).next());
                break;
            }
        }
        self.ready = io::Cursor::new(text.into_bytes());
        Ok(())
    }
}

impl<R: Read> Read for Decoded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let encoding = match self.encoding {
            Some(encoding) => encoding,
            None => {
                let encoding = self.begin()?;
                let part = std::mem::take(&mut self.part);
                if let Encoding::Plain { .. } = encoding {
                    self.ready = io::Cursor::new(part);
                }
                *self.encoding.insert(encoding)
            }
        };
        let mut given = self.ready.read(buffer)?;
        match encoding {
            Encoding::Utf16 { read } if given == 0 => {
                self.decode(read)?;
                given = self.ready.read(buffer)?;
            }
            Encoding::Utf16 { .. } => {}
            Encoding::Plain { seen } => {
                if given == 0 {
                    given = self.input.read(buffer)?;
                }
                if buffer[..given].iter().take(SAMPLE.saturating_sub(seen)).any(|&byte| byte == 0) {
                    return Err(io::Error::new(io::ErrorKind::InvalidData, "this is no text"));
                }
                self.encoding = Some(Encoding::Plain { seen: seen.saturating_add(given) });
            }
        }
        Ok(given)
    }
}
