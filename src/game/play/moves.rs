//! Makes the moves that other modules request.

use crate::game::owl::{Reply, Speech};
use crate::game::play::{Question, Sitting, board_at_hand, solutions, tell_solutions};
use crate::game::requests::{BoardRequest, Page, Scene};
use crate::game::script::{RequestSchedule, ScriptSystems, View};
use crate::game::session::{Session, Subject};
use crate::game::settings::Settings;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use sudoku_board::classic::Board;

/// Triggered to resume a saved session.
#[derive(Event)]
pub(in crate::game) struct Resume(pub Session);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sitting>()
        .add_observer(|mut kept: On<Resume>, mut sitting: ResMut<Sitting>| {
            sitting.resume(std::mem::take(&mut kept.event_mut().0));
        })
        .add_systems(
            RequestSchedule,
            follow_settings.run_if(resource_changed::<Settings>).in_set(ScriptSystems::Notice),
        );
}

fn follow_settings(settings: Res<Settings>, mut sitting: ResMut<Sitting>) {
    sitting.bypass_change_detection().tidy_notes(settings.tidy_notes());
}

pub(in crate::game) fn handle(
    In(request): In<BoardRequest>,
    scene: Res<State<Scene>>,
    page: Res<State<Page>>,
    mut next_page: ResMut<NextState<Page>>,
    mut view: ResMut<View>,
    mut question: ResMut<Question>,
    mut sitting: ResMut<Sitting>,
    mut reply: Reply,
) -> Result {
    match &request {
        BoardRequest::Load { puzzle, origin, .. } => {
            if origin.is_none() && *puzzle != Board::EMPTY {
                reply.note(solutions(*puzzle), tell);
            }
            // A puzzle made on the race page stays there, so that the engines race on it.
            if origin.is_none() || *page.get() != Page::Race {
                next_page.as_mut().set_if_neq(Page::Stage);
            }
            question.close();
            view.set_sheet(None);
        }
        BoardRequest::Join(_) => {
            question.close();
            view.set_sheet(None);
            next_page.as_mut().set_if_neq(Page::Stage);
        }
        BoardRequest::Program(_) | BoardRequest::Fill(_) | BoardRequest::CountHint => {}
        _ if *page.get() == Page::Lessons => return Ok(()),
        _ if !board_at_hand(*scene.get(), &mut reply) => return Ok(()),
        _ => {}
    }
    Ok(sitting.carry_out(&request, &mut reply)?)
}

/// Undoes or redoes the next change of the subject, or of any. A change of the program can be undone in any scene.
pub(in crate::game) fn go(
    In((undoes, subject)): In<(bool, Option<Subject>)>,
    scene: Res<State<Scene>>,
    mut sitting: ResMut<Sitting>,
    mut reply: Reply,
) {
    let subject = subject.or(sitting.session().next_subject(undoes)).unwrap_or(Subject::Board);
    if subject == Subject::Program || board_at_hand(*scene.get(), &mut reply) {
        sitting.go(undoes, subject, &mut reply);
    }
}

fn tell(
    In((puzzle, found)): In<(Board, Option<usize>)>,
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    mut speech: ResMut<Speech>,
) {
    if *scene.get() == Scene::Playing && *sitting.board() == puzzle {
        tell_solutions(found, &mut speech);
    }
}
