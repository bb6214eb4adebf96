//! The text that `--help` and the manual pages show below the options: notes, examples and exit statuses of each command.

/// The notes, examples and exit statuses of a command.
pub(super) struct Chapter {
    pub notes: &'static [Note],
    /// Command lines as you would type them, some with a remark.
    pub examples: &'static [&'static str],
    pub statuses: &'static [(u8, &'static str)],
}

/// The chapter of each command.
const CHAPTERS: &[(&str, &Chapter)] = &[
    ("solve", &SOLVE),
    ("check", &CHECK),
    ("rate", &RATE),
    ("explain", &EXPLAIN),
    ("generate", &GENERATE),
    ("convert", &CONVERT),
    ("race", &RACE),
    ("judge", &JUDGE),
    ("export", &EXPORT),
    ("print", &PRINT),
    ("lesson", &LESSON),
    ("lessons", &LESSONS),
    #[cfg(feature = "server")]
    ("serve", &SERVE),
    ("completions", &COMPLETIONS),
    ("man", &MAN),
];

/// A paragraph of the notes.
pub(super) enum Note {
    /// Text that is wrapped.
    Words(&'static str),
    /// Lines that are printed as they are.
    Lines(&'static [&'static str]),
}

use Note::{Lines, Words};

impl Chapter {
    /// Returns the text below the options of `--help`.
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

    /// Returns the chapter of a command or, for any other name, that of the whole program.
    pub fn of(command: &str) -> &'static Chapter {
        CHAPTERS.iter().find(|(name, _)| *name == command).map_or(&PROGRAM, |(_, chapter)| chapter)
    }

    /// Returns the names of all commands.
    pub fn commands() -> Vec<&'static str> {
        CHAPTERS.iter().map(|(name, _)| *name).collect()
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
        (0, "success"),
        (1, "a puzzle has no solution or fails a check"),
        (2, "invalid arguments, unreadable input, or the game cannot open a window"),
        (3, "a time limit was reached"),
    ],
};

pub(super) const SOLVE: Chapter = Chapter {
    notes: &[
        Words(
            "A puzzle may be in any notation that --format lists. If every argument is a single puzzle, the solutions are printed \
             as grids. For files, standard input and arguments with several puzzles, each solution is one line. Solutions come in \
             the order of the puzzles. If a puzzle is unreadable or has no solution, its file and line are reported on standard \
             error, nothing is printed for it (with --count, a 0), and the remaining puzzles are still solved. Values that a player \
             typed do not count, only the givens; standard error says so.",
        ),
        Words(
            "If a puzzle has several solutions, one is printed. brute-force and assumptions print the one that comes first when \
             its digits are read as a number; the other engines have their own order. The engine fast uses all processor cores; \
             the others use one.",
        ),
    ],
    examples: &[
        "sudoku-assistant solve puzzles.txt more.sdm > solutions.txt",
        "sudoku-assistant solve --csv --keep table.csv         keep the other columns",
        "sudoku-assistant solve --unique puzzles.txt           only proper puzzles",
        "sudoku-assistant solve --count puzzles.txt            one number per puzzle",
        "sudoku-assistant solve --count --limit 1 puzzles.txt  0, 1 or 1+",
        "sudoku-assistant check --unique --filter puzzles.txt  the puzzles themselves",
        "sudoku-assistant solve --steps --engine decision-tree puzzle.txt",
    ],
    statuses: &[
        (0, "every puzzle was solved, or the reader closed the pipe"),
        (1, "a puzzle has no solution or breaks a rule (with --unique: or has several solutions)"),
        (2, "an input cannot be read"),
        (3, "--seconds stopped a search; the highest status of all puzzles counts"),
    ],
};

