//! The questions about a puzzle: their options, and their answers as JSON.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sudoku_answers::topics::{self, COUNT_LIMIT, Topic};
use sudoku_answers::{
    AnyPuzzle, BoardDescription, CheckOptions, CheckResult, ConversionResult, CountResult, Explanation,
    ExplanationData, Hint, InterruptibleSolver, RatingData, Refusal, SolveResult, StartingPosition,
};
use sudoku_board::formats;
use sudoku_board::notation::{Notation, Piece, ReadError, Reading};

/// The options of a question, which are those of its topic.
pub(super) trait QuestionOptions: DeserializeOwned {
    const TOPIC: &Topic;
}

/// A question about a puzzle.
pub(super) trait QuestionKind: QuestionOptions + Send + Sync + 'static {
    type Answer: Serialize + Send + 'static;

    /// Answers the question.
    fn answer(&self, solver: &mut InterruptibleSolver, puzzle: AnyPuzzle<'_>) -> Result<Self::Answer, Refusal>;

    /// Answers the question for a puzzle that cannot be read.
    fn answer_unreadable(&self, _text: &str, reason: ReadError) -> Result<Self::Answer, Refusal> {
        Err(reason.into())
    }

    /// Reads the puzzle and answers the question.
    fn ask(&self, solver: &mut InterruptibleSolver, text: &str) -> Result<Self::Answer, Refusal> {
        solver.check_stop()?;
        match Reading::of(text) {
            Ok(reading) => self.answer(solver, (&reading).into()),
            Err(_) if formats::begins_as_board(text) => {
                let puzzle = formats::read(text)?;
                let reading = puzzle.reading();
                match reading.as_ref().map(|reading| (reading, reading.board.conflict())) {
                    Some((_, Some(conflict))) => Err(conflict.into()),
                    Some((reading, None)) => self.answer(solver, reading.into()),
                    None => self.answer(solver, (&puzzle).into()),
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

    fn answer(&self, solver: &mut InterruptibleSolver, puzzle: AnyPuzzle<'_>) -> Result<SolveResult, Refusal> {
        SolveResult::of(solver, puzzle)
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

    fn answer(&self, solver: &mut InterruptibleSolver, puzzle: AnyPuzzle<'_>) -> Result<CountResult, Refusal> {
        CountResult::of(solver, puzzle, self.limit.unwrap_or(COUNT_LIMIT))
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

    fn answer(&self, solver: &mut InterruptibleSolver, puzzle: AnyPuzzle<'_>) -> Result<CheckResult, Refusal> {
        CheckResult::of(solver, CheckOptions::ALL, puzzle)
    }

    fn answer_unreadable(&self, text: &str, reason: ReadError) -> Result<CheckResult, Refusal> {
        match (&reason, Piece::of(text).digits()) {
            (ReadError::Conflict(conflict), Ok(grid)) => Ok(CheckResult::invalid((&grid).into(), &(*conflict).into())),
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

    fn answer(&self, solver: &mut InterruptibleSolver, puzzle: AnyPuzzle<'_>) -> Result<RatingData, Refusal> {
        let start = StartingPosition::of(solver, puzzle)?;
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

    fn answer(&self, solver: &mut InterruptibleSolver, puzzle: AnyPuzzle<'_>) -> Result<Self::Answer, Refusal> {
        let start = StartingPosition::of(solver, puzzle)?;
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

    fn answer(&self, solver: &mut InterruptibleSolver, puzzle: AnyPuzzle<'_>) -> Result<Hint, Refusal> {
        Hint::of(&StartingPosition::of(solver, puzzle)?)
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

    fn answer(&self, _: &mut InterruptibleSolver, puzzle: AnyPuzzle<'_>) -> Result<BoardDescription, Refusal> {
        BoardDescription::of(&puzzle.board(), self.picture)
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

    fn answer(&self, _: &mut InterruptibleSolver, puzzle: AnyPuzzle<'_>) -> Result<ConversionResult, Refusal> {
        ConversionResult::of(puzzle, self.to)
    }
}
