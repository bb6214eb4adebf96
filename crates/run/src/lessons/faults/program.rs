//! Programs with wrong blocks.
//!
//! The right program, its trials and its board are those of a task of the course. Each planted fault makes the program fail the
//! trials by itself, and so do any of the faults together: a program passes when all of them are fixed, and not before. Like in
//! every task, any program that behaves like the right one passes.

use crate::RunError;
use crate::lessons::form::shipped;
use crate::lessons::lesson::{Goal, Lesson, Task, TaskKind};
use crate::lessons::mutation::{Mutation, MutationKind, mutations, rows};
use crate::lessons::planted::{FAULTS, FaultPlaces, FaultSet, PlantedBlock, PlantedFaults};
use crate::lessons::program_goal::Programs;
use crate::lessons::verdict::Reason;
use std::sync::Arc;
use sudoku_blocks::{Opcode, Program, Script};
use sudoku_generate::Random;

/// A program of the course, in which faults are planted.
struct Base {
    /// The task that has its right version and its trials: the names of its lesson and of the task.
    task: (&'static str, &'static str),
    /// The custom blocks that get faults, by their labels.
    scripts: &'static [&'static str],
    /// The key of the message that says what the program should do.
    purpose: &'static str,
}

const BASES: [Base; 5] = [
    Base { task: ("row", "mend"), scripts: &["check row _ for _"], purpose: "faults-check-row" },
    Base { task: ("box", "mend"), scripts: &["check box _ for _"], purpose: "faults-check-box" },
    Base {
        task: ("fits", "mend"),
        scripts: &["_ fits _ ?", "check row _ for _", "check column _ for _"],
        purpose: "faults-check-fits",
    },
    Base { task: ("first-blank", "left"), scripts: &["blanks left"], purpose: "faults-blanks-left" },
    Base { task: ("solve", "end"), scripts: &["solve", "first blank"], purpose: "faults-solve" },
];

/// The most blocks in one run of a program with faults. One that does not end makes pupils wait for Check.
const MOST_BLOCKS: u64 = 60_000;

/// A script of a program: the indices of its sprite, and of the script there.
type ScriptAt = (usize, usize);

/// Makes the lesson.
pub(super) fn lesson(set: &FaultSet, random: &mut Random) -> Option<Lesson> {
    let mut bases: Vec<&Base> = BASES.iter().collect();
    random.shuffle(&mut bases);
    // A short program may have no room for so many faults.
    bases.into_iter().find_map(|base| plant(base, set, random))
}

fn plant(base: &Base, set: &FaultSet, random: &mut Random) -> Option<Lesson> {
    let lesson = shipped().ok()?.iter().find(|lesson| lesson.name == base.task.0)?;
    let task = lesson.tasks.iter().find(|task| task.name == base.task.1)?;
    let right = task.sample_solution.as_ref()?;
    let judge = Judge { task, right };
    let mut candidates: Vec<(ScriptAt, Mutation)> = Vec::new();
    for label in base.scripts {
        let at = find(right, label)?;
        let script = &right.sprites[at.0].scripts[at.1];
        candidates.extend(mutations(script).into_iter().filter(|one| is_small(script, one)).map(|one| (at, one)));
    }
    random.shuffle(&mut candidates);
    let mut planted: Vec<(ScriptAt, Mutation)> = Vec::new();
    for candidate in candidates {
        if planted.len() == usize::from(set.count) {
            break;
        }
        let is_near =
            |other: &(ScriptAt, Mutation)| other.0 == candidate.0 && other.1.place.abs_diff(candidate.1.place) < 2;
        if planted.iter().any(is_near) {
            continue;
        }
        planted.push(candidate);
        if !judge.refuses_all_with_last(&planted) {
            planted.pop();
        }
    }
    if planted.len() < usize::from(set.count) {
        return None;
    }
    planted.sort_unstable_by_key(|(at, mutation)| (*at, mutation.place));
    let program = Arc::new(with(right, &planted)?);
    let blocks = planted.iter().map(|&(at, mutation)| planted_block(&program, &planted, at, mutation));
    let placed = program.scripts().position(|placed| {
        planted.first().is_some_and(|&((sprite, script), _)| {
            placed.sprite_index == sprite && *placed.script == program.sprites[sprite].scripts[script]
        })
    });
    let task = Task {
        name: set.task_name(),
        kind: TaskKind::Change,
        script: placed,
        faults: Some(PlantedFaults {
            set: *set,
            purpose: Some(base.purpose),
            places: FaultPlaces::Blocks(blocks.collect()),
        }),
        program,
        ..task.clone()
    };
    let scripts = placed.into_iter().collect();
    Some(Lesson { name: FAULTS.to_owned(), program: Arc::clone(right), scripts, tasks: vec![task], ..lesson.clone() })
}

