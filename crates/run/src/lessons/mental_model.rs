//! Learners' mental models of calls, read from their answers to a survey.

use super::lesson::{Goal, Lesson, Task};
use super::progress::Progress;
use super::question::AnswerForm;
use super::words::Words;
use serde::Deserialize;

/// A mental model of recursion, after H. Kahney, "What do novice programmers know about recursion?" (1983), and T. Götschi,
/// I. Sanders and V. Galpin, "Mental models of recursion" (2003).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
pub enum MentalModel {
    /// Each call is a copy of the script with its own values, and its caller waits. This is how programs run.
    Copies,
    /// A call is a jump back to the start of the script, and nothing is left to do afterwards.
    Loop,
    /// The call inside the script has no visible effect.
    Magic,
    /// All calls share one copy of the values.
    Shared,
}

impl MentalModel {
    /// All models, the right one first.
    pub const ALL: [MentalModel; 4] = [MentalModel::Copies, MentalModel::Loop, MentalModel::Magic, MentalModel::Shared];

    /// Returns the name that message keys and tables use.
    pub const fn key(self) -> &'static str {
        match self {
            MentalModel::Copies => "copies",
            MentalModel::Loop => "loop",
            MentalModel::Magic => "magic",
            MentalModel::Shared => "shared",
        }
    }
}

impl Task {
    /// Returns the model that leads to this answer; `None` if the task does not ask for models, or has no such choice.
    pub fn model_of(&self, answer: &str) -> Option<MentalModel> {
        let Goal::Ask(question) = &self.goal else { return None };
        let AnswerForm::Choice(choices) = &question.form else { return None };
        if self.models.is_empty() || !choices.iter().any(|choice| choice == answer) {
            return None;
        }
        Some(self.models.get(answer).copied().unwrap_or(MentalModel::Copies))
    }
}

impl Lesson {
    /// Returns true if the lesson is a survey of mental models: it asks and does not teach.
    pub fn is_survey(&self) -> bool {
        self.tasks.iter().all(|task| !task.models.is_empty()) && !self.tasks.is_empty()
    }
}

/// The number of first answers that fit each model.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Survey {
    /// The counts in the order of [`MentalModel::ALL`].
    pub counts: [usize; 4],
}

impl Survey {
    /// Returns the number of answers.
    pub fn answers(&self) -> usize {
        self.counts.iter().sum()
    }

    /// Returns the number of answers that fit the model.
    pub fn count(&self, model: MentalModel) -> usize {
        self.counts[model as usize]
    }

    /// Returns the wrong model that fits most answers, if it fits two or more: a single answer can be a slip.
    pub fn misconception(&self) -> Option<MentalModel> {
        let wrong = MentalModel::ALL.into_iter().filter(|model| *model != MentalModel::Copies);
        // Of equals, the first one counts.
        wrong.rev().max_by_key(|model| self.count(*model)).filter(|model| self.count(*model) >= 2)
    }
}

impl Progress {
    /// Returns the model that led to the learner's first answer to the task.
    pub fn model(&self, lesson: &Lesson, task: &Task) -> Option<MentalModel> {
        task.model_of(self.prediction(lesson, task)?)
    }

    /// Counts the learner's first answers in the lesson by model.
    pub fn survey(&self, lesson: &Lesson) -> Survey {
        let mut survey = Survey::default();
        for model in lesson.tasks.iter().filter_map(|task| self.model(lesson, task)) {
            survey.counts[model as usize] += 1;
        }
        survey
    }
}

impl Words {
    /// Returns the mental model as a sentence without a full stop.
    pub(super) fn model(&self, model: MentalModel) -> String {
        self.plain(&format!("model-{}", model.key()))
    }

    /// Describes a survey: the number of right answers, and the wrong model that fits most of the others.
    pub fn survey(&self, survey: &Survey) -> String {
        let (right, of) = (survey.count(MentalModel::Copies), survey.answers());
        let mut text = self.format("survey-tells", &[("right", right.into()), ("of", of.into())]);
        if let Some(model) = survey.misconception() {
            let (count, model) = (survey.count(model), self.model(model));
            text += " ";
            text += &self.format("survey-misconception", &[("count", count.into()), ("model", model.into())]);
        }
        text
    }
}
