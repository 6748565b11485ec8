import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { claims } from '#server/db/schema/claims.ts'
import { listings } from '#server/db/schema/listings.ts'
import { nameColumns, users } from '#server/db/schema/users.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import type { ClaimStatus } from '#shared/contract/claims.ts'

export type StoredClaim = typeof claims.$inferSelect
type NewClaim = Omit<typeof claims.$inferInsert, 'id'>

const isOpen = eq(claims.status, 'open')

/** Upsert: a user has at most one open claim of a listing. */
export const saveClaim = async (db: Queryable, claim: NewClaim): Promise<StoredClaim> => {
  const { message, email, tokenHash, tokenExpiresAt } = claim
  const [row] = await db
    .insert(claims)
    .values(claim)
    .onConflictDoUpdate({
      target: [claims.userId, claims.listingId],
      targetWhere: sql`status = 'open'`,
      set: { message, email, tokenHash, tokenExpiresAt },
    })
    .returning()
  if (!row) throw new Error('The upsert returned no row')
  return row
}

export const hasOpenClaim = async (db: Queryable, userId: string, listingId: number): Promise<boolean> =>
  (await db.$count(claims, and(eq(claims.userId, userId), eq(claims.listingId, listingId), isOpen))) > 0

export const countClaimsSince = (db: Queryable, userId: string, since: Date): Promise<number> =>
  db.$count(claims, and(eq(claims.userId, userId), gt(claims.createdAt, since)))

const selectClaims = (db: Queryable) =>
  db
    .select({ claim: claims, kind: listings.kind })
    .from(claims)
    .innerJoin(listings, eq(listings.id, claims.listingId))

export const findClaim = (db: Queryable, id: number) => firstRow(selectClaims(db).where(eq(claims.id, id)))

export const findClaimByToken = (db: Queryable, tokenHash: string, now: Date) =>
  firstRow(selectClaims(db).where(and(eq(claims.tokenHash, tokenHash), gt(claims.tokenExpiresAt, now))))

export const setClaimStatus = async (
  db: Queryable,
  id: number,
  status: ClaimStatus,
  decidedAt: Date | null,
): Promise<void> => {
  await db.update(claims).set({ status, decidedAt }).where(eq(claims.id, id))
}

export const setOwner = async (
  db: Tx,
  listingId: number,
  userId: string | null,
  now: Date,
): Promise<void> => {
  await db.update(listings).set({ userId, updatedAt: now }).where(eq(listings.id, listingId))
}

const selectOpenClaims = (db: Queryable) =>
  db
    .select({
      claim: claims,
      kind: listings.kind,
      title: listings.title,
      ownerId: listings.userId,
      claimant: nameColumns,
    })
    .from(claims)
    .innerJoin(listings, eq(listings.id, claims.listingId))
    .innerJoin(users, eq(users.id, claims.userId))
    .where(and(isOpen, notTrashed))

export const findOpenClaims = (db: Queryable, limit: number) =>
  selectOpenClaims(db).orderBy(asc(claims.createdAt), asc(claims.id)).limit(limit)

export const countOpenClaims = (db: Queryable): Promise<number> =>
  db.$count(selectOpenClaims(db).as('open_claims'))
