//! Converts a file or standard input to UTF-8: decompresses and decodes it.
//!
//! Nothing is replaced silently: text that is not UTF-8 is decoded with the most likely encoding, with a warning, and bytes that
//! are invalid in an encoding are an error.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Decoder, DecoderResult, Encoding, UTF_8, UTF_16BE, UTF_16LE};
use flate2::bufread::MultiGzDecoder;
use ruzstd::decoding::StreamingDecoder;
use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::str;
use std::sync::{Arc, OnceLock};

/// The maximum number of bytes that are read to recognise what a text is.
pub(super) const MAX_HEAD_BYTES: usize = 1 << 16;

/// The number of bytes that are decoded at once.
const CHUNK: usize = 1 << 15;

/// The first bytes of a file compressed with gzip.
const GZIP: [u8; 2] = [0x1f, 0x8b];
/// The first bytes of a file compressed with zstd.
const ZSTD: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];

/// A reader that gives an input as UTF-8, with its line ends unchanged.
pub struct Text {
    input: Box<dyn Read + Send>,
    /// The decoder to UTF-8; `None` as long as the bytes are valid UTF-8.
    decoder: Option<Decoder>,
    /// Bytes that have been read but not decoded.
    raw: Vec<u8>,
    /// True once all bytes have been read.
    has_ended: bool,
    /// True once all bytes have been decoded.
    is_done: bool,
    /// The number of lines decoded so far.
    lines: u64,
    warning: Arc<OnceLock<String>>,
}

/// Opens a text. Without an encoding, UTF-16 is recognised by its byte order mark or by the zeros in its first two bytes, and
/// everything else is read as UTF-8 up to the first invalid byte.
pub fn open(input: impl Read + Send + 'static, encoding: Option<&'static Encoding>) -> io::Result<Text> {
    let (mut head, input) = unpack(input)?;
    let (marked, length) = Encoding::for_bom(&head).map_or((None, 0), |(marked, length)| (Some(marked), length));
    let unmarked = match head[..] {
        [0, low, ..] if low > 0 => Some(UTF_16BE),
        [low, 0, ..] if low > 0 => Some(UTF_16LE),
        _ => None,
    };
    head.drain(..length);
    let encoding = marked.or(encoding).or(unmarked).filter(|&encoding| encoding != UTF_8);
    Ok(Text {
        input,
        decoder: encoding.map(Encoding::new_decoder_without_bom_handling),
        raw: head,
        has_ended: false,
        is_done: false,
        lines: 0,
        warning: Arc::default(),
    })
}

/// Decompresses an input if its first bytes show that it is compressed. Waits for the first line, or four bytes.
fn unpack(mut input: impl Read + Send + 'static) -> io::Result<(Vec<u8>, Box<dyn Read + Send>)> {
    let mut head = Vec::new();
    grow(&mut head, &mut input, |head| head.len() >= 4 || head.contains(&b'\n'))?;
    let is_gzip = head.starts_with(&GZIP);
    if !is_gzip && !head.starts_with(&ZSTD) {
        return Ok((head, Box::new(input)));
    }
    let packed = BufReader::with_capacity(CHUNK, Cursor::new(head).chain(input));
    let mut unpacked: Box<dyn Read + Send> = if is_gzip {
        Box::new(MultiGzDecoder::new(packed))
    } else {
        Box::new(Frames { packed: Some(packed), frame: None })
    };
    let mut head = Vec::new();
    grow(&mut head, &mut unpacked, |head| head.len() >= 4)?;
    Ok((head, unpacked))
}

/// Reads until `head` is long enough. Returns true if the input ended first.
pub fn grow(head: &mut Vec<u8>, input: &mut impl Read, is_enough: impl Fn(&[u8]) -> bool) -> io::Result<bool> {
    while !is_enough(head) && head.len() < MAX_HEAD_BYTES {
        let before = head.len();
        head.resize(before + (1 << 13), 0);
        let read = input.read(&mut head[before..]);
        head.truncate(before + *read.as_ref().unwrap_or(&0));
        match read {
            Ok(0) => return Ok(true),
            Err(error) if error.kind() != io::ErrorKind::Interrupted => return Err(error),
            _ => {}
        }
    }
    Ok(false)
}

/// A reader that decompresses zstd frames, one after the other.
struct Frames<R: Read> {
    packed: Option<R>,
    frame: Option<StreamingDecoder<R, ruzstd::decoding::FrameDecoder>>,
}

impl<R: BufRead> Read for Frames<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if let Some(frame) = &mut self.frame {
                let read = frame.read(buffer)?;
                if read > 0 || buffer.is_empty() {
                    return Ok(read);
                }
            }
            self.packed = self.frame.take().map(StreamingDecoder::into_inner).or_else(|| self.packed.take());
            let Some(mut packed) = self.packed.take() else { return Ok(0) };
            if packed.fill_buf()?.is_empty() {
                return Ok(0);
            }
            self.frame = Some(StreamingDecoder::new(packed).map_err(io::Error::other)?);
        }
    }
}

