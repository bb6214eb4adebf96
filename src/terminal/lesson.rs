//! Draws a lesson's task: the program's board and values on the left, the script and the task on the right.

use super::colours::{Pen, Role};
use super::display::Display;
use super::effect::Effect;
use super::targets::{Target, Targets};
use super::text::{self, rule, wrapped};
use crate::game::blocks::lines;
use crate::game::lessons::learning::Feedback;
use crate::game::owl::Mood;
use crate::game::requests::commands::{Command, with_keys};
use crate::game::requests::{LessonRequest, Page, Request, WorkbenchRequest};
use crate::game::solver::watching::why_it_rests;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use sudoku_blocks::{BlockId, Value};
use sudoku_run::lessons::{Answer, AnswerForm, Goal, Lesson, Task};
use sudoku_run::{Act, ProgramRun, lessons};
use sudoku_words::words;

/// Width of a board cell, and minimum width of the left column.
const CELL: u16 = 3;
const LEFT: u16 = 28;

/// The open task.
struct Open<'a> {
    display: &'a Display<'a>,
    lesson: &'a Lesson,
    task: &'a Task,
}

/// Returns the effect of a key in the open task; `None` if the task does not use it.
pub fn press(key: KeyEvent, display: &Display) -> Option<Effect> {
    Open::on(display)?.handle(key)
}

/// Draws the open task. Returns true if there is one.
pub fn draw(display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) -> bool {
    let open = Open::on(display);
    open.iter().for_each(|open| open.draw(pen, area, buffer, targets));
    open.is_some()
}

