//! The questions and their options: names, descriptions and allowed values. The help of the command line, the server and its
//! OpenAPI document all take them from here.

use super::technique_name;
use sudoku_board::notation::Notation;
use sudoku_generate::board_generator::BoardKind;
use sudoku_generate::{Difficulty, Symmetry};
use sudoku_techniques::{Level, Technique};

/// The number up to which solutions are counted by default.
pub const COUNT_LIMIT: u64 = 1_000_000;

/// A question about puzzles, or a request for new ones.
#[derive(Debug)]
pub struct Topic {
    /// The name of the command, and the last part of the path.
    pub name: &'static str,
    /// An instruction of one line, without a full stop.
    pub summary: &'static str,
    /// Further sentences, which only the server needs.
    pub description: &'static str,
    /// The schema of the answer in the OpenAPI document.
    pub answer: &'static str,
    /// True if the question is about puzzles.
    pub takes_puzzles: bool,
    /// The options of the server. The command line has more.
    pub options: &'static [TopicOption],
}

/// An option of a question.
#[derive(Debug)]
pub struct TopicOption {
    /// The name, without the dashes of the command line.
    pub name: &'static str,
    /// An instruction without the last full stop. Other options are named as on the command line.
    pub help: &'static str,
    /// The values that the server accepts.
    pub kind: ValueKind,
}

/// The values that an option accepts.
#[derive(Debug)]
pub enum ValueKind {
    /// Yes or no.
    Flag,
    /// A whole number within these limits.
    Number(u64, u64),
    /// One of these names, in upper or lower case.
    OneOf(fn() -> Vec<String>),
    /// A whole number, or a string of its digits: not every program can represent numbers of that size.
    Seed,
}

/// Solving.
pub const SOLVE: Topic = Topic {
    name: "solve",
    summary: "Solve puzzles, one or many",
    description: "Returns one solution, and whether there are none, one or several.",
    answer: "Solved",
    takes_puzzles: true,
    options: &[],
};

/// Counting solutions.
pub const COUNT: Topic = Topic {
    name: "count",
    summary: "Count the solutions of puzzles",
    description: "Returns the number of solutions, and whether there are more.",
    answer: "Counted",
    takes_puzzles: true,
    options: &[TopicOption {
        name: "limit",
        help: "Stop counting at this number [default: 1000000]",
        kind: ValueKind::Number(1, COUNT_LIMIT),
    }],
};

/// Checking.
pub const CHECK: Topic = Topic {
    name: "check",
    summary: "Check whether puzzles are valid, unique, minimal or solved",
    description: "Counts up to 100 solutions. If a puzzle breaks a rule, gives the reason.",
    answer: "Checked",
    takes_puzzles: true,
    options: &[],
};

/// Rating.
pub const RATE: Topic = Topic {
    name: "rate",
    summary: "Rate how hard puzzles are: level, hardest technique and score",
    description: "A puzzle must have exactly one solution.",
    answer: "Rated",
    takes_puzzles: true,
    options: &[],
};

/// Explaining all steps.
pub const EXPLAIN: Topic = Topic {
    name: "explain",
    summary: "Explain step by step how a person would solve a puzzle",
    description: "Returns each step as data and as a sentence. If a puzzle has several solutions, the steps end when nothing more follows.",
    answer: "Explained",
    takes_puzzles: true,
    options: &[
        TopicOption { name: "until", help: "Stop after this many steps", kind: ValueKind::Number(0, u64::MAX) },
        TopicOption {
            name: "candidates",
            help: "Show the candidates that are left after the last step",
            kind: ValueKind::Flag,
        },
    ],
};

/// Explaining the next step.
pub const HINT: Topic = Topic {
    name: "hint",
    summary: "Explain the next step that a person would take",
    description: "Returns the first step of `explain`, or null if nothing follows.",
    answer: "Hint",
    takes_puzzles: true,
    options: &[],
};

