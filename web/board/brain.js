// The brain of a board in the page itself: the library, as WebAssembly. brain-server.js has the same functions for a server.

import init, { Answers, hint as nextHint, read as readPuzzle } from "./sudoku_board.js";

/** The number of tries before the page has its turn: a few milliseconds. */
const TRIES = 5000;

let begun;
/** Loads the program: the file beside this one, or the given one. After a failure, it can be loaded again. */
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

/** Finds all solutions, each on demand. */
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

/** Finds the next steps of a person, up to a digit that can be placed; undefined if nothing follows. */
export async function hint(value) {
  await begin();
  const found = attempt(() => nextHint(value));
  if (!found) return undefined;
  const { technique, sentences, cells, placements } = found;
  found.free();
  return { technique, sentences, cells: [...cells], cell: placements[0], digit: placements[1] };
}

/** Converts the sentences with which the program refuses to errors. */
function attempt(work) {
  try {
    return work();
  } catch (reason) {
    throw typeof reason === "string" ? new Error(reason) : reason;
  }
}
