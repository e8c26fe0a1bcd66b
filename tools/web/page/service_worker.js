// Keeps every file of the page, as one version: a newer one waits until the page asks
// for it, so that files of two versions never meet.

const VERSION = "hundred-crosses {{VERSION}}";
const FILES = {{FILES}};

addEventListener("install", (event) => {
  const fresh = FILES.map((name) => new Request(name, { cache: "no-cache" }));
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(fresh)));
});

addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("hundred-crosses ") && name !== VERSION);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});

async function answer(request) {
  const cache = await caches.open(VERSION);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}
