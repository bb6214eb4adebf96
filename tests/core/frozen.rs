//! Files written by earlier versions of the program, kept in `tests/frozen`, can be opened with all their contents.

use std::iter::from_fn;
use std::sync::Arc;
use std::time::Duration;
use sudoku_assistant::game::session::{self, Colour, GameStats, MoveKind, RunChange, Session, Subject};
use sudoku_assistant::game::statistics::{Record, Statistics};
use sudoku_blocks::scratch::read_sb3;
use sudoku_blocks::{List, Machine, Opcode, Program, Shape, Slot, check, compile, read_program, write_program};
use sudoku_board::classic::ClassicCell;
use sudoku_board::{Cell, Value, Values};
use sudoku_generate::training::TechniqueRecord;
use sudoku_generate::{Difficulty, Recipe, RecipeChoice, Seed, training};
use sudoku_run::SavedRun;
use sudoku_run::lessons::{self, Progress, TaskResult, TaskStatus};
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED, TWO, read};
use sudoku_techniques::{Level, Technique};

/// Two puzzles, played with each version that changed the contents of a saved game.
const SAVED_GAMES: [&str; 8] = [
    include_str!("../frozen/game-1.sudoku"),
    include_str!("../frozen/game-1-solutions.sudoku"),
    include_str!("../frozen/game-2.sudoku"),
    include_str!("../frozen/game-3.sudoku"),
    include_str!("../frozen/game-4.sudoku"),
    include_str!("../frozen/game-5.sudoku"),
    include_str!("../frozen/game-6.sudoku"),
    include_str!("../frozen/game-7.sudoku"),
];

/// The game of version 7, in which the changes of the program were undone, and nothing else.
const MIXED_GAME: &str = include_str!("../frozen/game-8.sudoku");

/// The same game, with exercises of a lesson and a problem that were changed, the second one twice and back.
const GAME_WITH_EXERCISES: &str = include_str!("../frozen/game-9.sudoku");

/// The same game, with a run of the queens that has branched once.
const GAME_WITH_RUN: &str = include_str!("../frozen/game-10.sudoku");

/// The game with exercises, and then one on a board of 16 by 16 cells with diagonals and a cage.
const GAME_WITH_OTHER_RULES: &str = include_str!("../frozen/game-11.sudoku");
const GAME_WITH_TRIES: &str = include_str!("../frozen/game-12.sudoku");

fn opened() -> [Session; 8] {
    SAVED_GAMES.map(|text| session::read(text).unwrap_or_else(|error| panic!("{error}\n{text}")))
}

fn undo_all(session: &mut Session) -> Vec<MoveKind> {
    from_fn(|| session.undo(None)).collect()
}

/// Undoes all moves on the current puzzle, and the loading of it.
fn undo_puzzle(session: &mut Session) {
    while session.undo(None) != Some(MoveKind::Load) {}
}

fn line(session: &Session) -> String {
    session.board().to_string()
}

fn digits(digits: &[u8]) -> Values {
    digits.iter().filter_map(|&digit| Value::digit(digit)).collect()
}

#[test]
fn saved_games_of_every_version_open_with_their_history() {
    use MoveKind::{
        Accept, Clear, Colour, Corner, Enter, EraseColours, EraseNotes, Fill, FillNotes, Hint, Load, Note, Program,
        Reset, Strike,
    };
    let puzzle = read(SCRATCH).to_string();
    for (session, text) in opened().iter_mut().zip(SAVED_GAMES) {
        let version: u32 = text.split([' ', ',']).filter_map(|word| word.parse().ok()).next().expect("a version");
        let since = |first: u32, moves: &[MoveKind]| if version >= first { moves.to_vec() } else { Vec::new() };
        let first =
            [&[Enter, Enter, Enter, Note, Note, Hint][..], &since(4, &[Program; 2]), &[Fill, Reset, Clear, Load]];
        let second = [
            &[FillNotes][..],
            &since(5, &[Strike, Hint]),
            &[Accept],
            &since(7, &[Corner, Colour, Colour, Colour, Colour]),
        ];
        let undone = [&[EraseNotes][..], &since(7, &[EraseColours]), &[Enter]].concat();

        assert_eq!(line(session), TWO.replacen('.', "4", 1), "{text}");
        assert_eq!(from_fn(|| session.redo(None)).collect::<Vec<_>>(), undone, "{text}");
        assert_eq!(session.board().get(Cell::at(8, 2)), Value::digit(7), "{text}");
        let mut moves = undo_all(session);
        moves.reverse();
        assert_eq!(moves, [&first.concat()[..], &second.concat(), &undone].concat(), "{text}");
        assert_eq!(line(session), puzzle, "{text}");
        for (kind, board) in [(Hint, "465100000829500000000090500"), (Fill, SCRATCH_SOLVED), (Reset, &puzzle)] {
            while session.redo(None) != Some(kind) {}
            assert!(line(session).replace('.', "0").starts_with(&board.replace('.', "0")), "{kind:?}\n{text}");
        }
    }
}

