//! The finder of each technique: those for every board, those that need 9 by 9 cells, and those that need other rules.

use super::classic::ClassicPosition;
use super::deduction::collect;
use super::general::GeneralPosition;
use super::position::{Form, either};
use super::refutations::Nets;
use super::survey::Survey;
use super::surveyed::Surveyed;
use super::{Deduction, DeductionSink, Fins, Fish, Position, Shape, Technique};
use super::{
    als, cages, chains, colouring, equations, exclusion, fish, forcing, kraken, locked, nets, related, sets,
    single_digit, singles, subsets, sue_de_coq, templates, uniqueness, wings,
};
use std::ops::ControlFlow;
use std::task::Poll;

/// The finders that only some boards have.
pub(super) trait Finders: Surveyed {
    /// Returns true if a path tries the technique on this board.
    fn uses(&self, technique: Technique) -> bool;

    /// Finds the deductions of a technique that not every board has, or that is different on some.
    fn find(survey: &Survey<'_, Self>, technique: Technique, sink: &mut DeductionSink<'_>) -> ControlFlow<()>;
}

impl Technique {
    /// Returns the first deduction in the order of the technique, if there is one.
    pub fn first(self, position: &Position) -> Option<Deduction> {
        match &position.0 {
            Form::Classic(position) => self.first_in(&Survey::of(position)),
            Form::General(position) => self.first_in(&Survey::of(&**position)),
        }
    }

    /// Returns all deductions in the order of the technique.
    pub fn every(self, position: &Position) -> Vec<Deduction> {
        match &position.0 {
            Form::Classic(position) => self.every_in(&Survey::of(position)),
            Form::General(position) => self.every_in(&Survey::of(&**position)),
        }
    }

    /// Returns true if a path on the board of this position tries the technique.
    pub fn is_used_on(self, position: &Position) -> bool {
        either!(&position.0, position => position.uses(self))
    }

    /// Returns the first deduction that is due to the changes in the survey.
    pub(super) fn first_in<P: Finders>(self, survey: &Survey<'_, P>) -> Option<Deduction> {
        let mut found = None;
        let _ = self.find(survey, &mut |deduction| {
            found = Some(deduction);
            ControlFlow::Break(())
        });
        found
    }

    /// Returns the first deduction that is due to the changes since the technique with that number found nothing.
    pub(super) fn first_new<P: Finders>(self, number: usize, survey: &mut Survey<'_, P>) -> Option<Deduction> {
        survey.look_again(number);
        let found = self.first_in(survey);
        if found.is_none() {
            survey.note(number);
        }
        found
    }

    /// Returns all deductions in the order of the technique.
    pub(super) fn every_in<P: Finders>(self, survey: &Survey<'_, P>) -> Vec<Deduction> {
        collect(|sink| self.find(survey, sink))
    }

    fn find<P: Finders>(self, position: &Survey<'_, P>, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
        use Technique::*;
        match self {
            FullHouse => singles::full_houses(&**position, sink),
            NakedSingle => singles::naked_singles(&**position, sink),
            HiddenSingle => singles::hidden_singles(&**position, sink),
            LockedPair => subsets::naked(position, self, 2, true, sink),
            LockedTriple => subsets::naked(position, self, 3, true, sink),
            Pointing | Claiming | LockedCandidates => locked::locked_candidates(position, self, sink),
            NakedPair => subsets::naked(position, self, 2, false, sink),
            NakedTriple => subsets::naked(position, self, 3, false, sink),
            NakedQuadruple => subsets::naked(position, self, 4, false, sink),
            HiddenPair => subsets::hidden(position, self, 2, sink),
            HiddenTriple => subsets::hidden(position, self, 3, sink),
            HiddenQuadruple => subsets::hidden(position, self, 4, sink),
            Fish(fish) => fish::find(position, fish, sink),
            ColourTrap | ColourWrap => colouring::simple_colours(position, self, sink),
            MultiColours1 | MultiColours2 => colouring::multi_colours(position, self, sink),
            XyWing | XyzWing => wings::pivoted(position, self, sink),
            WWing => wings::w(position, sink),
            AlsXz => als::xz(position, sink),
            AlsXyWing => als::xy_wing(position, sink),
            AlsChain => als::chain(position, sink),
            DeathBlossom => als::death_blossom(position, sink),
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
            _ => P::find(position, self, sink),
        }
    }
}

