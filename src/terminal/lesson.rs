//! Draws a lesson's task: the program's board and values on the left, the script and the task on the right.

use super::colours::{Pen, Role};
use super::targets::{Line, Target, Targets};
use super::text::{self, rule, wrapped};
use crate::game::blocks::lines;
use crate::game::lessons::learning::{Feedback, Learning};
use crate::game::owl::Mood;
use crate::game::requests::{LessonRequest, Request, WorkbenchRequest};
use crate::game::solver::watching::why_it_rests;
use crate::terminal::table::Table;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use sudoku_blocks::{BlockId, Value};
use sudoku_run::lessons::{Answer, AnswerForm, Goal, Lesson, Task, TaskStatus};
use sudoku_run::{Act, ProgramRun, lessons};
use sudoku_words::words;

/// Width of a board cell, and minimum width of the left column.
const CELL: u16 = 3;
const LEFT: u16 = 28;

/// Returns the lines of the list of lessons, by part.
pub fn all(table: &Table) -> Vec<Line> {
    let said = lessons::words(sudoku_words::tag());
    let mut part = None;
    let mut found = Vec::new();
    for (number, lesson) in Learning::lessons().iter().enumerate() {
        if part.replace(lesson.part) != Some(lesson.part) {
            found.push((said.part(lesson.part), String::new(), None));
        }
        let progress = table.learning.progress();
        let done = lesson.tasks.iter().filter(|task| progress.result(lesson, task).status != TaskStatus::Open).count();
        let open = LessonRequest::Open(number, progress.first_open(lesson));
        found.push((said.title(lesson), format!("{done}/{}", lesson.tasks.len()), Some(Target::Ask(open.into()))));
    }
    found
}

/// The open task.
struct Open<'a> {
    table: &'a Table,
    lesson: &'a Lesson,
    task: &'a Task,
}

/// Effect of a key in a task.
enum Heard {
    Ask(Request),
    /// Moves the focus to this item or script line.
    Item(usize),
}

/// Handles a key in the open task. Returns true if the key belonged to the task.
pub fn press(key: KeyEvent, table: &mut Table) -> bool {
    match Open::on(table).and_then(|open| open.hear(key)) {
        Some(Heard::Ask(request)) => table.carry_out(request),
        Some(Heard::Item(item)) => table.item = item,
        None => return false,
    }
    true
}

/// Draws the open task. Returns true if there is one.
pub fn draw(table: &Table, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) -> bool {
    let open = Open::on(table);
    open.iter().for_each(|open| open.draw(pen, area, buffer, targets));
    open.is_some()
}

impl<'a> Open<'a> {
    fn on(table: &'a Table) -> Option<Open<'a>> {
        table.learning.open().map(|(lesson, task)| Open { table, lesson, task })
    }

    fn is_for_block(&self) -> bool {
        self.task.answer_form() == Some(&AnswerForm::Block)
    }

    /// Returns the question that the program is asking.
    fn question(&self) -> Option<&'a str> {
        self.table.lesson_run.as_ref()?.machine().question()
    }

    /// Returns the lines of the running script, or else of the lesson's script, and the index of the running line.
    fn script(&self) -> (Vec<(BlockId, String)>, Option<usize>) {
        let run = self.table.lesson_run.as_ref();
        let program = run.map_or(&*self.task.program, |run| run.machine().code().program());
        let running = run.and_then(ProgramRun::last).map(|pulse| pulse.block);
        lines::of_program(program, running, self.lesson.script_of(self.task))
    }

    /// Returns the items of the lesson's board and the number of columns.
    fn board(&self) -> Option<(&'a [Value], usize)> {
        let board = self.lesson.board.as_ref()?;
        let machine = self.table.lesson_run.as_ref()?.machine();
        Some((machine.list(machine.code().list(&board.list)?), board.columns.into()))
    }

