import type { Sql } from 'postgres'

const tables = ['listings', 'listing_texts', 'tutoring_facts', 'search_words']

/** How long COPY takes for the rows of an import, without indexes and with the product's. */
export async function copySeconds(sql: Sql): Promise<{ bare: number; indexed: number }> {
  const [{ folder = '' } = {}] = await sql<{ folder: string }[]>`
      select current_setting('data_directory') as folder`
  let bare = 0
  let indexed = 0
  for (const table of tables) {
    const columns = await writableColumns(sql, table)
    const file = `'${folder}/bench-${table}.copy'`
    await sql.unsafe(`copy ${table} (${columns}) to ${file}`).simple()
    bare += await timed(`including generated including identity`)
    indexed += await timed(`including all`)

    async function timed(like: string) {
      const copy = `copy_of_${table}`
      await sql.unsafe(`create unlogged table ${copy} (like ${table} ${like})`).simple()
      const since = performance.now()
      await sql.unsafe(`copy ${copy} (${columns}) from ${file}`).simple()
      const seconds = (performance.now() - since) / 1000
      await sql.unsafe(`drop table ${copy}`).simple()
      return seconds
    }
  }
  return { bare, indexed }
}

async function writableColumns(sql: Sql, table: string) {
  const columns = await sql<{ name: string }[]>`
    select quote_ident(column_name) as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`
  return columns.map(({ name }) => name).join(', ')
}
