//! How everything looks: what is set, the colours, the fonts, and where it stands.

pub(in crate::game) mod fonts;
pub mod layout;
pub mod settings;
pub mod theme;
