//! Spreads the input of one frame over several frames. A frame has one mouse position, one state of the modifier keys and one
//! control with the keyboard, so on a machine that draws slowly a click, a chord or a key may belong to a state that has passed.
//! Each frame gets the events that share a state, and the next frames get the rest; nothing is lost.

use super::keys::{Focus, follow, is_modifier};
use crate::game::requests::Request;
use crate::game::requests::chord::Modifiers;
use crate::game::script::FrameSystems;
use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, RequestRedraw, WindowEvent};
use std::mem;

pub(in crate::window) fn plugin(app: &mut App) {
    app.add_systems(First, share_out.in_set(FrameSystems::Input));
}

/// The kind of an event, which decides what fits into the same frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum EventKind {
    /// The mouse or a finger moves, or the wheel turns.
    Move,
    /// A button goes down.
    Press,
    /// A button comes up.
    Release,
    /// A finger is put down or lifted.
    Finger,
    /// A modifier key goes down or comes up.
    Modifier,
    /// Another key goes down. If `turns`, it may give the keyboard to something else.
    Key { turns: bool },
    /// Another key comes up.
    KeyUp,
    /// An event that fits into any frame.
    Other,
}

/// The kinds of events that a frame has received so far.
#[derive(Default)]
struct Slice {
    moved: bool,
    pressed: bool,
    released: bool,
    typed: bool,
    turned: bool,
}

impl Slice {
    /// Returns true if the frame can take the next event too, because it needs the same state as those before.
    fn has_room(&self, kind: EventKind) -> bool {
        let clicked = self.pressed || self.released;
        match kind {
            EventKind::KeyUp | EventKind::Other => true,
            _ if self.turned => false,
            // A click belongs to the position that the mouse had.
            EventKind::Move | EventKind::Key { .. } => !clicked,
            EventKind::Press | EventKind::Modifier => !clicked && !self.typed,
            // A release clicks what was under the mouse in the previous frame.
            EventKind::Release => !self.released && !self.typed && !self.moved,
            // A lifted finger has no position, so what is under it must be found while it is down.
            EventKind::Finger => !clicked && !self.typed,
        }
    }

    fn add(&mut self, kind: EventKind) {
        match kind {
            EventKind::Move => self.moved = true,
            EventKind::Press | EventKind::Finger => self.pressed = true,
            EventKind::Release => self.released = true,
            EventKind::Key { turns } => (self.typed, self.turned) = (true, turns),
            EventKind::Modifier | EventKind::KeyUp | EventKind::Other => {}
        }
    }
}

/// Returns the kind of the event while these modifier keys are held.
fn kind(event: &WindowEvent, focus: &Focus, held: Modifiers) -> EventKind {
    match event {
        WindowEvent::CursorMoved(_) | WindowEvent::MouseWheel(_) => EventKind::Move,
        WindowEvent::MouseButtonInput(input) if input.state == ButtonState::Pressed => EventKind::Press,
        WindowEvent::MouseButtonInput(_) => EventKind::Release,
        WindowEvent::TouchInput(touch) if touch.phase == TouchPhase::Moved => EventKind::Move,
        WindowEvent::TouchInput(_) => EventKind::Finger,
        WindowEvent::KeyboardFocusLost(_) => EventKind::Modifier,
        WindowEvent::KeyboardInput(input) if is_modifier(input.key_code) && !input.repeat => EventKind::Modifier,
        WindowEvent::KeyboardInput(input) if input.state == ButtonState::Pressed => {
            EventKind::Key { turns: !input.repeat && turns(input, focus, held) }
        }
        WindowEvent::KeyboardInput(input) if !is_modifier(input.key_code) => EventKind::KeyUp,
        _ => EventKind::Other,
    }
}

/// Returns true if the key may give the keyboard to something else.
fn turns(input: &KeyboardInput, focus: &Focus, held: Modifiers) -> bool {
    match focus.heard(input, held) {
        Some((Some(Request::Entry(_) | Request::Board(_) | Request::Speed(_) | Request::Help(_)), _)) => false,
        Some(_) => true,
        None if input.logical_key == Key::Space => !focus.is_typing(),
        None => matches!(input.logical_key, Key::Enter | Key::Escape | Key::Tab),
    }
}

