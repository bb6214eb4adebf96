//! A run begins again after its program was edited: the same acts, up to the same moment or the first that looks different.
//!
//! A moment is told by what can be seen of it: the variables, the lists, the sprites and what they say. Two runs are the same
//! as long as they change the same, one change after another, between two acts; blocks that change nothing may come and go.

use super::act::ActError;
use super::landmark::Thing;
use super::program::ProgramRun;
use super::running::Running;
use sudoku_blocks::{Actor, Machine, Sprite, Value};
use sudoku_solve::search::Deed;

/// How many blocks more than before may run until the program does the same. It is worked out after every edit.
const PATIENCE: u64 = 100_000;

/// What is different first, when a run is done again with another program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Difference {
    /// A variable has another value.
    #[error("the variable \"{0}\" is different here")]
    Variable(String),
    /// A list has other items.
    #[error("the list \"{0}\" is different here")]
    List(String),
    /// A sprite or one of its clones looks different, stands elsewhere, or has other values of its own.
    #[error("the sprite \"{0}\" is different here")]
    Sprite(String),
    /// A sprite or one of its clones says something else.
    #[error("\"{0}\" says something else here")]
    Speech(String),
    /// Another question is asked, or none.
    #[error("the program asks something else here")]
    Question,
    /// What was done cannot be done here.
    #[error("{0}")]
    Act(#[from] ActError),
    /// Many blocks run, and nothing changes.
    #[error("many blocks run here, and nothing changes; look for a loop without an end")]
    Endless,
}

impl ProgramRun {
    /// Does again what was done in another run, of the program before it was edited. This run stands at its beginning, and then
    /// at the same moment as the other one.
    ///
    /// What was done when the program had stopped, an answer to its question for instance, is done when it has stopped again.
    /// What was done while it ran is done after as many changes, and as many blocks more.
    ///
    /// # Errors
    /// The first [`Difference`] between the two; this run stands at the moment where it is seen.
    pub fn follow(&mut self, other: &ProgramRun) -> Result<(), Difference> {
        let line = other.playback().line();
        let mut theirs = Theirs { running: line.beginning().clone(), position: 0, quiet: 0 };
        look(theirs.machine(), self.machine())?;
        for (position, rests, act) in line.deeds() {
            self.follow_to(&mut theirs, position, rests)?;
            let programs = [theirs.machine(), self.machine()].map(|machine| machine.code().program());
            let again = act.again(programs[0], programs[1])?;
            // It could be done before.
            let _ = Deed::carry_out(act, &mut theirs.running);
            self.act(again)?;
            theirs.quiet = 0;
            look(theirs.machine(), self.machine())?;
        }
        self.follow_to(&mut theirs, line.position(), line.now().rests)
    }

    /// Goes on to where the other run has made so many steps, and has found so often that there is none.
    fn follow_to(&mut self, theirs: &mut Theirs, position: u64, rests: u32) -> Result<(), Difference> {
        let most = PATIENCE + 2 * (position - theirs.position);
        let from = self.blocks();
        let is_endless = |run: &ProgramRun| run.blocks() - from >= most;
        while let Some(thing) = theirs.change(position, self.machine()) {
            let before = State::of(&thing, self.machine());
            loop {
                let pulse = self.forward().filter(|_| !is_endless(self));
                let changed = pulse.map(|pulse| Thing::of(pulse, self.machine()));
                match changed {
                    None if is_endless(self) => return Err(Difference::Endless),
                    Some(None) => continue,
                    // Nothing that was not so before.
                    Some(Some(other)) if other != thing && !differs(&other, theirs.machine(), self.machine()) => {
                        continue;
                    }
                    Some(Some(other)) if other == thing && before.is_like(self.machine()) => continue,
                    Some(Some(other)) if other == thing && !differs(&thing, theirs.machine(), self.machine()) => break,
                    _ => look(theirs.machine(), self.machine())?,
                }
                break;
            }
        }
        if rests == 0 {
            return self.follow_quietly(theirs);
        }
        for _ in 0..rests {
            let _ = theirs.running.next();
            while let Some(pulse) = self.forward() {
                if Thing::of(pulse, self.machine())
                    .is_some_and(|thing| differs(&thing, theirs.machine(), self.machine()))
                {
                    look(theirs.machine(), self.machine())?;
                }
                if is_endless(self) {
                    return Err(Difference::Endless);
                }
            }
        }
        let is_same = theirs.machine().question() == self.machine().question();
        if is_same { Ok(()) } else { Err(Difference::Question) }
    }

    /// Runs as many blocks as they have run since their last change, unless one changes something.
    fn follow_quietly(&mut self, theirs: &Theirs) -> Result<(), Difference> {
        for _ in 0..theirs.quiet {
            let Some(pulse) = self.forward() else { break };
            if Thing::of(pulse, self.machine()).is_some_and(|thing| differs(&thing, theirs.machine(), self.machine())) {
                self.back();
                break;
            }
        }
        Ok(())
    }
}

/// The run of the program before it was edited, as it is done again.
struct Theirs {
    running: Running,
    position: u64,
    /// How many blocks have run since the last change.
    quiet: u64,
}

impl Theirs {
    fn machine(&self) -> &Machine {
        self.running.machine()
    }

    /// Goes on to the next change before that position. Until then the other machine looks the same.
    fn change(&mut self, position: u64, other: &Machine) -> Option<Thing> {
        while self.position < position {
            let pulse = self.running.next()?;
            self.position += 1;
            self.quiet += 1;
            if let Some(thing) = Thing::of(pulse, self.machine()).filter(|thing| differs(thing, self.machine(), other))
            {
                self.quiet = 0;
                return Some(thing);
            }
        }
        None
    }
}

/// How a thing is.
enum State {
    Variable(String, Value),
    List(String, Vec<Value>),
    Sprites(Vec<Actor>),
}

impl State {
    fn of(thing: &Thing, machine: &Machine) -> State {
        match thing {
            Thing::Variable(name) => State::Variable(name.clone(), value(machine, name)),
            Thing::List(name) => State::List(name.clone(), items(machine, name).to_vec()),
            Thing::Sprites => State::Sprites(machine.actors().to_vec()),
        }
    }

    /// Whether the machine looks like that, which it was taken from before.
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

/// Whether the thing looks different on the two machines.
fn differs(thing: &Thing, one: &Machine, other: &Machine) -> bool {
    match thing {
        Thing::Variable(name) => !same(&value(one, name), &value(other, name)),
        Thing::List(name) => !all_same(items(one, name), items(other, name)),
        Thing::Sprites => sprites(one, other).is_err(),
    }
}

/// Compares all that can be seen.
fn look(one: &Machine, other: &Machine) -> Result<(), Difference> {
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

/// Whether two values look the same: 1 looks like the text 1.
fn same(one: &Value, other: &Value) -> bool {
    one == other || one.to_text() == other.to_text()
}

fn all_same(some: &[Value], others: &[Value]) -> bool {
    some.len() == others.len() && some.iter().zip(others).all(|(one, other)| same(one, other))
}

/// The value of a variable for all sprites; one that is not there is as new.
fn value(machine: &Machine, name: &str) -> Value {
    machine.variable(name).cloned().unwrap_or_default()
}

/// The items of a list for all sprites; one that is not there is empty.
fn items<'a>(machine: &'a Machine, name: &str) -> &'a [Value] {
    machine.code().list(name).map_or(&[], |place| machine.list(place))
}

/// Compares the sprites and clones, from the back to the front, and then what they say.
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

/// Whether two sprites or clones are the same, but for what they say.
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
