//! The pages: one record each, and which of them the window shows.

use super::{chess, race, sides};
use crate::game::input::commands::{Command, with_keys};
use crate::game::owl::words::{Words, words};
use crate::game::script::Page;
use bevy::prelude::*;

/// What the panels know of a page.
pub struct PageRecord {
    /// Which page it is.
    pub page: Page,
    /// Adds what the page shows.
    pub plugin: fn(&mut App),
    /// What the stop sign does there, and the keys that do the same.
    pub stop: (fn(&Words) -> String, &'static [Command]),
    /// Whether there is something to stop.
    pub can_stop: fn(&World) -> bool,
}

/// All pages.
const PAGES: [&PageRecord; Page::ALL.len()] = [&sides::PAGE, &race::PAGE, &chess::PAGE];

pub(super) fn plugin(app: &mut App) {
    for page in PAGES {
        (page.plugin)(app);
    }
}

/// The stop sign on the page that is seen: its tooltip, and whether it can be pressed.
pub fn stop_sign(world: &World) -> (String, bool) {
    let seen = world.resource::<State<Page>>();
    let record = PAGES.iter().find(|record| record.page == *seen.get()).unwrap_or(&PAGES[0]);
    let (tooltip, keys) = record.stop;
    (with_keys(tooltip(words()), keys), (record.can_stop)(world))
}
