//! Computes the position of every part of the window from its size and the size of its texts.

use super::close_up::CloseUp;
use crate::game::clones::{CloneSystems, StageRules};
use crate::game::play::Entry;
use crate::game::requests::{Page, Tab};
use crate::game::script::{FrameSystems, View};
use crate::game::settings::Settings;
use crate::game::training::Training;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowResized, WindowScaleFactorChanged};

/// The window size that the screen is designed for; other sizes scale it.
pub const DESIGN_SIZE: Vec2 = Vec2::new(1280.0, 800.0);
/// The smallest window size.
pub const SMALLEST_SIZE: Vec2 = Vec2::new(480.0, 640.0);
/// The smallest touch screens, in portrait and in landscape. Smaller ones show the whole game in smaller pixels.
const SMALLEST_UPRIGHT: Vec2 = Vec2::new(360.0, 640.0);
const SMALLEST_LYING: Vec2 = Vec2::new(640.0, 360.0);

/// The least side of a touch target, in logical pixels.
pub const FINGER: f32 = 44.0;
/// The least height of a mouse target, in points.
pub const POINTER: f32 = 30.0;

/// The design sizes of windows with one column of panels: beside the stage, and under it.
const BESIDE: Vec2 = Vec2::new(960.0, 800.0);
const UNDER: Vec2 = Vec2::new(560.0, 960.0);

/// The width of the program beside the stage, the least width that it can be dragged to, the most that it gets in addition if
/// there is room, and the least width of the stage.
pub const PROGRAM: f32 = 440.0;
const LEAST_PROGRAM: f32 = 300.0;
const MORE_PROGRAM: f32 = 220.0;
const LEAST_STAGE: f32 = 330.0;

/// The height of the foot with the digits in one line and in two, and with keys for thumbs. It is lower where texts are larger, so that the
/// board keeps its size; the caption gives up space then, not the keys.
const FOOTS: [f32; 2] = [98.0, 144.0];
const THUMBS: f32 = 126.0;
const LESS_FOR_LARGE_TEXT: f32 = 6.0;
/// The height of the buttons above the answer.
const BUTTONS: f32 = 30.0;
/// The height of the bar, and its height with large texts.
const BAR: f32 = 48.0;
const BAR_OF_LARGE_TEXT: f32 = 44.0;

/// The largest ratio of width to height of a window whose keys under the board are pressed by thumbs.
const TELEPHONE: f32 = 0.62;

/// A window lower than this is a phone in landscape, or a page that was zoomed. A window narrower than the second is a phone in portrait.
const LYING: f32 = 600.0;
const UPRIGHT: f32 = 480.0;

/// A phone screen in portrait that is lower than this has room for the board, its keys and tabs only. The second is the height of its owl, in
/// points.
const SHORT: f32 = 720.0;
const SHORT_OWL: f32 = 60.0;

/// The height that a screen in landscape is designed for, and the least width of the column beside its board.
const LYING_DESIGN: f32 = 480.0;
const LEAST_BESIDE: f32 = 290.0;

/// The space around the parts of a phone screen in landscape, and the height of its owl, in points.
const LYING_EDGE: f32 = 6.0;
const LYING_OWL: f32 = 58.0;
/// The height of the number keys apart from their lines, and of their caption, in points.
const AROUND_KEYS: f32 = 15.0;
const CAPTION: f32 = 19.0;
/// Below this width in logical pixels, the digits of the touch keyboard take two lines where there is room for them.
const ONE_LINE: f32 = 440.0;

/// The position of the panels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Panels {
    /// Two columns, one on either side of the stage.
    Apart {
        /// The program: blocks, variables, list and stack.
        left: Rect,
        /// The solver's controls, and the buttons for the board.
        right: Rect,
    },
    /// One panel at a time, chosen by tabs, beside the stage or under it.
    Folded(Rect),
}

