//! The operations of looks: costumes, speech, positions on the stage, clones.

use super::Value;
use super::arithmetic::round;
use super::code::{Instruction, Op};
use super::machine::Machine;
use super::pulse::Change;

impl Machine {
    pub(super) fn clone_actor(&mut self, instruction: &Instruction) -> Change {
        let of = match instruction.op {
            Op::CloneMyself => self.actor(),
            Op::CloneOf(sprite) => self.actors.iter().position(|actor| actor.sprite == sprite && !actor.is_clone),
            _ => match &*self.value(instruction.takes[0]).to_text() {
                "_myself_" | "myself" => self.actor(),
                name => self
                    .actors
                    .iter()
                    .position(|actor| !actor.is_clone && self.code.sprites[usize::from(actor.sprite)].name == *name),
            },
        };
        of.and_then(|of| self.make_clone(of)).map_or(Change::Nothing, Change::Cloned)
    }

    /// Runs a block that reports the sprite's costume or position.
    pub(super) fn look_up(&mut self, instruction: &Instruction) {
        let value = self.actor().map(|actor| {
            let actor = &self.actors[actor];
            match instruction.op {
                Op::CostumeNumber => Value::Number(f64::from(actor.costume) + 1.0),
                Op::XPosition => actor.x.clone(),
                Op::YPosition => actor.y.clone(),
                _ => {
                    let costumes = &self.code.sprites[usize::from(actor.sprite)].costumes;
                    Value::text(costumes.get(usize::from(actor.costume)).map_or("", String::as_str))
                }
            }
        });
        self.give(instruction.block, value.unwrap_or_default());
    }

    /// Runs a block that changes the sprite's costume, speech or position.
    pub(super) fn change_look(&mut self, instruction: &Instruction) {
        let &Instruction { op, takes, .. } = instruction;
        let [value, other] = takes.map(|place| self.value(place).clone());
        let Some(at) = self.actor() else { return };
        let actor = &mut self.actors[at];
        let costumes = &self.code.sprites[usize::from(actor.sprite)].costumes;
        match op {
            Op::SwitchCostume => {
                if let Some(costume) = costume(&value, costumes, actor.costume) {
                    actor.costume = costume;
                }
            }
            Op::NextCostume => actor.costume = wrapped(f64::from(actor.costume) + 1.0, costumes.len()),
            Op::Say => actor.says = value.to_text(),
            Op::Show(is_shown) => actor.is_shown = is_shown,
            _ => (actor.x, actor.y) = (Value::Number(value.to_number()), Value::Number(other.to_number())),
        }
        self.redraw |= actor.is_shown || matches!(op, Op::Show(_));
        self.take(if op == Op::Say { value.bytes() } else { 0 });
    }
}

/// Returns the index of the costume to switch to; `None` if there is no such costume. A text is first looked up as a name. A
/// number counts from 1 and wraps around.
fn costume(value: &Value, costumes: &[String], now: u16) -> Option<u16> {
    if let Value::Number(number) = value {
        return Some(wrapped(number - 1.0, costumes.len()));
    }
    let text = value.to_text();
    if let Some(place) = costumes.iter().position(|name| **name == *text) {
        return Some(place as u16);
    }
    match &*text {
        "next costume" => Some(wrapped(f64::from(now) + 1.0, costumes.len())),
        "previous costume" => Some(wrapped(f64::from(now) - 1.0, costumes.len())),
        _ => value.as_number().map(|number| wrapped(number - 1.0, costumes.len())),
    }
}

/// Returns the index of a costume by any number, so that the first one follows the last.
fn wrapped(number: f64, count: usize) -> u16 {
    let number = if number.is_finite() { round(number) } else { 0.0 };
    if count == 0 { 0 } else { number.rem_euclid(count as f64) as u16 }
}
