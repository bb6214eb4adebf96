//! The keyboard: keys become requests.

use crate::game::film::control::Control;
use crate::game::film::jump::Jump;
use crate::game::play::entry::Entry;
use crate::game::script::choices::{Switch, TextSize};
use crate::game::script::page::{Page, Sheet};
use crate::game::script::requests::{
    AskRequest, BoardRequest, ClockRequest, EntryRequest, EquationRequest, FileRequest, HelpRequest, LookRequest,
    MakingRequest, Request, SolverRequest, SpeedRequest, TransferRequest, ViewRequest,
};
use crate::game::script::scene::Scene;
use crate::game::script::sets::FrameSystems;
use crate::game::script::travel::Travel;
use crate::game::script::view::View;
use crate::sudoku::Digit;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

pub(in crate::game) fn plugin(app: &mut App) {
    app.add_systems(Update, press_keys.in_set(FrameSystems::Keys));
}

/// The modifier keys that are down. They are followed event by event: a quick chord may begin and end within one frame.
#[derive(Default)]
struct Held {
    command: bool,
    alt: bool,
    shift: bool,
}

impl Held {
    fn note(&mut self, input: &KeyboardInput) {
        let down = input.state == ButtonState::Pressed;
        match input.key_code {
            KeyCode::ControlLeft | KeyCode::ControlRight | KeyCode::SuperLeft | KeyCode::SuperRight => {
                self.command = down
            }
            // The right one makes signs such as brackets on many keyboards.
            KeyCode::AltLeft => self.alt = down,
            KeyCode::ShiftLeft | KeyCode::ShiftRight => self.shift = down,
            _ => {}
        }
    }
}

/// What has the keyboard.
#[derive(SystemParam)]
struct Focus<'w> {
    scene: Res<'w, State<Scene>>,
    page: Res<'w, State<Page>>,
    view: Res<'w, View>,
    entry: Res<'w, Entry>,
    egui: Option<Res<'w, EguiWantsInput>>,
}

fn press_keys(
    mut inputs: MessageReader<KeyboardInput>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    mut held: Local<Held>,
    focus: Focus,
    mut requests: MessageWriter<Request>,
) {
    let Focus { scene, page, view, entry, egui } = focus;
    let (scene, page) = (*scene.get(), *page.get());
    if focus_lost.read().count() > 0 {
        *held = Held::default();
    }
    // A control that has the keyboard's focus takes Enter, the space bar and the arrows; a text field takes all.
    let focused = egui.as_ref().is_some_and(|egui| egui.wants_any_keyboard_input());
    let typing = view.typing();
    let popup = egui.is_some_and(|egui| egui.is_popup_open());
    for input in inputs.read() {
        held.note(input);
        if input.state != ButtonState::Pressed {
            continue;
        }
        let request = match scene {
            _ if held.alt => None,
            // An open list takes Escape for itself.
            _ if input.logical_key == Key::Escape => (!popup)
                .then(|| match view.sheet() {
                    Some(_) => ViewRequest::CloseSheet.into(),
                    None if page != Page::Stage => ViewRequest::ShowPage(Page::Stage).into(),
                    None => leave(scene),
                })
                // The first Escape leaves the text field; the question is left with it.
                .filter(|request| !typing || scene == Scene::Asking || *request == ViewRequest::CloseSheet.into()),
            _ if input.logical_key == Key::F1 => Some(ViewRequest::ToggleSheet(Sheet::Keys).into()),
            _ if input.logical_key == Key::F2 => Some(ViewRequest::ShowPage(Page::Stage).into()),
            _ if input.logical_key == Key::F3 => Some(ViewRequest::ShowPage(Page::Race).into()),
            _ if input.logical_key == Key::F4 => Some(ViewRequest::ShowPage(Page::Chess).into()),
            _ if typing && !held.command => None,
            _ if held.command => command_key(input, held.shift).filter(|request| match page {
                _ if works_under_sheet(request) => true,
                _ if view.sheet().is_some() || typing => false,
                Page::Stage => true,
                // Moves belong to the board, which is not seen.
                Page::Race => *request == TransferRequest::Copy.into(),
                Page::Chess => false,
            }),
            _ if view.sheet().is_some() => letter_key(input, held.shift).filter(works_under_sheet),
            _ if page != Page::Stage => {
                (if focused { None } else { film_key(input) }).or_else(|| page_key(input, held.shift, page))
            }
            Scene::Asking => None,
            Scene::Welcome => match input.logical_key {
                Key::Enter if !focused => Some(AskRequest::GoOn.into()),
                _ => letter_key(input, held.shift)
                    .filter(|request| works_under_sheet(request) || *request == AskRequest::GreenFlag.into()),
            },
            Scene::Paused if input.logical_key == Key::Enter && !focused => Some(ClockRequest::GoOn.into()),
            Scene::Solving if !focused && film_key(input).is_some() => film_key(input),
            Scene::Playing | Scene::Solving | Scene::Paused => digit_key(input, held.shift)
                .or_else(|| if focused { None } else { travel_key(input, held.shift) })
                // Without a current cell, Tab leads through the controls.
                .filter(|request| !is_tab(request) || entry.current().is_some())
                .or_else(|| letter_key(input, held.shift)),
        };
        requests.write_batch(request.filter(|request| !input.repeat || may_repeat(request)));
    }
}

