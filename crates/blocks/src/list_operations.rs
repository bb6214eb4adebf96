//! The operations on lists.

use super::Value;
use super::arithmetic::contents;
use super::code::{Instruction, ListPlace, Op};
use super::limits::MOST_ITEMS;
use super::machine::Machine;
use super::pulse::Change;

/// Returns the index of an item by its number from 1; `None` if there is no such item.
#[inline(always)]
pub(super) fn index(number: f64, length: usize) -> Option<usize> {
    let index = (number as u32).wrapping_sub(1) as usize;
    (number >= 1.0 && index < length).then_some(index)
}

/// Returns the index of the first item with this value.
#[inline(never)]
pub(super) fn find(items: &[Value], item: &Value) -> Option<usize> {
    items.iter().position(|other| other.compare(item).is_eq())
}

impl Machine {
    fn items(&self, place: ListPlace) -> &[Value] {
        match place {
            ListPlace::Program(place) => self.lists.get(usize::from(place)),
            ListPlace::Sprite(place) => self.actor().and_then(|actor| self.actors[actor].lists.get(usize::from(place))),
        }
        .map_or(&[], Vec::as_slice)
    }

    /// Runs a block that reads a list.
    pub(super) fn ask_list(&mut self, instruction: &Instruction) {
        match instruction.op {
            Op::Item(place) => {
                let index = self.index(instruction.takes[0], self.items(place).len());
                let item = index.and_then(|index| self.items(place).get(index)).cloned();
                self.give(instruction.block, item.unwrap_or_else(|| Value::text("")));
            }
            Op::Contents(place) => {
                let text = contents(self.items(place));
                self.give_text(instruction.block, text.into());
            }
            _ => {}
        }
    }

    /// Returns the index of an item by its number from 1, or by `last`, `random` or `any`.
    fn index(&mut self, wanted: u32, length: usize) -> Option<usize> {
        let number = match self.value(wanted) {
            Value::Text(word) if &**word == "last" => length as f64,
            Value::Text(word) if matches!(&**word, "random" | "any") => (self.random() * length as f64).floor() + 1.0,
            other => other.to_number(),
        };
        index(number, length)
    }

    /// Runs a block that changes a list.
    pub(super) fn change_list(&mut self, instruction: &Instruction, place: ListPlace) -> Change {
        let &Instruction { op, takes: [one, other], .. } = instruction;
        let (item, index) = match op {
            Op::AddTo(_) => (Some(one), None),
            Op::DeleteOf(_) => (None, Some(one)),
            Op::InsertAt(_) => (Some(one), Some(other)),
            Op::Replace(_) => (Some(other), Some(one)),
            _ => (None, None),
        };
        let length = self.items(place).len();
        let is_all = match index.map(|index| self.value(index)) {
            Some(Value::Text(word)) => &**word == "all",
            _ => matches!(op, Op::DeleteAll(_)),
        };
        let room = length + usize::from(matches!(op, Op::InsertAt(_)));
        let at = index.and_then(|index| self.index(index, room));
        let item = item.map(|item| self.value(item).clone());
        let bytes = item.as_ref().map_or(0, Value::bytes);
        let actor = if matches!(place, ListPlace::Sprite(_)) { self.actor() } else { None };
        let list = match (place, actor) {
            (ListPlace::Program(place), _) => self.lists.get_mut(usize::from(place)),
            (ListPlace::Sprite(place), Some(actor)) => self.actors[actor].lists.get_mut(usize::from(place)),
            (ListPlace::Sprite(_), None) => None,
        };
        let Some(list) = list else { return Change::Nothing };
        let change = match (op, item, at) {
            (Op::DeleteAll(_) | Op::DeleteOf(_), ..) if is_all => {
                list.clear();
                Change::List(place)
            }
            (Op::DeleteOf(_), _, Some(at)) => {
                list.remove(at);
                Change::List(place)
            }
            (Op::AddTo(_), Some(item), _) if length < MOST_ITEMS => {
                list.push(item);
                Change::List(place)
            }
            (Op::InsertAt(_), Some(item), Some(at)) => {
                list.insert(at, item);
                list.truncate(MOST_ITEMS);
                Change::List(place)
            }
            (Op::Replace(_), Some(item), Some(at)) => {
                list[at] = item;
                Change::Item(place, at as u32)
            }
            _ => Change::Nothing,
        };
        if change != Change::Nothing {
            self.take(bytes);
        }
        change
    }
}
