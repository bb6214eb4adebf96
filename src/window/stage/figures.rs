//! The small figures in blank cells: allowed digits, the player's notes, singles in red, and what marks add.

use super::looks::{FigureLook, Look, Looks};
use super::pictures::Pictures;
use super::sets::StageSystems;
use crate::game::clones::{CellId, Costume};
use crate::game::marks::Candidate;
use crate::game::requests::Scene;
use crate::game::session::Session;
use crate::game::settings::Settings;
use crate::game::solver::BoardOnStage;
use crate::window::look::{Layout, Theme};
use bevy::prelude::*;
use sudoku_board::{Cell, Value, Values};

/// The figure of this digit in its small square of a cell.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure(pub Value);

/// A cell with notes in its corners.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cornered {
    /// The cell with the notes.
    pub cell: Cell,
    /// The digits noted in its corners.
    pub corners: Values,
    /// The other digits, between the corners.
    pub between: Values,
    /// The look of the digits between the corners.
    pub look: FigureLook,
}

/// The cells whose figures are not in the places of their digits.
#[derive(Resource, Default, PartialEq, Debug)]
pub struct CorneredCells(pub Vec<Cornered>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, keep_figures.run_if(resource_changed::<Layout>).in_set(StageSystems::Draw))
        .add_systems(Update, place.run_if(resource_changed::<Layout>).in_set(StageSystems::Place))
        .add_systems(Update, (look, paint).chain().in_set(StageSystems::Paint));
}

/// Gives the clones a sprite for each figure that their cells may show, as long as figures are large enough to be read: most of what
/// is on the stage would be figures of large boards that nobody sees.
fn keep_figures(
    layout: Res<Layout>,
    clones: Query<&CellId, With<Costume>>,
    figures: Query<Entity, With<Figure>>,
    mut commands: Commands,
) {
    let values = Values::up_to(layout.side);
    let wanted = if layout.shows_figures() { clones.iter().len() * values.len() } else { 0 };
    if figures.iter().len() == wanted {
        return;
    }
    figures.iter().for_each(|figure| commands.entity(figure).despawn());
    if wanted == 0 {
        return;
    }
    for &id in &clones {
        for digit in values {
            commands.spawn((
                Name::new(format!("Figure {digit} in {}", id.cell())),
                id,
                Figure(digit),
                FigureLook::default(),
                Sprite::default(),
                Visibility::Hidden,
                Pickable::IGNORE,
            ));
        }
    }
}

fn place(layout: Res<Layout>, mut figures: Query<(&CellId, &Figure, &mut Sprite, &mut Transform)>) {
    for (id, figure, mut sprite, mut transform) in &mut figures {
        sprite.custom_size = Some(Vec2::splat(layout.figure_side()));
        *transform = layout.transform(layout.figure_rect(id.cell(), figure.0), 2.5);
    }
}

/// Computes what each cell shows: allowed, noted and single digits; marks take precedence over all of them. A mark needs the
/// place of its digit, so corner notes in its cell are not shown.
pub(super) fn look(
    (scene, session): (Res<State<Scene>>, Res<Session>),
    on_stage: BoardOnStage,
    settings: Res<Settings>,
    (looks, layout): (Res<Looks>, Res<Layout>),
    mut cornered: ResMut<CorneredCells>,
    mut figures: Query<(&CellId, &Figure, &mut FigureLook)>,
) {
    if !(on_stage.is_changed() || settings.is_changed() || looks.is_changed() || layout.is_changed()) {
        return;
    }
    // A board that a page has brought along shows only the marks on it.
    let overlay = on_stage.has_overlay();
    let covered = !overlay && (*scene.get() == Scene::Paused || on_stage.draft().is_some());
    let board = on_stage.board();
    let rules = board.rules();
    let mut blank: Vec<bool> =
        rules.cells().map(|cell| !covered && board.get(cell).is_none() && looks.digit(cell).is_none()).collect();
    let mut singles = vec![Values::EMPTY; rules.cell_count()];
    if settings.singles() {
        board.singles().iter().for_each(|single| singles[rules.index(single.cell)].insert(single.value));
    }
    let notes = session.notes();
    let mut allowed = vec![Values::EMPTY; rules.cell_count()];
    if settings.allowed_digits() {
        board.blanks().for_each(|cell| allowed[rules.index(cell)] = board.candidates(cell).minus(notes.struck(cell)));
    }
    let allowed = |cell| allowed[rules.index(cell)];
    let marked: Vec<(Candidate, FigureLook)> = looks
        .iter()
        .rev()
        .filter_map(|look| match look {
            Look::Figure(candidate, look) => Some((candidate, look)),
            Look::Badge(candidate, ..) => Some((candidate, FigureLook::Note)),
            _ => None,
        })
        .collect();
    let left = on_stage.left();
    let has_corners = |cell: &Cell| {
        blank[rules.index(*cell)]
            && layout.shows_figures()
            && !notes.corners(*cell).is_empty()
            && !marked.iter().any(|(mark, _)| mark.cell == *cell)
    };
    let apart = rules.cells().filter(|cell| !overlay && left.is_none() && has_corners(cell)).map(|cell| {
        let noted = notes.get(cell);
        let (between, look) =
            if noted.is_empty() { (allowed(cell), FigureLook::Allowed) } else { (noted, FigureLook::Note) };
        Cornered { cell, corners: notes.corners(cell), between, look }
    });
    let apart = CorneredCells(apart.collect());
    apart.0.iter().for_each(|apart| blank[rules.index(apart.cell)] = false);
    cornered.set_if_neq(apart);
    for (id, &Figure(digit), mut look) in &mut figures {
        let cell = id.cell();
        let mark = marked.iter().find(|(candidate, _)| *candidate == Candidate::new(cell, digit));
        look.set_if_neq(if !blank[rules.index(cell)] {
            FigureLook::Hidden
        } else if let Some((_, look)) = mark {
            *look
        } else if overlay {
            FigureLook::Hidden
        } else if let Some(left) = left {
            // The candidates that logic has left; the ones that it has struck are hidden.
            if left.candidates(cell).contains(digit) { FigureLook::Allowed } else { FigureLook::Hidden }
        } else if singles[rules.index(cell)].contains(digit) {
            FigureLook::Single
        } else if notes.get(cell).contains(digit) {
            FigureLook::Note
        } else if allowed(cell).contains(digit) {
            FigureLook::Allowed
        } else {
            FigureLook::Hidden
        });
    }
}

fn paint(
    theme: Res<Theme>,
    pictures: Res<Pictures>,
    mut figures: Query<(&Figure, Ref<FigureLook>, &mut Sprite, &mut Visibility)>,
) {
    let all = theme.is_changed() || pictures.is_changed();
    for (&Figure(digit), look, mut sprite, mut visibility) in &mut figures {
        if !(all || look.is_changed()) {
            continue;
        }
        let (images, color) = match *look {
            FigureLook::Hidden => {
                visibility.set_if_neq(Visibility::Hidden);
                continue;
            }
            FigureLook::Allowed => (&pictures.allowed_figures, theme.allowed_digit),
            FigureLook::Note => (&pictures.bold_figures, theme.note),
            FigureLook::Single => (&pictures.bold_figures, theme.single),
        };
        visibility.set_if_neq(Visibility::Inherited);
        sprite.image = images.get(&digit).cloned().unwrap_or_default();
        sprite.color = color.color();
    }
}
