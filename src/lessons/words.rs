//! The words of the lessons, in each language: messages in `assets/lessons/en` and beside it, found by lesson and task.

use super::lesson::{Kind, Lesson, Part, Task};
use super::verdict::{Reason, Verdict};
use crate::blocks::Finding;
use crate::run::{Act, RunError};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;

// `FILES`: the tag of each language, and the texts of its files.
include!(concat!(env!("OUT_DIR"), "/lesson_words.rs"));

/// The language that has all messages.
const ENGLISH: &str = "en";

/// The words in one language.
pub struct Words {
    tag: &'static str,
    bundle: FluentBundle<FluentResource>,
}

static LANGUAGES: LazyLock<Vec<Words>> = LazyLock::new(|| {
    let words = FILES.iter().map(|&(tag, texts)| {
        let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        for text in texts {
            // What can be read of a damaged text is taken; the project's tests rule damage out.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { tag, bundle }
    });
    words.collect()
});

/// The words in the language with that tag, as in `de`; the English ones where there is no such language.
pub fn words(tag: &str) -> &'static Words {
    let of = |tag: &str| LANGUAGES.iter().find(|words| words.tag == tag);
    of(tag).or_else(|| of(ENGLISH)).unwrap_or(&LANGUAGES[0])
}

/// The tags of the languages that there are.
pub fn languages() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|&(tag, _)| tag)
}

