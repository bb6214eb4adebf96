//! The engines that can solve boards of any rules.

use super::board_checks::Checks;
use super::board_relaxation::relax;
use super::{BoardProblem, Engine};
use std::collections::VecDeque;
use std::sync::Arc;
use sudoku_board::Cell;
use sudoku_board::sudoku::{Board, Rules, Values};
use sudoku_solve::search::{Assumption, Assumptions, Counts, Relaxed, Step};
use sudoku_techniques::board_techniques::{BoardPosition, Deduction, Steps};

/// A step of a search on a board of any rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardStep {
    /// The options for a need were counted.
    Look {
        /// The cell; `None` if it is a value that needs a place.
        cell: Option<Cell>,
        /// The value that needs a place, and the index of the house; `None` if it is a cell that needs a value.
        place: Option<(u8, u16)>,
        /// The number of options.
        ways: u8,
    },
    /// A value that breaks a rule was tried.
    Refused {
        /// The cell in which it was tried.
        cell: Cell,
        /// The value that was tried.
        value: u8,
    },
    /// A value was placed.
    Place {
        /// The cell that was filled.
        cell: Cell,
        /// The value that was placed.
        value: u8,
    },
    /// A value was taken back.
    Retract {
        /// The cell that was cleared.
        cell: Cell,
        /// The value that was taken back.
        value: u8,
    },
    /// The equations of the binary program were solved with fractions allowed.
    Relax(Relaxed),
    /// The binary program was extended by an inequality that excludes the last solution.
    Cut,
    /// This many candidates were eliminated.
    Strike(u16),
    /// The board is solved.
    Solution,
}

impl BoardStep {
    /// Describes the step in words, with the names of houses from the rules.
    pub fn words(self, rules: &Rules) -> String {
        let options = |ways: u8| match ways {
            0 => "no option left".to_owned(),
            1 => "1 option".to_owned(),
            ways => format!("{ways} options"),
        };
        match self {
            BoardStep::Look { place: Some((value, house)), ways, .. } => {
                format!("look for a {value} in {}: {}", rules.house_name(house.into()), options(ways))
            }
            BoardStep::Look { cell, ways, .. } => {
                let cell = cell.map_or_else(String::new, |cell| format!(" in {cell}"));
                format!("look for a value{cell}: {}", options(ways))
            }
            BoardStep::Refused { cell, value } => format!("try {value} in {cell}: it breaks a rule"),
            BoardStep::Place { cell, value } => format!("place {value} in {cell}"),
            BoardStep::Retract { cell, value } => format!("take back {value} from {cell}"),
            BoardStep::Relax(relaxed) => Step::Relax(relaxed).to_string(),
            BoardStep::Cut => Step::Cut.to_string(),
            BoardStep::Strike(candidates) => Step::Strike(candidates).to_string(),
            BoardStep::Solution => Step::Solution.to_string(),
        }
    }
}

/// The reason why an engine cannot solve a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnsupportedBoard {
    /// The engine solves only classic boards.
    #[error("the engine {0} takes only classic boards; choose {choices}", choices = choices())]
    Classic(Engine),
    /// The engine cannot handle sums.
    #[error("the engine {0} takes no cages or other sums; choose {choices}", choices = choices())]
    Sums(Engine),
    /// The engine would need too many variables.
    #[error("the engine {0} takes boards of at most {MOST_SIDE} by {MOST_SIDE} cells; choose {choices}", choices = choices())]
    Side(Engine),
}

/// The largest side for the binary program, which has a variable for each value in each cell.
const MOST_SIDE: u8 = 9;

/// Returns the names of the engines that solve boards of any rules and any side.
fn choices() -> String {
    let names = [Engine::BruteForce, Engine::Assumptions, Engine::DecisionTree, Engine::Logic].map(Engine::name);
    names.join(", ")
}

