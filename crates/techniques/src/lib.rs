//! Human techniques for classic boards, and for boards of any rules ([`board_techniques`]). Each technique finds deductions, with their
//! reasons as data.
//!
//! ```
//! use sudoku_board::notation;
//! use sudoku_techniques::{Position, Technique, solve_path};
//!
//! let puzzle = notation::read(
//!     "..............1.23..1.45.................65.127.3.........2...4...7.......6...8..",
//! )?;
//! let position = Position::of(&puzzle)?;
//! for deduction in Technique::HiddenSingle.every(&position) {
//!     println!("{:?}, for {:?}", deduction.placements, deduction.why.base);
//! }
//! let path = solve_path(&position, true);
//! assert!(path.is_solved());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Position`] contains the digits and the candidates that are left. A [`Technique`] finds [`Deduction`]s in it, always in
//! the same order. A deduction has its consequences (placements, eliminations) and a [`Why`]: houses, cells, fins, chains of
//! links, almost locked sets, colours. A deduction is displayed as a sentence; pictures are made from it elsewhere.
//! [`solve_path`] tries the techniques in the order of [`Technique::all`], the easiest first.
//!
//! Each family has a file. Some files are shared by several families: the table of strong and weak links (`links`), that of
//! almost locked sets (`sets`), and the engine of all fish (`meshes`). The names, codes and scores are HoDoKu's (B. Hobiger,
//! 2012), the difficulties those of Sudoku Explainer 1.2 (N. Juillerat, 2007), for the techniques that they know.

mod als;
mod bits;
pub mod board_techniques;
mod chains;
mod colouring;
mod combinations;
mod deduction;
mod exclusion;
mod explainer;
mod fish;
mod focus;
mod forcing;
mod kraken;
mod links;
mod lists;
mod locked;
mod meshes;
mod nets;
mod novelties;
mod path;
mod pieces;
mod position;
mod rating;
mod rectangles;
mod sentence;
mod sets;
mod single_digit;
mod singles;
mod subsets;
mod sue_de_coq;
mod survey;
mod technique;
mod templates;
mod uniqueness;
mod wings;

pub use deduction::{CellSet, Chain, Deduction, Link, LinkPlace, Net, Node, Strength, Why};
pub use focus::Focus;
pub use path::{Path, Steps, next, solve_path};
pub use pieces::Piece;
pub use position::{Contradiction, Position};
pub use rating::{Rating, rate};
pub use technique::{Fins, Fish, Level, Shape, Technique, TechniqueInfo};

pub use combinations::choose_within;
use deduction::DeductionSink;
pub use sentence::list;
use std::ops::ControlFlow;
use survey::Survey;

impl Technique {
    /// Returns the first deduction in the order of the technique, if there is one.
    pub fn first(self, position: &Position) -> Option<Deduction> {
        self.first_in(&Survey::of(position))
    }

    /// Returns the first deduction that is due to the changes in the survey.
    fn first_in(self, survey: &Survey<'_>) -> Option<Deduction> {
        let mut found = None;
        let _ = self.find(survey, &mut |deduction| {
            found = Some(deduction);
            ControlFlow::Break(())
        });
        found
    }

    /// Returns the first deduction that is due to the changes since the technique with that number found nothing.
    fn first_new(self, number: usize, survey: &mut Survey<'_>) -> Option<Deduction> {
        survey.look_again(number);
        let found = self.first_in(survey);
        if found.is_none() {
            survey.note(number);
        }
        found
    }

    /// Returns all deductions in the order of the technique.
    pub fn every(self, position: &Position) -> Vec<Deduction> {
        let mut found = vec![];
        let _ = self.find(&Survey::of(position), &mut |deduction| {
            found.push(deduction);
            ControlFlow::Continue(())
        });
        found
    }

    fn find(self, position: &Survey<'_>, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
        use Technique::*;
        match self {
            FullHouse => singles::full_houses(position, sink),
            NakedSingle => singles::naked_singles(position, sink),
            HiddenSingle => singles::hidden_singles(position, sink),
            LockedPair => subsets::naked(position, self, 2, true, sink),
            LockedTriple => subsets::naked(position, self, 3, true, sink),
            Pointing | Claiming => locked::locked_candidates(position, self, sink),
            NakedPair => subsets::naked(position, self, 2, false, sink),
            NakedTriple => subsets::naked(position, self, 3, false, sink),
            NakedQuadruple => subsets::naked(position, self, 4, false, sink),
            HiddenPair => subsets::hidden(position, self, 2, sink),
            HiddenTriple => subsets::hidden(position, self, 3, sink),
            HiddenQuadruple => subsets::hidden(position, self, 4, sink),
            Fish(fish) => fish::find(position, fish, sink),
            Skyscraper | TwoStringKite | DualTwoStringKite | TurbotFish => single_digit::turbot(position, self, sink),
            EmptyRectangle | DualEmptyRectangle => single_digit::empty_rectangles(position, self, sink),
            ColourTrap | ColourWrap => colouring::simple_colours(position, self, sink),
            MultiColours1 | MultiColours2 => colouring::multi_colours(position, self, sink),
            Medusa => colouring::medusas(position, sink),
            XyWing | XyzWing => wings::pivoted(position, self, sink),
            WxyzWing => wings::wxyz(position, sink),
            WWing => wings::w(position, sink),
            Uniqueness1 | Uniqueness2 | Uniqueness3 | Uniqueness4 | Uniqueness5 | Uniqueness6 | HiddenRectangle => {
                uniqueness::rectangle_tests(position, self, sink)
            }
            AvoidableRectangle1 | AvoidableRectangle2 => uniqueness::avoidable(position, self, sink),
            RemotePair => chains::remote_pairs(position, sink),
            XChain
            | XyChain
            | ContinuousNiceLoop
            | DiscontinuousNiceLoop
            | Chain
            | GroupedContinuousNiceLoop
            | GroupedDiscontinuousNiceLoop
            | GroupedChain
            | AlsContinuousNiceLoop
            | AlsDiscontinuousNiceLoop
            | AlsInferenceChain => chains::find(position, self, sink),
            SueDeCoq => sue_de_coq::find(position, sink),
            AlsXz => als::xz(position, sink),
            AlsXyWing => als::xy_wing(position, sink),
            AlsChain => als::chain(position, sink),
            DeathBlossom => als::death_blossom(position, sink),
            AlignedPairExclusion | AlignedTripleExclusion => exclusion::aligned(position, self, sink),
            KrakenFish1 | KrakenFish2 => kraken::find(position, self, sink),
            TemplateSet | TemplateDelete => templates::find(position, self, sink),
            ForcingChainContradiction | ForcingChainVerity => forcing::chains(position, self, sink),
            ForcingNetContradiction => nets::contradictions(position, sink),
            ForcingNetVerity => nets::verities(position, sink),
            TrialAndError => nets::trial_and_error(position, sink),
            BivalueUniversalGrave => uniqueness::grave(position, sink),
        }
    }
}
