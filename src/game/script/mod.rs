//! Scenes, pages and requests, and the schedule that carries out requests one by one.

mod attention;
pub mod confirmation;
pub mod current_request;
pub mod sets;
pub mod speed;
pub mod view;
pub mod wake_up;
pub mod work;

pub use attention::{Attention, films_are_left};
pub use confirmation::Confirmation;
pub use current_request::CurrentRequest;
pub use sets::{FrameSystems, PendingRequests, RequestSchedule, RequestSystems};
pub use speed::{FilmSpeed, ProgramSpeed};
pub use view::{PageShown, View};
pub use wake_up::WakeUp;

use bevy_app::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WakeUp>().add_plugins((
        attention::plugin,
        current_request::plugin,
        confirmation::plugin,
        view::plugin,
        speed::plugin,
    ));
}
