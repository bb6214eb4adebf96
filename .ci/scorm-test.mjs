// Tests of the lessons in a learning platform, on the files of the package that `lessons --scorm` has made.

import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { GRAPHICS, complaints, end, fact, launch, modules, picture, serve, sleep, subject, until } from "./browser.mjs";

/** What the platform has stored for the learner: the model that was last committed. */
let stored = null;
/** All models that were committed, in order. */
const commits = [];

/** The platform's page. It answers the package with the API of scorm-again, and notes what it is asked. */
const platform = (frame) => `<!doctype html>
<title>Platform</title>
<link rel="icon" href="data:,">
<style>body { margin: 0 } iframe { border: 0; width: 1280px; height: 800px }</style>
<script src="scorm-again.js"></script>
<script>
  globalThis.calls = [];
  const api = new Scorm12API({ lmsCommitUrl: "commit", logLevel: 4 });
  const stored = ${JSON.stringify(stored)};
  if (stored) api.loadFromJSON(stored);
  globalThis.API = Object.fromEntries(["LMSInitialize", "LMSFinish", "LMSGetValue", "LMSSetValue", "LMSCommit", "LMSGetLastError"]
    .map((name) => [name, (...values) => {
      const answer = api[name](...values);
      calls.push([name, ...values, String(answer)]);
      return answer;
    }]));
</script>
${frame}
`;
const PAGES = {
  platform: () => platform(`<iframe src="package/index.html" allow="clipboard-read; clipboard-write"></iframe>`),
  "platform-without-frames": () => platform(""),
  empty: () => `<!doctype html><title>Empty</title><link rel="icon" href="data:,">`,
};

const address = await serve(async (path, { request, response, send }) => {
  if (path === "commit") {
    let body = "";
    for await (const part of request) body += part;
    stored = JSON.parse(body).cmi;
    commits.push(stored);
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ result: "true", errorCode: 0 }));
  } else if (path in PAGES) {
    response.writeHead(200, { "Content-Type": "text/html" });
    response.end(PAGES[path]());
  } else if (path === "scorm-again.js") {
    response.writeHead(200, { "Content-Type": "text/javascript" });
    response.end(await readFile(join(modules, "node_modules/scorm-again/dist/scorm12.min.js")));
  } else if (path.startsWith("package/")) {
    await send(path.slice("package/".length));
  } else {
    return false;
  }
  return true;
});
const browser = await launch(800, { args: GRAPHICS, protocolTimeout: 300_000 });

const hasBegun = (frame) => frame.evaluate(() => document.getElementById("splash").hidden);
const owl = (frame) => frame.evaluate(() => document.getElementById("owl").textContent);

/** Opens a page; what its console says is a complaint. */
async function open(path) {
  const page = await browser.newPage();
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(address + path);
  return page;
}

/** Waits for the game in the frame of the platform's page. */
async function game(page) {
  const frame = await until(() => page.frames().find((frame) => frame.url().includes("/package/")), "the frame");
  await until(() => hasBegun(frame), "the first picture");
  await sleep(1000);
  return frame;
}

/** What the page has left in the browser. */
const left = (frame) =>
  frame.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    const kept = { localStorage: localStorage.length, sessionStorage: sessionStorage.length, workers: workers.length };
    const more = { databases: (await indexedDB.databases()).length, caches: (await caches.keys()).length, cookies: document.cookie.length };
    return Object.entries({ ...kept, ...more }).filter(([, count]) => count > 0).map(([name]) => name).join();
  });

/** The calls of the page with that name, each with its arguments and the answer. */
const calls = (page, wanted) => page.evaluate((wanted) => globalThis.calls.filter(([name]) => name === wanted).map(([, ...rest]) => rest), wanted);
const lastValue = async (page, element) => (await calls(page, "LMSSetValue")).findLast(([name]) => name === element)?.[1];

/** The field for the answer, in a window of 1280 by 800. */
const ANSWER = [710, 286];

let page;
let frame;
/** The progress after the first session. */
let progress;

