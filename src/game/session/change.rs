//! The changes of a move, cell by cell, so that it can be undone and redone.

use super::notes::Pencilled;
use super::splice::Splice;
use super::{GameStats, MoveKind, Notes, Subject};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use sudoku_board::{Board, Cell, CellKind, Value};
use sudoku_generate::Recipe;
use sudoku_run::SavedRun;

/// The state of a cell: its digit (a given, the player's, or none) and its pencil marks. A cell with a digit has no other
/// mark than its own colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellState {
    pub digit: Option<Value>,
    pub kind: CellKind,
    pub pencilled: Pencilled,
}

impl CellState {
    pub fn of(board: &Board, notes: &Notes, cell: Cell) -> CellState {
        CellState { digit: board.get(cell), kind: board.kind(cell), pencilled: notes.of(cell) }
    }
}

/// The state of one cell before and after a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellChange {
    pub cell: Cell,
    pub before: CellState,
    pub after: CellState,
}

/// A move that was made: its kind, and the cells that it changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    by: MoveKind,
    /// The side of the board.
    side: u8,
    /// Shared, so that a long history is copied quickly when it is to be saved.
    cells: Arc<[CellChange]>,
    /// The data of the other puzzle, for undo and redo, if the move begins another puzzle.
    aside: Option<Box<Aside>>,
    /// The change that the move made to a program of blocks: the player's, or that of the exercise.
    program: Option<Box<Splice>>,
    /// The run of the program that has branched: at an earlier moment, an act has begun another future.
    branch: Option<Box<Branch>>,
    exercise: Option<Arc<str>>,
}

/// A run on both sides of the act that has replaced its future.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The run before the act, with all moments that the act has replaced.
    pub before: SavedRun,
    /// The run after the act.
    pub after: SavedRun,
}

/// Data that belong to a puzzle besides its cells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Aside {
    pub tally: GameStats,
    pub origin: Option<Recipe>,
    /// The whole board and its notes, if it has other rules than the one on the stage.
    pub other_rules: Option<(Board, Notes)>,
}

impl Change {
    pub fn new(
        by: MoveKind,
        side: u8,
        cells: Vec<CellChange>,
        aside: Option<Aside>,
        program: Option<Splice>,
    ) -> Change {
        let (aside, program) = (aside.map(Box::new), program.map(Box::new));
        Change { by, side, cells: cells.into(), aside, program, branch: None, exercise: None }
    }

    /// Creates a change from the difference between two states. If they have other rules, the whole state before is kept.
    pub fn between(by: MoveKind, before: (&Board, &Notes), after: (&Board, &Notes)) -> Change {
        if before.0.rules() != after.0.rules() {
            let other_rules = Some((before.0.clone(), before.1.clone()));
            return Change::new(
                by,
                before.0.rules().side(),
                Vec::new(),
                Some(Aside { other_rules, ..Aside::default() }),
                None,
            );
        }
        let rules = before.0.rules();
        let cells = rules
            .cells()
            .map(|cell| CellChange {
                cell,
                before: CellState::of(before.0, before.1, cell),
                after: CellState::of(after.0, after.1, cell),
            })
            .filter(|change| change.before != change.after);
        Change::new(by, rules.side(), cells.collect(), None, None)
    }

    /// Returns the side of the board.
    pub fn side(&self) -> u8 {
        self.side
    }

    pub fn by(&self) -> MoveKind {
        self.by
    }

    /// Returns the subjects that the change belongs to, the board first.
    pub fn subjects(&self) -> impl Iterator<Item = Subject> + use<> {
        let board = (!matches!(self.by, MoveKind::Program | MoveKind::Branch)).then_some(Subject::Board);
        let program = (self.program.is_some() || self.branch.is_some()).then(|| match &self.exercise {
            Some(name) => Subject::Exercise(Arc::clone(name)),
            None => Subject::Program,
        });
        board.into_iter().chain(program)
    }

    /// Returns true if the change belongs to the subject.
    pub fn touches(&self, subject: &Subject) -> bool {
        self.subjects().any(|of| of == *subject)
    }

    /// Returns the name of the exercise whose program has changed.
    pub fn exercise(&self) -> Option<&Arc<str>> {
        self.exercise.as_ref()
    }

    /// Returns true if the change belongs to the puzzle and the player's program, and not to an exercise or a run.
    pub fn is_of_puzzle(&self) -> bool {
        self.exercise.is_none() && self.branch.is_none()
    }

    /// Returns the branch of a run.
    pub fn branch(&self) -> Option<&Branch> {
        self.branch.as_deref()
    }

    /// Returns the branch of a run, to replace one of its sides.
    pub fn branch_mut(&mut self) -> Option<&mut Branch> {
        self.branch.as_deref_mut()
    }

    /// Adds a branch of a run.
    pub fn with_branch(self, branch: Option<Branch>) -> Change {
        Change { branch: branch.map(Box::new), ..self }
    }

    /// Makes this a change of an exercise.
    pub fn in_exercise(self, exercise: Option<Arc<str>>) -> Change {
        Change { exercise, ..self }
    }

    pub fn cells(&self) -> &[CellChange] {
        &self.cells
    }

    /// Returns the change that the move made to a program of blocks.
    pub fn program(&self) -> Option<&Splice> {
        self.program.as_deref()
    }

    /// Adds a change of the program of blocks.
    pub fn with_program(mut self, before: &str, after: &str) -> Change {
        self.program = Splice::between(before, after).map(Box::new);
        self
    }

    /// Returns the data of the other puzzle, which are created if there were none.
    pub fn aside_mut(&mut self) -> &mut Aside {
        self.aside.get_or_insert_default()
    }

    /// Returns the data of the other puzzle, if the move begins one.
    pub fn aside(&self) -> Option<&Aside> {
        self.aside.as_deref()
    }

    /// Returns the number of cells that the change has changed; all of them, if it has changed the rules.
    pub fn cell_count(&self) -> usize {
        let of_other = |(board, _): &(Board, Notes)| board.rules().cell_count();
        let other = self.aside().and_then(|aside| aside.other_rules.as_ref());
        other.map_or(self.cells.len(), of_other)
    }
}
