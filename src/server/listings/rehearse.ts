import type { DatabaseLogger } from '#server/db/logger.ts'
import { kindNames } from '#shared/listings/kinds.ts'
import { listQuerySchema } from '#shared/listings/list-query.ts'
import type { ListingService } from './listings.service.ts'

interface Deps {
  listings: Pick<ListingService, 'list'>
  logger: DatabaseLogger
}

/** Common beginnings, alone and with all that the screen shows beside them. */
const searches = ['a', 's', 't', 'c', 'the', 'and'].flatMap((search) => [
  { search },
  { search, facets: 'true' },
])

/**
 * Asks what people will ask, until it is known by heart: a program is made faster while it runs, and the embedded engine is one,
 * so that the first searches after a start take it twice as long as later ones.
 */
export function startRehearsal({ listings, logger }: Deps): () => Promise<void> {
  let isStopped = false
  const rehearsing = rehearse().catch((error) => {
    if (!isStopped) logger.debug({ err: error }, 'The first searches were not rehearsed')
  })
  return async () => {
    isStopped = true
    await rehearsing
  }

  async function rehearse() {
    for (const search of searches)
      for (const kind of kindNames) {
        if (isStopped) return
        await listings.list(kind, listQuerySchema(kind).parse(search))
      }
  }
}
