//! Every screen of the game in a terminal, reached and used by keys alone. The screens are drawn into buffers.

use super::PUZZLE;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use std::time::{Duration, Instant};
use sudoku_assistant::game::files::Folders;
use sudoku_assistant::game::owl::{Speech, Thinking};
use sudoku_assistant::game::puzzles::making::Making;
use sudoku_assistant::game::requests::Page;
use sudoku_assistant::game::script::WakeUp;
use sudoku_assistant::game::session::Session;
use sudoku_assistant::game::solver::Solver;
use sudoku_assistant::game::training::Training;
use sudoku_assistant::terminal::{Flow, TerminalGame};
use sudoku_board::formats::{self, Puzzle};
use sudoku_board::{Board, Cell, HouseKind, Rules, Value, Values};
use sudoku_generate::Seed;
use sudoku_generate::board_generator::generate;
use sudoku_run::engines::Engine;
use sudoku_run::lessons::{self, FaultKind, FaultSet, Solution};
use sudoku_solve::search::Search;
use sudoku_words::words;

/// A game, and the size of its screen.
struct Screen {
    game: TerminalGame,
    size: (u16, u16),
}

impl Screen {
    fn new(size: (u16, u16)) -> Screen {
        Screen { game: TerminalGame::new(None, None, false, WakeUp::default()), size }
    }

    fn handle(&mut self, event: Event) -> Flow {
        let flow = self.game.handle(event);
        self.settle();
        flow
    }

    /// Waits for everything that is computed.
    fn settle(&mut self) {
        let start = Instant::now();
        loop {
            self.game.update();
            let world = self.game.app_mut().world();
            let is_busy = world.resource::<Thinking>().is_going_on()
                || world.resource::<Making>().is_working()
                || world.resource::<Training>().is_made();
            if !is_busy {
                return;
            }
            assert!(start.elapsed() < Duration::from_secs(60), "it takes too long");
        }
    }

    fn key(&mut self, code: KeyCode) -> &mut Screen {
        self.handle(Event::Key(code.into()));
        self
    }

    fn ctrl(&mut self, letter: char) -> Flow {
        self.handle(Event::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)))
    }

    fn types(&mut self, text: &str) -> &mut Screen {
        for sign in text.chars() {
            self.key(KeyCode::Char(sign));
        }
        self
    }

    fn pastes(&mut self, text: &str) -> &mut Screen {
        self.handle(Event::Paste(text.to_owned()));
        self
    }

    fn text(&mut self) -> String {
        let (width, height) = self.size;
        let buffer = self.game.draw(Rect::new(0, 0, width, height));
        let rows = buffer.content.chunks(width.into());
        rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>() + "\n").collect()
    }

    fn sees(&mut self, text: &str) -> &mut Screen {
        let screen = self.text();
        assert!(screen.contains(text), "no {text} in\n{screen}");
        self
    }

    fn sees_not(&mut self, text: &str) -> &mut Screen {
        let screen = self.text();
        assert!(!screen.contains(text), "{text} in\n{screen}");
        self
    }

    fn page(&mut self) -> Page {
        *self.game.app_mut().world().resource::<bevy_state::prelude::State<Page>>().get()
    }

    /// Opens a task by the class code of its lesson and its number.
    fn opens(&mut self, code: &str, task: usize) -> &mut Screen {
        self.key(KeyCode::F(4)).key(KeyCode::End);
        // The field for class codes is the last but four.
        for _ in 0..4 {
            self.key(KeyCode::Up);
        }
        self.pastes(code).key(KeyCode::Enter);
        for _ in 1..task {
            self.key(KeyCode::PageDown);
        }
        self.sees(&format!("Task {task} of"))
    }
}

#[test]
fn a_teacher_puts_a_link_together_that_opens_the_lessons() {
    let mut screen = Screen::new((100, 60));
    screen.key(KeyCode::F(4)).key(KeyCode::End).key(KeyCode::Enter).sees("No lesson is ticked yet.");
    // The first line that can be chosen is about hints, and the last one is the last lesson.
    screen.key(KeyCode::Home).key(KeyCode::Enter).sees("[ ] Hints are allowed");
    screen.key(KeyCode::End).key(KeyCode::Enter).sees("lesson=transfer&hint=off").sees("Copy link");
    screen.key(KeyCode::Esc).opens("transfer", 1);
    // The link itself is taken, too, and turns hints off.
    screen.opens("#lesson=transfer&hint=off", 1).types("h").sees("Your teacher has turned hints off in this lesson.");
}

