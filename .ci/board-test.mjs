// Tests of <sudoku-board> and its page, as web/board/build has made them.

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { allowClipboard, complaints, end, fact, launch, picture, serve, subject as site, until, whenOver } from "./browser.mjs";

const PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const LINE = ".....6....59.....82....8....45........3........6..3.54...325..6..................".replaceAll(".", "0");
const EMPTY = "0".repeat(81);
const SIX = "5...6. .4.1.. 1.3.4. ..2... .146.5 .6.4..";
const KILLER = `(version: 1, side: 4, regions: Boxes, houses: [(kind: Cage, cells: "r1c1 r1c2", sum: 3), (kind: Cage, cells: "r1c3 r2c3", sum: 4),
  (kind: Cage, cells: "r2c1 r3c1", sum: 5), (kind: Cage, cells: "r3c3 r4c3 r4c4", sum: 7)], givens: [". . . 4", ". 4 . .", ". 1 . .", "4 . . ."])`;
const KILLER_SOLUTION = "1234341221434321";
const JIGSAW = `(version: 1, side: 5, regions: Map(["aabbb", "aaabb", "ccccc", "ddeee", "dddee"]), givens: ["1 . . . 5", ". . . . .", ". . 1 . .", ". . . . .", "5 . . . 2"])`;
const LIMIT = 150_000;
const VARIANTS_LIMIT = 450_000;

/** What the server of `sudoku-assistant serve` would answer, as far as a board asks; its answers are made by the page. */
let api = async () => ({});
const address = await serve(async (path, { request, response, send }) => {
  if (path.startsWith("served/api/v1/")) {
    let body = "";
    for await (const part of request) body += part;
    const [status, answer] = await api(path.slice(14), JSON.parse(body));
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(answer));
    return true;
  }
  if (!path.startsWith("served/")) return false;
  // On a server without WebAssembly, brain-server.js replaces brain.js.
  await send(path === "served/brain.js" ? "brain-server.js" : path.replace("served/", ""));
  return true;
});
const browser = await launch(800);
await allowClipboard(address);

async function open(at = "") {
  const page = await browser.newPage();
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(address + at);
  await page.evaluate(() => {
    globalThis.board = document.querySelector("sudoku-board");
    globalThis.events = [];
    for (const name of ["input", "change", "solved", "refused"]) {
      document.addEventListener(name, (event) => event.target === board && events.push([name, event.detail?.reason ?? event.detail?.by ?? ""]));
    }
    globalThis.cell = (row, column) => board.shadowRoot.querySelectorAll("td")[9 * row + column - 10];
    globalThis.message = () => board.shadowRoot.querySelector("[role=status]").textContent;
  });
  return page;
}