#[test]
fn saved_games_since_the_eighth_version_undo_the_program_by_itself() {
    let [.., before] = opened();
    let mut mixed = session::read(MIXED_GAME).expect("it was saved");
    assert_eq!((mixed.board(), mixed.notes(), &*mixed.program()), (before.board(), before.notes(), ""));
    assert_eq!((mixed.undo(Some(&Subject::Program)), mixed.can_redo(Some(&Subject::Board))), (None, true));
    for _ in 0..2 {
        assert_eq!(mixed.redo(Some(&Subject::Program)), Some(MoveKind::Program));
    }
    assert_eq!((mixed.board(), mixed.program()), (before.board(), before.program()));
    let board_moves =
        |kinds: Vec<MoveKind>| kinds.into_iter().filter(|kind| *kind != MoveKind::Program).collect::<Vec<_>>();
    assert_eq!(board_moves(undo_all(&mut mixed)), board_moves(undo_all(&mut before.clone())));
}

#[test]
fn saved_games_since_the_ninth_version_hold_the_exercises_and_their_changes() {
    let before = session::read(MIXED_GAME).expect("it was saved");
    let mut with_exercises = session::read(GAME_WITH_EXERCISES).expect("it was saved");
    assert_eq!((with_exercises.board(), with_exercises.program()), (before.board(), before.program()));
    let [lesson, problem] = ["/en/row/mend", "queens"].map(|name| Subject::Exercise(name.into()));
    assert_eq!(&*with_exercises.exercise("/en/row/mend"), "repeat (9)");
    assert_eq!(&*with_exercises.exercise("queens"), "place (1)");
    assert_eq!(with_exercises.redo(Some(&problem)), Some(MoveKind::Program));
    assert_eq!(&*with_exercises.exercise("queens"), "place (2)");
    for subject in [&problem, &problem, &lesson] {
        assert_eq!(with_exercises.undo(Some(subject)), Some(MoveKind::Program));
    }
    assert!(!with_exercises.can_undo(Some(&problem)) && !with_exercises.can_undo(Some(&lesson)));
    assert_eq!((&*with_exercises.exercise("/en/row/mend"), &*with_exercises.exercise("queens")), ("", ""));
    assert_eq!(undo_all(&mut with_exercises), undo_all(&mut before.clone()));
}

#[test]
fn saved_games_since_the_tenth_version_hold_the_branches_of_runs() {
    let mut with_run = session::read(GAME_WITH_RUN).expect("it was saved");
    let queens = Subject::Exercise("queens".into());
    assert_eq!(with_run.other_run(false, &queens), None);
    let before = with_run.other_run(true, &queens).cloned().expect("a branch");
    assert_eq!((before.acts.len(), before.steps, before.furthest), (1, 20, 40));
    let now = SavedRun { steps: 31, ..before.clone() };
    with_run.change_run(RunChange::Exchange { undoes: true, subject: queens.clone(), now: now.clone() });
    assert_eq!((with_run.other_run(true, &queens), with_run.other_run(false, &queens)), (None, Some(&now)));
    with_run.change_run(RunChange::Exchange { undoes: false, subject: queens.clone(), now: before.clone() });
    assert_eq!(with_run.other_run(true, &queens), Some(&before));
    // A branch is not a change of the puzzle.
    assert_eq!(undo_all(&mut with_run), undo_all(&mut session::read(GAME_WITH_EXERCISES).expect("it was saved")));
    assert!(with_run.has_branches(&queens) && !with_run.this_puzzle().has_branches(&queens));
    with_run.change_run(RunChange::Forget(queens.clone()));
    assert!(!with_run.has_branches(&queens));
}

