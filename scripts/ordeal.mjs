import { pathToFileURL } from 'node:url'
import { prepare } from './setup/prepare.mjs'
import { fromRoot } from './setup/root.mjs'
import { runOrdeals } from './testing/run-ordeals.mjs'

await prepare()
// The table of ordeals is TypeScript, which Node 20 does not run without a loader.
const { register } = await import('tsx/esm/api')
register()
const { ordeals } = await import(pathToFileURL(fromRoot('src', 'server', 'testing', 'ordeals.ts')).href)
process.exit(await runOrdeals(ordeals, process.argv.slice(2)))
