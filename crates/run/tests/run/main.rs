//! Tests of runs, engines, the race and the lessons.

mod engines;
mod lessons;
mod lessons_judged;
mod listings;
mod logic;
mod problems;
mod races;
mod random_boards;
mod runs;
mod serial;
mod time_lines;
