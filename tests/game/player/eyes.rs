//! Reads what is visible to the player: the stage, the panels, the owl.

use super::{Copied, Painted, Player};
use bevy::ecs::query::QueryFilter;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContext, EguiOutput, egui};
use std::collections::BTreeMap;
use sudoku_assistant::game::clones::{CellId, Costume};
use sudoku_assistant::game::owl::{Mood, Speech};
use sudoku_assistant::game::play::{Entry, ExpectingNumkey, Question};
use sudoku_assistant::game::requests::{Page, Scene};
use sudoku_assistant::game::script::speed::FilmSpeed;
use sudoku_assistant::game::session::{GameStats, Notes, Session};
use sudoku_assistant::game::solver::Solver;
use sudoku_assistant::window::look::layout::Layout;
use sudoku_assistant::window::look::theme::Theme;
use sudoku_assistant::window::pictures::Owner;
use sudoku_assistant::window::stage::{DigitClone, FigureLook, FigurePlace, Figures, Part};
use sudoku_blocks::{ActorId, BlockId};
use sudoku_board::{Board, Cell, Value, Values};
use sudoku_run::Speed;

/// A placeholder in a message for text that a test cannot know, such as a time.
pub const ANYTHING: &str = "\u{fffc}";

/// Returns true if the message is part of the text. Tests refer to messages by their functions, as the game does, so they do
/// not depend on the sentences.
pub fn holds(text: &str, message: impl AsRef<str>) -> bool {
    let mut rest = text;
    message.as_ref().split(ANYTHING).all(|part| rest.split_once(part).map(|(_, after)| rest = after).is_some())
}

impl Player {
    pub fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    pub fn scene(&self) -> Scene {
        *self.resource::<State<Scene>>().get()
    }

    pub fn owl(&self) -> &str {
        self.resource::<Speech>().text()
    }

    /// Returns true if the owl says this message, alone or among others.
    pub fn owl_says(&self, message: impl AsRef<str>) -> bool {
        holds(self.owl(), message)
    }

    /// Checks that the owl says this message, alone or among others.
    #[track_caller]
    pub fn assert_owl_says(&self, message: impl AsRef<str>) {
        assert!(self.owl_says(&message), "“{}” is not in “{}”", message.as_ref(), self.owl());
    }

    pub fn mood(&self) -> Mood {
        self.resource::<Speech>().mood()
    }

    pub fn board(&self) -> Board {
        self.resource::<Session>().board().clone()
    }

    pub fn board_line(&self) -> String {
        self.board().to_string()
    }

    pub fn notes(&self) -> &Notes {
        self.resource::<Session>().notes()
    }

    pub fn stats(&self) -> &GameStats {
        self.resource::<Session>().stats()
    }

    pub fn expecting_numkey(&self) -> bool {
        self.resource::<State<ExpectingNumkey>>().get().0
    }

    pub fn entry(&self) -> &Entry {
        self.resource::<Entry>()
    }

    pub fn solver(&self) -> &Solver {
        self.resource::<Solver>()
    }

    pub fn speed(&self) -> Speed {
        self.resource::<FilmSpeed>().get()
    }

    pub fn page(&self) -> Page {
        *self.resource::<State<Page>>().get()
    }

    pub fn theme(&self) -> &Theme {
        self.resource::<Theme>()
    }

    pub fn layout(&self) -> &Layout {
        self.resource::<Layout>()
    }

    pub fn answer_text(&self) -> &str {
        self.resource::<Question>().text()
    }

    fn component<C: Component + Clone, F: QueryFilter>(&mut self, cell: Cell) -> C {
        let world = self.app.world_mut();
        let mut clones = world.query_filtered::<(&CellId, &C), F>();
        let found: Vec<C> =
            clones.iter(world).filter(|(id, _)| id.cell() == cell).map(|(_, component)| component.clone()).collect();
        assert_eq!(found.len(), 1, "one clone for {cell}");
        found[0].clone()
    }

    pub fn costume(&mut self, cell: Cell) -> Costume {
        self.component::<Costume, ()>(cell)
    }

    /// Returns the colour of the cell's clone.
    pub fn colour(&mut self, cell: Cell) -> Color {
        self.component::<Sprite, With<Costume>>(cell).color
    }

    /// Returns true if there is a frame around a house or a cell.
    pub fn is_framed(&mut self) -> bool {
        let world = self.app.world_mut();
        let mut named = world.query::<(&Name, &Visibility)>();
        named.iter(world).any(|(name, visibility)| name.as_str() == "House frame" && *visibility != Visibility::Hidden)
    }

