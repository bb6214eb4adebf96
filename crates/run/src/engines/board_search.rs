//! The engines that can solve boards of any rules.

use super::board_checks::Checks;
use super::board_relaxation::relax;
use super::{BoardProblem, Engine};
use std::collections::VecDeque;
use std::sync::Arc;
use sudoku_board::{Board, Candidate, Cell, House, HouseCells, Value, Values};
use sudoku_solve::search::{Assumption, Assumptions, Counts, Failure, Need, Reason, Step};
use sudoku_techniques::{Deduction, Position, Steps, Technique};

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
    depth: usize,
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
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.step()?;
        match step {
            Step::Place { .. } => self.depth += 1,
            Step::Retract { .. } => self.depth -= 1,
            _ => {}
        }
        self.counts.note(&step, self.depth);
        Some(step)
    }
}

impl BoardSearch {
    fn step(&mut self) -> Option<Step> {
        match &mut self.algorithm {
            Algorithm::Backtracking(search) => search.step(),
            Algorithm::Logic(search) => search.step(),
            Algorithm::Assumptions(search) => {
                let step = search.next()?;
                let cell = |slot| search.problem().cell(slot);
                Some(match step {
                    Assumption::Look { slot, candidates } => {
                        Step::Look { need: Need::Cell(cell(slot)), options: candidates as u8 }
                    }
                    Assumption::Assume { slot, candidate } => {
                        Step::Place { cell: cell(slot), digit: candidate, reason: Reason::Assumed }
                    }
                    Assumption::Release { slot, candidate, found } => {
                        let failure =
                            if found { Failure::Found } else { Failure::Exhausted(Need::Cell(cell(slot + 1))) };
                        Step::Retract { cell: cell(slot), digit: candidate, failure }
                    }
                    Assumption::Solution => Step::Solution,
                })
            }
        }
    }
}

/// Values in cells, each of which would meet the current need; the next one to try is last.
type Options = Vec<(Cell, Value)>;

/// A need to meet, with the options that are left for it and the reason for placing one of them.
#[derive(Clone, Debug)]
struct Choice {
    need: Need,
    rest: Options,
    reason: Reason,
}

/// A value that was placed, and the choice it was taken from.
#[derive(Clone, Debug)]
struct Placement {
    cell: Cell,
    value: Value,
    choice: Choice,
}

/// The phase of the algorithm, which decides the next step.
#[derive(Clone, Debug)]
enum Phase {
    Choose,
    /// Try the next option.
    Take(Choice),
    /// Place a value that was tried.
    Place(Placement),
    Retract(Failure),
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

    fn step(&mut self) -> Option<Step> {
        loop {
            match std::mem::replace(&mut self.phase, Phase::Done) {
                Phase::Choose => {
                    if self.board.is_full() {
                        self.phase = Phase::Retract(Failure::Found);
                        return Some(Step::Solution);
                    }
                    let (look, mut choice) = self.choose()?;
                    choice.rest.reverse();
                    self.phase = Phase::Take(choice);
                    if look.is_some() {
                        return look;
                    }
                }
                Phase::Take(mut choice) => {
                    let Some((cell, value)) = choice.rest.pop() else {
                        self.phase = Phase::Retract(Failure::Exhausted(choice.need));
                        continue;
                    };
                    if choice.reason != Reason::Fits {
                        self.phase = Phase::Place(Placement { cell, value, choice });
                        continue;
                    }
                    // Only brute force proposes values that may break a rule.
                    let refused_by = self.checks.refusing(&self.board, cell, value);
                    self.phase = match refused_by {
                        Some(_) => Phase::Take(choice),
                        None => Phase::Place(Placement { cell, value, choice }),
                    };
                    return Some(Step::Try { cell, digit: value, refused_by });
                }
                Phase::Place(placement) => {
                    let Placement { cell, value, choice: Choice { reason, .. } } = placement;
                    self.put(cell, value.get());
                    self.stack.push(placement);
                    self.phase = Phase::Choose;
                    return Some(Step::Place { cell, digit: value, reason });
                }
                Phase::Retract(failure) => {
                    let Placement { cell, value, choice } = self.stack.pop()?;
                    self.put(cell, 0);
                    let depth = self.stack.len();
                    self.phase = match self.solution.take_if(|(_, placed)| *placed == depth) {
                        Some((solution, _)) => {
                            self.excluded.push(solution);
                            Phase::Cut
                        }
                        None if matches!(choice.reason, Reason::Only(_) | Reason::Equations) => {
                            Phase::Retract(failure.passed_on())
                        }
                        None => Phase::Take(choice),
                    };
                    return Some(Step::Retract { cell, digit: value, failure });
                }
                Phase::Cut => {
                    self.phase = Phase::Choose;
                    return Some(Step::Cut);
                }
                Phase::Done => return None,
            }
        }
    }

    fn put(&mut self, cell: Cell, value: u8) {
        let put = self.board.put(cell, value);
        debug_assert!(put.is_ok(), "a candidate is a value of the board");
    }

