//! Exact cover with dancing links: the need with the fewest options is always met first.

mod links;
mod matrix;
mod number;

use super::{Counts, Failure, Level, Need, Path, Reason, Rest, Rewind, Search, Step};
use links::Links;
use matrix::Matrix;
use number::Number;
use std::sync::{Arc, LazyLock};
use sudoku_board::{Board, Rules, Values};

/// The phase of the algorithm, which decides the next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase<N> {
    /// Find the column with the fewest rows.
    Choose,
    /// Take this row. Its column, which had this many rows, is covered.
    Take {
        node: N,
        options: u8,
    },
    /// Give back the last row.
    GiveBack(Failure),
    Done,
}

/// A row that was taken: its node in the chosen column, and the number of rows in that column.
#[derive(Clone, Copy, Debug)]
struct Taken<N> {
    node: N,
    options: u8,
}

/// Algorithm X on dancing links, as an iterator of steps (D. E. Knuth, "Dancing Links", 2000).
///
/// A sudoku is a matrix with a row for each value in each cell, and a column for each need. A solution is a set of rows that meets
/// every column exactly once. On a classic board there are 729 rows and 324 columns. Smaller houses and relations add columns that
/// are met at most once; sums cannot be expressed.
pub type ExactCover = Path<DancingLinks<u16, 4>, DancingLinks<u32, 0>>;

/// The matrix of all classic boards, with no column covered.
static CLASSIC: LazyLock<Option<Arc<Problem<u16, 4>>>> = LazyLock::new(|| Problem::of(&Rules::classic()));

/// The most nodes for pairs of values that relations forbid. More would take tens of megabytes.
const MOST_PAIR_NODES: usize = 1 << 20;

impl ExactCover {
    /// Returns true if the relations are few enough.
    pub fn has_room_for(rules: &Rules) -> bool {
        let all = Values::up_to(rules.side());
        let nodes = rules.relations().iter().map(|relation| {
            let pairs = all.iter().flat_map(|one| all.iter().map(move |other| (one, other)));
            let forbidden = pairs.filter(|&(one, other)| !relation.allows(one, other)).count();
            relation.pair_count(rules.side()) * (forbidden + all.len())
        });
        nodes.sum::<usize>() <= MOST_PAIR_NODES
    }

    /// Starts a search. [`ExactCover::has_room_for`] tells beforehand whether it takes too much memory.
    ///
    /// # Panics
    /// If the rules of the board contain sums.
    pub fn new(board: &Board) -> ExactCover {
        let rules = board.rules();
        assert!(rules.sums().is_empty(), "an exact cover problem has no sums");
        let small = if rules.is_classic() { CLASSIC.clone() } else { Problem::of(rules) };
        match small {
            Some(problem) => Path::Fast(DancingLinks::new(board, problem)),
            None => ExactCover::general(board),
        }
    }

    /// Starts a search on the general path, which is slower, whatever the rules are.
    ///
    /// # Panics
    /// If the rules of the board contain sums.
    pub fn general(board: &Board) -> ExactCover {
        let rules = board.rules();
        assert!(rules.sums().is_empty(), "an exact cover problem has no sums");
        let problem = Problem::of(rules).expect("no rules have four billion pairs of values");
        Path::General(DancingLinks::new(board, problem))
    }
}

/// A matrix, and its links with no column covered.
#[derive(Debug)]
struct Problem<N, const WIDTH: usize> {
    matrix: Matrix<N, WIDTH>,
    links: Links<N>,
}

impl<N: Number, const WIDTH: usize> Problem<N, WIDTH> {
    /// Returns the problem of all boards with these rules; `None` if [`Matrix::of`] returns none.
    fn of(rules: &Rules) -> Option<Arc<Problem<N, WIDTH>>> {
        let matrix = Matrix::of(rules)?;
        Some(Arc::new(Problem { links: Links::of(&matrix), matrix }))
    }
}

/// Exact cover with nodes that are numbered by a type, and options that meet `WIDTH` items.
#[derive(Clone, Debug)]
pub struct DancingLinks<N, const WIDTH: usize> {
    start: Arc<Board>,
    problem: Arc<Problem<N, WIDTH>>,
    /// Left out of snapshots, since they can be restored from the rest.
    links: Option<Box<Links<N>>>,
    stack: Vec<Taken<N>>,
    phase: Phase<N>,
    counts: Counts,
}

impl<N: Number, const WIDTH: usize> DancingLinks<N, WIDTH> {
    fn new(board: &Board, problem: Arc<Problem<N, WIDTH>>) -> DancingLinks<N, WIDTH> {
        let phase = if board.refusal().is_some() { Phase::Done } else { Phase::Choose };
        let (start, counts) = (Arc::new(board.clone()), Counts::default());
        DancingLinks { start, problem, links: None, stack: Vec::new(), phase, counts }
    }

