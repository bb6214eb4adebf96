//! The chessboard: eight queens and the knight's tour, solved by the same stacked assumptions as a sudoku.

use crate::engines::ProblemKind;
use crate::game::owl::Speech;
use crate::game::owl::labels;
use crate::game::owl::words::{self, words};
use crate::game::script::{
    BackOn, ChessRequest, Current, FilmSpeed, FrameSystems, Page, Request, Script, ScriptSystems, films_are_left,
};
use crate::run::{CallTree, Control, Film, FilmState, Jump, Playback, Played, Predictions, STEPS_PER_LOOK};
use crate::search::{Assumption, Assumptions, Chessboard, Queens};
use bevy::prelude::*;

/// The search on the chessboard as a film.
pub type ChessPlayback = Playback<Assumptions<Chessboard>, CallTree<(usize, usize)>>;

/// What stands on the chessboard.
#[derive(Resource, Debug)]
pub struct Chess {
    problem: ProblemKind,
    playback: ChessPlayback,
    target: Option<Jump>,
    predictions: Predictions<usize>,
}

impl Default for Chess {
    fn default() -> Self {
        Chess::new(ProblemKind::Queens)
    }
}

impl Chess {
    fn new(problem: ProblemKind) -> Chess {
        let board = problem.chessboard().unwrap_or(Chessboard::Queens(Queens::new(8)));
        let playback = Playback::new(Assumptions::new(board), STEPS_PER_LOOK);
        let mut chess = Chess { problem, playback, target: None, predictions: Predictions::default() };
        chess.playback.pause(true);
        chess
    }

    /// Which problem it is.
    pub fn problem(&self) -> ProblemKind {
        self.problem
    }

    /// The search of the problem as a film.
    pub fn playback(&self) -> &ChessPlayback {
        &self.playback
    }

    /// What stands on the board at the moment that is shown.
    pub fn board(&self) -> &Chessboard {
        self.playback.search().problem()
    }

    /// Where the film is, and what it does.
    pub fn state(&self) -> FilmState {
        self.playback.state()
    }

    /// Solutions found up to the moment that is shown.
    pub fn solutions(&self) -> u64 {
        self.playback.search().solutions()
    }

    /// Assumptions taken back up to the moment that is shown.
    pub fn releases(&self) -> u64 {
        self.playback.search().releases()
    }

    /// The step before the moment that is shown.
    pub fn last_step(&self) -> Option<Assumption<usize>> {
        self.playback.last_step()
    }

    /// On which square something was said to happen next, counted row by row from 0, and how often that was so.
    pub fn predictions(&self) -> &Predictions<usize> {
        &self.predictions
    }

    /// The square on which the step before the moment that is shown put something or took it back, counted row by row from 0.
    pub fn changed(&self) -> Option<usize> {
        let (Assumption::Assume { slot, candidate } | Assumption::Release { slot, candidate, .. }) =
            self.last_step()?
        else {
            return None;
        };
        Some(self.board().square(slot, candidate))
    }

    /// How many rows and columns the board has.
    pub fn size(&self) -> usize {
        self.board().size()
    }

    /// The square that a call has chosen, as chess players say it.
    pub fn square(&self, chosen: (usize, usize)) -> String {
        self.name_of(self.board().square(chosen.0, chosen.1))
    }

    /// A square counted row by row from 0, as chess players say it.
    pub fn name_of(&self, index: usize) -> String {
        square(index / self.size(), index % self.size(), self.size())
    }

    /// The tree of calls at the moment that is shown: rows or moves, and the squares chosen for them.
    pub fn tree(&self) -> &CallTree<(usize, usize)> {
        &self.playback.line().now().record
    }

