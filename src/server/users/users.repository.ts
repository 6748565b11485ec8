import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { users } from '#server/db/schema/users.ts'

export type User = typeof users.$inferSelect
export type NewUser = Pick<User, 'email' | 'createdAt'> & Partial<Omit<typeof users.$inferInsert, 'id'>>

export const findById = (db: Queryable, id: string) => firstRow(select(db, eq(users.id, id)))

export const findByEmail = (db: Queryable, email: string) => firstRow(select(db, hasEmail(email)))

/** Locks the account until the end of the transaction. */
export const lockById = (db: Queryable, id: string) => firstRow(select(db, eq(users.id, id)).for('update'))

export const lockByEmail = (db: Queryable, email: string) =>
  firstRow(select(db, hasEmail(email)).for('update'))

const select = (db: Queryable, where: SQL) => db.select().from(users).where(where)

/** Null when the email address is taken, ignoring case. */
export const insert = (db: Queryable, user: NewUser) =>
  firstRow(
    db
      .insert(users)
      .values({ ...user, updatedAt: user.createdAt })
      .onConflictDoNothing()
      .returning(),
  )

/** Absent keys stay as they are. Null when there is no such account. */
export const update = (db: Queryable, id: string, changes: Partial<Omit<User, 'id' | 'createdAt'>>) =>
  firstRow(db.update(users).set(changes).where(eq(users.id, id)).returning())

/** Locks all admins until the end of the transaction, which serializes removals of the role. */
export async function lockAdminIds(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.id))
    .for('update')
  return rows.map(({ id }) => id)
}

export async function hasAdmin(db: Queryable): Promise<boolean> {
  return (await db.$count(users, eq(users.role, 'admin'))) > 0
}

/** Newest first. Each search word must occur in name, email, location or school. */
export async function findPage(
  db: Queryable,
  { search, limit, offset }: { search: string; limit: number; offset: number },
) {
  const where = matches(search)
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(users, where) }
}

function hasEmail(email: string): SQL {
  return sql`lower(${users.email}) = lower(${email})`
}

/** `strpos` has no wildcards, so `%` and `_` match themselves. */
function matches(search: string): SQL | undefined {
  const text = sql`lower(concat_ws(' ', ${users.firstName}, ${users.lastName}, ${users.nickname}, ${users.email}, ${users.location}, ${users.schoolName}))`
  const words = search.split(/\s+/).filter(Boolean)
  return and(...words.map((word) => sql`strpos(${text}, lower(${word})) > 0`))
}
