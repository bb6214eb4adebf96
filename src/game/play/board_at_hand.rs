//! Whether there is a board to play on now; if not, the owl says what to do first.

use crate::game::owl::words::words;
use crate::game::owl::{Mood, Reply};
use crate::game::script::Scene;

/// Whether the player has the board. If not, the request that needs it is answered.
pub(in crate::game) fn board_at_hand(scene: Scene, reply: &mut Reply) -> bool {
    match scene {
        Scene::Playing => return true,
        Scene::Solving => reply.refuse(words().board_is_busy()),
        Scene::Paused => reply.refuse(words().go_on_first()),
        // What is wrong with an answer stays in the bubble.
        Scene::Asking if reply.mood != Mood::Doubtful => reply.explain(words().answer_first()),
        Scene::Asking | Scene::Welcome => {}
    }
    false
}