    fn sentence(&self) -> String {
        match (self.board(), self.last_step()) {
            (_, None) => labels::problem(self.problem).tooltip,
            (Chessboard::Queens(_), Some(step)) => queens(&step),
            (Chessboard::Tour(tour), Some(step)) => knight(&step, tour.size()),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chess>()
        .add_systems(Update, advance.run_if(in_state(Page::Chess)).in_set(FrameSystems::Solve))
        .add_systems(Script, carry_out.in_set(ScriptSystems::Solve))
        .add_observer(on_back_on)
        .add_systems(OnExit(Page::Chess), |mut chess: ResMut<Chess>| chess.playback.pause(true))
        .add_systems(Update, hold_unseen.run_if(films_are_left).in_set(FrameSystems::Keys));
}

/// A film that nobody sees holds, unless it is on its way to something.
fn hold_unseen(mut chess: ResMut<Chess>) {
    if !chess.state().jumping {
        chess.playback.pause(true);
    }
}

fn on_back_on(back: On<BackOn>, chess: Res<Chess>, mut speech: ResMut<Speech>) {
    if *back.event() == BackOn(Page::Chess) {
        speech.explain(chess.sentence());
    }
}

fn carry_out(request: Res<Current>, mut chess: ResMut<Chess>, mut speech: ResMut<Speech>) {
    match request.0 {
        Request::Chess(ChessRequest::Choose(problem)) => {
            *chess = Chess::new(problem);
            speech.explain(chess.sentence());
        }
        Request::Chess(ChessRequest::Predict(square)) if chess.state().at_rest && !chess.state().is_at_end() => {
            chess.predictions.say(square);
            chess.target = None;
            chess.playback.jump();
        }
        Request::Chess(ChessRequest::Predict(_)) => speech.refuse(words().predict_at_rest()),
        _ => {}
    }
}

pub(in crate::game) fn control(In(control): In<Control>, mut chess: ResMut<Chess>, mut speech: ResMut<Speech>) {
    chess.predictions.forget();
    match control {
        Control::Stop => *chess = Chess::new(chess.problem),
        Control::Jump(jump) => {
            chess.target = Some(jump);
            chess.playback.jump();
        }
        Control::PlayOrPause | Control::Step | Control::StepBack | Control::Seek(_) => chess.playback.obey(control),
    }
    match control {
        // On its way no single step is told.
        Control::Jump(_) => speech.mention(labels::problem(chess.problem).tooltip),
        Control::Seek(_) | Control::StepBack => speech.mention(chess.sentence()),
        Control::PlayOrPause | Control::Step | Control::Stop => speech.explain(chess.sentence()),
    }
}

/// The name of a square as chess players say it.
fn square(row: usize, column: usize, size: usize) -> String {
    format!("{}{}", char::from(b'a' + column as u8), size - row)
}

/// A step of the queens.
fn queens(step: &Assumption<usize>) -> String {
    let at = |row: usize, column: usize| square(row, column, 8);
    match *step {
        Assumption::Look { slot, candidates: 0 } => words().queens_stuck(slot + 1),
        Assumption::Look { slot, candidates } => words().queens_look(slot + 1, candidates),
        Assumption::Assume { slot, candidate } => words().queens_assume(at(slot, candidate)),
        Assumption::Release { slot, candidate, found: true } => words().queens_found(at(slot, candidate)),
        Assumption::Release { slot, candidate, .. } => words().queens_take_back(at(slot, candidate)),
        Assumption::Solution => words().queens_solution(),
    }
}

/// A step of the knight on a board with so many rows and columns.
fn knight(step: &Assumption<usize>, size: usize) -> String {
    let at = |candidate: usize| square(candidate / size, candidate % size, size);
    match *step {
        Assumption::Look { candidates: 0, .. } => words().knight_stuck(),
        Assumption::Look { slot, candidates } => words().knight_look(slot + 1, candidates),
        Assumption::Assume { slot, candidate } => words().knight_assume(slot + 1, at(candidate)),
        Assumption::Release { candidate, found: true, .. } => words().knight_found(at(candidate)),
        Assumption::Release { candidate, .. } => words().knight_take_back(at(candidate)),
        Assumption::Solution => words().knight_solution(),
    }
}

fn is_reached(jump: Option<Jump>, predicts: bool, step: &Assumption<usize>) -> bool {
    match step {
        Assumption::Solution => jump != Some(Jump::End),
        Assumption::Release { .. } => predicts || jump == Some(Jump::TakeBack),
        Assumption::Assume { .. } => predicts || jump == Some(Jump::Placement),
        Assumption::Look { .. } => false,
    }
}

fn advance(time: Res<Time<Real>>, speed: Res<FilmSpeed>, mut chess: ResMut<Chess>, mut speech: ResMut<Speech>) {
    let before = chess.state();
    if before.at_rest {
        return;
    }
    let speed = speed.0;
    let Chess { problem, playback, target, predictions } = chess.bypass_change_detection();
    let predicts = predictions.said().is_some();
    let (problem, target) = (*problem, target.filter(|_| before.jumping));
    let is_reached = |step: &_| is_reached(target, predicts, step);
    let progress = playback.advance(time.delta(), speed, |_| true, is_reached, |_, step| is_reached(step));
    match progress {
        Played::Nothing => return,
        Played::Ended => speech.rejoice(words().all_ways(words::thousands(chess.solutions()))),
        Played::Reached if chess.last_step() == Some(Assumption::Solution) => {
            let number = words::thousands(chess.solutions());
            speech.rejoice(match problem {
                ProblemKind::Queens => words().queens_way(number),
                _ => words().knight_way(number),
            });
        }
        Played::Reached if predicts => {
            let right = chess.changed() == chess.predictions.said().copied();
            chess.predictions.count(right);
            speech.explain(words::predicted(right, &chess.sentence(), &chess.predictions));
        }
        Played::Moved if before.jumping => {}
        Played::Moved if !before.paused && !speed.is_readable() => speech.tell_once(words().too_fast()),
        Played::Moved | Played::Reached => speech.explain(chess.sentence()),
    }
    chess.set_changed();
}
