//! The lines of the lists: sheets, lessons, techniques and the race.

use super::cursor::List;
use super::display::Display;
use super::keys;
use super::targets::{Choice, Field, Line};
use crate::game::blocks::{in_scratch, lines};
use crate::game::lessons::learning::Learning;
use crate::game::puzzles::making::Making;
use crate::game::race::{TIME_FOR_A_STEP, value};
use crate::game::requests::commands::Command;
use crate::game::requests::labels::{self, Named};
use crate::game::requests::{
    ClassLinkRequest, FileRequest, LessonRequest, LookRequest, MakingRequest, Purpose, RaceRequest, Request, Sheet,
    SolverRequest, StatisticsRequest, Switch, TrainingRequest, TransferRequest, ViewRequest,
};
use crate::game::settings;
use crate::game::statistics::Record;
use crate::game::training::Training;
use sudoku_blocks::scratch::lowered;
use sudoku_board::Board;
use sudoku_generate::RecipeChoice;
use sudoku_generate::training::GOAL;
use sudoku_run::Control;
use sudoku_run::engines::{Engine, EngineState, Goal, Measure};
use sudoku_run::lessons::{self, FaultKind, Lesson, MOST_FAULTS, TaskStatus};
use sudoku_techniques::{Level, Technique};
use sudoku_words::{capitalised, words};

/// The measures that can decide a race, and its speeds.
const MEASURES: [Measure; 3] = [Measure::Tries, Measure::Steps, Measure::Time];
const SPEEDS: [Option<u32>; 4] = [Some(10), Some(100), Some(1_000), None];

/// Returns the lines of a list.
pub fn lines(list: List, display: &Display) -> Vec<Line> {
    match list {
        List::Offers => display.offers(),
        List::Lessons => all_lessons(display),
        List::Techniques => techniques(display),
        List::Boards => training_boards(display),
        List::Race => race(display),
        List::Sheet(Sheet::New) => new(display),
        List::Sheet(Sheet::Puzzles) => puzzles(display),
        List::Sheet(Sheet::Log) => display.speech.log().iter().rev().map(|said| Line::fact(said, "")).collect(),
        List::Sheet(Sheet::Settings) => switches(display),
        List::Sheet(Sheet::Statistics) => statistics(display),
        List::Sheet(Sheet::Games) => games(display),
        List::Sheet(Sheet::Path) => path(display),
        List::Sheet(Sheet::Tree) => tree(display),
        List::Sheet(Sheet::Assign) => class_link(display),
        List::Sheet(Sheet::Scratch) => in_scratch(display),
        // Links lead to the game in a browser.
        List::Sheet(Sheet::Share) => vec![Line::title(words().no_link())],
        List::Sheet(Sheet::Keys) => all_keys(),
    }
}

/// Returns the index of the selected line: the next one that can be chosen, if any can.
pub fn selected(lines: &[Line], line: usize) -> usize {
    let is_choice = |at: &usize| lines[*at].choice != Choice::None;
    let line = line.min(lines.len().saturating_sub(1));
    (line..lines.len()).find(is_choice).or_else(|| (0..line).rfind(is_choice)).unwrap_or(line)
}

/// Returns the number of lines at the beginning of a list that are always in view.
pub fn pinned(list: List) -> usize {
    if list == List::Race { 2 + Engine::ALL.len() } else { 0 }
}

/// Returns a line of a choice, with a sign if it is the current one.
fn choice(chosen: bool, named: Named, request: impl Into<Request>) -> Line {
    Line::ask(format!("[{}] {}", if chosen { 'x' } else { ' ' }, named.word), named.tooltip, request)
}

fn named(word: impl Into<String>, tooltip: impl Into<String>) -> Named {
    Named { word: word.into(), tooltip: tooltip.into() }
}

/// Returns what takes the place of the blocks that Scratch lacks, and the visible script with blocks of Scratch only.
fn in_scratch(display: &Display) -> Vec<Line> {
    let (program, script) = (display.blocks.program(), display.blocks.script());
    let cards = in_scratch::cards(program, script);
    let about = if cards.is_empty() { words().scratch_all() } else { words().scratch_lacks() };
    let cards = cards.into_iter().map(|(name, instead)| Line::fact(name, instead));
    let (rows, _) = lines::of_program(&lowered(program), None, Some(script));
    let rows = rows.into_iter().map(|(_, row)| Line::fact(row, ""));
    [Line::title(about)].into_iter().chain(cards).chain([Line::title(words().scratch_same())]).chain(rows).collect()
}

