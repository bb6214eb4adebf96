//! What plays anything that can be rewound. Without Bevy.

pub mod control;
pub mod heat;
pub mod jump;
pub mod playback;
pub mod run;
pub mod speed;
pub mod why;
