//! Restarts a run after its program was edited: repeats the same acts, up to the same moment or the first visible
//! difference.
//!
//! Moments are compared by what can be seen: the variables, the lists, the sprites and their speech. Two runs are the same
//! as long as they make the same changes in the same order between two acts. Blocks that change nothing visible do not
//! matter.

use super::act::ActError;
use super::counted_machine::CountedMachine;
use super::landmark::VisiblePart;
use super::program::ProgramRun;
use sudoku_blocks::{Actor, Machine, Sprite, Value};
use sudoku_solve::search::Action;

/// The number of additional blocks that may run before the program makes the same change. The limit is low because this
/// happens after every edit.
const EXTRA_BLOCKS: u64 = 100_000;

/// The first visible difference when a run is repeated with an edited program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Difference {
    /// A variable for all sprites has another value.
    #[error("the variable \"{0}\" is different here")]
    Variable(String),
    /// A list for all sprites has other items.
    #[error("the list \"{0}\" is different here")]
    List(String),
    /// A sprite or one of its clones looks different, is elsewhere, or has other values in its own variables and lists.
    #[error("the sprite \"{0}\" is different here")]
    Sprite(String),
    /// A sprite or one of its clones says something else.
    #[error("\"{0}\" says something else here")]
    Speech(String),
    /// The program asks another question, or none.
    #[error("the program asks something else here")]
    Question,
    /// The act cannot be carried out here.
    #[error("{0}")]
    Act(#[from] ActError),
    /// Many blocks run, but nothing changes.
    #[error("many blocks run here, and nothing changes; look for a loop that never ends")]
    Endless,
}

impl ProgramRun {
    /// Repeats the acts of another run, whose program is the same before it was edited. This run must be at its start; it
    /// ends at the same moment as the other one.
    ///
    /// Acts that came when the program had stopped, such as the answer to a question, are repeated when it has stopped
    /// again. Acts that came while it was running are repeated after the same number of changes and, after the last change,
    /// of blocks.
    ///
    /// # Errors
    /// The first [`Difference`] between the runs; this run is then at the moment at which it shows.
    pub fn follow(&mut self, other: &ProgramRun) -> Result<(), Difference> {
        let line = other.playback().line();
        let mut original = OriginalRun { machine: line.beginning().clone(), position: 0, blocks_since_change: 0 };
        compare_all(original.machine(), self.machine())?;
        for (position, rests, act) in line.actions() {
            self.follow_to(&mut original, position, rests)?;
            let programs = [original.machine(), self.machine()].map(|machine| machine.code().program());
            let translated = act.for_edited_program(programs[0], programs[1])?;
            // The act succeeded in the other run, so it does here too.
            let _ = Action::carry_out(act, &mut original.machine);
            self.act(translated)?;
            original.blocks_since_change = 0;
            compare_all(original.machine(), self.machine())?;
        }
        self.follow_to(&mut original, line.position(), line.now().rests)
    }

    /// Continues until the other run has made `position` steps and has then found `rests` times that there is no next step.
    fn follow_to(&mut self, original: &mut OriginalRun, position: u64, rests: u32) -> Result<(), Difference> {
        let most = EXTRA_BLOCKS + 2 * (position - original.position);
        let from = self.blocks();
        let is_endless = |run: &ProgramRun| run.blocks() - from >= most;
        while let Some(part) = original.change(position, self.machine()) {
            let before = State::of(&part, self.machine());
            loop {
                let pulse = self.forward().filter(|_| !is_endless(self));
                let changed = pulse.map(|pulse| VisiblePart::of(pulse, self.machine()));
                match changed {
                    None if is_endless(self) => return Err(Difference::Endless),
                    Some(None) => continue,
                    // The block changed something, but now both machines agree on it.
                    Some(Some(other))
                        if other != part && !looks_different(&other, original.machine(), self.machine()) =>
                    {
                        continue;
                    }
                    Some(Some(other)) if other == part && before.is_like(self.machine()) => continue,
                    Some(Some(other))
                        if other == part && !looks_different(&part, original.machine(), self.machine()) =>
                    {
                        break;
                    }
                    _ => compare_all(original.machine(), self.machine())?,
                }
                break;
            }
        }
        if rests == 0 {
            return self.follow_unchanged(original);
        }
        for _ in 0..rests {
            let _ = original.machine.next();
            while let Some(pulse) = self.forward() {
                if VisiblePart::of(pulse, self.machine())
                    .is_some_and(|part| looks_different(&part, original.machine(), self.machine()))
                {
                    compare_all(original.machine(), self.machine())?;
                }
                if is_endless(self) {
                    return Err(Difference::Endless);
                }
            }
        }
        let is_same = original.machine().question() == self.machine().question();
        if is_same { Ok(()) } else { Err(Difference::Question) }
    }

