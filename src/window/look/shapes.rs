//! The shape of each of the player's colours, because colour alone never carries the meaning.

use crate::game::session::Colour;
use bevy::prelude::*;
use std::f32::consts::TAU;

/// Returns the corners of the colour's shape, which is convex, in a square from 0 to 1 with y pointing down: a disc, a square, a
/// diamond, a triangle, a triangle upside down, a bar.
pub fn corners(colour: Colour) -> Vec<Vec2> {
    let of = |corners: &[(f32, f32)]| corners.iter().map(|&(x, y)| Vec2::new(x, y)).collect();
    match colour.get() {
        1 => (0..32).map(|n| Vec2::splat(0.5) + 0.48 * Vec2::from_angle(n as f32 / 32.0 * TAU)).collect(),
        2 => of(&[(0.06, 0.06), (0.94, 0.06), (0.94, 0.94), (0.06, 0.94)]),
        3 => of(&[(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)]),
        4 => of(&[(0.5, 0.0), (1.0, 0.92), (0.0, 0.92)]),
        5 => of(&[(0.0, 0.08), (1.0, 0.08), (0.5, 1.0)]),
        _ => of(&[(0.0, 0.22), (1.0, 0.22), (1.0, 0.78), (0.0, 0.78)]),
    }
}
