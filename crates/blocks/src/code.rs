//! Compiled programs: flat code in which every name is resolved to an index.
//!
//! The value of each block has an index of its own. The block around it takes its input from there, and the user interface
//! shows it. Constants have the indices after those of the blocks.

use super::{BlockId, Problem, Program, Value};
use std::sync::Arc;

/// The location of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VariablePlace {
    /// An input or a script variable of the call, by its index.
    Call(u16),
    /// A variable of the sprite or clone, by its index.
    Sprite(u16),
    /// A variable for all sprites, by its index.
    Program(u16),
}

/// The location of a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ListPlace {
    /// A list of the sprite or clone, by its index.
    Sprite(u16),
    /// A list for all sprites, by its index.
    Program(u16),
}

/// An operation of the machine on one or two values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Op {
    Nothing,
    /// Stops the machine with this fault, because the block cannot run.
    Fault(u32),
    /// Returns the value itself.
    Copy,
    /// Pushes the value to the stack: an input of a call, or a value that must not change while others are computed.
    Keep,
    /// Pops a value from the stack to this index.
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
    /// Jumps to the head of a loop, after other threads may have run.
    Loop(u32),
    /// Reads the number of rounds and stores it.
    RepeatStart(u16),
    /// Counts down one round, or leaves the loop.
    RepeatNext {
        left: u16,
        exit: u32,
    },
    /// Reads the first and the last number and stores them.
    ForStart(u16),
    /// Sets the next number, or leaves the loop.
    ForNext {
        next: u16,
        exit: u32,
    },

    /// Calls a custom block, whose inputs are on the stack.
    Call(u16),
    Report,
    Return,
    StopAll,
    StopThis,
    StopOthers,

    Broadcast,
    BroadcastAndWait,
    Wait,
    /// Continues, or goes back to the condition after other threads have run.
    WaitUntil(u32),
    CloneMyself,
    CloneOf(u16),
    /// Clones the sprite with that name.
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

/// The functions of one number.
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

/// One step of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Instruction {
    pub op: Op,
    /// The indices of the two values that it reads. An operation that needs fewer ignores the rest.
    pub takes: [u32; 2],
    /// The block. If it reports a value, the value has the same index.
    pub block: BlockId,
}

impl Op {
    /// Returns true if the block has run after this instruction, and false for the steps before and after that.
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

/// The event that starts a script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Hat {
    Flag,
    Key(String),
    Clicked,
    /// In lower case, because Scratch ignores the case of messages.
    Received(String),
    Cloned,
    /// None, for a loose piece, which runs when it is clicked.
    None,
}

/// A script that is not a definition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ScriptCode {
    pub hat: Hat,
    pub sprite: u16,
    pub entry: u32,
    /// The number of values that its variables and loops store.
    pub locals: u16,
    /// The names of its script variables.
    pub names: Vec<String>,
    pub block: BlockId,
}

/// A custom block of a compiled program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CustomBlock {
    /// The label, with `_` for each input.
    pub label: String,
    /// The index of its sprite in the program.
    pub sprite: u16,
    /// The number of inputs.
    pub inputs: u16,
    /// True if it reports a value.
    pub reports: bool,
    /// The names of the inputs, followed by those of the script variables.
    pub names: Vec<String>,
    /// The head of its definition.
    pub block: BlockId,
    pub(super) entry: u32,
    pub(super) locals: u16,
    pub(super) without_refresh: bool,
}

/// The names, variables and lists of a sprite, in the form that the machine needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SpriteCode {
    pub name: String,
    pub costumes: Vec<String>,
    pub variables: Vec<String>,
    pub lists: Vec<(String, Vec<Value>)>,
}

/// A compiled program, which a machine can run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Code {
    pub(super) instructions: Vec<Instruction>,
    /// The first values: none for the blocks, then the constants.
    pub(super) places: Vec<Option<Value>>,
    /// The reasons why blocks cannot run.
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
    /// Returns all custom blocks. Pulses and calls refer to their indices.
    pub fn custom_blocks(&self) -> &[CustomBlock] {
        &self.custom_blocks
    }

    /// Returns the index of the first custom block with that label.
    pub fn custom_block(&self, label: &str) -> Option<u16> {
        self.custom_blocks.iter().position(|block| block.label == label).map(|place| place as u16)
    }

    /// Returns the index of the list for all sprites with that name.
    pub fn list(&self, name: &str) -> Option<u16> {
        self.lists.iter().position(|(other, _)| other == name).map(|place| place as u16)
    }

    /// Returns the names of the variables for all sprites.
    pub fn variables(&self) -> &[String] {
        &self.variables
    }

    /// Returns the program that was compiled.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Returns the number of blocks in the program.
    pub fn blocks(&self) -> usize {
        self.blocks
    }
}
