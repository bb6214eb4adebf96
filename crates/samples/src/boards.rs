//! The boards in `tests/boards`, and what is known about them.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use sudoku_board::{Adjacency, Board, Cell, HouseKind, Pairs, Relation, RelationKind, Rules};

/// A line of a file in `tests/boards`: a board, and what is known about it.
pub struct KnownBoard {
    /// The name that its source gives it.
    pub name: String,
    /// The board with its givens.
    pub board: Board,
    /// The number of solutions; `None` if it is not proved.
    pub solutions: Option<u64>,
    /// The values of its only solution, if that is known.
    pub solution: Option<Vec<u8>>,
}

/// Returns the lines of a file in `tests/boards`.
pub fn lines(file: &str) -> Vec<String> {
    let path = format!("{}/../../tests/boards/{file}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("the file").lines().map(str::to_owned).collect()
}

/// Parses the boards of a file in `tests/boards`.
pub fn known(file: &str) -> Vec<KnownBoard> {
    let parse = |line: &String| {
        let json: Value = serde_json::from_str(line).expect("JSON");
        let values = |text: &str| text.split(' ').map(|value| value.parse().expect("a value")).collect();
        KnownBoard {
            name: json["name"].as_str().expect("a name").to_owned(),
            board: board(&json),
            solutions: json["solutions"].as_u64(),
            solution: json["solution"].as_str().map(values),
        }
    };
    lines(file).iter().map(parse).collect()
}

fn cell(value: &Value) -> Cell {
    value.as_str().expect("a cell").parse().expect("a cell")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn cells(value: &Value) -> Vec<Cell> {
    list(value).iter().map(cell).collect()
}

fn number(value: &Value) -> i32 {
    value.as_i64().expect("a number") as i32
}

/// Creates the board that a line describes.
pub fn board(json: &Value) -> Board {
    let side = number(&json["size"]) as usize;
    let boxes = json["regions"] == "boxes";
    let mut rules = if boxes { Rules::with_boxes(side) } else { Rules::latin(side) }.expect("a board");
    let mut houses: Vec<_> = list(&json["regions"]).iter().map(|region| (HouseKind::Region, cells(region))).collect();
    houses.extend(list(&json["extra"]).iter().map(|house| (HouseKind::Extra, cells(house))));
    houses.into_iter().for_each(|(kind, cells)| rules.add_house(kind, cells).expect("a house"));
    let different = match &json["different"] {
        Value::String(_) => vec![json["different"].clone()],
        other => list(other).to_vec(),
    };
    for name in different {
        let adjacency = if name == "knight" { Adjacency::Knight } else { Adjacency::King };
        rules.add_never(RelationKind::Equal, adjacency).expect("a rule");
    }
    if json["nonconsecutive"] == true {
        rules.add_never(RelationKind::Difference(1), Adjacency::Orthogonal).expect("a rule");
    }
    for cage in list(&json["cages"]) {
        rules.add_cage(cells(&cage["cells"]), cage["sum"].as_i64().map(|sum| sum as i32)).expect("a cage");
    }
    for line in list(&json["thermometers"]) {
        rules.add_line(RelationKind::Less, cells(line)).expect("a thermometer");
    }
    for dot in list(&json["dots"]) {
        let mut cells = cells(&dot["cells"]);
        let kind = match dot["kind"].as_str().expect("a kind") {
            "consecutive" => RelationKind::Difference(1),
            "double" => RelationKind::Ratio(2),
            "sum5" => RelationKind::Sum(5),
            "sum10" => RelationKind::Sum(10),
            other => {
                assert_eq!(other, "greater");
                cells.reverse();
                RelationKind::Less
            }
        };
        rules.add_line(kind, cells).expect("a dot");
    }
    for line in list(&json["palindromes"]) {
        let pairs = Pairs::Mirrored(cells(line));
        rules.add_relation(Relation { kind: RelationKind::Equal, holds: true, pairs }).expect("a palindrome");
    }
    for line in list(&json["whispers"]) {
        let kind = RelationKind::AtLeastApart(number(&line["min"]) as u8);
        rules.add_line(kind, cells(&line["cells"])).expect("a whisper");
    }
    for arrow in list(&json["arrows"]) {
        let mut weights: BTreeMap<Cell, i16> = BTreeMap::new();
        cells(&arrow["cells"]).into_iter().for_each(|cell| *weights.entry(cell).or_default() += 1);
        for (cell, weight) in cells(&arrow["sum_cells"]).into_iter().rev().zip([1, 10, 100]) {
            *weights.entry(cell).or_default() -= weight;
        }
        let terms = weights.into_iter().map(|(cell, weight)| (weight, cell)).filter(|&(weight, _)| weight != 0);
        rules.add_sum(terms.collect(), 0).expect("an arrow");
    }
    for sum in list(&json["little_killers"]) {
        let terms = cells(&sum["cells"]).into_iter().map(|cell| (1, cell)).collect();
        rules.add_sum(terms, number(&sum["sum"])).expect("a little killer");
    }
    let mut givens = Vec::new();
    for (name, value) in json["givens"].as_object().into_iter().flatten() {
        let cell: Cell = name.parse().expect("a cell");
        match value {
            Value::Array(values) => {
                rules
                    .allow(
                        cell,
                        values.iter().filter_map(|value| sudoku_board::Value::new(number(value) as u8)).collect(),
                    )
                    .expect("values");
            }
            value => givens.push((cell, number(value) as u8)),
        }
    }
    let mut board = Board::new(rules);
    givens.into_iter().for_each(|(cell, value)| board.give(cell, value).expect("a given"));
    board
}

/// Lists the rules and givens of a board, whatever order they were added in.
pub fn normal_form(board: &Board) -> BTreeSet<String> {
    let rules = board.rules();
    let mut all = BTreeSet::new();
    all.insert(format!("side {}, values {:?}", rules.side(), board.puzzle().values()));
    all.extend(rules.cells().map(|cell| format!("{cell} {:?}", rules.allowed(cell))));
    for house in rules.houses() {
        let cells: BTreeSet<_> = house.cells.iter().collect();
        all.insert(format!("{} differ: {cells:?}", house.kind() == HouseKind::Cage));
    }
    for relation in rules.relations() {
        for [mut one, mut other] in relation.cells(rules.side()) {
            if relation.kind != RelationKind::Less && other < one {
                std::mem::swap(&mut one, &mut other);
            }
            all.insert(format!("{:?} {} {one} {other}", relation.kind, relation.holds));
        }
    }
    for sum in rules.sums() {
        let terms: BTreeSet<_> = sum.terms.iter().collect();
        all.insert(format!("{terms:?} = {}", sum.total));
    }
    all
}
