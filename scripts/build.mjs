import { build } from './setup/build.mjs'
import { endChildrenWith } from './setup/command.mjs'
import { withSetupLock } from './setup/lock.mjs'
import { ensurePackages } from './setup/packages.mjs'

endChildrenWith(process)
try {
  await withSetupLock(async () => {
    await ensurePackages()
    await build()
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
