//! Runs anything that can be rewound: at some speed, step by step, forwards and backwards. Also contains the table of all
//! [`engines`], and the [`lessons`] that are based on such runs.

mod act;
mod again;
mod control;
mod edited;
pub mod engines;
mod heat;
mod jump;
mod landmark;
mod last;
pub mod lessons;
mod playback;
mod predictions;
mod program;
mod running;
mod speed;
mod stops;
mod tally;
mod tree;
mod unit;
mod watched;
mod why;
mod written;

pub use act::{Act, ActError, clone_with, letters, own};
pub use again::Difference;
pub use control::{Control, Film, FilmState};
pub use edited::{Came, Edited};
pub use heat::Heat;
pub use jump::{Jump, Target};
pub use landmark::{Landmark, Thing};
pub use last::LastEvent;
pub use playback::{FRAME_BUDGET, Playback, Played, STEPS_PER_LOOK};
pub use predictions::Predictions;
pub use program::{MOST_BLOCKS, ProgramRun, RunError};
pub use running::Running;
pub use speed::Speed;
pub use stops::{Stops, toggle};
pub use tally::Tally;
pub use tree::{CallTree, Node};
pub use unit::Unit;
pub use watched::{Outcome, Run, RunPlayback, Wanted};
pub use why::Why;
pub use written::{Written, WrittenError, checksum};
