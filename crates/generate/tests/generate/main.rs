//! Tests of the generators, the packs and the training.

mod board_generated;
mod generated;
mod packs;
mod seeds;
mod training;