fn all_keys() -> Vec<Line> {
    let section = |(title, rows): (String, Vec<(String, String)>)| {
        let rows = rows.into_iter().map(|(keys, does)| Line::fact(format!("  {keys}"), does));
        [Line::title(title)].into_iter().chain(rows).collect::<Vec<_>>()
    };
    keys::sheet().into_iter().flat_map(section).collect()
}

fn all_lessons(display: &Display) -> Vec<Line> {
    let said = lessons::words(sudoku_words::tag());
    let progress = display.learning.progress();
    let begun = if progress.has_results() { words().lessons_continue() } else { words().lessons_begin() };
    let mut found = match progress.next_task(Learning::lessons()) {
        Some((lesson, _)) => {
            vec![Line::ask(words().lessons_go_on_with(begun, said.title(lesson)), "", LessonRequest::GoOn)]
        }
        None => vec![Line::fact(words().lessons_all_done(), "")],
    };
    let line = |(number, lesson): (usize, &Lesson)| {
        let done = lesson.tasks.iter().filter(|task| progress.result(lesson, task).status != TaskStatus::Open).count();
        let open = LessonRequest::Open(number, progress.first_open(lesson));
        Line::ask(said.title(lesson), format!("{done}/{} · {}", lesson.tasks.len(), lesson.name), open)
    };
    let assigned: Vec<(usize, &Lesson)> = progress.assigned_among(Learning::lessons()).collect();
    if progress.assigned().is_some() {
        found.push(Line::title(words().lessons_assigned()));
        found.extend(assigned.iter().copied().map(line));
        if let Some(set) = progress.assigned().and_then(|assigned| assigned.faults) {
            found.push(Line::ask(words().lessons_faults(), set.seed.to_string(), LessonRequest::OpenFaults(set)));
        }
        let (end, about) = (words().lessons_assigned_end(), words().lessons_assigned_end_tooltip());
        found.push(Line::ask(end, about, LessonRequest::EndAssignment));
    }
    let mut part = None;
    for (number, lesson) in Learning::lessons().iter().enumerate() {
        if assigned.iter().any(|(other, _)| *other == number) {
            continue;
        }
        if part.replace(lesson.part) != Some(lesson.part) {
            found.push(Line::title(said.part(lesson.part)));
        }
        found.push(line((number, lesson)));
    }
    found.extend(faults(display));
    found.push(Line::title(words().lessons_class()));
    let learner = Line { about: progress.name().to_owned(), ..Line::field(Field::Learner) };
    let paths = [Purpose::SaveResults, Purpose::SavePages].map(|purpose| Line::field(Field::Path(purpose)));
    let others = progress.other_names().into_iter().map(|name| {
        let request = LessonRequest::SetLearner(name.to_owned());
        Line::ask(format!("  {name}"), words().lessons_known_name(name), request)
    });
    found.extend([Line::field(Field::ClassCode), learner].into_iter().chain(others).chain(paths));
    let assign = ViewRequest::ToggleSheet(Sheet::Assign);
    found.push(Line::ask(words().lessons_assign(), words().lessons_assign_tooltip(), assign));
    found
}

/// The choices for planted faults: their kind, their number and their seed.
fn faults(display: &Display) -> Vec<Line> {
    let (wanted, progress) = (display.learning.wanted_faults(), display.learning.progress());
    let mut found = vec![Line::title(words().lessons_faults())];
    found.extend(FaultKind::ALL.map(|kind| {
        choice(kind == wanted.kind, labels::fault_kind(kind), LessonRequest::ChooseFaults(kind, wanted.count))
    }));
    found.extend((1..=MOST_FAULTS).map(|count| {
        let named = named(words().lessons_faults_count(count), words().lessons_faults_count_tooltip());
        choice(count == wanted.count, named, LessonRequest::ChooseFaults(wanted.kind, count))
    }));
    found.push(Line { about: wanted.seed.clone(), ..Line::field(Field::FaultSeed) });
    let solved = words().lessons_faults_found(progress.found(FaultKind::Board), progress.found(FaultKind::Program));
    found.push(Line::ask(words().lessons_faults_find(), solved, LessonRequest::FindFaults));
    if let Some(set) = wanted.typed() {
        let (another, about) = (words().lessons_faults_another(), words().lessons_faults_another_tooltip());
        found.push(Line::ask(another, about, LessonRequest::OpenFaults(set.next())));
        let (copy, about) = (words().lessons_faults_copy(), words().lessons_faults_copy_tooltip());
        found.push(Line::ask(copy, about, ClassLinkRequest::CopyFaults(set)));
    }
    found
}