impl Engine {
    /// Starts a search on a board of any rules. The values on the board must not break any of them.
    ///
    /// # Errors
    /// [`UnsupportedBoard`] if the engine cannot solve the board.
    pub fn search_board(self, board: &Board) -> Result<BoardSearch, UnsupportedBoard> {
        let algorithm = match self {
            Engine::BruteForce | Engine::DecisionTree => Backtracking::start(self, board),
            Engine::ExactCover if !board.rules().sums().is_empty() => return Err(UnsupportedBoard::Sums(self)),
            Engine::ExactCover => Backtracking::start(self, board),
            Engine::Assumptions => Algorithm::Assumptions(Box::new(Assumptions::new(BoardProblem::new(board)))),
            Engine::Logic => Algorithm::Logic(Box::new(LogicSearch::new(board))),
            Engine::BinaryProgram if board.rules().side() > MOST_SIDE => return Err(UnsupportedBoard::Side(self)),
            Engine::BinaryProgram => Backtracking::start(self, board),
            _ => return Err(UnsupportedBoard::Classic(self)),
        };
        Ok(BoardSearch { engine: self, algorithm, counts: Counts::default(), depth: 0 })
    }
}

/// A search by one of the engines on a board of any rules. Logic ends when no technique applies; the others find every
/// solution.
#[derive(Clone, Debug)]
pub struct BoardSearch {
    engine: Engine,
    algorithm: Algorithm,
    counts: Counts,
    /// The number of values placed and not taken back.
    depth: u16,
}

#[derive(Clone, Debug)]
enum Algorithm {
    Backtracking(Box<Backtracking>),
    Assumptions(Box<Assumptions<BoardProblem>>),
    Logic(Box<LogicSearch>),
}

impl BoardSearch {
    /// Returns the engine that searches.
    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// Returns the counts of all steps so far.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// Returns the current board.
    pub fn board(&self) -> &Board {
        match &self.algorithm {
            Algorithm::Backtracking(search) => &search.board,
            Algorithm::Assumptions(search) => search.problem().board(),
            Algorithm::Logic(search) => &search.board,
        }
    }
}

impl Iterator for BoardSearch {
    type Item = BoardStep;

    fn next(&mut self) -> Option<BoardStep> {
        let step = self.step()?;
        let counts = &mut self.counts;
        match step {
            BoardStep::Look { .. } | BoardStep::Relax(_) => counts.calls += 1,
            BoardStep::Refused { .. } => counts.tries += 1,
            BoardStep::Place { .. } => {
                self.depth += 1;
                counts.placements += 1;
                counts.tries += u64::from(self.engine != Engine::Logic);
                counts.deepest = counts.deepest.max(self.depth);
            }
            BoardStep::Retract { .. } => {
                self.depth -= 1;
                counts.retractions += 1;
            }
            BoardStep::Strike(_) | BoardStep::Cut => {}
            BoardStep::Solution => {
                counts.calls += 1;
                counts.solutions += 1;
            }
        }
        Some(step)
    }
}

impl BoardSearch {
    fn step(&mut self) -> Option<BoardStep> {
        match &mut self.algorithm {
            Algorithm::Backtracking(search) => search.step(),
            Algorithm::Logic(search) => search.step(),
            Algorithm::Assumptions(search) => {
                let step = search.next()?;
                let cell = |slot| search.problem().cell(slot);
                Some(match step {
                    Assumption::Look { slot, candidates } => {
                        BoardStep::Look { cell: Some(cell(slot)), place: None, ways: candidates as u8 }
                    }
                    Assumption::Assume { slot, candidate } => BoardStep::Place { cell: cell(slot), value: candidate },
                    Assumption::Release { slot, candidate, .. } => {
                        BoardStep::Retract { cell: cell(slot), value: candidate }
                    }
                    Assumption::Solution => BoardStep::Solution,
                })
            }
        }
    }
}

/// Values in cells, each of which would meet the current need; the next one to try is last.
type Options = Vec<(Cell, u8)>;

/// A value that was placed, and the remaining options for the same need, the next one last.
#[derive(Clone, Debug)]
struct Placement {
    cell: Cell,
    value: u8,
    rest: Options,
}

