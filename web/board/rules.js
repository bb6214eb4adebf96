// The board as text, 81 digits with 0 for a blank, the keys that move on it, and the rules as far as each key needs them.

export const EMPTY = "0".repeat(81);

/** The row, column and box of a cell, each from 0. */
export const place = (cell) => [Math.floor(cell / 9), cell % 9, 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3)];

/** The name of a cell for people. */
export const nameOf = (cell) => `r${place(cell)[0] + 1}c${place(cell)[1] + 1}`;

/** The cell to which each key moves; with Ctrl, Home and End move to a corner. */
export const KEYS = {
  ArrowUp: (cell) => (cell > 8 ? cell - 9 : cell),
  ArrowDown: (cell) => (cell < 72 ? cell + 9 : cell),
  ArrowLeft: (cell) => (cell % 9 ? cell - 1 : cell),
  ArrowRight: (cell) => (cell % 9 < 8 ? cell + 1 : cell),
  Home: (cell, ctrl) => (ctrl ? 0 : cell - (cell % 9)),
  End: (cell, ctrl) => (ctrl ? 80 : cell - (cell % 9) + 8),
  PageUp: (cell) => cell % 9,
  PageDown: (cell) => 72 + (cell % 9),
};

export const capital = (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Converts a list of 81 values, or a text of 81 characters with . or 0 for a blank, to 81 digits; undefined if it is neither. */
export function digitsOf(values) {
  const isList = Array.isArray(values);
  const text = isList ? values.map(Number).join("") : String(values ?? "").replaceAll(".", "0");
  return /^[0-9]{81}$/.test(text) && (!isList || values.length === 81) ? text : undefined;
}

/** Converts 81 digits, or a list of 81 booleans, to 81 digits. */
export const fixedOf = (values) => digitsOf(Array.isArray(values) ? values.map(Boolean) : values);

/** Replaces each digit that is not 0 by 1. */
export const givensOf = (value) => value.replace(/[1-9]/g, "1");

/** The cell that keeps a digit from another cell, and the house they share; undefined if the digit is allowed. */
export function clash(value, cell, digit) {
  const at = place(cell);
  for (const [kind, house] of ["row", "column", "box"].entries()) {
    for (let other = 0; other < 81; other += 1) {
      if (other !== cell && value[other] === digit && place(other)[kind] === at[kind]) return { house: `${house} ${at[kind] + 1}`, cell: other };
    }
  }
  return undefined;
}

/** The cells whose digits are twice in a house. */
export const clashes = (value) => [...value].flatMap((digit, cell) => (digit !== "0" && clash(value, cell, digit) ? [cell] : []));

/** Describes the rule that the first repeated digit breaks. */
export function brokenRule(value) {
  const [cell] = clashes(value);
  const other = clash(value, cell, value[cell]);
  return `${capital(other.house)} holds two ${value[cell]}s, in ${nameOf(cell)} and ${nameOf(other.cell)}.`;
}