#[test]
fn saved_games_since_the_eleventh_version_hold_boards_of_any_rules() {
    let mut saved = session::read(GAME_WITH_OTHER_RULES).expect("it was saved");
    let rules = saved.board().rules();
    assert_eq!((rules.side(), rules.sums().len(), saved.board().given_count()), (16, 1, 1));
    assert_eq!(saved.board().get(Cell::at(15, 15)), Value::new(12));
    assert_eq!(saved.notes().get(Cell::at(0, 1)), Values::only(Value::at(14)));
    assert_eq!(session::read(&session::write(&saved)).as_ref(), Ok(&saved));
    let (board, notes) = (saved.board().clone(), saved.notes().clone());
    while saved.board().rules().side() == 16 {
        assert!(saved.undo(Some(&Subject::Board)).is_some());
    }
    let before = session::read(GAME_WITH_EXERCISES).expect("it was saved");
    assert_eq!((saved.board(), saved.notes()), (before.board(), before.notes()));
    while saved.redo(Some(&Subject::Board)).is_some() {}
    assert_eq!((saved.board(), saved.notes()), (&board, &notes));
}

#[test]
fn saved_games_since_the_twelfth_version_hold_the_players_tries() {
    use MoveKind::{Back, Enter, Keep, Try};
    let mut saved = session::read(GAME_WITH_TRIES).expect("it was saved");
    let tries = saved.tries();
    let first = tries.tree().nodes().iter().filter(|node| node.parent.is_none() && node.is_taken_back).count();
    assert_eq!((tries.taken_back(), tries.is_open(), first), (2, false, 1));
    assert_eq!(saved.board().get(Cell::at(0, 3)), Value::new(10));
    let before = session::read(GAME_WITH_OTHER_RULES).expect("it was saved");
    assert_eq!(saved.before_tries(&tries).as_ref(), Some(before.board()));
    assert_eq!(session::read(&session::write(&saved)).as_ref(), Ok(&saved));
    let undone: Vec<_> = from_fn(|| saved.undo(Some(&Subject::Board))).take(7).collect();
    assert_eq!(undone, [Keep, Enter, Try, Back, Enter, Enter, Try]);
    assert_eq!((saved.board(), saved.notes()), (before.board(), before.notes()));
}

#[test]
fn saved_games_of_every_version_know_what_the_puzzles_took() {
    let first = GameStats { time: Duration::from_millis(83_250), hints: 1, mistakes: 1, ..GameStats::default() };
    let second = GameStats { time: Duration::new(7, 5), ..GameStats::default() };
    // The first version counts hints and mistakes. Later ones added solutions, digits filled in, and whether it was solved.
    let versions = [
        (0, 0, false),
        (1, 0, false),
        (1, 0, false),
        (1, 1, false),
        (1, 1, false),
        (1, 1, false),
        (1, 1, true),
        (1, 1, true),
    ];
    for (mut session, (solutions, filled, solved)) in opened().into_iter().zip(versions) {
        assert_eq!(*session.stats(), GameStats { filled, solved, ..second });
        undo_puzzle(&mut session);
        assert_eq!(*session.stats(), GameStats::default(), "the empty board between the two");
        session.undo(None);
        assert_eq!(*session.stats(), GameStats { solutions, ..first });
    }
}

#[test]
fn saved_games_of_every_version_know_what_the_puzzles_were_made_from() {
    let none = [None; 2];
    let difficulties = [(Difficulty::Easy, 20_261_121), (Difficulty::Hard, 42)]
        .map(|(difficulty, seed)| Some(Recipe { wanted: RecipeChoice::Difficulty(difficulty), seed: Seed(seed) }));
    let levels = [(RecipeChoice::Level(Level::Hard), 20_261_122), (RecipeChoice::Technique(Technique::XyWing), 42)]
        .map(|(wanted, seed)| Some(Recipe { wanted, seed: Seed(seed) }));
    let versions = [none, none, difficulties, difficulties, difficulties, difficulties, levels, levels];
    for (mut session, [first, second]) in opened().into_iter().zip(versions) {
        assert_eq!(session.origin(), second);
        undo_puzzle(&mut session);
        assert_eq!(session.origin(), None);
        session.undo(None);
        assert_eq!(session.origin(), first);
    }
}

#[test]
fn saved_games_since_the_fourth_version_hold_a_program_and_its_changes() {
    for (number, mut session) in opened().into_iter().enumerate() {
        let mut programs = Vec::new();
        let mut note = |session: &Session| match read_program("kept", &session.program()) {
            Ok(program) => programs.push(write_program(&program)),
            Err(_) => assert!(session.program().is_empty(), "{}", session.program()),
        };
        note(&session);
        while let Some(kind) = session.undo(None) {
            if kind == MoveKind::Program {
                note(&session);
            }
        }
        assert_eq!(programs.len(), if number < 4 { 0 } else { 2 }, "{number}");
        for (program, repeat) in programs.iter().zip(["repeat (12)", "repeat (10)"]) {
            assert!(program.contains("name: \"Count\"") && program.contains(repeat), "{program}");
        }
    }
}

