//! The texts of the lessons in each language: messages in `assets/lessons/en` and the folders beside it, found by lesson
//! and task.

use super::faults;
use super::form::{LessonError, shipped};
use super::lesson::{CoursePart, Lesson, Task, TaskKind};
use super::minutes::LessonTime;
use super::planted::FaultSet;
use super::translation::{Texts, translate};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};
use sudoku_blocks::Block;

// `FILES`: the tag of each language, the texts of its files, and its translations of the texts in programs.
include!(concat!(env!("OUT_DIR"), "/lesson_words.rs"));

/// The language that has all messages, used where others lack one.
const ENGLISH: &str = "en";

/// The texts of the lessons in one language.
pub struct Words {
    tag: &'static str,
    bundle: FluentBundle<FluentResource>,
    texts: Texts,
    /// The lessons in this language, translated on first use.
    lessons: OnceLock<Vec<Lesson>>,
}

static LANGUAGES: LazyLock<Vec<Words>> = LazyLock::new(|| {
    let words = FILES.iter().map(|&(tag, texts, programs)| {
        let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        for text in texts {
            // Of a damaged file, keep what can be parsed; the project's tests rule damage out.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        // A damaged file counts as empty; the project's tests rule damage out.
        let texts = ron::from_str(programs).unwrap_or_default();
        Words { tag, bundle, texts, lessons: OnceLock::new() }
    });
    words.collect()
});

/// Returns the texts in the language with that tag, such as `de`; in English if there is no such language.
pub fn words(tag: &str) -> &'static Words {
    let of = |tag: &str| LANGUAGES.iter().find(|words| words.tag == tag);
    of(tag).or_else(|| of(ENGLISH)).unwrap_or(&LANGUAGES[0])
}

/// Returns all shipped lessons in English, in the order of the course.
///
/// # Errors
/// [`LessonError`] if a file that was compiled in is damaged; the project's tests rule that out.
pub fn course() -> Result<&'static [Lesson], &'static LessonError> {
    words(ENGLISH).course()
}

/// Returns the shipped lesson with that name, in English.
pub fn lesson(name: &str) -> Option<&'static Lesson> {
    course().ok()?.iter().find(|lesson| lesson.name == name)
}

/// Returns the tags of all languages.
pub fn languages() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|&(tag, ..)| tag)
}

