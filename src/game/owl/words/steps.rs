//! What the owl says about each step of each engine.

use crate::game::film::run::{Outcome, Run};
use crate::game::film::why::Why;
use crate::game::owl::words::{blanks_left, counted};
use crate::search::{Engine, Failure, Need, Reason, Relaxed, Rest, Search, Step};
use crate::sudoku::{Candidates, Cell, Digit, Digits, House, HouseKind, check_digit};

/// How an engine goes about it.
pub fn engine(engine: Engine) -> String {
    match engine {
        Engine::BruteForce => {
            "I look for the first blank, try 1 to 9, place what fits, go on, and take back what leads nowhere."
        }
        Engine::Assumptions => {
            "Every blank is a slot with its candidates. I stack one assumption on the other until every slot has one."
        }
        Engine::DecisionTree => {
            "First naked singles, then hidden singles; then I guess in the cell with the fewest allowed digits."
        }
        Engine::BinaryProgram => {
            "Every digit in every cell is a variable, 0 or 1. I solve the equations between them with fractions allowed."
        }
        Engine::ExactCover => {
            "A board has 324 needs. I always meet the one that is left with the fewest ways. The links dance."
        }
    }
    .to_owned()
}

/// The moment of the run that is shown, its beginning or its end.
pub fn moment(run: &Run) -> String {
    match run.last_step() {
        Some(_) if run.is_at_end() => at_end(run),
        Some(step) => self::step(&step, run),
        None => format!("This is the beginning. {}", blanks_left(&run.board())),
    }
}

/// The search has come to its end.
fn at_end(run: &Run) -> String {
    match (run.search().counts().solutions, run.outcome()) {
        (0, Some(Outcome::NoSolution { puzzle_has_one: true })) => super::A_DIGIT_IS_WRONG.to_owned(),
        (0, _) => super::PUZZLE_WITHOUT_SOLUTION.to_owned(),
        (1, _) => "I have tried everything: from here there is 1 solution. Shall I go back to it?".to_owned(),
        (solutions, _) => {
            let number = super::thousands(solutions);
            format!("I have tried everything: from here there are {number} solutions. Shall I go back to the last one?")
        }
    }
}

