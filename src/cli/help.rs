//! What `--help` and the manual pages tell below the options: notes, examples and exit statuses of each command.

/// What is told of a command.
pub(super) struct Chapter {
    pub notes: &'static [Note],
    /// Lines as they are typed, each with a remark if it needs one.
    pub examples: &'static [&'static str],
    pub statuses: &'static [(u8, &'static str)],
}

/// A part of the notes.
pub(super) enum Note {
    /// Words that may be wrapped anywhere.
    Words(&'static str),
    /// Lines that stand as they are.
    Lines(&'static [&'static str]),
}

use Note::{Lines, Words};

impl Chapter {
    /// The text below the options of `--help`.
    pub fn text(&self) -> String {
        let mut paragraphs: Vec<String> = self.notes.iter().map(Note::text).collect();
        if !self.examples.is_empty() {
            paragraphs.push(format!("Examples:\n{}", indented(self.examples)));
        }
        let statuses: Vec<String> =
            self.statuses.iter().map(|(status, words)| format!("  {status}  {words}")).collect();
        paragraphs.push(format!("Exit status:\n{}", statuses.join("\n")));
        paragraphs.join("\n\n")
    }

    /// What is told of the command with that name; of the program, if it is no command's.
    pub fn of(command: &str) -> &'static Chapter {
        match command {
            "solve" => &SOLVE,
            "check" => &CHECK,
            "rate" => &RATE,
            "explain" => &EXPLAIN,
            "generate" => &GENERATE,
            "convert" => &CONVERT,
            "race" => &RACE,
            "judge" => &JUDGE,
            "export" => &EXPORT,
            "print" => &PRINT,
            "lessons" => &LESSONS,
            #[cfg(feature = "serve")]
            "serve" => &SERVE,
            "completions" => &COMPLETIONS,
            "man" => &MAN,
            _ => &PROGRAM,
        }
    }
}

impl Note {
    fn text(&self) -> String {
        match self {
            Words(words) => (*words).to_owned(),
            Lines(lines) => indented(lines),
        }
    }
}

fn indented(lines: &[&str]) -> String {
    lines.iter().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}

pub(super) const PROGRAM: Chapter = Chapter {
    notes: &[],
    examples: &[
        "sudoku-assistant",
        "sudoku-assistant solve '46. 1.. ...  825 ... ...  ... .9. 5..",
        "                        293 ... ...  .1. .4. .8.  ... ..2 .96",
        "                        ..6 .2. ...  ... ..1 .29  ... ..3 .75'",
        "sudoku-assistant solve puzzles.txt > solutions.txt",
        "sudoku-assistant generate --count 1000 --difficulty hard > hard.txt",
        "sudoku-assistant check puzzles.txt",
        "sudoku-assistant convert --to sdk puzzles.txt",
        "sudoku-assistant race puzzle.txt",
        "sudoku-assistant export --lp puzzle.txt > puzzle.lp",
    ],
    statuses: &[
        (0, "all went well"),
        (1, "a puzzle has no solution or is not as it was asked for"),
        (2, "an input cannot be read, or the game cannot open a window"),
        (3, "time limit reached"),
    ],
};

pub(super) const SOLVE: Chapter = Chapter {
    notes: &[
        Words(
            "Each puzzle may be in any notation that --format lists. Where each argument is one puzzle the answers are grids. \
             With a file, standard input or an argument with several puzzles there is one line per solution. The answers are in the \
             order of the puzzles. A puzzle that cannot be read or has no solution is named on standard error with its file and \
             line, has no line in the output, and the others are solved all the same.",
        ),
        Words(
            "Of a puzzle with several solutions one is printed. With brute-force and assumptions it is the one that comes first \
             when its digits are read as a number; the other engines have orders of their own. The engine fast works on all \
             processor cores, the others on one.",
        ),
    ],
    examples: &[
        "sudoku-assistant solve puzzles.txt more.sdm > solutions.txt",
        "sudoku-assistant solve --csv --keep table.csv         the other columns, too",
        "sudoku-assistant solve --unique puzzles.txt           proper puzzles alone",
        "sudoku-assistant solve --count puzzles.txt            one number per puzzle",
        "sudoku-assistant solve --count --limit 1 puzzles.txt  0, 1 or 1+",
        "sudoku-assistant check --unique --filter puzzles.txt  the puzzles themselves",
        "sudoku-assistant solve --steps --engine decision-tree puzzle.txt",
    ],
    statuses: &[
        (0, "all are solved, or the reader closed the pipe"),
        (1, "a puzzle has no solution or breaks a rule (with --unique: or has several solutions)"),
        (2, "an input cannot be read"),
        (3, "a search was stopped by --seconds; the highest of all puzzles counts"),
    ],
};

