//! Generates puzzles on classic and other boards.

use crate::errors::{GenerationError, unknown_kind};
use crate::puzzle::Puzzle;
use crate::watch::run_interruptibly;
use pyo3::prelude::*;
use std::fmt::Display;
use sudoku_kit::answers::{InterruptibleSolver, Refusal, technique_name};
use sudoku_kit::board_generator::{BoardKind, generate_while};
use sudoku_kit::generator::{Difficulty, Generator, GeneratorProgress, Givens, Needs, Options, Seed, Symmetry};
use sudoku_kit::techniques::{Level, Technique};

/// Returns the item with this name.
fn named<T: Copy, N: Display>(what: &str, name: &str, all: &[T], name_of: impl Fn(T) -> N) -> PyResult<T> {
    let found = all.iter().copied().find(|&item| name_of(item).to_string() == name);
    found.ok_or_else(|| {
        let names: Vec<String> = all.iter().map(|&item| name_of(item).to_string()).collect();
        GenerationError::new_err(format!("unknown {what} {name:?}; choose one of {}", names.join(", ")))
    })
}

fn technique(name: &str) -> PyResult<Technique> {
    let wanted = name.to_lowercase();
    let names = |technique: &&Technique| technique_name(**technique) == wanted || technique.to_string() == name;
    Technique::all().iter().find(names).copied().ok_or_else(|| {
        GenerationError::new_err(format!("unknown technique {name:?}; write it as in naked-pair or x-wing"))
    })
}

/// Generates a puzzle. Returns the puzzle and its seed.
#[pyfunction]
#[pyo3(signature = (board, level, needs, seed, givens, minimal, symmetry, difficulty))]
#[allow(clippy::too_many_arguments)]
pub fn generate(
    py: Python<'_>,
    board: Option<&str>,
    level: Option<&str>,
    needs: Option<&str>,
    seed: Option<u64>,
    givens: Option<u8>,
    minimal: bool,
    symmetry: &str,
    difficulty: Option<&str>,
) -> PyResult<(Puzzle, u64)> {
    let level = level.map(|name| named("level", name, &Level::ALL, Level::name)).transpose()?;
    let seed = match seed {
        Some(seed) => Seed(seed),
        None => Seed::random().map_err(|error| GenerationError::new_err(error.to_string()))?,
    };
    let symmetry = named("symmetry", symmetry, &Symmetry::ALL, Symmetry::name)?;
    let difficulty = difficulty.map(|name| named("difficulty", name, &Difficulty::ALL, |item| item)).transpose()?;
    let needs = match (level, needs) {
        (Some(_), Some(_)) => {
            return Err(GenerationError::new_err("level and needs cannot be combined; use only one of them"));
        }
        (Some(level), None) => Needs::Level(level),
        (None, Some(name)) => Needs::Technique(technique(name)?),
        (None, None) => Needs::Anything,
    };
    let givens = match (givens, minimal) {
        (Some(_), true) => {
            return Err(GenerationError::new_err("givens and minimal cannot be combined; use only one of them"));
        }
        (Some(givens), false) => Givens::Exactly(givens),
        (None, true) => Givens::Minimal,
        (None, false) => Givens::Any,
    };
    let options = Options { givens, symmetry, difficulty, needs };
    if let Some(kind) = board {
        let kind: BoardKind = kind.parse().map_err(|error| unknown_kind(&error))?;
        if options != (Options { needs: level.map_or(Needs::Anything, Needs::Level), ..Options::default() }) {
            return Err(GenerationError::new_err(
                "board cannot be combined with givens, minimal, symmetry, difficulty or needs; leave them out",
            ));
        }
        let made = run_interruptibly(py, |solver| {
            Ok(generate_while(kind, level, seed, &mut || solver.check_stop().is_ok())?)
        })?;
        return Ok((Puzzle::of(made.puzzle), made.seed.0));
    }
    let made = run_interruptibly(py, |solver| classic(solver, options, seed))?;
    Ok((made, seed.0))
}

fn classic(solver: &mut InterruptibleSolver, options: Options, seed: Seed) -> Result<Puzzle, Refusal> {
    let mut generator = Generator::new(options, seed)?;
    loop {
        match generator.advance(1) {
            GeneratorProgress::Puzzle(made) => return Ok(Puzzle::of(made.puzzle.into())),
            GeneratorProgress::GaveUp(reason) => return Err(reason.into()),
            GeneratorProgress::Unfinished => solver.check_stop()?,
        }
    }
}
