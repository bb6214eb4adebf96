//! Exercises: a position, everything that a technique finds in it, and the check of the player's marks.

use sudoku_board::{Board, Candidate};
use sudoku_solve::constraint;
use sudoku_techniques::{Deduction, Position, Technique};

/// A position in which a technique is the next one to use, and everything that it finds there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exercise {
    technique: Technique,
    position: Position,
    solution: Board,
    deductions: Vec<Deduction>,
}

/// The result of checking the player's marks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verdict {
    /// The index of the deduction that the marks belong to: the one with the most marks.
    pub deduction: Option<usize>,
    /// Marks that the technique shows.
    pub right: Vec<Candidate>,
    /// Marks that are wrong.
    pub wrong: Vec<Candidate>,
    /// Marks that are true, but that the technique does not show.
    pub unshown: Vec<Candidate>,
    /// Candidates of the deduction that were not marked.
    pub missed: Vec<Candidate>,
}

impl Verdict {
    /// Returns true if something was found and nothing else was marked.
    pub fn is_found(&self) -> bool {
        !self.right.is_empty() && self.wrong.is_empty() && self.unshown.is_empty()
    }
}

impl Exercise {
    /// Creates an exercise for the technique in this position; `None` if it finds nothing there, or if there is no solution.
    pub fn at(technique: Technique, position: Position) -> Option<Exercise> {
        let mut deductions = technique.every(&position);
        let links = |deduction: &Deduction| deduction.why.chains.iter().map(|chain| chain.links.len()).sum::<usize>();
        let placed = |deduction: &Deduction| deduction.why.nets.iter().map(|net| net.placed.len()).sum::<usize>();
        deductions.sort_by_key(|deduction| links(deduction) + placed(deduction));
        let solution = constraint::solve(&position.board())?;
        (!deductions.is_empty()).then_some(Exercise { technique, position, solution, deductions })
    }

    /// Returns the technique to find.
    pub fn technique(&self) -> Technique {
        self.technique
    }

    /// Returns the only solution of the position.
    pub fn solution(&self) -> &Board {
        &self.solution
    }

    /// Returns the position in which to find it.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns everything that the technique finds there, the simplest first. There is at least one deduction.
    pub fn deductions(&self) -> &[Deduction] {
        &self.deductions
    }

    /// Returns true if the values to place have to be marked, and false if the candidates to eliminate have to be marked.
    pub fn places(&self) -> bool {
        self.deductions.iter().all(|deduction| !deduction.placements.is_empty())
    }

    /// Returns the candidates to mark for a deduction. If candidates have to be eliminated and this deduction places a value,
    /// these are the other candidates of its cell.
    pub fn goal(&self, deduction: &Deduction) -> Vec<Candidate> {
        if self.places() {
            return deduction.placements.clone();
        }
        let others = |&Candidate { cell, value }: &Candidate| {
            let mut others = self.position.candidates(cell);
            others.remove(value);
            Candidate::all_in(cell, others)
        };
        let mut goal = deduction.eliminations.clone();
        goal.extend(deduction.placements.iter().flat_map(others));
        goal.sort_unstable();
        goal.dedup();
        goal
    }

    /// Checks these marks. Everything that the technique shows is right, whether one deduction shows it or several.
    pub fn check(&self, marked: &[Candidate]) -> Verdict {
        let goals: Vec<Vec<Candidate>> = self.deductions.iter().map(|deduction| self.goal(deduction)).collect();
        let hits = |goal: &[Candidate]| goal.iter().filter(|candidate| marked.contains(candidate)).count();
        // Prefer the most marks, then the fewest missing candidates, then the first deduction.
        let best = goals
            .iter()
            .enumerate()
            .filter(|(_, goal)| hits(goal) > 0)
            .max_by_key(|(place, goal)| (hits(goal), std::cmp::Reverse((goal.len(), *place))));
        let mut verdict = Verdict { deduction: best.map(|(place, _)| place), ..Verdict::default() };
        for &candidate in marked {
            let is_solution = self.solution.get(candidate.cell) == Some(candidate.value);
            let kind = match () {
                () if goals.iter().any(|goal| goal.contains(&candidate)) => &mut verdict.right,
                () if is_solution == self.places() => &mut verdict.unshown,
                () => &mut verdict.wrong,
            };
            kind.push(candidate);
        }
        let left = best.into_iter().flat_map(|(_, goal)| goal).filter(|candidate| !marked.contains(candidate));
        verdict.missed.extend(left);
        verdict
    }
}