/// The sheet on which a teacher puts a link together. A terminal shows no QR code.
fn class_link(display: &Display) -> Vec<Line> {
    let said = lessons::words(sudoku_words::tag());
    let assigned = display.class_link.assignment();
    let text = display.class_link.text(None);
    let copies = text.is_some();
    let mut found = vec![Line::fact(text.unwrap_or_else(|| words().assign_none()), "")];
    if copies {
        found.push(Line::ask(words().assign_copy(), words().assign_copy_tooltip(), ClassLinkRequest::Copy));
    }
    let box_of = |is_on: bool| if is_on { "[x]" } else { "[ ]" };
    for (word, about, is_on, change) in [
        (
            words().assign_hints(),
            words().assign_hints_tooltip(),
            assigned.allows_hints,
            ClassLinkRequest::AllowHints(!assigned.allows_hints),
        ),
        (
            words().assign_show(),
            words().assign_show_tooltip(),
            assigned.allows_show,
            ClassLinkRequest::AllowShow(!assigned.allows_show),
        ),
    ] {
        found.push(Line::ask(format!("{} {word}", box_of(is_on)), about, change));
    }
    found.push(Line::title(words().assign_lessons()));
    for (number, lesson) in Learning::lessons().iter().enumerate() {
        let place = assigned.lessons.iter().position(|code| *code == lesson.name);
        let about = place.map_or_else(String::new, |place| (place + 1).to_string());
        let word = format!("{} {}", box_of(place.is_some()), said.title(lesson));
        found.push(Line::ask(word, about, ClassLinkRequest::Tick(number)));
    }
    found
}

/// Returns the line of the board for the training, which leads to the other boards and back.
fn training_board(training: &Training) -> Line {
    let board = words().variable(words().training_boards(), labels::board_kind(training.board()).word);
    Line::ask(board, Command::TrainingBoards.tooltip(), TrainingRequest::ListBoards)
}

fn training_boards(display: &Display) -> Vec<Line> {
    let training = &display.training;
    let kinds = std::iter::once(None).chain(Making::boards().map(Some));
    let kinds = kinds
        .map(|kind| choice(kind == training.board(), labels::board_kind(kind), TrainingRequest::ChooseBoard(kind)));
    std::iter::once(training_board(training)).chain(kinds).collect()
}

fn techniques(display: &Display) -> Vec<Line> {
    let training = &display.training;
    let mut found = vec![training_board(training)];
    for level in Level::ALL {
        let of_level = training.offers().iter().map(|offer| offer.technique).filter(|one| one.level() == level);
        let lines = of_level.map(|technique| {
            let count = training.tally().of(technique).found_of_goal();
            let name = capitalised(&sudoku_words::technique(technique));
            Line::ask(name, format!("{count}/{GOAL}"), TrainingRequest::Open(technique))
        });
        let lines: Vec<Line> = lines.collect();
        if !lines.is_empty() {
            found.push(Line::title(capitalised(&words().level_name(level.name()))));
            found.extend(lines);
        }
    }
    found
}

fn new(display: &Display) -> Vec<Line> {
    let making = &display.making;
    let levels = making.levels().map(|level| {
        let wanted = making.of_level(level);
        let Named { word, tooltip } = labels::wanted_level(wanted);
        Line::ask(word, tooltip, MakingRequest::Choose(wanted))
    });
    let mut found: Vec<Line> = levels.collect();
    found.push(Line::ask(words().new_empty(), words().new_empty_tooltip(), MakingRequest::Empty));
    if let Some(tried) = making.tried() {
        let made = words().making_grids(sudoku_words::thousands(tried));
        found.push(Line::ask(words().make_stop(), made, MakingRequest::Stop));
    }
    found.push(Line { about: words().seed_about(), ..Line::field(Field::Seed) });
    found.push(Line::title(format!("{}: {}", words().which_board(), labels::board_kind(making.board()).word)));
    for kind in std::iter::once(None).chain(Making::boards().map(Some)).filter(|kind| *kind != making.board()) {
        let Named { word, tooltip } = labels::board_kind(kind);
        found.push(Line::ask(word, tooltip, MakingRequest::ChooseBoard(kind)));
    }
    found.push(Line::title(words().more_needs()));
    let asked_for = Technique::all().iter().take_while(|technique| **technique != Technique::WxyzWing);
    for &technique in asked_for.filter(|technique| technique.is_for_paths()) {
        let name = sudoku_words::technique(technique);
        let choose = MakingRequest::Choose(RecipeChoice::Technique(technique));
        found.push(Line::ask(capitalised(&name), labels::level(technique.level()).word, choose));
    }
    found
}

