// Tests of the game in a browser, on the page that web/build has made.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GRAPHICS, complaints, end, fact, launch, picture, serve, sleep, until, whenOver } from "./browser.mjs";

const PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SECOND = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
const THIRD = "020040005058000000010800400700008040001905700030700002004003010000000960200010050";
const KEPT = "sudoku-assistant/kept/sitting.sudoku";

const address = await serve();
const profile = await mkdtemp(join(tmpdir(), "browser-test-"));
let browser = await launch(800, {
  userDataDir: profile,
  args: GRAPHICS,
  protocolTimeout: 300_000,
});
whenOver(() => rm(profile, { recursive: true, force: true }));

const hasBegun = (page) => page.evaluate(() => document.getElementById("splash").hidden);
/** Whether the sitting that is kept has this puzzle as its last. */
const keeps = async (page, puzzle) => (await kept(page))?.includes(puzzle.replaceAll("0", ".")) ?? false;
const kept = (page) => page.evaluate((key) => localStorage.getItem(key), KEPT);

/** Opens the game in a tab; what its console says is a complaint. */
async function open(link = "", prepare = async () => {}, context = browser) {
  const page = await context.newPage();
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.evaluateOnNewDocument(() => {
    globalThis.framesDrawn = 0;
    const draw = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = (callback) => draw((time) => {
      globalThis.framesDrawn += 1;
      callback(time);
    });
  });
  await prepare(page);
  await page.goto(address + link);
  await until(() => hasBegun(page), "the first picture");
  return page;
}

/** The colours of some pixels, as rrggbb. */
async function colours(page, places) {
  const url = `data:image/png;base64,${await page.screenshot({ encoding: "base64" })}`;
  return page.evaluate(async (url, places) => {
    const image = await createImageBitmap(await (await fetch(url)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return places.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)].map((part) => part.toString(16).padStart(2, "0")).join(""));
  }, url, places);
}

// The positions in .ci/window-test: in a window of 1280 by 800, the board begins at 484, 157; cells have 48 pixels with gaps of
// 3.
const corner = (row, column) => [484 + 3 + (column - 1) * 51, 157 + 3 + (row - 1) * 51];
const middle = (row, column) => corner(row, column).map((place) => place + 24);
const paper = (row, column) => corner(row, column).map((place, axis) => place + (axis === 0 ? 6 : 24));

/** The brow of the owl, which frowns where it refuses. */
const BROW = [501, 90];

/** Whether the page keeps a key from the browser. */
const takes = (page, key, held = {}) =>
  page.evaluate((key, held) => !document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held })), key, held);

/** Drops files on the page. */
const drop = (page, ...files) =>
  page.evaluate((files) => {
    const dropped = new DataTransfer();
    for (const [name, content] of files) dropped.items.add(new File([content], name));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, bubbles: true, cancelable: true }));
  }, files);

/** Presses a key together with Shift. */
async function shifted(page, key) {
  await page.keyboard.down("Shift");
  await page.keyboard.press(key);
  await page.keyboard.up("Shift");
}

/** Whether the page reads this of the current cell. */
const reads = (page, words) => page.evaluate((words) => document.getElementById("cell").textContent.includes(words), words);

/** Clicks as a hand does: it comes to the cell before it presses. */
async function clickCell(page, row, column) {
  await page.mouse.move(...middle(row, column));
  await sleep(300);
  await page.mouse.down();
  await sleep(100);
  await page.mouse.up();
}

let page;
/** The colour of a given, while no cell is current. */
let given;

await fact("the page loads and shows the game", async () => {
  const start = Date.now();
  page = await open();
  console.log(`   begun after ${Date.now() - start} ms`);
  await picture(page, "welcome");
  const [bar, board] = await colours(page, [[640, 10], middle(5, 5)]);
  return bar === board && "the picture is empty";
});