/** The answers of `sudoku-assistant serve`, started for the test. */
async function realServer(program) {
  const server = spawn(program, ["serve", "--bind", "127.0.0.1:0"], { stdio: ["ignore", "pipe", "ignore"] });
  whenOver(() => server.kill());
  const [told] = await once(server.stdout, "data");
  const [at] = String(told).match(/http:\/\/[\w.:]+/);
  return async (question, body) => {
    const answer = await fetch(`${at}/api/v1/${question}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    return [answer.status, await answer.json()];
  };
}

let page = await open();

const differs = (found, wanted) => JSON.stringify(found) !== JSON.stringify(wanted) && `${JSON.stringify(found)} and not ${JSON.stringify(wanted)}`;
const value = () => page.evaluate(() => board.value);
const message = () => page.evaluate(() => globalThis.message());
const events = () => page.evaluate(() => events.splice(0));
const put = async (puzzle) => {
  await page.evaluate((puzzle) => { board.puzzle = puzzle; }, puzzle);
  await events();
};
const clickCell = async (row, column) => {
  const cell = await page.evaluateHandle((row, column) => cell(row, column), row, column);
  await cell.click();
};
const current = () => page.evaluate(() => board.shadowRoot.activeElement?.ariaLabel);
const press = async (...keys) => {
  for (const key of keys) {
    const [main, ...held] = key.split("+").reverse();
    for (const one of held) await page.keyboard.down(one);
    await page.keyboard.press(main);
    for (const one of held) await page.keyboard.up(one);
  }
};
const paste = async (text) => {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await press("Control+v");
};
const click = (id) => page.click(`#${id}`);

await fact("a board is a grid of nine rows and 81 cells, each with its name", async () => {
  const grid = await page.evaluate(() => {
    const grid = board.shadowRoot.querySelector("[role=grid]");
    return [grid.ariaLabel, grid.querySelectorAll("[role=row]").length, grid.querySelectorAll("[role=gridcell]").length, cell(2, 3).ariaLabel];
  });
  return differs(grid, ["Sudoku", 9, 81, "row 2, column 3, blank"]);
});

await fact("a screen reader finds the grid, its rows and its cells", async () => {
  const tree = await page.accessibility.snapshot({ interestingOnly: false });
  const roles = JSON.stringify(tree).match(/"role":"(grid|row|gridcell)"/g) ?? [];
  return differs(roles.length, 91);
});

await fact("arrows, Home, End and their likes go from cell to cell and stop at the edges", async () => {
  await clickCell(1, 1);
  await press("ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown", "End", "ArrowRight");
  const first = await current();
  await press("Home", "PageDown", "ArrowDown");
  const second = await current();
  await press("Control+Home");
  const third = await current();
  await press("Control+End");
  return differs([first, second, third, await current()], ["row 2, column 9, blank", "row 9, column 1, blank", "row 1, column 1, blank", "row 9, column 9, blank"]);
});

await fact("a digit is typed, and input and change tell of it", async () => {
  await clickCell(1, 1);
  await events();
  await press("5");
  const typed = (await value())[0];
  return differs([typed, await events(), await current()], ["5", [["input", ""], ["change", ""]], "row 1, column 1, 5"]);
});

await fact("0, Delete and Backspace make a cell blank", async () => {
  const found = [];
  for (const key of ["0", "Delete", "Backspace"]) {
    await press("7", key);
    found.push((await value())[0]);
  }
  return differs(found.join(""), "000");
});

await fact("letters and keys of the browser are left alone", async () => {
  await press("a", "Control+5", "Alt+5");
  return differs(await value(), EMPTY);
});

await fact("a digit that stands in the row already is refused with the reason, and nothing changes", async () => {
  await press("7", "ArrowRight");
  await events();
  await press("7");
  const reason = "Row 1 has a 7 already, in r1c1.";
  return differs([await events(), (await value()).slice(0, 2), await message()], [[["refused", reason]], "70", reason]);
});

await fact("Tab enters the board at the cell it left, and leaves it", async () => {
  await press("Tab");
  const outside = await page.evaluate(() => document.activeElement.id);
  await press("Shift+Tab");
  return differs([outside, await current()], ["chooser", "row 1, column 2, blank"]);
});

await fact("a cell of the puzzle cannot be changed", async () => {
  await put(PUZZLE);
  await clickCell(1, 1);
  await press("1", "Delete");
  const told = await page.evaluate(() => [cell(1, 1).ariaReadOnly, cell(1, 3).ariaReadOnly, cell(1, 1).ariaLabel]);
  return differs([await value(), (await events()).map(([name]) => name), told], [PUZZLE, ["refused", "refused"], ["true", "false", "row 1, column 1, 5, given"]]);
});

await fact("solve fills the board, keeps the puzzle and tells that there is one solution", async () => {
  const answer = await page.evaluate(() => board.solve());
  const kept = await page.evaluate(() => board.puzzle);
  return differs([answer, await value(), kept, await message()], [{ value: SOLUTION, several: false }, SOLUTION, PUZZLE, "Solved: it is the only solution."]);
});

await fact("solved tells who solved it", async () => {
  const bySolver = (await events()).filter(([name]) => name === "solved");
  await page.evaluate((almost) => { board.value = almost; }, SOLUTION.replace(/4/, "0"));
  await clickCell(1, 3);
  await press("4");
  const byPlayer = (await events()).filter(([name]) => name === "solved");
  return differs([bySolver, byPlayer], [[["solved", "solver"]], [["solved", "player"]]]);
});

await fact("next shows one solution after the other, each another one, and then says that it was the last", async () => {
  const found = await page.evaluate(async (puzzle) => {
    board.puzzle = puzzle;
    const first = await board.solve();
    const all = [first.value];
    for (let several = first.several; several && all.length < 300; ) {
      const more = await board.next();
      all.push(more.value);
      several = more.several;
    }
    return { all: new Set(all).size, listed: all.length, fits: all.every((one) => [...puzzle].every((digit, cell) => digit === "0" || digit === one[cell])), after: await board.next(), message: message() };
  }, SOLUTION.replace(/[12]/g, "0"));
  return !(found.listed > 1 && found.all === found.listed && found.fits && found.after.value === undefined && found.message === "There is no other solution.") && JSON.stringify(found);
});

await fact("after the last solution solve begins again, and does not call it the only one", async () => {
  const found = await page.evaluate(async (puzzle) => {
    board.puzzle = puzzle;
    const first = await board.solve();
    while ((await board.next()).several);
    const last = message();
    const again = await board.solve();
    return [last, again.value === first.value, message(), (await board.solve()).several];
  }, SOLUTION.replace(/[12]/g, "0"));
  return differs(found, ["This is the last solution.", true, "Several solutions: this is one of them.", true]);
});

await fact("next asked twice at once leaves out no solution", async () => {
  const found = await page.evaluate(async (puzzle) => {
    board.puzzle = puzzle;
    const all = [(await board.solve()).value];
    for (let several = true; several; ) {
      const [one, other] = await Promise.all([board.next(), board.next()]);
      if (one.value !== other.value) return "two answers";
      all.push(one.value);
      several = one.several;
    }
    let listed = 0;
    const brain = await board.constructor.brain;
    for await (const solution of brain.solutions(puzzle)) if (all[listed] === solution) listed += 1;
    return listed === all.length;
  }, SOLUTION.replace(/[12]/g, "0"));
  return differs(found, true);
});

await fact("a full board is not called the only solution", async () => {
  await put(SOLUTION);
  await page.evaluate(() => board.solve());
  return differs(await message(), "Solved.");
});

await fact("what was typed before Solve can be mended after Reset", async () => {
  await put(EMPTY);
  await clickCell(1, 1);
  await press("5");
  await page.evaluate(() => board.solve());
  await press("6");
  const told = await message();
  await page.evaluate(() => board.reset());
  const kept = (await value())[0];
  await press("6");
  return differs([told, kept, await value()], ["r1c1 belongs to the puzzle.", "5", `6${EMPTY.slice(1)}`]);
});

await fact("an answer that comes too late says nothing, and the board is busy until the last one", async () => {
  const found = await page.evaluate(async () => {
    const { brain } = board.constructor;
    let [fail, go] = [];
    const late = new Promise((_, reject) => { fail = () => reject(new Error("too late")); });
    const later = new Promise((resolve) => { go = () => resolve(undefined); });
    const busy = () => board.shadowRoot.querySelector("table").ariaBusy;
    board.constructor.brain = { hint: (value) => (value[0] === "1" ? late : later) };
    board.value = "1".padEnd(81, "0");
    const first = board.hint();
    board.value = "2".padEnd(81, "0");
    const second = board.hint();
    fail();
    await first;
    const meanwhile = [message(), busy()];
    go();
    await second;
    board.constructor.brain = brain;
    return [meanwhile, busy()];
  });
  return differs(found, [["", "true"], null]);
});

await fact("the first solutions of an empty board come at once", async () => {
  const found = await page.evaluate(async () => {
    board.puzzle = "0".repeat(81);
    return [(await board.solve()).several, (await board.next()).several];
  });
  return differs(found, [true, true]);
});

await fact("a board without a solution is refused and stays", async () => {
  await put("");
  const none = "123456780" + "000000009" + "0".repeat(63);
  await put(none);
  const answer = await page.evaluate(() => board.solve());
  return differs([answer.several, await value(), await events(), await message()], [false, none, [["refused", "No solution."]], "No solution."]);
});

await fact("check marks the cells that clash", async () => {
  await page.evaluate(() => { board.value = "55" + "0".repeat(79); });
  const answer = await page.evaluate(() => board.check());
  const marked = await page.evaluate(() => [cell(1, 1).ariaInvalid, cell(1, 3).ariaInvalid]);
  return differs([answer.valid, answer.clashes, marked, await message()], [false, [0, 1], ["true", "false"], "Row 1 holds two 5s, in r1c1 and r1c2."]);
});

await fact("check finds a digit that is wrong though it clashes with none", async () => {
  await put(PUZZLE);
  await clickCell(1, 3);
  await press("1");
  const answer = await page.evaluate(() => board.check());
  return differs([answer.valid, answer.wrong, answer.solutions, await message()], [true, [2], 0, "Wrong: r1c3."]);
});

await fact("check counts to two", async () => {
  const found = [];
  for (const puzzle of [PUZZLE, LINE, SOLUTION]) {
    await put(puzzle);
    found.push(await page.evaluate(async () => { const { solutions, solved } = await board.check(); return [solutions, solved]; }));
  }
  return differs(found, [[1, false], [2, false], [1, true]]);
});

await fact("a hint names the technique, the cell and the digit, and marks them", async () => {
  await put(PUZZLE);
  const hint = await page.evaluate(() => board.hint());
  const marked = await page.evaluate((cell) => board.shadowRoot.querySelectorAll("td")[cell].classList.contains("hint"), hint.cell);
  if (!marked) return "the cell is not marked";
  return (SOLUTION[hint.cell] !== String(hint.digit) || (await message()) !== hint.sentences.join("\n")) && JSON.stringify(hint);
});

await fact("hints alone lead through a puzzle that takes more than singles", async () => {
  const end = await page.evaluate(async () => {
    board.puzzle = "000704005020010070000080002090006250600070008053200010400090000030060090200407000";
    let steps = 0;
    for (let hint; board.value.includes("0") && (hint = await board.hint()); ) {
      steps = Math.max(steps, hint.sentences.length);
      board.value = board.value.slice(0, hint.cell) + hint.digit + board.value.slice(hint.cell + 1);
    }
    return [board.value.includes("0"), (await board.check()).solved, steps > 1];
  });
  return differs(end, [false, true, true]);
});

await fact("where there are several solutions a hint tells what is easy, or that nothing is, at once", async () => {
  const found = await page.evaluate(async (line) => {
    board.puzzle = line;
    const start = performance.now();
    const hint = await board.hint();
    return [hint, message(), performance.now() - start];
  }, LINE);
  console.log(`   after ${Math.round(found[2])} ms`);
  return differs(found.slice(0, 2), [undefined, "There are several solutions: nothing easy follows from these digits."].map((one) => one ?? null));
});

await fact("reset takes back all but the puzzle", async () => {
  await put(PUZZLE);
  await clickCell(1, 3);
  await press("4");
  await page.evaluate(() => board.reset());
  return differs(await value(), PUZZLE);
});

await fact("a puzzle is read in any notation, and a text that is none is refused with the place", async () => {
  const found = await page.evaluate(async (puzzle) => {
    const rows = puzzle.match(/.{9}/g);
    const forms = [rows.join(",") + ",", JSON.stringify(rows.map((row) => [...row].map(Number))), `https://example.org/?bd=${puzzle}`, rows.join("\n")];
    const read = [];
    for (const form of forms) {
      board.puzzle = "0".repeat(81);
      read.push((await board.load(form)) && board.puzzle === puzzle);
    }
    return [read, await board.load("5x"), message(), board.puzzle === puzzle];
  }, PUZZLE);
  return differs([found[0], found[1], found[3]], [[true, true, true, true], false, true]) || (found[2].length < 10 && `it says: ${found[2]}`);
});

await fact("value and fixed take lists, and refuse what is not 81", async () => {
  await put(EMPTY);
  const found = await page.evaluate(() => {
    board.value = [1, ...Array(80).fill(0)];
    board.fixed = [true, ...Array(80).fill(false)];
    const before = [board.value[0], board.fixed.slice(0, 2)];
    board.value = "123";
    board.fixed = [true];
    board.setAttribute("value", "10".padEnd(81, "x"));
    board.value = [10, ...Array(79).fill(0)];
    return [before, board.value[0], board.fixed[0]];
  });
  return differs([found, (await events()).map(([name]) => name)], [[["1", "10"], "1", "1"], Array(4).fill("refused")]);
});

await fact("a form sends its name and value, resets it, and asks whether it is valid", async () => {
  const found = await page.evaluate((puzzle) => {
    const form = document.createElement("form");
    form.innerHTML = `<label for="field">Sudoku</label><sudoku-board id="field" name="grid" value="${puzzle}"></sudoku-board>`;
    document.body.append(form);
    const field = form.querySelector("sudoku-board");
    const data = () => new FormData(form).get("grid");
    const first = data();
    field.value = `44${puzzle.slice(2)}`;
    const valid = form.checkValidity();
    form.reset();
    const again = data();
    field.disabled = true;
    const found = [first === puzzle, valid, again === puzzle, data(), field.form === form, field.labels.length];
    form.remove();
    return found;
  }, PUZZLE);
  return differs(found, [true, false, true, null, true, 1]);
});

await fact("a form with a clash is not sent, and leads to the cell", async () => {
  const found = await page.evaluate(() => {
    const form = document.createElement("form");
    form.innerHTML = `<sudoku-board name="grid" value="${"0".repeat(40)}55${"0".repeat(39)}"></sudoku-board>`;
    document.body.append(form);
    const [field] = form.children;
    let sent = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      sent = true;
    });
    form.requestSubmit();
    const found = [sent, field.shadowRoot.activeElement?.ariaLabel, field.validationMessage];
    field.value = field.value.replace("55", "56");
    form.requestSubmit();
    form.remove();
    return [...found, sent];
  });
  return differs(found, [false, "row 5, column 5, 5", "Row 5 holds two 5s, in r5c5 and r5c6.", true]);
});

await fact("attributes and properties make the same board in any order, and a reset makes it again", async () => {
  const found = await page.evaluate(async (puzzle, value) => {
    const form = document.createElement("form");
    const drawn = puzzle.match(/.{9}/g).join("&#10;");
    const attributes = [`value="${value}"`, `puzzle="${drawn}"`];
    form.innerHTML = [attributes, attributes.toReversed()].map((both) => `<sudoku-board ${both.join(" ")}></sudoku-board>`).join("");
    document.body.append(form);
    const early = document.createElement("early-board");
    Object.assign(early, { value, puzzle, name: "early" });
    customElements.define("early-board", class extends board.constructor {});
    form.append(early);
    const states = () => [...form.children].map((one) => one.value === value && one.puzzle === puzzle);
    const settled = async (boards) => {
      while (boards.some((one) => one.puzzle !== puzzle)) await new Promise(requestAnimationFrame);
    };
    await settled([...form.children]);
    const first = states();
    for (const one of form.children) one.value = puzzle;
    early.remove();
    form.reset();
    await settled([...form.children]);
    const found = [first, states(), early.getAttribute("name")];
    form.remove();
    return found;
  }, PUZZLE, `534${PUZZLE.slice(3)}`);
  return differs(found, [[true, true, true], [true, true], "early"]);
});

await fact("a board that is disabled takes no keys and says so", async () => {
  await put(EMPTY);
  await page.evaluate(() => { board.disabled = true; board.focus(); });
  await press("5");
  await paste("7");
  const found = [await value(), await page.evaluate(() => board.shadowRoot.querySelector("table").ariaDisabled)];
  await page.evaluate(() => { board.disabled = false; });
  return differs(found, [EMPTY, "true"]);
});

await fact("a puzzle that is pasted loses its formatting", async () => {
  await clickCell(5, 5);
  const decorated = PUZZLE.replaceAll("0", ".").match(/.{9}/g).map((row) => `| ${row.match(/.{3}/g).map((three) => [...three].join(" ")).join(" | ")} |`).join("\n");
  await paste(`${decorated}\n`);
  await until(async () => (await value()) === PUZZLE, "the puzzle");
  await paste(`<b>${LINE.match(/.{9}/g).join("</b>~<i>")}</i>`);
  await until(async () => (await value()) === LINE, "the decorated puzzle");
});

await fact("a puzzle is pasted wherever the focus is, or put into the field", async () => {
  await page.focus("#solve");
  await paste(PUZZLE);
  await until(async () => (await value()) === PUZZLE, "the puzzle");
  await page.evaluate(() => { for (const one of document.querySelectorAll("details")) one.open = true; });
  await page.type("#text", LINE);
  await click("load");
  await until(async () => (await value()) === LINE, "the puzzle of the field");
  await page.evaluate(() => { for (const one of document.querySelectorAll("details")) one.open = false; });
});

await fact("the examples of the chooser are solved by Solve, and Clear clears", async () => {
  for (let example = 1; example <= 6; example += 1) {
    await page.select("#chooser", await page.$eval("#chooser", (chooser, example) => chooser.options[example].value, example));
    await until(async () => (await value()).includes("0"), `the blanks of example ${example}`);
    const name = await page.$eval("#chooser", (chooser) => chooser.selectedOptions[0].textContent);
    if (name === "Your own") return `example ${example} is called ${name}`;
    await click("solve");
    await until(async () => !(await value()).includes("0"), `the solution of example ${example}`);
    await picture(page, `example-${example}`);
  }
  await click("clear");
  return differs([await value(), await page.$eval("#chooser", (chooser) => chooser.value)], [EMPTY, ""]);
});

await fact("fewer than 17 givens are advised against, and solved", async () => {
  const advice = await page.$eval("#advice", (advice) => advice.textContent);
  if (!advice.includes("at least 17 givens")) return `it advises: ${advice}`;
  await put(LINE.replace("6", "0"));
  await click("solve");
  await until(async () => (await message()) === "Several solutions: this is one of them.", "several solutions");
});

await fact("where there are several solutions, Next stands in the place of Solve", async () => {
  const first = await value();
  await until(() => page.$eval("#next", (next) => !next.hidden), "the button");
  await click("next");
  await until(async () => ![first, LINE].includes(await value()), "another solution");
  return (await page.$eval("#solve", (solve) => !solve.hidden)) && "Solve is still there";
});

await fact("with a slow solver Enter twice on Next is two solutions further, and Next stays", async () => {
  await page.evaluate(async () => {
    const { brain } = board.constructor;
    globalThis.quick = brain;
    const { solutions } = await brain;
    board.constructor.brain = {
      async *solutions(value) {
        for await (const one of solutions(value)) {
          await new Promise((slow) => setTimeout(slow, 200));
          yield one;
        }
      },
    };
  });
  await put(LINE);
  await click("solve");
  await until(() => page.$eval("#next", (next) => !next.hidden), "the button");
  await page.focus("#next");
  await press("Enter", "Enter");
  const third = await page.evaluate(async (line) => {
    const solutions = board.constructor.brain.solutions(line);
    for (let left = 2; left > 0; left -= 1) await solutions.next();
    return (await solutions.next()).value;
  }, LINE);
  await until(async () => (await value()) === third && (await message()).startsWith("Several"), "the third solution");
  const shown = await page.evaluate(() => {
    board.constructor.brain = quick;
    return ["solve", "next"].map((id) => !document.getElementById(id).hidden);
  });
  return differs(shown, [false, true]);
});

await fact("a puzzle behind # in the address is opened, and the address is the page's again", async () => {
  const other = await open(`#${PUZZLE}`);
  const found = await other.evaluate(() => [board.value, location.hash]);
  await other.evaluate((line) => { location.hash = line; }, LINE);
  await until(() => other.evaluate((line) => board.puzzle === line, LINE), "the other puzzle");
  await other.evaluate(() => { location.hash = "%ff"; });
  await until(() => other.evaluate(() => board.message.length > 10), "a refusal");
  await other.close();
  return differs(found, [PUZZLE, ""]);
});

await fact("a reload and Back find the board as it was, with what is given", async () => {
  const other = await open(`#${PUZZLE}`);
  await other.locator(">>> [aria-label='row 1, column 3, blank']").click();
  await other.keyboard.press("4");
  const state = () => other.evaluate(() => {
    const board = document.querySelector("sudoku-board");
    return [board.value, board.puzzle];
  });
  const found = [];
  await other.reload();
  found.push(await state());
  await other.goto("about:blank");
  await other.goBack();
  found.push(await state());
  await other.close();
  const wanted = [`534${PUZZLE.slice(3)}`, PUZZLE];
  return differs(found, [wanted, wanted]);
});

await fact("what could not be loaded is loaded when it is needed again", async () => {
  const other = await open();
  await other.setRequestInterception(true);
  let isCut = true;
  other.on("request", (request) => (isCut && /brain\.js|\.wasm/.test(request.url()) ? request.abort() : request.continue()));
  const check = () => other.evaluate(async () => [(await board.check())?.solutions, board.message.replace(/ \(.*\)/, "")]);
  const found = [await check()];
  isCut = false;
  found.push(await check());
  await other.close();
  complaints.length = 0;
  return differs(found, [[null, "The solver could not be loaded. Please check your connection."], [2, "Right so far: there are several solutions."]]);
});

await fact("with a server in the place of the WebAssembly the same board solves and goes on", async () => {
  // If no server is given, the page's own answers are used in place of the server's.
  const program = process.env.SUDOKU_ASSISTANT;
  api = program ? await realServer(program) : async (question, { puzzle }) => page.evaluate(async (question, puzzle) => {
    const brain = await import(new URL("brain.js", location.href));
    const { givens: bare, value: played } = await brain.read(puzzle);
    const numbers = (text) => [...text].map(Number);
    if (question === "describe") return [200, { classic: true, side: 9, givens: numbers(bare), values: numbers(played), houses: [], also: [] }];
    const found = [];
    for await (const one of brain.solutions(bare)) if (found.push(one) === 2) break;
    if (question === "solve") return [200, { puzzle: bare, solution: found[0] ?? null, solutions: ["none", "one", "several"][found.length] }];
    return [422, { error: "the puzzle has several solutions" }];
  }, question, puzzle);
  const other = await open("served/");
  const found = await other.evaluate(async (one, several, solution, program) => {
    await board.load(one.match(/.{9}/g).join("\n"));
    const single = await board.solve();
    await board.load(several);
    const all = [(await board.solve()).value];
    for (let left = 5; left > 0; left -= 1) all.push((await board.next()).value);
    await board.load(`[Puzzle]\n${one.match(/.{9}/g).join("\n")}\n[State]\n534${one.slice(3, 9)}\n${one.slice(9).match(/.{9}/g).join("\n")}`);
    const played = [board.value.slice(0, 4), board.puzzle.slice(0, 4)];
    const hint = program && (await board.hint());
    if (hint && solution[hint.cell] !== String(hint.digit)) return hint;
    return [single, new Set(all).size, played, performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".wasm"))];
  }, PUZZLE, LINE, SOLUTION, program);
  await other.close();
  return differs(found, [{ value: SOLUTION, several: false }, 6, ["5340", "5300"], false]);
});

