//! Fills a shape that may have notches: it is cut into triangles (G. H. Meisters, "Polygons have ears", 1975).

use bevy_egui::egui::{Color32, Mesh, Pos2};

/// Smaller turns than this, in square points, are none.
const STRAIGHT: f32 = 1e-4;

/// The shape within an outline that goes clockwise and does not cross itself.
pub fn fill(outline: &[Pos2], colour: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    outline.iter().for_each(|&point| mesh.colored_vertex(point, colour));
    let mut left: Vec<usize> = (0..outline.len()).collect();
    let (mut at, mut missed) = (0, 0);
    while left.len() >= 3 && missed < left.len() {
        let count = left.len();
        at %= count;
        let ear = [left[(at + count - 1) % count], left[at], left[(at + 1) % count]];
        let turn = cross(ear.map(|index| outline[index]));
        if turn.abs() <= STRAIGHT {
            left.remove(at);
            missed = 0;
        } else if turn > 0.0 && !left.iter().any(|&other| !ear.contains(&other) && is_within(outline, ear, other)) {
            mesh.add_triangle(ear[0] as u32, ear[1] as u32, ear[2] as u32);
            left.remove(at);
            missed = 0;
        } else {
            at += 1;
            missed += 1;
        }
    }
    mesh
}

/// Twice the area of the triangle; more than 0 if it goes clockwise.
fn cross([a, b, c]: [Pos2; 3]) -> f32 {
    (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
}

fn is_within(outline: &[Pos2], [a, b, c]: [usize; 3], other: usize) -> bool {
    let sides = [[a, b], [b, c], [c, a]];
    sides.iter().all(|&[from, to]| cross([outline[from], outline[to], outline[other]]) > STRAIGHT)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    /// The area of all triangles together.
    fn area(mesh: &Mesh) -> f32 {
        let corner = |index: u32| mesh.vertices[index as usize].pos;
        mesh.indices.chunks(3).map(|ear| cross([corner(ear[0]), corner(ear[1]), corner(ear[2])]) / 2.0).sum()
    }

    #[test]
    fn a_shape_with_a_mouth_is_filled_and_its_mouth_is_not() {
        let points = [(0, 0), (8, 0), (8, 2), (2, 2), (2, 6), (8, 6), (8, 8), (0, 8), (0, 4)];
        let outline: Vec<Pos2> = points.map(|(x, y)| pos2(x as f32, y as f32)).into();
        let mesh = fill(&outline, Color32::BLACK);
        assert_eq!(area(&mesh), 64.0 - 24.0);
        let in_mouth = pos2(5.0, 4.0);
        let corner = |index: u32| mesh.vertices[index as usize].pos;
        let sides = |ear: &[u32]| [[0, 1], [1, 2], [2, 0]].map(|side| side.map(|end| corner(ear[end])));
        let holds = |ear: &[u32]| sides(ear).iter().all(|&[from, to]| cross([from, to, in_mouth]) > 0.0);
        assert!(!mesh.indices.chunks(3).any(holds));
    }
}
