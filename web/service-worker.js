// Keeps the files of the game, so that it plays without a network. Names with a hash in them never change what they hold;
// the others are asked for anew where there is a network.

const CACHE = "sudoku-assistant";
/** All files of the page; the build puts their names here. */
const FILES = ["./"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const files = new Set(FILES.map((file) => new URL(file, self.registration.scope).href));
  const sweep = async () => {
    const cache = await caches.open(CACHE);
    for (const request of await cache.keys()) if (!files.has(request.url)) await cache.delete(request);
    await self.clients.claim();
  };
  event.waitUntil(sweep());
});

const isHashed = (url) => /\.[0-9a-f]{8,}\./.test(url);

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept && isHashed(request.url)) return kept;
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const isOurs = event.request.method === "GET" && event.request.url.startsWith(self.registration.scope);
  if (isOurs) event.respondWith(answer(event.request));
});
