//! Constraint propagation: removes values until nothing more follows.

use super::model::{Constraint, Model, Pair};

/// The values that are left for each cell.
#[derive(Clone, Debug)]
pub struct State {
    /// The values of each cell.
    pub values: Vec<u32>,
    /// The cells that have each value, as sets.
    pub has: Vec<u64>,
}

impl State {
    pub fn copy_from(&mut self, other: &State) {
        self.values.copy_from_slice(&other.values);
        self.has.copy_from_slice(&other.has);
    }
}

/// The queue of constraints to apply.
#[derive(Clone, Debug)]
pub struct Propagation {
    /// The constraints in the queue, as a set.
    waiting: Vec<u64>,
    /// The cells that have just got their final value.
    placed: Vec<u16>,
    /// The values that have lost places since their houses were last examined.
    lost: u32,
    /// For each value, the houses in which it has lost places, as a set.
    lost_in: Vec<u64>,
    /// The values that a sum leaves for its cells.
    kept: Vec<(u16, u32)>,
}

/// The cause of a failure.
#[derive(Clone, Copy, Debug)]
pub enum Failure {
    /// No value is left for this cell.
    Cell(u16),
    /// No place is left for a value in this house.
    House(u16),
    /// This constraint cannot hold.
    Constraint(u32),
}

type Holds = Result<(), Failure>;

impl Propagation {
    pub fn new(model: &Model) -> Propagation {
        Propagation {
            waiting: vec![0; model.words],
            placed: Vec::new(),
            lost: 0,
            lost_in: vec![0; model.side * model.house_words],
            kept: Vec::new(),
        }
    }

    /// Creates the first state, with every constraint in the queue.
    pub fn begin(&mut self, model: &Model, start: &[u32]) -> Result<State, Failure> {
        for number in 0..model.constraints.len() {
            self.waiting[number / 64] |= 1 << (number % 64);
        }
        let all = ((1_u64 << model.side) - 1) as u32;
        let values = vec![all; start.len()];
        let mut all_cells = vec![u64::MAX; model.cell_words];
        if !values.len().is_multiple_of(64) {
            all_cells[model.cell_words - 1] = (1 << (values.len() % 64)) - 1;
        }
        let mut state = State { values, has: all_cells.repeat(model.side) };
        for (cell, &bits) in (0..).zip(start) {
            self.remove::<0>(model, &mut state, cell, !bits)?;
        }
        Ok(state)
    }

    /// Removes values from a cell.
    #[inline(always)]
    fn remove<const W: usize>(&mut self, model: &Model, state: &mut State, cell: u16, bits: u32) -> Holds {
        if state.values[usize::from(cell)] & bits == 0 {
            Ok(())
        } else {
            self.remove_some::<W>(model, state, cell, bits)
        }
    }

    fn remove_some<const W: usize>(&mut self, model: &Model, state: &mut State, cell: u16, bits: u32) -> Holds {
        let values = &mut state.values[usize::from(cell)];
        let had = *values;
        let (mut gone, left) = (had & bits, had & !bits);
        *values = left;
        if left & left.wrapping_sub(1) == 0 {
            if left == 0 {
                return Err(Failure::Cell(cell));
            }
            self.placed.push(cell);
        }
        let on = if gone & (had & had.wrapping_neg() | 1 << (31 - had.leading_zeros())) != 0 {
            &model.on
        } else {
            &model.on_inner
        };
        let on = &on[usize::from(cell) * model.words..][..model.words];
        self.waiting.iter_mut().zip(on).for_each(|(waiting, on)| *waiting |= on);
        let (cell_words, house_words) = (cell_words::<W>(model), house_words::<W>(model));
        let houses = &model.houses_of[usize::from(cell) * house_words..][..house_words];
        self.lost |= gone;
        while gone != 0 {
            let value = gone.trailing_zeros();
            gone &= gone - 1;
            state.has[value as usize * cell_words + usize::from(cell / 64)] &= !(1 << (cell % 64));
            let lost_in = &mut self.lost_in[value as usize * house_words..][..house_words];
            lost_in.iter_mut().zip(houses).for_each(|(lost, houses)| *lost |= houses);
        }
        Ok(())
    }

