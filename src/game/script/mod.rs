//! Scenes, pages and requests, and the schedule that carries out requests one by one.

pub mod confirmation;
pub mod current_request;
pub mod sets;
pub mod speed;
pub mod view;
pub mod wake_up;
pub mod work;

pub use crate::requests::{
    AskRequest, BlocksRequest, BoardRequest, ClockRequest, DialogRequest, Direction, Drawer, EditorRequest,
    EntryRequest, EquationRequest, FileRequest, HeldPiece, HelpRequest, LessonRequest, LookRequest, MakingRequest,
    Naming, Page, Purpose, RaceRequest, Request, Scene, Sheet, SolverRequest, SpeedRequest, StatisticsRequest, Switch,
    Tab, TextSize, ThemeName, TrainingRequest, TransferRequest, Travel, ViewRequest, WorkbenchRequest, Writing,
};
pub use confirmation::Confirmation;
pub use current_request::CurrentRequest;
pub use sets::{FrameSystems, RequestSchedule, ScriptSystems};
pub use speed::{FilmSpeed, ProgramSpeed, films_are_left};
pub use view::{BackOn, View};
pub use wake_up::WakeUp;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WakeUp>().add_plugins((
        current_request::plugin,
        confirmation::plugin,
        view::plugin,
        speed::plugin,
    ));
}