/// Converting.
pub const CONVERT: Topic = Topic {
    name: "convert",
    summary: "Convert puzzles to another notation",
    description: "Without `to`, writes a classic puzzle as a line of 81 characters, and any other board in our own form.",
    answer: "Converted",
    takes_puzzles: true,
    options: &[TopicOption {
        name: "to",
        help: "Write puzzles in this notation",
        kind: ValueKind::OneOf(|| Notation::ALL.iter().map(|notation| notation.name().to_owned()).collect()),
    }],
};

/// Describing a board.
pub const DESCRIBE: Topic = Topic {
    name: "describe",
    summary: "Describe boards for a program that draws them",
    description: "Returns the rules, the values and the cells of each house.",
    answer: "Described",
    takes_puzzles: true,
    options: &[TopicOption { name: "picture", help: "Draw the rules, without values, as SVG", kind: ValueKind::Flag }],
};

/// Generating.
pub const GENERATE: Topic = Topic {
    name: "generate",
    summary: "Generate puzzles with exactly one solution",
    description: "Returns a list if `count` is given, otherwise a single puzzle. In a query, write the plus sign of a `board` as %2B.",
    answer: "Generated",
    takes_puzzles: false,
    options: &[
        TopicOption { name: "count", help: "Generate this many puzzles", kind: ValueKind::Number(0, u64::MAX) },
        TopicOption {
            name: "board",
            help: "Generate boards of this kind instead of classic ones: 4, 6, 8, 9, 10, 12, 16, 25, killer, jigsaw, x, windoku, \
                   anti-knight, or two of these as in killer+x. Boards with more rules than boxes are written in our own form. Cannot be \
                   combined with --givens, --minimal, --symmetry, --difficulty or --needs",
            kind: ValueKind::OneOf(|| BoardKind::all().iter().map(ToString::to_string).collect()),
        },
        TopicOption {
            name: "givens",
            help: "Give each puzzle exactly this many givens, 17 to 80, even if some are unnecessary. Fewer than 22 take long; \
                   fewer than 20 are hardly ever found. Cannot be combined with --minimal",
            kind: ValueKind::Number(17, 80),
        },
        TopicOption {
            name: "minimal",
            help: "Make every given necessary, even where symmetry would keep more",
            kind: ValueKind::Flag,
        },
        TopicOption {
            name: "symmetry",
            help: "Make the pattern of givens symmetric",
            kind: ValueKind::OneOf(|| Symmetry::ALL.iter().map(|symmetry| symmetry.name().to_owned()).collect()),
        },
        TopicOption {
            name: "difficulty",
            help: "Generate puzzles that are this hard for a search [default: any]",
            kind: ValueKind::OneOf(|| Difficulty::ALL.iter().map(ToString::to_string).collect()),
        },
        TopicOption {
            name: "level",
            help: "Generate puzzles of this level, as `rate` reports it",
            kind: ValueKind::OneOf(|| Level::ALL.iter().map(|level| level.name().to_lowercase()).collect()),
        },
        TopicOption {
            name: "needs",
            help: "Generate puzzles whose hardest technique is this one, such as x-wing, naked-pair or xy-chain. Cannot be \
                   combined with --level",
            kind: ValueKind::OneOf(|| {
                let needed = Technique::all().iter().copied().filter(|technique| technique.is_for_paths());
                needed.map(technique_name).collect()
            }),
        },
        TopicOption {
            name: "seed",
            help: "Start from this number; the same seed and options make the same puzzles [default: random]",
            kind: ValueKind::Seed,
        },
    ],
};

/// All questions, in the order of the OpenAPI document.
pub const ALL: [&Topic; 9] = [&SOLVE, &COUNT, &CHECK, &RATE, &EXPLAIN, &HINT, &CONVERT, &DESCRIBE, &GENERATE];

impl Topic {
    /// Returns the description of an option; empty if there is no such option.
    pub fn help(&self, option: &str) -> &'static str {
        self.options.iter().find(|own| own.name == option).map_or("", |own| own.help)
    }
}
