import { and, desc, eq, gt, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { auditLog } from '#server/db/schema/moderation.ts'
import { nameColumns, users } from '#server/db/schema/users.ts'
import {
  type AuditAction,
  type AuditItemType,
  type AuditQuery,
  accountEvents,
} from '#shared/contract/audit.ts'

export type AuditRecord = Record<string, unknown>

interface NewAuditEntry {
  action: AuditAction
  itemType: AuditItemType
  itemId: number | string
  /** Neither may contain the name or e-mail address of an account, because the log outlives accounts. */
  before?: AuditRecord | null
  after?: AuditRecord | null
  /** Absent for admin actions, which never expire. */
  expiresAt?: Date
}

/** Call it in the transaction of the action. `by` is null for the command line and jobs. Returns the id for an undo. */
export const recordAudit = async (
  db: Queryable,
  by: { userId: string } | null,
  createdAt: Date,
  { itemId, ...entry }: NewAuditEntry,
): Promise<number> => {
  const [row] = await db
    .insert(auditLog)
    .values({ ...entry, actorId: by?.userId ?? null, itemId: String(itemId), createdAt })
    .returning({ id: auditLog.id })
  if (!row) throw new Error('The insert returned no row')
  return row.id
}

const accountEventDays = 90

interface AccountEvent {
  userId: string
  device: string
  now: Date
  /** How a person signed in, or which devices a sign-out ended. */
  method?: SignInMethod | 'another device' | 'all devices'
}

export type SignInMethod =
  | 'password'
  | 'passkey'
  | 'identity provider'
  | 'one-time code'
  | 'recovery code'
  | 'password again'

/** Sign-ins, sign-outs and changes of credentials, with the device, for 90 days. */
export const recordAccountEvent = (
  db: Queryable,
  action: (typeof accountEvents)[number],
  { userId, device, now, method }: AccountEvent,
): Promise<number> =>
  recordAudit(db, action === 'sign-in-failed' ? null : { userId }, now, {
    action,
    itemType: 'user',
    itemId: userId,
    after: { device, ...(method !== undefined && { method }) },
    expiresAt: new Date(now.getTime() + accountEventDays * 24 * 60 * 60 * 1000),
  })

export const removeExpiredAudit = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(auditLog).where(lte(auditLog.expiresAt, now))
}

export type StoredAuditEntry = typeof auditLog.$inferSelect

export const findAuditEntry = (db: Queryable, id: number) =>
  firstRow(db.select().from(auditLog).where(eq(auditLog.id, id)))

/** Every later entry about the same item; `undoes` is the id of the undone entry. */
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

/** One page, newest first, with the current names of the actors. */
export const findAuditPage = async (db: Queryable, { page, limit, ...filters }: AuditQuery) => {
  const where = matching(filters)
  const rows = await db
    .select({ entry: auditLog, actor: nameColumns })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(where)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(auditLog, where) }
}

/** Every actor of the group, including deleted accounts. */
export const findAuditActors = async (db: Queryable, group: AuditQuery['group']) => {
  const acted = db.selectDistinct({ id: auditLog.actorId }).from(auditLog).where(inGroup(group)).as('acted')
  return db
    .select({ id: acted.id, actor: nameColumns })
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