    /// Runs the number of blocks that the other run has made since its last change, unless one of them changes something.
    fn follow_unchanged(&mut self, original: &OriginalRun) -> Result<(), Difference> {
        for _ in 0..original.blocks_since_change {
            let Some(pulse) = self.forward() else { break };
            if VisiblePart::of(pulse, self.machine())
                .is_some_and(|part| looks_different(&part, original.machine(), self.machine()))
            {
                self.back();
                break;
            }
        }
        Ok(())
    }
}

/// The run of the unedited program, which is replayed for comparison.
struct OriginalRun {
    machine: CountedMachine,
    position: u64,
    /// The number of blocks that have run since the last change.
    blocks_since_change: u64,
}

impl OriginalRun {
    fn machine(&self) -> &Machine {
        self.machine.machine()
    }

    /// Runs on to the next visible change before that position. The other machine still looks as this one did before the
    /// change.
    fn change(&mut self, position: u64, other: &Machine) -> Option<VisiblePart> {
        while self.position < position {
            let pulse = self.machine.next()?;
            self.position += 1;
            self.blocks_since_change += 1;
            if let Some(part) =
                VisiblePart::of(pulse, self.machine()).filter(|part| looks_different(part, self.machine(), other))
            {
                self.blocks_since_change = 0;
                return Some(part);
            }
        }
        None
    }
}

/// The state of a [`VisiblePart`] at some moment.
enum State {
    Variable(String, Value),
    List(String, Vec<Value>),
    Sprites(Vec<Actor>),
}

impl State {
    fn of(part: &VisiblePart, machine: &Machine) -> State {
        match part {
            VisiblePart::Variable(name) => State::Variable(name.clone(), value(machine, name)),
            VisiblePart::List(name) => State::List(name.clone(), items(machine, name).to_vec()),
            VisiblePart::Sprites => State::Sprites(machine.actors().to_vec()),
        }
    }

    /// Returns true if the thing is still in this state on the machine, the same one that the state was taken from.
    fn is_like(&self, machine: &Machine) -> bool {
        match self {
            State::Variable(name, before) => same(before, &value(machine, name)),
            State::List(name, before) => all_same(before, items(machine, name)),
            State::Sprites(before) => {
                let like = |(one, other): (&Actor, &Actor)| {
                    let [sprite, counterpart] = [one, other].map(|actor| sprite_of(machine, actor));
                    is_like(one, sprite, other, counterpart) && one.says == other.says
                };
                before.len() == machine.actors().len() && before.iter().zip(machine.actors()).all(like)
            }
        }
    }
}

/// Returns true if the thing looks different on the two machines.
fn looks_different(part: &VisiblePart, one: &Machine, other: &Machine) -> bool {
    match part {
        VisiblePart::Variable(name) => !same(&value(one, name), &value(other, name)),
        VisiblePart::List(name) => !all_same(items(one, name), items(other, name)),
        VisiblePart::Sprites => sprites(one, other).is_err(),
    }
}