pub(super) const CHECK: Chapter = Chapter {
    notes: &[
        Words("Output:"),
        Lines(&[
            "valid    no digit appears twice in a row, column or box",
            "unique   exactly one solution; otherwise `no solution`, or `not unique`",
            "         with their number up to 100",
            "minimal  unique, but not if any one given is removed",
            "solved   valid, and every cell is filled",
        ]),
        Words(
            "Without --valid, --unique, --minimal or --solved, all four are reported, and a puzzle passes if it is valid and unique. \
             The check for minimal searches once per given and can take a hundred times as long as the rest together. If you have \
             very many puzzles, ask only for what you need, such as --unique.",
        ),
        Words("Puzzles from a file or from standard input get one line each, which begins with their place:"),
        Lines(&[
            "$ sudoku-assistant check puzzles.txt",
            "puzzles.txt, line 1: valid, unique, not minimal, not solved",
            "puzzles.txt, line 2: not valid: row 1 holds two 4s, in columns 1 and 2",
        ]),
        Words(
            "If you ask for several properties, a puzzle passes only if it has all of them. Values that a player typed count only \
             for `solved`; for everything else, only the givens do.",
        ),
    ],
    examples: &[
        "sudoku-assistant check --solved --quiet board.txt && echo 'Well done!'",
        "sudoku-assistant check --unique --filter *.txt | sudoku-assistant solve",
        "sudoku-assistant check --minimal --invert puzzles.txt",
    ],
    statuses: &[
        (0, "every puzzle passed; with --filter or --invert: at least one puzzle was printed"),
        (1, "a puzzle failed; with --filter or --invert: none was printed"),
        (2, "an input cannot be read"),
    ],
};

pub(super) const RATE: Chapter = Chapter {
    notes: &[
        Words(
            "Each puzzle is solved as a person would, always with the easiest technique that makes progress. Output: the level, the \
             hardest technique, the sum of the scores of all steps, the rating on Sudoku Explainer's scale (1.0 to 10.0, found by \
             following that program's own path), and the number of steps. Techniques and scores are HoDoKu's.",
        ),
        Words("The levels and their highest scores:"),
        Lines(&[
            "easy     singles; up to 800",
            "medium   locked candidates, pairs, triples; up to 1000",
            "hard     fish, wings, colouring, rectangles; up to 1600",
            "unfair   chains, almost locked sets; up to 1800",
            "extreme  forcing chains, forcing nets, trial and error",
        ]),
        Words(
            "Ratings come in the order of the puzzles. A puzzle with no solution or with several is reported on standard error. A \
             grid of candidates, as `convert --to candidates` and other programs write it, is rated from that position on, with the \
             digits that were placed. Elsewhere, digits that a player typed do not count.",
        ),
    ],
    examples: &[
        "sudoku-assistant rate puzzles.txt",
        "sudoku-assistant rate --format csv puzzles.txt > ratings.csv",
        "sudoku-assistant generate --count 100 | sudoku-assistant rate --format json",
    ],
    statuses: &[
        (0, "every puzzle was rated"),
        (1, "a puzzle has no solution or several, or breaks a rule"),
        (2, "an input cannot be read"),
    ],
};

pub(super) const EXPLAIN: Chapter = Chapter {
    notes: &[
        Words(
            "Each line is a step: the technique, what it allows, and why. r1c2 is the cell in row 1, column 2. In chains, 3r1c2 is \
             the 3 in r1c2; = is a strong link (at least one end is true), - is a weak link (at least one end is false).",
        ),
        Words(
            "If a puzzle has several solutions, the steps end when nothing more follows, and techniques that assume a single \
             solution are not used. A grid of candidates is explained from that position on; digits it has placed and candidates it \
             has eliminated are taken as given. Elsewhere, digits that a player typed do not count.",
        ),
    ],
    examples: &[
        "sudoku-assistant explain puzzle.txt",
        "sudoku-assistant explain --until 20 --candidates puzzle.txt",
        "sudoku-assistant explain --json puzzle.txt",
    ],
    statuses: &[
        (0, "every puzzle was explained"),
        (1, "a puzzle has no solution or several, or breaks a rule"),
        (2, "an input cannot be read"),
    ],
};

