//! Fish of one digit: base houses whose places are in the same number of cover houses, except for fins.

use super::deduction::each;
use super::meshes::{Houses, Mesh, MeshKey, houses};
use super::survey::Survey;
use super::surveyed::Surveyed;
use super::technique::{Fins, Fish, Shape};
use super::view::{CellBits, View};
use super::{Deduction, DeductionSink, Technique, Why, offer};
use std::ops::ControlFlow;
use sudoku_board::{House, Value, Values};

/// The most fins that a person would follow.
const MOST_FINS: usize = 5;
/// The most endo fins, which are candidates of two base houses at once and even harder to follow.
const MOST_ENDO_FINS: usize = 2;

/// A fish that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct FoundFish<C> {
    pub value: Value,
    pub base: Vec<House>,
    pub cover: Vec<House>,
    /// The candidates of the base houses.
    pub cells: C,
    pub fins: C,
    /// The candidates that the fish would rule out without its fins: those only in cover houses, and those in two cover houses.
    pub victims: C,
    pub eliminated: C,
}

/// Finds all fish of that kind.
pub(super) fn find<P: Surveyed>(position: &Survey<'_, P>, fish: Fish, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for value in position.open_values() {
        if fish.siamese {
            siamese(position, value, fish, sink)?;
            continue;
        }
        each_fish(position, value, fish, &mut |caught| {
            let deduction = caught.deduction(Technique::Fish(fish));
            offer(deduction, sink)
        })?;
    }
    ControlFlow::Continue(())
}

impl<C: CellBits> FoundFish<C> {
    fn deduction(&self, technique: Technique) -> Option<Deduction> {
        let why = Why {
            values: Values::only(self.value),
            cells: self.cells.into(),
            base: self.base.clone(),
            cover: self.cover.clone(),
            fins: each(self.value, self.fins).collect(),
            ..Why::default()
        };
        Deduction::eliminating(technique, each(self.value, self.eliminated).collect(), why)
    }
}

/// Finds two fish with the same base houses but different fins that eliminate more together than each of them. They are sashimi
/// if both are.
fn siamese<P: Surveyed>(
    position: &Survey<'_, P>,
    value: Value,
    fish: Fish,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let mut all: Vec<FoundFish<P::Cells>> = vec![];
    let kinds = if fish.shape == Shape::Basic && fish.fins == Fins::Finned {
        &[Fins::Finned, Fins::Sashimi][..]
    } else {
        &[fish.fins]
    };
    for &fins in kinds {
        each_fish(position, value, Fish { siamese: false, fins, ..fish }, &mut |caught| {
            all.push(caught.clone());
            ControlFlow::Continue(())
        })?;
    }
    for (index, first) in all.iter().enumerate() {
        for second in all[index + 1..].iter().filter(|second| second.base == first.base) {
            let both = first.eliminated | second.eliminated;
            if both == first.eliminated || both == second.eliminated {
                continue;
            }
            let mut cover = first.cover.clone();
            cover.extend(second.cover.iter().filter(|house| !first.cover.contains(house)));
            let pair = FoundFish { cover, fins: first.fins | second.fins, eliminated: both, ..first.clone() };
            offer(pair.deduction(Technique::Fish(fish)), sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Calls `visit` for each fish of a digit that eliminates something.
fn each_fish<P: Surveyed>(
    survey: &Survey<'_, P>,
    value: Value,
    fish: Fish,
    visit: &mut dyn FnMut(&FoundFish<P::Cells>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let key: MeshKey = (value, fish.shape, fish.size, fish.shape != Shape::Basic || fish.fins != Fins::None);
    let mut seen = vec![];
    for &mesh in &*survey.meshes(key) {
        if !seen.contains(&mesh)
            && let Some(caught) = judge(&**survey, value, mesh, fish)
        {
            seen.push(mesh);
            visit(&caught)?;
        }
    }
    ControlFlow::Continue(())
}

/// Returns the fish of these houses, if it is of the right kind and eliminates something.
fn judge<P: View>(position: &P, value: Value, mesh: Mesh, fish: Fish) -> Option<FoundFish<P::Cells>> {
    let [body, endo] = once_and_twice(position, value, mesh.base);
    let [under, twice] = once_and_twice(position, value, mesh.cover);
    let fins = (body - under) | endo;
    if fins.len() > MOST_FINS || endo.len() > MOST_ENDO_FINS || fins.is_empty() != (fish.fins == Fins::None) {
        return None;
    }
    let victims = ((under - body) | twice) - fins;
    let eliminated = if fins.is_empty() { victims } else { victims & position.common_peers(fins) };
    if eliminated.is_empty() {
        return None;
    }
    // If a base house has one candidate or none without the fins, the fish depends on them.
    let sashimi = houses(position, mesh.base).any(|house| (position.places_in(house, value) - fins).len() <= 1);
    if fish.shape == Shape::Basic && (fish.fins == Fins::Sashimi) != sashimi {
        return None;
    }
    let (base, cover) = (houses(position, mesh.base).collect(), houses(position, mesh.cover).collect());
    Some(FoundFish { value, base, cover, cells: body, fins, victims, eliminated })
}

/// Returns the candidates in one or more of the houses, and those in two or more.
fn once_and_twice<P: View>(position: &P, value: Value, of: Houses) -> [P::Cells; 2] {
    houses(position, of).fold([P::Cells::EMPTY; 2], |[once, twice], house| {
        let cells = position.places_in(house, value);
        [once | cells, twice | (once & cells)]
    })
}
