//! The text for screen readers: the cells of the board as they are shown, the position of the cursor, and the owl's sentences as they arrive.
//! egui describes the panels by itself.

use crate::game::clones::{CellId, Costume, StageRules};
use crate::game::owl::Speech;
use crate::game::play::Entry;
use crate::game::requests::{EntryRequest, Page, Request, Scene, TrainingRequest};
use crate::game::script::View;
use crate::game::session::Session;
use crate::window::look::Layout;
use crate::window::stage::{DigitClone, Figures};
use bevy::a11y::ActionRequest;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::accesskit::{Action, Live, Node, NodeId, Role, TreeUpdate};
use bevy_egui::egui::{Event, Id, accesskit};
use bevy_egui::{EguiInput, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet};
use std::time::Duration;
use sudoku_board::{Cell, HouseCells, HouseKind, Value, Values};
use sudoku_words::{words, written};

/// The longest time that a screen reader's request may wait while the app sleeps, because the request does not wake it.
pub(super) const PATIENCE: Duration = Duration::from_millis(100);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .add_systems(PreUpdate, apply_control.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass))
        .add_systems(
            PostUpdate,
            describe.after(EguiPostUpdateSet::ProcessOutput).before(EguiPostUpdateSet::PostProcessOutput),
        )
        .add_systems(Last, hurry.run_if(on_message::<ActionRequest>));
}

/// The board as the clones show it.
#[derive(SystemParam)]
pub struct SeenBoard<'w, 's> {
    page: Res<'w, State<Page>>,
    scene: Res<'w, State<Scene>>,
    view: Res<'w, View>,
    entry: Res<'w, Entry>,
    session: Res<'w, Session>,
    rules: Res<'w, StageRules>,
    cells: Query<'w, 's, (&'static CellId, &'static Costume)>,
    digits: Query<'w, 's, (&'static CellId, &'static DigitClone)>,
    figures: Query<'w, 's, (&'static CellId, &'static Figures)>,
}

/// The content of a cell.
#[derive(Clone, Copy, Default)]
struct Content {
    given: bool,
    digit: Option<Value>,
    notes: Values,
}

impl SeenBoard<'_, '_> {
    /// Returns true if the board is visible: it is on this page, nothing else uses the stage, and no sheet covers it.
    fn is_open(&self) -> bool {
        let has_stage = *self.page == Page::Training || (*self.page == Page::Stage && *self.scene != Scene::Running);
        has_stage && self.view.sheet().is_none()
    }

    /// Returns the text for the current cell.
    pub fn current(&self) -> Option<String> {
        let cell = self.entry.current().filter(|_| self.is_open())?;
        Some(self.read(cell, *self.contents().get(self.index(cell))?))
    }

    /// Returns the index of a cell in the contents.
    fn index(&self, cell: Cell) -> usize {
        self.rules.0.index(cell)
    }

    /// Returns the contents of the cells in reading order.
    fn contents(&self) -> Vec<Content> {
        let mut contents = vec![Content::default(); self.rules.0.cell_count()];
        for (id, costume) in &self.cells {
            contents[id.get() - 1].given = *costume == Costume::Puzzle;
        }
        for (id, digit) in &self.digits {
            contents[id.get() - 1].digit = digit.0;
        }
        for (id, figures) in &self.figures {
            contents[id.get() - 1].notes = figures.values();
        }
        // Notes that are too small to be drawn are read all the same.
        if *self.page == Page::Stage && *self.scene == Scene::Playing {
            let noted = |cell: Cell| self.session.notes().get(cell) | self.session.notes().corners(cell);
            let cells = self.session.board().rules().cells().zip(&mut contents);
            cells.for_each(|(cell, content)| content.notes |= noted(cell));
        }
        contents
    }

    /// Returns the text for a cell, as in “row 3, column 5, blank, could be 2 or 7, cage of 12, two cells”.
    fn read(&self, cell: Cell, content: Content) -> String {
        let content = match content {
            Content { digit: Some(digit), given: true, .. } => words().read_given(written(digit)),
            Content { digit: Some(digit), .. } => written(digit).to_string(),
            Content { notes: Values::EMPTY, .. } => words().read_blank(),
            Content { notes, .. } => {
                words().read_notes(sudoku_words::either(notes.iter().map(|digit| written(digit).to_string())))
            }
        };
        let rules = &self.rules.0;
        let text = words().read_cell(cell.row() + 1, cell.column() + 1, content);
        let others = rules.houses_of(cell).filter(|house| !HouseKind::CLASSIC.contains(&house.kind()));
        let in_house = |text: String, house: &HouseCells| match rules.total(house) {
            Some(total) => words().read_cell_in_cage(text, total, house.cells.len()),
            None => words().read_cell_in_house(text, sudoku_words::house(house.house)),
        };
        others.fold(text, in_house)
    }
}

