//! What the operations of lists do.

use super::arithmetic::contents;
use super::code::{ListPlace, Op};
use super::limits::MOST_ITEMS;
use super::machine::Machine;
use super::pulse::Change;
use super::{BlockId, Value};

impl Machine {
    fn items(&self, place: ListPlace) -> &[Value] {
        match place {
            ListPlace::Program(place) => self.lists.get(usize::from(place)),
            ListPlace::Sprite(place) => self.actor().and_then(|actor| self.actors[actor].lists.get(usize::from(place))),
        }
        .map_or(&[], Vec::as_slice)
    }

    /// Blocks that ask a list.
    pub(super) fn ask_list(&mut self, op: Op, block: Option<BlockId>) {
        let value = match op {
            Op::Item(place) => {
                let index = self.pop();
                let length = self.items(place).len();
                let index = self.index(&index, length);
                index.and_then(|index| self.items(place).get(index)).cloned().unwrap_or_else(|| Value::text(""))
            }
            Op::ItemNumber(place) => {
                let item = self.pop();
                let found = self.items(place).iter().position(|other| other.compare(&item).is_eq());
                Value::Number(found.map_or(0.0, |index| (index + 1) as f64))
            }
            Op::Has(place) => {
                let item = self.pop();
                Value::Boolean(self.items(place).iter().any(|other| other.compare(&item).is_eq()))
            }
            Op::Length(place) => Value::Number(self.items(place).len() as f64),
            Op::Contents(place) => {
                let text = contents(self.items(place));
                return self.push_text(text.into(), block);
            }
            _ => return,
        };
        self.push(value);
    }

    /// The place of an item, from 0: a number from 1, or `last`, `random` or `any`.
    fn index(&mut self, index: &Value, length: usize) -> Option<usize> {
        let number = match index {
            Value::Text(word) if &**word == "last" => length as f64,
            Value::Text(word) if matches!(&**word, "random" | "any") => (self.random() * length as f64).floor() + 1.0,
            other => other.to_number().floor(),
        };
        (number >= 1.0 && number <= length as f64).then(|| number as usize - 1)
    }

    /// Blocks that change a list.
    pub(super) fn change_list(&mut self, op: Op, place: ListPlace) -> Change {
        let (item, index) = match op {
            Op::AddTo(_) => (Some(self.pop()), None),
            Op::DeleteOf(_) => (None, Some(self.pop())),
            Op::Replace(_) => {
                let item = self.pop();
                (Some(item), Some(self.pop()))
            }
            Op::InsertAt(_) => {
                let index = self.pop();
                (Some(self.pop()), Some(index))
            }
            _ => (None, None),
        };
        let length = self.items(place).len();
        let is_all = matches!(&index, Some(Value::Text(word)) if &**word == "all") || matches!(op, Op::DeleteAll(_));
        let room = length + usize::from(matches!(op, Op::InsertAt(_)));
        let at = index.and_then(|index| self.index(&index, room));
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
