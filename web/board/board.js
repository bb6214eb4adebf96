// The element <sudoku-board>: a sudoku to play, solve and explain in any page, and a field of its form.
// docs/board.md documents it. The library behind it is loaded when it is first needed.

import { capital, cellOf, CLASSIC, KEYS, nameOf, place, puzzleOf, Rules, textOf, valuesOf } from "./rules.js";
import { look, parts } from "./look.js";

const blanks = (side) => Array(side * side).fill(0);
const areGiven = (values) => values.map(Boolean);
const equal = (some, others) => textOf(some) === textOf(others);

export class SudokuBoard extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = ["value", "fixed", "puzzle", "aria-label"];
  /** A promise of the solver behind all boards: brain.js, brain-server.js, or another with the same functions. */
  static brain = undefined;

  #internals = this.attachInternals();
  #rules = CLASSIC;
  /** The values, 0 for a blank, and which cells are fixed. */
  #value = blanks(9);
  #fixed = areGiven(this.#value);
  #isOff = false;
  #current = 0;
  #marks = { hint: new Set(), wrong: new Set() };
  /** The values from which Solve started, its solutions, and a promise of the one after that shown. */
  #run;
  /** True if the fixed digits were typed, and then fixed by Solve. */
  #isTyped = false;
  /** True once it has been in a page. */
  #hasBegun = false;
  /** The figure that was typed last, if it may be the first of a value with two. */
  #figure = 0;
  /** What is typed while the solver judges the value before. */
  #typing = Promise.resolve();
  /** The number of pending answers. */
  #awaited = 0;
  /** Counts changes, so that late answers are ignored. */
  #turn = 0;
  #root = this.attachShadow({ mode: "open" });
  #grid;
  #cells;
  #message;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [look];
    this.#draw();
    this.addEventListener("click", (event) => event.composedPath()[0] === this && this.focus());
    this.addEventListener("paste", (event) => this.#onPaste(event));
    this.addEventListener("copy", (event) => {
      if (!this.shadowRoot.activeElement) return;
      event.clipboardData.setData("text/plain", this.#copied());
      event.preventDefault();
    });
    this.#show();
  }

  /** Draws the cells and the keys, and the picture of the rules if they are not the classic ones. */
  #draw() {
    const { side, picture, also, houses } = this.#rules;
    const [root, hadFocus] = [this.#root, this.#root.activeElement];
    root.innerHTML = parts(side);
    this.#grid = root.querySelector("table");
    this.#cells = [...root.querySelectorAll("td")];
    this.#message = root.getElementById("message");
    const names = root.getElementById("also");
    names.textContent = also.length ? `Also: ${also.join(", ")}.` : "";
    names.hidden = !also.length;
    if (picture) {
      const drawn = new DOMParser().parseFromString(picture, "image/svg+xml").documentElement;
      // Without the margin.
      drawn.setAttribute("viewBox", "12 12 450 450");
      drawn.ariaHidden = "true";
      for (const name of ["width", "height"]) drawn.removeAttribute(name);
      this.#grid.prepend(drawn);
      this.#grid.classList.add("drawn");
      this.#grid.classList.toggle("sums", houses.some(({ sum }) => sum !== undefined));
    }
    this.#grid.addEventListener("keydown", (event) => this.#onKey(event));
    this.#grid.addEventListener("focusin", (event) => this.#choose(this.#cells.indexOf(event.target)));
    root.getElementById("keys").addEventListener("click", ({ target }) => {
      if (target.localName === "button") this.#type(Number(target.value || target.textContent));
      this.focus();
    });
    this.#current = 0;
    this.#choose(0);
    if (hadFocus) this.focus();
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
    this.#take(CLASSIC, blanks(9));
    this.#begin();
  }
  formStateRestoreCallback(state) {
    this.state = state;
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

  /** A digit for each cell, 0 for a blank; numbers with commas between them on a board with larger values. A list can be set too. */
  get value() { return textOf(this.#value); }
  set value(values) {
    const { side } = this.#rules;
    const value = valuesOf(values, side);
    if (value) this.#put(value, this.#fixed);
    else this.#refuse(`A value is ${side * side} numbers from 0 to ${side}, 0 for a blank.`);
  }

  /** 1 for each cell that cannot be changed, 0 for the others. A list of booleans can be set too. */
  get fixed() { return this.#fixed.map(Number).join(""); }
  set fixed(values) {
    const fixed = [...(values ?? "")].map((is) => (is === "." ? 0 : Number(is)));
    if (fixed.length === this.#value.length && fixed.every((is) => is >= 0)) this.#put(this.#value, areGiven(fixed));
    else this.#refuse(`Fixed is ${this.#value.length} times 0 or 1, 1 for a cell that cannot be changed.`);
  }

  /** The rules of the board as a puzzle without values; empty for the classic rules. */
  get rules() { return this.#rules.text; }

  /** The whole board as text, which can be set again. */
  get state() { return JSON.stringify([this.value, this.fixed, this.rules]); }
  set state(state) {
    const [value, fixed, rules] = partsOf(state);
    if (value === undefined) return void this.#refuse("A state is a text that the board gave before.");
    const more = () => {
      [this.value, this.fixed] = [value, fixed];
    };
    if (rules) return void this.#load(rules, more);
    this.#take(CLASSIC, blanks(9));
    more();
  }

  get disabled() { return this.hasAttribute("disabled"); }
  set disabled(isOff) { this.toggleAttribute("disabled", Boolean(isOff)); }

  /** The digits that are fixed, 0 for all others. A puzzle in any notation can be set; `load` also says when it is there. */
  get puzzle() { return textOf(this.#givens()); }
  set puzzle(text) { this.load(text); }

  /** The last message. */
  get message() { return this.#message.textContent; }

  /** Reads a puzzle in any notation. Resolves to true if it was one; if not, the board stays as it is. */
  load(text) {
    return this.#load(text, () => {}, "change");
  }

  async #load(text, more, ...events) {
    const turn = (this.#turn += 1);
    const take = (rules, value, givens = value) => {
      this.#take(rules, value, givens, ...events);
      more();
      return true;
    };
    text = String(text).trim();
    const plain = valuesOf(text);
    if (plain && !CLASSIC.clashes(plain).length) return take(CLASSIC, plain);
    try {
      const { givens, value, board } = await (await this.#brain()).read(text);
      if (turn !== this.#turn) return false;
      return board ? take(rulesOf(board), board.values, board.givens) : take(CLASSIC, valuesOf(value), valuesOf(givens));
    } catch (reason) {
      if (turn !== this.#turn) return false;
      // Anything else between 81 digits is decoration.
      const bare = valuesOf(text.replace(/[^0-9.]/g, ""));
      if (bare && !CLASSIC.clashes(bare).length) return take(CLASSIC, bare);
      return this.#refuse(capital(reason.message));
    }
  }

  /** Begins another puzzle. */
  #take(rules, value, givens = value, ...events) {
    if (rules.text !== this.#rules.text) {
      this.#rules = rules;
      // No value or fixed cell of the board before is left.
      [this.#value, this.#fixed] = [blanks(rules.side), areGiven(blanks(rules.side))];
      this.#draw();
    }
    this.#put(value, areGiven(givens), ...events);
    this.#isTyped = false;
  }

  /**
   * Fills the board with a solution; `several` is true if `next` has another one. If a solution is already
   * shown, starts again with the first.
   */
  async solve() {
    const start = this.#run?.start ?? this.#value;
    const turn = (this.#turn += 1);
    const first = await this.#think(async (brain) => {
      const solutions = brain.solutions(textOf(start), this.#rules.text);
      return { start, solutions, ...(await solutions.next()) };
    });
    if (!first || turn !== this.#turn) return undefined;
    if (first.done) {
      this.#refuse("No solution.");
      return { value: undefined, several: false };
    }
    // Typed digits are fixed, to tell them from the solution.
    const isTyped = !this.#fixed.includes(true);
    const last = start.includes(0) ? "Solved: it is the only solution." : "Solved.";
    return this.#fill(first, isTyped ? areGiven(start) : this.#fixed, isTyped || this.#isTyped, last);
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
    this.#put(valuesOf(value, this.#rules.side), fixed, "change");
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
    const { side, text } = this.#rules;
    let broken = this.#broken(value);
    let [solutions, wrong] = [0, broken?.cells ?? []];
    if (!broken) {
      const found = await this.#think(async (brain) => {
        const told = this.#rules.isPlain ? undefined : await brain.refusal(textOf(value), text);
        const left = told ? [] : await upToTwo(brain, value, text);
        const own = left.length ? [] : await upToTwo(brain, this.#givens(), text);
        return { told, left, own };
      });
      if (!found || turn !== this.#turn) return undefined;
      solutions = found.left.length;
      broken = found.told && { sentence: `${capital(found.told)}.`, cells: this.#named(found.told) };
      if (broken) wrong = broken.cells;
      else if (found.own.length === 1) {
        const right = valuesOf(found.own[0], side);
        wrong = value.flatMap((digit, cell) => (digit && digit !== right[cell] ? [cell] : []));
      }
    }
    this.#mark("wrong", wrong);
    const isSolved = solutions === 1 && !value.includes(0);
    this.#say(
      isSolved ? "Solved." : broken ? broken.sentence : wrong.length ? `Wrong: ${wrong.map((cell) => nameOf(cell, side)).join(", ")}.`
        : ["No solution.", "Right so far: there is one solution.", "Right so far: there are several solutions."][solutions],
    );
    return { valid: !broken, clashes: broken?.cells ?? [], wrong, solutions, solved: isSolved };
  }

  /** Marks and explains what a person would find next. */
  async hint() {
    const value = this.#value;
    const turn = this.#turn;
    if (!value.includes(0)) return void this.#say("The board is full.");
    const broken = this.#broken(value);
    if (broken) return void this.#refuse(broken.sentence);
    const found = await this.#think(async (brain) => ({ hint: await brain.hint(textOf(value), this.#rules.text) }));
    if (!found || turn !== this.#turn) return undefined;
    if (!found.hint) {
      return void this.#say(this.#rules.text ? "No technique finds anything here." : "There are several solutions: nothing easy follows from these digits.");
    }
    const { hint } = found;
    this.#mark("hint", [...hint.cells, hint.cell]);
    this.#say(hint.sentences.join("\n"));
    return hint;
  }

  /** Removes all digits except the fixed ones. */
  reset() {
    this.#put(this.#givens(), this.#isTyped ? areGiven(blanks(this.#rules.side)) : this.#fixed, "change");
  }

  focus(options) {
    this.#cells[this.#current].focus(options);
  }

  #givens() {
    return this.#value.map((digit, cell) => (this.#fixed[cell] ? digit : 0));
  }

  /** The board as text that can be pasted. */
  #copied() {
    return this.#rules.text ? puzzleOf(this.#rules.text, this.value) : textOf(this.#value).replaceAll("0", ".");
  }

  /** The cells that a sentence names. */
  #named(sentence) {
    return (sentence.match(/r\d+c\d+/g) ?? []).map((name) => cellOf(name, this.#rules.side));
  }

  /** The first house that has a value twice, as a sentence, and all cells that clash. */
  #broken(value) {
    const cells = this.#rules.clashes(value);
    return cells.length ? { sentence: this.#rules.brokenRule(value), cells } : undefined;
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
    const isOther = !equal(value, this.#value);
    if (!equal(fixed, this.#fixed)) this.#isTyped = false;
    [this.#value, this.#fixed] = [value, fixed];
    this.#turn += 1;
    this.#run = undefined;
    this.#marks = { hint: new Set(), wrong: new Set(this.#rules.clashes(value)) };
    this.#say("");
    this.#show();
    if (isOther) for (const event of events) this.dispatchEvent(new Event(event, { bubbles: true, composed: event === "input" }));
    return true;
  }

  /** Types a figure. After one that may be the first of two, it may be the second of a value above 9. */
  #typeFigure(figure) {
    const { side } = this.#rules;
    const both = 10 * this.#figure + figure;
    const value = this.#figure && both <= side ? both : figure;
    this.#type(value);
    this.#figure = value === figure && 10 * figure <= side ? figure : 0;
  }

  /** Enters a person's value, or 0 to erase, once all that was typed before is entered or refused. */
  #type(value) {
    this.#figure = 0;
    if (this.#isOff) return;
    const cell = this.#current;
    if (this.#rules.isPlain) this.#enter(cell, value);
    else this.#typing = this.#typing.then(() => this.#enterIfAllowed(cell, value));
  }

  /** Enters a value if the solver finds no rule against it. */
  async #enterIfAllowed(cell, value) {
    const { text } = this.#rules;
    if (!value || this.#refusal(cell, value)) return this.#enter(cell, value);
    const next = this.#value.with(cell, value);
    const found = await this.#think(async (brain) => ({ told: await brain.refusal(textOf(next), text) }));
    if (!found || text !== this.#rules.text) return;
    if (!found.told) return this.#enter(cell, value);
    this.#named(found.told).filter((other) => other !== cell).forEach((other) => this.#flash(other));
    this.#refuse(`${capital(found.told)}.`, { cell, digit: value });
  }

  /** The sentence against a value, as far as the houses tell, and the cell that it is about. */
  #refusal(cell, value) {
    const { side } = this.#rules;
    if (this.#fixed[cell]) return [`${nameOf(cell, side)} belongs to the puzzle.`];
    if (value > side) return [`The values are 1 to ${side}.`];
    const holds = value && this.#rules.clash(this.#value, cell, value);
    return holds && [`${capital(holds.house)} has a ${value} already, in ${nameOf(holds.cell, side)}.`, holds.cell];
  }

  #enter(cell, value) {
    const [reason, other] = this.#refusal(cell, value) || [];
    if (other !== undefined) this.#flash(other);
    if (reason) return void this.#refuse(reason, { cell, digit: value });
    this.#put(this.#value.with(cell, value), this.#fixed, "input", "change");
    if (!this.#value.includes(0) && !this.#marks.wrong.size) {
      this.#say("Solved.");
      this.#tell("solved", { by: "player" });
    }
  }

  #onKey(event) {
    const { key, altKey, ctrlKey, metaKey } = event;
    const isAlone = !altKey && !ctrlKey && !metaKey;
    const to = KEYS[key];
    if (to && !altKey && (isAlone || key === "Home" || key === "End")) {
      this.#cells[to(this.#current, this.#rules.side, ctrlKey || metaKey)].focus();
    } else if (isAlone && /^[0-9]$/.test(key)) {
      this.#typeFigure(Number(key));
    } else if (isAlone && (key === "Delete" || key === "Backspace")) {
      this.#type(0);
    } else {
      return;
    }
    event.preventDefault();
  }

  async #onPaste(event) {
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain").trim();
    if (this.#isOff || !text) return;
    if (/^\d\d?$/.test(text)) this.#type(Number(text));
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
    if (cell !== this.#current) this.#figure = 0;
    this.#current = cell;
    const near = new Set(this.#rules.of(cell).flatMap(({ cells }) => cells));
    this.#cells.forEach((shown, other) => shown.classList.toggle("near", other !== cell && near.has(other)));
  }

  #mark(kind, cells) {
    this.#marks[kind] = new Set(cells);
    this.#show();
  }

  #show() {
    const { hint, wrong } = this.#marks;
    const { side, text } = this.#rules;
    this.#cells.forEach((shown, cell) => {
      const digit = this.#value[cell] || "";
      const isFixed = this.#fixed[cell];
      const [row, column] = place(cell, side);
      const words = [`row ${row + 1}`, `column ${column + 1}`, digit || "blank", ...(isFixed ? ["given"] : []), ...(hint.has(cell) ? ["hint"] : [])];
      // Rows and columns are named already, and classic boxes follow from them.
      if (text) words.push(...this.#rules.of(cell).slice(2).map(({ name, cells, sum }) => (sum === undefined ? name : `${name}, ${cells.length} cells`)));
      shown.textContent = digit;
      shown.ariaLabel = words.join(", ");
      shown.ariaReadOnly = String(isFixed || this.#isOff);
      shown.ariaInvalid = String(wrong.has(cell));
      shown.classList.toggle("fixed", isFixed);
      shown.classList.toggle("hint", hint.has(cell));
      shown.classList.toggle("wrong", wrong.has(cell));
    });
    this.#grid.ariaLabel = this.getAttribute("aria-label") ?? "Sudoku";
    this.#grid.ariaDisabled = String(this.#isOff);
    this.#internals.setFormValue(this.value, this.state);
    const broken = this.#broken(this.#value);
    // The browser shows its message beside a cell, which can have the focus.
    if (broken) this.#internals.setValidity({ customError: true }, broken.sentence, this.#cells[broken.cells[0]]);
    else this.#internals.setValidity({});
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

/** The parts of a state; none if it is not one. */
function partsOf(state) {
  try {
    const parts = JSON.parse(state);
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** The rules in the solver's description of a board. */
const rulesOf = (board) => board.classic ? CLASSIC :
  new Rules({ ...board, houses: board.houses.map((house) => ({ ...house, cells: house.cells.map((name) => cellOf(name, board.side)) })) });

/** Finds the first two solutions of a board. */
async function upToTwo(brain, value, rules) {
  const found = [];
  for await (const solution of brain.solutions(textOf(value), rules)) if (found.push(solution) === 2) break;
  return found;
}

if (!customElements.get("sudoku-board")) customElements.define("sudoku-board", SudokuBoard);
