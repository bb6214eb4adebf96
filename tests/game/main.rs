//! The whole game, played through real input events, without a screen.

mod asking;
mod blocks;
mod choosing;
mod collection;
mod colouring;
mod commands;
mod editing;
mod frozen;
mod headless;
mod helping;
mod hinting;
mod keeping;
mod killing;
mod languages;
mod learning;
mod looks;
mod making;
mod marks;
mod monkeys;
mod noting;
mod pages;
mod player;
mod playing;
mod programs;
mod reasons;
mod resuming;
mod rooms;
mod sheets;
mod solving;
#[path = "../core/thoroughness.rs"]
mod thoroughness;
mod training;
mod transfers;
mod waiting;
mod watching;
mod whole_game;
