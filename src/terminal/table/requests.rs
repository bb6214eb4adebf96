//! Carries out requests and their consequences on the table.

use super::{List, Table};
use crate::game::play::{Heard, board_at_hand, question, solutions, tell_solutions};
use crate::game::requests::{
    AskRequest, BoardRequest, ClockRequest, LessonRequest, LookRequest, MakingRequest, Page, Request, Scene, Sheet,
    SolverRequest, SpeedRequest, Switch, TransferRequest, ViewRequest, WorkbenchRequest,
};
use std::sync::atomic::Ordering;
use sudoku_board::classic::{Board, Cell};
use sudoku_board::notation::{Notation, Reading};
use sudoku_run::{Control, Outcome};
use sudoku_words::words;

/// The switches that matter to the table.
const SWITCHES: [Switch; 5] =
    [Switch::AllowedDigits, Switch::SameDigits, Switch::TidyNotes, Switch::Strict, Switch::Clock];

impl Table {
    /// Returns true if the request can be carried out without the window.
    pub fn takes(request: &Request) -> bool {
        match request {
            Request::Ask(_) | Request::Entry(_) | Request::Clock(_) | Request::Help(_) | Request::Film(_) => true,
            Request::Board(_) | Request::Speed(_) | Request::Look(LookRequest::NextTheme) => true,
            Request::Look(LookRequest::Toggle(switch)) => SWITCHES.contains(switch),
            Request::Solver(request) => matches!(
                request,
                SolverRequest::Choose(_)
                    | SolverRequest::Next
                    | SolverRequest::SetUnit(_)
                    | SolverRequest::StopAtCell
                    | SolverRequest::ForgetStops
                    | SolverRequest::StopBefore
                    | SolverRequest::PreviousSolution
                    | SolverRequest::Why
                    | SolverRequest::Keep
                    | SolverRequest::WatchBlocks
            ),
            Request::Making(MakingRequest::ShowSheet | MakingRequest::Make(_)) => true,
            Request::Transfer(request) => matches!(
                request,
                TransferRequest::Copy
                    | TransferRequest::Paste(_)
                    | TransferRequest::ShowSheet
                    | TransferRequest::Choose(_)
            ),
            Request::Lesson(LessonRequest::SaveResults(_) | LessonRequest::SavePages(_) | LessonRequest::StartOver) => {
                false
            }
            Request::Lesson(_) | Request::Workbench(WorkbenchRequest::Do(_)) => true,
            Request::View(request) => matches!(
                request,
                ViewRequest::ToggleSheet(Sheet::Keys | Sheet::Log)
                    | ViewRequest::CloseSheet
                    | ViewRequest::ShowPage(Page::Stage | Page::Lessons)
            ),
            _ => false,
        }
    }

    /// Carries out a request with all its consequences.
    pub fn carry_out(&mut self, request: Request) {
        if !matches!(request, Request::Speed(_) | Request::View(_) | Request::Look(_)) {
            self.asked.fetch_add(1, Ordering::Relaxed);
            self.waiting = false;
        }
        match &request {
            _ if !Table::takes(&request) => self.speech.refuse(words().terminal_window_only()),
            Request::Ask(asked) => self.ask(asked),
            Request::Entry(asked) => {
                let nobody: Option<fn(Cell) -> Option<String>> = None;
                match self.entry.hear(asked, self.scene, self.sitting.board(), nobody) {
                    Heard::Nothing => {}
                    Heard::NoBoard => drop(board_at_hand(self.scene, &mut self.speech)),
                    Heard::Told(said) => self.speech.explain(said),
                    Heard::Refused(said) => self.speech.refuse(said),
                    Heard::Instead(other) => return self.carry_out(other),
                }
            }
            Request::Board(asked @ (BoardRequest::Undo | BoardRequest::Redo)) if self.learning.open().is_some() => {
                return self.undo_in_lesson(*asked == BoardRequest::Undo);
            }
            Request::Board(asked) => self.move_board(asked),
            Request::Clock(asked) => match (asked, self.scene) {
                (ClockRequest::Pause, Scene::Playing) => {
                    self.speech.explain(words().clock_paused());
                    self.go_on_to(Scene::Paused);
                }
                (_, Scene::Paused) => {
                    self.speech.explain(words().clock_goes_on());
                    self.go_on_to(Scene::Playing);
                }
                // Pause the run: its next step would replace a refusal in the bubble.
                (ClockRequest::Pause, Scene::Solving) if self.plays() => self.film(Control::PlayOrPause),
                (ClockRequest::Pause, _) => self.speech.refuse(words().clock_stands()),
                (ClockRequest::GoOn, _) => {}
            },
            Request::Help(asked) => self.help(*asked),
            Request::Film(control) => self.film(*control),
            Request::Speed(asked) => {
                self.speed = match *asked {
                    SpeedRequest::Set(speed) => speed,
                    SpeedRequest::Slower => self.speed.slower(),
                    SpeedRequest::Faster => self.speed.faster(),
                }
            }
            Request::Solver(asked) => self.solve(*asked),
            Request::Making(MakingRequest::Make(recipe)) => self.make(*recipe),
            Request::Making(_) => {
                self.list = Some((List::Sheet(Sheet::New), 0));
                self.speech.explain(words().new_intro());
            }
            Request::Transfer(TransferRequest::Copy) => {
                self.copied = Some(Notation::Line.write(self.sitting.board()));
                self.speech.explain(words().terminal_copied());
            }
            // Paste into the text that is being typed.
            Request::Transfer(TransferRequest::Paste(text)) if self.learning.open().is_some() => {
                return self.learn(&LessonRequest::Write(format!("{}{text}", self.learning.draft())));
            }
            Request::Transfer(TransferRequest::Paste(text)) if self.scene == Scene::Asking => {
                self.question.write(&format!("{}{text}", self.question.text()));
            }
            Request::Transfer(TransferRequest::Paste(text)) => self.read(text),
            Request::Transfer(TransferRequest::Choose(board)) => self.read(&Notation::Line.write(board)),
            Request::Transfer(_) => self.list = Some((List::Sheet(Sheet::Puzzles), 1)),
            Request::Lesson(asked) => return self.learn(asked),
            Request::Workbench(WorkbenchRequest::Do(act)) => return self.act(act),
            Request::View(ViewRequest::ToggleSheet(sheet)) => {
                let list = List::Sheet(*sheet);
                self.list = if self.list.is_some_and(|(open, _)| open == list) { None } else { Some((list, 0)) };
            }
            Request::View(ViewRequest::ShowPage(Page::Lessons)) => {
                self.go_on_to(Scene::Playing);
                return self.learn(&LessonRequest::Path);
            }
            Request::View(ViewRequest::ShowPage(_)) => {
                self.close_task();
                self.speech.explain(words().click_a_cell());
            }
            Request::View(_) => self.list = None,
            Request::Look(asked) => {
                self.settings.change(asked, &mut self.speech);
                self.sitting.tidy_notes(self.settings.tidy_notes);
                self.keep_settings();
            }
            _ => {}
        }
        self.settle();
        self.follow();
    }