impl Finders for ClassicPosition {
    #[inline]
    fn uses(&self, technique: Technique) -> bool {
        technique.is_for_paths()
    }

    fn find(position: &Survey<'_>, technique: Technique, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
        use Technique::*;
        match technique {
            Skyscraper | TwoStringKite | DualTwoStringKite | TurbotFish => {
                single_digit::turbot(position, technique, sink)
            }
            EmptyRectangle | DualEmptyRectangle => single_digit::empty_rectangles(position, technique, sink),
            Medusa => colouring::medusas(position, sink),
            WxyzWing => wings::wxyz(position, sink),
            Uniqueness1 | Uniqueness2 | Uniqueness3 | Uniqueness4 | Uniqueness5 | Uniqueness6 | HiddenRectangle => {
                uniqueness::rectangle_tests(position, technique, sink)
            }
            AvoidableRectangle1 | AvoidableRectangle2 => uniqueness::avoidable(position, technique, sink),
            SueDeCoq => sue_de_coq::find(position, sink),
            AlignedPairExclusion | AlignedTripleExclusion => exclusion::aligned(position, technique, sink),
            KrakenFish1 | KrakenFish2 => kraken::find(position, technique, sink),
            TemplateSet | TemplateDelete => templates::find(position, technique, sink),
            ForcingChainContradiction | ForcingChainVerity => forcing::chains(position, technique, sink),
            ForcingNetContradiction => nets::contradictions(position, sink),
            ForcingNetVerity => nets::verities(position, sink),
            TrialAndError => nets::trial_and_error(position, sink),
            BivalueUniversalGrave => uniqueness::grave(position, sink),
            _ => ControlFlow::Continue(()),
        }
    }
}

/// The most candidates whose links are followed: beyond that, a table of all links is too large.
const MOST_LINKED: usize = 1 << 12;

/// The greatest side of boards for nets: on larger boards, examining all candidates may take a minute.
const MOST_SIDE_OF_NETS: u8 = 16;

impl Finders for GeneralPosition {
    fn uses(&self, technique: Technique) -> bool {
        use Technique::*;
        match technique {
            RelatedCells => !self.shape.related.is_empty(),
            CageCombinations | Sum => !self.shape.sums.is_empty(),
            InniesAndOuties => !self.shape.innies_and_outies.is_empty(),
            LawOfLeftovers => !self.shape.leftovers.is_empty(),
            Fish(self::Fish { size, shape, siamese, fins }) => {
                shape == Shape::Basic && !siamese && (size <= 3 || size == 4 && fins == Fins::None)
            }
            ForcingNetContradiction => self.shape.side() <= MOST_SIDE_OF_NETS,
            XChain
            | ContinuousNiceLoop
            | DiscontinuousNiceLoop
            | Chain
            | GroupedContinuousNiceLoop
            | GroupedDiscontinuousNiceLoop
            | GroupedChain => self.candidate_count() <= MOST_LINKED,
            AlsXz | AlsXyWing | AlsChain | DeathBlossom => usize::from(self.shape.side()) <= sets::MOST_SIDE,
            FullHouse | NakedSingle | HiddenSingle | LockedCandidates | NakedPair | NakedTriple | NakedQuadruple
            | HiddenPair | HiddenTriple | HiddenQuadruple | RemotePair | WWing | XyWing | XyzWing | ColourTrap
            | ColourWrap | MultiColours1 | MultiColours2 | XyChain => true,
            _ => false,
        }
    }

    fn find(position: &Survey<'_, Self>, technique: Technique, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
        match technique {
            Technique::RelatedCells => related::find(position, sink),
            Technique::CageCombinations => cages::find(position, sink),
            Technique::Sum => equations::sums(position, sink),
            Technique::InniesAndOuties => equations::innies_and_outies(position, sink),
            Technique::LawOfLeftovers => equations::leftovers(position, sink),
            Technique::ForcingNetContradiction => {
                let mut nets = Nets::of(position);
                loop {
                    match nets.advance(position) {
                        Poll::Ready(Some(found)) => sink(found)?,
                        Poll::Ready(None) => return ControlFlow::Continue(()),
                        Poll::Pending => {}
                    }
                }
            }
            _ => ControlFlow::Continue(()),
        }
    }
}
