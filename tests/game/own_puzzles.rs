//! Tests of puzzles of one's own: givens filled in by real clicks and keys, while their solutions are counted.

use crate::boards::{FOUR, board, playing};
use crate::player::{Player, cell};
use sudoku_assistant::game::help::profile::{Profile, SolutionCount};
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::puzzles::making::Making;
use sudoku_assistant::game::requests::{MakingRequest, Scene, SolverRequest, Writing, labels};
use sudoku_assistant::game::session::{Session, read, write};
use sudoku_board::formats::{self, Puzzle};
use sudoku_generate::Seed;
use sudoku_generate::board_generator::generate;
use sudoku_run::engines::Engine;
use sudoku_solve::constraint;
use sudoku_words::words;

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
