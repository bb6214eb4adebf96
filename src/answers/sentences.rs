//! Deductions as JSON.

use crate::classic::{Cells, Digits, House};
use crate::techniques::{Candidate, CellSet, Chain, Deduction, Meeting, Net, Node, Strength};
use serde_json::{Value, json};

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

/// All the data of a deduction.
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
        "sentence": deduction.to_string(),
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
