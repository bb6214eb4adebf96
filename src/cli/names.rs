//! The names that arguments know: of engines, notations, symmetries, difficulties, levels and techniques.

use crate::answers::technique_name;
use crate::engines::Engine;
use crate::generator::{Difficulty, Symmetry};
use crate::notation::Notation;
use crate::techniques::{Level, Technique};
use clap::ValueEnum;
use clap::builder::PossibleValue;
use std::sync::LazyLock;

/// From each row: the values of a type, the name of a value, and what is said of it.
macro_rules! names {
    ($($type:ident: |$value:ident| $name:expr, $about:expr;)*) => {
        $(impl ValueEnum for $type {
            fn value_variants<'a>() -> &'a [Self] {
                &$type::ALL
            }

            fn to_possible_value(&self) -> Option<PossibleValue> {
                let $value = *self;
                Some(PossibleValue::new($name).help($about))
            }
        })*
    };
}

names! {
    Engine: |engine| engine.name(), engine.about();
    Notation: |notation| notation.name(), notation.about();
    Level: |level| level.name(), match level {
        Level::Easy => "singles",
        Level::Medium => "locked candidates, pairs, triples",
        Level::Hard => "fish, wings, colours, rectangles",
        Level::Unfair => "chains, almost locked sets",
        Level::Extreme => "forcing chains and nets, and what has to be tried",
    };
    Difficulty: |difficulty| difficulty.to_string(), match difficulty {
        Difficulty::Easy => "naked and hidden singles suffice",
        Difficulty::Medium => "singles do not suffice, and a short search does",
        Difficulty::Hard => "a long search is needed",
    };
    Symmetry: |symmetry| symmetry.name(), match symmetry {
        Symmetry::None => "any pattern",
        Symmetry::Rotational180 => "turned by 180 degrees, as most newspapers print them",
        Symmetry::Rotational90 => "turned by 90 degrees",
        Symmetry::LeftRight => "mirrored in column 5",
        Symmetry::TopBottom => "mirrored in row 5",
        Symmetry::Diagonal => "mirrored in the diagonal from the top left",
        Symmetry::AntiDiagonal => "mirrored in the diagonal from the top right",
    };
}

/// A program that solves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolverName {
    /// The solver for answers, [`crate::fast`].
    Fast,
    /// An engine that makes steps.
    Engine(Engine),
}

/// All of them.
static SOLVERS: LazyLock<Vec<SolverName>> = LazyLock::new(|| {
    [SolverName::Fast].into_iter().chain(Engine::ALL.iter().copied().map(SolverName::Engine)).collect()
});

impl ValueEnum for SolverName {
    fn value_variants<'a>() -> &'a [Self] {
        &SOLVERS
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        match self {
            SolverName::Fast => Some(PossibleValue::new("fast").help("the answer and nothing of the way to it")),
            SolverName::Engine(engine) => engine.to_possible_value(),
        }
    }
}

/// A technique, by its name in small letters with hyphens: `naked-pair`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TechniqueName(pub Technique);

/// All techniques.
static TECHNIQUES: LazyLock<Vec<TechniqueName>> =
    LazyLock::new(|| Technique::all().iter().copied().map(TechniqueName).collect());

impl ValueEnum for TechniqueName {
    fn value_variants<'a>() -> &'a [Self] {
        &TECHNIQUES
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let elsewhere = self.0.to_string();
        Some(PossibleValue::new(technique_name(self.0)).alias(elsewhere).hide(!self.0.is_for_paths()))
    }
}
