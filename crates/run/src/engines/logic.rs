//! Logic: solves a board as people do, one deduction after another. On classic boards it guesses where nothing follows; on others it
//! ends there.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use sudoku_board::{Board, Candidate, Cell, Value, Values};
use sudoku_solve::fast::Solver;
use sudoku_solve::search::background::Answers;
use sudoku_solve::search::{Counts, Failure, Level, Need, Question, Reason, Rest, Rewind, Search, Step};
use sudoku_techniques::{Contradiction, Deduction, Position, Steps, Technique};

/// A deduction and the position in which it was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundDeduction {
    /// The deduction, with its reason.
    pub deduction: Deduction,
    /// The position before the deduction.
    pub before: Position,
}

/// A digit on the board.
#[derive(Clone, Debug)]
struct StackEntry {
    cell: Cell,
    digit: Value,
    /// For a guess: the cell's other digits yet to try, and the position before the guess.
    assumed: Option<(Values, Box<Position>)>,
}

/// The phase of the algorithm, which decides the next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// Look for the next deduction.
    Examine,
    /// Place the digits of the last deduction, starting with this one.
    Place(usize),
    /// Guess the first of these digits.
    Assume(Cell, Values),
    /// Take back the last digit.
    Retract(Failure),
    Done,
}

/// The data that all copies of a search share.
#[derive(Default, Debug)]
struct SharedData {
    /// The deductions at the points where singles make no progress; `None` where no technique helps.
    answers: Answers<Option<Arc<FoundDeduction>>>,
    /// The solving path up to the last answer, kept to continue from there.
    steps: Mutex<Option<Steps>>,
    /// True if there is one solution, so that techniques may rely on it.
    is_unique: OnceLock<bool>,
}

/// Logic as an iterator of steps: the techniques of [`sudoku_techniques`], always the easiest one that makes progress.
///
/// If a classic board has one solution, it never guesses, because its last technique is trial and error. If there are several and
/// nothing more follows, it tries each digit of the cell with the fewest candidates in turn. On boards of other rules, where the
/// techniques may not suffice, it ends instead: see [`Logic::gave_up`].
///
/// A deduction may take a few milliseconds. [`Search::ask_in_background`] leaves the work to another thread. A copy of the search
/// does not look again for what was already found.
#[derive(Clone, Debug)]
pub struct Logic {
    start: Arc<Board>,
    position: Box<Position>,
    stack: Vec<StackEntry>,
    shared: Arc<SharedData>,
    /// The number of answers used so far.
    used_answers: usize,
    /// The number of deductions made so far.
    deductions: usize,
    on_worker_thread: bool,
    /// The last deduction, as long as steps belong to it.
    last_deduction: Option<Arc<FoundDeduction>>,
    phase: Phase,
    gave_up: bool,
    counts: Counts,
}

impl Logic {
    /// Creates a search on the board.
    pub fn new(board: &Board) -> Logic {
        let position = Position::of(board);
        let phase = if position.is_ok() { Phase::Examine } else { Phase::Done };
        Logic {
            start: Arc::new(board.clone()),
            position: Box::new(position.unwrap_or_default()),
            stack: Vec::new(),
            shared: Arc::default(),
            used_answers: 0,
            deductions: 0,
            on_worker_thread: false,
            last_deduction: None,
            phase,
            gave_up: false,
            counts: Counts::default(),
        }
    }

    /// Returns the current digits and candidates.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the deduction that the last step belongs to, if any.
    pub fn deduction(&self) -> Option<&FoundDeduction> {
        self.last_deduction.as_deref()
    }

    /// Returns true if the search has ended because no technique applies, although a solution is still possible.
    pub fn gave_up(&self) -> bool {
        self.gave_up
    }

    /// Returns the number of deductions made, including those taken back.
    pub fn deductions(&self) -> usize {
        self.deductions
    }

