import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.repository.ts'
import type { Db, Queryable, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { conflict, notFound } from '#server/errors.ts'
import { updateListing } from '#server/listings/listing-writes.repository.ts'
import { findListing } from '#server/listings/listings.repository.ts'
import { moveToTrash } from '#server/listings/trash.repository.ts'
import { assertOwnPhoto } from '#server/uploads/own-photo.ts'
import type { MyListingDetail, MyListings, MyListingsQuery } from '#shared/contract/submissions.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { editSchema, submitSchema } from '#shared/listings/schemas.ts'
import { checkedValues, parsedBody } from './checked-values.ts'
import { deleteEdit, findEdit, saveEdit } from './listing-edits.repository.ts'
import { presentMyListing, stateOf } from './my-listing-presenter.ts'
import * as mine from './my-listings.repository.ts'
import type { SubmitterMail } from './submitter-mail.ts'

interface MyListingDeps {
  db: Db
  clock: () => Date
  submitterMail: Pick<SubmitterMail, 'received'>
}

type Ref = { listingType: Kind; id: number }

export type MyListingService = ReturnType<typeof createMyListingService>

export const createMyListingService = ({ db, clock, submitterMail }: MyListingDeps) => {
  const detail = async (db: Queryable, { userId }: Actor, { listingType: kind, id }: Ref) => {
    const row = await mine.findMyListing(db, userId, kind, id)
    const [stored, edit] = row ? [await findListing(db, kind, id), await findEdit(db, id)] : [null, null]
    if (!row || !stored) throw notFound()
    const values = { ...stored.values, ...edit?.values }
    return { ...presentMyListing(row, clock()), version: row.version, values }
  }

  const lock = async (db: Tx, { userId }: Actor, { listingType: kind, id }: Ref) => {
    const row = await mine.lockMyListing(db, userId, kind, id)
    if (!row) throw notFound()
    return row
  }

  const setVisibility = (actor: Actor, ref: Ref, to: 'live' | 'paused') =>
    transact(db, async (db) => {
      const row = await lock(db, actor, ref)
      const from = stateOf(row)
      if (from !== to) {
        if (from !== 'live' && from !== 'paused') throw conflict(visibilityConflicts[from])
        const now = clock()
        await mine.setPaused(db, ref.id, to === 'paused', now)
        await recordAudit(db, actor, now, {
          action: to === 'paused' ? 'pause' : 'resume',
          itemType: ref.listingType,
          itemId: ref.id,
          before: { title: row.title, isActive: row.isActive },
          after: { title: row.title, isActive: !row.isActive },
        })
      }
      return detail(db, actor, ref)
    })

  return {
    async list(actor: Actor, query: MyListingsQuery): Promise<MyListings> {
      const now = clock()
      const rows = await mine.findMyListings(db, actor.userId, query)
      return {
        listings: rows.map((row) => presentMyListing(row, now)),
        total: await mine.countMyListings(db, actor.userId),
      }
    },

    get: (actor: Actor, ref: Ref): Promise<MyListingDetail> => detail(db, actor, ref),

    async edit(actor: Actor, ref: Ref, { version, ...body }: Record<string, unknown> & { version?: number }) {
      const { listingType: kind, id } = ref
      const patch = parsedBody<Values>(editSchema(kind), body)
      return transact(db, async (db) => {
        const row = await lock(db, actor, ref)
        const stored = await findListing(db, kind, id)
        if (!stored) throw notFound()
        if (version !== undefined && version !== row.version)
          throw conflict('This listing was changed meanwhile. Please look at it again before you change it.')
        const before: Values = { ...stored.values, ...(await findEdit(db, id))?.values }
        const values = checkedValues(parsedBody<Values>(submitSchema(kind), merged(before, patch)))
        await assertOwnPhoto(db, actor, {
          field: 'photoUrl',
          url: values.photoUrl,
          current: values.photoUrl === stored.values.photoUrl ? values.photoUrl : before.photoUrl,
        })
        const now = clock()
        // A live listing changes only with a moderator's approval; until then the edit is stored separately.
        if (!row.isApproved) await updateListing(db, kind, id, values, now)
        else if (isDeepStrictEqual(values, stored.values)) await deleteEdit(db, id)
        else await saveEdit(db, { listingId: id, userId: actor.userId, values, createdAt: now })
        if (stateOf(row) === 'not-approved') {
          await mine.markResubmitted(db, id, now)
          await submitterMail.received(db, { ...row, title: String(values[kindOf(kind).title]) })
        }
        return detail(db, actor, ref)
      })
    },

    /** Withdraws the pending edit; the live listing is unchanged. */
    async withdrawEdit(actor: Actor, ref: Ref): Promise<void> {
      await transact(db, async (db) => {
        await lock(db, actor, ref)
        if (!(await deleteEdit(db, ref.id))) throw notFound()
      })
    },

    /** Hides a live listing. Idempotent. */
    pause: (actor: Actor, ref: Ref): Promise<MyListingDetail> => setVisibility(actor, ref, 'paused'),
    /** Only for a listing that the owner paused; only admins can undo a deactivation. */
    resume: (actor: Actor, ref: Ref): Promise<MyListingDetail> => setVisibility(actor, ref, 'live'),

    /** Stores the owner's confirmation that the listing is correct. */
    async confirm(actor: Actor, ref: Ref): Promise<MyListingDetail> {
      return transact(db, async (db) => {
        const row = await lock(db, actor, ref)
        if (stateOf(row) !== 'live') throw conflict('Only a live listing can be confirmed.')
        await mine.setConfirmed(db, ref.id, clock())
        return detail(db, actor, ref)
      })
    },

    /** Moves the listing to the trash, from which an admin can restore it. */
    async withdraw(actor: Actor, ref: Ref): Promise<void> {
      await transact(db, async (db) => {
        await lock(db, actor, ref)
        await moveToTrash(db, ref.id, { at: clock(), by: actor.userId })
      })
    },
  }
}

const visibilityConflicts = {
  pending: 'This listing has not been approved yet.',
  'not-approved': 'This listing was not approved.',
  deactivated: 'This listing was deactivated by a moderator. Please contact us about it.',
} as const

/** New delivery modes reset `isRemote`, unless the patch sets it. */
function merged(before: Values, patch: Values): Values {
  const hasNewModes =
    patch.deliveryMode !== undefined && !isDeepStrictEqual(patch.deliveryMode, before.deliveryMode)
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  return { ...before, ...(hasNewModes && 'isRemote' in before ? { isRemote: null } : null), ...given }
}
