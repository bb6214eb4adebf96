// The page around the game: loads it, tells how far that is, and does for it what only a page can do. On the other side of
// this door stands src/window/web.rs.

import init, { goBack, takeFile, takePuzzle } from "./sudoku-assistant.js";
import { beginSession } from "./scorm.js";

const WASM = "sudoku-assistant_bg.wasm";
/** How many bytes it has, unpacked; the build puts the number here. */
const WASM_SIZE = 35_000_000;

const SENTENCES = {
  en: {
    loading: "The stage is being built …",
    unreachable: "The game could not be loaded. Check your connection, then load the page again.",
    broken: "The game was loaded but cannot start here. Try another browser, or tell those who run this page.",
    stopped: "Sorry, the game had to stop. What you have played is kept: load the page again to go on.",
    backToGame: "Back to the game",
  },
  de: {
    loading: "Die Bühne wird aufgebaut …",
    unreachable: "Das Spiel konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.",
    broken: "Das Spiel wurde geladen, kann hier aber nicht starten. Nimm einen anderen Browser, oder sag denen Bescheid, die diese Seite betreiben.",
    stopped: "Das Spiel musste leider anhalten. Was du gespielt hast, ist gesichert: Lade die Seite neu, um weiterzuspielen.",
    backToGame: "Zurück zum Spiel",
  },
  es: {
    loading: "Se está montando el escenario …",
    unreachable: "No se pudo cargar el juego. Comprueba tu conexión y vuelve a cargar la página.",
    broken: "El juego se cargó, pero no puede empezar aquí. Prueba con otro navegador o avisa a quien lleva esta página.",
    stopped: "Lo sentimos, el juego tuvo que parar. Lo que has jugado está guardado: vuelve a cargar la página para seguir.",
    backToGame: "Volver al juego",
  },
};

const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in SENTENCES) ?? "en";
const sentences = SENTENCES[language];
const [canvas, wayBack, splash, progress, message] = ["game", "back", "splash", "progress", "message"].map((id) => document.getElementById(id));

/** Shows the splash with a sentence, and where it helps with a reason. */
function stopWith(sentence, reason) {
  message.textContent = reason ? `${sentence} (${reason})` : sentence;
  progress.hidden = true;
  splash.hidden = false;
}

/**
 * Takes what the browser keeps for this page, as long as it is open. Resolves to false if another page has it. A page that was
 * left a moment ago may still hold it, so it is asked for more than once.
 */