/// The positions of all parts, in logical pixels from the top left of the window.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Layout {
    /// The size of the window.
    pub window: Vec2,
    /// Physical pixels per logical pixel.
    pub pixel_ratio: f32,
    /// The factor by which texts and controls are larger than designed.
    pub scale: f32,
    /// The bar at the top: flag, stop sign, title.
    pub bar: Rect,
    /// The rectangle of the stage.
    pub stage: Rect,
    /// The panels around the stage.
    pub panels: Panels,
    /// The picture of the owl.
    pub owl: Rect,
    /// The owl's speech bubble, without its tail.
    pub bubble: Rect,
    /// The board including its outer lines; in a close-up, the visible part of it.
    pub board: Rect,
    /// The upper left corner of the whole board.
    pub origin: Vec2,
    /// The foot of the stage, with the ask bar or the number keys.
    pub foot: Rect,
    /// The side of a cell.
    pub cell: f32,
    /// The gap between cells, which is the width of the box lines in it.
    pub gap: f32,
    /// True if controls are sized for fingers.
    pub touch: bool,
    /// The number of lines that the digits under the board take.
    pub digit_lines: u8,
    /// The number of rows and of columns of the board.
    pub side: u8,
    /// The number of rows and of columns of a box.
    pub box_size: (u8, u8),
    /// True if the upper left corners of cells are kept free for the totals of cages.
    pub has_totals: bool,
    /// True if values above 9 are letters, so that the pictures of values are drawn again when that changes.
    pub letters: bool,
}

/// The inputs of a layout in addition to the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wishes {
    /// The size of texts as a multiple of the designed size.
    pub text: f32,
    /// The width that the player has dragged the program to, in points.
    pub program: Option<u16>,
    /// True if controls are to be sized for fingers. They always are on phones.
    pub touch: bool,
    /// True if the visible page has the stage.
    pub stage: bool,
    /// True if the panel under the stage shows the program or its values, which need room.
    pub wide_panel: bool,
    /// The number of rows and of columns of the board.
    pub side: u8,
    /// The number of rows and of columns of a box.
    pub box_size: (u8, u8),
    /// True if the upper left corners of cells are kept free for the totals of cages.
    pub has_totals: bool,
    /// The corner from which a close-up of the board begins, in cells; `None` without one.
    pub corner: Option<Vec2>,
}

impl Default for Wishes {
    fn default() -> Self {
        Wishes {
            text: 1.0,
            program: None,
            touch: false,
            stage: true,
            wide_panel: false,
            side: 9,
            box_size: (3, 3),
            has_totals: false,
            corner: None,
        }
    }
}

impl Layout {
    /// Returns the layout for a window of that size in logical pixels, with that number of physical pixels per logical pixel, and
    /// with texts scaled by `text`.
    pub fn new(window: Vec2, pixel_ratio: f32, text: f32) -> Layout {
        Layout::with(window, pixel_ratio, Wishes { text, ..Wishes::default() })
    }

