//! The techniques: their names, codes and difficulties, the easiest first.

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

/// The difficulty of a puzzle or a technique for people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Full houses and singles.
    Easy,
    /// Locked candidates, pairs and triples.
    Medium,
    /// Fish, wings, colours, rectangles.
    Hard,
    /// Chains and almost locked sets.
    Unfair,
    /// Forcing chains and nets, and trial and error.
    Extreme,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Level; 5] = [Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme];

    /// Returns the word for the level.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Unfair => "unfair",
            Level::Extreme => "extreme",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The data of a technique.
#[derive(Clone, PartialEq, Debug)]
pub struct TechniqueInfo {
    /// The usual name, in English.
    pub name: String,
    /// The code in HoDoKu's library of positions, where chains with groups and with almost locked sets share one code. `None`
    /// if HoDoKu does not have the technique.
    pub code: Option<String>,
    /// The position in the order in which a path tries techniques: lower numbers come first.
    pub order: u16,
    /// The difficulty on the scale of Sudoku Explainer 1.2, in tenths; for chains the lowest possible one.
    pub explainer: u8,
    /// The score that each use of the technique adds to a puzzle.
    pub score: u32,
    /// The level of a puzzle that needs nothing harder.
    pub level: Level,
}

/// Defines the techniques from one list: the variants with their documentation, and the rows of the table. Fish have a table of
/// their own.
macro_rules! techniques {
    ($($(#[doc = $doc:literal])+ $variant:ident: $name:literal, $code:expr, $order:literal, $explainer:literal, $score:literal, $level:ident;)+) => {
        /// A technique. [`Technique::is_for_paths`] are those of classic boards; other boards use some of them, and some that need
        /// cages, sums or relations.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Technique {
            $($(#[doc = $doc])+ $variant,)+
            /// A fish of some kind.
            Fish(Fish),
        }

        impl Technique {
            /// All techniques except the fish.
            const PLAIN: &[Technique] = &[$(Technique::$variant,)+];

            fn describe(self) -> TechniqueInfo {
                match self {
                    $(Technique::$variant => TechniqueInfo {
                        name: $name.to_owned(),
                        code: Option::map($code, str::to_owned),
                        order: $order,
                        explainer: $explainer,
                        score: $score,
                        level: Level::$level,
                    },)+
                    Technique::Fish(fish) => fish.about(),
                }
            }
        }
    };
}

techniques! {
    /// The last blank cell of a house.
    FullHouse: "full house", Some("0000"), 100, 10, 4, Easy;
    /// A cell with one candidate.
    NakedSingle: "naked single", Some("0003"), 200, 23, 4, Easy;
    /// A digit with one place in a house.
    HiddenSingle: "hidden single", Some("0002"), 300, 12, 14, Easy;
    /// A value that leaves no value for a related cell.
    RelatedCells: "related cells", None, 310, 20, 14, Easy;
    /// A value in no combination of a cage.
    CageCombinations: "cage combinations", None, 320, 20, 14, Easy;
    /// Two cells of a box and a line with the same two candidates.
    LockedPair: "locked pair", Some("0110"), 1000, 26, 40, Medium;
    /// Three cells of a box and a line with three candidates.
    LockedTriple: "locked triple", Some("0111"), 1100, 28, 60, Medium;
    /// A digit whose places in a box are in one line.
    Pointing: "pointing", Some("0100"), 1200, 26, 50, Medium;
    /// A digit whose places in a line are in one box.
    Claiming: "claiming", Some("0101"), 1210, 28, 50, Medium;
    /// A value whose places in a house of any kind all see another cell.
    LockedCandidates: "locked candidates", None, 1220, 28, 50, Medium;
    /// A value that a sum leaves no room for.
    Sum: "sum", None, 1230, 30, 60, Medium;
    /// Two cells of a house with the same two candidates.
    NakedPair: "naked pair", Some("0200"), 1300, 30, 60, Medium;
    /// Three cells of a house with three candidates.
    NakedTriple: "naked triple", Some("0201"), 1400, 36, 80, Medium;
    /// Two digits with two places in a house.
    HiddenPair: "hidden pair", Some("0210"), 1500, 34, 70, Medium;
    /// The difference between houses and the cages in them, in a few cells.
    InniesAndOuties: "innies and outies", None, 1510, 36, 80, Medium;
    /// Cells of some lines outside some regions, and cells of those regions outside the lines, which hold the same values.
    LawOfLeftovers: "law of leftovers", None, 1520, 36, 80, Medium;
    /// Three digits with three places in a house.
    HiddenTriple: "hidden triple", Some("0211"), 1600, 40, 100, Medium;
    /// Four cells of a house with four candidates.
    NakedQuadruple: "naked quadruple", Some("0202"), 2000, 50, 120, Hard;
    /// Four digits with four places in a house.
    HiddenQuadruple: "hidden quadruple", Some("0212"), 2100, 54, 150, Hard;
    /// Cells with the same two candidates, each of which sees the next.
    RemotePair: "remote pair", Some("0703"), 2800, 70, 110, Hard;
    /// All cells have two candidates but one, which has three.
    BivalueUniversalGrave: "bivalue universal grave + 1", Some("0610"), 2900, 56, 100, Hard;
    /// Two strong links in parallel lines that end in one line.
    Skyscraper: "skyscraper", Some("0400"), 3000, 66, 130, Hard;
    /// A strong link in a row and one in a column that end in one box.
    TwoStringKite: "two-string kite", Some("0401"), 3100, 66, 150, Hard;
    /// Two two-string kites of the same strong links.
    DualTwoStringKite: "dual two-string kite", Some("0404"), 3110, 66, 150, Hard;
    /// Two strong links of a digit that end in one house.
    TurbotFish: "turbot fish", Some("0403"), 3120, 66, 120, Hard;
    /// A box with the places of a digit in one row and one column, and a strong link.
    EmptyRectangle: "empty rectangle", Some("0402"), 3170, 66, 120, Hard;
    /// Two empty rectangles of the same box.
    DualEmptyRectangle: "dual empty rectangle", Some("0405"), 3180, 66, 120, Hard;
    /// Two cells with the same two candidates, joined by a strong link of one of them.
    WWing: "W-wing", Some("0803"), 3200, 66, 150, Hard;
    /// A cell with two candidates that sees two others with two.
    XyWing: "XY-wing", Some("0800"), 3300, 42, 160, Hard;
    /// A cell with three candidates that sees two others with two of them.
    XyzWing: "XYZ-wing", Some("0801"), 3400, 44, 180, Hard;
    /// Four cells of a box and a line with four candidates, only one of which has cells that do not see each other.
    WxyzWing: "WXYZ-wing", None, 9005, 66, 200, Unfair;
    /// A unique rectangle with extra candidates in one corner.
    Uniqueness1: "uniqueness test 1", Some("0600"), 3500, 45, 100, Hard;
    /// A unique rectangle with one extra digit in two adjacent corners.
    Uniqueness2: "uniqueness test 2", Some("0601"), 3600, 45, 100, Hard;
    /// A unique rectangle whose extra digits are part of a naked subset.
    Uniqueness3: "uniqueness test 3", Some("0602"), 3700, 46, 100, Hard;
    /// A unique rectangle with a strong link between two adjacent corners.
    Uniqueness4: "uniqueness test 4", Some("0603"), 3800, 45, 100, Hard;
    /// A unique rectangle with one extra digit in opposite or three corners.
    Uniqueness5: "uniqueness test 5", Some("0604"), 3900, 45, 100, Hard;
    /// A unique rectangle with two strong links of a digit.
    Uniqueness6: "uniqueness test 6", Some("0605"), 4000, 45, 100, Hard;
    /// A unique rectangle with two strong links that meet in a corner.
    HiddenRectangle: "hidden rectangle", Some("0606"), 4010, 45, 100, Hard;
    /// A rectangle with three placed digits.
    AvoidableRectangle1: "avoidable rectangle 1", Some("0607"), 4020, 45, 100, Hard;
    /// A rectangle with two placed digits, and one extra digit in the other corners.
    AvoidableRectangle2: "avoidable rectangle 2", Some("0608"), 4030, 45, 100, Hard;
    /// A candidate that sees both colours of a digit.
    ColourTrap: "simple colours trap", Some("0500"), 5330, 66, 150, Hard;
    /// A colour of a digit that sees itself.
    ColourWrap: "simple colours wrap", Some("0501"), 5331, 66, 150, Hard;
    /// A candidate that sees the outer colours of two pairs.
    MultiColours1: "multi-colours 1", Some("0502"), 5360, 66, 200, Hard;
    /// A colour that sees both colours of another pair.
    MultiColours2: "multi-colours 2", Some("0503"), 5361, 66, 200, Hard;
    /// Two colours of several digits.
    Medusa: "3D Medusa", None, 9100, 70, 250, Unfair;
    /// Cells of a box and a line that share their candidates.
    SueDeCoq: "sue de coq", Some("1101"), 5300, 75, 250, Unfair;
    /// Two almost locked sets with a restricted digit.
    AlsXz: "ALS-XZ", Some("0901"), 5700, 75, 300, Unfair;
    /// Two almost locked sets joined by a third.
    AlsXyWing: "ALS-XY-wing", Some("0902"), 5800, 80, 320, Unfair;
    /// Four or more almost locked sets in a row.
    AlsChain: "ALS chain", Some("0903"), 5900, 80, 340, Unfair;
    /// A cell each of whose candidates would lock a set.
    DeathBlossom: "death blossom", Some("0904"), 9010, 82, 360, Unfair;
    /// Two cells whose candidates cannot be combined freely.
    AlignedPairExclusion: "aligned pair exclusion", None, 9020, 62, 300, Unfair;
    /// Three cells whose candidates cannot be combined freely.
    AlignedTripleExclusion: "aligned triple exclusion", None, 9030, 75, 350, Unfair;
    /// A basic fish whose fins rule out a candidate that the fish eliminates.
    KrakenFish1: "kraken fish 1", Some("0371"), 9040, 80, 500, Extreme;
    /// A basic fish whose fins and one cover house have the same consequence.
    KrakenFish2: "kraken fish 2", Some("0372"), 9050, 80, 500, Extreme;
    /// Places that are in all ways to put a digit on the board.
    TemplateSet: "template set", Some("1201"), 9060, 90, 10_000, Extreme;
    /// Places that are in no way to put a digit on the board.
    TemplateDelete: "template delete", Some("1202"), 9070, 90, 10_000, Extreme;
    /// A candidate that leads to a contradiction by chains.
    ForcingChainContradiction: "forcing chain (contradiction)", Some("1301"), 8500, 80, 500, Extreme;
    /// Consequences, by chains, of all candidates of a cell or all places of a digit.
    ForcingChainVerity: "forcing chain (verity)", Some("1302"), 8510, 80, 500, Extreme;
    /// A candidate that leads to a contradiction by singles.
    ForcingNetContradiction: "forcing net (contradiction)", Some("1303"), 8600, 85, 700, Extreme;
    /// Consequences, by singles, of all candidates of a cell or all places of a digit.
    ForcingNetVerity: "forcing net (verity)", Some("1304"), 8610, 85, 700, Extreme;
    /// A candidate that a search proves wrong.
    TrialAndError: "trial and error", Some("1401"), 9999, 100, 10_000, Extreme;
    /// A chain of links of one digit.
    XChain: "X-chain", Some("0701"), 5400, 66, 260, Unfair;
    /// A chain through cells with two candidates.
    XyChain: "XY-chain", Some("0702"), 5500, 66, 260, Unfair;
    /// A loop of strong and weak links in turn.
    ContinuousNiceLoop: "continuous nice loop", Some("0706"), 5600, 70, 280, Unfair;
    /// A loop in which two strong or two weak links meet once.
    DiscontinuousNiceLoop: "discontinuous nice loop", Some("0707"), 5601, 70, 280, Unfair;
    /// A chain that begins and ends with a strong link.
    Chain: "alternating inference chain", Some("0708"), 5602, 70, 280, Unfair;
    /// A continuous nice loop with groups.
    GroupedContinuousNiceLoop: "grouped continuous nice loop", Some("0709"), 5650, 70, 300, Unfair;
    /// A discontinuous nice loop with groups.
    GroupedDiscontinuousNiceLoop: "grouped discontinuous nice loop", Some("0710"), 5651, 70, 300, Unfair;
    /// An alternating inference chain with groups.
    GroupedChain: "grouped alternating inference chain", Some("0711"), 5652, 70, 300, Unfair;
    /// A continuous nice loop with almost locked sets.
    AlsContinuousNiceLoop: "continuous nice loop with almost locked sets", Some("0709"), 9015, 75, 320, Unfair;
    /// A discontinuous nice loop with almost locked sets.
    AlsDiscontinuousNiceLoop: "discontinuous nice loop with almost locked sets", Some("0710"), 9016, 75, 320, Unfair;
    /// An alternating inference chain with almost locked sets.
    AlsInferenceChain: "alternating inference chain with almost locked sets", Some("0711"), 9017, 75, 320, Unfair;
}

/// The kinds of houses in the base and the cover of a fish.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// Rows and columns.
    Basic,
    /// Rows and columns, with boxes on one side or both.
    Franken,
    /// Rows, columns and boxes on both sides.
    Mutant,
}

/// The fins of a fish.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fins {
    /// The fish has no fins.
    None,
    /// The fish has fins, and would still be a fish without them.
    Finned,
    /// The fish has fins, and would fall apart without them.
    Sashimi,
}

/// A kind of fish.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fish {
    /// The number of base houses, 2 to 7.
    pub size: u8,
    /// The shape of the fish.
    pub shape: Shape,
    /// The fins of the fish. Sashimi is only distinguished for basic fish.
    pub fins: Fins,
    /// True for two fish with the same base at once.
    pub siamese: bool,
}

