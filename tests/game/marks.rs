//! Tests of marks: their priority, how they mix, and the lines between candidates.

use crate::player::{Player, SCRATCH, cell};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use sudoku_assistant::game::marks::{Area, Candidate, Link, Mark, Marks};
use sudoku_assistant::window::look::theme::Theme;
use sudoku_assistant::window::stage::{DigitClone, FigureLook, Figures, LinkLine};
use sudoku_board::classic::ClassicCell;
use sudoku_board::{Board, Cell, House, HouseKind, Value};

/// Returns a player with an empty board and no current cell.
fn blank() -> Player {
    let mut player = Player::new();
    player.with_shift('g');
    player.answer(&"0".repeat(81));
    player.key(Key::Escape);
    player
}

fn mark(player: &mut Player, marks: &[Mark]) {
    player.app.world_mut().resource_mut::<Marks>().write("test", marks.to_vec());
    player.frames(2);
}

fn candidate(digit: u8, row: usize, column: usize) -> Candidate {
    Candidate::new(cell(row, column), Value::digit(digit).expect("1 to 9"))
}

fn link(from: Candidate, to: Candidate) -> Link {
    Link { from, to, arrow: false }
}

#[test]
fn of_two_marks_on_a_cell_the_higher_wins() {
    let mut player = Player::playing(SCRATCH);
    player.key(Key::Escape);
    let at = cell(1, 3);
    type Rung = (Mark, fn(&Theme) -> Color);
    let ladder: [Rung; 5] = [
        (Mark::SameDigit(at), |theme| theme.same_digit_cell.color()),
        (Mark::Differs(at), |theme| theme.tried_cell.color()),
        (Mark::Current(at), |theme| theme.current_cell.color()),
        (Mark::Tried(at), |theme| theme.tried_cell.color()),
        (Mark::Refusing(at), |theme| theme.clash.color()),
    ];
    for (n, &(high, colour)) in ladder.iter().enumerate() {
        let expected = colour(player.theme());
        for &(low, _) in &ladder[..=n] {
            for marks in [[low, high], [high, low]] {
                mark(&mut player, &marks);
                assert_eq!(player.colour(at), expected, "{marks:?}");
            }
        }
    }
    mark(&mut player, &[Mark::Retracted(at), Mark::Tried(at)]);
    assert_eq!(player.colour(at), player.theme().clash.color());
    mark(&mut player, &[]);
    assert_eq!(player.colour(at), player.theme().user_cell.color(), "the costume is back");
}

#[test]
fn heat_and_clashes_let_shine_through_what_is_below() {
    let mut player = blank();
    let at = cell(5, 5);
    let Theme { user_cell, current_cell, tried_cell, heat, clash, forbidding, .. } = player.theme().clone();
    let mixed = |below: Color, above: Color, strength: f32| below.mix(&above, strength);
    let user = user_cell.color();
    let glow = mixed(user, heat.color(), 0.85 * 0.5);
    for (marks, expected) in [
        (vec![Mark::Heat(at, 0.0)], user),
        (vec![Mark::Heat(at, 0.5)], glow),
        (vec![Mark::Heat(at, 1.0), Mark::Current(at)], mixed(current_cell.color(), heat.color(), 0.85)),
        (vec![Mark::Heat(at, 1.0), Mark::Tried(at)], tried_cell.color()),
        (vec![Mark::Wrong(at)], mixed(user, clash.color(), 0.7)),
        (vec![Mark::Wrong(at), Mark::Wrong(at)], mixed(user, clash.color(), 0.7)),
        (vec![Mark::Wrong(at), Mark::Current(at)], mixed(current_cell.color(), clash.color(), 0.7)),
        (vec![Mark::Forbidding(at), Mark::Heat(at, 0.5)], mixed(glow, forbidding.color(), 0.9)),
        (vec![Mark::Forbidding(at), Mark::Tried(at)], mixed(tried_cell.color(), forbidding.color(), 0.9)),
    ] {
        mark(&mut player, &marks);
        assert_eq!(player.colour(at), expected, "{marks:?}");
    }
}

