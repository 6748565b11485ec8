import type { HttpApp } from '#server/http/http-types.ts'
import { readMethods } from '#server/http/read-methods.ts'
import type { ListingCache } from './listing-cache.ts'

/** Before the response goes out, so that people read their own writes. A failed write may have changed something too. */
export const clearCacheAfterWrites = (app: HttpApp, cache: ListingCache): void => {
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (!readMethods.has(request.method)) cache.clear()
    done()
  })
}
