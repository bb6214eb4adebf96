//! Tests of boards that are not classic ones, played by real clicks and keys.

use crate::keeping::Home;
use crate::player::{Player, SCRATCH, cell};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input::touch::TouchPhase;
use bevy::math::Vec2;
use sudoku_assistant::game::clones::{CellId, Costume};
use sudoku_assistant::game::help::profile::{Profile, SolutionCount};
use sudoku_assistant::game::marks::Marks;
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::play::BlockProgram;
use sudoku_assistant::game::puzzles::making::Making;
use sudoku_assistant::game::race::Racing;
use sudoku_assistant::game::requests::commands::Command;
use sudoku_assistant::game::requests::{
    BlocksRequest, BoardRequest, HelpRequest, MakingRequest, Page, RaceRequest, Scene, SolverRequest, SpeedRequest,
    ViewRequest, WorkbenchRequest, Writing, labels,
};
use sudoku_assistant::game::session::{Session, read, write};
use sudoku_assistant::game::workbench::Workbench;
use sudoku_assistant::window::stage::FigureLook;
use sudoku_blocks::{Program, bundled, write_program};
use sudoku_board::formats::{self, Puzzle};
use sudoku_board::{Board, Cell, CellKind, House, HouseKind, Rules, Value};
use sudoku_generate::Seed;
use sudoku_generate::board_generator::generate;
use sudoku_run::engines::{Engine, UnsupportedBoard};
use sudoku_run::{EngineRun, ProgramRun, Speed};
use sudoku_solve::constraint;
use sudoku_words::words;

const FOUR: &str = "1... ..3. .2.. ...4";
const SIX: &str = "...45. ..6..3 2.1.6. ..4.3. 3...1. .1.3.2";

fn board(player: &Player) -> Board {
    player.resource::<Session>().board().clone()
}

/// Returns a game in which this text was typed as the answer to the owl's question.
fn playing(text: &str) -> Player {
    let mut player = Player::new();
    player.with_shift('g');
    player.answer(text);
    player.frames(3);
    assert_eq!(player.scene(), Scene::Playing, "{}", player.owl());
    player
}

fn clones(player: &mut Player) -> usize {
    let world = player.app.world_mut();
    world.query::<(&CellId, &Costume)>().iter(world).count()
}

#[test]
fn small_boards_are_typed_and_solved_by_clicks_and_keys() {
    for text in [FOUR, SIX] {
        let mut player = playing(text);
        let start = board(&player);
        let side = usize::from(start.rules().side());
        assert_eq!(
            (start.rules(), clones(&mut player)),
            (&Rules::with_boxes(side).expect("a side").into(), side * side)
        );
        let solution = constraint::solve(&start).expect("a solution");
        for cell in start.blanks().collect::<Vec<_>>() {
            let at = player.middle_of(cell);
            player.click_at(at);
            assert_eq!(player.entry().current(), Some(cell));
            let value = solution.get(cell).expect("a value").get();
            player.press(char::from(b'0' + value));
            assert_eq!(board(&player).get(cell), solution.get(cell), "{cell}: {}", player.owl());
        }
        assert!(board(&player).is_solved());
        let sum = (side * side * (side + 1) / 2) as u32;
        let time = sudoku_words::clock(player.stats().time);
        assert_eq!(player.owl(), words().solved_by_hand(time, 0, 0, sum));
    }
}

/// Types a value by its figures.
fn enter(player: &mut Player, value: Value) {
    value.to_string().chars().for_each(|figure| player.press(figure));
}

#[test]
fn large_boards_are_typed_and_solved_by_clicks_and_keys() {
    for side in ["10", "12", "16", "25"] {
        let made = generate(side.parse().expect("a kind"), None, Seed(5)).expect("a board");
        let mut player = playing(&formats::write(&Puzzle::from(made.puzzle.clone())));
        assert_eq!(clones(&mut player), made.puzzle.rules().cell_count());
        let blanks: Vec<_> = made.puzzle.blanks().collect();
        // A value of two figures somewhere, and the last blanks.
        let long = blanks.iter().copied().find(|&cell| made.solution.get(cell) > Value::new(9)).expect("a long value");
        let at = player.middle_of(long);
        player.click_at(at);
        enter(&mut player, made.solution.get(long).expect("a value"));
        assert_eq!(board(&player).get(long), made.solution.get(long), "{side}: {}", player.owl());
        player.ask(HelpRequest::Solve);
        player.until(|player| board(player).is_full());
        assert_eq!(board(&player), made.solution, "{side}");
        player.with_control('z');
        player.with_control('z');
        assert_eq!(board(&player), made.puzzle, "{side}: both figures are one move");
    }
}

