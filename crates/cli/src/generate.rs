//! The command `generate`: generates new puzzles.

use super::complaints::Complaint;
use super::generate_boards::{COLUMNS, GenerateBoardsTask};
use super::jobs::Jobs;
use super::names::TechniqueName;
use super::names::named;
use super::progress::Progress;
use super::records::{Form, Records};
use super::report::{Layout, Report, Status, cannot_begin};
use super::time_limit::has_passed;
use super::workers::{self, Feed, Task};
use clap::Args;
use std::io::{self, Write};
use std::ops::Range;
use std::time::Duration;
use sudoku_answers::topics;
use sudoku_board::notation::{Metadata, Notation};
use sudoku_generate::board_generator::BoardKind;
use sudoku_generate::{Difficulty, Generated, Generator, GeneratorProgress, Givens, Needs, Options, Seed, Symmetry};
use sudoku_storage::clock::Instant;
use sudoku_techniques::Level;

/// Arguments of the command `generate`.
#[derive(Args, Debug)]
pub struct Generate {
    #[arg(short = 'n', long, help = topics::GENERATE.help("count"), value_name = "N", default_value_t = 1)]
    pub(super) count: u64,
    #[arg(
        short,
        long,
        help = topics::GENERATE.help("board"),
        value_name = "KIND",
        conflicts_with_all = ["givens", "minimal", "symmetry", "difficulty", "needs"]
    )]
    pub(super) board: Option<BoardKind>,
    #[arg(short, long, help = topics::GENERATE.help("givens"), value_name = "N", conflicts_with = "minimal")]
    pub(super) givens: Option<u8>,
    #[arg(long, help = topics::GENERATE.help("minimal"))]
    pub(super) minimal: bool,
    #[arg(
        long,
        help = topics::GENERATE.help("symmetry"),
        value_parser = named::<Symmetry>(),
        value_name = "NAME",
        default_value = "none"
    )]
    pub(super) symmetry: Symmetry,
    #[arg(
        short,
        long,
        help = topics::GENERATE.help("difficulty"),
        value_parser = named::<Difficulty>(),
        value_name = "NAME"
    )]
    pub(super) difficulty: Option<Difficulty>,
    #[arg(
        short,
        long,
        help = topics::GENERATE.help("level"),
        value_parser = named::<Level>(),
        value_name = "NAME",
        ignore_case = true
    )]
    pub(super) level: Option<Level>,
    #[arg(
        long,
        help = topics::GENERATE.help("needs"),
        value_enum,
        value_name = "TECHNIQUE",
        ignore_case = true,
        hide_possible_values = true,
        conflicts_with = "level"
    )]
    pub(super) needs: Option<TechniqueName>,
    #[arg(short, long, help = topics::GENERATE.help("seed"), value_name = "NUMBER")]
    pub(super) seed: Option<Seed>,
    /// Print the puzzles in this notation [default: `line`]. Boards with more rules than boxes have only our own form.
    #[arg(short, long, value_parser = named::<Notation>(), value_name = "NAME", conflicts_with = "records")]
    pub format: Option<Notation>,
    #[command(flatten)]
    pub(super) records: Records,
    /// Generate only the I-th of N equal parts of the series.
    ///
    /// In the formats line, sdm and comma, or with --json, joining all parts in order gives the same bytes as generating the
    /// series at once.
    #[arg(long, value_name = "I/N", value_parser = shard, requires = "seed")]
    pub shard: Option<Shard>,
    /// Print the solution after each puzzle: on the same line after a comma in the format line, otherwise as the next board.
    #[arg(long, conflicts_with = "records")]
    pub solutions: bool,
    /// Stop after this many seconds with the puzzles made so far.
    #[arg(long, value_name = "SECONDS", value_parser = super::time_limit::seconds)]
    pub seconds: Option<Duration>,
    #[command(flatten)]
    pub(super) jobs: Jobs,
}

/// One of several parts of a series.
#[derive(Clone, Copy, Debug)]
pub struct Shard {
    /// The number of the part, from 1.
    index: u64,
    /// The number of parts.
    count: u64,
}

/// Parses a part such as `2/10`.
fn shard(text: &str) -> Result<Shard, &'static str> {
    let parts = text.split_once('/').and_then(|(index, count)| Some((index.parse().ok()?, count.parse().ok()?)));
    let shard = parts.map(|(index, count)| Shard { index, count });
    shard
        .filter(|shard| (1..=shard.count).contains(&shard.index))
        .ok_or("expected a part such as 2/10, from 1/N to N/N")
}

impl Shard {
    /// Returns the numbers, from 0, of this part's puzzles in a series of that length.
    fn of(self, puzzles: u64) -> Range<u64> {
        let start = |index: u64| (u128::from(puzzles) * u128::from(index) / u128::from(self.count)) as u64;
        start(self.index - 1)..start(self.index)
    }
}

