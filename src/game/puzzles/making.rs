//! New puzzles: the choices for the next one, and the generator.

use crate::game::help::profile::Profile;
use crate::game::owl::{Offer, Reply, Speech};
use crate::game::play::{PuzzleSolved, board_is_busy};
use crate::game::puzzles::packs::Packs;
use crate::game::requests::{
    AskRequest, BoardRequest, EntryRequest, MakingRequest, Page, Request, Scene, Sheet, TransferRequest, ViewRequest,
    Writing, labels,
};
use crate::game::script::work::{Work, in_parts, in_slices, poll};
use crate::game::script::{CurrentRequest, FrameSystems, RequestSchedule, RequestSystems, View, WakeUp};
use crate::game::seeds::{drawn_seed, seed_error};
use crate::game::session::Session;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::Poll;
use sudoku_board::Board;
use sudoku_generate::board_generator::BoardKind;
use sudoku_generate::{Difficulty, NoPuzzle, Recipe, RecipeChoice, RecipeGenerator, Seed};
use sudoku_run::Control;
use sudoku_techniques::Level;
use sudoku_words::words;

/// The choices for the next puzzle, and the generator's work.
#[derive(Resource, Default, Debug)]
pub struct Making {
    wanted: Option<RecipeChoice>,
    board: Option<BoardKind>,
    seed: String,
    work: Option<(Recipe, Work<Result<Board, NoPuzzle>>)>,
    /// True if only the rules of what is being made are wanted.
    is_for_rules: bool,
    tried: Arc<AtomicU64>,
}

impl Making {
    /// Returns the chosen level or technique of the next puzzle.
    pub fn wanted(&self) -> RecipeChoice {
        let on_classic = RecipeChoice::Level(Level::Easy);
        self.wanted.unwrap_or_else(|| self.board.map_or(on_classic, |board| RecipeChoice::Board(board, None)))
    }

    /// Returns the chosen kind of board; `None` is the classic one.
    pub fn board(&self) -> Option<BoardKind> {
        self.board
    }

    /// Returns the kinds of boards that can be made, beside the classic one: those of other sides, those with one more
    /// rule, those with two.
    pub fn boards() -> impl Iterator<Item = BoardKind> {
        BoardKind::all().into_iter().filter(|kind| !(kind.is_plain() && kind.side() == 9))
    }

    /// Returns the levels that a puzzle on the chosen board can have; `None` is any level.
    pub fn levels(&self) -> impl Iterator<Item = Option<Level>> {
        let has_levels = self.board.is_none_or(BoardKind::has_levels);
        let levels = Level::ALL.into_iter().filter(move |_| has_levels).map(Some);
        self.board.map(|_| None).into_iter().chain(levels)
    }

    /// Returns what to ask for to get a puzzle of this level on the chosen board. `None` is any level, which only other boards have.
    pub fn of_level(&self, level: Option<Level>) -> RecipeChoice {
        match self.board {
            Some(board) => RecipeChoice::Board(board, level),
            None => RecipeChoice::Level(level.unwrap_or(Level::Easy)),
        }
    }

    /// Chooses what the next puzzle is like. Difficulties of old recipes become the level of the same name.
    fn want(&mut self, wanted: RecipeChoice) {
        self.board = match wanted {
            RecipeChoice::Board(board, _) => Some(board),
            _ => None,
        };
        self.wanted = Some(match wanted {
            RecipeChoice::Difficulty(Difficulty::Easy) => RecipeChoice::Level(Level::Easy),
            RecipeChoice::Difficulty(Difficulty::Medium) => RecipeChoice::Level(Level::Medium),
            RecipeChoice::Difficulty(Difficulty::Hard) => RecipeChoice::Level(Level::Hard),
            offered => offered,
        });
    }

    /// Returns the text in the seed field.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// Returns the number of full grids or boards tried for the puzzle in progress.
    pub fn tried(&self) -> Option<u64> {
        self.work.as_ref().map(|_| self.tried.load(Ordering::Relaxed))
    }

    /// Returns true while a puzzle is being made.
    pub fn is_working(&self) -> bool {
        self.work.is_some()
    }

