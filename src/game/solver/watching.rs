//! A watched run: playback controls, the owl's commentary, and the marks on the board.

use crate::game::help::answers::can_be_searched;
use crate::game::help::hints;
use crate::game::marks::{Area, Candidate, Mark};
use crate::game::owl::{Budget, Offer, Speech};
use crate::game::play::BlockProgram;
use crate::game::session::Notes;
use sudoku_board::{Board, Cell, Constraint, Values};
use sudoku_run::engines::Engine;
use sudoku_run::{BackTarget, Breakpoints, Control, EngineRun, Jump, Outcome, Playable, ProgramRun, Unit};
use sudoku_solve::fast::SearchResult;
use sudoku_solve::search::{Need, Reason, Search, Step};
use sudoku_words::words;

/// Starts a run, unless the board cannot be searched: then the owl says why.
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
    let mut run = match EngineRun::new(engine, board, program.code()) {
        Ok(run) => run,
        Err(reason) => {
            speech.refuse(sudoku_words::not_on_board(reason, program.is_own()));
            return None;
        }
    };
    match control {
        Control::Step => run.playback_mut().step(),
        Control::Jump(jump) => {
            if !go_on_to(&mut run, jump, current.or(board.blanks().next()), unit, speech) {
                return None;
            }
        }
        Control::PlayOrPause | Control::StepBack | Control::Seek(_) | Control::Stop => {}
    }
    speech.explain(sudoku_words::engine(engine, program.is_own()).intro);
    Some(run)
}

/// Applies a playback control to a run.
pub fn apply_control(
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
    let intro = |run: &EngineRun| sudoku_words::engine(run.engine(), is_own).intro;
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
                // The owl describes the step once it has been made.
                Control::Step => {}
                _ => tell_moment(run, speech, true),
            }
        }
    }
}

/// Reports the progress of a run that is replayed to its earlier position after a restart. Returns true during the replay, which
/// blocks all other controls.
pub fn tell_return(run: &EngineRun, speech: &mut Speech) -> bool {
    let Some(position) = run.return_position() else { return false };
    let percent = 100 * run.steps() / position.max(1);
    let text = words().returns_to(sudoku_words::thousands(position), percent);
    if speech.text() != text {
        speech.mention(text);
    }
    true
}

/// Runs ahead to the jump's target, or says why it cannot. Returns true if the run does.
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

/// Describes the current moment and offers what can be done there. Moments in passing are not logged.
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

/// Adds the current moment's offers to the owl's sentence.
pub fn offer_moment(run: &EngineRun, speech: &mut Speech) {
    if run.is_at_solution() {
        speech.offer(Offer::Keep);
    } else if run.is_at_end() && run.has_previous_solution() {
        speech.offer(Offer::PreviousSolution);
    } else if run.is_at_end() && run.outcome() == Some(Outcome::NoSolution { puzzle_has_one: true }) {
        speech.offer(Offer::StopAndMark);
    }
}

/// Returns to an earlier moment; the owl describes it once it is found.
pub fn go_back_to(wanted: BackTarget, run: &mut EngineRun, unit: Unit, stops: &Breakpoints, speech: &mut Speech) {
    if tell_return(run, speech) {
        return;
    }
    run.go_back_to(wanted, unit, stops);
    if !run.playback().is_searching_back() {
        tell_moment(run, speech, wanted == BackTarget::Step);
    }
}

/// Reports that the search has found a solution or has ended. After an end without a solution, returns a check whether the puzzle
/// has one without the player's digits.
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
        let start = run.search().start().clone();
        return Some(async move {
            let puzzle = start.puzzle();
            // Without givens, the player's digits are all there is of the puzzle.
            start.played() > 0
                && puzzle.is_puzzle()
                && matches!(Budget::default().solve(&puzzle).await, SearchResult::Solution(_))
        });
    }
    None
}

/// Returns a sentence on the number of steps and the time that a solution took.
fn cost(run: &EngineRun) -> String {
    let counts = run.search().counts();
    // If every digit follows from the others, none is tried.
    let searched = counts.tries > 0;
    let digits = if searched { counts.tries } else { counts.placements };
    let (number, back) = (sudoku_words::thousands(digits), sudoku_words::thousands(counts.retractions));
    words().solved_by_search(counts.solutions, searched, digits, number, back, sudoku_words::duration(run.elapsed()))
}

/// Returns the run's marks at the current moment: the cells at work, the cells that refuse, and the digits left to try.
pub fn marks(run: &EngineRun, heat: bool) -> Vec<Mark> {
    let mut marks = Vec::new();
    if heat {
        let cells = run.search().start().rules().cells();
        marks.extend(cells.map(|cell| Mark::Heat(cell, run.heat().strength(cell))));
    }
    // A finished search is not working on any cell.
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
        // Conclusions are on the board already.
        let is_seen = |mark: &Mark| matches!(mark, Mark::Follows(placed) if board.get(placed.cell).is_some());
        marks.extend(pattern.into_iter().filter(|mark| !is_seen(mark)));
    }
    // A digit being checked stays marked, and so do the cells that refuse it.
    if let Some((cell, digit)) = run.checked_digit() {
        marks.extend(at_work(cell, digit));
        marks.extend(run.refusing_cell(cell, digit).map(Mark::Refusing));
    }
    match run.last_step() {
        Some(Step::Look { need: Need::Cell(cell), .. }) => marks.push(Mark::Tried(cell)),
        Some(Step::Look { need, .. }) => marks.push(Mark::Looked(need.into())),
        Some(Step::Try { cell, digit, refused_by }) => {
            marks.extend(at_work(cell, digit));
            if let Some(Constraint::House(house)) = refused_by {
                marks.push(Mark::Looked(Area::House(house)));
                marks.extend(run.refusing_cell(cell, digit).map(Mark::Refusing));
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
        marks.extend(Values::up_to(run.search().start().rules().side()).iter().map(|digit| {
            let candidate = Candidate::new(cell, digit);
            if open.contains(digit) { Mark::Open(candidate) } else { Mark::Closed(candidate) }
        }));
    }
    marks
}

/// Returns the reason why the program has stopped.
pub fn why_it_rests(run: &ProgramRun) -> String {
    let machine = run.machine();
    match (machine.fault(), machine.question()) {
        (Some(fault), _) => sudoku_words::full_sentence(&sudoku_words::machine_fault(machine.code().program(), &fault)),
        (None, Some(_)) => words().lessons_asks(),
        (None, None) => words().lessons_rests(),
    }
}

/// Returns advice on how to start a lesson's program, if none of it runs and the control needs a running program.
pub fn nothing_runs(control: Control, run: &ProgramRun) -> Option<String> {
    let machine = run.machine();
    let goes_on = matches!(control, Control::PlayOrPause | Control::Step | Control::Jump(_));
    if !goes_on || !run.is_over() {
        return None;
    }
    let waits = machine.fault().is_some() || machine.question().is_some();
    Some(if waits { why_it_rests(run) } else { words().lessons_nothing_runs() })
}
