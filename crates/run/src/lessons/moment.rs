//! Sentences about the moments of a run.

use super::feedback::with_dots;
use super::question::Moment;
use super::words::Words;
use fluent_bundle::FluentValue;

impl Words {
    /// Describes the moment in a few words, such as “10 clones”. The text is empty if the program just stops or begins.
    pub fn moment(&self, moment: &Moment) -> String {
        let text = |text: &str| FluentValue::from(text.to_owned());
        let number = |number: usize| FluentValue::from(number as f64);
        let say =
            |key: &str, arguments: &[(&'static str, FluentValue<'_>)]| self.format(&format!("moment-{key}"), arguments);
        let named =
            |key: &str, name: &str, count: u64| say(key, &[("name", text(name)), ("count", number(count as usize))]);
        match moment {
            Moment::Stopped | Moment::Blocks(_) => String::new(),
            Moment::Ran(block, count) => named("ran", &without_brackets(block), *count),
            Moment::Calls(label, count) => named("calls", &with_dots(label), *count),
            Moment::Reports(label, count) => named("reports", &with_dots(label), *count),
            Moment::Returned(label) => named("back", &with_dots(label), 1),
            Moment::OpenCalls(label, count) => named("standing", &with_dots(label), *count as u64),
            Moment::Changes(list, count) => named("changes", list, *count),
            Moment::Length(list, count) => named("length", list, *count as u64),
            Moment::Item(list, item, value) => {
                say("item", &[("name", text(list)), ("item", number(*item)), ("value", text(value))])
            }
            Moment::Full(list) => named("full", list, 0),
            Moment::Variable(name, value) => say("variable", &[("name", text(name)), ("value", text(value))]),
            Moment::Clones(count) => say("clones", &[("count", number(*count))]),
            Moment::Asks => say("asks", &[]),
            Moment::Says(words) => say("says", &[("text", text(words))]),
            Moment::Reported(value) => say("reported", &[("value", text(value))]),
            Moment::All(all) => {
                let all = all.iter().map(|moment| self.moment(moment)).filter(|text| !text.is_empty());
                all.reduce(|one, next| say("and", &[("one", text(&one)), ("next", text(&next))])).unwrap_or_default()
            }
        }
    }
}

/// Removes from a block's text the brackets that script notation needs.
fn without_brackets(block: &str) -> String {
    block.replace(" v]", "").replace(['[', ']', '(', ')'], "")
}