fn node_of(cell: Cell) -> NodeId {
    Id::new(("cell", cell.row(), cell.column())).accesskit_id()
}

/// Adds the board and the owl's sentence to the panels' description.
fn describe(
    board: SeenBoard,
    speech: Res<Speech>,
    layout: Res<Layout>,
    mut outputs: Query<&mut EguiOutput>,
    mut heard: Local<String>,
    mut said: Local<String>,
) {
    for mut output in &mut outputs {
        let Some(update) = &mut output.platform_output.accesskit_update else { continue };
        // A sentence that changes with every frame, as while a solver is watched, is not read out.
        if *heard == speech.text() {
            said.clone_from(&heard);
        }
        speech.text().clone_into(&mut heard);
        let mut owl = Node::new(Role::Status);
        owl.set_value(said.as_str());
        owl.set_live(Live::Polite);
        add(update, Id::new("owl_sentence").accesskit_id(), owl);
        if board.is_open() {
            add_board(update, &board, &layout);
        }
    }
}

/// Adds a node below the root.
fn add(update: &mut TreeUpdate, id: NodeId, node: Node) {
    let root = update.tree.as_ref().map(|tree| tree.root);
    if let Some((_, root)) = update.nodes.iter_mut().find(|(id, _)| Some(*id) == root) {
        root.push_child(id);
        update.nodes.push((id, node));
    }
}

fn add_board(update: &mut TreeUpdate, board: &SeenBoard, layout: &Layout) {
    // The tree uses the points of the panels.
    let bounds = |rect: Rect| {
        let [min, max] = [rect.min, rect.max].map(|corner| (corner / layout.scale).as_dvec2());
        accesskit::Rect::new(min.x, min.y, max.x, max.y)
    };
    let mut grid = Node::new(Role::Grid);
    grid.set_label(words().tab_board());
    grid.set_bounds(bounds(layout.board));
    let side = usize::from(board.rules.0.side());
    grid.set_row_count(side);
    grid.set_column_count(side);
    let rows: Vec<NodeId> = (0..side).map(|row| Id::new(("row_of_cells", row)).accesskit_id()).collect();
    grid.set_children(rows.clone());
    add(update, Id::new("board_of_cells").accesskit_id(), grid);
    let (contents, current) = (board.contents(), board.entry.current());
    for (row, &id) in rows.iter().enumerate() {
        let mut node = Node::new(Role::Row);
        node.set_row_index(row);
        for cell in (0..side).map(|column| Cell::at(row, column)) {
            node.push_child(node_of(cell));
            let mut of_cell = Node::new(Role::GridCell);
            of_cell.set_label(board.read(cell, contents[board.index(cell)]));
            of_cell.set_bounds(bounds(layout.cell_rect(cell)));
            of_cell.set_row_index(row);
            of_cell.set_column_index(cell.column());
            of_cell.set_selected(current == Some(cell) || board.entry.others().contains(&cell));
            of_cell.add_action(Action::Focus);
            of_cell.add_action(Action::Click);
            update.nodes.push((node_of(cell), of_cell));
        }
        update.nodes.push((id, node));
    }
    // The keyboard belongs to the board unless a control has it.
    if let (Some(cell), Some(tree)) = (current, &update.tree)
        && update.focus == tree.root
    {
        update.focus = node_of(cell);
    }
}

/// Carries out a screen reader's requests: clicks the board's cells, and passes the rest to the panels.
fn apply_control(
    mut asked: MessageReader<ActionRequest>,
    (page, entry, rules): (Res<State<Page>>, Res<Entry>, Res<StageRules>),
    mut inputs: Query<&mut EguiInput>,
    mut requests: MessageWriter<Request>,
) {
    for ActionRequest(asked) in asked.read() {
        match rules.0.cells().find(|&cell| node_of(cell) == asked.target_node) {
            // If a digit is picked, a click would write it.
            Some(_) if asked.action == Action::Focus && entry.picked().is_some() => {}
            Some(cell) if *page.get() == Page::Training => {
                requests.write(TrainingRequest::Click(cell, None).into());
            }
            Some(cell) => drop(requests.write(EntryRequest::ClickCell(cell).into())),
            None => inputs.iter_mut().for_each(|mut input| {
                input.events.push(Event::AccessKitActionRequest(asked.clone()));
            }),
        }
    }
}

/// Asks for another frame, because what arrives after this frame's input is handled in the next one.
fn hurry(mut redraw: MessageWriter<RequestRedraw>) {
    redraw.write(RequestRedraw);
}
