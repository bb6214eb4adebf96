//! Tests of hints in stages: where to look, which technique to use, the whole deduction, and then its application.

use crate::player::{Player, SCRATCH, SCRATCH_SOLVED, cell};
use bevy::input::keyboard::{Key, KeyCode};
use std::time::Duration;
use sudoku_assistant::game::marks::{Mark, Marks};
use sudoku_assistant::game::owl::{Mood, Offer, Speech};
use sudoku_assistant::window::stage::FigureLook;
use sudoku_board::{Board, Candidate, Value, Values};
use sudoku_techniques::{Deduction, Level, Position, Technique, next};
use sudoku_words::words;

/// A puzzle that singles do not solve; its first step is a locked pair.
const LOCKED: &str = "085061000904000000000002308040000002700090500000030800000058000000700010600000004";

/// A puzzle that needs a skyscraper, which is a chain.
const CHAINS: &str = "..7..3..5..2...3...6.1.....6..9..71..4......6..............52....8237....9..8.5.7";

const THREE_SOLUTIONS: &str = "..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785...........";

fn hint(player: &mut Player) {
    player.press('h');
    player.think();
}

fn offered(player: &Player) -> Option<Offer> {
    player.resource::<Speech>().offers().first().copied()
}

fn marks(player: &Player) -> Vec<Mark> {
    player.resource::<Marks>().iter().copied().collect()
}

fn struck(player: &Player) -> Vec<Candidate> {
    let of = |mark| if let Mark::Struck(candidate) = mark { Some(candidate) } else { None };
    marks(player).into_iter().filter_map(of).collect()
}

/// Returns the next deduction for the board.
fn follows(board: &Board) -> Deduction {
    next(&Position::of(board).expect("lawful"), true).expect("something follows")
}

/// Returns a player with all singles placed, so that more than a single is needed.
fn without_singles(puzzle: &str) -> Player {
    let mut player = Player::playing(puzzle);
    while !player.board().singles().is_empty() {
        player.press('a');
    }
    player
}

#[test]
fn each_press_tells_a_little_more_and_the_last_one_does_it() {
    for press in ["key", "button"] {
        let mut player = Player::playing(SCRATCH);
        player.key(Key::Escape);
        let before = player.board();
        let expected = follows(&before);
        let [placed] = expected.placements[..] else { panic!("a single") };
        let more = |player: &mut Player, word: String| {
            if press == "key" {
                player.press('h')
            } else {
                player.click_control(word)
            }
            player.think();
        };
        more(&mut player, words().hint());
        assert_eq!(player.owl(), sudoku_words::where_hint(&expected));
        assert_eq!((offered(&player), player.mood()), (Some(Offer::More), Mood::Calm));
        assert!(player.is_framed());
        more(&mut player, words().offer_more());
        assert_eq!(player.owl(), sudoku_words::what_hint(&expected));
        assert!(!marks(&player).contains(&Mark::Follows(placed)), "the digit is not given away");
        more(&mut player, words().offer_more());
        assert_eq!(player.owl(), sudoku_words::deduction(&expected));
        assert!(marks(&player).contains(&Mark::Follows(placed)));
        let stands_in_the_way = |mark: &Mark| matches!(mark, Mark::Blocking(cell) if before.get(*cell).is_some());
        assert!(marks(&player).iter().any(stands_in_the_way), "what leaves nothing else is marked");
        assert_eq!((offered(&player), player.board()), (Some(Offer::DoIt), before.clone()));
        more(&mut player, words().offer_do_it());
        assert_eq!(player.board().get(placed.cell), Some(placed.value));
        assert_eq!(player.owl(), words().hint_done());
        assert!(!player.is_framed(), "what was marked is done");
        assert_eq!(player.stats().hints, 1, "it was one hint");
        player.with_control('z');
        assert_eq!(player.board(), before);
    }
}

#[test]
fn a_hint_works_on_its_own_and_goes_away_when_the_board_changes() {
    let mut player = Player::playing(SCRATCH);
    hint(&mut player);
    hint(&mut player);
    player.click(5, 5);
    assert_eq!(player.owl(), words().belongs_to_puzzle(4, "r5c5"));
    assert!(player.is_framed(), "a click on a cell changes nothing");
    hint(&mut player);
    assert_eq!(offered(&player), Some(Offer::DoIt), "and the hint goes on");
    player.click(1, 3);
    player.press('5');
    assert!(!player.is_framed());
    hint(&mut player);
    assert_eq!((offered(&player), player.stats().hints), (Some(Offer::More), 2), "this is another hint");
}

