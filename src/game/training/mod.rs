//! The training: an example on the stage explains a technique, and exercises practise it.

mod marks;
mod open;
mod sentences;

pub use open::{Moment, Part, Training};

use crate::game::figures::Figures;
use crate::game::files::saved_record;
use crate::game::owl::{Reply, Speech};
use crate::game::requests::{Page, TrainingRequest};
use crate::game::script::work::poll;
use crate::game::script::{FrameSystems, PageShown, WakeUp};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use bevy_time::prelude::*;
use sudoku_board::{Candidate, Cell, Value};
use sudoku_generate::training::ExerciseResult;
use sudoku_run::Control;
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Training>()
        .add_plugins((saved_record::plugin::<Training>, marks::plugin))
        .add_systems(
            Update,
            (take_exercise, go_on).chain().run_if(in_state(Page::Training)).in_set(FrameSystems::Solve),
        )
        .add_systems(OnEnter(Page::Training), enter)
        .add_systems(OnExit(Page::Training), |mut training: ResMut<Training>| training.plays = false)
        .add_observer(on_back_on);
}

/// Starts something at once when the page opens: plays the example, or resumes the exercise.
fn enter(mut training: ResMut<Training>) {
    match (training.technique, training.to_learn()) {
        (None, Some(first)) => training.begin(first, Part::Idea),
        _ => training.plays = training.part == Part::Idea,
    }
}

fn on_back_on(back: On<PageShown>, training: Res<Training>, mut speech: ResMut<Speech>) {
    if *back.event() == PageShown(Page::Training) {
        speech.explain(sentences::now(&training));
    }
}

/// Shows an exercise as soon as it has been made.
fn take_exercise(mut training: ResMut<Training>, wake_up: Res<WakeUp>, mut speech: ResMut<Speech>) {
    let making = training.bypass_change_detection().making.as_mut();
    let Some(made) = making.and_then(|making| poll(making, &wake_up)) else { return };
    training.making = None;
    training.exercise = made;
    speech.explain(sentences::now(&training));
}

/// Plays the example in a loop.
fn go_on(time: Res<Time<Real>>, mut training: ResMut<Training>, mut speech: ResMut<Speech>) {
    if !training.plays || training.exercise.is_none() {
        return;
    }
    let example = training.bypass_change_detection();
    example.seen += time.delta();
    if example.seen >= example.reading_time() {
        let next = training.moment.around();
        training.show(next);
        speech.mention(sentences::now(&training));
    }
}

/// Plays, pauses or steps through the example.
pub(in crate::game) fn control(In(control): In<Control>, mut training: ResMut<Training>, mut reply: Reply) {
    if training.part != Part::Idea || training.exercise.is_none() {
        return;
    }
    let moment = training.moment;
    match control {
        Control::PlayOrPause => {
            training.plays = !training.plays;
            // Start with a moment that changes something.
            if training.plays {
                training.show(moment.around());
            }
        }
        Control::Step | Control::StepBack => {
            training.plays = false;
            training.show(if control == Control::Step { moment.next() } else { moment.previous() });
        }
        Control::Stop => training.plays = false,
        Control::Seek(place) => {
            training.plays = false;
            training.show(Moment::at(place));
        }
        Control::Jump(_) => {}
    }
    reply.explain(sentences::now(&training));
}

