import type { Account } from '#shared/contract/users.ts'

/** What a signed-in person opens without a connection, and the data that these pages ask for. */
const pages = ['/bookmarks', '/guides']
const data = ['/api/auth/user', '/api/plan', '/api/bookmarks/ids', '/api/bookmarks?limit=100']

/**
 * Has the service worker copy two pages with their files and data, or forget them after sign-out. It loads the files itself:
 * running their code here would delay a tap. A failure leaves the site as it is without a copy.
 */
export async function updateOfflineCopy(user: Account | null) {
  if (!('serviceWorker' in navigator)) return
  if (user === null) {
    const registration = await navigator.serviceWorker.getRegistration()
    registration?.active?.postMessage({ forget: true })
    return
  }
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: [...pages, ...data] })
}
