//! What of the panels is open: the page under the bar, the sheet over it, and the tab where panels are folded.

use crate::game::owl::speech::Speech;
use crate::game::owl::words;
use crate::game::play::sitting::Sitting;
use crate::game::script::requests::Current;
use crate::game::script::requests::Request;
use crate::game::script::scene::Scene;
use crate::game::script::sets::{Script, ScriptSystems};
use crate::game::solver::{Solver, tell_moment};
use crate::sudoku::is_solved;
use bevy::prelude::*;

/// A sheet that lies over everything until it is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// All keys.
    Keys,
    /// The settings.
    Settings,
    /// A new puzzle is made.
    New,
    /// Saved games and files.
    Games,
    /// What the owl has said.
    Log,
}

/// A panel, where the window has room for one at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tab {
    /// Buttons and help for the board.
    #[default]
    Board,
    /// The solver's controls.
    Watch,
    /// Variables, list and stack.
    Variables,
}

impl Tab {
    /// All tabs.
    pub const ALL: [Tab; 3] = [Tab::Board, Tab::Watch, Tab::Variables];

    /// The word on it.
    pub fn label(self) -> &'static str {
        match self {
            Tab::Board => "Your board",
            Tab::Watch => "Watch",
            Tab::Variables => "Variables",
        }
    }
}

/// A page: what fills the window under the bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Page {
    /// The stage with its panels.
    #[default]
    Stage,
    /// The race of the engines.
    Race,
    /// The chessboard: queens and knights.
    Chess,
}

impl Page {
    /// All pages.
    pub const ALL: [Page; 3] = [Page::Stage, Page::Race, Page::Chess];

    /// The word on its button.
    pub fn label(self) -> &'static str {
        match self {
            Page::Stage => "Sudoku",
            Page::Race => "Race",
            Page::Chess => "Chess",
        }
    }

    /// What is there, and its key.
    pub fn tooltip(self) -> &'static str {
        match self {
            Page::Stage => "Play, and watch an engine solve the board (F2)",
            Page::Race => "Let the engines race on the same puzzle (F3)",
            Page::Chess => "Eight queens and the knight's tour, solved by stacked assumptions (F4)",
        }
    }
}

/// What is open.
#[derive(Resource, Default, Debug)]
pub struct View {
    page: Page,
    sheet: Option<Sheet>,
    tab: Tab,
    typing: bool,
    /// Whether another page was left for the stage just now.
    comes_back: bool,
}

impl View {
    /// The page that fills the window.
    pub fn page(&self) -> Page {
        self.page
    }

    /// The sheet that lies over everything.
    pub fn sheet(&self) -> Option<Sheet> {
        self.sheet
    }

    /// Whether a text field has the keyboard.
    pub fn typing(&self) -> bool {
        self.typing
    }

    pub(in crate::game) fn set_typing(&mut self, typing: bool) {
        self.typing = typing;
    }

    /// The panel in front, where panels are folded.
    pub fn tab(&self) -> Tab {
        self.tab
    }
}

pub(in crate::game) fn plugin(app: &mut App) {
    app.init_resource::<View>()
        .add_systems(Script, (change_view, come_back).chain().in_set(ScriptSystems::Ask))
        .add_systems(OnEnter(Scene::Solving), show_solver);
}

/// The solver is watched where its controls are.
fn show_solver(mut view: ResMut<View>) {
    if view.tab == Tab::Board {
        view.tab = Tab::Watch;
    }
}

pub(in crate::game) fn change_view(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    mut view: ResMut<View>,
    mut speech: ResMut<Speech>,
) {
    if request.0 == Request::ShowSheet(Sheet::Games) {
        speech.explain(words::GAMES);
    }
    match request.0 {
        Request::ShowSheet(Sheet::New) if *scene.get() == Scene::Solving => speech.refuse(words::BOARD_IS_BUSY),
        // Its field takes the keyboard again, so that it stays open for whoever types on.
        Request::ShowSheet(Sheet::New) => view.sheet = Some(Sheet::New),
        Request::ShowSheet(sheet) => view.sheet = if view.sheet == Some(sheet) { None } else { Some(sheet) },
        Request::CloseSheet => {
            // What the owl has said there is said no longer.
            view.comes_back = view.sheet == Some(Sheet::New) && view.page == Page::Stage;
            view.sheet = None;
        }
        // Whoever makes a puzzle beside the race lets the engines race on it.
        Request::Load(_, Some(_)) if view.page == Page::Race => view.sheet = None,
        // The game that was opened is to be seen.
        Request::Load(..) | Request::Join(_) if view.sheet.is_some() || view.page != Page::Stage => {
            (view.sheet, view.page) = (None, Page::Stage);
        }
        Request::GreenFlag if view.page != Page::Stage => view.page = Page::Stage,
        Request::ShowTab(tab) => view.tab = tab,
        Request::ShowPage(page) if view.page != page => {
            (view.page, view.comes_back) = (page, page == Page::Stage);
        }
        Request::EditText if matches!(scene.get(), Scene::Asking | Scene::Playing) => view.tab = Tab::Board,
        _ => {}
    }
}

/// Back on the stage, the owl says where we were.
fn come_back(
    scene: Res<State<Scene>>,
    solver: Res<Solver>,
    sitting: Res<Sitting>,
    mut view: ResMut<View>,
    mut speech: ResMut<Speech>,
) {
    if !view.comes_back {
        return;
    }
    view.comes_back = false;
    match (scene.get(), solver.run()) {
        (Scene::Solving, Some(run)) => tell_moment(run, &mut speech, false),
        (Scene::Welcome, _) => speech.rejoice(words::HELLO),
        (Scene::Asking, _) => speech.explain(words::QUESTION),
        (Scene::Paused, _) => speech.explain(words::CLOCK_PAUSED),
        (Scene::Playing | Scene::Solving, _) if is_solved(sitting.board()) => speech.explain(words::SOLVED_ALREADY),
        (Scene::Playing | Scene::Solving, _) => speech.explain(words::CLICK_A_CELL),
    }
}
