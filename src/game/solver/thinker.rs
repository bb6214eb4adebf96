//! The one thread that works out what takes an engine long, equations and deductions, so that the window never waits for them.

use crate::game::script::WakeUp;
use crate::search::Question;
use bevy::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread::JoinHandle;

/// Works questions out, one at a time. The thread starts with the first question and ends with the app.
#[derive(Resource, Default)]
pub struct Thinker {
    thread: Option<(Sender<Question>, JoinHandle<()>)>,
    busy: Arc<AtomicBool>,
}

impl Thinker {
    /// Has the answer worked out, unless another one is being worked out still; the app wakes when there is one.
    pub fn ask(&mut self, question: Question, wake_up: &WakeUp) {
        // A thread that has broken off is followed by another.
        if self.thread.as_ref().is_some_and(|(_, thread)| thread.is_finished()) {
            self.thread = None;
        }
        if self.busy.swap(true, Ordering::AcqRel) {
            return;
        }
        let busy = self.busy.clone();
        let wake_up = wake_up.clone();
        let (questions, _) = self.thread.get_or_insert_with(|| {
            let (questions, inbox) = mpsc::channel::<Question>();
            let work = move || {
                for question in inbox {
                    // The app wakes and asks again, even if this thread should break off.
                    let _told = Told { busy: &busy, wake_up: &wake_up };
                    question.work_out();
                }
            };
            (questions, std::thread::spawn(work))
        });
        // The thread ends with this sender and not before.
        let _ = questions.send(question);
    }
}

/// Tells, when it goes, that the thread is no longer busy.
struct Told<'a> {
    busy: &'a AtomicBool,
    wake_up: &'a WakeUp,
}

impl Drop for Told<'_> {
    fn drop(&mut self) {
        self.busy.store(false, Ordering::Release);
        self.wake_up.call();
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        if let Some((questions, thread)) = self.thread.take() {
            drop(questions);
            // It finishes its last question within a few milliseconds.
            let _ = thread.join();
        }
    }
}