/// Returns an empty board of this side whose cell r1c2 is the current one.
fn empty(side: usize) -> Player {
    let mut player = playing(&formats::write(&Puzzle::from(Board::new(Rules::with_boxes(side).expect("a side")))));
    player.click(1, 2);
    player
}

#[test]
fn figures_typed_one_after_the_other_are_one_value_as_long_as_the_board_has_it() {
    for (side, typed, values) in [
        (16, "2", &[2][..]),
        (16, "12", &[1, 12]),
        (16, "17", &[1, 7]),
        (16, "122", &[1, 12, 2]),
        (16, "22", &[2, 2]),
        (16, "0", &[0]),
        (16, "10", &[1, 10]),
        (10, "10", &[1, 10]),
        (10, "12", &[1, 2]),
        (25, "25", &[2, 25]),
        (25, "26", &[2, 6]),
        (25, "30", &[3, 0]),
        (8, "12", &[1, 2]),
    ] {
        let mut player = empty(side);
        for (figure, &value) in typed.chars().zip(values) {
            player.press(figure);
            assert_eq!(board(&player).get(cell(1, 2)), Value::new(value), "{side}, {typed}: {}", player.owl());
        }
    }
}

#[test]
fn a_value_of_two_figures_is_one_move_and_no_mistake() {
    let mut player = empty(16);
    player.press('7');
    let before = board(&player);
    "12".chars().for_each(|figure| player.press(figure));
    assert_eq!(board(&player).get(cell(1, 2)), Value::new(12));
    player.with_control('z');
    assert_eq!(board(&player), before);
    player.with_control('y');
    assert_eq!(board(&player).get(cell(1, 2)), Value::new(12));
    // The first figure alone would clash.
    player.click(1, 5);
    player.press('1');
    player.click(1, 6);
    player.press('1');
    assert_eq!((board(&player).get(cell(1, 6)), player.stats().mistakes), (None, 1));
    player.press('3');
    assert_eq!((board(&player).get(cell(1, 6)), player.stats().mistakes), (Value::new(13), 0), "{}", player.owl());
    // Another key or a click between the figures separates them.
    player.click(1, 7);
    player.press('1');
    player.click(1, 8);
    player.press('4');
    assert_eq!([7, 8].map(|column| board(&player).get(cell(1, column))), [None, Value::new(4)]);
}

#[test]
fn notes_of_two_figures_are_typed_and_long_values_are_on_the_keys_of_the_screen() {
    let mut player = empty(16);
    player.press('n');
    "162".chars().for_each(|figure| player.press(figure));
    let noted: Vec<u8> = player.notes().get(cell(1, 2)).iter().map(Value::get).collect();
    assert_eq!(noted, [2, 16]);
    player.press('n');
    player.frames(2);
    player.click_control(words().digit_key("14"));
    assert_eq!(board(&player).get(cell(1, 2)), Value::new(14), "{}", player.owl());
}

#[test]
fn each_costume_is_that_of_its_cell() {
    let mut player = playing(SIX);
    let start = board(&player);
    for cell in start.rules().cells() {
        let expected = if start.kind(cell) == CellKind::Puzzle { Costume::Puzzle } else { Costume::User };
        assert_eq!(player.costume(cell), expected, "{cell}");
    }
}

