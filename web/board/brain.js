// The brain of a board in the page itself: the library, as WebAssembly. brain-server.js has the same functions for a server.
// Boards with other rules than the classic ones have a program of their own, which is loaded when the first of them is read.

import init, { Answers, hint as nextHint, read as readPuzzle } from "./sudoku_board.js";
import { puzzleOf, sideOf } from "./rules.js";

/** The number of tries before the page has its turn: a few milliseconds. */
const TRIES = 5000;

let begun;
/** The program for other rules, if it is not the file beside this one. */
let other;
/** Loads the program: the file beside this one, or the given one. After a failure, it can be loaded again. */
export const begin = (program, variants) => {
  other ??= variants;
  return (begun ??= init(program && { module_or_path: program }).catch((reason) => {
    begun = undefined;
    throw reason;
  }));
};

let variants;
/** Loads the program for other rules. */
const beginVariants = () =>
  (variants ??= import("./sudoku_board_variants.js")
    .then(async (module) => {
      await module.default(other && { module_or_path: other });
      return module;
    })
    .catch((reason) => {
      variants = undefined;
      throw reason;
    }));

/** Reads a puzzle in any notation. */
export async function read(text) {
  await begin();
  try {
    const found = attempt(() => readPuzzle(text));
    const { givens, value } = found;
    found.free();
    return { givens, value };
  } catch (reason) {
    const { describe } = await beginVariants().catch(() => {
      throw reason;
    });
    return { board: JSON.parse(attempt(() => describe(text))) };
  }
}

/** Finds all solutions, each on demand. */
export async function* solutions(value, rules) {
  await begin();
  const answers = rules ? new (await beginVariants()).Answers(puzzleOf(rules, value)) : new Answers(value);
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
export async function hint(value, rules) {
  await begin();
  if (rules) return variantHint(value, rules);
  const found = attempt(() => nextHint(value));
  if (!found) return undefined;
  const { technique, sentences, cells, placements } = found;
  found.free();
  return { technique, sentences, cells: [...cells], cell: placements[0], digit: placements[1] };
}

async function variantHint(value, rules) {
  let many = 0;
  for await (const _ of solutions(value, rules)) if ((many += 1) === 2) break;
  const [{ explain }, { hintOf }] = await Promise.all([beginVariants(), import("./steps.js")]);
  return hintOf(JSON.parse(attempt(() => explain(puzzleOf(rules, value), many))), sideOf(value));
}

/** The sentence about the first rule that the values break; undefined if they break none. */
export async function refusal(value, rules) {
  const { refusal } = await beginVariants();
  return attempt(() => refusal(puzzleOf(rules, value)));
}

/** Converts the sentences with which the program refuses to errors. */
function attempt(work) {
  try {
    return work();
  } catch (reason) {
    throw typeof reason === "string" ? new Error(reason) : reason;
  }
}
