//! What plays anything that can be rewound. Without Bevy.

pub mod control;
pub mod heat;
pub mod jump;
pub mod last;
pub mod playback;
pub mod predictions;
pub mod run;
pub mod speed;
pub mod stops;
pub mod tree;
pub mod unit;
pub mod why;

pub use control::{Control, Film, FilmState};
pub use jump::Jump;
pub use playback::{Playback, Played, STEPS_PER_LOOK};
pub use predictions::Predictions;
pub use run::{Outcome, Run, Wanted};
pub use speed::Speed;
pub use stops::Stops;
pub use tree::CallTree;
pub use unit::Unit;
pub use why::Why;