await fact("an idle game draws no frames", async () => {
  await sleep(3000);
  const before = await page.evaluate(() => framesDrawn);
  await sleep(3000);
  const drawn = (await page.evaluate(() => framesDrawn)) - before;
  return drawn > 0 && `${drawn} frames were drawn in three seconds`;
});

await fact("a puzzle is typed and entered", async () => {
  await shifted(page, "G");
  await sleep(500);
  await page.keyboard.type(PUZZLE);
  await page.keyboard.press("Enter");
  await until(() => keeps(page, PUZZLE), "the sitting in the storage");
  await sleep(500);
  given = (await colours(page, [paper(1, 1)]))[0];
  await picture(page, "playing");
});

await fact("a clicked cell expects a digit, and takes the one that is pressed", async () => {
  const [before] = await colours(page, [paper(1, 3)]);
  await clickCell(page, 1, 3);
  await until(async () => (await colours(page, [paper(1, 3)]))[0] !== before, "another colour of the cell");
  await until(() => reads(page, "row 1, column 3, blank"), "the cell in words");
  const saved = await kept(page);
  await page.keyboard.press("4");
  await until(async () => (await kept(page)) !== saved, "the digit in the storage");
  await until(() => reads(page, "row 1, column 3, 4"), "the digit in words");
});

await fact("the solver is watched, forwards and backwards", async () => {
  const blanks = [4, 6, 7, 8, 9].map((column) => paper(1, column));
  const saved = await colours(page, blanks);
  await page.keyboard.press("w");
  await until(async () => `${await colours(page, blanks)}` !== `${saved}`, "a cell that is tried");
  await page.keyboard.press("w");
  await sleep(300);
  await picture(page, "watching");
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press(",");
  await page.keyboard.press("x");
  await until(async () => `${await colours(page, blanks)}` === `${saved}`, "the board as it was, after stopping");
});

await fact("another problem stands on the stage, and its blocks run there, forwards and backwards", async () => {
  const squares = [[1, 1], [1, 2], [5, 5], [5, 6], [8, 8]].map(([row, column]) => paper(row, column));
  const seen = async () => `${await colours(page, squares)}`;
  const sudoku = await seen();
  // Go to the queens.
  await shifted(page, "A");
  await until(async () => (await seen()) !== sudoku, "the chessboard");
  await sleep(500);
  await picture(page, "queens");
  const at = async () => (await page.screenshot({ encoding: "base64", clip: { x: 470, y: 170, width: 490, height: 600 } }));
  const empty = await at();
  await page.keyboard.press("w");
  await until(async () => (await at()) !== empty, "a queen");
  await page.keyboard.press("Home");
  await until(async () => (await at()) === empty, "the empty chessboard again");
  // Go through all problems, back to the sudoku.
  for (let left = 3; left > 0; left -= 1) {
    await shifted(page, "A");
    await sleep(500);
  }
  await until(async () => (await seen()) === sudoku, "the sudoku again");
});

await fact("a task of a lesson is run and stepped on the workbench, and the owl is read aloud", async () => {
  const owl = () => page.evaluate(() => document.getElementById("owl").textContent);
  await page.keyboard.press("F4");
  await page.keyboard.press("PageDown");
  await until(async () => (await owl()).includes("Read the task"), "the owl's words");
  await sleep(500);
  const at = () => page.screenshot({ encoding: "base64", clip: { x: 470, y: 345, width: 490, height: 440 } });
  const before = await at();
  await page.keyboard.press("g");
  await page.keyboard.press("w");
  await until(async () => (await at()) !== before, "clones on the stage");
  await sleep(1500);
  await picture(page, "lesson");
  for (const key of ["Home", "."]) await page.keyboard.press(key);
  await sleep(300);
  await page.keyboard.press("F2");
  await until(async () => (await colours(page, [paper(1, 1)]))[0] === given, "the player's board");
});

