//! The 81 cell clones and the 81 digit clones: they take clicks and wear what the board says.

use crate::game::film::run::Run;
use crate::game::help::answers::Answers;
use crate::game::help::mistakes::Mistakes;
use crate::game::look::layout::Layout;
use crate::game::look::settings::Settings;
use crate::game::look::theme::Theme;
use crate::game::play::entry::Entry;
use crate::game::play::sitting::Sitting;
use crate::game::script::requests::{EntryRequest, Request};
use crate::game::script::scene::Scene;
use crate::game::solver::{Solver, board_on_stage};
use crate::game::stage::figures::Figure;
use crate::game::stage::flash::Flash;
use crate::game::stage::pictures::Pictures;
use crate::game::stage::{StageSystems, at};
use crate::search::{Need, Step};
use crate::sudoku::{Cell, CellKind, Digit, clashing_cells};
use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The id of a cell clone or of a digit clone, 1 to 81, by which it knows its cell.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellId(usize);

impl CellId {
    /// The id of the cell.
    pub fn of(cell: Cell) -> CellId {
        CellId(cell.id())
    }

    /// The number, 1 to 81.
    pub fn get(self) -> usize {
        self.0
    }

    /// The cell with this id.
    pub fn cell(self) -> Cell {
        Cell::from_id(self.0).expect("an id is made from a cell")
    }
}

/// What a cell clone wears.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Costume {
    /// Light green: the cell belongs to the puzzle.
    Puzzle,
    /// Purple: the cell is the player's.
    #[default]
    User,
}

/// A digit clone: the digit it shows, or `None` while it hides.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DigitClone(pub Option<Digit>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn)
        .add_systems(Update, place.run_if(resource_changed::<Layout>).in_set(StageSystems::Place))
        .add_systems(Update, (switch_costumes, paint_cells, paint_digits).chain().in_set(StageSystems::Paint));
}

fn spawn(mut commands: Commands) {
    for cell in Cell::all() {
        let id = CellId::of(cell);
        commands
            .spawn((Name::new(format!("Cell {cell}")), id, Costume::default(), Sprite::default(), Pickable::default()))
            .observe(move |click: On<Pointer<Click>>, mut requests: MessageWriter<Request>| {
                if click.button == PointerButton::Primary {
                    requests.write(EntryRequest::ClickCell(cell).into());
                }
            });
        commands.spawn((
            Name::new(format!("Digit {cell}")),
            id,
            DigitClone::default(),
            Sprite::default(),
            Visibility::Hidden,
            Pickable::IGNORE,
        ));
    }
}

fn place(
    layout: Res<Layout>,
    mut clones: Query<(&CellId, &mut Sprite, &mut Transform, Has<DigitClone>), Without<Figure>>,
) {
    for (id, mut sprite, mut transform, is_digit) in &mut clones {
        sprite.custom_size = Some(Vec2::splat(layout.cell));
        *transform = at(&layout, layout.cell_rect(id.cell()), if is_digit { 4.0 } else { 1.0 });
    }
}

/// The cell in which the solver is at work, and the digit that it tries or places there now.
pub(super) fn tried(scene: &Scene, solver: &Solver) -> Option<(Cell, Option<Digit>)> {
    let run: &Run = solver.run().filter(|_| *scene == Scene::Solving)?;
    match run.last_step()? {
        Step::Look { need: Need::Cell(cell), .. } | Step::Retract { cell, .. } => Some((cell, None)),
        Step::Try { cell, digit, .. } | Step::Place { cell, digit, .. } => Some((cell, Some(digit))),
        Step::Look { need: Need::Place(..), .. } | Step::Relax(_) | Step::Solution | Step::Cut => None,
    }
}

/// "Switch costume": every clone looks up whether its cell is the puzzle's or the player's, and which digit it holds.
fn switch_costumes(
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    solver: Res<Solver>,
    mut cells: Query<(&CellId, &mut Costume)>,
    mut digits: Query<(&CellId, &mut DigitClone)>,
) {
    if !(scene.is_changed() || sitting.is_changed() || solver.is_changed()) {
        return;
    }
    let board = board_on_stage(&scene, &sitting, &solver);
    for (id, mut costume) in &mut cells {
        costume.set_if_neq(match sitting.board().kind(id.cell()) {
            CellKind::Puzzle => Costume::Puzzle,
            CellKind::User => Costume::User,
        });
    }
    let tried = tried(&scene, &solver);
    for (id, mut digit) in &mut digits {
        let cell = id.cell();
        let held = board.get(cell);
        let now = tried.filter(|&(tried, _)| tried == cell).and_then(|(_, digit)| digit);
        digit.set_if_neq(DigitClone(held.or(now)));
    }
}

#[derive(QueryData)]
#[query_data(mutable)]
struct CellLook {
    id: &'static CellId,
    costume: Ref<'static, Costume>,
    flash: Option<Ref<'static, Flash>>,
    sprite: &'static mut Sprite,
}