/// Returns true for faults that can be seen and fixed one block at a time: blocks with others inside neither go nor change places, so
/// that a hint can say what is above a gap, and where a block has moved.
fn is_small(script: &Script, mutation: &Mutation) -> bool {
    let (rows, place) = (rows(script), mutation.place);
    let is_single = |place: usize| rows.get(place).is_some_and(|(_, block)| block.branches.iter().all(Vec::is_empty));
    let is_declaration = rows.get(place).is_some_and(|(_, block)| block.opcode == Opcode::ScriptVariables);
    // The block in the row above may be inside another one: it is no neighbour then.
    let is_deeper = |above: usize| rows.get(above).map(|(depth, _)| depth) > rows.get(place).map(|(depth, _)| depth);
    let moves = is_single(place) && !is_declaration;
    match mutation.kind {
        MutationKind::Remove => moves && !place.checked_sub(1).is_some_and(is_deeper),
        MutationKind::MoveDown => moves && is_single(place + 1),
        _ => true,
    }
}

fn find(program: &Program, label: &str) -> Option<ScriptAt> {
    let is_it = |script: &Script| script.definition.as_ref().is_some_and(|definition| definition.label() == label);
    let of = |(at, sprite): (usize, &sudoku_blocks::Sprite)| Some((at, sprite.scripts.iter().position(is_it)?));
    program.sprites.iter().enumerate().find_map(of)
}

/// Returns the program with these faults; `None` if one of them changes nothing beside the others. Later blocks are changed
/// first, so that each place stays what it is.
pub(super) fn with(right: &Program, faults: &[(ScriptAt, Mutation)]) -> Option<Program> {
    let mut faults = faults.to_vec();
    faults.sort_unstable_by_key(|(_, mutation)| std::cmp::Reverse(mutation.place));
    let mut program = right.clone();
    for ((sprite, script), mutation) in faults {
        let original = &right.sprites[sprite].scripts[script];
        mutation.apply(&mut program.sprites[sprite].scripts[script], original)?;
    }
    Some(program)
}

/// Returns where a fault is in the program with all of them: its script, and the block that is wrong or, if one is missing, the
/// one above the gap.
fn planted_block(
    program: &Program,
    planted: &[(ScriptAt, Mutation)],
    at: ScriptAt,
    mutation: Mutation,
) -> PlantedBlock {
    let removed = |other: &&(ScriptAt, Mutation)| {
        other.0 == at && other.1.kind == MutationKind::Remove && other.1.place < mutation.place
    };
    let moved = mutation.place - planted.iter().filter(removed).count();
    let rows = rows(&program.sprites[at.0].scripts[at.1]);
    let place = match mutation.kind {
        MutationKind::Remove => moved.checked_sub(1),
        MutationKind::MoveDown => Some(moved + 1),
        _ => Some(moved),
    };
    PlantedBlock { script: at, mutation, row: place.filter(|row| *row < rows.len()) }
}

/// The judge of programs with faults.
struct Judge<'a> {
    task: &'a Task,
    right: &'a Program,
}

impl Judge<'_> {
    /// Returns true if every choice of the faults that has the last one fails a trial, in good time.
    fn refuses_all_with_last(&self, faults: &[(ScriptAt, Mutation)]) -> bool {
        let Some((last, others)) = faults.split_last() else { return false };
        (0..1_usize << others.len()).all(|chosen| {
            let some = others.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1).map(|(_, fault)| *fault);
            let faults: Vec<(ScriptAt, Mutation)> = some.chain([*last]).collect();
            with(self.right, &faults).is_some_and(|program| self.refuses(&program))
        })
    }

    fn refuses(&self, program: &Program) -> bool {
        let Goal::Make(goal) = &self.task.goal else { return false };
        let programs = Programs {
            learner: program,
            start: &self.task.program,
            sample_solution: self.right,
            probes: &self.task.probes,
            most_blocks: MOST_BLOCKS,
        };
        match goal.judge(&programs) {
            Ok(Some(Reason::Differs { .. })) => true,
            Ok(Some(Reason::Stops { error, .. })) => error != RunError::Endless,
            _ => false,
        }
    }
}
