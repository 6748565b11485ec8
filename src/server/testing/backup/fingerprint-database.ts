import type { Database } from '#server/db/client.ts'

/** A checksum of each table's rows, with all sequences, triggers and constraints. */
export async function fingerprintDatabase({ pool }: Pick<Database, 'pool'>) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const contents: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as checksum from "${name}" t`,
    )
    contents[name] = rows[0]
  }
  const { rows: sequences } = await pool.query(
    `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
  )
  const { rows: triggers } = await pool.query(
    `select tgrelid::regclass::text as table, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
  )
  const { rows: keys } = await pool.query(
    `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition
     from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  )
  return { contents, sequences, triggers, keys }
}