await fact("a board of other rules has its cells, keys, houses and picture, and its program is loaded only now", async () => {
  const other = await open();
  const loaded = () => other.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.includes("variants")).length);
  await other.evaluate(() => board.solve());
  const before = await loaded();
  const found = await other.evaluate(async (six, killer) => {
    const seen = () => [board.value.length, board.shadowRoot.querySelectorAll("td").length, board.shadowRoot.querySelectorAll("#keys button").length, Boolean(board.shadowRoot.querySelector("svg path"))];
    const [, first] = [await board.load(six), seen()];
    const [, second] = [await board.load(killer), seen()];
    const label = board.shadowRoot.querySelectorAll("td")[10].ariaLabel;
    await board.load("0".repeat(81));
    return [first, second, label, seen()];
  }, SIX, KILLER);
  const after = await loaded();
  await other.close();
  if (before > 0 || after === 0) return `its program was asked for ${before} times before, and ${after} after`;
  return differs(found, [[36, 36, 7, true], [16, 16, 5, true], "row 3, column 3, blank, box 4, the cage of 7, 3 cells", [81, 81, 10, false]]);
});

await fact("what breaks a house or a sum of other rules is refused with the reason, in the order in which it was typed", async () => {
  await page.evaluate((killer) => board.load(killer), KILLER);
  await events();
  const at = (row, column) => page.evaluate((row, column) => board.shadowRoot.querySelectorAll("td")[4 * row + column - 5].focus(), row, column);
  await at(1, 1);
  await press("4", "3", "7", "1", "ArrowRight", "2");
  await until(async () => (await value()).startsWith("12"), "the values");
  const reasons = (await events()).filter(([name]) => name === "refused").map(([, reason]) => reason);
  return differs([reasons, await value()], [["Row 1 has a 4 already, in r1c4.", "R1c1 and r1c2 must add up to 3, but with the values already there it is at least 4.", "The values are 1 to 4."], "1204040001004000"]);
});

