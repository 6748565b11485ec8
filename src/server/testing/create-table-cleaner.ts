import type pg from 'pg'

/** Above this, truncating is faster than deleting. */
const largeBytes = 1_000_000

/**
 * Returns a function that empties every table and resets the sequences, except rows inserted by migrations. It deletes from
 * tables with rows only, with triggers and foreign keys disabled: 4 ms, where truncating all tables takes 50 ms.
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
