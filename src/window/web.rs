//! The interface to the page around the game in a browser. `web/page.js` is the other side.

use crate::game::files::browser;
use crate::game::lessons::platform::LearningPlatform;
use crate::game::owl::Speech;
use crate::game::play::{DigitRefused, PuzzleSolved};
use crate::game::puzzles::sharing::Site;
use crate::game::requests::{Page, Request, TransferRequest, ViewRequest};
use crate::game::script::{FrameSystems, View, WakeUp};
use crate::game::session::Session;
use crate::game::settings::{Settings, SystemReducedMotion};
use crate::window::app::app;
use crate::window::look::Touched;
use crate::window::look::layout::smallest_like;
use crate::window::reader::SeenBoard;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy_egui::text_agent::update_text_agent;
use bevy_egui::{EguiContext, EguiOutput, EguiPostUpdateSet, egui};
use std::cell::RefCell;
use std::process::ExitCode;
use sudoku_board::notation;
use sudoku_words::words;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(js_namespace = page)]
extern "C" {
    fn address() -> String;
    #[wasm_bindgen(js_name = isForFingers)]
    fn is_for_fingers() -> bool;
    fn started();
    #[wasm_bindgen(js_name = setLanguage)]
    fn set_language(tag: &str);
    fn leave();
    #[wasm_bindgen(js_name = setInside)]
    fn set_inside(is_inside: bool);
    #[wasm_bindgen(js_name = wantsLessMotion)]
    fn wants_less_motion() -> bool;
    fn sound(of: &str);
    #[wasm_bindgen(js_name = readOut)]
    fn read_out(place: &str, text: &str);
    fn failed(reason: &str);
    /// Returns the lessons that are assigned in the learning platform around the page, as the part of a link after `#`; `None` if the
    /// page is not in one.
    #[wasm_bindgen(js_name = assignedLessons)]
    fn assigned_lessons() -> Option<String>;
    /// Returns the progress that the learning platform has stored.
    #[wasm_bindgen(js_name = storedProgress)]
    fn stored_progress() -> String;
    /// Reports the progress to the learning platform. Returns false if it refuses.
    #[wasm_bindgen(js_name = reportProgress)]
    fn report_progress(record: &str, score: u8, is_complete: bool) -> bool;
}

thread_local! {
    static ARRIVED: RefCell<Vec<Request>> = RefCell::default();
    /// The request that the browser's Back button makes; `None` if it leaves the game.
    static WAY_BACK: RefCell<Option<ViewRequest>> = RefCell::default();
    static WAKE_UP: RefCell<WakeUp> = RefCell::default();
}

/// Queues a request from the page, and wakes the app.
fn arrive(request: impl Into<Request>) {
    ARRIVED.with_borrow_mut(|arrived| arrived.push(request.into()));
    WAKE_UP.with_borrow(WakeUp::call);
}

/// Opens a file that was dropped on the page.
#[wasm_bindgen(js_name = takeFile)]
pub fn take_file(name: &str, content: Vec<u8>, size: f64) {
    arrive(TransferRequest::OpenFile(browser::open(name, content, size)));
}

/// Opens the puzzle of the link with which the page was opened.
#[wasm_bindgen(js_name = takePuzzle)]
pub fn take_puzzle(text: String) {
    // A complete address is read more leniently: programs cut off dots at its end.
    let address = format!("{}#{text}", address());
    let is_cut = notation::read(&text).is_err() && notation::read(&address).is_ok();
    arrive(TransferRequest::Paste(if is_cut { address } else { text }));
}

/// Handles the browser's Back button where it closes a sheet or leaves a page of the game.
#[wasm_bindgen(js_name = goBack)]
pub fn go_back() {
    WAY_BACK.take().into_iter().for_each(arrive);
}

/// Starts the game in its page, where it keeps running after this has returned. The page shows a message if the game has to stop.
pub fn play() -> ExitCode {
    std::panic::set_hook(Box::new(|info| failed(&info.to_string())));
    app().add_plugins(plugin).run();
    ExitCode::SUCCESS
}

