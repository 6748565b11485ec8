import { pathToFileURL } from 'node:url'
import { prepare } from './setup/prepare.mjs'
import { fromRoot } from './setup/root.mjs'

// Builds the product if needed, then runs a program. Outside dist/ it may import TypeScript, for which Node 20 needs a loader.
const [path = '', ...args] = process.argv.slice(2)
await prepare()
if (!path.startsWith('dist/')) (await import('tsx/esm/api')).register()
const program = fromRoot(path)
process.argv = [process.execPath, program, ...args]
await import(pathToFileURL(program).href)
