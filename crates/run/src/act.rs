//! Acts of a person on a running program: the flag, clicks, keys, answers; and reasons why an act is impossible.

use serde::{Deserialize, Serialize};
use sudoku_blocks::{BlockId, Definition, Machine, PlacedScript, Program, Value};

/// The variable of a clone whose value identifies the clone.
const ID: &str = "id";

/// An act of a person on a running program.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub enum Act {
    /// Clicks the green flag.
    Flag,
    /// Clicks the red stop sign.
    Stop,
    /// Clicks a script, or a block in it, by the number of the block.
    Script(u16),
    /// Answers the question that the program asks.
    Answer(String),
    /// Clicks the clone whose variable `id` has this value.
    Click(u32),
    /// Clicks a sprite, by its name.
    ClickSprite(String),
    /// Presses a key, by its name.
    Key(String),
    /// Broadcasts a message.
    Broadcast(String),
    /// Runs a custom block with these inputs. Its label has a `_` for each input.
    Call(String, Vec<String>),
    /// Replaces the items of a list by the letters of the text. Spaces and commas are ignored.
    Fill(String, String),
}

/// The reason why an act is impossible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActError {
    /// The program does not ask a question.
    #[error("the program asks nothing now; let it run until it asks")]
    NoQuestion,
    /// The script does not exist, or no longer.
    #[error("the script is not there any more; click another one")]
    NoScript,
    /// No clone has this id.
    #[error("there is no clone with the id {0}; let the program make it first")]
    NoClone(u32),
    /// No sprite has this name.
    #[error("there is no sprite \"{0}\"; choose another")]
    NoSprite(String),
    /// The program does not define this custom block.
    #[error("the program does not define \"{0}\"; define it")]
    NoBlock(String),
    /// The program has no list of this name for all sprites.
    #[error("the program has no list \"{0}\"; make one for all sprites")]
    NoList(String),
}

impl Act {
    /// Translates the act for an edited program, in which blocks may have other numbers. A script is recognised by its
    /// first block.
    ///
    /// # Errors
    /// [`ActError::NoScript`] if the script no longer exists.
    pub(super) fn for_edited_program(&self, program: &Program, edited: &Program) -> Result<Act, ActError> {
        let Act::Script(block) = self else { return Ok(self.clone()) };
        let placed = program.script_of(BlockId(*block)).ok_or(ActError::NoScript)?;
        let alike = |other: &PlacedScript<'_>| {
            let label = |placed: &PlacedScript<'_>| placed.script.definition.as_ref().map(Definition::label);
            other.sprite.name == placed.sprite.name
                && label(other) == label(&placed)
                && (label(other).is_some() || other.script.blocks.first() == placed.script.blocks.first())
        };
        let before = program.scripts().take_while(|other| other.id < placed.id).filter(alike).count();
        edited.scripts().filter(alike).nth(before).map(|script| Act::Script(script.id.0)).ok_or(ActError::NoScript)
    }

    /// Carries out the act on the machine.
    ///
    /// # Errors
    /// [`ActError`] if that is impossible; then the machine has not changed.
    pub fn carry_out(&self, machine: &mut Machine) -> Result<(), ActError> {
        match self {
            Act::Flag => machine.flag(),
            Act::Stop => machine.stop(),
            Act::Script(block) if !machine.begin_script(BlockId(*block)) => return Err(ActError::NoScript),
            Act::Script(_) => {}
            Act::Answer(text) => {
                machine.question().ok_or(ActError::NoQuestion)?;
                machine.answer(text);
            }
            Act::Click(id) => {
                let clone = clone_by_id(machine, *id).ok_or(ActError::NoClone(*id))?;
                machine.click(clone.id);
            }
            Act::ClickSprite(name) => {
                let sprites = &machine.code().program().sprites;
                let mut originals = machine.actors().iter().filter(|actor| !actor.is_clone);
                let actor = originals.find(|actor| sprites[actor.sprite()].name == *name).map(|actor| actor.id);
                machine.click(actor.ok_or_else(|| ActError::NoSprite(name.clone()))?);
            }
            Act::Key(name) => machine.key(name),
            Act::Broadcast(message) => machine.broadcast(message),
            Act::Call(label, inputs) => {
                let block = machine.code().custom_block(label);
                let inputs: Vec<Value> = inputs.iter().map(|input| Value::typed(input)).collect();
                if !block.is_some_and(|block| machine.call(block, &inputs)) {
                    return Err(ActError::NoBlock(label.clone()));
                }
            }
            Act::Fill(name, items) => {
                let list = machine.code().list(name).ok_or_else(|| ActError::NoList(name.clone()))?;
                machine.set_list(list, letters(items).map(|letter| Value::typed(letter.encode_utf8(&mut [0; 4]))));
            }
        }
        Ok(())
    }
}

/// Returns the letters of [`Act::Fill`], each of which becomes an item of the list.
pub fn letters(items: &str) -> impl Iterator<Item = char> {
    items.chars().filter(|letter| !letter.is_whitespace() && *letter != ',')
}

/// Returns the clone whose own variable `id` has that value.
pub fn clone_by_id(machine: &Machine, id: u32) -> Option<&sudoku_blocks::Actor> {
    let has_id =
        |actor: &&sudoku_blocks::Actor| own_variable(machine, actor, ID).and_then(Value::as_number) == Some(id.into());
    machine.actors().iter().filter(|actor| actor.is_clone).find(has_id)
}

/// Returns the value of the clone's own variable.
pub fn own_variable<'a>(machine: &Machine, actor: &'a sudoku_blocks::Actor, name: &str) -> Option<&'a Value> {
    let names = &machine.code().program().sprites[actor.sprite()].variables;
    actor.variables.get(names.iter().position(|other| other == name)?)
}
