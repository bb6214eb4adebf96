//! The model: 729 variables that are 0 or 1, and the equations between them. Can be written in the CPLEX LP format.

use crate::search::Need;
use std::fmt::{self, Write};
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::{Cell, Value};

/// One equation: the sum of some variables is 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Equation {
    /// A need of every sudoku: nine variables, one per option.
    Need(Need),
    /// A digit on the board: one variable.
    Given(Cell, Value),
}

impl Equation {
    /// Returns the variables of the sum, each as the digit it puts into a cell.
    pub fn variables(self) -> Vec<(Cell, Value)> {
        match self {
            Equation::Need(need) => need.options().to_vec(),
            Equation::Given(cell, digit) => vec![(cell, digit)],
        }
    }

    /// Returns the name of the row in the LP format.
    fn name(self) -> String {
        match self {
            Equation::Need(Need::Cell(cell)) => format!("cell_{}_{}", cell.row() + 1, cell.column() + 1),
            Equation::Need(Need::Place(house, digit)) => {
                format!("{}_{}_digit_{digit}", house.kind().name(), house.index() + 1)
            }
            Equation::Given(cell, _) => format!("given_{}_{}", cell.row() + 1, cell.column() + 1),
        }
    }

    fn sum(self) -> String {
        let names: Vec<String> = self.variables().into_iter().map(|(cell, digit)| variable_name(cell, digit)).collect();
        format!("{} = 1", names.join(" + "))
    }
}

/// The equation in mathematical notation.
impl fmt::Display for Equation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sum())
    }
}

/// `x_i_j_k`, which is 1 if the cell in row i, column j holds digit k. Rows, columns and digits count from 1.
pub fn variable_name(cell: Cell, digit: Value) -> String {
    format!("x_{}_{}_{digit}", cell.row() + 1, cell.column() + 1)
}

/// A sudoku as a binary program (J.-F. Puget, "A Sudoku Web App Using CPLEX Python Modeling API", 2016): a variable for each
/// cell and digit, an equation for each of the 324 needs, and one for each digit on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Model {
    equations: Vec<Equation>,
}

impl Model {
    /// The number of variables of every model.
    pub const VARIABLES: usize = 729;

    /// Creates the model of a classic board with all its digits.
    pub fn of(grid: &Grid) -> Model {
        let givens = Cell::all().filter_map(|cell| Some(Equation::Given(cell, grid.get(cell)?)));
        Model { equations: Need::all().map(Equation::Need).chain(givens).collect() }
    }

    /// Returns the equations: those of the cells, rows, columns and boxes, then those of the digits on the board.
    pub fn equations(&self) -> &[Equation] {
        &self.equations
    }

    /// Writes the model in the CPLEX LP format, which solvers of integer programs read.
    pub fn to_lp(&self) -> String {
        let mut text = String::with_capacity(1 << 16);
        text.push_str("\\ A sudoku as a binary program: x_i_j_k is 1 if row i, column j holds digit k.\n");
        // There is nothing to minimise, but the format requires an objective, and some readers require a variable in it.
        text.push_str("Minimize\n obj: 0 x_1_1_1\nSubject To\n");
        for equation in &self.equations {
            // Writing to a string cannot fail.
            let _ = writeln!(text, " {}: {}", equation.name(), equation.sum());
        }
        text.push_str("Binary\n");
        for cell in Cell::all() {
            let names: Vec<String> = Value::DIGITS.map(|digit| variable_name(cell, digit)).to_vec();
            let _ = writeln!(text, " {}", names.join(" "));
        }
        text.push_str("End\n");
        text
    }
}
