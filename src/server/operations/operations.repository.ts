import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'

export async function databaseFacts(db: Queryable): Promise<{ version: string; bytes: number }> {
  const { rows } = await db.execute<{ version: string; bytes: string }>(
    sql`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
  )
  return { version: rows[0]?.version ?? '', bytes: Number(rows[0]?.bytes ?? 0) }
}

export async function uploadFacts(db: Queryable): Promise<{ count: number; bytes: number }> {
  const { rows } = await db.execute<{ count: number; bytes: string }>(
    sql`select count(*)::int as count, coalesce(sum(bytes), 0)::text as bytes from uploads`,
  )
  return { count: rows[0]?.count ?? 0, bytes: Number(rows[0]?.bytes ?? 0) }
}