    /// Returns the digits that the digit clones show, as a line of 81, based on what is drawn.
    pub fn shown(&mut self) -> String {
        let written = |value: Option<Value>| value.map_or('.', |value| char::from(b'0' + value.get()));
        self.shown_values().into_iter().map(written).collect()
    }

    /// Returns the values that the digit clones show, in the order of the cells, based on what is drawn.
    pub fn shown_values(&mut self) -> Vec<Option<Value>> {
        let world = self.app.world_mut();
        let mut clones = world.query::<(&CellId, &DigitClone, &Visibility)>();
        let mut shown: Vec<_> = clones.iter(world).map(|(id, clone, seen)| (id.cell(), clone.0, *seen)).collect();
        shown.sort_by_key(|(cell, ..)| (cell.row(), cell.column()));
        let values = shown.into_iter().map(|(cell, value, seen)| {
            assert_eq!(value.is_some(), seen != Visibility::Hidden, "{cell}");
            value
        });
        values.collect()
    }

    pub fn digit_sprite(&mut self, cell: Cell) -> Sprite {
        self.component::<Sprite, With<DigitClone>>(cell)
    }

    /// Returns the small figures of a cell, after checking that they are drawn if there are any.
    fn small_figures(&mut self, cell: Cell) -> Figures {
        let figures = self.component::<Figures, ()>(cell);
        let visible = self.component::<Visibility, With<Figures>>(cell) != Visibility::Hidden;
        assert_eq!(!figures.0.is_empty(), visible, "{cell}");
        figures
    }

    /// Returns the looks of the small figures of all values in the small squares of a cell.
    pub fn figures(&mut self, cell: Cell) -> Vec<(Value, FigureLook)> {
        let figures = self.small_figures(cell).0;
        let own = |value| figures.iter().find(|figure| figure.value == value && figure.place == FigurePlace::Own);
        let look = |value| own(value).map_or(FigureLook::Hidden, |figure| figure.look);
        Values::up_to(self.layout().side).iter().map(|value| (value, look(value))).collect()
    }

    /// Returns the digits in the corners of the cell, and those in the line between them.
    pub fn cornered(&mut self, cell: Cell) -> (Values, Values) {
        let figures = self.small_figures(cell).0;
        let of = |place| figures.iter().filter(move |figure| figure.place == place).map(|figure| figure.value);
        (of(FigurePlace::Corner).collect(), of(FigurePlace::Between).collect())
    }

    /// Returns the colour of the digit's small square in the picture of the cell, where it is drawn most strongly.
    pub fn figure_colour(&mut self, cell: Cell, digit: Value) -> Color {
        let (layout, sprite) = (self.layout().clone(), self.component::<Sprite, With<Figures>>(cell));
        let image = self.resource::<Assets<Image>>().get(&sprite.image).expect("a picture");
        let corner = layout.cell_rect(cell).min;
        let place = layout.figure_rect(cell, digit);
        let pixels = |from: f32, to: f32| (from * layout.pixel_ratio) as u32..(to * layout.pixel_ratio) as u32;
        let (from, to) = (place.min - corner, place.max - corner);
        let colours = pixels(from.y, to.y)
            .flat_map(|y| pixels(from.x, to.x).map(move |x| image.get_color_at(x, y).expect("a pixel")));
        colours.max_by(|a, b| a.alpha().total_cmp(&b.alpha())).expect("the square has pixels")
    }

    pub fn scale_of(&mut self, cell: Cell) -> f32 {
        self.component::<Transform, With<Costume>>(cell).scale.x
    }

    /// Returns the position of the clone in the window, as the camera sees it.
    pub fn middle_of(&mut self, cell: Cell) -> Vec2 {
        let place = self.component::<GlobalTransform, With<Costume>>(cell).translation();
        let world = self.app.world_mut();
        let (camera, transform) =
            world.query::<(&Camera, &GlobalTransform)>().single(world).expect("there is a camera");
        camera.world_to_viewport(transform, place).expect("the clone is in the window")
    }

