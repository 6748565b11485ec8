import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { command, packageCommand } from './command.mjs'
import { printLine, secondsSince } from './print-line.mjs'
import { fromRoot } from './root.mjs'

const settings = ['vite.config.ts', 'vite.server.config.ts', 'package.json', 'package-lock.json']
const testPath = /\.test\.tsx?$|^server[\\/]testing\b/

/** Builds the pages and the server if their sources have changed since the last build. */
export async function ensureBuild() {
  const stored = fromRoot('dist', '.inputs')
  if (!existsSync(stored) || readFileSync(stored, 'utf8') !== hashInputs()) await build()
}

/**
 * Builds beside dist and then replaces it: a failed or interrupted build leaves the last good one in place.
 * It hashes the inputs first, so that a file saved during the build triggers a rebuild at the next start.
 */
export async function build() {
  printLine('Building the pages and the server …')
  const since = performance.now()
  const inputs = hashInputs()
  const next = fromRoot('.cache', 'next-build')
  rmSync(next, { recursive: true, force: true })
  await Promise.all([
    vite('vite.config.ts', join(next, 'client')),
    vite('vite.server.config.ts', join(next, 'server')).then(() => describeApi(join(next, 'server'))),
  ])
  writeFileSync(join(next, '.inputs'), inputs)
  rmSync(fromRoot('dist'), { recursive: true, force: true })
  renameSync(next, fromRoot('dist'))
  printLine(`Built in ${secondsSince(since)}.`)
}

/** @param {string} config @param {string} outDir */
async function vite(config, outDir) {
  const args = ['build', '--config', config, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  const { code, output } = await packageCommand('vite/bin/vite.js', args)
  if (code !== 0) throw new Error(`${output}\nThe build of ${config} failed; the reason is above.`)
}

/** Generated at build time, because it blocks the event loop for half a second. @param {string} folder */
async function describeApi(folder) {
  const args = [join(folder, 'describe-api.js'), join(folder, 'api-document.json')]
  const { code, output } = await command(process.execPath, args)
  if (code !== 0) throw new Error(`${output}\nThe API could not be described; the reason is above.`)
}

/** Hashes the names and contents of all files that the build depends on. */
function hashInputs() {
  const sources = readdirSync(fromRoot('src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => !testPath.test(path))
    .map((path) => join('src', path))
  const hash = createHash('sha256')
  for (const path of [...settings, ...sources.sort()])
    hash.update(`${path}\0`).update(statSync(fromRoot(path)).isFile() ? readFileSync(fromRoot(path)) : '')
  return hash.digest('hex')
}
