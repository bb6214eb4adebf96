//! Splits a line of a script into words and brackets.

use super::script_error::{MOST_DEPTH, ScriptProblem};
use super::value::looks_like_number;

/// A word, or a bracket with its content, and the column where it begins, from 0.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub column: usize,
    pub what: What,
}

#[derive(Clone, Debug)]
pub(super) enum What {
    Word(String),
    /// `::`, which is followed by marks on the meaning of the words.
    Marks,
    /// A text in square brackets.
    Typed(String),
    /// A text in square brackets that ends with a `v`.
    Chosen(String),
    /// Round brackets, or `<` and `>`: the content as tokens, and the same text as a name.
    Reporter {
        six_sided: bool,
        tokens: Vec<Token>,
        name: String,
        is_number: bool,
    },
}

/// A result whose error is a problem with its column, from 0.
pub(super) type Failed<T> = Result<T, (usize, ScriptProblem)>;

/// Splits a line into its tokens and the text after `//`.
pub(super) fn cut(line: &str) -> Failed<(Vec<Token>, String)> {
    let mut lexer = Lexer { letters: line.chars().enumerate().peekable(), comment: String::new() };
    let tokens = lexer.tokens(None, 0)?;
    Ok((tokens, lexer.comment))
}

/// The letters of a line with their columns.
type Letters<'a> = std::iter::Peekable<std::iter::Enumerate<std::str::Chars<'a>>>;

/// Splits a line into tokens.
struct Lexer<'a> {
    letters: Letters<'a>,
    /// The text after `//`.
    comment: String,
}

impl Lexer<'_> {
    /// Returns the letter that a backslash and the next letter mean.
    fn escaped(&mut self) -> char {
        match self.letters.next() {
            Some((_, 'n')) => '\n',
            Some((_, 'r')) => '\r',
            Some((_, letter)) => letter,
            None => '\\',
        }
    }

    /// Reads tokens up to the closing bracket, or the end of the line.
    fn tokens(&mut self, close: Option<(usize, char)>, depth: usize) -> Failed<Vec<Token>> {
        let mut tokens = Vec::new();
        let mut after_space = true;
        while let Some((column, letter)) = self.letters.next() {
            let next = self.letters.peek().map(|&(_, next)| next);
            let before_space = next.is_none_or(char::is_whitespace);
            let what = match letter {
                letter if letter.is_whitespace() => {
                    after_space = true;
                    continue;
                }
                '/' if close.is_none() && after_space && next == Some('/') => {
                    self.letters.next();
                    self.read_comment();
                    break;
                }
                '[' => self.typed(column)?,
                '(' | '<' if letter == '(' || !before_space => {
                    if depth == MOST_DEPTH {
                        return Err((column, ScriptProblem::Deep));
                    }
                    let closing = if letter == '(' { ')' } else { '>' };
                    let begin = self.letters.clone();
                    let inner = self.tokens(Some((column, closing)), depth + 1)?;
                    let end = self.letters.clone();
                    reporter(letter == '<', inner, begin, end)
                }
                '>' if after_space
                    && before_space
                    && close.is_none_or(|(_, close)| close == '>')
                    && !tokens.is_empty() =>
                {
                    What::Word(">".to_owned())
                }
                ')' | '>' | ']' => match close {
                    Some((_, close)) if close == letter => return Ok(tokens),
                    _ => return Err((column, ScriptProblem::Closes(letter))),
                },
                ':' if after_space && self.marks() => What::Marks,
                first => What::Word(self.word(first)),
            };
            after_space = false;
            tokens.push(Token { column, what });
        }
        match close {
            Some((column, ')')) => Err((column, ScriptProblem::Open('('))),
            Some((column, _)) => Err((column, ScriptProblem::Open('<'))),
            None => Ok(tokens),
        }
    }

    /// Reads a second colon and a space, if they follow. Returns true if they do.
    fn marks(&mut self) -> bool {
        let mut ahead = self.letters.clone();
        let is_marks = matches!(ahead.next(), Some((_, ':'))) && ahead.next().is_none_or(|(_, next)| next == ' ');
        if is_marks {
            self.letters.next();
        }
        is_marks
    }

    fn word(&mut self, first: char) -> String {
        let mut word = String::new();
        match first {
            '\\' => word.push(self.escaped()),
            first => word.push(first),
        }
        // A single `<` between two values is the operator.
        while let Some((_, letter)) =
            self.letters.next_if(|&(_, letter)| !letter.is_whitespace() && !"()[]<>".contains(letter))
        {
            word.push(if letter == '\\' { self.escaped() } else { letter });
        }
        word
    }

    fn typed(&mut self, column: usize) -> Failed<What> {
        let mut text = String::new();
        let mut ends_with_v = false;
        while let Some((_, letter)) = self.letters.next() {
            match letter {
                ']' if ends_with_v => {
                    text.truncate(text.len() - 2);
                    return Ok(What::Chosen(text));
                }
                ']' => return Ok(What::Typed(text)),
                '\\' => {
                    text.push(self.escaped());
                    ends_with_v = false;
                }
                letter => {
                    ends_with_v = letter == 'v' && text.ends_with(' ');
                    text.push(letter);
                }
            }
        }
        Err((column, ScriptProblem::Open('[')))
    }

    fn read_comment(&mut self) {
        while let Some((_, letter)) = self.letters.next() {
            let letter = if letter == '\\' { self.escaped() } else { letter };
            self.comment.push(letter);
        }
        if self.comment.starts_with(' ') {
            self.comment.remove(0);
        }
    }
}

/// Returns the text between two positions of the line, as tokens and as a name.
fn reporter(six_sided: bool, tokens: Vec<Token>, begin: Letters<'_>, end: Letters<'_>) -> What {
    let length = begin.clone().count() - end.count() - 1;
    let raw: String = begin.take(length).map(|(_, letter)| letter).collect();
    let own = tokens.iter().take_while(|token| !matches!(token.what, What::Marks));
    let words = own.filter_map(|token| match &token.what {
        What::Word(word) => Some(word.as_str()),
        _ => None,
    });
    let name = words.collect::<Vec<_>>().join(" ");
    What::Reporter { six_sided, is_number: !six_sided && looks_like_number(raw.trim()), name, tokens }
}
