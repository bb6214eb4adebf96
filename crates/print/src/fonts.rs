//! The fonts of all drawings, compiled in. The game uses them too.

/// Nunito Regular, under the SIL Open Font License.
pub const REGULAR: &[u8] = include_bytes!("../assets/fonts/Nunito-Regular.ttf");
/// Nunito Bold, under the SIL Open Font License.
pub const BOLD: &[u8] = include_bytes!("../assets/fonts/Nunito-Bold.ttf");
