//! A game that a program plays: its flag, question, clicks and number keys play one puzzle, and its clones are the cells.

use super::Actor;
use super::code::Code;
use super::machine::Machine;
use super::pulse::Fault;
use super::search::{LIST, shipped};
use std::sync::Arc;
use sudoku_board::classic::ClassicCell;
use sudoku_board::notation::Notation;
use sudoku_board::{Board, Cell, CellKind, Rules, Value};

/// The most blocks that may run for one click, key or answer: ten milliseconds at ten million blocks per second.
pub const MOST_BLOCKS_A_SCRIPT: u32 = 100_000;

/// The length of a frame in milliseconds, for scripts that wait.
const FRAME: u64 = 16;

/// The name of the clones' variable with the number of the cell, 1 to 81.
const ID: &str = "id";

/// The name of the sprite that solves the board when it is clicked.
const SOLVE: &str = "Solve";

/// The message that makes the clones show the changed digits of S.
const SHOW: &str = "show digits";

/// Errors of a game that a program plays.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GameFault {
    /// A bundled program that is damaged, which the project's tests rule out.
    #[error("the program of blocks is damaged; install Sudoku Assistant again")]
    Damaged,
    /// A program without a list S.
    #[error("the program has no list S for all sprites; make one, with the 81 digits of the board in it")]
    NoList,
    /// A program that asks no question when the green flag is clicked.
    #[error("the program does not ask for a puzzle when the flag is clicked; make it ask and wait")]
    NoQuestion,
    /// A program that does not put the answer into S.
    #[error("the program did not put the puzzle into the list S; make it add the 81 digits of the answer")]
    NotTaken,
    /// A program without a clone for this cell.
    #[error("the program has no clone for {0}; make 81 clones, each with its own id from 1 to 81")]
    NoClone(Cell),
    /// A program without a sprite to click for the solution.
    #[error("the program has no sprite Solve; make one, with a script for its click")]
    NoSolve,
    /// Scripts that do not stop.
    #[error("the blocks ran {MOST_BLOCKS_A_SCRIPT} times without stopping; look for a loop that never ends")]
    Endless,
    /// A fault that stopped the machine.
    #[error("{0}")]
    Machine(Fault),
}

/// A puzzle that is played by a program. It can be cloned and compared, as the [`Machine`] can.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockGame {
    machine: Machine,
    list: u16,
    puzzle: Board,
    /// The cell that was clicked last, until a number key is pressed.
    clicked: Option<Cell>,
}

impl BlockGame {
    /// Starts a game on this board with the bundled program.
    ///
    /// # Errors
    /// [`GameFault`] if the program is damaged; the project's tests rule that out.
    pub fn new(board: &Board) -> Result<BlockGame, GameFault> {
        BlockGame::with_program(board, shipped(&Rules::shared_classic()).ok_or(GameFault::Damaged)?)
    }

    /// Starts a game on this board with any program: clicks the flag, answers the question with the puzzle, and puts the
    /// player's digits into S.
    ///
    /// # Errors
    /// [`GameFault`] if the program has no list S, asks for no puzzle, does not take it, or does not stop.
    pub fn with_program(board: &Board, code: Arc<Code>) -> Result<BlockGame, GameFault> {
        let list = code.list(LIST).ok_or(GameFault::NoList)?;
        let mut machine = Machine::new(code, 0);
        machine.set_turbo(true);
        let mut game = BlockGame { machine, list, puzzle: board.puzzle(), clicked: None };
        game.machine.flag();
        game.run_until_idle()?;
        game.machine.question().ok_or(GameFault::NoQuestion)?;
        let digits = game.puzzle.classic().map_or_else(|| game.puzzle.to_string(), |grid| Notation::Comma.write(&grid));
        game.machine.answer(&digits);
        game.run_until_idle()?;
        if game.board().as_ref() != Some(&game.puzzle) {
            return Err(GameFault::NotTaken);
        }
        game.show(board)?;
        Ok(game)
    }