impl<'a> Open<'a> {
    fn on(display: &'a Display<'a>) -> Option<Open<'a>> {
        display.learning.open().filter(|_| *display.page.get() == Page::Lessons).map(|(lesson, task)| Open {
            display,
            lesson,
            task,
        })
    }

    fn is_for_block(&self) -> bool {
        self.task.answer_form() == Some(&AnswerForm::Block)
    }

    /// Returns the question that the program is asking.
    fn question(&self) -> Option<&'a str> {
        self.display.workbench.run()?.machine().question()
    }

    /// Returns the lines of the running script, or else of the task's script, and the index of the running line.
    fn script(&self) -> (Vec<(BlockId, String)>, Option<usize>) {
        let Display { blocks, .. } = self.display;
        lines::of_program(blocks.program(), blocks.moment().running, Some(blocks.script()))
    }

    /// Returns the items of the lesson's board and the number of columns.
    fn board(&self) -> Option<(&'a [Value], usize)> {
        let board = self.lesson.board.as_ref()?;
        let machine = self.display.workbench.run()?.machine();
        Some((machine.list(machine.code().list(&board.list)?), board.columns.into()))
    }

    /// Returns the effect of a key; `None` if the task does not use it.
    fn handle(&self, key: KeyEvent) -> Option<Effect> {
        if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return None;
        }
        let draft = self.display.learning.draft();
        let (last, columns) = match self.board() {
            _ if self.is_for_block() => (self.script().0.len().saturating_sub(1), 1),
            Some((_, columns)) => ((columns * columns).saturating_sub(1), columns),
            None => (0, 1),
        };
        let item = self.display.cursor.item.min(last);
        let choices = self.task.answer_form().filter(|_| draft.is_empty());
        let ask = |request: LessonRequest| Some(Effect::Ask(vec![request.into()]));
        let write = |text: String| ask(LessonRequest::Write(text));
        let to = match (key.code, choices) {
            (KeyCode::Char(sign @ '1'..='9'), Some(AnswerForm::Choice(choices))) => {
                return ask(LessonRequest::Answer(Answer::Choice(choices.get(sign as usize - '1' as usize)?.clone())));
            }
            (KeyCode::Char(sign), _) if self.types(sign, draft) => return write(format!("{draft}{sign}")),
            (KeyCode::Tab, _) if self.has_two_fields() => return Some(Effect::SwitchAnswer),
            (KeyCode::Backspace, _) if !draft.is_empty() => {
                return write(draft.chars().take(draft.chars().count() - 1).collect());
            }
            (KeyCode::Esc, _) if !draft.is_empty() => return write(String::new()),
            (KeyCode::Esc, _) => return ask(LessonRequest::Path),
            (KeyCode::Enter, _) => return Some(Effect::Ask(self.answer(item)?)),
            (KeyCode::Left, _) => item.saturating_sub(1),
            (KeyCode::Right, _) => item + 1,
            (KeyCode::Up, _) => item.checked_sub(columns).unwrap_or(item),
            (KeyCode::Down, _) => Some(item + columns).filter(|&to| to <= last).unwrap_or(item),
            _ => return None,
        };
        Some(Effect::Item(to.min(last)))
    }

    /// Returns true if the program asks something and the task asks for an answer too.
    fn has_two_fields(&self) -> bool {
        self.question().is_some() && self.task.answer_form().is_some()
    }

    /// Returns true if typed text answers the question of the program.
    fn answers_program(&self) -> bool {
        self.question().is_some() && (self.task.answer_form().is_none() || self.display.cursor.answers_program)
    }

    /// Returns true if the character belongs to the text that is typed: to any text for the program, or to a number for the
    /// task. All other keys keep their meaning.
    fn types(&self, sign: char, draft: &str) -> bool {
        match self.answers_program() {
            true => sign.is_ascii_digit() || !draft.is_empty(),
            false if self.task.answer_form() != Some(&AnswerForm::Number) => false,
            false => sign.is_ascii_digit() || sign == '-' && draft.is_empty() || sign == '.' && !draft.is_empty(),
        }
    }

    /// Returns the requests for Enter: answers with the typed text, or with the focused item or line.
    fn answer(&self, item: usize) -> Option<Vec<Request>> {
        Some(vec![match self.task.answer_form() {
            _ if self.answers_program() => {
                let answer = Act::Answer(self.display.learning.draft().to_owned());
                return Some(vec![WorkbenchRequest::Do(answer).into(), LessonRequest::Write(String::new()).into()]);
            }
            Some(AnswerForm::Number) => LessonRequest::Check.into(),
            Some(AnswerForm::Block) => LessonRequest::ClickBlock(self.script().0.get(item)?.0).into(),
            _ => LessonRequest::ClickCell(item as u32 + 1).into(),
        }])
    }

    fn draw(&self, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) {
        let columns = self.board().map_or(0, |(_, columns)| columns as u16);
        let left = Rect { width: LEFT.max(columns * CELL), ..area };
        let right = Rect { x: left.right() + 1, width: area.right().saturating_sub(left.right() + 1), ..area };
        let used = self.items(pen, left, buffer, targets);
        if let Some(run) = self.display.workbench.run() {
            values(
                run,
                self.display,
                pen,
                Rect { y: left.y + used, height: left.height.saturating_sub(used), ..left },
                buffer,
            );
        }
        let told = self.feedback(pen, right, buffer, targets);
        let (lines, lit) = self.script();
        let (blocks, texts): (Vec<_>, Vec<_>) = lines.into_iter().unzip();
        let lit =
            if self.is_for_block() { Some(self.display.cursor.item.min(blocks.len().saturating_sub(1))) } else { lit };
        let room = Rect { height: right.height.saturating_sub(told), ..right };
        let title = lessons::words(sudoku_words::tag()).title(self.lesson);
        for (place, line) in text::code(&title, &texts, lit, pen, room, buffer) {
            targets.push((place, Target::Ask(LessonRequest::ClickBlock(blocks[line]).into())));
        }
    }

    /// Draws the board's items. Returns their height.
    fn items(&self, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) -> u16 {
        let Some((items, columns)) = self.board() else { return 0 };
        // Until the program fills the board, its cells are blank.
        let count = items.len().max(columns * columns);
        for index in 0..count {
            let at = Rect {
                x: area.x + (index % columns) as u16 * CELL,
                y: area.y + (index / columns) as u16,
                width: CELL,
                height: 1,
            };
            let is_current = index == self.display.cursor.item && !self.is_for_block();
            let style = pen.colours.of(if is_current { Role::Current } else { Role::User });
            let value = items.get(index).map(Value::to_string).filter(|value| value != "0");
            let shown = value.as_deref().unwrap_or("·");
            // A cell that was found is beside crosses.
            let shown = match (is_current, self.display.learning.found().contains(&(index as u32 + 1))) {
                (true, false) => format!("[{shown:^1}]"),
                (true, true) => format!("[{shown:^1}x"),
                (false, true) => format!("x{shown:^1}x"),
                (false, false) => format!("{shown:^3}"),
            };
            if at.bottom() <= area.bottom() {
                buffer.set_stringn(at.x, at.y, shown, CELL.into(), style);
                targets.push((at, Target::Ask(LessonRequest::ClickCell(index as u32 + 1).into())));
            }
        }
        count.div_ceil(columns.max(1)) as u16
    }

    /// Draws the task, the learner's text and the feedback. Returns their height.
    fn feedback(&self, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) -> u16 {
        let &Open { display, lesson, task } = self;
        let said = lessons::words(sudoku_words::tag());
        let number = display.learning.task_number();
        let plain = Style::new();
        let mut rows: Vec<(String, Style, Option<Target>)> = Vec::new();
        // Lessons mark the program's names with backquotes; show single quotes.
        let row = |style| move |row| (row, style, None);
        let lines = |text: &str, style| {
            let text = text.replace('`', "'");
            wrapped(&text, area.width).into_iter().map(row(style)).collect::<Vec<_>>()
        };
        if number == 0 {
            rows.extend(lines(&said.start(lesson), plain));
        }
        rows.extend(lines(&said.task(lesson, task), plain));
        match (task.goal(), task.answer_form()) {
            (_, Some(AnswerForm::Cell)) => rows.extend(lines(&words().lessons_click_cell(), plain)),
            (_, Some(AnswerForm::Cells)) => rows.extend(lines(&words().lessons_click_cells(), plain)),
            (_, Some(AnswerForm::Block)) => rows.extend(lines(&words().lessons_click_block(), plain)),
            (Goal::Make(_), None) => rows.extend(lines(&words().terminal_edit(Command::Edit.first_key()), plain)),
            (_, None) => rows.extend(lines(&words().lessons_reach(), plain)),
            (_, Some(AnswerForm::Choice(_) | AnswerForm::Number)) => {}
        }
        match display.learning.feedback() {
            Some(Feedback::Right(text)) => {
                rows.extend(lines(&format!("{} {text}", words().lessons_right()), pen.colours.of(Role::Good)))
            }
            Some(Feedback::Wrong(text)) => {
                let wrong = words().lessons_wrong(display.learning.tries());
                rows.extend(lines(&format!("{wrong} {text}"), pen.colours.of(Role::Strong)));
                for board in display.learning.boards() {
                    rows.extend(board.to_string().lines().map(str::to_owned).map(row(plain)));
                }
                if display.learning.failed().is_some() {
                    let word = with_keys(Command::LessonWatch.word(), &[Command::LessonWatch]);
                    let target = Command::LessonWatch.request().map(Target::Ask);
                    rows.push((format!("[ {word} ]"), pen.colours.of(Role::Title), target));
                }
                if let Some(watched) = display.learning.watched() {
                    rows.extend(lines(&watched, plain));
                }
            }
            Some(Feedback::Hint(text)) => {
                rows.extend(lines(&format!("{} {text}", words().lessons_hint()), pen.colours.of(Role::Strong)))
            }
            None if display.speech.mood() == Mood::Doubtful => {
                rows.extend(lines(display.speech.text(), pen.colours.of(Role::Strong)))
            }
            None if display.speech.text() != words().lessons_go_on() => {
                rows.extend(lines(display.speech.text(), plain))
            }
            None => {}
        }
        let question = self.question();
        if let Some(asked) = question {
            rows.extend(lines(&words().lessons_asks_you(asked), plain));
        }
        if question.is_some() || task.answer_form() == Some(&AnswerForm::Number) {
            let to_program = self.answers_program();
            let label = if to_program { words().terminal_to_program() } else { words().lessons_answer_field() };
            let typed = format!("{label}: {}_", display.learning.draft());
            rows.extend(lines(&typed, pen.colours.of(Role::Current)));
        }
        if self.has_two_fields() {
            rows.extend(lines(&words().terminal_other_answer(), plain));
        }
        if let Some(AnswerForm::Choice(choices)) = task.answer_form() {
            for (number, choice) in (1..).zip(choices) {
                let ask = Target::Ask(LessonRequest::Answer(Answer::Choice(choice.clone())).into());
                let parts = wrapped(&format!("[ {number} {} ]", said.choice(choice)), area.width);
                rows.extend(parts.into_iter().map(|row| (row, pen.colours.of(Role::Title), Some(ask.clone()))));
            }
        }
        let height = (rows.len() as u16 + 1).clamp(4, area.height.saturating_sub(4));
        let from = area.bottom() - height;
        rule(pen, Rect { y: from, height: 1, ..area }, buffer);
        let title = words().lessons_task(number + 1, lesson.tasks.len(), said.kind(task.kind));
        buffer.set_stringn(area.x + 1, from, format!(" {title} "), area.width.into(), pen.colours.of(Role::Strong));
        // If not everything fits, show the end, which is the newest.
        let skipped = rows.len().saturating_sub(usize::from(height) - 1);
        for ((row, style, target), y) in rows.into_iter().skip(skipped).zip(from + 1..area.bottom()) {
            let at = Rect { y, height: 1, width: (row.chars().count() as u16).min(area.width), ..area };
            buffer.set_stringn(at.x, at.y, row, at.width.into(), style);
            targets.extend(target.map(|target| (at, target)));
        }
        height
    }
}

