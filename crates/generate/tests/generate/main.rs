//! The generators, packs and training positions.

mod board_generated;
mod generated;
mod packs;
mod seeds;
mod training;
