//! The chessboard: eight queens and the knight's tour, solved by the same stacked assumptions as a sudoku.

use crate::game::film::playback::{Playback, Progress, STEPS_PER_LOOK};
use crate::game::film::run::Jump;
use crate::game::owl::speech::Speech;
use crate::game::owl::words;
use crate::game::script::requests::Current;
use crate::game::script::requests::Request;
use crate::game::script::sets::{FrameSystems, Script, ScriptSystems};
use crate::game::script::view::{Page, View};
use crate::game::solver::Solver;
use crate::search::{Assumption, Assumptions, KnightsTour, Order, Queens, Rewind};
use bevy::prelude::*;

/// Which problem stands on the chessboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ChessProblem {
    /// Eight queens, none of which attacks another.
    #[default]
    Queens,
    /// All tours of a board of 25 squares from the corner.
    SmallTour,
    /// A tour of the whole chessboard, first to the squares with the fewest exits.
    Tour,
}

impl ChessProblem {
    /// All problems.
    pub const ALL: [ChessProblem; 3] = [ChessProblem::Queens, ChessProblem::SmallTour, ChessProblem::Tour];

    /// The words on its button.
    pub fn label(self) -> &'static str {
        match self {
            ChessProblem::Queens => "Eight queens",
            ChessProblem::SmallTour => "Knight's tour, 5 by 5",
            ChessProblem::Tour => "Knight's tour, 8 by 8",
        }
    }

    /// What is asked, in a sentence.
    pub fn about(self) -> &'static str {
        match self {
            ChessProblem::Queens => "One queen in each row, and none attacks another. There are 92 ways.",
            ChessProblem::SmallTour => "The knight visits every square once, from the corner. There are 304 tours.",
            ChessProblem::Tour => {
                "The knight goes first where the fewest moves lead on, and hardly ever has to go back."
            }
        }
    }
}

/// The search as a film, whichever problem it is.
#[derive(Debug)]
pub enum Film {
    /// Queens.
    Queens(Playback<Assumptions<Queens>, ()>),
    /// A knight.
    Knight(Playback<Assumptions<KnightsTour>, ()>),
}

/// Does the same with whichever film it is.
macro_rules! whichever {
    ($film:expr, $playback:ident => $what:expr) => {
        match $film {
            Film::Queens($playback) => $what,
            Film::Knight($playback) => $what,
        }
    };
}

/// What the panel shows of a film.
#[derive(Clone, Copy, Debug)]
pub struct FilmState {
    /// Whether it holds.
    pub paused: bool,
    /// Whether it is on its way to something that is looked for.
    pub jumping: bool,
    /// How many steps were made up to the moment that is shown.
    pub position: u64,
    /// How many steps were made in all.
    pub furthest: u64,
    /// Whether that is the end.
    pub ended: bool,
    /// Steps a second.
    pub rate: u64,
    /// Assumptions that stand now.
    pub depth: usize,
    /// Solutions found up to the moment that is shown.
    pub solutions: u64,
    /// Assumptions taken back up to the moment that is shown.
    pub releases: u64,
    /// How many steps lie between two samples of the trail.
    pub steps_per_sample: u64,
}

/// What stands on the chessboard.
#[derive(Resource, Debug)]
pub struct Chess {
    problem: ChessProblem,
    film: Film,
    target: Option<Jump>,
}

impl Default for Chess {
    fn default() -> Self {
        Chess::new(ChessProblem::default())
    }
}

impl Chess {
    fn new(problem: ChessProblem) -> Chess {
        let mut film = match problem {
            ChessProblem::Queens => Film::Queens(Playback::new(Assumptions::new(Queens::new(8)), STEPS_PER_LOOK)),
            ChessProblem::SmallTour => {
                Film::Knight(Playback::new(Assumptions::new(KnightsTour::new(5, Order::Clockwise)), STEPS_PER_LOOK))
            }
            ChessProblem::Tour => {
                Film::Knight(Playback::new(Assumptions::new(KnightsTour::new(8, Order::FewestExits)), STEPS_PER_LOOK))
            }
        };
        whichever!(&mut film, playback => playback.pause(true));
        Chess { problem, film, target: None }
    }

    /// Which problem it is.
    pub fn problem(&self) -> ChessProblem {
        self.problem
    }

    /// The search as a film.
    pub fn film(&self) -> &Film {
        &self.film
    }

