// Tests of the board in marimo, at the address of the notebook.

import { end, fact, launch, picture, subject as address, until } from "./browser.mjs";

const PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

const browser = await launch(1300);
const page = await browser.newPage();
await page.goto(address);
/** What the last cell says that Python has. */
const inPython = () => page.evaluate(() => /The board is (\d{81})/.exec(document.body.innerText)?.[1]);

await fact("marimo shows the board, and Python has its puzzle", async () => {
  await page.waitForSelector(">>> sudoku-board", { timeout: 60000 });
  await until(async () => (await inPython()) === PUZZLE, "the puzzle", 60);
});

await fact("a digit that is typed is in Python", async () => {
  const board = await page.waitForSelector(">>> sudoku-board");
  const { x, y, width } = await board.boundingBox();
  await page.mouse.click(x + (2.5 * width) / 9, y + (0.5 * width) / 9);
  await page.keyboard.press("4");
  await until(async () => (await inPython()) === PUZZLE.replace("530", "534"), "the digit");
});

await fact("Solve fills the board", async () => {
  const solve = await page.waitForSelector(">>> button ::-p-text(Solve)");
  await solve.click();
  await until(async () => (await inPython())?.startsWith("534678912"), "the solution");
  await picture(page, "marimo-solved");
});

await end();
