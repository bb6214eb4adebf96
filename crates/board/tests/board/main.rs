//! Boards, notations and file formats.

mod board_clashes;
mod board_links;
mod board_refusals;
mod broken_grids;
mod candidates;
mod file_notations;
mod foreign_notations;
mod many_notations;
mod notations;
mod rules;
mod tables;