#[test]
fn a_digit_is_refused_by_the_rule_that_it_breaks() {
    let mut rules = Rules::with_boxes(4).expect("a side");
    rules.add_diagonals().expect("diagonals");
    let mut puzzle = Board::new(rules);
    puzzle.give(cell(1, 1), 1).expect("a value");
    let mut player = playing(&formats::write(&Puzzle::from(puzzle)));
    for (row, column, digit, kind, clash) in [
        (1, 4, '1', HouseKind::Row, (1, 1)),
        (2, 2, '1', HouseKind::Box, (1, 1)),
        (3, 3, '1', HouseKind::Diagonal, (1, 1)),
    ] {
        let before = board(&player);
        player.click(row, column);
        player.press(digit);
        let value = Value::new(1).expect("a value");
        let refusal = before.clash(cell(row, column), value).expect("it clashes");
        let house = before.rules().houses().iter().find(|house| refusal.rule == house.house.into()).expect("a house");
        assert_eq!((house.kind(), &refusal.cells[..]), (kind, &[cell(clash.0, clash.1)][..]));
        assert_eq!(player.owl(), sudoku_words::refused(&before, cell(row, column), value, &refusal));
        assert_eq!((board(&player), player.mood()), (before, Mood::Doubtful));
    }
    player.click(2, 3);
    player.press('5');
    assert_eq!(player.owl(), words().not_on_this_board());
}

#[test]
fn undo_leads_back_to_the_board_before_with_its_notes() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('5');
    let before = board(&player);
    player.with_shift('g');
    player.answer(SIX);
    player.frames(3);
    let six = board(&player);
    assert_eq!((six.rules().side(), clones(&mut player)), (6, 36));
    player.with_control('z');
    player.frames(2);
    assert_eq!((board(&player), clones(&mut player)), (before, 81));
    player.with_control('y');
    player.frames(2);
    assert_eq!((board(&player), clones(&mut player)), (six, 36));
}

#[test]
fn a_game_on_another_board_goes_on_after_a_restart() {
    let home = Home::new();
    let mut player = home.player();
    player.with_shift('g');
    player.answer(FOUR);
    player.frames(3);
    player.click(1, 2);
    player.press('3');
    player.frames(3);
    let before = board(&player);
    assert_eq!(before.get(cell(1, 2)), Value::new(3), "{}", player.owl());
    drop(player);
    let mut player = home.player();
    player.frames(3);
    assert_eq!((board(&player), clones(&mut player)), (before, 16));
    player.with_control('z');
    assert_eq!(board(&player).get(cell(1, 2)), None);
}

/// Returns a board of side 4 with a cage of the first two cells of row 1.
fn with_cage(total: i32) -> Rules {
    let mut rules = Rules::with_boxes(4).expect("a side");
    rules.add_cage(vec![cell(1, 1), cell(1, 2)], Some(total)).expect("a cage");
    rules
}

#[test]
fn a_cage_says_what_it_must_add_up_to() {
    for (total, entered, digit, said) in [
        (3, None, '4', words().refused_by_cage(4, "r1c1", 3)),
        (3, None, '3', words().refused_by_cage(3, "r1c1", 3)),
        (7, None, '2', words().refused_by_last_of_cage(2, "r1c1", 7, 5, "r1c2")),
        (3, Some('2'), '4', words().refused_by_full_cage(4, "r1c1", 3, 6)),
    ] {
        let mut player = playing(&formats::write(&Puzzle::from(Board::new(with_cage(total)))));
        if let Some(digit) = entered {
            player.click(1, 2);
            player.press(digit);
        }
        let before = board(&player);
        player.click(1, 1);
        player.press(digit);
        assert_eq!((player.owl(), board(&player)), (&*said, before));
        player.frames(2);
        assert!(player.control(words().offer_show_check()).is_none(), "the blocks do not check on this board");
    }
}

#[test]
fn boards_with_other_rules_are_shown_played_and_solved() {
    for kind in ["8", "x", "jigsaw", "killer", "windoku", "anti-knight", "killer+x"] {
        let made = generate(kind.parse().expect("a kind"), None, Seed(7)).expect("a board");
        let mut player = playing(&formats::write(&Puzzle::from(made.puzzle.clone())));
        assert_eq!(board(&player), made.puzzle, "{kind}");
        let blank = made.puzzle.blanks().next().expect("a blank");
        let at = player.middle_of(blank);
        player.click_at(at);
        player.press(char::from(b'0' + made.solution.get(blank).expect("a value").get()));
        assert_eq!(board(&player).get(blank), made.solution.get(blank), "{kind}: {}", player.owl());
        player.with_control('z');
        assert_eq!(board(&player), made.puzzle, "{kind}");
        player.ask(HelpRequest::Solve);
        player.until(|player| board(player).is_full());
        assert_eq!(board(&player), made.solution, "{kind}");
    }
}