pub(super) const CHECK: Chapter = Chapter {
    notes: &[
        Words("What is told:"),
        Lines(&[
            "valid    no digit stands twice in a row, a column or a box",
            "unique   there is exactly one solution; else `no solution` or `not unique`",
            "minimal  it is unique, and without any one of its givens it would not be",
            "solved   all cells are filled, and it is valid",
        ]),
        Words(
            "Without --valid, --unique, --minimal or --solved all four are told, and the answer is yes for a \
             puzzle that is valid and unique. Whether a puzzle is minimal takes a search for \
             each of its givens, up to a hundred times as long as the rest together: of very many puzzles ask for what you want \
             to know, as --unique.",
        ),
        Words("A puzzle of a file or of standard input has a line of its own that begins with its place:"),
        Lines(&[
            "$ sudoku-assistant check puzzles.txt",
            "puzzles.txt, line 1: valid, unique, not minimal, not solved",
            "puzzles.txt, line 2: not valid: row 1 holds two 4s, in columns 1 and 2",
        ]),
        Words("Several questions may be asked at once; the answer is yes if it is yes to all of them."),
    ],
    examples: &[
        "sudoku-assistant check --solved --quiet board.txt && echo 'Well done!'",
        "sudoku-assistant check --unique --filter *.txt | sudoku-assistant solve",
        "sudoku-assistant check --minimal --invert puzzles.txt",
    ],
    statuses: &[
        (0, "yes for all puzzles; with --filter or --invert: a puzzle was printed"),
        (1, "no for one or more; with --filter or --invert: none was printed"),
        (2, "an input cannot be read"),
    ],
};

pub(super) const RATE: Chapter = Chapter {
    notes: &[
        Words(
            "A puzzle is solved as a person does it, always by the easiest technique that leads on. Told are the level, the hardest \
             technique, the sum of the scores of all steps, the rating on the scale of Sudoku Explainer (1.0 to 10.0; its own path is \
             followed for it), and the number of steps. Techniques and scores are HoDoKu's.",
        ),
        Words("The levels, with the score that each may have:"),
        Lines(&[
            "easy     singles; up to 800",
            "medium   locked candidates, pairs, triples; up to 1000",
            "hard     fish, wings, colours, rectangles; up to 1600",
            "unfair   chains, almost locked sets; up to 1800",
            "extreme  forcing chains and nets, and what has to be tried",
        ]),
        Words(
            "The ratings are in the order of the puzzles. A puzzle without a solution or with several is named on standard error. A grid \
             of candidates, as `convert --to candidates` and other programs write it, is rated from there on.",
        ),
    ],
    examples: &[
        "sudoku-assistant rate puzzles.txt",
        "sudoku-assistant rate --format csv puzzles.txt > ratings.csv",
        "sudoku-assistant generate --count 100 | sudoku-assistant rate --format json",
    ],
    statuses: &[
        (0, "all are rated"),
        (1, "a puzzle has no solution or several, or breaks a rule"),
        (2, "an input cannot be read"),
    ],
};

pub(super) const EXPLAIN: Chapter = Chapter {
    notes: &[
        Words(
            "Each step is a line: the technique, what follows, and why. Cells are written as r1c2 (row 1, column 2). In chains 3r1c2 is \
             the 3 in r1c2; = is a strong link (one of both is true), - a weak one (one of both is false).",
        ),
        Words(
            "Of a puzzle with several solutions the steps end where nothing more follows, and no technique is used that needs a \
             puzzle with one. A grid of candidates is explained from there on: what is struck already needs no reason.",
        ),
    ],
    examples: &[
        "sudoku-assistant explain puzzle.txt",
        "sudoku-assistant explain --until 20 --candidates puzzle.txt",
        "sudoku-assistant explain --json puzzle.txt",
    ],
    statuses: &[
        (0, "all are explained"),
        (1, "a puzzle has no solution or several, or breaks a rule"),
        (2, "an input cannot be read"),
    ],
};

