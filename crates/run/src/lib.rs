//! Runs anything that can be rewound: at some speed, step by step, forwards and backwards. Also contains the table of all
//! [`engines`], and the [`lessons`] that are based on such runs.

mod act;
mod breakpoints;
mod control;
mod counted_machine;
mod engine_run;
pub mod engines;
mod heat;
mod jump;
mod landmark;
mod last;
pub mod lessons;
mod playback;
mod predictions;
mod program;
mod program_rerun;
mod run_counts;
mod saved_run;
mod search_rerun;
mod speed;
mod tree;
mod unit;
mod unmet_need;

pub use act::{Act, ActError, clone_by_id, letters, own_variable};
pub use breakpoints::{Breakpoints, toggle};
pub use control::{Control, Playable, PlaybackState};
pub use counted_machine::CountedMachine;
pub use engine_run::{BackTarget, EnginePlayback, EngineRun, Outcome};
pub use heat::Heat;
pub use jump::{Jump, Target};
pub use landmark::{Landmark, VisiblePart};
pub use last::LastEvent;
pub use playback::{FRAME_BUDGET, FrameResult, Playback, STEPS_PER_LOOK};
pub use predictions::Predictions;
pub use program::{MOST_BLOCKS, ProgramRun, RunError};
pub use program_rerun::Difference;
pub use run_counts::RunCounts;
pub use saved_run::{RestoreError, SavedRun, checksum};
pub use search_rerun::{ReachedMoment, SearchRerun};
pub use speed::Speed;
pub use tree::{CallTree, Node};
pub use unit::Unit;
pub use unmet_need::UnmetNeed;