await fact("a board of other rules is solved, checked, explained and reset", async () => {
  const found = await page.evaluate(async (killer, right) => {
    await board.load(killer);
    const puzzle = board.puzzle;
    const steps = [];
    for (let hint; board.value.includes("0") && (hint = await board.hint()); ) {
      if (right[hint.cell] !== String(hint.digit)) return hint;
      steps.push(hint.technique);
      board.value = board.value.slice(0, hint.cell) + hint.digit + board.value.slice(hint.cell + 1);
    }
    const byHints = [board.value, (await board.check()).solved];
    board.value = `2${puzzle.slice(1)}`;
    const { valid, wrong } = await board.check();
    board.value = `3${puzzle.slice(1)}`;
    const broken = await board.check();
    board.reset();
    const again = board.value === puzzle;
    return [byHints, [valid, wrong], [broken.valid, broken.clashes], again, await board.solve(), message()];
  }, KILLER, KILLER_SOLUTION);
  return differs(found, [[KILLER_SOLUTION, true], [true, [0]], [false, [0, 1]], true, { value: KILLER_SOLUTION, several: false }, "Solved: it is the only solution."]);
});

await fact("two figures are one value on a large board, and one that cannot go on is entered at once", async () => {
  await page.evaluate((rows) => board.load(rows), Array(16).fill(Array(16).fill(".").join(" ")).join("\n"));
  await page.evaluate(() => board.focus());
  await press("1", "2", "ArrowRight", "2", "ArrowRight", "1", "ArrowRight", "1", "0", "ArrowRight", "1", "7");
  const found = (await value()).split(",").slice(0, 5).join();
  const answer = await page.evaluate(() => board.solve());
  await picture(page, "16x16");
  return differs([found, answer.value.split(",").length, answer.several], ["12,2,1,10,7", 256, true]);
});

