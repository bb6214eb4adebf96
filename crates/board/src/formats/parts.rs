//! Splits a text into its boards, if they are not all classic ones.

use super::link::Link;
use super::{own, tokens};
use crate::notation::work::count_bytes;
use crate::notation::{self, visible};

/// Returns true if a text, or the beginning of one, has boards that are not classic ones: our own format, a link to f-puzzles
/// or another program, or values of another side.
pub fn begins_as_board(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let line = text.lines().next().unwrap_or_default();
    let block = text.split("\n\n").next().unwrap_or_default();
    let is_plain = |text: &str| matches!(tokens::read(&visible(text)), Ok(Some(board)) if board.rules().side() != 9);
    own::is_own(text)
        || Link::of(line).is_some()
        || [line, block].into_iter().any(|text| is_plain(text) && notation::read(text).is_err())
}

/// Splits a text into its boards, each with the line on which it begins, from 1. A board is in our own format, or a line, or
/// the lines between blank lines. Comments between boards of our own format are left out.
pub fn split(text: &str) -> Vec<(usize, String)> {
    let text = text.trim_start_matches('\u{feff}');
    let is_line = |line: &str| Link::of(line).is_some() || matches!(tokens::read(&visible(line)), Ok(Some(_)));
    let mut parts: Vec<(usize, String)> = Vec::new();
    // A form ends where its first parenthesis is closed, at the beginning of a line.
    let (mut in_form, mut is_open) = (false, false);
    for (number, line) in (1..).zip(text.lines()) {
        count_bytes(line.len() + 1);
        let is_blank = line.trim().is_empty();
        if !in_form && line.starts_with("//") {
            continue;
        }
        let begins_form = !in_form && line.starts_with('(');
        if is_blank && !in_form {
            is_open = false;
        } else if !in_form && !begins_form && is_line(line) {
            parts.push((number, line.to_owned()));
            is_open = false;
        } else if is_open || in_form {
            if let Some((_, part)) = parts.last_mut() {
                part.push('\n');
                part.push_str(line);
            }
        } else {
            parts.push((number, line.to_owned()));
            is_open = true;
        }
        in_form |= begins_form;
        if in_form && (line.starts_with(')') || begins_form && line.trim_end().ends_with(')')) {
            (in_form, is_open) = (false, false);
        }
    }
    parts
}
