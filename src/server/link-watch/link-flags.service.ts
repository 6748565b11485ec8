import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.repository.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { notFound } from '#server/errors.ts'
import type { LinkFlags } from '#shared/contract/link-flags.ts'
import type { DoneAnswer } from '#shared/contract/moderation.ts'
import { countLinkFlags, dismissLinkCheck, findLinkCheck, findLinkFlags } from './link-checks.repository.ts'

const maxShown = 200

export type LinkFlagService = ReturnType<typeof createLinkFlagService>

export const createLinkFlagService = ({ db, clock }: { db: Db; clock: () => Date }) => ({
  async list(): Promise<LinkFlags> {
    const [found, total] = await Promise.all([findLinkFlags(db, maxShown), countLinkFlags(db)])
    const flags = found.flatMap(({ check, kind, title }) => {
      const { id, listingId, field, url, problem, detail, movedTo, problemSince, checkedAt } = check
      if (problem === null) return []
      return {
        id,
        listingType: kind,
        listingId,
        listingTitle: title,
        field,
        url,
        problem,
        detail: detail ?? '',
        movedTo,
        problemSince: (problemSince ?? checkedAt).toISOString(),
        checkedAt: checkedAt.toISOString(),
      }
    })
    return { flags, total }
  },

  /** The same problem is not flagged again. Idempotent. */
  async dismiss(actor: Actor, id: number): Promise<DoneAnswer> {
    return transact(db, async (db) => {
      const found = await findLinkCheck(db, id)
      if (!found) throw notFound()
      const now = clock()
      const message = 'Link kept as it is'
      if (!(await dismissLinkCheck(db, id, now))) return { message, auditId: null }
      const { title } = found
      const { listingId, field, url, detail } = found.check
      const auditId = await recordAudit(db, actor, now, {
        action: 'dismiss-link-flag',
        itemType: found.kind,
        itemId: listingId,
        before: { title, [field]: url, problem: detail },
        after: { title, [field]: url, problem: null, linkCheckId: id },
      })
      return { message, auditId }
    })
  },
})
