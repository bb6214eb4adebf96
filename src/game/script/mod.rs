//! The vocabulary of the game: scenes, pages, requests, and the schedule that carries requests out one by one.

pub mod choices;
pub mod confirmation;
pub mod current;
pub mod editing;
pub mod page;
pub mod requests;
pub mod scene;
pub mod sets;
pub mod speed;
pub mod travel;
pub mod view;
pub mod wake_up;
pub mod work;

pub use choices::{Purpose, Switch, TextSize, ThemeName, Writing};
pub use confirmation::Confirmation;
pub use current::Current;
pub use editing::{Drawer, Held, Naming, Way};
pub use page::{Page, Sheet, Tab};
pub use requests::{
    AskRequest, BlocksRequest, BoardRequest, ClockRequest, DialogRequest, EditorRequest, EntryRequest, EquationRequest,
    FileRequest, HelpRequest, LessonRequest, LookRequest, MakingRequest, RaceRequest, Request, SolverRequest,
    SpeedRequest, StatisticsRequest, TrainingRequest, TransferRequest, ViewRequest, WorkbenchRequest,
};
pub use scene::Scene;
pub use sets::{FrameSystems, Script, ScriptSystems};
pub use speed::{FilmSpeed, ProgramSpeed, films_are_left};
pub use travel::Travel;
pub use view::{BackOn, View};
pub use wake_up::WakeUp;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WakeUp>().add_plugins((current::plugin, confirmation::plugin, view::plugin, speed::plugin));
}
