//! Fills shapes that may have notches.

use bevy_egui::egui::{Color32, Mesh, Pos2};
use earcut::Earcut;

/// Returns the area within an outline that does not cross itself, as triangles.
pub fn fill(outline: &[Pos2], colour: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    outline.iter().for_each(|&point| mesh.colored_vertex(point, colour));
    Earcut::new().earcut(outline.iter().map(|point| [point.x, point.y]), &[], &mut mesh.indices);
    mesh
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    /// Returns the area of all triangles together.
    fn area(mesh: &Mesh) -> f32 {
        let corner = |index: u32| mesh.vertices[index as usize].pos;
        mesh.indices.chunks(3).map(|ear| cross([corner(ear[0]), corner(ear[1]), corner(ear[2])]).abs() / 2.0).sum()
    }

    /// Returns twice the area of the triangle; its sign says on which side of the first two corners the third one lies.
    fn cross([a, b, c]: [Pos2; 3]) -> f32 {
        (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
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
        let side = |&[from, to]: &[Pos2; 2]| cross([from, to, in_mouth]) > 0.0;
        let holds = |ear: &[u32]| sides(ear).iter().all(side) || !sides(ear).iter().any(side);
        assert!(!mesh.indices.chunks(3).any(holds));
    }
}