    /// Returns the layout for a window and these wishes.
    pub fn with(window: Vec2, pixel_ratio: f32, wishes: Wishes) -> Layout {
        let window = window.max(Vec2::splat(1.0));
        let aspect = window.x / window.y;
        let Wishes { text, program, touch, .. } = wishes;
        if aspect > 1.0 && window.y < LYING {
            return Layout::lying(window, pixel_ratio, wishes).closer(wishes.corner);
        }
        let touch = touch || window.x < UPRIGHT;
        let design = match aspect {
            // Larger texts need wider panels, and three columns of them need a wider window; so do keys for fingers.
            _ if aspect >= 1.25 && window.x >= 900.0 * text * if touch { 1.4 } else { 1.0 } => DESIGN_SIZE,
            _ if aspect >= 0.95 && window.x >= 640.0 => BESIDE,
            _ => UNDER,
        };
        let scale = (window / design).min_element().clamp(0.8, 4.0) * text;
        let px = |length: f32| (length * scale).round();
        // Empty space does not grow with the texts, so that the board keeps its size.
        let edge = ((if design == UNDER { 5.0 } else { 12.0 }) * scale / text).round();
        let bar = Rect::new(
            0.0,
            0.0,
            window.x,
            px(if text > 1.0 { BAR_OF_LARGE_TEXT } else { BAR }).max(if touch { FINGER + 2.0 } else { 0.0 }),
        );
        let (top, bottom) = (bar.max.y + edge, window.y - edge);
        let side = |most: f32, share: f32| px(most).min((window.x * share).round());
        let mut margins = Margins::new(design, scale, text, is_for_thumbs(window), touch, wishes.side > 9);
        // The values of larger boards need two lines.
        let are_many = wishes.side > 9;
        let mut digit_lines = if design == DESIGN_SIZE || are_many { 2 } else { 1 };
        // The program and its values need more room than the board's buttons.
        let share = if wishes.wide_panel { 0.34 } else { 0.125 };
        let mut least = px(86.0).max((window.y * share).round());
        if touch {
            let is_short = design == UNDER && window.y < SHORT;
            least = if is_short { px(110.0) } else { least.max(px(110.0)) };
            let caption = if is_short { 0.0 } else { CAPTION };
            let room = bottom - top - edge - least - (window.x - 2.0 * edge - 2.0 * margins.side);
            let two = Margins { foot: keys_for_fingers(scale, 2, caption), ..margins };
            let fits = window.x < ONE_LINE && room >= two.around_board();
            let two_lines = design == DESIGN_SIZE || are_many || fits;
            digit_lines = if two_lines { 2 } else { 1 };
            margins.foot = keys_for_fingers(scale, digit_lines, caption);
            margins.owl = if is_short { (SHORT_OWL * scale / text).round() } else { margins.owl };
        }
        let (stage, panels) = if design == DESIGN_SIZE {
            let [share, other] = if text > 1.0 { [0.32, 0.25] } else { [0.344, 0.227] };
            let right = Rect::new(window.x - edge - side(290.0, other), top, window.x - edge, bottom);
            let usual = side(PROGRAM, share);
            // A board that takes all of the height leaves some of the width, which the program can use.
            let board = bottom - top - margins.around_board();
            let stage = right.min.x - 3.0 * edge - usual;
            let spare = stage - 2.0 * margins.side - board - px(20.0);
            let usual = usual + spare.clamp(0.0, px(MORE_PROGRAM));
            // The stage keeps its least width.
            let most = (right.min.x - 3.0 * edge - px(LEAST_STAGE)).max(usual);
            let width = program.map_or(usual, |points| px(points.into()).clamp(px(LEAST_PROGRAM).min(usual), most));
            let left = Rect::new(edge, top, edge + width, bottom);
            (Rect::new(left.max.x + edge, top, right.min.x - edge, bottom), Panels::Apart { left, right })
        } else if design == BESIDE {
            let share = if text > 1.0 { 0.37 } else { 0.42 };
            let panel = Rect::new(window.x - edge - side(330.0, share), top, window.x - edge, bottom);
            (Rect::new(edge, top, panel.min.x - edge, bottom), Panels::Folded(panel))
        } else {
            // The board takes the width. The panel gets what is left below, and always some of it.
            let wanted = margins.around_board() + window.x - 2.0 * edge - 2.0 * margins.side;
            let stage_bottom = (top + wanted).min(bottom - edge - least);
            let stage = Rect::new(edge, top, window.x - edge, stage_bottom);
            (stage, Panels::Folded(Rect::new(edge, stage_bottom + edge, window.x - edge, bottom)))
        };
        let Wishes { side, box_size, has_totals, .. } = wishes;
        let placed = Layout { window, pixel_ratio, scale, bar, stage, panels, touch, digit_lines, ..Layout::EMPTY };
        let empty = Layout { side, box_size, has_totals, ..placed };
        empty.on_stage(margins).closer(wishes.corner)
    }

