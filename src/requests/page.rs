//! What of the panels is open: the page under the bar, the sheet over it, and the tab where panels are folded.

/// A page: what fills the window under the bar.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Page {
    /// The stage with its panels.
    #[default]
    Stage,
    /// The race of the engines.
    Race,
    /// Lessons that teach by the blocks.
    Lessons,
    /// Techniques are shown and practised.
    Training,
}

impl Page {
    /// All pages.
    pub const ALL: [Page; 4] = [Page::Stage, Page::Lessons, Page::Race, Page::Training];
}

/// A sheet that lies over everything until it is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// All keys.
    Keys,
    /// The settings.
    Settings,
    /// A new puzzle is made.
    New,
    /// All puzzles to play.
    Puzzles,
    /// What was played.
    Statistics,
    /// Saved games and files.
    Games,
    /// What the owl has said.
    Log,
    /// The way to the solution of the puzzle, deduction by deduction.
    Path,
    /// The link to the puzzle.
    Share,
    /// The tree of calls of the run, as large as it is.
    Tree,
}

impl Sheet {
    /// Whether the owl is heard on it, and not where it is heard else.
    pub fn speaks(self) -> bool {
        matches!(self, Sheet::New | Sheet::Games | Sheet::Puzzles | Sheet::Statistics | Sheet::Share)
    }
}

/// A panel, where the window has room for one at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tab {
    /// Buttons and help for the board.
    #[default]
    Board,
    /// The solver's controls.
    Watch,
    /// The program.
    Blocks,
    /// Variables, list and stack.
    Variables,
    /// The task of a lesson.
    Task,
}

impl Tab {
    /// Those of the stage.
    pub const ALL: [Tab; 4] = [Tab::Board, Tab::Watch, Tab::Blocks, Tab::Variables];
    /// Those that share the panel on the left, where there is one.
    pub const LEFT: [Tab; 2] = [Tab::Blocks, Tab::Variables];
    /// Those of a lesson, where its task has no room beside the stage; without that, all but the first.
    pub const LESSON: [Tab; 3] = [Tab::Task, Tab::Blocks, Tab::Watch];
}
