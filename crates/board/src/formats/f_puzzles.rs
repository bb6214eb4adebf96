//! Reads f-puzzles' JSON (E. Moran, f-puzzles, 2020). A rule that we do not support is refused by its name.

use super::error::FormatError;
use super::fields::Field;
use super::puzzle::Puzzle;
use crate::notation::Metadata;
use crate::{Adjacency, Board, Cell, HouseKind, Pairs, Relation, RelationKind, Rules, Value, Values};
use std::collections::{BTreeMap, BTreeSet};

/// The fields that say nothing about the rules: names, settings, drawings.
const NO_RULES: [&str; 16] = [
    "size",
    "grid",
    "title",
    "author",
    "ruleset",
    "solution",
    "successMessage",
    "highlightConflicts",
    "text",
    "line",
    "circle",
    "rectangle",
    "cage",
    "disabledlogic",
    "truecandidatesoptions",
    "negative",
];

/// Reads a puzzle of f-puzzles.
pub fn read(json: &str) -> Result<Puzzle, FormatError> {
    let parsed: serde_json::Value = serde_json::from_str(json).map_err(|error| FormatError::Field {
        place: format!("line {}, column {}", error.line(), error.column()),
        reason: "the link's data is not JSON; copy the whole link".to_owned(),
    })?;
    let top = Field { value: &parsed, place: "the puzzle".to_owned() };
    let side = top.get("size").number()?.and_then(|side| usize::try_from(side).ok()).unwrap_or(0);
    let mut rules = Rules::latin(side).map_err(FormatError::at("size"))?;
    let grid = grid(&top, &rules)?;
    add_regions(&mut rules, &grid)?;
    refuse_drawings(&top)?;
    let mut dots = DifferenceDots::default();
    for (name, value) in top.object()? {
        let field = Field { value, place: name.clone() };
        if !NO_RULES.contains(&name.as_str()) && !field.is_empty() {
            add(&mut rules, &mut dots, name, &field)?;
        }
    }
    add_negative(&mut rules, &dots, &top)?;
    for (cell, field) in &grid {
        let allowed = field.get("givenPencilMarks");
        if !allowed.is_empty() {
            let values =
                allowed.list()?.iter().map(|value| self::value(value, &rules)).collect::<Result<Values, _>>()?;
            rules.allow(*cell, values).map_err(FormatError::at(allowed.place))?;
        }
    }
    let mut board = Board::new(rules);
    for (cell, field) in &grid {
        let value_field = field.get("value");
        if !value_field.is_empty() {
            let value = value(&value_field, board.rules())?;
            let put = if field.get("given").flag()? { Board::give } else { Board::put };
            put(&mut board, *cell, value.get()).map_err(FormatError::at(value_field.place))?;
        }
    }
    let metadata = Metadata {
        name: top.get("title").text(),
        author: top.get("author").text(),
        description: top.get("ruleset").text(),
        ..Metadata::default()
    };
    Ok(Puzzle { board, metadata })
}

/// The pairs of cells with a dot for a difference of 1. If there is a rule for it, neighbours without a dot are not
/// consecutive.
#[derive(Default)]
struct DifferenceDots {
    differences: BTreeSet<[Cell; 2]>,
    is_nonconsecutive: bool,
}

fn value(field: &Field<'_>, rules: &Rules) -> Result<Value, FormatError> {
    let side = rules.side();
    let number = field.number()?.and_then(|number| u8::try_from(number).ok()).filter(|&number| number <= side);
    number
        .and_then(Value::new)
        .ok_or_else(|| field.wrong(&format!("{} is not a value; the values are 1 to {side}", field.value)))
}

/// Reads the cells of the grid.
fn grid<'a>(top: &Field<'a>, rules: &Rules) -> Result<Vec<(Cell, Field<'a>)>, FormatError> {
    let side = usize::from(rules.side());
    let rows = top.get("grid");
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let listed = rows.list()?;
    if listed.len() != side {
        return Err(rows.wrong(&format!("there are {} rows; the board has {side}", listed.len())));
    }
    let mut cells = Vec::new();
    for (row, line) in listed.iter().enumerate() {
        let fields = line.list()?;
        if fields.len() != side {
            return Err(line.wrong(&format!("there are {} cells; a row has {side}", fields.len())));
        }
        for (column, field) in fields.into_iter().enumerate() {
            let cell = Cell::at(row, column);
            cells.push((cell, Field { place: cell.to_string(), ..field }));
        }
    }
    Ok(cells)
}