/// Compares everything that can be seen on the two machines.
fn compare_all(one: &Machine, other: &Machine) -> Result<(), Difference> {
    let programs = [one, other].map(|machine| machine.code().program());
    let mut variables = programs.iter().flat_map(|program| &program.variables);
    if let Some(name) = variables.find(|name| !same(&value(one, name), &value(other, name))) {
        return Err(Difference::Variable(name.clone()));
    }
    let mut lists = programs.iter().flat_map(|program| &program.lists).map(|list| &list.name);
    if let Some(name) = lists.find(|name| !all_same(items(one, name), items(other, name))) {
        return Err(Difference::List(name.clone()));
    }
    sprites(one, other)
}

/// Returns true if two values look the same: the number 1 looks like the text 1.
fn same(one: &Value, other: &Value) -> bool {
    one == other || one.to_text() == other.to_text()
}

fn all_same(some: &[Value], others: &[Value]) -> bool {
    some.len() == others.len() && some.iter().zip(others).all(|(one, other)| same(one, other))
}

/// Returns the value of a variable for all sprites; the initial value if the variable does not exist.
fn value(machine: &Machine, name: &str) -> Value {
    machine.variable(name).cloned().unwrap_or_default()
}

/// Returns the items of a list for all sprites; none if the list does not exist.
fn items<'a>(machine: &'a Machine, name: &str) -> &'a [Value] {
    machine.code().list(name).map_or(&[], |place| machine.list(place))
}

/// Compares the sprites and clones from back to front, and then their speech.
fn sprites(one: &Machine, other: &Machine) -> Result<(), Difference> {
    let pairs = || one.actors().iter().zip(other.actors());
    for (actor, counterpart) in pairs() {
        let sprites = [(one, actor), (other, counterpart)].map(|(machine, actor)| sprite_of(machine, actor));
        if !is_like(actor, sprites[0], counterpart, sprites[1]) {
            return Err(Difference::Sprite(sprites[1].name.clone()));
        }
    }
    let both = one.actors().len().min(other.actors().len());
    let more = [one, other].into_iter().find_map(|machine| Some((machine, machine.actors().get(both)?)));
    if let Some((machine, actor)) = more {
        return Err(Difference::Sprite(sprite_of(machine, actor).name.clone()));
    }
    match pairs().find(|(actor, counterpart)| actor.says != counterpart.says) {
        Some((_, actor)) => Err(Difference::Speech(sprite_of(other, actor).name.clone())),
        None => Ok(()),
    }
}

fn sprite_of<'a>(machine: &'a Machine, actor: &Actor) -> &'a Sprite {
    &machine.code().program().sprites[actor.sprite()]
}

/// Returns true if two sprites or clones look the same and have equal values, apart from their speech.
fn is_like(actor: &Actor, sprite: &Sprite, counterpart: &Actor, other: &Sprite) -> bool {
    let costume = |actor: &Actor, sprite: &Sprite| sprite.costumes.get(actor.costume()).cloned();
    let own = |actor: &Actor, sprite: &Sprite, name: &String| {
        let place = sprite.variables.iter().position(|variable| variable == name);
        place.and_then(|place| actor.variables.get(place)).cloned().unwrap_or_default()
    };
    let items = |actor: &Actor, sprite: &Sprite, name: &String| {
        let place = sprite.lists.iter().position(|list| list.name == *name);
        place.and_then(|place| actor.lists.get(place)).cloned().unwrap_or_default()
    };
    let mut variables = sprite.variables.iter().chain(&other.variables);
    let mut lists = sprite.lists.iter().chain(&other.lists).map(|list| &list.name);
    (&sprite.name, actor.is_clone, actor.is_shown) == (&other.name, counterpart.is_clone, counterpart.is_shown)
        && costume(actor, sprite) == costume(counterpart, other)
        && actor.position() == counterpart.position()
        && variables.all(|name| same(&own(actor, sprite, name), &own(counterpart, other, name)))
        && lists.all(|name| all_same(&items(actor, sprite, name), &items(counterpart, other, name)))
}