pub(super) const GENERATE: Chapter = Chapter {
    notes: &[
        Words(
            "Every puzzle has exactly one solution. The same seed and options make the same puzzles, on every machine and with any \
             --jobs; a shorter series is the beginning of a longer one. Without --givens and --minimal, puzzles have few givens, \
             usually 22 to 30. Without --seed, the seed is printed on standard error.",
        ),
        Words(
            "--difficulty measures how long a search takes; --level and --needs measure how a person would solve the puzzle. A puzzle \
             made with --needs uses that technique and easier ones, and cannot be solved with the easier ones alone. `explain` \
             prints the names of techniques.",
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
        (0, "every puzzle was made"),
        (1, "a puzzle was not found in reasonable time"),
        (2, "no puzzle can have these properties"),
        (3, "--seconds was reached"),
    ],
};

pub(super) const CONVERT: Chapter = Chapter {
    notes: &[Words(
        "With --json or --csv, everything that a file says about its puzzles is printed, and --to is optional: the default is \
         line. Author, source, level and the like are kept if both notations have a place for them: sdk and opensudoku do. With \
         opensudoku, all puzzles become games of one document, which takes these details from the first puzzle. own, f-puzzles, \
         sdk and opensudoku keep the digits that a player typed apart from the givens; the other notations leave them out.",
    )],
    examples: &[
        "sudoku-assistant convert --to grid puzzles.txt | less",
        "sudoku-assistant convert --to opensudoku *.sdk > puzzles.opensudoku",
        "sudoku-assistant generate --count 6 | sudoku-assistant convert --to candidates",
    ],
    statuses: &[
        (0, "every puzzle was converted"),
        (1, "a puzzle breaks a rule; it was reported and skipped"),
        (2, "an input cannot be read; it was reported and skipped"),
    ],
};

pub(super) const RACE: Chapter = Chapter {
    notes: &[Words(
        "The engines take turns on one thread: the one that has used the least processor time goes next. Each makes a few steps \
         before the race as a warm-up. The table is Markdown, with the winner in bold.",
    )],
    examples: &[
        "sudoku-assistant race puzzle.txt",
        "sudoku-assistant race --program my-program.ron puzzle.txt",
        "sudoku-assistant race --engines brute-force,exact-cover --by steps puzzle.txt",
        "sudoku-assistant generate --difficulty hard | sudoku-assistant race --all",
    ],
    statuses: &[
        (0, "every engine finished"),
        (1, "the puzzle has no solution or breaks a rule"),
        (2, "an input cannot be read"),
        (3, "--seconds ended the race, or the program stopped with an error"),
    ],
};

pub(super) const JUDGE: Chapter = Chapter {
    notes: &[Words(
        "The program's block `solve` is called for eight puzzles: some with no solution, some with one, some with many. The program \
         passes if it finds a solution where there is one, finds nothing where there is none, and never finds the same solution \
         twice. Blocks are counted, not seconds, so the verdict is the same on every machine. The table is Markdown: it shows the \
         calls of `solve` and the digits tried up to the first solution, or until it is clear that there is none.",
    )],
    examples: &[
        "sudoku-assistant judge final",
        "sudoku-assistant judge my-program.ron",
        "sudoku-assistant judge my-project.sb3",
    ],
    statuses: &[
        (0, "the program gets every puzzle right"),
        (1, "the program gets a puzzle wrong"),
        (2, "the program cannot be read"),
    ],
};

pub(super) const PRINT: Chapter = Chapter {
    notes: &[Words(
        "A booklet has the puzzles in order, each with its number and level, and the solutions at the end. A picture shows the \
         first puzzle. With --hint, the base houses of a technique are yellow and its cover houses blue. Its candidates have discs \
         behind them, or squares for a second group; fins have diamonds. Eliminated candidates are crossed out, and a digit to \
         place has a ring around it.",
    )],
    examples: &[
        "sudoku-assistant generate --level medium --count 24 | sudoku-assistant print -o booklet.pdf --title 'For the train'",
        "sudoku-assistant print puzzles.txt -o booklet.pdf --per-page 2 --link https://example.org/sudoku/",
        "sudoku-assistant print puzzle.txt -o puzzle.svg",
        "sudoku-assistant print puzzle.txt -o hint.png --hint",
    ],
    statuses: &[
        (0, "the file was written"),
        (1, "a puzzle was left out: it breaks a rule, or has no solution or several"),
        (2, "an input cannot be read, or the file cannot be written"),
    ],
};

pub(super) const EXPORT: Chapter = Chapter {
    notes: &[
        Words(
            "The --lp model has 729 variables and 324 equations, plus one equation per given. Variable x_i_j_k is 1 if row i, \
             column j holds digit k. The examples show how to solve it with GLPK and CBC.",
        ),
        Words(
            "To open an --sb3 project in Scratch 3, choose File, Load from your computer. Features that Scratch lacks (script \
             variables, blocks that report, and for) become variables and lists. A puzzle becomes the initial contents of the \
             list S.",
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
        (0, "the export was written"),
        (1, "the puzzle breaks a rule"),
        (2, "the puzzle or program cannot be read, the program has an error, or the file cannot be written"),
    ],
};

pub(super) const LESSON: Chapter = Chapter {
    notes: &[Words(
        "`sudoku-assistant lessons` lists the class codes. In a browser, the game opens a lesson if its address ends in \
         #lesson=LESSON or #lesson=LESSON&task=TASK. A link with #lessons=LESSON,LESSON puts these lessons first on the path, in this \
         order; &hint=off and &show=off turn hints and solutions off in them. Such a link can also be pasted into the game.",
    )],
    examples: &[
        "sudoku-assistant lesson taking-back",
        "sudoku-assistant lesson taking-back 3",
        "sudoku-assistant lesson 'lessons=clones,taking-back&hint=off'",
    ],
    statuses: &[(0, "the game was closed"), (2, "unknown lesson, or the game cannot be played here")],
};

pub(super) const LESSONS: Chapter = Chapter {
    notes: &[Words(
        "The class code is a lesson's short name; type it in the game to open the lesson. The page that --print makes needs no \
         other file. Its answers are found by running the programs.",
    )],
    examples: &[
        "sudoku-assistant lessons",
        "sudoku-assistant lessons --print > lessons.html",
        "sudoku-assistant lessons --print cell-ids solved -o tuesday.html",
        "sudoku-assistant lessons --print=pupils cell-ids solved -o sheets.html",
        "sudoku-assistant lessons clones taking-back --link https://example.org/game/ --no-show",
        "sudoku-assistant lessons clones taking-back --scorm target/web -o lessons.zip",
        "sudoku-assistant lessons --sb3 projects queens knight",
        "sudoku-assistant lessons --collect results/*.csv -o class.csv",
    ],
    statuses: &[(0, "the lessons were written"), (2, "unknown lesson, or a file cannot be read or written")],
};

#[cfg(feature = "server")]
pub(super) const SERVE: Chapter = Chapter {
    notes: &[
        Words(
            "The server has a page at /, a JSON API under /api/v1/ (described in /api/v1/openapi.json), /solve/?grid= for the \
             solution alone, and a health check at /healthz.",
        ),
        Words(
            "The address is printed once the server is ready. Each request is logged on standard error. Ctrl-C lets running \
             requests finish and then stops the server; a second Ctrl-C stops it at once.",
        ),
    ],
    examples: &[
        "sudoku-assistant serve",
        "sudoku-assistant serve --open",
        "sudoku-assistant serve --site target/web",
        "curl 'localhost:9000/api/v1/count?puzzle=46.1.....825...'",
    ],
    statuses: &[(0, "the server was stopped"), (2, "the address or the folder cannot be used")],
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
    statuses: &[(0, "the script was written"), (2, "unknown shell, or the script cannot be written")],
};

pub(super) const MAN: Chapter = Chapter {
    notes: &[],
    examples: &["sudoku-assistant man solve | man -l -", "sudoku-assistant man --dir ~/.local/share/man/man1"],
    statuses: &[(0, "the pages were written"), (2, "unknown command, or a page cannot be written")],
};