    /// Returns the effect of a key; `None` if the task does not use it.
    fn hear(&self, key: KeyEvent) -> Option<Heard> {
        if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return None;
        }
        let types = self.question().is_some() || self.task.answer_form() == Some(&AnswerForm::Number);
        let draft = self.table.learning.draft();
        let (last, columns) = match self.board() {
            _ if self.is_for_block() => (self.script().0.len().saturating_sub(1), 1),
            Some((_, columns)) => ((columns * columns).saturating_sub(1), columns),
            None => (0, 1),
        };
        let item = self.table.item.min(last);
        let choices = self.task.answer_form().filter(|_| draft.is_empty());
        let ask = |request: LessonRequest| Some(Heard::Ask(request.into()));
        let write = |text: String| ask(LessonRequest::Write(text));
        let to = match (key.code, choices) {
            (KeyCode::Char(sign @ '1'..='9'), Some(AnswerForm::Choice(choices))) => {
                return ask(LessonRequest::Answer(Answer::Choice(choices.get(sign as usize - '1' as usize)?.clone())));
            }
            (KeyCode::Char(sign), _) if types && (sign.is_ascii_digit() || !draft.is_empty()) => {
                return write(format!("{draft}{sign}"));
            }
            (KeyCode::Backspace, _) if !draft.is_empty() => {
                return write(draft.chars().take(draft.chars().count() - 1).collect());
            }
            (KeyCode::Esc, _) if !draft.is_empty() => return write(String::new()),
            (KeyCode::Esc, _) => return ask(LessonRequest::Path),
            (KeyCode::Enter, _) => return self.answer(item).map(Heard::Ask),
            (KeyCode::Left, _) => item.saturating_sub(1),
            (KeyCode::Right, _) => item + 1,
            (KeyCode::Up, _) => item.checked_sub(columns).unwrap_or(item),
            (KeyCode::Down, _) => Some(item + columns).filter(|&to| to <= last).unwrap_or(item),
            _ => return None,
        };
        Some(Heard::Item(to.min(last)))
    }

    /// Returns the request for Enter: answers with the typed text, or with the focused item or line.
    fn answer(&self, item: usize) -> Option<Request> {
        Some(match self.task.answer_form() {
            _ if self.question().is_some() => {
                WorkbenchRequest::Do(Act::Answer(self.table.learning.draft().to_owned())).into()
            }
            Some(AnswerForm::Number) => LessonRequest::Check.into(),
            Some(AnswerForm::Block) => LessonRequest::ClickBlock(self.script().0.get(item)?.0).into(),
            _ => LessonRequest::ClickCell(item as u32 + 1).into(),
        })
    }

    fn draw(&self, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) {
        let columns = self.board().map_or(0, |(_, columns)| columns as u16);
        let left = Rect { width: LEFT.max(columns * CELL), ..area };
        let right = Rect { x: left.right() + 1, width: area.right().saturating_sub(left.right() + 1), ..area };
        let used = self.items(pen, left, buffer, targets);
        self.values(pen, Rect { y: left.y + used, height: left.height.saturating_sub(used), ..left }, buffer);
        let told = self.feedback(pen, right, buffer, targets);
        let (lines, lit) = self.script();
        let (blocks, texts): (Vec<_>, Vec<_>) = lines.into_iter().unzip();
        let lit = if self.is_for_block() { Some(self.table.item.min(blocks.len().saturating_sub(1))) } else { lit };
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
            let is_current = index == self.table.item && !self.is_for_block();
            let style = pen.colours.of(if is_current { Role::Current } else { Role::User });
            let value = items.get(index).map(Value::to_string).filter(|value| value != "0");
            let shown = value.as_deref().unwrap_or("·");
            let shown = if is_current { format!("[{shown:^1}]") } else { format!("{shown:^3}") };
            if at.bottom() <= area.bottom() {
                buffer.set_stringn(at.x, at.y, shown, CELL.into(), style);
                targets.push((at, Target::Ask(LessonRequest::ClickCell(index as u32 + 1).into())));
            }
        }
        count.div_ceil(columns.max(1)) as u16
    }

    /// Draws the sprites' speech and the variables.
    fn values(&self, pen: Pen, area: Rect, buffer: &mut Buffer) {
        let Some(run) = &self.table.lesson_run else { return };
        let machine = run.machine();
        let clones = machine.actors().iter().filter(|actor| actor.is_clone).count();
        let says =
            machine.actors().iter().filter(|actor| !actor.says.is_empty()).map(|actor| format!("“{}”", actor.says));
        let variables = machine.code().program().variables.iter().zip(machine.variables());
        let variables = variables.map(|(name, value)| words().lessons_value(name, value.to_string()));
        let rests = run.has_stopped() && run.playback().line().furthest() > 0;
        let lines =
            says.chain([words().lessons_clones(clones)]).chain(variables).chain(rests.then(|| why_it_rests(run)));
        if area.height > 1 {
            rule(pen, Rect { height: 1, ..area }, buffer);
        }
        let rows = lines.flat_map(|line| wrapped(&line, area.width));
        for (row, y) in rows.zip(area.y + 1..area.bottom()) {
            buffer.set_stringn(area.x, y, row, area.width.into(), Style::new());
        }
    }

    /// Draws the task, the learner's text and the feedback. Returns their height.
    fn feedback(&self, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) -> u16 {
        let &Open { table, lesson, task } = self;
        let said = lessons::words(sudoku_words::tag());
        let number = table.learning.task_number();
        let plain = Style::new();
        let mut rows: Vec<(String, Style, Option<Target>)> = Vec::new();
        // Lessons mark the program's names with backquotes; show single quotes.
        let mut add = |text: &str, style| {
            let text = text.replace('`', "'");
            rows.extend(wrapped(&text, area.width).into_iter().map(|row| (row, style, None)));
        };
        if number == 0 {
            add(&said.start(lesson), plain);
        }
        add(&said.task(lesson, task), plain);
        match (task.goal(), task.answer_form()) {
            (_, Some(AnswerForm::Cell)) => add(&words().lessons_click_cell(), plain),
            (_, Some(AnswerForm::Block)) => add(&words().lessons_click_block(), plain),
            (Goal::Make(_), None) => add(&words().terminal_window_only(), plain),
            (_, None) => add(&words().lessons_reach(), plain),
            (_, Some(AnswerForm::Choice(_) | AnswerForm::Number)) => {}
        }
        match table.learning.feedback() {
            Some(Feedback::Right(text)) => {
                add(&format!("{} {text}", words().lessons_right()), pen.colours.of(Role::Good))
            }
            Some(Feedback::Wrong(text)) => {
                add(&format!("{} {text}", words().lessons_wrong(table.learning.tries())), pen.colours.of(Role::Strong))
            }
            Some(Feedback::Hint(text)) => {
                add(&format!("{} {text}", words().lessons_hint()), pen.colours.of(Role::Strong))
            }
            None if table.thinks() => add(&words().thinking(), plain),
            None if table.speech.mood == Mood::Doubtful => add(&table.speech.text, pen.colours.of(Role::Strong)),
            None => {}
        }
        let question = self.question();
        if let Some(asked) = question {
            add(&words().lessons_asks_you(asked), plain);
        }
        if question.is_some() || task.answer_form() == Some(&AnswerForm::Number) {
            let typed = format!("{}: {}_", words().lessons_answer_field(), table.learning.draft());
            add(&typed, pen.colours.of(Role::Current));
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
