//! What a hint shows on the board: at first the place, then the pattern, its links, and what follows.

use super::{Hint, Stage, Told};
use crate::game::marks::{Area, Candidate, Link, Mark};
use crate::session::Notes;
use crate::sudoku::{Cell, Cells, Digits};
use crate::techniques::{Deduction, Focus, Node, Position, Strength};

pub(super) fn marks(told: &Told) -> Vec<Mark> {
    match (&told.hint, told.stage) {
        (Hint::WrongNotes(notes), _) => notes.iter().copied().map(Mark::Struck).collect(),
        (Hint::Deduction { deduction, left, .. }, Stage::All) => pattern(deduction, left, &told.notes),
        (Hint::Deduction { deduction, left, .. }, _) => place(deduction, left, &told.notes),
    }
}

/// The place where to look for a deduction.
pub(in crate::game) fn place(deduction: &Deduction, left: &Position, notes: &Notes) -> Vec<Mark> {
    match deduction.focus() {
        Focus::Houses(houses) => houses.iter().map(|&house| Mark::Looked(Area::House(house))).collect(),
        Focus::Cell(cell) => vec![Mark::Looked(Area::Cell(cell))],
        Focus::Digit(digit) => possible(left.places(digit), Digits::only(digit), left, notes).collect(),
    }
}

/// These digits, where they are left in these cells. Notes are seen as it is.
fn possible(cells: Cells, digits: Digits, left: &Position, notes: &Notes) -> impl Iterator<Item = Mark> {
    let bare = cells.iter().filter(|&cell| notes.get(cell).is_empty());
    bare.flat_map(move |cell| Candidate::all_in(cell, left.candidates(cell).intersection(digits))).map(Mark::Possible)
}

/// The pattern of a deduction with its links, and what follows, where these notes are seen.
pub(in crate::game) fn pattern(deduction: &Deduction, left: &Position, notes: &Notes) -> Vec<Mark> {
    let why = &deduction.why;
    let mut marks: Vec<Mark> = why.base.iter().map(|&house| Mark::Looked(Area::House(house))).collect();
    marks.extend(why.cover.iter().map(|&house| Mark::Cover(Area::House(house))));
    let cells = why.cells & left.blanks();
    marks.extend(cells.iter().map(Mark::Pattern));
    // All that is left where something happens, and the digit of a fish in its houses.
    let touched: Cells = deduction.eliminations.iter().map(|gone| gone.cell).collect();
    marks.extend(possible(cells | touched, Digits::ALL, left, notes));
    for &house in why.base.iter().chain(&why.cover) {
        marks.extend(possible(Cells::of_house(house) & left.blanks(), why.digits, left, notes));
    }
    marks.extend(pieces(deduction, left));
    marks.extend(why.fins.iter().copied().map(Mark::Fin));
    marks.extend(deduction.placements.iter().copied().map(Mark::Follows));
    marks.extend(deduction.eliminations.iter().copied().map(Mark::Struck));
    marks
}

/// The candidates that the pattern is made of, in two kinds where it has two, and the links between them.
fn pieces(deduction: &Deduction, left: &Position) -> Vec<Mark> {
    let why = &deduction.why;
    let kind = |number: usize| if number.is_multiple_of(2) { Mark::Core } else { Mark::Other };
    let mut marks = vec![];
    for chain in &why.chains {
        // Along the links they are true and false in turn. What is true is of the first kind.
        let is_strong = chain.links.first().is_some_and(|link| link.strength == Strength::Strong);
        for (number, node) in chain.nodes().enumerate() {
            marks.extend(node.candidates().map(kind(number + usize::from(is_strong))));
        }
        for (from, link) in chain.nodes().zip(&chain.links) {
            let (from, to) = nearest(from, link.to);
            let line = Link { from, to, arrow: true };
            marks.push(if link.strength == Strength::Strong { Mark::StrongLink(line) } else { Mark::WeakLink(line) });
        }
    }
    for (number, colour) in why.colours.iter().enumerate() {
        marks.extend(colour.iter().copied().map(kind(number)));
    }
    for net in &why.nets {
        marks.push(Mark::Other(net.assumed));
        marks.extend(net.placed.iter().map(|(placed, _)| Mark::Core(*placed)));
    }
    if marks.is_empty() {
        let one = why.sets.is_empty().then_some((why.cells, why.digits));
        let sets = why.sets.iter().map(|set| (set.cells, set.digits));
        for (number, (cells, digits)) in sets.chain(one).enumerate() {
            let found =
                cells.iter().flat_map(|cell| Candidate::all_in(cell, left.candidates(cell).intersection(digits)));
            // What goes is no part of the pattern.
            marks.extend(found.filter(|found| !deduction.eliminations.contains(found)).map(kind(number)));
        }
    }
    marks
}

/// The two candidates of two nodes that are nearest to each other: a link is drawn between them.
fn nearest(from: Node, to: Node) -> (Candidate, Candidate) {
    let pairs = from.candidates().flat_map(|from| to.candidates().map(move |to| (from, to)));
    let distance = |(from, to): &(Candidate, Candidate)| {
        from.cell.row().abs_diff(to.cell.row()).pow(2) + from.cell.column().abs_diff(to.cell.column()).pow(2)
    };
    pairs.min_by_key(distance).unwrap_or_else(|| {
        let nowhere = |node: Node| Candidate { cell: Cell::at(0, 0), digit: node.digit };
        (nowhere(from), nowhere(to))
    })
}
