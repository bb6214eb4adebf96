//! The layout of a sprite's scripts, one below the other, and of the blocks of the palette; computed again only when the program changes.

use super::seen::Seen;
use crate::game::requests::Drawer;
use crate::window::blocks::{Metrics, Row, ScriptLayout};
use crate::window::look::fonts;
use bevy_egui::egui::{AsId, Color32, Id, Ui, Vec2, vec2};
use std::sync::Arc;
use sudoku_blocks::edit::{PaletteBlock, palette};
use sudoku_blocks::scratch::lowered;
use sudoku_blocks::{Block, BlockId, Category, PlacedScript, Program, Script, numbered};
use sudoku_words::{category, tag};

/// The size of the text on blocks, in points.
pub const TEXT: f32 = 12.0;
/// The gap between two scripts, and around them, in points.
pub const GAP: f32 = 22.0;
/// The gap between two loose pieces, in points.
const LOOSE_GAP: f32 = 10.0;

/// A script and its position.
pub struct Arranged {
    /// The parts of the script, relative to its top left.
    pub layout: ScriptLayout,
    /// The distance of the script's top from the top of all scripts, in points.
    pub top: f32,
}

/// All scripts of a sprite, and their size.
pub struct Scripts {
    /// The scripts from top to bottom.
    pub scripts: Vec<Arranged>,
    /// The size of all scripts together, with the gaps around them.
    pub size: Vec2,
}

impl Scripts {
    /// Returns the script that contains the block, and the block's row in it.
    pub fn row_of(&self, block: BlockId) -> Option<(&Arranged, &Row)> {
        self.scripts.iter().find_map(|script| Some((script, script.layout.row_of(block)?)))
    }
}

/// A block of the palette and its layout.
pub struct Drawn {
    /// The block of the palette.
    pub block: PaletteBlock,
    /// The parts of the block.
    pub layout: ScriptLayout,
    /// The text of the block.
    pub words: String,
}

/// A cached layout, and what it was computed from.
struct Measured<T> {
    program: Arc<Program>,
    /// The sprite, the number of pixels per point, the language, and everything else that the layout depends on.
    facts: (usize, f32, &'static str, String),
    it: Arc<T>,
}

impl<T> Clone for Measured<T> {
    fn clone(&self) -> Self {
        Measured { program: Arc::clone(&self.program), facts: self.facts.clone(), it: Arc::clone(&self.it) }
    }
}

/// Returns the cached layout for that place; computes it only if the program or one of the facts has changed.
fn measured<T: Send + Sync + 'static>(
    ui: &Ui,
    (program, sprite): (&Arc<Program>, usize),
    place: impl AsId,
    also: &str,
    make: impl FnOnce() -> T,
) -> Arc<T> {
    let id = Id::new(("measured_blocks", place));
    let facts = (sprite, ui.pixels_per_point(), tag(), also.to_owned());
    let known: Option<Measured<T>> = ui.data(|data| data.get_temp(id));
    if let Some(known) = known.filter(|known| Arc::ptr_eq(&known.program, program) && known.facts == facts) {
        return known.it;
    }
    let it = Arc::new(make());
    ui.data_mut(|data| data.insert_temp(id, Measured { program: Arc::clone(program), facts, it: Arc::clone(&it) }));
    it
}

/// Returns the categories that have blocks or names for the sprite, in their usual order.
pub fn categories(ui: &Ui, seen: &Seen) -> Arc<Vec<Category>> {
    let (program, sprite) = (seen.program, seen.blocks.sprite());
    measured(ui, (program, sprite), 0, "", || {
        let blocks = palette(program, sprite).into_iter().map(|block| block.category);
        // These categories are never empty: a name can be made in them.
        let mut all: Vec<_> = blocks.chain([Category::Variables, Category::Lists, Category::MyBlocks]).collect();
        all.sort();
        all.dedup();
        all
    })
}

