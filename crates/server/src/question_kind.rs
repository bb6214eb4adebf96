//! The questions about a puzzle: their options, and their answers as JSON.

use super::topics::{self, COUNT_LIMIT, Topic};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sudoku_answers::{
    BoardDescription, CheckOptions, CheckResult, ConversionResult, CountResult, Explanation, ExplanationData, Hint,
    InterruptibleSolver, RatingData, Refusal, SolveResult, StartingPosition,
};
use sudoku_board::formats::{self, Puzzle};
use sudoku_board::notation::{Notation, Piece, ReadError, Reading};

/// The options of a question, which are those of its topic.
pub(super) trait QuestionOptions: DeserializeOwned {
    const TOPIC: &Topic;
}

/// A question about a puzzle.
pub(super) trait QuestionKind: QuestionOptions + Send + Sync + 'static {
    type Answer: Serialize + Send + 'static;

    /// Answers the question.
    fn answer(&self, solver: &mut InterruptibleSolver, reading: &Reading) -> Result<Self::Answer, Refusal>;

    /// Answers the question for a board that is not a classic one.
    fn answer_board(&self, solver: &mut InterruptibleSolver, puzzle: &Puzzle) -> Result<Self::Answer, Refusal>;

    /// Answers the question for a puzzle that cannot be read.
    fn answer_unreadable(&self, _text: &str, reason: ReadError) -> Result<Self::Answer, Refusal> {
        Err(reason.into())
    }

    /// Reads the puzzle and answers the question.
    fn ask(&self, solver: &mut InterruptibleSolver, text: &str) -> Result<Self::Answer, Refusal> {
        solver.check_stop()?;
        match Reading::of(text) {
            Ok(reading) => self.answer(solver, &reading),
            Err(_) if formats::begins_as_board(text) => {
                let puzzle = formats::read(text)?;
                let reading = puzzle.reading();
                match reading.as_ref().map(|reading| (reading, reading.board.conflict())) {
                    Some((_, Some(conflict))) => Err(conflict.into()),
                    Some((reading, None)) => self.answer(solver, reading),
                    None => self.answer_board(solver, &puzzle),
                }
            }
            Err(reason) => self.answer_unreadable(text, reason),
        }
    }
}

/// A request for the solution.
#[derive(Deserialize)]
pub(super) struct SolveQuestion {}

impl QuestionOptions for SolveQuestion {
    const TOPIC: &Topic = &topics::SOLVE;
}

impl QuestionKind for SolveQuestion {
    type Answer = SolveResult;

    fn answer(&self, solver: &mut InterruptibleSolver, reading: &Reading) -> Result<SolveResult, Refusal> {
        SolveResult::of(solver, &reading.board)
    }

    fn answer_board(&self, solver: &mut InterruptibleSolver, puzzle: &Puzzle) -> Result<Self::Answer, Refusal> {
        SolveResult::of_board(solver, puzzle)
    }
}

/// A request for the number of solutions.
#[derive(Deserialize)]
pub(super) struct CountQuestion {
    limit: Option<u64>,
}

impl QuestionOptions for CountQuestion {
    const TOPIC: &Topic = &topics::COUNT;
}

impl QuestionKind for CountQuestion {
    type Answer = CountResult;

    fn answer(&self, solver: &mut InterruptibleSolver, reading: &Reading) -> Result<CountResult, Refusal> {
        CountResult::of(solver, &reading.board, self.limit.unwrap_or(COUNT_LIMIT))
    }

    fn answer_board(&self, solver: &mut InterruptibleSolver, puzzle: &Puzzle) -> Result<Self::Answer, Refusal> {
        CountResult::of_board(solver, puzzle, self.limit.unwrap_or(COUNT_LIMIT))
    }
}

/// A request to check whether the puzzle is valid, unique, minimal or solved.
#[derive(Deserialize)]
pub(super) struct CheckQuestion {}

impl QuestionOptions for CheckQuestion {
    const TOPIC: &Topic = &topics::CHECK;
}

impl QuestionKind for CheckQuestion {
    type Answer = CheckResult;

    fn answer(&self, solver: &mut InterruptibleSolver, reading: &Reading) -> Result<CheckResult, Refusal> {
        Ok(CheckResult::of(solver, CheckOptions::ALL, &reading.board, Some(reading))?)
    }

    fn answer_board(&self, solver: &mut InterruptibleSolver, puzzle: &Puzzle) -> Result<Self::Answer, Refusal> {
        Ok(CheckResult::of_board(solver, CheckOptions::ALL, puzzle)?)
    }

