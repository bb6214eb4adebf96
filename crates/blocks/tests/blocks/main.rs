//! Tests of the block language: its machine, its files, and Scratch.

mod blocks_edits;
mod blocks_engine;
mod blocks_files;
mod blocks_findings;
mod blocks_game;
mod blocks_judge;
mod blocks_lowering;
mod blocks_machine;
mod blocks_programs;
mod blocks_values;
mod scratch_losses;
mod scratch_projects;
mod scratch_read;
mod small_programs;
