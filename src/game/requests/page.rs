//! The visible part of the interface: the page under the bar, the sheet over it, and the tab where panels are folded.

use bevy_state::prelude::*;

/// A page, which fills the window below the bar.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Page {
    /// The stage with its panels.
    #[default]
    Stage,
    /// The race of the engines.
    Race,
    /// The lessons, which teach with blocks.
    Lessons,
    /// The training, which explains techniques and lets people practise them.
    Training,
}

impl Page {
    /// All pages, the stage first.
    pub const ALL: [Page; 4] = [Page::Stage, Page::Lessons, Page::Race, Page::Training];
}

/// A sheet, which covers everything until it is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// All keys and their commands.
    Keys,
    /// The settings of the game.
    Settings,
    /// The choice of a new puzzle.
    New,
    /// All puzzles in the packs.
    Puzzles,
    /// The statistics of the games played.
    Statistics,
    /// Saved games and files.
    Games,
    /// Everything that the owl has said.
    Log,
    /// The solution path of the puzzle, deduction by deduction.
    Path,
    /// The link to the puzzle, to share it.
    Share,
    /// The link by which a teacher assigns lessons.
    Assign,
    /// The tree of calls of the run, at full size.
    Tree,
    /// The visible script with blocks of Scratch only.
    Scratch,
}

impl Sheet {
    /// Returns true if the owl speaks on this sheet instead of its usual place.
    pub fn speaks(self) -> bool {
        matches!(self, Sheet::New | Sheet::Games | Sheet::Puzzles | Sheet::Statistics | Sheet::Share | Sheet::Assign)
    }
}

/// The tab of a panel, for windows with room for only one panel at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tab {
    /// Buttons and help for the board.
    #[default]
    Board,
    /// The solver's controls.
    Watch,
    /// The program of blocks.
    Blocks,
    /// The variables, the list and the stack of the program.
    Variables,
    /// The task of the open lesson.
    Task,
}

impl Tab {
    /// The tabs of the stage.
    pub const ALL: [Tab; 4] = [Tab::Board, Tab::Watch, Tab::Blocks, Tab::Variables];
    /// The tabs that share the panel on the left, if there is one.
    pub const LEFT: [Tab; 2] = [Tab::Blocks, Tab::Variables];
    /// The tabs of a lesson whose task has no room beside the stage; if it has, all but the first.
    pub const LESSON: [Tab; 3] = [Tab::Task, Tab::Blocks, Tab::Watch];
}
