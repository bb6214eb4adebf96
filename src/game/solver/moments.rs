//! What the owl says of the moment that is shown and what it offers there; the way back to an earlier one.

use crate::game::owl::words;
use crate::game::owl::{Offer, Reply, Speech};
use crate::run::{Outcome, Run, Stops, Unit, Wanted};
use crate::search::Search;

/// Tells the moment that is shown, and offers what can be done with it. The log need not keep what is passed over.
pub(in crate::game) fn tell_moment(run: &Run, speech: &mut Speech, passing: bool) {
    let text = words::moment(run);
    if passing {
        speech.mention(text);
    } else if run.is_at_end() && run.search().counts().solutions == 0 {
        speech.refuse(text);
    } else {
        speech.explain(text);
    }
    offer_moment(run, speech);
    if run.why().is_some() {
        speech.offer(Offer::Why);
    }
}

/// Adds to what was just said what can be done with the moment that is shown.
pub(in crate::game) fn offer_moment(run: &Run, speech: &mut Speech) {
    if run.is_at_solution() {
        speech.offer(Offer::Keep);
    } else if run.is_at_end() && run.has_previous_solution() {
        speech.offer(Offer::PreviousSolution);
    } else if run.is_at_end() && run.outcome() == Some(Outcome::NoSolution { puzzle_has_one: true }) {
        speech.offer(Offer::StopAndMark);
    }
}

/// Goes back to an earlier moment, and tells it when it is found.
pub(super) fn go_back_to(wanted: Wanted, run: &mut Run, unit: Unit, stops: &Stops, reply: &mut Reply) {
    run.go_back_to(wanted, unit, stops);
    if !run.playback().is_hunting() {
        tell_moment(run, reply, wanted == Wanted::Step);
    }
}
