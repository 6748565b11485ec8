// Answers only while the device is offline. With a connection every request goes to the server, so that no page is older than
// the release that serves it. `offline-copy.ts` decides what is kept.
const base = 'offline-page-1'
const own = 'own-copy-1'
const offlinePage = '/offline.html'
/** Written by the build: the scripts, styles and fonts of the pages that are kept. */
const fileList = '/offline-files.json'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(base).then((cache) => cache.add(offlinePage)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOtherCaches().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  event.waitUntil(event.data?.keep ? keep(event.data.keep) : caches.delete(own))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  // Signing out works without a connection as far as this device goes.
  if (new URL(request.url).pathname === '/api/logout') event.waitUntil(caches.delete(own))
  if (navigator.onLine || request.method !== 'GET') return
  event.respondWith(request.mode === 'navigate' ? openOffline(request) : answerOffline(request))
})

/** All of it or nothing: a release's files go with its page. Files with a hash in their name are loaded once. */
async function keep(addresses) {
  const cache = await caches.open(own)
  const present = (await cache.keys()).map(({ url }) => url.slice(self.location.origin.length))
  const wanted = [...addresses, ...(await (await load(fileList)).json())]
  const missing = wanted.filter((address) => !address.startsWith('/assets/') || !present.includes(address))
  const answers = await Promise.all(missing.map(async (address) => [address, await load(address)]))
  if (!answers.every(([, answer]) => answer.ok)) return
  await Promise.all(answers.map(([address, answer]) => cache.put(address, answer)))
  const old = present.filter((address) => !wanted.includes(address))
  await Promise.all(old.map((address) => cache.delete(address, { ignoreVary: true })))
}

// biome-ignore lint/style/noRestrictedGlobals: a worker shares no module with the page.
const load = (address) => fetch(address, { credentials: 'include' })

async function openOffline(request) {
  const { pathname } = new URL(request.url)
  return (await caches.match(pathname, { cacheName: own, ignoreVary: true })) ?? caches.match(offlinePage)
}

/** Whatever page of the saved items is asked for, the copy has all of them. */
async function answerOffline(request) {
  const ignoreSearch = new URL(request.url).pathname.startsWith('/api/')
  const found = await caches.match(request, { cacheName: own, ignoreVary: true, ignoreSearch })
  return found ?? Response.error()
}

async function removeOtherCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== base && name !== own).map((name) => caches.delete(name)))
}