    /// Returns the layout of a phone in landscape: the board takes the height, and everything else is beside it.
    fn lying(window: Vec2, pixel_ratio: f32, wishes: Wishes) -> Layout {
        let scale = (window.y / LYING_DESIGN).clamp(0.75, 1.0) * wishes.text;
        let px = |length: f32| (length * scale).round();
        let edge = LYING_EDGE;
        // The column beside the board keeps its width, even on a zoomed page.
        let room = window.y.min(window.x - LEAST_BESIDE);
        let (cell, gap, side) = cells(room - 4.0 * edge, 2.0, wishes.side);
        let stage = Rect::new(edge, edge, side + 3.0 * edge, window.y - edge);
        let board = Rect::from_center_size(stage.center(), Vec2::splat(side));
        let board = Rect::from_corners(board.min.round(), board.min.round() + side);
        let (left, right) = (stage.max.x + edge, window.x - edge);
        // A page without the stage has the whole window.
        let bar = Rect::new(if wishes.stage { left } else { 0.0 }, 0.0, window.x, FINGER + 2.0);
        let owl = Vec2::new(px(LYING_OWL * 76.0 / 84.0), px(LYING_OWL));
        let owl = Rect::from_corners(Vec2::new(left, bar.max.y + edge), Vec2::new(left, bar.max.y + edge) + owl);
        let bubble = Rect::new(owl.max.x + px(20.0), owl.min.y, right, owl.max.y);
        let digit_lines = if right - left < ONE_LINE || wishes.side > 9 { 2 } else { 1 };
        let foot = keys_for_fingers(scale, digit_lines, 0.0);
        let foot = Rect::new(left, window.y - edge - foot, right, window.y - edge);
        let panels = Panels::Folded(Rect::new(left, owl.max.y + edge, right, foot.min.y - edge));
        let touch = true;
        Layout {
            window,
            pixel_ratio,
            scale,
            bar,
            stage,
            panels,
            owl,
            bubble,
            board,
            foot,
            cell,
            gap,
            touch,
            digit_lines,
            side: wishes.side,
            box_size: wishes.box_size,
            has_totals: wishes.has_totals,
            letters: false,
            origin: board.min,
        }
    }

    const EMPTY: Layout = Layout {
        window: Vec2::ZERO,
        pixel_ratio: 1.0,
        scale: 1.0,
        bar: Rect::EMPTY,
        stage: Rect::EMPTY,
        panels: Panels::Folded(Rect::EMPTY),
        owl: Rect::EMPTY,
        bubble: Rect::EMPTY,
        board: Rect::EMPTY,
        origin: Vec2::ZERO,
        foot: Rect::EMPTY,
        cell: 1.0,
        gap: 1.0,
        touch: false,
        digit_lines: 0,
        side: 9,
        box_size: (3, 3),
        has_totals: false,
        letters: false,
    };

    /// Places the owl, the board and the foot.
    fn on_stage(mut self, margins: Margins) -> Layout {
        let px = |length: f32| (length * self.scale).round();
        let stage = self.stage;
        let Margins { side, top: margin, owl: owl_height, foot: foot_height, line, gap, space } = margins;
        let room = Vec2::new(
            stage.width() - 2.0 * side,
            stage.height() - 2.0 * margin - owl_height - foot_height - 2.0 * space,
        );
        let (cell, gap, side) = cells(room.min_element(), gap, self.side);
        // Spare height is used for one more line of digits, or else spread around the board.
        let grows = self.digit_lines == 1 && room.y - side >= line && !is_for_thumbs(self.window);
        let foot_height = if grows { foot_height + line } else { foot_height };
        self.digit_lines += u8::from(grows);
        let spare = stage.height() - 2.0 * margin - owl_height - foot_height - 2.0 * space - side;
        let spare = (spare / 2.0).floor().max(0.0);
        let x = (stage.center().x - side / 2.0).round();
        let y = stage.min.y + margin + owl_height + space + spare;
        self.board = Rect::new(x, y, x + side, y + side);
        // On a wide stage the owl and the foot are wider than the board.
        let wide = side.max((room.x).min(px(640.0)));
        let (x, right_end) = ((stage.center().x - wide / 2.0).round(), (stage.center().x + wide / 2.0).round());
        let owl_top = stage.min.y + margin + (spare / 2.0).floor();
        let owl_width = (owl_height * 76.0 / 84.0).round();
        self.owl = Rect::new(x, owl_top, x + owl_width, owl_top + owl_height);
        self.bubble = Rect::new(self.owl.max.x + px(20.0), owl_top, right_end, owl_top + owl_height - px(6.0));
        let foot_top = stage.max.y - margin - foot_height - (spare / 2.0).floor();
        self.foot = Rect::new(x, foot_top, right_end, foot_top + foot_height);
        (self.cell, self.gap) = (cell, gap);
        self
    }

