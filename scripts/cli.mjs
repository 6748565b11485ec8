import { pathToFileURL } from 'node:url'
import { prepare } from './setup/prepare.mjs'
import { fromRoot } from './setup/root.mjs'

// Runs one of the programs of src/server/cli, which are built beside the server.
const [name = '', ...args] = process.argv.slice(2)
await prepare()
const program = fromRoot('dist', 'server', `${name}.js`)
process.argv = [process.execPath, program, ...args]
await import(pathToFileURL(program).href)
