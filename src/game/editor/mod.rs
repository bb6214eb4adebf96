//! The block editor: the selection, the piece being moved, and the text field.

pub mod field;
mod label;
mod stops;

pub use field::Field;
pub use stops::{Chosen, can_be_filled};

use crate::game::blocks::Blocks;
use crate::game::owl::Reply;
use crate::game::play::BlockProgram;
use crate::game::requests::{
    AskRequest, BoardRequest, Direction, Drawer, EditorRequest, HeldPiece, Naming, Page, Request, SolverRequest, Tab,
    ViewRequest, WorkbenchRequest,
};
use crate::game::script::{CurrentRequest, FrameSystems, RequestSchedule, RequestSystems, View};
use crate::game::session::{Session, Subject};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use std::sync::Arc;
use sudoku_blocks::edit::{DropPlace, Edit, Piece, places};
use sudoku_blocks::{BlockId, Program, read_text, write_program};
use sudoku_run::engines::Engine;
use sudoku_words::words;

/// Factor by which each zoom step enlarges the blocks.
pub const ZOOM: f32 = 1.15;

/// The piece being moved, and its possible destinations.
#[derive(Clone, PartialEq, Debug)]
pub struct CarriedPiece {
    /// The blocks being moved.
    pub held: HeldPiece,
    /// All possible destinations, in reading order.
    pub places: Vec<DropPlace>,
    /// Index of the destination selected with the keys.
    pub aim: usize,
    /// True while the mouse drags the piece, which is dropped when the button is released.
    pub dragged: bool,
}

/// State of the editor.
#[derive(Resource, Default, Debug)]
pub struct Editor {
    /// The block or slot that the keys act on.
    chosen: Option<Chosen>,
    /// The piece being moved.
    hand: Option<CarriedPiece>,
    /// The open text field.
    field: Option<Field>,
    /// The open category of the palette.
    drawer: Option<Drawer>,
    /// True if the palette stays open beside the scripts.
    pinned: bool,
    /// The text in the palette's search field.
    query: String,
    /// Zoom step: the blocks are enlarged by this power of [`ZOOM`].
    zoom: i8,
    /// Counter that changes with each request to scroll to the selection.
    scroll_request: u32,
    exercise: Option<Exercise>,
}

/// A program that is edited in place of the player's: that of a lesson's task or of a problem.
#[derive(Debug)]
struct Exercise {
    name: Arc<str>,
    /// The program before the player has changed it.
    base: Arc<Program>,
    now: BlockProgram,
}

impl Editor {
    /// Returns the block or slot that the keys act on.
    pub fn chosen(&self) -> Option<Chosen> {
        self.chosen
    }

    /// Returns the piece being moved.
    pub fn hand(&self) -> Option<&CarriedPiece> {
        self.hand.as_ref()
    }

    /// Returns the open text field.
    pub fn field(&self) -> Option<&Field> {
        self.field.as_ref()
    }

    /// Returns the open category of the palette.
    pub fn drawer(&self) -> Option<Drawer> {
        self.drawer
    }

    /// Returns true if the palette stays open beside the scripts.
    pub fn pinned(&self) -> bool {
        self.pinned
    }

    /// Returns the text in the palette's search field.
    pub fn query(&self) -> &str {
        &self.query
    }

    /// Returns the zoom step: the blocks are enlarged by this power of [`ZOOM`].
    pub fn zoom(&self) -> i8 {
        self.zoom
    }

    /// Returns a counter that changes with each request to scroll to the selection.
    pub fn scroll_request(&self) -> u32 {
        self.scroll_request
    }

    /// Returns the program that is edited in place of the player's.
    pub fn exercise(&self) -> Option<&BlockProgram> {
        self.exercise.as_ref().map(|exercise| &exercise.now)
    }

    /// Returns the part of the history that the visible program belongs to.
    pub fn subject(&self, session: &Session) -> Subject {
        let of_exercise = |exercise: &Exercise| Subject::Exercise(Arc::clone(&exercise.name));
        self.exercise.as_ref().map_or_else(|| session.program_subject(), of_exercise)
    }

