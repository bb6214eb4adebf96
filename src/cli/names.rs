//! The names that arguments know: of engines, notations, symmetries, difficulties, levels and techniques.

use crate::engines::Engine;
use crate::generator::{Difficulty, Symmetry};
use crate::notation::Notation;
use crate::techniques::{Level, Technique};
use clap::ValueEnum;
use clap::builder::PossibleValue;
use std::sync::LazyLock;

/// The name of an engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineName(pub Engine);

impl ValueEnum for EngineName {
    fn value_variants<'a>() -> &'a [Self] {
        const { &wrap(Engine::ALL) }
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.name()).help(self.0.about()))
    }
}

const fn wrap<const N: usize>(engines: [Engine; N]) -> [EngineName; N] {
    let mut names = [EngineName(engines[0]); N];
    let mut index = 1;
    while index < N {
        names[index] = EngineName(engines[index]);
        index += 1;
    }
    names
}

/// The name of a program that solves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolverName {
    /// The solver for answers, [`crate::fast`].
    Fast,
    /// An engine that makes steps.
    Engine(EngineName),
}

impl ValueEnum for SolverName {
    fn value_variants<'a>() -> &'a [Self] {
        const {
            &{
                let mut names = [SolverName::Fast; Engine::ALL.len() + 1];
                let mut index = 0;
                while index < Engine::ALL.len() {
                    names[index + 1] = SolverName::Engine(EngineName(Engine::ALL[index]));
                    index += 1;
                }
                names
            }
        }
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        match self {
            SolverName::Fast => Some(PossibleValue::new("fast").help("the answer and nothing of the way to it")),
            SolverName::Engine(name) => name.to_possible_value(),
        }
    }
}

/// The name of a notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotationName(pub Notation);

impl ValueEnum for NotationName {
    fn value_variants<'a>() -> &'a [Self] {
        const {
            &{
                let mut names = [NotationName(Notation::Line); Notation::ALL.len()];
                let mut index = 0;
                while index < Notation::ALL.len() {
                    names[index] = NotationName(Notation::ALL[index]);
                    index += 1;
                }
                names
            }
        }
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.name()).help(self.0.about()))
    }
}

/// The name of a symmetry.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum SymmetryName {
    /// any pattern
    None,
    /// turned by 180 degrees, as most newspapers print them
    #[value(name = "rotational-180", alias = "rotational")]
    Rotational180,
    /// turned by 90 degrees
    #[value(name = "rotational-90")]
    Rotational90,
    /// mirrored in column 5
    LeftRight,
    /// mirrored in row 5
    TopBottom,
    /// mirrored in the diagonal from the top left
    Diagonal,
    /// mirrored in the diagonal from the top right
    AntiDiagonal,
}

impl From<SymmetryName> for Symmetry {
    fn from(name: SymmetryName) -> Symmetry {
        match name {
            SymmetryName::None => Symmetry::None,
            SymmetryName::Rotational180 => Symmetry::Rotational180,
            SymmetryName::Rotational90 => Symmetry::Rotational90,
            SymmetryName::LeftRight => Symmetry::LeftRight,
            SymmetryName::TopBottom => Symmetry::TopBottom,
            SymmetryName::Diagonal => Symmetry::Diagonal,
            SymmetryName::AntiDiagonal => Symmetry::AntiDiagonal,
        }
    }
}

/// The name of a difficulty.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum DifficultyName {
    /// naked and hidden singles suffice
    Easy,
    /// singles do not suffice, and a short search does
    Medium,
    /// a long search is needed
    Hard,
}

impl From<DifficultyName> for Difficulty {
    fn from(name: DifficultyName) -> Difficulty {
        match name {
            DifficultyName::Easy => Difficulty::Easy,
            DifficultyName::Medium => Difficulty::Medium,
            DifficultyName::Hard => Difficulty::Hard,
        }
    }
}

/// The name of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelName(pub Level);

impl ValueEnum for LevelName {
    fn value_variants<'a>() -> &'a [Self] {
        use Level::{Easy, Extreme, Hard, Medium, Unfair};
        &[LevelName(Easy), LevelName(Medium), LevelName(Hard), LevelName(Unfair), LevelName(Extreme)]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.name()).help(match self.0 {
            Level::Easy => "singles",
            Level::Medium => "locked candidates, pairs, triples",
            Level::Hard => "fish, wings, colours, rectangles",
            Level::Unfair => "chains, almost locked sets",
            Level::Extreme => "forcing chains and nets, and what has to be tried",
        }))
    }
}

/// The name of a technique, in small letters with hyphens: `naked-pair`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TechniqueName(pub Technique);

/// All techniques.
static TECHNIQUES: LazyLock<Vec<TechniqueName>> =
    LazyLock::new(|| Technique::all().iter().copied().map(TechniqueName).collect());

/// What they are called here and elsewhere, in their order.
static TECHNIQUE_NAMES: LazyLock<Vec<[String; 2]>> = LazyLock::new(|| {
    let names = Technique::all().iter().map(|technique| {
        let name = technique.to_string();
        let words = name.split(|character: char| !character.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
        [words.collect::<Vec<_>>().join("-").to_lowercase(), name]
    });
    names.collect()
});

impl ValueEnum for TechniqueName {
    fn value_variants<'a>() -> &'a [Self] {
        &TECHNIQUES
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let [name, elsewhere] = TECHNIQUE_NAMES.get(self.0.order())?;
        Some(PossibleValue::new(name.as_str()).alias(elsewhere.as_str()).hide(!self.0.is_for_paths()))
    }
}
