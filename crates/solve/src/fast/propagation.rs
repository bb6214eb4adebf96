//! Propagation: applies singles and locked candidates.

use super::candidate_grid::{DIGITS, GUARDS, LOW};
use super::vector::Vector;

/// The result of propagating the positions in some vectors.
#[derive(Clone, Copy, Debug)]
pub struct Outcome<V> {
    /// The positions in which every cell has a digit and every digit a place, one bit per position.
    pub alive: u32,
    /// The cells with several digits: bit `10 * box + place` in the lane of a band.
    pub open: V,
    /// The cells with two digits.
    pub two: V,
}

/// Removes candidates until nothing more follows.
#[inline(always)]
pub fn propagate<V: Vector>(cells: &mut [V; 9]) -> Outcome<V> {
    let mut x = *cells;
    let any = x[0];
    let (low, digits, guards, all) = (any.all(LOW), any.all(DIGITS), any.all(GUARDS), any.all(DIGITS | GUARDS));
    let nothing = any.all(0);
    let mut alive = (1 << V::POSITIONS) - 1;
    let mut sum = nothing;
    let mut naked = nothing;
    let mut some = all;
    loop {
        // Digits with one place in a box.
        let (mut once, mut twice) = (x[0], nothing);
        for x in &x[1..] {
            twice = twice.or_both(once, *x);
            once = once.or(*x);
        }
        let hidden = once.without(twice);
        // Detects a cell without a digit, a digit without a place, and a digit that is the only one left for two cells.
        let right = some.or(digits).and(once).without_both(naked, twice);
        alive &= right.equal(all);
        if alive == 0 {
            return Outcome { alive, open: nothing, two: nothing };
        }
        naked = nothing;
        let mut several = [nothing; 9];
        for (x, several) in x.iter_mut().zip(&mut several) {
            let y = x.and(hidden);
            *x = x.replaced(filled(y.plus(digits).and(guards)), y);
            // Without the lowest digit. If there is no digit, the guard is lost, which shows in the next round.
            let fewer = x.minus(low);
            some = some.and(fewer);
            *several = filled(x.and(fewer).minus(low).and(guards));
            naked = naked.or_without(*x, *several);
        }
        naked = naked.and(digits);
        for (x, several) in x.iter_mut().zip(several) {
            *x = x.without_both(naked, several);
        }
        lock(&mut x);
        let before = sum;
        sum = x[0];
        for x in &x[1..] {
            sum = sum.plus(*x);
        }
        if sum.equal(before) & alive == alive {
            *cells = x;
            let right = some.or(digits).without_both(naked, twice);
            alive &= right.equal(all);
            let (mut open, mut more) = (nothing, nothing);
            for x in &x {
                let fewer = x.and(x.minus(low));
                let several = fewer.minus(low);
                open = open.right::<1>().or_both(several, guards);
                more = more.right::<1>().or_both(fewer.and(several).or(guards).minus(low), guards);
            }
            let open = open.right::<1>();
            return Outcome { alive, open, two: open.without(more.right::<1>()) };
        }
    }
}

/// Returns all nine bits where a guard is set.
#[inline(always)]
fn filled<V: Vector>(guards: V) -> V {
    guards.minus(guards.right::<9>())
}

/// Locked candidates: in each band, a digit is in three different rows of the three boxes; in each stack, in three different
/// columns. Keeps the candidates for which the other two boxes allow such an arrangement.
#[inline(always)]
fn lock<V: Vector>(x: &mut [V; 9]) {
    let [a, b, c] = [x[0].or3(x[1], x[2]), x[3].or3(x[4], x[5]), x[6].or3(x[7], x[8])];
    let rows = arranged([a.next_box(), b.next_box(), c.next_box()], [a.box_before(), b.box_before(), c.box_before()]);
    let [a, b, c] = [x[0].or3(x[3], x[6]), x[1].or3(x[4], x[7]), x[2].or3(x[5], x[8])];
    let columns =
        arranged([a.next_band(), b.next_band(), c.next_band()], [a.band_before(), b.band_before(), c.band_before()]);
    for (n, x) in x.iter_mut().enumerate() {
        *x = x.and3(rows[n / 3], columns[n % 3]);
    }
}

/// Returns the places of a digit in a line of its box for which the next box and the one before have it in the other two lines.
#[inline(always)]
fn arranged<V: Vector>([a, b, c]: [V; 3], [p, q, r]: [V; 3]) -> [V; 3] {
    [b.and(r).or_both(c, q), c.and(p).or_both(a, r), a.and(q).or_both(b, p)]
}