await fact("a board of other rules is copied and pasted, and kept over a reload", async () => {
  const other = await open();
  await other.bringToFront();
  const state = () => other.evaluate(() => {
    const board = document.querySelector("sudoku-board");
    return [board.value, board.puzzle, board.rules.includes("Map")];
  });
  await other.evaluate((jigsaw) => board.load(jigsaw), JIGSAW);
  await other.evaluate(() => board.shadowRoot.querySelectorAll("td")[1].focus());
  await other.keyboard.press("2");
  const before = await state();
  await other.reload();
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline && (await state())[0] !== before[0]) await new Promise((turn) => setTimeout(turn, 50));
  const after = await state();
  await other.evaluate(() => document.querySelector("sudoku-board").focus());
  await other.keyboard.down("Control");
  await other.keyboard.press("c");
  await other.keyboard.up("Control");
  const pasted = await other.evaluate(async () => {
    const board = document.querySelector("sudoku-board");
    const text = await navigator.clipboard.readText();
    await board.load("0".repeat(81));
    return [await board.load(text), board.value];
  });
  await other.close();
  await page.bringToFront();
  return differs([before, after, pasted], [["1200500000001000000050002", "1000500000001000000050002", true], before, [true, before[0]]]);
});

await fact("a rule that cannot be drawn is refused by its name, and the board stays", async () => {
  await put(PUZZLE);
  const thermometer = `(version: 1, side: 4, regions: Boxes, relations: [(kind: Less, cells: Line("r1c1 r1c2 r2c2"))])`;
  const read = await page.evaluate((text) => board.load(text), thermometer);
  const told = await message();
  return differs([read, await value(), told.includes("thermometer")], [false, PUZZLE, true]);
});

