import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fromRoot, root } from './root.mjs'

/**
 * Starts the built server in its own process, on a free port and without the environment of the caller. Resolves when it
 * answers requests.
 * @param {NodeJS.ProcessEnv} env
 */
export async function startServer(env) {
  const port = await freePort()
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [fromRoot('dist', 'server', 'main.js')], {
    cwd: root,
    env: { PATH, HOME, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered.')
    await sleep(20)
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      process.off('exit', kill)
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** @param {string} url */
async function isReady(url) {
  try {
    return (await fetch(`${url}/api/health`)).ok
  } catch {
    return false
  }
}

/** @returns {Promise<number>} */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