#[test]
fn saved_games_of_every_version_hold_notes_strokes_and_colours() {
    let [upper, right, lower] = [Cell::at(7, 2), Cell::at(7, 7), Cell::at(8, 2)];
    for (number, mut session) in opened().into_iter().enumerate() {
        let (strokes, colours) = (number >= 5, number >= 7);
        let notes = session.notes();
        assert_eq!(notes.get(upper), digits(if strokes { &[7] } else { &[2, 7] }), "{number}");
        assert_eq!(notes.struck(upper), digits(if strokes { &[2] } else { &[] }), "{number}");
        assert_eq!(notes.get(lower), digits(if strokes { &[2] } else { &[2, 7] }), "{number}");
        assert_eq!(notes.get(right), digits(&[2, 7]), "{number}");
        assert_eq!(notes.corners(right), digits(if colours { &[2] } else { &[] }), "{number}");
        let coloured: Vec<_> =
            Cell::all().flat_map(|cell| notes.coloured(cell).map(move |what| (cell.id(), what))).collect();
        let colour = |number| Colour::new(number).expect("a colour");
        let expected = [
            (1, (None, colour(1))),
            (upper.id(), (Value::digit(7), colour(3))),
            (right.id(), (None, colour(2))),
            (right.id(), (Value::digit(2), colour(6))),
        ];
        assert_eq!(coloured, if colours { &expected[..] } else { &[] }, "{number}");
        undo_puzzle(&mut session);
        while session.undo(None) != Some(MoveKind::Hint) {}
        assert_eq!(session.notes().get(Cell::at(0, 4)), digits(&[3, 7]), "{number}");
    }
}

/// Runs a program from its green flag to its end, and returns the items of a list.
fn list_after(program: &Program, list: &str) -> Vec<String> {
    let code = Arc::new(compile(program).expect("it compiles"));
    let list = code.list(list).expect("it is there");
    let mut machine = Machine::new(code, 1);
    machine.flag();
    while !machine.is_idle() {
        if machine.pulse().is_none() {
            machine.tick(16);
        }
    }
    assert_eq!(machine.fault(), None);
    machine.list(list).iter().map(ToString::to_string).collect()
}

