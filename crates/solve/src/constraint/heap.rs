//! The order in which variables are tried: those that took part in the most recent conflicts come first.

/// A binary heap of variables, the most active one on top.
#[derive(Clone, Debug)]
pub struct Heap {
    heap: Vec<u32>,
    /// The index of each variable in the heap; `OUT` if it is not in it.
    places: Vec<u32>,
    activity: Vec<f64>,
    step: f64,
}

const OUT: u32 = u32::MAX;

/// The factor by which past activity decays.
const DECAY: f64 = 0.95;

impl Heap {
    /// Creates a heap that contains this many variables.
    pub fn new(variables: usize) -> Heap {
        let all: Vec<u32> = (0..variables as u32).collect();
        Heap { heap: all.clone(), places: all, activity: vec![0.0; variables], step: 1.0 }
    }

    /// Removes and returns the most active variable.
    pub fn pop(&mut self) -> Option<usize> {
        let top = *self.heap.first()?;
        let last = self.heap.pop()?;
        self.places[top as usize] = OUT;
        if last != top {
            self.heap[0] = last;
            self.places[last as usize] = 0;
            self.sink(0);
        }
        Some(top as usize)
    }

    /// Inserts a variable, unless it is already in the heap.
    pub fn insert(&mut self, variable: usize) {
        if self.places[variable] == OUT {
            self.places[variable] = self.heap.len() as u32;
            self.heap.push(variable as u32);
            self.rise(self.heap.len() - 1);
        }
    }

    /// Increases the activity of a variable that took part in a conflict.
    pub fn raise(&mut self, variable: usize) {
        self.activity[variable] += self.step;
        if self.activity[variable] > 1e100 {
            self.activity.iter_mut().for_each(|activity| *activity *= 1e-100);
            self.step *= 1e-100;
        }
        if self.places[variable] != OUT {
            self.rise(self.places[variable] as usize);
        }
    }

    /// Lets later activity count more than earlier activity.
    pub fn decay(&mut self) {
        self.step /= DECAY;
    }

    fn at(&self, place: usize) -> f64 {
        self.activity[self.heap[place] as usize]
    }

    fn swap(&mut self, one: usize, other: usize) {
        self.heap.swap(one, other);
        self.places[self.heap[one] as usize] = one as u32;
        self.places[self.heap[other] as usize] = other as u32;
    }

    fn rise(&mut self, mut place: usize) {
        while place > 0 && self.at(place) > self.at((place - 1) / 2) {
            self.swap(place, (place - 1) / 2);
            place = (place - 1) / 2;
        }
    }

    fn sink(&mut self, mut place: usize) {
        loop {
            let below = [2 * place + 1, 2 * place + 2].into_iter().filter(|&child| child < self.heap.len());
            let Some(child) = below.reduce(|one, other| if self.at(other) > self.at(one) { other } else { one }) else {
                return;
            };
            if self.at(child) <= self.at(place) {
                return;
            }
            self.swap(place, child);
            place = child;
        }
    }
}
