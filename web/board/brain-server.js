// The brain of a board on a server, `sudoku-assistant serve`: the functions of brain.js, without WebAssembly. A server may serve
// this file under the name brain.js, or a page sets `SudokuBoard.brain = import("./brain-server.js")`.

import { clash, EMPTY } from "./rules.js";

/** The address of the API. */
let base = new URL("api/v1/", globalThis.document?.baseURI ?? import.meta.url);

/** Sets the address of another server. */
export const begin = (address) => {
  if (address) base = new URL(address, base);
};

const line = (text) => text.replaceAll(".", "0");

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
  const { puzzle, played = puzzle } = await ask("convert", { puzzle: text });
  return { givens: line(puzzle), value: line(played) };
}

/**
 * Finds all solutions, each on demand: one from the server, then those that differ from it first in the last cell,
 * in the one before that, and so on.
 */
export async function* solutions(value) {
  if ([...value].some((digit, cell) => digit !== "0" && clash(value, cell, digit))) return;
  const { solution, solutions: many } = await ask("solve", { puzzle: value });
  if (!solution) return;
  const found = line(solution);
  yield found;
  if (many === "one") return;
  for (let cell = 80; cell >= 0; cell -= 1) {
    if (value[cell] !== "0") continue;
    const before = found.slice(0, cell) + value.slice(cell);
    for (const digit of "123456789") {
      if (digit !== found[cell] && !clash(before, cell, digit)) yield* solutions(before.slice(0, cell) + digit + before.slice(cell + 1));
    }
  }
}

/** Finds the next steps of a person, up to a digit that can be placed; undefined if nothing follows. */
export async function hint(value) {
  if (value === EMPTY) return undefined;
  const { steps } = await ask("explain", { puzzle: value });
  const last = steps.findIndex((step) => step.placements.length > 0);
  if (last < 0) return undefined;
  const { technique, placements, why } = steps[last];
  const [, row, column, digit] = placements[0].match(/r(\d)c(\d)=(\d)/).map(Number);
  const cells = why.cells.map((cell) => cell.match(/r(\d)c(\d)/).slice(1)).map(([r, c]) => 9 * (r - 1) + Number(c) - 1);
  return { technique, sentences: steps.slice(0, last + 1).map((step) => step.sentence), cells, cell: 9 * (row - 1) + column - 1, digit };
}