    /// Returns the position in the window and the size of each visible actor of a program, as the camera sees it.
    pub fn actors(&mut self) -> BTreeMap<ActorId, (Vec2, Vec2)> {
        let world = self.app.world_mut();
        let (camera, eye) = world.query::<(&Camera, &GlobalTransform)>().single(world).expect("there is a camera");
        let (camera, eye) = (camera.clone(), *eye);
        let mut found = BTreeMap::new();
        for (part, place, sprite) in world.query::<(&Part, &GlobalTransform, &Sprite)>().iter(world) {
            if let Part { owner: Owner::Actor(id), number: 0 } = *part {
                let middle = camera.world_to_viewport(&eye, place.translation()).expect("it is in the window");
                let seen = (middle, sprite.custom_size.expect("it has a size"));
                assert_eq!(found.insert(id, seen), None, "one sprite for {id:?}");
            }
        }
        found
    }

    fn access_nodes(&mut self) -> Vec<egui::accesskit::Node> {
        let world = self.app.world_mut();
        let output = world.query::<&EguiOutput>().single(world).expect("there are panels");
        let update = output.platform_output.accesskit_update.as_ref().expect("accessibility is on");
        update.nodes.iter().map(|(_, node)| node.clone()).collect()
    }

    /// Returns the nodes of that kind that a screen reader finds.
    pub fn nodes_of(&mut self, role: egui::accesskit::Role) -> Vec<egui::accesskit::Node> {
        let mut nodes = self.access_nodes();
        nodes.retain(|node| node.role() == role);
        nodes
    }

    /// Returns everything that can be pressed, layer by layer: its name, its rectangle in the window, and the visible part of
    /// that.
    pub fn pressable(&mut self) -> Vec<Vec<(String, egui::Rect, egui::Rect)>> {
        let scale = self.layout().scale;
        let world = self.app.world_mut();
        let (output, mut context) =
            world.query::<(&EguiOutput, &mut EguiContext)>().single_mut(world).expect("there are panels");
        let update = output.platform_output.accesskit_update.as_ref().expect("accessibility is on");
        let name = |id: egui::Id| {
            let node = update.nodes.iter().find(|(node, _)| *node == id.accesskit_id());
            node.and_then(|(_, node)| node.label().or(node.value())).map(str::to_owned)
        };
        let place = |rect: egui::Rect| {
            egui::Rect::from_min_max((rect.min.to_vec2() * scale).to_pos2(), (rect.max.to_vec2() * scale).to_pos2())
        };
        context.get_mut().viewport(|viewport| {
            let layers = viewport.prev_pass.widgets.layers();
            let can_be_pressed = |widget: &&egui::WidgetRect| {
                widget.enabled && widget.sense.senses_click() && widget.interact_rect.is_positive()
            };
            let named =
                |widget: &egui::WidgetRect| Some((name(widget.id)?, place(widget.rect), place(widget.interact_rect)));
            layers.map(|(_, widgets)| widgets.iter().filter(can_be_pressed).filter_map(named).collect()).collect()
        })
    }

    /// Returns the shapes that the panels paint, from the lowest to the topmost, in points.
    pub fn painted(&mut self) -> Vec<egui::epaint::ClippedShape> {
        self.app.world_mut().resource_mut::<Painted>().is_wanted = true;
        self.frames(1);
        let mut painted = self.app.world_mut().resource_mut::<Painted>();
        painted.is_wanted = false;
        std::mem::take(&mut painted.shapes)
    }

    /// Returns the names of everything that a screen reader can say.
    pub fn controls(&mut self) -> Vec<String> {
        self.access_nodes().iter().filter_map(|node| node.label().or(node.value()).map(str::to_owned)).collect()
    }

    /// Returns the name of a control that contains this message.
    pub fn shown_as(&mut self, message: impl AsRef<str>) -> Option<String> {
        self.controls().into_iter().find(|name| holds(name, &message))
    }

    /// Returns the roles and the names of everything that can be pressed or changed.
    pub fn interactive(&mut self) -> Vec<(egui::accesskit::Role, String)> {
        self.access_nodes()
            .iter()
            .filter(|node| node.supports_action(egui::accesskit::Action::Focus))
            .map(|node| (node.role(), node.label().or(node.value()).unwrap_or_default().to_owned()))
            .collect()
    }

    /// Returns the centre of the control with that name.
    pub fn control(&mut self, name: impl AsRef<str>) -> Option<Vec2> {
        self.bounds(name).map(|bounds| bounds.center())
    }

    /// Returns the rectangle of the control with that name.
    pub fn bounds(&mut self, name: impl AsRef<str>) -> Option<Rect> {
        self.all_bounds(name.as_ref()).first().copied()
    }

