//! Reads Scratch's data about custom blocks: their words with `%s` and `%b`, and the ids and names of their inputs.

use serde_json::Value;

/// A word or an input of a custom block.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Piece {
    Word(String),
    /// An input; true if it takes a condition.
    Input(bool),
}

/// Splits a `proccode` into its pieces: `%b` takes true or false, `%s` and `%n` take anything.
pub(super) fn pieces(code: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut word = String::new();
    let mut letters = code.chars().peekable();
    let end = |word: &mut String, pieces: &mut Vec<Piece>| {
        if !word.is_empty() {
            pieces.push(Piece::Word(std::mem::take(word)));
        }
    };
    while let Some(letter) = letters.next() {
        match (letter, letters.peek()) {
            ('\\', Some('%')) => {
                letters.next();
                word.push('%');
            }
            ('%', Some(&kind @ ('s' | 'n' | 'b'))) => {
                letters.next();
                end(&mut word, &mut pieces);
                pieces.push(Piece::Input(kind == 'b'));
            }
            (letter, _) if letter.is_whitespace() => end(&mut word, &mut pieces),
            (letter, _) => word.push(letter),
        }
    }
    end(&mut word, &mut pieces);
    if pieces.iter().all(|piece| matches!(piece, Piece::Input(_))) {
        pieces.insert(0, Piece::Word("block".to_owned()));
    }
    pieces
}

/// Reads a list of texts that is encoded as a text, as in mutations. Empty if the text is no such list.
pub(super) fn texts(value: Option<&Value>) -> Vec<String> {
    let inner = value.and_then(Value::as_str).and_then(|text| serde_json::from_str::<Vec<Value>>(text).ok());
    inner.unwrap_or_default().iter().map(text).collect()
}

/// Returns a text, a number or a boolean as text.
pub(super) fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Number(number) => match number.as_f64() {
            Some(number) => super::super::super::write_number(number),
            None => number.to_string(),
        },
        Value::Bool(truth) => truth.to_string(),
        Value::Null | Value::Array(_) | Value::Object(_) => String::new(),
    }
}
