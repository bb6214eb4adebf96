//! Bevy's traits for types of the other layers, which do not know Bevy: resources, messages and states.

use crate::files::Folders;
use crate::play::answers::Answers;
use crate::play::hints::Hints;
use crate::play::learning::Learning;
use crate::play::marks::Marks;
use crate::play::mistakes::Mistakes;
use crate::play::saves::Saves;
use crate::play::{BlockProgram, Entry, Question, Settings, Sitting, Speech};
use crate::requests::{Page, Request, Scene};
use bevy::ecs::component::{ComponentId, Mutable, RequiredComponentsRegistrator, StorageType};
use bevy::ecs::resource::IsResource;
use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;

/// Implements what `derive(Resource)` would.
macro_rules! resources {
    ($($name:ident),*) => { $(
        impl Component for $name {
            const STORAGE_TYPE: StorageType = StorageType::SparseSet;
            type Mutability = Mutable;

            fn register_required_components(_: ComponentId, required: &mut RequiredComponentsRegistrator) {
                let components = required.components_registrator();
                let id = components.component_id::<$name>().unwrap_or_else(|| components.register_component::<$name>());
                required.register_required::<IsResource>(move || IsResource::new(id));
            }
        }

        impl Resource for $name {}
    )* };
}

resources!(
    Answers,
    BlockProgram,
    Entry,
    Folders,
    Hints,
    Learning,
    Marks,
    Mistakes,
    Question,
    Saves,
    Settings,
    Sitting,
    Speech
);

impl Message for Request {}
impl States for Page {}
impl FreelyMutableState for Page {}
impl States for Scene {}
impl FreelyMutableState for Scene {}