/// Returns the centres of the frames, in world coordinates.
fn frames(player: &mut Player) -> Vec<Vec2> {
    let world = player.app.world_mut();
    let mut named = world.query::<(&Name, &Transform)>();
    let frames = named.iter(world).filter(|(name, _)| name.as_str() == "House frame");
    frames.map(|(_, transform)| transform.translation.truncate()).collect()
}

#[test]
fn the_chosen_equation_is_framed_before_what_the_solver_looks_at() {
    let mut player = blank();
    let row = House::new(HouseKind::Row, 4);
    let (of_row, of_cell) = {
        let layout = player.layout();
        (layout.to_world(layout.cell_rect(cell(5, 5)).center()), layout.to_world(layout.cell_rect(cell(9, 1)).center()))
    };
    mark(&mut player, &[Mark::Looked(Area::House(row)), Mark::Looked(Area::House(row))]);
    assert_eq!(frames(&mut player), [of_row]);
    mark(&mut player, &[Mark::Equation(Area::Cell(cell(9, 1))), Mark::Looked(Area::House(row))]);
    assert_eq!(frames(&mut player), [of_cell]);
    mark(&mut player, &[]);
    assert!(!player.is_framed());
}

#[test]
fn a_marked_candidate_comes_before_notes_and_allowed_digits() {
    let mut player = blank();
    player.key_with_control(KeyCode::Digit1, '1');
    let look = |player: &mut Player, digit: u8| {
        player.figures(cell(1, 1)).into_iter().find(|(of, _)| of.get() == digit).expect("nine figures").1
    };
    assert_eq!(look(&mut player, 5), FigureLook::Allowed);
    mark(&mut player, &[Mark::Open(candidate(5, 1, 1)), Mark::Closed(candidate(6, 1, 1))]);
    assert_eq!([5, 6, 7].map(|n| look(&mut player, n)), [FigureLook::Note, FigureLook::Hidden, FigureLook::Allowed]);
    // A digit that is being tried is shown alone.
    mark(&mut player, &[Mark::Open(candidate(5, 1, 1)), Mark::TriedDigit(candidate(4, 1, 1))]);
    assert!(player.shown().starts_with('4'));
    assert_eq!(look(&mut player, 5), FigureLook::Hidden);
    assert_eq!(player.board().get(cell(1, 1)), None, "the player's board is not touched");
}

/// Returns the drawn lines, each with its picture, its position in the world, and the position of its picture in the window.
fn lines(player: &mut Player) -> Vec<(LinkLine, Image, Transform, Vec2)> {
    let window = player.layout().window;
    let world = player.app.world_mut();
    let mut drawn = world.query::<(&LinkLine, &Sprite, &Transform, &Visibility)>();
    let found: Vec<_> = drawn
        .iter(world)
        .filter(|(.., visibility)| **visibility != Visibility::Hidden)
        .map(|(line, sprite, transform, _)| (line.clone(), sprite.clone(), *transform))
        .collect();
    let images = world.resource::<Assets<Image>>();
    found
        .into_iter()
        .map(|(line, sprite, transform)| {
            let size = sprite.custom_size.expect("a size");
            let middle = transform.translation.truncate() * Vec2::new(1.0, -1.0) + window / 2.0;
            let image = images.get(&sprite.image).expect("a picture").clone();
            assert_eq!(image.size_f32(), size, "each of its pixels is one of the screen");
            (line, image, transform, middle - size / 2.0)
        })
        .collect()
}

fn line(player: &mut Player) -> (LinkLine, Image, Transform, Vec2) {
    let lines = lines(player);
    assert_eq!(lines.len(), 1);
    lines[0].clone()
}

/// Returns true if there is ink at that point of the window.
fn inked(image: &Image, begins: Vec2, at: Vec2) -> bool {
    let at = (at - begins).as_uvec2();
    image.pixel_bytes(at.extend(0)).expect("it is in the picture")[3] > 100
}

fn along(curve: &[Vec2; 4]) -> Vec<Vec2> {
    let bow = CubicSegment::new_bezier(*curve);
    (0..=400).map(|n| bow.position(n as f32 / 400.0)).collect()
}

