//! The kinds of boards that can be generated.

use std::fmt;
use std::str::FromStr;
use sudoku_board::notation::Notation;
use sudoku_board::{Adjacency, Board, RelationKind, Rules, RulesError};
use sudoku_techniques::Level;

/// Rules in addition to boxes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Extra {
    Killer,
    Jigsaw,
    X,
    Windoku,
    AntiKnight,
}

impl Extra {
    const ALL: [Extra; 5] = [Extra::Killer, Extra::Jigsaw, Extra::X, Extra::Windoku, Extra::AntiKnight];

    const fn name(self) -> &'static str {
        match self {
            Extra::Killer => "killer",
            Extra::Jigsaw => "jigsaw",
            Extra::X => "x",
            Extra::Windoku => "windoku",
            Extra::AntiKnight => "anti-knight",
        }
    }
}

/// A kind of board: a plain one of any side, or one of 9 by 9 cells with one or two more rules. Its name is the side, or the
/// names of the rules with a plus between them: `16`, `killer`, `jigsaw+x`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardKind {
    side: usize,
    extras: [Option<Extra>; 2],
}

/// The error for a text that is not the name of a kind.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "“{0}” is not a kind of board; choose 4, 6, 8, 9, 10, 12, 16, 25, killer, jigsaw, x, windoku, anti-knight or two of these as in killer+x"
)]
pub struct KindError(pub String);

/// The greatest side of boards with levels.
const MOST_SIDE_WITH_LEVELS: usize = 16;

/// The sides of plain boards.
const SIDES: [usize; 8] = [4, 6, 8, 9, 10, 12, 16, 25];

impl BoardKind {
    /// Returns all kinds: plain boards, then boards with one more rule, then those with two.
    pub fn all() -> Vec<BoardKind> {
        let plain = SIDES.into_iter().map(|side| BoardKind { side, extras: [None; 2] });
        let one = Extra::ALL.into_iter().map(|extra| BoardKind { side: 9, extras: [Some(extra), None] });
        let two = Extra::ALL.into_iter().flat_map(|one| {
            let others = Extra::ALL.into_iter().filter(move |&other| other > one);
            others.map(move |other| BoardKind { side: 9, extras: [Some(one), Some(other)] })
        });
        plain.chain(one).chain(two).collect()
    }

    /// Returns the side of the board.
    pub const fn side(self) -> usize {
        self.side
    }

    fn has(self, extra: Extra) -> bool {
        self.extras.contains(&Some(extra))
    }

    /// Returns true if the only rules are rows, columns and boxes.
    pub fn is_plain(self) -> bool {
        self.extras == [None; 2]
    }

    /// Returns true if two rules are added to the boxes.
    pub fn is_mix(self) -> bool {
        self.extras.iter().all(Option::is_some)
    }

    /// Returns the kinds of one rule that the kind consists of; none of a plain one.
    pub fn parts(self) -> impl Iterator<Item = BoardKind> {
        self.extras.into_iter().flatten().map(|extra| BoardKind { side: 9, extras: [Some(extra), None] })
    }

    /// Returns true if the board has cages.
    pub fn is_killer(self) -> bool {
        self.has(Extra::Killer)
    }

    /// Returns true if the board has regions in place of boxes.
    pub fn is_jigsaw(self) -> bool {
        self.has(Extra::Jigsaw)
    }

    /// Returns true if puzzles of a wanted level can be made.
    pub fn has_levels(self) -> bool {
        self.side <= MOST_SIDE_WITH_LEVELS
    }

    /// Returns true if the notation can write boards of this kind.
    pub fn is_written_in(self, notation: Notation) -> bool {
        self.is_plain() && (self.side == 9 || matches!(notation, Notation::Line | Notation::Drawn))
    }

    /// Returns the most givens of a puzzle; `None` if it has as few as possible.
    const fn most_givens(self) -> Option<usize> {
        match self.side {
            16 => Some(125),
            25 => Some(300),
            _ => None,
        }
    }

    /// Returns the number of givens at which thinning stops. The largest boards keep more, so that they are made quickly,
    /// except for a level above easy.
    pub(super) fn least_givens(self, level: Option<Level>) -> usize {
        let most = self.most_givens().unwrap_or_default();
        if level.is_some_and(|level| level > Level::Easy) { most * 4 / 5 } else { most }
    }

    /// Returns true if the puzzle has no more givens than it may have.
    pub(super) fn fits(self, puzzle: &Board) -> bool {
        self.most_givens().is_none_or(|most| puzzle.given_count() <= most)
    }

    /// Adds the rules in addition to boxes.
    pub(super) fn add_to(self, rules: &mut Rules) -> Result<(), RulesError> {
        if self.has(Extra::X) {
            rules.add_diagonals()?;
        }
        if self.has(Extra::Windoku) {
            rules.add_windoku()?;
        }
        if self.has(Extra::AntiKnight) {
            rules.add_never(RelationKind::Equal, Adjacency::Knight)?;
        }
        Ok(())
    }
}

impl fmt::Display for BoardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.extras.iter().flatten().map(|extra| extra.name()).collect();
        if names.is_empty() { write!(f, "{}", self.side) } else { f.write_str(&names.join("+")) }
    }
}

impl FromStr for BoardKind {
    type Err = KindError;

    fn from_str(text: &str) -> Result<BoardKind, KindError> {
        let mut names: Vec<&str> = text.split('+').map(str::trim).collect();
        names.sort_unstable();
        let is_same = |kind: &BoardKind| {
            let own = kind.to_string();
            let mut own: Vec<&str> = own.split('+').collect();
            own.sort_unstable();
            own == names
        };
        BoardKind::all().into_iter().find(is_same).ok_or_else(|| KindError(text.to_owned()))
    }
}