pub(super) const GENERATE: Chapter = Chapter {
    notes: &[
        Words(
            "Every puzzle has exactly one solution. The same seed and options make the same puzzles, on every machine and with any \
             --jobs; a shorter series is the beginning of a longer one. Without --givens and --minimal a puzzle has few givens, \
             mostly 22 to 30.",
        ),
        Words(
            "--difficulty measures how long a search is, --level and --needs how a person solves it. A puzzle made with --needs takes \
             that technique and easier ones, and there is no way around it with easier ones alone.",
        ),
    ],
    examples: &[
        "sudoku-assistant generate --format grid",
        "sudoku-assistant generate --count 100 --givens 30 --difficulty easy",
        "sudoku-assistant generate --symmetry rotational-180 --level unfair",
        "sudoku-assistant generate --count 20 --needs x-wing",
        "sudoku-assistant generate --count 1000000 --seed 1 > million.txt",
        "sudoku-assistant generate --count 10 --solutions > puzzles.csv",
    ],
    statuses: &[
        (0, "all were made"),
        (1, "one or more were not found in reasonable time"),
        (2, "no puzzle can be like that"),
        (3, "time limit reached"),
    ],
};

pub(super) const CONVERT: Chapter = Chapter {
    notes: &[Words(
        "Author, source, level and the like are kept where both notations have a place for them: sdk and opensudoku. For \
         opensudoku all puzzles become games of one document, and what is told of the first is told of the whole.",
    )],
    examples: &[
        "sudoku-assistant convert --to grid puzzles.txt | less",
        "sudoku-assistant convert --to opensudoku *.sdk > puzzles.opensudoku",
        "sudoku-assistant generate --count 6 | sudoku-assistant convert --to candidates",
    ],
    statuses: &[
        (0, "all are converted"),
        (1, "a puzzle breaks a rule: it is named on standard error, not converted"),
        (2, "an input cannot be read: it is named and not converted, too"),
    ],
};

pub(super) const RACE: Chapter = Chapter {
    notes: &[Words(
        "The engines run in turns on the same thread: the one that has used the least processor time goes on. Each makes some \
         steps before the race, so that none pays for being the first. The table is Markdown; the winner's name is in bold.",
    )],
    examples: &[
        "sudoku-assistant race puzzle.txt",
        "sudoku-assistant race --program my-program.ron puzzle.txt",
        "sudoku-assistant race --engines brute-force,exact-cover --by steps puzzle.txt",
        "sudoku-assistant generate --difficulty hard | sudoku-assistant race --all",
    ],
    statuses: &[
        (0, "all arrived"),
        (1, "the puzzle has no solution"),
        (2, "it cannot be read"),
        (3, "the race was ended by --seconds, or the program stopped"),
    ],
};

pub(super) const JUDGE: Chapter = Chapter {
    notes: &[Words(
        "The block solve of the program is called for eight puzzles, some with no solution, some with one, some with many. It is \
         right if it finds a solution where there is one, nothing where there is none, and no solution twice. Blocks are \
         counted, not seconds, so the verdict is the same on every machine. The table is Markdown: the calls of solve and the \
         digits tried until the first solution, or until it is clear that there is none.",
    )],
    examples: &[
        "sudoku-assistant judge final",
        "sudoku-assistant judge my-program.ron",
        "sudoku-assistant judge my-project.sb3",
    ],
    statuses: &[(0, "all puzzles are right"), (1, "it gets a puzzle wrong"), (2, "the program cannot be read")],
};

