import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/testing/built-server.ts'
import { fromRoot } from '../../scripts/setup/root.mjs'
import { watchOver } from './children.ts'

export const admin = { email: 'admin@example.org', password: 'a long enough password' }

export interface Server {
  url: string
  pid: number
  stop(): Promise<void>
}

const program = fromRoot('dist', 'server', 'main.js')
const patienceMs = 180_000

/**
 * The built server as people run it, its request log included; but what it prints goes nowhere, since keeping a line for
 * every request would fill the memory of whoever keeps it. All share one secret, so that they know each other's sessions.
 */
export async function startServer(env: NodeJS.ProcessEnv, nodeArgs: string[] = []): Promise<Server> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    RATE_LIMIT: 'off',
    DEMO_DATA: 'false',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SESSION_SECRET: 'the same for all servers of one run',
    ...env,
  }
  const child = watchOver(
    spawn(process.execPath, [...nodeArgs, program], { env: environment, stdio: 'ignore' }),
  )
  const exited = once(child, 'exit')
  const deadline = Date.now() + patienceMs
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`${lastWords(environment)}\nThe server did not start.`)
    }
    await sleep(50)
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function answers(url: string) {
  try {
    return (await fetch(`${url}/api/health`)).ok
  } catch {
    return false
  }
}

/** What one that does not start has to say, heard by starting it once more. */
function lastWords(env: NodeJS.ProcessEnv) {
  const { stdout, stderr } = spawnSync(process.execPath, [program], {
    env,
    encoding: 'utf8',
    timeout: 20_000,
  })
  return `${stdout}${stderr}`.slice(-5_000)
}
