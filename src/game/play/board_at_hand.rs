//! Whether there is a board to play on now; if not, the owl says what to do first.

use crate::game::owl::reply::Reply;
use crate::game::owl::speech::Mood;
use crate::game::owl::words;
use crate::game::script::scene::Scene;

/// Whether the player has the board. If not, the request that needs it is answered.
pub(in crate::game) fn board_at_hand(scene: Scene, reply: &mut Reply) -> bool {
    match scene {
        Scene::Playing => return true,
        Scene::Solving => reply.refuse(words::BOARD_IS_BUSY),
        Scene::Paused => reply.refuse(words::GO_ON_FIRST),
        // What is wrong with an answer stays in the bubble.
        Scene::Asking if reply.mood != Mood::Doubtful => reply.explain(words::ANSWER_FIRST),
        Scene::Asking | Scene::Welcome => {}
    }
    false
}
