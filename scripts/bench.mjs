import { pathToFileURL } from 'node:url'
import { ensureBuild } from './setup/build.mjs'
import { endChildrenWith } from './setup/command.mjs'
import { withSetupLock } from './setup/lock.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { endWithNpm } from './setup/parent.mjs'
import { fromRoot, root } from './setup/root.mjs'

// Measures the built product. bench/ is TypeScript, which this Node does not read by itself.
process.chdir(root)
endWithNpm()
const restoreSignals = endChildrenWith(process)
await withSetupLock(async () => {
  await ensurePackages()
  await ensureBuild()
})
restoreSignals()
const { register } = await import('tsx/esm/api')
register()
const { bench } = await import(pathToFileURL(fromRoot('bench', 'main.ts')).href)
process.exit(await bench(process.argv.slice(2)))
