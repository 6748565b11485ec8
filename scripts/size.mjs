import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { prepare } from './setup/prepare.mjs'
import { fromRoot } from './setup/root.mjs'

/** What a first visit loads: the entry, and the screens that the table of screens fetches for that address. */
const firstLoads = [
  { name: 'landing', budget: 90, screens: ['screens/landing/landing.tsx'] },
  {
    name: 'a listing screen',
    budget: 175,
    screens: [
      'app-routes.tsx',
      'features/session/session-data-provider.tsx',
      'layout/signed-in-layout.tsx',
      'screens/listings/listing-screen.tsx',
      'ui/toaster.tsx',
    ],
  },
]

await prepare()
const client = fromRoot('dist', 'client')
/** @type {import('vite').Manifest} */
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'))

for (const { name, budget, screens } of firstLoads) {
  const files = new Set(['index.html', ...screens].flatMap((entry) => filesOf(entry)))
  const size = [...files].reduce((sum, file) => sum + gzippedKilobytes(file), 0)
  const isOver = size > budget
  console.log(`${isOver ? '✗' : '✓'} ${name}: ${size.toFixed(1)} kB of ${budget} kB, ${files.size} files`)
  if (isOver) process.exitCode = 1
}

/** @param {string} entry @param {Set<string>} seen @returns {string[]} */
function filesOf(entry, seen = new Set()) {
  if (seen.has(entry)) return []
  seen.add(entry)
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`The build has no file for ${entry}`)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((needed) => filesOf(needed, seen))]
}

/** @param {string} file */
function gzippedKilobytes(file) {
  return gzipSync(readFileSync(join(client, file)), { level: 9 }).length / 1000
}
