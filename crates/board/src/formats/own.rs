//! Our own format: RON with a version. It can hold all rules and values.

use super::error::FormatError;
use super::puzzle::Puzzle;
use crate::notation::Metadata;
use crate::{
    Adjacency, Board, Cell, HouseCells, HouseKind, NotACell, Pairs, Relation, RelationKind, Rules, RulesError, Sum,
    Value, Values,
};
use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};
use sudoku_storage::versioned;

const VERSION: u32 = 1;

/// A board in the form of the file. Cells are names separated by spaces, rows of values are numbers separated by spaces.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Form", deny_unknown_fields)]
struct PuzzleFile {
    version: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    author: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    description: Option<String>,
    side: usize,
    regions: Regions,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    houses: Vec<HouseForm>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    relations: Vec<RelationForm>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sums: Vec<SumForm>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    allowed: Vec<AllowedForm>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    givens: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    played: Vec<String>,
}

#[derive(Serialize, Deserialize)]
enum Regions {
    /// Only rows and columns.
    None,
    /// The usual boxes for the side.
    Boxes,
    /// One line for each row, with a letter for each cell: the cells of one letter are a region.
    Map(Vec<String>),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HouseForm {
    kind: HouseKind,
    cells: String,
    /// The sum of the cells of a cage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sum: Option<i32>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RelationForm {
    kind: RelationKind,
    #[serde(default = "holds", skip_serializing_if = "is_true")]
    holds: bool,
    cells: CellsForm,
}

const fn holds() -> bool {
    true
}

const fn is_true(holds: &bool) -> bool {
    *holds
}

#[derive(Serialize, Deserialize)]
enum CellsForm {
    Everywhere(Adjacency),
    Line(String),
    Mirrored(String),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SumForm {
    /// The cells, each after its weight and `*` if the weight is not 1.
    cells: String,
    total: i32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AllowedForm {
    cell: String,
    values: Vec<u8>,
}

fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Returns true if the text is meant to be in our own format.
pub fn is_own(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    (text.starts_with('(') || text.starts_with("//")) && text.contains("version") && text.contains("side")
}

/// Reads a puzzle in our own format.
pub fn read(text: &str) -> Result<Puzzle, FormatError> {
    let text = text.trim_start_matches('\u{feff}');
    let form: PuzzleFile = versioned::read(&options(), "the puzzle", text, VERSION)?;
    let mut rules = rules_with(&form.regions, form.side)?;
    for (number, house) in (1..).zip(&form.houses) {
        let place = || match house.kind {
            HouseKind::Cage => format!("house {number}, the cage {}", house.cells),
            _ => format!("house {number}"),
        };
        let cells = cells(&house.cells, &place())?;
        match (house.kind, house.sum) {
            (HouseKind::Cage, sum) => rules.add_cage(cells, sum),
            (_, Some(_)) => return Err(field(place(), "only a cage has a sum; write the sum on its own")),
            (kind, None) => rules.add_house(kind, cells),
        }
        .map_err(FormatError::at(place()))?;
    }
    for (number, relation) in (1..).zip(form.relations) {
        let place = format!("relation {number}");
        let pairs = match relation.cells {
            CellsForm::Everywhere(adjacency) => Pairs::Everywhere(adjacency),
            CellsForm::Line(line) => Pairs::Line(cells(&line, &place)?),
            CellsForm::Mirrored(line) => Pairs::Mirrored(cells(&line, &place)?),
        };
        let relation = Relation { kind: relation.kind, holds: relation.holds, pairs };
        rules.add_relation(relation).map_err(FormatError::at(place))?;
    }
    for (number, sum) in (1..).zip(&form.sums) {
        let place = format!("sum {number}");
        rules.add_sum(terms(&sum.cells, &place)?, sum.total).map_err(FormatError::at(place))?;
    }
    for (number, allowed) in (1..).zip(&form.allowed) {
        let place = format!("allowed {number}");
        let side = rules.side();
        let known = |&value: &u8| Value::new(value).filter(|_| value <= side).ok_or(value);
        let values =
            allowed.values.iter().map(known).collect::<Result<Values, u8>>().map_err(|value| {
                field(place.clone(), &format!("{value} is not a value; the values are 1 to {side}"))
            })?;
        let cell = cell(&allowed.cell, &place)?;
        rules.allow(cell, values).map_err(FormatError::at(place))?;
    }
    let mut board = Board::new(rules);
    put(&mut board, &form.givens, "givens", Board::give)?;
    put(&mut board, &form.played, "played", Board::put)?;
    let PuzzleFile { name, author, description, .. } = form;
    Ok(Puzzle { board, metadata: Metadata { name, author, description, ..Metadata::default() } })
}

/// Writes a puzzle in our own format.
pub fn write(puzzle: &Puzzle) -> String {
    let board = &puzzle.board;
    let rules = board.rules();
    let (regions, told) = regions(rules);
    // The total of a cage is written with the cage, if the sums are still in the same order when they are read.
    let mut sums = rules.sums();
    let house = |house: &HouseCells| {
        let is_total = |sum: &Sum| rules.is_total(sum, house) && sum.cells().eq(house.cells.iter().copied());
        let (sum, others) = match sums {
            [sum, others @ ..] if is_total(sum) => (Some(sum.total), others),
            _ => (None, sums),
        };
        sums = others;
        HouseForm { kind: house.kind(), cells: names(&house.cells), sum }
    };
    let houses = rules.houses()[told..].iter().map(house).collect();
    let relation = |relation: &Relation| RelationForm {
        kind: relation.kind,
        holds: relation.holds,
        cells: match &relation.pairs {
            Pairs::Everywhere(adjacency) => CellsForm::Everywhere(*adjacency),
            Pairs::Line(cells) => CellsForm::Line(names(cells)),
            Pairs::Mirrored(cells) => CellsForm::Mirrored(names(cells)),
        },
    };
    let term = |&(weight, cell): &(i16, Cell)| if weight == 1 { cell.to_string() } else { format!("{weight}*{cell}") };
    let sum = |sum: &Sum| SumForm { cells: sum.terms.iter().map(term).collect::<Vec<_>>().join(" "), total: sum.total };
    let all = Values::up_to(rules.side());
    let allowed = |cell: Cell| {
        let values = rules.allowed(cell);
        (values != all).then(|| AllowedForm { cell: cell.to_string(), values: values.iter().map(Value::get).collect() })
    };
    let Metadata { name, author, description, .. } = puzzle.metadata.clone();
    let form = PuzzleFile {
        version: VERSION,
        name,
        author,
        description,
        side: rules.side().into(),
        regions,
        houses,
        relations: rules.relations().iter().map(relation).collect(),
        sums: sums.iter().map(sum).collect(),
        allowed: rules.cells().filter_map(allowed).collect(),
        givens: rows(board, true),
        played: rows(board, false),
    };
    versioned::write_with(&options(), &form)
}

fn add_regions(rules: &mut Rules, map: &[String]) -> Result<(), FormatError> {
    let side = usize::from(rules.side());
    if map.len() != side {
        return Err(field("regions".to_owned(), &format!("there are {} rows; the board has {side}", map.len())));
    }
    let mut regions: Vec<(char, Vec<Cell>)> = Vec::new();
    for (row, line) in map.iter().enumerate() {
        if line.chars().count() != side {
            let reason = format!("there are {} letters; the board has {side} columns", line.chars().count());
            return Err(field(format!("regions, row {}", row + 1), &reason));
        }
        for (column, letter) in line.chars().enumerate() {
            let cell = Cell::at(row, column);
            match regions.iter_mut().find(|(known, _)| *known == letter) {
                Some((_, cells)) => cells.push(cell),
                None => regions.push((letter, vec![cell])),
            }
        }
    }
    // In the order of their letters: the first region is A.
    regions.sort_unstable_by_key(|&(letter, _)| letter);
    for (letter, cells) in regions {
        if cells.len() != side {
            let reason = format!("it has {} cells; a region has {side}", cells.len());
            return Err(field(format!("region {letter}"), &reason));
        }
        rules.add_house(HouseKind::Region, cells).map_err(FormatError::at(format!("region {letter}")))?;
    }
    Ok(())
}

/// Returns rules with rows, columns and these boxes or regions.
fn rules_with(regions: &Regions, side: usize) -> Result<Rules, FormatError> {
    let rules = match regions {
        Regions::Boxes => Rules::with_boxes(side),
        Regions::None | Regions::Map(_) => Rules::latin(side),
    };
    let mut rules = rules.map_err(FormatError::at("side"))?;
    if let Regions::Map(map) = regions {
        add_regions(&mut rules, map)?;
    }
    Ok(rules)
}

/// Returns the form of the boxes or regions with which the rules begin, and the number of houses before all others.
fn regions(rules: &Rules) -> (Regions, usize) {
    let side = usize::from(rules.side());
    let houses_of = |form: Regions| Some((rules_with(&form, side).ok()?.houses().to_vec(), form));
    let forms = [Regions::Boxes, Regions::Map(map(rules))];
    // The order of the houses and of their cells must stay the same.
    let begins = forms.into_iter().filter_map(houses_of).find(|(houses, _)| rules.houses().starts_with(houses));
    begins.map_or((Regions::None, 2 * side), |(houses, form)| (form, houses.len()))
}

/// Returns the rows of the regions, with a letter for each cell.
fn map(rules: &Rules) -> Vec<String> {
    let side = usize::from(rules.side());
    let mut letters = vec!['.'; rules.cell_count()];
    let regions = rules.houses().iter().filter(|house| house.kind() == HouseKind::Region);
    for (letter, region) in ('A'..).zip(regions) {
        region.cells.iter().for_each(|&cell| letters[rules.index(cell)] = letter);
    }
    letters.chunks(side).map(|row| row.iter().collect()).collect()
}

fn put(
    board: &mut Board,
    rows: &[String],
    name: &str,
    put: fn(&mut Board, Cell, u8) -> Result<(), RulesError>,
) -> Result<(), FormatError> {
    let side = usize::from(board.rules().side());
    if rows.is_empty() {
        return Ok(());
    }
    if rows.len() != side {
        return Err(field(name.to_owned(), &format!("there are {} rows; the board has {side}", rows.len())));
    }
    for (row, line) in rows.iter().enumerate() {
        let place = format!("{name}, row {}", row + 1);
        let values: Vec<&str> = line.split_whitespace().collect();
        if values.len() != side {
            return Err(field(place, &format!("there are {} values; a row has {side}", values.len())));
        }
        for (column, text) in values.into_iter().enumerate() {
            let value = match text {
                "." => continue,
                _ => text.parse().ok().filter(|&value| value > 0),
            };
            let value =
                value.ok_or_else(|| field(place.clone(), &format!("“{text}” is not a value; write . for a blank")))?;
            put(board, Cell::at(row, column), value).map_err(FormatError::at(place.clone()))?;
        }
    }
    Ok(())
}

/// Returns the rows of the givens, or of the other values; none if there are no such values.
fn rows(board: &Board, given: bool) -> Vec<String> {
    let rules = board.rules();
    let value = |cell: Cell| board.get(cell).filter(|_| board.is_given(cell) == given);
    if rules.cells().all(|cell| value(cell).is_none()) {
        return Vec::new();
    }
    let text = |cell: Cell| value(cell).map_or_else(|| ".".to_owned(), |value| value.to_string());
    let side = usize::from(rules.side());
    let row = |row| (0..side).map(|column| text(Cell::at(row, column))).collect::<Vec<_>>().join(" ");
    (0..side).map(row).collect()
}

fn names(cells: &[Cell]) -> String {
    cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
}

fn cells(text: &str, place: &str) -> Result<Vec<Cell>, FormatError> {
    text.split_whitespace().map(|name| cell(name, place)).collect()
}

fn cell(name: &str, place: &str) -> Result<Cell, FormatError> {
    name.parse().map_err(|error: NotACell| field(place.to_owned(), &error.to_string()))
}

fn terms(text: &str, place: &str) -> Result<Vec<(i16, Cell)>, FormatError> {
    let term = |text: &str| {
        let (weight, name) = text.split_once('*').unwrap_or(("1", text));
        let weight = weight.parse().map_err(|_| field(place.to_owned(), &format!("“{weight}” is not a weight")))?;
        Ok((weight, cell(name, place)?))
    };
    text.split_whitespace().map(term).collect()
}

fn field(place: String, reason: &str) -> FormatError {
    FormatError::Field { place, reason: reason.to_owned() }
}