#[test]
fn what_cannot_be_shown_is_refused_by_its_name_and_the_board_stays() {
    let mut groups = Rules::with_boxes(4).expect("a side");
    groups.add_disjoint_groups().expect("groups");
    let mut little_killer = Rules::with_boxes(4).expect("a side");
    little_killer.add_sum(vec![(1, cell(1, 1)), (1, cell(2, 2))], 5).expect("a sum");
    let mut marked = Rules::with_boxes(4).expect("a side");
    marked.allow(cell(1, 1), [Value::new(1).expect("a value")].into_iter().collect()).expect("a mark");
    let mut clashing = Board::new(Rules::with_boxes(4).expect("a side"));
    [1, 2].into_iter().for_each(|column| clashing.give(cell(1, column), 3).expect("a value"));
    let refusal = clashing.refusal().expect("two 3s");
    let mut player = Player::playing(SCRATCH);
    player.with_shift('g');
    player.answer("33.. .... .... ....");
    assert_eq!((player.owl(), player.scene()), (&*sudoku_words::conflict_first(&refusal), Scene::Asking));
    for (rules, said) in [
        (groups, words().rule_not_played(sudoku_words::house(House::new(HouseKind::DisjointGroup, 0)))),
        (little_killer, words().rule_not_played(words().rule_other())),
        (marked, words().rule_not_played(words().rule_pencil_marks())),
    ] {
        let mut player = Player::playing(SCRATCH);
        let before = board(&player);
        player.with_shift('g');
        player.answer(&formats::write(&Puzzle::from(Board::new(rules))));
        player.frames(3);
        assert_eq!((player.owl(), board(&player)), (&*said, before));
    }
}

#[test]
fn solve_and_hints_work_on_every_board() {
    let mut player = playing(SIX);
    let solution = constraint::solve(&board(&player)).expect("a solution");
    player.ask(HelpRequest::Solve);
    player.until(|player| board(player).is_full());
    assert_eq!(board(&player).values(), solution.values());
    player.with_control('z');
    // A hint is told in three parts, and then carried out.
    let blanks = board(&player).blanks().count();
    for _ in 0..4 {
        player.ask(HelpRequest::Hint);
        player.think();
    }
    assert_eq!(board(&player).blanks().count(), blanks - 1, "{}", player.owl());
}

#[test]
fn engines_are_watched_on_every_board() {
    let mut player = playing(SIX);
    let solution = constraint::solve(&board(&player)).expect("a solution");
    player.ask(SolverRequest::Choose(Engine::DecisionTree));
    player.press('w');
    player.until(|player| player.solver().run().is_some_and(|run| run.board() == solution));
}

#[test]
fn engines_race_on_every_board_that_they_can_solve() {
    for (text, left_out) in [
        (SIX.to_owned(), &[Engine::Blocks][..]),
        (formats::write(&Puzzle::from(Board::new(with_cage(3)))), &[Engine::Blocks, Engine::ExactCover]),
    ] {
        let mut player = playing(&text);
        player.ask(ViewRequest::ShowPage(Page::Race));
        player.ask(RaceRequest::SetSpeed(None));
        player.frames(3);
        player.press('w');
        player.until(|player| !player.resource::<Racing>().runs());
        let racing = player.resource::<Racing>();
        let raced: Vec<Engine> = racing.standings().0.iter().map(|standing| standing.engine).collect();
        let expected = Engine::ALL.iter().copied().filter(|engine| !left_out.contains(engine));
        assert_eq!(raced, expected.collect::<Vec<_>>());
        let winner = racing.standings().winner(racing.measure()).expect("a winner");
        assert!(winner.board.is_solved(), "{}", player.owl());
    }
}