    /// Removes values from a cell, and derives all consequences.
    pub fn take(&mut self, model: &Model, state: &mut State, cell: u16, bits: u32) -> Holds {
        let result = self.remove::<0>(model, state, cell, bits);
        if result.is_err() {
            self.forget();
        }
        result.and_then(|()| self.run(model, state))
    }

    /// Continues until nothing more follows. The error is the constraint, house or cell that cannot hold.
    pub fn run(&mut self, model: &Model, state: &mut State) -> Holds {
        let is_small = model.cell_words == 2 && model.house_words == 1;
        let result = if is_small { self.work::<2>(model, state) } else { self.work::<0>(model, state) };
        if result.is_err() {
            self.forget();
        }
        result
    }

    /// Empties the queue.
    fn forget(&mut self) {
        self.placed.clear();
        self.lost = 0;
        self.lost_in.fill(0);
        self.waiting.fill(0);
    }

    fn work<const W: usize>(&mut self, model: &Model, state: &mut State) -> Holds {
        loop {
            if let Some(cell) = self.placed.pop() {
                let value = state.values[usize::from(cell)].trailing_zeros() as u8;
                self.remove_seen::<W>(model, state, &[cell], value)?;
            } else if self.lost != 0 {
                self.look_at_value::<W>(model, state)?;
            } else {
                let next = (0..).zip(&mut self.waiting).find(|(_, waiting)| **waiting != 0);
                let Some((word, waiting)) = next else { return Ok(()) };
                let number = 64 * word + waiting.trailing_zeros();
                *waiting &= *waiting - 1;
                self.look_at::<W>(model, state, number).map_err(|_| Failure::Constraint(number))?;
            }
        }
    }

    /// Examines the houses in which a value has lost places, until it gets a place.
    fn look_at_value<const W: usize>(&mut self, model: &Model, state: &mut State) -> Holds {
        let value = self.lost.trailing_zeros() as u8;
        let words = house_words::<W>(model);
        for word in 0..words {
            let at = usize::from(value) * words + word;
            while self.lost_in[at] != 0 {
                let house = 64 * word as u16 + self.lost_in[at].trailing_zeros() as u16;
                self.lost_in[at] &= self.lost_in[at] - 1;
                self.look_at_house::<W>(model, state, house, value)?;
                if !self.placed.is_empty() {
                    return Ok(());
                }
            }
        }
        // It may have lost places again, in houses of an earlier word.
        if self.lost_in[usize::from(value) * words..][..words].iter().all(|&houses| houses == 0) {
            self.lost &= !(1 << value);
        }
        Ok(())
    }

    /// Handles a value with few places in a house: one place, or several that are all in another house.
    #[inline]
    fn look_at_house<const W: usize>(&mut self, model: &Model, state: &mut State, house: u16, value: u8) -> Holds {
        let words = cell_words::<W>(model);
        let has = &state.has[usize::from(value) * words..][..words];
        let of_house = &model.house_cells[usize::from(house) * words..][..words];
        let mut cells = [0; 3];
        let mut count = 0;
        for (word, (has, of_house)) in (0..).zip(has.iter().zip(of_house)) {
            let mut left = has & of_house;
            while left != 0 {
                let Some(cell) = cells.get_mut(count) else { return Ok(()) };
                *cell = 64 * word + left.trailing_zeros() as u16;
                count += 1;
                left &= left - 1;
            }
        }
        match count {
            0 => Err(Failure::House(house)),
            1 => self.remove::<W>(model, state, cells[0], !(1 << value)),
            _ => self.remove_seen::<W>(model, state, &cells[..count], value),
        }
    }

