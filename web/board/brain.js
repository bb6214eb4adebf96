// The brain of a board in the page itself: the library, as WebAssembly. brain-server.js has the same doors and asks a server.

import init, { Answers, hint as nextHint, read as readPuzzle } from "./sudoku_board.js";

/** So many tries take a few milliseconds; then the page has its turn. */
const TRIES = 5000;

let begun;
/** Loads the program: the file beside this one, or what is given. After a failure it can be tried again. */
export const begin = (program) =>
  (begun ??= init(program && { module_or_path: program }).catch((reason) => {
    begun = undefined;
    throw reason;
  }));

/** Reads a puzzle in any notation. */
export async function read(text) {
  await begin();
  const found = attempt(() => readPuzzle(text));
  const { givens, value } = found;
  found.free();
  return { givens, value };
}

/** All solutions, each looked for when it is asked for. */
export async function* solutions(value) {
  await begin();
  const answers = new Answers(value);
  try {
    for (;;) {
      const answer = answers.advance(TRIES);
      if (answer === "") return;
      if (answer) yield answer;
      else await new Promise((turn) => setTimeout(turn));
    }
  } finally {
    answers.free();
  }
}

/** What a person would find next, up to a digit that can be placed; undefined if nothing follows. */
export async function hint(value) {
  await begin();
  const found = attempt(() => nextHint(value));
  if (!found) return undefined;
  const { technique, sentences, cells, placements } = found;
  found.free();
  return { technique, sentences, cells: [...cells], cell: placements[0], digit: placements[1] };
}

/** What the program refuses comes as a sentence. */
function attempt(work) {
  try {
    return work();
  } catch (reason) {
    throw typeof reason === "string" ? new Error(reason) : reason;
  }
}
