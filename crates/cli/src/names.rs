//! The names that arguments accept: engines, notations, symmetries, difficulties, levels and techniques.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Command, ValueEnum};
use std::ffi::OsStr;
use std::marker::PhantomData;
use std::sync::LazyLock;
use sudoku_answers::technique_name;
use sudoku_board::notation::Notation;
use sudoku_generate::{Difficulty, Symmetry};
use sudoku_run::engines::Engine;
use sudoku_techniques::{Level, Technique};

/// A type from another crate whose values are named in arguments.
pub trait NamedValue: Copy + Send + Sync + 'static {
    /// All values, in the order of the help.
    const ALL: &'static [Self];

    /// Returns the name of the value.
    fn name(self) -> String;

    /// Returns the line that describes the value in the help.
    fn about(self) -> String;

    /// Returns the value as clap shows it.
    fn possible_value(self) -> PossibleValue {
        PossibleValue::new(self.name()).help(self.about())
    }
}

/// Returns a parser for the names of a type's values.
pub(super) fn named<T: NamedValue>() -> NamedParser<T> {
    NamedParser(PhantomData)
}

/// A clap parser for the names of a type's values.
#[derive(Clone, Debug)]
pub(super) struct NamedParser<T>(PhantomData<T>);

impl<T: NamedValue> TypedValueParser for NamedParser<T> {
    type Value = T;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<T, clap::Error> {
        let possible = PossibleValuesParser::new(T::ALL.iter().map(|value| value.possible_value()));
        let name = possible.parse_ref(command, argument, value)?;
        // Clap has already checked the name, with or without regard to case.
        let found = T::ALL.iter().find(|value| value.name().eq_ignore_ascii_case(&name));
        found.copied().ok_or_else(|| clap::Error::new(ErrorKind::InvalidValue).with_cmd(command))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(T::ALL.iter().map(|value| value.possible_value())))
    }
}

/// Implements [`NamedValue`]. Each row: a type, the name of a value, and its line in the help.
macro_rules! names {
    ($($type:ident: |$value:ident| $name:expr, $about:expr;)*) => {
        $(impl NamedValue for $type {
            const ALL: &'static [Self] = &$type::ALL;

            fn name(self) -> String {
                let $value = self;
                $name.to_string()
            }

            fn about(self) -> String {
                let $value = self;
                $about.to_string()
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
        Level::Hard => "fish, wings, colouring, rectangles",
        Level::Unfair => "chains, almost locked sets",
        Level::Extreme => "forcing chains, forcing nets, trial and error",
    };
    Difficulty: |difficulty| difficulty.to_string(), match difficulty {
        Difficulty::Easy => "naked and hidden singles are enough",
        Difficulty::Medium => "singles are not enough, but a short search is",
        Difficulty::Hard => "needs a long search",
    };
    Symmetry: |symmetry| symmetry.name(), match symmetry {
        Symmetry::None => "any pattern",
        Symmetry::Rotational180 => "same after a half turn, as in most newspapers",
        Symmetry::Rotational90 => "same after a quarter turn",
        Symmetry::LeftRight => "mirrored left to right",
        Symmetry::TopBottom => "mirrored top to bottom",
        Symmetry::Diagonal => "mirrored along the diagonal from the top left",
        Symmetry::AntiDiagonal => "mirrored along the diagonal from the top right",
    };
}

/// A clap parser for names from a list that is built only when needed.
#[derive(Clone, Debug)]
pub(super) struct Names(pub fn() -> Vec<&'static str>);

impl TypedValueParser for Names {
    type Value = String;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<String, clap::Error> {
        PossibleValuesParser::new(self.0()).parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0().into_iter().map(PossibleValue::new)))
    }
}

/// A solver that `--engine` accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolverName {
    /// The fast solver, [`sudoku_solve::fast`], which reports no steps.
    Fast,
    /// An engine that reports its steps.
    Engine(Engine),
}

/// All solvers, the fast one first.
static SOLVERS: LazyLock<Vec<SolverName>> = LazyLock::new(|| {
    [SolverName::Fast].into_iter().chain(Engine::ALL.iter().copied().map(SolverName::Engine)).collect()
});

impl ValueEnum for SolverName {
    fn value_variants<'a>() -> &'a [Self] {
        &SOLVERS
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        match self {
            SolverName::Fast => Some(PossibleValue::new("fast").help("The fastest: solutions only, no steps.")),
            SolverName::Engine(engine) => Some(engine.possible_value()),
        }
    }
}

/// A format that puzzles can be converted to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormatName {
    /// A notation for classic boards; `line` and `grid` also take plain boards of any side.
    Notation(Notation),
    /// Our own form, [`sudoku_board::formats::write`].
    Own,
    /// Links of f-puzzles, [`sudoku_board::formats::link`].
    FPuzzles,
}

/// All formats, the notations first.
static FORMATS: LazyLock<Vec<FormatName>> = LazyLock::new(|| {
    let notations = Notation::ALL.iter().copied().map(FormatName::Notation);
    notations.chain([FormatName::Own, FormatName::FPuzzles]).collect()
});

impl ValueEnum for FormatName {
    fn value_variants<'a>() -> &'a [Self] {
        &FORMATS
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        match self {
            FormatName::Notation(notation) => Some(notation.possible_value()),
            FormatName::Own => Some(PossibleValue::new("own").help("our own form: boards with any rules")),
            FormatName::FPuzzles => Some(PossibleValue::new("f-puzzles").help("a link to f-puzzles.com")),
        }
    }
}

/// A technique, named in lower case with hyphens: `naked-pair`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TechniqueName(pub Technique);

/// All techniques, in the order of [`Technique::all`].
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
