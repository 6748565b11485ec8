import { spawn } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { childEnvironment } from '#server/config.ts'
import { openPrivateFolder, run } from '#server/db/embedded-account.ts'
import { findBinaries } from '#server/db/embedded-binaries.ts'
import { signalGroup, startProcessCleanup } from '../../../scripts/testing/process-cleanup.mjs'
import { freePort } from './built-server.ts'

/** Test data does not have to survive a power failure. */
const fastSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=100',
  'autovacuum=off',
]

export interface TestPostgres {
  url: string
  /** The server's private folder; `stop` removes it. */
  folder: string
  /** Restarts the server on the same data and port, after `awayMs` of downtime. */
  restart(awayMs?: number): Promise<void>
  /** Suspends all server processes: connections stay open without a response. Returns a function that resumes them. */
  freeze(): Promise<() => void>
  stop(): Promise<void>
}

/** Starts the bundled PostgreSQL in a temporary folder, on a TCP port. It stops with this process, even after `kill -9`. */
export async function startTestPostgres(settings = fastSettings): Promise<TestPostgres> {
  const cleanup = startProcessCleanup()
  // Root runs PostgreSQL as another account, which may have no access to TMPDIR.
  const folder = await mkdtemp(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'waymark-postgres-'))
  cleanup.addFolder(folder)
  const account = await openPrivateFolder(folder)
  const bin = await findBinaries(account)
  const data = join(folder, 'data')
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const init = ['-D', data, '-U', 'waymark', '--auth=trust', '-E', 'UTF8', ...locale, '--no-sync']
  const { ok, output } = await run([...account.prefix, join(bin, 'initdb'), ...init])
  if (!ok) throw new Error(`${output}\ninitdb failed.`)

  const port = await freePort()
  const args = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port)]
  const [program = '', ...rest] = [...account.prefix, join(bin, 'postgres'), ...args]
  const url = `postgres://waymark@127.0.0.1:${port}/postgres`
  let stopServer = await start()
  return {
    url,
    folder,
    async restart(awayMs = 0) {
      await stopServer()
      await sleep(awayMs)
      stopServer = await start()
    },
    freeze: () => freeze(url, folder),
    async stop() {
      await stopServer()
      await cleanup.finish()
    },
  }

  /** Starts the server and returns a function that stops it. */
  async function start() {
    const child = spawn(program, [...rest, ...settings.flatMap((setting) => ['-c', setting])], {
      cwd: '/',
      env: childEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    })
    const pid = child.pid ?? 0
    cleanup.addGroup(pid)
    let log = ''
    child.stderr.on('data', (chunk: Buffer) => {
      log = `${log}${chunk}`.slice(-10_000)
    })
    const exited = new Promise((resolve) => child.once('exit', resolve))
    const stop = async () => {
      // SIGINT is PostgreSQL's fast shutdown, which does not wait for clients.
      child.kill('SIGINT')
      const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), 5_000)
      await exited
      clearTimeout(timer)
      cleanup.removeGroup(pid)
    }
    const deadline = Date.now() + 30_000
    while (!(await canConnect(url))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        await stop()
        throw new Error(`${log}\nPostgreSQL did not start.`)
      }
      await sleep(20)
    }
    return stop
  }
}

async function freeze(url: string, folder: string) {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  const [postmaster] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')
  const pids = [Number(postmaster)]
  // Suspended first, so that it starts no more processes.
  process.kill(Number(postmaster), 'SIGSTOP')
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
  pids.push(...rows.map(({ pid }) => pid))
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
    void client.end()
  }
}

async function canConnect(url: string) {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
