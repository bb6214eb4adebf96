//! The boards that can be played: those whose rules the front ends can show.

use sudoku_board::{Board, HouseKind, Pairs, Rules, Sum, Values};
use sudoku_words::words;

/// Returns a sentence that names what the front ends cannot show of a board; `None` if it can be played.
pub fn cannot_show(board: &Board) -> Option<String> {
    hidden_rule(board.rules()).map(|rule| words().rule_not_played(rule))
}

/// Returns the name of the first rule that would be invisible. A relation between all cells needs no picture.
fn hidden_rule(rules: &Rules) -> Option<String> {
    let house = rules.houses().iter().find(|house| house.kind() == HouseKind::DisjointGroup);
    let relation = || rules.relations().iter().find(|relation| !matches!(relation.pairs, Pairs::Everywhere(_)));
    let is_marked = |cell| rules.allowed(cell) != Values::up_to(rules.side());
    let is_total = |sum: &Sum| rules.houses().iter().any(|house| rules.is_total(sum, house));
    let other = || match rules.cells().any(is_marked) {
        true => Some(words().rule_pencil_marks()),
        false => (!rules.sums().iter().all(is_total)).then(|| words().rule_other()),
    };
    let house = house.map(|house| sudoku_words::house(house.house));
    house.or_else(|| relation().map(sudoku_words::relation)).or_else(other)
}
