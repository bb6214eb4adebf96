//! Help for the player: hints, answers, watched runs and new puzzles.

use super::Table;
use crate::game::help::answers::{FoundSolutions, can_be_searched};
use crate::game::help::hints::Asked;
use crate::game::help::{digit, hints, mistakes};
use crate::game::play::board_at_hand;
use crate::game::requests::{
    AskRequest, BoardRequest, HelpRequest, MakingRequest, Request, Scene, SolverRequest, labels,
};
use crate::game::solver::watching;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use sudoku_board::classic::Board;
use sudoku_generate::{GeneratorProgress, Recipe, RecipeChoice, Seed};
use sudoku_run::engines::Engine;
use sudoku_run::{BackTarget, Breakpoints, Control, EngineRun, toggle};
use sudoku_solve::search::{Search, Step};
use sudoku_techniques::Level;
use sudoku_words::words;

impl Table {
    pub(super) fn help(&mut self, asked: HelpRequest) {
        match (asked, self.scene) {
            (HelpRequest::Solve, Scene::Asking) if self.question.has_text() => {
                return self.carry_out(AskRequest::AnswerFirst(Box::new(asked.into())).into());
            }
            (HelpRequest::Solve, Scene::Asking) | (HelpRequest::MarkMistakes, Scene::Solving) => {
                self.go_on_to(Scene::Playing);
            }
            _ => {}
        }
        if !board_at_hand(self.scene, &mut self.speech) {
            return;
        }
        let board = *self.sitting.board();
        match asked {
            HelpRequest::Hint => match self.hints.ask(self.sitting.session(), &mut self.speech) {
                Asked::Told => {}
                Asked::Do(request) => self.carry_out((*request).into()),
                Asked::Find => {
                    let notes = self.sitting.session().notes().clone();
                    self.think(hints::find(board, notes), |table, found| {
                        if table.hints.tell(found, &mut table.speech) {
                            table.move_board(&BoardRequest::CountHint);
                        }
                    });
                }
            },
            HelpRequest::GiveDigit => {
                if let Some(found) = digit::find(&board, self.entry.current(), &mut self.speech) {
                    self.think(found, |table, found| {
                        if let Some(placed) = digit::tell(found, &mut table.speech) {
                            table.move_board(&BoardRequest::CountHint);
                            table.move_board(&BoardRequest::TakeHint(vec![placed], vec![]));
                        }
                    });
                }
            }
            HelpRequest::MarkMistakes => self.think(mistakes::find(board), |table, found| {
                table.mistakes.tell(found, &mut table.speech);
            }),
            HelpRequest::Solve => {
                if can_be_searched(&board, &mut self.speech) {
                    self.think(self.answers.solve(&board), |table, found| {
                        let solution = table.answers.tell_solved(found, &mut table.speech);
                        table.fill(solution);
                    });
                }
            }
            HelpRequest::NextSolution => {
                if let Some(next) = self.answers.next(&board, &mut self.speech) {
                    self.think(next, |table, found| {
                        let solution = table.answers.tell_next(found, &mut table.speech);
                        table.fill(solution);
                    });
                }
            }
        }
    }

    /// Fills in solutions, one after the other.
    pub(super) fn fill(&mut self, solutions: impl IntoIterator<Item = Board>) {
        solutions.into_iter().for_each(|solution| self.move_board(&BoardRequest::Fill(solution)));
    }

    pub(super) fn film(&mut self, control: Control) {
        if self.learning.open().is_some() {
            return self.control_lesson(control);
        }
        let (board, current) = (*self.sitting.board(), self.entry.current());
        match (self.scene, control) {
            (Scene::Solving, Control::Stop) => {
                self.speech.explain(words().stopped());
                self.go_on_to(Scene::Playing);
            }
            (Scene::Solving, _) => {
                let Some(run) = &mut self.run else { return };
                watching::obey(control, self.program.is_own(), current, run, self.unit, &self.stops, &mut self.speech);
                if control == Control::PlayOrPause && run.playback().is_paused() {
                    self.speech.text = format!("{} {}", words().terminal_run_paused(), self.speech.text);
                }
            }
            (_, Control::Stop | Control::StepBack | Control::Seek(_)) => {}
            (Scene::Asking, _) if self.question.has_text() => {
                self.carry_out(AskRequest::AnswerFirst(Box::new(Request::Film(control))).into());
            }
            (Scene::Paused, _) => self.speech.refuse(words().go_on_first()),
            _ => {
                let (engine, unit) = (self.engine, self.unit);
                let run = watching::begin(control, engine, &board, &self.program, current, unit, &mut self.speech);
                if let Some(run) = run {
                    self.run = Some(run);
                    self.go_on_to(Scene::Solving);
                }
            }
        }
    }