/// Returns the blocks of the drawer; for the search, only those that match the query.
pub fn drawer(ui: &Ui, seen: &Seen, open: Drawer, query: &str) -> Arc<Vec<Drawn>> {
    let (program, sprite) = (seen.program, seen.blocks.sprite());
    let also = format!("{open:?} {query}");
    measured(ui, (program, sprite), 0, &also, || {
        let drawn = palette(program, sprite).into_iter().filter_map(|block| {
            let script = Script { definition: None, blocks: vec![block.block.clone()] };
            let layout = alone(ui, program, sprite, &script, TEXT)?;
            let words = layout.rows.first().map(|row| row.words.clone()).unwrap_or_default();
            let is_in = match open {
                Drawer::Of(category) => block.category == category,
                Drawer::Found => block.answers(query, &format!("{words} {}", category(block.category))),
            };
            is_in.then_some(Drawn { block, layout, words })
        });
        drawn.collect()
    })
}

/// Lays out a script by itself, for the palette and for the piece that is dragged.
pub fn alone(ui: &Ui, program: &Program, sprite: usize, script: &Script, text: f32) -> Option<ScriptLayout> {
    let placed = PlacedScript { id: BlockId(0), sprite: program.sprites.get(sprite)?, sprite_index: sprite, script };
    Some(layout(ui, &placed, text))
}

fn layout(ui: &Ui, placed: &PlacedScript, text: f32) -> ScriptLayout {
    let (ink, size) = (Color32::PLACEHOLDER, text);
    let measure = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), fonts::bold(size), ink).size().x;
    ScriptLayout::new(placed, Metrics { text: size }, &measure)
}

/// Lays out the scripts of the visible sprite with texts of that size.
pub fn arranged(ui: &Ui, seen: &Seen, text: f32) -> Arc<Scripts> {
    let (program, sprite) = (seen.program, seen.blocks.sprite());
    measured(ui, (program, sprite), text.to_bits(), "", || {
        let mut all = Scripts { scripts: Vec::new(), size: Vec2::ZERO };
        let mut scripts = program.scripts().filter(|placed| placed.sprite_index == sprite).peekable();
        let mut top = GAP;
        while let Some(placed) = scripts.next() {
            let layout = layout(ui, &placed, text);
            all.size.x = all.size.x.max(layout.size.x);
            let height = layout.size.y;
            all.scripts.push(Arranged { layout, top });
            // Many loose pieces can be seen at once.
            let are_loose = placed.is_loose() && scripts.peek().is_some_and(PlacedScript::is_loose);
            top += height + if are_loose { LOOSE_GAP } else { GAP };
        }
        all.size += vec2(2.0 * GAP, top);
        all
    })
}

/// Lays out one script of a program with texts of that size. `place` tells apart what is visible at the same time.
pub fn one(ui: &Ui, program: &Arc<Program>, script: usize, text: f32, place: impl AsId) -> Option<Arc<ScriptLayout>> {
    let placed = program.scripts().nth(script)?;
    let make = || layout(ui, &placed, text);
    Some(measured(ui, (program, script), ("one", place), "", make))
}

/// Returns the program with blocks of Scratch only.
pub fn plain_program(ui: &Ui, program: &Arc<Program>) -> Arc<Program> {
    measured(ui, (program, 0), "plain", "", || lowered(program))
}

/// Returns the block and everything below it as a script of its own; for a definition, all of its script.
pub fn piece(program: &Program, id: BlockId) -> Option<Script> {
    fn tail(first: BlockId, blocks: &[Block], id: BlockId) -> Option<Vec<Block>> {
        let at = numbered(first, blocks).take_while(|(at, _)| *at <= id).count().checked_sub(1)?;
        let (start, block) = numbered(first, blocks).nth(at)?;
        if start == id {
            return Some(blocks[at..].to_vec());
        }
        let in_slot = block.in_slots(start).find_map(|(_, inner, reporter)| {
            let holds = (inner..inner.plus(reporter.count())).contains(&id);
            holds.then(|| tail(inner, std::slice::from_ref(reporter), id)).flatten()
        });
        in_slot.or_else(|| {
            let mut mouths = block.in_mouths(start);
            mouths.find_map(|(first, branch)| {
                let end = first.plus(branch.iter().map(Block::count).sum());
                (first..end).contains(&id).then(|| tail(first, branch, id)).flatten()
            })
        })
    }
    let placed = program.script_of(id)?;
    if placed.id == id && placed.script.definition.is_some() {
        return Some(placed.script.clone());
    }
    let first = placed.id.plus(usize::from(placed.script.definition.is_some()));
    Some(Script { definition: None, blocks: tail(first, &placed.script.blocks, id)? })
}