pub(super) const PRINT: Chapter = Chapter {
    notes: &[Words(
        "A booklet has the puzzles in their order, each with its number and level, and the solutions at the end. A picture shows \
         the first puzzle. With --hint the base houses of a technique are yellow, cover houses blue; its candidates stand on \
         discs or, of another kind, on squares, fins on diamonds; what goes is struck out, what can be placed is ringed.",
    )],
    examples: &[
        "sudoku-assistant generate --level medium --count 24 | sudoku-assistant print -o booklet.pdf --title 'For the train'",
        "sudoku-assistant print puzzles.txt -o booklet.pdf --per-page 2 --link https://example.org/sudoku/",
        "sudoku-assistant print puzzle.txt -o puzzle.svg",
        "sudoku-assistant print puzzle.txt -o hint.png --hint",
    ],
    statuses: &[
        (0, "it is written"),
        (1, "a puzzle breaks a rule, or has no solution or several, and is left out"),
        (2, "something cannot be read or written"),
    ],
};

pub(super) const EXPORT: Chapter = Chapter {
    notes: &[
        Words(
            "The model of --lp has 729 variables, 324 equations and one more for each given. Variable x_i_j_k is 1 if row i, \
             column j holds digit k. GLPK and CBC solve it as the examples show.",
        ),
        Words(
            "A project of --sb3 opens in Scratch 3 with File, Load from your computer. What Scratch lacks has become \
             variables and lists there: script variables, blocks that report, and for. A puzzle becomes the first content of \
             the list S.",
        ),
    ],
    examples: &[
        "sudoku-assistant export --lp puzzle.txt > puzzle.lp",
        "glpsol --lp puzzle.lp -o solution.txt",
        "cbc puzzle.lp solve solution solution.txt",
        "sudoku-assistant export --sb3 -o sudoku.sb3",
        "sudoku-assistant export --sb3 'checkpoint 2' puzzle.txt -o sudoku.sb3",
        "sudoku-assistant export --scratchblocks final > worksheet.txt",
    ],
    statuses: &[
        (0, "it is written"),
        (
            2,
            "the puzzle or the program cannot be read, something is wrong with the program, or the file cannot be written",
        ),
    ],
};

pub(super) const LESSONS: Chapter = Chapter {
    notes: &[Words(
        "The class code is the short name of a lesson: in the game it opens the lesson. The pages of --print need no other \
         file. The answers in them are found by running the programs.",
    )],
    examples: &[
        "sudoku-assistant lessons",
        "sudoku-assistant lessons --print > lessons.html",
        "sudoku-assistant lessons --print cell-ids solved -o tuesday.html",
        "sudoku-assistant lessons --sb3 projects queens knight",
    ],
    statuses: &[(0, "they are written"), (2, "there is no such lesson, or a file cannot be written")],
};

#[cfg(feature = "serve")]
pub(super) const SERVE: Chapter = Chapter {
    notes: &[
        Words(
            "There are a page at /, answers as JSON below /api/v1/ (solve, count, check, rate, explain, hint, convert, \
             generate; /api/v1/openapi.json tells all of them), /solve/?grid= for the solution alone, and /healthz.",
        ),
        Words(
            "The address is printed as soon as it can be used; a line for each request goes to standard error. Ctrl-C ends it \
             when what runs is finished, a second Ctrl-C at once.",
        ),
    ],
    examples: &[
        "sudoku-assistant serve",
        "sudoku-assistant serve --site target/web",
        "curl 'localhost:9000/api/v1/count?puzzle=46.1.....825...'",
    ],
    statuses: &[(0, "it was told to end"), (2, "the address or the folder cannot be used")],
};

pub(super) const COMPLETIONS: Chapter = Chapter {
    notes: &[],
    examples: &[
        "sudoku-assistant completions bash \\",
        "    > ~/.local/share/bash-completion/completions/sudoku-assistant",
        "sudoku-assistant completions fish \\",
        "    > ~/.config/fish/completions/sudoku-assistant.fish",
        "sudoku-assistant completions zsh > ~/.zfunc/_sudoku-assistant",
    ],
    statuses: &[(0, "the script is written"), (2, "it cannot be written, or there is no such shell")],
};

pub(super) const MAN: Chapter = Chapter {
    notes: &[],
    examples: &["sudoku-assistant man solve | man -l -", "sudoku-assistant man --dir ~/.local/share/man/man1"],
    statuses: &[(0, "the pages are written"), (2, "they cannot be written, or there is no such command")],
};