if (process.env.SUDOKU_ASSISTANT) {
  await fact("with a server boards of other rules are played too", async () => {
    const other = await open("served/");
    const found = await other.evaluate(async (killer) => {
      await board.load(killer);
      const hint = await board.hint();
      const first = [board.puzzle, hint.cell, hint.digit, board.shadowRoot.querySelector("svg") !== null];
      board.value = `3${board.puzzle.slice(1)}`;
      const { valid } = await board.check();
      board.reset();
      const { value, several } = await board.solve();
      return [first, valid, value, several];
    }, KILLER);
    await other.close();
    const [cell, digit] = found[0].slice(1, 3);
    return differs([found[0][0], KILLER_SOLUTION[cell], found[0][3], ...found.slice(1)], ["0004040001004000", String(digit), true, false, KILLER_SOLUTION, false]);
  });
}

await fact("in high contrast the system's colours are used, and marks are seen without colour", async () => {
  await put(PUZZLE);
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "dark" }]);
  const client = await page.createCDPSession();
  await client.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value: "active" }] });
  const found = await page.evaluate(async () => {
    const { cell: target } = await board.hint();
    const hint = getComputedStyle(board.shadowRoot.querySelectorAll("td")[target]);
    return [matchMedia("(forced-colors: active)").matches, hint.outlineStyle];
  });
  await picture(page, "high-contrast");
  await client.send("Emulation.setEmulatedMedia", { features: [] });
  return differs(found, [true, "dashed"]);
});

