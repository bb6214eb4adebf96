//! Turns text in any Unicode encoding and with any line ends into UTF-8 with line feeds; anything else is refused.

use encoding_rs::{UTF_16BE, UTF_16LE};
use encoding_rs_io::DecodeReaderBytesBuilder;
use std::borrow::Cow;
use std::io::{self, Cursor, Read};

/// How many bytes are read at most to find out how lines end.
const LONGEST_HEAD: usize = 1 << 16;

/// Reads a text. UTF-16 is recognised by its byte order mark or by the zeros in its first two bytes. Waits for the first line.
pub(super) fn open(mut input: impl Read + Send + 'static) -> io::Result<Box<dyn Read + Send>> {
    let (head, _) = head(&mut input, |head| head.len() >= 2)?;
    let unmarked = match head[..] {
        [0, low, ..] if low > 0 => Some(UTF_16BE),
        [low, 0, ..] if low > 0 => Some(UTF_16LE),
        _ => None,
    };
    let mut decoder = DecodeReaderBytesBuilder::new();
    let mut text = decoder.encoding(unmarked).utf8_passthru(true).build(Cursor::new(head).chain(input));
    let (head, has_ended) = self::head(&mut text, |head| ends_with_cr(head).is_some())?;
    if head.contains(&0) {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "not a text file"));
    }
    let is_old = ends_with_cr(&head).unwrap_or(has_ended);
    let text = Cursor::new(head).chain(text);
    Ok(if is_old { Box::new(OldMac(text)) } else { Box::new(text) })
}

/// Reads until there is enough. Also returns whether the input ended first.
fn head(input: &mut impl Read, is_enough: fn(&[u8]) -> bool) -> io::Result<(Vec<u8>, bool)> {
    let mut head = Vec::new();
    while !is_enough(&head) && head.len() < LONGEST_HEAD {
        let before = head.len();
        head.resize(before + (1 << 13), 0);
        let read = input.read(&mut head[before..]);
        head.truncate(before + *read.as_ref().unwrap_or(&0));
        match read {
            Ok(0) => return Ok((head, true)),
            Err(error) if error.kind() != io::ErrorKind::Interrupted => return Err(error),
            _ => {}
        }
    }
    Ok((head, false))
}

/// Whether the first line ends as on old Macs: in carriage returns without a line feed. `None` if it is too early to tell.
fn ends_with_cr(text: &[u8]) -> Option<bool> {
    let end = &text[memchr::memchr2(b'\r', b'\n', text)?..];
    if end[0] == b'\n' { Some(false) } else { end.iter().find(|&&byte| byte != b'\r').map(|&byte| byte != b'\n') }
}

/// A text in which every carriage return ends a line.
struct OldMac<R>(R);

impl<R: Read> Read for OldMac<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.0.read(buffer)?;
        buffer[..read].iter_mut().filter(|byte| **byte == b'\r').for_each(|byte| *byte = b'\n');
        Ok(read)
    }
}

/// The text of an argument with line feeds as line ends.
pub(super) fn mended(text: &str) -> Cow<'_, str> {
    if ends_with_cr(text.as_bytes()) == Some(true) { text.replace('\r', "\n").into() } else { text.into() }
}
