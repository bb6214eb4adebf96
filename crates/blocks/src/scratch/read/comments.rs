//! Reads the comments of a sprite. Those of a block stay with it; all others go to the nearest script.

use super::super::super::Script;
use super::super::layout::{Extent, size};
use super::super::target::continued;
use super::losses::{LossKind, Losses};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, HashMap};

/// A rectangle on the canvas.
#[derive(Clone, Copy)]
pub(super) struct Area {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Area {
    /// Returns the rectangle of a script whose first block is at this position.
    pub fn of(script: &Script, (left, top): (f64, f64)) -> Area {
        let Extent { x, y } = size(script);
        Area { left, top, width: x as f64, height: y as f64 }
    }

    /// Returns the length of the gap between the two rectangles; 0 if they overlap.
    fn distance(&self, other: &Area) -> f64 {
        let across = (other.left - self.left - self.width).max(self.left - other.left - other.width);
        let down = (other.top - self.top - self.height).max(self.top - other.top - other.height);
        across.max(0.0).hypot(down.max(0.0))
    }
}

struct Comment {
    text: String,
    place: Area,
}

/// The comments that have not been added to the program yet.
#[derive(Default)]
pub(super) struct Comments<'a> {
    /// The comments of blocks, by the ids of the blocks.
    hanging: BTreeMap<&'a str, Vec<Comment>>,
    free: Vec<Comment>,
}

impl<'a> Comments<'a> {
    pub fn new(comments: Option<&'a Map<String, Value>>) -> Comments<'a> {
        let texts = || {
            comments
                .into_iter()
                .flatten()
                .filter_map(|(id, comment)| Some((id, comment, comment.get("text")?.as_str()?)))
        };
        // Long comments were saved in parts.
        let mut parts: HashMap<&str, BTreeMap<usize, &str>> = HashMap::new();
        for (id, _, text) in texts() {
            if let Some((first, part)) =
                continued(id).filter(|(first, _)| comments.is_some_and(|all| all.contains_key(*first)))
            {
                parts.entry(first).or_default().insert(part, text);
            }
        }
        let is_part = |id: &str| continued(id).is_some_and(|(first, _)| parts.contains_key(first));
        let mut all = Comments::default();
        for (id, comment, text) in texts().filter(|(id, ..)| !is_part(id)) {
            let rest = parts.get(id.as_str()).into_iter().flat_map(BTreeMap::values).copied();
            let text: String = std::iter::once(text).chain(rest).collect();
            if text.is_empty() {
                continue;
            }
            let number = |key: &str| comment.get(key).and_then(Value::as_f64).unwrap_or(0.0);
            let place = Area { left: number("x"), top: number("y"), width: number("width"), height: number("height") };
            let kept = Comment { text, place };
            match comment.get("blockId").and_then(Value::as_str) {
                Some(block) => all.hanging.entry(block).or_default().push(kept),
                None => all.free.push(kept),
            }
        }
        all
    }

    /// Removes and returns the comments of a block; empty if it has none.
    pub fn take(&mut self, block: &str) -> String {
        let texts = self.hanging.remove(block).into_iter().flatten().map(|comment| comment.text);
        texts.collect::<Vec<_>>().join("\n")
    }

    /// Adds the remaining comments to the nearest script, or notes them as lost if there is none.
    pub fn settle(self, places: &[(usize, Area)], scripts: &mut [Script], sprite: &str, losses: &mut Losses) {
        let mut left: Vec<Comment> = self.hanging.into_values().flatten().chain(self.free).collect();
        left.sort_by(|one, other| {
            one.place.top.total_cmp(&other.place.top).then(one.place.left.total_cmp(&other.place.left))
        });
        for comment in left {
            let distance = |(_, place): &&(usize, Area)| place.distance(&comment.place);
            let nearest = places.iter().min_by(|one, other| distance(one).total_cmp(&distance(other)));
            let head = nearest.and_then(|(script, _)| head(scripts.get_mut(*script)?));
            match head {
                Some(noted) if noted.is_empty() => *noted = comment.text,
                Some(noted) => *noted += &format!("\n{}", comment.text),
                None => losses.note(LossKind::Comments, sprite),
            }
        }
    }
}

/// Returns the comment on the first block or the definition of a script.
fn head(script: &mut Script) -> Option<&mut String> {
    match &mut script.definition {
        Some(definition) => Some(&mut definition.comment),
        None => script.blocks.first_mut().map(|block| &mut block.comment),
    }
}
