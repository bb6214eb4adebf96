//! Values of two figures: on a board with values above 9, the key 1 is 1 at once, and the key 2 after it makes it 12.

use sudoku_board::Value;

/// The value typed last, while another figure may follow it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures(Option<u8>);

impl Figures {
    /// Adds a figure on a board with this many values. Returns the value so far, or `None` for a blank, and true if the figure
    /// belongs to the value before, which then counts no longer.
    pub(in crate::game) fn add(&mut self, figure: u8, values: u8) -> (Option<Value>, bool) {
        let joined = self.0.take().map(|before| 10 * before + figure).filter(|&joined| joined <= values);
        let value = joined.unwrap_or(figure);
        self.0 = Some(value).filter(|&value| value > 0 && value <= values / 10);
        (Value::new(value), joined.is_some())
    }

    /// Returns true if another figure may follow.
    pub(in crate::game) const fn may_grow(self) -> bool {
        self.0.is_some()
    }
}
