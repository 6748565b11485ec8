import type { Account } from '#shared/contract/users.ts'

/** The pages that signed-in users can open offline, and the data of these pages. */
const pages = ['/bookmarks', '/guides']
const data = ['/api/auth/user', '/api/plan', '/api/bookmarks/ids', '/api/bookmarks?limit=100']

/**
 * Has the service worker cache two pages with their files and data, or delete them after sign-out. The worker loads the files
 * itself, because running their code here would delay a tap. A failure only disables offline use.
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
