//! The techniques: their names and levels, the easiest first.

use crate::Level;
use std::fmt;

/// Defines the techniques from one list: the variants with their documentation, and the rows of the table.
macro_rules! techniques {
    ($($(#[doc = $doc:literal])+ $variant:ident: $name:literal, $level:ident;)+) => {
        /// A technique for boards of any rules.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Technique {
            $($(#[doc = $doc])+ $variant,)+
        }

        impl Technique {
            /// All techniques, the easiest first: the order in which a path tries them.
            pub const ALL: &[Technique] = &[$(Technique::$variant,)+];

            /// Returns the usual name, which is the same as for classic boards.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Technique::$variant => $name,)+
                }
            }

            /// Returns the level of a puzzle that needs nothing harder.
            pub const fn level(self) -> Level {
                match self {
                    $(Technique::$variant => Level::$level,)+
                }
            }
        }
    };
}

techniques! {
    /// The last blank cell of a house that holds every value.
    FullHouse: "full house", Easy;
    /// A cell with one candidate.
    NakedSingle: "naked single", Easy;
    /// A value with one place in a house that must hold it.
    HiddenSingle: "hidden single", Easy;
    /// A value that leaves no value for a related cell.
    RelatedCells: "related cells", Easy;
    /// A value in no combination of a cage.
    CageCombinations: "cage combinations", Easy;
    /// A value whose places in a house all see another cell.
    LockedCandidates: "locked candidates", Medium;
    /// A value that a sum leaves no room for.
    Sum: "sum", Medium;
    /// Two cells of a house with the same two candidates.
    NakedPair: "naked pair", Medium;
    /// Two values with two places in a house.
    HiddenPair: "hidden pair", Medium;
    /// The difference between houses and the cages in them, in a few cells.
    InniesAndOuties: "innies and outies", Medium;
    /// Cells of some lines outside some regions, and cells of those regions outside the lines, which hold the same values.
    LawOfLeftovers: "law of leftovers", Medium;
    /// Three cells of a house with three candidates.
    NakedTriple: "naked triple", Medium;
    /// Three values with three places in a house.
    HiddenTriple: "hidden triple", Medium;
    /// Four cells of a house with four candidates.
    NakedQuadruple: "naked quadruple", Hard;
    /// Four values with four places in a house.
    HiddenQuadruple: "hidden quadruple", Hard;
    /// A value whose places in two lines are in two lines across.
    XWing: "X-wing", Hard;
    /// A value whose places in three lines are in three lines across.
    Swordfish: "swordfish", Hard;
    /// A value whose places in four lines are in four lines across.
    Jellyfish: "jellyfish", Hard;
    /// A cell with two candidates that sees two others with two.
    XyWing: "XY-wing", Hard;
    /// A chain of links of one value.
    XChain: "X-chain", Unfair;
    /// A chain that begins and ends with a strong link.
    Chain: "alternating inference chain", Unfair;
    /// A candidate that leads to a contradiction, on boards up to 16 by 16.
    ForcingNet: "forcing net (contradiction)", Extreme;
}

impl Technique {
    /// Returns the technique of classic boards with the same name, if there is one.
    pub fn classic(self) -> Option<crate::Technique> {
        crate::Technique::named(self.name())
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
