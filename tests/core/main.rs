//! Rules, notations, engines, packs and the command line: everything that needs no window.

mod answers;
mod candidates;
mod command_line;
mod engines;
mod notations;
mod packs;
mod rules;
mod searches;
mod sessions;
mod strategies;
mod time_lines;

/// A puzzle and its solution that several tests use.
mod known {
    /// The first example of the Scratch article.
    pub const SCRATCH: &str =
        "460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075,";
    /// Its only solution.
    pub const SCRATCH_SOLVED: &str =
        "465178932829536714731294568298367451613945287574812396156729843387451629942683175";
}