/// The phase of the algorithm, which decides the next step.
#[derive(Clone, Debug)]
enum Phase {
    Choose,
    /// Place one of these values, the next one last.
    Take(Options),
    Retract,
    /// Exclude the solution that was found.
    Cut,
    Done,
}

/// Brute force, the decision tree, algorithm X (D. E. Knuth, "Dancing Links", 2000) and the binary program (branch and
/// bound: A. H. Land and A. G. Doig, 1960). They differ only in the choice of the next need.
#[derive(Clone, Debug)]
struct Backtracking {
    engine: Engine,
    board: Board,
    checks: Arc<Checks>,
    stack: Vec<Placement>,
    phase: Phase,
    /// The current solution of the binary program, and the number of values placed when it was found.
    solution: Option<(Board, usize)>,
    /// The solutions that the binary program excludes.
    excluded: Vec<Board>,
}

impl Backtracking {
    fn start(engine: Engine, board: &Board) -> Algorithm {
        let (board, checks) = (board.clone(), Arc::new(Checks::of(board.rules())));
        let phase = Phase::Choose;
        Algorithm::Backtracking(Box::new(Backtracking {
            engine,
            board,
            checks,
            stack: vec![],
            phase,
            solution: None,
            excluded: vec![],
        }))
    }

    fn step(&mut self) -> Option<BoardStep> {
        loop {
            match std::mem::replace(&mut self.phase, Phase::Done) {
                Phase::Choose => {
                    if self.board.is_full() {
                        self.phase = Phase::Retract;
                        return Some(BoardStep::Solution);
                    }
                    let (look, mut ways) = self.choose()?;
                    ways.reverse();
                    self.phase = Phase::Take(ways);
                    if look.is_some() {
                        return look;
                    }
                }
                Phase::Take(mut rest) => {
                    let Some((cell, value)) = rest.pop() else {
                        self.phase = Phase::Retract;
                        continue;
                    };
                    // Only brute force proposes values that may break a rule.
                    if self.engine == Engine::BruteForce && !self.checks.fits(&self.board, cell, value) {
                        self.phase = Phase::Take(rest);
                        return Some(BoardStep::Refused { cell, value });
                    }
                    self.put(cell, value);
                    self.stack.push(Placement { cell, value, rest });
                    self.phase = Phase::Choose;
                    return Some(BoardStep::Place { cell, value });
                }
                Phase::Retract => {
                    let Placement { cell, value, rest } = self.stack.pop()?;
                    self.put(cell, 0);
                    let depth = self.stack.len();
                    self.phase = match self.solution.take_if(|(_, placed)| *placed == depth) {
                        Some((solution, _)) => {
                            self.excluded.push(solution);
                            Phase::Cut
                        }
                        None => Phase::Take(rest),
                    };
                    return Some(BoardStep::Retract { cell, value });
                }
                Phase::Cut => {
                    self.phase = Phase::Choose;
                    return Some(BoardStep::Cut);
                }
                Phase::Done => return None,
            }
        }
    }

    fn put(&mut self, cell: Cell, value: u8) {
        let put = self.board.put(cell, value);
        debug_assert!(put.is_ok(), "a candidate is a value of the board");
    }

    /// Returns the next value of the binary program's solution or, if there is none, the values to branch on.
    fn relax(&mut self) -> Option<(Option<BoardStep>, Options)> {
        let mut step = None;
        let mut branch = Vec::new();
        if self.solution.is_none() {
            let relaxation = relax(&self.board, &self.checks, &self.excluded);
            step = Some(BoardStep::Relax(relaxation.relaxed));
            branch = relaxation.branch;
            self.solution = relaxation.solution.map(|solution| (solution, self.stack.len()));
        }
        if let Some((solution, _)) = &self.solution {
            let cell = self.board.rules().cells().find(|&cell| self.board.get(cell).is_none())?;
            branch = vec![(cell, solution.get(cell)?)];
        }
        Some((step, branch))
    }

