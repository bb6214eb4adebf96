//! The tree of calls: the path from the first call to the current one, and beside it the calls that have returned, each
//! folded into one node with all the calls below it.

use sudoku_board::{Cell, Value};
use sudoku_solve::search::{Assumption, Record, Step};

/// The most returned calls of one parent that have nodes of their own. Earlier ones share a node.
const MOST_CLOSED: usize = 16;

/// The effect of a step on the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Growth<L> {
    /// The current call makes a new call.
    Call(L),
    /// This call returns.
    Return(L),
    /// The current call has found a solution.
    Solution,
    /// The tree stays the same.
    None,
}

/// A step of a search that makes calls.
pub trait TreeStep {
    /// The label that identifies a call, such as a cell and the digit placed there.
    type Label: Copy + PartialEq;

    /// Returns the effect of the step on the tree.
    fn growth(&self) -> Growth<Self::Label>;
}

impl TreeStep for Step {
    type Label = (Cell, Value);

    #[inline]
    fn growth(&self) -> Growth<(Cell, Value)> {
        match *self {
            Step::Place { cell, digit, .. } => Growth::Call((cell, digit)),
            Step::Retract { cell, digit, .. } => Growth::Return((cell, digit)),
            Step::Solution => Growth::Solution,
            _ => Growth::None,
        }
    }
}

impl TreeStep for Assumption<usize> {
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

/// A call, with all calls below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node<L> {
    /// The label of the call; of the last one, if several calls share the node.
    pub label: L,
    /// The number of steps made when the call began.
    pub start_step: u64,
    /// The number of calls in this subtree, including this one.
    pub calls: u64,
    /// The number of solutions found in this subtree.
    pub solutions: u64,
    /// The number of sibling calls that share the node.
    pub merged_calls: u64,
}

/// The tree of calls at one moment of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallTree<L> {
    steps: u64,
    /// The open calls, each with the index in `closed` where the calls that have returned to it start.
    path: Vec<(Node<L>, u32)>,
    closed: Vec<Node<L>>,
}

impl<L> Default for CallTree<L> {
    fn default() -> Self {
        CallTree { steps: 0, path: Vec::new(), closed: Vec::new() }
    }
}

impl<L: Copy + PartialEq> CallTree<L> {
    /// Returns the open calls, each called by the one before it.
    pub fn path(&self) -> impl ExactSizeIterator<Item = &Node<L>> + DoubleEndedIterator {
        self.path.iter().map(|(node, _)| node)
    }

    /// Returns the calls that have returned to a call of the path, in the order in which they were made. The path is
    /// counted from 1; 0 means the calls made by the search itself.
    pub fn closed(&self, at: usize) -> &[Node<L>] {
        let begin = |at: usize| self.path.get(at).map_or(self.closed.len(), |&(_, begin)| begin as usize);
        let from = if at == 0 { 0 } else { begin(at - 1) };
        self.closed.get(from..begin(at)).unwrap_or_default()
    }

    fn call(&mut self, label: L) {
        let node = Node { label, start_step: self.steps, calls: 1, solutions: 0, merged_calls: 1 };
        self.path.push((node, self.closed.len() as u32));
    }

    /// Closes the call, and with it all calls below it.
    fn close_call(&mut self, label: L) {
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
                next.merged_calls += first.merged_calls;
            }
            self.closed.push(node);
            if node.label == label {
                break;
            }
        }
    }
}

impl<S: TreeStep> Record<S> for CallTree<S::Label> {
    #[inline]
    fn note(&mut self, step: &S) {
        self.steps += 1;
        match step.growth() {
            Growth::Call(label) => self.call(label),
            Growth::Return(label) => self.close_call(label),
            Growth::Solution => self.path.iter_mut().next_back().into_iter().for_each(|(node, _)| node.solutions += 1),
            Growth::None => {}
        }
    }

    fn heap_bytes(&self) -> usize {
        size_of_val(&*self.path) + size_of_val(&*self.closed)
    }
}