await fact("keys of the game neither scroll nor leave the page", async () => {
  await page.evaluate(() => { globalThis.isTheSamePage = true; });
  for (const key of ["F4", "Escape", "Space", "PageDown", "Tab", "Backspace"]) await page.keyboard.press(key);
  await sleep(500);
  const [same, top] = await page.evaluate(() => [globalThis.isTheSamePage, scrollY]);
  if (!(same && top === 0)) return "the page moved";
  const [ctrl, both] = [{ ctrlKey: true }, { ctrlKey: true, shiftKey: true }];
  if (!(await takes(page, "F4")) || !(await takes(page, "C", both))) return "F4 or Ctrl+Shift+C is the browser's";
  for (const [key, held] of [["F5"], ["F11"], ["F12"], ["c", ctrl], ["r", ctrl], ["R", both], ["I", both]]) {
    if (await takes(page, key, held)) return `${Object.keys(held ?? {})} ${key} is kept from the browser`;
  }
});

await fact("Tab leaves the game behind its last control, and Enter leads back", async () => {
  const at = () => page.evaluate(() => document.activeElement.id);
  await page.keyboard.press("F2");
  await page.keyboard.press("Escape");
  await sleep(500);
  // From no control, Shift and Tab lead to the last one.
  await shifted(page, "Tab");
  await sleep(1000);
  if ((await at()) !== "game") return "the last control is not reached";
  await page.keyboard.press("Tab");
  await until(async () => (await at()) === "back", "the button behind the game");
  await picture(page, "left");
  if (!(await page.evaluate(() => document.getElementById("back").checkVisibility({ opacityProperty: true })))) return "the button is unseen";
  await page.keyboard.press("Tab");
  if ((await at()) === "game") return "Tab leads back into the game";
  await page.evaluate(() => document.getElementById("back").focus());
  await page.keyboard.press("Enter");
  return (await at()) !== "game" && "Enter does not lead back";
});

await fact("a reload finds the game again", async () => {
  await page.reload();
  await until(() => hasBegun(page), "the first picture");
  await until(async () => (await colours(page, [paper(1, 1)]))[0] === given, "the givens of the board");
  await picture(page, "reloaded");
  return !(await keeps(page, PUZZLE)) && "the sitting changed";
});

await fact("a second tab leaves the sitting of the first alone", async () => {
  const other = await open("#" + SECOND);
  await sleep(2000);
  await picture(other, "second-tab");
  const wrote = await keeps(other, SECOND);
  await other.close();
  return wrote && "the second tab wrote";
});

await fact("a link opens its puzzle, and the address is the game's again", async () => {
  await page.bringToFront();
  await page.goto(address + "#" + SECOND);
  await until(() => keeps(page, SECOND), "the puzzle of the link");
  await picture(page, "linked");
  return (await page.evaluate(() => location.hash)) !== "" && "the puzzle still stands in the address";
});

await fact("a link with rubbish in it changes nothing", async () => {
  const [calm] = await colours(page, [BROW]);
  await page.goto(address + "#%ff%00rubbish");
  await until(async () => (await colours(page, [BROW]))[0] !== calm, "the owl's refusal");
  await picture(page, "rubbish");
  return !(await keeps(page, SECOND)) && "the sitting changed";
});

await fact("of files that are dropped the first is opened, and one that cannot be read keeps nobody waiting", async () => {
  await drop(page, ["first.txt", THIRD], ["second.txt", "5x"]);
  await until(() => keeps(page, THIRD), "the puzzle of the file");
  const [calm] = await colours(page, [BROW]);
  await drop(page, ["large.txt", "0".repeat((16 << 20) + 1)]);
  await until(async () => (await colours(page, [BROW]))[0] !== calm, "the refusal of a large file");
  await picture(page, "large-file");
  const answer = await page.evaluate(async () => {
    const { click } = HTMLInputElement.prototype;
    HTMLInputElement.prototype.click = function () {
      const file = { name: "gone.txt", size: 1, slice: () => ({ arrayBuffer: () => Promise.reject(new Error("it is gone")) }) };
      Object.defineProperty(this, "files", { value: [file] });
      this.dispatchEvent(new Event("change"));
    };
    const chosen = globalThis.page.chooseFile(".txt").catch((reason) => reason.message);
    HTMLInputElement.prototype.click = click;
    return Promise.race([chosen, new Promise((resolve) => setTimeout(resolve, 3000, "nothing"))]);
  });
  return answer !== "it is gone" && `it answers ${answer}`;
});