    /// Begins the exercise of that name with this program, or with what the player has made of it.
    pub(in crate::game) fn begin_exercise(&mut self, name: Arc<str>, base: &Arc<Program>, session: &Session) {
        self.end_exercise();
        let mut now = BlockProgram::of(Arc::clone(base));
        // A text that cannot be read any more is left alone.
        let _ = now.reread(&session.exercise(&name), base);
        self.exercise = Some(Exercise { name, base: Arc::clone(base), now });
    }

    /// Ends the exercise, if there is one, and shows the player's program again.
    pub(in crate::game) fn end_exercise(&mut self) {
        *self = Editor {
            zoom: self.zoom,
            pinned: self.pinned,
            scroll_request: self.scroll_request.wrapping_add(1),
            ..Editor::default()
        };
    }

    /// Returns the request that replaces the visible program by this one, in the format of [`write_program`].
    pub(in crate::game) fn replace(&self, text: String) -> BoardRequest {
        match &self.exercise {
            Some(exercise) => BoardRequest::Exercise(Arc::clone(&exercise.name), text.into()),
            None => BoardRequest::Program(text.into()),
        }
    }

    /// Drops the piece, and clears the selection if it no longer exists among this many blocks.
    fn keep_what_exists(&mut self, count: usize) {
        self.hand = None;
        self.chosen = self.chosen.filter(|chosen| usize::from(chosen.block.0) < count);
        self.field = self.field.take().filter(|field| field.block().is_none());
    }

    /// Clears the selection, drops the piece, and closes the text field.
    fn let_go(&mut self) {
        (self.hand, self.field, self.chosen) = (None, None, None);
        self.close_drawer();
    }

    /// Closes the palette if it covers the scripts.
    fn close_drawer(&mut self) {
        self.drawer = self.drawer.filter(|_| self.pinned);
    }

    fn choose(&mut self, chosen: Option<Chosen>) {
        self.chosen = chosen;
        self.scroll_request = self.scroll_request.wrapping_add(1);
    }

    /// Takes a piece in hand. `first` is the first block of the script in view.
    fn take(&mut self, held: HeldPiece, dragged: bool, program: &Program, sprite: usize, first: Option<BlockId>) {
        let piece = match &held {
            HeldPiece::Existing(block) => Piece::Existing(*block),
            HeldPiece::New(block) => Piece::New(block, sprite),
        };
        let places = places(program, piece);
        // Prefer the selected slot, or the place below the selected block.
        let near = self.chosen.and_then(|chosen| {
            let wanted =
                [chosen.slot.map(|slot| DropPlace::Slot(chosen.block, slot)), Some(DropPlace::Below(chosen.block))];
            places.iter().position(|place| wanted.contains(&Some(*place)))
        });
        let next = match held {
            HeldPiece::Existing(block) => {
                places.iter().position(|place| place_block(*place).is_some_and(|at| at > block))
            }
            // A place in view is better than one in the first script of the sprite.
            HeldPiece::New(_) => near.or_else(|| {
                let from = self.chosen.map(|chosen| chosen.block).or(first)?;
                places.iter().position(|place| place_block(*place).is_some_and(|at| at >= from))
            }),
        };
        self.field = None;
        self.close_drawer();
        self.scroll_request = self.scroll_request.wrapping_add(1);
        self.hand = Some(CarriedPiece { held, aim: next.unwrap_or(0), places, dragged });
    }
}

