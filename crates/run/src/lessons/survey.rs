//! The results of a survey: how many of a learner's answers fit each mental model.

use super::lesson::Lesson;
use super::mental_model::MentalModel;
use super::progress::Progress;
use super::words::Words;

/// The number of first answers that fit each model.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Survey {
    /// The counts in the order of [`MentalModel::ALL`].
    counts: [usize; 4],
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
