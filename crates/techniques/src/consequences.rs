//! The consequences of a node that is assumed to be true or false, by chains of links.

use super::links::Links;
use super::view::CellBits;

const NOWHERE: u32 = u32::MAX;
const START: u32 = u32::MAX - 1;

/// The consequences of a node.
pub(super) struct Consequences {
    /// The node from which each node is reached: that it is false, and that it is true.
    from: [Vec<u32>; 2],
    /// The states reached, the nearest first.
    pub order: Vec<(u32, bool)>,
}

impl Consequences {
    /// Returns true if it follows that the node is true, or false.
    #[inline]
    pub fn reaches(&self, node: usize, is_true: bool) -> bool {
        self.from[usize::from(is_true)][node] < START
    }

    /// Returns the number of links on the path to that state.
    pub fn length(&self, node: usize, is_true: bool) -> usize {
        let step = |&(node, state): &(u32, bool)| {
            let from = self.from[usize::from(state)][node as usize];
            (from < START).then_some((from, !state))
        };
        std::iter::successors(Some((node as u32, is_true)), step).count() - 1
    }

    /// Returns the path from the start to that state.
    pub fn to(&self, node: usize, is_true: bool) -> Vec<(u32, bool)> {
        let mut path = vec![(node as u32, is_true)];
        let (mut node, mut state) = (node, is_true);
        while self.from[usize::from(state)][node] < START {
            (node, state) = (self.from[usize::from(state)][node] as usize, !state);
            path.push((node as u32, state));
        }
        path.reverse();
        path
    }
}

impl<C: CellBits> Links<C> {
    /// Follows the links from a node that is assumed to be true or false, the shortest paths first.
    pub fn follow(&self, start: usize, is_true: bool) -> Consequences {
        let count = self.nodes.len();
        let mut consequences = Consequences { from: [vec![NOWHERE; count], vec![NOWHERE; count]], order: vec![] };
        consequences.from[usize::from(is_true)][start] = START;
        let mut open = vec![(start as u32, is_true)];
        while !open.is_empty() {
            let mut next = vec![];
            for &(number, state) in &open {
                let mut visit = |to: usize| {
                    let from = &mut consequences.from[usize::from(!state)][to];
                    if *from == NOWHERE {
                        *from = number;
                        next.push((to as u32, !state));
                    }
                };
                if state {
                    self.weak(number as usize).for_each(&mut visit);
                } else {
                    self.strong(number as usize).iter().for_each(|&(to, _)| visit(to as usize));
                }
            }
            consequences.order.extend_from_slice(&next);
            open = next;
        }
        consequences
    }
}