    /// What the panel shows of it.
    pub fn state(&self) -> FilmState {
        whichever!(&self.film, playback => {
            let line = playback.line();
            FilmState {
                paused: playback.is_paused(),
                jumping: playback.is_jumping(),
                position: line.position(),
                furthest: line.furthest(),
                ended: line.ended(),
                rate: playback.rate(),
                depth: playback.search().depth(),
                solutions: playback.search().solutions(),
                releases: playback.search().releases(),
                steps_per_sample: line.steps_per_sample(),
            }
        })
    }

    /// The depth over the whole run.
    pub fn trail(&self) -> &[u16] {
        whichever!(&self.film, playback => playback.line().trail())
    }

    /// The step before the moment that is shown.
    pub fn last_step(&self) -> Option<Assumption<usize>> {
        whichever!(&self.film, playback => playback.last_step())
    }

    /// Whether nothing moves until somebody asks for it.
    pub fn is_at_rest(&self) -> bool {
        whichever!(&self.film, playback => playback.is_at_rest())
    }

    fn sentence(&self) -> String {
        match (self.problem, self.last_step()) {
            (problem, None) => problem.about().to_owned(),
            (ChessProblem::Queens, Some(step)) => words::queens(&step),
            (problem, Some(step)) => words::knight(&step, if problem == ChessProblem::Tour { 8 } else { 5 }),
        }
    }
}

pub(in crate::game) fn plugin(app: &mut App) {
    app.init_resource::<Chess>()
        .add_systems(Update, advance.in_set(FrameSystems::Solve))
        .add_systems(Script, control.in_set(ScriptSystems::Solve));
}

fn control(request: Res<Current>, view: Res<View>, mut chess: ResMut<Chess>, mut speech: ResMut<Speech>) {
    if view.page() != Page::Chess {
        if !chess.is_at_rest() {
            whichever!(&mut chess.film, playback => playback.pause(true));
        }
        return;
    }
    let known = matches!(
        request.0,
        Request::ShowPage(_)
            | Request::ChooseProblem(_)
            | Request::WatchOrPause
            | Request::SingleStep
            | Request::StepBack
            | Request::Seek(_)
            | Request::Jump(_)
            | Request::StopSign
    );
    if !known {
        return;
    }
    let chess = &mut *chess;
    match request.0 {
        Request::ChooseProblem(problem) => *chess = Chess::new(problem),
        Request::StopSign => *chess = Chess::new(chess.problem),
        Request::WatchOrPause => {
            let pauses = !chess.state().paused;
            whichever!(&mut chess.film, playback => playback.pause(pauses));
        }
        Request::SingleStep => whichever!(&mut chess.film, playback => playback.step()),
        Request::StepBack => whichever!(&mut chess.film, playback => playback.back()),
        Request::Seek(position) => whichever!(&mut chess.film, playback => playback.seek(position)),
        Request::Jump(jump) => {
            chess.target = Some(jump);
            whichever!(&mut chess.film, playback => playback.jump());
        }
        _ => {}
    }
    match request.0 {
        // On its way no single step is told.
        Request::Jump(_) => speech.mention(chess.problem.about()),
        Request::Seek(_) | Request::StepBack => speech.mention(chess.sentence()),
        _ => speech.explain(chess.sentence()),
    }
}

fn is_reached(jump: Option<Jump>, step: &Assumption<usize>) -> bool {
    match step {
        Assumption::Solution => jump != Some(Jump::End),
        Assumption::Release { .. } => jump == Some(Jump::TakeBack),
        Assumption::Assume { .. } => jump == Some(Jump::Placement),
        Assumption::Look { .. } => false,
    }
}

fn advance(
    time: Res<Time<Real>>,
    view: Res<View>,
    solver: Res<Solver>,
    mut chess: ResMut<Chess>,
    mut speech: ResMut<Speech>,
) {
    if view.page() != Page::Chess || chess.is_at_rest() {
        return;
    }
    let speed = solver.speed();
    let (before, problem) = (chess.state(), chess.problem);
    let Chess { film, target, .. } = chess.bypass_change_detection();
    let progress = whichever!(film, playback => {
        let target = target.filter(|_| playback.is_jumping());
        playback.advance(time.delta(), speed, |_, step| is_reached(target, step))
    });
    match progress {
        Progress::Nothing => return,
        Progress::Ended => speech.rejoice(words::all_ways(chess.state().solutions)),
        Progress::Reached if chess.last_step() == Some(Assumption::Solution) => {
            speech.rejoice(words::way_found(problem, chess.state().solutions));
        }
        Progress::Moved if before.jumping || (!before.paused && !speed.is_readable()) => {}
        Progress::Moved | Progress::Reached => speech.explain(chess.sentence()),
    }
    chess.set_changed();
}
