// Keeps the files of the game, so that it plays without a network. Names with a hash in them never change what they hold;
// the others are asked for anew where there is a network.

const CACHE = "sudoku-assistant";
/** All files of the page; the build puts their names here. */
const FILES = ["./"];
const ADDRESSES = new Set(FILES.map((file) => new URL(file, self.registration.scope).href));

self.addEventListener("install", (event) => {
  // What the browser has kept of an older version is asked for again.
  const files = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const sweep = async () => {
    const cache = await caches.open(CACHE);
    for (const request of await cache.keys()) if (!ADDRESSES.has(request.url)) await cache.delete(request);
    await self.clients.claim();
  };
  event.waitUntil(sweep());
});

const isHashed = (address) => /\.[0-9a-f]{8,}\.[a-z]+$/.test(address);

async function answer(event, address) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address);
  if (kept && isHashed(address)) return kept;
  try {
    const response = await fetch(event.request);
    // A full storage keeps nothing; the page gets its file all the same.
    if (response.ok) event.waitUntil(cache.put(address, response.clone()).catch(() => {}));
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  // What stands behind ? makes no other file of it.
  const address = event.request.url.replace(/[?#].*/, "").replace(/\/index\.html$/, "/");
  if (event.request.method === "GET" && ADDRESSES.has(address)) event.respondWith(answer(event, address));
});
