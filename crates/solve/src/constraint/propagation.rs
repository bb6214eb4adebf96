//! Constraint propagation: removes values until nothing more follows.

use super::model::{Constraint, Model, Pair};

/// The values that are left for each cell.
#[derive(Clone, Debug)]
pub struct State {
    /// The values of each cell.
    pub values: Vec<u32>,
    /// The places for each value in each house.
    pub places: Vec<u32>,
    /// The cells that have each value, as sets.
    pub has: Vec<u64>,
}

impl State {
    pub fn copy_from(&mut self, other: &State) {
        self.values.copy_from_slice(&other.values);
        self.places.copy_from_slice(&other.places);
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
    /// The houses and values that have few places left.
    few: Vec<(u16, u8)>,
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
        Propagation { waiting: vec![0; model.words], placed: Vec::new(), few: Vec::new(), kept: Vec::new() }
    }

    /// Creates the first state, with every constraint in the queue.
    pub fn begin(&mut self, model: &Model, start: &[u32]) -> Result<State, Failure> {
        for number in 0..model.constraints.len() {
            self.waiting[number / 64] |= 1 << (number % 64);
        }
        let all = ((1_u64 << model.side) - 1) as u32;
        let values = vec![all; start.len()];
        let places = vec![all; model.houses.len() * model.side];
        let mut all_cells = vec![u64::MAX; model.cell_words];
        if !values.len().is_multiple_of(64) {
            all_cells[model.cell_words - 1] = (1 << (values.len() % 64)) - 1;
        }
        let mut state = State { values, places, has: all_cells.repeat(model.side) };
        for (cell, &bits) in (0..).zip(start) {
            self.remove(model, &mut state, cell, !bits)?;
        }
        Ok(state)
    }

    /// Removes values from a cell.
    #[inline(always)]
    fn remove(&mut self, model: &Model, state: &mut State, cell: u16, bits: u32) -> Holds {
        if state.values[usize::from(cell)] & bits == 0 { Ok(()) } else { self.remove_some(model, state, cell, bits) }
    }

    fn remove_some(&mut self, model: &Model, state: &mut State, cell: u16, bits: u32) -> Holds {
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
        let members = &model.members[usize::from(cell)];
        while gone != 0 {
            let value = gone.trailing_zeros();
            gone &= gone - 1;
            state.has[value as usize * model.cell_words + usize::from(cell / 64)] &= !(1 << (cell % 64));
            for member in members {
                let at = member.places + value;
                let places = &mut state.places[at as usize];
                *places &= !member.bit;
                // At most three places.
                let mut more = *places & places.wrapping_sub(1);
                more &= more.wrapping_sub(1);
                if more & more.wrapping_sub(1) == 0 {
                    if *places == 0 {
                        return Err(Failure::House(member.house));
                    }
                    self.few.push((member.house, value as u8));
                }
            }
        }
        Ok(())
    }

    /// Removes values from a cell, and derives all consequences.
    pub fn take(&mut self, model: &Model, state: &mut State, cell: u16, bits: u32) -> Holds {
        let result = self.remove(model, state, cell, bits);
        if result.is_err() {
            self.forget();
        }
        result.and_then(|()| self.run(model, state))
    }

    /// Continues until nothing more follows. The error is the constraint, house or cell that cannot hold.
    pub fn run(&mut self, model: &Model, state: &mut State) -> Holds {
        let result = self.work(model, state);
        if result.is_err() {
            self.forget();
        }
        result
    }

    /// Empties the queue.
    fn forget(&mut self) {
        self.placed.clear();
        self.few.clear();
        self.waiting.fill(0);
    }

