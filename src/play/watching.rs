//! A run that is watched: how it begins and goes on, what the owl says of its moments, and what it marks on the board.

use super::answers::can_be_searched;
use super::hints;
use super::marks::{Area, Candidate, Mark};
use super::{BlockProgram, Effort, Offer, Speech};
use crate::requests::labels;
use crate::session::Notes;
use sudoku_board::classic::{Board, Cell, Digit, check_digit};
use sudoku_run::engines::Engine;
use sudoku_run::{BackTarget, Breakpoints, Control, EngineRun, Jump, Outcome, Playable, ProgramRun, Unit};
use sudoku_solve::fast::SearchResult;
use sudoku_solve::search::{Need, Reason, Search, Step};
use sudoku_words::words;

/// A run begins, unless the board cannot be searched: then the owl says why.
pub fn begin(
    control: Control,
    engine: Engine,
    board: &Board,
    program: &BlockProgram,
    current: Option<Cell>,
    unit: Unit,
    speech: &mut Speech,
) -> Option<EngineRun> {
    if !can_be_searched(board, speech) {
        return None;
    }
    let mut run = EngineRun::new(engine, board, program.code());
    match control {
        Control::Step => run.playback_mut().step(),
        Control::Jump(jump) => {
            if !go_on_to(&mut run, jump, current.or(board.blanks().next()), unit, speech) {
                return None;
            }
        }
        Control::PlayOrPause | Control::StepBack | Control::Seek(_) | Control::Stop => {}
    }
    speech.explain(labels::engine(engine, program.is_own()).intro);
    Some(run)
}

/// Forwards and backwards in a run that is going on.
pub fn obey(
    control: Control,
    is_own: bool,
    current: Option<Cell>,
    run: &mut EngineRun,
    unit: Unit,
    stops: &Breakpoints,
    speech: &mut Speech,
) {
    if tell_return(run, speech) {
        return;
    }
    let intro = |run: &EngineRun| labels::engine(run.engine(), is_own).intro;
    match control {
        Control::Jump(jump) => {
            let cell = current.or(run.cell());
            if go_on_to(run, jump, cell, unit, speech) {
                speech.explain(intro(run));
            }
        }
        Control::StepBack => go_back_to(BackTarget::Step, run, unit, stops, speech),
        Control::PlayOrPause | Control::Step | Control::Seek(_) | Control::Stop => {
            run.playback_mut().apply(control);
            match control {
                Control::PlayOrPause if run.playback().is_paused() => tell_moment(run, speech, false),
                Control::PlayOrPause => speech.explain(intro(run)),
                // It is told when it is made.
                Control::Step => {}
                _ => tell_moment(run, speech, true),
            }
        }
    }
}

/// Says how far a run is on its way back to where it was before a restart. Returns whether it is; until it is there, nothing
/// else is done with it.
pub fn tell_return(run: &EngineRun, speech: &mut Speech) -> bool {
    let Some(position) = run.return_position() else { return false };
    let percent = 100 * run.steps() / position.max(1);
    let text = words().returns_to(sudoku_words::thousands(position), percent);
    if speech.text != text {
        speech.mention(text);
    }
    true
}

/// Lets the run go on to something, or says why it does not.
pub fn go_on_to(run: &mut EngineRun, jump: Jump, cell: Option<Cell>, unit: Unit, speech: &mut Speech) -> bool {
    let Some(target) = jump.target(cell, run.search(), run.unit(unit)) else {
        speech.explain(words().cell_for_jump());
        return false;
    };
    let goes_on = run.jump(target);
    if let (false, Some(cell)) = (goes_on, cell) {
        speech.refuse(words().filled_from_the_start(sudoku_words::name(cell)));
    }
    goes_on
}

/// Tells the moment that is shown, and offers what can be done with it. The log need not keep what is passed over.
pub fn tell_moment(run: &EngineRun, speech: &mut Speech, passing: bool) {
    let text = sudoku_words::moment(run);
    if passing {
        speech.mention(text);
    } else if run.is_at_end() && (run.search().counts().solutions == 0 || run.search().fault().is_some()) {
        speech.refuse(text);
    } else {
        speech.explain(text);
    }
    offer_moment(run, speech);
    if run.unmet_need().is_some() {
        speech.offer(Offer::Why);
    }
}

/// Adds to what was just said what can be done with the moment that is shown.
pub fn offer_moment(run: &EngineRun, speech: &mut Speech) {
    if run.is_at_solution() {
        speech.offer(Offer::Keep);
    } else if run.is_at_end() && run.has_previous_solution() {
        speech.offer(Offer::PreviousSolution);
    } else if run.is_at_end() && run.outcome() == Some(Outcome::NoSolution { puzzle_has_one: true }) {
        speech.offer(Offer::StopAndMark);
    }
}

/// Goes back to an earlier moment, and tells it when it is found.
pub fn go_back_to(wanted: BackTarget, run: &mut EngineRun, unit: Unit, stops: &Breakpoints, speech: &mut Speech) {
    if tell_return(run, speech) {
        return;
    }
    run.go_back_to(wanted, unit, stops);
    if !run.playback().is_searching_back() {
        tell_moment(run, speech, wanted == BackTarget::Step);
    }
}

