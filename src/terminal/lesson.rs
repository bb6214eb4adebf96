//! A task of a lesson: the board of its program and its values on the left, its script and what is to be done on the right.

use super::colours::{Pen, Role};
use super::targets::{Target, Targets};
use super::text::{self, rule, wrapped};
use crate::blocks::{BlockId, Value};
use crate::lessons::{self, Answer, Came, Goal, Lesson, Task, Way};
use crate::play::learning::{Learning, Told};
use crate::play::table::Table;
use crate::play::watching::why_it_rests;
use crate::play::{Mood, script};
use crate::requests::{LessonRequest, Request, WorkbenchRequest};
use crate::run::{Act, ProgramRun};
use crate::words::{self, words};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// How wide a cell of the board is, and how wide everything on the left at least.
const CELL: u16 = 3;
const LEFT: u16 = 28;

/// A line of a list.
type Line = (String, String, Option<Target>);

/// All lessons, part by part.
pub fn all(table: &Table) -> Vec<Line> {
    let said = lessons::words(words::tag());
    let mut part = None;
    let mut found = Vec::new();
    for (number, lesson) in Learning::lessons().iter().enumerate() {
        if part.replace(lesson.part) != Some(lesson.part) {
            found.push((said.part(lesson.part), String::new(), None));
        }
        let progress = table.learning.progress();
        let done = lesson.tasks.iter().filter(|task| progress.of(lesson, task).came != Came::Open).count();
        let open = LessonRequest::Open(number, progress.first_open(lesson));
        found.push((said.title(lesson), format!("{done}/{}", lesson.tasks.len()), Some(Target::Ask(open.into()))));
    }
    found
}

/// The lines of the script: of what runs, else of what the lesson is about.
fn script_of(table: &Table, lesson: &Lesson, task: &Task) -> (Vec<(BlockId, String)>, Option<usize>) {
    let run = table.lesson_run.as_ref();
    let program = run.map_or(&*task.program, |run| run.machine().code().program());
    let running = run.and_then(ProgramRun::last).map(|pulse| pulse.block);
    let changed = task.changes().and_then(|at| task.program.scripts().position(|placed| placed.id == at.id));
    script::of_program(program, running, changed.or(lesson.scripts.first().copied()))
}

/// The board of the lesson: its items and how many are in a row.
fn board<'a>(table: &'a Table, lesson: &Lesson) -> Option<(&'a [Value], usize)> {
    let board = lesson.board.as_ref()?;
    let machine = table.lesson_run.as_ref()?.machine();
    Some((machine.list(machine.code().list(&board.list)?), board.columns.into()))
}

/// What a key asks for in the task that is open; `None` if it is not the task's own.
pub fn press(key: KeyEvent, table: &mut Table) -> Option<Request> {
    let (lesson, task) = table.learning.open()?;
    if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
        return None;
    }
    let asks = table.lesson_run.as_ref().is_some_and(|run| run.machine().question().is_some());
    let types = asks || task.way() == Some(&Way::Number);
    let draft = table.learning.draft();
    let is_block = task.way() == Some(&Way::Block);
    let (last, columns) = match (is_block, board(table, lesson)) {
        (true, _) => (script_of(table, lesson, task).0.len().saturating_sub(1), 1),
        (false, Some((_, columns))) => ((columns * columns).saturating_sub(1), columns),
        (false, None) => (0, 1),
    };
    let item = table.item.min(last);
    let to = match key.code {
        KeyCode::Char(sign @ '1'..='9')
            if draft.is_empty()
                && let Some(Way::Choice(choices)) = task.way() =>
        {
            let choice = choices.get(sign as usize - '1' as usize)?;
            return Some(LessonRequest::Answer(Answer::Choice(choice.clone())).into());
        }
        KeyCode::Char(sign) if types && (sign.is_ascii_digit() || !draft.is_empty()) => {
            return Some(LessonRequest::Write(format!("{draft}{sign}")).into());
        }
        KeyCode::Backspace if !draft.is_empty() => {
            let mut shorter = draft.to_owned();
            shorter.pop();
            return Some(LessonRequest::Write(shorter).into());
        }
        KeyCode::Esc if !draft.is_empty() => return Some(LessonRequest::Write(String::new()).into()),
        KeyCode::Esc => return Some(LessonRequest::Path.into()),
        KeyCode::Enter if asks => {
            let answer = draft.to_owned();
            table.carry_out(LessonRequest::Write(String::new()).into());
            return Some(WorkbenchRequest::Do(Act::Answer(answer)).into());
        }
        KeyCode::Enter if types => return Some(LessonRequest::Check.into()),
        KeyCode::Enter if is_block => {
            let (block, _) = *script_of(table, lesson, task).0.get(item)?;
            return Some(LessonRequest::ClickBlock(block).into());
        }
        KeyCode::Enter => return Some(LessonRequest::ClickCell(item as u32 + 1).into()),
        KeyCode::Left => item.saturating_sub(1),
        KeyCode::Right => item + 1,
        KeyCode::Up => item.checked_sub(columns).unwrap_or(item),
        KeyCode::Down if item + columns <= last => item + columns,
        KeyCode::Down => item,
        _ => return None,
    };
    table.item = to.min(last);
    // Nothing else is asked for.
    Some(LessonRequest::Write(table.learning.draft().to_owned()).into())
}

