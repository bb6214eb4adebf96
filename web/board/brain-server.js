// The brain of a board on a server, `sudoku-assistant serve`: the functions of brain.js, without WebAssembly. A server may serve
// this file under the name brain.js, or a page sets `SudokuBoard.brain = import("./brain-server.js")`.

import { CLASSIC, puzzleOf, sideOf, textOf, valuesOf } from "./rules.js";
import { hintOf } from "./steps.js";

/** The address of the API. */
let base = new URL("api/v1/", globalThis.document?.baseURI ?? import.meta.url);

/** Sets the address of another server. */
export const begin = (address) => {
  if (address) base = new URL(address, base);
};

/** The text that the server reads. */
const puzzle = (value, rules) => (rules ? puzzleOf(rules, value) : value);

async function ask(question, body) {
  const request = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(new URL(question, base), request).catch(() => {
    throw new Error("the server cannot be reached; is it still running?");
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new Error(answer.error ?? `the server answers ${response.status} ${response.statusText}`);
}

/** Reads a puzzle in any notation. */
export async function read(text) {
  return { board: await ask("describe", { puzzle: text, picture: true }) };
}

/**
 * Finds all solutions, each on demand: one from the server, then those that differ from it first in the last cell,
 * in the one before that, and so on.
 */
export async function* solutions(value, rules) {
  const side = sideOf(value);
  yield* after(valuesOf(value, side), rules, side);
}

async function* after(values, rules, side) {
  if (rules ? await refusal(textOf(values), rules) : CLASSIC.clashes(values).length) return;
  const { solution, solutions: many } = await ask("solve", { puzzle: puzzle(textOf(values), rules) });
  if (!solution) return;
  const found = Array.isArray(solution) ? solution : valuesOf(solution);
  yield textOf(found);
  if (many === "one") return;
  for (let cell = values.length - 1; cell >= 0; cell -= 1) {
    if (values[cell]) continue;
    const before = [...found.slice(0, cell), ...values.slice(cell)];
    for (let value = 1; value <= side; value += 1) {
      if (value !== found[cell] && (rules || !CLASSIC.clash(before, cell, value))) yield* after(before.with(cell, value), rules, side);
    }
  }
}

/** Finds the next steps of a person, up to a digit that can be placed; undefined if nothing follows. */
export async function hint(value, rules) {
  if (!rules && !/[1-9]/.test(value)) return undefined;
  const { steps } = await ask("explain", { puzzle: puzzle(value, rules) });
  return hintOf(steps, sideOf(value));
}

/** The sentence about the first rule that the values break; undefined if they break none. */
export async function refusal(value, rules) {
  return (await ask("describe", { puzzle: puzzle(value, rules) })).reason;
}
