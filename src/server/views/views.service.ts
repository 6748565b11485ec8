import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import { withRetry } from '#server/db/transact.ts'
import { notFound } from '#server/errors.ts'
import type { ListingRef } from '#shared/contract/listing-ref.ts'
import { trackView } from './views.repository.ts'

const day = 24 * 60 * 60 * 1000

export type ViewService = ReturnType<typeof createViewService>

export const createViewService = ({ db, clock }: { db: Db; clock: () => Date }) => ({
  async track(actor: Actor, listing: ListingRef): Promise<number> {
    const now = clock()
    const notSince = new Date(now.getTime() - day)
    const views = await withRetry(() => trackView(db, actor.userId, listing, { now, notSince }))
    if (views === null) throw notFound()
    return views
  },
})