    /// Returns the bubble for a long sentence, which takes most of the free space above and below it.
    pub fn large_bubble(&self) -> Rect {
        const SHARE: f32 = 0.6;
        let bubble = self.bubble;
        let is_above_board = self.board.min.y >= bubble.max.y;
        let [above, below] = match is_above_board {
            true => [bubble.min.y - self.stage.min.y, self.board.min.y - bubble.max.y],
            false => [LYING_EDGE, LYING_EDGE],
        };
        Rect::new(bubble.min.x, bubble.min.y - SHARE * above, bubble.max.x, bubble.max.y + SHARE * below)
    }

    /// Returns the least height of a target that can be pressed, in points.
    pub fn least_target(&self) -> f32 {
        if self.touch { (FINGER / self.scale).ceil().max(POINTER) } else { POINTER }
    }

    /// Returns the row of buttons above the answer, while the owl asks.
    pub fn buttons(&self) -> Rect {
        let height = if self.touch { FINGER } else { (BUTTONS * self.scale).round() };
        Rect { max: Vec2::new(self.foot.max.x, self.foot.min.y + height), ..self.foot }
    }

    /// Returns the rest of the foot, below the buttons.
    pub fn below_buttons(&self) -> Rect {
        let top = self.buttons().max.y + (4.0 * self.scale).round();
        Rect { min: Vec2::new(self.foot.min.x, top), ..self.foot }
    }

    /// Returns the part of the window below the bar, for a page.
    pub fn page(&self) -> Rect {
        Rect::from_corners(Vec2::new(0.0, self.bar.max.y), self.window)
    }

    /// Returns the transform that puts the middle of a sprite in the middle of the rectangle.
    pub fn transform(&self, rect: Rect, z: f32) -> Transform {
        Transform::from_translation(self.to_world(rect.center()).extend(z))
    }

    /// Converts a point to world coordinates, with the origin in the window's middle and y pointing up.
    pub fn to_world(&self, point: Vec2) -> Vec2 {
        (point - self.window / 2.0) * Vec2::new(1.0, -1.0)
    }
}

/// Returns the side of a cell, the gap between cells, and the side of the board with the gaps around its cells, for a board of this
/// many cells that fits the room. Where cells are many and small, so are the gaps.
fn cells(room: f32, gap: f32, side: u8) -> (f32, f32, f32) {
    let gap = if side > 9 { (0.6 * gap).round().max(1.0) } else { gap };
    let side = f32::from(side);
    let cell = ((room - (side + 1.0) * gap) / side).floor().max(1.0);
    (cell, gap, side * cell + (side + 1.0) * gap)
}

/// Returns the smallest screen of a page in a browser with the same orientation as this one.
pub fn smallest_like(window: Vec2) -> Vec2 {
    if window.x > window.y { SMALLEST_LYING } else { SMALLEST_UPRIGHT }
}

/// Returns the height of number keys for fingers: the modes, that number of lines of digits, and a caption.
fn keys_for_fingers(scale: f32, lines: u8, caption: f32) -> f32 {
    (f32::from(lines + 1) * FINGER + f32::from(lines) * 3.0 * scale + (AROUND_KEYS + caption) * scale).ceil()
}

fn is_for_thumbs(window: Vec2) -> bool {
    window.x / window.y < TELEPHONE
}

/// The sizes of the parts around the board on the stage.
struct Margins {
    side: f32,
    top: f32,
    owl: f32,
    foot: f32,
    /// The height of one more line of digits.
    line: f32,
    gap: f32,
    space: f32,
}