await fact("the manifest names one activity and each file of the package", async () => {
  const text = await readFile(join(subject, "imsmanifest.xml"), "utf8");
  const entries = await readdir(subject, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(subject.length).replace(/^\//, ""));
  page = await open("empty");
  const found = await page.evaluate((text) => {
    const manifest = new DOMParser().parseFromString(text, "application/xml");
    const [item] = manifest.getElementsByTagName("item");
    const [resource] = manifest.getElementsByTagName("resource");
    return {
      error: manifest.querySelector("parsererror")?.textContent,
      version: manifest.querySelector("schemaversion")?.textContent,
      items: manifest.getElementsByTagName("item").length,
      isNamed: item.getAttribute("identifierref") === resource.getAttribute("identifier"),
      type: resource.getAttributeNS("http://www.adlnet.org/xsd/adlcp_rootv1p2", "scormtype"),
      href: resource.getAttribute("href"),
      files: [...manifest.getElementsByTagName("file")].map((file) => file.getAttribute("href")),
    };
  }, text);
  await page.close();
  if (found.error) return found.error;
  const { version, items, isNamed, type, href } = found;
  if (`${[version, items, isNamed, type, href]}` !== "1.2,1,true,sco,index.html") return JSON.stringify(found);
  const unnamed = files.filter((file) => file !== "imsmanifest.xml" && !found.files.includes(file));
  const missing = found.files.filter((file) => !files.includes(file));
  return unnamed.length + missing.length > 0 && `it does not name ${unnamed}, and these are missing: ${missing}`;
});

await fact("the package opens the assigned lesson, and the platform is told that it has begun", async () => {
  page = await open("platform");
  frame = await game(page);
  await picture(page, "begun");
  if (!(await owl(frame)).includes("Read the task")) return `the owl says: ${await owl(frame)}`;
  const [status, score] = [await lastValue(page, "cmi.core.lesson_status"), await lastValue(page, "cmi.core.score.raw")];
  return `${[status, score]}` !== "incomplete,0" && `it was told ${[status, score]}`;
});

await fact("a task is done, and the platform stores it", async () => {
  await page.mouse.click(...ANSWER);
  await sleep(1000);
  await page.keyboard.type("81", { delay: 300 });
  // The frame with the last digit is drawn before Enter, even without a graphics card.
  await sleep(2000);
  await page.keyboard.press("Enter", { delay: 100 });
  await until(async () => Number(await lastValue(page, "cmi.core.score.raw")) > 0, "a score").catch(() => {});
  await picture(page, "solved");
  progress = stored?.suspend_data;
  if (!/^1;clones=[\w-]{4}$/.test(progress)) return `it stores ${progress}`;
  return (await lastValue(page, "cmi.core.lesson_status")) !== "incomplete" && "the lesson is told to be complete";
});

await fact("no service worker, and nothing in the browser's storage", async () => left(frame));

await fact("when the page is left, the session ends once, with its length", async () => {
  const count = commits.length;
  await page.evaluate(() => { document.querySelector("iframe").src = "empty"; });
  await until(async () => (await calls(page, "LMSFinish")).length > 0, "the end of the session");
  await until(() => commits.length > count, "the last commit");
  await sleep(500);
  const finished = await calls(page, "LMSFinish");
  if (`${finished}` !== ",true") return `it ended with ${JSON.stringify(finished)}`;
  const time = await lastValue(page, "cmi.core.session_time");
  if (!/^\d{4}:[0-5]\d:[0-5]\d\.\d\d$/.test(time) || time === "0000:00:00.00") return `it took ${time}`;
  const refused = (await page.evaluate(() => globalThis.calls)).filter((call) => call.at(-1) === "false");
  return refused.length > 0 && `the platform refused ${JSON.stringify(refused)}`;
});

await fact("the next session begins with the stored progress", async () => {
  await page.goto(`${address}platform`);
  frame = await game(page);
  await picture(page, "again");
  const score = await lastValue(page, "cmi.core.score.raw");
  if (!(Number(score) > 0)) return `the score is ${score}`;
  const again = await lastValue(page, "cmi.suspend_data");
  return again !== progress && `${progress} became ${again}`;
});

await fact("a reload of the platform ends the session, too", async () => {
  const count = commits.length;
  await page.reload();
  await until(() => commits.length > count, "the last commit");
  frame = await game(page);
  if (stored.suspend_data !== progress) return `it stores ${stored.suspend_data}`;
  return left(frame);
});

await fact("the platform may open the package in a window of its own", async () => {
  await page.goto(`${address}platform-without-frames`);
  await page.evaluate(() => {
    // This platform knows no more than it has to.
    const { LMSSetValue } = API;
    API.LMSSetValue = (name, value) => (/score\.m/.test(name) ? "false" : LMSSetValue(name, value));
    open("package/index.html");
  });
  const target = await browser.waitForTarget((target) => target.opener() === page.target() && target.type() === "page");
  const other = await target.page();
  await until(() => hasBegun(other), "the first picture");
  await until(async () => Number(await lastValue(page, "cmi.core.score.raw")) > 0, "the stored progress");
  await sleep(1000);
  const told = await owl(other);
  if (!told.includes("Read the task")) return `the owl says: ${told}`;
  await other.close({ runBeforeUnload: true });
  await until(async () => (await calls(page, "LMSFinish")).length === 1, "the end of the session");
  await page.close();
});

await fact("without a platform the game plays, leaves nothing in the browser, and says so", async () => {
  page = await open("package/index.html");
  await until(() => hasBegun(page), "the first picture");
  await until(async () => (await owl(page)).includes("learning platform"), "the owl's words");
  await picture(page, "alone");
  return left(page);
});

await end();
