import postgres, { type Sql } from 'postgres'

/** One connection without timeouts to a database of the run. This driver knows no socket folder in the place of the host. */
export function openSql(url: string): Sql {
  const host = decodeURIComponent(new URL(url).hostname)
  const path = host.startsWith('/') ? `${host}/.s.PGSQL.5432` : undefined
  return postgres(url, { max: 1, onnotice: () => undefined, path })
}

export async function withSql<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = openSql(url)
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}
