// Tests of the board in a notebook, at its address.

import { allowClipboard, end, fact, launch, picture, sleep, subject as address, until as soon } from "./browser.mjs";

const PUZZLE = "085061000904000000000002308040000002700090500000030800000058000000700010600000004";
const SOLUTION = "385961427924873156167542398543187962718296543296435871471658239839724615652319784";

const browser = await launch(1000);
await allowClipboard(address);
const page = await browser.newPage();
/** A notebook takes its time. */
const until = (holds, what) => soon(holds, what, 60);

/** Runs the cell of that number, and gives its output once it has one that is as it should be. */
async function run(number, wanted = "") {
  const code = await until(async () => {
    const cells = await page.$$(".jp-Notebook .jp-Cell");
    return cells.length > SOLVE && cells;
  }, "all cells");
  const input = await code[number].$(".jp-InputArea-editor .cm-content");
  await input.evaluate((input) => input.scrollIntoView({ block: "center" }));
  const prompt = () => code[number].$eval(".jp-InputPrompt", (prompt) => prompt.textContent);
  const before = await prompt();
  // A notebook that is still opening may miss this.
  await until(async () => {
    await input.click();
    await page.keyboard.down("Control");
    await page.keyboard.press("Enter");
    await page.keyboard.up("Control");
    await sleep(1000);
    return (await prompt()) !== before;
  }, `the run of cell ${number}`);
  const output = () => code[number].$$eval(".jp-OutputArea-output", (outputs) => outputs.map((output) => output.textContent).join("\n"));
  return until(async () => {
    const text = await output();
    return text.includes(wanted) && (text || wanted === "");
  }, `the output of cell ${number}: ${wanted}, and not: ${await output()}`);
}

/** Clicks a cell of the board. */
async function clickCell(row, column) {
  const cell = await page.waitForSelector(`>>> td:nth-child(${column})[aria-label^='row ${row},']`);
  await cell.evaluate((cell) => cell.scrollIntoView({ block: "center" }));
  await cell.click();
}

const shown = () => page.$eval("sudoku-board", (board) => board.value);
const KILLER = `(version: 1, side: 4, regions: Boxes, houses: [(kind: Cage, cells: "r1c1 r1c2", sum: 3), (kind: Cage, cells: "r1c3 r2c3", sum: 4),
  (kind: Cage, cells: "r2c1 r3c1", sum: 5), (kind: Cage, cells: "r3c3 r4c3 r4c4", sum: 7)], givens: [". . . 4", ". 4 . .", ". 1 . .", "4 . . ."])`;
const BOARD = 1, VALUES = 2, WRONG = 4, SOLVE = 6;

await until(async () => (await page.goto(address)).ok(), "JupyterLab");
await page.waitForSelector(".jp-Notebook .cm-content", { timeout: 60_000 });
await until(() => page.evaluate(() => document.querySelector(".jp-Notebook-ExecutionIndicator")?.dataset.status === "idle"), "the kernel");

await fact("the notebook shows the board with its puzzle", async () => {
  await run(BOARD);
  await page.waitForSelector("sudoku-board", { timeout: 60_000 });
  await until(async () => (await shown()) === PUZZLE, "the puzzle");
});

await fact("a digit that is typed is in Python, and observe tells of it", async () => {
  await clickCell(1, 1);
  await page.keyboard.press("3");
  await until(async () => (await shown())[0] === "3", "the digit on the board");
  await run(VALUES, `value 3${PUZZLE.slice(1)}`);
  await run(VALUES, "first 3 changes 1");
});

await fact("a digit that stands in the row already is refused", async () => {
  await clickCell(1, 4);
  await page.keyboard.press("8");
  return (await shown())[3] !== "0" && "it was taken";
});

await fact("keys in the board are not the notebook's", async () => {
  const cells = await page.$$eval(".jp-Notebook .jp-MarkdownCell", (cells) => cells.length);
  return cells !== 3 && `${cells} cells are text`;
});

await fact("Solve fills the board, and Python sees the values", async () => {
  await page.locator(".jp-OutputArea-output button ::-p-text(Solve)").click();
  await until(async () => (await shown()) === SOLUTION, "the solution on the board");
  await picture(page, "notebook-solved");
  if (await page.locator(".jp-OutputArea-output button ::-p-text(Next)").map((next) => next.offsetWidth > 0).wait()) return "Next is offered";
  await run(VALUES, `value ${SOLUTION}`);
});

await fact("Python sets digits, and refuses what is not 81 numbers from 0 to 9", async () => {
  const output = await run(WRONG, "kept 3 81");
  if (output.match(/refused:/g)?.length !== 3) return output;
  await until(async () => (await shown()) === `3${PUZZLE.slice(1)}`, "the digits on the board");
});

await fact("solve() in Python solves by the WebAssembly of the board", async () => {
  await run(SOLVE);
  await until(async () => (await shown()) === SOLUTION, "the solution on the board");
  await run(VALUES, `value ${SOLUTION}`);
});

await fact("the last digit that is typed is told to Python with its message", async () => {
  await clickCell(1, 1);
  await page.keyboard.press("Delete");
  await until(async () => (await shown())[0] === "0", "the blank");
  await page.keyboard.press("3");
  await run(VALUES, "message Solved.");
});

await fact("where there are several solutions, Next shows another one", async () => {
  await clickCell(1, 1);
  await page.evaluate((line) => navigator.clipboard.writeText(line), `1${"0".repeat(80)}`);
  await page.keyboard.down("Control");
  await page.keyboard.press("v");
  await page.keyboard.up("Control");
  await until(async () => (await shown()) === `1${"0".repeat(80)}`, "the pasted puzzle");
  await page.locator(".jp-OutputArea-output button ::-p-text(Solve)").click();
  await until(async () => !(await shown()).includes("0"), "a solution");
  const first = await shown();
  await page.locator(".jp-OutputArea-output button ::-p-text(Next)").click();
  await until(async () => (await shown()) !== first, "another solution");
  await run(VALUES, `value ${await shown()}`);
});

await fact("a board of other rules is pasted and solved, and Python has its values", async () => {
  await clickCell(1, 1);
  await page.evaluate((killer) => navigator.clipboard.writeText(killer), KILLER);
  await page.keyboard.down("Control");
  await page.keyboard.press("v");
  await page.keyboard.up("Control");
  await until(async () => (await shown()) === "0004040001004000", "the killer");
  await run(VALUES, "value 0004040001004000");
  await page.locator(".jp-OutputArea-output button ::-p-text(Solve)").click();
  await until(async () => (await shown()) === "1234341221434321", "its solution");
  await picture(page, "notebook-killer");
  await run(VALUES, "value 1234341221434321");
});

await end();
