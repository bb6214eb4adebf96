//! An exercise: a position, all that a technique finds in it, and what came of what was marked.

use sudoku_board::classic::Board;
use sudoku_solve::fast;
use sudoku_techniques::{Candidate, Deduction, Position, Technique};

/// A position in which a technique is the next thing to find, and all that it finds there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exercise {
    technique: Technique,
    position: Position,
    solution: Board,
    deductions: Vec<Deduction>,
}

/// What came of what was marked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verdict {
    /// Which deduction it belongs to, by its place; the one of which most was marked.
    pub deduction: Option<usize>,
    /// What the technique shows.
    pub right: Vec<Candidate>,
    /// What is not true.
    pub wrong: Vec<Candidate>,
    /// What is true, and not shown by the technique.
    pub unshown: Vec<Candidate>,
    /// What that deduction tells besides.
    pub missed: Vec<Candidate>,
}

impl Verdict {
    /// Whether something was found, and nothing else was marked.
    pub fn is_found(&self) -> bool {
        !self.right.is_empty() && self.wrong.is_empty() && self.unshown.is_empty()
    }
}

impl Exercise {
    /// The exercise of that technique at that position; `None` if it finds nothing there, or if there is no solution.
    pub fn at(technique: Technique, position: Position) -> Option<Exercise> {
        let mut deductions = technique.every(&position);
        let links = |deduction: &Deduction| deduction.why.chains.iter().map(|chain| chain.links.len()).sum::<usize>();
        let placed = |deduction: &Deduction| deduction.why.nets.iter().map(|net| net.placed.len()).sum::<usize>();
        deductions.sort_by_key(|deduction| links(deduction) + placed(deduction));
        let solution = fast::solve(&position.board())?;
        (!deductions.is_empty()).then_some(Exercise { technique, position, solution, deductions })
    }

    /// What is to be found.
    pub fn technique(&self) -> Technique {
        self.technique
    }

    /// Where it is to be found.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// All that the technique finds there, the plainest first; one at least.
    pub fn deductions(&self) -> &[Deduction] {
        &self.deductions
    }

    /// Whether digits are to be marked that can be placed; else candidates that go.
    pub fn places(&self) -> bool {
        self.deductions.iter().all(|deduction| !deduction.placements.is_empty())
    }

    /// What is to be marked for a deduction. Where others eliminate, the other candidates of its cell go if it places a digit.
    pub fn goal(&self, deduction: &Deduction) -> Vec<Candidate> {
        if self.places() {
            return deduction.placements.clone();
        }
        let others = |&Candidate { cell, digit }: &Candidate| {
            let mut others = self.position.candidates(cell);
            others.remove(digit);
            Candidate::all_in(cell, others)
        };
        let mut goal = deduction.eliminations.clone();
        goal.extend(deduction.placements.iter().flat_map(others));
        goal.sort_unstable();
        goal.dedup();
        goal
    }

    /// What came of these marks. Whatever the technique shows is right, be it by one deduction or by several.
    pub fn check(&self, marked: &[Candidate]) -> Verdict {
        let goals: Vec<Vec<Candidate>> = self.deductions.iter().map(|deduction| self.goal(deduction)).collect();
        let hits = |goal: &[Candidate]| goal.iter().filter(|candidate| marked.contains(candidate)).count();
        // Of those of which as much was marked, the one of which the least is left; of these the first.
        let best = goals
            .iter()
            .enumerate()
            .filter(|(_, goal)| hits(goal) > 0)
            .max_by_key(|(place, goal)| (hits(goal), std::cmp::Reverse((goal.len(), *place))));
        let mut verdict = Verdict { deduction: best.map(|(place, _)| place), ..Verdict::default() };
        for &candidate in marked {
            let is_digit = self.solution.get(candidate.cell) == Some(candidate.digit);
            let kind = match () {
                () if goals.iter().any(|goal| goal.contains(&candidate)) => &mut verdict.right,
                () if is_digit == self.places() => &mut verdict.unshown,
                () => &mut verdict.wrong,
            };
            kind.push(candidate);
        }
        let left = best.into_iter().flat_map(|(_, goal)| goal).filter(|candidate| !marked.contains(candidate));
        verdict.missed.extend(left);
        verdict
    }
}
