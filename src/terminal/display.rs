//! Everything of the game that the screen shows.

use super::cursor::{Cursor, List};
use super::flash::Flash;
use super::targets::Line;
use crate::game::blocks::Blocks;
use crate::game::editor::Editor;
use crate::game::files::games::Games;
use crate::game::files::saves::Saves;
use crate::game::help::profile::Profile;
use crate::game::lessons::class_link::ClassLink;
use crate::game::lessons::learning::Learning;
use crate::game::marks::{Mark, Marks};
use crate::game::owl::Speech;
use crate::game::play::{BlockProgram, Entry, Question};
use crate::game::puzzles::making::Making;
use crate::game::puzzles::packs::Packs;
use crate::game::puzzles::statistics::Played;
use crate::game::race::Racing;
use crate::game::requests::situation::Situation;
use crate::game::requests::{Page, Scene, WorkbenchRequest};
use crate::game::script::{Confirmation, FilmSpeed, View};
use crate::game::session::Session;
use crate::game::settings::Settings;
use crate::game::solver::{BoardOnStage, Solver};
use crate::game::training::Training;
use crate::game::workbench::Workbench;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use bevy_state::prelude::*;
use std::sync::Arc;
use sudoku_blocks::{Opcode, Program, Script, Sprite};
use sudoku_run::{Act, EngineRun, Playable, PlaybackState, ProgramRun};
use sudoku_words::words;

/// The state of the game, and where the keyboard is on the screen.
#[derive(SystemParam)]
pub struct Display<'w> {
    pub scene: Res<'w, State<Scene>>,
    pub page: Res<'w, State<Page>>,
    pub view: Res<'w, View>,
    pub board: BoardOnStage<'w>,
    pub marks: Res<'w, Marks>,
    pub session: Res<'w, Session>,
    pub entry: Res<'w, Entry>,
    pub question: Res<'w, Question>,
    pub program: Res<'w, BlockProgram>,
    pub blocks: Res<'w, Blocks>,
    pub editor: Res<'w, Editor>,
    pub speech: Res<'w, Speech>,
    pub confirmation: Res<'w, Confirmation>,
    pub settings: Res<'w, Settings>,
    pub solver: Res<'w, Solver>,
    pub films: Res<'w, FilmSpeed>,
    pub workbench: Res<'w, Workbench>,
    pub learning: Res<'w, Learning>,
    pub class_link: Res<'w, ClassLink>,
    pub training: Res<'w, Training>,
    pub racing: Res<'w, Racing>,
    pub packs: Res<'w, Packs>,
    pub played: Res<'w, Played>,
    pub profile: Res<'w, Profile>,
    pub making: Res<'w, Making>,
    pub games: Res<'w, Games>,
    pub saves: Res<'w, Saves>,
    pub cursor: NonSend<'w, Cursor>,
    pub flash: Res<'w, Flash>,
}

impl Display<'_> {
    /// Returns the list that covers the board.
    pub fn list(&self) -> Option<List> {
        match (self.view.sheet(), self.page.get()) {
            _ if self.cursor.offers && !self.offers().is_empty() => Some(List::Offers),
            (Some(sheet), _) => Some(List::Sheet(sheet)),
            (None, Page::Lessons) if self.learning.open().is_none() => Some(List::Lessons),
            (None, Page::Training) if self.training.lists() || self.training.technique().is_none() => {
                Some(if self.training.lists_boards() { List::Boards } else { List::Techniques })
            }
            (None, Page::Race) => Some(List::Race),
            _ => None,
        }
    }

    /// Returns the visible run of a program.
    pub fn program_run(&self) -> Option<&ProgramRun> {
        let is_visible = *self.page.get() == Page::Lessons || self.is_on_stage(Scene::Running);
        self.workbench.run().filter(|_| is_visible)
    }

    /// Returns what can be clicked besides cells and lines: what the owl offers, and sprites that react to clicks.
    pub fn offers(&self) -> Vec<Line> {
        let offers = self.speech.offers().iter();
        let offers = offers.map(|offer| Line::ask(offer.label(), offer.tooltip(), offer.request()));
        let sprites = self.program_run().into_iter().flat_map(|run| {
            let machine = run.machine();
            let sprites = machine.actors().iter().filter(|actor| !actor.is_clone);
            sprites.map(|actor| &machine.code().program().sprites[actor.sprite()])
        });
        let reacts = |sprite: &&Sprite| {
            let first = |script: &Script| script.blocks.first().is_some_and(|hat| hat.opcode == Opcode::WhenClicked);
            sprite.scripts.iter().any(first)
        };
        let sprites = sprites.filter(reacts).map(|sprite| {
            let click = WorkbenchRequest::Do(Act::ClickSprite(sprite.name.clone()));
            Line::ask(words().terminal_sprite(&sprite.name), "", click)
        });
        offers.chain(sprites).collect()
    }

    /// Returns the situation that decides what keys do.
    pub fn situation(&self) -> Situation {
        Situation::of(*self.scene.get(), *self.page.get(), self.view.sheet().is_some(), false, false)
    }

    /// Returns true if the scene is the current one and its page is visible.
    pub fn is_on_stage(&self, scene: Scene) -> bool {
        *self.page.get() == Page::Stage && *self.scene.get() == scene
    }

    /// Returns the engine's run while it is visible.
    pub fn run(&self) -> Option<&EngineRun> {
        self.solver.run().filter(|_| self.is_on_stage(Scene::Solving))
    }

    /// Returns the playback state of the visible film.
    pub fn film(&self) -> Option<PlaybackState> {
        match self.page.get() {
            Page::Stage if *self.scene.get() == Scene::Running => self.workbench.state(),
            Page::Stage => self.run().map(|run| run.playback().state()),
            Page::Lessons => self.workbench.state(),
            Page::Race | Page::Training => None,
        }
    }

    /// Returns true if something visible plays by itself.
    pub fn plays(&self) -> bool {
        match self.page.get() {
            Page::Race => self.racing.runs(),
            Page::Training => self.training.plays(),
            Page::Stage | Page::Lessons => self.film().is_some_and(|film| !film.idle && !film.paused),
        }
    }

    /// Returns the visible program: an exercise, or else the player's.
    pub fn visible_program(&self) -> &Arc<Program> {
        self.editor.exercise().unwrap_or(&self.program).program()
    }

    /// Returns the marks on the board, the most important ones last.
    pub fn marks(&self) -> Vec<Mark> {
        let mut marks: Vec<Mark> = self.marks.iter().copied().collect();
        marks.extend(self.flash.lit().map(Mark::Refusing));
        marks.sort_by_key(|mark| match mark {
            Mark::Coloured(..) | Mark::ColouredCandidate(..) | Mark::Guessed(..) => 0,
            Mark::SameDigit(_) | Mark::Seen(_) | Mark::Heat(..) => 1,
            Mark::Differs(_) => 2,
            Mark::Wrong(_) | Mark::Forbidding(_) => 4,
            Mark::Chosen(_) => 5,
            Mark::Current(_) => 6,
            Mark::Refusing(_) => 7,
            _ => 3,
        });
        marks
    }
}
