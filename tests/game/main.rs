//! The whole game, played through real input events, without a screen.

mod asking;
mod headless;
mod helping;
mod keeping;
mod looks;
mod making;
mod noting;
mod pages;
mod player;
mod playing;
mod rooms;
mod sheets;
mod solving;
mod transfers;
mod watching;