    /// Returns the machine that runs the program.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// Returns the list S as a board with the givens of the puzzle; `None` if S is not 81 digits.
    pub fn board(&self) -> Option<Board> {
        let items = self.machine.list(self.list);
        if items.len() != Cell::COUNT {
            return None;
        }
        let mut board = self.puzzle.clone();
        for (cell, item) in Cell::all().zip(items) {
            let digit = item.as_number().filter(|digit| (0.0..=9.0).contains(digit) && digit.fract() == 0.0)?;
            board.write(cell, Value::digit(digit as u8), self.puzzle.kind(cell));
        }
        Some(board)
    }

    /// Returns the board that the costumes of the clones show: “puzzle 5” is a given, “user 5” a digit of the player.
    pub fn shown(&self) -> Board {
        let mut board = Board::default();
        for actor in self.machine.actors() {
            let Some(cell) = self.cell_of(actor) else { continue };
            let costume = self.machine.code().program().sprites[actor.sprite()].costumes.get(actor.costume());
            let Some((whose, digit)) = costume.and_then(|costume| costume.split_once(' ')) else { continue };
            let kind = if whose == "puzzle" { CellKind::Puzzle } else { CellKind::User };
            board.write(cell, digit.parse().ok().and_then(Value::digit), kind);
        }
        board
    }

    /// Returns the text that a sprite says; empty if none says anything.
    pub fn speech(&self) -> &str {
        self.machine.actors().iter().map(|actor| &*actor.says).find(|says| !says.is_empty()).unwrap_or_default()
    }

    /// Updates the program to a changed board. Another puzzle starts a new game; other digits are put into S and shown.
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
        let digits = board.values().iter().map(|&value| crate::Value::Number(f64::from(value)));
        self.machine.set_list(self.list, digits);
        self.machine.broadcast(SHOW);
        self.run_until_idle()
    }

    /// Clicks the clone of a cell.
    ///
    /// # Errors
    /// [`GameFault`] if there is no such clone, or the scripts do not stop.
    pub fn click(&mut self, cell: Cell) -> Result<(), GameFault> {
        let clone = self.machine.actors().iter().find(|actor| self.cell_of(actor) == Some(cell));
        let clone = clone.ok_or(GameFault::NoClone(cell))?.id;
        self.machine.click(clone);
        self.clicked = Some(cell);
        self.run_until_idle()
    }

    /// Presses a number key for a cell. A program expects a click before each key, so the cell is clicked first, unless it has
    /// just been clicked.
    ///
    /// # Errors
    /// [`GameFault`], as for [`BlockGame::click`].
    pub fn press(&mut self, cell: Cell, value: Option<Value>) -> Result<(), GameFault> {
        if self.clicked != Some(cell) {
            self.click(cell)?;
        }
        self.clicked = None;
        self.machine.key(&value.map_or(0, Value::get).to_string());
        self.run_until_idle()
    }

    /// Clicks the sprite Solve. Run its script with [`BlockGame::run_blocks`].
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

    /// Runs at most this many blocks. Returns true if all scripts have stopped: they have ended, or wait for a click, a key or
    /// an answer.
    ///
    /// # Errors
    /// [`GameFault::Machine`] if a fault stopped the machine.
    pub fn run_blocks(&mut self, most: u32) -> Result<bool, GameFault> {
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

    fn run_until_idle(&mut self) -> Result<(), GameFault> {
        if self.run_blocks(MOST_BLOCKS_A_SCRIPT)? { Ok(()) } else { Err(GameFault::Endless) }
    }

    /// Returns the cell that a clone represents.
    fn cell_of(&self, actor: &Actor) -> Option<Cell> {
        let names = &self.machine.code().program().sprites[actor.sprite()].variables;
        let id = actor.variables.get(names.iter().position(|name| name == ID)?)?;
        Cell::from_id(id.as_number()? as usize).filter(|_| actor.is_clone)
    }
}
