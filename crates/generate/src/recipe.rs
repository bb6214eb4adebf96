//! Recipes: the choice and the seed that players share to get the same puzzle.

use super::board_generator::{BoardGenerator, BoardGeneratorError, BoardKind};
use super::{
    Difficulty, GaveUp, Generator, GeneratorProgress, Givens, Needs, Options, OptionsError, Seed, SeedError, Symmetry,
};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;
use sudoku_board::Board;
use sudoku_techniques::{Level, Technique};

/// The kind of puzzle that a recipe asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "super::kept::SavedChoice", into = "super::kept::SavedChoice")]
pub enum RecipeChoice {
    /// A puzzle of this difficulty for a search, which was the only choice before there were levels.
    Difficulty(Difficulty),
    /// A puzzle of this level.
    Level(Level),
    /// A puzzle that needs this technique and nothing harder.
    Technique(Technique),
    /// A puzzle on a board of this kind, of a level if one is wanted.
    Board(BoardKind, Option<Level>),
}

/// A recipe for a puzzle that the game makes and a class can share. The same seed makes the same puzzle on every machine.
///
/// All on classic boards have 180-degree rotational symmetry, as in newspapers. Easy ones have more givens than they need, so that there is
/// always something to find; the others have few.
///
/// | wanted | givens | options of the command `generate` |
/// |---|---|---|
/// | easy | 36 | `--difficulty easy --givens 36 --symmetry rotational-180` |
/// | medium | 30 | `--difficulty medium --givens 30 --symmetry rotational-180` |
/// | hard | as few as possible, usually 24 to 31 | `--difficulty hard --symmetry rotational-180` |
/// | level easy | 36, the same puzzles as easy | `--level easy --givens 36 --symmetry rotational-180` |
/// | level medium to extreme | as few as possible | `--level NAME --symmetry rotational-180` |
/// | full house, naked single, hidden single | 66, 50, 36 | `--needs NAME --givens NUMBER --symmetry rotational-180` |
/// | another technique | as few as possible | `--needs NAME --symmetry rotational-180` |
/// | a board, as in `killer level easy` or `6x6` | as few as possible | `--board KIND --level NAME` |
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// The kind of puzzle to make.
    #[serde(rename = "difficulty")]
    pub wanted: RecipeChoice,
    /// The seed of the puzzle.
    pub seed: Seed,
}

impl RecipeChoice {
    /// Returns everything that a recipe can ask for, the easiest of each kind first.
    fn all() -> impl Iterator<Item = RecipeChoice> {
        let techniques = Technique::all().iter().copied().filter(|technique| technique.is_for_paths());
        let graded = Difficulty::ALL
            .into_iter()
            .map(RecipeChoice::Difficulty)
            .chain(Level::ALL.into_iter().map(RecipeChoice::Level));
        let levels = || Level::ALL.into_iter().map(Some).chain([None]);
        let boards = BoardKind::all().into_iter().flat_map(move |kind| levels().map(move |level| (kind, level)));
        let boards = boards.map(|(kind, level)| RecipeChoice::Board(kind, level));
        graded.chain(techniques.map(RecipeChoice::Technique)).chain(boards)
    }

    /// Returns the choice that a lower-case text begins with, trying longer names first, and the rest of the text.
    fn at_start(text: &str) -> Option<(RecipeChoice, &str)> {
        /// All names in lower case.
        static NAMES: LazyLock<Vec<(String, RecipeChoice)>> =
            LazyLock::new(|| RecipeChoice::all().map(|wanted| (wanted.to_string().to_lowercase(), wanted)).collect());
        let begins = |(name, wanted): &(String, RecipeChoice)| {
            let rest = text.strip_prefix(name.as_str())?;
            // If another digit follows, the name has a different number.
            let is_digit = |character: char| character.is_ascii_digit();
            (!name.ends_with(is_digit) || !rest.starts_with(is_digit)).then_some((*wanted, rest))
        };
        NAMES.iter().filter_map(begins).min_by_key(|(_, rest)| rest.len())
    }
}

impl fmt::Display for RecipeChoice {
    /// Writes a name such as “hard”, “level hard”, “X-wing”, “6x6” or “killer level easy”.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecipeChoice::Difficulty(difficulty) => difficulty.fmt(f),
            RecipeChoice::Level(level) => write!(f, "level {level}"),
            RecipeChoice::Technique(technique) => technique.fmt(f),
            RecipeChoice::Board(kind, level) => {
                // A side alone would be a seed.
                match kind.is_plain() {
                    true => write!(f, "{0}x{0}", kind.side())?,
                    false => kind.fmt(f)?,
                }
                level.map_or(Ok(()), |level| write!(f, " level {level}"))
            }
        }
    }
}

/// The error for a text that names nothing that a recipe can ask for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("“{0}” is not a difficulty, a level, or a technique that a puzzle can need")]
pub struct RecipeChoiceError(String);

