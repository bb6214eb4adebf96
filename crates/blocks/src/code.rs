//! Compiled programs: flat code, every name resolved to a place.
//!
//! Each block that gives a value has a place of its own for it, where the block around it finds it, and people see it. Constants
//! have places behind those of the blocks.

use super::{BlockId, Problem, Program, Value};
use std::sync::Arc;

/// The place of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VariablePlace {
    /// In the call: an input or a script variable.
    Call(u16),
    /// In the sprite or the clone.
    Sprite(u16),
    /// In the program.
    Program(u16),
}

/// The place of a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ListPlace {
    /// In the sprite or the clone.
    Sprite(u16),
    /// In the program.
    Program(u16),
}

/// An operation of the machine, on one value or two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Op {
    Nothing,
    /// The block cannot run: the machine stops with this one of the faults.
    Fault(u32),
    /// Gives the value itself.
    Copy,
    /// Puts the value on the stack: an input of a call, or what must stay the same while others are worked out.
    Keep,
    /// Takes it from there to this place.
    Take(u32),
    Load(VariablePlace),
    Set(VariablePlace),
    Change(VariablePlace),
    /// Sets this many script variables to 0, from this one on.
    Zero(u16, u16),

    Contents(ListPlace),
    AddTo(ListPlace),
    DeleteOf(ListPlace),
    DeleteAll(ListPlace),
    InsertAt(ListPlace),
    Replace(ListPlace),
    Item(ListPlace),
    ItemNumber(ListPlace),
    Length(ListPlace),
    Has(ListPlace),

    Add,
    Subtract,
    Multiply,
    Divide,
    Mod,
    Random,
    Greater,
    Less,
    Equals,
    And,
    Or,
    Not,
    Join,
    LetterOf,
    LengthOf,
    Contains,
    Round,
    Function(Function),

    Jump(u32),
    JumpUnless(u32),
    JumpIf(u32),
    /// Back to the head of a loop; other threads may run before.
    Loop(u32),
    /// Takes a count and keeps it.
    RepeatStart(u16),
    /// One round less, or out of the loop.
    RepeatNext {
        left: u16,
        exit: u32,
    },
    /// Takes from and to, and keeps them.
    ForStart(u16),
    /// Gives the next number, or leaves the loop.
    ForNext {
        next: u16,
        exit: u32,
    },

    /// Its inputs are on the stack.
    Call(u16),
    Report,
    Return,
    StopAll,
    StopThis,
    StopOthers,

    Broadcast,
    BroadcastAndWait,
    Wait,
    /// Goes on, or back to the condition after others have run.
    WaitUntil(u32),
    CloneMyself,
    CloneOf(u16),
    /// The sprite with that name.
    CloneNamed,
    DeleteClone,
    SwitchCostume,
    NextCostume,
    CostumeNumber,
    CostumeName,
    Say,
    Show(bool),
    Ask,
    Answer,
    GoTo,
    XPosition,
    YPosition,
}

/// The functions of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Function {
    Abs,
    Floor,
    Ceiling,
    Sqrt,
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Ln,
    Log,
    ExpE,
    Exp10,
}

/// An operation of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Instruction {
    pub op: Op,
    /// The places of the values that it takes. Where fewer are needed, nobody looks.
    pub takes: [u32; 2],
    /// The block. If it gives a value, its place has the same number.
    pub block: BlockId,
}

impl Op {
    /// Returns true if its block has run then. The others come before or after that.
    pub fn ends_block(self) -> bool {
        !matches!(
            self,
            Op::Keep
                | Op::Take(_)
                | Op::Jump(_)
                | Op::Loop(_)
                | Op::RepeatStart(_)
                | Op::ForStart(_)
                | Op::ForNext { .. }
                | Op::Return
        )
    }
}

/// When a script begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Hat {
    Flag,
    Key(String),
    Clicked,
    /// In small letters: Scratch does not tell them apart.
    Received(String),
    Cloned,
    /// A piece that lies about: it runs when it is clicked.
    None,
}

/// A script that is no definition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ScriptCode {
    pub hat: Hat,
    pub sprite: u16,
    pub entry: u32,
    /// The number of values that its variables and loops keep.
    pub locals: u16,
    /// The names of its script variables.
    pub names: Vec<String>,
    pub block: BlockId,
}

/// A custom block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CustomBlock {
    /// Its label, `_` for each input.
    pub label: String,
    /// Its sprite's place in the program.
    pub sprite: u16,
    /// The number of its inputs.
    pub inputs: u16,
    /// True if it gives a value.
    pub reports: bool,
    /// The names of its inputs and then of its script variables.
    pub names: Vec<String>,
    /// The head of its definition.
    pub block: BlockId,
    pub(super) entry: u32,
    pub(super) locals: u16,
    pub(super) without_refresh: bool,
}

/// A sprite's variables, lists and scripts as the running program needs them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SpriteCode {
    pub name: String,
    pub costumes: Vec<String>,
    pub variables: Vec<String>,
    pub lists: Vec<(String, Vec<Value>)>,
}

/// A program that can run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Code {
    pub(super) instructions: Vec<Instruction>,
    /// The first contents of the places: none for those of the blocks, followed by the constants.
    pub(super) places: Vec<Option<Value>>,
    /// Why blocks cannot run.
    pub(super) faults: Vec<Arc<Problem>>,
    pub(super) scripts: Vec<ScriptCode>,
    pub(super) custom_blocks: Vec<CustomBlock>,
    pub(super) sprites: Vec<SpriteCode>,
    pub(super) variables: Vec<String>,
    pub(super) lists: Vec<(String, Vec<Value>)>,
    pub(super) blocks: usize,
    pub(super) program: Program,
}

impl Code {
    /// All custom blocks; their places are those that pulses and calls tell.
    pub fn custom_blocks(&self) -> &[CustomBlock] {
        &self.custom_blocks
    }

    /// The place of the first custom block with that label.
    pub fn custom_block(&self, label: &str) -> Option<u16> {
        self.custom_blocks.iter().position(|block| block.label == label).map(|place| place as u16)
    }

    /// The place of the list for all sprites with that name.
    pub fn list(&self, name: &str) -> Option<u16> {
        self.lists.iter().position(|(other, _)| other == name).map(|place| place as u16)
    }

    /// The names of the variables for all sprites.
    pub fn variables(&self) -> &[String] {
        &self.variables
    }

    /// The program.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// The number of blocks in the program.
    pub fn blocks(&self) -> usize {
        self.blocks
    }
}
