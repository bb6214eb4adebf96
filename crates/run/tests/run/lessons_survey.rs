//! Tests of the surveys, which tell the mental models of recursion apart.

use sudoku_run::lessons::{
    Answer, AnswerForm, BlockTexts, Goal, Lesson, MentalModel, Progress, Readers, Solution, course, languages, page,
    words,
};

fn surveys() -> Vec<&'static Lesson> {
    course().expect("the lessons ship").iter().filter(|lesson| lesson.is_survey()).collect()
}

#[test]
fn there_are_six_questions_before_the_lessons_about_calls_and_six_after_them() {
    let course = course().expect("the lessons ship");
    let places: Vec<usize> = (0..course.len()).filter(|&place| course[place].is_survey()).collect();
    let place = |name: &str| course.iter().position(|lesson| lesson.name == name).expect("it ships");
    assert_eq!(places.len(), 2);
    assert!(places[0] < place("countdown") && places[1] > place("taking-back"));
    for survey in surveys() {
        assert_eq!(survey.tasks.len(), 6, "{}", survey.name);
    }
}

#[test]
fn each_answer_tells_a_model_and_only_the_right_one_is_what_the_program_does() {
    for survey in surveys() {
        let mut told = Vec::new();
        for task in &survey.tasks {
            let Goal::Ask(question) = task.goal() else { panic!("{}", task.name) };
            let AnswerForm::Choice(choices) = &question.form else { panic!("{}", task.name) };
            let Ok(Solution::Answer(Answer::Choice(right), _)) = task.solution() else { panic!("{}", task.name) };
            for choice in choices {
                let model = task.model_of(choice).expect("a model");
                assert_eq!(*choice == right, model == MentalModel::Copies, "{} {}: {choice}", survey.name, task.name);
                told.push(model);
            }
            assert_eq!(task.model_of("17"), None);
        }
        for model in MentalModel::ALL {
            assert!(told.iter().filter(|told| **told == model).count() >= 4, "{}: {model:?}", survey.name);
        }
    }
}

#[test]
fn learners_with_one_wrong_model_are_told_apart() {
    for survey in surveys() {
        for model in [MentalModel::Loop, MentalModel::Magic, MentalModel::Shared] {
            let mut progress = Progress::default();
            for task in &survey.tasks {
                let Goal::Ask(question) = task.goal() else { panic!("{}", task.name) };
                let AnswerForm::Choice(choices) = &question.form else { panic!("{}", task.name) };
                let of = |wanted| choices.iter().find(|choice| task.model_of(choice) == Some(wanted));
                let answer = of(model).or_else(|| of(MentalModel::Copies)).expect("a choice");
                progress.record_prediction(survey, task, answer.clone());
                // The first answer counts.
                progress.record_prediction(survey, task, choices[0].clone());
            }
            let told = progress.survey(survey);
            assert_eq!((told.misconception(), told.answers()), (Some(model), 6), "{}", survey.name);
            for language in languages() {
                let text = words(language).survey(&told);
                assert!(text.contains(&told.count(model).to_string()), "{text}");
            }
        }
        let slip = &survey.tasks[0];
        let mut progress = Progress::default();
        progress.record_prediction(survey, slip, "2 1".to_owned());
        assert_eq!(progress.survey(survey).misconception(), None, "one answer can be a slip");
    }
}

#[test]
fn only_the_pages_for_teachers_say_which_answer_means_what() {
    for language in languages() {
        let said = words(language);
        let survey = said.course().expect("the lessons ship").iter().find(|lesson| lesson.is_survey());
        let pages = |readers| page(&[survey.expect("it ships")], readers, said, BlockTexts::english()).expect("a page");
        let heading = said.message("teacher-models", &[]).expect("a heading");
        let shared = said.message("model-shared", &[]).expect("a model");
        let (pupils, teachers) = (pages(Readers::Learners), pages(Readers::Teachers));
        assert_eq!(teachers.matches(&heading).count(), 6, "{language}");
        assert!(teachers.contains(&shared) && !pupils.contains(&heading) && !pupils.contains(&shared), "{language}");
    }
}

#[test]
fn each_question_shows_only_blocks_that_it_is_about() {
    for survey in surveys() {
        for task in &survey.tasks {
            let owl = task.program.sprites.iter().find(|sprite| sprite.name == "Owl").expect("it has the scripts");
            let labels: Vec<String> = owl.definitions().map(|definition| definition.label()).collect();
            let [label] = &labels[..] else { panic!("{} {}: {labels:?}", survey.name, task.name) };
            let script =
                survey.script_of(task).and_then(|script| task.program.scripts().nth(script)).expect("it is named");
            let named = script.script.definition.as_ref().map(|definition| definition.label());
            assert_eq!(named.as_ref(), Some(label), "{} {}", survey.name, task.name);
        }
    }
}
