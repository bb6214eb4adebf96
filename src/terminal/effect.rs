//! The effects of keys, clicks and pastes in the terminal.

use super::cursor::List;
use crate::game::requests::Request;
use crossterm::event::KeyEvent;

/// The effect of an event.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// It has none.
    Nothing,
    /// Sends requests.
    Ask(Vec<Request>),
    /// Selects a line of a list, and sends requests.
    Line(List, usize, Vec<Request>),
    /// Replaces the text in a line of a list.
    Write(List, usize, String),
    /// Opens the list of what can be clicked.
    OpenOffers,
    /// Closes it.
    CloseOffers,
    /// Lets typed text answer the question of a lesson's program instead of the task, or the other way round.
    SwitchAnswer,
    /// Moves the keyboard to this item of a lesson's board, or to this line of its script.
    Item(usize),
    /// Sends requests, and then opens the visible program as text.
    Edit(Vec<Request>),
    /// Passes a key to the text of the program.
    Type(KeyEvent),
    /// Inserts this into the text of the program.
    Insert(String),
    /// Closes the text of the program.
    LeaveEditor,
    /// Switches between colours for light and for dark terminals.
    SwitchColours,
    /// Goes back to the shell.
    Suspend,
    /// Ends the game.
    Quit,
}