fn puzzles(display: &Display) -> Vec<Line> {
    let played = display.played.statistics();
    let mut found = Vec::new();
    for pack in display.packs.all() {
        let solved = pack.puzzles.iter().filter(|puzzle| played.of(&puzzle.board).is_some()).count();
        let name = sudoku_words::puzzle_name(&pack.name);
        found.push(Line::title(words().puzzles_pack(name, solved, pack.puzzles.len())));
        found.extend(pack.puzzles.iter().map(|puzzle| {
            let level = puzzle.rating.map(|rating| labels::level(rating.level).word);
            let best = played.of(&puzzle.board).and_then(|record| record.best()).map(sudoku_words::clock);
            let about: Vec<String> = level.into_iter().chain(best).collect();
            let choose = TransferRequest::Choose(puzzle.board.clone());
            Line::ask(sudoku_words::puzzle_name(&puzzle.name), about.join(" · "), choose)
        }));
    }
    found
}

fn switches(display: &Display) -> Vec<Line> {
    let now = &display.settings;
    let switch = |&switch: &Switch| choice(now.is_on(switch), settings::named(switch), LookRequest::Toggle(switch));
    let mut found = vec![Line::title(words().rules_and_help())];
    found.extend(Switch::ALL.iter().map(switch));
    found.push(Line::title(words().language()));
    let system = named(words().language_system(), words().language_system_tooltip());
    found.push(choice(now.language().is_none(), system, LookRequest::SetLanguage(None)));
    found.extend(sudoku_words::languages().map(|(tag, name)| {
        let is_chosen = now.language() == Some(tag);
        choice(is_chosen, named(name, ""), LookRequest::SetLanguage(Some(tag.to_owned())))
    }));
    found
}

fn statistics(display: &Display) -> Vec<Line> {
    let played = display.played.statistics();
    let cells = |record: Record| {
        let time = |time: Option<_>| time.map_or_else(|| words().statistics_nothing(), sudoku_words::clock);
        let number = |number: u32| sudoku_words::thousands(number.into());
        [number(record.games), time(record.best()), time(record.average()), number(record.hints)]
    };
    let row = |cells: [String; 4]| cells.map(|cell| format!("{cell:>10}")).concat();
    let heads = [
        words().statistics_games(),
        words().statistics_best(),
        words().statistics_average(),
        words().statistics_hints(),
    ];
    let mut found = vec![Line::fact(words().statistics_level(), row(heads))];
    for level in Level::ALL.into_iter().map(Some).chain([None]) {
        let name = level.map_or_else(|| words().statistics_other(), |level| words().level_name(level.name()));
        found.push(Line::fact(capitalised(&name), row(cells(played.of_level(level)))));
    }
    found.push(Line::fact(words().statistics_total(), row(cells(played.total()))));
    found.push(Line::fact("", ""));
    found.push(Line::field(Field::Path(Purpose::SaveStatistics)));
    found.push(confirmed(display, words().statistics_forget(), "", StatisticsRequest::Forget));
    found
}

/// Returns a line for a request that must be repeated to be carried out.
fn confirmed(display: &Display, word: String, about: impl Into<String>, request: impl Into<Request>) -> Line {
    let request = request.into();
    let sure = display.confirmation.awaits(&request);
    Line::ask(if sure { format!("{word} · {}", words().delete_sure()) } else { word }, about, request)
}

fn games(display: &Display) -> Vec<Line> {
    let mut found = vec![Line::title(words().save_heading()), Line::field(Field::GameName)];
    found.push(Line::title(words().saved_heading()));
    if display.games.names().is_empty() {
        found.push(Line::fact(words().none_saved(), ""));
    }
    for name in display.games.names() {
        found.push(Line::ask(words().open_named(name), "", FileRequest::OpenGame(name.clone())));
        found.push(confirmed(display, words().delete_named(name), "", FileRequest::DeleteGame(name.clone())));
    }
    found.push(Line::title(words().files_heading()));
    let purposes = [Purpose::Open, Purpose::Save, Purpose::SaveForScratch];
    found.extend(purposes.map(|purpose| Line::field(Field::Path(purpose))));
    found
}