/// What decides the colours of the cells.
#[derive(SystemParam)]
struct Colours<'w> {
    scene: Res<'w, State<Scene>>,
    sitting: Res<'w, Sitting>,
    entry: Res<'w, Entry>,
    solver: Res<'w, Solver>,
    answers: Res<'w, Answers>,
    mistakes: Res<'w, Mistakes>,
    settings: Res<'w, Settings>,
    theme: Res<'w, Theme>,
    pictures: Res<'w, Pictures>,
}

impl Colours<'_> {
    fn changed(&self) -> bool {
        self.scene.is_changed()
            || self.sitting.is_changed()
            || self.entry.is_changed()
            || self.solver.is_changed()
            || self.answers.is_changed()
            || self.mistakes.is_changed()
            || self.settings.is_changed()
            || self.theme.is_changed()
            || self.pictures.is_changed()
    }
}

fn paint_cells(colours: Colours, mut cells: Query<CellLook>, mut unflashed: RemovedComponents<Flash>) {
    let all = colours.changed() || unflashed.read().count() > 0;
    if !(all || cells.iter().any(|cell| cell.flash.is_some())) {
        return;
    }
    let Colours { scene, sitting, entry, solver, answers, mistakes, settings, theme, pictures } = colours;
    let tried = tried(&scene, &solver).map(|(cell, _)| cell);
    let board = sitting.board();
    let playing = *scene.get() == Scene::Playing;
    let wrong: Vec<Cell> =
        if playing { mistakes.on(board).iter().copied().chain(clashing_cells(board)).collect() } else { Vec::new() };
    let differing = if playing { answers.differing(board) } else { Vec::new() };
    let run = solver.run().filter(|_| *scene.get() == Scene::Solving);
    let heat = run.map(|run| run.heat()).filter(|_| settings.heat);
    let forbidding: Vec<Cell> = match run.and_then(|run| run.why()) {
        Some(why) => why.forbidding.iter().map(|&(cell, _)| cell).collect(),
        None => Vec::new(),
    };
    let highlighted = entry.highlighted(board).filter(|_| playing && settings.same_digits);
    for CellLookItem { id, costume, flash, mut sprite } in &mut cells {
        if !(all || costume.is_changed() || flash.as_ref().is_some_and(|flash| flash.is_changed())) {
            continue;
        }
        let cell = id.cell();
        let base = if tried == Some(cell) {
            theme.tried_cell
        } else if entry.current() == Some(cell) {
            theme.current_cell
        } else if differing.contains(&cell) {
            theme.tried_cell
        } else if highlighted.is_some() && board.get(cell) == highlighted {
            theme.same_digit_cell
        } else {
            match *costume {
                Costume::Puzzle => theme.puzzle_cell,
                Costume::User => theme.user_cell,
            }
        };
        let glowing = match heat {
            Some(heat) if tried != Some(cell) => base.color().mix(&theme.heat.color(), 0.85 * heat.strength(cell)),
            _ => base.color(),
        };
        let in_the_way = wrong.contains(&cell) || forbidding.contains(&cell);
        let base = if in_the_way {
            glowing.mix(&theme.clash.color(), if forbidding.contains(&cell) { 0.5 } else { 0.7 })
        } else {
            glowing
        };
        let color = match flash {
            Some(flash) => base.mix(&theme.clash.color(), flash.strength()),
            None => base,
        };
        if sprite.color != color {
            sprite.color = color;
        }
        if sprite.image != pictures.cell {
            sprite.image = pictures.cell.clone();
        }
    }
}

fn paint_digits(
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    solver: Res<Solver>,
    theme: Res<Theme>,
    pictures: Res<Pictures>,
    mut digits: Query<(&CellId, Ref<DigitClone>, &mut Sprite, &mut Visibility)>,
) {
    let all = scene.is_changed()
        || sitting.is_changed()
        || solver.is_changed()
        || theme.is_changed()
        || pictures.is_changed();
    let tried = tried(&scene, &solver).map(|(cell, _)| cell);
    for (id, digit, mut sprite, mut visibility) in &mut digits {
        if !(all || digit.is_changed()) {
            continue;
        }
        let Some(shown) = digit.0 else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let cell = id.cell();
        let (image, color) = match sitting.board().kind(cell) {
            CellKind::Puzzle => (&pictures.puzzle_digits, theme.puzzle_digit),
            CellKind::User if tried == Some(cell) => (&pictures.user_digits, theme.tried_digit),
            CellKind::User => (&pictures.user_digits, theme.user_digit),
        };
        if let Some(image) = image.get(&shown)
            && sprite.image != *image
        {
            sprite.image = image.clone();
        }
        let color = color.color();
        if sprite.color != color {
            sprite.color = color;
        }
    }
}