    /// Finds a deduction and makes its first step, or reports that there is none. Returns `None` if the answer is not known
    /// yet.
    fn examine(&mut self) -> Option<Step> {
        if self.position.is_full() {
            self.phase = Phase::Retract(Failure::Found);
            return Some(Step::Solution);
        }
        if let Some(contradiction) = self.position.contradiction() {
            // Only a need that is not met can be shown.
            let Some(need) = unmet(contradiction) else {
                self.phase = Phase::Done;
                return None;
            };
            self.phase = Phase::Retract(Failure::Exhausted(need));
            return Some(Step::Look { need, options: 0 });
        }
        if let Some(single) = single(&self.position) {
            return self
                .start_deduction(Arc::new(FoundDeduction { deduction: single, before: (*self.position).clone() }));
        }
        if !self.on_worker_thread
            && let Some(question) = self.question()
        {
            question.work_out();
        }
        let answer = self.shared.answers.get(self.used_answers)?;
        self.used_answers += 1;
        match answer {
            Some(found) => self.start_deduction(found),
            None if !self.start.rules().is_classic() => {
                (self.phase, self.gave_up) = (Phase::Done, true);
                None
            }
            None => {
                let fewest = |cell: &Cell| self.position.candidates(*cell).len();
                let cell = self.position.blanks().iter().min_by_key(fewest)?;
                let digits = self.position.candidates(cell);
                self.phase = Phase::Assume(cell, digits);
                Some(Step::Look { need: Need::Cell(cell), options: digits.len() as u8 })
            }
        }
    }

    /// Makes the first step of a deduction. All its eliminations are one step; then each placement is a step.
    fn start_deduction(&mut self, found: Arc<FoundDeduction>) -> Option<Step> {
        self.deductions += 1;
        let gone = found.deduction.eliminations.iter().filter(|gone| self.position.has(**gone)).count();
        found.deduction.eliminations.iter().for_each(|gone| self.position.eliminate(*gone));
        self.phase = Phase::Place(0);
        self.last_deduction = Some(found);
        if gone > 0 { Some(Step::Strike(gone as u16)) } else { self.step() }
    }

    fn place(&mut self, placed: Candidate, reason: Reason, assumed: Option<(Values, Box<Position>)>) -> Step {
        let Candidate { cell, value: digit } = placed;
        self.position.place(placed);
        self.stack.push(StackEntry { cell, digit, assumed });
        Step::Place { cell, digit, reason }
    }

    fn step(&mut self) -> Option<Step> {
        match self.phase {
            Phase::Examine => self.examine(),
            Phase::Place(number) => {
                let deduction = self.last_deduction.as_ref().map(|found| &found.deduction);
                let placed = deduction.and_then(|of| Some((*of.placements.get(number)?, reason(of))));
                self.phase = if placed.is_some() { Phase::Place(number + 1) } else { Phase::Examine };
                match placed.filter(|(placed, _)| self.position.has(*placed)) {
                    Some((placed, reason)) => Some(self.place(placed, reason, None)),
                    None => self.step(),
                }
            }
            Phase::Assume(cell, mut rest) => {
                let digit = rest.take_first()?;
                self.phase = Phase::Examine;
                let before = self.position.clone();
                Some(self.place(Candidate { cell, value: digit }, Reason::Assumed, Some((rest, before))))
            }
            Phase::Retract(failure) => {
                let Some(StackEntry { cell, digit, assumed }) = self.stack.pop() else {
                    self.phase = Phase::Done;
                    return None;
                };
                self.phase = match assumed {
                    Some((rest, before)) => {
                        self.position = before;
                        match rest.is_empty() {
                            true => Phase::Retract(Failure::Exhausted(Need::Cell(cell))),
                            false => Phase::Assume(cell, rest),
                        }
                    }
                    None => {
                        // The eliminations since the guess are undone with it.
                        self.position = Position::of(&self.board()).map(Box::new).unwrap_or_default();
                        Phase::Retract(failure.passed_on())
                    }
                };
                Some(Step::Retract { cell, digit, failure })
            }
            Phase::Done => None,
        }
    }
}

/// Returns the need that the contradiction leaves unmet.
fn unmet(contradiction: Contradiction) -> Option<Need> {
    match contradiction {
        Contradiction::NoCandidate(cell) => Some(Need::Cell(cell)),
        Contradiction::NoPlace(house, digit) => Some(Need::Place(house, digit)),
        Contradiction::Conflict(_) | Contradiction::Broken(_) | Contradiction::NoCombination(_) => None,
    }
}