#[test]
fn candidates_are_struck_and_remembered_where_there_are_no_notes() {
    let mut player = without_singles(LOCKED);
    let expected = follows(&player.board());
    assert!(expected.placements.is_empty());
    for _ in 0..3 {
        hint(&mut player);
    }
    assert_eq!(player.owl(), sudoku_words::deduction(&expected));
    assert_eq!(struck(&player), expected.eliminations);
    for gone in &expected.eliminations {
        let seen = player.figures(gone.cell).into_iter().find(|(digit, _)| *digit == gone.value);
        assert_eq!(seen, Some((gone.value, FigureLook::Note)), "what is struck can be seen");
    }
    let before = player.board();
    player.click_control(words().offer_do_it());
    assert_eq!(player.board(), before);
    assert!(expected.eliminations.iter().all(|gone| player.notes().struck(gone.cell).contains(gone.value)));
    assert_eq!(player.owl(), words().hint_struck());
    player.click_in_menu(words().more(), words().allowed_digits());
    let mut left = Position::of(&before).expect("lawful");
    expected.apply(&mut left);
    for cell in before.blanks() {
        let shown = player.figures(cell).into_iter().filter(|(_, look)| *look != FigureLook::Hidden);
        assert_eq!(shown.map(|(digit, _)| digit).collect::<Values>(), left.candidates(cell), "{cell}");
    }
    // The next hint continues from there.
    for _ in 0..3 {
        hint(&mut player);
    }
    let then = next(&left, true).expect("something follows");
    assert_ne!(then, expected);
    if then.placements.is_empty() {
        assert_eq!(struck(&player), then.eliminations);
    }
    player.with_control('z');
    assert!(before.blanks().all(|cell| player.notes().left(cell, before.candidates(cell)) == before.candidates(cell)));
}

#[test]
fn notes_are_what_a_hint_goes_by_and_what_it_changes() {
    let mut player = without_singles(LOCKED);
    player.press('f');
    let expected = follows(&player.board());
    for _ in 0..4 {
        hint(&mut player);
    }
    for gone in &expected.eliminations {
        assert!(!player.notes().get(gone.cell).contains(gone.value), "the note is gone");
        assert!(player.notes().struck(gone.cell).is_empty(), "and nothing else was needed");
    }
    assert_eq!(player.owl(), words().hint_done());
    player.with_control('z');
    assert!(expected.eliminations.iter().all(|gone| player.notes().get(gone.cell).contains(gone.value)));
}

#[test]
fn a_note_that_is_missing_is_told_and_not_which() {
    let mut player = Player::playing(SCRATCH);
    player.press('f');
    player.click(1, 3);
    player.with_shift('5');
    hint(&mut player);
    assert_eq!(player.owl(), words().hint_note_missing("r1c3"));
    assert!(!player.owl().contains('5'), "{}", player.owl());
    assert_eq!((player.mood(), offered(&player), player.stats().hints), (Mood::Doubtful, None, 0));
    player.with_shift('5');
    hint(&mut player);
    assert_eq!(offered(&player), Some(Offer::More));
}

#[test]
fn notes_that_cannot_stay_are_struck_and_taken_away() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    for digit in ['5', '4', '6'] {
        player.with_shift(digit);
    }
    hint(&mut player);
    assert_eq!(player.owl(), words().hint_wrong_notes(2));
    assert_eq!(struck(&player).len(), 2);
    player.click_control(words().offer_do_it());
    assert_eq!(player.notes().get(cell(1, 3)), Values::only(Value::digit(5).expect("1 to 9")));
    player.with_control('z');
    assert_eq!(player.notes().get(cell(1, 3)).len(), 3);
}

#[test]
fn hints_alone_lead_to_the_end_with_notes_and_without() {
    for (puzzle, notes) in [(SCRATCH, false), (LOCKED, false), (LOCKED, true)] {
        let mut player = Player::playing(puzzle);
        if notes {
            player.press('f');
        }
        let mut presses = 0;
        while !player.board().is_solved() {
            hint(&mut player);
            assert_ne!(player.mood(), Mood::Doubtful, "{}", player.owl());
            presses += 1;
            assert!(presses < 600, "{}", player.owl());
        }
        let tally = player.stats();
        // The clock may have advanced in the frame of the message.
        let said = [Duration::ZERO, Duration::from_secs(1)].map(|since| {
            words().solved_by_hand(sudoku_words::clock(tally.time.saturating_sub(since)), tally.hints, 0, 405)
        });
        assert!(said.iter().any(|said| said == player.owl()), "{}: {said:?}", player.owl());
        assert_eq!(tally.hints as usize, presses / 4);
        hint(&mut player);
        assert_eq!(player.owl(), words().solved_already());
    }
}

