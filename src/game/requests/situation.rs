//! Situations, which decide what a key does: the scene on the stage, another page, a sheet, or a text field.

/// The situation in which a key is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Situation {
    /// A puzzle is asked for, and no text field has the keyboard.
    Asking,
    /// A puzzle is asked for, and a text field has the keyboard.
    Answering,
    /// The player is playing.
    Playing,
    /// The solver is showing its work.
    Solving,
    /// A program, or an engine on another problem, is running on the stage.
    Running,
    /// The clock is stopped and the board is covered.
    Paused,
    /// In the program beside the stage, something is selected, being moved, being typed or open.
    Program,
    /// Another page than the stage is open.
    On(Page),
    /// A sheet is open.
    Sheet,
    /// A sheet is open, and one of its text fields has the keyboard.
    Form,
    /// Any other text field has the keyboard.
    Field,
}

use super::{Page, Scene};
use Situation::*;

impl Situation {
    /// All situations.
    pub const EVERYWHERE: &[Situation] = &{
        let elsewhere = [Asking, Answering, Playing, Solving, Running, Paused, Program, Sheet, Form, Field];
        let mut all = [Field; 10 + Situation::PAGES.len()];
        let mut n = 0;
        while n < all.len() {
            all[n] = if n < 10 { elsewhere[n] } else { Situation::PAGES[n - 10] };
            n += 1;
        }
        all
    };
    /// All pages but the stage.
    const PAGES: &[Situation] = &{
        let mut pages = [Field; Page::ALL.len() - 1];
        let mut n = 0;
        while n < pages.len() {
            pages[n] = On(Page::ALL[n + 1]);
            n += 1;
        }
        pages
    };
    /// The scenes on the stage.
    pub(super) const STAGE: &[Situation] = &[Asking, Playing, Solving, Paused];
    /// The scenes with a board on the stage. While the board is being solved or covered, the owl explains why it takes no
    /// input.
    pub(super) const BOARD: &[Situation] = &[Playing, Solving, Paused];

    /// Returns the situation for the current state of the interface.
    pub fn of(scene: Scene, page: Page, sheet: bool, typing: bool, programming: bool) -> Situation {
        match (sheet, typing, page, scene) {
            (true, true, ..) => Form,
            (true, false, ..) => Sheet,
            (false, true, _, Scene::Asking) => Answering,
            (false, true, ..) => Field,
            (false, false, Page::Stage, _) if programming => Program,
            (false, false, Page::Stage, Scene::Asking) => Asking,
            (false, false, Page::Stage, Scene::Playing) => Playing,
            (false, false, Page::Stage, Scene::Solving) => Solving,
            (false, false, Page::Stage, Scene::Running) => Running,
            (false, false, Page::Stage, Scene::Paused) => Paused,
            (false, false, page, _) => On(page),
        }
    }

    /// Returns true if keys that type a character go to a text field.
    pub(super) fn takes_text(self) -> bool {
        matches!(self, Asking | Answering | Form | Field)
    }
}
