//! The label of a custom block in typed form: words, `(input)` for a number or a text, `<input>` for true or false.

use sudoku_blocks::edit::NewPart;
use sudoku_blocks::{Definition, LabelPart};

/// Returns the label in its typed form.
pub(super) fn label_text(definition: &Definition) -> String {
    let parts = definition.label.iter().map(|part| match part {
        LabelPart::Word(word) => word.clone(),
        LabelPart::Input(input) if input.boolean => format!("<{}>", input.name),
        LabelPart::Input(input) => format!("({})", input.name),
    });
    parts.collect::<Vec<_>>().join(" ")
}

/// Parses a typed label. An input keeps its uses if its name or, failing that, its index among the inputs is unchanged.
pub(super) fn parts(text: &str, before: Option<&Definition>) -> Vec<NewPart> {
    let before: Vec<&str> =
        before.map(|definition| definition.inputs().map(|input| input.name.as_str()).collect()).unwrap_or_default();
    let mut typed = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['(', '<']) {
        let boolean = rest[at..].starts_with('<');
        let inside = &rest[at + 1..];
        let Some(end) = inside.find(if boolean { '>' } else { ')' }) else { break };
        typed.push((&rest[..at], Some((inside[..end].trim(), boolean))));
        rest = &inside[end + 1..];
    }
    typed.push((rest, None));
    let names: Vec<&str> = typed.iter().filter_map(|(_, input)| input.map(|(name, _)| name)).collect();
    let mut parts = Vec::new();
    let mut count = 0;
    for (words, input) in typed {
        if !words.trim().is_empty() {
            parts.push(NewPart::Words(words.trim().to_owned()));
        }
        if let Some((name, boolean)) = input {
            let same_name = before.iter().position(|other| *other == name);
            let same_place = Some(count).filter(|&at| before.get(at).is_some_and(|other| !names.contains(other)));
            parts.push(NewPart::Input { name: name.to_owned(), boolean, was: same_name.or(same_place) });
            count += 1;
        }
    }
    parts
}
