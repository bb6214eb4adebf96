// Shared parts of the tests in a real browser: Chromium, a file server, pictures, and the report of each test. Arguments of
// each test: the folder with puppeteer-core, the tested folder or address, and optionally a folder for pictures.

import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { mkdir, readFile } from "node:fs/promises";
import { extname, join, normalize, resolve } from "node:path";

const [modules, subject, pictures] = process.argv.slice(2);
const puppeteer = createRequire(join(resolve(modules), "package.json"))("puppeteer-core");
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json" };
const atTheEnd = [];
let browser;
let passed = 0;

export { modules, subject };
/** Arguments that make Chromium draw without a graphics card. */
export const GRAPHICS = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];
/** What a console has said that it should not say: the next fact fails by it. */
export const complaints = [];
export const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Chromium, with a window of that height. */
export async function launch(height, { args = [], ...options } = {}) {
  browser = await puppeteer.launch({
    executablePath: execFileSync("sh", ["-c", "command -v chromium"], { encoding: "utf8" }).trim(),
    args: ["--no-sandbox", "--lang=en", ...args],
    defaultViewport: { width: 1280, height },
    ...options,
  });
  atTheEnd.unshift(() => browser.close());
  return browser;
}

/** This is to be done when the test ends. */
export const whenOver = (deed) => atTheEnd.push(deed);

/** Serves the folder, at a path of its own, since pages are seldom at the root. `answer` may answer in its place, and say so. */
export async function serve(answer = async () => false) {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname)).replace(/^\/sudoku\//, "");
    const send = async (file) => {
      const content = await readFile(join(resolve(subject), /(^|\/)$/.test(file) ? `${file}index.html` : file));
      response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "text/html", "Cache-Control": "no-cache" });
      response.end(content);
    };
    try {
      if (!(await answer(path, { request, response, send }))) await send(path);
    } catch {
      response.writeHead(404).end("There is no such page.");
    }
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  whenOver(() => server.close());
  return `http://127.0.0.1:${server.address().port}/sudoku/`;
}

/** Lets pages of that address read and write the clipboard. */
export const allowClipboard = (address) =>
  browser.defaultBrowserContext().overridePermissions(new URL(address).origin, ["clipboard-read", "clipboard-write", "clipboard-sanitized-write"]);

/** Saves a picture of the page, if pictures are wanted. */
export async function picture(page, name) {
  if (!pictures) return;
  await mkdir(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}

/** Waits until it holds, for so many seconds at most. */
export async function until(holds, what, seconds = 30) {
  let amiss = "";
  for (let patience = 10 * seconds; patience > 0; patience -= 1) {
    try {
      const found = await holds();
      if (found) return found;
    } catch (error) {
      amiss = `; ${error.message}`;
    }
    await sleep(100);
  }
  throw new Error(`it never came: ${what}${amiss}`);
}

/** Tells whether it holds, that is, gives no reason why not. The first fact that does not hold ends the test. */
export async function fact(name, holds) {
  try {
    const reason = await holds();
    if (reason) throw new Error(reason);
    if (complaints.length) throw new Error(`the console says: ${complaints.join("; ")}`);
    passed += 1;
    console.log(`ok: ${name}`);
  } catch (error) {
    console.error(`FAILED: ${name}: ${error.message}`);
    const pages = (await browser?.pages()) ?? [];
    if (pages.length > 0) await picture(pages[pages.length - 1], "failed");
    await end(1);
  }
}

/** Ends the test. */
export async function end(failed = 0) {
  console.log(`${passed} passed, ${failed} failed`);
  for (const deed of atTheEnd) await deed();
  process.exit(failed);
}