fn middle(player: &Player, Candidate { cell, value: digit }: Candidate) -> Vec2 {
    player.layout().figure_rect(cell, digit).center()
}

#[test]
fn a_link_is_a_straight_line_beside_and_below_its_digits() {
    let mut player = blank();
    let link = link(candidate(5, 2, 2), candidate(5, 7, 8));
    mark(&mut player, &[Mark::StrongLink(link)]);
    let (line, image, transform, begins) = line(&mut player);
    assert_eq!((line.link, line.head), (link, None));
    let (from, to) = (middle(&player, link.from), middle(&player, link.to));
    let side = player.layout().figure_side();
    for (end, digit) in [(line.curve[0], from), (line.curve[3], to)] {
        let distance = end.distance(digit);
        assert!((0.4 * side..0.9 * side).contains(&distance), "{distance} of {side}");
    }
    for point in along(&line.curve) {
        assert!((point - from).perp_dot((to - from).normalize()).abs() < 0.1, "{point} is on the straight line");
        assert!(inked(&image, begins, point), "{point}");
    }
    // Lines are below figures and digits, and above cells.
    let world = player.app.world_mut();
    let mut figures = world.query_filtered::<&Transform, Or<(With<Figures>, With<DigitClone>)>>();
    assert!(figures.iter(world).all(|figure| figure.translation.z > transform.translation.z));
    assert!(transform.translation.z > 1.0);
    mark(&mut player, &[]);
    assert!(lines(&mut player).is_empty());
}

#[test]
fn a_weak_link_is_dashed() {
    let mut player = blank();
    mark(&mut player, &[Mark::WeakLink(link(candidate(1, 1, 1), candidate(9, 4, 9)))]);
    let (line, image, _, begins) = line(&mut player);
    let ink: Vec<bool> = along(&line.curve).into_iter().map(|point| inked(&image, begins, point)).collect();
    let gaps = ink.windows(2).filter(|pair| pair[0] && !pair[1]).count();
    assert!(gaps > 5, "{gaps} gaps");
    assert!(ink[0], "it begins with a dash");
}

#[test]
fn an_arrow_has_its_head_at_the_target() {
    let mut player = blank();
    for [from, to] in [
        [candidate(5, 2, 2), candidate(5, 2, 8)],
        [candidate(3, 8, 8), candidate(7, 1, 1)],
        // Two candidates of one cell, side by side.
        [candidate(5, 5, 5), candidate(8, 5, 5)],
    ] {
        mark(&mut player, &[Mark::WeakLink(Link { from, to, arrow: true })]);
        let (line, image, _, begins) = line(&mut player);
        let [wing, tip, other] = line.head.expect("an arrow");
        assert_eq!(tip, line.curve[3]);
        let target = middle(&player, to);
        for end in [wing, other] {
            assert!(end.distance(target) > tip.distance(target), "the tip is nearest to the target");
            for n in 0..=10 {
                assert!(inked(&image, begins, end.lerp(tip, n as f32 / 10.0)), "{from:?} {to:?}");
            }
        }
    }
}

/// Returns a point of the curve that is on a digit or on a visible figure, if there is one.
fn hit(player: &mut Player, curve: &[Vec2; 4]) -> Option<Vec2> {
    let shown: Vec<bool> = player.shown().chars().map(|digit| digit != '.').collect();
    let seen: Vec<Rect> = Cell::all()
        .flat_map(|cell| {
            let layout = player.layout().clone();
            if shown[cell.index()] {
                let ink = Vec2::new(0.5, 0.6) * layout.cell;
                return vec![Rect::from_center_size(layout.cell_rect(cell).center(), ink)];
            }
            let figures = player.figures(cell).into_iter().filter(|(_, look)| *look != FigureLook::Hidden);
            let ink = Vec2::new(0.6, 0.8) * layout.figure_side();
            figures.map(|(digit, _)| Rect::from_center_size(layout.figure_rect(cell, digit).center(), ink)).collect()
        })
        .collect();
    along(curve).into_iter().find(|point| seen.iter().any(|ink| ink.contains(*point)))
}

