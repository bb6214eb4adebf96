//! Statistics: games, times and hints of each puzzle, summarised by level.

use std::time::Duration;
use sudoku_assistant::game::statistics::{Game, Record, Statistics};
use sudoku_board::{Board, notation};
use sudoku_techniques::Level;

fn puzzle(number: usize) -> Board {
    let digits = [
        "460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075,",
        "360000005,010090208,050180007,500006400,246050700,000070000,000007103,003940000,000001000,",
    ];
    notation::read(digits[number]).expect("a puzzle")
}

fn game(seconds: u64, hints: u32, by_hand: bool) -> Game {
    Game { time: Duration::from_millis(1000 * seconds + 900), hints, by_hand }
}

fn played() -> Statistics {
    let mut statistics = Statistics::default();
    statistics.note(&puzzle(0), Some(Level::Easy), game(300, 1, true));
    statistics.note(&puzzle(0), Some(Level::Easy), game(200, 0, true));
    statistics.note(&puzzle(0), Some(Level::Easy), game(100, 2, false));
    statistics.note(&puzzle(1), None, game(50, 0, false));
    statistics
}

#[test]
fn games_of_a_puzzle_are_summed_up_and_the_best_time_is_by_hand() {
    let statistics = played();
    let first = Record { games: 3, seconds: 600, best: Some(200), hints: 3 };
    assert_eq!(statistics.of(&puzzle(0)), Some(first));
    assert_eq!(first.average(), Some(Duration::from_secs(200)));
    let second = Record { games: 1, seconds: 50, best: None, hints: 0 };
    assert_eq!(statistics.of(&puzzle(1)), Some(second));
    assert_eq!(statistics.of(&Board::default()), None);
    assert_eq!((statistics.of_level(Some(Level::Easy)), statistics.of_level(None)), (first, second));
    assert_eq!(statistics.of_level(Some(Level::Hard)), Record::default());
    assert_eq!(statistics.total(), Record { games: 4, seconds: 650, best: Some(200), hints: 3 });
    assert_eq!(Record::default().average(), None);
}

#[test]
fn a_puzzle_whose_level_is_known_later_is_the_same_puzzle() {
    let mut statistics = played();
    statistics.note(&puzzle(1), Some(Level::Hard), game(40, 1, true));
    assert_eq!(statistics.of(&puzzle(1)), Some(Record { games: 2, seconds: 90, best: Some(40), hints: 1 }));
}

#[test]
fn what_is_kept_is_read_again_and_what_is_damaged_is_refused() {
    let statistics = played();
    let text = statistics.write();
    assert_eq!(Statistics::read("kept", &text), Ok(statistics));
    let refused = |text: &str| Statistics::read("kept", text).expect_err("damaged").to_string();
    assert!(refused(&text.replacen("version: 1", "version: 2", 1)).contains("get a newer Sudoku Assistant"));
    assert!(refused(&text[..text.len() / 2]).starts_with("kept, line "));
    assert!(refused("").starts_with("kept, line 1"));
}

#[test]
fn years_of_playing_are_read_again() {
    let mut statistics = Statistics::default();
    for number in 0..10_000u64 {
        let digits = format!("{number:0>9}{}", ".".repeat(72));
        let Ok(puzzle) = notation::read(&digits) else { continue };
        statistics.note(&puzzle, Some(Level::Easy), game(number, 0, true));
    }
    let games = statistics.total().games;
    assert!(games > 5_000, "{games}");
    assert_eq!(Statistics::read("kept", &statistics.write()), Ok(statistics));
}

#[test]
fn the_table_has_a_line_a_puzzle() {
    let table = played().table();
    assert_eq!(
        table,
        "puzzle,level,games,best time in seconds,time in seconds,hints\r\n\
         36......5.1..9.2.8.5.18...75....64..246.5.7......7.........71.3..394.........1...,,1,,50,0\r\n\
         46.1.....82.5.........9.5..29.3......1..4..8......2.96..6.2.........1.29.....3.75,easy,3,200,600,3\r\n"
    );
}
