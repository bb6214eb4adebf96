//! Tests of the game's sentences in all languages.

mod words;
