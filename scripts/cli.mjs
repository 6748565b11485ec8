import { pathToFileURL } from 'node:url'
import { ensureBuild } from './setup/build.mjs'
import { endChildrenWith } from './setup/command.mjs'
import { withSetupLock } from './setup/lock.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { fromRoot } from './setup/root.mjs'

// Runs one of the programs of src/server/cli, which are built beside the server.
const [name = '', ...args] = process.argv.slice(2)
const restoreSignals = endChildrenWith(process)
await withSetupLock(async () => {
  await ensurePackages()
  await ensureBuild()
})
restoreSignals()
const program = fromRoot('dist', 'server', `${name}.js`)
process.argv = [process.execPath, program, ...args]
await import(pathToFileURL(program).href)
