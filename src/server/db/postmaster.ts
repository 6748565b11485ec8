import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rename, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { errnoOf } from '#server/errno-of.ts'
import type { Logger } from '#server/logger.ts'
import { childEnvironment } from '../config.ts'
import { run } from './embedded-account.ts'
import { EmbeddedDatabaseError, explainOutput } from './embedded-error.ts'

/** A running PostgreSQL server, as described by postmaster.pid and postmaster.opts. */
export interface Postmaster {
  pid: number
  status: string
  port: number
  /** Empty on Windows. */
  socketFolder: string
  /** The process id of the server that started it. */
  owner: number
  /** Identifies the start that created it. */
  launchId: string
  /** It responds but its process is not visible: it runs in another container. */
  isElsewhere: boolean
}

export interface Launch {
  dataDir: string
  cluster: string
  bin: string
  command: string[]
  logger: Logger
}

export interface RunningPostgres {
  postmaster: Postmaster
  supervisor: ChildProcess
  lastMessages(): string
}

const supervisorProgram = fileURLToPath(new URL('./postgres-supervisor.js', import.meta.url))
const isWindows = process.platform === 'win32'
const timeoutMs = 60_000
const ownerGraceMs = 500

/** Stops a server that a killed process left behind, then starts PostgreSQL. */
export async function startPostmaster(launch: Launch, isRestart = false): Promise<RunningPostgres> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    await stopPrevious(launch, isRestart)
    const { running, output } = await startSupervisor(launch)
    if (running) return running
    // A concurrent start was first, or the backends of a killed server are still exiting.
    const isTransient = /"postmaster\.pid" already exists|shared memory block/.test(output)
    if (!isTransient || performance.now() > deadline) throw explainOutput(output, launch.cluster)
    await sleep(200)
  }
}

export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  // Options first: PostgreSQL writes them after postmaster.pid, so new options imply a new status.
  const options = await readIfPresent(join(cluster, 'postmaster.opts'))
  const lines = (await readIfPresent(pidFile(cluster))).split('\n').map((line) => line.trim())
  const [pid, , , port, socketFolder = '', , , status = ''] = lines
  if (!pid) return null
  const owner = Number(options.match(/waymark\.owner=(\d+)/)?.[1] ?? 0)
  const launchId = options.match(/waymark\.launch=(\w+)/)?.[1] ?? ''
  const found = { pid: Number(pid), status, port: Number(port), socketFolder, owner, launchId }
  const isHere = isWindows ? isRunning(found.pid) : (await commandOf(found.pid)).includes(cluster)
  return isHere || (await isListening(found)) ? { ...found, isElsewhere: !isHere } : null
}

export function isRunning(pid: number) {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errnoOf(error) === 'EPERM'
  }
}

async function stopPrevious({ cluster, dataDir, bin }: Launch, isRestart: boolean) {
  const since = performance.now()
  for (;;) {
    const previous = await findPostmaster(cluster)
    if (!previous) return removeStalePidFile(cluster)
    const { pid, owner, status, isElsewhere } = previous
    const elapsedMs = performance.now() - since
    const isOwned = isElsewhere || (isRunning(owner) && !(isRestart && owner === process.pid))
    if (isOwned && status !== 'stopping') {
      // The supervisor of a killed process needs a moment to react.
      if (elapsedMs > ownerGraceMs) throw inUse(dataDir, previous)
    } else if (elapsedMs > timeoutMs) {
      throw new EmbeddedDatabaseError(`PostgreSQL (process ${pid}) does not stop. End it, then start again.`)
    } else if (status !== 'stopping') {
      if (isWindows) await run([join(bin, 'pg_ctl'), 'kill', 'INT', String(pid)])
      else process.kill(pid, 'SIGINT')
    }
    await sleep(50)
  }
}

function inUse(dataDir: string, { owner, isElsewhere }: Postmaster) {
  const holder = isElsewhere ? 'a server in another container' : `process ${owner}`
  return new EmbeddedDatabaseError(
    `The data folder ${dataDir} is in use by ${holder}. Stop it, or choose another folder with DATA_DIR.`,
  )
}

/** After a crash another program may have the recorded process id, and PostgreSQL would refuse to start. */
async function removeStalePidFile(cluster: string) {
  const text = await readIfPresent(pidFile(cluster))
  const command = await commandOf(Number.parseInt(text, 10))
  if (command === '' || /(^|\/)postgres( |:|$)/.test(command)) return
  // Renamed first: a server that starts now may have replaced the file.
  const aside = `${pidFile(cluster)}.stale`
  await rename(pidFile(cluster), aside)
  if ((await readFile(aside, 'utf8')) === text) await rm(aside)
  else await rename(aside, pidFile(cluster))
}

async function startSupervisor({ cluster, command, logger }: Launch) {
  // A new container reuses the process ids of a killed one, so a process id cannot identify a launch.
  const launchId = randomBytes(8).toString('hex')
  const args = [...command, '-c', `waymark.launch=${launchId}`]
  // Detached: Ctrl-C reaches only the server, which finishes its requests before it stops PostgreSQL.
  const supervisor = spawn(process.execPath, [supervisorProgram, ...args], {
    cwd: '/',
    env: childEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  supervisor.stdin.on('error', () => undefined)
  const closed = once(supervisor, 'close')
  let output = ''
  createInterface(supervisor.stderr).on('line', (line) => {
    output = `${output}${line}\n`.slice(-2_000)
    logger.debug({ postgres: line }, 'message from PostgreSQL')
  })
  while (supervisor.exitCode === null && supervisor.signalCode === null) {
    const postmaster = await findPostmaster(cluster)
    if (postmaster?.launchId === launchId && postmaster.status === 'ready')
      return { running: { postmaster, supervisor, lastMessages: () => output }, output }
    await sleep(20)
  }
  await Promise.race([closed, sleep(500)])
  return { running: null, output }
}

function pidFile(cluster: string) {
  return join(cluster, 'postmaster.pid')
}

/** Empty if the process does not exist or cannot be inspected. */
async function commandOf(pid: number) {
  if (!isRunning(pid) || isWindows) return ''
  if (process.platform === 'linux')
    return (await readIfPresent(`/proc/${pid}/cmdline`)).replaceAll('\0', ' ').trim()
  return (await run(['ps', '-o', 'command=', '-p', String(pid)])).output.trim()
}

async function isListening({ socketFolder, port }: Pick<Postmaster, 'socketFolder' | 'port'>) {
  const socket = socketFolder ? connect(join(socketFolder, `.s.PGSQL.${port}`)) : connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function readIfPresent(path: string) {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (errnoOf(error) === 'ENOENT' || errnoOf(error) === 'ESRCH') return ''
    throw error
  }
}
