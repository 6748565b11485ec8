import { and, desc, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/client.ts'
import { reports, reviewReplies, reviews } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { auditLog, userNotes } from '#server/db/schema/moderation.ts'
import { nameColumns, users } from '#server/db/schema/users.ts'
import type { AuditAction } from '#shared/contract/audit.ts'

const withTotal = async <Row>(
  db: Queryable,
  table: PgTable,
  where: SQL | undefined,
  rows: Promise<Row[]>,
) => ({
  total: await db.$count(table, where),
  rows: await rows,
})

export const findListingsOf = (db: Queryable, userId: string, limit: number) => {
  const where = eq(listings.userId, userId)
  const rows = db
    .select()
    .from(listings)
    .where(where)
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(limit)
  return withTotal(db, listings, where, rows)
}

export const findReviewsBy = (db: Queryable, userId: string, limit: number) => {
  const where = eq(reviews.userId, userId)
  const rows = db
    .select({ review: reviews, kind: listings.kind, listingTitle: listings.title })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .where(where)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
  return withTotal(db, reviews, where, rows)
}

const findReportsWhere = (db: Queryable, where: SQL | undefined, limit: number) => {
  const rows = db
    .select()
    .from(reports)
    .where(where)
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit)
  return withTotal(db, reports, where, rows)
}

export const findReportsBy = (db: Queryable, userId: string, limit: number) =>
  findReportsWhere(db, eq(reports.userId, userId), limit)

export const findReportsAbout = (db: Queryable, userId: string, limit: number) => {
  const own = db.select({ id: listings.id }).from(listings).where(eq(listings.userId, userId))
  const written = db.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, userId))
  const replied = db
    .select({ id: reviewReplies.reviewId })
    .from(reviewReplies)
    .where(eq(reviewReplies.userId, userId))
  const about = or(
    and(eq(reports.reportType, 'listing'), inArray(reports.itemId, own)),
    and(eq(reports.reportType, 'review'), inArray(reports.itemId, written)),
    and(eq(reports.reportType, 'reply'), inArray(reports.itemId, replied)),
  )
  return findReportsWhere(db, about, limit)
}

const isAboutAccount = (userId: string) => and(eq(auditLog.itemType, 'user'), eq(auditLog.itemId, userId))

const signIns: AuditAction[] = ['sign-in', 'sign-in-failed']

export const findSignInsOf = (db: Queryable, userId: string, limit: number) => {
  const where = and(isAboutAccount(userId), inArray(auditLog.action, signIns))
  const rows = db.select().from(auditLog).where(where).orderBy(desc(auditLog.id)).limit(limit)
  return withTotal(db, auditLog, where, rows)
}

/** Excludes sign-ins, which `findSignInsOf` lists. */
export const findActivityOf = (db: Queryable, userId: string, limit: number) => {
  const where = and(
    or(isAboutAccount(userId), eq(auditLog.actorId, userId)),
    notInArray(auditLog.action, signIns),
  )
  const rows = db
    .select({ entry: auditLog, actor: nameColumns })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(limit)
  return withTotal(db, auditLog, where, rows)
}

const selectNotes = (db: Queryable) =>
  db
    .select({ note: userNotes, author: nameColumns })
    .from(userNotes)
    .leftJoin(users, eq(users.id, userNotes.authorId))

export const findNotesOn = (db: Queryable, userId: string, limit: number) => {
  const where = eq(userNotes.userId, userId)
  return withTotal(
    db,
    userNotes,
    where,
    selectNotes(db).where(where).orderBy(desc(userNotes.id)).limit(limit),
  )
}

/** Null when there is no such account. */
export const insertNote = async (
  db: Queryable,
  note: { userId: string; authorId: string; content: string; createdAt: Date },
) => {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${userNotes} (user_id, author_id, content, created_at)
    select id, ${note.authorId}::uuid, ${note.content}, ${note.createdAt.toISOString()}::timestamptz
    from ${users} where id = ${note.userId}::uuid returning id`)
  const id = rows[0]?.id
  return id === undefined ? null : ((await selectNotes(db).where(eq(userNotes.id, id)))[0] ?? null)
}

export const deleteNote = async (db: Queryable, userId: string, id: number): Promise<boolean> => {
  const { rowCount } = await db
    .delete(userNotes)
    .where(and(eq(userNotes.userId, userId), eq(userNotes.id, id)))
  return rowCount === 1
}