#[test]
fn a_number_is_predicted_while_the_program_asks_something_else() {
    let mut screen = Screen::new((80, 30));
    screen.opens("clones", 4).sees("It asks: ");
    // Other keys keep their meaning while a number is typed.
    screen.types("-71").sees("Your answer: -71_").key(KeyCode::Backspace).types("2h").sees("Hint");
    screen.sees("-72_").key(KeyCode::Enter).sees("Right!");
    // With Tab, the program gets the answer.
    screen.key(KeyCode::Tab).types("7 no puzzle").sees("Your answer to the program: 7 no puzzle_");
    screen.key(KeyCode::Enter).sees_not("7 no puzzle");
}

#[test]
fn what_the_owl_offers_is_taken_by_keys() {
    let mut screen = Screen::new((80, 24));
    screen.pastes(PUZZLE).types("h").sees("[ Tell me more ]").sees("Space");
    screen.key(KeyCode::Char(' ')).sees("▶").key(KeyCode::Enter).sees("[ Tell me more ]");
    screen.key(KeyCode::Char(' ')).key(KeyCode::Enter).sees("[ Do it ]");
    let blanks = |screen: &mut Screen| screen.game.app_mut().world().resource::<Session>().board().blanks().count();
    screen.key(KeyCode::Char(' ')).key(KeyCode::Enter);
    assert_eq!(blanks(&mut screen), 55);
    // All offers are on the screen, whatever its width.
    screen.types("s");
    let offers = screen.game.app_mut().world().resource::<Speech>().offers().to_vec();
    assert!(!offers.is_empty());
    for offer in offers {
        screen.sees(&format!("[ {} ]", offer.label()));
    }
}

#[test]
fn sprites_that_react_to_clicks_are_clicked_by_keys() {
    let mut screen = Screen::new((100, 40));
    screen.opens("trying", 3);
    screen.types("gu").key(KeyCode::Char(' '));
    let text = screen.text();
    assert!(text.contains("Click "), "{text}");
    screen.key(KeyCode::Enter).sees("Task 3 of");
}

#[test]
fn pasted_lines_stay_lines_and_each_program_keeps_its_own_text() {
    let mut screen = Screen::new((100, 40));
    screen.key(KeyCode::F(6)).pastes("// one\r\n// two\r// three\n").sees("// one  ").sees("// two  ");
    screen.key(KeyCode::Esc).opens("clones", 6).key(KeyCode::F(6)).types("// mine").sees("// mine");
    screen.key(KeyCode::Esc).key(KeyCode::F(2)).key(KeyCode::F(6)).sees("// three").sees_not("// mine");
    screen.key(KeyCode::Esc).key(KeyCode::F(4)).opens("clones", 6).key(KeyCode::F(6)).sees("// mine");
    screen.key(KeyCode::Esc);
    // Nobody quits without a warning that a text is not used.
    assert_eq!(screen.ctrl('c'), Flow::GoOn);
    screen.sees("not used yet");
    assert_eq!(screen.ctrl('c'), Flow::Quit);
    assert_eq!(Screen::new((80, 24)).ctrl('c'), Flow::Quit);
}

#[test]
fn every_page_and_sheet_has_a_way_out_and_names_it() {
    let ctrl = |letter| KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
    let sheets = [
        ("keys", KeyCode::Char('?').into()),
        ("log", ctrl('l')),
        ("new", ctrl('n')),
        ("puzzles", ctrl('p')),
        ("games", ctrl('o')),
        ("settings", KeyCode::F(8).into()),
        ("statistics", KeyCode::F(9).into()),
        ("path", KeyCode::Char('P').into()),
    ];
    for (name, key) in sheets {
        let mut screen = Screen::new((80, 24));
        screen.pastes(PUZZLE);
        screen.handle(Event::Key(key));
        assert!(!screen.text().contains('┏') && screen.text().contains("Esc"), "{name}:\n{}", screen.text());
        screen.key(KeyCode::Esc);
        assert!(screen.text().contains('┏'), "{name}:\n{}", screen.text());
        // A page that is asked for is not covered.
        screen.handle(Event::Key(key));
        screen.key(KeyCode::F(2));
        assert!(screen.text().contains('┏'), "{name}:\n{}", screen.text());
    }
    for (key, page) in [(4, Page::Lessons), (3, Page::Race), (7, Page::Training)] {
        let mut screen = Screen::new((80, 24));
        screen.key(KeyCode::F(key));
        assert_eq!(screen.page(), page);
        screen.key(KeyCode::Esc);
        assert_eq!(screen.page(), Page::Stage, "{page:?}");
    }
}