#[test]
fn the_blocks_say_that_they_do_not_run_on_other_boards() {
    let mut player = playing(SIX);
    player.press('w');
    player.frames(2);
    assert_eq!(player.owl(), sudoku_words::not_on_board(UnsupportedBoard::Program(Engine::Blocks), false));
}

/// Returns the number of solutions of the puzzle whose givens are filled in, once it is counted.
fn counted(player: &mut Player) -> SolutionCount {
    player.until(|player| player.resource::<Profile>().solutions().is_some());
    player.resource::<Profile>().solutions().expect("it is counted")
}

#[test]
fn the_givens_of_an_own_puzzle_are_filled_in_while_its_solutions_are_counted() {
    let mut player = Player::new();
    player.with_shift('n');
    player.frames(3);
    let four = Making::boards().find(|kind| kind.side() == 4);
    player.click_control(labels::board_kind(four).word);
    player.frames(2);
    player.click_control(words().new_empty());
    player.frames(3);
    assert_eq!((board(&player).rules().side(), player.entry().writing()), (4, Writing::Givens));
    assert_eq!(counted(&mut player), SolutionCount::Several);
    // 1... ..3. .2.. ...4 has one solution.
    for (row, column, key) in [(1, 1, '1'), (2, 3, '3'), (3, 2, '2'), (4, 4, '4')] {
        let at = player.middle_of(cell(row, column));
        player.click_at(at);
        assert_eq!(counted(&mut player), SolutionCount::Several);
        player.press(key);
        player.frames(2);
        assert!(board(&player).is_given(cell(row, column)), "{}", player.owl());
    }
    assert_eq!(counted(&mut player), SolutionCount::One);
    player.frames(2);
    assert_eq!(player.owl(), words().own_puzzle_solutions("one", 4));
    // A given against a rule is refused, and is no mistake; one that leaves no solution is told.
    let at = player.middle_of(cell(1, 4));
    player.click_at(at);
    player.press('1');
    player.frames(2);
    assert_eq!((board(&player).get(cell(1, 4)), player.mood()), (None, Mood::Doubtful));
    assert_eq!(player.resource::<Session>().stats().mistakes, 0);
    let start = board(&player);
    let solution = constraint::solve(&start).expect("a solution");
    let (open, wrong) = start
        .blanks()
        .find_map(|open| Some((open, start.candidates(open).iter().find(|&value| Some(value) != solution.get(open))?)))
        .expect("a cell with two candidates");
    let at = player.middle_of(open);
    player.click_at(at);
    player.press(char::from(b'0' + wrong.get()));
    assert_eq!(counted(&mut player), SolutionCount::None);
    player.with_control('z');
    player.frames(2);
    assert_eq!(counted(&mut player), SolutionCount::One);
    // Givens are taken away and put back.
    let at = player.middle_of(cell(1, 1));
    player.click_at(at);
    player.press('0');
    player.frames(2);
    assert_eq!((board(&player).get(cell(1, 1)), counted(&mut player)), (None, SolutionCount::Several));
    player.press('1');
    player.frames(2);
    assert_eq!(counted(&mut player), SolutionCount::One);
    // Then it is a puzzle like any other.
    player.with_shift('d');
    player.frames(2);
    assert_eq!(player.entry().writing(), Writing::Digits);
    player.press('2');
    player.frames(2);
    assert_eq!(player.owl(), sudoku_words::belongs_to_puzzle(&board(&player), cell(1, 1)));
    let made = player.resource::<Session>().clone();
    assert_eq!(read(&write(&made)).expect("it is saved"), made);
    for blank in board(&player).blanks().collect::<Vec<_>>() {
        let at = player.middle_of(blank);
        player.click_at(at);
        player.press(char::from(b'0' + solution.get(blank).expect("a value").get()));
    }
    player.frames(2);
    assert_eq!(player.mood(), Mood::Happy, "{}", player.owl());
}

