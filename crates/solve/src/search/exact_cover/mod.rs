//! Exact cover with dancing links: the need with the fewest options is always met first.

mod links;

use super::{Counts, Failure, Level, Need, Reason, Rest, Rewind, Search, Step};
use links::Links;
use sudoku_board::classic::{Board, ClassicCell, first_conflict};
use sudoku_board::{Cell, Values};

/// The phase of the algorithm, which decides the next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// Find the column with the fewest rows.
    Choose,
    /// Take this row. Its column, which had this many rows, is covered.
    Take {
        node: u16,
        options: u8,
    },
    /// Give back the last row.
    GiveBack(Failure),
    Done,
}

/// A row that was taken: its node in the chosen column, and the number of rows in that column.
#[derive(Clone, Copy, Debug)]
struct Taken {
    node: u16,
    options: u8,
}

/// Algorithm X on dancing links, as an iterator of steps (D. E. Knuth, "Dancing Links", 2000).
///
/// A sudoku is a matrix with 729 rows, one for each digit in each cell, and 324 columns, one for each need. A solution is a set
/// of rows that meets every column exactly once.
#[derive(Clone, Debug)]
pub struct ExactCover {
    start: Board,
    /// Left out of snapshots, since they can be restored from the rest.
    links: Option<Box<Links>>,
    stack: Vec<Taken>,
    phase: Phase,
    counts: Counts,
}

impl ExactCover {
    /// Starts a search.
    pub fn new(board: &Board) -> ExactCover {
        let phase = if first_conflict(board).is_some() { Phase::Done } else { Phase::Choose };
        ExactCover { start: *board, links: None, stack: Vec::new(), phase, counts: Counts::default() }
    }

    /// Restores the links for the current state.
    fn build_links(&self) -> Links {
        let mut links = Links::whole();
        let given = |(cell, digit)| Links::node(cell, digit);
        let cells = Cell::all();
        let givens = cells.filter_map(|cell| Some((cell, self.start.get(cell)?))).map(given);
        for node in givens.chain(self.stack.iter().map(|taken| taken.node)) {
            links.cover(Links::column(node));
            links.cover_others(node);
        }
        if let Phase::Take { node, .. } = self.phase {
            links.cover(Links::column(node));
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
        let links = self.links.as_mut()?;
        match self.phase {
            Phase::Choose => {
                let Some((column, options)) = links.smallest() else {
                    self.phase = Phase::GiveBack(Failure::Found);
                    return Some(Step::Solution);
                };
                let (need, options) = (Links::need(column), options as u8);
                self.phase = match links.below(column) {
                    Some(node) => {
                        links.cover(column);
                        Phase::Take { node, options }
                    }
                    None => Phase::GiveBack(Failure::Exhausted(need)),
                };
                Some(Step::Look { need, options })
            }
            Phase::Take { node, options } => {
                links.cover_others(node);
                self.stack.push(Taken { node, options });
                self.phase = Phase::Choose;
                let (cell, digit) = Links::way(node);
                let need = Links::need(Links::column(node));
                let reason = if options == 1 { Reason::Only(need) } else { Reason::Assumed };
                Some(Step::Place { cell, digit, reason })
            }
            Phase::GiveBack(failure) => {
                let Some(Taken { node, options }) = self.stack.pop() else {
                    self.phase = Phase::Done;
                    return None;
                };
                links.uncover_others(node);
                let column = Links::column(node);
                self.phase = match links.below(node) {
                    Some(node) => Phase::Take { node, options },
                    None => {
                        links.uncover(column);
                        let exhausted = Failure::Exhausted(Links::need(column));
                        // A need with a single option is not the cause: an earlier choice left it only one.
                        Phase::GiveBack(if options == 1 { failure.passed_on() } else { exhausted })
                    }
                };
                let (cell, digit) = Links::way(node);
                Some(Step::Retract { cell, digit, failure })
            }
            Phase::Done => None,
        }
    }
}

impl Iterator for ExactCover {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        let step = self.step()?;
        self.counts.note(&step, self.stack.len());
        Some(step)
    }
}

impl std::iter::FusedIterator for ExactCover {}

impl Rewind for ExactCover {
    fn depth(&self) -> usize {
        self.stack.len()
    }

    fn heap_bytes(&self) -> usize {
        self.stack.len() * size_of::<Taken>()
    }

    fn snapshot(&self) -> ExactCover {
        ExactCover { start: self.start, links: None, stack: self.stack.clone(), phase: self.phase, counts: self.counts }
    }
}

impl Search for ExactCover {
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
        let level = |taken: &Taken| {
            let (cell, digit) = Links::way(taken.node);
            let rest = std::iter::successors(links.below(taken.node), |&node| links.below(node));
            let rest = match Links::need(Links::column(taken.node)) {
                Need::Cell(_) => Rest::Digits(rest.map(|node| Links::way(node).1).collect::<Values>()),
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
