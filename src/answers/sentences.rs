//! Deductions in words, and as JSON.

use crate::sudoku::{Cells, Digits, House};
use crate::techniques::{Candidate, CellSet, Chain, Deduction, Meeting, Net, Node, Strength, Technique, Why};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// `a`, `a and b`, `a, b and c`.
fn list(items: impl IntoIterator<Item = String>) -> String {
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

fn digits(digits: Digits) -> String {
    list(digits.iter().map(|digit| digit.to_string()))
}

fn houses(houses: &[House]) -> String {
    list(houses.iter().map(House::to_string))
}

/// What follows: `r1c2 is 5`, `5 goes from r1c2 and r3c4`.
fn consequence(deduction: &Deduction) -> String {
    let placed = deduction.placements.iter().map(|candidate| format!("{} is {}", candidate.cell, candidate.digit));
    let mut by_digit: BTreeMap<_, Cells> = BTreeMap::new();
    for candidate in &deduction.eliminations {
        by_digit.entry(candidate.digit).or_default().insert(candidate.cell);
    }
    let gone = by_digit.into_iter().map(|(digit, from)| format!("{digit} goes from {}", cells(from)));
    placed.chain(gone).collect::<Vec<_>>().join("; ")
}

/// A chain as it is mostly written: `=` a strong link, `-` a weak one.
fn links(chain: &Chain) -> String {
    let node = |node: &Node| {
        let cells: Vec<String> = node.cells.iter().map(|cell| cell.to_string()).collect();
        format!("{}{}", node.digit, cells.join(","))
    };
    let mut text = node(&chain.start);
    for link in &chain.links {
        let sign = if link.strength == Strength::Strong { "=" } else { "-" };
        text.push_str(&format!(" {sign} {}", node(&link.to)));
    }
    text
}

fn set(set: &CellSet) -> String {
    format!("{} ({})", cells(set.cells), digits(set.digits))
}

fn candidates(all: &[Candidate]) -> String {
    list(all.iter().map(|candidate| format!("{} in {}", candidate.digit, candidate.cell)))
}

fn net(net: &Net) -> String {
    let Net { assumed, placed, contradiction } = net;
    let placed: Vec<String> =
        placed.iter().map(|(candidate, _)| format!("{} is {}", candidate.cell, candidate.digit)).collect();
    let then = if placed.is_empty() { String::new() } else { format!(", {}", placed.join(", ")) };
    let end = contradiction.as_ref().map_or_else(String::new, |reason| format!(": {reason}"));
    let end = end.split("; ").next().unwrap_or_default();
    format!("with {} in {}{then}{end}", assumed.digit, assumed.cell)
}

/// Why it holds, in words.
fn reason(deduction: &Deduction) -> String {
    use Technique::*;
    let why = &deduction.why;
    let Why { base, cover, fins, chains, nets, sets, colours, .. } = why;
    let pattern = cells(why.cells);
    match deduction.technique {
        FullHouse => format!("it is the last blank cell of {}", houses(base)),
        NakedSingle => "no other digit is left there".to_owned(),
        HiddenSingle => format!("{} has no other place for {}", houses(base), digits(why.digits)),
        Pointing | Claiming => {
            format!("in {} all places of {} lie in {}", houses(base), digits(why.digits), houses(cover))
        }
        LockedPair | LockedTriple | NakedPair | NakedTriple | NakedQuadruple => {
            format!("in {} the cells {pattern} need {} for themselves", houses(base), digits(why.digits))
        }
        HiddenPair | HiddenTriple | HiddenQuadruple => {
            format!("in {} the digits {} have only {pattern}", houses(base), digits(why.digits))
        }
        Fish(_) => {
            let but = if fins.is_empty() { String::new() } else { format!(", but for {}", candidates(fins)) };
            format!("all places of {} in {} lie in {}{but}", digits(why.digits), houses(base), houses(cover))
        }
        KrakenFish1 | KrakenFish2 => format!(
            "all places of {} in {} lie in {}, but for {}; {}",
            digits(why.digits),
            houses(base),
            houses(cover),
            candidates(fins),
            list(chains.iter().map(links))
        ),
        Uniqueness1 | Uniqueness2 | Uniqueness3 | Uniqueness4 | Uniqueness5 | Uniqueness6 | HiddenRectangle
        | AvoidableRectangle1 | AvoidableRectangle2 => {
            format!("else {} could be exchanged in {pattern}, and there would be two solutions", digits(why.digits))
        }
        BivalueUniversalGrave => {
            format!("without {} all blank cells could be exchanged, and there would be two solutions", candidates(fins))
        }
        TemplateSet => format!("all ways to put the {}s on the board agree", digits(why.digits)),
        TemplateDelete => format!("no way to put the {}s on the board has it", digits(why.digits)),
        TrialAndError => "a search finds no solution with it".to_owned(),
        AlignedPairExclusion | AlignedTripleExclusion => {
            format!("whatever stands in {pattern} must leave something for {}", list(sets.iter().map(set)))
        }
        _ if !nets.is_empty() => list(nets.iter().map(net)),
        _ if !colours.is_empty() => {
            let colours = colours.iter().map(|colour| candidates(colour));
            format!("of {} one is true", colours.collect::<Vec<_>>().join(" / "))
        }
        _ if !chains.is_empty() => list(chains.iter().map(links)),
        _ => {
            let joined = why.common.iter().map(|digit| digit.to_string());
            let by = if why.common.is_empty() { String::new() } else { format!(", joined by {}", list(joined)) };
            format!("{}{by}", list(sets.iter().map(set)))
        }
    }
}

/// A deduction in a sentence.
pub fn sentence(deduction: &Deduction) -> String {
    let name = deduction.technique.to_string();
    let mut letters = name.chars();
    let name: String = letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default();
    format!("{name}: {}, for {}.", consequence(deduction), reason(deduction))
}

fn each_digit(digits: Digits) -> Value {
    digits.iter().map(|digit| digit.get()).collect()
}

fn each_cell(cells: Cells) -> Value {
    cells.iter().map(|cell| cell.to_string()).collect()
}

fn each_candidate(all: &[Candidate]) -> Value {
    all.iter().map(|candidate| format!("{candidate:?}")).collect()
}

fn each_house(all: &[House]) -> Value {
    all.iter().map(House::to_string).collect()
}

fn node_data(node: Node) -> Value {
    json!({ "digit": node.digit.get(), "cells": each_cell(node.cells) })
}

fn set_data(set: &CellSet) -> Value {
    json!({ "cells": each_cell(set.cells), "digits": each_digit(set.digits) })
}

fn meeting_data(meeting: &Meeting) -> Value {
    match meeting {
        Meeting::Cell(cell) => json!(cell.to_string()),
        Meeting::House(house) => json!(house.to_string()),
        Meeting::Set(set) => set_data(set),
    }
}

fn chain_data(chain: &Chain) -> Value {
    let links = chain.links.iter().map(|link| {
        let strength = if link.strength == Strength::Strong { "strong" } else { "weak" };
        json!({ "link": strength, "in": meeting_data(&link.by), "to": node_data(link.to) })
    });
    json!({ "start": node_data(chain.start), "links": links.collect::<Vec<_>>() })
}

fn net_data(net: &Net) -> Value {
    let placed =
        net.placed.iter().map(|(candidate, by)| json!({ "placed": format!("{candidate:?}"), "in": meeting_data(by) }));
    json!({
        "assumed": format!("{:?}", net.assumed),
        "placed": placed.collect::<Vec<_>>(),
        "contradiction": net.contradiction.as_ref().map(ToString::to_string),
    })
}

/// All data of a deduction.
pub(super) fn data(deduction: &Deduction) -> Value {
    let about = deduction.technique.about();
    let why = &deduction.why;
    json!({
        "technique": about.name,
        "code": about.code,
        "score": about.score,
        "level": about.level.name(),
        "placements": each_candidate(&deduction.placements),
        "eliminations": each_candidate(&deduction.eliminations),
        "sentence": sentence(deduction),
        "why": {
            "digits": each_digit(why.digits),
            "cells": each_cell(why.cells),
            "base": each_house(&why.base),
            "cover": each_house(&why.cover),
            "fins": each_candidate(&why.fins),
            "chains": why.chains.iter().map(chain_data).collect::<Vec<_>>(),
            "sets": why.sets.iter().map(set_data).collect::<Vec<_>>(),
            "common": why.common.iter().map(|digit| digit.get()).collect::<Vec<_>>(),
            "nets": why.nets.iter().map(net_data).collect::<Vec<_>>(),
            "colours": why.colours.iter().map(|colour| each_candidate(colour)).collect::<Vec<_>>(),
        },
    })
}
