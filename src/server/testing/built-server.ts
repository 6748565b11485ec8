import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const ownProgram = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url))

export interface BuiltServer {
  url: string
  pid: number
  output(): string
  kill(signal: NodeJS.Signals): void
  /** Resolves with the exit code or the signal that ended the process. */
  exited: Promise<number | NodeJS.Signals>
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<number | NodeJS.Signals>
}

/** Not inherited from this process: tests must not write to the developer's DATABASE_URL. */
const base = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  RATE_LIMIT: 'off',
  DEMO_DATA: 'false',
  ADMIN_EMAIL: 'admin@example.org',
  ADMIN_PASSWORD: 'a long enough password',
}

/** Starts the built server as a child process. */
export function spawnBuiltServer(env: NodeJS.ProcessEnv, program = ownProgram) {
  const child = spawn(process.execPath, [program], {
    env: { ...base, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const append = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', append)
  child.stderr.on('data', append)
  return { child, exited: exitOf(child), output: () => output }
}

/** Starts the built server and waits for a response. `program` may be the build of another version. */
export async function startBuiltServer(
  env: NodeJS.ProcessEnv,
  timeoutMs = 120_000,
  program = ownProgram,
): Promise<BuiltServer> {
  const port = env.PORT ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const { child, exited, output } = spawnBuiltServer({ PORT: String(port), ...env }, program)
  const deadline = Date.now() + timeoutMs
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended before it answered:\n${output()}`)
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The server did not answer in ${timeoutMs} ms:\n${output()}`)
    }
    await sleep(50)
  }
  return {
    url,
    pid: child.pid ?? 0,
    output,
    kill: (signal) => void child.kill(signal),
    exited,
    stop: () => {
      child.kill('SIGTERM')
      return exited
    },
  }
}

function exitOf(child: ChildProcess) {
  return new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1)),
  )
}

async function isHealthy(url: string) {
  try {
    return (await fetch(`${url}/api/health`)).ok
  } catch {
    return false
  }
}

/** Tests choose the port, because the server needs its address for links in mail before it listens. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
