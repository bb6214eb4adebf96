//! Deductions as JSON, serialized directly: no tree of values is built for them.

use serde::ser::{Serialize, SerializeMap, Serializer};
use std::fmt::{self, Debug, Display, Formatter};
use sudoku_board::classic::{Cells, Digit, Digits};
use sudoku_techniques::{Candidate, CellSet, Chain, Deduction, Link, Meeting, Net, Node, Strength, Why};

/// A step as data: the technique, what it places and eliminates, a sentence, and why it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepData(pub Deduction);

/// Serializes each item of an iterator, converted by the function.
struct Each<I, F>(I, F);

impl<I: Iterator + Clone, T: Serialize, F: Fn(I::Item) -> T> Serialize for Each<I, F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.clone().map(&self.1))
    }
}

/// Serializes a value as the text that it displays.
struct Text<T>(T);

impl<T: Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// Displays a candidate as `r5c5=5`.
struct Short(Candidate);

impl Display for Short {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.0, f)
    }
}

fn each_digit(digits: Digits) -> impl Serialize {
    Each(digits.iter(), Digit::get)
}

fn each_cell(cells: Cells) -> impl Serialize {
    Each(cells.iter(), Text)
}

fn each_candidate(all: &[Candidate]) -> impl Serialize {
    Each(all.iter(), |&candidate: &Candidate| Text(Short(candidate)))
}

/// Serializes [`Data`] of a type as a map with these entries, in this order.
macro_rules! written {
    ($of:ident: $type:ty => { $($name:literal: $value:expr),* $(,)? }) => {
        impl Serialize for Data<&$type> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $of = self.0;
                let mut map = serializer.serialize_map(None)?;
                $(map.serialize_entry($name, &$value)?;)*
                map.end()
            }
        }
    };
}

/// A value that is serialized as a map.
struct Data<T>(T);

written!(step: StepData => {
    "code": step.0.technique.about().code,
    "eliminations": each_candidate(&step.0.eliminations),
    "level": step.0.technique.about().level.name(),
    "placements": each_candidate(&step.0.placements),
    "score": step.0.technique.about().score,
    "sentence": Text(&step.0),
    "technique": step.0.technique.about().name,
    "why": Data(&step.0.why),
});

written!(why: Why => {
    "base": Each(why.base.iter(), Text),
    "cells": each_cell(why.cells),
    "chains": Each(why.chains.iter(), Data),
    "colours": Each(why.colours.iter(), Data),
    "common": Each(why.common.iter(), |digit: &Digit| digit.get()),
    "cover": Each(why.cover.iter(), Text),
    "digits": each_digit(why.digits),
    "fins": each_candidate(&why.fins),
    "nets": Each(why.nets.iter(), Data),
    "sets": Each(why.sets.iter(), Data),
});

written!(node: Node => { "cells": each_cell(node.cells), "digit": node.digit.get() });
written!(set: CellSet => { "cells": each_cell(set.cells), "digits": each_digit(set.digits) });
written!(chain: Chain => { "links": Each(chain.links.iter(), Data), "start": Data(&chain.start) });
written!(link: Link => {
    "in": Data(&link.by),
    "link": if link.strength == Strength::Strong { "strong" } else { "weak" },
    "to": Data(&link.to),
});
written!(placed: (Candidate, Meeting) => { "in": Data(&placed.1), "placed": Text(Short(placed.0)) });
written!(net: Net => {
    "assumed": Text(Short(net.assumed)),
    "contradiction": net.contradiction.as_ref().map(Text),
    "placed": Each(net.placed.iter(), Data),
});

impl Serialize for Data<&Vec<Candidate>> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        each_candidate(self.0).serialize(serializer)
    }
}

impl Serialize for Data<&Meeting> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Meeting::Cell(cell) => serializer.collect_str(cell),
            Meeting::House(house) => serializer.collect_str(house),
            Meeting::Set(set) => Data(set).serialize(serializer),
        }
    }
}

impl Serialize for StepData {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Data(self).serialize(serializer)
    }
}