    pub(super) fn go_on_to(&mut self, scene: Scene) {
        if matches!(self.scene, Scene::Playing | Scene::Solving) && scene != self.scene {
            self.entry.choose(None, &Board::EMPTY);
        }
        if let Some(run) = self.run.as_mut().filter(|_| self.scene == Scene::Solving && scene != Scene::Solving) {
            run.playback_mut().pause(true);
            if run.outcome().is_none() {
                run.set_outcome(Outcome::Stopped);
            }
        }
        self.scene = scene;
    }

    pub(super) fn ask(&mut self, asked: &AskRequest) {
        match asked {
            AskRequest::GreenFlag => {
                let requests = self.question.green_flag(self.scene, self.sitting.board());
                requests.into_iter().for_each(|request| self.carry_out(request));
            }
            AskRequest::Open => {
                self.go_on_to(Scene::Asking);
                self.speech.explain(words().question());
            }
            AskRequest::Write(text) => self.question.write(text),
            AskRequest::Answer | AskRequest::AnswerFirst(_) if self.scene == Scene::Asking => {
                let Some(requests) = self.question.answer(&mut self.speech) else { return };
                self.take(requests);
                if let AskRequest::AnswerFirst(then) = asked {
                    self.carry_out((**then).clone());
                }
            }
            AskRequest::Leave if self.scene == Scene::Asking => {
                self.speech.explain(words().click_a_cell());
                self.go_on_to(Scene::Playing);
            }
            AskRequest::Answer | AskRequest::AnswerFirst(_) | AskRequest::Leave => {}
        }
    }

    /// Loads a puzzle from text.
    fn read(&mut self, text: &str) {
        match Reading::of(text) {
            Ok(reading) => {
                let requests = question::take(&reading, &mut self.speech);
                self.take(requests);
            }
            Err(reason) => {
                self.speech.refuse(words().bad_answer(sudoku_words::capitalised(&sudoku_words::read_error(&reason))))
            }
        }
    }

    /// Switches to a new puzzle.
    pub(super) fn take(&mut self, requests: Vec<Request>) {
        let scene = if matches!(requests[..], [Request::Making(_)]) { self.scene } else { Scene::Playing };
        self.go_on_to(scene);
        requests.into_iter().for_each(|request| self.carry_out(request));
    }

    pub(super) fn move_board(&mut self, asked: &BoardRequest) {
        match asked {
            BoardRequest::Load { puzzle, origin, .. } => {
                self.question.close();
                self.close_task();
                self.go_on_to(Scene::Playing);
                if origin.is_none() && *puzzle != Board::EMPTY {
                    self.work_out(None, solutions(*puzzle), |table, (puzzle, found)| {
                        if table.scene == Scene::Playing && *table.sitting.board() == puzzle {
                            tell_solutions(found, &mut table.speech);
                        }
                    });
                }
            }
            BoardRequest::Fill(_) | BoardRequest::CountHint => {}
            _ if !self.sitting.changes_program(asked) && !board_at_hand(self.scene, &mut self.speech) => return,
            _ => {}
        }
        // Callers make sure that the cells can take the move.
        let _ = self.sitting.carry_out(asked, &mut self.speech);
    }
}