impl Words {
    /// The tag of the language.
    pub fn tag(&self) -> &'static str {
        self.tag
    }

    /// The message with that key, or `message.attribute`, in this language; `None` if it lacks it.
    pub fn own(&self, key: &str, arguments: &[(&'static str, FluentValue<'_>)]) -> Option<String> {
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

    /// The message with that key; what this language lacks is told in English. `None` if there is no such message.
    pub fn find(&self, key: &str, arguments: &[(&'static str, FluentValue<'_>)]) -> Option<String> {
        let english = || if self.tag == ENGLISH { None } else { words(ENGLISH).own(key, arguments) };
        self.own(key, arguments).or_else(english)
    }

    /// The message with that key. The key itself if there is none; the project's tests rule that out.
    pub fn say(&self, key: &str, arguments: &[(&'static str, FluentValue<'_>)]) -> String {
        self.find(key, arguments).unwrap_or_else(|| key.to_owned())
    }

    fn plain(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// The heading of a stage of the path.
    pub fn part(&self, part: Part) -> String {
        self.plain(&format!("part-{}", part.key()))
    }

    /// The name of a kind of task.
    pub fn kind(&self, kind: Kind) -> String {
        self.plain(&format!("kind-{}", kind.key()))
    }

    /// The name of a concept.
    pub fn concept(&self, concept: &str) -> String {
        self.plain(&format!("concept-{concept}"))
    }

    /// The lesson's title.
    pub fn title(&self, lesson: &Lesson) -> String {
        self.plain(&lesson.name)
    }

    /// What one can do after the lesson.
    pub fn goal(&self, lesson: &Lesson) -> String {
        self.plain(&format!("{}.goal", lesson.name))
    }

    /// What is told before the first task.
    pub fn start(&self, lesson: &Lesson) -> String {
        self.plain(&format!("{}.start", lesson.name))
    }

    /// What is to be done in a task.
    pub fn task(&self, lesson: &Lesson, task: &Task) -> String {
        self.plain(&key(lesson, task))
    }

    /// Why it is so: told when the task is done.
    pub fn why(&self, lesson: &Lesson, task: &Task) -> String {
        self.plain(&format!("{}.why", key(lesson, task)))
    }

    /// The hint of a stage, from 1; `None` after the last one.
    pub fn hint(&self, lesson: &Lesson, task: &Task, stage: usize) -> Option<String> {
        self.find(&format!("{}.hint-{stage}", key(lesson, task)), &[])
    }

    /// What came of a check: why it is right, or why it is wrong. What is wrong with a program is told by somebody who can do so
    /// in this language; in English both can be `ToString::to_string`.
    pub fn verdict(
        &self,
        lesson: &Lesson,
        task: &Task,
        verdict: &Verdict,
        finding: impl Fn(&Finding) -> String,
        error: impl Fn(&RunError) -> String,
    ) -> String {
        let reason = match verdict {
            Verdict::Right => return self.why(lesson, task),
            Verdict::Wrong(reason) => reason,
        };
        let text = |text: &str| FluentValue::from(text.to_owned());
        let told = |key: &str| self.plain(&format!("wrong-{key}"));
        let generic = match reason {
            Reason::Nothing => return told("nothing"),
            Reason::NoNumber => return told("no-number"),
            Reason::TooBig => told("too-big"),
            Reason::TooSmall => told("too-small"),
            Reason::Other => told("other"),
            Reason::NotThere => told("not-there"),
            Reason::Findings(findings) => {
                let first = findings.first().map(finding).unwrap_or_default();
                return self.say("wrong-findings", &[("finding", text(&first))]);
            }
            Reason::Lacks(block) => self.say("wrong-lacks", &[("block", text(block))]),
            Reason::Has(block) => self.say("wrong-has", &[("block", text(block))]),
            Reason::NotUnder { above, below } => {
                self.say("wrong-not-under", &[("above", text(above)), ("below", text(below))])
            }
            Reason::Differs { acts, wanted, got } => {
                let arguments = [("acts", text(&self.acts(acts))), ("got", text(got)), ("wanted", text(wanted))];
                self.say("wrong-differs", &arguments)
            }
            Reason::Stops { acts, error: reason } => {
                let arguments = [("acts", text(&self.acts(acts))), ("error", text(&error(reason)))];
                self.say("wrong-stops", &arguments)
            }
            Reason::NotFewer { block, theirs, before } => {
                let block = text(&block.replace(" _", " …"));
                let counts = [("theirs", (*theirs as f64).into()), ("before", (*before as f64).into())];
                let [theirs, before] = counts;
                self.say("wrong-not-fewer", &[("block", block), theirs, before])
            }
        };
        match self.find(&format!("{}.wrong", key(lesson, task)), &[]) {
            Some(own) => format!("{generic} {own}"),
            None => generic,
        }
    }

    /// What is to be done, as an order.
    pub(super) fn deed(&self, act: &Act) -> String {
        self.act("do", act)
    }

    /// What was done, in a few words. Where a custom block was run in the end, that is what matters.
    fn acts(&self, acts: &[Act]) -> String {
        let acts = match acts {
            [.., last @ Act::Call(..)] => std::slice::from_ref(last),
            acts => acts,
        };
        acts.iter().map(|act| self.act("act", act)).collect::<Vec<_>>().join("; ")
    }

    fn act(&self, how: &str, act: &Act) -> String {
        let text = |text: &str| FluentValue::from(text.to_owned());
        let say =
            |key: &str, arguments: &[(&'static str, FluentValue<'_>)]| self.say(&format!("{how}-{key}"), arguments);
        match act {
            Act::Flag => say("flag", &[]),
            Act::Stop => say("stop", &[]),
            Act::Script(_) => say("script", &[]),
            Act::Answer(answer) => say("answer", &[("answer", text(answer))]),
            Act::Click(id) => say("click", &[("id", (*id).into())]),
            Act::ClickSprite(name) => say("click-sprite", &[("name", text(name))]),
            Act::Key(name) => say("key", &[("name", text(name))]),
            Act::Broadcast(name) => say("broadcast", &[("name", text(name))]),
            Act::Call(label, inputs) => say("call", &[("block", text(&called(label, inputs)))]),
            Act::Fill(list, items) => say("fill", &[("list", text(list)), ("items", text(items))]),
        }
    }
}

/// A custom block with its inputs, as it is read aloud.
fn called(label: &str, inputs: &[String]) -> String {
    let mut inputs = inputs.iter();
    let word = |word| match word {
        "_" => inputs.next().map_or("_", String::as_str),
        word => word,
    };
    label.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// The key of a task's message.
fn key(lesson: &Lesson, task: &Task) -> String {
    format!("{}-{}", lesson.name, task.name)
}
