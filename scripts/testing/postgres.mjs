import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { command } from '../setup/command.mjs'
import { signalGroup } from './janitor.mjs'

const oldestMajor = 15
const quickAndCareless = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=100',
  'autovacuum=off',
]

export const noPostgres =
  `No PostgreSQL ${oldestMajor} or newer was found for the tests. Install one (Debian: apt-get install postgresql; ` +
  'macOS: brew install postgresql), or set TEST_DATABASE_URL to a server where the user may create databases.'

/** @returns {Promise<string | null>} the folder that holds initdb and postgres */
export async function findPostgres() {
  for (const folder of candidates()) {
    if (!existsSync(join(folder, 'postgres')) || !existsSync(join(folder, 'initdb'))) continue
    const { output } = await command(join(folder, 'postgres'), ['--version'])
    if (Number(/\) (\d+)/.exec(output)?.[1]) >= oldestMajor) return folder
  }
  return null
}

function candidates() {
  const versions = (/** @type {string} */ parent) =>
    existsSync(parent)
      ? readdirSync(parent)
          .sort((a, b) => b.localeCompare(a, undefined, { numeric: true }))
          .map((name) => join(parent, name, 'bin'))
      : []
  return [
    ...versions('/usr/lib/postgresql'),
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    '/usr/local/pgsql/bin',
    '/usr/pgsql/bin',
    ...versions('/opt/homebrew/opt').filter((path) => path.includes('/postgresql')),
    ...versions('/usr/local/opt').filter((path) => path.includes('/postgresql')),
    ...versions('/Applications/Postgres.app/Contents/Versions'),
  ]
}

/**
 * A PostgreSQL of its own in a fresh temporary folder. Unless told otherwise, it promises nothing after a power cut and is
 * quick for it.
 * @param {string} binaries
 * @param {import('./janitor.mjs').Janitor} janitor
 * @param {string[]} [settings]
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres(binaries, janitor, settings = quickAndCareless) {
  const account = await unprivilegedAccount()
  const folder = mkdtempSync(join(account ? '/tmp' : tmpdir(), 'waymark-postgres-'))
  janitor.removeFolder(folder)
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  chmodSync(folder, 0o700)
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid)

  const data = join(folder, 'data')
  const as = { ...account, cwd: folder }
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'
  const made = await command(
    join(binaries, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'waymark',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      `--locale=${locale}`,
      '--no-sync',
    ],
    as,
  )
  if (made.code !== 0) throw new Error(`${made.output}\nPostgreSQL could not make its data folder.`)

  const port = await freePort()
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...as, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  )
  let log = ''
  const keep = (/** @type {Buffer} */ chunk) => {
    log = `${log}${chunk}`.slice(-10_000)
  }
  server.stdout.on('data', keep)
  server.stderr.on('data', keep)
  const pid = server.pid ?? 0
  janitor.watchGroup(pid)
  const exited = new Promise((resolve) => server.once('exit', resolve))

  const stop = async () => {
    // SIGINT asks PostgreSQL to stop without waiting for its clients; it takes its own children along.
    server.kill('SIGINT')
    const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), 5_000)
    await exited
    clearTimeout(timer)
    janitor.forgetGroup(pid)
  }
  const since = Date.now()
  while (!log.includes('database system is ready to accept connections')) {
    if (server.exitCode !== null || Date.now() - since > 30_000) {
      await stop()
      throw new Error(`${log}\nPostgreSQL did not start.`)
    }
    await sleep(20)
  }
  return { url: `postgres://waymark:${password}@127.0.0.1:${port}/postgres`, stop }
}

// PostgreSQL refuses to run as root.
async function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([idOf('-u', name), idOf('-g', name)])
    if (uid && gid) return { uid, gid }
  }
  throw new Error('PostgreSQL will not run as root, and there is neither a user postgres nor a user nobody.')
}

/** @param {string} flag @param {string} name */
async function idOf(flag, name) {
  const { code, output } = await command('id', [flag, name])
  return code === 0 ? Number(output.trim()) : 0
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
