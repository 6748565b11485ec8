import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { command } from '../setup/command.mjs'
import { signalGroup } from './janitor.mjs'
import { postgresPackage } from './postgres-package.mjs'

/** Nothing here has to survive a power cut. */
const fastSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=100',
  'autovacuum=off',
]

/**
 * Starts a PostgreSQL server from the npm package in a fresh temporary folder.
 * @param {import('./janitor.mjs').Janitor} janitor
 * @param {string[]} [settings]
 * @returns {Promise<{ url: string, restart: (awayMs?: number) => Promise<void>, stop: () => Promise<void> }>}
 */
export async function startPostgres(janitor, settings = fastSettings) {
  // PostgreSQL refuses to run as root; this is the uid of `nobody`.
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null
  const folder = mkdtempSync(join(account ? '/tmp' : tmpdir(), 'waymark-postgres-'))
  janitor.removeFolder(folder)
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  chmodSync(folder, 0o700)
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid)

  const as = { ...account, cwd: folder }
  const bin = await reachableBinaries(folder, as)
  const data = join(folder, 'data')
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'
  const access = ['-U', 'waymark', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  const encoding = ['-E', 'UTF8', `--locale=${locale}`]
  const made = await command(join(bin, 'initdb'), ['-D', data, ...access, ...encoding, '--no-sync'], as)
  if (made.code !== 0) throw new Error(`${made.output}\ninitdb failed.`)

  const port = await freePort()
  const listening = ['-k', folder, '-h', '127.0.0.1', '-p', String(port)]
  const args = ['-D', data, ...listening, ...settings.flatMap((setting) => ['-c', setting])]
  let server = await run()
  return {
    url: `postgres://waymark:${password}@127.0.0.1:${port}/postgres`,
    async restart(awayMs = 0) {
      await server.stop()
      await sleep(awayMs)
      server = await run()
    },
    stop: () => server.stop(),
  }

  async function run() {
    const child = spawn(join(bin, 'postgres'), args, {
      ...as,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let log = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      log = `${log}${chunk}`.slice(-10_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const pid = child.pid ?? 0
    janitor.watchGroup(pid)
    const exited = new Promise((resolve) => child.once('exit', resolve))
    const stop = async () => {
      // SIGINT is a fast shutdown: it does not wait for clients.
      child.kill('SIGINT')
      const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), 5_000)
      await exited
      clearTimeout(timer)
      janitor.forgetGroup(pid)
    }
    const since = Date.now()
    while (!log.includes('database system is ready to accept connections')) {
      if (child.exitCode !== null || Date.now() - since > 30_000) {
        await stop()
        throw new Error(`${log}\nPostgreSQL did not start.`)
      }
      await sleep(20)
    }
    return { stop }
  }
}

/**
 * The package may lie below a folder that the unprivileged account cannot enter; then a copy is used.
 * @param {string} folder
 * @param {import('node:child_process').SpawnOptions} as
 */
async function reachableBinaries(folder, as) {
  const native = postgresPackage()
  const bin = join(native, 'bin')
  const { code } = await command(join(bin, 'postgres'), ['--version'], as)
  if (code === 0) return bin
  const copy = join(folder, 'native')
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
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
