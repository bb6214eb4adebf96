//! Unpacks the data of lz-string (P. Ting, lz-string, 2013), up to a limit, because a short text can unpack to gigabytes.

use super::error::FormatError;

/// The longest text that is unpacked, in UTF-16 units.
pub const LONGEST: usize = 1 << 20;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Reads the bits of Base64, starting with the highest bit of each character.
struct Bits<'a> {
    text: &'a [u8],
    at: usize,
}

impl Bits<'_> {
    fn place(&self) -> usize {
        self.at / 6 + 1
    }

    /// Reads a number with this many bits, starting with the lowest. Returns `None` at the end, or at a character that is not
    /// of the alphabet.
    fn take(&mut self, count: u32) -> Option<usize> {
        let mut number = 0;
        for bit in 0..count {
            let sixth = ALPHABET.iter().position(|letter| Some(letter) == self.text.get(self.at / 6))?;
            number |= (sixth >> (5 - self.at % 6) & 1) << bit;
            self.at += 1;
        }
        Some(number)
    }
}

/// Unpacks the Base64 of lz-string; the padding at its end may be missing.
///
/// # Errors
/// [`FormatError::Packed`] with the place, or [`FormatError::Huge`].
pub fn unpack(text: &str) -> Result<String, FormatError> {
    let mut bits = Bits { text: text.as_bytes(), at: 0 };
    let mut out: Vec<u16> = Vec::new();
    // Each entry is a part of the text so far: its position and its length.
    let mut entries: Vec<(usize, usize)> = vec![(0, 0); 3];
    let mut width = 2;
    let mut before: Option<(usize, usize)> = None;
    loop {
        let broken = FormatError::Packed(bits.place());
        // The code may refer to the entry that it is about to add.
        while entries.len() >= 1 << width {
            width += 1;
        }
        let code = bits.take(width).ok_or_else(|| broken.clone())?;
        let begin = out.len();
        let entry = match code {
            0 | 1 => {
                let letter = bits.take(if code == 0 { 8 } else { 16 }).ok_or_else(|| broken.clone())?;
                out.push(letter as u16);
                entries.push((begin, 1));
                (begin, 1)
            }
            2 => return String::from_utf16(&out).map_err(|_| broken),
            _ => {
                let own = before.filter(|_| code == entries.len()).map(|(from, length)| (from, length + 1));
                let (from, length) = entries.get(code).copied().or(own).ok_or(broken)?;
                if out.len() + length > LONGEST {
                    return Err(FormatError::Huge(LONGEST));
                }
                // The entry may overlap with the text that it adds.
                (0..length).for_each(|place| out.push(out[from + place]));
                (begin, length)
            }
        };
        if let Some((from, length)) = before {
            entries.push((from, length + 1));
        }
        before = Some(entry);
    }
}

/// Packs a text as lz-string does, to Base64.
pub fn pack(text: &str) -> String {
    lz_str::compress_to_base64(text)
}
