/** The answer of `solve` and `next`: `value` is that of the board, or undefined if there is no (other) solution. */
export interface Solved {
  value: string | undefined;
  /** True if `next` has another solution. */
  several: boolean;
}

export interface Checked {
  /** True if no rule is broken. */
  valid: boolean;
  /** The cells, from 0, that break a rule: all whose digits are twice in a house, or those of the first other rule. */
  clashes: number[];
  /** The cells with wrong digits, if the givens have one solution. */
  wrong: number[];
  /** The number of solutions of the board with its present digits; 2 for several. */
  solutions: 0 | 1 | 2;
  solved: boolean;
}

export interface Hint {
  /** The technique of the last step. */
  technique: string;
  /** The steps that lead to the digit, in words. */
  sentences: string[];
  /** The cells, from 0, that the last step is about. */
  cells: number[];
  /** The cell, from 0, for the digit. */
  cell: number;
  digit: number;
}

export interface Refused {
  /** The reason as a sentence. */
  reason: string;
  cell?: number;
  digit?: number;
}

/** A board with any rules as the solver describes it: the answer to `describe` of the server's API, with its picture. */
export interface BoardDescription {
  rules: string;
  side: number;
  givens: number[];
  values: number[];
  houses: { name: string; cells: string[]; sum?: number }[];
  classic: boolean;
  houses_only: boolean;
  also: string[];
  picture?: string;
}

/**
 * The solver behind the boards: `brain.js`, or `brain-server.js`. Values are texts as in `SudokuBoard.value`, and `rules` are those
 * of `SudokuBoard.rules`, empty or missing for the classic ones. A solver for classic boards needs only `read`, `solutions` and `hint`.
 */
export interface Brain {
  read(text: string): Promise<{ givens: string; value: string } | { board: BoardDescription }>;
  solutions(value: string, rules?: string): AsyncGenerator<string, void>;
  hint(value: string, rules?: string): Promise<Hint | undefined>;
  /** The sentence about the first rule that the values break, which names the cells; undefined if they break none. */
  refusal?(value: string, rules: string): Promise<string | undefined>;
}

export class SudokuBoard extends HTMLElement {
  static brain: Promise<Brain> | Brain | undefined;
  get value(): string;
  set value(values: string | readonly number[]);
  get fixed(): string;
  set fixed(values: string | readonly boolean[]);
  disabled: boolean;
  get puzzle(): string;
  set puzzle(text: string);
  /** The rules of the board as a puzzle without values; empty for the classic rules. */
  readonly rules: string;
  /** The whole board as text, which can be set again. */
  state: string;
  /** The last message of the board. */
  readonly message: string;
  name: string;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly type: string;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  /** Reads a puzzle in any notation. Resolves to true if the text was a puzzle. */
  load(text: string): Promise<boolean>;
  // Undefined if the board has changed meanwhile, or if there is no answer, as `message` explains.
  solve(): Promise<Solved | undefined>;
  next(): Promise<Solved | undefined>;
  check(): Promise<Checked | undefined>;
  hint(): Promise<Hint | undefined>;
  reset(): void;
  addEventListener<K extends keyof SudokuBoardEventMap>(
    type: K, listener: (this: SudokuBoard, event: SudokuBoardEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof SudokuBoardEventMap>(
    type: K, listener: (this: SudokuBoard, event: SudokuBoardEventMap[K]) => unknown, options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

export interface SudokuBoardEventMap extends Omit<HTMLElementEventMap, "input"> {
  input: Event;
  change: Event;
  solved: CustomEvent<{ by: "player" | "solver" }>;
  refused: CustomEvent<Refused>;
}

declare global {
  interface HTMLElementTagNameMap {
    "sudoku-board": SudokuBoard;
  }
}