    fn work(&mut self, model: &Model, state: &mut State) -> Holds {
        loop {
            if let Some(cell) = self.placed.pop() {
                let bits = state.values[usize::from(cell)];
                for &peer in &model.peers[usize::from(cell)] {
                    self.remove(model, state, peer, bits)?;
                }
            } else if let Some((house, value)) = self.few.pop() {
                self.look_at_house(model, state, house, value)?;
            } else {
                let next = (0..).zip(&mut self.waiting).find(|(_, waiting)| **waiting != 0);
                let Some((word, waiting)) = next else { return Ok(()) };
                let number = 64 * word + waiting.trailing_zeros();
                *waiting &= *waiting - 1;
                let held = self.look_at(model, state, &model.constraints[number as usize]);
                held.map_err(|failed| failed.unwrap_or(Failure::Constraint(number)))?;
            }
        }
    }

    /// Handles a value with few places in a house: one place, or several that are all in another house.
    #[inline]
    fn look_at_house(&mut self, model: &Model, state: &mut State, number: u16, value: u8) -> Holds {
        let house = &model.houses[usize::from(number)];
        let places = state.places[usize::from(number) * model.side + usize::from(value)];
        if places.is_power_of_two() {
            let cell = house[places.trailing_zeros() as usize];
            return self.remove(model, state, cell, !(1 << value));
        }
        let mut cells = [0; 3];
        let (mut count, mut left) = (0, places);
        while left != 0 {
            cells[count] = house[left.trailing_zeros() as usize];
            left &= left - 1;
            count += 1;
        }
        self.remove_seen(model, state, &cells[..count], value)
    }

    /// Removes the value from every cell that sees all of these cells, one of which must have it.
    fn remove_seen(&mut self, model: &Model, state: &mut State, cells: &[u16], value: u8) -> Holds {
        let words = model.cell_words;
        for word in 0..words {
            let has = state.has[usize::from(value) * words + word];
            let mut gone = cells.iter().fold(has, |gone, &cell| gone & model.seen[usize::from(cell) * words + word]);
            while gone != 0 {
                let cell = 64 * word as u16 + gone.trailing_zeros() as u16;
                gone &= gone - 1;
                self.remove(model, state, cell, 1 << value)?;
            }
        }
        Ok(())
    }

    #[inline]
    fn look_at(&mut self, model: &Model, state: &mut State, constraint: &Constraint) -> Result<(), Option<Failure>> {
        match constraint {
            Constraint::EqualCells(same) => {
                let any = same.partners.iter().fold(0, |any, &cell| any | state.values[usize::from(cell)]);
                self.remove(model, state, same.cell, !any)?;
            }
            Constraint::Pair(pair) => self.pair(model, state, pair)?,
            Constraint::Cage(cage) => {
                let (possible, required) = cage.filter(&state.values).ok_or(None)?;
                let (mut once, mut twice) = (0, 0);
                for &cell in &cage.cells {
                    self.remove(model, state, cell, !possible)?;
                    let bits = state.values[usize::from(cell)];
                    twice |= once & bits;
                    once |= bits;
                }
                if required & !once != 0 {
                    return Err(None);
                }
                let single = required & once & !twice;
                if single != 0 {
                    for &cell in &cage.cells {
                        let bits = state.values[usize::from(cell)] & single;
                        if bits != 0 {
                            self.remove(model, state, cell, !bits)?;
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
                    self.remove_seen(model, state, &cells[..count], bit.trailing_zeros() as u8)?;
                }
            }
            Constraint::Linear(sum) => {
                let mut kept = std::mem::take(&mut self.kept);
                kept.clear();
                sum.filter(&state.values, |cell, bits| kept.push((cell, bits))).ok_or(None)?;
                kept.iter().try_for_each(|&(cell, bits)| self.remove(model, state, cell, !bits))?;
                self.kept = kept;
            }
        }
        Ok(())
    }

    fn pair(&mut self, model: &Model, state: &mut State, pair: &Pair) -> Holds {
        for (from, to) in [(0, 1), (1, 0)] {
            let mut left = state.values[usize::from(pair.cells[from])];
            let mut allowed = 0;
            while left != 0 {
                allowed |= pair.beside[from][left.trailing_zeros() as usize];
                left &= left - 1;
            }
            self.remove(model, state, pair.cells[to], !allowed)?;
        }
        Ok(())
    }
}
