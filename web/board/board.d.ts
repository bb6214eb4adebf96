/** What `solve` and `next` show: 81 digits, or undefined if there is no solution (more). */
export interface Solved {
  value: string | undefined;
  /** Whether `next` has another one. */
  several: boolean;
}

export interface Checked {
  /** Whether no digit stands twice in a house. */
  valid: boolean;
  /** The cells, from 0, whose digits do. */
  clashes: number[];
  /** The cells that are wrong, if the givens have one solution. */
  wrong: number[];
  /** How many solutions the board has as it stands; 2 for several. */
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
  /** A sentence. */
  reason: string;
  cell?: number;
  digit?: number;
}

/** What thinks for the boards: `brain.js`, or `brain-server.js`. */
export interface Brain {
  read(text: string): Promise<{ givens: string; value: string }>;
  solutions(value: string): AsyncGenerator<string, void>;
  hint(value: string): Promise<Hint | undefined>;
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
  /** What the board said last. */
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
  /** Reads a puzzle in any notation; resolves to whether it was one. */
  load(text: string): Promise<boolean>;
  // undefined: the board has changed meanwhile, or `message` tells why there is no answer.
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
