//! A learning platform around the game, which stores the learner's progress instead of a file.

use crate::game::lessons::learning::Learning;
use crate::game::owl::Speech;
use crate::game::requests::{LessonRequest, Page, Request, ViewRequest};
use crate::game::script::FrameSystems;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use sudoku_run::lessons::{self, Assignment, Lesson, PlatformReport, Progress, RecordError};
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostStartup, take_up.run_if(resource_exists::<LearningPlatform>)).add_systems(
        Update,
        report
            .run_if(resource_exists::<LearningPlatform>)
            .run_if(resource_changed::<Learning>)
            .in_set(FrameSystems::Save),
    );
}

/// Sends a report to the platform. Returns false if the platform refuses it.
type SendReport = Box<dyn Fn(&PlatformReport) -> bool + Send + Sync>;

/// The learning platform in which the game runs.
#[derive(Resource)]
pub struct LearningPlatform {
    /// The record that the platform has stored; empty for a new learner.
    record: String,
    /// The part of a teacher's link after `#`; empty if nothing is assigned.
    link: String,
    assigned: Option<Assignment>,
    send: SendReport,
    /// The name that the learner has typed, if any. The platform knows the learner without it, and knows nobody else who types a
    /// name.
    learner: Option<String>,
    /// The reason why the stored record cannot be read, until the owl has said so.
    unread: Option<RecordError>,
    last: Option<PlatformReport>,
    is_refusing: bool,
}

impl LearningPlatform {
    /// Creates a platform that has stored this record, and in which these lessons are assigned: the part of a teacher's link after
    /// `#`, or an empty text for all lessons. `send` reports to the platform, and returns false if the platform refuses.
    pub fn new(
        record: String,
        link: String,
        send: impl Fn(&PlatformReport) -> bool + Send + Sync + 'static,
    ) -> LearningPlatform {
        // What is wrong with the link is said where it is opened.
        let assigned = Assignment::of_link(&link).and_then(Result::ok);
        LearningPlatform {
            record,
            link,
            assigned,
            send: Box::new(send),
            learner: None,
            unread: None,
            last: None,
            is_refusing: false,
        }
    }
}

/// Restores the stored progress, and opens the assigned lessons, or else the page of lessons.
fn take_up(
    mut platform: ResMut<LearningPlatform>,
    mut learning: ResMut<Learning>,
    mut requests: MessageWriter<Request>,
) {
    match Progress::from_record(&platform.record, course(&platform)) {
        Ok(progress) => learning.go_on_with(progress),
        Err(reason) => {
            platform.unread = Some(reason);
            // The stored record stays until the learner has done something.
            platform.last = Some(current(&platform, &learning));
        }
    }
    if platform.link.is_empty() {
        requests.write(ViewRequest::ShowPage(Page::Lessons).into());
    } else {
        requests.write_batch(LessonRequest::to_open(platform.link.clone()));
    }
}

fn current(platform: &LearningPlatform, learning: &Learning) -> PlatformReport {
    PlatformReport::new(learning.progress(), course(platform), platform.assigned.as_ref())
}

/// Returns all lessons, and that with the planted faults that are assigned.
fn course(platform: &LearningPlatform) -> impl Iterator<Item = &'static Lesson> + Clone + use<> {
    let faults = platform.assigned.as_ref().and_then(|assigned| assigned.faults);
    Learning::lessons().iter().chain(faults.and_then(|set| lessons::words(sudoku_words::tag()).faults(set)))
}

/// Reports the progress whenever it has changed. The owl says once that the platform refuses it, or that its record cannot be read.
fn report(mut platform: ResMut<LearningPlatform>, learning: Res<Learning>, mut speech: ResMut<Speech>) {
    // At the start the owl greets the learner before.
    if let Some(reason) = platform.unread.take() {
        speech.refuse(words().lessons_platform_unread(reason.to_string()));
    }
    let name = learning.progress().name();
    if !name.is_empty() && platform.learner.is_none() {
        platform.learner = Some(name.to_owned());
    }
    let is_other = platform.learner.as_ref().is_some_and(|learner| learner != name);
    let current = current(&platform, &learning);
    if is_other || platform.last.as_ref() == Some(&current) {
        return;
    }
    let is_refused = !(platform.send)(&current);
    if is_refused && !platform.is_refusing {
        speech.refuse(words().lessons_platform_refuses());
    }
    platform.is_refusing = is_refused;
    platform.last = Some(current);
}