    pub fn all_bounds(&mut self, name: &str) -> Vec<Rect> {
        self.all_named().into_iter().filter(|(other, _)| other == name).map(|(_, bounds)| bounds).collect()
    }

    /// Returns the blocks of the visible scripts that are drawn, and their slots with an index, each with the part that is seen of it.
    /// The rectangle of what is beyond an edge ends, at that edge, before it begins.
    pub fn blocks(&mut self) -> Vec<((BlockId, Option<usize>), Rect)> {
        let scale = self.layout().scale;
        let of_node = |node: &egui::accesskit::Node| {
            let mut name = node.author_id()?.split(' ');
            let is_slot = name.next()? == "slot";
            let block = BlockId(name.next()?.parse().ok()?);
            let slot = if is_slot { Some(name.next()?.parse().ok()?) } else { None };
            let bounds = node.bounds()?;
            let corner = |x: f64, y: f64| Vec2::new(x as f32, y as f32) * scale;
            let rect = Rect { min: corner(bounds.x0, bounds.y0), max: corner(bounds.x1, bounds.y1) };
            Some(((block, slot), rect))
        };
        let mut blocks: Vec<_> = self.access_nodes().iter().filter_map(of_node).collect();
        // The head of a definition contains a picture of its block.
        blocks.sort_by(|(_, one), (_, other)| one.min.x.total_cmp(&other.min.x));
        blocks
    }

    /// Returns the part that is seen of a block of the visible scripts, or of its slot with this index.
    pub fn block_rect(&mut self, block: BlockId, slot: Option<usize>) -> Option<Rect> {
        let mut blocks = self.blocks().into_iter();
        let found = blocks.find(|(at, _)| *at == (block, slot)).map(|(_, rect)| rect);
        found.filter(|rect| rect.width() > 0.0 && rect.height() > 0.0)
    }

    /// Returns everything that has a name, with its rectangle.
    fn all_named(&mut self) -> Vec<(String, Rect)> {
        let scale = self.layout().scale;
        let rect = |b: egui::accesskit::Rect| {
            Rect::new(b.x0 as f32 * scale, b.y0 as f32 * scale, b.x1 as f32 * scale, b.y1 as f32 * scale)
        };
        let named =
            |node: &egui::accesskit::Node| Some((node.label().or(node.value())?.to_owned(), rect(node.bounds()?)));
        self.access_nodes().iter().filter_map(named).collect()
    }

    /// Returns everything in that part of the window that has a name, with its position.
    pub fn all_within(&mut self, part: Rect) -> Vec<(String, Rect)> {
        let mut all = self.all_named();
        all.retain(|(_, bounds)| part.contains(bounds.min) && part.contains(bounds.max));
        all
    }

    /// Clicks the control with that name on the sheet over the middle of the window.
    pub fn click_on_sheet(&mut self, name: impl AsRef<str>) {
        let name = name.as_ref();
        let middle = self.layout().window / 2.0;
        let bounds = self.all_bounds(name);
        let nearest = bounds.iter().map(Rect::center).min_by(|a, b| a.distance(middle).total_cmp(&b.distance(middle)));
        self.click_at(nearest.unwrap_or_else(|| panic!("there is no control {name:?}")));
    }

    /// Returns the text in the field with that name.
    pub fn field(&mut self, name: impl AsRef<str>) -> String {
        let nodes = self.access_nodes();
        let field = nodes.iter().find(|node| node.label() == Some(name.as_ref())).expect("there is such a field");
        field.value().unwrap_or_default().to_owned()
    }

    /// Returns the name of the control that has the keyboard focus.
    pub fn focused(&mut self) -> Option<String> {
        let world = self.app.world_mut();
        let output = world.query::<&EguiOutput>().single(world).expect("there are panels");
        let update = output.platform_output.accesskit_update.as_ref().expect("accessibility is on");
        let (_, node) = update.nodes.iter().find(|(id, _)| *id == update.focus)?;
        node.label().or(node.value()).map(str::to_owned)
    }

    /// Returns the text that was copied in the last frames.
    pub fn copied(&self) -> Option<String> {
        self.resource::<Copied>().0.clone()
    }

    /// Returns true if the last frame asked for another one.
    pub fn asks_for_redraw(&mut self) -> bool {
        let mut messages = self.app.world_mut().resource_mut::<Messages<RequestRedraw>>();
        messages.clear();
        self.frames(1);
        !self.resource::<Messages<RequestRedraw>>().is_empty()
    }
}
