//! Which page, which sheet and which tab is seen.

use super::current_request::CurrentRequest;
use super::sets::{RequestSchedule, ScriptSystems};
use crate::requests::{Page, Sheet, Tab};
use crate::requests::{Request, ViewRequest};
use bevy::prelude::*;

/// What lies over the page, and what is in front of it.
#[derive(Resource, Default, Debug)]
pub struct View {
    sheet: Option<Sheet>,
    tab: Tab,
    left: Option<Tab>,
    typing: bool,
    programming: bool,
    other_program: bool,
    undoes_run: bool,
    program_width: Option<u16>,
}

/// The page is seen again, after another one or after a sheet on which the owl was heard.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BackOn(pub Page);

impl View {
    /// The sheet that lies over everything.
    pub fn sheet(&self) -> Option<Sheet> {
        self.sheet
    }

    /// The panel in front, where panels are folded.
    pub fn tab(&self) -> Tab {
        self.tab
    }

    /// The panel in front on the left, where there is one.
    pub fn left(&self) -> Tab {
        self.left.unwrap_or(Tab::LEFT[0])
    }

    /// Whether a text field has the keyboard.
    pub fn typing(&self) -> bool {
        self.typing
    }

    /// Whether something in the program has the keyboard: what is chosen, held, typed or open.
    pub fn programming(&self) -> bool {
        self.programming
    }

    /// Whether the program that is seen is not the player's: it has an undo history of its own.
    pub fn other_program(&self) -> bool {
        self.other_program
    }

    /// How many points wide the program beside the stage has been made.
    pub fn program_width(&self) -> Option<u16> {
        self.program_width
    }

    /// Whether the run on the workbench has left a future: Undo brings that back before anything else.
    pub fn undoes_run(&self) -> bool {
        self.undoes_run
    }

    pub(in crate::game) fn set_undoes_run(&mut self, undoes: bool) {
        self.undoes_run = undoes;
    }

    pub(in crate::game) fn set_programming(&mut self, programming: bool, other_program: bool) {
        (self.programming, self.other_program) = (programming, other_program);
    }

    pub(in crate::game) fn set_sheet(&mut self, sheet: Option<Sheet>) {
        self.sheet = sheet;
    }

    /// The one of these tabs that is in front; the first, unless one was chosen.
    pub fn tab_of(&self, tabs: &[Tab]) -> Tab {
        if tabs.contains(&self.tab()) { self.tab() } else { tabs[0] }
    }

    pub(in crate::game) fn set_tab(&mut self, tab: Tab) {
        self.tab = tab;
        if Tab::LEFT.contains(&tab) {
            self.left = Some(tab);
        }
    }

    pub(in crate::game) fn set_typing(&mut self, typing: bool) {
        self.typing = typing;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<View>()
        .init_state::<Page>()
        .add_systems(RequestSchedule, change_view.in_set(ScriptSystems::Ask));
    for page in Page::ALL {
        app.add_systems(OnEnter(page), move |mut commands: Commands| commands.trigger(BackOn(page)));
    }
}

pub(in crate::game) fn change_view(
    request: Res<CurrentRequest>,
    page: Res<State<Page>>,
    mut next: ResMut<NextState<Page>>,
    mut view: ResMut<View>,
    mut commands: Commands,
) {
    let Request::View(request) = &request.0 else { return };
    match *request {
        ViewRequest::ToggleSheet(_) | ViewRequest::CloseSheet => {
            let wanted = match *request {
                ViewRequest::ToggleSheet(sheet) if view.sheet != Some(sheet) => Some(sheet),
                _ => None,
            };
            if view.sheet.is_some_and(Sheet::speaks) && !wanted.is_some_and(Sheet::speaks) {
                commands.trigger(BackOn(*page.get()));
            }
            view.sheet = wanted;
        }
        ViewRequest::ShowTab(tab) => view.set_tab(tab),
        ViewRequest::SetProgramWidth(points) => view.program_width = Some(points),
        ViewRequest::WidenProgram => view.program_width = view.program_width.xor(Some(u16::MAX)),
        ViewRequest::ShowPage(wanted) if wanted != *page.get() => next.set(wanted),
        ViewRequest::ShowPage(_) => {}
    }
}