#[test]
fn a_link_bends_around_the_digits_that_it_would_cross() {
    let mut player = Player::playing(SCRATCH);
    player.key(Key::Escape);
    // A straight line would cross the 1 in r1c4 and, once there are notes, the small figures of r1c5.
    let first = link(candidate(5, 1, 3), candidate(5, 1, 6));
    mark(&mut player, &[Mark::StrongLink(first)]);
    let (bent, image, _, begins) = line(&mut player);
    assert!(along(&bent.curve).iter().any(|point| (point.y - middle(&player, first.from).y).abs() > 5.0));
    assert!(along(&bent.curve).into_iter().all(|point| inked(&image, begins, point)));
    assert_eq!(hit(&mut player, &bent.curve), None);
    for [from, to] in [
        [candidate(5, 1, 3), candidate(5, 9, 3)],
        [candidate(7, 3, 1), candidate(7, 7, 1)],
        [candidate(2, 1, 5), candidate(2, 8, 2)],
        [candidate(9, 1, 9), candidate(9, 9, 2)],
    ] {
        mark(&mut player, &[Mark::StrongLink(link(from, to))]);
        let (line, ..) = line(&mut player);
        assert_eq!(hit(&mut player, &line.curve), None, "{from:?} {to:?}");
    }
    // A figure that appears later is avoided as well.
    let mut player = blank();
    let level = link(candidate(5, 5, 3), candidate(5, 5, 7));
    mark(&mut player, &[Mark::StrongLink(level)]);
    let straight = line(&mut player).0;
    player.click(5, 5);
    player.press('n');
    player.press('5');
    player.frames(2);
    let bent = line(&mut player).0;
    assert_ne!(bent.curve, straight.curve);
    assert_eq!(hit(&mut player, &bent.curve), None);
    assert!(hit(&mut player, &straight.curve).is_some());
}

#[test]
fn links_are_drawn_anew_when_the_layout_changes_and_only_then() {
    let mut player = blank();
    let link = Link { from: candidate(5, 5, 3), to: candidate(5, 5, 7), arrow: true };
    mark(&mut player, &[Mark::StrongLink(link)]);
    let drawn = |player: &mut Player| {
        let world = player.app.world_mut();
        world.query_filtered::<Entity, With<LinkLine>>().iter(world).collect::<Vec<_>>()
    };
    let (before, small) = (drawn(&mut player), line(&mut player).0);
    player.frames(5);
    assert_eq!(drawn(&mut player), before, "nothing is drawn where nothing changed");
    player.resize(1920.0, 1080.0);
    player.frames(3);
    let large = line(&mut player).0;
    assert_ne!(large.curve, small.curve);
    let side = player.layout().figure_side();
    assert!(large.curve[0].distance(middle(&player, link.from)) < side);
    assert!(large.curve[3].distance(middle(&player, link.to)) < side);
}

#[test]
fn a_guest_on_the_stage_hides_the_players_marks_and_leaves_none_of_its_own() {
    let mut player = blank();
    let (ours, theirs) = (cell(1, 1), cell(2, 2));
    mark(&mut player, &[Mark::Tried(ours)]);
    let change = |player: &mut Player, change: fn(&mut Marks)| {
        change(&mut player.app.world_mut().resource_mut::<Marks>());
        player.frames(2);
    };
    let five = |player: &mut Player| player.figures(cell(3, 3))[4].1;
    let before = (player.colour(ours), player.colour(theirs), five(&mut player));
    assert_eq!(before.0, player.theme().tried_cell.color());
    change(&mut player, |marks| {
        let board = Board::default();
        marks.show_overlay("guest", board, vec![Mark::Refusing(cell(2, 2)), Mark::Left(candidate(5, 3, 3))]);
    });
    assert_eq!(player.colour(ours), player.theme().user_cell.color());
    assert_eq!(player.colour(theirs), player.theme().clash.color());
    assert_eq!(five(&mut player), FigureLook::Note);
    change(&mut player, |marks| marks.end_overlay("another room"));
    assert_eq!(player.colour(theirs), player.theme().clash.color(), "only the guest itself leaves");
    change(&mut player, |marks| marks.end_overlay("guest"));
    assert_eq!((player.colour(ours), player.colour(theirs), five(&mut player)), before);
}
