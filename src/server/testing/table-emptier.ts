import type pg from 'pg'

/** Beyond this, a table is quicker to truncate than to delete from. */
const largeBytes = 1_000_000

/**
 * Makes a function that empties every table and starts the sequences anew. What the migrations themselves have stored
 * stays. Only tables with rows are touched, and by DELETE, with triggers and foreign keys asleep: about 4 ms where
 * truncating all of them takes 50.
 */
export async function tableEmptier(pool: pg.Pool) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' or (schemaname, tablename) = ('graphile_worker', '_private_jobs')`,
  )
  const rowsAnywhere = tables
    .map(
      ({ name }) =>
        `select '${name}' as name, pg_table_size('${name}') > ${largeBytes} as "isLarge" where exists (select from ${name})`,
    )
    .join(' union all ')
  const filled = async () => (await pool.query<{ name: string; isLarge: boolean }>(rowsAnywhere)).rows
  const kept = new Set((await filled()).map(({ name }) => name))

  return async () => {
    const found = (await filled()).filter(({ name }) => !kept.has(name))
    const statements = found.map(({ name, isLarge }) =>
      isLarge ? `truncate ${name} cascade` : `delete from ${name}`,
    )
    // Several statements in one query are one transaction.
    const script = `
      set local session_replication_role = replica;
      ${statements.map((statement) => `${statement};`).join('\n')}
      select setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
        from pg_sequences where schemaname = 'public' and last_value is not null`
    await pool.query(script)
  }
}