/// Returns the block that the destination is beside or in.
pub fn place_block(place: DropPlace) -> Option<BlockId> {
    match place {
        DropPlace::Above(block) | DropPlace::Below(block) | DropPlace::Mouth(block, _) | DropPlace::Slot(block, _) => {
            Some(block)
        }
        DropPlace::Script { .. } | DropPlace::Palette => None,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Editor>()
        .add_systems(RequestSchedule, give_keyboard_back.in_set(RequestSystems::Notice))
        .add_systems(
            RequestSchedule,
            follow_exercise.run_if(resource_changed::<Session>).in_set(RequestSystems::Solved),
        )
        .add_systems(
            Update,
            (follow_program.run_if(resource_changed::<BlockProgram>), take_keyboard.run_if(resource_changed::<Editor>))
                .chain()
                .in_set(FrameSystems::Mark),
        )
        .add_systems(OnExit(Page::Stage), |mut editor: ResMut<Editor>| editor.let_go());
}

/// Gives the keyboard to the editor while something is selected, moved, typed or open.
fn take_keyboard(editor: Res<Editor>, mut view: ResMut<View>) {
    let Editor { chosen, hand, field, drawer, pinned, .. } = &*editor;
    let covered = drawer.is_some() && !pinned;
    let programming = chosen.is_some() || hand.is_some() || field.is_some() || covered;
    if view.programming() != programming {
        view.set_programming(programming);
    }
}

/// Clears the selection if it no longer exists after Undo or a change of the player's program.
fn follow_program(program: Res<BlockProgram>, mut editor: ResMut<Editor>) {
    if editor.exercise.is_none() {
        editor.keep_what_exists(program.program().count());
    }
}

/// Loads the exercise's program after Undo or an edit.
fn follow_exercise(session: Res<Session>, mut editor: ResMut<Editor>, mut reply: Reply) {
    let Some(exercise) = &mut editor.bypass_change_detection().exercise else { return };
    let text = session.exercise(&exercise.name);
    if *exercise.now.text() == text {
        return;
    }
    match exercise.now.reread(&text, &exercise.base) {
        Ok(()) => {
            let count = exercise.now.program().count();
            editor.keep_what_exists(count);
        }
        Err(unread) => reply.refuse(sudoku_words::capitalised(&unread.to_string())),
    }
}

/// Gives the keyboard back to the board if the request is about something else.
fn give_keyboard_back(request: Res<CurrentRequest>, mut editor: ResMut<Editor>) {
    if editor.exercise.is_none() && turns_away(&request.0) {
        editor.let_go();
    }
    // Whoever uses the program of an exercise has done with its blocks, and may have to answer it.
    let uses = matches!(request.0, Request::Workbench(WorkbenchRequest::Do(_)));
    if uses && editor.exercise.is_some() && editor.chosen.is_some() && editor.hand.is_none() && editor.field.is_none() {
        editor.chosen = None;
    }
}

pub(in crate::game) fn handle(
    In(request): In<EditorRequest>,
    page: Res<State<Page>>,
    program: Res<BlockProgram>,
    mut blocks: ResMut<Blocks>,
    mut editor: ResMut<Editor>,
    mut reply: Reply,
) {
    // The player's own program is not on the lessons' page, so it is left alone there.
    let is_out_of_sight = *page.get() == Page::Lessons && editor.exercise.is_none();
    if is_out_of_sight && !matches!(request, EditorRequest::Leave | EditorRequest::Begin) {
        return;
    }
    let shown = &Arc::clone(editor.exercise().unwrap_or(&program).program());
    // While editing, the view does not follow the run.
    if matches!(
        request,
        EditorRequest::Drag(_)
            | EditorRequest::Take(_)
            | EditorRequest::Change(_)
            | EditorRequest::Delete
            | EditorRequest::Duplicate
            | EditorRequest::Commit
    ) {
        blocks.leave();
    }
    match &request {
        EditorRequest::Begin if *page.get() != Page::Stage => {
            reply.then(ViewRequest::ShowPage(Page::Stage));
            reply.then(EditorRequest::Begin);
        }
        EditorRequest::Begin => {
            reply.then(ViewRequest::ShowTab(Tab::Blocks));
            reply.then(SolverRequest::Choose(Engine::Blocks));
            if !Arc::ptr_eq(blocks.program(), program.program()) {
                // A lesson has shown its own program.
                blocks.begin(program.program());
            }
            editor.choose(blocks.first().map(|block| Chosen { block, slot: None }));
            reply.explain(if program.is_own() { words().editor_yours() } else { words().editor_ours() });
        }
        EditorRequest::ShowDrawer(drawer) => editor.drawer = *drawer,
        EditorRequest::PinDrawer(pinned) => editor.pinned = *pinned,
        EditorRequest::Zoom(larger) => editor.zoom = (editor.zoom + if *larger { 1 } else { -1 }).clamp(-3, 5),
        EditorRequest::Search(query) => editor.query.clone_from(query),
        EditorRequest::Choose(block, slot) => {
            blocks.look_at(*block);
            editor.field = None;
            editor.close_drawer();
            editor.choose(Some(Chosen { block: *block, slot: *slot }));
        }
        EditorRequest::Go(way) => go(*way, shown, blocks.sprite(), &mut editor),
        EditorRequest::Act => act(shown, blocks.sprite(), &mut editor, &mut reply),
        EditorRequest::Take(held) => {
            editor.take(held.clone(), false, shown, blocks.sprite(), blocks.first());
            reply.explain(words().editor_in_hand());
        }
        EditorRequest::Drag(held) => editor.take(held.clone(), true, shown, blocks.sprite(), blocks.first()),
        EditorRequest::Drop(place) => drop_piece(*place, shown, &mut editor, &mut reply),
        EditorRequest::Leave => match (editor.hand.take(), editor.field.take()) {
            (None, None) if editor.drawer.is_some() && !editor.pinned => editor.drawer = None,
            (None, None) if editor.chosen.is_some() => editor.chosen = None,
            (None, None) => reply.then(ViewRequest::ShowPage(Page::Stage)),
            _ => reply.explain(words().editor_as_before()),
        },
        EditorRequest::Delete => match editor.chosen {
            Some(Chosen { block, slot: None }) => edit(&Edit::Delete { block }, shown, &mut editor, &mut reply),
            Some(Chosen { block, slot: Some(slot) }) => {
                edit(&Edit::Fill { block, slot, text: String::new() }, shown, &mut editor, &mut reply);
            }
            None => reply.refuse(words().editor_choose_first()),
        },
        EditorRequest::Duplicate => match editor.chosen {
            Some(chosen) => edit(&Edit::Duplicate { piece: chosen.block }, shown, &mut editor, &mut reply),
            None => reply.refuse(words().editor_choose_first()),
        },
        EditorRequest::Comment => match editor.chosen {
            Some(chosen) => editor.field = Field::new(Naming::Comment(chosen.block), shown, blocks.sprite()),
            None => reply.refuse(words().editor_choose_first()),
        },
        EditorRequest::Open(naming) => {
            editor.hand = None;
            editor.close_drawer();
            editor.field = Field::new(naming.clone(), shown, blocks.sprite());
        }
        EditorRequest::Write(text) => {
            if let Some(field) = &mut editor.field {
                field.write(text, shown, blocks.sprite());
            }
        }
        EditorRequest::SetShape(shape) => {
            if let Some(field) = &mut editor.field {
                field.shape = *shape;
                field.describe(shown, blocks.sprite());
            }
        }
        EditorRequest::SetWithoutRefresh(without) => {
            if let Some(field) = &mut editor.field {
                field.without_refresh = *without;
            }
        }
        EditorRequest::Commit => {
            if let Some(change) = editor.field.as_ref().map(|field| field.edit(shown, blocks.sprite())) {
                edit(&change, shown, &mut editor, &mut reply);
            }
        }
        EditorRequest::Change(change) => edit(change, shown, &mut editor, &mut reply),
        EditorRequest::Rewrite(text) => rewrite(text, shown, &mut editor, &mut reply),
        EditorRequest::BackToOurs if !editor.exercise().unwrap_or(&program).is_own() => {
            reply.explain(words().editor_ours_already())
        }
        EditorRequest::BackToOurs => {
            reply.then(editor.replace(String::new()));
            reply.explain(words().editor_back_to_ours());
        }
        EditorRequest::NewProgram => {
            reply.then(editor.replace(write_program(&shown.without_scripts())));
            reply.explain(words().editor_new_program());
        }
    }
}

/// Returns true if the request takes the person away from the visible program.
fn turns_away(request: &Request) -> bool {
    match request {
        Request::Entry(_) | Request::Ask(AskRequest::Open) => true,
        Request::Board(request) => matches!(request, BoardRequest::Load { .. } | BoardRequest::Join(_)),
        Request::View(ViewRequest::ShowTab(tab)) => *tab != Tab::Blocks,
        Request::Solver(SolverRequest::Choose(engine)) => *engine != Engine::Blocks,
        Request::Solver(request) => matches!(request, SolverRequest::Next | SolverRequest::WatchDeduction(_)),
        _ => false,
    }
}

/// Applies an edit, or says why it cannot; then the typed text stays.
fn edit(change: &Edit, program: &Program, editor: &mut Editor, reply: &mut Reply) {
    match program.edit(change) {
        Ok(edited) => {
            let dragged = editor.hand.take().is_some_and(|hand| hand.dragged);
            editor.field = None;
            // The block below a deleted one takes its place, and is selected.
            let next =
                || editor.chosen.map(|chosen| chosen.block).filter(|block| block.0 < edited.program.count() as u16);
            let chosen = edited.piece.or_else(next).map(|block| Chosen { block, slot: None });
            // After a drag the place is in view already.
            match dragged {
                true => editor.chosen = chosen,
                false => editor.choose(chosen),
            }
            if edited.program != *program {
                replace(edited.program, editor, reply);
            }
        }
        Err(reason) => {
            editor.hand = None;
            reply.refuse(sudoku_words::full_sentence(&sudoku_words::edit_error(&reason)));
        }
    }
}

/// Reads the program that a person has edited as text, or says where it cannot be read.
fn rewrite(text: &str, program: &Program, editor: &mut Editor, reply: &mut Reply) {
    match read_text(program, text) {
        Ok(read) if read == *program => reply.explain(words().editor_as_before()),
        Ok(read) => {
            editor.let_go();
            replace(read, editor, reply);
        }
        Err(error) => {
            reply.refuse(words().editor_unread(error.line, error.column, sudoku_words::script_problem(&error.reason)))
        }
    }
}

/// Replaces the visible program: that of the exercise, or else the player's.
fn replace(program: Program, editor: &Editor, reply: &mut Reply) {
    reply.then(editor.replace(write_program(&program)));
    reply.explain(if editor.exercise.is_some() { words().lessons_changed() } else { words().editor_changed() });
}

fn drop_piece(place: DropPlace, program: &Program, editor: &mut Editor, reply: &mut Reply) {
    match editor.hand.as_ref().map(|hand| hand.held.clone()) {
        Some(HeldPiece::Existing(piece)) => edit(&Edit::Move { piece, to: place }, program, editor, reply),
        Some(HeldPiece::New(_)) if place == DropPlace::Palette => editor.hand = None,
        Some(HeldPiece::New(block)) => edit(&Edit::Insert { block: *block, to: place }, program, editor, reply),
        None => {}
    }
}

/// Handles Enter: drops the piece, opens a slot, or picks up a block.
fn act(program: &Program, sprite: usize, editor: &mut Editor, reply: &mut Reply) {
    if let Some(hand) = &editor.hand {
        if let Some(place) = hand.places.get(hand.aim).copied() {
            drop_piece(place, program, editor, reply);
        }
        return;
    }
    match editor.chosen {
        Some(Chosen { block, slot: Some(slot) }) => {
            editor.field = Field::new(Naming::Slot(block, slot), program, sprite)
        }
        Some(Chosen { block, slot: None }) => {
            editor.take(HeldPiece::Existing(block), false, program, sprite, None);
            reply.explain(words().editor_in_hand());
        }
        None => reply.explain(words().editor_choose_first()),
    }
}

/// Moves the selection to the next block or slot or, while a piece is moved, to the next destination.
fn go(way: Direction, program: &Program, sprite: usize, editor: &mut Editor) {
    if let Some(hand) = &mut editor.hand {
        let count = hand.places.len().max(1);
        hand.aim = match way {
            Direction::Up | Direction::Left => (hand.aim + count - 1) % count,
            Direction::Down | Direction::Right => (hand.aim + 1) % count,
        };
        editor.scroll_request = editor.scroll_request.wrapping_add(1);
        return;
    }
    if let Some(stop) = stops::next(program, sprite, editor.chosen, way) {
        editor.choose(Some(stop));
    }
}
