import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#server/actor.ts'
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
import { presentMyListing, presentMyListingDetail, stateOf } from './my-listing-presenter.ts'
import {
  countMyListings,
  findMyListing,
  findMyListings,
  lockMyListing,
  markResubmitted,
} from './my-listings.repository.ts'
import type { SubmissionMail } from './submission-mail.ts'

interface MyListingDeps {
  db: Db
  clock: () => Date
  sendReceived: SubmissionMail
}

type Ref = { kind: Kind; id: number }

export interface MyListingService {
  list(actor: Actor, query: MyListingsQuery): Promise<MyListings>
  get(actor: Actor, ref: Ref): Promise<MyListingDetail>
  edit(actor: Actor, ref: Ref, body: Record<string, unknown> & { version?: number }): Promise<MyListingDetail>
  /** Takes back the change that waits; the live listing stays as it is. */
  takeBackEdit(actor: Actor, ref: Ref): Promise<void>
  /** Into the trash, from where an admin can restore it. */
  withdraw(actor: Actor, ref: Ref): Promise<void>
}

export const createMyListingService = ({ db, clock, sendReceived }: MyListingDeps): MyListingService => {
  const detail = async (db: Queryable, { userId }: Actor, { kind, id }: Ref): Promise<MyListingDetail> => {
    const row = await findMyListing(db, userId, kind, id)
    const [stored, edit] = row ? [await findListing(db, kind, id), await findEdit(db, id)] : [null, null]
    if (!row || !stored) throw notFound()
    return presentMyListingDetail(row, { ...stored.values, ...edit?.values })
  }

  /** What is live changes only with a moderator's approval; until then the change waits beside it. */
  const store = async (db: Tx, actor: Actor, { kind, id }: Ref, change: Change) => {
    const { values, isApproved, live } = change
    const now = clock()
    if (!isApproved) await updateListing(db, kind, id, values, now)
    else if (isSame(values, live)) await deleteEdit(db, id)
    else await saveEdit(db, { listingId: id, userId: actor.userId, values, createdAt: now })
  }

  return {
    async list(actor, query) {
      const rows = await findMyListings(db, actor.userId, query)
      return { listings: rows.map(presentMyListing), total: await countMyListings(db, actor.userId) }
    },

    get: (actor, ref) => detail(db, actor, ref),

    async edit(actor, ref, { version, ...body }) {
      const { kind, id } = ref
      const patch = parsedBody<Values>(editSchema(kind), body)
      return transact(db, async (db) => {
        const row = await lockMyListing(db, actor.userId, kind, id)
        const stored = row && (await findListing(db, kind, id))
        if (!row || !stored) throw notFound()
        if (version !== undefined && version !== row.version) throw changedMeanwhile()
        const before: Values = { ...stored.values, ...(await findEdit(db, id))?.values }
        const values = checkedValues(parsedBody<Values>(submitSchema(kind), merged(before, patch)))
        await assertOwnPhoto(db, actor, {
          field: 'photoUrl',
          url: values.photoUrl,
          current: values.photoUrl === stored.values.photoUrl ? values.photoUrl : before.photoUrl,
        })
        await store(db, actor, ref, { values, isApproved: row.isApproved, live: stored.values })
        if (stateOf(row) === 'not-approved') {
          await markResubmitted(db, id, clock())
          await sendReceived(db, { ...row, title: String(values[kindOf(kind).title]) })
        }
        return detail(db, actor, ref)
      })
    },

    async takeBackEdit(actor, { kind, id }) {
      await transact(db, async (db) => {
        const row = await lockMyListing(db, actor.userId, kind, id)
        if (!row || !(await deleteEdit(db, id))) throw notFound()
      })
    },

    async withdraw(actor, { kind, id }) {
      await transact(db, async (db) => {
        const row = await lockMyListing(db, actor.userId, kind, id)
        if (!row) throw notFound()
        await moveToTrash(db, id, { at: clock(), by: actor.userId })
      })
    },
  }
}

interface Change {
  values: Values
  isApproved: boolean
  live: Values
}

const changedMeanwhile = () =>
  conflict('This listing was changed meanwhile. Please look at it again before you change it.')

/** Whether one works from home follows from the modes; when those change it is worked out anew, unless it was said. */
function merged(before: Values, patch: Values): Values {
  const hasNewModes = patch.deliveryMode !== undefined && !isSame(patch.deliveryMode, before.deliveryMode)
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  return { ...before, ...(hasNewModes && 'isRemote' in before ? { isRemote: null } : null), ...given }
}

/** The keys of stored values come in whatever order the database keeps them. */
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other)
