import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { identities } from '#server/db/schema/users.ts'

interface IdentityKey {
  issuer: string
  subject: string
}

export async function findUserId(db: Queryable, { issuer, subject }: IdentityKey): Promise<string | null> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return row?.userId ?? null
}

/** False when the identity is already stored. */
export async function insert(db: Queryable, key: IdentityKey, userId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .insert(identities)
    .values({ ...key, userId, createdAt: now })
    .onConflictDoNothing()
  return rowCount === 1
}

export async function removeAllOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(identities).where(eq(identities.userId, userId))
}