/// Adds the regions. A cell that names no region is in its usual box.
fn add_regions(rules: &mut Rules, grid: &[(Cell, Field<'_>)]) -> Result<(), FormatError> {
    let side = usize::from(rules.side());
    let usual: Vec<Vec<Cell>> = (0..rules.side()).map(|number| rules.usual_box(number)).collect();
    let mut regions: Vec<Vec<Cell>> = vec![Vec::new(); side];
    for cell in rules.cells() {
        let told = grid.iter().find(|(other, _)| *other == cell).map(|(_, field)| field.get("region"));
        let number = match told.as_ref().map(Field::number).transpose()?.flatten() {
            Some(number) => usize::try_from(number).ok().filter(|&number| number < side).ok_or_else(|| {
                FormatError::Field { place: cell.to_string(), reason: format!("there is no region {number}") }
            })?,
            None => usual.iter().position(|cells| cells.contains(&cell)).unwrap_or(0),
        };
        regions[number].push(cell);
    }
    let mut ordered = regions.clone();
    ordered.sort();
    let mut boxes = usual.clone();
    boxes.sort();
    let kind = if ordered == boxes { HouseKind::Box } else { HouseKind::Region };
    for (number, cells) in (1..).zip(if kind == HouseKind::Box { usual } else { regions }) {
        let place = format!("region {number}");
        if cells.len() != side {
            let reason = format!("it has {} cells; a region has {side}", cells.len());
            return Err(FormatError::Field { place, reason });
        }
        rules.add_house(kind, cells).map_err(FormatError::at(place))?;
    }
    Ok(())
}

/// Adds all rules of one kind.
fn add(rules: &mut Rules, dots: &mut DifferenceDots, name: &str, field: &Field<'_>) -> Result<(), FormatError> {
    let side = rules.side();
    let refuse = || FormatError::at(field.place.clone());
    match name {
        "diagonal+" | "diagonal-" => {
            let last = usize::from(side) - 1;
            let row = |column| if name == "diagonal-" { column } else { last - column };
            let cells = (0..=last).map(|column| Cell::at(row(column), column)).collect();
            return rules.add_house(HouseKind::Diagonal, cells).map_err(refuse());
        }
        "antiknight" => return rules.add_never(RelationKind::Equal, Adjacency::Knight).map_err(refuse()),
        "antiking" => return rules.add_never(RelationKind::Equal, Adjacency::King).map_err(refuse()),
        "nonconsecutive" => {
            dots.is_nonconsecutive = true;
            return Ok(());
        }
        "disjointgroups" => return rules.add_disjoint_groups().map_err(refuse()),
        _ => {}
    }
    if !field.value.is_array() {
        return Err(FormatError::Unsupported(name.to_owned()));
    }
    let extremes = if matches!(name, "minimum" | "maximum") {
        field.list()?.iter().map(|part| part.get("cell").cell()).collect::<Result<BTreeSet<_>, _>>()?
    } else {
        BTreeSet::new()
    };
    for part in field.list()? {
        let at = || FormatError::at(part.place.clone());
        let lines = || lines_of(&part);
        match name {
            "killercage" => rules.add_cage(part.get("cells").cells()?, part.get("value").number()?).map_err(at())?,
            "extraregion" => rules.add_house(HouseKind::Extra, part.get("cells").cells()?).map_err(at())?,
            "difference" | "ratio" => {
                let usual = if name == "ratio" { 2 } else { 1 };
                let number = part.get("value").number()?.unwrap_or(usual);
                let number =
                    u8::try_from(number).map_err(|_| part.wrong(&format!("{number} is too much or too little")))?;
                let kind = if name == "ratio" { RelationKind::Ratio(number) } else { RelationKind::Difference(number) };
                let cells = pair(&part)?;
                if name == "difference" {
                    dots.differences.insert([cells[0].min(cells[1]), cells[0].max(cells[1])]);
                }
                rules.add_line(kind, cells.to_vec()).map_err(at())?;
            }
            "xv" => {
                let value = part.get("value");
                let sum = match value.text().as_deref() {
                    Some("X" | "x") => 10,
                    Some("V" | "v") => 5,
                    None if value.is_empty() => continue,
                    _ => return Err(value.wrong("it must be X or V")),
                };
                rules.add_line(RelationKind::Sum(sum), pair(&part)?.to_vec()).map_err(at())?;
            }
            "thermometer" => {
                lines()?.into_iter().try_for_each(|line| rules.add_line(RelationKind::Less, line)).map_err(at())?;
            }
            "palindrome" => {
                for line in lines()? {
                    let pairs = Pairs::Mirrored(line);
                    rules.add_relation(Relation { kind: RelationKind::Equal, holds: true, pairs }).map_err(at())?;
                }
            }
            "whispers" => {
                let usual = i32::from(side.div_ceil(2));
                let least = part.get("value").number()?.unwrap_or(usual);
                let least =
                    u8::try_from(least).map_err(|_| part.wrong(&format!("{least} is too much or too little")))?;
                let kind = RelationKind::AtLeastApart(least);
                lines()?.into_iter().try_for_each(|line| rules.add_line(kind, line)).map_err(at())?;
            }
            "odd" | "even" => {
                let odd = u8::from(name == "odd");
                let values = Values::up_to(side).iter().filter(|value| value.get() % 2 == odd).collect();
                rules.allow(on_board(&part, rules)?, values).map_err(at())?;
            }
            "minimum" | "maximum" => add_extreme(rules, &extremes, &part, name == "minimum")?,
            "clone" => {
                let (cells, clones) = (part.get("cells").cells()?, part.get("cloneCells").cells()?);
                if cells.len() != clones.len() || cells.is_empty() {
                    let (cells, clones) = (cells.len(), clones.len());
                    return Err(part.wrong(&format!("it has {cells} cells and {clones} clones; there must be as many")));
                }
                for (cell, clone) in cells.into_iter().zip(clones).filter(|(cell, clone)| cell != clone) {
                    rules.add_line(RelationKind::Equal, vec![cell, clone]).map_err(at())?;
                }
            }
            "arrow" => add_arrow(rules, &part)?,
            "littlekillersum" => add_little_killer(rules, &part)?,
            _ => return Err(FormatError::Unsupported(name.to_owned())),
        }
    }
    Ok(())
}

/// Adds the rules about neighbours without a mark.
fn add_negative(rules: &mut Rules, dots: &DifferenceDots, top: &Field<'_>) -> Result<(), FormatError> {
    if let Some(part) = top.get("negative").list()?.first() {
        return Err(FormatError::Unsupported(format!("negative {}", part.text().unwrap_or_default())));
    }
    let refuse = || FormatError::at("nonconsecutive");
    let kind = RelationKind::Difference(1);
    if !dots.is_nonconsecutive {
        return Ok(());
    }
    if dots.differences.is_empty() {
        return rules.add_never(kind, Adjacency::Orthogonal).map_err(refuse());
    }
    let everywhere = Relation { kind, holds: false, pairs: Pairs::Everywhere(Adjacency::Orthogonal) };
    for [one, other] in everywhere.cells(rules.side()) {
        if !dots.differences.contains(&[one, other]) {
            let pairs = Pairs::Line(vec![one, other]);
            rules.add_relation(Relation { kind, holds: false, pairs }).map_err(refuse())?;
        }
    }
    Ok(())
}

/// Returns the lines of a rule that is drawn as lines.
fn lines_of(part: &Field<'_>) -> Result<Vec<Vec<Cell>>, FormatError> {
    let lines = part.get("lines").lines()?;
    if lines.is_empty() { Err(part.wrong("it has no lines; draw one, or take it out")) } else { Ok(lines) }
}

/// The kinds of drawings, each with the words that a text of rules uses for it, and the rules that such a drawing may belong
/// to.
const DRAWINGS: [(&str, &[&str], &[&str]); 5] = [
    (
        "line",
        &["line", "lines", "path", "paths", "loop", "thermometer", "thermometers", "thermo", "thermos"],
        &[
            "thermometer",
            "palindrome",
            "whispers",
            "renban",
            "regionsumline",
            "betweenline",
            "arrow",
            "littlekillersum",
        ],
    ),
    ("cage", &["cage", "cages"], &["killercage", "extraregion"]),
    (
        "circle",
        &["circle", "circles", "circled", "dot", "dots"],
        &["difference", "ratio", "xv", "odd", "even", "arrow", "quadruple", "betweenline"],
    ),
    (
        "rectangle",
        &["square", "squares", "rectangle", "rectangles", "shaded", "dot", "dots"],
        &["difference", "ratio", "xv", "odd", "even", "minimum", "maximum", "extraregion", "clone"],
    ),
    ("text", &["outside", "clue", "clues"], &["littlekillersum", "sandwichsum", "xsum", "skyscraper", "xv"]),
];

/// Refuses drawings to which the text of the rules gives a meaning: without it, the puzzle would be a different one. Other
/// drawings mean nothing.
fn refuse_drawings(top: &Field<'_>) -> Result<(), FormatError> {
    let text = top.get("ruleset").text().unwrap_or_default().to_lowercase();
    let said: BTreeSet<&str> = text.split(|c: char| !c.is_alphabetic()).collect();
    for (kind, words, rules) in DRAWINGS {
        let has_rule = || rules.iter().any(|rule| !top.get(rule).is_empty());
        if !top.get(kind).is_empty() && words.iter().any(|word| said.contains(word)) && !has_rule() {
            return Err(FormatError::Drawing(kind));
        }
    }
    Ok(())
}

fn pair(part: &Field<'_>) -> Result<[Cell; 2], FormatError> {
    let cells = part.get("cells").cells()?;
    cells[..].try_into().map_err(|_| part.wrong(&format!("there are {} cells; there must be two", cells.len())))
}

fn on_board(part: &Field<'_>, rules: &Rules) -> Result<Cell, FormatError> {
    let field = part.get("cell");
    let cell = field.cell()?;
    if rules.contains(cell) { Ok(cell) } else { Err(field.wrong("it is outside the board")) }
}

/// Adds a cell that is less, or greater, than those beside it that are not marked in the same way.
fn add_extreme(
    rules: &mut Rules,
    others: &BTreeSet<Cell>,
    part: &Field<'_>,
    is_least: bool,
) -> Result<(), FormatError> {
    let cell = on_board(part, rules)?;
    for other in rules.cells().filter(|&other| cell.is_beside(other)).filter(|other| !others.contains(other)) {
        let line = if is_least { vec![cell, other] } else { vec![other, cell] };
        rules.add_line(RelationKind::Less, line).map_err(FormatError::at(part.place.clone()))?;
    }
    Ok(())
}

/// Adds an arrow: the cells of each line add up to the number in the circle, which may have several digits.
fn add_arrow(rules: &mut Rules, part: &Field<'_>) -> Result<(), FormatError> {
    let mut circle = part.get("cells").cells()?;
    if circle.is_empty() || circle.len() > 3 {
        return Err(FormatError::Unsupported(format!("arrow with a circle of {} cells", circle.len())));
    }
    circle.sort_unstable();
    for line in lines_of(part)? {
        let mut weights: BTreeMap<Cell, i16> = BTreeMap::new();
        for &cell in line.iter().filter(|cell| !circle.contains(cell)) {
            *weights.entry(cell).or_default() += 1;
        }
        for (cell, weight) in circle.iter().rev().zip([1, 10, 100]) {
            *weights.entry(*cell).or_default() -= weight;
        }
        let terms =
            weights.into_iter().filter(|&(_, weight)| weight != 0).map(|(cell, weight)| (weight, cell)).collect();
        rules.add_sum(terms, 0).map_err(FormatError::at(part.place.clone()))?;
    }
    Ok(())
}

/// Adds a little killer: a sum of the cells on a diagonal line that starts outside the board.
fn add_little_killer(rules: &mut Rules, part: &Field<'_>) -> Result<(), FormatError> {
    let Some(total) = part.get("value").number()? else { return Ok(()) };
    let field = part.get("cell");
    let name = field.text().ok_or_else(|| field.wrong("it must be a cell, as R1C1"))?;
    let at = || {
        let (row, column) = name.strip_prefix(['R', 'r'])?.split_once(['C', 'c'])?;
        Some((row.parse::<i32>().ok()? - 1, column.parse::<i32>().ok()? - 1))
    };
    let (mut row, mut column) = at().ok_or_else(|| field.wrong(&format!("“{name}” is not a cell")))?;
    let direction = part.get("direction");
    let (down, right) = match direction.text().as_deref() {
        Some("DR") => (1, 1),
        Some("DL") => (1, -1),
        Some("UR") => (-1, 1),
        Some("UL") => (-1, -1),
        _ => return Err(direction.wrong("it must be DR, DL, UR or UL")),
    };
    let side = i32::from(rules.side());
    let mut cells = Vec::new();
    for _ in 0..=side + 1 {
        (row, column) = (row.saturating_add(down), column.saturating_add(right));
        if (0..side).contains(&row) && (0..side).contains(&column) {
            cells.push((1, Cell::at(row as usize, column as usize)));
        }
    }
    rules.add_sum(cells, total).map_err(FormatError::at(part.place.clone()))
}
