import { build, ensureBuild } from './build.mjs'
import { exitWithNpm } from './exit-with-npm.mjs'
import { withSetupLock } from './lock.mjs'
import { ensurePackages } from './packages.mjs'
import { root } from './root.mjs'

/**
 * Installs missing packages and builds the product, then restores default signal handling.
 * @param {'always' | 'if stale' | 'never'} [whenToBuild]
 */
export async function prepare(whenToBuild = 'if stale') {
  process.chdir(root)
  exitWithNpm()
  const exit = () => process.exit(130)
  process.on('SIGINT', exit).on('SIGTERM', exit)
  try {
    await withSetupLock(async () => {
      await ensurePackages()
      if (whenToBuild === 'always') await build()
      if (whenToBuild === 'if stale') await ensureBuild()
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  process.off('SIGINT', exit).off('SIGTERM', exit)
}
