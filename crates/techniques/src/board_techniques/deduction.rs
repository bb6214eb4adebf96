//! Deductions: the consequences of a position with their reasons, as data and as a sentence.

use super::{BoardPosition, Contradiction, Technique};
use crate::list;
use std::fmt;
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, Values};
use sudoku_board::{House, Value};

/// Receives the deductions of a finder, and returns whether to look for more.
pub(super) type DeductionSink<'a> = dyn FnMut(Deduction) -> ControlFlow<()> + 'a;

/// The consequences of one use of a technique in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deduction {
    /// The technique that was used.
    pub technique: Technique,
    /// The value that can be placed, at most one.
    pub placements: Vec<Candidate>,
    /// The eliminated candidates, in the order of the cells.
    pub eliminations: Vec<Candidate>,
    /// The reason for the deduction.
    pub why: Why,
}

/// The reason for a deduction. Fields that the technique does not use are empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Why {
    /// The values that the pattern is about.
    pub values: Values,
    /// The cells of the pattern.
    pub cells: Vec<Cell>,
    /// The names of the houses whose values or cells are counted.
    pub base: Vec<House>,
    /// The names of the houses from which candidates are eliminated.
    pub cover: Vec<House>,
    /// The combinations of a cage that are left.
    pub combinations: Vec<Values>,
    /// The rule in words: a sum, or the name of a relation.
    pub rule: Option<String>,
    /// A chain of candidates, joined by strong and weak links in turn.
    pub chain: Vec<Candidate>,
    /// The assumption and the values placed after it, in order.
    pub net: Vec<Candidate>,
    /// The contradiction at the end.
    pub contradiction: Option<Contradiction>,
}

impl Deduction {
    /// Creates a deduction that eliminates candidates; `None` if none of them is left.
    pub(super) fn eliminating(technique: Technique, mut eliminations: Vec<Candidate>, why: Why) -> Option<Deduction> {
        eliminations.sort_unstable();
        eliminations.dedup();
        (!eliminations.is_empty()).then_some(Deduction { technique, placements: vec![], eliminations, why })
    }

    /// Creates a deduction that places a value.
    pub(super) fn placing(technique: Technique, candidate: Candidate, why: Why) -> Deduction {
        Deduction { technique, placements: vec![candidate], eliminations: vec![], why }
    }

    /// Applies the deduction to a position.
    pub fn apply(&self, position: &mut BoardPosition) {
        self.eliminations.iter().for_each(|&candidate| position.eliminate(candidate));
        self.placements.iter().for_each(|&candidate| position.place(candidate));
    }
}

/// Passes on a deduction, if there is one.
pub(super) fn offer(deduction: Option<Deduction>, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    deduction.map_or(ControlFlow::Continue(()), sink)
}

fn names<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    list(items.into_iter().map(|item| item.to_string()))
}

/// Returns the consequence as text: `r1c2 is 5`, `4 and 5 go from r1c2 and r3c4`.
fn consequence(deduction: &Deduction) -> String {
    let placed = deduction.placements.iter().map(|placed| format!("{} is {}", placed.cell, placed.value));
    let all: Values = deduction.eliminations.iter().map(|gone| gone.value).collect();
    let mut gone: Vec<(Vec<Value>, Vec<Cell>)> = vec![];
    for value in all.iter() {
        let from = deduction.eliminations.iter().filter(|gone| gone.value == value).map(|gone| gone.cell).collect();
        match gone.iter_mut().find(|(_, cells)| *cells == from) {
            Some((values, _)) => values.push(value),
            None => gone.push((vec![value], from)),
        }
    }
    let gone = gone.iter().map(|(values, cells)| {
        let go = if values.len() == 1 { "goes" } else { "go" };
        format!("{} {go} from {}", names(values), names(cells))
    });
    placed.chain(gone).collect::<Vec<_>>().join("; ")
}

/// The most combinations that are listed.
const MOST_LISTED: usize = 8;

/// Returns the reason in words.
fn reason(deduction: &Deduction) -> String {
    let why = &deduction.why;
    let (values, cells, base) = (names(why.values.iter()), names(&why.cells), names(&why.base));
    let rule = why.rule.as_deref().unwrap_or_default();
    match deduction.technique {
        Technique::FullHouse => format!("it is the last blank cell of {base}"),
        Technique::NakedSingle => "no other value is left there".to_owned(),
        Technique::HiddenSingle => format!("{base} has no other place for {values}"),
        Technique::RelatedCells => format!("{cells} leaves nothing else by the rule “{rule}”"),
        Technique::CageCombinations if why.combinations.len() > MOST_LISTED => {
            format!("no combination of {base} that is left has it there ({rule})")
        }
        Technique::CageCombinations => {
            let set = |set: &Values| set.iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" + ");
            let sets: Vec<String> = why.combinations.iter().map(set).collect();
            format!("{base} can only be {} ({rule})", sets.join(" or "))
        }
        Technique::Sum => rule.to_owned(),
        Technique::InniesAndOuties => format!("{rule}: that is left of the houses and the cages in them"),
        Technique::LawOfLeftovers => format!("{rule} hold the same values"),
        Technique::LockedCandidates if why.cover.is_empty() => {
            let it = if deduction.eliminations.len() == 1 { "it" } else { "them" };
            format!("all places of {values} in {base} see {it}: {cells}")
        }
        Technique::LockedCandidates => {
            format!("in {base} all places of {values} lie in {}", names(&why.cover))
        }
        Technique::NakedPair | Technique::NakedTriple | Technique::NakedQuadruple => {
            format!("in {base} the cells {cells} need {values} for themselves")
        }
        Technique::HiddenPair | Technique::HiddenTriple | Technique::HiddenQuadruple => {
            format!("in {base} the values {values} have only {cells}")
        }
        Technique::XWing | Technique::Swordfish | Technique::Jellyfish => {
            format!("all places of {values} in {base} lie in {}", names(&why.cover))
        }
        Technique::XyWing | Technique::XChain | Technique::Chain => {
            let mut text = String::new();
            for (number, node) in why.chain.iter().enumerate() {
                let link = match number {
                    0 => "",
                    _ if number.is_multiple_of(2) => " - ",
                    _ => " = ",
                };
                text.push_str(&format!("{link}{}{}", node.value, node.cell));
            }
            text
        }
        Technique::ForcingNet => {
            let mut placed = why.net.iter().map(|placed| format!("{} is {}", placed.cell, placed.value));
            let assumed = placed.next().unwrap_or_default();
            let then: Vec<String> = placed.collect();
            let then = if then.is_empty() { String::new() } else { format!(", {}", then.join(", ")) };
            let end = why.contradiction.as_ref().map_or_else(String::new, |reason| format!(": {reason}"));
            format!("if {assumed}{then}{end}")
        }
    }
}

/// Writes a sentence: the technique, the consequence, and the reason.
impl fmt::Display for Deduction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = self.technique.name().chars();
        let name: String =
            letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default();
        write!(f, "{name}: {}, because {}.", consequence(self), reason(self))
    }
}