    pub(super) fn solve(&mut self, asked: SolverRequest) {
        let solving = self.scene == Scene::Solving;
        let run = self.run.as_mut().filter(|_| solving);
        match asked {
            SolverRequest::Next => {
                let at = Engine::ALL.iter().position(|&engine| engine == self.engine).unwrap_or(0);
                self.solve(SolverRequest::Choose(Engine::ALL[(at + 1) % Engine::ALL.len()]));
            }
            SolverRequest::Choose(engine) => {
                self.engine = engine;
                self.speech.explain(labels::engine(engine, self.program.is_own()).intro);
                if let Some(run) = run {
                    let mut fresh = EngineRun::new(engine, run.search().start(), self.program.code());
                    fresh.playback_mut().pause(run.playback().is_paused());
                    *run = fresh;
                }
            }
            SolverRequest::WatchBlocks if self.scene == Scene::Playing => {
                let puzzle = self.sitting.board().puzzle();
                (self.engine, self.run) =
                    (Engine::Blocks, Some(EngineRun::new(Engine::Blocks, &puzzle, self.program.code())));
                self.speech.explain(labels::engine(Engine::Blocks, self.program.is_own()).intro);
                self.go_on_to(Scene::Solving);
            }
            SolverRequest::SetUnit(unit) => self.unit = unit,
            SolverRequest::StopAtCell => match self.entry.current() {
                Some(cell) => {
                    let stops = toggle(&mut self.stops.cells, cell);
                    let cell = sudoku_words::name(cell);
                    let said = if stops { words().stops_at_cell(cell) } else { words().stops_no_more_at_cell(cell) };
                    self.speech.explain(said);
                }
                None => self.speech.refuse(words().cell_for_stop()),
            },
            SolverRequest::ForgetStops => self.stops = Breakpoints::default(),
            SolverRequest::StopBefore if self.stops.is_empty() => self.speech.refuse(words().no_stops()),
            SolverRequest::Keep => {
                let solution = run.filter(|run| run.last_step() == Some(Step::Solution));
                let Some((start, solution)) = solution.map(|run| (*run.search().start(), run.board())) else {
                    return self.speech.refuse(words().nothing_to_keep());
                };
                let found = async move { FoundSolutions::watched(&start, solution).await };
                self.think(found, |table, found| {
                    let solutions = table.answers.tell_kept(found, &mut table.speech);
                    table.fill(solutions);
                    table.go_on_to(Scene::Playing);
                });
            }
            _ => {
                let Some(run) = run else { return };
                let speech = &mut self.speech;
                match asked {
                    SolverRequest::PreviousSolution if !run.has_previous_solution() => {
                        speech.refuse(words().no_solution_before());
                    }
                    SolverRequest::PreviousSolution => {
                        watching::go_back_to(BackTarget::Solution, run, self.unit, &self.stops, speech);
                    }
                    SolverRequest::StopBefore => {
                        watching::go_back_to(BackTarget::Breakpoint, run, self.unit, &self.stops, speech);
                    }
                    SolverRequest::Why => {
                        speech
                            .explain(run.unmet_need().map_or_else(|| words().no_why(), |why| sudoku_words::why(&why)));
                        watching::offer_moment(run, speech);
                    }
                    _ => {}
                }
            }
        }
    }

    /// Makes a puzzle of that level from a random seed.
    pub fn make_level(&mut self, level: Level) {
        match Seed::random() {
            Ok(seed) => {
                let recipe = Recipe { wanted: RecipeChoice::Level(level), seed: seed.short() };
                self.carry_out(MakingRequest::Make(recipe).into());
            }
            Err(error) => self.speech.refuse(sudoku_words::sentence(&error)),
        }
    }

    pub(super) fn make(&mut self, recipe: Recipe) {
        self.list = None;
        if self.scene == Scene::Solving {
            return self.speech.refuse(words().board_is_busy());
        }
        let mut generator = match recipe.generator() {
            Ok(generator) => generator,
            Err(error) => return self.speech.refuse(sudoku_words::sentence(&error)),
        };
        self.speech.explain(words().making(labels::recipe(recipe)));
        let (asked, number) = (Arc::clone(&self.asked), self.asked.load(Ordering::Relaxed));
        let made = async move {
            loop {
                match generator.advance(1) {
                    GeneratorProgress::Unfinished if asked.load(Ordering::Relaxed) == number => {}
                    made => return made,
                }
            }
        };
        self.think(made, move |table, made| match made {
            GeneratorProgress::Puzzle(made) => {
                let board = made.puzzle.board();
                table.move_board(&BoardRequest::load(board, Some(recipe)));
                table.speech.explain(words().puzzle_made(labels::recipe(recipe), board.blanks().count()));
            }
            GeneratorProgress::GaveUp(gave_up) => {
                let grids = sudoku_words::thousands(gave_up.grids);
                table.speech.refuse(words().making_gave_up(grids, labels::recipe(recipe)));
            }
            GeneratorProgress::Unfinished => {}
        });
    }
}