/// What Escape leaves.
fn leave(scene: Scene) -> Request {
    match scene {
        Scene::Welcome => AskRequest::GoOn.into(),
        Scene::Asking => AskRequest::Leave.into(),
        Scene::Playing => EntryRequest::LeaveCell.into(),
        Scene::Solving => Control::Stop.into(),
        Scene::Paused => ClockRequest::GoOn.into(),
    }
}

/// A key that is held down moves on or changes the speed, and does nothing else a second time.
fn may_repeat(request: &Request) -> bool {
    matches!(
        request,
        Request::Entry(EntryRequest::Move(_))
            | Request::Speed(SpeedRequest::Slower | SpeedRequest::Faster)
            | Request::Film(Control::Step | Control::StepBack)
            | Request::Equation(EquationRequest::Move(_))
    )
}

/// The ends of the time line.
fn film_key(input: &KeyboardInput) -> Option<Request> {
    match input.logical_key {
        Key::Home => Some(Control::Seek(0).into()),
        Key::End => Some(Control::Seek(u64::MAX).into()),
        _ => None,
    }
}

/// What the keys do on a page without the player's board.
fn page_key(input: &KeyboardInput, shift: bool, page: Page) -> Option<Request> {
    letter_key(input, shift).filter(|request| match request {
        Request::Film(Control::PlayOrPause | Control::Stop) => true,
        Request::Film(_) | Request::Speed(_) => page == Page::Chess,
        request => works_under_sheet(request),
    })
}

fn is_tab(request: &Request) -> bool {
    matches!(request, Request::Entry(EntryRequest::Move(Travel::NextBlank | Travel::PreviousBlank)))
}

/// Whether the key acts on the screen alone, so that it may act while a sheet lies over the board.
fn works_under_sheet(request: &Request) -> bool {
    matches!(
        request,
        Request::View(_)
            | Request::Look(_)
            | Request::Making(MakingRequest::ShowSheet)
            | Request::File(FileRequest::ShowSheet)
    )
}

fn command_key(input: &KeyboardInput, shift: bool) -> Option<Request> {
    let Key::Character(text) = &input.logical_key else { return None };
    Some(match (text.to_lowercase().as_str(), shift) {
        ("z", false) => BoardRequest::Undo.into(),
        ("z", true) | ("y", _) => BoardRequest::Redo.into(),
        ("c", false) => TransferRequest::Copy.into(),
        ("n", false) => MakingRequest::ShowSheet.into(),
        ("o" | "s", false) => FileRequest::ShowSheet.into(),
        ("l", false) => ViewRequest::ToggleSheet(Sheet::Log).into(),
        (",", _) => ViewRequest::ToggleSheet(Sheet::Settings).into(),
        ("t", false) => LookRequest::NextTheme.into(),
        ("+" | "=", _) => LookRequest::SetTextSize(TextSize::Large).into(),
        ("-", _) => LookRequest::SetTextSize(TextSize::Normal).into(),
        _ => {
            let number = usize::from(number_key(input)??.get());
            LookRequest::Toggle(*Switch::ALL.get(number - 1)?).into()
        }
    })
}