    /// Returns the next need to meet, with all options for it, and the step to report.
    fn choose(&mut self) -> Option<(Option<Step>, Choice)> {
        let rules = self.board.rules();
        let mut blanks = rules.cells().filter(|&cell| self.board.get(cell).is_none());
        match self.engine {
            Engine::BinaryProgram => self.relax(),
            Engine::BruteForce => {
                let cell = blanks.next()?;
                let (need, options) = (Need::Cell(cell), rules.side());
                let rest = Values::up_to(rules.side()).iter().map(|value| (cell, value)).collect();
                Some((Some(Step::Look { need, options }), Choice { need, rest, reason: Reason::Fits }))
            }
            _ => {
                let open = blanks.map(|cell| (cell, self.checks.values(&self.board, cell)));
                let (need, rest) = self.fewest_options(open.collect())?;
                let is_only = self.engine == Engine::DecisionTree && rest.len() == 1;
                let look = (!is_only).then_some(Step::Look { need, options: rest.len() as u8 });
                Some((look, Choice { need, rest, reason: if is_only { Reason::Only(need) } else { Reason::Assumed } }))
            }
        }
    }

    /// Returns the next value of the binary program's solution or, if there is none, the values to branch on.
    fn relax(&mut self) -> Option<(Option<Step>, Choice)> {
        let mut step = None;
        let cell = self.board.rules().cells().find(|&cell| self.board.get(cell).is_none())?;
        let mut choice = Choice { need: Need::Cell(cell), rest: Vec::new(), reason: Reason::Assumed };
        if self.solution.is_none() {
            let relaxation = relax(&self.board, &self.checks, &self.excluded);
            step = Some(Step::Relax(relaxation.relaxed));
            choice.rest = relaxation.branch;
            choice.need = choice.rest.first().map_or(choice.need, |&(cell, _)| Need::Cell(cell));
            self.solution = relaxation.solution.map(|solution| (solution, self.stack.len()));
        }
        if let Some((solution, _)) = &self.solution {
            choice = Choice { rest: vec![(cell, solution.get(cell)?)], reason: Reason::Equations, ..choice };
        }
        Some((step, choice))
    }

    /// Returns the need with the fewest options: a cell, or a value in a house that holds every value. The decision tree
    /// prefers a place to a cell only if it is the only one.
    fn fewest_options(&self, open: Vec<(Cell, Values)>) -> Option<(Need, Options)> {
        let &(cell, values) = open.iter().min_by_key(|(_, values)| values.len())?;
        let place = if values.is_empty() { None } else { self.place(&open) };
        let is_better = |places: &[Cell]| match self.engine {
            Engine::DecisionTree => places.is_empty() || places.len() == 1 && values.len() > 1,
            _ => places.len() < values.len(),
        };
        Some(match place.filter(|(.., places)| is_better(places)) {
            Some((house, value, places)) => {
                (Need::Place(house, value), places.into_iter().map(|cell| (cell, value)).collect())
            }
            None => (Need::Cell(cell), values.iter().map(|value| (cell, value)).collect()),
        })
    }

    /// Returns the value with the fewest places in a house that holds every value, and the places.
    fn place(&self, open: &[(Cell, Values)]) -> Option<(House, Value, Vec<Cell>)> {
        let rules = self.board.rules();
        let side = rules.side();
        let mut values = vec![Values::EMPTY; rules.cell_count()];
        open.iter().for_each(|&(cell, open)| values[rules.index(cell)] = open);
        let mut best: Option<(House, Value, Vec<Cell>)> = None;
        for HouseCells { house, cells } in rules.houses().iter().filter(|house| house.cells.len() == usize::from(side))
        {
            let held: Values = cells.iter().filter_map(|&cell| self.board.get(cell)).collect();
            for value in Values::up_to(side).minus(held) {
                let places = cells.iter().copied().filter(|&cell| values[rules.index(cell)].contains(value));
                let places: Vec<Cell> = places.collect();
                if best.as_ref().is_none_or(|(.., fewest)| places.len() < fewest.len()) {
                    best = Some((*house, value, places));
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
    waiting: VecDeque<Step>,
}

impl LogicSearch {
    fn new(board: &Board) -> LogicSearch {
        let steps = Position::of(board).ok().map(|position| Steps::of(position, false));
        LogicSearch { board: board.clone(), steps, waiting: VecDeque::new() }
    }

    fn step(&mut self) -> Option<Step> {
        if self.waiting.is_empty() {
            match self.steps.as_mut()?.next() {
                Some(deduction) => {
                    let reason = reason(&deduction);
                    let Deduction { placements, eliminations, .. } = deduction;
                    let gone = (!eliminations.is_empty()).then_some(Step::Strike(eliminations.len() as u16));
                    let placed =
                        placements.iter().map(|&Candidate { cell, value }| Step::Place { cell, digit: value, reason });
                    self.waiting.extend(gone.into_iter().chain(placed));
                }
                None => {
                    self.steps = None;
                    self.waiting.extend(self.board.is_solved().then_some(Step::Solution));
                }
            }
        }
        let step = self.waiting.pop_front()?;
        if let Step::Place { cell, digit, .. } = step {
            let put = self.board.put(cell, digit.get());
            debug_assert!(put.is_ok(), "a candidate is a value of the board");
        }
        Some(step)
    }
}

/// Returns the reason for the placements of a deduction.
fn reason(deduction: &Deduction) -> Reason {
    match (deduction.technique, &deduction.why.base[..], &deduction.placements[..]) {
        (Technique::NakedSingle, _, [placed]) => Reason::Only(Need::Cell(placed.cell)),
        (Technique::FullHouse | Technique::HiddenSingle, [house], [placed]) => {
            Reason::Only(Need::Place(*house, placed.value))
        }
        _ => Reason::Deduced,
    }
}
