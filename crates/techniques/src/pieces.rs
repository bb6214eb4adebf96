//! The parts of a picture of a deduction: houses, candidates of several kinds, and the links between them.

use super::{Deduction, Node, Position, Strength};
use sudoku_board::{Candidate, Cell, House};

/// A part of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A house whose digits or cells are counted.
    Base(House),
    /// A house from which candidates are eliminated.
    Cover(House),
    /// A candidate of the pattern.
    Core(Candidate),
    /// A candidate of the pattern in the second colour: one that is false if the [`Piece::Core`] candidates are true, one of
    /// another set, or an assumed one.
    Other(Candidate),
    /// A link between two candidates.
    Link {
        /// The candidate at the beginning of the link.
        from: Candidate,
        /// The candidate at its end.
        to: Candidate,
        /// True if at least one of the two is true (a strong link); false if at least one is false (a weak link).
        strong: bool,
    },
    /// A candidate that is not part of the plain pattern, such as a fin.
    Fin(Candidate),
    /// A candidate that can be placed.
    Follows(Candidate),
    /// A candidate that is eliminated.
    Struck(Candidate),
}

impl Deduction {
    /// Returns the parts of the deduction's picture, in a position from which it follows.
    pub fn pieces(&self, position: &Position) -> Vec<Piece> {
        let why = &self.why;
        let mut pieces: Vec<Piece> = why.base.iter().copied().map(Piece::Base).collect();
        pieces.extend(why.cover.iter().copied().map(Piece::Cover));
        pieces.extend(self.pattern(position));
        pieces.extend(why.fins.iter().copied().map(Piece::Fin));
        pieces.extend(self.placements.iter().copied().map(Piece::Follows));
        pieces.extend(self.eliminations.iter().copied().map(Piece::Struck));
        pieces
    }

    /// Returns the candidates of the pattern, in two kinds if it has two, and the links between them.
    fn pattern(&self, position: &Position) -> Vec<Piece> {
        let why = &self.why;
        let kind = |number: usize| if number.is_multiple_of(2) { Piece::Core } else { Piece::Other };
        let mut pieces = vec![];
        for chain in &why.chains {
            // Along the links, candidates are true and false in turn. The true ones are of the first kind.
            let is_strong = chain.links.first().is_some_and(|link| link.strength == Strength::Strong);
            for (number, node) in chain.nodes().enumerate() {
                pieces.extend(node.candidates().map(kind(number + usize::from(is_strong))));
            }
            for (from, link) in chain.nodes().zip(&chain.links) {
                let (from, to) = nearest(from, link.to);
                pieces.push(Piece::Link { from, to, strong: link.strength == Strength::Strong });
            }
        }
        for (number, colour) in why.colours.iter().enumerate() {
            pieces.extend(colour.iter().copied().map(kind(number)));
        }
        for net in &why.nets {
            pieces.push(Piece::Other(net.assumed));
            pieces.extend(net.placed.iter().map(|(placed, _)| Piece::Core(*placed)));
        }
        if pieces.is_empty() {
            let one = why.sets.is_empty().then_some((why.cells, why.values));
            let sets = why.sets.iter().map(|set| (set.cells, set.values));
            for (number, (cells, values)) in sets.chain(one).enumerate() {
                let found = cells
                    .iter()
                    .flat_map(|cell| Candidate::all_in(cell, position.candidates(cell).intersection(values)));
                // Eliminated candidates are not part of the pattern.
                pieces.extend(found.filter(|found| !self.eliminations.contains(found)).map(kind(number)));
            }
        }
        pieces
    }
}

/// Returns the two candidates of two nodes that are nearest to each other. The link is drawn between them.
fn nearest(from: Node, to: Node) -> (Candidate, Candidate) {
    let pairs = from.candidates().flat_map(|from| to.candidates().map(move |to| (from, to)));
    let distance = |(from, to): &(Candidate, Candidate)| {
        from.cell.row().abs_diff(to.cell.row()).pow(2) + from.cell.column().abs_diff(to.cell.column()).pow(2)
    };
    pairs.min_by_key(distance).unwrap_or_else(|| {
        let nowhere = |node: Node| Candidate { cell: Cell::at(0, 0), value: node.value };
        (nowhere(from), nowhere(to))
    })
}
