import { pathToFileURL } from 'node:url'
import { ensureBuild } from './build.mjs'
import { endChildrenWith } from './command.mjs'
import { withSetupLock } from './lock.mjs'
import { ensurePackages } from './packages.mjs'
import { endWithNpm } from './parent.mjs'
import { fromRoot, root } from './root.mjs'

/** Installs and builds what is missing, then becomes the server: one process, so that one signal ends it. */
export async function run() {
  process.chdir(root)
  endWithNpm()
  const restoreSignals = endChildrenWith(process)
  try {
    await withSetupLock(async () => {
      await ensurePackages()
      await ensureBuild()
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  restoreSignals()
  await import(pathToFileURL(fromRoot('dist/server/main.js')).href)
}