impl Margins {
    fn new(design: Vec2, scale: f32, text: f32, for_thumbs: bool, touch: bool, two_lines: bool) -> Margins {
        let empty = |length: f32| (length * scale / text).round();
        let (side, top, owl, space) = if design == UNDER { (3.0, 5.0, 62.0, 5.0) } else { (18.0, 14.0, 72.0, 10.0) };
        let [one, two] = FOOTS;
        let foot = match () {
            () if for_thumbs => THUMBS,
            () if design == DESIGN_SIZE || two_lines => two,
            () => one,
        };
        let foot = empty(foot - if text > 1.0 { LESS_FOR_LARGE_TEXT } else { 0.0 });
        // The bubble makes room for a longer sentence by itself.
        let (owl, gap) = (empty(owl), empty(3.0).max(2.0));
        let line = empty(two - one).max(if touch { FINGER } else { 0.0 });
        Margins { side: empty(side), top: empty(top), owl, foot, line, gap, space: empty(space) }
    }

    /// Returns the height of everything above and below the board.
    fn around_board(&self) -> f32 {
        2.0 * self.top + self.owl + self.foot + 2.0 * self.space
    }
}

impl Default for Layout {
    fn default() -> Self {
        Layout::new(DESIGN_SIZE, 1.0, 1.0)
    }
}

/// True if a finger has touched the window, or if the screen is meant for fingers.
#[derive(Resource, Default, PartialEq, Debug)]
pub struct Touched(pub bool);

pub(in crate::window) fn plugin(app: &mut App) {
    let changed = on_resize
        .or_else(resource_changed::<Settings>)
        .or_else(resource_changed::<View>)
        .or_else(resource_changed::<Touched>)
        .or_else(state_changed::<Page>);
    let followed = resource_changed::<StageRules>
        .or_else(resource_changed::<Entry>)
        .or_else(resource_changed::<Training>)
        .or_else(resource_changed::<View>)
        .or_else(resource_changed::<CloseUp>);
    app.init_resource::<Layout>()
        .init_resource::<Touched>()
        .add_systems(PreStartup, measure)
        .add_systems(
            First,
            (notice_fingers.run_if(on_message::<TouchInput>), measure.run_if(changed))
                .chain()
                .after(FrameSystems::Input),
        )
        // Another board, or another cell of a close-up, needs another layout in the same frame.
        .add_systems(Update, measure.run_if(followed).after(CloneSystems).before(FrameSystems::Stage));
}

/// Changes to sizes for fingers when a finger is lifted, so that nothing moves under a finger that is still down.
fn notice_fingers(mut touches: MessageReader<TouchInput>, mut touched: ResMut<Touched>) {
    if touches.read().any(|touch| touch.phase == TouchPhase::Ended) {
        touched.set_if_neq(Touched(true));
    }
}

fn on_resize(mut resized: MessageReader<WindowResized>, mut rescaled: MessageReader<WindowScaleFactorChanged>) -> bool {
    let (resized, rescaled) = (resized.read().count(), rescaled.read().count());
    resized + rescaled > 0
}

fn measure(
    window: Query<&Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
    view: Res<View>,
    touched: Res<Touched>,
    page: Res<State<Page>>,
    (rules, entry, training): (Res<StageRules>, Res<Entry>, Res<Training>),
    mut close_up: ResMut<CloseUp>,
    mut layout: ResMut<Layout>,
) {
    if let Ok(window) = window.single() {
        let mut wishes = Wishes {
            text: settings.text_size().factor(),
            program: view.program_width(),
            touch: touched.0,
            stage: matches!(page.get(), Page::Stage | Page::Training),
            side: rules.0.side(),
            box_size: rules.0.usual_box_size(),
            has_totals: rules.0.houses().iter().any(|house| rules.0.total(house).is_some()),
            wide_panel: *page.get() == Page::Stage && matches!(view.tab_of(&Tab::ALL), Tab::Blocks | Tab::Variables),
            corner: None,
        };
        let mut part = *close_up;
        if view.close_up() && wishes.stage {
            let corner = Some(Vec2::ZERO);
            let whole = Layout::with(window.size(), window.scale_factor(), Wishes { corner, ..wishes });
            let current = if *page.get() == Page::Training { training.in_view() } else { entry.current() };
            wishes.corner = Some(part.around(current, &whole));
        } else {
            part.end();
        }
        close_up.set_if_neq(part);
        let placed = Layout::with(window.size(), window.scale_factor(), wishes);
        layout.set_if_neq(Layout { letters: settings.letters(), ..placed });
    }
}