impl Generate {
    /// Generates and prints the puzzles.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let givens = match (self.givens, self.minimal) {
            (Some(givens), _) => Givens::Exactly(givens),
            (None, true) => Givens::Minimal,
            (None, false) => Givens::Any,
        };
        let needs = match (self.level, self.needs) {
            (Some(level), _) => Needs::Level(level),
            (None, Some(TechniqueName(technique))) => Needs::Technique(technique),
            (None, None) => Needs::Anything,
        };
        let options = Options { givens, symmetry: self.symmetry, difficulty: self.difficulty, needs };
        let columns: &[_] = if self.board.is_some() { &COLUMNS } else { &["puzzle", "solution", "difficulty", "seed"] };
        let form = match self.records.form(columns, false) {
            Ok(form) => form,
            Err(reason) => return cannot_begin(&reason, errors),
        };
        if let (Some(kind), Some(notation)) = (self.board, self.format)
            && !kind.is_written_in(notation)
        {
            let name = notation.name();
            let reason = format!("the notation {name} cannot represent boards of the kind {kind}; leave out --format");
            return cannot_begin(&reason, errors);
        }
        let seed = self.seed.map_or_else(Seed::random, Ok).map_err(|reason| reason.to_string());
        let made =
            seed.and_then(|seed| Ok((seed, Generator::new(options, seed).map_err(|reason| reason.to_string())?)));
        let (seed, generator) = match made {
            Ok(made) => made,
            Err(reason) => return cannot_begin(&reason, errors),
        };
        if self.seed.is_none() {
            writeln!(errors, "sudoku-assistant: --seed {seed} generates the same again")?;
        }
        if let Some(TechniqueName(technique)) = self.needs
            && let Some(found) = sudoku_generate::rarity(technique)
        {
            let sample = sudoku_generate::SAMPLE;
            writeln!(
                errors,
                "sudoku-assistant: {found} of {sample} puzzles made at random need the {technique}, so this may take many minutes \
                 or find none; --seconds ends it"
            )?;
        }
        if let Some(form) = &form {
            out.write_all(&form.header(&[])?)?;
        }
        let threads = if self.count == 1 { 1 } else { self.jobs.count() };
        let layout =
            Layout { notation: self.format.unwrap_or(Notation::Line), is_alone: self.count == 1 && !self.solutions };
        let deadline = self.seconds.and_then(|seconds| Instant::now().checked_add(seconds));
        let Range { start, end } = self.shard.map_or(0..self.count, |shard| shard.of(self.count));
        let series = Series { next: start, end, deadline };
        let progress = Progress::of_puzzles(end - start);
        let solutions = self.solutions;
        let counts = match self.board {
            Some(kind) => {
                let task = GenerateBoardsTask { kind, level: self.level, seed, layout, solutions, form, deadline };
                workers::run(task, series, threads, progress, out, errors)?
            }
            None => {
                let task = GenerateTask { generator, seed, level: self.level, layout, solutions, form, deadline };
                workers::run(task, series, threads, progress, out, errors)?
            }
        };
        let made = counts.puzzles - counts.unfinished - counts.refused;
        if counts.unfinished > 0 || counts.puzzles < end - start && has_passed(deadline) {
            writeln!(errors, "sudoku-assistant: stopped by --seconds: made {made} of {} puzzles", end - start)?;
            return Ok(counts.worst.max(Status::Unfinished));
        }
        Ok(counts.worst)
    }
}

/// The numbers of the puzzles still to be made, from 0.
struct Series {
    next: u64,
    end: u64,
    /// The deadline after which no new puzzle is started.
    deadline: Option<Instant>,
}

impl Feed<Range<u64>> for Series {
    fn fill(&mut self, batch: &mut Range<u64>, most: usize) -> bool {
        if has_passed(self.deadline) {
            return false;
        }
        let end = self.end.min(self.next.saturating_add(most as u64));
        *batch = self.next..end;
        self.next = end;
        !batch.is_empty()
    }
}

struct GenerateTask {
    /// The generator that each thread clones.
    generator: Generator,
    seed: Seed,
    /// The level of all puzzles, if `--level` sets one.
    level: Option<Level>,
    layout: Layout,
    solutions: bool,
    form: Option<Form>,
    deadline: Option<Instant>,
}

/// The number of parts of the work between two checks of the clock. The hardest parts take a few milliseconds each.
const PARTS_PER_CHECK: u64 = 16;

impl Task for GenerateTask {
    type Batch = Range<u64>;
    type State = Generator;

    fn new_state(&self) -> Generator {
        self.generator.clone()
    }

    fn work<'a>(&self, generator: &mut Generator, batch: &'a Range<u64>, report: &mut Report<'a>) -> io::Result<()> {
        for number in batch.clone() {
            generator.restart(self.seed.nth(number));
            let status = loop {
                match generator.advance(PARTS_PER_CHECK) {
                    GeneratorProgress::Puzzle(generated) => {
                        self.print(&generated, report)?;
                        break Status::Fine;
                    }
                    GeneratorProgress::Unfinished if has_passed(self.deadline) => break Status::Unfinished,
                    GeneratorProgress::Unfinished => report.show_if_free()?,
                    GeneratorProgress::GaveUp(reason) => {
                        report.say(Complaint::general(format_args!("puzzle {}: {reason}", number + 1)))?;
                        break Status::Refused;
                    }
                }
            };
            report.counts.count(status);
        }
        Ok(())
    }
}

impl GenerateTask {
    fn print(&self, generated: &Generated, report: &mut Report<'_>) -> io::Result<()> {
        if let Some(form) = &self.form {
            return report.record(form, &sudoku_answers::Generated::from(generated));
        }
        let Generated { puzzle, solution, difficulty, seed } = generated;
        if self.layout.notation == Notation::Line {
            return if self.solutions {
                report.words(format_args!("{puzzle},{solution}"))
            } else {
                report.line(puzzle)
            };
        }
        // A document with many games has one set of metadata for all of them.
        let is_one = self.layout.is_alone || self.layout.notation == Notation::Sdk;
        let metadata = Metadata {
            level: is_one.then(|| self.level.map_or_else(|| difficulty.to_string(), |level| level.to_string())),
            comment: Some(format!("seed {}", if is_one { *seed } else { self.seed })),
            ..Metadata::default()
        };
        report.grid(puzzle, self.layout, &metadata)?;
        if self.solutions {
            report.grid(solution, self.layout, &Metadata::default())?;
        }
        Ok(())
    }
}
