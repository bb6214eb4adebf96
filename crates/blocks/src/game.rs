//! The game by blocks: a program's flag, question, clicks and number keys play one puzzle, and its clones are the cells.

use super::code::Code;
use super::machine::Machine;
use super::pulse::Fault;
use super::search::{LIST, shipped};
use super::{Actor, Value};
use std::sync::Arc;
use sudoku_board::classic::{Board, Cell, CellKind, Digit};
use sudoku_board::notation::Notation;

/// The most blocks that one click, one key or one answer may take: ten milliseconds at ten million blocks a second.
pub const MOST_BLOCKS_A_SCRIPT: u32 = 100_000;

/// The milliseconds that pass in a frame, for scripts that wait.
const FRAME: u64 = 16;

/// A clone's own variable with the number of its cell, 1 to 81.
const ID: &str = "id";

/// The sprite whose click solves the board.
const SOLVE: &str = "Solve";

/// The message that tells the clones to show the changed digits of S.
const SHOW: &str = "show digits";

/// Why the blocks cannot go on with the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GameFault {
    /// The program that is compiled in is damaged; the project's tests rule that out.
    #[error("the program of blocks is damaged; install Sudoku Assistant anew")]
    Damaged,
    /// The program has no list S.
    #[error("the program has no list S for all sprites; make one, with the 81 digits of the board in it")]
    NoList,
    /// The green flag leads to no question.
    #[error("the program asks for no puzzle when the flag is clicked; let it ask and wait")]
    NoQuestion,
    /// The answer is not in S afterwards.
    #[error("the program did not put the puzzle into the list S; let it add the 81 digits of the answer")]
    NotTaken,
    /// There is no clone for a cell.
    #[error("the program has no clone for {0}; make 81 clones whose own variable id counts from 1 to 81")]
    NoClone(Cell),
    /// There is nothing to be clicked for a solution.
    #[error("the program has no sprite Solve; make one, with a script for its click")]
    NoSolve,
    /// The scripts did not stop.
    #[error("the blocks ran {MOST_BLOCKS_A_SCRIPT} times without stopping; look for a loop without an end")]
    Endless,
    /// The machine stopped.
    #[error("{0}")]
    Machine(Fault),
}

/// A puzzle that is played by a program of blocks. It is a value, as the [`Machine`] is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockGame {
    machine: Machine,
    list: u16,
    puzzle: Board,
    /// The cell that was clicked last, as long as no number key was pressed after that.
    clicked: Option<Cell>,
}

impl BlockGame {
    /// The board as the program that ships plays it.
    ///
    /// # Errors
    /// [`GameFault`] if the program is damaged; the project's tests rule that out.
    pub fn new(board: &Board) -> Result<BlockGame, GameFault> {
        BlockGame::with_program(board, shipped().ok_or(GameFault::Damaged)?)
    }

    /// The board as any program plays it: the flag is clicked, the question is answered with the puzzle, and the digits of the
    /// player's are put into S.
    ///
    /// # Errors
    /// [`GameFault`] if the program has no list S, asks for no puzzle, does not take it, or does not stop.
    pub fn with_program(board: &Board, code: Arc<Code>) -> Result<BlockGame, GameFault> {
        let list = code.list(LIST).ok_or(GameFault::NoList)?;
        let mut machine = Machine::new(code, 0);
        machine.set_turbo(true);
        let mut game = BlockGame { machine, list, puzzle: board.puzzle(), clicked: None };
        game.machine.flag();
        game.come_to_rest()?;
        game.machine.question().ok_or(GameFault::NoQuestion)?;
        game.machine.answer(&Notation::Comma.write(&game.puzzle));
        game.come_to_rest()?;
        if game.board() != Some(game.puzzle) {
            return Err(GameFault::NotTaken);
        }
        game.show(board)?;
        Ok(game)
    }

    /// The machine that plays.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// The list S as a board, whose givens are those of the puzzle; `None` if S is not 81 digits.
    pub fn board(&self) -> Option<Board> {
        let items = self.machine.list(self.list);
        if items.len() != Cell::COUNT {
            return None;
        }
        let mut board = self.puzzle;
        for (cell, item) in Cell::all().zip(items) {
            let digit = item.as_number().filter(|digit| (0.0..=9.0).contains(digit) && digit.fract() == 0.0)?;
            board.put(cell, Digit::new(digit as u8), self.puzzle.kind(cell));
        }
        Some(board)
    }

