//! The words for losses of a Scratch project, and for the reasons why it cannot be opened.

use super::{thousands, words};
use sudoku_blocks::scratch::{Fate, Loss, LossKind, MOST_SB3_BYTES, Sb3Error, listed};
use sudoku_blocks::{MOST_BYTES, MOST_DEPTH, MOST_ITEMS, Program};

/// Returns a sentence for each outcome: left out, changed, cannot run. `None` if there are no losses.
pub fn losses(losses: &[Loss]) -> Option<String> {
    let sentence = |fate: Fate| {
        let parts: Vec<String> = losses.iter().filter(|loss| loss.kind.fate() == fate).map(part).collect();
        let parts = parts.join(", ");
        (!parts.is_empty()).then(|| match fate {
            Fate::LeftOut => words().import_left_out(parts),
            Fate::Changed => words().import_changed(parts),
            Fate::CannotRun => words().import_cannot_run(parts),
        })
    };
    Fate::ALL.into_iter().filter_map(sentence).reduce(|one, other| format!("{one} {other}"))
}

/// Returns the number of things of a kind that were lost, and their names.
fn part(loss: &Loss) -> String {
    let (w, count) = (words(), loss.count);
    let things = match loss.kind {
        LossKind::Pictures => w.import_pictures(count),
        LossKind::Sounds => w.import_sounds(count),
        LossKind::Monitors => w.import_monitors(count),
        LossKind::Values => w.import_values(count),
        LossKind::Looks => w.import_looks(count),
        LossKind::Stage => w.import_stage(),
        LossKind::Comments => w.import_comments(count),
        LossKind::MissingBlocks => w.import_rests(count),
        LossKind::Orphans => w.import_orphans(count),
        LossKind::Clouds => w.import_clouds(count),
        LossKind::Pieces => w.import_pieces(count),
        LossKind::Names => w.import_names(count),
        LossKind::Foreign => w.import_foreign(count),
    };
    if loss.names.is_empty() { things } else { format!("{things} ({})", listed(&loss.names)) }
}

/// Returns the reason why a Scratch project cannot be opened, as part of a sentence.
pub fn scratch_error(error: &Sb3Error) -> String {
    let w = words();
    match error {
        Sb3Error::Huge => w.import_huge(MOST_SB3_BYTES >> 20),
        Sb3Error::Old(version) => w.import_old(*version),
        Sb3Error::Empty => w.import_empty(),
        Sb3Error::NoProject => w.import_no_project(),
        Sb3Error::Damaged(_) => w.import_damaged(),
        Sb3Error::NoJsonFile => w.import_no_json_file(),
        Sb3Error::NoJson { line, column } => w.import_no_json(*line, *column),
        Sb3Error::Form { place, .. } => w.import_form(place),
        Sb3Error::Circle { sprite, .. } => w.import_circle(sprite),
        Sb3Error::Deep { sprite } => w.import_deep(sprite, MOST_DEPTH),
        Sb3Error::HugeProject | Sb3Error::Long => {
            w.import_long(thousands(Program::MOST_BLOCKS as u64), MOST_BYTES >> 20)
        }
        Sb3Error::LongList { list, items } => {
            w.import_long_list(list, thousands(*items as u64), thousands(MOST_ITEMS as u64))
        }
        Sb3Error::Crowded => w.import_crowded(),
    }
}
