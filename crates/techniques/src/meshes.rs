//! Meshes: base and cover houses that may make a fish. One engine for all kinds.
//!
//! A fish is found from a candidate that it eliminates. If that candidate were true, its peers would be ruled out, and with
//! them the fins. The remaining places in n base houses would then be in the other n - 1 cover houses, which have no room for n
//! digits. So the engine chooses n - 1 cover houses, collects the base houses within them, and chooses n of those.

use super::bits::ones;
use super::combinations::{choose, choose_within};
use super::technique::Shape;
use super::view::View;
use std::ops::ControlFlow;
use sudoku_board::classic::{Cells, ClassicHouse};
use sudoku_board::{House, HouseKind, Value};

/// A set of houses, one bit each: rows, columns and, on a classic board, boxes.
pub(super) type Houses = u64;

const ROWS: Houses = 0x1ff;
const COLUMNS: Houses = ROWS << 9;
const BOXES: Houses = ROWS << 18;

pub(super) fn houses<P: View>(position: &P, bits: Houses) -> impl Iterator<Item = House> {
    ones(std::iter::once(bits)).map(|number| position.numbered(number))
}

/// Base and cover houses that may make a fish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mesh {
    pub base: Houses,
    pub cover: Houses,
}

/// The key of a search: a digit, a shape, a size, and true for fins. All kinds of finned fish are searched for at once.
pub(super) type MeshKey = (Value, Shape, u8, bool);

/// Returns the houses for the base and the cover of a shape, in both directions.
fn kinds(shape: Shape) -> &'static [[Houses; 2]] {
    match shape {
        Shape::Basic => &[[ROWS, COLUMNS], [COLUMNS, ROWS]],
        Shape::Franken => &[[ROWS | BOXES, COLUMNS | BOXES], [COLUMNS | BOXES, ROWS | BOXES]],
        Shape::Mutant => &[[ROWS | COLUMNS | BOXES; 2]],
    }
}

/// Returns the simplest shape that the houses fit.
fn shape_of(mesh: Mesh) -> Shape {
    let fits =
        |shape: &Shape| kinds(*shape).iter().any(|[base, cover]| mesh.base & !base == 0 && mesh.cover & !cover == 0);
    [Shape::Basic, Shape::Franken].into_iter().find(fits).unwrap_or(Shape::Mutant)
}

/// Finds all base and cover houses of fish with boxes that may eliminate one of the targets.
pub(super) fn meshes_with_boxes(places: Cells, targets: Cells, shape: Shape, size: usize) -> Vec<Mesh> {
    let mut found = vec![];
    let (mut bases, mut others) = (vec![], vec![]);
    for &[base_kinds, covers] in kinds(shape) {
        let [all_bases, all_covers] = [base_kinds, covers].map(|kinds| -> Vec<(usize, Cells)> {
            let all = House::all().filter(|house| kinds >> house.number() & 1 == 1);
            all.map(|house| (house.number(), places & Cells::of_house(house))).collect()
        });
        for target in targets {
            let rest = places - Cells::peers_of(target) - Cells::only(target);
            bases.clear();
            bases.extend(all_bases.iter().map(|&(number, cells)| (number, cells & rest)));
            bases.retain(|(_, cells)| !cells.is_empty());
            let house_counts = house_counts(&bases, covers, size == 3);
            if size == 2 && house_counts.alone.iter().all(|&alone| alone < 2) || bases.len() < size {
                continue;
            }
            others.clear();
            others.extend(all_covers.iter().filter(|(_, cells)| cells.meets(rest)).map(|&(number, _)| number));
            let lasts = HouseKind::CLASSIC.map(|kind| House::of(kind, target).number());
            let mut hold = |chosen: &[usize]| {
                let under = chosen.iter().fold(0, |under, number| under | 1 << number);
                let chosen_houses = chosen.iter().filter_map(|&number| House::from_number(number));
                let room = chosen_houses.fold(Cells::EMPTY, |room, house| room | Cells::of_house(house));
                let fits = |(number, cells): &&(usize, Cells)| cells.is_within(room) && under >> number & 1 == 0;
                let within: Vec<(usize, Cells)> = bases.iter().filter(fits).copied().collect();
                disjoint(&within, size, Cells::EMPTY, 0, &mut |base| {
                    let last =
                        lasts.iter().map(|number| 1 << number).filter(|last| covers & last & !base & !under != 0);
                    let meshes = last.map(|last| Mesh { base, cover: under | last });
                    found.extend(meshes.filter(|&mesh| shape_of(mesh) == shape));
                });
                ControlFlow::Continue(())
            };
            if size > 3 {
                let _ = choose(&others, size - 1, &mut hold);
                continue;
            }
            for (index, &one) in others.iter().enumerate() {
                if size == 2 && house_counts.alone[one] >= 2 {
                    let _ = hold(&[one]);
                }
                for &two in others[index + 1..].iter().filter(|_| size == 3) {
                    if house_counts.in_both(one, two) >= 3 {
                        let _ = hold(&[one, two]);
                    }
                }
            }
        }
    }
    found
}

