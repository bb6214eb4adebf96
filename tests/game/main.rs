//! The whole game, played through real input events, without a screen.

mod asking;
mod headless;
mod looks;
mod player;
mod playing;
mod rooms;
mod solving;
