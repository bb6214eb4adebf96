//! Templates: the ways to put all nine of a digit on the board.

use super::deduction::each;
use super::{Deduction, Position, Take, Technique, Why};
use crate::sudoku::{Cells, Digit, Digits, House};
use std::ops::ControlFlow;

/// What is in all templates of a digit is true (set); what is in none goes (delete). A template goes if it takes a cell that all
/// templates of another digit need.
pub(super) fn find(position: &Position, technique: Technique, take: &mut Take<'_>) -> ControlFlow<()> {
    let mut needed = [Cells::EMPTY; 9];
    let mut possible = Digit::ALL.map(|digit| position.places(digit));
    loop {
        let before = possible;
        for digit in Digit::ALL {
            let [all, any] = all_and_any(possible[digit.index()]);
            // Without any template there is no solution, and nothing to say.
            if any.is_empty() != position.places(digit).is_empty() {
                return ControlFlow::Continue(());
            }
            (needed[digit.index()], possible[digit.index()]) = (all, any);
            Digit::ALL.into_iter().filter(|&other| other != digit).for_each(|other| possible[other.index()] -= all);
        }
        if possible == before {
            break;
        }
    }
    for digit in Digit::ALL {
        let (places, all, any) = (position.places(digit), needed[digit.index()], possible[digit.index()]);
        let why = Why { digits: Digits::only(digit), cells: any, ..Why::default() };
        if technique == Technique::TemplateDelete {
            let gone = each(digit, places - any).collect();
            Deduction::eliminating(technique, gone, why).map_or(ControlFlow::Continue(()), &mut *take)?;
        } else if !all.is_empty() {
            take(Deduction { technique, placements: each(digit, all).collect(), eliminations: vec![], why })?;
        }
    }
    ControlFlow::Continue(())
}

/// The cells that all templates within these places have, and those that any has.
fn all_and_any(places: Cells) -> [Cells; 2] {
    let rows = (0..9).filter_map(House::from_number).map(|row| places & Cells::of_house(row));
    let rows: Vec<Cells> = rows.filter(|cells| !cells.is_empty()).collect();
    let (mut all, mut any) = (places, Cells::EMPTY);
    fill(&rows, Cells::EMPTY, Cells::EMPTY, &mut |template| {
        all &= template;
        any |= template;
    });
    [all, any]
}

fn fill(rows: &[Cells], template: Cells, seen: Cells, visit: &mut dyn FnMut(Cells)) {
    let Some((row, rest)) = rows.split_first() else { return visit(template) };
    for cell in *row - seen {
        fill(rest, template | Cells::only(cell), seen | Cells::peers_of(cell), visit);
    }
}