    /// Restores the links for the current state.
    fn build_links(&self) -> Links<N> {
        let Problem { matrix, links } = &*self.problem;
        let mut links = links.clone();
        let cells = self.start.rules().cells();
        let givens = cells.filter_map(|cell| Some(matrix.node(cell, self.start.get(cell)?)));
        for node in givens.chain(self.stack.iter().map(|taken| taken.node)) {
            links.cover(matrix, matrix.column(node));
            links.cover_others(matrix, node);
        }
        if let Phase::Take { node, .. } = self.phase {
            links.cover(matrix, matrix.column(node));
        }
        links
    }

    fn step(&mut self) -> Option<Step> {
        if self.phase == Phase::Done {
            return None;
        }
        if self.links.is_none() {
            self.links = Some(Box::new(self.build_links()));
        }
        let (matrix, links) = (&self.problem.matrix, self.links.as_mut()?);
        match self.phase {
            Phase::Choose => {
                let Some((column, options)) = links.smallest() else {
                    self.phase = Phase::GiveBack(Failure::Found);
                    return Some(Step::Solution);
                };
                let (need, options) = (matrix.need(column), options as u8);
                self.phase = match links.below(column) {
                    Some(node) => {
                        links.cover(matrix, column);
                        Phase::Take { node, options }
                    }
                    None => Phase::GiveBack(Failure::Exhausted(need)),
                };
                Some(Step::Look { need, options })
            }
            Phase::Take { node, options } => {
                links.cover_others(matrix, node);
                self.stack.push(Taken { node, options });
                self.phase = Phase::Choose;
                let (cell, digit) = matrix.option(node);
                let need = matrix.need(matrix.column(node));
                let reason = if options == 1 { Reason::Only(need) } else { Reason::Assumed };
                Some(Step::Place { cell, digit, reason })
            }
            Phase::GiveBack(failure) => {
                let Some(Taken { node, options }) = self.stack.pop() else {
                    self.phase = Phase::Done;
                    return None;
                };
                links.uncover_others(matrix, node);
                let column = matrix.column(node);
                self.phase = match links.below(node) {
                    Some(node) => Phase::Take { node, options },
                    None => {
                        links.uncover(matrix, column);
                        let exhausted = Failure::Exhausted(matrix.need(column));
                        // A need with a single option is not the cause: an earlier choice left it only one.
                        Phase::GiveBack(if options == 1 { failure.passed_on() } else { exhausted })
                    }
                };
                let (cell, digit) = matrix.option(node);
                Some(Step::Retract { cell, digit, failure })
            }
            Phase::Done => None,
        }
    }
}

impl<N: Number, const WIDTH: usize> Iterator for DancingLinks<N, WIDTH> {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        let step = self.step()?;
        self.counts.note(&step, self.stack.len());
        Some(step)
    }
}

impl<N: Number, const WIDTH: usize> std::iter::FusedIterator for DancingLinks<N, WIDTH> {}

impl<N: Number, const WIDTH: usize> Rewind for DancingLinks<N, WIDTH> {
    fn depth(&self) -> usize {
        self.stack.len()
    }

    fn heap_bytes(&self) -> usize {
        self.stack.len() * size_of::<Taken<N>>()
    }

    fn snapshot(&self) -> DancingLinks<N, WIDTH> {
        let (start, problem) = (Arc::clone(&self.start), Arc::clone(&self.problem));
        let (stack, phase, counts) = (self.stack.clone(), self.phase, self.counts);
        DancingLinks { start, problem, links: None, stack, phase, counts }
    }
}

impl<N: Number, const WIDTH: usize> Search for DancingLinks<N, WIDTH> {
    fn start(&self) -> &Board {
        &self.start
    }

    fn counts(&self) -> Counts {
        self.counts
    }

    fn levels(&self) -> Vec<Level> {
        // A board that breaks a rule has no links, since a column can be covered only once.
        if self.stack.is_empty() {
            return Vec::new();
        }
        let built;
        let links = match &self.links {
            Some(links) => links,
            None => {
                built = Box::new(self.build_links());
                &built
            }
        };
        let matrix = &self.problem.matrix;
        let level = |taken: &Taken<N>| {
            let (cell, digit) = matrix.option(taken.node);
            let rest = std::iter::successors(links.below(taken.node), |node| links.below(*node));
            let rest = match matrix.need(matrix.column(taken.node)) {
                Need::Cell(_) => Rest::Digits(rest.map(|node| matrix.option(node).1).collect::<Values>()),
                Need::Place(..) => Rest::Cells(rest.count() as u8),
            };
            Level { cell, digit, rest }
        };
        self.stack.iter().map(level).collect()
    }

    fn is_done(&self) -> bool {
        self.phase == Phase::Done
    }
}
