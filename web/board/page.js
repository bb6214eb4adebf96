// The page of the board: a chooser, buttons and a text field. The board itself does the rest.

import "./board.js";
import { EMPTY, valuesOf } from "./rules.js";

const [board, chooser, advice, text] = ["board", "chooser", "advice", "text"].map((id) => document.getElementById(id));
const buttons = Object.fromEntries(["solve", "next", "hint", "check", "reset", "clear", "load"].map((id) => [id, document.getElementById(id)]));
/** No puzzle with fewer givens has a single solution (McGuire, Tugemann, Civario, 2012). */
const ENOUGH = 17;

/** The pending click on Solve or Next. */
let asked;

/** Shows the button that applies, and the advice about the digits. */
function look(several = false) {
  asked = undefined;
  const isClassic = board.rules === "";
  const givens = valuesOf(board.value)?.filter(Boolean).length;
  // The focus moves with the button, which stays in the same place.
  const [shown, hidden] = several ? [buttons.next, buttons.solve] : [buttons.solve, buttons.next];
  const moves = document.activeElement === hidden;
  [shown.hidden, hidden.hidden] = [false, true];
  if (moves) shown.focus();
  advice.textContent = !isClassic || givens >= ENOUGH ? "" : `Fill the grid with at least ${ENOUGH} givens: with fewer, there are always several solutions.`;
}

/** The puzzle that was chosen last, as the board knows it. */
let chosen = EMPTY;
const present = () => board.puzzle + board.rules;

/** Puts a puzzle on the board, and leaves nothing of the old one. */
async function begin(puzzle) {
  // Until it has been read, no other one is chosen.
  chosen = undefined;
  const loading = board.load(puzzle);
  look();
  await loading;
  chosen = present();
  choose();
  look();
}

/** Returns the storage. Some browsers have none for a page; then a reload starts anew. */
function kept() {
  try {
    return sessionStorage;
  } catch {
    return {};
  }
}

function choose() {
  if (chooser.value !== "own" && chosen !== undefined && present() !== chosen) chooser.value = "own";
}

board.addEventListener("change", () => {
  kept()["sudoku-board"] = board.state;
  choose();
  if (!asked) look();
});
board.addEventListener("input", () => look());
chooser.addEventListener("change", () => begin(chooser.value || EMPTY));
for (const name of ["solve", "next"]) {
  buttons[name].addEventListener("click", async () => {
    const mine = (asked = {});
    const answer = await board[name]();
    if (mine === asked) look(answer?.several);
  });
}
for (const name of ["hint", "check", "reset"]) buttons[name].addEventListener("click", () => board[name]());
buttons.clear.addEventListener("click", () => {
  chooser.value = "";
  begin(EMPTY);
});
buttons.load.addEventListener("click", async () => {
  if (await board.load(text.value)) board.focus();
});
// A pasted text is meant for the board, wherever the focus is.
document.addEventListener("paste", async (event) => {
  if (event.target === text || event.defaultPrevented) return;
  event.preventDefault();
  await board.load(event.clipboardData.getData("text/plain"));
});
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Opens a puzzle after # in the address, and removes it there, so that a reload keeps what has been played. */
function openLink() {
  const link = location.hash.slice(1);
  if (!link) return;
  history.replaceState(null, "", location.pathname + location.search);
  // Some programs cut off dots at the end of a link. Those with 16, 36 or 64 cells are smaller boards.
  const isCut = /^[1-9.]*\.[1-9.]*[1-9]$/.test(link) && ![16, 36, 64].includes(link.length);
  begin(isCut ? link.padEnd(81, ".") : decoded(link));
}

// The game redirects browsers that cannot show it to this page.
document.getElementById("instead").hidden = !new URLSearchParams(location.search).has("no-webgl2");
const { "sudoku-board": before } = kept();
if (before) {
  board.state = before;
  if (board.puzzle !== (chooser.value || EMPTY)) chooser.value = "own";
}
choose();
look();
openLink();
addEventListener("hashchange", openLink);