/// Digits as they are read aloud.
fn list(digits: Digits) -> String {
    let names: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
    match names.as_slice() {
        [] => "none".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

fn houses(cell: Cell) -> String {
    let [row, column, square] = HouseKind::ALL.map(|kind| House::of(kind, cell));
    format!("{row}, {column} and {square}")
}

fn article(digit: Digit) -> &'static str {
    if digit.get() == 8 { "an" } else { "a" }
}

/// One step of the search, as the owl explains it.
fn step(step: &Step, run: &Run) -> String {
    match *step {
        Step::Look { need, ways } => look(need, ways, run),
        Step::Try { cell, digit, refused_by: Some(house) } => {
            let place = check_digit(&run.board(), cell, digit).map(|clash| format!(", in {}", clash.cell));
            format!("{digit} does not fit {cell}: {house} holds it already{}.", place.unwrap_or_default())
        }
        Step::Try { cell, digit, refused_by: None } => format!("{digit} fits {}.", houses(cell)),
        Step::Place { cell, digit, reason } => place(cell, digit, reason, run),
        Step::Retract { cell, digit, failure } => retract(cell, digit, failure, run),
        Step::Relax(Relaxed::Infeasible) => {
            "I solve the equations: they contradict each other, so what I assumed last is wrong.".to_owned()
        }
        Step::Relax(Relaxed::Fractional(cells)) => format!(
            "I solve the equations with fractions allowed. {} still {} fractions of digits, so I must branch.",
            counted(usize::from(cells), "cell"),
            if cells == 1 { "holds" } else { "hold" }
        ),
        Step::Relax(Relaxed::Unsettled) => "The equations could not be settled, so I must branch.".to_owned(),
        Step::Relax(Relaxed::Whole) => {
            "I solve the equations, and every value is 0 or 1. I have asked the rules: they hold.".to_owned()
        }
        Step::Solution => "No blank is left: this is a solution.".to_owned(),
        Step::Cut => "I add an inequality that excludes this solution, and solve the equations anew.".to_owned(),
    }
}

fn look(need: Need, ways: u8, run: &Run) -> String {
    match (need, ways) {
        (Need::Cell(cell), 0) => format!("{cell} has no digit left: I must go back."),
        (Need::Place(house, digit), 0) => {
            let house = super::capitalised(&house.to_string());
            format!("{house} has no place left for {} {digit}: I must go back.", article(digit))
        }
        (Need::Cell(cell), _) if run.engine() == Engine::BruteForce => {
            format!("The first blank is {cell}. I try the digits from 1 to 9 in it.")
        }
        (Need::Cell(cell), ways) => {
            let allowed = list(Candidates::of(&run.board()).get(cell));
            match run.engine() {
                Engine::Assumptions => format!("The next slot is {cell}. Its candidates: {allowed}."),
                Engine::ExactCover if ways == 1 => {
                    format!("Of all needs, a digit in {cell} has the fewest ways: only {allowed}.")
                }
                Engine::ExactCover => format!("Of all needs, a digit in {cell} has the fewest ways: {allowed}."),
                _ => format!("No single is left. {cell} has the fewest allowed digits, {allowed}: I try each in turn."),
            }
        }
        (Need::Place(house, digit), ways) => {
            let ways = counted(usize::from(ways), "place");
            format!("Of all needs, {} {digit} in {house} has the fewest ways: {ways}.", article(digit))
        }
    }
}

fn place(cell: Cell, digit: Digit, reason: Reason, run: &Run) -> String {
    match reason {
        Reason::Fits => format!("I place {digit} in {cell} and call solve for the next blank."),
        Reason::Only(need) if run.engine() == Engine::ExactCover => {
            format!("There is one way left for {need}: I take {digit} in {cell} and cover all that it meets.")
        }
        Reason::Only(Need::Cell(_)) => format!("A naked single: {digit} is the only digit that is allowed in {cell}."),
        Reason::Only(Need::Place(house, _)) => {
            format!("A hidden single: in {house}, only {cell} is a place for {digit}.")
        }
        Reason::Equations => {
            let (row, column) = (cell.row() + 1, cell.column() + 1);
            format!("x_{row}_{column}_{digit} = 1, so {cell} holds {digit}.")
        }
        Reason::Assumed => {
            let then = match run.search().levels().last().map(|level| level.rest) {
                Some(Rest::Digits(rest)) if !rest.is_empty() => format!(" If it fails, {} comes next.", list(rest)),
                Some(Rest::Cells(1)) => " If it fails, 1 place is left.".to_owned(),
                Some(Rest::Cells(cells)) if cells > 1 => format!(" If it fails, {cells} places are left."),
                _ => " It is the last way.".to_owned(),
            };
            match run.engine() {
                Engine::BinaryProgram => {
                    let (row, column) = (cell.row() + 1, cell.column() + 1);
                    format!("I branch: let x_{row}_{column}_{digit} be 1, {digit} in {cell}.{then}")
                }
                Engine::ExactCover => format!("I take {digit} in {cell} and cover all that it meets.{then}"),
                Engine::Assumptions => format!("I assume {digit} in {cell}.{then}"),
                _ => format!("I guess {digit} in {cell}.{then}"),
            }
        }
    }
}

fn retract(cell: Cell, digit: Digit, failure: Failure, run: &Run) -> String {
    let take_back = match run.engine() {
        Engine::ExactCover => format!("I uncover, and take the {digit} in {cell} back"),
        _ => format!("I take back the {digit} in {cell}"),
    };
    match failure {
        Failure::Found => format!("On to the next solution: {take_back}."),
        Failure::Infeasible => format!("The equations do not allow it: {take_back}."),
        Failure::Consequence => format!("What followed from it has failed: {take_back}."),
        Failure::Exhausted(Need::Cell(empty)) => {
            let then = match (run.engine(), digit.next()) {
                (Engine::BruteForce, Some(next)) => format!(" and try {next}"),
                _ => String::new(),
            };
            // Some of its digits may have led to solutions.
            if run.search().counts().solutions > 0 {
                format!("{empty} has no other digit to try. {take_back}{then}.")
            } else {
                format!("No digit fits {empty}. {take_back}{then}.")
            }
        }
        Failure::Exhausted(Need::Place(house, wanted)) => {
            format!("{} {wanted} has no place left in {house}. {take_back}.", super::capitalised(article(wanted)))
        }
    }
}

/// Which cells stand in the way.
pub fn why(why: &Why) -> String {
    match why.need {
        Need::Cell(cell) => {
            let holds = |digit: &Digit| why.forbidding.iter().find(|(_, held)| held == digit);
            let reasons: Vec<String> = Digit::ALL
                .iter()
                .filter_map(holds)
                .enumerate()
                .map(|(n, (at, digit))| format!("{digit} {}{at}", if n == 0 { "is in " } else { "in " }))
                .collect();
            let tried =
                if why.tried.is_empty() { String::new() } else { format!(" I have tried {}.", list(why.tried)) };
            let held = if reasons.is_empty() { String::new() } else { format!(" {}.", reasons.join(", ")) };
            format!("{cell} has no digit left.{held}{tried}")
        }
        Need::Place(house, digit) => {
            let outside = why.forbidding.iter().filter(|(cell, held)| *held == digit && !house.cells().contains(cell));
            let cells: Vec<String> = outside.map(|(cell, _)| cell.to_string()).collect();
            let places = if cells.is_empty() { String::new() } else { format!(": it stands in {}", cells.join(", ")) };
            let name = super::capitalised(&house.to_string());
            let rest = if why.tried.is_empty() {
                "The other cells are filled"
            } else {
                "The others are filled, or I have tried them"
            };
            format!("{name} has no place left for {digit}{places}. {rest}.")
        }
    }
}