await fact("a full storage is told, and the game goes on", async () => {
  await page.evaluate(() => {
    globalThis.setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  const before = await kept(page);
  await clickCell(page, 1, 1);
  await page.keyboard.press("6");
  await sleep(1000);
  await picture(page, "full");
  if ((await kept(page)) !== before) return "something was written";
  await page.evaluate(() => { Storage.prototype.setItem = globalThis.setItem; });
  await page.keyboard.press("Delete");
  await until(async () => (await kept(page)) !== before, "the sitting, kept again");
});

await fact("a storage that the browser forbids is told, and the game plays", async () => {
  // In a context of its own, no other page has the storage.
  const context = await browser.createBrowserContext();
  const other = await open("", (page) => page.evaluateOnNewDocument(() => {
    Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("forbidden", "SecurityError"); } });
  }), context);
  const told = () => other.evaluate(() => document.getElementById("owl").textContent);
  await until(async () => (await told()).includes("keeps nothing for this page"), "the owl's words");
  await clickCell(other, 1, 1);
  await until(() => reads(other, "row 1, column 1"), "the cell in words");
  await picture(other, "forbidden");
  await context.close();
  await page.bringToFront();
});

await fact("the game plays without a network", async () => {
  await until(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === "activated"), "the service worker");
  await page.setOfflineMode(true);
  await page.reload();
  await until(() => hasBegun(page), "the first picture");
  const board = await browser.newPage();
  await board.setOfflineMode(true);
  await board.goto(`${address}board/index.html`);
  const answer = await board.evaluate(async (puzzle) => {
    const board = document.querySelector("sudoku-board");
    await board.load(puzzle);
    return board.solve();
  }, PUZZLE);
  await board.close();
  await page.setOfflineMode(false);
  return answer?.several !== false && `the board answers ${JSON.stringify(answer)}`;
});

await fact("what is not the game's is not kept with it", async () => {
  const others = await page.evaluate(async () => {
    for (const other of ["service-worker.js", "./?a=1", "board/?b=2"]) await (await fetch(other)).text();
    const kept = await (await caches.open("sudoku-assistant")).keys();
    return kept.map(({ url }) => url).filter((url) => /[?]|service-worker/.test(url));
  });
  return others.length > 0 && `it keeps ${others}`;
});

await fact("without locks, as without HTTPS, one of two tabs has the storage", async () => {
  const withoutLocks = (page) => page.evaluateOnNewDocument(() => Object.defineProperty(navigator, "locks", { value: undefined }));
  const tabs = [await open("", withoutLocks), await open("", withoutLocks)];
  const owners = [];
  for (const tab of tabs) owners.push(await tab.evaluate(() => globalThis.page.ownsStorage()));
  for (const tab of tabs) await tab.close();
  await page.bringToFront();
  return `${owners}` !== "true,false" && `they own it: ${owners}`;
});

await fact("the browser's Back closes a sheet and leaves a page of the game, not the game", async () => {
  const state = () => page.evaluate(() => history.state);
  for (const key of ["F1", "F3"]) {
    await page.keyboard.press(key);
    await until(async () => (await state()) === "inside", `an entry of the history for ${key}`);
    await page.evaluate(() => history.back());
    await until(async () => (await state()) !== "inside", "the entry before");
    await sleep(500);
    if (!(await hasBegun(page))) return "the game is gone";
  }
  // Closing the view by hand removes its history entry as well.
  await page.keyboard.press("F1");
  await until(async () => (await state()) === "inside", "an entry of the history");
  await page.keyboard.press("Escape");
  await until(async () => (await state()) !== "inside", "the entry before");
});

