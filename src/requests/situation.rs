//! Who has the keyboard: the stage in one of its scenes, another page, a sheet, or a text field.

/// Where a key is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Situation {
    /// The question waits, and no text field has the keyboard.
    Asking,
    /// A text field has the keyboard while the question waits.
    Answering,
    /// The player plays.
    Playing,
    /// The solver shows its work.
    Solving,
    /// A program, or an engine on another problem, runs on the stage.
    Running,
    /// The board is covered.
    Paused,
    /// Something in the program beside the stage is chosen, held, typed or open.
    Program,
    /// A page beside the stage.
    On(Page),
    /// A sheet lies over everything.
    Sheet,
    /// A text field on a sheet has the keyboard.
    Form,
    /// Another text field has the keyboard.
    Field,
}

use super::{Page, Scene};
use Situation::*;

impl Situation {
    /// Wherever the player is.
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
    /// The pages beside the stage.
    const PAGES: &[Situation] = &{
        let mut pages = [Field; Page::ALL.len() - 1];
        let mut n = 0;
        while n < pages.len() {
            pages[n] = On(Page::ALL[n + 1]);
            n += 1;
        }
        pages
    };
    /// The stage.
    pub(super) const STAGE: &[Situation] = &[Asking, Playing, Solving, Paused];
    /// The stage with a board on it. While that is solved or covered, the owl tells what stands in the way.
    pub(super) const BOARD: &[Situation] = &[Playing, Solving, Paused];

    /// The situation in that scene, on that page.
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

    /// Whether keys that write something are meant for a text.
    pub(super) fn takes_text(self) -> bool {
        matches!(self, Asking | Answering | Form | Field)
    }
}