#[test]
fn a_killer_without_givens_is_a_puzzle_that_is_timed_rated_and_watched() {
    let kind = Making::boards().find(|kind| kind.is_killer() && !kind.is_mix()).expect("killers are made");
    let killer = generate(kind, None, Seed(1)).expect("a killer").puzzle;
    assert_eq!(killer.given_count(), 0);
    let mut player = playing(&formats::write(&Puzzle::from(killer)));
    assert_eq!(counted(&mut player), SolutionCount::One);
    let time = |player: &Player| player.resource::<Session>().stats().time;
    let before = time(&player);
    player.seconds(1.0);
    assert!(time(&player) > before, "the clock runs");
    player.ask(SolverRequest::Choose(Engine::BruteForce));
    player.press('g');
    player.frames(2);
    assert_eq!(player.scene(), Scene::Solving, "{}", player.owl());
}

#[test]
fn boards_of_every_kind_are_emptied_for_own_givens_and_another_puzzle_ends_it() {
    for kind in std::iter::once(None).chain(Making::boards().map(Some)) {
        let mut player = Player::new();
        player.ask(MakingRequest::ChooseBoard(kind));
        player.ask(MakingRequest::Empty);
        player.until(|player| player.entry().writing() == Writing::Givens);
        let board = board(&player);
        let (side, is_killer) = kind.map_or((9, false), |kind| (kind.side(), kind.is_killer()));
        assert!(board.is_blank() && usize::from(board.rules().side()) == side, "{kind:?}");
        assert_eq!(!board.rules().sums().is_empty(), is_killer, "{kind:?}");
        player.with_shift('g');
        player.answer(FOUR);
        player.frames(2);
        assert_eq!(player.entry().writing(), Writing::Digits);
        player.with_control('z');
        player.with_shift('d');
        assert_eq!(player.entry().writing(), Writing::Givens);
        player.with_control('z');
        assert_eq!(player.entry().writing(), Writing::Digits, "the puzzle before is not the player's");
    }
}

#[test]
fn a_board_that_is_full_of_givens_is_never_announced_as_solved() {
    let mut player = playing(FOUR);
    player.with_shift('d');
    let start = board(&player);
    let solution = constraint::solve(&start).expect("a solution");
    let rests = |player: &mut Player| {
        for _ in 0..20 {
            player.frames(1);
            assert!(start.rules().cells().all(|cell| player.scale_of(cell) == 1.0), "{}", player.owl());
        }
    };
    for blank in start.blanks() {
        let at = player.middle_of(blank);
        player.click_at(at);
        player.press(char::from(b'0' + solution.get(blank).expect("a value").get()));
    }
    assert!(board(&player).is_solved());
    rests(&mut player);
    player.with_shift('c');
    player.press('1');
    rests(&mut player);
    player.with_control('z');
    rests(&mut player);
}

#[test]
fn the_blocks_solve_boards_of_4_by_4_with_a_program_of_their_own() {
    let mut player = playing(FOUR);
    let solution = constraint::solve(&board(&player)).expect("a solution");
    let program = |player: &Player| {
        let program = player.resource::<BlockProgram>();
        (program.program().name.clone(), program.is_own())
    };
    let small = bundled("small sudoku").expect("it ships");
    assert_eq!(program(&player), (small.name.clone(), false));
    player.press('w');
    player.until(|player| player.solver().run().is_some_and(|run| run.board() == solution));
    player.press('x');
    // The list has a number for each cell, and a refusal is shown by the blocks.
    let blank = board(&player).blanks().next().expect("a blank");
    let at = player.middle_of(blank);
    player.click_at(at);
    player.press('1');
    player.frames(3);
    player.click_control(words().offer_show_check());
    player.frames(3);
    assert_eq!(
        player.solver().run().and_then(EngineRun::checked_digit),
        Some((blank, Value::new(1).expect("a value")))
    );
    player.press('x');
    player.ask(BlocksRequest::Judge);
    player.frames(2);
    assert_eq!(player.owl(), words().only_classic(), "its puzzles are classic ones");

    // The player's program belongs to boards of this side, and is there again with the next one.
    let own = Program { name: "Mine".to_owned(), ..small.clone() };
    player.ask(BoardRequest::Program(write_program(&own).into()));
    player.frames(2);
    assert_eq!(program(&player), ("Mine".to_owned(), true));
    // The menu of the program undoes changes of this program.
    player.click_in_menu(words().program_menu(), Command::Undo.word());
    player.frames(2);
    assert!(!program(&player).1, "{}", player.owl());
    player.with_control('y');
    player.frames(2);
    assert!(program(&player).1, "{}", player.owl());
    player.with_shift('g');
    player.answer(SCRATCH);
    player.frames(3);
    let (name, is_own) = program(&player);
    assert!(!is_own && name != small.name, "{name}");
    player.with_shift('g');
    player.answer(FOUR);
    player.frames(3);
    assert_eq!(program(&player), ("Mine".to_owned(), true));
    // Undo goes back through the boards, and then takes the change of the program back.
    let mut seen = Vec::new();
    for _ in 0..3 {
        player.with_control('z');
        player.frames(2);
        seen.push((board(&player).rules().side(), program(&player).1));
    }
    assert_eq!(seen, [(9, false), (4, true), (4, false)]);
}