    /// Returns the recipe of the next puzzle, or the reason why it is invalid.
    ///
    /// An empty field means a random seed. The field also accepts a copied recipe, or a level or a technique alone.
    fn recipe(&self) -> Result<Recipe, String> {
        let text = self.seed.trim();
        let level =
            Level::ALL.into_iter().find(|level| level.name().eq_ignore_ascii_case(text)).map(RecipeChoice::Level);
        let named = level.or_else(|| text.parse().ok());
        if text.is_empty() || named.is_some() {
            return Ok(Recipe { wanted: named.unwrap_or(self.wanted()), seed: drawn_seed()? });
        }
        match text.parse() {
            Ok(seed) => Ok(Recipe { wanted: self.wanted(), seed }),
            Err(_) => text.parse().map_err(|_| seed_error(text, words().bad_seed(text))),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Making>()
        .add_systems(RequestSchedule, cancel.in_set(RequestSystems::Solved))
        .add_systems(Update, offer_next.run_if(on_message::<PuzzleSolved>).in_set(FrameSystems::Mark))
        .add_systems(Update, take_puzzle.run_if(is_working).in_set(FrameSystems::Solve));
}

fn is_working(making: Res<Making>) -> bool {
    making.is_working()
}

pub(in crate::game) fn handle(
    In(request): In<MakingRequest>,
    (scene, page): (Res<State<Scene>>, Res<State<Page>>),
    session: Res<Session>,
    (profile, packs): (Res<Profile>, Res<Packs>),
    mut view: ResMut<View>,
    mut making: ResMut<Making>,
    mut reply: Reply,
) {
    let solving = *scene.get() == Scene::Solving;
    match &request {
        MakingRequest::ShowSheet
        | MakingRequest::ChooseBoard(_)
        | MakingRequest::Choose(_)
        | MakingRequest::Empty
        | MakingRequest::MakeChosen
        | MakingRequest::Make(_)
        | MakingRequest::Another
        | MakingRequest::Harder
            if solving =>
        {
            reply.refuse(board_is_busy(*page.get()));
        }
        MakingRequest::ShowSheet => {
            // Each puzzle gets its own seed.
            if view.sheet() != Some(Sheet::New) {
                making.seed.clear();
            }
            // By default, the next puzzle is as hard as this one.
            if let Some(origin) = session.origin().filter(|_| making.wanted.is_none() && making.board.is_none()) {
                making.want(origin.wanted);
            }
            view.set_sheet(Some(Sheet::New));
            reply.explain(words().new_intro());
        }
        MakingRequest::ChooseBoard(board) => {
            (making.board, making.wanted) = (*board, None);
            reply.explain(labels::board_kind(*board).tooltip);
        }
        MakingRequest::Choose(wanted) => {
            making.want(*wanted);
            begin(making.recipe(), &mut making, &mut reply);
        }
        MakingRequest::Empty => empty(&mut making, &mut reply),
        MakingRequest::WriteSeed(text) => making.seed.clone_from(text),
        MakingRequest::MakeChosen => begin(making.recipe(), &mut making, &mut reply),
        MakingRequest::Make(recipe) => begin(Ok(*recipe), &mut making, &mut reply),
        MakingRequest::Another | MakingRequest::Harder => {
            let puzzle = session.board().puzzle();
            let harder = request == MakingRequest::Harder;
            match packs.after(&puzzle).filter(|_| !harder) {
                Some(next) => reply.then(TransferRequest::Choose(next)),
                None => {
                    let origin = session.origin().map(|origin| origin.wanted);
                    let level = level(&puzzle, &profile, &packs);
                    let level = level.map(|level| if harder { above(level).unwrap_or(level) } else { level });
                    let wanted = match (origin, level) {
                        (Some(RecipeChoice::Board(board, _)), _) => RecipeChoice::Board(board, level),
                        (_, Some(level)) => RecipeChoice::Level(level),
                        (_, None) => making.wanted(),
                    };
                    let seed = Seed::random().map_err(|error| sudoku_words::sentence(&error));
                    begin(seed.map(|seed| Recipe { wanted, seed: seed.short() }), &mut making, &mut reply);
                }
            }
        }
        MakingRequest::Stop => {
            if making.work.take().is_some() {
                reply.explain(words().making_stopped());
            }
        }
    }
}

/// Puts an empty board of the chosen kind on the stage. Cages come from a puzzle, because they belong to a solution.
fn empty(making: &mut Making, reply: &mut Reply) {
    let seed = match Seed::random() {
        Ok(seed) => seed.short(),
        Err(error) => return reply.refuse(sudoku_words::sentence(&error)),
    };
    match making.board {
        None => fill_in(Board::default(), reply),
        Some(kind) if kind.is_killer() => {
            begin(Ok(Recipe { wanted: RecipeChoice::Board(kind, None), seed }), making, reply);
            making.is_for_rules = true;
        }
        Some(kind) => match kind.empty_board(seed) {
            Ok(board) => fill_in(board, reply),
            Err(error) => reply.refuse(sudoku_words::sentence(&error)),
        },
    }
}

/// Lets the player fill in the givens of an empty board.
fn fill_in(board: Board, reply: &mut Reply) {
    reply.then(BoardRequest::load(board, None));
    reply.then(EntryRequest::Write(Writing::Givens));
    reply.go_on_to(Scene::Playing);
}

/// Returns the puzzle's level, if it is known.
fn level(puzzle: &Board, profile: &Profile, packs: &Packs) -> Option<Level> {
    profile.level_of(puzzle).or_else(|| packs.level_of(puzzle))
}

/// Returns the next harder level.
fn above(level: Level) -> Option<Level> {
    Level::ALL.into_iter().skip_while(|&other| other != level).nth(1)
}

/// Offers the next puzzle after the player has solved one.
fn offer_next(
    mut solved: MessageReader<PuzzleSolved>,
    profile: Res<Profile>,
    packs: Res<Packs>,
    mut speech: ResMut<Speech>,
) {
    for PuzzleSolved { puzzle, .. } in solved.read().filter(|solved| solved.game.is_some()) {
        speech.offer(Offer::NextPuzzle);
        if level(puzzle, &profile, &packs).is_none_or(|level| above(level).is_some()) {
            speech.offer(Offer::Harder);
        }
        speech.offer(Offer::WatchBlocks);
    }
}

fn begin(recipe: Result<Recipe, String>, making: &mut Making, reply: &mut Reply) {
    let generator = recipe.and_then(|recipe| {
        let generator = recipe.generator().map_err(|error| sudoku_words::sentence(&error))?;
        Ok((recipe, generator))
    });
    match generator {
        Ok((recipe, generator)) => {
            reply.explain(words().making(labels::recipe(recipe)));
            making.want(recipe.wanted);
            (making.tried, making.is_for_rules) = (Arc::default(), false);
            making.work = Some((recipe, in_parts(make(generator, Arc::clone(&making.tried)))));
        }
        Err(reason) => reply.refuse(reason),
    }
}

/// Generates the puzzle, and counts the grids or boards.
async fn make(mut generator: RecipeGenerator, tried: Arc<AtomicU64>) -> Result<Board, NoPuzzle> {
    in_slices(|| match generator.advance() {
        Some(made) => Poll::Ready(made),
        None => {
            tried.store(generator.tried(), Ordering::Relaxed);
            Poll::Pending
        }
    })
    .await
}

/// Puts the puzzle on the stage when it is ready.
fn take_puzzle(mut making: ResMut<Making>, wake_up: Res<WakeUp>, mut reply: Reply) {
    let Some((recipe, work)) = &mut making.work else { return };
    let (recipe, made) = (*recipe, poll(work, &wake_up));
    match made {
        None => return,
        Some(Ok(board)) if making.is_for_rules => fill_in(Board::new(Arc::clone(board.rules())), &mut reply),
        Some(Ok(board)) => load(board, recipe, &mut reply),
        Some(Err(NoPuzzle::Classic(gave_up))) => {
            reply.refuse(words().making_gave_up(sudoku_words::thousands(gave_up.grids), labels::recipe(recipe)));
        }
        Some(Err(NoPuzzle::Board(_))) => reply.refuse(words().making_found_no_board(labels::recipe(recipe))),
    }
    making.work = None;
}

/// Loads the new puzzle.
fn load(board: Board, recipe: Recipe, reply: &mut Reply) {
    reply.explain(words().puzzle_made(labels::recipe(recipe), board.blanks().count()));
    reply.then(BoardRequest::load(board, Some(recipe)));
    reply.go_on_to(Scene::Playing);
}

/// Cancels the generator when the person does something else. Clears the seed once a puzzle is on the stage, because the next one
/// gets its own.
fn cancel(request: Res<CurrentRequest>, scene: Res<State<Scene>>, mut making: ResMut<Making>) {
    let other = matches!(
        request.0,
        Request::View(ViewRequest::CloseSheet)
            | Request::Ask(AskRequest::GreenFlag | AskRequest::Open | AskRequest::Leave)
            | Request::Film(Control::Stop)
            | Request::Entry(EntryRequest::LeaveCell)
            | Request::Clock(_)
            | Request::Board(BoardRequest::Load { .. } | BoardRequest::Join(_))
    );
    if making.is_working() && (other || *scene.get() == Scene::Solving) {
        making.work = None;
    }
    if matches!(request.0, Request::Board(BoardRequest::Load { origin: Some(_), .. })) {
        making.seed.clear();
    }
}
