import postgres, { type Sql } from 'postgres'

/** One connection without timeouts to a database of the run. */
export const openSql = (url: string): Sql => postgres(url, { max: 1, onnotice: () => undefined })

export async function withSql<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = openSql(url)
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}