#[test]
fn the_race_keeps_its_lanes_in_view_and_its_selection_where_it_is() {
    let mut screen = Screen::new((80, 24));
    screen.pastes(PUZZLE).key(KeyCode::F(3)).sees("▶ Start").sees("Brute force");
    screen.key(KeyCode::End).sees("Brute force");
    let selected = |screen: &mut Screen| {
        let text = screen.text();
        text.lines().find(|line| line.starts_with('▶')).map(str::to_owned)
    };
    let before = selected(&mut screen);
    assert!(before.is_some());
    screen.types("w").sees("▶");
    let start = Instant::now();
    while screen.text().contains("W Pause") && start.elapsed() < Duration::from_secs(60) {
        screen.game.update();
    }
    assert_eq!(selected(&mut screen), before);
    // Copying has its own key here.
    screen.sees("^K");
    screen.ctrl('k');
    assert!(screen.game.copied().is_some_and(|table| table.contains("| Engine |")));
}

#[test]
fn techniques_are_learned_and_practised() {
    let mut screen = Screen::new((100, 40));
    screen.key(KeyCode::F(7));
    let start = Instant::now();
    while screen.text().contains("▶") && start.elapsed() < Duration::from_secs(60) {
        screen.game.update();
    }
    screen.sees("┏").types("p").sees("Naked pair").key(KeyCode::Down).key(KeyCode::Enter).types("t");
    screen.types("c").sees("Nothing is marked").types("s");
    screen.types("p").sees("▶");
}

#[test]
fn techniques_are_practised_on_other_boards() {
    let mut screen = Screen::new((100, 40));
    screen
        .key(KeyCode::F(7))
        .types("p")
        .key(KeyCode::Enter)
        .sees("Board: 9 × 9")
        .sees("[x] 9 × 9")
        .sees("[ ] Killer + X");
    let lines = |screen: &mut Screen| screen.text().lines().map(str::to_owned).collect::<Vec<_>>();
    while !lines(&mut screen).iter().any(|line| line.starts_with('▶') && line.contains("] Killer  ")) {
        screen.key(KeyCode::Down);
    }
    screen.key(KeyCode::Enter).sees("Board: Killer").sees("Cage combinations").sees_not("Pointing");
    while !lines(&mut screen).iter().any(|line| line.starts_with('▶') && line.contains("Sum")) {
        screen.key(KeyCode::Down);
    }
    screen.key(KeyCode::Enter).sees("Choose a cage").types("t").sees("Mark the candidates");
    screen.types("c").sees("Nothing is marked").types("s").types("p").sees("Board: Killer");
}

#[test]
fn chess_problems_are_drawn() {
    let mut screen = Screen::new((80, 24));
    screen.types("A").sees(" 1  2  3 ").types("x");
    screen.types("Av");
    let start = Instant::now();
    while !screen.text().contains(" Q ") {
        assert!(start.elapsed() < Duration::from_secs(60), "{}", screen.text());
        screen.types(".");
    }
}

#[test]
fn long_sentences_of_the_log_are_read_to_their_end() {
    let mut screen = Screen::new((60, 24));
    screen.types("h");
    let said = screen.game.app_mut().world().resource::<Speech>().log().front().cloned().expect("a sentence");
    screen.ctrl('l');
    let words: Vec<&str> = said.split(' ').collect();
    screen.sees(words[words.len() - 1]);
}

#[test]
fn boards_of_other_sides_are_drawn_and_filled_by_keys() {
    let mut screen = Screen::new((80, 30));
    screen
        .pastes(PUZZLE)
        .pastes("1... .... ..2. ...3")
        .sees("┏━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━┓")
        .sees_not("┳━━━━━━━━━━━━━━┳");
    let board = |screen: &mut Screen| screen.game.app_mut().world().resource::<Session>().board().clone();
    assert_eq!(board(&mut screen).rules().side(), 4);
    // The first key goes to the first blank cell.
    screen.key(KeyCode::Right).types("2");
    assert_eq!(board(&mut screen).played(), 1, "{}", screen.text());
    screen.key(KeyCode::Left).key(KeyCode::Left).types("4");
    let played = board(&mut screen);
    assert_eq!(played.get(Cell::at(0, 3)), Value::new(4), "the row is walked around: {}", screen.text());
    screen.types("9").sees(&words().not_on_this_board());
    assert_eq!(board(&mut screen), played);
    screen.ctrl('u');
    screen.ctrl('u');
    screen.ctrl('u');
    assert_eq!(board(&mut screen).rules().side(), 9, "Undo leads back to the board before");
}

