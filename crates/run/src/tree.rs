//! The tree of calls: the path from the first call to the one that runs, and beside it the calls that have come back, each
//! folded into one node with all that was below it.

use sudoku_board::classic::{Cell, Digit};
use sudoku_solve::search::{Assumption, Record, Step};

/// The most calls that came back which are kept apart at one place; those before them share a node.
const MOST_CLOSED: usize = 16;

/// What a step does to the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Growth<L> {
    /// A call begins below the one that runs.
    Call(L),
    /// That call comes back.
    Return(L),
    /// The call that runs has found a solution.
    Solution,
    /// Nothing.
    None,
}

/// A step of a search with calls.
pub trait Grows {
    /// What a call is told apart by: a place, and what was put there.
    type Label: Copy + PartialEq;

    /// What the step does to the tree.
    fn growth(&self) -> Growth<Self::Label>;
}

impl Grows for Step {
    type Label = (Cell, Digit);

    #[inline]
    fn growth(&self) -> Growth<(Cell, Digit)> {
        match *self {
            Step::Place { cell, digit, .. } => Growth::Call((cell, digit)),
            Step::Retract { cell, digit, .. } => Growth::Return((cell, digit)),
            Step::Solution => Growth::Solution,
            _ => Growth::None,
        }
    }
}

impl Grows for Assumption<usize> {
    type Label = (usize, usize);

    #[inline]
    fn growth(&self) -> Growth<(usize, usize)> {
        match *self {
            Assumption::Assume { slot, candidate } => Growth::Call((slot, candidate)),
            Assumption::Release { slot, candidate, .. } => Growth::Return((slot, candidate)),
            Assumption::Solution => Growth::Solution,
            Assumption::Look { .. } => Growth::None,
        }
    }
}

/// A call, with all that was called from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node<L> {
    /// What it is told apart by; that of the last one, where several share the node.
    pub label: L,
    /// How many steps were made when it had begun.
    pub began: u64,
    /// How many calls there are in it, itself among them.
    pub calls: u64,
    /// How many solutions were found in it.
    pub solutions: u64,
    /// How many calls beside one another share the node.
    pub shared: u64,
}

/// The tree at one moment of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallTree<L> {
    steps: u64,
    /// Each call with the place in `closed` at which those that came back to it begin.
    path: Vec<(Node<L>, u32)>,
    closed: Vec<Node<L>>,
}

impl<L> Default for CallTree<L> {
    fn default() -> Self {
        CallTree { steps: 0, path: Vec::new(), closed: Vec::new() }
    }
}

impl<L: Copy + PartialEq> CallTree<L> {
    /// The calls that go on, each called by the one before it.
    pub fn path(&self) -> impl ExactSizeIterator<Item = &Node<L>> + DoubleEndedIterator {
        self.path.iter().map(|(node, _)| node)
    }

    /// The calls that came back to the call at that place of the path, counted from 1, or to the first one of all, at 0; in
    /// the order in which they were made.
    pub fn closed(&self, at: usize) -> &[Node<L>] {
        let begin = |at: usize| self.path.get(at).map_or(self.closed.len(), |&(_, begin)| begin as usize);
        let from = if at == 0 { 0 } else { begin(at - 1) };
        self.closed.get(from..begin(at)).unwrap_or_default()
    }

    fn call(&mut self, label: L) {
        let node = Node { label, began: self.steps, calls: 1, solutions: 0, shared: 1 };
        self.path.push((node, self.closed.len() as u32));
    }

    /// The call comes back, and with it whatever it has called.
    fn come_back(&mut self, label: L) {
        while let Some((node, begin)) = self.path.pop() {
            self.closed.truncate(begin as usize);
            let from = match self.path.last_mut() {
                Some((parent, begin)) => {
                    parent.calls += node.calls;
                    parent.solutions += node.solutions;
                    *begin as usize
                }
                None => 0,
            };
            if self.closed.len() - from == MOST_CLOSED {
                let first = self.closed.remove(from);
                let next = &mut self.closed[from];
                next.calls += first.calls;
                next.solutions += first.solutions;
                next.shared += first.shared;
            }
            self.closed.push(node);
            if node.label == label {
                break;
            }
        }
    }
}

impl<S: Grows> Record<S> for CallTree<S::Label> {
    #[inline]
    fn note(&mut self, step: &S) {
        self.steps += 1;
        match step.growth() {
            Growth::Call(label) => self.call(label),
            Growth::Return(label) => self.come_back(label),
            Growth::Solution => self.path.iter_mut().next_back().into_iter().for_each(|(node, _)| node.solutions += 1),
            Growth::None => {}
        }
    }

    fn heap_bytes(&self) -> usize {
        size_of_val(&*self.path) + size_of_val(&*self.closed)
    }
}