impl Fish {
    /// Returns all kinds of fish.
    fn all() -> impl Iterator<Item = Fish> {
        let kinds = [
            (Shape::Basic, Fins::None),
            (Shape::Basic, Fins::Finned),
            (Shape::Basic, Fins::Sashimi),
            (Shape::Franken, Fins::None),
            (Shape::Franken, Fins::Finned),
            (Shape::Mutant, Fins::None),
            (Shape::Mutant, Fins::Finned),
        ];
        kinds.into_iter().flat_map(|(shape, fins)| {
            (2..=7).flat_map(move |size| {
                let siamese = if fins == Fins::None { &[false][..] } else { &[false, true] };
                siamese.iter().map(move |&siamese| Fish { size, shape, fins, siamese })
            })
        })
    }

    fn about(self) -> TechniqueInfo {
        let index = usize::from(self.size.clamp(2, 7)) - 2;
        let size = ["X-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"][index];
        // The row of the codes, the position in the order, and the scores of the sizes 2 to 4; greater sizes have the last
        // score.
        let (words, row, order, scores) = match (self.shape, self.fins) {
            (Shape::Basic, Fins::None) => ("", 0, 2200, [140, 150, 160, 470]),
            (Shape::Basic, Fins::Finned) => ("finned ", 1, 4100, [130, 200, 250, 470]),
            (Shape::Basic, Fins::Sashimi) => ("sashimi ", 2, 4105, [150, 240, 260, 470]),
            (Shape::Franken, Fins::None) => ("franken ", 3, 6100, [300, 350, 370, 470]),
            (Shape::Franken, _) => ("finned franken ", 4, 6700, [390, 410, 430, 470]),
            (Shape::Mutant, Fins::None) => ("mutant ", 5, 9300, [450, 450, 450, 470]),
            (Shape::Mutant, _) => ("finned mutant ", 6, 9400, [470; 4]),
        };
        let is_hard = match (self.shape, self.fins) {
            (Shape::Basic, Fins::None) => self.size <= 4,
            (Shape::Basic, _) => self.size == 2,
            _ => false,
        };
        let level = match self.shape {
            _ if is_hard => Level::Hard,
            Shape::Basic => Level::Unfair,
            Shape::Franken if self.size <= 4 => Level::Unfair,
            _ => Level::Extreme,
        };
        // Fish that cost much time and are seldom useful come late.
        let late = match self.shape {
            Shape::Basic => self.size > 4,
            Shape::Franken => self.size > 3,
            Shape::Mutant => true,
        };
        let within = 10 * index as u16 + u16::from(self.siamese);
        TechniqueInfo {
            name: format!("{}{words}{size}", if self.siamese { "siamese " } else { "" }),
            code: Some(format!("03{row}{index}{}", if self.siamese { "1" } else { "" })),
            order: if late || self.siamese { 9000 + 70 * row as u16 + within } else { order + within },
            explainer: match (self.shape, self.fins) {
                (Shape::Basic, Fins::None) => [32, 38, 52][index.min(2)],
                _ => 66,
            },
            score: scores[index.min(3)],
            level,
        }
    }
}

