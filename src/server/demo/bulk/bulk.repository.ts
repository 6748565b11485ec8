import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { users } from '#server/db/schema/users.ts'

/** Authors of the reviews and thumbs up; repeated runs share them. */
export async function ensureReaders(db: Queryable, count: number): Promise<string[]> {
  await db.execute(sql`
    insert into ${users} (email, first_name, last_name, email_verified_at)
    select 'reader-' || lpad(n::text, 4, '0') || '@load.example.org', 'Reader', n::text, now()
    from generate_series(1, ${count}::int) as n
    on conflict do nothing`)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${users} where email like 'reader-____@load.example.org' order by email limit ${count}`)
  return rows.map(({ id }) => id)
}
