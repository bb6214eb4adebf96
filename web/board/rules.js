// The board as text, 81 digits with 0 for a blank, and the rules as far as each key needs them.

export const EMPTY = "0".repeat(81);

/** Where a cell is: row, column and box, each from 0. */
export const place = (cell) => [Math.floor(cell / 9), cell % 9, 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3)];

/** What people call a cell. */
export const nameOf = (cell) => `r${place(cell)[0] + 1}c${place(cell)[1] + 1}`;

/** A list of 81 values or a text of 81 characters, . or 0 for a blank, as 81 digits; undefined if it is neither. */
export function digitsOf(values) {
  const isList = Array.isArray(values);
  const text = isList ? values.map(Number).join("") : String(values ?? "").replaceAll(".", "0");
  return /^[0-9]{81}$/.test(text) && (!isList || values.length === 81) ? text : undefined;
}

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
