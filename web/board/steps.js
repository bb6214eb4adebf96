// The steps of a person, as the server and the program for other rules tell them.

import { cellOf } from "./rules.js";

/** The hint that leads to the first value of these steps; undefined if they place none. */
export function hintOf(steps, side) {
  const last = steps.findIndex((step) => step.placements.length > 0);
  if (last < 0) return undefined;
  const { technique, placements, why } = steps[last];
  const [name, digit] = placements[0].split("=");
  const sentences = steps.slice(0, last + 1).map((step) => step.sentence);
  return { technique, sentences, cells: why.cells.map((cell) => cellOf(cell, side)), cell: cellOf(name, side), digit: Number(digit) };
}
