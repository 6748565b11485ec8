import { pathToFileURL } from 'node:url'
import { prepare } from './setup/prepare.mjs'
import { fromRoot } from './setup/root.mjs'

// Measures the built product. bench/ is TypeScript, which Node 20 does not run without a loader.
await prepare()
const { register } = await import('tsx/esm/api')
register()
const { bench } = await import(pathToFileURL(fromRoot('bench', 'main.ts')).href)
process.exit(await bench(process.argv.slice(2)))