fn plugin(app: &mut App) {
    // The panels show the keyboard of a touch screen only in a window that takes all keys from the browser. Once they are set up, the window
    // takes none: the page knows better which keys belong to the browser.
    let world = app.world_mut();
    world.query::<&mut Window>().iter_mut(world).for_each(|mut window| window.prevent_default_event_handling = false);
    match assigned_lessons() {
        Some(link) => {
            app.insert_resource(LearningPlatform::new(stored_progress(), link, |report| {
                report_progress(&report.record, report.score, report.is_complete)
            }));
        }
        // Nobody can follow a link into a platform.
        None => {
            app.insert_resource(Site(address()));
        }
    }
    app.insert_resource(Touched(is_for_fingers()))
        .insert_resource(SystemReducedMotion(wants_less_motion()))
        .add_systems(Startup, hear)
        .add_systems(First, fit_small_screens)
        .add_systems(Update, take_in.in_set(FrameSystems::Keys))
        .add_systems(Last, tell_language.run_if(resource_changed::<Settings>))
        .add_systems(Last, tell_way_back.run_if(resource_changed::<View>.or_else(state_changed::<Page>)))
        .add_systems(Last, make_sounds)
        .add_systems(Last, (read_owl.run_if(resource_changed::<Speech>), read_cell))
        .add_systems(
            PostUpdate,
            (bring_keyboard, leave_behind_the_last_control).after(EguiPostUpdateSet::ProcessOutput),
        );
}

fn hear(wake_up: Option<Res<WakeUp>>) {
    WAKE_UP.set(wake_up.as_deref().cloned().unwrap_or_default());
    started();
}

fn take_in(mut requests: MessageWriter<Request>) {
    requests.write_batch(ARRIVED.take());
}

fn tell_language() {
    set_language(sudoku_words::tag());
}

/// Plays a sound when a digit is placed, taken back or refused, or when the puzzle is solved.
fn make_sounds(
    session: Res<Session>,
    settings: Res<Settings>,
    (mut refused, mut solved): (MessageReader<DigitRefused>, MessageReader<PuzzleSolved>),
    mut last: Local<usize>,
) {
    let (refused, solved) = (refused.read().count() > 0, solved.read().count() > 0);
    let blanks = if session.is_changed() { session.board().blanks().count() } else { *last };
    let before = std::mem::replace(&mut *last, blanks);
    let heard = match before {
        _ if !settings.sound() => None,
        _ if solved => Some("solved"),
        _ if refused => Some("refused"),
        _ if blanks + 1 == before => Some("placed"),
        _ if blanks == before + 1 => Some("takenBack"),
        _ => None,
    };
    heard.into_iter().for_each(sound);
}

/// Passes the owl's sentence to the page for screen readers, which cannot see into the game.
fn read_owl(speech: Res<Speech>) {
    read_out("owl", &words().owl_says(speech.text()));
}

/// Passes the current cell to the page for screen readers.
fn read_cell(board: SeenBoard, mut last: Local<Option<String>>) {
    let current = board.current();
    if *last != current {
        read_out("cell", current.as_deref().unwrap_or_default());
        *last = current;
    }
}

fn tell_way_back(view: Res<View>, page: Res<State<Page>>) {
    let back = match (view.sheet(), page.get()) {
        (Some(_), _) => Some(ViewRequest::CloseSheet),
        (None, Page::Stage) => None,
        (None, _) => Some(ViewRequest::ShowPage(Page::Stage)),
    };
    set_inside(back.is_some());
    WAY_BACK.set(back);
}

/// Shows the whole game in smaller pixels on screens smaller than the game, such as those of phones.
fn fit_small_screens(mut windows: Query<&mut Window, Changed<Window>>) {
    for mut window in &mut windows {
        let ratio = window.resolution.base_scale_factor();
        let size = window.resolution.physical_size().as_vec2() / ratio;
        let share = (size / smallest_like(size)).min_element();
        let wanted = (share > 0.0 && share < 1.0).then_some(ratio * share);
        if window.resolution.scale_factor_override() != wanted {
            window.resolution.set_scale_factor_override(wanted);
        }
    }
}

/// Gives the keyboard back to the page if Tab was pressed on the last control: it would begin again at the first one, so that nobody
/// could leave the game without a mouse.
fn leave_behind_the_last_control(mut contexts: Query<&mut EguiContext>, mut before: Local<Option<egui::Id>>) {
    for mut context in &mut contexts {
        let context = context.get_mut();
        let focused = context.memory(|memory| memory.focused());
        let tab = context.input(|input| input.key_pressed(egui::Key::Tab) && !input.modifiers.shift);
        if before.is_some() && focused.is_none() && tab {
            leave();
        }
        *before = focused;
    }
}

/// Shows the on-screen keyboard for a text field that is touched; the panels do so only for a field that was open before the touch.
fn bring_keyboard(
    mut touches: MessageReader<TouchInput>,
    output: Query<&EguiOutput>,
    mut is_touched: Local<bool>,
    mut was_open: Local<bool>,
) {
    *is_touched |= touches.read().count() > 0;
    let is_open = output.iter().any(|output| output.platform_output.ime.is_some());
    if *is_touched && is_open != *was_open {
        update_text_agent(is_open);
    }
    *was_open = is_open;
}
