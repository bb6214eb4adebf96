//! The pieces on a chessboard: queens, or a knight's numbered path, from an engine or from a program's lists.

use super::ChessRun;
use sudoku_blocks::{Block, Machine, Opcode, Value};
use sudoku_run::lessons::{languages, words};
use sudoku_solve::search::{Assumption, Chessboard as Problem};

/// A chessboard with its pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chessboard {
    /// Number of rows and of columns.
    pub size: usize,
    /// The pieces.
    pub pieces: Pieces,
    /// The square from which a piece was just taken back.
    pub taken: Option<usize>,
    /// Number of queens or of moves.
    pub depth: usize,
    /// The names of rows and columns.
    pub names: SquareNames,
}

/// Naming scheme of rows and columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SquareNames {
    /// Chess notation: letters from the left, numbers from the bottom.
    Chess,
    /// Program indices: numbers from the left and from the top.
    Counted,
}

/// The pieces; squares are counted row by row from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pieces {
    /// The columns of the queens, by row.
    Queens(Vec<usize>),
    /// The squares of the knight's path, in order.
    Path(Vec<usize>),
}

/// Lists of a program that are drawn as a chessboard, in English: the columns of the queens, and the numbers of the knight's moves.
const QUEENS: &str = "queens";
const VISITS: &str = "visits";

/// The variable with the number of rows and columns, in English, and its maximum.
const SIZE: &str = "size";
const MOST: usize = 8;

impl Chessboard {
    /// Reads the chessboard of an engine.
    pub fn of_run(run: &ChessRun) -> Chessboard {
        let pieces = match run.board() {
            Problem::Queens(_) => Pieces::Queens(run.playback().search().assumed().collect()),
            Problem::Tour(tour) => Pieces::Path(tour.path().iter().map(|&square| usize::from(square)).collect()),
        };
        let is_release = matches!(run.last_step(), Some(Assumption::Release { .. }));
        let taken = run.changed().filter(|_| is_release);
        Chessboard { size: run.size(), pieces, taken, depth: run.state().depth, names: SquareNames::Chess }
    }

    /// Reads the chessboard from a program's lists; `None` if there are none.
    pub fn of_machine(machine: &Machine) -> Option<Chessboard> {
        let items = |name| names(name).find_map(|name| Some(machine.list(machine.code().list(name)?)));
        let number = |item: &Value| item.as_number().map_or(0, |number| number.max(0.0) as usize);
        let size = size_of(machine);
        let pieces = match (items(QUEENS), items(VISITS)) {
            (Some(columns), _) => {
                let columns = columns.iter().take(size).map(|column| number(column).clamp(1, size) - 1);
                Pieces::Queens(columns.collect())
            }
            (None, Some(visits)) => {
                let mut path: Vec<_> = visits.iter().take(size * size).map(number).zip(0..).collect();
                path.retain(|&(number, _)| number > 0);
                path.sort_unstable();
                Pieces::Path(path.into_iter().map(|(_, square)| square).collect())
            }
            (None, None) => return None,
        };
        let depth = match &pieces {
            Pieces::Queens(pieces) | Pieces::Path(pieces) => pieces.len(),
        };
        Some(Chessboard { size, pieces, taken: None, depth, names: SquareNames::Counted })
    }

    /// Returns the text on a square: empty for a queen, the number of the knight's move; `None` for an empty square.
    pub fn value(&self, square: usize) -> Option<String> {
        match &self.pieces {
            Pieces::Queens(columns) => {
                (columns.get(square / self.size) == Some(&(square % self.size))).then(String::new)
            }
            Pieces::Path(path) => path.iter().position(|&other| other == square).map(|number| (number + 1).to_string()),
        }
    }
}

/// Returns the names that a list or a variable of our programs has in the languages of the lessons, given the English one.
fn names(english: &str) -> impl Iterator<Item = &str> {
    languages().map(move |tag| words(tag).text(english))
}

/// Returns the size of the program's board, from its variable or, before that is set, from the block that sets it.
fn size_of(machine: &Machine) -> usize {
    let by_variable = names(SIZE).find_map(|name| machine.variable(name)).and_then(Value::as_number);
    let by_variable = by_variable.filter(|&size| size >= 1.0);
    let program = machine.code().program();
    let set = |block: &Block| {
        let (variable, value) = (block.text(0)?, block.text(1)?);
        (block.opcode == Opcode::SetVariable && names(SIZE).any(|name| name == variable))
            .then(|| value.parse::<f64>().ok())?
    };
    let by_block = || program.scripts().flat_map(|placed| &placed.script.blocks).find_map(set);
    by_variable.or_else(by_block).map_or(MOST, |size| (size as usize).clamp(1, MOST))
}
