import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { childEnvironment } from '#server/config.ts'
import { openPrivateFolder, run } from '#server/db/embedded-account.ts'
import { findBinaries } from '#server/db/embedded-binaries.ts'
import { signalGroup, startProcessCleanup } from '../../../../scripts/testing/process-cleanup.mjs'
import { freePort } from '../built-server.ts'

const settings = [
  'wal_level=replica',
  'max_wal_senders=5',
  'wal_keep_size=512MB',
  'hot_standby=on',
  'max_connections=60',
]

/**
 * A primary with a synchronous standby. `failOver` kills the primary, promotes the standby and creates a new standby from it.
 * Like Patroni, `checkPort` answers 200 to `/a` or `/b` while that node is the primary.
 */
export async function startReplicatedPostgres() {
  const cleanup = startProcessCleanup()
  const folder = await mkdtemp('/tmp/waymark-replicas-')
  cleanup.addFolder(folder)
  const account = await openPrivateFolder(folder)
  const bin = await findBinaries(account)
  const nodes = await Promise.all(
    ['a', 'b'].map(async (name) => ({ name, data: join(folder, name), port: await freePort(), pid: 0 })),
  )
  type Node = (typeof nodes)[number]
  let [primary, standby] = nodes as [Node, Node]

  const asOwner = async (...command: string[]) => {
    const { ok, output } = await run([...account.prefix, ...command])
    if (!ok) throw new Error(`${command.join(' ')}: ${output}`)
  }

  async function start(node: Node, more: string[] = []) {
    const args = ['-D', node.data, '-k', folder, '-h', '127.0.0.1', '-p', String(node.port)]
    const [program = '', ...rest] = [...account.prefix, join(bin, 'postgres'), ...args]
    const options = [...settings, ...more].flatMap((setting) => ['-c', setting])
    const child = spawn(program, [...rest, ...options], {
      cwd: '/',
      env: childEnvironment(),
      stdio: 'ignore',
      detached: true,
    })
    node.pid = child.pid ?? 0
    cleanup.addGroup(node.pid)
    const deadline = Date.now() + 60_000
    while ((await oneValue(node, 'select 1')) === null) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`PostgreSQL ${node.name} did not start.`)
      await sleep(50)
    }
  }

  /** The first value of a query; null if the server does not respond. */
  async function oneValue(node: Node, query: string): Promise<unknown> {
    const client = new pg.Client({ ...addressOf(node), connectionTimeoutMillis: 2_000 }).on(
      'error',
      () => undefined,
    )
    try {
      await client.connect()
      return Object.values((await client.query(query)).rows[0] ?? {})[0] ?? null
    } catch {
      return null
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  /** PostgreSQL's low-level base backup: the copy is consistent once it has replayed the log to its end. */
  async function makeStandby() {
    await asOwner('rm', '-rf', standby.data)
    const client = new pg.Client(addressOf(primary))
    await client.connect()
    await client.query("select pg_backup_start('standby', true)")
    // Ignores the exit code: files may vanish during the copy.
    await run([...account.prefix, 'cp', '-a', primary.data, standby.data])
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
    await client.end()
    await asOwner(
      'rm',
      '-f',
      join(standby.data, 'postmaster.pid'),
      join(standby.data, 'postgresql.auto.conf'),
    )
    const source = `host=127.0.0.1 port=${primary.port} user=waymark application_name=standby`
    await write(join(standby.data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
    await write(join(standby.data, 'backup_label'), rows[0]?.labelfile ?? '')
    await asOwner('touch', join(standby.data, 'standby.signal'))
    await start(standby)
    await setSynchronous('standby')
    while ((await oneValue(primary, "select 1 from pg_stat_replication where sync_state = 'sync'")) === null)
      await sleep(50)
  }

  const write = (path: string, text: string) => asOwner('sh', '-c', 'printf %s "$1" > "$2"', 'sh', text, path)

  async function setSynchronous(names: string) {
    const client = new pg.Client(addressOf(primary))
    await client.connect()
    await client.query(`alter system set synchronous_standby_names = '${names}'`)
    await client.query('select pg_reload_conf()')
    await client.end()
  }

  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  await asOwner(
    join(bin, 'initdb'),
    '-D',
    primary.data,
    '-U',
    'waymark',
    '--auth=trust',
    '-E',
    'UTF8',
    ...locale,
    '-N',
  )
  await start(primary)
  await makeStandby()

  const checks = createServer(async ({ url }, response) => {
    const node = nodes.find(({ name }) => url === `/${name}`)
    const isPrimary = node && (await oneValue(node, 'select not pg_is_in_recovery()')) === true
    response.writeHead(isPrimary ? 200 : 503).end()
  }).listen(0, '127.0.0.1')
  await once(checks, 'listening')
  const address = checks.address()

  return {
    nodes,
    checkPort: typeof address === 'object' && address ? address.port : 0,
    async failOver() {
      signalGroup(primary.pid, 'SIGKILL')
      cleanup.removeGroup(primary.pid)
      const gone = primary
      primary = standby
      standby = gone
      await setSynchronousWhenPromoted()
      await makeStandby()
    },
    async stop() {
      checks.closeAllConnections()
      checks.close()
      await cleanup.finish()
    },
  }

  /** Without a standby, the new primary acknowledges commits alone; the test kills nothing until it has one again. */
  async function setSynchronousWhenPromoted() {
    await oneValue(primary, 'select pg_promote(true, 30)')
    await setSynchronous('')
  }
}

const addressOf = ({ port }: { port: number }) => ({
  host: '127.0.0.1',
  port,
  user: 'waymark',
  database: 'postgres',
})
