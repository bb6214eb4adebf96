//! Runs of programs: every moment is the one that the same acts lead to from the start; and after an edit a run is repeated
//! up to the same moment, or to the first visible difference.

use proptest::collection::vec;
use proptest::prelude::*;
use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;
use sudoku_blocks::{
    Actor, BlockId, Change, Code, ListPlace, Machine, Program, Pulse, Value, VariablePlace, bundled, compile,
    read_program,
};
use sudoku_board::Board;
use sudoku_board::notation;
use sudoku_run::engines::Engine;
use sudoku_run::{
    Act, Breakpoints, Control, Difference, EngineRun, Landmark, ProgramRun, RestoreError, SavedRun, Speed, Unit,
    VisiblePart,
};
use sudoku_samples::thoroughness::cases;
use sudoku_solve::search::{BinaryProgram, Search, Step};

/// A block with the blocks in its mouth.
#[derive(Clone, Debug)]
struct Line(&'static str, Vec<Line>);

const HATS: [&str; 5] = [
    "when flag clicked",
    "when [space v] key pressed",
    "when this sprite clicked",
    "when I receive [go v]",
    "when I start as a clone",
];

/// Generates a script for each hat.
fn scripts() -> impl Strategy<Value = Vec<Vec<Line>>> {
    vec(vec(line(), 0..6), HATS.len())
}

fn line() -> impl Strategy<Value = Line> {
    let leaf = prop::sample::select(vec![
        "set [x v] to (1)",
        "change [x v] by (1)",
        "change [y v] by (x)",
        "set [y v] to (y)",
        "set [x v] to (answer)",
        "set [own v] to (x)",
        "change [own v] by (1)",
        "add (x) to [log v]",
        "replace item (1) of [log v] with (y)",
        "insert (own) at (1) of [log v]",
        "delete (1) of [log v]",
        "say (x)",
        "say (own)",
        "go to x: (x) y: (2)",
        "next costume",
        "hide",
        "show",
        "create clone of [myself v]",
        "broadcast [go v]",
        "ask (y) and wait",
        "wait (0.1) seconds",
    ]);
    leaf.prop_map(|words| Line(words, Vec::new())).prop_recursive(2, 6, 3, |inner| {
        let head = prop::sample::select(vec!["repeat (3)", "if <(x) > (2)> then", "repeat until <(y) = (2)>"]);
        (head, vec(inner, 1..4)).prop_map(|(head, body)| Line(head, body))
    })
}

fn write_lines(lines: &[Line], out: &mut String) {
    for Line(words, body) in lines {
        let _ = writeln!(out, "{words}");
        if !body.is_empty() {
            write_lines(body, out);
            let _ = writeln!(out, "end");
        }
    }
}

fn program(scripts: &[Vec<Line>]) -> Program {
    let mut text = String::new();
    for (hat, lines) in HATS.iter().zip(scripts) {
        let _ = writeln!(text, "{hat}");
        write_lines(lines, &mut text);
        text.push('\n');
    }
    let file = format!(
        "(version: 1, name: \"small\", variables: [\"x\", \"y\"], lists: [(name: \"log\", items: [\"3\"])], sprites: [(name: \
         \"Owl\", variables: [\"own\"], costumes: [\"owl\", \"hen\"], scripts: r#\"{text}\"#)])"
    );
    read_program("small", &file).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn run_of(scripts: &[Vec<Line>]) -> ProgramRun {
    ProgramRun::new(Arc::new(compile(&program(scripts)).expect("it has no faults")))
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        4 => Just(Act::Flag),
        2 => Just(Act::Key("space".to_owned())),
        2 => Just(Act::ClickSprite("Owl".to_owned())),
        4 => (0..9u8).prop_map(|digit| Act::Answer(digit.to_string())),
        1 => Just(Act::Broadcast("go".to_owned())),
        1 => Just(Act::Stop),
        // The numbers reach up to the hat of the second script, however long the first one is.
        1 => (0..20u16).prop_map(Act::Script),
    ]
}

#[derive(Clone, Debug)]
enum Go {
    Forward(u32),
    ToStop,
    Back,
    Seek(u64),
    ToAct(bool),
    Act(Act),
    /// Saves the run and repeats it.
    Repeat,
}

fn walk() -> impl Strategy<Value = Vec<Go>> {
    let go = prop_oneof![
        3 => (1..40u32).prop_map(Go::Forward),
        3 => Just(Go::ToStop),
        2 => Just(Go::Back),
        2 => (0..300u64).prop_map(Go::Seek),
        1 => any::<bool>().prop_map(Go::ToAct),
        6 => act().prop_map(Go::Act),
        1 => Just(Go::Repeat),
    ];
    vec(go, 1..30).prop_map(|mut walk| {
        walk.insert(0, Go::Act(Act::Flag));
        walk
    })
}

/// The most blocks to run in one go, because some programs do not end.
const MOST: u32 = 300;

impl Go {
    fn carry_out(&self, run: &mut ProgramRun) {
        match self {
            Go::Forward(blocks) => {
                (0..*blocks).any(|_| run.forward().is_none());
            }
            Go::ToStop => {
                (0..MOST).any(|_| run.forward().is_none());
            }
            Go::Back => {
                run.back();
            }
            Go::Seek(blocks) => run.go_to(*blocks % (run.playback().line().furthest() + 1)),
            Go::ToAct(backwards) => drop(run.go_to_act(*backwards)),
            Go::Act(act) => drop(run.act(act.clone())),
            Go::Repeat => {
                let saved = run.to_saved();
                *run = run.at_start();
                assert_eq!(run.restore(&saved), Ok(()));
                assert_eq!(run.to_saved(), saved);
            }
        }
    }
}

/// Repeats a run from its start, block by block, with the same acts.
fn plainly(run: &ProgramRun, mut from: ProgramRun) -> ProgramRun {
    let line = run.playback().line();
    let on_to = |from: &mut ProgramRun, blocks: u64, rests: u32| {
        while from.blocks() < blocks {
            assert!(from.forward().is_some(), "it made this step before");
        }
        (0..rests).for_each(|_| assert!(from.forward().is_none(), "it stopped here before"));
    };
    for (position, rests, act) in line.actions() {
        on_to(&mut from, position, rests);
        from.act(act.clone()).expect("it could be done before");
    }
    on_to(&mut from, line.position(), line.now().rests);
    from
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn each_moment_is_the_one_that_the_same_acts_lead_to_from_the_beginning(scripts in scripts(), walk in walk()) {
        let mut run = run_of(&scripts);
        for go in walk {
            go.carry_out(&mut run);
            let plain = plainly(&run, run_of(&scripts));
            prop_assert_eq!(run.machine(), plain.machine(), "after {:?}", go);
            prop_assert_eq!(run.counts(), plain.counts(), "after {:?}", go);
        }
        let kept = ron::to_string(&run.to_saved()).expect("it can be written");
        let mut again = run_of(&scripts);
        prop_assert_eq!(again.restore(&ron::from_str(&kept).expect("it can be read")), Ok(()));
        prop_assert_eq!(again.machine(), run.machine());
        prop_assert_eq!(again.to_saved(), run.to_saved());
        // From the end, every act can be reached backwards, and then forwards.
        let end = run.playback().line().furthest();
        run.go_to(end);
        let mut actions: Vec<u64> = run.playback().line().actions().map(|(position, ..)| position).collect();
        actions.dedup();
        actions.retain(|&position| position < end);
        for backwards in [true, false] {
            let mut visited = Vec::new();
            while run.go_to_act(backwards) {
                visited.push(run.playback().line().position());
            }
            visited.retain(|&position| position < end);
            if backwards {
                visited.reverse();
            } else {
                visited.splice(0..0, actions.first().copied());
            }
            prop_assert_eq!(&visited, &actions);
        }
    }

    #[test]
    fn an_edited_program_runs_again_up_to_the_first_moment_that_looks_different(
        scripts in scripts(),
        walk in walk(),
        edit in edit(),
    ) {
        let mut run = run_of(&scripts);
        walk.iter().for_each(|go| go.carry_out(&mut run));
        let mut edited = scripts.clone();
        edit.apply(&mut edited);
        let compared = compared(&run, run_of(&scripts), run_of(&edited));
        // An endless loop that changes nothing takes too long to detect.
        prop_assume!(compared.is_some());
        let (expected, machine) = compared.expect("it is there");
        let mut again = run_of(&edited);
        prop_assert_eq!(again.follow(&run), expected.map_or(Ok(()), Err));
        prop_assert_eq!(seen(again.machine()), seen(&machine));
    }
}

/// Generates moments to look for in these programs and in the shipped ones.
fn landmark() -> impl Strategy<Value = Landmark> {
    let thing = prop_oneof![
        prop::sample::select(vec!["x", "y", "cell"]).prop_map(|name| VisiblePart::Variable(name.to_owned())),
        prop::sample::select(vec!["log", "S"]).prop_map(|name| VisiblePart::List(name.to_owned())),
        Just(VisiblePart::Sprites),
    ];
    let value = (prop::sample::select(vec!["x", "y", "cell"]), 0..6u8);
    prop_oneof![
        (0..40u16).prop_map(|block| Landmark::Block(BlockId(block))),
        Just(Landmark::Call),
        Just(Landmark::Return),
        (0..4u16).prop_map(Landmark::Depth),
        thing.prop_map(Landmark::Change),
        value.prop_map(|(name, value)| Landmark::Value(name.to_owned(), value.to_string())),
        prop::sample::select(Unit::ALL.to_vec()).prop_map(Landmark::Step),
    ]
}

/// Returns true if the last block leads to the landmark, judged by the machine before and after the block.
fn is_at(landmark: &Landmark, before: (&Machine, Option<Pulse>), after: (&Machine, Pulse)) -> bool {
    let ((earlier, last), (machine, pulse)) = (before, after);
    let program = machine.code().program();
    let variable = match pulse.change {
        Change::Variable(VariablePlace::Program(place)) => Some(&program.variables[usize::from(place)]),
        _ => None,
    };
    match landmark {
        Landmark::Block(block) => pulse.block == *block,
        Landmark::Call => pulse.change != Change::Nothing && calls(machine) > calls(earlier),
        Landmark::Return => {
            matches!(pulse.change, Change::Reported(_))
                || last.is_some_and(|last| last.thread == pulse.thread && last.depth > pulse.depth)
        }
        Landmark::Depth(most) => pulse.depth <= *most,
        Landmark::Change(VisiblePart::Variable(name)) => variable == Some(name),
        Landmark::Change(VisiblePart::List(name)) => match pulse.change {
            Change::Item(ListPlace::Program(place), _) | Change::List(ListPlace::Program(place)) => {
                program.lists[usize::from(place)].name == *name
            }
            _ => false,
        },
        Landmark::Change(VisiblePart::Sprites) => {
            let own = matches!(
                pulse.change,
                Change::Variable(VariablePlace::Sprite(_))
                    | Change::Item(ListPlace::Sprite(_), _)
                    | Change::List(ListPlace::Sprite(_))
                    | Change::Look(_)
            );
            own || machine.actors().len() != earlier.actors().len()
        }
        Landmark::Value(name, value) => {
            variable == Some(name) && machine.variable(name).is_some_and(|now| now.to_string() == *value)
        }
        Landmark::Step(Unit::Block) => true,
        Landmark::Step(Unit::Call) => {
            pulse.change != Change::Nothing && calls(machine) > calls(earlier)
                || matches!(pulse.change, Change::Reported(_))
        }
        Landmark::Step(Unit::Digit) => {
            let mut lists = program.lists.iter().filter_map(|list| machine.code().list(&list.name));
            let grows = lists.any(|list| machine.list(list).len() != earlier.list(list).len());
            match pulse.change {
                Change::Item(ListPlace::Program(_), _) => !grows,
                Change::List(ListPlace::Program(_)) => pulse.depth > 0,
                _ => false,
            }
        }
    }
}

/// Returns the total number of open calls.
fn calls(machine: &Machine) -> usize {
    (0..machine.code().custom_blocks().len()).map(|place| machine.open_calls(place as u16)).sum()
}

/// Runs to the landmark frame by frame. Returns the number of blocks that have run where it pauses.
fn found(run: &mut ProgramRun, landmark: &Landmark, backwards: bool) -> u64 {
    run.run_to_landmark(landmark.clone(), backwards);
    while !run.playback().is_idle() {
        run.advance(Duration::ZERO, Speed::FLAT_OUT, Unit::Block, &[]);
    }
    run.blocks()
}

/// Looks for the landmark from one moment, and compares the result with all moments that fit.
fn compare_landmarks(run: &mut ProgramRun, landmark: &Landmark, from: u64, most: u64) {
    run.go_to(0);
    let (mut all, mut last) = (Vec::new(), None);
    while run.blocks() < most {
        let before = run.machine().clone();
        let Some(pulse) = run.forward() else { break };
        if is_at(landmark, (&before, last), (run.machine(), pulse)) {
            all.push(run.blocks());
        }
        last = Some(pulse);
    }
    let end = run.blocks();
    let from = from % (end + 1);
    run.go_to(from);
    let expected = all.iter().rfind(|at| **at < from).copied().unwrap_or(0);
    assert_eq!(found(run, landmark, true), expected, "back from {from} of {end}: {landmark:?}");
    run.go_to(from);
    if let Some(expected) = all.iter().find(|at| **at > from) {
        assert_eq!(found(run, landmark, false), *expected, "on from {from} of {end}: {landmark:?}");
    }
    run.go_to(0);
    let mut passed = Vec::new();
    while passed.len() < 5.min(all.len()) {
        run.playback_mut().pause(false);
        while !run.playback().is_idle() {
            run.advance(Duration::ZERO, Speed::FLAT_OUT, Unit::Block, std::slice::from_ref(landmark));
        }
        passed.push(run.blocks());
    }
    assert_eq!(passed, all[..passed.len()], "stops: {landmark:?}");
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn landmarks_are_found_forwards_and_backwards(scripts in scripts(), landmark in landmark(), from in 0..300u64) {
        let mut run = run_of(&scripts);
        run.act(Act::Flag).expect("a flag");
        compare_landmarks(&mut run, &landmark, from, u64::from(MOST));
    }

    #[test]
    fn landmarks_of_a_solver_are_found_forwards_and_backwards(landmark in landmark(), from in 0..3_000u64) {
        let mut run = ProgramRun::new(Arc::new(compile(&bundled("queens").expect("it ships")).expect("it has no faults")));
        run.act(Act::Flag).expect("a flag");
        compare_landmarks(&mut run, &landmark, from, 3_000);
    }
}

/// Inserts, removes or replaces a block.
#[derive(Clone, Debug)]
struct Edit {
    script: usize,
    place: usize,
    takes_out: bool,
    puts_in: Option<Line>,
}

fn edit() -> impl Strategy<Value = Edit> {
    (0..HATS.len(), 0..6usize, any::<bool>(), prop::option::of(line()))
        .prop_map(|(script, place, takes_out, puts_in)| Edit { script, place, takes_out, puts_in })
}

impl Edit {
    fn apply(&self, scripts: &mut [Vec<Line>]) {
        let lines = &mut scripts[self.script];
        if self.takes_out && self.place < lines.len() {
            lines.remove(self.place);
        }
        if let Some(line) = &self.puts_in {
            lines.insert(self.place.min(lines.len()), line.clone());
        }
    }
}

fn texts(values: &[Value]) -> String {
    format!("{:?}", values.iter().map(ToString::to_string).collect::<Vec<_>>())
}

/// Returns everything that can be seen, each part with the difference that a change of it makes.
fn seen(machine: &Machine) -> Vec<(Difference, String)> {
    let program = machine.code().program();
    let variables = program.variables.iter().zip(machine.variables());
    let variables = variables.map(|(name, value)| (Difference::Variable(name.clone()), value.to_string()));
    let lists = program.lists.iter().enumerate();
    let lists = lists.map(|(place, list)| (Difference::List(list.name.clone()), texts(machine.list(place as u16))));
    let name = |actor: &Actor| program.sprites[actor.sprite()].name.clone();
    let sprites = machine.actors().iter().map(|actor| {
        let looks = (actor.is_clone, actor.is_shown, actor.costume(), actor.position(), texts(&actor.variables));
        (Difference::Sprite(name(actor)), format!("{looks:?}"))
    });
    let count = (Difference::Sprite("Owl".to_owned()), machine.actors().len().to_string());
    let speeches = machine.actors().iter().map(|actor| (Difference::Speech(name(actor)), actor.says.to_string()));
    variables.chain(lists).chain(sprites).chain([count]).chain(speeches).collect()
}

fn difference(one: &Machine, other: &Machine) -> Option<Difference> {
    // Sprites that only one machine has are reported as sprites, not as speech.
    let [one, other] = [seen(one), seen(other)];
    one.into_iter().zip(other).find(|(one, other)| one != other).map(|((different, _), _)| different)
}

/// Runs one block. Returns true if it changed something visible, and `None` if no block could run.
fn changes(run: &mut ProgramRun) -> Option<bool> {
    let before = seen(run.machine());
    run.forward().map(|_| seen(run.machine()) != before)
}

/// The most blocks that may run without a visible change.
const LONGEST: u32 = 2_000;

/// Runs both programs side by side. Returns the first difference, and the edited program's machine at that moment.
fn compared(run: &ProgramRun, mut one: ProgramRun, mut other: ProgramRun) -> Option<(Option<Difference>, Machine)> {
    let line = run.playback().line();
    let ends = line.actions().map(|(position, rests, act)| (position, rests, Some(act.clone())));
    let ends: Vec<_> = ends.chain([(line.position(), line.now().rests, None)]).collect();
    for (position, rests, act) in ends {
        let mut quiet = 0;
        while one.blocks() < position {
            quiet += 1;
            if changes(&mut one) == Some(true) {
                quiet = 0;
                (0..LONGEST).find(|_| changes(&mut other) != Some(false))?;
                if let Some(different) = difference(one.machine(), other.machine()) {
                    return Some((Some(different), other.machine().clone()));
                }
            }
        }
        if rests == 0 {
            for _ in 0..quiet {
                match changes(&mut other) {
                    Some(true) => {
                        other.back();
                        break;
                    }
                    Some(false) => {}
                    None => break,
                }
            }
        }
        for _ in 0..rests {
            one.forward();
            let ended = (0..LONGEST).map(|_| changes(&mut other)).find(|changed| *changed != Some(false))?;
            if ended.is_some() {
                return Some((difference(one.machine(), other.machine()), other.machine().clone()));
            }
        }
        if rests > 0 && one.machine().question() != other.machine().question() {
            return Some((Some(Difference::Question), other.machine().clone()));
        }
        let Some(act) = act else { break };
        let placed = |run: &ProgramRun, block| {
            let scripts = run.machine().code().program();
            scripts
                .scripts()
                .position(|placed| (placed.id.0..placed.id.0 + placed.script.count() as u16).contains(&block))
        };
        let again = match act {
            Act::Script(block) => {
                let place = placed(&one, block).expect("it could be done before");
                let program = other.machine().code().program();
                Act::Script(program.scripts().nth(place).expect("the scripts are as many").id.0)
            }
            ref act => act.clone(),
        };
        one.act(act).expect("it could be done before");
        if let Err(reason) = other.act(again) {
            return Some((Some(Difference::Act(reason)), other.machine().clone()));
        }
        if let Some(different) = difference(one.machine(), other.machine()) {
            return Some((Some(different), other.machine().clone()));
        }
    }
    Some((None, other.machine().clone()))
}

const SCRATCH: &str = "46.1.....82.5.........9.5..29.3......1..4..8......2.96..6.2.........1.29.....3.75";
/// A puzzle whose binary program has relaxations with fractions.
const FRACTIONS: &str = ".2....7..4....9.3.6..2.3.4.....1......85.....9....4.6..9.....5.5...4.6.3.....54..";

fn puzzle(text: &str) -> Board {
    notation::read(text).expect("a puzzle")
}

fn shipped() -> Arc<Code> {
    Arc::new(compile(&bundled("final").expect("it ships")).expect("it has no faults"))
}

/// Plays until the run has reached its target.
fn arrive(run: &mut EngineRun) {
    while run.playback().is_jumping() || run.playback().is_searching_back() {
        run.advance(Duration::ZERO, Speed::FLAT_OUT, Unit::Digit, &Breakpoints::default());
        if let Some(question) = run.question() {
            question.work_out();
        }
    }
}

#[test]
fn a_run_of_every_engine_is_written_and_made_again() {
    for engine in Engine::ALL {
        let board = puzzle(SCRATCH);
        let mut run = EngineRun::new(*engine, &board, &shipped()).expect("a classic board");
        run.return_to(40);
        arrive(&mut run);
        let written: SavedRun = ron::from_str(&ron::to_string(&run.to_saved()).expect("text")).expect("it can be read");
        let mut again = written.restore(&board, &shipped()).expect("it is the same");
        arrive(&mut again);
        assert_eq!((again.engine(), again.steps(), again.board()), (*engine, run.steps(), run.board()));
        assert_eq!((again.last_step(), again.search().counts()), (run.last_step(), run.search().counts()), "{engine}");
        assert_eq!(written.restore(&Board::default(), &shipped()).err(), Some(RestoreError::Board));
    }
}

#[test]
fn a_run_of_a_program_that_was_changed_is_not_made_again() {
    let board = puzzle(SCRATCH);
    let mut program = Program::clone(shipped().program());
    program.variables.push("another".to_owned());
    let changed = Arc::new(compile(&program).expect("it has no faults"));
    let written = EngineRun::new(Engine::Blocks, &board, &shipped()).expect("a classic board").to_saved();
    assert_eq!(written.restore(&board, &changed).err(), Some(RestoreError::Program));
    let mut run = ProgramRun::new(changed);
    assert_eq!(run.restore(&ProgramRun::new(shipped()).to_saved()), Err(RestoreError::Program));
}

#[test]
fn what_earlier_versions_have_kept_of_a_run_is_read() {
    let kept = format!("(engine: \"blocks\", start: \"{SCRATCH}\", steps: 12)");
    let written: SavedRun = ron::from_str(&kept).expect("it can be read");
    let board = puzzle(SCRATCH);
    let mut run = written.restore(&board, &shipped()).expect("it tells nothing of the program");
    arrive(&mut run);
    assert_eq!((run.engine(), run.steps()), (Engine::Blocks, 12));
}

#[test]
fn the_binary_program_branches_as_it_did_when_it_was_kept() {
    let board = puzzle(FRACTIONS);
    let steps = |answers: &[String]| -> Vec<Step> {
        let mut search = BinaryProgram::new(&board);
        search.keep(answers.to_vec());
        search.take(12).collect()
    };
    let mut search = BinaryProgram::new(&board);
    let own: Vec<Step> = search.by_ref().take(12).collect();
    let answers = search.answers();
    assert_eq!(steps(&answers), own);
    let (at, branch) = answers.iter().enumerate().find(|(_, answer)| answer.contains(':')).expect("it branches");
    let (head, digits) = branch.split_once(':').expect("it has digits");
    // Another machine might have rounded differently: reverse the order of the digits.
    let other = format!("{head}:{}", digits.chars().rev().collect::<String>());
    assert_ne!(other, *branch, "there are several digits");
    let kept: Vec<_> = answers[..at].iter().cloned().chain([other]).collect();
    assert_ne!(steps(&kept), own, "what was kept is followed");
    // Answers that do not fit this board are computed again.
    for damaged in [
        "",
        "x",
        "=123",
        "5 r1c1:",
        "5 r9c9:1",
        "? r2c6:1",
        "5 r0c0:1",
        "300 r1c1:123",
        "5 r1c1:0",
        "5 r1c1:12345678912",
    ] {
        assert_eq!(steps(&[damaged.to_owned()]), own, "{damaged}");
    }
}

#[test]
fn stepping_digit_by_digit_is_running_to_the_end() {
    for name in ["queens", "knight's tour"] {
        let code = Arc::new(compile(&bundled(name).expect("it ships")).expect("it has no faults"));
        let begun = || {
            let mut run = ProgramRun::new(Arc::clone(&code));
            run.act(Act::Flag).expect("anyone may click it");
            run
        };
        let ends = |run: &mut ProgramRun| {
            while !run.playback().is_idle() {
                run.advance(Duration::ZERO, Speed::FLAT_OUT, Unit::Digit, &[]);
            }
        };
        let mut runs = begun();
        runs.go_to_end();
        ends(&mut runs);
        let mut steps = begun();
        let mut made = 0;
        while !steps.has_stopped() {
            steps.control(Control::Step, Unit::Digit);
            ends(&mut steps);
            made += 1;
        }
        assert!(made > 10, "{name}: {made} steps");
        assert_eq!((steps.blocks(), steps.machine()), (runs.blocks(), runs.machine()), "{name}");
        // Goes back by one step, and then to the end again.
        steps.control(Control::StepBack, Unit::Digit);
        ends(&mut steps);
        assert!(steps.blocks() < runs.blocks(), "{name}");
        steps.go_to_end();
        ends(&mut steps);
        assert_eq!((steps.blocks(), steps.machine()), (runs.blocks(), runs.machine()), "{name}");
    }
}
