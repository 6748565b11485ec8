import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuild } from '../setup/build.mjs'
import { withSetupLock } from '../setup/lock.mjs'
import { ensurePackages } from '../setup/packages.mjs'
import { fromRoot, root } from '../setup/root.mjs'

/**
 * The product with its demo data, on a data folder of its own, so that nobody's real one is touched.
 * @param {string} dataDir
 */
export async function startDemo(dataDir) {
  await withSetupLock(async () => {
    await ensurePackages()
    await ensureBuild()
  })
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [fromRoot('dist', 'server', 'main.js')], {
    cwd: root,
    env: { PATH, HOME, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error('The demo ended before it answered.')
    await sleep(200)
  }
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(`${url}/api/health`)).ok
  } catch {
    return false
  }
}