impl Text {
    /// Returns the cell that receives a warning when the encoding is guessed.
    pub fn warning(&self) -> Arc<OnceLock<String>> {
        Arc::clone(&self.warning)
    }

    /// Copies the valid UTF-8 at the beginning of the raw bytes to the buffer and returns its length. Returns `None` if the
    /// first character is invalid, so that the encoding has to be guessed.
    fn pass(&mut self, buffer: &mut [u8]) -> Option<usize> {
        let most = self.raw.len().min(buffer.len());
        let valid = match str::from_utf8(&self.raw[..most]) {
            Ok(text) => text.len(),
            Err(error) => {
                // The rest of a character may not have been read yet.
                let is_cut = error.error_len().is_none() && !(self.has_ended && most == self.raw.len());
                if error.valid_up_to() == 0 && !is_cut {
                    return None;
                }
                error.valid_up_to()
            }
        };
        buffer[..valid].copy_from_slice(&self.raw[..valid]);
        self.raw.drain(..valid);
        Some(valid)
    }

    fn guess(&mut self) -> io::Result<()> {
        grow(&mut self.raw, &mut self.input, |raw| raw.len() >= CHUNK)?;
        let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
        detector.feed(&self.raw, true);
        let encoding = detector.guess(None, Utf8Detection::Deny);
        // Cannot fail: the encoding is guessed only once.
        let _ = self.warning.set(format!(
            "line {}: this is not UTF-8, and is read as {}; if that is wrong, name the encoding with --encoding",
            self.lines + 1,
            encoding.name().to_lowercase()
        ));
        self.decoder = Some(encoding.new_decoder_without_bom_handling());
        Ok(())
    }

    /// Decodes the raw bytes into the buffer. Returns the number of bytes written.
    fn decode(&mut self, decoder: &mut Decoder, buffer: &mut [u8]) -> io::Result<usize> {
        let (result, read, written) = decoder.decode_to_utf8_without_replacement(&self.raw, buffer, self.has_ended);
        self.raw.drain(..read);
        self.is_done = self.has_ended && result == DecoderResult::InputEmpty;
        if let DecoderResult::Malformed(..) = result {
            let line = self.lines + 1 + count_lines(&buffer[..written]);
            let why = if self.warning.get().is_some() { "neither UTF-8 nor" } else { "not" };
            let name = decoder.encoding().name().to_lowercase();
            let words = format!("line {line} is {why} {name}; name the right encoding with --encoding");
            return Err(io::Error::new(io::ErrorKind::InvalidData, words));
        }
        Ok(written)
    }
}

impl Read for Text {
    /// The buffer must have room for a character, which is four bytes.
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while !self.is_done {
            if !self.raw.is_empty() || self.has_ended {
                let read = if let Some(mut decoder) = self.decoder.take() {
                    let read = self.decode(&mut decoder, buffer)?;
                    self.decoder = Some(decoder);
                    read
                } else if let Some(read) = self.pass(buffer) {
                    self.is_done = self.has_ended && self.raw.is_empty();
                    read
                } else {
                    self.guess()?;
                    continue;
                };
                if read > 0 {
                    self.lines += count_lines(&buffer[..read]);
                    return Ok(read);
                }
            }
            if !self.has_ended {
                let before = self.raw.len();
                self.raw.resize(before + CHUNK, 0);
                let read = self.input.read(&mut self.raw[before..]);
                self.raw.truncate(before + *read.as_ref().unwrap_or(&0));
                match read {
                    Ok(read) => self.has_ended = read == 0,
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(0)
    }
}

fn count_lines(text: &[u8]) -> u64 {
    memchr::memchr_iter(b'\n', text).count() as u64
}

/// Returns true if the first line ends as on old Macs: in carriage returns without a line feed. `None` if it is too early to
/// tell.
pub fn ends_with_cr(text: &[u8]) -> Option<bool> {
    let end = &text[memchr::memchr2(b'\r', b'\n', text)?..];
    if end[0] == b'\n' { Some(false) } else { end.iter().find(|&&byte| byte != b'\r').map(|&byte| byte != b'\n') }
}

/// A reader that turns every carriage return into a line feed.
pub struct CrToLf<R>(pub R);

impl<R: Read> Read for CrToLf<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.0.read(buffer)?;
        buffer[..read].iter_mut().filter(|byte| **byte == b'\r').for_each(|byte| *byte = b'\n');
        Ok(read)
    }
}

/// Returns the text of an argument with line feeds as line ends.
pub fn with_line_feeds(text: &str) -> Cow<'_, str> {
    if ends_with_cr(text.as_bytes()) == Some(true) { text.replace('\r', "\n").into() } else { text.into() }
}
