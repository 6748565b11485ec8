import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageCommand } from './command.mjs'
import { fingerprint, storedFingerprint } from './fingerprint.mjs'
import { fromRoot } from './root.mjs'
import { say, secondsSince } from './say.mjs'

const inputs = [
  'index.html',
  'public',
  'src/client',
  'src/server',
  'src/shared',
  'vite.config.ts',
  'vite.server.config.ts',
  'package.json',
  'package-lock.json',
]
const isInput = (/** @type {string} */ path) => !/\.test\.tsx?$|^src[\\/]server[\\/]testing[\\/]/.test(path)

/** Builds the pages and the server when their sources have changed since the last build. */
export async function ensureBuild() {
  if (storedFingerprint('dist/.inputs') === fingerprint(inputs, isInput)) return
  await build()
}

/**
 * Builds beside dist and renames at the end: a failed or interrupted build leaves the last good one in place.
 * The fingerprint is taken first, so that a file saved during the build makes the next start build again.
 */
export async function build() {
  say('Building the pages and the server …')
  const since = performance.now()
  const inputsHash = fingerprint(inputs, isInput)
  removeLeftovers()
  const next = fromRoot('.cache', `build-next-${process.pid}`)
  mkdirSync(next, { recursive: true })
  try {
    await Promise.all([
      vite('vite.config.ts', join(next, 'client')),
      vite('vite.server.config.ts', join(next, 'server')),
    ])
    writeFileSync(join(next, '.inputs'), inputsHash)
    const last = fromRoot('.cache', `build-last-${process.pid}`)
    if (existsSync(fromRoot('dist'))) renameSync(fromRoot('dist'), last)
    renameSync(next, fromRoot('dist'))
  } finally {
    removeLeftovers()
  }
  say(`Built in ${secondsSince(since)}.`)
}

/** @param {string} config @param {string} outDir */
async function vite(config, outDir) {
  const args = ['build', '--config', config, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  const { code, output } = await packageCommand('vite/bin/vite.js', args)
  if (code !== 0) throw new Error(`${output}\nThe build of ${config} failed; the reason is above.`)
}

// Only one build runs at a time, so these folders come from builds that were killed.
function removeLeftovers() {
  const folder = fromRoot('.cache')
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (name.startsWith('build-')) rmSync(join(folder, name), { recursive: true, force: true })
}
