// The board as text, 81 digits with 0 for a blank, where keys lead on it, and the rules as far as each key needs them.

export const EMPTY = "0".repeat(81);

/** Where a cell is: row, column and box, each from 0. */
export const place = (cell) => [Math.floor(cell / 9), cell % 9, 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3)];

/** What people call a cell. */
export const nameOf = (cell) => `r${place(cell)[0] + 1}c${place(cell)[1] + 1}`;

/** Where each key leads from a cell; Home and End with Ctrl to a corner. */
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

/** A list of 81 values or a text of 81 characters, . or 0 for a blank, as 81 digits; undefined if it is neither. */
export function digitsOf(values) {
  const isList = Array.isArray(values);
  const text = isList ? values.map(Number).join("") : String(values ?? "").replaceAll(".", "0");
  return /^[0-9]{81}$/.test(text) && (!isList || values.length === 81) ? text : undefined;
}

/** 81 digits, or a list of 81 values of which some are true. */
export const fixedOf = (values) => digitsOf(Array.isArray(values) ? values.map(Boolean) : values);

/** 1 for each digit that stands there. */
export const givensOf = (value) => value.replace(/[1-9]/g, "1");

/** Why a digit may not stand in a cell: the cell that holds it already, and which house they share. */
export function clash(value, cell, digit) {
  const at = place(cell);
  for (const [kind, house] of ["row", "column", "box"].entries()) {
    for (let other = 0; other < 81; other += 1) {
      if (other !== cell && value[other] === digit && place(other)[kind] === at[kind]) return { house: `${house} ${at[kind] + 1}`, cell: other };
    }
  }
  return undefined;
}

/** The cells whose digits stand twice in a house. */
export const clashes = (value) => [...value].flatMap((digit, cell) => (digit !== "0" && clash(value, cell, digit) ? [cell] : []));

/** Which rule the first digit that stands twice breaks. */
export function brokenRule(value) {
  const [cell] = clashes(value);
  const other = clash(value, cell, value[cell]);
  return `${capital(other.house)} holds two ${value[cell]}s, in ${nameOf(cell)} and ${nameOf(other.cell)}.`;
}