#[test]
fn a_script_that_is_clicked_runs_on_boards_of_4_by_4_and_shows_its_list_there() {
    let mut player = playing(FOUR);
    let solve = player.resource::<BlockProgram>().program().scripts().find_map(|placed| {
        let definition = placed.script.definition.as_ref()?;
        (definition.label() == "solve").then_some(placed.id)
    });
    player.ask(SpeedRequest::Set(Speed::FLAT_OUT));
    player.ask(WorkbenchRequest::Click(solve.expect("it defines solve")));
    player.until(|player| player.resource::<Workbench>().run().is_some_and(ProgramRun::has_stopped));
    player.frames(2);
    let shown = player.resource::<Marks>().overlay().cloned();
    let values = |board: Option<Board>| board.map(|board| board.values().to_vec());
    assert_eq!(values(shown), values(constraint::solve(&board(&player))), "it is the player's board that was solved");
}

#[test]
fn a_close_up_shows_notes_around_the_current_cell_and_follows_it() {
    let mut player = empty(16);
    "n1n".chars().for_each(|key| player.press(key));
    player.frames(3);
    let figures = |player: &mut Player| {
        let all = player.figures(cell(1, 2));
        all.into_iter().filter(|(_, look)| *look != FigureLook::Hidden).collect::<Vec<_>>()
    };
    assert_eq!(figures(&mut player), [], "they are too small to be read");
    let (whole, corner) = (player.layout().board, player.layout().cell_rect(cell(1, 1)));
    player.tap(KeyCode::F8, Key::F8);
    player.frames(3);
    assert!(player.layout().is_close());
    assert_eq!(figures(&mut player), [(Value::new(1).expect("a value"), FigureLook::Note)]);
    let is_visible = |player: &Player, at: Cell| {
        let (rect, board) = (player.layout().cell_rect(at), player.layout().board);
        board.contains(rect.min) && board.contains(rect.max)
    };
    // The keys lead through the whole board, and clicks meet the cells that are seen.
    for key in [Key::End, Key::PageDown, Key::Home, Key::PageUp] {
        player.key(key);
        player.frames(2);
        let current = player.entry().current().expect("a cell");
        assert!(is_visible(&player, current), "{current}");
        assert_eq!(player.layout().board, whole);
        let rules = Rules::with_boxes(16).expect("a side");
        let seen: Vec<Cell> = rules.cells().filter(|&at| is_visible(&player, at)).collect();
        assert!(seen.len() >= 36, "{} cells are visible", seen.len());
        let other = seen.into_iter().find(|&at| at != current).expect("another cell");
        let at = player.middle_of(other);
        player.click_at(at);
        assert_eq!(player.entry().current(), Some(other));
        let back = player.middle_of(current);
        player.click_at(back);
    }
    // The wheel moves it, without another current cell.
    let (current, before) = (player.entry().current(), player.layout().origin);
    player.scroll_at(whole.center(), 2.0);
    player.frames(2);
    assert!(player.layout().origin.y < before.y && player.entry().current() == current);
    player.scroll_at(whole.center(), -50.0);
    player.frames(2);
    assert_eq!(player.layout().origin, whole.min, "it ends at the edge of the board");
    // What is behind the paper takes no clicks.
    player.click_at(Vec2::new(whole.max.x + 4.0, whole.center().y));
    assert_eq!(player.entry().current(), None);
    player.tap(KeyCode::F8, Key::F8);
    player.frames(3);
    assert_eq!(player.layout().cell_rect(cell(1, 1)), corner);
}

