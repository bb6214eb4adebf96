//! XY-wings and chains of strong and weak links.

use super::deduction::{DeductionSink, offer};
use super::{BoardPosition, Deduction, Technique, Why};
use std::collections::VecDeque;
use std::ops::ControlFlow;
use sudoku_board::Value;
use sudoku_board::{Candidate, Values};

/// Finds XY-wings: a cell with two candidates that sees two others with two, which share a third candidate.
pub fn xy_wings(position: &BoardPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let shape = &position.shape;
    let has_two = |cell: &usize| position.open(*cell).len() == 2;
    for pivot in (0..shape.cells.len()).filter(has_two) {
        let own = position.open(pivot);
        // A pincer shares one candidate with the pivot.
        let pincers = shape.peers[pivot].iter().copied().filter(has_two);
        let pincers: Vec<usize> = pincers.filter(|&cell| (position.open(cell) & own).len() == 1).collect();
        for (at, &one) in pincers.iter().enumerate() {
            for &other in &pincers[at + 1..] {
                let shared = [one, other].map(|pincer| position.open(pincer) & own);
                let ends = [one, other].map(|pincer| position.open(pincer).minus(own));
                let (Some(end), true, true) = (ends[0].single(), ends[0] == ends[1], shared[0] != shared[1]) else {
                    continue;
                };
                let [Some(to_one), Some(to_other)] = shared.map(Values::single) else { continue };
                let sees_both = |cell: &usize| shape.sees(other, *cell) && position.open(*cell).contains(end);
                let eliminated = shape.peers[one].iter().copied().filter(sees_both);
                let eliminated = eliminated.map(|cell| position.candidate(cell, end)).collect();
                let chain =
                    [(one, end), (one, to_one), (pivot, to_one), (pivot, to_other), (other, to_other), (other, end)];
                let why = Why {
                    values: own | ends[0],
                    cells: shape.named(&[pivot, one, other]),
                    chain: chain.map(|(cell, value)| position.candidate(cell, value)).to_vec(),
                    ..Why::default()
                };
                offer(Deduction::eliminating(Technique::XyWing, eliminated, why), sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The candidates as nodes: the cell's index times the side, and the value from 0.
struct Links<'a> {
    position: &'a BoardPosition,
    side: usize,
    /// The nodes that are true if each node is false.
    strong: Vec<Vec<usize>>,
    /// True if links lead from one value to another.
    across: bool,
}

impl Links<'_> {
    fn new(position: &BoardPosition, across: bool) -> Links<'_> {
        let shape = &position.shape;
        let side = usize::from(shape.side());
        let mut strong = vec![vec![]; shape.cells.len() * side];
        let node = |cell: usize, value: Value| cell * side + value.index();
        let mut link = |one: usize, other: usize| {
            if !strong[one].contains(&other) {
                strong[one].push(other);
                strong[other].push(one);
            }
        };
        for area in &shape.areas {
            for value in position.required(area).iter() {
                if let [one, other] = position.places(area, value)[..] {
                    link(node(one, value), node(other, value));
                }
            }
        }
        for cell in (0..shape.cells.len()).filter(|_| across) {
            if let (2, Some((low, high))) = (position.open(cell).len(), position.open(cell).bounds()) {
                link(node(cell, low), node(cell, high));
            }
        }
        Links { position, side, strong, across }
    }

    fn parts(&self, node: usize) -> (usize, Value) {
        (node / self.side, Value::at(node % self.side))
    }

    fn candidate(&self, node: usize) -> Candidate {
        let (cell, value) = self.parts(node);
        self.position.candidate(cell, value)
    }

    /// Calls `visit` for the nodes that are false if this one is true.
    fn weak(&self, node: usize, mut visit: impl FnMut(usize)) {
        let (cell, value) = self.parts(node);
        let shape = &self.position.shape;
        for &peer in &shape.peers[cell] {
            if self.position.open(peer).contains(value) {
                visit(peer * self.side + value.index());
            }
        }
        if !self.across {
            return;
        }
        let at = |cell: usize, value: Value| cell * self.side + value.index();
        self.position.open(cell).minus(Values::only(value)).iter().for_each(|other| visit(at(cell, other)));
        for &related in &shape.related_of[cell] {
            let related = &shape.related[related];
            let (own, other) = if related.cells[0] == cell { (0, 1) } else { (1, 0) };
            let other = related.cells[other];
            let beside = related.beside[own][value.index()];
            self.position.open(other).minus(beside).iter().for_each(|value| visit(at(other, value)));
        }
    }
}

/// Finds chains that begin and end with a strong link, the shortest from each candidate first: one of their ends is true.
pub fn find(position: &BoardPosition, technique: Technique, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let links = Links::new(position, technique == Technique::Chain);
    let nodes = links.strong.len();
    for start in (0..nodes).filter(|&node| !links.strong[node].is_empty()) {
        let mut is_ruled_out = vec![false; nodes];
        links.weak(start, |node| is_ruled_out[node] = true);
        // The nodes from which each node is true, and from which it is false.
        let (mut true_from, mut false_from) = (vec![None; nodes], vec![None; nodes]);
        false_from[start] = Some(start);
        let mut queue = VecDeque::from([start]);
        while let Some(from) = queue.pop_front() {
            for &node in &links.strong[from] {
                if true_from[node].is_some() {
                    continue;
                }
                true_from[node] = Some(from);
                let mut eliminated = vec![];
                links.weak(node, |other| {
                    if is_ruled_out[other] && other != start {
                        eliminated.push(links.candidate(other));
                    }
                    if false_from[other].is_none() {
                        false_from[other] = Some(node);
                        queue.push_back(other);
                    }
                });
                if node != start && eliminated.is_empty() {
                    continue;
                }
                let why = Why { chain: chain(&links, start, node, &true_from, &false_from), ..Why::default() };
                if node == start {
                    sink(Deduction::placing(technique, links.candidate(start), why))?;
                } else {
                    offer(Deduction::eliminating(technique, eliminated, why), sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns the chain that ends with this true node.
fn chain(
    links: &Links<'_>,
    start: usize,
    end: usize,
    true_from: &[Option<usize>],
    false_from: &[Option<usize>],
) -> Vec<Candidate> {
    let mut nodes = vec![end];
    let mut node = end;
    while let Some(from) = true_from[node] {
        nodes.push(from);
        if from == start {
            break;
        }
        let Some(before) = false_from[from] else { break };
        nodes.push(before);
        node = before;
    }
    nodes.reverse();
    nodes.into_iter().map(|node| links.candidate(node)).collect()
}
