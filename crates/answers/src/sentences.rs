//! Deductions as JSON, serialized directly: no tree of values is built for them.

use serde::ser::{Serialize, SerializeMap, Serializer};
use std::fmt::{self, Debug, Display, Formatter};
use sudoku_board::{Candidate, Cells, Value, Values};
use sudoku_techniques::{CellSet, Chain, Deduction, Link, LinkPlace, Net, Node, Strength, Why};

/// A step as data: the technique, what it places and eliminates, a sentence, and why it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepData(pub Deduction);

/// Serializes each item of an iterator, converted by the function.
struct MappedSeq<I, F>(I, F);

impl<I: Iterator + Clone, T: Serialize, F: Fn(I::Item) -> T> Serialize for MappedSeq<I, F> {
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
struct CandidateText(Candidate);

impl Display for CandidateText {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.0, f)
    }
}

fn each_digit(digits: Values) -> impl Serialize {
    MappedSeq(digits.iter(), Value::get)
}

fn each_cell(cells: Cells) -> impl Serialize {
    MappedSeq(cells.iter(), Text)
}

fn each_candidate(all: &[Candidate]) -> impl Serialize {
    MappedSeq(all.iter(), |&candidate: &Candidate| Text(CandidateText(candidate)))
}

/// Serializes [`AsMap`] of a type as a map with these entries, in this order. Those after the semicolon are left out if they are
/// `None`.
macro_rules! serialize_as_map {
    ($of:ident: $type:ty => { $($name:literal: $value:expr),* $(,)? $(; $($rare:literal: $option:expr),*)? }) => {
        impl Serialize for AsMap<&$type> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $of = self.0;
                let mut map = serializer.serialize_map(None)?;
                $(map.serialize_entry($name, &$value)?;)*
                $($(if let Some(value) = $option {
                    map.serialize_entry($rare, &value)?;
                })*)?
                map.end()
            }
        }
    };
}

/// A value that is serialized as a map.
struct AsMap<T>(T);

serialize_as_map!(step: StepData => {
    "code": step.0.technique.about().code,
    "eliminations": each_candidate(&step.0.eliminations),
    "level": step.0.technique.about().level.name(),
    "placements": each_candidate(&step.0.placements),
    "score": step.0.technique.about().score,
    "sentence": Text(&step.0),
    "technique": step.0.technique.about().name,
    "why": AsMap(&*step.0.why),
});

serialize_as_map!(why: Why => {
    "base": MappedSeq(why.base.iter(), Text),
    "cells": each_cell(why.cells),
    "chains": MappedSeq(why.chains.iter(), AsMap),
    "colours": MappedSeq(why.colours.iter(), AsMap),
    "common": MappedSeq(why.common.iter(), |digit: &Value| digit.get()),
    "cover": MappedSeq(why.cover.iter(), Text),
    "digits": each_digit(why.values),
    "fins": each_candidate(&why.fins),
    "nets": MappedSeq(why.nets.iter(), AsMap),
    "sets": MappedSeq(why.sets.iter(), AsMap);
    "combinations": (!why.combinations.is_empty()).then_some(&why.combinations),
    "rule": why.rule.as_ref()
});

serialize_as_map!(node: Node => { "cells": each_cell(node.cells), "digit": node.value.get() });
serialize_as_map!(set: CellSet => { "cells": each_cell(set.cells), "digits": each_digit(set.values) });
serialize_as_map!(chain: Chain => { "links": MappedSeq(chain.links.iter(), AsMap), "start": AsMap(&chain.start) });
serialize_as_map!(link: Link => {
    "in": AsMap(&link.by),
    "link": if link.strength == Strength::Strong { "strong" } else { "weak" },
    "to": AsMap(&link.to),
});
serialize_as_map!(placed: (Candidate, LinkPlace) => { "in": AsMap(&placed.1), "placed": Text(CandidateText(placed.0)) });
serialize_as_map!(net: Net => {
    "assumed": Text(CandidateText(net.assumed)),
    "contradiction": net.contradiction.as_ref().map(Text),
    "placed": MappedSeq(net.placed.iter(), AsMap),
});

impl Serialize for AsMap<&Vec<Candidate>> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        each_candidate(self.0).serialize(serializer)
    }
}

impl Serialize for AsMap<&LinkPlace> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            LinkPlace::Cell(cell) => serializer.collect_str(cell),
            LinkPlace::House(house) => serializer.collect_str(house),
            LinkPlace::Set(set) => AsMap(set).serialize(serializer),
            LinkPlace::Relation => serializer.serialize_str("relation"),
        }
    }
}

impl Serialize for StepData {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        AsMap(self).serialize(serializer)
    }
}
