//! One table of behaviours, which hold without a screen, in the window and in the terminal.

use crate::headless::ask;
use crate::player::{Player, SCRATCH};
use crate::rooms::logic;
use bevy::prelude::*;
use sudoku_assistant::game::owl::{Speech, Thinking};
use sudoku_assistant::game::play::Entry;
use sudoku_assistant::game::requests::{
    AskRequest, BoardRequest, ClockRequest, EntryRequest, HelpRequest, HistoryRequest, LookRequest, Request,
    Scene as GameScene, Switch, TransferRequest, Travel, Writing,
};
use sudoku_assistant::game::script::WakeUp;
use sudoku_assistant::game::session::Session;
use sudoku_assistant::terminal::TerminalGame;
use sudoku_board::{Board, Cell};
use sudoku_run::Control;
use sudoku_words::words;

/// A place where the game runs.
trait Game {
    fn app(&mut self) -> &mut App;

    /// Carries out a request, with everything that is computed for it.
    fn ask(&mut self, request: Request) {
        let app = self.app();
        ask(app, request);
        app.update();
        while app.world().resource::<Thinking>().is_going_on() {
            app.update();
        }
    }

    fn board(&mut self) -> Board {
        self.app().world().resource::<Session>().board().clone()
    }

    fn owl(&mut self) -> String {
        self.app().world().resource::<Speech>().text().to_owned()
    }

    fn scene(&mut self) -> GameScene {
        *self.app().world().resource::<State<GameScene>>().get()
    }

    fn current(&mut self) -> Option<Cell> {
        self.app().world().resource::<Entry>().current()
    }
}

impl Game for App {
    fn app(&mut self) -> &mut App {
        self
    }
}

impl Game for TerminalGame {
    fn app(&mut self) -> &mut App {
        self.app_mut()
    }
}

/// A place where the game is started afresh.
struct Place {
    name: &'static str,
    begin: fn() -> Box<dyn Game>,
}

const PLACES: [Place; 3] = [
    Place { name: "headless", begin: || Box::new(logic()) },
    Place { name: "window", begin: || Box::new(Player::new().app) },
    Place { name: "terminal", begin: || Box::new(TerminalGame::new(None, None, false, WakeUp::default())) },
];

/// A fact that can be seen at the end. Cells are given by row and column, from 1.
enum Then {
    Owl(fn() -> String),
    Digit(usize, usize, u8),
    Blank(usize, usize),
    Blanks(usize),
    Scene(GameScene),
    Current(Option<(usize, usize)>),
}

use Then::*;

struct Behaviour {
    fact: &'static str,
    /// The requests that follow when the puzzle of the Scratch article is on the board.
    asked: fn() -> Vec<Request>,
    then: &'static [Then],
}

fn at(row: usize, column: usize) -> Cell {
    Cell::at(row - 1, column - 1)
}

fn click(row: usize, column: usize) -> Request {
    EntryRequest::ClickCell(at(row, column)).into()
}

fn press(digit: u8) -> Request {
    EntryRequest::PressDigit(sudoku_board::Value::digit(digit)).into()
}