impl FromStr for RecipeChoice {
    type Err = RecipeChoiceError;

    /// Reads the text that [`Display`](fmt::Display) writes. Case and surrounding white space do not matter.
    fn from_str(text: &str) -> Result<RecipeChoice, RecipeChoiceError> {
        match RecipeChoice::at_start(&text.trim().to_lowercase()) {
            Some((wanted, "")) => Ok(wanted),
            _ => Err(RecipeChoiceError(text.to_owned())),
        }
    }
}

impl Recipe {
    /// Returns the options of the generator for classic boards; `None` if the recipe asks for another board.
    pub fn options(self) -> Option<Options> {
        let (difficulty, needs) = match self.wanted {
            RecipeChoice::Difficulty(difficulty) => (Some(difficulty), Needs::Anything),
            RecipeChoice::Level(level) => (None, Needs::Level(level)),
            RecipeChoice::Technique(technique) => (None, Needs::Technique(technique)),
            RecipeChoice::Board(..) => return None,
        };
        let givens = match self.wanted {
            RecipeChoice::Difficulty(Difficulty::Easy) | RecipeChoice::Level(Level::Easy) => Givens::Exactly(36),
            RecipeChoice::Difficulty(Difficulty::Medium) => Givens::Exactly(30),
            // With fewer givens, something harder is always needed as well.
            RecipeChoice::Technique(Technique::FullHouse) => Givens::Exactly(66),
            RecipeChoice::Technique(Technique::NakedSingle) => Givens::Exactly(50),
            RecipeChoice::Technique(Technique::HiddenSingle) => Givens::Exactly(36),
            _ => Givens::Any,
        };
        Some(Options { givens, symmetry: Symmetry::Rotational180, difficulty, needs })
    }

    /// Creates a generator of the puzzle.
    ///
    /// # Errors
    /// [`OptionsError`] if no puzzle can have these properties, which no existing recipe asks for.
    pub fn generator(self) -> Result<RecipeGenerator, OptionsError> {
        Ok(match (self.wanted, self.options()) {
            (RecipeChoice::Board(kind, level), _) => {
                RecipeGenerator::Board(BoardGenerator::new(kind, level, self.seed))
            }
            (_, options) => RecipeGenerator::Classic(Box::new(Generator::new(options.unwrap_or_default(), self.seed)?)),
        })
    }
}

impl fmt::Display for Recipe {
    /// Writes a text such as “level hard, seed 123456”.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, seed {}", self.wanted, self.seed)
    }
}

impl FromStr for Recipe {
    type Err = SeedError;

    /// Reads the text that [`Display`](fmt::Display) writes. Case, commas, colons, white space and the word “seed” do not
    /// matter.
    fn from_str(text: &str) -> Result<Recipe, SeedError> {
        let wrong = || SeedError { text: text.to_owned() };
        let lower = text.trim().to_lowercase();
        let (wanted, rest) = RecipeChoice::at_start(&lower).ok_or_else(wrong)?;
        let between = |character: char| matches!(character, ',' | ':') || character.is_whitespace();
        let rest = rest.trim_start_matches(between);
        let rest = rest.strip_prefix("seed").unwrap_or(rest).trim_start_matches(between);
        let seed = rest.parse().map_err(|_| wrong())?;
        Ok(Recipe { wanted, seed })
    }
}

/// The generator of a recipe's puzzle, which works in parts.
pub enum RecipeGenerator {
    /// On the classic board.
    Classic(Box<Generator>),
    /// On another board.
    Board(BoardGenerator),
}

/// The error of a recipe for which no puzzle is found.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NoPuzzle {
    /// None of the tried classic grids has the wanted properties.
    #[error(transparent)]
    Classic(#[from] GaveUp),
    /// No other board has them.
    #[error(transparent)]
    Board(#[from] BoardGeneratorError),
}

impl RecipeGenerator {
    /// Does a part of the work. Returns the puzzle once it is made, after which there is nothing to do.
    ///
    /// # Errors
    /// [`NoPuzzle`] if none was found within the limits.
    ///
    /// # Panics
    /// If the work is done.
    pub fn advance(&mut self) -> Option<Result<Board, NoPuzzle>> {
        match self {
            RecipeGenerator::Classic(generator) => match generator.advance(1) {
                GeneratorProgress::Unfinished => None,
                GeneratorProgress::Puzzle(made) => Some(Ok(made.puzzle.into())),
                GeneratorProgress::GaveUp(gave_up) => Some(Err(gave_up.into())),
            },
            RecipeGenerator::Board(generator) => {
                Some(generator.advance()?.map(|made| made.puzzle).map_err(NoPuzzle::from))
            }
        }
    }

    /// Returns the number of full grids or boards that were tried.
    pub fn tried(&self) -> u64 {
        match self {
            RecipeGenerator::Classic(generator) => generator.grids(),
            RecipeGenerator::Board(generator) => generator.started(),
        }
    }
}
