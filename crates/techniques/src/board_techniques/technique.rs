//! The techniques: their names and levels, the easiest first.

use crate::Level;
use std::fmt;

/// The techniques from one list: the variants with their documentation, and the row of the table for each.
macro_rules! techniques {
    ($($(#[doc = $doc:literal])+ $variant:ident: $name:literal, $level:ident;)+) => {
        /// A technique that holds on boards of any rules.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Technique {
            $($(#[doc = $doc])+ $variant,)+
        }

        impl Technique {
            /// All of them, the easiest first: the order in which a path asks for them.
            pub const ALL: &[Technique] = &[$(Technique::$variant,)+];

            /// The field's name for it; classic boards have the same names.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Technique::$variant => $name,)+
                }
            }

            /// The level of a puzzle that needs nothing harder.
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
    /// A value beside which a related cell has none left.
    RelatedCells: "related cells", Easy;
    /// A value in no combination of a cage.
    CageCombinations: "cage combinations", Easy;
    /// The places of a value in a house lie where all of them see another cell.
    LockedCandidates: "locked candidates", Medium;
    /// A value that a sum leaves no room for.
    Sum: "sum", Medium;
    /// Two cells of a house with the same two candidates.
    NakedPair: "naked pair", Medium;
    /// Two values with two places in a house.
    HiddenPair: "hidden pair", Medium;
    /// The rest of a house or of several houses outside their cages, in a few cells.
    InniesAndOuties: "innies and outies", Medium;
    /// Cells that stick out of lines hold the same values as cells that stick out of as many regions.
    LawOfLeftovers: "law of leftovers", Medium;
    /// Three cells of a house with three candidates.
    NakedTriple: "naked triple", Medium;
    /// Three values with three places in a house.
    HiddenTriple: "hidden triple", Medium;
    /// Four cells of a house with four candidates.
    NakedQuadruple: "naked quadruple", Hard;
    /// Four values with four places in a house.
    HiddenQuadruple: "hidden quadruple", Hard;
    /// The places of a value in two lines lie in two lines across.
    XWing: "X-wing", Hard;
    /// The places of a value in three lines lie in three lines across.
    Swordfish: "swordfish", Hard;
    /// The places of a value in four lines lie in four lines across.
    Jellyfish: "jellyfish", Hard;
    /// A cell with two candidates that sees two others with two.
    XyWing: "XY-wing", Hard;
    /// A chain of one value.
    XChain: "X-chain", Unfair;
    /// A chain that begins and ends with a strong link.
    Chain: "alternating inference chain", Unfair;
    /// A candidate that leads to a contradiction, on boards up to 16 by 16.
    ForcingNet: "forcing net (contradiction)", Extreme;
}

impl Technique {
    /// The technique of classic boards with the same name, if there is one.
    pub fn classic(self) -> Option<crate::Technique> {
        crate::Technique::named(self.name())
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