/// The greatest number of base houses within one cover house and within two, which shows that most choices contain too few.
struct HouseCounts {
    alone: [u8; 27],
    together: [[u8; 27]; 27],
}

impl HouseCounts {
    fn in_both(&self, one: usize, two: usize) -> u8 {
        self.together[one.min(two)][one.max(two)] + self.alone[one] + self.alone[two]
    }
}

fn house_counts(bases: &[(usize, Cells)], covers: Houses, in_two: bool) -> HouseCounts {
    let mut house_counts = HouseCounts { alone: [0; 27], together: [[0; 27]; 27] };
    let covers_of = |cells: Cells| {
        let around = cells.first().map(House::around);
        around.into_iter().flatten().filter(move |house| covers >> house.number() & 1 == 1)
    };
    for &(base, cells) in bases {
        for one in covers_of(cells).filter(|one| one.number() != base) {
            let left = cells - Cells::of_house(one);
            if left.is_empty() {
                house_counts.alone[one.number()] += 1;
                continue;
            }
            for two in covers_of(left).filter(|two| in_two && two.number() != base) {
                if left.is_within(Cells::of_house(two)) {
                    let [one, two] = [one.number(), two.number()];
                    house_counts.together[one.min(two)][one.max(two)] += 1;
                }
            }
        }
    }
    house_counts
}

/// Finds the same for fish of rows and columns alone, whose base houses are chosen first: lines have no cells in common, and a set of
/// cover houses is a bit for each line across.
pub(super) fn basic_meshes<P: View>(
    position: &P,
    value: Value,
    targets: P::Cells,
    size: usize,
    has_fins: bool,
) -> Vec<Mesh> {
    let mut found = vec![];
    let mut rest: Vec<(usize, u32)> = vec![];
    let side = position.values().len();
    for base_kind in [HouseKind::Row, HouseKind::Column] {
        let fits = |line: &u32| *line != 0 && (has_fins || line.count_ones() as usize <= size);
        let line = |index| position.bits_in(House::new(base_kind, index), value);
        let lines: Vec<(usize, u32)> =
            (0..side).map(|index| (index, line(index))).filter(|(_, line)| fits(line)).collect();
        // Without fins, the lines fit the same number of others, whatever is eliminated.
        let exists = || choose_within(&lines, size, size, &mut |_, _| ControlFlow::Break(())).is_break();
        if lines.len() < size || !has_fins && !exists() {
            continue;
        }
        for target in targets {
            let (row, column) = (target.row(), target.column());
            let (own, last) = if base_kind == HouseKind::Row { (row, column) } else { (column, row) };
            rest.clear();
            rest.extend(
                lines
                    .iter()
                    .filter(|&&(line, _)| line != own)
                    .map(|&(line, bits)| (line, bits & !position.seen_in_line(target, base_kind, line)))
                    .filter(|&(_, bits)| bits != 0 && (bits.count_ones() as usize) < size),
            );
            let _ = choose_within(&rest, size, size - 1, &mut |chosen, bits| {
                let base = chosen.iter().fold(0, |base, line| base | 1 << line);
                let cover = Houses::from(bits) | 1 << last;
                let mesh = match base_kind {
                    HouseKind::Row => Mesh { base, cover: cover << side },
                    _ => Mesh { base: base << side, cover },
                };
                if bits.count_ones() as usize == size - 1 && !found.contains(&mesh) {
                    found.push(mesh);
                }
                ControlFlow::Continue(())
            });
        }
    }
    found
}

/// Calls `visit` for each choice of houses that have no cells in common.
fn disjoint(houses: &[(usize, Cells)], size: usize, used: Cells, chosen: Houses, visit: &mut dyn FnMut(Houses)) {
    if size == 0 {
        return visit(chosen);
    }
    for (index, &(number, cells)) in houses.iter().enumerate().take((houses.len() + 1).saturating_sub(size)) {
        if !cells.meets(used) {
            disjoint(&houses[index + 1..], size - 1, used | cells, chosen | 1 << number, visit);
        }
    }
}