    /// The board as the costumes of the clones show it: “puzzle 5” is a given, “user 5” a digit of the player's.
    pub fn shown(&self) -> Board {
        let mut board = Board::EMPTY;
        for actor in self.machine.actors() {
            let Some(cell) = self.cell_of(actor) else { continue };
            let costume = self.machine.code().program().sprites[actor.sprite()].costumes.get(actor.costume());
            let Some((whose, digit)) = costume.and_then(|costume| costume.split_once(' ')) else { continue };
            let kind = if whose == "puzzle" { CellKind::Puzzle } else { CellKind::User };
            board.put(cell, digit.parse().ok().and_then(Digit::new), kind);
        }
        board
    }

    /// The speech of the sprites; empty if they say nothing.
    pub fn says(&self) -> &str {
        self.machine.actors().iter().map(|actor| &*actor.says).find(|says| !says.is_empty()).unwrap_or_default()
    }

    /// Follows the board, whatever has changed it: another puzzle begins anew, other digits are put into S and shown.
    ///
    /// # Errors
    /// [`GameFault`] if the program does not take the puzzle, or does not stop.
    pub fn follow(&mut self, board: &Board) -> Result<(), GameFault> {
        if board.puzzle() == self.puzzle {
            return self.show(board);
        }
        *self = BlockGame::with_program(board, Arc::clone(self.machine.code()))?;
        Ok(())
    }

    fn show(&mut self, board: &Board) -> Result<(), GameFault> {
        if self.board().as_ref() == Some(board) {
            return Ok(());
        }
        let digits = board.values().map(|value| Value::Number(f64::from(value.map_or(0, Digit::get))));
        self.machine.set_list(self.list, digits.into_iter());
        self.machine.broadcast(SHOW);
        self.come_to_rest()
    }

    /// The clone of the cell is clicked.
    ///
    /// # Errors
    /// [`GameFault`] if there is no such clone, or the scripts do not stop.
    pub fn click(&mut self, cell: Cell) -> Result<(), GameFault> {
        let clone = self.machine.actors().iter().find(|actor| self.cell_of(actor) == Some(cell));
        let clone = clone.ok_or(GameFault::NoClone(cell))?.id;
        self.machine.click(clone);
        self.clicked = Some(cell);
        self.come_to_rest()
    }

    /// A number key is pressed for the cell. A program takes one key for a click, so the cell is clicked first, unless it was
    /// clicked just now.
    ///
    /// # Errors
    /// [`GameFault`] as for [`BlockGame::click`].
    pub fn press(&mut self, cell: Cell, value: Option<Digit>) -> Result<(), GameFault> {
        if self.clicked != Some(cell) {
            self.click(cell)?;
        }
        self.clicked = None;
        self.machine.key(&value.map_or(0, Digit::get).to_string());
        self.come_to_rest()
    }

    /// The sprite Solve is clicked. Its script runs with [`BlockGame::go_on`].
    ///
    /// # Errors
    /// [`GameFault::NoSolve`] if there is no such sprite.
    pub fn solve(&mut self) -> Result<(), GameFault> {
        let sprites = &self.machine.code().program().sprites;
        let solve = self.machine.actors().iter().find(|actor| sprites[actor.sprite()].name == SOLVE);
        let solve = solve.ok_or(GameFault::NoSolve)?.id;
        self.machine.click(solve);
        self.clicked = None;
        Ok(())
    }

    /// Lets at most so many blocks run. Returns whether all scripts have stopped: they have ended, or wait for a click, a
    /// key or an answer.
    ///
    /// # Errors
    /// [`GameFault::Machine`] if the machine stopped.
    pub fn go_on(&mut self, most: u32) -> Result<bool, GameFault> {
        for _ in 0..most {
            if self.machine.pulse().is_some() {
                continue;
            }
            if let Some(fault) = self.machine.fault() {
                return Err(GameFault::Machine(fault));
            }
            if !self.machine.waits_for_time() {
                return Ok(true);
            }
            self.machine.tick(FRAME);
        }
        Ok(false)
    }

    fn come_to_rest(&mut self) -> Result<(), GameFault> {
        if self.go_on(MOST_BLOCKS_A_SCRIPT)? { Ok(()) } else { Err(GameFault::Endless) }
    }

    /// The cell that a clone represents.
    fn cell_of(&self, actor: &Actor) -> Option<Cell> {
        let names = &self.machine.code().program().sprites[actor.sprite()].variables;
        let id = actor.variables.get(names.iter().position(|name| name == ID)?)?;
        Cell::from_id(id.as_number()? as usize).filter(|_| actor.is_clone)
    }
}