await fact("light and dark follow the system", async () => {
  const found = [];
  for (const scheme of ["light", "dark"]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    found.push(await page.evaluate(() => getComputedStyle(board.shadowRoot.querySelector("table")).backgroundColor));
    for (const [width, height] of [[1280, 800], [360, 640]]) {
      await page.setViewport({ width, height, hasTouch: width < 400 });
      await page.evaluate(async (puzzle) => {
        const board = document.querySelector("sudoku-board");
        board.puzzle = puzzle;
        await board.hint();
      }, PUZZLE);
      await page.locator(">>> [aria-label='row 3, column 1, blank']").click();
      await press("2");
      await picture(page, `${scheme}-${width}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) return `at ${width} the page is ${wide} wide`;
    }
  }
  await page.setViewport({ width: 1280, height: 800 });
  return found[0] === found[1] && `both are ${found[0]}`;
});

await fact(`the element and its WebAssembly take at most ${LIMIT / 1000} KB as a server sends them, with brotli`, async () => {
  const files = ["board.js", "brain.js", "look.js", "rules.js", "sudoku_board.js", "sudoku_board_bg.wasm"];
  let [brotli, gzip] = [0, 0];
  for (const file of files) {
    const content = await readFile(join(site, file));
    brotli += brotliCompressSync(content).length;
    gzip += gzipSync(content, { level: 9 }).length;
  }
  console.log(`   ${brotli} bytes with brotli, ${gzip} with gzip`);
  return brotli > LIMIT && "they are larger";
});

await fact(`the program for other rules takes at most ${VARIANTS_LIMIT / 1000} KB more`, async () => {
  const files = ["sudoku_board_variants.js", "sudoku_board_variants_bg.wasm"];
  const sizes = await Promise.all(files.map(async (file) => brotliCompressSync(await readFile(join(site, file))).length));
  const brotli = sizes.reduce((all, one) => all + one);
  console.log(`   ${brotli} bytes with brotli`);
  return brotli > VARIANTS_LIMIT && "it is larger";
});

await fact("npm pack makes a package of it, with types", async () => {
  const [{ files }] = JSON.parse(execFileSync("npm", ["pack", "--dry-run", "--json"], { cwd: site, stdio: ["ignore", "pipe", "ignore"] }));
  const names = files.map(({ path }) => path);
  const lacks = ["board.js", "board.d.ts", "brain-server.js", "sudoku_board_bg.wasm", "sudoku_board_variants_bg.wasm", "steps.js", "package.json", "LICENSE-MIT"].filter((name) => !names.includes(name));
  return lacks.length > 0 && `it lacks ${lacks}`;
});

await end();
