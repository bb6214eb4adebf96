// The element <sudoku-board>: a sudoku to play, solve and explain in any page, and a field of its form.
// docs/board.md documents it. The library behind it is loaded when it is first needed.

import { brokenRule, capital, clash, clashes, digitsOf, EMPTY, fixedOf, givensOf, KEYS, nameOf, place } from "./rules.js";
import { look, parts } from "./look.js";

const isErasing = (key) => ["0", "Delete", "Backspace"].includes(key);

export class SudokuBoard extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = ["value", "fixed", "puzzle", "aria-label"];
  /** A promise of the solver behind all boards: brain.js, brain-server.js, or another with the same functions. */
  static brain = undefined;

  #internals = this.attachInternals();
  #value = EMPTY;
  #fixed = EMPTY;
  #isOff = false;
  #current = 0;
  #marks = { hint: new Set(), wrong: new Set() };
  /** The values from which Solve started, its solutions, and a promise of the one after that shown. */
  #run;
  /** True if the fixed digits were typed, and then fixed by Solve. */
  #isTyped = false;
  /** True once it has been in a page. */
  #hasBegun = false;
  /** The number of pending answers. */
  #awaited = 0;
  /** Counts changes, so that late answers are ignored. */
  #turn = 0;
  #grid;
  #cells;
  #message;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [look];
    root.innerHTML = parts;
    this.#grid = root.querySelector("table");
    this.#cells = [...root.querySelectorAll("td")];
    this.#message = root.querySelector("p");
    this.#grid.addEventListener("keydown", (event) => this.#onKey(event));
    this.#grid.addEventListener("focusin", (event) => this.#choose(this.#cells.indexOf(event.target)));
    root.getElementById("keys").addEventListener("click", ({ target }) => {
      if (target.localName === "button") this.#type(target.value || target.textContent);
      this.focus();
    });
    this.addEventListener("click", (event) => event.composedPath()[0] === this && this.focus());
    this.addEventListener("paste", (event) => this.#onPaste(event));
    this.addEventListener("copy", (event) => {
      if (!this.shadowRoot.activeElement) return;
      event.clipboardData.setData("text/plain", this.#value.replaceAll("0", "."));
      event.preventDefault();
    });
    this.#choose(0);
    this.#show();
  }

  connectedCallback() {
    this.#hasBegun = true;
    // Properties that were set before the element was defined.
    const set = {};
    for (const name of ["puzzle", "fixed", "value", "name", "disabled"]) {
      if (!Object.hasOwn(this, name)) continue;
      set[name] = this[name];
      delete this[name];
    }
    if ("name" in set) this.name = set.name;
    if ("disabled" in set) this.disabled = set.disabled;
    this.#begin(set);
  }

  attributeChangedCallback(name, before, now) {
    if (name === "aria-label") this.#show();
    else if (now === null || now === before) return;
    else if (this.#hasBegun) this[name] = now;
    else this.#begin();
  }

  /** Sets the puzzle first, in whatever order they are given, and then the fixed cells and the value. */
  #begin({ puzzle, fixed, value } = this.#attributes()) {
    const more = () => {
      if (fixed !== undefined) this.fixed = fixed;
      if (value !== undefined) this.value = value;
    };
    if (puzzle === undefined) more();
    else this.#load(puzzle, more);
  }

  #attributes() {
    return Object.fromEntries(["puzzle", "fixed", "value"].map((name) => [name, this.getAttribute(name) ?? undefined]));
  }

  // The interface to a form.
  formDisabledCallback(isOff) {
    this.#isOff = isOff;
    this.#show();
  }
  formResetCallback() {
    this.#put(EMPTY, EMPTY);
    this.#begin();
  }
  formStateRestoreCallback(state) {
    this.#put(state.slice(0, 81), state.slice(81) || this.#fixed);
  }
  get form() { return this.#internals.form; }
  get labels() { return this.#internals.labels; }
  get type() { return this.localName; }
  get name() { return this.getAttribute("name") ?? ""; }
  set name(name) { this.setAttribute("name", name); }
  get validity() { return this.#internals.validity; }
  get validationMessage() { return this.#internals.validationMessage; }
  get willValidate() { return this.#internals.willValidate; }
  checkValidity() { return this.#internals.checkValidity(); }
  reportValidity() { return this.#internals.reportValidity(); }

  /** 81 digits, 0 for a blank. A list of 81 numbers can be set too. */
  get value() { return this.#value; }
  set value(values) {
    const value = digitsOf(values);
    if (value) this.#put(value, this.#fixed);
    else this.#refuse("A value is 81 numbers from 0 to 9, 0 for a blank.");
  }

  /** 81 digits: 1 for a cell that cannot be changed, or 0. A list of 81 booleans can be set too. */
  get fixed() { return this.#fixed; }
  set fixed(values) {
    const fixed = fixedOf(values);
    if (fixed) this.#put(this.#value, givensOf(fixed));
    else this.#refuse("Fixed is 81 times 0 or 1, 1 for a cell that cannot be changed.");
  }

  get disabled() { return this.hasAttribute("disabled"); }
  set disabled(isOff) { this.toggleAttribute("disabled", Boolean(isOff)); }

  /** The digits that are fixed, 0 for all others. A puzzle in any notation can be set; `load` also says when it is there. */
  get puzzle() { return this.#givens(); }
  set puzzle(text) { this.load(text); }

  /** The last message. */
  get message() { return this.#message.textContent; }

  /** Reads a puzzle in any notation. Resolves to true if it was one; if not, the board stays as it is. */
  load(text) {
    return this.#load(text, () => {}, "change");
  }

  async #load(text, more, ...events) {
    const turn = (this.#turn += 1);
    const take = (value, givens = value) => {
      this.#put(value, givensOf(givens), ...events);
      this.#isTyped = false;
      more();
      return true;
    };
    text = String(text).trim();
    const plain = digitsOf(text);
    if (plain && !clashes(plain).length) return take(plain);
    try {
      const { givens, value } = await (await this.#brain()).read(text);
      return turn === this.#turn && take(value, givens);
    } catch (reason) {
      if (turn !== this.#turn) return false;
      // Anything else between 81 digits is decoration.
      const bare = digitsOf(text.replace(/[^0-9.]/g, ""));
      if (bare && !clashes(bare).length) return take(bare);
      return this.#refuse(capital(reason.message));
    }
  }

  /**
   * Fills the board with a solution; `several` is true if `next` has another one. If a solution is already
   * shown, starts again with the first.
   */
  async solve() {
    const start = this.#run?.start ?? this.#value;
    const turn = (this.#turn += 1);
    const first = await this.#think(async (brain) => {
      const solutions = brain.solutions(start);
      return { start, solutions, ...(await solutions.next()) };
    });
    if (!first || turn !== this.#turn) return undefined;
    if (first.done) {
      this.#refuse("No solution.");
      return { value: undefined, several: false };
    }
    // Typed digits are fixed, to tell them from the solution.
    const isTyped = this.#fixed === EMPTY;
    const last = start.includes("0") ? "Solved: it is the only solution." : "Solved.";
    return this.#fill(first, isTyped ? givensOf(start) : this.#fixed, isTyped || this.#isTyped, last);
  }

  /** Shows the next solution, or the first one if none was shown. Calls made meanwhile get the same answer. */
  next() {
    return this.#run ? (this.#run.next ??= this.#goOn(this.#run)) : this.solve();
  }

  async #goOn(run) {
    const ahead = await run.ahead;
    if (run !== this.#run) return undefined;
    // It failed, and the error was reported.
    if (!ahead) return this.solve();
    if (ahead.done) {
      this.#say("There is no other solution.");
      return { value: undefined, several: false };
    }
    return this.#fill({ ...run, ...ahead }, this.#fixed, this.#isTyped, "This is the last solution.");
  }

  /** Shows a solution, and then looks for another one. If there is none, says `last`. */
  async #fill({ start, solutions, value }, fixed, isTyped, last) {
    const turn = this.#turn + 1;
    this.#put(value, fixed, "change");
    if (turn !== this.#turn) return undefined;
    const run = { start, solutions, ahead: this.#think(() => solutions.next()) };
    [this.#run, this.#isTyped] = [run, isTyped];
    this.#tell("solved", { by: "solver" });
    const ahead = await run.ahead;
    if (turn !== this.#turn) return undefined;
    if (ahead) this.#say(ahead.done ? last : "Several solutions: this is one of them.");
    return { value, several: ahead?.done === false };
  }

  /** Marks wrong digits, and reports how many solutions are left: 0, 1, or 2 for several. */
  async check() {
    const value = this.#value;
    const turn = this.#turn;
    const twice = clashes(value);
    let [solutions, wrong] = [0, twice];
    if (!twice.length) {
      const found = await this.#think(async (brain) => {
        const left = await upToTwo(brain, value);
        const own = left.length ? [] : await upToTwo(brain, this.#givens());
        return { left, own };
      });
      if (!found || turn !== this.#turn) return undefined;
      solutions = found.left.length;
      if (found.own.length === 1) wrong = [...value].flatMap((digit, cell) => (digit !== "0" && digit !== found.own[0][cell] ? [cell] : []));
    }
    this.#mark("wrong", wrong);
    const isSolved = solutions === 1 && !value.includes("0");
    this.#say(
      isSolved ? "Solved." : twice.length ? brokenRule(this.#value) : wrong.length ? `Wrong: ${wrong.map(nameOf).join(", ")}.`
        : ["No solution.", "Right so far: there is one solution.", "Right so far: there are several solutions."][solutions],
    );
    return { valid: !twice.length, clashes: twice, wrong, solutions, solved: isSolved };
  }

  /** Marks and explains what a person would find next. */
  async hint() {
    const value = this.#value;
    const turn = this.#turn;
    if (!value.includes("0")) return void this.#say("The board is full.");
    if (clashes(value).length) return void this.#refuse(brokenRule(value));
    const found = await this.#think(async (brain) => ({ hint: await brain.hint(value) }));
    if (!found || turn !== this.#turn) return undefined;
    if (!found.hint) return void this.#say("There are several solutions: nothing easy follows from these digits.");
    const { hint } = found;
    this.#mark("hint", [...hint.cells, hint.cell]);
    this.#say(hint.sentences.join("\n"));
    return hint;
  }

  /** Removes all digits except the fixed ones. */
  reset() {
    this.#put(this.#givens(), this.#isTyped ? EMPTY : this.#fixed, "change");
  }

  focus(options) {
    this.#cells[this.#current].focus(options);
  }

  #givens() {
    return [...this.#value].map((digit, cell) => (this.#fixed[cell] === "1" ? digit : "0")).join("");
  }

  #brain() {
    return (SudokuBoard.brain ??= loaded());
  }

  /** Runs work with the brain. An error is reported, and gives undefined. */
  async #think(work) {
    const turn = this.#turn;
    this.#awaited += 1;
    this.#grid.ariaBusy = "true";
    try {
      return await work(await this.#brain());
    } catch (reason) {
      if (turn === this.#turn) this.#refuse(capital(reason.message.replace(/\.?$/, ".")));
      return undefined;
    } finally {
      this.#awaited -= 1;
      if (!this.#awaited) this.#grid.ariaBusy = null;
    }
  }

  /** Puts digits on the board, and forgets all that was known about the old ones. */
  #put(value, fixed, ...events) {
    const isOther = value !== this.#value;
    if (fixed !== this.#fixed) this.#isTyped = false;
    [this.#value, this.#fixed] = [value, fixed];
    this.#turn += 1;
    this.#run = undefined;
    this.#marks = { hint: new Set(), wrong: new Set(clashes(value)) };
    this.#say("");
    this.#show();
    if (isOther) for (const event of events) this.dispatchEvent(new Event(event, { bubbles: true, composed: event === "input" }));
    return true;
  }

  /** Enters a person's digit, or 0 to erase. */
  #type(digit) {
    if (this.#isOff) return;
    const cell = this.#current;
    if (this.#fixed[cell] === "1") return void this.#refuse(`${nameOf(cell)} belongs to the puzzle.`, { cell, digit: Number(digit) });
    const holds = digit !== "0" && clash(this.#value, cell, digit);
    if (holds) {
      this.#flash(holds.cell);
      return void this.#refuse(`${capital(holds.house)} has a ${digit} already, in ${nameOf(holds.cell)}.`, { cell, digit: Number(digit) });
    }
    this.#put(this.#value.slice(0, cell) + digit + this.#value.slice(cell + 1), this.#fixed, "input", "change");
    if (!this.#value.includes("0") && !this.#marks.wrong.size) {
      this.#say("Solved.");
      this.#tell("solved", { by: "player" });
    }
  }

  #onKey(event) {
    const { key, altKey, ctrlKey, metaKey } = event;
    const isAlone = !altKey && !ctrlKey && !metaKey;
    const to = KEYS[key];
    if (to && !altKey && (isAlone || key === "Home" || key === "End")) {
      this.#cells[to(this.#current, ctrlKey || metaKey)].focus();
    } else if (isAlone && (/^[1-9]$/.test(key) || isErasing(key))) {
      this.#type(isErasing(key) ? "0" : key);
    } else {
      return;
    }
    event.preventDefault();
  }

  async #onPaste(event) {
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain").trim();
    if (this.#isOff || !text) return;
    if (/^[0-9]$/.test(text)) this.#type(text);
    else if (await this.load(text)) this.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  }

  #refuse(reason, more = {}) {
    this.#say(reason);
    this.#tell("refused", { reason, ...more });
    return false;
  }

  #tell(event, detail) {
    this.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, detail }));
  }

  #say(sentence) {
    this.#message.textContent = sentence;
  }

  #flash(cell) {
    const flashed = this.#cells[cell];
    flashed.classList.remove("flash");
    void flashed.offsetWidth;
    flashed.classList.add("flash");
    setTimeout(() => flashed.classList.remove("flash"), 800);
  }

  #choose(cell) {
    if (cell < 0) return;
    this.#cells[this.#current].tabIndex = -1;
    this.#cells[cell].tabIndex = 0;
    this.#current = cell;
    const here = place(cell);
    this.#cells.forEach((shown, other) => shown.classList.toggle("near", other !== cell && place(other).some((house, kind) => house === here[kind])));
  }

  #mark(kind, cells) {
    this.#marks[kind] = new Set(cells);
    this.#show();
  }

  #show() {
    const { hint, wrong } = this.#marks;
    this.#cells.forEach((shown, cell) => {
      const digit = this.#value[cell];
      const isFixed = this.#fixed[cell] === "1";
      const [row, column] = place(cell);
      const words = [`row ${row + 1}`, `column ${column + 1}`, digit === "0" ? "blank" : digit, ...(isFixed ? ["given"] : []), ...(hint.has(cell) ? ["hint"] : [])];
      shown.textContent = digit === "0" ? "" : digit;
      shown.ariaLabel = words.join(", ");
      shown.ariaReadOnly = String(isFixed || this.#isOff);
      shown.ariaInvalid = String(wrong.has(cell));
      shown.classList.toggle("fixed", isFixed);
      shown.classList.toggle("hint", hint.has(cell));
      shown.classList.toggle("wrong", wrong.has(cell));
    });
    this.#grid.ariaLabel = this.getAttribute("aria-label") ?? "Sudoku";
    this.#grid.ariaDisabled = String(this.#isOff);
    this.#internals.setFormValue(this.#value, this.#value + this.#fixed);
    const [twice] = clashes(this.#value);
    // The browser shows its message beside a cell, which can have the focus.
    if (twice === undefined) this.#internals.setValidity({});
    else this.#internals.setValidity({ customError: true }, brokenRule(this.#value), this.#cells[twice]);
  }
}

/** Loads the brain. After a failure, it is loaded again when it is next needed. */
async function loaded() {
  try {
    const brain = await import("./brain.js");
    await brain.begin();
    return brain;
  } catch (reason) {
    SudokuBoard.brain = undefined;
    throw new Error(`the solver could not be loaded (${reason.message}). Please check your connection.`);
  }
}

/** Finds the first two solutions of a board. */
async function upToTwo(brain, value) {
  const found = [];
  for await (const solution of brain.solutions(value)) if (found.push(solution) === 2) break;
  return found;
}

if (!customElements.get("sudoku-board")) customElements.define("sudoku-board", SudokuBoard);