/// Draws the task.
pub fn draw(
    table: &Table,
    lesson: &Lesson,
    task: &Task,
    pen: Pen,
    area: Rect,
    buffer: &mut Buffer,
    targets: &mut Targets,
) {
    let columns = board(table, lesson).map_or(0, |(_, columns)| columns as u16);
    let left = Rect { width: LEFT.max(columns * CELL), ..area };
    let right = Rect { x: left.right() + 1, width: area.right().saturating_sub(left.right() + 1), ..area };
    let used = items(table, lesson, task, pen, left, buffer, targets);
    values(table, pen, Rect { y: left.y + used, height: left.height.saturating_sub(used), ..left }, buffer);
    let told = told(table, lesson, task, pen, right, buffer, targets);
    let (lines, lit) = script_of(table, lesson, task);
    let is_block = task.way() == Some(&Way::Block);
    let lit = if is_block { Some(table.item.min(lines.len().saturating_sub(1))) } else { lit };
    let texts: Vec<String> = lines.iter().map(|(_, line)| line.clone()).collect();
    let room = Rect { height: right.height.saturating_sub(told), ..right };
    let title = lessons::words(words::tag()).title(lesson);
    for (place, line) in text::code(&title, &texts, lit, pen, room, buffer) {
        targets.push((place, Target::Ask(LessonRequest::ClickBlock(lines[line].0).into())));
    }
}

