//! Tests of boards as people write them.

use sudoku_board::formats::{self, FormatError, Puzzle};
use sudoku_board::{Board, Cell, HouseKind, Rules};
use sudoku_samples::boards::known;
use sudoku_solve::constraint;

fn values(text: &str) -> Vec<u8> {
    formats::read(text).unwrap_or_else(|error| panic!("{text}: {error}")).board.values().to_vec()
}

#[test]
fn our_own_form_keeps_every_puzzle() {
    for file in
        ["variants.jsonl", "killers_human.jsonl", "gecode_25.jsonl", "jigsaw_layouts.jsonl", "pencilmarks.jsonl"]
    {
        for known in known(file) {
            let puzzle = Puzzle::from(known.board);
            let text = formats::write(&puzzle);
            let read = formats::read(&text).unwrap_or_else(|error| panic!("{}: {error}\n{text}", known.name));
            assert_eq!(read, puzzle, "{}\n{text}", known.name);
        }
    }
}

#[test]
fn boards_of_16_are_read_in_each_way_that_people_write_them() {
    let board = &known("gecode_16.jsonl")[0].board;
    let numbers = formats::write_values(board);
    let write = |digits: &str, blank: char| -> String {
        let digit =
            |&value: &u8| if value == 0 { blank } else { char::from(digits.as_bytes()[usize::from(value) - 1]) };
        board.values().iter().map(digit).collect()
    };
    let framed: String = write("123456789ABCDEFG", '.')
        .as_bytes()
        .chunks(16)
        .map(|row| {
            format!("| {} |\n", row.chunks(4).map(|part| String::from_utf8_lossy(part)).collect::<Vec<_>>().join(" | "))
        })
        .collect();
    for text in [
        numbers.clone(),
        numbers.replace('.', "0"),
        numbers.split_whitespace().collect::<Vec<_>>().join(","),
        write("123456789ABCDEFG", '.'),
        write("123456789abcdefg", '0'),
        write("0123456789ABCDEF", '.'),
        write("ABCDEFGHIJKLMNOP", '.'),
        format!("+------+\n{framed}+------+"),
    ] {
        assert_eq!(values(&text), board.values(), "{text}");
    }
}

#[test]
fn boards_of_other_sides_are_read_too() {
    let board = &known("gecode_25.jsonl")[0].board;
    let letters: String =
        board.values().iter().map(|&value| if value == 0 { '.' } else { char::from(b'A' + value - 1) }).collect();
    assert_eq!(values(&letters), board.values());
    assert_eq!(values(&formats::write_values(board)), board.values());
    assert_eq!(values("1234 3412 2143 4321").len(), 16);
    assert_eq!(values("5...6..4.1..1.3.4...2....146.5.6.4..").len(), 36);
    let twelve: String = "123456789ABC".repeat(12);
    assert_eq!(values(&twelve)[11], 12);
}

#[test]
fn what_is_read_as_a_classic_board_stays_one() {
    let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    assert!(formats::read(line).expect("a puzzle").board.rules().is_classic());
    assert!(matches!(formats::read(&line.repeat(4)), Err(FormatError::Classic(_))));
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let refused = |text: &str| formats::read(text).expect_err(text).to_string();
    assert_eq!(refused("1234 3412 2143 4329"), "row 4, column 4: “9” is not a value; the values are 1 to 4");
    for (side, expected) in [
        (0, "side: a board cannot have side 0"),
        (1, "side: a board cannot have side 1"),
        (26, "side: a board cannot have side 26"),
    ] {
        let text = refused(&format!("(version: 1, side: {side}, regions: Boxes)"));
        assert!(text.starts_with(expected), "{text}");
    }
    for (part, expected) in [
        ("houses: [(kind: Extra, cells: \"r1c1 r1c1\")]", "house 1: r1c1 is listed twice; list each cell once"),
        (
            "houses: [(kind: Cage, cells: \"r4c4 r4c5\", sum: 5)]",
            "house 1, the cage r4c4 r4c5: r4c5 is outside the board; its side is 4",
        ),
        (
            "houses: [(kind: Cage, cells: \"r1c1 r1c2\", sum: 9)]",
            "house 1, the cage r1c1 r1c2: the cells at r1c1 cannot add up to 9; they add up to 3 to 7",
        ),
        (
            "sums: [(cells: \"r1c1 -1*r1c2\", total: 4)]",
            "sum 1: the cells at r1c1 cannot add up to 4; they add up to -3 to 3",
        ),
        ("relations: [(kind: Less, cells: Line(\"r1c1\"))]", "relation 1: there are too few cells; list at least 2"),
        ("allowed: [(cell: \"r1c1\", values: [5])]", "allowed 1: 5 is not a value; the values are 1 to 4"),
        ("givens: [\"1 2 3\", \"\", \"\", \"\"]", "givens, row 1: there are 3 values; a row has 4"),
    ] {
        assert_eq!(refused(&format!("(version: 1, side: 4, regions: Boxes, {part})")), expected);
    }
    let newer = refused("(version: 2, side: 4, regions: Boxes, magic: 5)");
    assert!(newer.contains("has version 2"), "{newer}");
    let unknown = refused("(version: 1, side: 4, regions: Boxes, renban: [])");
    assert!(unknown.contains("renban"), "{unknown}");
    let deep = refused(&format!("(version: 1, side: 4, regions: Boxes, houses: {}", "[".repeat(1000)));
    assert!(deep.ends_with("too many brackets in one another; close some before"), "{deep}");
    let map = refused("(version: 1, side: 4, regions: Map([\"AABB\", \"AABB\", \"CCDD\", \"CCCD\"]))");
    assert_eq!(map, "region C: it has 5 cells; a region has 4");
}

