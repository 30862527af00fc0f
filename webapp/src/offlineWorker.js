/* Keeps the client's own files, so that its screens open without a connection. scripts/offlineWorker.ts puts FILES, their
   paths, and BUILD, a mark of their content, in front. Answers of the server are never kept here. */

const CACHE = `client ${BUILD}`

async function keepFiles() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES)
  await self.skipWaiting()
}

/** The files of earlier builds go. Pages that are open already are served, too. */
async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  await self.clients.claim()
}

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

/* The network comes first, so that nobody waits for an update. Every screen is the same page. */
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const file = request.mode === 'navigate' ? '/' : pathname
  if (request.method !== 'GET' || origin !== self.location.origin || !FILES.includes(file)) return
  event.respondWith(fetch(request).catch(() => caches.match(file, { cacheName: CACHE, ignoreVary: true })))
})
