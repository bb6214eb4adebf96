//! Sentences about the moments of a run.

use super::question::Until;
use super::words::Words;
use fluent_bundle::FluentValue;

impl Words {
    /// Describes the moment in a few words, such as “10 clones”. The text is empty if the program just stops or begins.
    pub fn moment(&self, until: &Until) -> String {
        let text = |text: &str| FluentValue::from(text.to_owned());
        let number = |number: usize| FluentValue::from(number as f64);
        let say =
            |key: &str, arguments: &[(&'static str, FluentValue<'_>)]| self.say(&format!("moment-{key}"), arguments);
        let named =
            |key: &str, name: &str, count: u64| say(key, &[("name", text(name)), ("count", number(count as usize))]);
        match until {
            Until::Rest | Until::Blocks(_) => String::new(),
            Until::Ran(block, count) => named("ran", &in_plain_words(block), *count),
            Until::Calls(label, count) => named("calls", &with_dots(label), *count),
            Until::Reports(label, count) => named("reports", &with_dots(label), *count),
            Until::Back(label) => named("back", &with_dots(label), 1),
            Until::Standing(label, count) => named("standing", &with_dots(label), *count as u64),
            Until::Changes(list, count) => named("changes", list, *count),
            Until::Length(list, count) => named("length", list, *count as u64),
            Until::Item(list, item, value) => {
                say("item", &[("name", text(list)), ("item", number(*item)), ("value", text(value))])
            }
            Until::Full(list) => named("full", list, 0),
            Until::Variable(name, value) => say("variable", &[("name", text(name)), ("value", text(value))]),
            Until::Clones(count) => say("clones", &[("count", number(*count))]),
            Until::Asks => say("asks", &[]),
            Until::Says(words) => say("says", &[("text", text(words))]),
            Until::Reported(value) => say("reported", &[("value", text(value))]),
            Until::All(all) => {
                let all = all.iter().map(|until| self.moment(until)).filter(|moment| !moment.is_empty());
                all.reduce(|one, next| say("and", &[("one", text(&one)), ("next", text(&next))])).unwrap_or_default()
            }
        }
    }
}

/// Returns the label of a custom block, with dots for its inputs.
fn with_dots(label: &str) -> String {
    label.replace('_', "…")
}

/// Removes from a block's text the brackets that script notation needs.
fn in_plain_words(block: &str) -> String {
    block.replace(" v]", "").replace(['[', ']', '(', ')'], "")
}