pub(in crate::game) fn handle(In(request): In<TrainingRequest>, mut training: ResMut<Training>, mut reply: Reply) {
    if !matches!(request, TrainingRequest::Type(_)) {
        (training.figures, training.typed) = (Figures::default(), None);
    }
    match (request, training.technique) {
        (TrainingRequest::List, _) => {
            (training.lists, training.lists_boards) = (!training.lists(), false);
            training.plays = !training.lists && training.part == Part::Idea;
            reply.explain(if training.lists { words().training_about() } else { sentences::now(&training) });
        }
        (TrainingRequest::ListBoards, _) => {
            training.lists_boards = !training.lists_boards;
            training.plays = !training.lists() && training.part == Part::Idea;
            reply.explain(if training.lists_boards {
                words().training_boards_about()
            } else {
                sentences::now(&training)
            });
        }
        (TrainingRequest::ChooseBoard(board), _) => {
            training.choose_board(board);
            reply.explain(sentences::now(&training));
        }
        (TrainingRequest::Open(technique), _) | (TrainingRequest::Idea, Some(technique)) => {
            training.begin(technique, Part::Idea);
            reply.explain(sentences::now(&training));
        }
        (TrainingRequest::Practise | TrainingRequest::Next, Some(technique)) => {
            training.begin(technique, Part::Practice);
            reply.explain(sentences::now(&training));
        }
        (_, None) => reply.refuse(words().training_choose_first()),
        // The exercise is still being made.
        _ if training.exercise.is_none() => {}
        (TrainingRequest::Click(..) | TrainingRequest::Move(_), _) if training.part == Part::Idea => {}
        _ if training.part == Part::Idea => reply.refuse(words().training_practise_first()),
        (TrainingRequest::Click(cell, digit), _) => {
            training.current = Some(cell);
            // A click beside the candidates only selects the cell.
            if let Some(digit) = digit.filter(|&digit| training.has(Candidate { cell, value: digit })) {
                mark(&mut training, cell, digit, &mut reply);
            }
        }
        (TrainingRequest::Move(travel), _) => {
            let board = training.exercise.as_ref().map(|exercise| exercise.position().board()).unwrap_or_default();
            training.current = travel.from(&board, training.current);
        }
        (TrainingRequest::Mark(digit), _) => match training.current {
            Some(cell) => {
                mark(&mut training, cell, digit, &mut reply);
            }
            None => reply.refuse(words().training_cell_first()),
        },
        (TrainingRequest::Type(figure), _) => match training.current {
            Some(cell) => type_figure(&mut training, cell, figure, &mut reply),
            None => reply.refuse(words().training_cell_first()),
        },
        (TrainingRequest::Check, _) => check(&mut training, &mut reply),
        (TrainingRequest::Hint, _) => {
            training.hinted = true;
            reply.explain(sentences::now(&training));
        }
        (TrainingRequest::ShowMe, _) => {
            let found = training.verdict.as_ref().and_then(|verdict| verdict.deduction);
            training.shown = Some(found.unwrap_or(0));
            training.count(ExerciseResult::Missed);
            reply.explain(sentences::now(&training));
        }
    }
}

/// Marks the digit that a figure makes. What the figure before it has changed is taken back if both make one digit.
fn type_figure(training: &mut Training, cell: Cell, figure: u8, reply: &mut Reply) {
    let side = training.side();
    let (digit, joins) = training.figures.add(figure, side);
    if let Some(before) = training.typed.take().filter(|_| joins) {
        training.mark(before);
    }
    if let Some(digit) = digit {
        let is_changed = mark(training, cell, digit, reply);
        training.typed = is_changed.then_some(Candidate { cell, value: digit });
    }
}

/// Marks a candidate, or removes its mark. Returns false if it cannot be marked.
fn mark(training: &mut Training, cell: Cell, digit: Value, reply: &mut Reply) -> bool {
    let candidate = Candidate { cell, value: digit };
    if !training.mark(candidate) {
        reply.refuse(sentences::unmarked(training, candidate));
        return false;
    }
    let what = sudoku_words::by_digit(&[candidate]);
    let is_marked = training.marked.contains(&candidate);
    reply.mention(if is_marked { words().training_marked(what) } else { words().training_unmarked(what) });
    true
}

fn check(training: &mut Training, reply: &mut Reply) {
    let Some(exercise) = &training.exercise else { return };
    if training.marked.is_empty() {
        return reply.refuse(words().training_nothing_marked());
    }
    let verdict = exercise.check(&training.marked);
    let (said, is_found) = (sentences::verdict(exercise, &verdict), verdict.is_found());
    training.verdict = Some(verdict);
    if is_found {
        training.count(if training.hinted { ExerciseResult::Helped } else { ExerciseResult::Found });
        reply.rejoice(said);
    } else {
        reply.refuse(said);
    }
}
