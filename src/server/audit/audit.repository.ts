import { and, count, desc, eq, gt, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { auditLog } from '#server/db/schema/moderation.ts'
import { users } from '#server/db/schema/users.ts'
import {
  type AuditAction,
  type AuditItemType,
  type AuditQuery,
  accountEvents,
} from '#shared/contract/audit.ts'

export type AuditRecord = Record<string, unknown>

export interface NewAuditEntry {
  /** Null for what somebody did from the command line. */
  actorId: string | null
  action: AuditAction
  itemType: AuditItemType
  itemId: number | string
  /** Neither may hold a name or an e-mail of an account: the log is kept for ever, and accounts are not. */
  before: AuditRecord | null
  after: AuditRecord | null
  createdAt: Date
  /** Absent for what admins did, which stays. */
  expiresAt?: Date
}

/** Belongs in the transaction of what it tells; answers the id that an undo refers to. */
export const recordAudit = async (db: Queryable, { itemId, ...entry }: NewAuditEntry): Promise<number> => {
  const [row] = await db
    .insert(auditLog)
    .values({ ...entry, itemId: String(itemId) })
    .returning({ id: auditLog.id })
  if (!row) throw new Error('An audit entry was not there right after it was written')
  return row.id
}

const accountEventDays = 90

/** Sign-ins and changes of credentials, with the coarse device, kept for 90 days. */
export const recordAccountEvent = (
  db: Queryable,
  action: (typeof accountEvents)[number],
  { userId, device, now }: { userId: string; device: string; now: Date },
): Promise<number> =>
  recordAudit(db, {
    actorId: action === 'sign-in-failed' ? null : userId,
    action,
    itemType: 'user',
    itemId: userId,
    before: null,
    after: { device },
    createdAt: now,
    expiresAt: new Date(now.getTime() + accountEventDays * 24 * 60 * 60 * 1000),
  })

export const removeExpiredAudit = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(auditLog).where(lte(auditLog.expiresAt, now))
}

export type StoredAuditEntry = typeof auditLog.$inferSelect

export const findAuditEntry = async (db: Queryable, id: number): Promise<StoredAuditEntry | null> => {
  const [found] = await db.select().from(auditLog).where(eq(auditLog.id, id))
  return found ?? null
}

/** Every later entry about the same item; `undoes` names the entry that it undoes. */
export const findAuditSince = (
  db: Queryable,
  { id, itemType, itemId }: Pick<StoredAuditEntry, 'id' | 'itemType' | 'itemId'>,
): Promise<{ id: number; undoes: number | null }[]> =>
  db
    .select({
      id: auditLog.id,
      undoes: sql<
        number | null
      >`case when ${auditLog.action} = 'undo' then (${auditLog.after} ->> 'undoes')::int end`,
    })
    .from(auditLog)
    .where(and(eq(auditLog.itemType, itemType), eq(auditLog.itemId, itemId), gt(auditLog.id, id)))

// Drizzle takes the whole person for absent when the first column is null, so that one must be the key.
const person = {
  id: users.id,
  nickname: users.nickname,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
}

/** One page, the newest first, with whoever acted as they are called now. */
export const findAuditPage = async (db: Queryable, { page, limit, ...filters }: AuditQuery) => {
  const where = matching(filters)
  const rows = await db
    .select({ entry: auditLog, actor: person })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(where)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(auditLog).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** Everybody who has acted within the group, those whose accounts are gone included. */
export const findAuditActors = async (db: Queryable, group: AuditQuery['group']) => {
  const acted = db.selectDistinct({ id: auditLog.actorId }).from(auditLog).where(inGroup(group)).as('acted')
  return db
    .select({ id: acted.id, actor: person })
    .from(acted)
    .leftJoin(users, eq(users.id, acted.id))
    .orderBy(acted.id)
}

const inGroup = (group: AuditQuery['group']): SQL | undefined => {
  if (group === undefined) return undefined
  const accountActions = [...accountEvents]
  return group === 'account'
    ? inArray(auditLog.action, accountActions)
    : notInArray(auditLog.action, accountActions)
}

const matching = ({ actor, action, itemType, group }: Omit<AuditQuery, 'page' | 'limit'>): SQL | undefined =>
  and(
    inGroup(group),
    actor === undefined ? undefined : eq(auditLog.actorId, actor),
    action === undefined ? undefined : eq(auditLog.action, action),
    itemType === undefined ? undefined : eq(auditLog.itemType, itemType),
  )
