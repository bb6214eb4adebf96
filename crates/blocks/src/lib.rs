//! Programs made of blocks, as in Scratch 3, with the features of Snap! that recursion needs.
//!
//! A [`Program`] has sprites with scripts of [`Block`]s. One [`TABLE`] has the words, slots and shape of each [`Opcode`].

mod actor;
mod arithmetic;
mod calls;
mod check;
mod code;
mod comments;
mod compiler;
pub mod edit;
mod evaluate;
mod execute;
mod file;
mod game;
mod judge;
mod lexing;
mod limits;
mod list_operations;
mod look_operations;
mod machine;
mod opcode;
mod program;
mod program_text;
mod pulse;
mod reading;
mod scope;
pub mod scratch;
mod script_error;
mod search;
mod threads;
mod value;
mod writing;

pub use actor::{Actor, ActorId};
pub use check::{Finding, Problem, check};
pub use code::{Code, CustomBlock, ListPlace, VariablePlace};
pub use compiler::compile;
pub use file::{MOST_BYTES, ProgramError, ProgramFault, VERSION, bundled, bundled_names, read_program, write_program};
pub use game::{BlockGame, GameFault, MOST_BLOCKS_A_SCRIPT};
pub use judge::{Judge, MOST_BLOCKS_A_PUZZLE, Mistake, SearchWork, Solutions, Trial, TrialResult, trials};
pub use limits::{LONGEST_TEXT, MOST_CALLS, MOST_CLONES, MOST_ITEMS, MOST_VALUES};
pub use machine::{CallView, Machine};
pub use opcode::{Category, Opcode, Shape, SlotKind, SlotSpec, Spec, TABLE};
pub use program::{
    Block, BlockId, Definition, Input, LabelPart, List, PlacedScript, Program, Script, Slot, Sprite, numbered,
};
pub use program_text::{read_text, write_changes, write_text};
pub use pulse::{Change, Fault, FaultProblem, Pulse};
pub use reading::read_scripts;
pub use script_error::{MOST_DEPTH, ScriptError, ScriptProblem, SlotContent};
pub use search::{BlockSearch, CLASSIC_PROGRAM, Grain, LIST as BOARD_LIST, SearchFault, program_for, shipped_program};
pub use value::{Value, looks_like_number, write_number};
pub use writing::write_scripts;