#[test]
fn a_player_s_values_are_kept_apart_from_the_givens() {
    let mut board = Board::new(Rules::with_boxes(6).expect("a board"));
    let (first, second) = (Cell::at(0, 0), Cell::at(0, 1));
    board.give(first, 5).expect("a value");
    board.put(second, 6).expect("a value");
    let read = formats::read(&formats::write(&board.clone().into())).expect("a puzzle").board;
    assert_eq!(read, board);
    assert_eq!((read.is_given(first), read.is_given(second)), (true, false));
    assert_eq!(read.puzzle().get(second), None);
}

#[test]
fn the_example_of_the_page_on_formats_is_read() {
    let page = include_str!("../../../../docs/formats.md");
    let example = page.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let puzzle = formats::read(example).unwrap_or_else(|error| panic!("{error}"));
    let rules = puzzle.board.rules();
    assert_eq!((rules.side(), rules.relations().len(), rules.sums().len()), (4, 2, 2));
    assert!(constraint::solve(&puzzle.board).is_some());
}

#[test]
fn more_rules_than_any_puzzle_has_are_refused() {
    let king = "(kind: Less, holds: false, cells: Everywhere(King)),".repeat(10);
    let text = format!("(version: 1, side: 25, regions: Boxes, relations: [{king}])");
    let refused = formats::read(&text).expect_err("too many").to_string();
    assert!(refused.starts_with("relation 7: there are more than 16384 houses, sums or pairs of cells"), "{refused}");
    let line = "r1c1 r1c2 ".repeat(9000);
    let text = format!("(version: 1, side: 4, regions: Boxes, relations: [(kind: Less, cells: Line(\"{line}\"))])");
    assert!(formats::read(&text).expect_err("too long").to_string().starts_with("relation 1: "));
    let house = "(kind: Extra, cells: \"r1c1 r2c2\"),".repeat(1000);
    let text = format!("(version: 1, side: 16, regions: Boxes, houses: [{house}])");
    assert!(formats::read(&text).expect_err("too many").to_string().starts_with("house 977: "));
}

#[test]
fn comments_stand_before_and_between_forms() {
    let form = "(version: 1, side: 4, regions: Boxes)\n";
    let text = format!("// Two boards.\n\n{form}\n// The other one.\n\n{form}");
    assert!(formats::begins_as_board(&text));
    let parts = formats::split(&text);
    assert_eq!(parts.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [3, 7]);
    assert!(parts.iter().all(|(_, part)| formats::read(part).is_ok()));
}

#[test]
fn regions_keep_their_order() {
    let mut rules = Rules::latin(4).expect("a board");
    for column in [2, 0] {
        for row in [0, 2] {
            let cells = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(down, right)| Cell::at(row + down, column + right));
            rules.add_house(HouseKind::Region, cells.to_vec()).expect("a region");
        }
    }
    let puzzle = Puzzle::from(Board::new(rules));
    assert_eq!(formats::read(&formats::write(&puzzle)).expect("a puzzle"), puzzle);
}

#[test]
fn a_sum_that_no_cage_can_have_is_kept_beside_the_cage() {
    let mut rules = Rules::latin(2).expect("a board");
    let column = [Cell::at(0, 0), Cell::at(1, 0)];
    rules.add_cage(column.to_vec(), None).expect("a cage");
    rules.add_sum(column.map(|cell| (1, cell)).to_vec(), 2).expect("a sum that cells which need not differ could have");
    let puzzle = Puzzle::from(Board::new(rules));
    assert_eq!(formats::read(&formats::write(&puzzle)).expect("a puzzle"), puzzle);
}