    fn answer_unreadable(&self, text: &str, reason: ReadError) -> Result<CheckResult, Refusal> {
        match (&reason, Piece::of(text).digits()) {
            (ReadError::Conflict(conflict), Ok(grid)) => Ok(CheckResult::broken(&grid, conflict)),
            _ => Err(reason.into()),
        }
    }
}

/// A request for the rating of the puzzle.
#[derive(Deserialize)]
pub(super) struct RateQuestion {}

impl QuestionOptions for RateQuestion {
    const TOPIC: &Topic = &topics::RATE;
}

impl QuestionKind for RateQuestion {
    type Answer = RatingData;

    fn answer(&self, solver: &mut InterruptibleSolver, reading: &Reading) -> Result<RatingData, Refusal> {
        let start = start(solver, reading)?;
        RatingData::of(solver, &start)
    }

    fn answer_board(&self, solver: &mut InterruptibleSolver, puzzle: &Puzzle) -> Result<Self::Answer, Refusal> {
        let start = StartingPosition::of_board(solver, puzzle)?;
        RatingData::of(solver, &start)
    }
}

/// A request for the steps by which a person would solve the puzzle.
#[derive(Deserialize)]
pub(super) struct ExplainQuestion {
    until: Option<u64>,
    #[serde(default)]
    candidates: bool,
}

impl ExplainQuestion {
    fn until(&self) -> usize {
        self.until.and_then(|until| usize::try_from(until).ok()).unwrap_or(usize::MAX)
    }
}

impl QuestionOptions for ExplainQuestion {
    const TOPIC: &Topic = &topics::EXPLAIN;
}

impl QuestionKind for ExplainQuestion {
    type Answer = ExplanationData;

    fn answer(&self, solver: &mut InterruptibleSolver, reading: &Reading) -> Result<Self::Answer, Refusal> {
        let start = start(solver, reading)?;
        Ok(Explanation::of(solver, &start, self.until())?.data(self.candidates))
    }

    fn answer_board(&self, solver: &mut InterruptibleSolver, puzzle: &Puzzle) -> Result<Self::Answer, Refusal> {
        let start = StartingPosition::of_board(solver, puzzle)?;
        Ok(Explanation::of(solver, &start, self.until())?.data(self.candidates))
    }
}

/// A request for the step that a person would find next.
#[derive(Deserialize)]
pub(super) struct HintQuestion {}

impl QuestionOptions for HintQuestion {
    const TOPIC: &Topic = &topics::HINT;
}

impl QuestionKind for HintQuestion {
    type Answer = Hint;

    fn answer(&self, solver: &mut InterruptibleSolver, reading: &Reading) -> Result<Hint, Refusal> {
        Hint::of(&start(solver, reading)?)
    }

    fn answer_board(&self, solver: &mut InterruptibleSolver, puzzle: &Puzzle) -> Result<Self::Answer, Refusal> {
        Hint::of(&StartingPosition::of_board(solver, puzzle)?)
    }
}

/// A request for what a program needs to draw the board.
#[derive(Deserialize)]
pub(super) struct DescribeQuestion {
    #[serde(default)]
    picture: bool,
}

impl QuestionOptions for DescribeQuestion {
    const TOPIC: &Topic = &topics::DESCRIBE;
}

impl QuestionKind for DescribeQuestion {
    type Answer = BoardDescription;

    fn answer(&self, _: &mut InterruptibleSolver, reading: &Reading) -> Result<BoardDescription, Refusal> {
        BoardDescription::of(&reading.all().into(), self.picture)
    }

    fn answer_board(&self, _: &mut InterruptibleSolver, puzzle: &Puzzle) -> Result<Self::Answer, Refusal> {
        BoardDescription::of(puzzle, self.picture)
    }
}

/// A request for the puzzle in another notation.
#[derive(Deserialize)]
pub(super) struct ConvertQuestion {
    to: Option<Notation>,
}

impl QuestionOptions for ConvertQuestion {
    const TOPIC: &Topic = &topics::CONVERT;
}

impl QuestionKind for ConvertQuestion {
    type Answer = ConversionResult;

    fn answer(&self, _: &mut InterruptibleSolver, reading: &Reading) -> Result<ConversionResult, Refusal> {
        Ok(ConversionResult::of(reading, self.to.unwrap_or(Notation::Line)))
    }

    fn answer_board(&self, _: &mut InterruptibleSolver, puzzle: &Puzzle) -> Result<Self::Answer, Refusal> {
        self.to.map_or_else(|| Ok(ConversionResult::of_board(puzzle)), |to| Err(Refusal::NotationUnsupported(to)))
    }
}

fn start(solver: &mut InterruptibleSolver, reading: &Reading) -> Result<StartingPosition, Refusal> {
    StartingPosition::of(solver, &reading.board, Some(reading))
}