const BEHAVIOURS: &[Behaviour] = &[
    Behaviour {
        fact: "a puzzle that is pasted is on the board",
        asked: Vec::new,
        then: &[Blanks(56), Digit(1, 1, 4), Scene(GameScene::Playing), Current(None)],
    },
    Behaviour {
        fact: "a digit that fits is entered",
        asked: || vec![click(1, 3), press(5)],
        then: &[Digit(1, 3, 5), Blanks(55), Current(Some((1, 3)))],
    },
    Behaviour {
        fact: "a digit that clashes is refused and changes nothing",
        asked: || vec![click(1, 3), press(4)],
        then: &[Blank(1, 3), Blanks(56), Current(Some((1, 3)))],
    },
    Behaviour {
        fact: "without strict entry, a digit that clashes is entered",
        asked: || vec![LookRequest::Toggle(Switch::Strict).into(), click(1, 3), press(4)],
        then: &[Digit(1, 3, 4), Blanks(55)],
    },
    Behaviour {
        fact: "a given stays",
        asked: || vec![click(1, 1), press(5)],
        then: &[Digit(1, 1, 4), Blanks(56), Current(Some((1, 1)))],
    },
    Behaviour {
        fact: "0 makes a cell blank again",
        asked: || vec![click(1, 3), press(5), EntryRequest::PressDigit(None).into()],
        then: &[Blank(1, 3), Blanks(56)],
    },
    Behaviour {
        fact: "a digit without a cell is explained",
        asked: || vec![press(5)],
        then: &[Owl(|| words().click_cell_first()), Blanks(56)],
    },
    Behaviour {
        fact: "arrow keys move the current cell",
        asked: || vec![click(1, 3), EntryRequest::Move(Travel::Down).into()],
        then: &[Current(Some((2, 3)))],
    },
    Behaviour {
        fact: "undo takes a digit back",
        asked: || vec![click(1, 3), press(5), HistoryRequest::Undo(None).into()],
        then: &[Blank(1, 3), Blanks(56)],
    },
    Behaviour {
        fact: "redo enters it again",
        asked: || vec![click(1, 3), press(5), HistoryRequest::Undo(None).into(), HistoryRequest::Redo(None).into()],
        then: &[Digit(1, 3, 5)],
    },
    Behaviour {
        fact: "there is nothing to redo at first",
        asked: || vec![HistoryRequest::Redo(None).into()],
        then: &[Owl(|| words().nothing_to_redo())],
    },
    Behaviour {
        fact: "a note enters no digit",
        asked: || vec![click(1, 3), EntryRequest::Write(Writing::Notes).into(), press(5)],
        then: &[Blank(1, 3), Blanks(56)],
    },
    Behaviour {
        fact: "a puzzle without mistakes has none to mark",
        asked: || vec![HelpRequest::MarkMistakes.into()],
        then: &[Owl(|| words().no_mistakes())],
    },
    Behaviour {
        fact: "a wrong digit is marked",
        asked: || vec![click(1, 3), press(9), HelpRequest::MarkMistakes.into()],
        then: &[Digit(1, 3, 9), Owl(|| words().marked(1))],
    },
    Behaviour {
        fact: "solve fills the board",
        asked: || vec![HelpRequest::Solve.into()],
        then: &[Digit(1, 3, 5), Blanks(0), Scene(GameScene::Playing)],
    },
    Behaviour {
        fact: "the only solution has no next one",
        asked: || vec![HelpRequest::Solve.into(), HelpRequest::NextSolution.into()],
        then: &[Blanks(0), Owl(|| words().no_more_solutions(1, "1"))],
    },
    Behaviour {
        fact: "pause covers the board, and nothing can be entered",
        asked: || vec![click(1, 3), ClockRequest::Pause.into(), press(5)],
        then: &[Scene(GameScene::Paused), Blanks(56)],
    },
    Behaviour {
        fact: "a pause ends as it began",
        asked: || vec![ClockRequest::Pause.into(), ClockRequest::Pause.into()],
        then: &[Scene(GameScene::Playing), Owl(|| words().clock_goes_on())],
    },
    Behaviour {
        fact: "while a solver works, there is no clock to pause",
        asked: || vec![Control::Step.into(), ClockRequest::Pause.into()],
        then: &[Scene(GameScene::Solving), Owl(|| words().clock_stands())],
    },
    Behaviour {
        fact: "also while it runs",
        asked: || vec![Control::PlayOrPause.into(), ClockRequest::Pause.into()],
        then: &[Scene(GameScene::Solving), Owl(|| words().clock_stands())],
    },
    Behaviour {
        fact: "while a solver works, the board takes no digits",
        asked: || vec![Control::Step.into(), click(1, 3), press(5)],
        then: &[Scene(GameScene::Solving), Blanks(56)],
    },
    Behaviour {
        fact: "stop gives the board back",
        asked: || vec![Control::Step.into(), Control::Stop.into()],
        then: &[Scene(GameScene::Playing), Blanks(56)],
    },
    Behaviour {
        fact: "the question is asked, and left without an answer",
        asked: || vec![AskRequest::Open.into(), AskRequest::Leave.into()],
        then: &[Scene(GameScene::Playing), Blanks(56), Owl(|| words().click_a_cell())],
    },
    Behaviour {
        fact: "a text that is no puzzle stays in the question",
        asked: || vec![AskRequest::Open.into(), AskRequest::Write("12".to_owned()).into(), AskRequest::Answer.into()],
        then: &[Scene(GameScene::Asking), Blanks(56)],
    },
    Behaviour {
        fact: "reset keeps the givens",
        asked: || vec![click(1, 3), press(5), BoardRequest::Reset.into()],
        then: &[Blanks(56), Digit(1, 1, 4)],
    },
    Behaviour {
        fact: "clear empties the board, and undo brings it back",
        asked: || vec![BoardRequest::Clear.into(), HistoryRequest::Undo(None).into()],
        then: &[Blanks(56), Digit(1, 1, 4)],
    },
    Behaviour {
        fact: "all singles are entered at once",
        asked: || vec![BoardRequest::FillSingles.into(), HistoryRequest::Undo(None).into()],
        then: &[Blanks(56)],
    },
];

/// Returns what does not hold.
fn failures(behaviour: &Behaviour, game: &mut dyn Game) -> Vec<String> {
    game.ask(TransferRequest::Paste(SCRATCH.to_owned()).into());
    (behaviour.asked)().into_iter().for_each(|request| game.ask(request));
    let board = game.board();
    let name = |cell: Option<Cell>| cell.map(sudoku_words::name);
    let compare = |found: String, wanted: String| (found != wanted).then(|| format!("{found} instead of {wanted}"));
    let failures = behaviour.then.iter().filter_map(|then| match *then {
        Owl(said) => compare(game.owl(), said()),
        Digit(row, column, digit) => {
            compare(format!("{:?}", board.get(at(row, column))), format!("{:?}", sudoku_board::Value::digit(digit)))
        }
        Blank(row, column) => compare(format!("{:?}", board.get(at(row, column))), "None".to_owned()),
        Blanks(count) => compare(board.blanks().count().to_string(), count.to_string()),
        Scene(scene) => compare(format!("{:?}", game.scene()), format!("{scene:?}")),
        Current(cell) => {
            let wanted = cell.map(|(row, column)| at(row, column));
            compare(format!("{:?}", name(game.current())), format!("{:?}", name(wanted)))
        }
    });
    failures.collect()
}

#[test]
fn every_behaviour_holds_in_every_place() {
    let mut wrong = Vec::new();
    for behaviour in BEHAVIOURS {
        for Place { name, begin } in PLACES {
            let failures = failures(behaviour, &mut *begin());
            wrong.extend(failures.iter().map(|found| format!("{name}: \"{}\": {found}", behaviour.fact)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
