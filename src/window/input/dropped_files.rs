//! Opens files that are dropped on the window.

use crate::game::requests::{Request, TransferRequest};
use crate::game::script::FrameSystems;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>().add_systems(Update, open.in_set(FrameSystems::Keys));
}

fn open(mut drops: MessageReader<FileDragAndDrop>, mut requests: MessageWriter<Request>) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            requests.write(TransferRequest::OpenFile(path_buf.clone()).into());
        }
    }
}
