//! What plays anything that can be rewound. Without Bevy.

pub mod heat;
pub mod playback;
pub mod run;
pub mod speed;
pub mod why;
