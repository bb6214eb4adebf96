//! The player's own search: guesses that can be taken back, and the tree that they make. It follows from the history alone, so
//! that undo takes a guess out of it, too.

use super::change::{CellChange, Change};
use super::{MoveKind, Notes, Session, Subject};
use sudoku_board::{Board, Cell, Value};
use sudoku_run::BranchTree;

/// A digit in its cell.
type Placed = (Cell, Value);

/// The player's own search of the puzzle on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tries {
    /// The tries that have begun and are neither taken back nor kept, the newest last.
    open: Vec<Try>,
    tree: BranchTree,
    /// The index in the history of the first try.
    first: Option<usize>,
}

/// A try: a guess, and the digits after it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Try {
    /// The index in the history of the move that began it.
    begin: usize,
    digits: Vec<Placed>,
}

impl Tries {
    /// Returns true if there was a try, whatever has become of it.
    pub fn has_begun(&self) -> bool {
        self.first.is_some()
    }

    /// Returns true if a try is open.
    pub fn is_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// Returns true if a try is open that has no digit yet.
    pub fn waits_for_guess(&self) -> bool {
        self.is_open() && self.newest_digits() == 0
    }

    /// Returns the cells with digits of open tries, and whether a try began there.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, bool)> {
        self.open.iter().flat_map(|open| open.digits.iter().enumerate().map(|(place, &(cell, _))| (cell, place == 0)))
    }

    /// Returns the number of digits in the newest open try.
    pub fn newest_digits(&self) -> usize {
        self.open.last().map_or(0, |last| last.digits.len())
    }

    /// Returns the tree of all digits of tries.
    pub fn tree(&self) -> &BranchTree {
        &self.tree
    }

    /// Returns the number of digits that were taken back.
    pub fn taken_back(&self) -> usize {
        self.tree.taken_back() as usize
    }

    /// Returns the index in the history at which the newest open try began.
    pub(super) fn begin(&self) -> Option<usize> {
        self.open.last().map(|last| last.begin)
    }

    fn note(&mut self, at: usize, change: &Change) {
        match change.by() {
            MoveKind::Reset | MoveKind::Fill => *self = Tries::default(),
            by if by.begins_puzzle() => *self = Tries::default(),
            MoveKind::Try => {
                self.first.get_or_insert(at);
                self.open.push(Try { begin: at, digits: Vec::new() });
            }
            MoveKind::Back => {
                let Some(Try { digits, .. }) = self.open.pop() else { return };
                if let Some(&guess) = digits.first() {
                    self.tree.take_back(guess);
                }
            }
            MoveKind::Keep => {
                let Some(Try { digits, .. }) = self.open.pop() else { return };
                self.open.last_mut().into_iter().for_each(|below| below.digits.extend(&digits));
            }
            _ => {
                for cell in change.cells().iter().filter(|cell| cell.before.digit != cell.after.digit) {
                    if let Some(digit) = cell.before.digit {
                        self.erase((cell.cell, digit));
                    }
                    if let (Some(last), Some(digit)) = (self.open.last_mut(), cell.after.digit) {
                        self.tree.place((cell.cell, digit), last.digits.is_empty());
                        last.digits.push((cell.cell, digit));
                    }
                }
            }
        }
    }

    /// Takes a single digit out. The digits after it stay on the board.
    fn erase(&mut self, gone: Placed) {
        self.open.iter_mut().for_each(|open| open.digits.retain(|&placed| placed != gone));
        self.tree.take_out(gone);
    }
}

impl Session {
    /// Returns the player's own search of the puzzle on the board. Takes time in proportion to the history.
    pub fn tries(&self) -> Tries {
        let mut tries = Tries::default();
        for (at, change) in self.history.done.iter().enumerate() {
            if change.touches(&Subject::Board) {
                tries.note(at, change);
            }
        }
        tries
    }

    /// Returns the board from which the player's own search began; `None` if there was no try.
    pub fn before_tries(&self, tries: &Tries) -> Option<Board> {
        tries.first.map(|first| self.before(first).0)
    }

    /// Returns the board and the notes as they were before the change with this index in the history. No change since may have begun
    /// another puzzle.
    pub(super) fn before(&self, index: usize) -> (Board, Notes) {
        let (mut board, mut notes) = (self.board.clone(), self.notes.clone());
        for change in self.history.done[index..].iter().rev().filter(|change| change.touches(&Subject::Board)) {
            for &CellChange { cell, before, .. } in change.cells() {
                board.write(cell, before.digit, before.kind);
                notes.put(cell, before.pencilled);
            }
        }
        (board, notes)
    }
}