    /// Removes the value from every cell that sees all of these cells, one of which must have it.
    #[inline]
    fn remove_seen<const W: usize>(&mut self, model: &Model, state: &mut State, cells: &[u16], value: u8) -> Holds {
        let words = cell_words::<W>(model);
        for word in 0..words {
            let has = state.has[usize::from(value) * words + word];
            let mut gone = cells.iter().fold(has, |gone, &cell| gone & model.seen[usize::from(cell) * words + word]);
            while gone != 0 {
                let cell = 64 * word as u16 + gone.trailing_zeros() as u16;
                gone &= gone - 1;
                self.remove_some::<W>(model, state, cell, 1 << value)?;
            }
        }
        Ok(())
    }

    #[inline]
    fn look_at<const W: usize>(&mut self, model: &Model, state: &mut State, number: u32) -> Holds {
        let failed = Failure::Constraint(number);
        match &model.constraints[number as usize] {
            Constraint::EqualCells(same) => {
                let any = same.partners.iter().fold(0, |any, &cell| any | state.values[usize::from(cell)]);
                self.remove::<W>(model, state, same.cell, !any)?;
            }
            Constraint::Pair(pair) => self.pair::<W>(model, state, pair)?,
            Constraint::Cage(cage) => {
                let mut kept = [0; 25];
                let required = cage.filter(&state.values, &mut kept).ok_or(failed)?;
                let (mut once, mut twice) = (0, 0);
                for (&cell, kept) in cage.cells.iter().zip(kept) {
                    self.remove::<W>(model, state, cell, !kept)?;
                    let bits = state.values[usize::from(cell)];
                    twice |= once & bits;
                    once |= bits;
                }
                if required & !once != 0 {
                    return Err(failed);
                }
                let single = required & once & !twice;
                if single != 0 {
                    for &cell in &cage.cells {
                        let bits = state.values[usize::from(cell)] & single;
                        if bits != 0 {
                            self.remove::<W>(model, state, cell, !bits)?;
                        }
                    }
                }
                let mut open = required & twice;
                while open != 0 {
                    let bit = open & open.wrapping_neg();
                    open &= open - 1;
                    let mut cells = [0; 25];
                    let mut count = 0;
                    for &cell in &cage.cells {
                        if state.values[usize::from(cell)] & bit != 0 {
                            cells[count] = cell;
                            count += 1;
                        }
                    }
                    self.remove_seen::<W>(model, state, &cells[..count], bit.trailing_zeros() as u8)?;
                }
            }
            Constraint::Linear(sum) => {
                let mut kept = std::mem::take(&mut self.kept);
                kept.clear();
                sum.filter(&state.values, |cell, bits| kept.push((cell, bits))).ok_or(failed)?;
                kept.iter().try_for_each(|&(cell, bits)| self.remove::<W>(model, state, cell, !bits))?;
                self.kept = kept;
            }
        }
        Ok(())
    }

    fn pair<const W: usize>(&mut self, model: &Model, state: &mut State, pair: &Pair) -> Holds {
        for (from, to) in [(0, 1), (1, 0)] {
            let mut left = state.values[usize::from(pair.cells[from])];
            let mut allowed = 0;
            while left != 0 {
                allowed |= pair.beside[from][left.trailing_zeros() as usize];
                left &= left - 1;
            }
            self.remove::<W>(model, state, pair.cells[to], !allowed)?;
        }
        Ok(())
    }
}

/// Returns the number of words of a set of cells: `W`, or that of the model if `W` is 0. A small constant is faster.
#[inline(always)]
fn cell_words<const W: usize>(model: &Model) -> usize {
    if W == 0 { model.cell_words } else { W }
}

/// Returns the number of words of a set of houses: 1, or that of the model if `W` is 0.
#[inline(always)]
fn house_words<const W: usize>(model: &Model) -> usize {
    if W == 0 { model.house_words } else { 1 }
}
