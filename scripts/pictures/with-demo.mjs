import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '../setup/prepare.mjs'
import { startServer } from '../setup/start-server.mjs'
import { findBrowser, noBrowser } from '../testing/browser.mjs'

/**
 * Runs the work against the demo in a temporary DATA_DIR, or against a running server whose address is the first argument.
 * @param {(demo: { url: string, browserPath: string, folder: string }) => Promise<void>} work
 */
export async function withDemo(work) {
  await prepare()
  const browserPath = findBrowser()
  if (!browserPath) {
    console.error(noBrowser)
    process.exit(1)
  }
  const folder = mkdtempSync(join(tmpdir(), 'waymark-demo-'))
  const given = process.argv[2]
  const server = given ? null : await startServer({ DATA_DIR: join(folder, 'data'), DEMO_DATA: 'true' })
  try {
    await work({ url: given ?? server?.url ?? '', browserPath, folder })
  } finally {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
