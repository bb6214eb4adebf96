//! The pages: one record for each, and the one that the window shows.

use super::{lessons, race, sides, training};
use crate::game::play::board_is_busy;
use crate::game::race::Racing;
use crate::game::requests::commands::{Command, with_keys};
use crate::game::requests::{Page, Scene};
use crate::game::training::Training;
use crate::game::workbench::Workbench;
use bevy::prelude::*;
use sudoku_words::{Words, words};

/// The properties of a page that the panels need.
struct PageRecord {
    page: Page,
    /// Adds the page's systems to the app.
    plugin: fn(&mut App),
    /// The tooltip of the stop sign on the page, and the keys that do the same.
    stop: (fn(&Words) -> String, &'static [Command]),
    /// Returns true if there is something to stop.
    can_stop: fn(&World) -> bool,
}

/// The records of all pages.
const PAGES: [PageRecord; Page::ALL.len()] = [
    PageRecord {
        page: Page::Stage,
        plugin: sides::plugin,
        stop: (Words::stop_tooltip, &[Command::Stop, Command::LeaveSolver]),
        can_stop: |world| match world.resource::<State<Scene>>().get() {
            Scene::Running => world.resource::<Workbench>().can_stop(),
            scene => *scene == Scene::Solving,
        },
    },
    PageRecord {
        page: Page::Race,
        plugin: race::plugin,
        stop: (Words::race_stop_tooltip, &[Command::Stop]),
        can_stop: |world| world.resource::<Racing>().runs(),
    },
    PageRecord {
        page: Page::Lessons,
        plugin: lessons::plugin,
        stop: (Words::lesson_stop, &[Command::Stop]),
        can_stop: |world| world.resource::<Workbench>().runs(),
    },
    PageRecord {
        page: Page::Training,
        plugin: training::plugin,
        stop: (Words::training_stop, &[Command::TrainingPlay]),
        can_stop: |world| world.resource::<Training>().plays(),
    },
];

pub(super) fn plugin(app: &mut App) {
    for page in PAGES {
        (page.plugin)(app);
    }
}

/// Returns the tooltip of the stop sign on the visible page, and whether it can be pressed.
pub fn stop_sign(world: &World) -> (String, bool) {
    let seen = world.resource::<State<Page>>();
    let record = PAGES.iter().find(|record| record.page == *seen.get()).unwrap_or(&PAGES[0]);
    let can_stop = (record.can_stop)(world);
    // A run that waits behind another page can only be stopped on its own page.
    if !can_stop && *seen.get() != Page::Stage && *world.resource::<State<Scene>>().get() == Scene::Solving {
        return (board_is_busy(*seen.get()), false);
    }
    let (tooltip, keys) = record.stop;
    (with_keys(tooltip(words()), keys), can_stop)
}