    /// Returns the next need to meet, as a step to report, and all options for it.
    fn choose(&mut self) -> Option<(Option<BoardStep>, Options)> {
        if self.engine == Engine::BinaryProgram {
            return self.relax();
        }
        let rules = self.board.rules();
        let mut blanks = rules.cells().filter(|&cell| self.board.get(cell).is_none());
        if self.engine == Engine::BruteForce {
            let cell = blanks.next()?;
            return Some((None, (1..=rules.side()).map(|value| (cell, value)).collect()));
        }
        let open: Vec<(Cell, Values)> = blanks.map(|cell| (cell, self.checks.values(&self.board, cell))).collect();
        let &(cell, values) = open.iter().min_by_key(|(_, values)| values.len())?;
        let place = if values.len() < 2 { None } else { self.place(&open) };
        // The decision tree prefers a place to a cell only if it is the only one.
        let most = if self.engine == Engine::DecisionTree { 2 } else { values.len() as usize };
        if let Some((value, house, places)) = place.filter(|(.., places)| places.len() < most) {
            let look = BoardStep::Look { cell: None, place: Some((value, house)), ways: places.len() as u8 };
            return Some((Some(look), places.into_iter().map(|cell| (cell, value)).collect()));
        }
        let look = BoardStep::Look { cell: Some(cell), place: None, ways: values.len() as u8 };
        Some((Some(look), values.iter().map(|value| (cell, value)).collect()))
    }

    /// Returns the value with the fewest places in a house that holds every value, with the index of the house and the
    /// places.
    fn place(&self, open: &[(Cell, Values)]) -> Option<(u8, u16, Vec<Cell>)> {
        let rules = self.board.rules();
        let side = rules.side();
        let mut values = vec![Values::EMPTY; rules.cell_count()];
        open.iter().for_each(|&(cell, open)| values[rules.index(cell)] = open);
        let mut best: Option<(u8, u16, Vec<Cell>)> = None;
        let full = (0_u16..).zip(rules.houses()).filter(|(_, house)| house.cells.len() == usize::from(side));
        for (number, house) in full {
            let held: Values = house.cells.iter().filter_map(|&cell| self.board.get(cell)).collect();
            for value in Values::up_to(side).without(held).iter() {
                let places = house.cells.iter().copied().filter(|&cell| values[rules.index(cell)].contains(value));
                let places: Vec<Cell> = places.collect();
                if best.as_ref().is_none_or(|(.., fewest)| places.len() < fewest.len()) {
                    best = Some((value, number, places));
                }
            }
        }
        best
    }
}

/// Logic: human techniques, one deduction after another, until none applies.
#[derive(Clone, Debug)]
struct LogicSearch {
    board: Board,
    steps: Option<Steps>,
    waiting: VecDeque<BoardStep>,
}

impl LogicSearch {
    fn new(board: &Board) -> LogicSearch {
        let steps = BoardPosition::of(board).ok().map(Steps::of);
        LogicSearch { board: board.clone(), steps, waiting: VecDeque::new() }
    }

    fn step(&mut self) -> Option<BoardStep> {
        if self.waiting.is_empty() {
            match self.steps.as_mut()?.next() {
                Some(Deduction { placements, eliminations, .. }) => {
                    let gone = (!eliminations.is_empty()).then_some(BoardStep::Strike(eliminations.len() as u16));
                    let placed =
                        placements.iter().map(|placed| BoardStep::Place { cell: placed.cell, value: placed.value });
                    self.waiting.extend(gone.into_iter().chain(placed));
                }
                None => {
                    self.steps = None;
                    self.waiting.extend(self.board.is_solved().then_some(BoardStep::Solution));
                }
            }
        }
        let step = self.waiting.pop_front()?;
        if let BoardStep::Place { cell, value } = step {
            let put = self.board.put(cell, value);
            debug_assert!(put.is_ok(), "a candidate is a value of the board");
        }
        Some(step)
    }
}