await fact("without WebGL 2 there is the board, with the puzzle of the link, and it says why", async () => {
  const tab = await browser.newPage();
  await tab.evaluateOnNewDocument(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await tab.goto(`${address}#${PUZZLE}`);
  const board = () => tab.evaluate(() => [document.getElementById("instead")?.hidden, document.querySelector("sudoku-board")?.value]);
  await until(async () => `${await board()}` === `false,${PUZZLE}`, "the board").catch(() => {});
  const found = `${await board()}`;
  await tab.close();
  await page.bringToFront();
  return found !== `false,${PUZZLE}` && `it shows ${found}`;
});

await fact("when the game had to stop, the keys are the browser's again", async () => {
  await page.evaluate(() => globalThis.page.failed("a test"));
  complaints.length = 0;
  return (await takes(page, "F4")) && "F4 is kept from it";
});

await fact("on a telephone's screen all of the game is seen, a touch chooses a cell, and a text brings its keyboard", async () => {
  // The screen really has two pixels per point; an emulated screen reports its size to a canvas without them.
  browser = await launch(844, { args: [...GRAPHICS, "--force-device-scale-factor=2"], protocolTimeout: 300_000 });
  page = await open(`#${PUZZLE}`, async (page) => {
    await page.setUserAgent("Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36");
    await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  });
  const paper = async () => (await colours(page, [[50, 278]]))[0];
  await until(async () => (await keeps(page, PUZZLE)), "the puzzle of the link");
  await sleep(1000);
  await picture(page, "telephone");
  const before = await paper();
  // A position in the first cell, next to its middle.
  await page.touchscreen.tap(35, 145);
  await until(async () => (await paper()) !== before, "another colour of the cell");
  await picture(page, "touched");
  // The owl asks for a puzzle.
  await shifted(page, "G");
  await until(() => page.evaluate(() => document.activeElement.localName === "input"), "the keyboard");
  const pixels = await page.evaluate(() => [document.getElementById("game").width, document.getElementById("game").height]);
  if (`${pixels}` !== "780,1688") return `the game is drawn with ${pixels} pixels`;
  const [width, height] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  return (width > 390 || height > 844) && `the page is ${width} by ${height}`;
});

await browser.close();
for (const ratio of [0.5, 1.5, 2]) {
  await fact(`with ${ratio} pixels for each point, as with a zoom or a fine screen, clicks hit the cells`, async () => {
    browser = await launch(800, { args: [...GRAPHICS, `--force-device-scale-factor=${ratio}`], protocolTimeout: 300_000 });
    page = await open(`#${PUZZLE}`, (page) => page.setViewport({ width: 1280, height: 800, deviceScaleFactor: ratio }));
    await until(async () => (await keeps(page, PUZZLE)), "the puzzle of the link");
    for (const [row, column] of [[1, 3], [5, 5], [9, 9]]) {
      await clickCell(page, row, column);
      await until(() => reads(page, `row ${row}, column ${column}`), `the cell in row ${row}, column ${column}`);
    }
    await picture(page, `ratio-${ratio}`);
    await browser.close();
  });
}

await fact("with a browser's zoom of 400 % all of the game is seen, and larger", async () => {
  // The size that a zoom of 400 % leaves of a window of 1280 by 800.
  browser = await launch(200, { args: [...GRAPHICS, "--force-device-scale-factor=4"], protocolTimeout: 300_000 });
  page = await open(`#${PUZZLE}`, (page) => page.setViewport({ width: 320, height: 200, deviceScaleFactor: 4 }));
  await until(async () => (await keeps(page, PUZZLE)), "the puzzle of the link");
  await sleep(1000);
  await picture(page, "zoomed");
  const [pixels, size] = await page.evaluate(() => {
    const { width, height } = document.getElementById("game");
    return [[width, height], [document.documentElement.scrollWidth, document.documentElement.scrollHeight]];
  });
  if (`${size}` !== "320,200") return `the page is ${size}`;
  return `${pixels}` !== "1280,800" && `it is drawn with ${pixels} pixels`;
});

await end();
