import type { Account } from '#shared/contract/users.ts'
import { dataProvider, screenAt, signedInLayout } from './screen-table.ts'

/** What a signed-in person opens without a connection, and the data that these pages ask for. */
const pages = ['/bookmarks', '/guides']
const data = ['/api/auth/user', '/api/plan', '/api/bookmarks/ids', '/api/bookmarks?limit=100']

/**
 * Has the service worker copy two pages with their files and data, or forget them after sign-out. A failure leaves
 * the site as it is without a copy.
 */
export async function updateOfflineCopy(user: Account | null) {
  if (!('serviceWorker' in navigator)) return
  if (user === null) {
    const registration = await navigator.serviceWorker.getRegistration()
    registration?.active?.postMessage({ forget: true })
    return
  }
  const code = [dataProvider, signedInLayout, ...pages.map(screenAt)]
  await Promise.all(code.map((part) => part?.preload()))
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: [...new Set([...pages, ...data, ...loadedFiles()])] })
}

/** The browser knows which of our files this page has loaded. */
function loadedFiles() {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return addresses
    .filter(({ origin, pathname }) => origin === window.location.origin && isFile.test(pathname))
    .map(({ pathname }) => pathname)
}

const isFile = /^\/(assets\/|theme\.js$)/
