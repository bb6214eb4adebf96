//! Boards of any rules: their rules, their solutions, and their texts.

mod answers;
mod generated;
mod known;
mod links;
mod random;
mod refusals;
mod techniques;
mod texts;

pub use known::board as board_of;
use known::{Known, board, known, lines};
