//! The whole game.
