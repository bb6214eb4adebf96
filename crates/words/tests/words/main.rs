//! The sentences of the game in all languages.

mod words;
