// The rules of a board as far as each key needs them, its values as text, and the keys that move on it.

export const EMPTY = "0".repeat(81);

/** The row and the column of a cell, each from 0. */
export const place = (cell, side = 9) => [Math.floor(cell / side), cell % side];

/** The name of a cell for people. */
export const nameOf = (cell, side) => `r${place(cell, side)[0] + 1}c${place(cell, side)[1] + 1}`;

/** The index of a cell with this name. */
export const cellOf = (name, side) => {
  const [row, column] = name.match(/\d+/g);
  return (row - 1) * side + Number(column) - 1;
};

/** The cell to which each key moves; with Ctrl, Home and End move to a corner. */
export const KEYS = {
  ArrowUp: (cell, side) => (cell < side ? cell : cell - side),
  ArrowDown: (cell, side) => (cell < side * (side - 1) ? cell + side : cell),
  ArrowLeft: (cell, side) => (cell % side ? cell - 1 : cell),
  ArrowRight: (cell, side) => ((cell + 1) % side ? cell + 1 : cell),
  Home: (cell, side, ctrl) => (ctrl ? 0 : cell - (cell % side)),
  End: (cell, side, ctrl) => (ctrl ? side * side - 1 : cell - (cell % side) + side - 1),
  PageUp: (cell, side) => cell % side,
  PageDown: (cell, side) => side * (side - 1) + (cell % side),
};

export const capital = (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** The values as text: a digit for each cell, or numbers with commas between them if some may have two figures. */
export const textOf = (values) => values.join(values.length > 81 ? "," : "");

/** The values in a list, or in a text as `textOf` makes it, with . or 0 for a blank; undefined if they are not those of a board of this side. */
export function valuesOf(values, side = 9) {
  const parts = Array.isArray(values) ? values : String(values ?? "").split(side > 9 ? "," : "");
  const numbers = parts.map((value) => (value === "." ? 0 : /^\d+$/.test(value) ? Number(value) : NaN));
  return numbers.length === side * side && numbers.every((value) => value <= side) ? numbers : undefined;
}

/** The side of the board with the values in a text that `textOf` has made. */
export const sideOf = (text) => Math.sqrt(text.split(text.includes(",") ? "," : "").length);

/** The puzzle of these rules, as `Rules.text` has them, and of values as `textOf` writes them. */
export function puzzleOf(rules, text) {
  const side = sideOf(text);
  const values = valuesOf(text, side);
  const row = (index) => `"${values.slice(side * index, side * (index + 1)).map((value) => value || ".").join(" ")}"`;
  return rules.replace(/,?\s*\)\s*$/, `, givens: [${[...Array(side).keys()].map(row)}])`);
}

/** The rules of a board. Those beyond its houses, such as sums, are only known to the solver. */
export class Rules {
  /**
   * `text` is a puzzle without values by which the solver knows the rules; none for the classic ones. `houses` have a name and
   * cells, and the other properties are those that the solver describes a board with.
   */
  constructor({ side, houses, rules: text = "", picture, also = [], houses_only: isPlain = true }) {
    Object.assign(this, { side, houses, text, picture, also, isPlain });
  }

  /** The houses of a cell. */
  of(cell) {
    return this.houses.filter(({ cells }) => cells.includes(cell));
  }

  /** The cell that keeps a value from another cell, and the name of the house they share; undefined if the houses allow it. */
  clash(values, cell, value) {
    for (const { name, cells } of this.of(cell)) {
      const other = cells.find((other) => other !== cell && values[other] === value);
      if (other !== undefined) return { house: name, cell: other };
    }
    return undefined;
  }

  /** The cells whose values are twice in a house. */
  clashes(values) {
    return values.flatMap((value, cell) => (value && this.clash(values, cell, value) ? [cell] : []));
  }

  /** Describes the house that the first repeated value breaks. */
  brokenRule(values) {
    const [cell] = this.clashes(values);
    const other = this.clash(values, cell, values[cell]);
    return `${capital(other.house)} holds two ${values[cell]}s, in ${nameOf(cell, this.side)} and ${nameOf(other.cell, this.side)}.`;
  }
}

const classicHouse = (name, contains) => ({ name, cells: [...Array(81).keys()].filter((cell) => contains(...place(cell))) });
const nine = (kind, contains) => [...Array(9).keys()].map((house) => classicHouse(`${kind} ${house + 1}`, (row, column) => contains(row, column) === house));

/** The rules of a classic board. */
export const CLASSIC = new Rules({
  side: 9,
  houses: [
    ...nine("row", (row) => row),
    ...nine("column", (_, column) => column),
    ...nine("box", (row, column) => 3 * Math.floor(row / 3) + Math.floor(column / 3)),
  ],
});