/// The messages of one kind as the window sends them. They are also part of the stream of all events.
#[derive(SystemParam)]
struct Stream<'w, 's, M: Message> {
    messages: ResMut<'w, Messages<M>>,
    read: Local<'s, MessageCursor<M>>,
}

impl<M: Message + Clone> Stream<'_, '_, M> {
    /// Returns the messages that have arrived since the last frame.
    fn unread(&mut self) -> Vec<M> {
        self.read.read(&self.messages).cloned().collect()
    }

    /// Replaces all messages with these.
    fn replace(&mut self, messages: impl IntoIterator<Item = M>) {
        self.messages.clear();
        self.messages.write_batch(messages);
        self.read.clear(&self.messages);
    }

    /// Sends the messages that waited and the new ones, except as many of the last as have to wait now.
    fn share_out(&mut self, waited: &[WindowEvent], waiting: &[WindowEvent], of: impl Fn(&WindowEvent) -> Option<&M>) {
        let mut all: Vec<M> = waited.iter().filter_map(&of).cloned().collect();
        all.append(&mut self.unread());
        all.truncate(all.len().saturating_sub(waiting.iter().filter_map(&of).count()));
        self.replace(all);
    }
}

/// The streams of messages that are spread over frames.
#[derive(SystemParam)]
struct Streams<'w, 's> {
    events: Stream<'w, 's, WindowEvent>,
    keys: Stream<'w, 's, KeyboardInput>,
    focus_lost: Stream<'w, 's, KeyboardFocusLost>,
    moves: Stream<'w, 's, CursorMoved>,
    buttons: Stream<'w, 's, MouseButtonInput>,
    wheels: Stream<'w, 's, MouseWheel>,
    touches: Stream<'w, 's, TouchInput>,
}

impl Streams<'_, '_> {
    fn skip(&mut self) {
        self.keys.read.clear(&self.keys.messages);
        self.focus_lost.read.clear(&self.focus_lost.messages);
        self.moves.read.clear(&self.moves.messages);
        self.buttons.read.clear(&self.buttons.messages);
        self.wheels.read.clear(&self.wheels.messages);
        self.touches.read.clear(&self.touches.messages);
    }

    fn share_out(&mut self, waited: &[WindowEvent], waiting: &[WindowEvent]) {
        macro_rules! share_out {
            ($($stream:ident $kind:ident),*) => {$(
                self.$stream.share_out(waited, waiting, |event| match event {
                    WindowEvent::$kind(message) => Some(message),
                    _ => None,
                });
            )*};
        }
        share_out!(
            keys KeyboardInput, focus_lost KeyboardFocusLost, moves CursorMoved, buttons MouseButtonInput,
            wheels MouseWheel, touches TouchInput
        );
    }
}

fn share_out(
    mut streams: Streams,
    mut waiting: Local<Vec<WindowEvent>>,
    mut held: Local<Modifiers>,
    focus: Focus,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    let waited = mem::take(&mut *waiting);
    let mut slice = Slice::default();
    let mut now = Vec::new();
    for event in waited.iter().cloned().chain(streams.events.unread()) {
        let kind = kind(&event, &focus, *held);
        if kind != EventKind::Other && (!waiting.is_empty() || !slice.has_room(kind)) {
            waiting.push(event);
            continue;
        }
        slice.add(kind);
        match &event {
            WindowEvent::KeyboardInput(input) => follow(&mut held, input),
            WindowEvent::KeyboardFocusLost(_) => *held = Modifiers::default(),
            _ => {}
        }
        now.push(event);
    }
    if waited.is_empty() && waiting.is_empty() {
        streams.skip();
        return;
    }
    streams.share_out(&waited, &waiting);
    streams.events.replace(now);
    if !waiting.is_empty() {
        redraws.write(RequestRedraw);
    }
}