/// A digit, a blank, or with Shift a note.
fn digit_key(input: &KeyboardInput, shift: bool) -> Option<Request> {
    let value = number_key(input)?;
    match (value, shift) {
        (Some(digit), true) => Some(EntryRequest::NoteDigit(digit).into()),
        // Shift and a digit is a sign on many keyboards, and one of them has the 0.
        (None, true) if !matches!(input.logical_key, Key::Backspace | Key::Delete) => None,
        _ => Some(EntryRequest::PressDigit(value).into()),
    }
}

/// The digit of a number key, top row or keypad; the inner `None` is a blank.
///
/// The key's character counts first. Where the top row has other characters, as with Shift or on French keyboards, its
/// place counts. A keypad without Num Lock gives no digits.
fn number_key(input: &KeyboardInput) -> Option<Option<Digit>> {
    const TOP_ROW: [KeyCode; 10] = [
        KeyCode::Digit0,
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
        KeyCode::Digit9,
    ];
    let value = match &input.logical_key {
        Key::Backspace | Key::Delete => 0,
        Key::Character(text) => match text.parse::<u8>() {
            Ok(value) if text.len() == 1 => value,
            _ => u8::try_from(TOP_ROW.iter().position(|&key| key == input.key_code)?).ok()?,
        },
        _ => return None,
    };
    Some(Digit::new(value))
}

fn travel_key(input: &KeyboardInput, shift: bool) -> Option<Request> {
    let travel = match input.logical_key {
        Key::ArrowUp => Travel::Up,
        Key::ArrowDown => Travel::Down,
        Key::ArrowLeft => Travel::Left,
        Key::ArrowRight => Travel::Right,
        Key::Home => Travel::RowStart,
        Key::End => Travel::RowEnd,
        Key::PageUp => Travel::ColumnStart,
        Key::PageDown => Travel::ColumnEnd,
        Key::Enter => return Some(EntryRequest::EnterPicked.into()),
        Key::Tab if shift => Travel::PreviousBlank,
        Key::Tab => Travel::NextBlank,
        _ => return None,
    };
    Some(EntryRequest::Move(travel).into())
}

fn letter_key(input: &KeyboardInput, shift: bool) -> Option<Request> {
    let Key::Character(text) = &input.logical_key else { return None };
    Some(match text.to_lowercase().as_str() {
        "a" => BoardRequest::FillSingles.into(),
        "c" => BoardRequest::Clear.into(),
        "d" => EntryRequest::ToggleDigitFirst.into(),
        "e" => BoardRequest::EraseNotes.into(),
        "f" => BoardRequest::FillNotes.into(),
        "g" => AskRequest::GreenFlag.into(),
        "h" => HelpRequest::Hint.into(),
        "l" => TransferRequest::LoadText.into(),
        "m" => HelpRequest::MarkMistakes.into(),
        "n" if shift => MakingRequest::ShowSheet.into(),
        "n" => EntryRequest::ToggleNotes.into(),
        "p" => ClockRequest::Pause.into(),
        "r" => BoardRequest::Reset.into(),
        "s" if shift => HelpRequest::NextSolution.into(),
        "s" => HelpRequest::Solve.into(),
        "t" => TransferRequest::EditText.into(),
        "w" => Control::PlayOrPause.into(),
        "x" => Control::Stop.into(),
        "b" => Control::Jump(Jump::TakeBack).into(),
        "i" => Control::Jump(Jump::Placement).into(),
        "j" if shift => SolverRequest::PreviousSolution.into(),
        "j" => Control::Jump(Jump::Solution).into(),
        "k" => SolverRequest::Keep.into(),
        "u" => Control::Jump(Jump::End).into(),
        "v" => SolverRequest::Next.into(),
        "y" => SolverRequest::Why.into(),
        "." => Control::Step.into(),
        "," => Control::StepBack.into(),
        "[" => EquationRequest::Move(-1).into(),
        "]" => EquationRequest::Move(1).into(),
        "-" => SpeedRequest::Slower.into(),
        "+" | "=" => SpeedRequest::Faster.into(),
        "?" => ViewRequest::ToggleSheet(Sheet::Keys).into(),
        _ => return None,
    })
}
