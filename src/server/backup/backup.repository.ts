import type { ClientBase } from 'pg'
import { BackupError } from './backup-error.ts'
import type { Manifest } from './manifest.ts'

export interface TableShape {
  name: string
  columns: { name: string; type: string }[]
}

const rowsPerFetch = 200
const chunkCharacters = 1024 * 1024

/** Runs `work` on one consistent snapshot, without blocking writers. */
export async function inSnapshot<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin transaction isolation level repeatable read, read only')
  const result = await work()
  await client.query('commit')
  return result
}

/** Omits generated columns, which PostgreSQL recomputes. */
export async function findTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name, json_agg(
      json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum
    ) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`)
  return rows
}

/**
 * One JSON object per row, in chunks of a megabyte. Values are in PostgreSQL's own text format, which every version parses
 * exactly.
 */
export async function* readRows(client: ClientBase, table: TableShape): AsyncGenerator<string[]> {
  const columns = table.columns.map(({ name }) => `${quoted(name)}::text as ${quoted(name)}`).join(', ')
  await client.query(`declare backup_rows no scroll cursor for
    select row_to_json(r)::text as line from (select ${columns} from ${quoted(table.name)}) r`)
  let lines: string[] = []
  let characters = 0
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsPerFetch} from backup_rows`)
    if (rows.length === 0) break
    for (const { line } of rows) {
      lines.push(line)
      characters += line.length
      if (characters < chunkCharacters) continue
      yield lines
      lines = []
      characters = 0
    }
  }
  if (lines.length > 0) yield lines
  await client.query('close backup_rows')
}

export async function readSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
    from pg_sequences where schemaname = 'public' order by 1`)
  return rows
}

export async function readUploadUrls(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ url: string }>('select url from uploads order by url')
  return rows.map(({ url }) => url)
}

/** An installation without accounts and listings can be overwritten safely. */
export async function requireEmptyInstallation(client: ClientBase): Promise<void> {
  const { rows: found } = await client.query<{ name: string }>(
    `select name from unnest(array['users', 'listings']) name where to_regclass('public.' || name) is not null`,
  )
  for (const { name } of found) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`)
    if (rowCount)
      throw new BackupError(
        'This installation already has accounts or listings, and a backup is restored only into an empty one. Set DATA_DIR or DATABASE_URL to a new place. Nothing was changed.',
      )
  }
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/**
 * Rows load in any order and counters load as values, so `work` runs without foreign keys and triggers. Adding the keys
 * again checks every reference. Part of the caller's transaction. Requires no more than ownership of the tables.
 */
export async function withoutConstraints(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const tables = (await findTables(client)).map(({ name }) => quoted(name))
  // A running site or another restore may have stored something since the restore began.
  await client.query(`lock table ${tables.join(', ')} in access exclusive mode`)
  await requireEmptyInstallation(client)
  const { rows: keys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  await client.query(`truncate ${tables.join(', ')}`)
  await work()
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
}

export async function insertLines(client: ClientBase, table: TableShape, lines: string[]): Promise<void> {
  const names = table.columns.map(({ name }) => quoted(name))
  const values = table.columns.map(({ name, type }) => `r.${quoted(name)}::${type}`)
  await client.query(
    `insert into ${quoted(table.name)} (${names.join(', ')}) overriding system value
     select ${values.join(', ')} from json_to_recordset($1::json) as r(${names.map((name) => `${name} text`).join(', ')})`,
    [`[${lines.join(',')}]`],
  )
}

export async function setSequence(
  client: ClientBase,
  { name, value, isCalled }: Manifest['sequences'][number],
): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [
    `public.${quoted(name)}`,
    value,
    isCalled,
  ])
}

export async function analyze(client: ClientBase): Promise<void> {
  await client.query('analyze')
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