/// All techniques, the easiest first: the order in which a path tries them.
static ALL: LazyLock<Vec<Technique>> = LazyLock::new(|| {
    let mut all: Vec<Technique> = Technique::PLAIN.iter().copied().chain(Fish::all().map(Technique::Fish)).collect();
    all.sort_by_cached_key(|technique| technique.describe().order);
    all
});

/// The position of each technique in the order, and its data.
static TABLE: LazyLock<HashMap<Technique, (usize, TechniqueInfo)>> = LazyLock::new(|| {
    ALL.iter().enumerate().map(|(place, &technique)| (technique, (place, technique.describe()))).collect()
});

impl Technique {
    /// Returns all techniques, the easiest first: the order in which a path tries them.
    pub fn all() -> &'static [Technique] {
        &ALL
    }

    /// Returns the technique with that name.
    pub fn named(name: &str) -> Option<Technique> {
        static NAMES: LazyLock<HashMap<String, Technique>> =
            LazyLock::new(|| ALL.iter().map(|&technique| (technique.describe().name, technique)).collect());
        NAMES.get(name).copied()
    }

    /// Returns the data of the technique.
    pub fn about(self) -> TechniqueInfo {
        self.row().map_or_else(|| self.describe(), |(_, about)| about.clone())
    }

    /// Returns the technique's row in the table; `None` for a fish of an impossible size.
    fn row(self) -> Option<&'static (usize, TechniqueInfo)> {
        TABLE.get(&self)
    }

    /// Returns the place in the order of difficulty, 0 for the easiest.
    pub fn order(self) -> usize {
        self.row().map_or(usize::MAX, |(place, _)| *place)
    }

    /// Returns the score that each use of the technique adds to a puzzle.
    pub fn score(self) -> u32 {
        self.row().map_or(0, |(_, about)| about.score)
    }

    /// Returns the level of a puzzle that needs nothing harder.
    pub fn level(self) -> Level {
        self.row().map_or(Level::Extreme, |(_, about)| about.level)
    }

    /// Returns the technique of fish of rows and columns of that size without fins.
    pub(super) const fn basic_fish(size: u8) -> Technique {
        Technique::Fish(Fish { size, shape: Shape::Basic, fins: Fins::None, siamese: false })
    }

    /// Returns true if the technique is only for boards that are not classic: it needs cages, sums, relations or other houses.
    pub const fn is_for_other_boards(self) -> bool {
        use Technique::*;
        matches!(self, RelatedCells | CageCombinations | LockedCandidates | Sum | InniesAndOuties | LawOfLeftovers)
    }

    /// Returns true if a path on a classic board tries the technique. Large fish with boxes take longer than all other techniques together, so
    /// they are only found if they are asked for.
    pub const fn is_for_paths(self) -> bool {
        !self.is_for_other_boards()
            && !matches!(self, Technique::Fish(Fish { size: 5.., shape: Shape::Franken | Shape::Mutant, .. }))
            && !matches!(
                self,
                Technique::Fish(Fish { siamese: true, .. } | Fish { shape: Shape::Mutant, size: 4.., .. })
            )
    }

    /// Returns true if the technique is only valid if the puzzle has one solution.
    pub const fn needs_one_solution(self) -> bool {
        use Technique::*;
        matches!(
            self,
            Uniqueness1
                | Uniqueness2
                | Uniqueness3
                | Uniqueness4
                | Uniqueness5
                | Uniqueness6
                | HiddenRectangle
                | AvoidableRectangle1
                | AvoidableRectangle2
                | BivalueUniversalGrave
        )
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().map_or("fish", |(_, about)| &about.name))
    }
}