fn path(display: &Display) -> Vec<Line> {
    let path = display.profile.path();
    if path.is_empty() {
        return vec![Line::fact(words().path_none(), "")];
    }
    let lines = path.iter().enumerate().map(|(number, deduction)| {
        let (technique, follows) = sudoku_words::in_short(deduction);
        Line::ask(words().path_line(number + 1, technique), follows, SolverRequest::WatchDeduction(number))
    });
    lines.collect()
}

/// Returns the open calls of the run, the newest first.
fn tree(display: &Display) -> Vec<Line> {
    let calls = display.run().map(lines::calls).unwrap_or_default();
    if calls.is_empty() {
        return vec![Line::fact(words().tree_of_calls_none(), "")];
    }
    calls.into_iter().map(|call| Line::fact(call, "")).collect()
}

fn race(display: &Display) -> Vec<Line> {
    let racing = &display.racing;
    let start = racing.start(&display.session, *display.scene.get());
    let begin = if racing.runs() { words().race_stop() } else { words().race_start() };
    let mut found = vec![Line::ask(begin, "", Control::PlayOrPause)];
    found.extend(Engine::ALL.iter().map(|&engine| lane(display, engine, &start)));
    found.push(match racing.can_go_on() {
        true => Line::ask(words().race_rest(), words().race_rest_tooltip(), RaceRequest::Finish),
        false => Line::fact(words().race_rest(), words().race_rest_tooltip()),
    });
    found.push(Line::title(words().race_measure()));
    found.extend(MEASURES.map(|measure| {
        let named = named(labels::measure(measure), labels::measure_about(measure));
        choice(racing.measure() == measure, named, RaceRequest::SetMeasure(measure))
    }));
    found.push(Line::title(labels::race_speed(racing.measure())));
    found.extend(SPEEDS.map(|speed| {
        let text = |units: u32| match racing.measure() {
            Measure::Time => format!("{:?}", TIME_FOR_A_STEP * units),
            _ => sudoku_words::thousands(units.into()),
        };
        let named = named(speed.map_or_else(|| words().race_flat_out(), text), "");
        choice(racing.speed() == speed, named, RaceRequest::SetSpeed(speed))
    }));
    found.push(Line::title(words().race_goal()));
    let goals = [
        (Goal::First, words().race_first(), words().race_first_tooltip()),
        (Goal::All, words().race_all(), words().race_all_tooltip()),
    ];
    found.extend(
        goals.map(|(goal, word, about)| choice(racing.goal() == goal, named(word, about), RaceRequest::SetGoal(goal))),
    );
    found.push(Line::title(words().race_puzzle()));
    let mine = named(words().race_my_board(), words().race_my_board_tooltip());
    found.push(choice(racing.puzzle().is_none(), mine, RaceRequest::ChoosePuzzle(None)));
    for puzzle in display.packs.short().iter().flat_map(|pack| &pack.puzzles) {
        let level = puzzle.rating.map(|rating| labels::level(rating.level).word).unwrap_or_default();
        let named = named(sudoku_words::puzzle_name(&puzzle.name), level);
        found.push(choice(
            racing.puzzle() == Some(&puzzle.board),
            named,
            RaceRequest::ChoosePuzzle(Some(puzzle.board.clone())),
        ));
    }
    found
}

/// Returns the line of an engine: its place, its progress and its count.
fn lane(display: &Display, engine: Engine, start: &Board) -> Line {
    let racing = &display.racing;
    let is_own = engine == Engine::Blocks && display.program.is_own();
    let ran = racing.standings().0.iter().find(|standing| standing.engine == engine);
    let about = sudoku_words::engine(engine, is_own);
    if let Err(reason) = engine.takes(start.rules()) {
        return Line::fact(about.word, sudoku_words::not_on_board(reason, is_own));
    }
    let told = ran.map(|standing: &EngineState| {
        let blanks = start.blanks().count();
        let filled = blanks.saturating_sub(standing.board.blanks().count());
        let place = match racing.standings().rank(standing, racing.measure()) {
            Some(place) => words().race_place(place),
            None if racing.standings().is_out(standing) => words().race_out(),
            None => words().race_not_yet(),
        };
        let bar = "#".repeat(20 * filled / blanks.max(1));
        format!("{bar:<20} {place:>8} {:>12}", value(standing, racing.measure()))
    });
    let takes_part = racing.engines().contains(&engine);
    let tooltip = told.unwrap_or(about.tooltip);
    choice(takes_part, named(about.word, tooltip), RaceRequest::ToggleRacer(engine))
}