/// Returns the next single, which is quick to find.
fn single(position: &Position) -> Option<Deduction> {
    Steps::of(position.clone(), false).up_to(Technique::HiddenSingle).next()
}

/// Returns the reason for which the deduction places a digit.
fn reason(deduction: &Deduction) -> Reason {
    match (deduction.technique, &deduction.placements[..], deduction.why.base.first()) {
        (Technique::NakedSingle, [placed], _) => Reason::Only(Need::Cell(placed.cell)),
        (Technique::FullHouse | Technique::HiddenSingle, [placed], Some(house)) => {
            Reason::Only(Need::Place(*house, placed.value))
        }
        _ => Reason::Deduced,
    }
}

impl SharedData {
    /// Finds the next deduction after singles have failed, and stores it as the answer with that number.
    fn find_deduction(&self, start: &Board, position: &Position, number: usize) {
        // Techniques rely on it on classic boards alone.
        let is_unique = || start.classic().is_some_and(|grid| Solver::new().is_unique(&grid));
        let is_unique = *self.is_unique.get_or_init(is_unique);
        let found = if is_unique || has_wrong_candidate(position) {
            let mut steps = self.steps.lock().unwrap_or_else(PoisonError::into_inner);
            let steps = steps.get_or_insert_with(|| Steps::of(position.clone(), is_unique));
            steps.go_on_from(position);
            steps.next().map(|deduction| Arc::new(FoundDeduction { deduction, before: position.clone() }))
        } else {
            None
        };
        self.answers.push(number, found);
    }
}

/// Returns true if at least one candidate is in no solution, as far as that is found out quickly: on classic boards. If all are in
/// solutions, no technique can find anything.
fn has_wrong_candidate(position: &Position) -> bool {
    let candidates = || position.blanks().iter().flat_map(|cell| Candidate::all_in(cell, position.candidates(cell)));
    position.classic().is_none_or(|grid| {
        let mut solver = Solver::new();
        candidates().any(|candidate| {
            let mut with = grid;
            with.put(candidate.cell, Some(candidate.value));
            solver.count(&with, 1) == 0
        })
    })
}

impl Iterator for Logic {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.step()?;
        if !matches!(step, Step::Strike(_) | Step::Place { reason: Reason::Only(_) | Reason::Deduced, .. }) {
            self.last_deduction = None;
        }
        self.counts.note(&step, self.stack.len());
        Some(step)
    }
}

impl Rewind for Logic {
    fn depth(&self) -> usize {
        self.stack.len()
    }

    fn heap_bytes(&self) -> usize {
        let assumed = self.stack.iter().filter(|placed| placed.assumed.is_some()).count();
        self.stack.len() * size_of::<StackEntry>() + (assumed + 1) * size_of::<Position>() + size_of::<FoundDeduction>()
    }

    fn waits(&self) -> bool {
        self.on_worker_thread && self.question().is_some()
    }
}

impl Search for Logic {
    fn start(&self) -> &Board {
        &self.start
    }

    fn counts(&self) -> Counts {
        self.counts
    }

    fn levels(&self) -> Vec<Level> {
        let level = |placed: &StackEntry| {
            let rest = placed.assumed.as_ref().map_or(Values::EMPTY, |(rest, _)| *rest);
            Level { cell: placed.cell, digit: placed.digit, rest: Rest::Digits(rest) }
        };
        self.stack.iter().map(level).collect()
    }

    fn is_done(&self) -> bool {
        self.phase == Phase::Done
    }

    fn ask_in_background(&mut self) {
        self.on_worker_thread = true;
    }

    fn question(&self) -> Option<Question> {
        let position = &self.position;
        let is_open = self.phase == Phase::Examine
            && self.shared.answers.get(self.used_answers).is_none()
            && !position.is_full()
            && position.contradiction().is_none()
            && single(position).is_none();
        is_open.then(|| {
            let (shared, start, position, number) =
                (self.shared.clone(), self.start.clone(), position.clone(), self.used_answers);
            Question::new(move || shared.find_deduction(&start, &position, number))
        })
    }
}
