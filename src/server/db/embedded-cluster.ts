import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, lstat, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { errnoOf } from '#server/errno-of.ts'
import type { Logger } from '#server/logger.ts'
import { type Account, run } from './embedded-account.ts'
import { EmbeddedDatabaseError, explainOutput } from './embedded-error.ts'
import { isRunning } from './postmaster.ts'

export const databaseUser = 'waymark'
export const passwordFile = 'password'

const isWindows = process.platform === 'win32'
const draftPrefix = 'cluster.new-'

interface ClusterOptions {
  folder: string
  account: Account
  bin: string
  logger: Logger
}

/** Returns the data folder, created on the first start. */
export async function prepareCluster({ folder, account, bin, logger }: ClusterOptions): Promise<string> {
  const cluster = join(folder, 'cluster')
  await removeDrafts(folder)
  if (!(await exists(cluster))) {
    logger.info({ folder }, 'creating the database')
    // Renamed when complete, so that an interrupted start leaves no partial database.
    const draft = join(folder, `${draftPrefix}${process.pid}`)
    const { ok, output } = await run([
      ...account.prefix,
      join(bin, 'initdb'),
      '-D',
      draft,
      ...(await access(folder)),
    ])
    if (!ok) throw explainOutput(output, folder)
    // A concurrent start may have been first; PostgreSQL's own lock decides which process runs.
    await rename(draft, cluster).catch(() => rm(draft, { recursive: true }))
  }
  // PostgreSQL refuses a folder that other accounts can read.
  await chmod(cluster, 0o700)
  return cluster
}

/** Rejects an unusable DATA_DIR. Called before anything is created there. */
export async function refuseDataDir(dataDir: string, mustExist: boolean) {
  const folder = await stat(dataDir).catch(() => null)
  if (folder && !folder.isDirectory())
    throw new EmbeddedDatabaseError(`${dataDir} is not a folder. Choose another with DATA_DIR.`)
  if (await exists(join(dataDir, 'postgres', 'cluster'))) return
  const old = join(dataDir, 'database')
  if (await exists(join(old, 'cluster'))) refuseOldEngine(old)
  if (mustExist)
    throw new EmbeddedDatabaseError(
      `There is no database in ${dataDir}. Check DATA_DIR, or start the server once with npm start.`,
    )
}

function refuseOldEngine(old: string): never {
  throw new EmbeddedDatabaseError(
    `${old} was made by the database engine of an earlier version, which this version cannot read. It is unchanged. ` +
      'To use it, run the earlier version. To begin with an empty database, move that folder away or choose another ' +
      'folder with DATA_DIR.',
  )
}

/** Sized for 250 MB together with the server. The rest is PostgreSQL's default, fsync included. */
const settings = [
  'max_connections=30',
  'shared_buffers=64MB',
  'huge_pages=off',
  'jit=off',
  'io_method=sync',
  'max_worker_processes=0',
  'max_logical_replication_workers=0',
  'autovacuum_worker_slots=1',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
  'timezone=UTC',
  // Statement errors go to the caller; logging them here would log personal data.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_checkpoints=off',
  'log_line_prefix=',
  // Other processes read it from postmaster.opts.
  `waymark.owner=${process.pid}`,
]

export async function postgresArguments(cluster: string, folder: string, account: Account) {
  // Windows sockets have no permissions.
  const endpoint = isWindows
    ? ['listen_addresses=127.0.0.1', `port=${await freePort()}`]
    : ['listen_addresses=', `unix_socket_directories="${await socketFolder(folder, account)}"`]
  return ['-D', cluster, ...[...settings, ...endpoint].flatMap((setting) => ['-c', setting])]
}

/** The socket folder is private, so local connections are trusted. */
async function access(folder: string) {
  const shared = [
    '-U',
    databaseUser,
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]
  if (!isWindows) return [...shared, '--auth-local=trust', '--auth-host=reject']
  await writeFile(join(folder, passwordFile), randomBytes(24).toString('hex'), { mode: 0o600 })
  return [...shared, '--auth=scram-sha-256', `--pwfile=${join(folder, passwordFile)}`]
}

/** Socket paths are limited to 108 bytes on Linux and 104 on macOS. */
async function socketFolder(folder: string, { uid, plainPrefix }: Account) {
  const maxLength = process.platform === 'linux' ? 107 : 103
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= maxLength) return folder.replaceAll('"', '""')
  const short = `/tmp/waymark-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  await run([...plainPrefix, 'mkdir', '-m', '700', short])
  const found = await lstat(short)
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return short
  throw new EmbeddedDatabaseError(
    `${short} is not private. Remove it, or choose a shorter path for DATA_DIR.`,
  )
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function removeDrafts(folder: string) {
  for (const name of await readdir(folder)) {
    const pid = Number(name.slice(draftPrefix.length))
    const isInUse = pid !== process.pid && isRunning(pid)
    if (name.startsWith(draftPrefix) && !isInUse)
      // initdb outlives a killed server for a moment and keeps writing.
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 20 })
  }
}

async function exists(path: string) {
  try {
    await stat(path)
    return true
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return false
    throw error
  }
}