#[test]
fn two_fingers_begin_move_and_end_a_close_up_and_choose_no_cell() {
    let mut player = empty(16);
    let before = player.entry().current();
    let board = player.layout().board;
    // The point of the board that a point of the window shows, in cells.
    let seen =
        |player: &Player, point: Vec2| (point - player.layout().origin) / player.layout().whole_board().width() * 16.0;
    let (point, sideways) = (board.center() + board.size() / 4.0, Vec2::X * board.width() / 16.0);
    let apart = |by: f32| [point - sideways * by, point + sideways * by];
    let at = seen(&player, point);
    player.move_two_fingers(apart(1.0), apart(2.0));
    assert!(player.layout().is_close());
    let moved = seen(&player, point).distance(at);
    assert!(moved < 1.0, "what is between the fingers stays there: {moved} cells");
    let (origin, way) = (player.layout().origin, Vec2::new(30.0, 50.0));
    player.move_two_fingers(apart(1.0), apart(1.0).map(|place| place + way));
    assert!((player.layout().origin - origin).distance(way) < 2.0, "the board follows the fingers");
    player.move_two_fingers(apart(2.0), apart(1.0));
    assert!(!player.layout().is_close());
    assert!(player.entry().current() == before && player.entry().others().is_empty());
    // One finger chooses a cell as before.
    let other = player.middle_of(cell(5, 5));
    player.touch(TouchPhase::Started, other);
    player.frames(2);
    player.touch(TouchPhase::Ended, other);
    player.frames(3);
    assert_eq!(player.entry().current(), Some(cell(5, 5)));
}

#[test]
fn the_wheel_with_control_begins_a_close_up_of_what_is_at_the_mouse() {
    let mut player = empty(16);
    let board = player.layout().board;
    let seen =
        |player: &Player, point: Vec2| (point - player.layout().origin) / player.layout().whole_board().width() * 16.0;
    let point = board.min + board.size() * Vec2::new(0.3, 0.8);
    let at = seen(&player, point);
    player.key_event(KeyCode::ControlLeft, &Key::Control, ButtonState::Pressed);
    player.scroll_at(point, -1.0);
    assert!(player.layout().is_close());
    assert!(seen(&player, point).distance(at) < 1.0);
    player.scroll_at(point, 1.0);
    assert!(!player.layout().is_close());
}

#[test]
fn a_board_whose_notes_can_be_read_has_no_close_up() {
    let mut player = Player::playing(SCRATCH);
    let before = player.layout().cell_rect(cell(9, 9));
    player.tap(KeyCode::F8, Key::F8);
    player.frames(3);
    assert!(!player.layout().is_close());
    assert_eq!(player.layout().cell_rect(cell(9, 9)), before);
    assert!(!player.has_in_menu(words().more(), words().close_up()));
}

#[test]
fn corner_notes_of_large_boards_are_around_the_cell() {
    let mut player = empty(12);
    player.tap(KeyCode::F8, Key::F8);
    player.with_shift('m');
    ["2", "11", "5"].iter().for_each(|value| value.chars().for_each(|figure| player.press(figure)));
    player.frames(3);
    let noted: Vec<u8> = player.cornered(cell(1, 2)).0.iter().map(Value::get).collect();
    assert_eq!(noted, [2, 5, 11]);
    let corners: Vec<_> = player.layout().corner_rects(cell(1, 2)).collect();
    let rect = player.layout().cell_rect(cell(1, 2));
    let middle = rect.center();
    for (corner, right, below) in [(0, false, false), (1, true, false), (2, false, true), (3, true, true)] {
        let at = corners[corner].center();
        assert_eq!((at.x > middle.x, at.y > middle.y), (right, below), "corner {corner}");
        assert!(rect.contains(at));
    }
    assert_eq!(corners.len(), 16);
}
