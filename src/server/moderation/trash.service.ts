import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.repository.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { displayName } from '#server/display-name.ts'
import { conflict, notFound } from '#server/errors.ts'
import { locationOf } from '#server/listings/listing-presenter.ts'
import * as trash from '#server/listings/trash.repository.ts'
import type { DecisionAnswer, TrashPage, TrashQuery } from '#shared/contract/moderation.ts'
import { trashDays } from '#shared/rules/trash-days.ts'
import { type DecisionTarget, decisionAnswer } from './decision-target.ts'

export type TrashService = ReturnType<typeof createTrashService>

export const createTrashService = ({ db, clock }: { db: Db; clock: () => Date }) => ({
  async page({ page, limit }: TrashQuery): Promise<TrashPage> {
    const [rows, total] = await Promise.all([
      trash.findTrash(db, { limit, offset: (page - 1) * limit }),
      trash.countTrash(db),
    ])
    return { items: rows.map(present), total, totalPages: Math.ceil(total / limit), currentPage: page }
  },

  /** Restores a deleted listing with all of its data. */
  async restore(actor: Actor, { type, id }: DecisionTarget): Promise<DecisionAnswer> {
    return transact(db, async (db) => {
      const listing = await trash.lockForRestore(db, type, id)
      if (!listing) throw notFound('This listing does not exist any more.')
      if (listing.trashedAt === null) throw conflict('This listing is not in the trash.')
      const now = clock()
      await trash.takeFromTrash(db, id, now)
      const auditId = await recordAudit(db, actor, now, {
        action: 'restore',
        itemType: type,
        itemId: id,
        before: {
          title: listing.title,
          trashedAt: listing.trashedAt.toISOString(),
          trashedBy: listing.trashedBy,
        },
        after: { title: listing.title },
      })
      return decisionAnswer(db, { type, id }, now, { message: 'Listing restored successfully', auditId })
    })
  },
})

const dayMs = 86_400_000

const present = ({ kind, trashedAt, trashedBy, isApproved, isActive, ...row }: trash.TrashedRow) => {
  const at = trashedAt ?? new Date(0)
  return {
    id: row.id,
    listingType: kind,
    title: row.title,
    organization: row.organization,
    location: locationOf(row),
    wasLive: isApproved && isActive,
    reviewCount: row.reviewCount,
    deletedAt: at.toISOString(),
    purgeAt: new Date(at.getTime() + trashDays * dayMs).toISOString(),
    deletedByName: trashedBy && displayName(trashedBy),
    isWithdrawn: trashedBy !== null && trashedBy.id === row.userId,
  }
}
