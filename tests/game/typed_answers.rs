//! Digits that are typed before a prediction are the answer, although nobody has clicked the field.

use crate::player::Player;
use crate::tasks::{feedback, learning, open_by_name, tasks};
use bevy::input::keyboard::Key;
use sudoku_assistant::game::lessons::learning::{Feedback, Learning};
use sudoku_run::lessons::{Answer, AnswerForm, Solution, TaskKind};
use sudoku_words::words;

fn predicted(player: &Player) -> Option<String> {
    player.resource::<Learning>().said().map(str::to_owned)
}

#[test]
fn digits_typed_before_a_prediction_are_the_answer() {
    let mut player = learning();
    let asked = |kind: TaskKind, form: &AnswerForm| kind == TaskKind::Predict && *form == AnswerForm::Number;
    let predictions = tasks().filter(|(.., task)| task.answer_form().is_some_and(|form| asked(task.kind, form)));
    let mut seen = 0;
    for (_, _, lesson, task) in predictions {
        open_by_name(&mut player, &lesson.name, &task.name);
        let Ok(Solution::Answer(Answer::Number(right), _)) = task.solution() else { panic!("{}", task.name) };
        player.type_text(&right);
        assert_eq!(player.field(words().lessons_answer_field()), right, "{}-{}", lesson.name, task.name);
        player.key(Key::Enter);
        player.until(|player| feedback(player).is_some());
        assert!(matches!(feedback(&player), Some(Feedback::Right(_))), "{}-{}", lesson.name, task.name);
        assert_eq!(predicted(&player), Some(right));
        seen += 1;
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn letters_are_commands_before_a_prediction_and_digits_are_keys_of_the_program_after_it() {
    let mut player = learning();
    open_by_name(&mut player, "taste", "first");
    player.press('h');
    player.frames(3);
    assert!(matches!(feedback(&player), Some(Feedback::Hint(_))), "{:?}", feedback(&player));
    assert_eq!(player.field(words().lessons_answer_field()), "");
    player.type_text("2");
    player.key(Key::Enter);
    player.until(|player| matches!(feedback(player), Some(Feedback::Right(_))));
    player.type_text("3");
    player.frames(2);
    assert_ne!(player.field(words().lessons_answer_field()), "3");
}
