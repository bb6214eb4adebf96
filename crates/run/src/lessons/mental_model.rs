//! The mental models of a call, which a survey tells apart.

use serde::Deserialize;

/// A mental model of recursion, after H. Kahney, "What do novice programmers know about recursion?" (1983), and T. Götschi,
/// I. Sanders and V. Galpin, "Mental models of recursion" (2003).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
pub enum MentalModel {
    /// Each call is a copy of the script with its own values, and its caller waits. This is how programs run.
    Copies,
    /// A call is a jump back to the start of the script, and nothing is left to do afterwards.
    Loop,
    /// The call inside the script has no visible effect.
    Magic,
    /// All calls share one copy of the values.
    Shared,
}

impl MentalModel {
    /// All models, the right one first.
    pub const ALL: [MentalModel; 4] = [MentalModel::Copies, MentalModel::Loop, MentalModel::Magic, MentalModel::Shared];

    /// Returns the name that message keys and tables use.
    pub const fn key(self) -> &'static str {
        match self {
            MentalModel::Copies => "copies",
            MentalModel::Loop => "loop",
            MentalModel::Magic => "magic",
            MentalModel::Shared => "shared",
        }
    }
}
