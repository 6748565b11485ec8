import type pg from 'pg'

/** Above this, truncating is faster than deleting. */
const largeBytes = 1_000_000

/**
 * Returns a function that empties every table, except those filled by migrations, and resets the sequences. It deletes only
 * from tables with rows, with triggers and foreign keys disabled: 4 ms, where truncating all tables takes 50 ms.
 */
export async function createTableCleaner(pool: pg.Pool) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' or (schemaname, tablename) = ('graphile_worker', '_private_jobs')`,
  )
  const findTablesWithRows = tables
    .map(
      ({ name }) =>
        `select '${name}' as name, pg_table_size('${name}') > ${largeBytes} as "isLarge" where exists (select from ${name})`,
    )
    .join(' union all ')
  const tablesWithRows = async () =>
    (await pool.query<{ name: string; isLarge: boolean }>(findTablesWithRows)).rows
  const fromMigrations = new Set((await tablesWithRows()).map(({ name }) => name))

  return async () => {
    const filled = (await tablesWithRows()).filter(({ name }) => !fromMigrations.has(name))
    const statements = filled.map(({ name, isLarge }) =>
      isLarge ? `truncate ${name} cascade` : `delete from ${name}`,
    )
    // Multiple statements in one query run in one transaction.
    const script = `
      set local session_replication_role = replica;
      ${statements.map((statement) => `${statement};`).join('\n')}
      select setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
        from pg_sequences where schemaname = 'public' and last_value is not null`
    await pool.query(script)
  }
}