#[test]
fn a_sudoku_with_several_solutions_says_so_and_gets_the_hints_that_hold() {
    let mut player = Player::playing(THREE_SOLUTIONS);
    let mut presses = 0;
    while player.owl() != words().hint_nothing() {
        hint(&mut player);
        if presses == 0 {
            player.assert_owl_says(words().hint_several());
        }
        presses += 1;
        assert!(presses < 600 && !player.board().is_solved(), "{}", player.owl());
        assert_ne!(player.mood(), Mood::Doubtful, "{}", player.owl());
    }
    // The digits that all solutions have in common are on the board.
    let mut player =
        Player::playing(".....5.8....6.1...............5.....4..1.6.......3...553.8.4.61..................");
    hint(&mut player);
    assert_eq!(player.owl(), words().no_solution());
}

#[test]
fn links_are_drawn_between_what_they_join() {
    let mut player = Player::playing(CHAINS);
    let mut drawn = 0;
    for _ in 0..400 {
        hint(&mut player);
        let marks = marks(&player);
        let figures: Vec<Candidate> = marks
            .iter()
            .filter_map(|mark| match mark {
                Mark::Core(candidate) | Mark::Other(candidate) => Some(*candidate),
                _ => None,
            })
            .collect();
        for mark in &marks {
            if let Mark::StrongLink(link) | Mark::WeakLink(link) = mark {
                assert!(figures.contains(&link.from) && figures.contains(&link.to), "{mark:?}");
                drawn += 1;
            }
        }
        if drawn > 0 || player.board().is_solved() {
            break;
        }
    }
    assert!(drawn > 0, "no chain was needed: {}", player.owl());
}

#[test]
fn nothing_is_to_be_said_of_a_full_board() {
    let mut player = Player::playing(SCRATCH_SOLVED);
    hint(&mut player);
    assert_eq!(player.owl(), words().solved_already());
}

#[test]
fn the_level_and_the_hardest_technique_stand_beside_the_board() {
    let mut player = Player::playing(LOCKED);
    let is_told = |player: &mut Player, what: &str| {
        player.think();
        player.frames(2);
        player.shown_as(sudoku_words::capitalised(what)).is_some()
    };
    let level = sudoku_words::puzzle_level(Level::Medium, Technique::LockedPair);
    assert!(is_told(&mut player, &level));
    player.click_in_menu(words().more(), words().clear());
    assert!(!is_told(&mut player, &level), "an empty board is no puzzle");
    assert!(!is_told(&mut player, &words().level_several()));
    player.with_control('z');
    assert!(is_told(&mut player, &level));
    let mut player = Player::playing(THREE_SOLUTIONS);
    assert!(is_told(&mut player, &words().level_several()));
}

#[test]
fn candidates_are_struck_by_hand_and_come_back() {
    let mut player = Player::playing(SCRATCH);
    player.click_in_menu(words().more(), words().allowed_digits());
    player.key_with_control_and_shift(KeyCode::Digit7, '/');
    assert_eq!(player.owl(), words().click_cell_first());
    player.click(1, 5);
    let seven = Value::digit(7).expect("1 to 9");
    let shown = |player: &mut Player| {
        let figures = player.figures(cell(1, 5));
        figures.into_iter().any(|(digit, look)| digit == seven && look != FigureLook::Hidden)
    };
    assert!(shown(&mut player));
    // With Shift, the keys of the top row write signs.
    for (told, is_shown) in [(words().struck(7, "r1c5"), false), (words().stroke_gone(7, "r1c5"), true)] {
        player.key_with_control_and_shift(KeyCode::Digit7, '/');
        assert_eq!(player.owl(), told);
        assert_eq!(shown(&mut player), is_shown);
    }
    player.with_control('z');
    assert_eq!((shown(&mut player), player.owl()), (false, &*words().undone(words().move_strike())));
    // 7 is right in the end, so a hint says that something is wrong, but not what.
    hint(&mut player);
    assert_eq!(player.owl(), words().hint_note_missing("r1c5"));
    player.click(1, 1);
    player.key_with_control_and_shift(KeyCode::Digit7, '/');
    assert_eq!(player.owl(), words().belongs_to_puzzle(4, "r1c1"));
}
