import type { Db } from '#server/db/client.ts'
import { withRetry } from '#server/db/transact.ts'
import { invalidField } from '#server/errors.ts'
import type { ConfirmListingsAnswer } from '#shared/contract/freshness.ts'
import { confirmAsked } from './freshness.repository.ts'
import { readStillRightToken } from './still-right-token.ts'

interface FreshnessDeps {
  db: Db
  clock: () => Date
  sessionSecret: string
}

export type FreshnessService = ReturnType<typeof createFreshnessService>

export const createFreshnessService = ({ db, clock, sessionSecret }: FreshnessDeps) => ({
  /** The mailed token authorizes the caller. A second click confirms again. */
  async confirm(token: string): Promise<ConfirmListingsAnswer> {
    const owner = readStillRightToken(sessionSecret, token)
    const confirmed = owner === null ? [] : await withRetry(() => confirmAsked(db, owner, clock()))
    if (confirmed.length === 0) throw linkExpired()
    const listings = confirmed
      .sort((a, b) => a.id - b.id)
      .map(({ id, kind, title }) => ({ listingType: kind, listingId: id, title }))
    return { message: 'Thank you for keeping it right', listings }
  },
})

const linkExpired = () =>
  invalidField(
    'token',
    'This link is no longer good',
    'This link is no longer good. You can confirm your live listings in My Listings.',
  )
