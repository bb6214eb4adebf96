// A board in a notebook: shows the values in Python, and reports typed and solved digits to it. The build bundles this, the
// element and its WebAssembly into one file.

import program from "./sudoku_board_bg.wasm";
import variants from "./sudoku_board_variants_bg.wasm";
import { SudokuBoard } from "./board.js";
import * as brain from "./brain.js";
import { EMPTY, textOf, valuesOf } from "./rules.js";

brain.begin(program, variants);
SudokuBoard.brain = brain;

const METHODS = ["solve", "next", "check", "hint", "reset"];
/** For each model, the board that was used last of those that show it. It answers Python. */
const used = new WeakMap();

function render({ model, el }) {
  const board = document.createElement("sudoku-board");
  const [solve, next] = ["Solve", "Next"].map((word) => Object.assign(document.createElement("button"), { type: "button", textContent: word, className: "jupyter-button" }));
  // Not every notebook styles buttons by itself.
  for (const button of [solve, next]) button.style.cssText = "border: 1px solid; border-radius: 4px; padding: 0 0.8em; margin: 0.5em 0.5em 0 0";
  const row = document.createElement("div");
  row.append(solve, next);
  el.append(board, row);
  // The notebook has keyboard shortcuts of its own, digits among them.
  el.dataset.lmSuppressShortcuts = "true";
  // `hidden` does not hide a button in the notebook's style.
  const offerNext = (several) => {
    next.style.display = several ? "" : "none";
  };
  offerNext(false);

  let isTelling = false;
  /** The rules that the board shows, as Python has them. */
  let rules = "";
  /** The same, as the board has them. */
  let shownRules = "";
  const show = async () => {
    if (isTelling) return;
    if (rules !== model.get("rules")) {
      rules = model.get("rules");
      // The values come from Python too.
      isTelling = true;
      const text = rules;
      await board.load(text || EMPTY);
      isTelling = false;
      shownRules = board.rules;
      if (text !== model.get("rules")) return void show();
    }
    const [value, fixed] = [textOf(model.get("value")), model.get("fixed").map(Number).join("")];
    // Values that have not changed are not set again: that would end the search for more solutions.
    if (board.fixed !== fixed) board.fixed = fixed;
    if (board.value !== value) board.value = value;
    solve.disabled = next.disabled = board.disabled = model.get("disabled");
  };
  const tell = (names) => {
    // Do not show the board while one of them is new and the other is not.
    isTelling = true;
    for (const [name, value] of Object.entries(names)) model.set(name, value);
    isTelling = false;
    model.save_changes();
  };
  const ask = async (method) => {
    const answer = await board[method]();
    if (answer && "several" in answer) offerNext(answer.several);
    tell({ message: board.message });
  };
  const use = () => used.set(model, board);
  const listen = (message) => {
    if (!used.has(model)) use();
    if (used.get(model) === board && METHODS.includes(message.do)) ask(message.do);
  };

  show();
  use();
  el.addEventListener("focusin", use);
  board.addEventListener("change", () => {
    offerNext(false);
    if (isTelling) return;
    const fixed = [...board.fixed].map((is) => is === "1");
    // A pasted puzzle may bring other rules.
    const named = {};
    if (board.rules !== shownRules) named.rules = rules = shownRules = board.rules;
    tell({ ...named, value: valuesOf(board.value, Math.sqrt(fixed.length)), fixed, message: board.message });
  });
  for (const name of ["refused", "solved"]) board.addEventListener(name, () => tell({ message: board.message }));
  solve.addEventListener("click", () => ask("solve"));
  next.addEventListener("click", () => ask("next"));
  for (const name of ["rules", "value", "fixed", "disabled"]) model.on(`change:${name}`, show);
  model.on("msg:custom", listen);
  return () => {
    for (const name of ["rules", "value", "fixed", "disabled"]) model.off(`change:${name}`, show);
    model.off("msg:custom", listen);
    if (used.get(model) === board) used.delete(model);
  };
}

export default { render };