/// The items of the board. Returns how many rows they take.
fn items(
    table: &Table,
    lesson: &Lesson,
    task: &Task,
    pen: Pen,
    area: Rect,
    buffer: &mut Buffer,
    targets: &mut Targets,
) -> u16 {
    let Some((items, columns)) = board(table, lesson) else { return 0 };
    // Before the program has filled it, its cells are blank.
    let count = items.len().max(columns * columns);
    for index in 0..count {
        let at = Rect {
            x: area.x + (index % columns) as u16 * CELL,
            y: area.y + (index / columns) as u16,
            width: CELL,
            height: 1,
        };
        let is_current = index == table.item && task.way() != Some(&Way::Block);
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

/// What the sprites say, and the variables.
fn values(table: &Table, pen: Pen, area: Rect, buffer: &mut Buffer) {
    let Some(run) = &table.lesson_run else { return };
    let machine = run.machine();
    let clones = machine.actors().iter().filter(|actor| actor.is_clone).count();
    let says = machine.actors().iter().filter(|actor| !actor.says.is_empty()).map(|actor| format!("“{}”", actor.says));
    let variables = machine.code().program().variables.iter().zip(machine.variables());
    let variables = variables.map(|(name, value)| words().lessons_value(name, value.to_string()));
    let rests = run.has_stopped() && run.playback().line().furthest() > 0;
    let lines = says.chain([words().lessons_clones(clones)]).chain(variables).chain(rests.then(|| why_it_rests(run)));
    if area.height > 1 {
        rule(pen, Rect { height: 1, ..area }, buffer);
    }
    let rows = lines.flat_map(|line| wrapped(&line, area.width));
    for (row, y) in rows.zip(area.y + 1..area.bottom()) {
        buffer.set_stringn(area.x, y, row, area.width.into(), Style::new());
    }
}

/// What is to be done, what is typed, and what came of it. Returns how many rows it takes.
fn told(
    table: &Table,
    lesson: &Lesson,
    task: &Task,
    pen: Pen,
    area: Rect,
    buffer: &mut Buffer,
    targets: &mut Targets,
) -> u16 {
    let said = lessons::words(words::tag());
    let number = table.learning.task_number();
    let plain = Style::new();
    let mut rows: Vec<(String, Style, Option<Target>)> = Vec::new();
    let mut add = |text: &str, style| rows.extend(wrapped(text, area.width).into_iter().map(|row| (row, style, None)));
    if number == 0 {
        add(&said.start(lesson), plain);
    }
    add(&said.task(lesson, task), plain);
    match (task.goal(), task.way()) {
        (_, Some(Way::Cell)) => add(&words().lessons_click_cell(), plain),
        (_, Some(Way::Block)) => add(&words().lessons_click_block(), plain),
        (Goal::Make(_), None) => add(&words().terminal_window_only(), plain),
        (_, None) => add(&words().lessons_reach(), plain),
        (_, Some(Way::Choice(_) | Way::Number)) => {}
    }
    match table.learning.told() {
        Some(Told::Right(text)) => add(&format!("{} {text}", words().lessons_right()), pen.colours.of(Role::Good)),
        Some(Told::Wrong(text)) => add(&format!("{} {text}", words().lessons_wrong()), pen.colours.of(Role::Strong)),
        Some(Told::Hint(text)) => add(&format!("{} {text}", words().lessons_hint()), pen.colours.of(Role::Strong)),
        None if table.thinks() => add(&words().thinking(), plain),
        None if table.speech.mood == Mood::Doubtful => add(&table.speech.text, pen.colours.of(Role::Strong)),
        None => {}
    }
    let question = table.lesson_run.as_ref().and_then(|run| run.machine().question());
    if let Some(asked) = question {
        add(&words().lessons_asks_you(asked), plain);
    }
    if question.is_some() || task.way() == Some(&Way::Number) {
        let typed = format!("{}: {}_", words().lessons_answer_field(), table.learning.draft());
        add(&typed, pen.colours.of(Role::Current));
    }
    if let Some(Way::Choice(choices)) = task.way() {
        for (number, choice) in (1..).zip(choices) {
            let ask = Target::Ask(LessonRequest::Answer(Answer::Choice(choice.clone())).into());
            let parts = wrapped(&format!("[ {number} {choice} ]"), area.width);
            rows.extend(parts.into_iter().map(|row| (row, pen.colours.of(Role::Title), Some(ask.clone()))));
        }
    }
    let height = (rows.len() as u16 + 1).clamp(4, area.height.saturating_sub(4));
    let from = area.bottom() - height;
    rule(pen, Rect { y: from, height: 1, ..area }, buffer);
    let title = words().lessons_task(number + 1, lesson.tasks.len(), said.kind(task.kind));
    buffer.set_stringn(area.x + 1, from, format!(" {title} "), area.width.into(), pen.colours.of(Role::Strong));
    // What came last is what is read now.
    let skipped = rows.len().saturating_sub(usize::from(height) - 1);
    for ((row, style, target), y) in rows.into_iter().skip(skipped).zip(from + 1..area.bottom()) {
        let at = Rect { y, height: 1, width: (row.chars().count() as u16).min(area.width), ..area };
        buffer.set_stringn(at.x, at.y, row, at.width.into(), style);
        targets.extend(target.map(|target| (at, target)));
    }
    height
}