async function takeStorage() {
  // A page that is not loaded over HTTPS has no locks.
  if (!navigator.locks) return askOthers();
  for (let patience = 5; patience > 0; patience -= 1) {
    const taken = await new Promise((resolve) => {
      navigator.locks.request("sudoku-assistant", { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise(() => {});
      });
    });
    if (taken) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Asks the other pages, of which the one that has it answers; of two that ask at once, the one with the lower number gets it. */
function askOthers() {
  const channel = new BroadcastChannel("sudoku-assistant");
  let number = Math.random();
  return new Promise((resolve) => {
    channel.addEventListener("message", ({ data: { asks, refused } }) => {
      if (asks > number) channel.postMessage({ refused: asks });
      if (refused !== number) return;
      channel.close();
      resolve(false);
    });
    channel.postMessage({ asks: number });
    setTimeout(() => {
      number = -1;
      resolve(true);
    }, 200);
  });
}

/** Fetches the program and tells how far that is. */
async function fetchProgram() {
  const response = await fetch(new URL(WASM, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  let loaded = 0;
  const counter = new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      progress.value = Math.min(1, loaded / WASM_SIZE);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: { "Content-Type": "application/wasm" } });
}

/** A puzzle, a seed or a game that stands in the address behind # is opened. Then the address is the game's again. */
function openLink() {
  const text = location.hash.slice(1);
  if (!text) return;
  history.replaceState(null, "", location.pathname + location.search);
  try {
    takePuzzle(decodeURIComponent(text));
  } catch {
    takePuzzle(text);
  }
}

/** Whether a key is the browser's: copy and paste, which it tells the game itself, reload, full screen, its tools, its history. */
function isTheBrowsers(event) {
  const key = event.key.toLowerCase();
  const withCtrl = event.ctrlKey || event.metaKey;
  const letters = event.shiftKey ? ["v", "i", "j", "r"] : ["c", "x", "v", "r"];
  return ["f5", "f11", "f12"].includes(key) || event.altKey || (withCtrl && letters.includes(key));
}

/** The name of a file, its bytes and how many it has. Of one that is too large, which the game refuses, few are read. */
async function opened(file) {
  const isTooLarge = file.size > 16 << 20;
  return [file.name, new Uint8Array(await file.slice(0, isTooLarge ? 0 : file.size).arrayBuffer()), file.size];
}

/**
 * The lessons that are assigned in a learning platform, as the part of a link after #; null if this page is not packed for one.
 * The command `lessons --scorm` has put it into the page.
 */
const assignedLessons = document.querySelector('meta[name="assigned-lessons"]')?.content ?? null;
const isPacked = assignedLessons !== null;
/** The session with the learning platform; null without one. */
let session = null;

/** Like the browser's storage, but until the page is closed: a platform may serve pages of other authors, too, at the same address. */
const files = new Map();
const passingStorage = {
  get length() {
    return files.size;
  },
  key: (index) => [...files.keys()][index] ?? null,
  getItem: (key) => files.get(key) ?? null,
  setItem: (key, value) => void files.set(key, value),
  removeItem: (key) => void files.delete(key),
};

let ownsStorage = false;
/** Whether the last entry of the history stands for a sheet or a page of the game. */
let isInside = false;
/** The tones of each sound: how high, and after how many seconds. */
const SOUNDS = {
  placed: [[660, 0]],
  refused: [[196, 0], [165, 0.09]],
  takenBack: [[523, 0], [440, 0.07]],
  solved: [[523, 0], [659, 0.1], [784, 0.2], [1047, 0.3]],
};
let audio;
/** What waits to be read out, by its place. */
const waiting = new Map();

globalThis.page = {
  ownsStorage: () => ownsStorage,

  /** The storage of the game's own files; undefined if the browser forbids it. */
  storage() {
    if (isPacked) return session ? passingStorage : undefined;
    try {
      return localStorage ?? undefined;
    } catch {
      return undefined;
    }
  },

  assignedLessons: () => assignedLessons ?? undefined,
  storedProgress: () => session?.storedProgress() ?? "",
  reportProgress: (progress, score, isComplete) => session?.report(progress, score, isComplete) ?? false,

  /** Where the game stands, for links. */
  address: () => location.origin + location.pathname,

  wantsLessMotion: () => matchMedia("(prefers-reduced-motion: reduce)").matches,

  /** Plays a short, quiet sound. */
  sound(of) {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume();
    for (const [pitch, after] of SOUNDS[of]) {
      const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
      const begin = audio.currentTime + after;
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.05, begin);
      loudness.gain.exponentialRampToValueAtTime(0.001, begin + 0.12);
      tone.connect(loudness).connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + 0.12);
    }
  },

  isForFingers: () => matchMedia("(pointer: coarse)").matches,

  setLanguage(tag) {
    document.documentElement.lang = tag;
    wayBack.textContent = (SENTENCES[tag] ?? sentences).backToGame;
  },

  /** Tab was pressed on the last control: the next one is the browser's. */
  leave: () => wayBack.focus(),

  /** A sheet or a page of the game is open, or none: Back closes it, as it is an entry of the history. */
  setInside(inside) {
    if (inside === isInside) return;
    isInside = inside;
    if (inside) history.pushState("inside", "");
    else if (history.state === "inside") history.back();
  },

  /** A screen reader reads the sentence once it has stood for a moment: a solver at full speed would never let it end. */
  readOut(place, text) {
    clearTimeout(waiting.get(place));
    waiting.set(place, setTimeout(() => {
      document.getElementById(place).textContent = text;
    }, 200));
  },

  download(name, content) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content]));
    link.download = name;
    link.click();
    // The browser has asked for it by then.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  },

  /** A file that is chosen, or null. */
  chooseFile(accept) {
    const input = Object.assign(document.createElement("input"), { type: "file", accept });
    return new Promise((resolve) => {
      input.addEventListener("cancel", () => resolve(null));
      input.addEventListener("change", () => {
        const [file] = input.files;
        resolve(file ? opened(file) : null);
      });
      input.click();
    });
  },

  /** The game is there; its first picture comes with the next frames. */
  started() {
    openLink();
    requestAnimationFrame(() => requestAnimationFrame(() => {
      splash.hidden = true;
      canvas.focus();
    }));
  },

  failed(reason) {
    console.error(reason);
    stopWith(sentences.stopped, reason.split("\n")[0]);
  },
};

addEventListener("hashchange", openLink);
addEventListener("popstate", () => {
  if (!isInside) return;
  isInside = false;
  goBack();
});
addEventListener("keydown", (event) => {
  // In a text field, which a touch screen needs for its keyboard, keys write. While there is no game, and behind it, all keys are the
  // browser's.
  if (splash.hidden && !["input", "button"].includes(event.target.localName) && !isTheBrowsers(event)) event.preventDefault();
});
wayBack.addEventListener("click", () => canvas.focus());
addEventListener("contextmenu", (event) => event.preventDefault());
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", async (event) => {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (file) takeFile(...(await opened(file)));
});

async function start() {
  document.documentElement.lang = language;
  message.textContent = sentences.loading;
  if (!document.createElement("canvas").getContext("webgl2")) {
    // The board needs no graphics processor, and says why one is there. It opens puzzles behind # too.
    location.replace(new URL(`board/${isPacked ? "index.html" : ""}?no-webgl2${location.hash}`, location.href));
    return;
  }
  if (isPacked) session = beginSession();
  let isLoaded = false;
  try {
    const program = fetchProgram();
    ownsStorage = isPacked || (await takeStorage());
    const module = await WebAssembly.compileStreaming(program);
    isLoaded = true;
    await init({ module_or_path: module });
  } catch (error) {
    console.error(error);
    // What has failed since the game began was told already.
    if (splash.hidden || progress.hidden) return;
    stopWith(isLoaded || error instanceof WebAssembly.CompileError ? sentences.broken : sentences.unreachable, error.message);
  }
}

start();
// A learning platform keeps the files itself.
if (!isPacked && "serviceWorker" in navigator) navigator.serviceWorker.register("service-worker.js");