#[test]
fn each_kind_of_board_is_played_saved_and_opened_by_keys() {
    for kind in ["4", "6", "8", "10", "12", "16", "25", "killer", "jigsaw", "x", "windoku", "anti-knight", "killer+x"] {
        let made = generate(kind.parse().expect("a kind"), None, Seed(3)).expect("a board");
        let folder = tempfile::tempdir().expect("a folder");
        let start = || {
            let folders = Folders { data: folder.path().join("data"), config: folder.path().join("config") };
            Screen { game: TerminalGame::new(Some(folders), None, false, WakeUp::default()), size: (120, 40) }
        };
        let board = |screen: &mut Screen| screen.game.app_mut().world().resource::<Session>().board().clone();
        let owl = |screen: &mut Screen| screen.game.app_mut().world().resource::<Speech>().text().to_owned();
        let mut screen = start();
        screen.pastes(&formats::write(&Puzzle::from(made.puzzle.clone())));
        assert_eq!(board(&mut screen), made.puzzle, "{kind}: {}", owl(&mut screen));

        // Tab leads to the first blank cell.
        screen.key(KeyCode::Tab);
        let blank = made.puzzle.blanks().next().expect("a blank");
        let right = made.solution.get(blank).expect("it is full");
        screen.types(&right.to_string());
        assert_eq!(board(&mut screen).get(blank), Some(right), "{kind}: {}", owl(&mut screen));
        screen.sees(&right.to_string());
        screen.ctrl('u');
        assert_eq!(board(&mut screen), made.puzzle, "{kind}: {}", owl(&mut screen));

        // A value that a rule forbids is refused by this rule.
        let values = Values::up_to(made.puzzle.rules().side());
        let refused = values.iter().find_map(|value| Some((value, made.puzzle.clash(blank, value)?)));
        if let Some((value, clash)) = refused.filter(|(value, _)| value.get() < 10) {
            screen.types(&value.to_string());
            assert_eq!(owl(&mut screen), sudoku_words::refused(&made.puzzle, blank, value, &clash), "{kind}");
            assert_eq!(board(&mut screen), made.puzzle, "{kind}");
        }
        let before = owl(&mut screen);
        screen.types("h");
        assert_ne!(owl(&mut screen), before, "{kind}");
        screen.key(KeyCode::Esc);

        // A run is watched, and stopped.
        screen.types("v").types("w");
        let watched = |screen: &mut Screen| {
            let solver = screen.game.app_mut().world().resource::<Solver>();
            solver.run().map(|run| (run.engine(), run.search().start().clone()))
        };
        assert_eq!(watched(&mut screen), Some((Engine::BruteForce, made.puzzle.clone())), "{kind}");
        screen.types("x");
        assert_eq!(board(&mut screen), made.puzzle, "{kind}");

        // What was played is there again after a restart.
        screen.key(KeyCode::Tab).types(&right.to_string());
        let played = board(&mut screen);
        screen.game.end();
        drop(screen);
        let mut screen = start();
        screen.settle();
        assert_eq!(board(&mut screen), played, "{kind}");
    }
}

#[test]
fn notes_that_have_no_room_in_their_cell_are_beside_the_board() {
    let mut puzzle = Board::new(Rules::with_boxes(16).expect("a side"));
    puzzle.give(Cell::at(0, 0), 16).expect("a value");
    let mut screen = Screen::new((120, 40));
    screen.pastes(&formats::write(&Puzzle::from(puzzle))).key(KeyCode::Tab).sees_not("blank, could be");
    screen.types("n").types("3").types("12").sees("⁝").sees("Row 1, column 2, blank, could be 3").sees("or 12.");
    screen.key(KeyCode::Right).sees("⁝").sees_not("blank, could be");
}

