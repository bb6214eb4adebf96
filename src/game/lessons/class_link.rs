//! The link by which a teacher assigns lessons: the lessons that are ticked, their order, and what is allowed.

use crate::game::lessons::learning::Learning;
use crate::game::owl::Reply;
use crate::game::puzzles::sharing::Site;
use crate::game::puzzles::transfer::CopyText;
use crate::game::requests::ClassLinkRequest;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use sudoku_run::lessons::Assignment;
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ClassLink>();
}

/// The assignment that a teacher puts together.
#[derive(Resource, Debug)]
pub struct ClassLink(Assignment);

impl Default for ClassLink {
    fn default() -> ClassLink {
        ClassLink(Assignment { lessons: Vec::new(), ..Assignment::of_lesson("") })
    }
}

impl ClassLink {
    /// Returns the assignment; without lessons until one is ticked.
    pub fn assignment(&self) -> &Assignment {
        &self.0
    }

    /// Returns the link, or the part after `#` where the game has no address; `None` if no lesson is ticked.
    pub fn text(&self, site: Option<&Site>) -> Option<String> {
        (!self.0.lessons.is_empty()).then(|| text_of(&self.0, site))
    }
}

/// Returns the link to an assignment, or the part after `#` where the game has no address.
fn text_of(assigned: &Assignment, site: Option<&Site>) -> String {
    site.map_or_else(|| assigned.to_string(), |site| assigned.link(&site.0))
}

pub(in crate::game) fn handle(
    In(request): In<ClassLinkRequest>,
    site: Option<Res<Site>>,
    mut link: ResMut<ClassLink>,
    mut clipboard: MessageWriter<CopyText>,
    mut reply: Reply,
) {
    let copied = match request {
        ClassLinkRequest::Copy => link.text(site.as_deref()),
        ClassLinkRequest::CopyFaults(set) => Some(text_of(&Assignment::of_faults(set), site.as_deref())),
        _ => None,
    };
    let assigned = &mut link.0;
    match request {
        ClassLinkRequest::Tick(lesson) => {
            let Some(code) = Learning::lessons().get(lesson).map(|lesson| &lesson.name) else { return };
            match assigned.lessons.iter().position(|other| other == code) {
                Some(place) => drop(assigned.lessons.remove(place)),
                None => assigned.lessons.push(code.clone()),
            }
        }
        ClassLinkRequest::MoveUp(place) => {
            if (1..assigned.lessons.len()).contains(&place) {
                assigned.lessons.swap(place - 1, place);
            }
        }
        ClassLinkRequest::AllowHints(allowed) => assigned.allows_hints = allowed,
        ClassLinkRequest::AllowShow(allowed) => assigned.allows_show = allowed,
        ClassLinkRequest::Copy | ClassLinkRequest::CopyFaults(_) => match copied {
            Some(text) => {
                clipboard.write(CopyText(text));
                reply.explain(words().assign_copied());
            }
            None => reply.refuse(words().assign_none()),
        },
    }
}