impl Words {
    /// Returns the tag of the language, such as `de`.
    pub fn tag(&self) -> &'static str {
        self.tag
    }

    /// Translates a name, a text or a custom block of a program; returns it unchanged if there is no translation.
    pub fn text<'a>(&'a self, english: &'a str) -> &'a str {
        self.texts.get(english)
    }

    /// Returns the English texts of programs that have translations.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.texts.english()
    }

    /// Returns all lessons with their programs in this language, in the order of the course.
    ///
    /// # Errors
    /// [`LessonError`] if a file that was compiled in is damaged; the project's tests rule that out.
    pub fn course(&'static self) -> Result<&'static [Lesson], &'static LessonError> {
        let shipped = shipped()?;
        let own = |lesson: &Lesson| {
            let mut lesson = translate(lesson, &self.texts);
            lesson.minutes = self.time(&lesson).minutes();
            lesson
        };
        Ok(self.lessons.get_or_init(|| shipped.iter().map(own).collect()))
    }

    /// Estimates the time for the lesson, in which a learner reads one hint per task.
    pub(super) fn time(&self, lesson: &Lesson) -> LessonTime {
        LessonTime::new(lesson, &format!("{} {}", self.title(lesson), self.start(lesson)), |task| {
            let texts = [
                Some(self.task(lesson, task)),
                Some(self.why(lesson, task)),
                self.hint(lesson, task, 1, ToString::to_string),
            ];
            texts.into_iter().flatten().collect::<Vec<_>>().join(" ")
        })
    }

    /// Makes the lesson with these planted faults in this language. Each lesson is made once, and kept like those of the course.
    /// `None` if a lesson that it builds on is damaged; the project's tests rule that out.
    pub fn faults(&'static self, set: FaultSet) -> Option<&'static Lesson> {
        static MADE: Mutex<BTreeMap<(&str, FaultSet), &Lesson>> = Mutex::new(BTreeMap::new());
        let made = || MADE.lock().unwrap_or_else(PoisonError::into_inner);
        let known = made().get(&(self.tag, set)).copied();
        if known.is_some() {
            return known;
        }
        // Nobody waits for the lesson while it is being made.
        let mut lesson = translate(&faults::lesson(&set)?, &self.texts);
        lesson.minutes = self.time(&lesson).minutes();
        let own: &'static Lesson = Box::leak(Box::new(lesson));
        Some(made().entry((self.tag, set)).or_insert(own))
    }

    /// Returns the message with that key, or `message.attribute`, in this language; `None` if this language lacks it.
    pub fn own_message(&self, key: &str, arguments: &[(&'static str, FluentValue<'_>)]) -> Option<String> {
        let (message, attribute) = match key.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (key, None),
        };
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
        Some(self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned())
    }

    /// Returns the message with that key, in English if this language lacks it; `None` if there is no such message.
    pub fn message(&self, key: &str, arguments: &[(&'static str, FluentValue<'_>)]) -> Option<String> {
        let english = || if self.tag == ENGLISH { None } else { words(ENGLISH).own_message(key, arguments) };
        self.own_message(key, arguments).or_else(english)
    }

    /// Returns the message with that key. If there is none, returns the key; the project's tests rule that out.
    pub fn format(&self, key: &str, arguments: &[(&'static str, FluentValue<'_>)]) -> String {
        self.message(key, arguments).unwrap_or_else(|| key.to_owned())
    }

    pub(super) fn plain(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// Returns the heading of a part of the course.
    pub fn part(&self, part: CoursePart) -> String {
        self.plain(&format!("part-{}", part.key()))
    }

    /// Returns the name of a kind of task.
    pub fn kind(&self, kind: TaskKind) -> String {
        self.plain(&format!("kind-{}", kind.key()))
    }

    /// Returns the name of a concept.
    pub fn concept(&self, concept: &str) -> String {
        self.plain(&format!("concept-{concept}"))
    }

    /// Returns the title of the lesson.
    pub fn title(&self, lesson: &Lesson) -> String {
        let arguments = lesson.tasks.first().map(|task| self.fault_arguments(task, ToString::to_string));
        self.format(&lesson.name, &arguments.unwrap_or_default())
    }

    /// Returns the goal of the lesson: what learners can do after it.
    pub fn goal(&self, lesson: &Lesson) -> String {
        self.plain(&format!("{}.goal", lesson.name))
    }

    /// Returns the introduction, shown before the first task.
    pub fn start(&self, lesson: &Lesson) -> String {
        self.plain(&format!("{}.start", lesson.name))
    }

    /// Returns the instructions of a task.
    pub fn task(&self, lesson: &Lesson, task: &Task) -> String {
        let key = key(lesson, task);
        let told = self.of_task(task, &key).unwrap_or(key);
        match task.faults().and_then(|faults| faults.purpose) {
            Some(purpose) => format!("{} {told}", self.plain(purpose)),
            None => told,
        }
    }

    /// Returns the explanation that is shown when the task is done.
    pub fn why(&self, lesson: &Lesson, task: &Task) -> String {
        let key = format!("{}.why", key(lesson, task));
        self.of_task(task, &key).unwrap_or(key)
    }

    /// Returns what the task itself says to a wrong answer; `None` if the reason alone is enough.
    pub fn wrong(&self, lesson: &Lesson, task: &Task) -> Option<String> {
        self.of_task(task, &format!("{}.wrong", key(lesson, task)))
    }

    /// Returns a hint, counted from 1; `None` after the last one. `line` writes a block in this language; in English it can be
    /// `ToString::to_string`.
    pub fn hint(&self, lesson: &Lesson, task: &Task, stage: usize, line: impl Fn(&Block) -> String) -> Option<String> {
        self.message(&format!("{}.hint-{stage}", key(lesson, task)), &self.fault_arguments(task, line))
    }

    /// Returns a message about a task. That about planted faults says how many there are, and where.
    fn of_task(&self, task: &Task, key: &str) -> Option<String> {
        self.message(key, &self.fault_arguments(task, ToString::to_string))
    }

    /// Returns the text of a choice. `true` and `false` are built into the machine, so they are translated here.
    pub fn choice(&self, text: &str) -> String {
        match text {
            "true" | "false" => self.plain(&format!("choice-{text}")),
            text => text.to_owned(),
        }
    }
}

/// Returns the message key of a task.
pub(super) fn key(lesson: &Lesson, task: &Task) -> String {
    match task.faults() {
        Some(faults) => format!("{}-{}", lesson.name, faults.set.kind.key()),
        None => format!("{}-{}", lesson.name, task.name),
    }
}