/// Draws the sprites' speech, the variables, those of each sprite and of each open call, and why the program rests.
pub fn values(run: &ProgramRun, display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer) {
    let machine = run.machine();
    let program = machine.code().program();
    let clones = machine.actors().iter().filter(|actor| actor.is_clone).count();
    let says = machine.actors().iter().filter(|actor| !actor.says.is_empty()).map(|actor| format!("“{}”", actor.says));
    let variables = program.variables.iter().zip(machine.variables());
    let variables = variables.map(|(name, value)| words().lessons_value(name, value.to_string()));
    let own = machine.actors().iter().filter(|actor| !actor.is_clone).flat_map(|actor| {
        let sprite = &program.sprites[actor.sprite()];
        let named = sprite.variables.iter().zip(&actor.variables);
        named.map(|(name, value)| words().lessons_value(format!("{} · {name}", sprite.name), value.to_string()))
    });
    let calls = display.blocks.moment().calls.iter().rev().map(|call| {
        let values = call.variables.iter().map(|(name, value)| words().lessons_value(name, value));
        let values: Vec<String> = values.collect();
        format!("{} {}", call.title, values.join(", "))
    });
    let rests = run.has_stopped() && run.playback().line().furthest() > 0;
    let lines = says.chain([words().lessons_clones(clones)]).chain(variables).chain(own).chain(calls);
    let lines = lines.chain(rests.then(|| why_it_rests(run)));
    if area.height > 1 {
        rule(pen, Rect { height: 1, ..area }, buffer);
    }
    let rows = lines.flat_map(|line| wrapped(&line, area.width));
    for (row, y) in rows.zip(area.y + 1..area.bottom()) {
        buffer.set_stringn(area.x, y, row, area.width.into(), Style::new());
    }
}