/// The search has come to a solution, or to its end: the owl tells it. At an end without a solution, it has still to be found out
/// whether the puzzle has one without the player's digits.
pub fn settle(run: &mut EngineRun, speech: &mut Speech) -> Option<impl Future<Output = bool> + Send + Sync + use<>> {
    if run.checked_digit().is_some() {
        tell_moment(run, speech, false);
    } else if run.is_at_solution() {
        run.set_outcome(Outcome::Solved);
        speech.rejoice(cost(run));
        speech.offer(Offer::Keep);
    } else if run.search().counts().solutions > 0 {
        run.set_outcome(Outcome::Solved);
        tell_moment(run, speech, false);
    } else {
        let start = *run.search().start();
        return Some(async move {
            let puzzle = start.puzzle();
            // Without givens there is no puzzle apart from what the player has entered.
            start.played() > 0
                && puzzle != Board::EMPTY
                && matches!(Effort::default().solve(&puzzle).await, SearchResult::Solution(_))
        });
    }
    None
}

/// What a solution has cost.
fn cost(run: &EngineRun) -> String {
    let counts = run.search().counts();
    // Where every digit follows from the others none is tried.
    let searched = counts.tries > 0;
    let digits = if searched { counts.tries } else { counts.placements };
    let (number, back) = (sudoku_words::thousands(digits), sudoku_words::thousands(counts.retractions));
    words().solved_by_search(counts.solutions, searched, digits, number, back, sudoku_words::duration(run.elapsed()))
}

/// What a run marks on the board at the moment that is shown: where it is at work, what refuses, what is left to try.
pub fn marks(run: &EngineRun, heat: bool) -> Vec<Mark> {
    let mut marks = Vec::new();
    if heat {
        marks.extend(Cell::all().map(|cell| Mark::Heat(cell, run.heat().strength(cell))));
    }
    // A search that has come to its end is at work nowhere.
    if run.is_at_end() && run.checked_digit().is_none() {
        return marks;
    }
    if let Some(why) = run.unmet_need() {
        marks.push(Mark::Looked(why.need.into()));
        marks.extend(why.forbidding.iter().map(|&(cell, _)| Mark::Forbidding(cell)));
    }
    let at_work = |cell, digit| [Mark::Tried(cell), Mark::TriedDigit(Candidate::new(cell, digit))];
    if let Some(found) = run.deduction() {
        let board = run.board();
        let pattern = hints::pattern(&found.deduction, &found.before, &Notes::default());
        // What follows stands on the board already.
        let is_seen = |mark: &Mark| matches!(mark, Mark::Follows(placed) if board.get(placed.cell).is_some());
        marks.extend(pattern.into_iter().filter(|mark| !is_seen(mark)));
    }
    // What is checked stands there all the while, and so does what is in its way.
    if let Some((cell, digit)) = run.checked_digit() {
        marks.extend(at_work(cell, digit));
        marks.extend(check_digit(&run.board(), cell, digit).map(|clash| Mark::Refusing(clash.cell)));
    }
    match run.last_step() {
        Some(Step::Look { need: Need::Cell(cell), .. }) => marks.push(Mark::Tried(cell)),
        Some(Step::Look { need, .. }) => marks.push(Mark::Looked(need.into())),
        Some(Step::Try { cell, digit, refused_by }) => {
            marks.extend(at_work(cell, digit));
            if let Some(house) = refused_by {
                marks.push(Mark::Looked(Area::House(house)));
                marks.extend(check_digit(&run.board(), cell, digit).map(|clash| Mark::Refusing(clash.cell)));
            }
        }
        Some(Step::Place { cell, digit, reason }) => {
            marks.extend(at_work(cell, digit));
            if let Reason::Only(Need::Place(house, _)) = reason {
                marks.push(Mark::Looked(Area::House(house)));
            }
        }
        Some(Step::Retract { cell, .. }) => marks.extend([Mark::Tried(cell), Mark::Retracted(cell)]),
        Some(Step::Relax(_) | Step::Strike(_) | Step::Solution | Step::Cut | Step::Block(_)) | None => {}
    }
    if let Some((cell, open)) = run.open_digits() {
        marks.extend(Digit::ALL.map(|digit| {
            let candidate = Candidate::new(cell, digit);
            if open.contains(digit) { Mark::Open(candidate) } else { Mark::Closed(candidate) }
        }));
    }
    marks
}

/// Why no block of the program runs any more.
pub fn why_it_rests(run: &ProgramRun) -> String {
    let machine = run.machine();
    match (machine.fault(), machine.question()) {
        (Some(fault), _) => sudoku_words::full_sentence(&sudoku_words::machine_fault(&fault)),
        (None, Some(_)) => words().lessons_asks(),
        (None, None) => words().lessons_rests(),
    }
}

/// What a person does first, if the program of a lesson is to go on and nothing of it runs.
pub fn nothing_runs(control: Control, run: &ProgramRun) -> Option<String> {
    let machine = run.machine();
    let goes_on = matches!(control, Control::PlayOrPause | Control::Step | Control::Jump(_));
    if !goes_on || !run.is_over() {
        return None;
    }
    let waits = machine.fault().is_some() || machine.question().is_some();
    Some(if waits { why_it_rests(run) } else { words().lessons_nothing_runs() })
}