fn texts(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

/// The items that the program adds to its list: factorials by recursion, a text with all escaped characters, and fractions.
const SEEN: [&str; 7] = ["1", "2", "6", "24", "two a [b] \\ v", "0.5", "1.5"];

#[test]
fn programs_of_both_forms_open_and_run() {
    let files = [include_str!("../frozen/program-1.ron"), include_str!("../frozen/program-1-marks.ron")];
    let [plain, marked] = files.map(|text| read_program("program-1", text).unwrap_or_else(|error| panic!("{error}")));
    for program in [&plain, &marked] {
        assert_eq!(
            (program.name.as_str(), &program.variables[..3]),
            ("Factorials", &texts(&["n", "my variable", "9"])[..])
        );
        assert_eq!(program.lists, [List { name: "seen".to_owned(), items: texts(&["old", "two words", ""]) }]);
        let [owl, cell] = &program.sprites[..] else { panic!("two sprites") };
        assert_eq!(
            (&*owl.name, &owl.costumes, &owl.variables),
            ("Owl", &texts(&["owl", "happy owl"]), &texts(&["own"]))
        );
        assert_eq!(owl.lists, [List { name: "own list".to_owned(), items: vec![] }]);
        assert_eq!((&*cell.name, &cell.costumes), ("Cell", &texts(&["1"])));
        assert_eq!(owl.scripts[0].blocks[0].comment, "begins");
        let heads: Vec<_> = owl.definitions().map(|head| (head.label(), head.shape, head.without_refresh)).collect();
        let fact = ("fact _".to_owned(), Shape::Round, true);
        assert_eq!(heads, [fact, ("is big _".to_owned(), Shape::SixSided, false)]);
    }
    assert_eq!(list_after(&plain, "seen"), texts(&SEEN));
    let if_else = plain.sprites[0].scripts[0].blocks.iter().find(|block| block.opcode == Opcode::IfElse);
    assert_eq!(if_else.expect("it is there").branches[1][0].slots, [Slot::Empty]);

    // Names that could be mistaken for blocks, loose blocks, and blocks that only Scratch can run were added later.
    let mut seen = texts(&SEEN);
    seen.splice(5..5, texts(&["0", "0"]));
    assert_eq!((&*marked.variables[3], list_after(&marked, "seen")), ("x position", seen));
    let scripts = &marked.sprites[0].scripts;
    let last: Vec<_> =
        scripts[3..].iter().map(|script| script.blocks.iter().map(|block| block.opcode).collect::<Vec<_>>()).collect();
    assert_eq!(last, [vec![Opcode::Add], vec![Opcode::WhenReceived, Opcode::ForeignStack, Opcode::ForeignStack]]);
    assert_eq!(scripts[3].blocks[0].comment, "lies about");
    assert_eq!(scripts[4].blocks[2].to_string(), "play sound [Meow] until done");
}

#[test]
fn an_exported_scratch_project_is_read() {
    let program = read_sb3(include_bytes!("../frozen/project.sb3")).expect("it was exported once").program;
    let names: Vec<_> = program.sprites.iter().map(|sprite| &*sprite.name).collect();
    assert_eq!((names, check(&program), list_after(&program, "seen")), (vec!["Owl", "Cell"], vec![], texts(&SEEN)));
}

#[test]
fn progress_in_the_lessons_is_read() {
    let progress = Progress::read("lessons.ron", include_str!("../frozen/lessons-1.ron")).expect("an older file");
    for (lesson, task, status, wrong, hints) in [
        ("flag", "start", TaskStatus::Solved, 0, 0),
        ("flag", "hello", TaskStatus::Open, 0, 0),
        ("clones", "count", TaskStatus::Solved, 2, 1),
        ("clones", "ten", TaskStatus::Shown, 0, 0),
        ("clones", "right", TaskStatus::Skipped, 0, 0),
        ("clones", "down", TaskStatus::Open, 1, 0),
    ] {
        let lesson = lessons::lesson(lesson).expect("it ships");
        let task = lesson.tasks.iter().find(|other| other.name == task).expect("a task");
        assert_eq!(
            progress.result(lesson, task),
            TaskResult { status, wrong, hints },
            "{}, {}",
            lesson.name,
            task.name
        );
    }
}

#[test]
fn times_and_assigned_lessons_are_read() {
    let text = include_str!("../frozen/lessons-1-class.ron");
    let mut progress = Progress::read("lessons.ron", text).expect("an older file");
    let of = |lesson: &str, task: usize| {
        let lesson = lessons::lesson(lesson).expect("it ships");
        (lesson, &lesson.tasks[task])
    };
    let (clones, count) = of("clones", 0);
    assert_eq!((progress.name(), progress.seconds(clones, count)), ("Anna", 95));
    assert_eq!(progress.prediction(clones, count), Some("80"));
    let assigned = progress.assigned().expect("a teacher has assigned lessons");
    assert_eq!(assigned.lessons, ["clones", "taking-back"]);
    assert!(!assigned.allows_hints && assigned.allows_show);
    assert!(progress.switch_to("Ben"));
    let (flag, start) = of("flag", 0);
    assert_eq!((progress.seconds(flag, start), progress.seconds(clones, count)), (12, 0));
}

#[test]
fn what_was_found_in_the_training_is_read() {
    let tally = training::TrainingRecord::read("training.ron", include_str!("../frozen/training-1.ron"))
        .expect("an older file");
    for (technique, found, helped, missed) in [
        (Technique::NakedSingle, 2, 1, 0),
        (Technique::XyWing, 0, 0, 1),
        (Technique::WxyzWing, 1, 1, 2),
        (Technique::HiddenSingle, 0, 0, 0),
    ] {
        assert_eq!(tally.of(technique), TechniqueRecord { found, helped, missed }, "{technique}");
    }
}

#[test]
fn statistics_are_read() {
    let text = include_str!("../frozen/statistics-1.ron");
    let statistics = Statistics::read("statistics.ron", text).expect("an older file");
    let record = |games, seconds, best, hints| Record { games, seconds, best, hints };
    assert_eq!(statistics.of(&read(SCRATCH)), Some(record(3, 600, Some(200), 3)));
    assert_eq!(statistics.of_level(Some(Level::Easy)), record(3, 600, Some(200), 3));
    assert_eq!(statistics.of_level(None), record(1, 50, None, 0));
    assert_eq!(statistics.of_level(Some(Level::Extreme)), record(1, 4000, Some(4000), 7));
    assert_eq!(statistics.total(), record(5, 4650, Some(200), 10));
}
