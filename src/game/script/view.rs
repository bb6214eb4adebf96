//! The visible page, sheet and tab.

use crate::game::requests::{Page, Sheet, Tab, ViewRequest};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;

/// The open sheet, the front tabs, and the keyboard focus.
#[derive(Resource, Default, Debug)]
pub struct View {
    sheet: Option<Sheet>,
    tab: Tab,
    left: Option<Tab>,
    programming: bool,
    program_width: Option<u16>,
    close_up: bool,
}

/// Sent when a page is visible again, after another page or after a sheet on which the owl spoke.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PageShown(pub Page);

impl View {
    /// Returns the sheet that covers the page.
    pub fn sheet(&self) -> Option<Sheet> {
        self.sheet
    }

    /// Returns the front tab, where panels are folded.
    pub fn tab(&self) -> Tab {
        self.tab
    }

    /// Returns the front tab on the left, where there is one.
    pub fn left(&self) -> Tab {
        self.left.unwrap_or(Tab::LEFT[0])
    }

    /// Returns true if the block editor has the keyboard.
    pub fn programming(&self) -> bool {
        self.programming
    }

    /// Returns the width in points to which the person has resized the program beside the stage.
    pub fn program_width(&self) -> Option<u16> {
        self.program_width
    }

    /// Returns true if a large board is shown in part, with larger cells.
    pub fn close_up(&self) -> bool {
        self.close_up
    }

    pub(in crate::game) fn set_programming(&mut self, programming: bool) {
        self.programming = programming;
    }

    pub(in crate::game) fn set_sheet(&mut self, sheet: Option<Sheet>) {
        self.sheet = sheet;
    }

    /// Returns the front one of these tabs; the first by default.
    pub fn tab_of(&self, tabs: &[Tab]) -> Tab {
        if tabs.contains(&self.tab()) { self.tab() } else { tabs[0] }
    }

    pub(in crate::game) fn set_tab(&mut self, tab: Tab) {
        self.tab = tab;
        if Tab::LEFT.contains(&tab) {
            self.left = Some(tab);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<View>().init_state::<Page>();
    for page in Page::ALL {
        app.add_systems(OnEnter(page), move |mut commands: Commands| commands.trigger(PageShown(page)));
    }
}

pub(in crate::game) fn handle(
    In(request): In<ViewRequest>,
    page: Res<State<Page>>,
    mut next: ResMut<NextState<Page>>,
    mut view: ResMut<View>,
    mut commands: Commands,
) {
    match request {
        ViewRequest::ToggleSheet(_) | ViewRequest::CloseSheet => {
            let wanted = match request {
                ViewRequest::ToggleSheet(sheet) if view.sheet != Some(sheet) => Some(sheet),
                _ => None,
            };
            if view.sheet.is_some_and(Sheet::speaks) && !wanted.is_some_and(Sheet::speaks) {
                commands.trigger(PageShown(*page.get()));
            }
            view.sheet = wanted;
        }
        ViewRequest::ShowTab(tab) => view.set_tab(tab),
        ViewRequest::SetProgramWidth(points) => view.program_width = Some(points),
        ViewRequest::CloseUp => view.close_up = !view.close_up,
        ViewRequest::WidenProgram => view.program_width = view.program_width.xor(Some(u16::MAX)),
        // A page that is asked for is not to be covered.
        ViewRequest::ShowPage(wanted) => {
            let sheet = view.sheet.take();
            if wanted != *page.get() {
                next.set(wanted);
            } else if sheet.is_some_and(Sheet::speaks) {
                commands.trigger(PageShown(wanted));
            }
        }
    }
}
