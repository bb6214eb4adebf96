//! Writes deductions as sentences.

use super::{CellSet, Chain, Deduction, Net, Node, Strength, Technique, Why};
use std::fmt;
use sudoku_board::{Candidate, Cells, House, Values};

/// Joins items to a list: `a`, `a and b`, `a, b and c`.
pub fn list(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    match items.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        Some((last, _)) => last.clone(),
        None => String::new(),
    }
}

fn cells(cells: Cells) -> String {
    list(cells.iter().map(|cell| cell.to_string()))
}

fn values(values: Values) -> String {
    list(values.iter().map(|value| value.to_string()))
}

fn houses(houses: &[House]) -> String {
    list(houses.iter().map(House::to_string))
}

/// Returns the consequence as text: `r1c2 is 5`, `5 goes from r1c2 and r3c4`.
fn consequence(deduction: &Deduction) -> String {
    let placed = deduction.placements.iter().map(|candidate| format!("{} is {}", candidate.cell, candidate.value));
    let values: Values = deduction.eliminations.iter().map(|candidate| candidate.value).collect();
    let eliminated = values.iter().map(|value| {
        let eliminated = deduction.eliminations.iter().filter(|candidate| candidate.value == value);
        format!("{value} goes from {}", cells(eliminated.map(|candidate| candidate.cell).collect()))
    });
    placed.chain(eliminated).collect::<Vec<_>>().join("; ")
}

/// Writes a chain in the usual notation: `=` is a strong link, `-` a weak one.
fn links(chain: &Chain) -> String {
    let node = |node: &Node| {
        let cells: Vec<String> = node.cells.iter().map(|cell| cell.to_string()).collect();
        format!("{}{}", node.value, cells.join(","))
    };
    let mut text = node(&chain.start);
    for link in &chain.links {
        let sign = if link.strength == Strength::Strong { "=" } else { "-" };
        text.push_str(&format!(" {sign} {}", node(&link.to)));
    }
    text
}

fn set(set: &CellSet) -> String {
    format!("{} ({})", cells(set.cells), values(set.values))
}

fn candidates(all: &[Candidate]) -> String {
    list(all.iter().map(|candidate| format!("{} in {}", candidate.value, candidate.cell)))
}

fn net(net: &Net) -> String {
    let Net { assumed, placed, contradiction } = net;
    let placed: Vec<String> =
        placed.iter().map(|(candidate, _)| format!("{} is {}", candidate.cell, candidate.value)).collect();
    let then = if placed.is_empty() { String::new() } else { format!(", {}", placed.join(", ")) };
    let end = contradiction.as_ref().map_or_else(String::new, |reason| format!(": {reason}"));
    let end = end.split("; ").next().unwrap_or_default();
    format!("with {} in {}{then}{end}", assumed.value, assumed.cell)
}

/// The most combinations that are listed.
const MOST_LISTED: usize = 8;

/// Lists the combinations of a cage, unless they are too many.
fn combinations(why: &Why) -> String {
    let sum = |set: &Values| set.iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" + ");
    match &why.combinations[..] {
        listed if listed.len() <= MOST_LISTED => {
            format!("can only be {}", listed.iter().map(sum).collect::<Vec<_>>().join(" or "))
        }
        _ => "has no combination left with it there".to_owned(),
    }
}

/// Returns the reason in words.
fn reason(deduction: &Deduction) -> String {
    use Technique::*;
    let why = &*deduction.why;
    let Why { base, cover, fins, chains, nets, sets, colours, .. } = why;
    let pattern = cells(why.cells);
    let rule = why.rule.as_deref().unwrap_or_default();
    match deduction.technique {
        FullHouse => format!("it is the last blank cell of {}", houses(base)),
        NakedSingle => "no other digit is left there".to_owned(),
        HiddenSingle => format!("{} has no other place for {}", houses(base), values(why.values)),
        RelatedCells => format!("{pattern} leaves nothing else by the rule “{rule}”"),
        CageCombinations => format!("{} {} ({rule})", houses(base), combinations(why)),
        Sum => rule.to_owned(),
        InniesAndOuties => format!("{rule}: that is left of the houses and the cages in them"),
        LawOfLeftovers => {
            let sides: Vec<String> = sets.iter().map(|set| cells(set.cells)).collect();
            format!("{} hold the same digits", sides.join(" and on the other side "))
        }
        LockedCandidates if cover.is_empty() => {
            let it = if deduction.eliminations.len() == 1 { "it" } else { "them" };
            format!("all places of {} in {} see {it}: {pattern}", values(why.values), houses(base))
        }
        Pointing | Claiming | LockedCandidates => {
            format!("in {} all places of {} lie in {}", houses(base), values(why.values), houses(cover))
        }
        LockedPair | LockedTriple | NakedPair | NakedTriple | NakedQuadruple => {
            format!("in {} the cells {pattern} need {} for themselves", houses(base), values(why.values))
        }
        HiddenPair | HiddenTriple | HiddenQuadruple => {
            format!("in {} the digits {} have only {pattern}", houses(base), values(why.values))
        }
        Fish(_) => {
            let but = if fins.is_empty() { String::new() } else { format!(", but for {}", candidates(fins)) };
            format!("all places of {} in {} lie in {}{but}", values(why.values), houses(base), houses(cover))
        }
        KrakenFish1 | KrakenFish2 => format!(
            "all places of {} in {} lie in {}, but for {}; {}",
            values(why.values),
            houses(base),
            houses(cover),
            candidates(fins),
            list(chains.iter().map(links))
        ),
        Uniqueness1 | Uniqueness2 | Uniqueness3 | Uniqueness4 | Uniqueness5 | Uniqueness6 | HiddenRectangle
        | AvoidableRectangle1 | AvoidableRectangle2 => {
            format!(
                "otherwise {} could be exchanged in {pattern}, and there would be two solutions",
                values(why.values)
            )
        }
        BivalueUniversalGrave => {
            format!("without {} all blank cells could be exchanged, and there would be two solutions", candidates(fins))
        }
        TemplateSet => format!("all ways to put the {}s on the board agree", values(why.values)),
        TemplateDelete => format!("no way to put the {}s on the board has it", values(why.values)),
        TrialAndError => "a search finds no solution with it".to_owned(),
        AlignedPairExclusion | AlignedTripleExclusion => {
            format!("whatever stands in {pattern} must leave something for {}", list(sets.iter().map(set)))
        }
        _ if !nets.is_empty() => list(nets.iter().map(net)),
        _ if !colours.is_empty() => {
            let colours = colours.iter().map(|colour| candidates(colour));
            format!("one of {} is true", colours.collect::<Vec<_>>().join(" / "))
        }
        _ if !chains.is_empty() => list(chains.iter().map(links)),
        _ => {
            let joined = why.common.iter().map(|value| value.to_string());
            let by = if why.common.is_empty() { String::new() } else { format!(", joined by {}", list(joined)) };
            format!("of {}{by}", list(sets.iter().map(set)))
        }
    }
}

/// Writes a sentence: the technique, the consequence, and the reason.
impl fmt::Display for Deduction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.technique.to_string();
        let mut letters = name.chars();
        let name: String =
            letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default();
        write!(f, "{name}: {}, because {}.", consequence(self), reason(self))
    }
}