#[test]
fn regions_and_cages_have_lines_of_their_own() {
    let mut rules = Rules::latin(4).expect("a side");
    for region in [["r1c1", "r1c2", "r1c3", "r2c1"], ["r1c4", "r2c4", "r2c3", "r2c2"]] {
        rules.add_house(HouseKind::Region, cells(region)).expect("a region");
    }
    for region in [["r3c1", "r3c2", "r4c1", "r4c2"], ["r3c3", "r3c4", "r4c3", "r4c4"]] {
        rules.add_house(HouseKind::Region, cells(region)).expect("a region");
    }
    rules.add_cage(cells(["r3c1", "r3c2", "r4c1"]), Some(7)).expect("a cage");
    let text = formats::write(&Puzzle::from(Board::new(rules)));
    let mut screen = Screen::new((80, 30));
    screen
        .pastes(&text)
        // The first region is above the second, and the total is in the line above its cage.
        .sees("┏━━━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━┓")
        .sees("┃       ┏━━━━━━━━━━━━━━━┛       ┃")
        .sees("┣7━━━━━━┻━━━━━━━┳━━━━━━━━━━━━━━━┫")
        .sees("┃       ┌┄┄┄┄┄┄┄┃               ┃");
    let mut plain = Screen { game: TerminalGame::new(None, None, true, WakeUp::default()), size: (80, 30) };
    plain
        .pastes(&text)
        .sees("|       +---------------+       |")
        .sees("+7------+-------+---------------+")
        .sees("|       ........|               |");
}

fn cells<const N: usize>(names: [&str; N]) -> Vec<Cell> {
    names.map(|name| name.parse().expect("a cell")).to_vec()
}

#[test]
fn a_board_that_is_larger_than_the_screen_scrolls_with_the_current_cell() {
    let mut puzzle = Board::new(Rules::with_boxes(25).expect("a side"));
    for (row, column, value) in [(0, 0, 7), (0, 24, 24), (24, 24, 23)] {
        puzzle.give(Cell::at(row, column), value).expect("a value");
    }
    let mut screen = Screen::new((100, 30));
    screen.pastes(&formats::write(&Puzzle::from(puzzle)));
    let board = |screen: &mut Screen| screen.game.app_mut().world().resource::<Session>().board().clone();
    assert_eq!(board(&mut screen).rules().side(), 25);
    // The first blank cell is beside the corner; the row goes on to the right of the screen.
    screen.key(KeyCode::Right).sees("┃ 7 ").sees_not("24");
    screen.types("25").sees("[25").key(KeyCode::End).sees("24").sees_not("┃ 7 ");
    screen.key(KeyCode::PageDown).sees("23┃").sees_not("24");
    screen.key(KeyCode::Left).types("1").sees("[1]").types("1").sees("[11");
    let played = board(&mut screen);
    assert_eq!([(0, 1), (24, 23)].map(|(row, column)| played.get(Cell::at(row, column))), [25, 11].map(Value::new));
    assert_eq!(played.played(), 2);
}

#[test]
fn a_failed_trial_is_told_with_its_boards_and_is_watched() {
    let mut screen = Screen::new((100, 50));
    // The program is checked beside the game.
    let comes_to = |screen: &mut Screen, text: &str| {
        let start = Instant::now();
        while !screen.text().contains(text) && start.elapsed() < Duration::from_secs(60) {
            screen.game.update();
        }
        screen.sees(text);
    };
    screen.opens("own-block", 4).types("c");
    comes_to(&mut screen, "Not yet.");
    screen.sees("It was (cell 1 is marked)").sees("Expected (cell 1 is marked)").sees("[ Watch it (T) ]");
    screen.types("t");
    comes_to(&mut screen, "The run stops at the first wrong step.");
    screen.sees("Not yet.");
}

#[test]
fn a_wrong_digit_is_found_with_the_arrow_keys_and_the_next_board_comes() {
    let mut screen = Screen::new((100, 60));
    screen.opens("lesson=faults&kind=board&count=1&seed=3", 1).sees("Find the faults, seed 3");
    let made = lessons::words("en").faults(FaultSet::new(FaultKind::Board, 1, Seed(3))).expect("it is made");
    let Ok(Solution::Answer(answer, _)) = made.tasks[0].solution() else { panic!("cells are the answer") };
    let cell = answer.cells()[0] as usize - 1;
    let keys = [KeyCode::Down].repeat(cell / 9).into_iter().chain([KeyCode::Right].repeat(cell % 9));
    for key in keys {
        screen.key(key);
    }
    screen.key(KeyCode::Enter).sees("Right!").sees(" is twice in ");
    screen.key(KeyCode::PageDown).sees("Find the faults, seed 4").sees_not("Right!");
    // The list has the choices, and says what was found.
    screen.key(KeyCode::Esc).key(KeyCode::End).sees("Programs").sees("Solved so far: boards 1, programs 0");
}
